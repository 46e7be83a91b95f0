/* What the person chooses, in $XDG_CONFIG_HOME/pointerkit/settings.conf, which is read again when it changes. */
#include "window.h"

#include <stddef.h>

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

typedef enum { DENSITY_AUTOMATIC, DENSITY_TOUCH, DENSITY_COMPACT } Density;

/* The file, as it was read last. */
static struct {
  gboolean is_read;
  gboolean is_on; /* For this program. */
  Density density;
  ptk_settings settings;
} chosen;

static char *path_of_file(void) { return g_build_filename(g_get_user_config_dir(), "pointerkit", "settings.conf", NULL); }

static void complain(GKeyFile *file, const char *group, const char *key, const char *expected) {
  char *path = path_of_file(), *found = g_key_file_get_value(file, group, key, NULL);
  g_warning("PointerKit: %s: [%s] %s: found '%s', expected %s", path, group, key, found ? found : "", expected);
  g_free(path);
  g_free(found);
}

static gboolean read_boolean(GKeyFile *file, const char *group, const char *key, gboolean value) {
  if (!g_key_file_has_key(file, group, key, NULL)) return value;
  GError *error = NULL;
  gboolean found = g_key_file_get_boolean(file, group, key, &error);
  if (!error) return found;
  complain(file, group, key, "true or false");
  g_error_free(error);
  return value;
}

static void read_number(GKeyFile *file, const char *key, double least, double greatest, double *value) {
  if (!g_key_file_has_key(file, "PointerKit", key, NULL)) return;
  GError *error = NULL;
  double found = g_key_file_get_double(file, "PointerKit", key, &error);
  if (!error && found >= least && found <= greatest) {
    *value = found;
    return;
  }
  char *expected = g_strdup_printf("a number from %g to %g", least, greatest);
  complain(file, "PointerKit", key, expected);
  g_free(expected);
  g_clear_error(&error);
}

static gboolean is_known(const char *key) {
  if (strcmp(key, "enabled") == 0 || strcmp(key, "density") == 0) return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS(switches); i++)
    if (strcmp(key, switches[i].key) == 0) return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS(numbers); i++)
    if (strcmp(key, numbers[i].key) == 0) return TRUE;
  return FALSE;
}

static void complain_of_key(GKeyFile *file, const char *group, const char *key) {
  GString *names = g_string_new("one of enabled, density");
  for (guint i = 0; i < G_N_ELEMENTS(switches); i++) g_string_append_printf(names, ", %s", switches[i].key);
  for (guint i = 0; i < G_N_ELEMENTS(numbers); i++) g_string_append_printf(names, ", %s", numbers[i].key);
  complain(file, group, key, names->str);
  g_string_free(names, TRUE);
}

static void complain_of_unknown(GKeyFile *file) {
  char **groups = g_key_file_get_groups(file, NULL);
  for (char **group = groups; *group; group++) {
    gboolean is_ours = strcmp(*group, "PointerKit") == 0;
    if (!is_ours && strcmp(*group, "Programs") != 0)
      g_warning("PointerKit: settings.conf: found the group [%s], expected [PointerKit] or [Programs]", *group);
    char **keys = is_ours ? g_key_file_get_keys(file, *group, NULL, NULL) : NULL;
    for (char **key = keys; key && *key; key++)
      if (!is_known(*key)) complain_of_key(file, *group, *key);
    g_strfreev(keys);
  }
  g_strfreev(groups);
}

static Density read_density(GKeyFile *file) {
  static const char *const names[] = { "automatic", "touch", "compact" };
  char *name = g_key_file_get_string(file, "PointerKit", "density", NULL);
  Density density = DENSITY_AUTOMATIC;
  while (name && density <= DENSITY_COMPACT && strcmp(name, names[density]) != 0) density++;
  if (density > DENSITY_COMPACT) {
    complain(file, "PointerKit", "density", "automatic, touch or compact");
    density = DENSITY_AUTOMATIC;
  }
  g_free(name);
  return density;
}

static void read_settings(void) {
  if (chosen.is_read) return;
  chosen.is_read = TRUE;
  GKeyFile *file = g_key_file_new();
  char *path = path_of_file();
  GError *error = NULL;
  if (!g_key_file_load_from_file(file, path, G_KEY_FILE_NONE, &error)) {
    if (!g_error_matches(error, G_FILE_ERROR, G_FILE_ERROR_NOENT)) g_warning("PointerKit: %s: %s", path, error->message);
    g_error_free(error);
  }
  g_free(path);
  complain_of_unknown(file);
  chosen.is_on = read_boolean(file, "PointerKit", "enabled", TRUE);
  if (g_get_prgname()) chosen.is_on = chosen.is_on && read_boolean(file, "Programs", g_get_prgname(), TRUE);
  chosen.density = read_density(file);
  chosen.settings = ptk_default_settings();
  char *settings = (char *)&chosen.settings;
  for (guint i = 0; i < G_N_ELEMENTS(switches); i++) {
    bool *value = (bool *)(gpointer)(settings + switches[i].offset);
    *value = read_boolean(file, "PointerKit", switches[i].key, *value);
  }
  for (guint i = 0; i < G_N_ELEMENTS(numbers); i++)
    read_number(file, numbers[i].key, numbers[i].least, numbers[i].greatest, (double *)(gpointer)(settings + numbers[i].offset));
  g_key_file_unref(file);
}

gboolean settings_are_on(void) {
  read_settings();
  return chosen.is_on;
}

void settings_apply(PtkWindow *self) {
  read_settings();
  ptk_configuration compact = ptk_compact_configuration(), config = ptk_default_configuration();
  if (chosen.density == DENSITY_AUTOMATIC) config.pointer.circle_diameter = compact.pointer.circle_diameter; /* It is alike in all windows. */
  if (chosen.density == DENSITY_COMPACT || (chosen.density == DENSITY_AUTOMATIC && self->is_dense)) config = compact;
  ptk_host_traits host = ptk_default_host_traits();
  self->can_warp = cursor_can_warp(self);
  host.warps_cursor = self->can_warp;
  host.display_scale = gtk_widget_get_scale_factor(GTK_WIDGET(self->widget));
  gint64 now = ptk_gtk_now();
  ptk_engine_set_configuration(self->engine, &config, now);
  ptk_engine_set_host_traits(self->engine, &host, now);
  ptk_engine_set_settings(self->engine, &chosen.settings, now);
}

static void changed_file(GFileMonitor *monitor, GFile *file, GFile *other, GFileMonitorEvent event, gpointer data) {
  (void)monitor, (void)file, (void)other;
  if (event != G_FILE_MONITOR_EVENT_CHANGES_DONE_HINT && event != G_FILE_MONITOR_EVENT_DELETED &&
      event != G_FILE_MONITOR_EVENT_CREATED)
    return;
  chosen.is_read = FALSE;
  ((void (*)(void))data)();
}

static void changed_folder(GFileMonitor *monitor, GFile *file, GFile *other, GFileMonitorEvent event, gpointer data) {
  (void)monitor, (void)other;
  char *name = g_file_get_basename(file);
  if (event == G_FILE_MONITOR_EVENT_CREATED && strcmp(name, "pointerkit") == 0) {
    settings_watch((void (*)(void))data);
    chosen.is_read = FALSE;
    ((void (*)(void))data)();
  }
  g_free(name);
}

/* GLib looks for what does not exist every four seconds, and so the folder around our folder is watched until ours is made. */
void settings_watch(void (*changed)(void)) {
  static GFileMonitor *monitor, *outer;
  if (monitor) return;
  char *path = path_of_file(), *folder = g_path_get_dirname(path);
  gboolean is_made = g_file_test(folder, G_FILE_TEST_IS_DIR);
  GFile *file = g_file_new_for_path(is_made ? path : g_get_user_config_dir());
  if (is_made) {
    g_clear_object(&outer);
    monitor = g_file_monitor_file(file, G_FILE_MONITOR_NONE, NULL, NULL);
    if (monitor) g_signal_connect(monitor, "changed", G_CALLBACK(changed_file), (gpointer)changed);
  } else if (!outer && g_file_query_exists(file, NULL)) {
    outer = g_file_monitor_directory(file, G_FILE_MONITOR_NONE, NULL, NULL);
    if (outer) g_signal_connect(outer, "changed", G_CALLBACK(changed_folder), (gpointer)changed);
  }
  g_object_unref(file);
  g_free(folder);
  g_free(path);
}
