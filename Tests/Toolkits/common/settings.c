/* What the toolkits share: the file of settings and its watch, and reports that are merged with a move of the cursor. Prints what
 * is wrong. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "../../../Sources/Toolkits/common/moves.h"
#include "../../../Sources/Toolkits/common/settings.h"
#include "../../../Sources/Toolkits/common/watch.h"

static int failures, complaints;
static char last[1024];

static void expect(int holds, const char *what) {
  if (holds) return;
  fprintf(stderr, "settings: %s; the last complaint is: %s\n", what, last);
  failures++;
}

static void complain(const char *text) {
  complaints++;
  snprintf(last, sizeof last, "%s", text);
}

static Settings read_file(const char *text) {
  FILE *file = fopen(settings_path(), "w");
  if (!file) exit(2);
  fputs(text, file);
  fclose(file);
  complaints = 0;
  static const char *const names[] = { "org.example.Program", NULL };
  return settings_read(names, complain);
}

static void try_watch(void) {
  char *folder = strdup(settings_path());
  *strrchr(folder, '/') = '\0';
  int descriptor = watch_open(settings_path());
  expect(descriptor >= 0 && !watch_read(descriptor, settings_path()), "a file that does not exist cannot be watched");
  mkdir(folder, 0700);
  watch_read(descriptor, settings_path());
  fclose(fopen(settings_path(), "w"));
  expect(watch_read(descriptor, settings_path()), "a file in a folder that is made later is not noticed");
  expect(!watch_read(descriptor, settings_path()), "a change is noticed twice");
  remove(settings_path());
  expect(watch_read(descriptor, settings_path()), "a file that is removed is not noticed");
  free(folder);
}

static void try_programs(void) {
  expect(read_file("[PointerKit]\nenabled = true\n").is_on, "the pointer is off");
  expect(!read_file("[PointerKit]\nenabled=false\n").is_on, "enabled=false leaves the pointer on");
  expect(!read_file("[Programs]\nsettings-test=false\n").is_on, "a program is not known by its executable");
  expect(!read_file("[Programs]\norg.example.Program=0\n").is_on, "a program is not known by its id");
  expect(read_file("[Programs]\nother=false\n").is_on && !complaints, "another program switches the pointer off");
}

static void try_values(void) {
  Settings found = read_file("# a comment\n[PointerKit]\npointer_scale=1.5\nreduce_motion=1\ndensity=touch\n");
  expect(found.values.pointer_scale == 1.5 && found.values.reduce_motion && found.density == DENSITY_TOUCH && !complaints,
         "right values are not read");
  const char *const wrong[] = { "pointer_scale=9", "pointer_scale=two", "reduce_motion=yes", "density=loose", "pointer_scal=2", "words" };
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    char text[128];
    snprintf(text, sizeof text, "[PointerKit]\n%s\n", wrong[i]);
    found = read_file(text);
    expect(complaints == 1 && strstr(last, "expected"), wrong[i]);
    expect(memcmp(&found.values.pointer_scale, &(double){ 1 }, sizeof(double)) == 0, "a wrong value counts");
  }
  read_file("[Other]\n");
  expect(complaints == 1, "an unknown group is not named");
  expect(settings_configuration(DENSITY_AUTOMATIC, 1, 1).regions.bezel_padding == ptk_compact_configuration().regions.bezel_padding,
         "a dense layout has the paddings of a tablet");
  expect(settings_configuration(DENSITY_TOUCH, 1, 1).regions.bezel_padding == ptk_default_configuration().regions.bezel_padding,
         "density=touch has the paddings of a desktop");
}

static void try_moves(void) {
  CursorMove move = { 1, { 10, 10 } };
  expect(!cursor_move_is_merged(&move, (ptk_point){ 11, 10 }, 1) && !move.is_set, "the report of a move counts as merged");
  move.is_set = 1;
  expect(!cursor_move_is_merged(&move, (ptk_point){ 40, 10 }, 0) && move.is_set, "a movement before the move ends it");
  expect(cursor_move_is_merged(&move, (ptk_point){ 40, 10 }, 1) && !move.is_set, "a merged report is not told");
  expect(!cursor_move_is_merged(&move, (ptk_point){ 40, 10 }, 1), "a move is told twice");
}

int main(void) {
  try_watch();
  try_programs();
  try_values();
  try_moves();
  return failures ? 1 : 0;
}
