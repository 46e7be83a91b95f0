/* Moves the system's cursor to the pointer, where the display server lets a program do that. */
#include "cursor.h"

#include <math.h>
#include <pointerkit-cursor.h>

#include "../pointerkit-gtk4.h"
#include "pointing.h"
#ifdef GDK_WINDOWING_X11
#include <gdk/x11/gdkx.h>
#endif
#ifdef GDK_WINDOWING_WAYLAND
#include <gdk/wayland/gdkwayland.h>
#endif

static void destroy_cursor(gpointer cursor) { ptk_host_cursor_destroy(cursor); }

#ifdef GDK_WINDOWING_WAYLAND
static gboolean is_of(GdkSurface *surface, const void *wayland) {
  return GDK_IS_WAYLAND_SURFACE(surface) && gdk_wayland_surface_get_wl_surface(surface) == wayland;
}

static void left(void *display, const void *wayland) {
  GListModel *windows = gtk_window_get_toplevels();
  (void)display;
  for (guint i = 0; i < g_list_model_get_n_items(windows); i++) {
    GtkWindow *window = g_list_model_get_item(windows, i);
    PtkWindow *self = window_of(GTK_WIDGET(window));
    for (guint j = 0; self && self->pointing.has_returned && j < self->natives->len; j++) {
      Native *native = g_ptr_array_index(self->natives, j);
      if (is_of(gtk_native_get_surface(GTK_NATIVE(native->widget)), wayland)) leave_window(self);
    }
    g_object_unref(window);
  }
}

/* GDK's pointer hears of a move, so that a press that follows is where the pointer is. */
static void report(void *display, double x, double y) {
  GdkSeat *seat = gdk_display_get_default_seat(display);
  GdkDevice *device = seat ? gdk_seat_get_pointer(seat) : NULL;
  void *pointer = device ? gdk_wayland_device_get_wl_pointer(device) : NULL;
  ptk_host_cursor_report_on_wayland(g_object_get_data(display, "ptk-cursor"), pointer, x, y);
}
#endif

/* The connection ends before the display's data are destroyed. */
static void display_closed(GdkDisplay *display) { g_object_set_data(G_OBJECT(display), "ptk-cursor", NULL); }

/* The cursor of a display, which is asked once. */
static ptk_host_cursor *cursor_of(PtkWindow *self) {
  GdkDisplay *display = gtk_widget_get_display(self->widget);
  ptk_host_cursor *cursor = g_object_get_data(G_OBJECT(display), "ptk-cursor");
  if (cursor) return cursor;
#ifdef GDK_WINDOWING_X11
  if (GDK_IS_X11_DISPLAY(display)) {
G_GNUC_BEGIN_IGNORE_DEPRECATIONS
    cursor = ptk_host_cursor_for_x11(gdk_x11_display_get_xdisplay(display));
G_GNUC_END_IGNORE_DEPRECATIONS
  }
#endif
#ifdef GDK_WINDOWING_WAYLAND
  if (GDK_IS_WAYLAND_DISPLAY(display)) {
    cursor = ptk_host_cursor_for_wayland(gdk_wayland_display_get_wl_display(display), NULL);
    ptk_host_cursor_set_unreported(cursor, report, display);
    ptk_host_cursor_set_left(cursor, left, display);
  }
#endif
  if (!cursor) return NULL;
  g_object_set_data_full(G_OBJECT(display), "ptk-cursor", cursor, destroy_cursor);
  g_signal_connect(display, "closed", G_CALLBACK(display_closed), NULL);
  return cursor;
}

static gboolean is_left_alone; /* Whether the program moves or locks the cursor by itself. */

void ptk_gtk_set_moves_cursor(gboolean moves) { is_left_alone = !moves; }

gboolean cursor_can_warp(PtkWindow *self) {
  return !is_left_alone && ptk_host_cursor_means_of(cursor_of(self)) != PTK_HOST_CURSOR_NONE;
}

/* A position in a native's surface, which has a border for shadows. */
static ptk_point position_in(Native *native, ptk_point position) {
  double left = 0, top = 0;
  gtk_native_get_surface_transform(GTK_NATIVE(native->widget), &left, &top);
  return (ptk_point){ position.x - native->origin.x + left, position.y - native->origin.y + top };
}

static gboolean move_on_x11(PtkWindow *self, ptk_host_cursor *cursor, ptk_point position) {
#ifdef GDK_WINDOWING_X11
  Native *native = g_ptr_array_index(self->natives, 0);
  GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(native->widget));
  ptk_point point = position_in(native, position);
  int scale = gdk_surface_get_scale_factor(surface);
G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  return ptk_host_cursor_move_on_x11(cursor, gdk_x11_surface_get_xid(surface), (int)lround(point.x * scale),
                                     (int)lround(point.y * scale));
G_GNUC_END_IGNORE_DEPRECATIONS
#else
  (void)self, (void)cursor, (void)position;
  return FALSE;
#endif
}

/* On Wayland the cursor moves within the surface that it is on, which may be a popover's. */
static gboolean move_on_wayland(PtkWindow *self, ptk_host_cursor *cursor, ptk_point position) {
#ifdef GDK_WINDOWING_WAYLAND
  void *focus = ptk_host_cursor_surface(cursor);
  for (guint i = 0; focus && i < self->natives->len; i++) {
    Native *native = g_ptr_array_index(self->natives, i);
    GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(native->widget));
    if (!is_of(surface, focus)) continue;
    ptk_point point = position_in(native, position);
    if (point.x < 0 || point.y < 0 || point.x >= gdk_surface_get_width(surface) || point.y >= gdk_surface_get_height(surface))
      return FALSE;
    return ptk_host_cursor_move_on_wayland(cursor, focus, point.x, point.y);
  }
#else
  (void)self, (void)cursor, (void)position;
#endif
  return FALSE;
}

gboolean cursor_returns(PtkWindow *self, GdkSurface *surface) {
#ifdef GDK_WINDOWING_WAYLAND
  if (GDK_IS_WAYLAND_SURFACE(surface))
    return ptk_host_cursor_returns(cursor_of(self), gdk_wayland_surface_get_wl_surface(surface), TRUE);
#else
  (void)self, (void)surface;
#endif
  return FALSE;
}

void cursor_warp(PtkWindow *self, ptk_point position) {
  if (is_left_alone) return;
  ptk_host_cursor *cursor = cursor_of(self);
  gboolean is_x11 = ptk_host_cursor_means_of(cursor) == PTK_HOST_CURSOR_X11;
  if (is_x11 ? !move_on_x11(self, cursor, position) : !move_on_wayland(self, cursor, position)) return;
  ptk_engine_cursor_warped(self->engine, position, ptk_gtk_now());
  self->pointing.move = (CursorMove){ 1, position };
}

gboolean cursor_has_answered(PtkWindow *self) { return ptk_host_cursor_has_answered(cursor_of(self)); }
