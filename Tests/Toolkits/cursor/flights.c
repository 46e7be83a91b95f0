/* An engine and the module for the system's cursor in a program, whose pointer and cursor stay together: when flicks land,
 * where the compositor refuses, and at random. usage: flights [SESSIONS [SEED]] */
#include <math.h>
#include <pointerkit.h>
#include <stdlib.h>

#include "program.h"

enum { MILLISECOND = 1000000, CONTROL = 1 };
static const ptk_rect control = { 280, 110, 80, 80 };
static const ptk_point middle = { 320, 150 }; /* Of the control. */

typedef struct Flight {
  Program *program;
  ptk_engine *engine;
  const ptk_frame *frame;
  int64_t now;
  int can_warp;
  int is_inside, is_pressed, has_left;
  int pressed, ended; /* Presses that began, and that ended. */
} Flight;

static void handle(Flight *self, ptk_input input) { ptk_engine_handle(self->engine, &input, self->now); }

/* A window that loses the cursor loses the press, too, of which it hears nothing more. */
static void lose(Flight *self) {
  handle(self, ptk_input_cancel(self->now));
  handle(self, ptk_input_leave(self->now));
  self->is_inside = self->is_pressed = self->has_left = 0;
}
static void left(void *data, const void *surface) {
  Flight *self = data;
  (void)surface;
  if (self->has_left) lose(self);
}

static void hear(Program *program, Heard heard) {
  Flight *self = program->listener;
  if (heard != ENTERED && !self->is_inside) return; /* What was on its way to a window that is closed. */
  switch (heard) {
    case ENTERED:
      handle(self, self->has_left ? ptk_input_position(self->now, program->x, program->y)
                                  : ptk_input_enter(self->now, program->x, program->y));
      self->is_inside = 1, self->has_left = 0;
      break;
    case LEFT:
      if (ptk_host_cursor_returns(program->cursor, program->surfaces[0], 0)) self->has_left = 1;
      else lose(self);
      break;
    case MOVED: handle(self, ptk_input_position(self->now, program->x, program->y)); break;
    default:
      self->is_pressed = heard == PRESSED;
      handle(self, ptk_input_button(self->now, PTK_BUTTON_PRIMARY, self->is_pressed));
      break;
  }
}

/* As a toolkit does for each frame. */
static void draw(Flight *self) {
  Program *program = self->program;
  self->now += 16 * MILLISECOND;
  int is_connected = settle(program);
  if (!is_connected && self->is_inside) lose(self);
  int can_warp = ptk_host_cursor_means_of(program->cursor) != PTK_HOST_CURSOR_NONE;
  if (can_warp != self->can_warp) {
    ptk_host_traits host = ptk_default_host_traits();
    self->can_warp = can_warp;
    host.warps_cursor = self->can_warp;
    ptk_engine_set_host_traits(self->engine, &host, self->now);
  }
  self->frame = ptk_engine_step(self->engine, self->now, self->now);
  for (size_t i = 0; i < self->frame->event_count; i++) {
    ptk_event_type type = self->frame->events[i].type;
    self->pressed += type == PTK_EVENT_TYPE_PRESSED;
    self->ended += type == PTK_EVENT_TYPE_RELEASED || type == PTK_EVENT_TYPE_CANCELLED;
    EXPECT(self->ended <= self->pressed && self->pressed <= self->ended + 1);
  }
  void *surface = ptk_host_cursor_surface(program->cursor);
  ptk_point warp = self->frame->warp;
  if (self->frame->has_warp && surface && surface == program->surfaces[0] &&
      ptk_host_cursor_move_on_wayland(program->cursor, surface, warp.x, warp.y))
    ptk_engine_cursor_warped(self->engine, warp, self->now);
  if (settle(program)) EXPECT(compositor_see(program->compositor, 0).constraints == 0);
}
/* Until nothing more happens by itself for a second. */
static void draw_all(Flight *self) {
  int still = 0;
  for (int i = 0; i < 200 && still < 3; i++) {
    draw(self);
    int rests = self->frame->is_at_rest && self->frame->next_wake - 1000 * MILLISECOND > self->now && !self->frame->has_warp;
    still = rests ? still + 1 : 0;
  }
}

static void report(void *data, double x, double y) {
  Program *program = data;
  ptk_host_cursor_report_on_wayland(program->cursor, program->pointers[0], x, y);
}

static Flight *begin(Behavior behavior) {
  Flight *self = calloc(1, sizeof *self);
  if (!self) abort();
  const ptk_size size = { WIDTH, HEIGHT };
  ptk_device device = ptk_default_device(PTK_DEVICE_KIND_TRACKPAD);
  device.reports_contact = PTK_CHOICE_NO;
  self->now = 1000 * MILLISECOND;
  self->engine = ptk_engine_create(size, NULL);
  ptk_engine_set_device(self->engine, 0, &device, self->now);
  ptk_engine_add_target(self->engine, PTK_KIND_APP_ICON, CONTROL, control, self->now);
  self->program = start(behavior);
  self->program->listener = self;
  self->program->heard = hear;
  ptk_host_cursor_set_unreported(self->program->cursor, report, self->program);
  ptk_host_cursor_set_left(self->program->cursor, left, self);
  draw(self);
  return self;
}
/* Where no button is down, each press has ended, once. */
static void expect_released(Flight *self) {
  draw(self);
  EXPECT(self->pressed == self->ended);
}
static void finish(Flight *self) {
  expect_released(self);
  if (self->is_inside) lose(self);
  expect_released(self);
  stop(self->program);
  ptk_engine_destroy(self->engine);
  free(self);
}

static void person_moves(Flight *self, double dx, double dy) {
  self->now += 8 * MILLISECOND;
  compositor_move(self->program->compositor, 0, dx, dy);
  settle(self->program);
}
/* Toward the control, which is farther away. */
static void flick(Flight *self) {
  enter(self->program, 0, 0, 20, 150);
  draw(self);
  for (int i = 0; i < 8; i++) person_moves(self, 18, 0);
}

static ptk_point position(const Flight *self) { return self->frame->model_position; }
static int are_near(double x, double y, double other_x, double other_y) {
  return fabs(x - other_x) <= 1 && fabs(y - other_y) <= 1;
}
/* Whether the compositor's cursor is where the engine's pointer is. */
static int are_together(const Flight *self) {
  Seen seen = compositor_see(self->program->compositor, 0);
  return are_near(seen.x, seen.y, position(self).x, position(self).y);
}
static int has_landed(const Flight *self) { return are_near(position(self).x, position(self).y, middle.x, middle.y); }

/* A flick lands, and the cursor with it. */
static void landing(Behavior behavior) {
  Flight *self = begin(behavior);
  flick(self);
  EXPECT(!has_landed(self));
  draw_all(self);
  EXPECT(has_landed(self) && are_together(self) && self->frame->hovered == CONTROL && !self->frame->has_warp);
  person_moves(self, -2, 1);
  draw(self);
  EXPECT(are_together(self));
  /* The lift recenters: the pointer was moved off the middle. */
  draw_all(self);
  EXPECT(has_landed(self) && are_together(self));
  finish(self);
}

/* A movement during the flight takes over. */
static void takeover(Behavior behavior) {
  Flight *self = begin(behavior);
  flick(self);
  for (int i = 0; i < 8 && position(self).x < 200; i++) draw(self);
  EXPECT(position(self).x >= 200 && !has_landed(self));
  for (int i = 0; i < 3; i++) person_moves(self, -4, 8);
  draw(self);
  double x = position(self).x;
  EXPECT(are_together(self));
  draw_all(self);
  EXPECT(!has_landed(self) && are_together(self) && fabs(position(self).x - x) < 40);
  finish(self);
}

/* Where the compositor refuses, the pointer is where the cursor is from the next movement on. */
static void refusal(Behavior behavior) {
  behavior.refuses = 1;
  Flight *self = begin(behavior);
  flick(self);
  draw_all(self);
  person_moves(self, 1, 1);
  draw(self);
  person_moves(self, 1, 1);
  draw(self);
  EXPECT(are_together(self));
  draw_all(self);
  EXPECT(are_together(self));
  finish(self);
}

/* What ends a flight from outside: focus, a closed window, a removed device, a compositor that dies. */
static void interruptions(Behavior behavior) {
  for (int cause = 0; cause < 4; cause++) {
    Flight *self = begin(behavior);
    Program *program = self->program;
    flick(self);
    compositor_press(program->compositor, 0, 1);
    for (int i = 0; i < 3; i++) draw(self);
    switch (cause) {
      case 0: compositor_leave(program->compositor, 0); break;
      case 1: compositor_plug(program->compositor, 0, 0); break;
      case 2: compositor_die(program->compositor); break;
      default:
        wl_surface_destroy(program->surfaces[0]);
        program->surfaces[0] = NULL;
        lose(self); /* A toolkit does so itself. */
        break;
    }
    draw(self);
    int moves = compositor_see(program->compositor, 0).moves;
    draw_all(self);
    EXPECT(compositor_see(program->compositor, 0).moves == moves);
    EXPECT(self->pressed > 0 && self->pressed == self->ended);
    finish(self);
  }
}

/* ---- At random ----------------------------------------------------------------------------------------------------- */

static uint64_t state;
static int random_below(int limit) {
  state = state * 6364136223846793005u + 1442695040888963407u;
  return (int)((state >> 33) % (uint64_t)limit);
}

static int flying, refusals; /* The sessions in which flicks moved the cursor, and in which the compositor refused. */

static int session(int number) {
  int flick_at = random_below(40);
  Behavior behavior = { .has_warp = random_below(2), .has_constraints = random_below(4) != 0, .is_silent = random_below(2),
                        .is_wlroots = random_below(2), .is_weston = random_below(3) == 0, .refuses = random_below(6) == 0,
                        .remaining = random_below(4) ? 0 : 1 + random_below(600) };
  Flight *self = begin(behavior);
  Program *program = self->program;
  Compositor *compositor = program->compositor;
  for (int i = 0; i < 60; i++) {
    if (i == flick_at && program->surfaces[0]) {
      if (self->is_pressed) compositor_press(compositor, 0, 0);
      flick(self);
      for (int frames = random_below(40); frames > 0; frames--) draw(self);
    }
    switch (random_below(16)) {
      case 0:
        compositor_leave(compositor, 0);
        expect_released(self);
        break;
      case 1: case 2:
        compositor_focus(compositor, 0, random_below(8) ? id_of(program->surfaces[0]) : 0);
        compositor_enter(compositor, 0, id_of(program->surfaces[0]), random_below(WIDTH), random_below(HEIGHT));
        expect_released(self);
        break;
      case 3: compositor_press(compositor, 0, !self->is_pressed); break;
      case 4: if (random_below(8) == 0) compositor_plug(compositor, 0, 0); else compositor_plug(compositor, 0, 1); break;
      case 5: if (random_below(40) == 0) compositor_die(compositor); break;
      case 6:
        if (random_below(8) || !program->surfaces[0]) break;
        wl_surface_destroy(program->surfaces[0]);
        program->surfaces[0] = random_below(2) ? wl_compositor_create_surface(program->surfaces_from) : NULL;
        lose(self);
        break;
      case 7: case 8: {
        double dx = random_below(37) - 18, dy = random_below(13) - 6;
        for (int j = random_below(10); j > 0; j--) person_moves(self, dx, dy);
        break;
      }
      default: draw(self); break;
    }
  }
  /* Once the person moves, the pointer is where the cursor is. */
  settle(program);
  if (self->is_pressed) compositor_press(compositor, 0, 0);
  draw_all(self);
  for (int i = 0; i < 4; i++) {
    person_moves(self, i % 2 ? 1 : -1, i % 2 ? 1 : -1);
    draw(self);
  }
  int moves = compositor_see(compositor, 0).moves;
  flying += moves > 0;
  refusals += moves > 0 && behavior.refuses;
  if (settle(program) && compositor_see(compositor, 0).surface && self->is_inside) EXPECT(are_together(self));
  finish(self);
  if (failures) fprintf(stderr, "flights.c: this is session %d\n", number);
  return moves;
}

int main(int count, char **arguments) {
  int sessions = count > 1 ? atoi(arguments[1]) : 0;
  state = count > 2 ? strtoull(arguments[2], NULL, 10) : 1;
  const struct {
    const char *name;
    Behavior behavior;
  } kinds[] = {
    { "pointer-warp", { .has_warp = 1 } },
    { "pointer-warp, silent", { .has_warp = 1, .is_silent = 1 } },
    { "pointer-constraints", { .has_constraints = 1 } },
    { "pointer-constraints, silent", { .has_constraints = 1, .is_silent = 1 } },
    { "pointer-constraints, as wlroots", { .has_constraints = 1, .is_silent = 1, .is_wlroots = 1 } },
    { "pointer-constraints, as Weston", { .has_constraints = 1, .is_weston = 1 } },
  };
  for (unsigned i = 0; i < sizeof kinds / sizeof *kinds; i++) {
    now_testing = kinds[i].name;
    landing(kinds[i].behavior);
    takeover(kinds[i].behavior);
    refusal(kinds[i].behavior);
    interruptions(kinds[i].behavior);
  }
  now_testing = "at random";
  long moved = 0;
  for (int i = 0; i < sessions && !failures; i++) moved += session(i);
  if (sessions)
    printf("%d sessions with an engine: the cursor moves in %d, %ld times, and is refused in %d\n", sessions, flying, moved, refusals);
  EXPECT(failures || (2 * flying >= sessions && moved >= sessions));
  return failures != 0;
}
