/* Reads a layout of a program, and checks it. */
#include "layout.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *contents_of(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) return NULL;
  char *text = NULL;
  size_t length = 0, room = 0, read;
  do {
    if (length + 4096 + 1 > room) text = realloc(text, room = 2 * room + 8192);
    if (!text) abort();
    read = fread(text + length, 1, 4096, file);
    length += read;
  } while (read);
  fclose(file);
  text[length] = '\0';
  return text;
}

/* The next field of a line, which ends at a tab. */
static char *field(char **rest) {
  char *start = *rest;
  if (!start) return "";
  char *end = strchr(start, '\t');
  if (end) *end++ = '\0';
  *rest = end;
  return start;
}

static double number(char **rest) { return strtod(field(rest), NULL); }
static uint64_t identifier(char **rest) { return strtoull(field(rest), NULL, 10); }
static ptk_rect rect(char **rest) {
  double x = number(rest), y = number(rest), width = number(rest), height = number(rest);
  return (ptk_rect){ x, y, width > 0 ? width : 0, height > 0 ? height : 0 };
}

/* Room for one more element. */
static void *grown(void *list, size_t count, size_t size) {
  if (count & (count - 1)) return list; /* The room is a power of two. */
  list = realloc(list, (count ? 2 * count : 1) * size);
  if (!list) abort();
  return list;
}

static void read_target(Layout *layout, char *rest) {
  layout->entries = grown(layout->entries, layout->entry_count, sizeof *layout->entries);
  Entry *entry = &layout->entries[layout->entry_count++];
  memset(entry, 0, sizeof *entry);
  uint64_t id = identifier(&rest), space = identifier(&rest);
  ptk_kind kind = (ptk_kind)number(&rest);
  int64_t z = strtoll(field(&rest), NULL, 10);
  entry->is_exempt = number(&rest) != 0;
  entry->is_seen = number(&rest) != 0;
  entry->equivalent = identifier(&rest);
  entry->target = ptk_target_of_kind(kind, id, rect(&rest));
  entry->target.space = space;
  entry->target.z = z;
  entry->region = rect(&rest);
  entry->path = field(&rest);
  entry->name = field(&rest);
  entry->tip = field(&rest);
}

static void read_line(Layout *layout, char *rest) {
  const char *what = field(&rest);
  if (strcmp(what, "layout") == 0) {
    layout->size.width = number(&rest);
    layout->size.height = number(&rest);
    layout->title = field(&rest);
  } else if (strcmp(what, "picture") == 0) {
    layout->pictures = grown(layout->pictures, layout->picture_count, sizeof *layout->pictures);
    Picture *picture = &layout->pictures[layout->picture_count++];
    picture->frame = rect(&rest);
    picture->file = field(&rest);
  } else if (strcmp(what, "space") == 0) {
    layout->spaces = grown(layout->spaces, layout->space_count, sizeof *layout->spaces);
    uint64_t id = identifier(&rest), parent = identifier(&rest);
    ptk_space space = ptk_default_space();
    space.id = id;
    space.parent = parent;
    space.origin.x = number(&rest);
    space.origin.y = number(&rest);
    space.z = strtoll(field(&rest), NULL, 10);
    space.is_opaque = number(&rest) != 0;
    space.has_clip = number(&rest) != 0;
    space.clip = rect(&rest);
    layout->spaces[layout->space_count++] = space;
  } else if (strcmp(what, "target") == 0) {
    read_target(layout, rest);
  }
}

int layout_read(Layout *layout, const char *file) {
  memset(layout, 0, sizeof *layout);
  layout->text = contents_of(file);
  for (char *line = layout->text, *end; line && *line; line = end) {
    end = strchr(line, '\n');
    if (end) *end++ = '\0';
    read_line(layout, line);
  }
  return layout->title != NULL;
}

void layout_free(Layout *layout) {
  free(layout->text);
  free(layout->spaces);
  free(layout->entries);
  free(layout->pictures);
}

const Entry *layout_find(const Layout *layout, uint64_t id) {
  for (size_t i = 0; i < layout->entry_count; i++)
    if (layout->entries[i].target.id == id) return &layout->entries[i];
  return NULL;
}

ptk_audit *layout_audit(const Layout *layout, ptk_rules rules) {
  ptk_engine *engine = ptk_engine_create(layout->size, NULL);
  size_t count = layout->entry_count;
  ptk_target *targets = calloc(count + 1, sizeof *targets);
  ptk_audit_exemption *exemptions = calloc(count + 1, sizeof *exemptions);
  ptk_audit_equivalent *equivalents = calloc(count + 1, sizeof *equivalents);
  ptk_audit_configuration configuration = ptk_default_audit_configuration();
  if (!engine || !targets || !exemptions || !equivalents) abort();
  for (size_t i = 0; i < count; i++) {
    const Entry *entry = &layout->entries[i];
    targets[i] = entry->target;
    if (entry->is_exempt)
      exemptions[configuration.exemption_count++] = (ptk_audit_exemption){ .target = entry->target.id, .rules = rules };
    if (entry->equivalent)
      equivalents[configuration.equivalent_count++] = (ptk_audit_equivalent){ entry->target.id, entry->equivalent };
  }
  configuration.rules = rules;
  configuration.frame_error = 0; /* Toolkits tell exactly what reacts. */
  configuration.exemptions = exemptions;
  configuration.equivalents = equivalents;
  ptk_engine_upsert_spaces(engine, layout->spaces, layout->space_count, 0);
  ptk_engine_upsert_targets(engine, targets, count, NULL, 0, 0);
  ptk_audit *audit = NULL;
  if (ptk_engine_audit(engine, &configuration, &audit) != PTK_STATUS_OK) audit = NULL;
  ptk_engine_destroy(engine);
  free(targets);
  free(exemptions);
  free(equivalents);
  return audit;
}
