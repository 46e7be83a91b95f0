/* A compositor without a screen, in a thread of its own, that does no more than to move a cursor over surfaces. */
#ifndef COMPOSITOR_H
#define COMPOSITOR_H

#include <stdint.h>

enum { SEATS = 2, WIDTH = 400, HEIGHT = 300 }; /* The size of each surface. */

struct wl_display;
typedef struct Compositor Compositor;

typedef struct Behavior {
  int has_warp, has_constraints;
  int refuses;         /* Ignores, as without the focus of the keyboard, what asks it to move the cursor. */
  int refuses_warps;   /* Ignores warps alone, as Mutter does until a button was pressed in the window. */
  int is_silent;       /* Moves the cursor without a report to the program. */
  int is_wlroots;      /* Moves the cursor into the region to which it is confined, with a report. */
  int is_weston;       /* Moves the cursor out of the surface and into it again. */
  int remaining;       /* The requests until it dies; 0 for no end. */
  void (*extend)(struct wl_display *display); /* Adds globals; may be NULL. */
} Behavior;

/* What it knows of a seat, and what it was asked for. */
typedef struct Seen {
  double x, y;
  uint32_t surface; /* On which the cursor is; 0 for none. */
  uint32_t serial;  /* Of the entrance. */
  uint32_t hidden_serial; /* Of the entrance after which the cursor was hidden. */
  int constraints;  /* That exist now, whether or not they are in force. */
  int moves;        /* Warps and locks that were asked for. */
  double wanted_x, wanted_y;
  uint32_t wanted_surface, wanted_serial; /* The serial is of warps only. */
  int is_dead;
} Seen;

/* Starts it with one client, which connects to `descriptor`. */
Compositor *compositor_start(Behavior behavior, int *descriptor);
/* Ends it, whether or not it has died. */
void compositor_stop(Compositor *self);
Seen compositor_see(Compositor *self, int seat);
void compositor_enter(Compositor *self, int seat, uint32_t surface, double x, double y);
void compositor_leave(Compositor *self, int seat);
/* The person moves the device. */
void compositor_move(Compositor *self, int seat, double dx, double dy);
/* As so many movements, 8 ms apart, of which the last is now, however busy the machine is. */
void compositor_stroke(Compositor *self, int seat, double dx, double dy, int count);
/* Gives a surface the focus of the keyboard; 0 is for none. */
void compositor_focus(Compositor *self, int seat, uint32_t surface);
void compositor_press(Compositor *self, int seat, int is_down);
/* Turns the wheel by 120ths of a detent, or scrolls with fingers; a value of 0 ends the scroll of fingers. */
void compositor_scroll(Compositor *self, int seat, int is_of_fingers, double value, int steps);
/* Calls a function while the thread waits, unless the program is gone. */
void compositor_do(Compositor *self, void (*function)(struct wl_display *display, void *data), void *data);
/* Adds or removes the device. */
void compositor_plug(Compositor *self, int seat, int has_pointer);
/* Adds or removes the seat. */
void compositor_add_seat(Compositor *self, int seat);
void compositor_remove_seat(Compositor *self, int seat);
void compositor_refuse(Compositor *self, int refuses);
void compositor_die(Compositor *self);

#endif
