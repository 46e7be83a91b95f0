/*
 * PointerKit in a Wayland program without a toolkit: the loop, in which ptk_wayland_step() gives each frame and moves the
 * system's cursor. Options: --dark; --log prints the events; --trackpad treats the pointing devices as trackpads; --lock
 * begins with the pointer locked, until a push against an edge.
 */
#include <pointerkit-wayland.h>
#include <stdio.h>
#include <string.h>

#include "../interface/interface.h"
#include "window.h"

static ptk_wayland *pointer;
static const ptk_frame *frame; /* The latest; transient. */
static int needs_frame;
static int64_t last_frame;

static void input_came(void *data) {
  (void)data;
  needs_frame = 1;
}

static void scale_changed(void *data, double scale) {
  (void)data;
  window_set_scale(scale);
  interface.needs_painting = 1;
}

/* Paints a part of the window. Returns 0 if the compositor still reads all pictures. */
static int paint(ptk_rect damage) {
  cairo_t *cairo = window_begin(damage);
  if (!cairo) {
    interface.needs_painting = needs_frame = 1;
    return 0;
  }
  interface_paint(cairo, frame);
  window_end(cairo, damage);
  return 1;
}

/* Handles what happened, reads a frame, and shows it if it differs from the last. */
static void show_frame(void) {
  int64_t now = ptk_wayland_now();
  needs_frame = 0;
  if (window.is_resized) interface_resize(window.size, now);
  window.is_resized = 0;
  ptk_engine_advance(interface.engine, now);
  if (interface_respond(now)) ptk_wayland_set_locked(pointer, 0);
  frame = ptk_wayland_step(pointer, ptk_wayland_now());
  interface_scroll(frame, last_frame);
  last_frame = frame->time;
  ptk_rect whole = { 0, 0, window.size.width, window.size.height };
  int is_painted = 0;
  if (interface.needs_painting) is_painted = paint(whole);
  else if (frame->has_damage) is_painted = paint(frame->damage);
  if (is_painted || !frame->is_at_rest || needs_frame) window_commit();
}

static int run(void) {
  while (!window.is_closed) {
    int64_t wait = frame->next_wake == INT64_MAX ? INT64_MAX : frame->next_wake - ptk_wayland_now();
    if (window.is_configured && !window.is_waiting &&
        (needs_frame || interface.needs_painting || window.is_resized || !frame->is_at_rest || wait <= 0)) {
      show_frame();
      continue;
    }
    /* At rest, at most until something changes by itself. */
    int timeout = window.is_waiting || wait == INT64_MAX ? -1 : wait > 1000000000000 ? 1000000 : (int)(wait / 1000000) + 1;
    if (!window_wait(timeout)) return fprintf(stderr, "the connection to the compositor is lost\n"), 0;
  }
  return 1;
}

int main(int argc, char **argv) {
  int kind = -1, is_locked = 0;
  for (int i = 1; i < argc; i++) {
    if (strcmp(argv[i], "--dark") == 0) interface.is_dark = 1;
    else if (strcmp(argv[i], "--log") == 0) interface.prints_events = 1;
    else if (strcmp(argv[i], "--trackpad") == 0) kind = PTK_DEVICE_KIND_TRACKPAD;
    else if (strcmp(argv[i], "--lock") == 0) is_locked = 1;
    else return fprintf(stderr, "usage: %s [--dark] [--log] [--trackpad] [--lock]\n", argv[0]), 2;
  }
  int is_well = 0;
  ptk_options options = ptk_default_options();
  options.log = interface_tell;
  interface.engine = ptk_engine_create(interface.size, &options);
  frame = ptk_engine_step(interface.engine, ptk_wayland_now(), ptk_wayland_now());
  if (window_open("PointerKit on Wayland")) {
    pointer = ptk_wayland_create(window.display, window.surface, interface.engine, NULL);
    if (pointer) {
      ptk_wayland_on_input(pointer, input_came, NULL);
      ptk_wayland_on_scale(pointer, scale_changed, NULL);
      if (kind >= 0) ptk_wayland_set_device_kind(pointer, kind);
      if (is_locked) ptk_wayland_set_locked(pointer, 1);
      is_well = run();
    }
    ptk_wayland_destroy(pointer);
  }
  window_close();
  ptk_engine_destroy(interface.engine);
  return !is_well;
}
