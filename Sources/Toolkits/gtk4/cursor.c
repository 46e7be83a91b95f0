/* Moves the system's cursor to the pointer, where the display server lets a program do that. */
#include "window.h"

#include <math.h>
#ifdef GDK_WINDOWING_X11
#include <gdk/x11/gdkx.h>
#endif

gboolean cursor_can_warp(PtkWindow *self) {
#ifdef GDK_WINDOWING_X11
  return GDK_IS_X11_DISPLAY(gtk_widget_get_display(GTK_WIDGET(self->widget)));
#else
  (void)self;
  return FALSE;
#endif
}

/* Moves the system's cursor, so that the pointer coasts and recenters. X11 allows this; Wayland needs a protocol. */
void cursor_warp(PtkWindow *self, ptk_point position) {
#ifdef GDK_WINDOWING_X11
G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  if (!cursor_can_warp(self)) return;
  GtkNative *native = GTK_NATIVE(self->widget);
  GdkSurface *surface = gtk_native_get_surface(native);
  double left_border = 0, top_border = 0;
  gtk_native_get_surface_transform(native, &left_border, &top_border);
  int scale = gdk_surface_get_scale_factor(surface);
  XWarpPointer(gdk_x11_display_get_xdisplay(gdk_surface_get_display(surface)), None, gdk_x11_surface_get_xid(surface),
               0, 0, 0, 0, (int)lround((position.x - PTK_MARGIN + left_border) * scale),
               (int)lround((position.y - PTK_MARGIN + top_border) * scale));
  ptk_engine_cursor_warped(self->engine, position, ptk_gtk_now());
G_GNUC_END_IGNORE_DEPRECATIONS
#else
  (void)self, (void)position;
#endif
}
