/*
 * A renderer of PointerKit's frames with Cairo, for programs that paint their whole window: SDL, Wayland's shared
 * memory, X11 or a picture. Take this file and pointerkit-cairo.c into your program; they need Cairo and PointerKit.
 *
 * Such a program paints the window, and then its spaces from back to front. For each of them, it paints the plain
 * content without the targets for which ptk_cairo_is_redrawn() is true, and then calls ptk_cairo_draw_space(). Finally it
 * calls ptk_cairo_draw_front(). Cairo blends encoded sRGB values, as the frame's colors expect.
 */
#ifndef POINTERKIT_CAIRO_H
#define POINTERKIT_CAIRO_H

#include <cairo.h>
#include <pointerkit.h>

/* The commands of one frame, in buffers that are kept from frame to frame. */
typedef struct PtkCairo PtkCairo;

/* Draws the plain content of a target, in window points. */
typedef void (*PtkCairoContent)(cairo_t *cairo, uint64_t target, void *data);

/* NULL if there is no memory. */
PtkCairo *ptk_cairo_create(void);
/* NULL is ignored. */
void ptk_cairo_destroy(PtkCairo *self);

/* Reads what a frame draws. The frame is borrowed until the next call. */
ptk_status ptk_cairo_read(PtkCairo *self, const ptk_frame *frame);
/* Whether the frame draws the content of a target, so that the program does not draw it. */
int ptk_cairo_is_redrawn(const PtkCairo *self, uint64_t target);
/* Draws what the frame has within a space, clipped to the space. Calls `content` for the targets that are redrawn. */
void ptk_cairo_draw_space(const PtkCairo *self, cairo_t *cairo, uint64_t space, PtkCairoContent content, void *data);
/* Draws what is in front of all spaces. */
void ptk_cairo_draw_front(const PtkCairo *self, cairo_t *cairo, PtkCairoContent content, void *data);

/* Sets the source to a color with linear components. */
void ptk_cairo_set_color(cairo_t *cairo, ptk_color color, double opacity);
/* Replaces the current path by a rounded rectangle. */
void ptk_cairo_trace(cairo_t *cairo, ptk_rounded_rect shape);

#endif
