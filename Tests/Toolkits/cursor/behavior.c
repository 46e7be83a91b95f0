/* What the module for the system's cursor does with a compositor, and at random. usage: behavior [SESSIONS [SEED]] */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "program.h"

static int is_near(double left, double right) { return fabs(left - right) < 1.0 / 128; }

static int move(Program *self, int surface, double x, double y) {
  int is_sent = ptk_host_cursor_move_on_wayland(self->cursor, self->surfaces[surface], x, y);
  settle(self);
  return is_sent;
}
static void person_moves(Program *self, double dx, double dy) {
  compositor_move(self->compositor, 0, dx, dy);
  settle(self);
}

/* ---- By either means ----------------------------------------------------------------------------------------------- */

/* The cursor goes where it shall, by the means that the compositor has, and the person's movements go on from there. */
static void moves(Behavior behavior, ptk_host_cursor_means means) {
  Program *self = start(behavior);
  EXPECT(ptk_host_cursor_means_of(self->cursor) == means);
  EXPECT(!ptk_host_cursor_surface(self->cursor));
  EXPECT(!move(self, 0, 10, 10));
  for (int round = 0; round < 2; round++) {
    int surface = 2 - round;
    enter(self, 0, surface, 30, 40);
    EXPECT(ptk_host_cursor_surface(self->cursor) == self->surfaces[surface]);
    EXPECT(move(self, surface, 100.5, 60.25));
    Seen seen = compositor_see(self->compositor, 0);
    EXPECT(seen.wanted_surface == id_of(self->surfaces[surface]) && seen.moves == 1 + 5 * round);
    EXPECT(is_near(seen.wanted_x, 100.5) && is_near(seen.wanted_y, 60.25));
    EXPECT(means != PTK_HOST_CURSOR_WARP || seen.wanted_serial == seen.serial);
    EXPECT(is_near(seen.x, 100.5) && is_near(seen.y, 60.25));
    EXPECT(seen.constraints == 0);
    EXPECT(behavior.is_silent || (is_near(self->x, 100.5) && is_near(self->y, 60.25)));
    person_moves(self, -3, 2);
    EXPECT(is_near(self->x, 97.5) && is_near(self->y, 62.25));
    EXPECT(ptk_host_cursor_means_of(self->cursor) == means);
    /* A flight: one move after the other, without an answer between them. */
    for (int i = 0; i < 3; i++)
      EXPECT(ptk_host_cursor_move_on_wayland(self->cursor, self->surfaces[surface], 120 + 40 * i, 70 + 20 * i));
    EXPECT(!ptk_host_cursor_has_answered(self->cursor));
    settle(self);
    EXPECT(ptk_host_cursor_has_answered(self->cursor));
    person_moves(self, 2, 2);
    EXPECT(is_near(self->x, 202) && is_near(self->y, 112));
    EXPECT(ptk_host_cursor_means_of(self->cursor) == means);
    /* After a short move, a movement back tells nothing. */
    EXPECT(move(self, surface, 204, 112));
    person_moves(self, -2, 0);
    EXPECT(ptk_host_cursor_means_of(self->cursor) == means);
    EXPECT(compositor_see(self->compositor, 0).constraints == 0);
  }
  stop(self);
}

/* A refusal shows with the person's next movement, and holds until the cursor or the keyboard enters, or a press. */
static void refusals(Behavior behavior, ptk_host_cursor_means means) {
  behavior.refuses = 1;
  Program *self = start(behavior);
  for (int round = 0; round < 3; round++) {
    enter(self, 0, 0, 30, 40);
    EXPECT(ptk_host_cursor_means_of(self->cursor) == means);
    EXPECT(move(self, 0, 200, 200));
    EXPECT(is_near(self->x, 30) && is_near(self->y, 40));
    person_moves(self, 2, -1);
    if (behavior.has_warp && behavior.has_constraints) {
      /* Refused twice: a warp, and then a lock. */
      EXPECT(ptk_host_cursor_means_of(self->cursor) == PTK_HOST_CURSOR_LOCK);
      EXPECT(move(self, 0, 200, 200));
      person_moves(self, 2, -1);
      person_moves(self, -2, 1);
    }
    EXPECT(ptk_host_cursor_means_of(self->cursor) == PTK_HOST_CURSOR_NONE);
    int asked = compositor_see(self->compositor, 0).moves;
    EXPECT(!move(self, 0, 200, 200));
    EXPECT(compositor_see(self->compositor, 0).moves == asked);
    EXPECT(compositor_see(self->compositor, 0).constraints == 0);
    person_moves(self, 5, 5);
    EXPECT(is_near(self->x, 37) && is_near(self->y, 44));
    compositor_press(self->compositor, 0, 0);
    settle(self);
    EXPECT(ptk_host_cursor_means_of(self->cursor) == PTK_HOST_CURSOR_NONE);
    if (round == 0) continue;
    if (round == 1) compositor_focus(self->compositor, 0, id_of(self->surfaces[0]));
    else compositor_press(self->compositor, 0, 1);
    settle(self);
    EXPECT(ptk_host_cursor_means_of(self->cursor) == means && move(self, 0, 200, 200));
  }
  /* A movement that the compositor sends before it knows of the move is not a refusal. */
  compositor_refuse(self->compositor, 0);
  enter(self, 0, 0, 30, 40);
  compositor_move(self->compositor, 0, 1, 1);
  EXPECT(move(self, 0, 200, 200));
  EXPECT(ptk_host_cursor_means_of(self->cursor) == means);
  person_moves(self, 1, 1);
  EXPECT(ptk_host_cursor_means_of(self->cursor) == means);
  EXPECT(is_near(self->x, 201) && is_near(self->y, 201));
  stop(self);
}

/* Where only warps are refused, locks move the cursor until warps are worth another attempt. */
static void refused_warps(void) {
  Program *self = start((Behavior){ .has_warp = 1, .has_constraints = 1, .refuses_warps = 1 });
  for (int is_focused = 0; is_focused < 2; is_focused++) {
    enter(self, 0, 0, 30, 40);
    if (!is_focused) compositor_focus(self->compositor, 0, 0);
    EXPECT(ptk_host_cursor_means_of(self->cursor) == PTK_HOST_CURSOR_WARP);
    EXPECT(move(self, 0, 200, 200));
    person_moves(self, 2, -1);
    EXPECT(ptk_host_cursor_means_of(self->cursor) == (is_focused ? PTK_HOST_CURSOR_LOCK : PTK_HOST_CURSOR_NONE));
    EXPECT(move(self, 0, 200, 200) == is_focused);
    person_moves(self, 1, 1);
    EXPECT(is_near(self->x, is_focused ? 201 : 33) && is_near(self->y, is_focused ? 201 : 40));
    EXPECT(ptk_host_cursor_means_of(self->cursor) == (is_focused ? PTK_HOST_CURSOR_LOCK : PTK_HOST_CURSOR_NONE));
    compositor_press(self->compositor, 0, 1);
    settle(self);
    EXPECT(ptk_host_cursor_means_of(self->cursor) == PTK_HOST_CURSOR_WARP);
  }
  stop(self);
}

/* Without the focus of the keyboard there is no lock, and no attempt; warps need none. */
static void focus(Behavior behavior, ptk_host_cursor_means means) {
  Program *self = start(behavior);
  enter(self, 0, 0, 30, 40);
  EXPECT(move(self, 0, 100, 60));
  for (int is_focused = 0; is_focused < 2; is_focused++) {
    compositor_focus(self->compositor, 0, is_focused ? id_of(self->surfaces[1]) : 0); /* Another window of the program. */
    settle(self);
    int can_move = is_focused || means == PTK_HOST_CURSOR_WARP;
    EXPECT(ptk_host_cursor_means_of(self->cursor) == (can_move ? means : PTK_HOST_CURSOR_NONE));
    int asked = compositor_see(self->compositor, 0).moves;
    EXPECT(move(self, 0, 150, 80 + 10 * is_focused) == can_move);
    EXPECT(compositor_see(self->compositor, 0).moves == asked + can_move);
  }
  EXPECT(is_near(compositor_see(self->compositor, 0).y, 90));
  stop(self);
}

/* What is no position, or no surface that the cursor is on, is not sent. */
static void wrong_arguments(Behavior behavior) {
  Program *self = start(behavior);
  enter(self, 0, 0, 30, 40);
  const double wrong[] = { -1, 1e9, NAN, INFINITY, -INFINITY };
  for (int i = 0; i < 5; i++) EXPECT(!move(self, 0, wrong[i], 5) && !move(self, 0, 5, wrong[i]));
  EXPECT(!move(self, 1, 5, 5));
  EXPECT(!ptk_host_cursor_move_on_wayland(self->cursor, NULL, 5, 5));
  EXPECT(!ptk_host_cursor_move_on_wayland(NULL, self->surfaces[0], 5, 5));
  EXPECT(!ptk_host_cursor_move_on_x11(self->cursor, 1, 5, 5));
  EXPECT(compositor_see(self->compositor, 0).moves == 0);
  EXPECT(is_near(self->x, 30) && is_near(self->y, 40));
  stop(self);
}

static void report(void *data, double x, double y) {
  Program *self = data;
  ptk_host_cursor_report_on_wayland(self->cursor, self->pointers[0], x, y);
}

/* A program's own pointer hears of a move that the compositor keeps for itself. */
static void reports(Behavior behavior) {
  Program *self = start(behavior);
  enter(self, 0, 0, 30, 40);
  EXPECT(move(self, 0, 100, 60));
  int reports = self->reports, frames = self->frames;
  ptk_host_cursor_report_on_wayland(self->cursor, self->pointers[0], 100, 60);
  EXPECT(self->reports == reports + 1 && self->frames == frames + 1);
  EXPECT(is_near(self->x, 100) && is_near(self->y, 60));
  ptk_host_cursor_report_on_wayland(self->cursor, NULL, 5, 5);
  ptk_host_cursor_report_on_wayland(NULL, self->pointers[0], 5, 5);
  EXPECT(self->reports == reports + 1);
  /* It hears of it through the module where the compositor says nothing, and only there. */
  ptk_host_cursor_set_unreported(self->cursor, report, self);
  reports = self->reports;
  EXPECT(move(self, 0, 150, 90));
  EXPECT((self->reports > reports) != behavior.is_weston && fabs(self->x - 150) <= 1 && fabs(self->y - 90) <= 1);
  reports = self->reports;
  person_moves(self, 1, 0);
  EXPECT(self->reports == reports + 1);
  stop(self);
}

/* What a toolkit asks about leaves, and hears. */
typedef struct Leaves {
  int heard, ignored, left, is_queued;
} Leaves;
static void hear_leaves(Program *program, Heard heard) {
  Leaves *self = program->listener;
  if (heard != LEFT) return;
  self->heard += 1;
  self->ignored += ptk_host_cursor_returns(program->cursor, program->surfaces[0], self->is_queued);
}
static void left_after_all(void *data, const void *surface) {
  Program *program = data;
  EXPECT(surface == program->surfaces[0]);
  ((Leaves *)program->listener)->left += 1;
}

/* A leave with which the compositor answers a move is told apart from a leave of the person's. */
static void leaves(Behavior behavior) {
  for (int is_queued = 0; is_queued < 2; is_queued++) {
    Program *self = start(behavior);
    Leaves leaves = { .is_queued = is_queued };
    self->listener = &leaves;
    self->heard = hear_leaves;
    ptk_host_cursor_set_left(self->cursor, left_after_all, self);
    enter(self, 0, 0, 30, 40);
    EXPECT(move(self, 0, 100, 60));
    EXPECT(leaves.heard == behavior.is_weston && leaves.ignored == leaves.heard && leaves.left == (behavior.is_weston && !is_queued));
    leaves = (Leaves){ .is_queued = is_queued };
    /* Asked when everything has been dispatched, as those do that queue what they hear. */
    EXPECT(ptk_host_cursor_returns(self->cursor, self->surfaces[0], 1) && !ptk_host_cursor_returns(self->cursor, self->surfaces[1], 1));
    EXPECT(!ptk_host_cursor_returns(self->cursor, self->surfaces[0], 0) && !ptk_host_cursor_returns(NULL, self->surfaces[0], 1));
    compositor_leave(self->compositor, 0);
    settle(self);
    EXPECT(!ptk_host_cursor_returns(self->cursor, self->surfaces[0], 1));
    EXPECT(leaves.heard == 1 && leaves.left == 0 && (is_queued || leaves.ignored == 0));
    /* A leave of the person's while the cursor is being moved; and the device is removed meanwhile. */
    for (int is_removed = 0; is_removed < 2; is_removed++) {
      enter(self, 0, 0, 30, 40);
      leaves = (Leaves){ .is_queued = is_queued };
      if (is_removed) compositor_plug(self->compositor, 0, 0);
      else compositor_leave(self->compositor, 0);
      EXPECT(ptk_host_cursor_move_on_wayland(self->cursor, self->surfaces[0], 100, 60)); /* Not heard of yet. */
      settle(self);
      EXPECT(leaves.heard == 1 && leaves.ignored == 1 && leaves.left == 1);
    }
    stop(self);
  }
}

/* Focus, windows, devices and seats that come and go. */
static void comings_and_goings(Behavior behavior) {
  Program *self = start(behavior);
  enter(self, 0, 0, 30, 40);
  compositor_leave(self->compositor, 0);
  settle(self);
  EXPECT(!ptk_host_cursor_surface(self->cursor) && !move(self, 0, 10, 10));
  enter(self, 0, 0, 30, 40);
  compositor_plug(self->compositor, 0, 0);
  settle(self);
  EXPECT(!ptk_host_cursor_surface(self->cursor) && !move(self, 0, 10, 10));
  compositor_plug(self->compositor, 0, 1);
  settle(self);
  enter(self, 0, 1, 30, 40);
  EXPECT(move(self, 1, 10, 10));
  /* A second seat has a serial of its own. */
  compositor_add_seat(self->compositor, 1);
  settle(self);
  enter(self, 1, 2, 5, 6);
  EXPECT(move(self, 2, 70, 80));
  Seen first = compositor_see(self->compositor, 0), second = compositor_see(self->compositor, 1);
  EXPECT(is_near(first.x, 10) && is_near(first.y, 10));
  EXPECT(is_near(second.x, 70) && is_near(second.y, 80));
  EXPECT(!behavior.has_warp || second.wanted_serial == second.serial);
  compositor_remove_seat(self->compositor, 1);
  settle(self);
  EXPECT(!move(self, 2, 10, 10));
  EXPECT(move(self, 1, 20, 20));
  /* A window that is closed before the compositor knows of the move. */
  EXPECT(ptk_host_cursor_move_on_wayland(self->cursor, self->surfaces[1], 50, 50));
  wl_surface_destroy(self->surfaces[1]);
  self->surfaces[1] = NULL;
  EXPECT(settle(self));
  EXPECT(compositor_see(self->compositor, 0).constraints == 0);
  enter(self, 0, 0, 30, 40);
  EXPECT(move(self, 0, 20, 20));
  EXPECT(wl_display_get_error(self->display) == 0);
  stop(self);
}

/* A compositor that dies: before the module asks, while it asks, and after a move. */
static void deaths(Behavior behavior) {
  Program *self = start(behavior);
  enter(self, 0, 0, 30, 40);
  EXPECT(ptk_host_cursor_move_on_wayland(self->cursor, self->surfaces[0], 50, 50));
  compositor_die(self->compositor);
  EXPECT(!settle(self));
  EXPECT(!move(self, 0, 60, 60));
  EXPECT(!ptk_host_cursor_for_wayland(self->display, NULL));
  stop(self);
  int created = 0;
  for (int remaining = 1; remaining < 20; remaining++) {
    behavior.remaining = remaining;
    self = start(behavior);
    created += self->cursor != NULL;
    stop(self);
  }
  EXPECT(created > 0 && created < 19);
}

/* ---- At random ----------------------------------------------------------------------------------------------------- */

static uint64_t state;
static int random_below(int limit) {
  state = state * 6364136223846793005u + 1442695040888963407u;
  return (int)((state >> 33) % (uint64_t)limit);
}

/* What holds whenever both have handled everything: nothing is locked, and the connection is without an error. */
static void check(Program *self) {
  if (!settle(self) || compositor_see(self->compositor, 0).is_dead) return;
  for (int seat = 0; seat < SEATS; seat++) EXPECT(compositor_see(self->compositor, seat).constraints == 0);
  EXPECT(wl_display_get_error(self->display) == 0);
}

static void move_at_random(Program *self, int refuses) {
  double x = random_below(4 * WIDTH) / 4.0, y = random_below(4 * HEIGHT) / 4.0;
  if (random_below(20) == 0) x = random_below(2) ? NAN : -5;
  check(self);
  Seen before = compositor_see(self->compositor, 0);
  int surface = random_below(SURFACES);
  for (int i = 0; i < SURFACES && random_below(8); i++)
    if (before.surface && id_of(self->surfaces[i]) == before.surface) surface = i;
  if (!self->surfaces[surface]) return;
  uint32_t wanted = id_of(self->surfaces[surface]);
  if (!move(self, surface, x, y) || before.surface != wanted) return;
  if (compositor_see(self->compositor, 1).surface == wanted) return; /* Either cursor may be moved. */
  Seen after = compositor_see(self->compositor, 0);
  if (after.is_dead) return;
  EXPECT(after.moves == before.moves + 1);
  EXPECT(is_near(after.x, refuses ? before.x : x) && is_near(after.y, refuses ? before.y : y));
}

static int session(int number) {
  Behavior behavior = { .has_warp = random_below(2), .has_constraints = random_below(4) != 0, .is_silent = random_below(2),
                        .is_wlroots = random_below(2), .is_weston = random_below(3) == 0,
                        .remaining = random_below(3) ? 0 : 1 + random_below(400) };
  int refuses = behavior.refuses = random_below(4) == 0;
  int count = 20 + random_below(180);
  Program *self = start(behavior);
  if (self->surfaces[0]) compositor_focus(self->compositor, 0, id_of(self->surfaces[0]));
  if (self->cursor && !behavior.remaining)
    EXPECT(ptk_host_cursor_means_of(self->cursor) == (behavior.has_warp          ? PTK_HOST_CURSOR_WARP
                                                      : behavior.has_constraints ? PTK_HOST_CURSOR_LOCK
                                                                                 : PTK_HOST_CURSOR_NONE));
  for (int i = 0; i < count; i++) {
    int seat = random_below(5) == 0, surface = random_below(SURFACES);
    struct wl_surface **window = &self->surfaces[surface];
    switch (random_below(17)) {
      case 0: case 1: case 2:
        compositor_enter(self->compositor, seat, id_of(*window), random_below(WIDTH), random_below(HEIGHT));
        break;
      case 3: compositor_leave(self->compositor, seat); break;
      case 4: case 5: compositor_move(self->compositor, seat, random_below(21) - 10, random_below(21) - 10); break;
      case 6: compositor_press(self->compositor, seat, random_below(2)); break;
      case 7: compositor_plug(self->compositor, seat, random_below(8) != 0); break;
      case 8:
        if (random_below(8) == 0) compositor_remove_seat(self->compositor, seat);
        else compositor_add_seat(self->compositor, seat);
        break;
      case 9:
        if (*window) wl_surface_destroy(*window);
        *window = self->surfaces_from && random_below(2) ? wl_compositor_create_surface(self->surfaces_from) : NULL;
        break;
      case 10:
        if (random_below(4)) break;
        ptk_host_cursor_destroy(self->cursor);
        self->cursor = ptk_host_cursor_for_wayland(self->display, NULL);
        break;
      case 11: if (random_below(40) == 0) compositor_die(self->compositor); break;
      case 12: check(self); break;
      case 13: /* Without an answer. */
        if (*window) ptk_host_cursor_move_on_wayland(self->cursor, *window, random_below(WIDTH), random_below(HEIGHT));
        break;
      case 14: compositor_focus(self->compositor, seat, random_below(4) ? id_of(*window) : 0); break;
      default: move_at_random(self, refuses); break;
    }
  }
  check(self);
  int moves = compositor_see(self->compositor, 0).moves;
  stop(self);
  if (failures) fprintf(stderr, "behavior.c: this is session %d\n", number);
  return moves;
}

int main(int count, char **arguments) {
  int sessions = count > 1 ? atoi(arguments[1]) : 0;
  state = count > 2 ? strtoull(arguments[2], NULL, 10) : 1;
  const struct {
    const char *name;
    Behavior behavior;
    ptk_host_cursor_means means;
  } kinds[] = {
    { "pointer-warp", { .has_warp = 1 }, PTK_HOST_CURSOR_WARP },
    { "pointer-warp, silent", { .has_warp = 1, .is_silent = 1 }, PTK_HOST_CURSOR_WARP },
    { "pointer-constraints", { .has_constraints = 1 }, PTK_HOST_CURSOR_LOCK },
    { "pointer-constraints, silent", { .has_constraints = 1, .is_silent = 1 }, PTK_HOST_CURSOR_LOCK },
    { "pointer-constraints, as wlroots", { .has_constraints = 1, .is_silent = 1, .is_wlroots = 1 }, PTK_HOST_CURSOR_LOCK },
    { "pointer-constraints, as Weston", { .has_constraints = 1, .is_weston = 1 }, PTK_HOST_CURSOR_LOCK },
    { "both", { .has_warp = 1, .has_constraints = 1 }, PTK_HOST_CURSOR_WARP },
  };
  for (unsigned i = 0; i < sizeof kinds / sizeof *kinds; i++) {
    now_testing = kinds[i].name;
    moves(kinds[i].behavior, kinds[i].means);
    refusals(kinds[i].behavior, kinds[i].means);
    focus(kinds[i].behavior, kinds[i].means);
    wrong_arguments(kinds[i].behavior);
    reports(kinds[i].behavior);
    leaves(kinds[i].behavior);
    comings_and_goings(kinds[i].behavior);
    deaths(kinds[i].behavior);
  }
  now_testing = "warps that are refused";
  refused_warps();
  now_testing = "neither";
  Program *self = start((Behavior){ 0 });
  enter(self, 0, 0, 30, 40);
  EXPECT(ptk_host_cursor_means_of(self->cursor) == PTK_HOST_CURSOR_NONE && !move(self, 0, 50, 50));
  stop(self);
  now_testing = "at random";
  long moved = 0;
  for (int i = 0; i < sessions && !failures; i++) moved += session(i);
  if (sessions) printf("%d sessions with %ld moves\n", sessions, moved);
  EXPECT(failures || moved >= sessions);
  return failures != 0;
}
