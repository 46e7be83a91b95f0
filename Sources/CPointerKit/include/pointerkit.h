/*
 * PointerKit: the pointer of iPadOS for any Linux user interface. This program prints "clicked 1":
 *
 *   #include <pointerkit.h>
 *   #include <stdio.h>
 *
 *   static ptk_engine *engine;
 *   static void moved(int64_t now, double x, double y) {  // Your toolkit calls this for a motion,
 *     ptk_input input = ptk_input_position(now, x, y);
 *     ptk_engine_handle(engine, &input, now);
 *   }
 *   static void pressed(int64_t now, int is_down) {       // and this for a press or a release.
 *     ptk_input input = ptk_input_button(now, PTK_BUTTON_PRIMARY, is_down);
 *     ptk_engine_handle(engine, &input, now);
 *   }
 *   static int draw(int64_t now) {                        // Call this for a frame, until it returns 0.
 *     const ptk_frame *frame = ptk_engine_step(engine, now, now);
 *     for (size_t i = 0; i < frame->event_count; i++)
 *       if (frame->events[i].type == PTK_EVENT_TYPE_CLICKED) printf("clicked %d\n", (int)frame->events[i].target);
 *     for (size_t i = 0; i < frame->command_count; i++) {}  // Draw frame->commands[i].
 *     return !frame->is_at_rest;
 *   }
 *   int main(void) {
 *     const ptk_size window = { 640, 400 };
 *     const ptk_rect share = { 20, 12, 70, 36 };
 *     engine = ptk_engine_create(window, NULL);
 *     ptk_engine_add_target(engine, PTK_KIND_BAR_BUTTON, 1, share, 0);
 *     moved(1000000, 30, 38), pressed(2000000, 1), pressed(90000000, 0);
 *     for (int64_t now = 90000000; draw(now); now += 16666667) {}
 *     ptk_engine_destroy(engine);
 *     return 0;
 *   }
 *
 * An engine receives input and layout, and computes the drawing for any instant. It owns no window, clock, device or
 * thread; hide the system's cursor over your surface. Link with `pkg-config --cflags --libs pointerkit`. The renderer
 * for Cairo is pointerkit-cairo.h, which begins with a program that draws.
 *
 * This header has the conventions and the versions, and includes all of the library. Each of the others can be included
 * alone, and begins with a program:
 *
 * pointerkit-types.h          results of calls, geometry and colors
 * pointerkit-engine.h         an engine, its devices and its input
 * pointerkit-targets.h        the layout: targets, spaces and styles
 * pointerkit-frames.h         frames and events
 * pointerkit-configuration.h  settings, configuration and options, which all have good defaults
 * pointerkit-queries.h        questions about the state and the layout
 * pointerkit-diagnostics.h    mistakes of a host, and fingerprints of frames
 * pointerkit-flicks.h         explanations of flicks
 * pointerkit-toolkits.h       constants of GDK, Qt, SDL, evdev, XKB and Wayland
 * pointerkit-audit.h          checks of layouts, of the library pointerkit-audit; not included here
 *
 * Conventions
 *  - Lengths are in points, times in nanoseconds of the host's monotonic clock, angles in radians clockwise, opacities
 *    and luminances 0…1. The y axis points down. Colors have linear components of sRGB.
 *  - Most functions return a ptk_status: zero is success, a positive number success with a remark, and a negative one
 *    an error, after which the engine is the same as before. A NULL handle, a NULL required pointer or an unknown
 *    constant is an error, never a crash. Numbers that are not finite or out of range are clamped or ignored, unknown
 *    identifiers in lists are ignored, and both are counted. ptk_engine_set_log() tells of mistakes.
 *  - Make each struct that you fill with its ptk_default_…(), and then set fields. What has no default is an argument:
 *    the kind of a device, or the kind and time of an input. A function named after the struct and a use of it, such as
 *    ptk_input_motion() or ptk_target_of_kind(), calls it and sets the fields that this use always has.
 *  - The first field of such a struct is its `size`, so that later versions can add fields at the end; in an array of
 *    such structs, the stride is the `size` of the first. These functions are inline, so that they know the size of the
 *    struct in your program. A language without inline functions calls the ptk_…_init() of the struct with the size.
 *  - A set of flags is a number with a plural name, such as ptk_axes. Its bits are the constants of the enum with the
 *    singular name, such as ptk_axis.
 *  - The name of a constant begins with the name of its enum.
 *  - Pointers that you pass, also in structs, are borrowed for the duration of the call, and never kept.
 *  - Lists that you receive are transient: a pointer and a count, valid until the time that is said there.
 *  - A count that you pass may be at most 16,777,216 (2^24). If the system has no memory left, the process ends.
 *  - Identifiers are numbers that you choose: of 32 bits for devices, and of 64 bits for everything else. For a target
 *    or a group, 0 means none; for a space, 0 is the window.
 *  - Only one thread at a time may use an engine with its frames; different threads may use different engines.
 *
 * Versions: "Since" at the top of a header is the version that brought it, and all in it that is not marked otherwise.
 * Until 1.0, a minor version may change anything; its symbols then have another version, so that the loader refuses a
 * program that was built for an earlier one. From 1.0 on, a minor version only adds: functions, constants, and fields at
 * the end of structs that have a `size` or are the library's; elements of lists keep their size. So a program runs with
 * every later library of its major version, which is the number at the end of libpointerkit.so.0.
 *
 * Since: 0.1
 */
#ifndef POINTERKIT_H
#define POINTERKIT_H

#include "pointerkit-types.h"
#include "pointerkit-engine.h"
#include "pointerkit-targets.h"
#include "pointerkit-frames.h"
#include "pointerkit-configuration.h"
#include "pointerkit-queries.h"
#include "pointerkit-diagnostics.h"
#include "pointerkit-flicks.h"
#include "pointerkit-toolkits.h"

#ifdef __cplusplus
extern "C" {
#endif

#define PTK_VERSION_MAJOR 0
#define PTK_VERSION_MINOR 1
#define PTK_VERSION_PATCH 0
/* A version as one number, 1,000 for 0.1.0: that of this header, and that of the library. */
#define PTK_VERSION (PTK_VERSION_MAJOR * 1000000 + PTK_VERSION_MINOR * 1000 + PTK_VERSION_PATCH)
int32_t ptk_get_version(void);

#ifdef __cplusplus
}
#endif
#endif
