/*
 * A renderer of PointerKit's frames with Cairo, for programs that paint their whole window: SDL, Wayland's shared
 * memory, X11 or a picture. Take this file and pointerkit-cairo.c into your program; they need Cairo and PointerKit.
 *
 * Such a program paints the window, and then its spaces from back to front. For each of them, it paints the plain
 * content without the targets for which pk_cairo_is_redrawn() is true, and then calls pk_cairo_draw_space(). Finally it
 * calls pk_cairo_draw_front(). Cairo blends encoded sRGB values, as the frame's colors expect.
 */
#ifndef POINTERKIT_CAIRO_H
#define POINTERKIT_CAIRO_H

#include <cairo.h>
#include <pointerkit.h>

/* The commands of one frame, in buffers that are kept from frame to frame. */
typedef struct PkCairo PkCairo;

/* Draws the plain content of a target, in window points. */
typedef void (*PkCairoContent)(cairo_t *cairo, uint64_t target, void *data);

/* NULL if there is no memory. */
PkCairo *pk_cairo_create(void);
/* NULL is ignored. */
void pk_cairo_destroy(PkCairo *self);

/* Reads what a frame draws. The frame is borrowed until the next call. */
pk_status pk_cairo_read(PkCairo *self, const pk_frame *frame);
/* Whether the frame draws the content of a target, so that the program does not draw it. */
int pk_cairo_is_redrawn(const PkCairo *self, uint64_t target);
/* Draws what the frame has within a space, clipped to the space. Calls `content` for the targets that are redrawn. */
void pk_cairo_draw_space(const PkCairo *self, cairo_t *cairo, uint64_t space, PkCairoContent content, void *data);
/* Draws what is in front of all spaces. */
void pk_cairo_draw_front(const PkCairo *self, cairo_t *cairo, PkCairoContent content, void *data);

/* Sets the source to a color with linear components. */
void pk_cairo_set_color(cairo_t *cairo, pk_color color, double opacity);
/* Replaces the current path by a rounded rectangle. */
void pk_cairo_trace(cairo_t *cairo, pk_rounded_rect shape);

#endif
