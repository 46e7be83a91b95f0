/*
 * PointerKit in a Wayland client: the events of a seat become the engine's inputs, on one monotonic clock. Take this file
 * and pointerkit-wayland.c into your program; they need libwayland-client, PointerKit, and the code that wayland-scanner
 * makes of the protocols relative-pointer, pointer-constraints, pointer-gestures and presentation-time (see the Makefile).
 *
 * Two ways to own the position:
 *  - The compositor's cursor, hidden over the surface, goes where the person moves it, and the engine follows. A client
 *    cannot move the cursor. So the movement ends when the finger lifts, without inertia and recentering.
 *  - The pointer is locked to the surface: relative movements come in, and the engine alone owns the position. A push
 *    against an edge should unlock it; the compositor's cursor then continues from where the pointer was seen.
 */
#ifndef POINTERKIT_WAYLAND_H
#define POINTERKIT_WAYLAND_H

#include <pointerkit.h>
#include <wayland-client.h>

/* The seat, its devices and the clock of the display. */
typedef struct PtkWayland PtkWayland;

/* Functions of the program; any may be NULL. */
typedef struct PtkWaylandCallbacks {
  void (*input)(void *data);                  /* The engine got an input: a frame is due. */
  void (*key)(void *data, uint32_t code);     /* A key went down: KEY_… of linux/input-event-codes.h. */
} PtkWaylandCallbacks;

/* NULL if there is no memory. `surface` is the window's. The engine and the surface must outlive the result. */
PtkWayland *ptk_wayland_create(struct wl_surface *surface, ptk_engine *engine, PtkWaylandCallbacks callbacks, void *data);
/* NULL is ignored. */
void ptk_wayland_destroy(PtkWayland *self);

/* Binds a global if this file uses it; call this function for each global. Returns whether the file uses the global.
 * Only the first seat is used. */
int ptk_wayland_bind(PtkWayland *self, struct wl_registry *registry, uint32_t name, const char *interface,
                    uint32_t version);

/* Wayland does not describe devices. By default the pointer is a mouse until fingers scroll or make a gesture. A
 * PTK_DEVICE_… fixes its kind. */
void ptk_wayland_set_device_kind(PtkWayland *self, int32_t kind);

/* Whether the compositor can lock the pointer. Call it after the first round trip. */
int ptk_wayland_can_lock(const PtkWayland *self);
/* Locks the pointer as soon as it is over the surface, or unlocks it at the model pointer. */
void ptk_wayland_set_locked(PtkWayland *self, int is_locked);
/* Whether the pointer is locked now. */
int ptk_wayland_is_locked(const PtkWayland *self);

/* The time of the engine: CLOCK_MONOTONIC in nanoseconds. */
int64_t ptk_wayland_now(void);
/* Asks when the next commit of the surface will be seen; call it before each commit that shows something. */
void ptk_wayland_request_feedback(PtkWayland *self);
/* The instant at which a frame that is committed now will be seen, for ptk_engine_step(); `now` if it is unknown. */
int64_t ptk_wayland_presentation_time(const PtkWayland *self, int64_t now);

#endif
