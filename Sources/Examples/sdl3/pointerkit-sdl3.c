#include "pointerkit-sdl3.h"

enum { NANOSECONDS_PER_MILLISECOND = 1000000, FRAME_MILLISECONDS = 16 };

int64_t ptk_sdl_now(void) { return (int64_t)SDL_GetTicksNS(); }

/* ---- The position -------------------------------------------------------------------------------------- */

static void set_warps(ptk_engine *engine, bool warps) {
  ptk_host_traits host = ptk_default_host_traits();
  ptk_engine_get_host_traits(engine, &host, sizeof host);
  host.warps_cursor = warps;
  ptk_engine_set_host_traits(engine, &host, ptk_sdl_now());
}

/* SDL tells only by an error that the compositor has no means. */
static bool warp(PtkSdl *self, ptk_point position) {
  SDL_ClearError();
  SDL_WarpMouseInWindow(self->window, (float)position.x, (float)position.y);
  return SDL_GetError()[0] == 0;
}

/* Asks by a warp to where the cursor is. */
static bool can_warp(PtkSdl *self) {
  const char *driver = SDL_GetCurrentVideoDriver();
  float x = 0, y = 0;
  SDL_GetMouseState(&x, &y);
  return driver && (SDL_strcmp(driver, "x11") == 0 || (SDL_strcmp(driver, "wayland") == 0 && warp(self, (ptk_point){ x, y })));
}

void ptk_sdl_capture(PtkSdl *self, bool is_captured) {
  if (self->is_captured == is_captured) return;
  self->is_captured = is_captured;
  SDL_SetWindowRelativeMouseMode(self->window, is_captured);
  ptk_state state;
  if (!is_captured && ptk_engine_get_state(self->engine, &state, sizeof state) == PTK_STATUS_OK) warp(self, state.position);
}

ptk_status ptk_sdl_begin(PtkSdl *self, SDL_Window *window, ptk_engine *engine, ptk_device_kind kind) {
  self->window = window;
  self->engine = engine;
  SDL_HideCursor();
  set_warps(engine, can_warp(self));
  ptk_device device = ptk_default_device(kind);
  /* SDL never says that a finger touches a touchpad: the engine infers a lift from silence. */
  device.reports_contact = PTK_CHOICE_NO;
  return ptk_engine_set_device(engine, 0, &device, ptk_sdl_now());
}

/* ---- Input --------------------------------------------------------------------------------------------- */

static void handle(PtkSdl *self, const ptk_input *input) { ptk_engine_handle(self->engine, input, ptk_sdl_now()); }

static void handle_modifiers(PtkSdl *self, int64_t time) {
  ptk_input input = ptk_input_modifiers(time, 0);
  if (ptk_modifiers_convert(PTK_TOOLKIT_SDL3, SDL_GetModState(), &input.modifiers) != PTK_STATUS_OK) return;
  if (input.modifiers == self->modifiers) return;
  self->modifiers = input.modifiers;
  handle(self, &input);
}

/* Fingers on the screen and pens are also reported as themselves. */
static bool is_of_mouse(SDL_MouseID which) { return which != SDL_TOUCH_MOUSEID && which != SDL_PEN_MOUSEID; }

static void handle_motion(PtkSdl *self, const SDL_MouseMotionEvent *event, int64_t time) {
  ptk_input input = self->is_captured ? ptk_input_motion(time, event->xrel, event->yrel)
                                      : ptk_input_position(time, event->x, event->y);
  if (is_of_mouse(event->which)) handle(self, &input);
}

static void handle_button(PtkSdl *self, const SDL_MouseButtonEvent *event, int64_t time) {
  if (!is_of_mouse(event->which)) return;
  handle_modifiers(self, time);
  ptk_input input = ptk_input_button(time, PTK_BUTTON_PRIMARY, event->down);
  if (ptk_button_convert(PTK_TOOLKIT_SDL3, event->button, &input.button) == PTK_STATUS_OK) handle(self, &input);
}

static void handle_wheel(PtkSdl *self, const SDL_MouseWheelEvent *event, int64_t time) {
  handle_modifiers(self, time);
  ptk_input input = ptk_input_scroll(time, 0, 0, PTK_SCROLL_PHASE_NONE, PTK_SCROLL_SOURCE_WHEEL);
  ptk_scroll_convert(PTK_WHEEL_SDL, (ptk_vector){ event->x, event->y }, 0, &input.delta);
  handle(self, &input);
}

static void handle_touch(PtkSdl *self, const SDL_TouchFingerEvent *event, int64_t time) {
  if (SDL_GetTouchDeviceType(event->touchID) != SDL_TOUCH_DEVICE_DIRECT) return; /* Not a touch screen. */
  int width = 0, height = 0;
  SDL_GetWindowSize(self->window, &width, &height);
  ptk_input input = ptk_default_input(PTK_INPUT_KIND_TOUCH, time);
  input.touch = event->fingerID;
  input.position = (ptk_point){ event->x * width, event->y * height };
  switch (event->type) {
    case SDL_EVENT_FINGER_DOWN: input.phase = PTK_PHASE_BEGAN; break;
    case SDL_EVENT_FINGER_MOTION: input.phase = PTK_PHASE_CHANGED; break;
    case SDL_EVENT_FINGER_UP: input.phase = PTK_PHASE_ENDED; break;
    default: input.phase = PTK_PHASE_CANCELLED; break;
  }
  handle(self, &input);
}

static void handle_entrance(PtkSdl *self, int64_t time) {
  float x = 0, y = 0;
  SDL_GetMouseState(&x, &y);
  ptk_input input = ptk_input_enter(time, x, y);
  if (!self->is_captured) handle(self, &input);
}

/* Typing without a text of its own. */
static bool deletes_text(const PtkSdl *self, SDL_Keycode key) {
  return SDL_TextInputActive(self->window) && (key == SDLK_BACKSPACE || key == SDLK_DELETE);
}

void ptk_sdl_handle(PtkSdl *self, const SDL_Event *event) {
  int64_t time = (int64_t)event->common.timestamp;
  ptk_input leave = ptk_input_leave(time), cancel = ptk_input_cancel(time), typing = ptk_input_typing(time);
  switch (event->type) {
    case SDL_EVENT_MOUSE_MOTION: handle_motion(self, &event->motion, time); break;
    case SDL_EVENT_MOUSE_BUTTON_DOWN:
    case SDL_EVENT_MOUSE_BUTTON_UP: handle_button(self, &event->button, time); break;
    case SDL_EVENT_MOUSE_WHEEL: handle_wheel(self, &event->wheel, time); break;
    case SDL_EVENT_FINGER_DOWN:
    case SDL_EVENT_FINGER_MOTION:
    case SDL_EVENT_FINGER_UP:
    case SDL_EVENT_FINGER_CANCELED: handle_touch(self, &event->tfinger, time); break;
    case SDL_EVENT_KEY_DOWN:
      handle_modifiers(self, time);
      if (deletes_text(self, event->key.key)) handle(self, &typing);
      break;
    case SDL_EVENT_KEY_UP: handle_modifiers(self, time); break;
    case SDL_EVENT_TEXT_INPUT: handle(self, &typing); break;
    case SDL_EVENT_WINDOW_MOUSE_ENTER: handle_entrance(self, time); break;
    case SDL_EVENT_WINDOW_MOUSE_LEAVE:
      if (!self->is_captured) handle(self, &leave);
      break;
    /* A window without the focus gets no releases. */
    case SDL_EVENT_WINDOW_FOCUS_LOST: handle(self, &cancel); break;
    default: break;
  }
}

/* ---- Frames -------------------------------------------------------------------------------------------- */

const ptk_frame *ptk_sdl_step(PtkSdl *self) {
  int64_t now = ptk_sdl_now();
  const ptk_frame *frame = ptk_engine_step(self->engine, now, now);
  if (!frame->has_warp || self->is_captured || SDL_GetMouseFocus() != self->window) return frame;
  if (warp(self, frame->warp)) ptk_engine_cursor_warped(self->engine, frame->warp, now);
  else set_warps(self->engine, false);
  return frame;
}

bool ptk_sdl_wait(const ptk_frame *frame, int64_t frame_start, SDL_Event *event) {
  int64_t now = ptk_sdl_now();
  int64_t due = FRAME_MILLISECONDS - (now - frame_start) / NANOSECONDS_PER_MILLISECOND;
  int64_t timeout = -1; /* Until an event. */
  if (!frame->is_at_rest) timeout = due;
  else if (frame->next_wake != INT64_MAX) timeout = (frame->next_wake - now) / NANOSECONDS_PER_MILLISECOND + 1;
  if (timeout != -1) timeout = SDL_clamp(timeout, 0, 1000000000);
  return SDL_WaitEventTimeout(event, (Sint32)timeout);
}
