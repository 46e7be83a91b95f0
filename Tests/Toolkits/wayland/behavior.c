/* What the Wayland library does with a compositor's devices, and at random. usage: behavior [SESSIONS [SEED]] */
#define _POSIX_C_SOURCE 200809L
#include <linux/input-event-codes.h>
#include <math.h>
#include <pointerkit-wayland.h>
#include <pointerkit.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "devices.h"
#include "pointer-constraints-unstable-v1-client-protocol.h"
#include "program.h"

enum { MILLISECOND = 1000000, CONTROL = 1, OTHER = 2, TYPES = 64 };
static const ptk_rect control = { 280, 110, 80, 80 }, other = { 20, 220, 60, 60 };
static const ptk_point middle = { 320, 150 }; /* Of the control. */

/* A program with a window, which is the first surface, and the library. */
typedef struct Try {
  Program *program;
  Compositor *compositor;
  ptk_engine *engine;
  ptk_wayland *pointer;
  const ptk_frame *frame;
  ptk_event last[TYPES]; /* Of each type. */
  int pressed[16][16];   /* By device and button. */
  int counts[TYPES], inputs, wants_lock;
  int is_flying, flights, refusals; /* What its frames ask for, and that the compositor refuses. */
  bool can_warp;
  double scale;
  uint32_t window;
} Try;

static void input_came(void *data) { ((Try *)data)->inputs += 1; }
static void scale_changed(void *data, double scale) { ((Try *)data)->scale = scale; }
static void pause_for(int milliseconds) {
  nanosleep(&(struct timespec){ milliseconds / 1000, milliseconds % 1000 * MILLISECOND }, NULL);
}

static void draw(Try *self) {
  settle(self->program);
  int64_t now = ptk_wayland_now();
  self->frame = self->pointer ? ptk_wayland_step(self->pointer, now) : ptk_engine_step(self->engine, now, now);
  ptk_host_traits host = ptk_default_host_traits();
  ptk_engine_get_host_traits(self->engine, &host, sizeof host);
  self->refusals += self->can_warp && !host.warps_cursor && !self->wants_lock;
  self->can_warp = host.warps_cursor;
  self->flights += self->frame->has_warp && !self->is_flying;
  self->is_flying = self->frame->has_warp;
  for (size_t i = 0; i < self->frame->event_count; i++) {
    const ptk_event *event = &self->frame->events[i];
    self->counts[event->type] += 1;
    self->last[event->type] = *event;
    int is_press = event->type == PTK_EVENT_TYPE_PRESSED, *pressed = &self->pressed[event->device % 16][event->button % 16];
    if (!is_press && event->type != PTK_EVENT_TYPE_RELEASED && event->type != PTK_EVENT_TYPE_CANCELLED) continue;
    EXPECT(*pressed != is_press);
    *pressed = is_press;
  }
  if (!settle(self->program) || self->wants_lock) return;
  for (int seat = 0; seat < SEATS; seat++) EXPECT(compositor_see(self->compositor, seat).constraints == 0);
}
/* Until nothing happens by itself for a second; in real time. */
static void draw_all(Try *self) {
  for (int i = 0, still = 0; i < 300 && still < 3; i++) {
    draw(self);
    int rests = self->frame->is_at_rest && self->frame->next_wake > ptk_wayland_now() + 1000 * (int64_t)MILLISECOND;
    still = rests && !self->frame->has_warp ? still + 1 : 0;
    pause_for(8);
  }
}

static void set_locked(Try *self, int is_locked) {
  self->wants_lock = is_locked;
  ptk_wayland_set_locked(self->pointer, is_locked);
}

/* The library for the window. */
static void open_window(Try *self, const char *seat) {
  self->window = id_of(self->program->surfaces[0]);
  self->pointer = ptk_wayland_create(self->program->display, self->program->surfaces[0], self->engine, seat);
  if (!self->pointer) return;
  ptk_wayland_on_input(self->pointer, input_came, self);
  settle(self->program);
}

static Try *begin(Behavior behavior, const char *seat) {
  Try *self = calloc(1, sizeof *self);
  if (!self) abort();
  if (!behavior.extend) behavior.extend = devices_add;
  self->program = start(behavior);
  self->compositor = self->program->compositor;
  self->engine = ptk_engine_create((ptk_size){ WIDTH, HEIGHT }, NULL);
  int64_t now = ptk_wayland_now();
  ptk_engine_add_target(self->engine, PTK_KIND_APP_ICON, CONTROL, control, now);
  ptk_engine_add_target(self->engine, PTK_KIND_BUTTON, OTHER, other, now);
  open_window(self, seat);
  if (!self->pointer) abort();
  draw(self);
  return self;
}
/* Whether every press has ended. */
static int is_released(const Try *self) {
  return self->counts[PTK_EVENT_TYPE_PRESSED] == self->counts[PTK_EVENT_TYPE_RELEASED] + self->counts[PTK_EVENT_TYPE_CANCELLED];
}
static void finish(Try *self) {
  draw(self);
  EXPECT(is_released(self));
  EXPECT(compositor_see(self->compositor, 0).is_dead || wl_display_get_error(self->program->display) == 0);
  ptk_wayland_destroy(self->pointer);
  settle(self->program);
  stop(self->program);
  ptk_engine_destroy(self->engine);
  free(self);
}

static ptk_point position(const Try *self) { return self->frame->model_position; }
static int are_near(double x, double y, double other_x, double other_y) {
  return fabs(x - other_x) <= 1 && fabs(y - other_y) <= 1;
}
static int is_at(const Try *self, double x, double y) { return are_near(position(self).x, position(self).y, x, y); }
/* Whether the compositor's cursor is where the engine's pointer is. */
static int are_together(const Try *self) {
  Seen seen = compositor_see(self->compositor, 0);
  return is_at(self, seen.x, seen.y);
}
static int count(const Try *self, ptk_event_type type) { return self->counts[type]; }

/* ---- The cursor -------------------------------------------------------------------------------------------------------- */

/* Toward the control, which is farther away. */
static void flick(Try *self) {
  enter(self->program, 0, 0, 20, 150);
  draw(self);
  pause_for(100); /* The strokes of the past are after the entrance. */
  compositor_stroke(self->compositor, 0, 18, 0, 8);
}

/* Flicks land, and the cursor with them, so that a press hits; unless the program says that it has the cursor itself. */
static void flicks(Behavior behavior, int moves) {
  Try *self = begin(behavior, NULL);
  ptk_wayland_set_device_kind(self->pointer, PTK_DEVICE_KIND_TRACKPAD);
  ptk_wayland_set_moves_cursor(self->pointer, moves);
  flick(self);
  draw_all(self);
  EXPECT(is_at(self, middle.x, middle.y) == moves && are_together(self));
  EXPECT((compositor_see(self->compositor, 0).moves > 0) == moves);
  compositor_press(self->compositor, 0, 1);
  draw(self);
  compositor_press(self->compositor, 0, 0);
  draw(self);
  EXPECT(self->last[PTK_EVENT_TYPE_CLICKED].target == (moves ? CONTROL : 0));
  compositor_move(self->compositor, 0, -40, -20);
  draw(self);
  EXPECT(are_together(self));
  finish(self);
}

/* A pointer that the program has locked by itself is left alone: a second constraint would end the connection. */
static void program_locks(void) {
  Behavior behavior = { .has_constraints = 1 };
  Try *self = begin(behavior, NULL);
  struct zwp_pointer_constraints_v1 *constraints = NULL;
  struct wl_pointer *own = NULL;
  for (int i = 0; i < self->program->seat_count; i++) own = self->program->pointers[i] ? self->program->pointers[i] : own;
  struct wl_registry *registry = find(self->program, &zwp_pointer_constraints_v1_interface, (void **)&constraints);
  ptk_wayland_set_device_kind(self->pointer, PTK_DEVICE_KIND_TRACKPAD);
  flick(self);
  ptk_wayland_set_moves_cursor(self->pointer, 0);
  struct zwp_locked_pointer_v1 *lock =
    zwp_pointer_constraints_v1_lock_pointer(constraints, self->program->surfaces[0], own, NULL,
                                            ZWP_POINTER_CONSTRAINTS_V1_LIFETIME_PERSISTENT);
  for (int i = 0; i < 30; i++) {
    settle(self->program);
    self->frame = ptk_wayland_step(self->pointer, ptk_wayland_now());
    pause_for(8);
  }
  EXPECT(compositor_see(self->compositor, 0).constraints == 1 && compositor_see(self->compositor, 0).moves == 0);
  zwp_locked_pointer_v1_destroy(lock);
  ptk_wayland_set_moves_cursor(self->pointer, 1);
  compositor_move(self->compositor, 0, 1, 1);
  draw(self);
  EXPECT(are_together(self));
  zwp_pointer_constraints_v1_destroy(constraints);
  wl_registry_destroy(registry);
  finish(self);
}

/* Locked by the library, the pointer follows the device's movements; unlocked, the cursor is where the pointer is. */
static void locks(void) {
  Try *self = begin((Behavior){ .has_constraints = 1 }, NULL);
  set_locked(self, 1);
  EXPECT(!ptk_wayland_is_locked(self->pointer));
  enter(self->program, 0, 0, 30, 40);
  draw(self);
  EXPECT(ptk_wayland_is_locked(self->pointer));
  devices_move_relatively(self->compositor, 200, 20);
  compositor_move(self->compositor, 0, 5, 5);
  draw(self);
  EXPECT(is_at(self, 230, 60));
  set_locked(self, 0);
  settle(self->program);
  EXPECT(compositor_see(self->compositor, 0).constraints == 0);
  compositor_move(self->compositor, 0, 3, 0);
  draw(self);
  EXPECT(is_at(self, 233, 60) && are_together(self));
  /* A lock ends with its window, or its device. */
  set_locked(self, 1);
  draw(self);
  EXPECT(ptk_wayland_is_locked(self->pointer));
  compositor_plug(self->compositor, 0, 0);
  draw(self);
  EXPECT(!ptk_wayland_is_locked(self->pointer) && compositor_see(self->compositor, 0).constraints == 0);
  finish(self);
}

/* The cursor is hidden where the pointer is drawn, or has a shape if the program wants that. */
static void shapes(void) {
  Try *self = begin((Behavior){ 0 }, NULL);
  enter(self->program, 0, 0, 30, 40);
  draw(self);
  Seen seen = compositor_see(self->compositor, 0);
  EXPECT(seen.hidden_serial == seen.serial && devices_see(self->compositor).shape == 0);
  EXPECT(ptk_wayland_set_cursor(self->pointer, PTK_CURSOR_TEXT));
  settle(self->program);
  Shown shown = devices_see(self->compositor);
  EXPECT(shown.shape == 9 && shown.shape_serial == seen.serial);
  enter(self->program, 0, 1, 30, 40); /* Another window. */
  enter(self->program, 0, 0, 30, 40);
  settle(self->program);
  EXPECT(devices_see(self->compositor).shape_serial == compositor_see(self->compositor, 0).serial);
  ptk_wayland_set_cursor(self->pointer, PTK_CURSOR_NONE);
  settle(self->program);
  seen = compositor_see(self->compositor, 0);
  EXPECT(seen.hidden_serial == seen.serial);
  finish(self);
}

/* ---- Devices ----------------------------------------------------------------------------------------------------------- */

static void scrolls(void) {
  Try *self = begin((Behavior){ 0 }, NULL);
  compositor_scroll(self->compositor, 0, 0, 15, 120);
  draw(self);
  EXPECT(count(self, PTK_EVENT_TYPE_SCROLLED) == 0); /* The pointer is not over the window. */
  enter(self->program, 0, 0, 320, 150);
  compositor_scroll(self->compositor, 0, 0, 15, 120);
  draw(self);
  EXPECT(count(self, PTK_EVENT_TYPE_SCROLLED) == 1 && self->last[PTK_EVENT_TYPE_SCROLLED].translation.dy == -60);
  compositor_scroll(self->compositor, 0, 0, 7.5, 60);
  draw(self);
  EXPECT(count(self, PTK_EVENT_TYPE_SCROLLED) == 2 && self->last[PTK_EVENT_TYPE_SCROLLED].translation.dy == -30);
  for (int i = 0; i < 3; i++) compositor_scroll(self->compositor, 0, 1, 4, 0);
  draw(self);
  EXPECT(self->last[PTK_EVENT_TYPE_SCROLLED].phase == PTK_PHASE_CHANGED && self->last[PTK_EVENT_TYPE_SCROLLED].target == CONTROL);
  compositor_scroll(self->compositor, 0, 1, 0, 0);
  draw_all(self);
  EXPECT(self->last[PTK_EVENT_TYPE_SCROLLED].phase == PTK_PHASE_ENDED);
  finish(self);
}

static void gestures(void) {
  Try *self = begin((Behavior){ 0 }, NULL);
  enter(self->program, 0, 0, 320, 150);
  devices_swipe(self->compositor, self->window, 3, 0, -60, 0);
  draw(self);
  EXPECT(self->last[PTK_EVENT_TYPE_GESTURED].gesture == PTK_GESTURE_MISSION_CONTROL);
  EXPECT(self->last[PTK_EVENT_TYPE_GESTURED].phase == PTK_PHASE_ENDED);
  devices_swipe(self->compositor, self->window, 4, 60, 10, 1);
  draw(self);
  EXPECT(self->last[PTK_EVENT_TYPE_GESTURED].gesture == PTK_GESTURE_SWIPE_BETWEEN_FULL_SCREEN_APPS);
  EXPECT(self->last[PTK_EVENT_TYPE_GESTURED].phase == PTK_PHASE_CANCELLED);
  int gestured = count(self, PTK_EVENT_TYPE_GESTURED);
  devices_swipe(self->compositor, id_of(self->program->surfaces[1]), 3, 0, -60, 0);
  draw(self);
  EXPECT(count(self, PTK_EVENT_TYPE_GESTURED) == gestured);
  devices_pinch(self->compositor, self->window, 2, 1.5, 90);
  draw(self);
  const ptk_event *pinch = &self->last[PTK_EVENT_TYPE_TRANSFORMED];
  EXPECT(count(self, PTK_EVENT_TYPE_TRANSFORMED) >= 2 && pinch->target == CONTROL && pinch->phase == PTK_PHASE_ENDED);
  finish(self);
}

/* Fingers that rest lift when they say so: only then the pointer recenters. */
static void holds(void) {
  Try *self = begin((Behavior){ .has_warp = 1 }, NULL);
  enter(self->program, 0, 0, 310, 145);
  devices_hold(self->compositor, self->window, 1);
  draw(self);
  compositor_move(self->compositor, 0, 2, 1);
  draw_all(self);
  EXPECT(is_at(self, 312, 146));
  devices_hold(self->compositor, self->window, 0);
  draw_all(self);
  EXPECT(is_at(self, middle.x, middle.y) && are_together(self));
  finish(self);
}

static void tablets(void) {
  Try *self = begin((Behavior){ 0 }, NULL);
  devices_bring_tool(self->compositor, self->window, 300, 140);
  draw(self);
  EXPECT(is_at(self, 300, 140) && self->frame->hovered == CONTROL && devices_see(self->compositor).tool_serial != 0);
  devices_press_tool(self->compositor, 1, 0.5);
  draw(self);
  EXPECT(self->last[PTK_EVENT_TYPE_PRESSED].target == CONTROL && self->last[PTK_EVENT_TYPE_PRESSED].button == PTK_BUTTON_PRIMARY);
  EXPECT(fabs(self->last[PTK_EVENT_TYPE_PRESSURE_CHANGED].value - 0.5) < 0.001);
  devices_press_tool(self->compositor, 0, 0);
  draw(self);
  EXPECT(count(self, PTK_EVENT_TYPE_CLICKED) == 1 && self->last[PTK_EVENT_TYPE_CLICKED].device != 0);
  devices_move_tool(self->compositor, 50, 250);
  draw(self);
  EXPECT(is_at(self, 50, 250));
  devices_take_tool_away(self->compositor);
  draw(self);
  EXPECT(self->frame->hovered == 0);
  /* A tool that is removed while it is pressed. */
  devices_bring_tool(self->compositor, self->window, 300, 140);
  devices_press_tool(self->compositor, 1, 1);
  draw(self);
  EXPECT(count(self, PTK_EVENT_TYPE_PRESSED) == 2);
  devices_remove_tool(self->compositor);
  draw(self);
  EXPECT(count(self, PTK_EVENT_TYPE_CANCELLED) == 1 && self->frame->hovered == 0);
  finish(self);
}

static int touches(Try *self) {
  ptk_state state = { 0 };
  draw(self);
  ptk_engine_get_state(self->engine, &state, sizeof state);
  return state.touch_count;
}

static void touching(void) {
  Try *self = begin((Behavior){ 0 }, NULL);
  devices_touch(self->compositor, id_of(self->program->surfaces[1]), 7, 10, 10);
  EXPECT(touches(self) == 0);
  devices_touch(self->compositor, self->window, 7, 10, 10);
  devices_touch(self->compositor, self->window, 8, 50, 10);
  EXPECT(touches(self) == 2);
  devices_lift(self->compositor, 7);
  EXPECT(touches(self) == 1);
  devices_set_touch(self->compositor, 0);
  EXPECT(touches(self) == 0);
  finish(self);
}

static void modifiers(void) {
  Try *self = begin((Behavior){ 0 }, NULL);
  ptk_state state = { 0 };
  devices_press_modifiers(self->compositor, 1);
  draw(self);
  ptk_engine_get_state(self->engine, &state, sizeof state);
  EXPECT(state.modifiers == PTK_MODIFIER_SHIFT);
  devices_press_modifiers(self->compositor, 0);
  draw(self);
  ptk_engine_get_state(self->engine, &state, sizeof state);
  EXPECT(state.modifiers == 0);
  finish(self);
}

/* What ends a press without a release: the cursor or the keyboard leaves, the device or its seat is removed, the program closes
 * the window, or the compositor dies. */
/* A pointer that the program hides, since the person types, shows itself when it moves. */
static void typing(void) {
  Try *self = begin((Behavior){ 0 }, NULL);
  enter(self->program, 0, 0, 50, 250);
  draw(self);
  EXPECT(self->frame->phase != PTK_POINTER_PHASE_HIDDEN);
  ptk_wayland_typed(self->pointer);
  draw(self);
  EXPECT(self->frame->phase == PTK_POINTER_PHASE_HIDDEN);
  compositor_move(self->compositor, 0, 30, 10);
  draw(self);
  EXPECT(self->frame->phase != PTK_POINTER_PHASE_HIDDEN);
  finish(self);
}

static void lost_presses(void) {
  for (int cause = 0; cause < 11; cause++) {
    Try *self = begin((Behavior){ .has_constraints = 1 }, NULL);
    compositor_add_seat(self->compositor, 1);
    settle(self->program);
    compositor_focus(self->compositor, 0, self->window);
    enter(self->program, 1, 0, 50, 250);
    enter(self->program, 0, 0, 320, 150);
    compositor_press(self->compositor, 0, 1);
    draw(self);
    if (cause < 6) compositor_leave(self->compositor, 1); /* The press is of another seat, which may stay. */
    draw(self);
    EXPECT(count(self, PTK_EVENT_TYPE_PRESSED) == 1 && !is_released(self));
    switch (cause % 6) {
      case 0: compositor_leave(self->compositor, 0); break;
      case 1: compositor_focus(self->compositor, 0, 0); break;
      case 2: compositor_plug(self->compositor, 0, 0); break;
      case 3: compositor_remove_seat(self->compositor, 0); break;
      case 4: ptk_wayland_destroy(self->pointer); open_window(self, NULL); break;
      default: compositor_die(self->compositor); break;
    }
    draw(self);
    EXPECT(count(self, PTK_EVENT_TYPE_CANCELLED) == 1 && is_released(self));
    finish(self);
  }
}

/* ---- Seats ------------------------------------------------------------------------------------------------------------- */

/* Of several seats, the pointer is where that is which did something last. */
static void several_seats(void) {
  Try *self = begin((Behavior){ .has_warp = 1 }, NULL);
  compositor_add_seat(self->compositor, 1);
  settle(self->program);
  enter(self->program, 0, 0, 320, 150);
  enter(self->program, 1, 0, 50, 250);
  draw(self);
  EXPECT(is_at(self, 50, 250));
  compositor_press(self->compositor, 0, 1);
  compositor_press(self->compositor, 0, 0);
  draw(self);
  EXPECT(self->last[PTK_EVENT_TYPE_CLICKED].target == CONTROL && is_at(self, 320, 150));
  compositor_press(self->compositor, 1, 1);
  compositor_press(self->compositor, 1, 0);
  draw(self);
  EXPECT(self->last[PTK_EVENT_TYPE_CLICKED].target == OTHER && is_at(self, 50, 250));
  EXPECT(self->last[PTK_EVENT_TYPE_CLICKED].device != 0);
  compositor_leave(self->compositor, 1);
  draw(self);
  EXPECT(is_at(self, 320, 150) && self->frame->hovered == CONTROL);
  compositor_remove_seat(self->compositor, 1);
  compositor_leave(self->compositor, 0);
  draw(self);
  EXPECT(self->frame->hovered == 0);
  finish(self);
}

/* The flick of one seat moves the cursor of that seat. */
static void cursor_of_a_seat(const char *name) {
  Try *self = begin((Behavior){ .has_warp = 1, .is_silent = 1 }, name);
  compositor_add_seat(self->compositor, 1);
  settle(self->program);
  ptk_wayland_set_device_kind(self->pointer, PTK_DEVICE_KIND_TRACKPAD);
  enter(self->program, 1, 0, 5, 290);
  draw(self);
  EXPECT(name ? self->inputs == 0 || self->frame->hovered == 0 : is_at(self, 5, 290));
  flick(self);
  draw_all(self);
  Seen second = compositor_see(self->compositor, 1);
  EXPECT(are_together(self) && second.moves == 0 && are_near(second.x, second.y, 5, 290));
  /* A seat that is not named does nothing. */
  int inputs = self->inputs;
  compositor_move(self->compositor, 1, 20, -50);
  draw(self);
  EXPECT((self->inputs == inputs) == (name != NULL) && is_at(self, 25, 240) == (name == NULL));
  /* The first is still where it landed, although the compositor did not say so. */
  compositor_press(self->compositor, 0, 1);
  compositor_press(self->compositor, 0, 0);
  draw(self);
  EXPECT(self->last[PTK_EVENT_TYPE_CLICKED].target == CONTROL);
  finish(self);
}

/* ---- The surface ------------------------------------------------------------------------------------------------------- */

static double scale_of_engine(const Try *self) {
  ptk_host_traits host = ptk_default_host_traits();
  ptk_engine_get_host_traits(self->engine, &host, sizeof host);
  return host.display_scale;
}

/* Several outputs: the window has the greatest scale of those that it is on. */
static void outputs(void) {
  Try *self = begin((Behavior){ .has_warp = 1 }, NULL);
  devices_enter_output(self->compositor, self->window, 1);
  draw(self);
  EXPECT(self->scale == 0); /* It did not ask. */
  ptk_wayland_on_scale(self->pointer, scale_changed, self);
  devices_enter_output(self->compositor, self->window, 0);
  devices_enter_output(self->compositor, self->window, 1);
  draw(self);
  EXPECT(self->scale == 2 && scale_of_engine(self) == 2);
  devices_set_output_scale(self->compositor, 1, 3);
  draw(self);
  EXPECT(self->scale == 3 && scale_of_engine(self) == 3);
  /* Positions are in points on all of them. */
  enter(self->program, 0, 0, 320.5, 150.25);
  draw(self);
  EXPECT(is_at(self, 320.5, 150.25) && self->frame->hovered == CONTROL);
  devices_leave_output(self->compositor, self->window, 1);
  draw(self);
  EXPECT(self->scale == 1 && scale_of_engine(self) == 1);
  finish(self);
}

/* The surface is the program's, and hears of outputs when it has let the pointer go. */
static void outputs_after_the_end(void) {
  Try *self = begin((Behavior){ 0 }, NULL);
  ptk_wayland_on_scale(self->pointer, scale_changed, self);
  draw(self);
  ptk_wayland_destroy(self->pointer);
  void *own = NULL;
  wl_registry_destroy(find(self->program, &wl_output_interface, &own));
  devices_enter_output(self->compositor, self->window, 0);
  settle(self->program);
  EXPECT(own && wl_display_get_error(self->program->display) == 0);
  wl_output_destroy(own);
  stop(self->program);
  ptk_engine_destroy(self->engine);
  free(self);
}

static void fractions(void) {
  Try *self = begin((Behavior){ .extend = devices_add_with_fractions }, NULL);
  ptk_wayland_on_scale(self->pointer, scale_changed, self);
  settle(self->program);
  devices_enter_output(self->compositor, self->window, 1);
  devices_prefer_scale(self->compositor, 1.25);
  draw(self);
  EXPECT(self->scale == 1.25 && scale_of_engine(self) == 1.25);
  finish(self);
}

/* A frame is for the instant at which it will be seen. */
static void presentation(void) {
  Try *self = begin((Behavior){ 0 }, NULL);
  enter(self->program, 0, 0, 320, 150);
  draw(self);
  EXPECT(devices_see(self->compositor).questions == 1);
  compositor_move(self->compositor, 0, 20, 0);
  draw(self);
  EXPECT(devices_see(self->compositor).questions == 1); /* One at a time. */
  int64_t period = 50 * MILLISECOND, seen = ptk_wayland_now() - 10 * MILLISECOND;
  devices_present(self->compositor, seen, (uint32_t)period);
  draw(self);
  EXPECT(self->frame->time == seen + period);
  pause_for(60);
  compositor_move(self->compositor, 0, -20, 0);
  draw(self);
  EXPECT(self->frame->time > seen + period && (self->frame->time - seen) % period == 0);
  EXPECT(devices_see(self->compositor).questions == 2);
  finish(self);
}

/* ---- At random --------------------------------------------------------------------------------------------------------- */

static uint64_t state;
static int random_below(int limit) {
  state = state * 6364136223846793005u + 1442695040888963407u;
  return (int)((state >> 33) % (uint64_t)limit);
}

/* What all sessions have done. */
static struct {
  int flying, flights, locks, warps, refusals, presses, closed, dead;
} done;

static void flick_at_random(Try *self) {
  int count = 5 + random_below(60);
  set_locked(self, 0);
  if (random_below(4)) compositor_press(self->compositor, 0, 0);
  compositor_plug(self->compositor, 0, 1);
  enter(self->program, 0, 0, 20, 150);
  draw(self);
  pause_for(60); /* The strokes of the past are after the entrance. */
  compositor_stroke(self->compositor, 0, 18, random_below(5) - 2, 7);
  for (int i = 0; i < count; i++) {
    draw(self);
    if (random_below(100) == 0) compositor_move(self->compositor, 0, -3, 4);
    pause_for(6);
  }
  compositor_move(self->compositor, 0, 2, 2);
  draw(self);
}

/* A window that is closed, and another. */
static void close_window(Try *self, const char *seat) {
  struct wl_surface **window = &self->program->surfaces[0];
  ptk_wayland_destroy(self->pointer);
  wl_surface_destroy(*window);
  *window = wl_compositor_create_surface(self->program->surfaces_from);
  open_window(self, seat);
  if (self->pointer) ptk_wayland_set_device_kind(self->pointer, PTK_DEVICE_KIND_TRACKPAD);
  self->wants_lock = 0;
  done.closed += 1;
}

/* A press ends, once, when what made it leaves the window. */
static void leave(Try *self) {
  for (int seat = 0; seat < SEATS; seat++) compositor_leave(self->compositor, seat);
  devices_remove_tool(self->compositor);
  draw(self);
  EXPECT(is_released(self));
}

static void session(void) {
  Behavior behavior = { .has_warp = random_below(2), .has_constraints = random_below(4) != 0, .is_silent = random_below(2),
                        .is_wlroots = random_below(2), .is_weston = random_below(3) == 0,
                        .refuses = random_below(6) == 0,
                        .extend = random_below(2) ? devices_add : devices_add_with_fractions };
  const char *name = random_below(3) ? NULL : "first";
  Try *self = begin(behavior, name);
  Compositor *compositor = self->compositor;
  int flick = random_below(60), is_trackpad = random_below(8) != 0;
  if (is_trackpad) ptk_wayland_set_device_kind(self->pointer, PTK_DEVICE_KIND_TRACKPAD);
  for (int i = 0; i < 150; i++) {
    uint32_t surface = id_of(self->program->surfaces[random_below(3) ? 0 : 1]);
    double x = random_below(WIDTH), y = random_below(HEIGHT);
    int seat = random_below(3) == 0, flag = random_below(2);
    switch (random_below(28)) {
      case 0: case 1: compositor_enter(compositor, seat, surface, x, y); break;
      case 2: compositor_leave(compositor, seat); break;
      case 3: case 4: case 5: compositor_move(compositor, seat, random_below(37) - 18, random_below(13) - 6); break;
      case 6: compositor_press(compositor, seat, flag); break;
      case 7: compositor_scroll(compositor, seat, flag, random_below(20) - 10, flag ? 0 : 120); break;
      case 8: devices_swipe(compositor, surface, 1 + random_below(5), x - 200, y - 150, flag); break;
      case 9: devices_pinch(compositor, surface, 2 + random_below(4), 0.2 + random_below(20) / 10.0, x); break;
      case 10: devices_hold(compositor, surface, flag); break;
      case 11: devices_move_relatively(compositor, x - 200, y - 150); break;
      case 12: devices_bring_tool(compositor, surface, x, y); break;
      case 13: devices_move_tool(compositor, x, y); break;
      case 14: devices_press_tool(compositor, flag, x / WIDTH); break;
      case 15:
        if (flag) devices_take_tool_away(compositor);
        else if (random_below(4) == 0) devices_remove_tool(compositor);
        break;
      case 16: devices_touch(compositor, surface, random_below(20), x, y); break;
      case 17: devices_lift(compositor, random_below(20)); break;
      case 18: devices_set_touch(compositor, flag); break;
      case 19: devices_enter_output(compositor, surface, flag); break;
      case 20: if (flag) compositor_add_seat(compositor, 1); else compositor_remove_seat(compositor, 1); break;
      case 21: compositor_plug(compositor, seat, random_below(4) != 0); break;
      case 22: set_locked(self, flag); break;
      case 23:
        if (flag) ptk_wayland_on_scale(self->pointer, scale_changed, self);
        else ptk_wayland_set_cursor(self->pointer, (ptk_cursor)random_below(40));
        break;
      case 24: if (random_below(20) == 0) compositor_die(compositor); break;
      case 25: compositor_focus(compositor, seat, flag ? surface : 0); break;
      case 26: leave(self); break;
      default:
        devices_present(compositor, ptk_wayland_now() - random_below(100) * MILLISECOND, random_below(2) ? 16666667 : 0);
        break;
    }
    if (random_below(3) == 0) draw(self);
    if (i == flick || random_below(300) == 0) flick_at_random(self);
    if (random_below(300) == 0) close_window(self, name);
    if (!self->pointer) break; /* The compositor is gone. */
  }
  if (self->pointer) set_locked(self, 0);
  /* What ends the session, in which something may be pressed. */
  int seats = random_below(3);
  for (int seat = 0; seat < SEATS; seat++)
    if (seats == 0) compositor_plug(compositor, seat, 0);
    else if (seats == 1) compositor_leave(compositor, seat);
    else compositor_die(compositor);
  devices_remove_tool(compositor);
  if (self->pointer) draw(self);
  Seen seen = compositor_see(compositor, 0);
  done.flying += self->flights > 0;
  done.flights += self->flights;
  *(behavior.has_warp ? &done.warps : &done.locks) += seen.moves + compositor_see(compositor, 1).moves;
  done.refusals += self->refusals;
  done.presses += self->counts[PTK_EVENT_TYPE_PRESSED];
  done.dead += seen.is_dead;
  finish(self);
}

int main(int argument_count, char **arguments) {
  int sessions = argument_count > 1 ? atoi(arguments[1]) : 0;
  state = argument_count > 2 ? strtoull(arguments[2], NULL, 10) : 1;
  const struct {
    const char *name;
    Behavior behavior;
  } kinds[] = {
    { "pointer-warp, silent", { .has_warp = 1, .is_silent = 1 } },
    { "pointer-constraints, silent", { .has_constraints = 1, .is_silent = 1 } },
    { "pointer-constraints, as wlroots", { .has_constraints = 1, .is_silent = 1, .is_wlroots = 1 } },
    { "pointer-constraints, as Weston", { .has_constraints = 1, .is_weston = 1 } },
  };
  for (unsigned i = 0; i < sizeof kinds / sizeof *kinds; i++) {
    now_testing = kinds[i].name;
    flicks(kinds[i].behavior, 1);
  }
  now_testing = "without moving the cursor";
  flicks(kinds[0].behavior, 0);
  const struct {
    const char *name;
    void (*test)(void);
  } tests[] = { { "a program that locks", program_locks }, { "locks", locks }, { "shapes", shapes }, { "scrolls", scrolls },
                { "gestures", gestures }, { "holds", holds }, { "tablets", tablets }, { "touches", touching },
                { "modifiers", modifiers }, { "typing", typing }, { "lost presses", lost_presses }, { "several seats", several_seats }, { "outputs", outputs },
                { "outputs after the end", outputs_after_the_end }, { "fractions", fractions }, { "presentation", presentation } };
  for (unsigned i = 0; i < sizeof tests / sizeof *tests; i++) {
    now_testing = tests[i].name;
    tests[i].test();
  }
  now_testing = "the cursor of a seat";
  cursor_of_a_seat(NULL);
  cursor_of_a_seat("first");
  now_testing = "at random";
  for (int i = 0; i < sessions && !failures; i++) {
    session();
    if (failures) fprintf(stderr, "behavior.c: this is session %d\n", i);
  }
  if (sessions)
    printf("%d sessions, %d with flights: %d flights, %d warps, %d locks, %d refusals, %d presses, %d windows closed, %d dead\n",
           sessions, done.flying, done.flights, done.warps, done.locks, done.refusals, done.presses, done.closed, done.dead);
  EXPECT(failures || sessions < 100 || (2 * done.flying > sessions && 2 * done.presses > sessions));
  EXPECT(failures || sessions < 100 || (done.warps && done.locks && done.refusals && done.closed && done.dead));
  return failures != 0;
}
