/* A window of Wayland's, and the pictures that it shows, which are painted with Cairo. It knows nothing of the pointer. */
#ifndef WINDOW_H
#define WINDOW_H

#include <cairo.h>
#include <pointerkit.h>
#include <wayland-client.h>

typedef struct Window {
  struct wl_display *display;
  struct wl_surface *surface;
  ptk_size size;      /* In points. */
  int is_configured;  /* The compositor has told the size. */
  int is_resized;     /* Set with each size; cleared by the program. */
  int is_closed;      /* The person closes it. */
  int is_waiting;     /* The compositor does not want the next frame yet. */
} Window;
extern Window window;

/* Returns 0, and prints why, if there is no window. */
int window_open(const char *title);
void window_close(void);
void window_set_scale(double scale);
/* Begins a picture, clipped to what has changed since the same memory was painted; NULL if the compositor reads all. */
cairo_t *window_begin(ptk_rect damage);
void window_end(cairo_t *cairo, ptk_rect damage);
/* Shows the picture, and asks when the compositor wants the next. */
void window_commit(void);
/* Waits for events at most for a time in milliseconds; −1 is forever. Returns 0 if the connection is lost. */
int window_wait(int timeout);

#endif
