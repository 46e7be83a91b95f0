/*
 * Moves the system's cursor to the pointer, so that flicks land and the pointer recenters in a window. Display servers allow
 * that by different means, and some not at all: ptk_host_cursor_means_of() tells which, for ptk_host_traits.warps_cursor.
 * Everything is for one thread, which also dispatches the display's events.
 */
#ifndef POINTERKIT_CURSOR_H
#define POINTERKIT_CURSOR_H

#ifdef __cplusplus
extern "C" {
#endif

/* The means of moving the cursor, from the best to none. */
typedef enum ptk_host_cursor_means {
  PTK_HOST_CURSOR_NONE = 0, /* The cursor cannot be moved. */
  PTK_HOST_CURSOR_LOCK,     /* Wayland's pointer-constraints, which end at once. */
  PTK_HOST_CURSOR_WARP,     /* Wayland's pointer-warp. */
  PTK_HOST_CURSOR_X11       /* XWarpPointer; also under XWayland. */
} ptk_host_cursor_means;

/* A display's cursor. */
typedef struct ptk_host_cursor ptk_host_cursor;

/* The cursor of a `struct wl_display`, whose seats and globals are found here. Waits once for the compositor's answer. The
 * display must outlive the result. NULL without memory or without a connection. `seat` is the wl_seat.name of the seat whose
 * cursor it is; with NULL it is the one, of several on a surface, that did something last. */
ptk_host_cursor *ptk_host_cursor_for_wayland(void *display, const char *seat);
/* The cursor of an X11 `Display`, which must outlive the result. NULL without memory. */
ptk_host_cursor *ptk_host_cursor_for_x11(void *display);
/* NULL is ignored. */
void ptk_host_cursor_destroy(ptk_host_cursor *cursor);

/* NONE for NULL. NONE also for a lock while none of the program's windows has the focus of the keyboard, and after the
 * compositor has refused to move the cursor, which the next movement of the person's shows, until the cursor or the keyboard
 * enters a surface, or a button is pressed: ask for each frame. */
ptk_host_cursor_means ptk_host_cursor_means_of(const ptk_host_cursor *cursor);

/* The `struct wl_surface` that the cursor is on, if it is one of the program's; NULL otherwise, and on X11. To compare only,
 * since the program may have destroyed the surface. */
void *ptk_host_cursor_surface(const ptk_host_cursor *cursor);

/*
 * Moves the cursor to a position in an X11 window, in its pixels, or in the `struct wl_surface` that the cursor is on, in
 * the surface's points. Returns whether the request was sent; the display server may refuse it. Nothing stays locked, and a
 * movement of the person's that follows goes on from there.
 *
 * A program that has locked or confined the cursor to the surface by itself must not call this function meanwhile, because a
 * second constraint is an error, which ends the program's connection.
 */
int ptk_host_cursor_move_on_x11(ptk_host_cursor *cursor, unsigned long window, int x, int y);
int ptk_host_cursor_move_on_wayland(ptk_host_cursor *cursor, void *surface, double x, double y);

/*
 * Hears of each move on Wayland that the compositor has answered without a report of the cursor's new position, as Mutter and
 * Weston do. A toolkit would have the cursor where it was, and take a press that follows to be there: tell it of the move, if
 * it has no better way with ptk_host_cursor_report_on_wayland(). NULL for nobody.
 */
typedef void (*ptk_host_cursor_unreported)(void *data, double x, double y);
void ptk_host_cursor_set_unreported(ptk_host_cursor *cursor, ptk_host_cursor_unreported unreported, void *data);
/* Reports a position to a `struct wl_pointer` of the toolkit's own, as if the compositor had: the functions are called with
 * which wl_pointer_add_listener() was. */
void ptk_host_cursor_report_on_wayland(const ptk_host_cursor *cursor, void *pointer, double x, double y);

/*
 * Weston moves the cursor out of the surface and into it again, which would end a flight. Whether a leave of a `struct
 * wl_surface` that a toolkit hears of is of this kind: the toolkit ignores it, and the entrance that follows is a movement.
 * `is_queued` says that it may hear of what happened some time ago, not while the display's events are dispatched.
 */
int ptk_host_cursor_returns(const ptk_host_cursor *cursor, const void *surface, int is_queued);
/* Whether the compositor has answered every move on Wayland. A toolkit that merges movements then merges the report of the
 * cursor's new position, too: the movement that it tells began there. */
int ptk_host_cursor_has_answered(const ptk_host_cursor *cursor);
/* Hears of a leave that was to be ignored, and of which the entrance did not follow: the cursor has left the surface, which the
 * program may have destroyed. NULL for nobody. */
typedef void (*ptk_host_cursor_left)(void *data, const void *surface);
void ptk_host_cursor_set_left(ptk_host_cursor *cursor, ptk_host_cursor_left left, void *data);

#ifdef __cplusplus
}
#endif
#endif
