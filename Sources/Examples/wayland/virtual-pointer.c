/*
 * A pointer for tests, in compositors that are made with wlroots: it reads commands from its standard input.
 *
 *   at X Y        moves to a position, in hundredths of a pixel at the finest    by DX DY      moves relatively
 *   press CODE    presses a button of linux/input-event-codes.h                  release CODE  releases it
 *   finger DX DY  scrolls with fingers                                           lift          ends this scroll
 *   wheel STEPS   turns the wheel down                                           wait MS       waits
 */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <wayland-client.h>

#include "wlr-virtual-pointer-unstable-v1-client-protocol.h"

static struct zwlr_virtual_pointer_manager_v1 *manager;

static void global_came(void *data, struct wl_registry *registry, uint32_t name, const char *interface,
                        uint32_t version) {
  (void)data, (void)version;
  if (strcmp(interface, zwlr_virtual_pointer_manager_v1_interface.name) == 0)
    manager = wl_registry_bind(registry, name, &zwlr_virtual_pointer_manager_v1_interface, 1);
}
static void global_went(void *data, struct wl_registry *registry, uint32_t name) {
  (void)data, (void)registry, (void)name;
}
static const struct wl_registry_listener listener = { global_came, global_went };

static uint32_t milliseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint32_t)(time.tv_sec * 1000 + time.tv_nsec / 1000000);
}

int main(int argc, char **argv) {
  if (argc != 3) return fprintf(stderr, "usage: %s WIDTH HEIGHT, of the output in points\n", argv[0]), 2;
  double width = atof(argv[1]), height = atof(argv[2]);
  struct wl_display *display = wl_display_connect(NULL);
  if (!display) return fprintf(stderr, "%s: no Wayland display\n", argv[0]), 1;
  wl_registry_add_listener(wl_display_get_registry(display), &listener, NULL);
  wl_display_roundtrip(display);
  if (!manager) return fprintf(stderr, "%s: the compositor has no virtual pointers\n", argv[0]), 1;
  struct zwlr_virtual_pointer_v1 *pointer = zwlr_virtual_pointer_manager_v1_create_virtual_pointer(manager, NULL);

  char line[128], command[16];
  while (fgets(line, sizeof line, stdin)) {
    double a = 0, b = 0;
    if (sscanf(line, "%15s %lf %lf", command, &a, &b) < 1) continue;
    uint32_t now = milliseconds();
    if (strcmp(command, "at") == 0) {
      zwlr_virtual_pointer_v1_motion_absolute(pointer, now, (uint32_t)(a * 100), (uint32_t)(b * 100),
                                              (uint32_t)(width * 100), (uint32_t)(height * 100));
    } else if (strcmp(command, "by") == 0) {
      zwlr_virtual_pointer_v1_motion(pointer, now, wl_fixed_from_double(a), wl_fixed_from_double(b));
    } else if (strcmp(command, "press") == 0 || strcmp(command, "release") == 0) {
      zwlr_virtual_pointer_v1_button(pointer, now, (uint32_t)a, command[0] == 'p');
    } else if (strcmp(command, "finger") == 0) {
      zwlr_virtual_pointer_v1_axis_source(pointer, WL_POINTER_AXIS_SOURCE_FINGER);
      if (a != 0) zwlr_virtual_pointer_v1_axis(pointer, now, WL_POINTER_AXIS_HORIZONTAL_SCROLL, wl_fixed_from_double(a));
      if (b != 0) zwlr_virtual_pointer_v1_axis(pointer, now, WL_POINTER_AXIS_VERTICAL_SCROLL, wl_fixed_from_double(b));
    } else if (strcmp(command, "lift") == 0) {
      zwlr_virtual_pointer_v1_axis_source(pointer, WL_POINTER_AXIS_SOURCE_FINGER);
      zwlr_virtual_pointer_v1_axis_stop(pointer, now, WL_POINTER_AXIS_VERTICAL_SCROLL);
    } else if (strcmp(command, "wheel") == 0) {
      zwlr_virtual_pointer_v1_axis_source(pointer, WL_POINTER_AXIS_SOURCE_WHEEL);
      zwlr_virtual_pointer_v1_axis_discrete(pointer, now, WL_POINTER_AXIS_VERTICAL_SCROLL,
                                            wl_fixed_from_double(15 * a), (int32_t)a);
    } else if (strcmp(command, "wait") == 0) {
      struct timespec pause = { (time_t)(a / 1000), (long)((long)a % 1000 * 1000000) };
      nanosleep(&pause, NULL);
      continue;
    } else {
      return fprintf(stderr, "%s: no command '%s'\n", argv[0], command), 2;
    }
    zwlr_virtual_pointer_v1_frame(pointer);
    /* Waits until the compositor has handled the command. */
    if (wl_display_roundtrip(display) < 0) return fprintf(stderr, "%s: the connection is lost\n", argv[0]), 1;
  }
  wl_display_disconnect(display);
  return 0;
}
