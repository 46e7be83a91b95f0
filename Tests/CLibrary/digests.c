/*
 * The reference scenes of Tests/Support/ReferenceScenes, in C: prints a line for each scene, as `Lab digests` does. Both must
 * print the same, so that the C library is known to do what the Swift engine does, to the last bit. C99 and C++17.
 */
#include <inttypes.h>
#include <pointerkit.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(call)                                                                          \
  do {                                                                                       \
    ptk_status status_ = (call);                                                              \
    if (status_ != PTK_STATUS_OK) {                                                                  \
      fprintf(stderr, "%s:%d: %s: %s\n", __FILE__, __LINE__, #call, ptk_status_string(status_)); \
      exit(1);                                                                               \
    }                                                                                        \
  } while (0)

static ptk_point make_point(double x, double y) {
  ptk_point point = {x, y};
  return point;
}
static ptk_rect make_rect(double x, double y, double width, double height) {
  ptk_rect rect = {x, y, width, height};
  return rect;
}
static ptk_line make_line(double start, double length) {
  ptk_line line = {start, length};
  return line;
}

/* One step of a stroke: an input, or a change of the layout. */
enum { INPUT, SCROLL, MOVE, REMOVE, RESIZE, ANNOTATE };
typedef struct step {
  int kind;
  int64_t time;
  ptk_input input;
  uint64_t id;
  ptk_point origin;
  ptk_rect frame;
  int has_annotation;
} step;

static step steps[1024];
static size_t step_count;
static int64_t now;

static step *append(int kind) {
  step *s = &steps[step_count++];
  memset(s, 0, sizeof *s);
  s->kind = kind;
  s->time = now;
  return s;
}
static void send(ptk_input input) { append(INPUT)->input = input; }
static void contact(ptk_phase phase, int32_t fingers) { append(INPUT)->input = ptk_input_contact(now, phase, fingers); }
static void touch(void) { contact(PTK_PHASE_BEGAN, 1); }
static void lift(void) { contact(PTK_PHASE_ENDED, 0); }
static void wait(int64_t milliseconds) { now += milliseconds * 1000000; }
static void move_by(double dx, double dy, int reports) {
  for (int i = 0; i < reports; i++) {
    now += 8333333;
    append(INPUT)->input = ptk_input_motion(now, dx / reports, dy / reports);
  }
}
static void button(int is_down) { append(INPUT)->input = ptk_input_button(now, PTK_BUTTON_PRIMARY, is_down); }
static void click(void) {
  button(1);
  wait(80);
  button(0);
}

static void apply(ptk_engine *engine, const step *s) {
  ptk_movement movement = {s->id, s->frame};
  ptk_annotation_value value = {"W", "41.5"};
  ptk_size size = {s->frame.width, s->frame.height};
  switch (s->kind) {
  case INPUT: CHECK(ptk_engine_simulate(engine, &s->input)); break;
  case SCROLL: CHECK(ptk_engine_scroll_space(engine, s->id, s->origin, s->time)); break;
  case MOVE: CHECK(ptk_engine_move_targets(engine, &movement, 1, s->time)); break;
  case REMOVE: CHECK(ptk_engine_remove_target(engine, s->id, s->time)); break;
  case RESIZE: CHECK(ptk_engine_resize(engine, size, s->time)); break;
  case ANNOTATE: CHECK(ptk_engine_set_annotation(engine, &value, s->has_annotation, NULL, s->time)); break;
  }
}

/* Plays the stroke at 120 frames a second until five seconds after its last step. */
static void play(const char *name, ptk_engine *engine) {
  uint64_t digest;
  CHECK(ptk_digest_begin(&digest));
  int64_t first = steps[0].time, end = steps[step_count - 1].time + 5000000000;
  size_t next = 0;
  for (int64_t index = 0;; index++) {
    int64_t time = first + index * 1000000000 / 120;
    if (time > end) break;
    while (next < step_count && steps[next].time <= time) apply(engine, &steps[next++]);
    CHECK(ptk_digest_add_frame(&digest, ptk_engine_step(engine, time, time)));
  }
  uint64_t first_event = 0;
  size_t count;
  const ptk_event *events = ptk_engine_get_events(engine, &first_event, &count);
  for (size_t i = 0; i < count; i++) {
    CHECK(ptk_digest_add(&digest, (uint64_t)events[i].time));
    CHECK(ptk_digest_add(&digest, (uint64_t)events[i].type));
    CHECK(ptk_digest_add(&digest, events[i].target));
  }
  printf("%s %" PRIu64 "\n", name, digest);
  ptk_engine_destroy(engine);
  step_count = 0;
}

static ptk_engine *create(double x, double y) {
  ptk_size size = {1024, 768};
  ptk_options options = ptk_default_options();
  options.has_start = true;
  options.start = make_point(x, y);
  now = 1000000000;
  return ptk_engine_create(size, &options);
}
static void place(ptk_engine *engine, double x, double y) {
  ptk_input input = ptk_input_position(0, x, y);
  CHECK(ptk_engine_simulate(engine, &input));
}
static size_t add_bar(ptk_target *targets, size_t count) {
  for (int i = 0; i < 6; i++) {
    ptk_rect frame = {24 + 68.0 * i, 24, 44, 37};
    targets[count] = ptk_target_of_kind(PTK_KIND_BAR_BUTTON, i + 1, frame);
    targets[count++].group = 1;
  }
  return count;
}
static size_t add_icons(ptk_target *targets, size_t count) {
  for (int i = 0; i < 12; i++) {
    ptk_rect frame = {200 + 160.0 * (i % 4), 240 + 160.0 * (i / 4), 76, 76};
    targets[count] = ptk_target_of_kind(PTK_KIND_APP_ICON, 100 + i, frame);
    targets[count].has_bezel = true;
    targets[count++].corner_radius = 17;
  }
  return count;
}
static void upsert(ptk_engine *engine, const ptk_target *targets, size_t count) {
  CHECK(ptk_engine_upsert_targets(engine, targets, count, NULL, 0, 0));
}

static ptk_target targets[256];

/* An engine with a device, a bar and perhaps icons. */
static ptk_engine *make(double x, double y, int with_icons, ptk_device device) {
  ptk_engine *engine = create(x, y);
  CHECK(ptk_engine_set_device(engine, 0, &device, 0));
  size_t count = add_bar(targets, 0);
  upsert(engine, targets, with_icons ? add_icons(targets, count) : count);
  place(engine, x, y);
  return engine;
}

static void toolbar(void) {
  ptk_engine *engine = make(10, 200, 0, ptk_default_device(PTK_DEVICE_KIND_TRACKPAD));
  touch();
  move_by(30, -150, 40);
  move_by(300, 8, 90);
  wait(120);
  lift();
  wait(400);
  touch();
  click();
  lift();
  play("toolbar", engine);
}

static void flick(void) {
  ptk_engine *engine = make(80, 700, 1, ptk_default_device(PTK_DEVICE_KIND_TRACKPAD));
  touch();
  move_by(160, -140, 16);
  lift();
  wait(1200);
  touch();
  move_by(-170, 60, 12);
  lift();
  wait(900);
  touch();
  move_by(200, -20, 12);
  lift();
  wait(90);
  touch();
  lift();
  play("flick", engine);
}

static void scrolling(void) {
  ptk_engine *engine = create(300, 300);
  ptk_space list = ptk_default_space();
  list.id = 7;
  list.has_clip = true;
  list.clip = make_rect(0, 80, 1024, 688);
  CHECK(ptk_engine_upsert_spaces(engine, &list, 1, 0));
  size_t count = 0;
  for (int i = 0; i < 100; i++) {
    ptk_rect frame = {0, 52.0 * i, 600, 52};
    targets[count] = ptk_target_of_kind(PTK_KIND_ROW, 1000 + i, frame);
    targets[count].has_bezel = true;
    targets[count++].space = 7;
  }
  upsert(engine, targets, add_bar(targets, count));
  place(engine, 300, 300);
  move_by(5, 5, 2);
  for (int i = 0; i < 60; i++) {
    wait(16);
    step *s = append(SCROLL);
    s->id = 7;
    s->origin.y = -7.5 * i;
  }
  play("scrolling", engine);
}

static void mouse(void) {
  ptk_device device = ptk_default_device(PTK_DEVICE_KIND_MOUSE);
  device.unit = PTK_UNIT_COUNTS;
  device.counts_per_inch = 400;
  ptk_engine *engine = make(500, 500, 1, device);
  move_by(-400, -600, 60);
  wait(600);
  click();
  move_by(300, 380, 30);
  play("mouse", engine);
}

static void layout(void) {
  ptk_device device = ptk_default_device(PTK_DEVICE_KIND_TRACKPAD);
  device.reports_contact = PTK_CHOICE_NO;
  ptk_engine *engine = make(240, 270, 1, device);
  move_by(4, 4, 6);
  wait(200);
  step *s = append(MOVE);
  s->id = 100;
  s->frame = make_rect(260, 300, 76, 76);
  wait(150);
  append(REMOVE)->id = 100;
  wait(30);
  move_by(220, 20, 14);
  wait(200);
  append(RESIZE)->frame = make_rect(0, 0, 500, 500);
  play("layout", engine);
}

static void add_paper(ptk_engine *engine) {
  ptk_target paper[4];
  ptk_line lines[10];
  for (int i = 0; i < 10; i++) lines[i] = make_line(22.0 * i, 22);
  ptk_precision by_line = ptk_default_precision(), by_step = by_line;
  by_line.kind = PTK_PRECISION_KIND_LINES;
  by_line.lines = lines;
  by_line.line_count = 10;
  by_step.kind = PTK_PRECISION_KIND_STEPPED;
  by_step.spacing = 11;
  ptk_style text = ptk_default_style(), day = ptk_default_style(), tool = ptk_default_style(), lifted = ptk_default_style();
  text.vertical = &by_line;
  paper[0] = ptk_target_of_kind(PTK_KIND_TEXT, 1, make_rect(100, 140, 200, 220));
  paper[0].style = &text;

  ptk_shape beam = ptk_default_shape(), outline = beam;
  beam.kind = PTK_SHAPE_KIND_HORIZONTAL_BEAM;
  beam.length = 80;
  day.effect = PTK_EFFECT_NONE;
  day.shape = &beam;
  day.constrained_axes = PTK_AXIS_VERTICAL;
  day.vertical = &by_step;
  paper[1] = ptk_target_of_kind(PTK_KIND_CARD, 2, make_rect(360, 140, 120, 220));
  paper[1].style = &day;

  ptk_path_element elements[] = {
      {PTK_PATH_KIND_MOVE, 0, {0, 0}, {0, 0}, {0, 0}},
      {PTK_PATH_KIND_LINE, 0, {18, 6}, {0, 0}, {0, 0}},
      {PTK_PATH_KIND_QUADRATIC, 0, {6, 18}, {20, 20}, {0, 0}},
      {PTK_PATH_KIND_CLOSE, 0, {0, 0}, {0, 0}, {0, 0}},
  };
  ptk_path path = ptk_default_path();
  path.elements = elements;
  path.element_count = 4;
  outline.kind = PTK_SHAPE_KIND_PATH;
  outline.path = &path;
  ptk_accessory accessories[2];
  for (int i = 0; i < 2; i++) accessories[i] = ptk_default_accessory();
  accessories[0].shape = PTK_ACCESSORY_SHAPE_ARROW;
  accessories[0].angle = 0.7;
  accessories[0].offset = 6;
  accessories[1].shape = PTK_ACCESSORY_SHAPE_PLUS;
  accessories[1].angle = 2.4;
  accessories[1].orientation_matches_angle = PTK_CHOICE_YES;
  tool.effect = PTK_EFFECT_NONE;
  tool.shape = &outline;
  tool.accessories = accessories;
  tool.accessory_count = 2;
  paper[2] = ptk_target_of_kind(PTK_KIND_CARD, 3, make_rect(540, 140, 140, 160));
  paper[2].style = &tool;

  lifted.effect = PTK_EFFECT_LIFT;
  paper[3] = ptk_target_of_kind(PTK_KIND_BUTTON, 4, make_rect(750, 460, 90, 44));
  paper[3].has_bezel = true;
  paper[3].style = &lifted;
  paper[3].space = 3;
  upsert(engine, paper, 4);
}

static void writing(void) {
  ptk_engine *engine = create(120, 60);
  ptk_space dialog = ptk_default_space();
  dialog.id = 3;
  dialog.has_clip = true;
  dialog.clip = make_rect(700, 400, 260, 260);
  dialog.z = 1;
  CHECK(ptk_engine_upsert_spaces(engine, &dialog, 1, 0));
  add_paper(engine);
  place(engine, 120, 60);
  touch();
  move_by(40, 150, 30);
  button(1);
  move_by(90, 60, 30);
  button(0);
  append(ANNOTATE)->has_annotation = 1;
  move_by(170, -40, 20);
  move_by(0, 110, 20);
  move_by(150, -90, 12);
  wait(60);
  send(ptk_input_drag_operation(now, PTK_DRAG_OPERATION_COPY));
  move_by(-60, 220, 24);
  send(ptk_input_drag_operation(now, PTK_DRAG_OPERATION_NONE));
  append(ANNOTATE);
  send(ptk_input_gaze(now, 780, 480));
  move_by(6, 2, 3);
  wait(120);
  send(ptk_input_position(now, 20, 700));
  button(1);
  move_by(600, -560, 40);
  button(0);
  lift();
  play("writing", engine);
}

int main(void) {
  toolbar();
  flick();
  scrolling();
  mouse();
  layout();
  writing();
  return 0;
}
