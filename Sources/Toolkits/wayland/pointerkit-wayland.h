/*
 * The pointer for Wayland programs without a toolkit: the events of the display's seats become the inputs of an engine, and
 * the system's cursor goes where the pointer goes. The window, the event loop and the drawing stay the program's. It creates
 * this object for its surface, dispatches the display's events as always, and calls ptk_wayland_step() for each frame.
 *
 * Everything is for the thread that dispatches the display's default queue. Keys of the keyboard are the program's: it binds
 * a seat by itself, since any number of objects may be bound to one.
 */
#ifndef POINTERKIT_WAYLAND_H
#define POINTERKIT_WAYLAND_H

#include <pointerkit.h>
#include <wayland-client.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The pointer of a surface. */
typedef struct ptk_wayland ptk_wayland;

/*
 * The pointer of a surface, which is drawn by the engine. All must outlive the result. NULL without memory or without a
 * connection.
 *
 * With NULL as `seat`, all seats move one pointer, each as a device of its own: the pointer is where the seat is that moved,
 * pressed or scrolled last. A program that shows a pointer for each seat creates one of these, and an engine, for each
 * wl_seat.name.
 */
ptk_wayland *ptk_wayland_create(struct wl_display *display, struct wl_surface *surface, ptk_engine *engine, const char *seat);
/* NULL is ignored. */
void ptk_wayland_destroy(ptk_wayland *self);

/* Calls a function after each input: a frame is due. */
void ptk_wayland_on_input(ptk_wayland *self, void (*function)(void *data), void *data);
/* Calls a function when the surface shall have another number of pixels for each point, and sets it in the engine's
 * configuration. It is from fractional-scale, and then not whole, or else the greatest of the outputs that the surface is on.
 * Only for a program that does not listen to the surface itself, and has not asked for its fractional scale. */
void ptk_wayland_on_scale(ptk_wayland *self, void (*function)(void *data, double scale), void *data);

/* The person typed a character: the pointer hides until it moves. Call it for keys that insert or delete text, but not for
 * shortcuts. */
void ptk_wayland_typed(ptk_wayland *self);

/* CLOCK_MONOTONIC in nanoseconds, the time of the engine. */
int64_t ptk_wayland_now(void);
/* Steps the engine, for the instant at which a frame that is committed now will be seen; moves the cursor where the frame
 * wants it, and asks when the frame is seen. Call it before the commit of each frame, in place of ptk_engine_step(). Since a
 * move of the cursor commits the surface, change the surface after it: acknowledge a configuration, and attach a picture of its
 * size, just before your commit. Once the connection is lost, it ends what is pressed. */
const ptk_frame *ptk_wayland_step(ptk_wayland *self, int64_t now);

/* Wayland does not describe devices. A pointer is a mouse until fingers scroll or make a gesture; a PTK_DEVICE_KIND_… fixes what
 * all are. */
void ptk_wayland_set_device_kind(ptk_wayland *self, int32_t kind);

/* What the system's cursor is over the surface: PTK_CURSOR_NONE, by default, since the pointer is drawn. A program that
 * keeps the system's cursor, for instance while the pointer is a circle, passes the frame's `cursor`. Returns whether the
 * compositor has cursor-shape; without it, the cursor stays hidden. */
int ptk_wayland_set_cursor(ptk_wayland *self, ptk_cursor cursor);
/* Whether flicks may move the system's cursor, as they do by default where the compositor lets them. A program that locks or
 * confines the pointer by itself must say no meanwhile, because a second constraint ends its connection. */
void ptk_wayland_set_moves_cursor(ptk_wayland *self, int moves);

/* Locks the pointer as soon as it is over the surface, so that movements go on when the cursor would be at an edge of the
 * screen; or unlocks it where the pointer is, which commits the surface. A push against an edge of the surface should unlock
 * it. */
void ptk_wayland_set_locked(ptk_wayland *self, int is_locked);
/* Whether the pointer is locked now. Compositors may refuse. */
int ptk_wayland_is_locked(const ptk_wayland *self);

#ifdef __cplusplus
}
#endif
#endif
