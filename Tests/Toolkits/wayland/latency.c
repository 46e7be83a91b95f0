/* How much later the drawn pointer is seen than a cursor that the compositor moves by itself: the pointer moves all the time,
 * and presentation-time says when each frame was seen. Writes commands for a virtual pointer, and the figures to the standard
 * error. usage: latency [MILLISECONDS], how long before it is seen a frame is begun; without it, as soon as the compositor
 * wants a frame. */
#define _POSIX_C_SOURCE 200809L
#include <pointerkit-wayland.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "interface.h"
#include "presentation-time-client-protocol.h"
#include "window.h"

enum { MILLISECOND = 1000000, GREATEST_COUNT = 4000, INTERVAL = 8 * MILLISECOND };

static ptk_wayland *pointer;
static const ptk_frame *frame;
static int needs_frame;
static struct wp_presentation *presentation;

/* All movements that were reported, by the compositor's stamps, and when each frame was seen. */
static struct { int64_t time, seen; } movements[GREATEST_COUNT];
static int movement_count;
static int64_t ticks[GREATEST_COUNT], refresh;
static int tick_count;

static void input_came(void *data) {
  (void)data;
  needs_frame = 1;
}

/* A pointer of the program's own tells the stamps. */
static void moved(void *data, struct wl_pointer *proxy, uint32_t stamp, wl_fixed_t x, wl_fixed_t y) {
  int64_t now = ptk_wayland_now();
  (void)data, (void)proxy, (void)x, (void)y;
  if (movement_count < GREATEST_COUNT)
    movements[movement_count++].time = now - (int64_t)((uint32_t)(now / MILLISECOND) - stamp) * MILLISECOND;
}
static void entered(void *data, struct wl_pointer *proxy, uint32_t serial, struct wl_surface *surface, wl_fixed_t x,
                    wl_fixed_t y) {
  (void)data, (void)proxy, (void)serial, (void)surface, (void)x, (void)y;
}
static void left(void *data, struct wl_pointer *proxy, uint32_t serial, struct wl_surface *surface) {
  (void)data, (void)proxy, (void)serial, (void)surface;
}
static void pressed(void *data, struct wl_pointer *proxy, uint32_t serial, uint32_t time, uint32_t button, uint32_t state) {
  (void)data, (void)proxy, (void)serial, (void)time, (void)button, (void)state;
}
static void scrolled(void *data, struct wl_pointer *proxy, uint32_t time, uint32_t axis, wl_fixed_t value) {
  (void)data, (void)proxy, (void)time, (void)axis, (void)value;
}
static const struct wl_pointer_listener pointer_listener = {
  .enter = entered, .leave = left, .motion = moved, .button = pressed, .axis = scrolled
};

/* A question knows how many movements its frame has. */
static void told_output(void *data, struct wp_presentation_feedback *feedback, struct wl_output *output) {
  (void)data, (void)feedback, (void)output;
}
static void presented(void *data, struct wp_presentation_feedback *feedback, uint32_t high, uint32_t low, uint32_t nanoseconds,
                      uint32_t period, uint32_t sequence_high, uint32_t sequence_low, uint32_t flags) {
  (void)sequence_high, (void)sequence_low, (void)flags;
  int64_t time = (int64_t)((uint64_t)high << 32 | low) * 1000000000 + nanoseconds;
  for (int i = (int)(intptr_t)data - 1; i >= 0 && movements[i].seen == 0; i--) movements[i].seen = time;
  if (tick_count < GREATEST_COUNT) ticks[tick_count++] = time;
  refresh = period;
  wp_presentation_feedback_destroy(feedback);
}
static void discarded(void *data, struct wp_presentation_feedback *feedback) {
  (void)data;
  wp_presentation_feedback_destroy(feedback);
}
static const struct wp_presentation_feedback_listener feedback_listener = { told_output, presented, discarded };

static void global_came(void *data, struct wl_registry *registry, uint32_t name, const char *interface, uint32_t version) {
  (void)data, (void)version;
  if (strcmp(interface, wp_presentation_interface.name) == 0)
    presentation = wl_registry_bind(registry, name, &wp_presentation_interface, 1);
  if (strcmp(interface, wl_seat_interface.name) == 0)
    wl_pointer_add_listener(wl_seat_get_pointer(wl_registry_bind(registry, name, &wl_seat_interface, 1)), &pointer_listener,
                            NULL);
}
static void global_went(void *data, struct wl_registry *registry, uint32_t name) { (void)data, (void)registry, (void)name; }
static const struct wl_registry_listener listener = { global_came, global_went };

static void show_frame(void) {
  needs_frame = 0;
  frame = ptk_wayland_step(pointer, ptk_wayland_now());
  ptk_rect whole = { 0, 0, window.size.width, window.size.height }, damage = interface.needs_painting ? whole : frame->damage;
  cairo_t *cairo = window_begin(damage);
  if (cairo) {
    interface_paint(cairo, frame);
    window_end(cairo, damage);
    struct wp_presentation_feedback *feedback = wp_presentation_feedback(presentation, window.surface);
    wp_presentation_feedback_add_listener(feedback, &feedback_listener, (void *)(intptr_t)movement_count);
  }
  window_commit();
}

static int compare(const void *left, const void *right) {
  double a = *(const double *)left, b = *(const double *)right;
  return (a > b) - (a < b);
}

/* The cursor of the compositor is seen at the first tick after a movement. */
static void print_figures(void) {
  static double ours[GREATEST_COUNT], cursors[GREATEST_COUNT];
  int count = 0;
  for (int i = 0; i < movement_count; i++) {
    int first = 0;
    while (first < tick_count && ticks[first] < movements[i].time) first++;
    if (movements[i].seen == 0 || first == 0 || first == tick_count) continue;
    ours[count] = (double)(movements[i].seen - movements[i].time) / MILLISECOND;
    cursors[count++] = (double)(ticks[first] - movements[i].time) / MILLISECOND;
  }
  qsort(ours, (size_t)count, sizeof *ours, compare);
  qsort(cursors, (size_t)count, sizeof *cursors, compare);
  if (count < 100) {
    fprintf(stderr, "latency: %d movements were seen, expected 100; %d reported, %d ticks\n", count, movement_count, tick_count);
    exit(1);
  }
  fprintf(stderr, "%d movements at %.2f ms a frame: drawn pointer %.1f ms (90 %%: %.1f), cursor %.1f ms (%.1f)\n", count,
          (double)refresh / MILLISECOND, ours[count / 2], ours[count * 9 / 10], cursors[count / 2], cursors[count * 9 / 10]);
}

/* Whether a frame that begins now is seen at the next tick, and one that begins later is not. */
static int is_time(int64_t needed) {
  if (needed == 0 || tick_count == 0) return 1;
  int64_t since = ptk_wayland_now() - ticks[tick_count - 1];
  return refresh - since % refresh <= needed;
}

/* Frames and events until an instant. */
static int run(int64_t end, int64_t needed) {
  for (int64_t now = ptk_wayland_now(); now < end; now = ptk_wayland_now()) {
    if (window.is_resized) interface_resize(window.size, now);
    window.is_resized = 0;
    int is_due = needs_frame || interface.needs_painting || !frame->is_at_rest;
    if (window.is_configured && !window.is_waiting && is_due && is_time(needed)) show_frame();
    if (!window_wait(1)) return 0;
  }
  return 1;
}

int main(int argument_count, char **arguments) {
  int64_t needed = argument_count > 1 ? (int64_t)(atof(arguments[1]) * MILLISECOND) : 0, second = 1000000000;
  interface.engine = ptk_engine_create(interface.size, NULL);
  frame = ptk_engine_step(interface.engine, ptk_wayland_now(), ptk_wayland_now());
  if (!window_open("latency")) return 1;
  wl_registry_add_listener(wl_display_get_registry(window.display), &listener, NULL);
  pointer = ptk_wayland_create(window.display, window.surface, interface.engine, NULL);
  if (!pointer) return 1;
  ptk_wayland_on_input(pointer, input_came, NULL);
  setvbuf(stdout, NULL, _IOLBF, 0);
  run(ptk_wayland_now() + 2 * second, needed);
  puts("at 700 250"); /* Beside all controls. */
  int64_t next = ptk_wayland_now() + 2 * second;
  run(next, needed);
  movement_count = tick_count = 0;
  for (int i = 0; i < 1250; i++) {
    puts(i / 50 % 2 ? "by 2 0" : "by -2 0");
    next += INTERVAL;
    if (!run(next, needed)) return 1;
  }
  run(next + second / 5, needed);
  print_figures();
  ptk_wayland_destroy(pointer);
  window_close();
  ptk_engine_destroy(interface.engine);
  return 0;
}
