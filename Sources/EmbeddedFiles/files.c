// The files stay beside the code that reads them. The C compiler embeds 400 kB in hundredths of a second;
// SwiftPM's `.embedInCode` takes seconds, since it makes a Swift array literal of them.
#pragma clang diagnostic ignored "-Wc23-extensions"

#include "EmbeddedFiles.h"
#include <string.h>

static const unsigned char tour_json[] = {
#embed "../PointerScenes/Tour/tour.json"
};
static const unsigned char tour_jsonl[] = {
#embed "../PointerScenes/Tour/tour.jsonl"
};
static const unsigned char scene_json[] = {
#embed "../PointerScenes/Example/scene.json"
};
static const unsigned char trace_jsonl[] = {
#embed "../PointerScenes/Example/trace.jsonl"
};
static const unsigned char examples_json[] = {
#embed "../PointerScenes/Audit/examples.json"
};
static const unsigned char glyphs_json[] = {
#embed "../PointerScenes/Drawing/glyphs.json"
};
static const unsigned char player_html[] = {
#embed "../PointerScenes/Player/Page/player.html"
};
static const unsigned char player_css[] = {
#embed "../PointerScenes/Player/Page/player.css"
};
static const unsigned char player_js[] = {
#embed "../PointerScenes/Player/Page/player.js"
};

#define FILE_NAMED(name, array) {name, {array, sizeof array}}
static const struct {
  const char *name;
  embedded_file file;
} files[] = {
    FILE_NAMED("tour.json", tour_json),
    FILE_NAMED("tour.jsonl", tour_jsonl),
    FILE_NAMED("scene.json", scene_json),
    FILE_NAMED("trace.jsonl", trace_jsonl),
    FILE_NAMED("examples.json", examples_json),
    FILE_NAMED("glyphs.json", glyphs_json),
    FILE_NAMED("player.html", player_html),
    FILE_NAMED("player.css", player_css),
    FILE_NAMED("player.js", player_js),
};

embedded_file embedded_file_named(const char *name) {
  for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
    if (strcmp(files[i].name, name) == 0) return files[i].file;
  }
  return (embedded_file){NULL, 0};
}
