/*
 * Counts the allocations of a program in steady state: inputs of each kind over a scrolling layout, and everything that a
 * host reads from each frame. After a first round, there must be none. Linked with Tests/Lab/AllocationCounter.
 */
#include <AllocationCounter.h>
#include <pointerkit.h>
#include <stdio.h>
#include <stdlib.h>

#define CHECK(call)                                                                               \
  do {                                                                                            \
    ptk_status status_ = (call);                                                                   \
    if (status_ < 0) {                                                                            \
      fprintf(stderr, "%s:%d: %s: %s\n", __FILE__, __LINE__, #call, ptk_status_string(status_));  \
      exit(1);                                                                                    \
    }                                                                                             \
  } while (0)

enum { BUTTONS = 100, ROWS = 200, LIST = 7, TICKS = 600 };

static ptk_engine *engine;
static int64_t now = 1000000000;
static uint64_t commands_read, events_read;

static void set_up(void) {
  ptk_size size = {1024, 768};
  engine = ptk_engine_create(size, NULL);
  ptk_device trackpad = ptk_default_device(PTK_DEVICE_KIND_TRACKPAD);
  CHECK(ptk_engine_set_device(engine, 0, &trackpad, now));
  ptk_rect clip = {600, 80, 400, 600};
  ptk_space list = ptk_space_with_clip(LIST, clip);
  CHECK(ptk_engine_upsert_spaces(engine, &list, 1, now));
  static ptk_target targets[BUTTONS + ROWS];
  for (int i = 0; i < BUTTONS; i++) {
    ptk_rect rect = {20 + 56.0 * (i % 10), 20 + 70.0 * (i / 10), 44, 44};
    targets[i] = ptk_target_of_kind(i % 3 ? PTK_KIND_BUTTON : PTK_KIND_APP_ICON, (uint64_t)i + 1, rect);
    targets[i].has_bezel = i % 2;
    targets[i].group = (uint64_t)(i % 3 ? 0 : i / 10 + 1);
  }
  for (int i = 0; i < ROWS; i++) {
    ptk_rect rect = {0, 44.0 * i, 400, 44};
    targets[BUTTONS + i] = ptk_target_of_kind(PTK_KIND_ROW, (uint64_t)i + 1000, rect);
    targets[BUTTONS + i].space = LIST;
  }
  CHECK(ptk_engine_upsert_targets(engine, targets, BUTTONS + ROWS, NULL, 0, now));
}

/* What a host reads. */
static void read_frame(const ptk_frame *frame) {
  static uint64_t seen;
  size_t count;
  ptk_hit hit;
  ptk_engine_get_events(engine, &seen, &count);
  events_read += count;
  commands_read += frame->command_count;
  if (frame->event_count != count) exit(1);
  CHECK(ptk_engine_hit_test(engine, frame->model_position, &hit, sizeof hit));
}

static void play(void) {
  ptk_input place = ptk_input_position(now, 60, 40);
  CHECK(ptk_engine_simulate(engine, &place));
  for (int i = 0; i < TICKS; i++) {
    now += 8333333;
    int part = i % 100;
    ptk_input input = ptk_input_motion(now, i < TICKS / 2 ? 0.9 : -0.6, part < 50 ? 0.7 : -0.5);
    if (part == 0) input = ptk_input_contact(now, PTK_PHASE_BEGAN, 1);
    if (part == 40) input = ptk_input_button(now, PTK_BUTTON_PRIMARY, true);
    if (part == 52) input = ptk_input_button(now, PTK_BUTTON_PRIMARY, false);
    if (part == 60) input = ptk_input_scroll(now, 0, -12, PTK_SCROLL_PHASE_NONE, PTK_SCROLL_SOURCE_WHEEL);
    if (part == 70) input = ptk_input_contact(now, PTK_PHASE_ENDED, 0);
    if (part <= 70) CHECK(ptk_engine_simulate(engine, &input));
    ptk_point origin = {600, 80 - (double)(i % 300)};
    CHECK(ptk_engine_scroll_space(engine, LIST, origin, now));
    ptk_movement movement = {1, {20 + i % 5, 20, 44, 44}};
    CHECK(ptk_engine_move_targets(engine, &movement, 1, now));
    read_frame(ptk_engine_step(engine, now, now + 8000000));
  }
}

int main(void) {
  if (!allocation_count_works()) {
    puts("skipped: allocations can be counted only with glibc");
    return 0;
  }
  unsigned long start = allocation_count();
  set_up();
  play();
  unsigned long first = allocation_count() - start;
  for (int round = 0; round < 3; round++) play();
  unsigned long later = allocation_count() - start - first;
  printf("%lu allocations in the first round, %lu in the next three, with %llu commands and %llu events\n", first, later,
         (unsigned long long)commands_read, (unsigned long long)events_read);
  ptk_engine_destroy(engine);
  return first > 0 && later == 0 && commands_read > 0 && events_read > 0 ? 0 : 1;
}
