/*
 * The program at the top of pointerkit-cairo.h: a button that highlights and clicks. Writes hello.png. Takes its input
 * from nowhere: in a window, the toolkit calls the three functions. C99 and C++17.
 */
#include <pointerkit-cairo.h>
#include <stdio.h>

static ptk_engine *engine;
static void paint(cairo_t *cairo, uint64_t target, void *data) {  // Your button, as it always looks.
  (void)target, (void)data;
  cairo_move_to(cairo, 38, 62);
  cairo_show_text(cairo, "Share");
}
static void moved(int64_t now, double x, double y) {              // Your toolkit calls this for a motion,
  ptk_input input = ptk_input_position(now, x, y);
  ptk_engine_handle(engine, &input, now);
}
static void pressed(int64_t now, int is_down) {                   // and this for a press or a release.
  ptk_input input = ptk_input_button(now, PTK_BUTTON_PRIMARY, is_down);
  ptk_engine_handle(engine, &input, now);
}
static int draw(int64_t now, cairo_t *cairo) {                    // Call this for a frame, until it returns 0.
  const ptk_frame *frame = ptk_engine_step(engine, now, now);
  for (size_t i = 0; i < frame->event_count; i++)
    if (frame->events[i].type == PTK_EVENT_TYPE_CLICKED) puts("clicked");
  ptk_cairo_draw(cairo, engine, frame, paint, NULL);
  return !frame->is_at_rest;
}
int main(void) {
  const ptk_size size = { 320, 120 };
  const ptk_rect share = { 20, 40, 70, 36 };
  engine = ptk_engine_create(size, NULL);
  ptk_engine_add_target(engine, PTK_KIND_BAR_BUTTON, 1, share, 0);
  cairo_surface_t *window = cairo_image_surface_create(CAIRO_FORMAT_RGB24, 320, 120);
  cairo_t *cairo = cairo_create(window);
  moved(1000000, 40, 50), pressed(2000000, 1), pressed(90000000, 0);
  for (int64_t now = 90000000; draw(now, cairo); now += 16666667) {}
  cairo_surface_write_to_png(window, "hello.png");
  ptk_engine_destroy(engine);
}
