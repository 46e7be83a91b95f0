/*
 * The reference scenes of Tests/ReferenceScenes, in C: prints a line for each scene, as `swift run Lab digests` does. Both must
 * print the same, so that the C library is known to do what the Swift engine does, to the last bit. C99 and C++17.
 */
#include <inttypes.h>
#include <pointerkit.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(call)                                                                          \
  do {                                                                                       \
    pk_status status_ = (call);                                                              \
    if (status_ != PK_OK) {                                                                  \
      fprintf(stderr, "%s:%d: %s: %s\n", __FILE__, __LINE__, #call, pk_status_string(status_)); \
      exit(1);                                                                               \
    }                                                                                        \
  } while (0)

static pk_point make_point(double x, double y) {
  pk_point point = {x, y};
  return point;
}
static pk_rect make_rect(double x, double y, double width, double height) {
  pk_rect rect = {x, y, width, height};
  return rect;
}
static pk_line make_line(double start, double length) {
  pk_line line = {start, length};
  return line;
}

/* One step of a stroke: an input, or a change of the layout. */
enum { INPUT, SCROLL, MOVE, REMOVE, RESIZE, ANNOTATE };
typedef struct step {
  int kind;
  int64_t time;
  pk_input input;
  uint64_t id;
  pk_point origin;
  pk_rect frame;
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
static pk_input *send(int32_t kind) {
  step *s = append(INPUT);
  CHECK(pk_input_init(&s->input, sizeof s->input, kind, now));
  return &s->input;
}
static void contact(int32_t phase, int32_t fingers) { append(INPUT)->input = pk_input_contact(now, phase, fingers); }
static void touch(void) { contact(PK_PHASE_BEGAN, 1); }
static void lift(void) { contact(PK_PHASE_ENDED, 0); }
static void wait(int64_t milliseconds) { now += milliseconds * 1000000; }
static void move_by(double dx, double dy, int reports) {
  for (int i = 0; i < reports; i++) {
    now += 8333333;
    append(INPUT)->input = pk_input_motion(now, dx / reports, dy / reports);
  }
}
static void button(int is_down) { append(INPUT)->input = pk_input_button(now, PK_BUTTON_PRIMARY, is_down); }
static void click(void) {
  button(1);
  wait(80);
  button(0);
}

static void apply(pk_engine *engine, const step *s) {
  pk_movement movement = {s->id, s->frame};
  pk_annotation_value value = {"W", "41.5"};
  pk_size size = {s->frame.width, s->frame.height};
  switch (s->kind) {
  case INPUT: CHECK(pk_engine_handle(engine, &s->input)); break;
  case SCROLL: CHECK(pk_engine_scroll_space(engine, s->id, s->origin, s->time)); break;
  case MOVE: CHECK(pk_engine_move_targets(engine, &movement, 1, s->time)); break;
  case REMOVE: CHECK(pk_engine_remove_target(engine, s->id, s->time)); break;
  case RESIZE: CHECK(pk_engine_resize(engine, size, s->time)); break;
  case ANNOTATE: CHECK(pk_engine_set_annotation(engine, &value, s->has_annotation, NULL, s->time)); break;
  }
}

/* Plays the stroke at 120 frames a second until five seconds after its last step. */
static void play(const char *name, pk_engine *engine) {
  uint64_t digest;
  pk_frame *frame;
  CHECK(pk_digest_begin(&digest));
  CHECK(pk_frame_create(&frame));
  int64_t first = steps[0].time, end = steps[step_count - 1].time + 5000000000;
  size_t next = 0;
  for (int64_t index = 0;; index++) {
    int64_t time = first + index * 1000000000 / 120;
    if (time > end) break;
    while (next < step_count && steps[next].time <= time) apply(engine, &steps[next++]);
    CHECK(pk_engine_step(engine, time, time, frame));
    CHECK(pk_digest_add_frame(&digest, frame));
  }
  pk_event events[256];
  size_t count;
  CHECK(pk_engine_get_events(engine, 0, events, sizeof events[0], 256, &count, NULL, NULL));
  for (size_t i = 0; i < count; i++) {
    CHECK(pk_digest_add(&digest, (uint64_t)events[i].time));
    CHECK(pk_digest_add(&digest, (uint64_t)events[i].type));
    CHECK(pk_digest_add(&digest, events[i].target));
  }
  printf("%s %" PRIu64 "\n", name, digest);
  pk_frame_destroy(frame);
  pk_engine_destroy(engine);
  step_count = 0;
}

static pk_engine *create(double x, double y) {
  pk_engine *engine;
  pk_size size = {1024, 768};
  pk_point start = {x, y};
  CHECK(pk_engine_create(size, &start, NULL, NULL, &engine));
  now = 1000000000;
  return engine;
}
static void place(pk_engine *engine, double x, double y) {
  pk_input input = pk_input_position(0, x, y);
  CHECK(pk_engine_handle(engine, &input));
}
static size_t add_bar(pk_target *targets, size_t count) {
  for (int i = 0; i < 6; i++) {
    pk_rect frame = {24 + 68.0 * i, 24, 44, 37};
    targets[count] = pk_target_make(i + 1, PK_KIND_BAR_BUTTON, frame);
    targets[count++].group = 1;
  }
  return count;
}
static size_t add_icons(pk_target *targets, size_t count) {
  for (int i = 0; i < 12; i++) {
    pk_rect frame = {200 + 160.0 * (i % 4), 240 + 160.0 * (i / 4), 76, 76};
    targets[count] = pk_target_make(100 + i, PK_KIND_APP_ICON, frame);
    targets[count].has_bezel = 1;
    targets[count++].corner_radius = 17;
  }
  return count;
}
static void upsert(pk_engine *engine, const pk_target *targets, size_t count) {
  CHECK(pk_engine_upsert_targets(engine, targets, count, NULL, 0, 0));
}

static pk_target targets[256];

/* An engine with a device, a bar and perhaps icons. */
static pk_engine *make(double x, double y, int with_icons, pk_device device) {
  pk_engine *engine = create(x, y);
  CHECK(pk_engine_set_device(engine, 0, &device, 0));
  size_t count = add_bar(targets, 0);
  upsert(engine, targets, with_icons ? add_icons(targets, count) : count);
  place(engine, x, y);
  return engine;
}

static void toolbar(void) {
  pk_engine *engine = make(10, 200, 0, pk_device_default(PK_DEVICE_TRACKPAD));
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
  pk_engine *engine = make(80, 700, 1, pk_device_default(PK_DEVICE_TRACKPAD));
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
  pk_engine *engine = create(300, 300);
  pk_space list;
  CHECK(pk_space_init(&list, sizeof list));
  list.id = 7;
  list.has_clip = 1;
  list.clip = make_rect(0, 80, 1024, 688);
  CHECK(pk_engine_upsert_spaces(engine, &list, 1, 0));
  size_t count = 0;
  for (int i = 0; i < 100; i++) {
    pk_rect frame = {0, 52.0 * i, 600, 52};
    targets[count] = pk_target_make(1000 + i, PK_KIND_ROW, frame);
    targets[count].has_bezel = 1;
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
  pk_device device = pk_device_default(PK_DEVICE_MOUSE);
  device.unit = PK_UNIT_COUNTS;
  device.counts_per_inch = 400;
  pk_engine *engine = make(500, 500, 1, device);
  move_by(-400, -600, 60);
  wait(600);
  click();
  move_by(300, 380, 30);
  play("mouse", engine);
}

static void layout(void) {
  pk_device device = pk_device_default(PK_DEVICE_TRACKPAD);
  device.reports_contact = PK_NO;
  pk_engine *engine = make(240, 270, 1, device);
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

static void add_paper(pk_engine *engine) {
  pk_target paper[4];
  pk_line lines[10];
  for (int i = 0; i < 10; i++) lines[i] = make_line(22.0 * i, 22);
  pk_precision by_line, by_step;
  CHECK(pk_precision_init(&by_line, sizeof by_line));
  CHECK(pk_precision_init(&by_step, sizeof by_step));
  by_line.kind = PK_PRECISION_LINES;
  by_line.lines = lines;
  by_line.line_count = 10;
  by_step.kind = PK_PRECISION_STEPPED;
  by_step.spacing = 11;
  pk_style text = pk_style_default(), day = pk_style_default(), tool = pk_style_default(), lifted = pk_style_default();
  text.vertical = &by_line;
  paper[0] = pk_target_make(1, PK_KIND_TEXT, make_rect(100, 140, 200, 220));
  paper[0].style = &text;

  pk_shape beam, outline;
  CHECK(pk_shape_init(&beam, sizeof beam));
  beam.kind = PK_SHAPE_HORIZONTAL_BEAM;
  beam.length = 80;
  day.effect = PK_EFFECT_NONE;
  day.shape = &beam;
  day.constrained_axes = PK_AXIS_VERTICAL;
  day.vertical = &by_step;
  paper[1] = pk_target_make(2, PK_KIND_CARD, make_rect(360, 140, 120, 220));
  paper[1].style = &day;

  pk_path_element elements[] = {
      {PK_PATH_MOVE, 0, {0, 0}, {0, 0}, {0, 0}},
      {PK_PATH_LINE, 0, {18, 6}, {0, 0}, {0, 0}},
      {PK_PATH_QUADRATIC, 0, {6, 18}, {20, 20}, {0, 0}},
      {PK_PATH_CLOSE, 0, {0, 0}, {0, 0}, {0, 0}},
  };
  pk_path path;
  CHECK(pk_path_init(&path, sizeof path));
  path.elements = elements;
  path.element_count = 4;
  CHECK(pk_shape_init(&outline, sizeof outline));
  outline.kind = PK_SHAPE_PATH;
  outline.path = &path;
  pk_accessory accessories[2];
  for (int i = 0; i < 2; i++) CHECK(pk_accessory_init(&accessories[i], sizeof accessories[i]));
  accessories[0].shape = PK_ACCESSORY_ARROW;
  accessories[0].angle = 0.7;
  accessories[0].offset = 6;
  accessories[1].shape = PK_ACCESSORY_PLUS;
  accessories[1].angle = 2.4;
  accessories[1].orientation_matches_angle = PK_YES;
  tool.effect = PK_EFFECT_NONE;
  tool.shape = &outline;
  tool.accessories = accessories;
  tool.accessory_count = 2;
  paper[2] = pk_target_make(3, PK_KIND_CARD, make_rect(540, 140, 140, 160));
  paper[2].style = &tool;

  lifted.effect = PK_EFFECT_LIFT;
  paper[3] = pk_target_make(4, PK_KIND_BUTTON, make_rect(750, 460, 90, 44));
  paper[3].has_bezel = 1;
  paper[3].style = &lifted;
  paper[3].space = 3;
  upsert(engine, paper, 4);
}

static void writing(void) {
  pk_engine *engine = create(120, 60);
  pk_space dialog;
  CHECK(pk_space_init(&dialog, sizeof dialog));
  dialog.id = 3;
  dialog.has_clip = 1;
  dialog.clip = make_rect(700, 400, 260, 260);
  dialog.order = 1;
  CHECK(pk_engine_upsert_spaces(engine, &dialog, 1, 0));
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
  send(PK_INPUT_DRAG)->operation = PK_DRAG_COPY;
  move_by(-60, 220, 24);
  send(PK_INPUT_DRAG)->operation = PK_DRAG_NONE;
  append(ANNOTATE);
  send(PK_INPUT_GAZE)->position = make_point(780, 480);
  move_by(6, 2, 3);
  wait(120);
  send(PK_INPUT_POSITION)->position = make_point(20, 700);
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
