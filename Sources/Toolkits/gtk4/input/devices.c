/* The devices of a window, as the engine knows them, and the instants of their stamps. */
#include "devices.h"

gint64 time_of(PtkWindow *self, guint32 stamp) {
  gint64 now = ptk_gtk_now();
  return stamp == GDK_CURRENT_TIME ? MAX(self->devices.stamps.last, now) : stamp_clock_convert(&self->devices.stamps, stamp, now);
}

static void describe(PtkWindow *self, guint32 id, ptk_device_kind kind) {
  ptk_device device = ptk_default_device(kind);
  /* GDK never says that a finger touches a touchpad: the engine infers a lift from silence. */
  device.reports_contact = PTK_CHOICE_NO;
  ptk_engine_set_device(self->engine, id, &device, ptk_gtk_now());
}

static ptk_device_kind kind_of(GdkDevice *device) {
  switch (gdk_device_get_source(device)) {
    case GDK_SOURCE_TOUCHPAD: return PTK_DEVICE_KIND_TRACKPAD;
    case GDK_SOURCE_TRACKPOINT: return PTK_DEVICE_KIND_TRACKPOINT;
    case GDK_SOURCE_MOUSE: return PTK_DEVICE_KIND_MOUSE;
    default: return PTK_DEVICE_KIND_OTHER;
  }
}

guint32 device_id(PtkWindow *self, GdkDevice *device) {
  for (guint i = 0; i < self->devices.count; i++)
    if (self->devices.known[i] == device) return i + 1;
  if (device == NULL || self->devices.count == GREATEST_DEVICE_COUNT) return 0;
  self->devices.known[self->devices.count++] = g_object_ref(device);
  ptk_device_kind kind = kind_of(device);
  describe(self, self->devices.count, kind == PTK_DEVICE_KIND_MOUSE && self->devices.has_touchpad ? PTK_DEVICE_KIND_TRACKPAD : kind);
  return self->devices.count;
}

/* Learns that the pointer is moved by a touchpad. On Wayland, GDK reports all movements as movements of one mouse, but each
 * scroll comes from the device that the person touches. */
void learn_touchpad(PtkWindow *self, GdkDevice *scrolling) {
  if (self->devices.has_touchpad || kind_of(scrolling) != PTK_DEVICE_KIND_TRACKPAD) return;
  self->devices.has_touchpad = TRUE;
  for (guint i = 0; i < self->devices.count; i++)
    if (kind_of(self->devices.known[i]) == PTK_DEVICE_KIND_MOUSE) describe(self, i + 1, PTK_DEVICE_KIND_TRACKPAD);
}

void devices_begin(PtkWindow *self) { describe(self, 0, PTK_DEVICE_KIND_OTHER); /* For inputs of the window, which are of no device. */ }

void devices_end(PtkWindow *self) {
  g_clear_pointer(&self->devices.last_event, gdk_event_unref);
  for (guint i = 0; i < self->devices.count; i++) g_object_unref(self->devices.known[i]);
  self->devices.count = 0;
}
