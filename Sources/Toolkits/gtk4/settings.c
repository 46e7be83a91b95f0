/* What the person chooses, in $XDG_CONFIG_HOME/pointerkit/settings.conf, which is read again when it changes. */
#include "window.h"

#include <stddef.h>

static const struct { const char *key; size_t offset; gboolean is_number; } fields[] = {
  { "natural_scrolling", offsetof(ptk_settings, natural_scrolling), FALSE },
  { "inertia", offsetof(ptk_settings, inertia), FALSE },
  { "animations", offsetof(ptk_settings, animations), FALSE },
  { "increased_contrast", offsetof(ptk_settings, increased_contrast), FALSE },
  { "reduce_motion", offsetof(ptk_settings, reduce_motion), FALSE },
  { "control_click_is_secondary", offsetof(ptk_settings, control_click_is_secondary), FALSE },
  { "tracking_speed", offsetof(ptk_settings, tracking_speed), TRUE },
  { "scrolling_speed", offsetof(ptk_settings, scrolling_speed), TRUE },
  { "auto_hide_delay", offsetof(ptk_settings, auto_hide_delay), TRUE },
  { "pointer_scale", offsetof(ptk_settings, pointer_scale), TRUE },
  { "double_click_interval", offsetof(ptk_settings, double_click_interval), TRUE },
};

static char *path_of_file(void) { return g_build_filename(g_get_user_config_dir(), "pointerkit", "settings.conf", NULL); }

static void complain(const char *key, const char *expected, GKeyFile *file, const char *group) {
  char *path = path_of_file(), *found = g_key_file_get_value(file, group, key, NULL);
  g_warning("PointerKit: %s: [%s] %s: found '%s', expected %s", path, group, key, found ? found : "", expected);
  g_free(path);
  g_free(found);
}

/* The file; empty if there is none. */
static GKeyFile *read_file(void) {
  GKeyFile *file = g_key_file_new();
  char *path = path_of_file();
  GError *error = NULL;
  if (!g_key_file_load_from_file(file, path, G_KEY_FILE_NONE, &error)) {
    if (!g_error_matches(error, G_FILE_ERROR, G_FILE_ERROR_NOENT) && !g_error_matches(error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_NOT_FOUND))
      g_warning("PointerKit: %s: %s", path, error->message);
    g_error_free(error);
  }
  g_free(path);
  return file;
}

static gboolean read_boolean(GKeyFile *file, const char *group, const char *key, gboolean value) {
  if (!g_key_file_has_key(file, group, key, NULL)) return value;
  GError *error = NULL;
  gboolean found = g_key_file_get_boolean(file, group, key, &error);
  if (!error) return found;
  complain(key, "true or false", file, group);
  g_error_free(error);
  return value;
}

gboolean settings_are_on(void) {
  GKeyFile *file = read_file();
  gboolean is_on = read_boolean(file, "PointerKit", "enabled", TRUE);
  const char *program = g_get_prgname();
  if (is_on && program) is_on = read_boolean(file, "Programs", program, TRUE);
  g_key_file_unref(file);
  return is_on;
}

void settings_apply(PtkWindow *self) {
  GKeyFile *file = read_file();
  ptk_settings settings = ptk_settings_default();
  for (guint i = 0; i < G_N_ELEMENTS(fields); i++) {
    const char *key = fields[i].key;
    if (!g_key_file_has_key(file, "PointerKit", key, NULL)) continue;
    char *field = (char *)&settings + fields[i].offset;
    if (!fields[i].is_number) {
      ptk_bool *value = (ptk_bool *)(gpointer)field;
      *value = read_boolean(file, "PointerKit", key, *value);
      continue;
    }
    GError *error = NULL;
    double value = g_key_file_get_double(file, "PointerKit", key, &error);
    if (!error) *(double *)(gpointer)field = value;
    else complain(key, "a number", file, "PointerKit");
    g_clear_error(&error);
  }
  char *density = g_key_file_get_string(file, "PointerKit", "density", NULL);
  gboolean is_touch = g_strcmp0(density, "touch") == 0;
  if (density && !is_touch && strcmp(density, "compact") != 0 && strcmp(density, "automatic") != 0)
    complain("density", "automatic, touch or compact", file, "PointerKit");
  g_free(density);
  g_key_file_unref(file);
  /* Desktop layouts are denser than the touch numbers allow. */
  ptk_config config = is_touch ? ptk_config_default() : ptk_config_compact();
  config.host_warps_cursor = cursor_can_warp(self);
  config.display_scale = gtk_widget_get_scale_factor(GTK_WIDGET(self->widget));
  gint64 now = ptk_gtk_now();
  ptk_engine_set_config(self->engine, &config, now);
  ptk_engine_set_settings(self->engine, &settings, now);
}

static void changed_file(GFileMonitor *monitor, GFile *file, GFile *other, GFileMonitorEvent event, gpointer data) {
  (void)monitor, (void)file, (void)other;
  if (event == G_FILE_MONITOR_EVENT_CHANGES_DONE_HINT || event == G_FILE_MONITOR_EVENT_DELETED ||
      event == G_FILE_MONITOR_EVENT_CREATED)
    ((void (*)(void))data)();
}

void settings_watch(void (*changed)(void)) {
  static GFileMonitor *monitor;
  if (monitor) return;
  char *path = path_of_file();
  GFile *file = g_file_new_for_path(path);
  monitor = g_file_monitor_file(file, G_FILE_MONITOR_NONE, NULL, NULL);
  if (monitor) g_signal_connect(monitor, "changed", G_CALLBACK(changed_file), (gpointer)changed);
  g_object_unref(file);
  g_free(path);
}
