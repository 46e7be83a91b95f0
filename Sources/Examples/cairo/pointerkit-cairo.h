/*
 * A renderer of PointerKit's frames with Cairo, for programs that paint their whole window: SDL, Wayland's shared
 * memory, X11 or a picture. Take this file and pointerkit-cairo.c into your program; they need Cairo and PointerKit.
 *
 * A small program calls ptk_cairo_draw(). A program with spaces paints the window, and then its spaces from back to
 * front: for each of them the plain content without the targets for which ptk_frame_get_element() has an element, and
 * then ptk_cairo_draw_space(). Finally it calls ptk_cairo_draw_front(). Cairo blends encoded sRGB values, as the frame's
 * colors expect.
 */
#ifndef POINTERKIT_CAIRO_H
#define POINTERKIT_CAIRO_H

#include <cairo.h>
#include <pointerkit.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Paints the plain content of a target, in window points. The source is black. */
typedef void ptk_cairo_paint(cairo_t *cairo, uint64_t target, void *data);

/* Draws a white window with all targets, in the order of their identifiers, and the frame, for programs without spaces.
 * `data` goes to `paint`. */
void ptk_cairo_draw(cairo_t *cairo, const ptk_engine *engine, const ptk_frame *frame, ptk_cairo_paint *paint,
                    void *data);
/* Draws what the frame has within a space, clipped to the space. Calls `paint` for the targets that it redraws. */
void ptk_cairo_draw_space(cairo_t *cairo, const ptk_frame *frame, uint64_t space, ptk_cairo_paint *paint, void *data);
/* Draws what is in front of all spaces. */
void ptk_cairo_draw_front(cairo_t *cairo, const ptk_frame *frame, ptk_cairo_paint *paint, void *data);

/* Sets the source to a color with linear components. */
void ptk_cairo_set_color(cairo_t *cairo, ptk_color color, double opacity);
/* Replaces the current path by a rounded rectangle. */
void ptk_cairo_trace(cairo_t *cairo, ptk_rounded_rect shape);

#ifdef __cplusplus
}
#endif
#endif
