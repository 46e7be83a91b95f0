/*
 * PointerKit: a renderer of frames with Cairo. This program prints "clicked":
 *
 *   #include <pointerkit-cairo.h>
 *   #include <stdio.h>
 *
 *   static ptk_engine *engine;
 *   static void paint(cairo_t *cairo, uint64_t target, void *data) {  // Your button, as it always looks.
 *     (void)target, (void)data;
 *     cairo_move_to(cairo, 38, 62);
 *     cairo_show_text(cairo, "Share");
 *   }
 *   static void moved(int64_t now, double x, double y) {              // Your toolkit calls this for a motion,
 *     ptk_input input = ptk_input_position(now, x, y);
 *     ptk_engine_handle(engine, &input, now);
 *   }
 *   static void pressed(int64_t now, int is_down) {                   // and this for a press or a release.
 *     ptk_input input = ptk_input_button(now, PTK_BUTTON_PRIMARY, is_down);
 *     ptk_engine_handle(engine, &input, now);
 *   }
 *   static int draw(int64_t now, cairo_t *cairo) {                    // Call this for a frame, until it returns 0.
 *     const ptk_frame *frame = ptk_engine_step(engine, now, now);
 *     for (size_t i = 0; i < frame->event_count; i++)
 *       if (frame->events[i].type == PTK_EVENT_TYPE_CLICKED) puts("clicked");
 *     ptk_cairo_draw(cairo, engine, frame, paint, NULL);
 *     return !frame->is_at_rest;
 *   }
 *   int main(void) {
 *     const ptk_size size = { 320, 120 };
 *     const ptk_rect share = { 20, 40, 70, 36 };
 *     engine = ptk_engine_create(size, NULL);
 *     ptk_engine_add_target(engine, PTK_KIND_BAR_BUTTON, 1, share, 0);
 *     cairo_surface_t *window = cairo_image_surface_create(CAIRO_FORMAT_RGB24, 320, 120);
 *     cairo_t *cairo = cairo_create(window);
 *     moved(1000000, 40, 50), pressed(2000000, 1), pressed(90000000, 0);
 *     for (int64_t now = 90000000; draw(now, cairo); now += 16666667) {}
 *     cairo_surface_write_to_png(window, "hello.png");
 *     ptk_engine_destroy(engine);
 *   }
 *
 * For programs that paint their whole window: SDL, Wayland's shared memory, X11 or a picture. Link with
 * `pkg-config --cflags --libs pointerkit-cairo`.
 *
 * A small program calls ptk_cairo_draw(). A program with spaces paints the window, and then its spaces from back to
 * front: for each of them the plain content without the targets for which ptk_frame_get_element() has an element, and
 * then ptk_cairo_draw_space(). Finally it calls ptk_cairo_draw_front(). Cairo blends encoded sRGB values, as the frame's
 * colors expect.
 *
 * Since: 0.1
 */
#ifndef POINTERKIT_CAIRO_H
#define POINTERKIT_CAIRO_H

#include <cairo.h>
#include <pointerkit.h>

#ifdef __cplusplus
extern "C" {
#endif
#ifdef __GNUC__
#pragma GCC visibility push(default)
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

#ifdef __GNUC__
#pragma GCC visibility pop
#endif
#ifdef __cplusplus
}
#endif
#endif
