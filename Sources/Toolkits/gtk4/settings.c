/* What the person has chosen in the file of settings, for this program and its windows. */
#include "settings.h"

#include <glib-unix.h>

#include "../common/settings.h"
#include "../common/watch.h"
#include "input/cursor.h"

static Settings chosen;
static gboolean is_read;

static void complain(const char *text) { g_warning("%s", text); }

/* The file, as it was read last, so that what is wrong is named once. */
static const Settings *read_settings(void) {
  if (is_read) return &chosen;
  GApplication *application = g_application_get_default();
  const char *names[3] = { g_get_prgname() };
  if (names[0] && application) names[1] = g_application_get_application_id(application);
  chosen = settings_read(names, complain);
  is_read = TRUE;
  return &chosen;
}

gboolean settings_are_on(void) { return read_settings()->is_on; }

void settings_apply(PtkWindow *self) {
  double scale = gtk_widget_get_scale_factor(self->widget);
  ptk_configuration config = settings_configuration(read_settings()->density, self->scene.is_dense, scale);
  ptk_host_traits host = ptk_default_host_traits();
  self->scene.is_known_dense = self->scene.is_dense;
  self->pointing.can_warp = cursor_can_warp(self);
  host.warps_cursor = self->pointing.can_warp;
  host.display_scale = scale;
  gint64 now = ptk_gtk_now();
  ptk_engine_set_configuration(self->engine, &config, now);
  ptk_engine_set_host_traits(self->engine, &host, now);
  ptk_engine_set_settings(self->engine, &read_settings()->values, now);
}

static gboolean has_news(int descriptor, GIOCondition condition, gpointer changed) {
  (void)condition;
  if (!watch_read(descriptor, settings_path())) return G_SOURCE_CONTINUE;
  is_read = FALSE;
  ((void (*)(void))changed)();
  return G_SOURCE_CONTINUE;
}

void settings_watch(void (*changed)(void)) {
  int descriptor = watch_open(settings_path());
  if (descriptor >= 0) g_unix_fd_add(descriptor, G_IO_IN, has_news, (gpointer)changed);
}
