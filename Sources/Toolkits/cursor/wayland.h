/* The cursor on Wayland. */
#ifndef PTK_CURSOR_WAYLAND_H
#define PTK_CURSOR_WAYLAND_H

#include "pointerkit-cursor.h"

struct wl_display;
struct wl_pointer;
struct wl_surface;
typedef struct Wayland Wayland;

Wayland *wayland_create(struct wl_display *display, const char *seat_name);
void wayland_destroy(Wayland *self);
ptk_host_cursor_means wayland_means(const Wayland *self);
struct wl_surface *wayland_surface(const Wayland *self);
void wayland_set_unreported(Wayland *self, ptk_host_cursor_unreported unreported, void *data);
void wayland_set_left(Wayland *self, ptk_host_cursor_left left, void *data);
int wayland_returns(const Wayland *self, const struct wl_surface *surface, int is_queued);
int wayland_has_answered(const Wayland *self);
void wayland_report(const Wayland *self, struct wl_pointer *pointer, double x, double y);
int wayland_move(Wayland *self, struct wl_surface *surface, double x, double y);

#endif
