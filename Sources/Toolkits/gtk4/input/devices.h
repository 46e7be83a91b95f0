/* The devices of a window, as the engine knows them, and the instants of their stamps. */
#ifndef PTK_GTK4_DEVICES_H
#define PTK_GTK4_DEVICES_H

#include "../window.h"

void devices_begin(PtkWindow *self);
void devices_end(PtkWindow *self);
/* The engine's number of a device, which is described when it is first seen. */
guint32 device_id(PtkWindow *self, GdkDevice *device);
/* Learns that the pointer is moved by a touchpad. */
void learn_touchpad(PtkWindow *self, GdkDevice *scrolling);
/* The instant of an event's stamp. An event of a program's has none. */
gint64 time_of(PtkWindow *self, guint32 stamp);

#endif
