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
static void draw(const ptk_command *command) { shapes += command->kind != PTK_COMMAND_CONTENT_BEGIN; }

static ptk_engine *engine;
static ptk_frame *frame;

static void start(void) {
  // snippet.c.start
  ptk_engine_create((ptk_size){ 1024, 768 }, NULL, NULL, NULL, &engine);
  ptk_frame_create(&frame);
  ptk_device mouse = ptk_device_default(PTK_DEVICE_MOUSE);
  ptk_engine_set_device(engine, 0, &mouse, toolkit_now());
  ptk_target share = ptk_target_make(SHARE, PTK_KIND_BAR_BUTTON, (ptk_rect){ 20, 12, 70, 36 });
  ptk_engine_upsert_targets(engine, &share, 1, NULL, 0, toolkit_now());
  // snippet.end
}

// snippet.c.input
static void pointer_moved(double x, double y, int64_t time) {
  ptk_input input = ptk_input_position(time, x, y);
  ptk_engine_handle_at(engine, &input, toolkit_now());
  toolkit_tick_again();
}

static void button_changed(uint32_t code, ptk_bool is_down, int64_t time) {
  int32_t button;
  if (ptk_button_convert(PTK_TOOLKIT_EVDEV, code, &button) != PTK_OK) return;
  ptk_input input = ptk_input_button(time, button, is_down);
  ptk_engine_handle_at(engine, &input, toolkit_now());
  toolkit_tick_again();
}

static void wheel_turned(double dx, double dy, int64_t time) {
  ptk_vector points;
  ptk_scroll_convert(PTK_WHEEL_WAYLAND_120, (ptk_vector){ dx, dy }, 0, &points);
  ptk_input input = ptk_input_scroll(time, points.dx, points.dy, PTK_SCROLL_NONE, PTK_SOURCE_WHEEL);
  ptk_engine_handle_at(engine, &input, toolkit_now());
  toolkit_tick_again();
}
// snippet.end

// snippet.c.tick
static uint64_t seen;

static void tick(int64_t presenting) {
  int64_t now = toolkit_now();
  ptk_engine_advance(engine, now);
  ptk_event events[32];
  size_t count = 0;
  if (ptk_engine_get_events(engine, seen, events, sizeof *events, 32, &count, &seen, NULL) >= 0)
    for (size_t i = 0; i < count && i < 32; i++)
      if (events[i].type == PTK_EVENT_CLICKED) toolkit_activate(events[i].target);

  ptk_engine_step(engine, now, presenting, frame);
  ptk_frame_info info;
  ptk_frame_get_info(frame, &info, sizeof info);
  if (info.has_damage) toolkit_redraw(info.damage);
  if (!info.is_at_rest) toolkit_tick_again();
  else if (info.has_next_wake) toolkit_wake_at(info.next_wake);
  else toolkit_sleep();
}
// snippet.end

// snippet.c.draw
static void draw_list(int32_t list, uint64_t widget) {
  ptk_command commands[64];
  size_t count = 0;
  ptk_frame_get_commands(frame, list, widget, commands, sizeof *commands, 64, &count);
  for (size_t i = 0; i < count && i < 64; i++) draw(&commands[i]);
}

static void paint_widget(uint64_t widget) {
  ptk_element element;
  if (ptk_frame_get_element(frame, widget, &element, sizeof element) != PTK_OK) {
    paint_plain(widget);
    return;
  }
  draw_list(PTK_LIST_BENEATH, widget);
  push_transform(element.center, element.scale, element.translation);
  paint_plain(widget);
  pop_transform();
  draw_list(PTK_LIST_ABOVE, widget);
}

static void paint_window(void) {
  paint_widget(SHARE);
  draw_list(PTK_LIST_FRONT, 0);
}
// snippet.end

// What README shows: ten lines from an engine to what is drawn.
static size_t ten_lines(void) {
  const int64_t now = 1000000, vsync = 9000000;
  ptk_engine *engine;
  ptk_frame *frame;
  ptk_command commands[64];
  size_t count;
  // snippet.c.readme
  ptk_engine_create((ptk_size){ 1024, 768 }, NULL, NULL, NULL, &engine);
  ptk_frame_create(&frame);
  ptk_device mouse = ptk_device_default(PTK_DEVICE_MOUSE);
  ptk_engine_set_device(engine, 0, &mouse, now);
  ptk_target share = ptk_target_make(SHARE, PTK_KIND_BAR_BUTTON, (ptk_rect){ 20, 12, 70, 36 });
  ptk_engine_upsert_targets(engine, &share, 1, NULL, 0, now);

  // With each input: what happened, and when.
  ptk_input input = ptk_input_motion(now, 3, -1);
  ptk_engine_handle(engine, &input);
  // With each frame: what to draw at the time at which it will be visible.
  ptk_engine_step(engine, now, vsync, frame);
  ptk_frame_get_commands(frame, PTK_LIST_FRONT, 0, commands, sizeof *commands, 64, &count);
  // snippet.end
  ptk_frame_destroy(frame);
  ptk_engine_destroy(engine);
  return count;
}

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
  expect(ten_lines() == 1, "a circle from ten lines");
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
  ptk_pointer pointer;
  expect(ptk_frame_get_pointer(frame, &pointer, sizeof pointer) == PTK_OK && pointer.behind == SHARE, "the pointer behind it");
  expect(fabs(pointer.center.x - 55) < 4, "the highlight around the button");
  button_changed(0x110, 1, instant);
  wait(4);
  button_changed(0x110, 0, instant);
  wait(4);
  expect(activated == SHARE, "a click");
  wheel_turned(0, 120, instant);
  wait(400);
  expect(wakes > 0, "a wake-up after which the pointer hides");
  ptk_frame_destroy(frame);
  ptk_engine_destroy(engine);
  puts("adopting: passed");
  return 0;
}
