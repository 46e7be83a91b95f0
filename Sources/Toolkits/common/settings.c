/* What the person chooses, in $XDG_CONFIG_HOME/pointerkit/settings.conf. */
#define _GNU_SOURCE
#include "settings.h"

#include <errno.h>
#include <locale.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const struct { const char *key; size_t offset; } switches[] = {
  { "natural_scrolling", offsetof(ptk_settings, natural_scrolling) },
  { "inertia", offsetof(ptk_settings, inertia) },
  { "animations", offsetof(ptk_settings, animations) },
  { "increased_contrast", offsetof(ptk_settings, increased_contrast) },
  { "reduce_motion", offsetof(ptk_settings, reduce_motion) },
  { "control_click_is_secondary", offsetof(ptk_settings, control_click_is_secondary) },
};

static const struct { const char *key; size_t offset; double least, greatest; } numbers[] = {
  { "tracking_speed", offsetof(ptk_settings, tracking_speed), -1, 3 },
  { "scrolling_speed", offsetof(ptk_settings, scrolling_speed), 0, 10 },
  { "auto_hide_delay", offsetof(ptk_settings, auto_hide_delay), 0, 3600 },
  { "pointer_scale", offsetof(ptk_settings, pointer_scale), 0.5, 4 },
  { "double_click_interval", offsetof(ptk_settings, double_click_interval), 0.1, 5 },
};

static const char *const densities[] = { "automatic", "touch", "compact" };

enum {
  SWITCH_COUNT = sizeof switches / sizeof *switches, NUMBER_COUNT = sizeof numbers / sizeof *numbers,
  DENSITY_COUNT = sizeof densities / sizeof *densities
};

typedef void Complain(const char *text);

__attribute__((format(printf, 2, 3))) static void say(Complain *complain, const char *format, ...) {
  char text[1024];
  va_list arguments;
  va_start(arguments, format);
  int count = snprintf(text, sizeof text, "PointerKit: %s: ", settings_path());
  if (count > 0 && (size_t)count < sizeof text) vsnprintf(text + count, sizeof text - (size_t)count, format, arguments);
  va_end(arguments);
  complain(text);
}

const char *settings_path(void) {
  static char *path;
  if (path) return path;
  const char *config = getenv("XDG_CONFIG_HOME"), *home = getenv("HOME");
  int is_set = config && config[0] == '/';
  if (asprintf(&path, "%s%s/pointerkit/settings.conf", is_set ? config : home ? home : "", is_set ? "" : "/.config") < 0) path = NULL;
  return path ? path : "";
}

/* A number that is written with a point, whatever the person's language has. */
static int read_number(const char *text, double *value) {
  static locale_t plain;
  if (!plain) plain = newlocale(LC_ALL_MASK, "C", (locale_t)0);
  char *end = NULL;
  *value = plain ? strtod_l(text, &end, plain) : strtod(text, &end);
  return end != text && *end == '\0';
}

/* Whether a text is a boolean, which is left as it is otherwise. */
static int read_switch(const char *text, bool *value) {
  int is_true = strcmp(text, "true") == 0 || strcmp(text, "1") == 0;
  if (!is_true && strcmp(text, "false") != 0 && strcmp(text, "0") != 0) return 0;
  *value = is_true;
  return 1;
}

static void read_density(Settings *self, const char *text, Complain *complain) {
  for (int i = 0; i < DENSITY_COUNT; i++)
    if (strcmp(text, densities[i]) == 0) {
      self->density = (Density)i;
      return;
    }
  say(complain, "[PointerKit] density: found '%s', expected automatic, touch or compact", text);
}

static void complain_of_key(const char *key, const char *text, Complain *complain) {
  char names[512] = "enabled, density";
  size_t used = strlen(names);
  for (int i = 0; i < SWITCH_COUNT + NUMBER_COUNT; i++) {
    const char *name = i < SWITCH_COUNT ? switches[i].key : numbers[i - SWITCH_COUNT].key;
    used += (size_t)snprintf(names + used, sizeof names - used, ", %s", name);
  }
  say(complain, "[PointerKit] %s: found '%s', expected one of %s", key, text, names);
}

static void read_own(Settings *self, const char *key, const char *text, Complain *complain) {
  const char *boolean = "[PointerKit] %s: found '%s', expected true or false";
  bool is_on = true;
  if (strcmp(key, "density") == 0) {
    read_density(self, text, complain);
    return;
  }
  if (strcmp(key, "enabled") == 0) {
    if (!read_switch(text, &is_on)) say(complain, boolean, key, text);
    self->is_on = self->is_on && is_on;
    return;
  }
  for (int i = 0; i < SWITCH_COUNT; i++) {
    if (strcmp(key, switches[i].key) != 0) continue;
    if (!read_switch(text, (bool *)((char *)&self->values + switches[i].offset))) say(complain, boolean, key, text);
    return;
  }
  for (int i = 0; i < NUMBER_COUNT; i++) {
    if (strcmp(key, numbers[i].key) != 0) continue;
    double value = 0;
    if (read_number(text, &value) && value >= numbers[i].least && value <= numbers[i].greatest)
      *(double *)(void *)((char *)&self->values + numbers[i].offset) = value;
    else
      say(complain, "[PointerKit] %s: found '%s', expected a number from %g to %g", key, text, numbers[i].least, numbers[i].greatest);
    return;
  }
  complain_of_key(key, text, complain);
}

/* Whether a name is that of this program's executable, or one of `names`. */
static int is_this_program(const char *name, const char *const names[]) {
  char path[4096];
  ssize_t length = readlink("/proc/self/exe", path, sizeof path - 1);
  if (length > 0) {
    path[length] = '\0';
    const char *slash = strrchr(path, '/');
    if (strcmp(name, slash ? slash + 1 : path) == 0) return 1;
  }
  for (; names && *names; names++)
    if (strcmp(name, *names) == 0) return 1;
  return 0;
}

static char *trimmed(char *text) {
  while (*text == ' ' || *text == '\t') text++;
  size_t length = strlen(text);
  while (length && strchr(" \t\r\n", text[length - 1])) text[--length] = '\0';
  return text;
}

static void read_line(Settings *self, char *line, char group[static 128], const char *const names[], Complain *complain) {
  if (*line == '\0' || *line == '#' || *line == ';') return;
  size_t length = strlen(line);
  if (*line == '[' && line[length - 1] == ']') {
    snprintf(group, 128, "%.*s", (int)(length - 2), line + 1);
    if (strcmp(group, "PointerKit") != 0 && strcmp(group, "Programs") != 0)
      say(complain, "found the group [%s], expected [PointerKit] or [Programs]", group);
    return;
  }
  char *equals = strchr(line, '=');
  if (!equals) {
    say(complain, "found '%s', expected a line such as key=value", line);
    return;
  }
  *equals = '\0';
  const char *key = trimmed(line), *text = trimmed(equals + 1);
  bool is_on = true;
  if (strcmp(group, "PointerKit") == 0) {
    read_own(self, key, text, complain);
  } else if (strcmp(group, "Programs") == 0 && is_this_program(key, names)) {
    if (!read_switch(text, &is_on)) say(complain, "[Programs] %s: found '%s', expected true or false", key, text);
    self->is_on = self->is_on && is_on;
  }
}

Settings settings_read(const char *const names[], void (*complain)(const char *text)) {
  Settings self = { .is_on = 1, .density = DENSITY_AUTOMATIC, .values = ptk_default_settings() };
  FILE *file = fopen(settings_path(), "re");
  if (!file) {
    if (errno != ENOENT && errno != ENOTDIR) say(complain, "%s", strerror(errno));
    return self;
  }
  char *line = NULL, group[128] = "";
  size_t size = 0;
  while (getline(&line, &size, file) >= 0) read_line(&self, trimmed(line), group, names, complain);
  free(line);
  fclose(file);
  return self;
}

ptk_configuration settings_configuration(Density chosen, int is_dense, double scale) {
  ptk_configuration compact = ptk_compact_configuration(), config = ptk_default_configuration();
  if (chosen == DENSITY_COMPACT || (chosen == DENSITY_AUTOMATIC && is_dense)) config = compact;
  else if (chosen == DENSITY_AUTOMATIC) config.pointer.circle_diameter = compact.pointer.circle_diameter; /* It is alike in all windows. */
  /* Thin lines and small letters that grow by a point or two are blurred where a point is a pixel. */
  if (scale < 2) config.effects.highlight_growth = 0;
  /* Controls of a desktop have edges, beside which what moves with the pointer looks out of place. */
  config.snapping.parallax_limit = config.effects.content_parallax_limit = 1;
  return config;
}
