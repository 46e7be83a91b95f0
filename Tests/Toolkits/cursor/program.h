/* A program with windows, as the tests need it. */
#ifndef PROGRAM_H
#define PROGRAM_H

#include <stdio.h>
#include <wayland-client.h>

#include "compositor.h"
#include "pointerkit-cursor.h"

enum { SURFACES = 3 };

/* What its pointer hears of; positions are in the program. */
typedef enum Heard { ENTERED, LEFT, MOVED, PRESSED, RELEASED } Heard;

/* A program with surfaces, and a pointer of its own for each seat, as a toolkit has. */
typedef struct Program {
  Compositor *compositor;
  struct wl_display *display;
  struct wl_registry *registry;
  struct wl_compositor *surfaces_from;
  struct wl_surface *surfaces[SURFACES];
  struct wl_seat *seats[8]; /* All that ever came. */
  struct wl_pointer *pointers[8];
  int seat_count;
  int reports, frames; /* Of the cursor's position. */
  double x, y;
  ptk_host_cursor *cursor;
  void (*heard)(struct Program *self, Heard heard); /* May be NULL. */
  void *listener;                                   /* Of `heard`. */
} Program;

extern const char *now_testing;
extern int failures;
#define EXPECT(condition) \
  do { \
    if (condition) break; \
    if (failures++ < 20) fprintf(stderr, "%s:%d: %s: expected %s\n", __FILE__, __LINE__, now_testing, #condition); \
  } while (0)

Program *start(Behavior behavior);
void stop(Program *self);
/* Until both have handled everything; returns whether they are still connected. */
int settle(Program *self);
/* Binds a global; the registry is the caller's, to destroy. */
struct wl_registry *find(Program *self, const struct wl_interface *interface, void **place);
uint32_t id_of(struct wl_surface *surface);
/* The surface gets the focus of the keyboard, too. */
void enter(Program *self, int seat, int surface, double x, double y);

#endif
