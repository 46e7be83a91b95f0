/* The system's cursor. It is compiled with PTK_CURSOR_X11 and PTK_CURSOR_WAYLAND, or one of them. */
#include "wayland.h"

#include <stdlib.h>
#ifdef PTK_CURSOR_X11
#include <X11/Xlib.h>
#endif

struct ptk_host_cursor {
  void *x11; /* The Display, or NULL. */
  Wayland *wayland;
};

ptk_host_cursor *ptk_host_cursor_for_wayland(void *display, const char *seat) {
#ifdef PTK_CURSOR_WAYLAND
  ptk_host_cursor *self = calloc(1, sizeof *self);
  if (self && (self->wayland = wayland_create(display, seat))) return self;
  free(self);
#else
  (void)display, (void)seat;
#endif
  return NULL;
}

ptk_host_cursor *ptk_host_cursor_for_x11(void *display) {
#ifdef PTK_CURSOR_X11
  ptk_host_cursor *self = calloc(1, sizeof *self);
  if (self) self->x11 = display;
  return self;
#else
  (void)display;
  return NULL;
#endif
}

void ptk_host_cursor_destroy(ptk_host_cursor *self) {
#ifdef PTK_CURSOR_WAYLAND
  if (self) wayland_destroy(self->wayland);
#endif
  free(self);
}

ptk_host_cursor_means ptk_host_cursor_means_of(const ptk_host_cursor *self) {
  if (self && self->x11) return PTK_HOST_CURSOR_X11;
#ifdef PTK_CURSOR_WAYLAND
  if (self && self->wayland) return wayland_means(self->wayland);
#endif
  return PTK_HOST_CURSOR_NONE;
}

void *ptk_host_cursor_surface(const ptk_host_cursor *self) {
#ifdef PTK_CURSOR_WAYLAND
  if (self && self->wayland) return wayland_surface(self->wayland);
#endif
  (void)self;
  return NULL;
}

int ptk_host_cursor_move_on_x11(ptk_host_cursor *self, unsigned long window, int x, int y) {
#ifdef PTK_CURSOR_X11
  if (self && self->x11) return XWarpPointer(self->x11, None, window, 0, 0, 0, 0, x, y) != 0;
#endif
  (void)self, (void)window, (void)x, (void)y;
  return 0;
}

int ptk_host_cursor_move_on_wayland(ptk_host_cursor *self, void *surface, double x, double y) {
#ifdef PTK_CURSOR_WAYLAND
  if (self && self->wayland) return wayland_move(self->wayland, surface, x, y);
#endif
  (void)self, (void)surface, (void)x, (void)y;
  return 0;
}

void ptk_host_cursor_set_unreported(ptk_host_cursor *self, ptk_host_cursor_unreported unreported, void *data) {
#ifdef PTK_CURSOR_WAYLAND
  if (self && self->wayland) wayland_set_unreported(self->wayland, unreported, data);
#endif
  (void)self, (void)unreported, (void)data;
}

int ptk_host_cursor_returns(const ptk_host_cursor *self, const void *surface, int is_queued) {
#ifdef PTK_CURSOR_WAYLAND
  if (self && self->wayland && surface) return wayland_returns(self->wayland, surface, is_queued);
#endif
  (void)self, (void)surface, (void)is_queued;
  return 0;
}

int ptk_host_cursor_has_answered(const ptk_host_cursor *self) {
#ifdef PTK_CURSOR_WAYLAND
  if (self && self->wayland) return wayland_has_answered(self->wayland);
#endif
  (void)self;
  return 0;
}

void ptk_host_cursor_set_left(ptk_host_cursor *self, ptk_host_cursor_left left, void *data) {
#ifdef PTK_CURSOR_WAYLAND
  if (self && self->wayland) wayland_set_left(self->wayland, left, data);
#endif
  (void)self, (void)left, (void)data;
}

void ptk_host_cursor_report_on_wayland(const ptk_host_cursor *self, void *pointer, double x, double y) {
#ifdef PTK_CURSOR_WAYLAND
  if (self && self->wayland && pointer) wayland_report(self->wayland, pointer, x, y);
#endif
  (void)self, (void)pointer, (void)x, (void)y;
}
