/*
 * The samples of the article "Adopting PointerKit in a C toolkit", in a toolkit that only records what it is asked to
 * draw. Prints what a person would see, and fails if that is not what the article says.
 */
#include <math.h>
#include <pointerkit.h>
#include <stdio.h>
#include <stdlib.h>

enum { SHARE = 1 };

/* The toolkit: a clock, a counter of what was painted, and no window. */
static int64_t instant = 1000000000;
static int shapes, contents, wakes;
static uint64_t activated;
static int64_t toolkit_now(void) { return instant; }
static void toolkit_redraw(ptk_rect damage) { (void)damage; }
static void toolkit_wake_at(int64_t time) { wakes += time > instant; }
static void toolkit_sleep(void) {}
static void toolkit_tick_again(void) {}
static void toolkit_activate(uint64_t target) { activated = target; }
static void paint_plain(uint64_t widget) { (void)widget; contents++; }
static void push_transform(ptk_point center, double scale, ptk_vector translation) {
  (void)center, (void)scale, (void)translation;
}
static void pop_transform(void) {}
static void draw(const ptk_command *command) { shapes += command->kind != PTK_COMMAND_KIND_CONTENT_BEGIN; }

static ptk_engine *engine;
static const ptk_frame *frame;

// snippet.c.log
static void tell(void *data, ptk_log_level level, const char *message) {
  (void)data;
  fprintf(stderr, "PointerKit %s: %s\n", level == PTK_LOG_LEVEL_NOTES ? "note" : "mistake", message);
}
// snippet.end

static void start(void) {
  // snippet.c.start
  ptk_options options = ptk_default_options();
  options.log = tell;
  options.log_level = PTK_LOG_LEVEL_NOTES;
  engine = ptk_engine_create((ptk_size){ 1024, 768 }, &options);
  ptk_device mouse = ptk_default_device(PTK_DEVICE_KIND_MOUSE);
  ptk_engine_set_device(engine, 0, &mouse, toolkit_now());
  ptk_target share = ptk_target_of_kind(PTK_KIND_BAR_BUTTON, SHARE, (ptk_rect){ 20, 12, 70, 36 });
  ptk_engine_upsert_target(engine, &share, toolkit_now());
  // snippet.end
}

// snippet.c.input
static void pointer_moved(double x, double y, int64_t time) {
  ptk_input input = ptk_input_position(time, x, y);
  ptk_engine_handle(engine, &input, toolkit_now());
  toolkit_tick_again();
}

static void button_changed(uint32_t code, bool is_down, int64_t time) {
  ptk_button button;
  if (ptk_button_convert(PTK_TOOLKIT_EVDEV, code, &button) != PTK_STATUS_OK) return;
  ptk_input input = ptk_input_button(time, button, is_down);
  ptk_engine_handle(engine, &input, toolkit_now());
  toolkit_tick_again();
}

static void wheel_turned(double dx, double dy, int64_t time) {
  ptk_vector points;
  ptk_scroll_convert(PTK_WHEEL_WAYLAND_120, (ptk_vector){ dx, dy }, 0, &points);
  ptk_input input = ptk_input_scroll(time, points.dx, points.dy, PTK_SCROLL_PHASE_NONE, PTK_SCROLL_SOURCE_WHEEL);
  ptk_engine_handle(engine, &input, toolkit_now());
  toolkit_tick_again();
}
// snippet.end

// snippet.c.tick
static void tick(int64_t presenting) {
  frame = ptk_engine_step(engine, toolkit_now(), presenting);
  for (size_t i = 0; i < frame->event_count; i++)
    if (frame->events[i].type == PTK_EVENT_TYPE_CLICKED) toolkit_activate(frame->events[i].target);
  if (frame->has_damage) toolkit_redraw(frame->damage);
  if (!frame->is_at_rest) toolkit_tick_again();
  else if (frame->next_wake != INT64_MAX) toolkit_wake_at(frame->next_wake);
  else toolkit_sleep();
}
// snippet.end

// snippet.c.draw
static void draw_list(const ptk_command *commands, size_t count) {
  for (size_t i = 0; i < count; i++) draw(&commands[i]);
}

static void paint_widget(uint64_t widget) {
  const ptk_element *element = ptk_frame_get_element(frame, widget);
  if (element == NULL) {
    paint_plain(widget);
    return;
  }
  draw_list(element->beneath, element->beneath_count);
  push_transform(element->center, element->scale, element->translation);
  paint_plain(widget);
  pop_transform();
  draw_list(element->above, element->above_count);
}

static void paint_window(void) {
  paint_widget(SHARE);
  draw_list(frame->front, frame->front_count);
}
// snippet.end

static void expect(int is_true, const char *what) {
  if (is_true) return;
  fprintf(stderr, "adopting: expected %s\n", what);
  exit(1);
}

static void wait(int ticks) {
  for (int i = 0; i < ticks; i++) {
    instant += 16666667;
    tick(instant + 8000000);
  }
}

int main(void) {
  start();
  tick(instant);
  shapes = contents = 0;
  paint_window();
  expect(shapes == 0 && contents == 1, "nothing but the button before the pointer comes");
  pointer_moved(400, 300, instant);
  wait(60);
  shapes = contents = 0;
  paint_window();
  expect(shapes == 1 && contents == 1, "the circle on empty ground");
  pointer_moved(40, 30, instant);
  wait(60);
  shapes = contents = 0;
  paint_window();
  expect(shapes >= 1 && contents == 1, "the highlight beneath the button");
  expect(frame->pointer->behind == SHARE, "the pointer behind it");
  expect(fabs(frame->pointer->center.x - 55) < 4, "the highlight around the button");
  button_changed(0x110, 1, instant);
  wait(4);
  button_changed(0x110, 0, instant);
  wait(4);
  expect(activated == SHARE, "a click");
  wheel_turned(0, 120, instant);
  wait(400);
  expect(wakes > 0, "a wake-up after which the pointer hides");
  ptk_engine_destroy(engine);
  puts("adopting: passed");
  return 0;
}
