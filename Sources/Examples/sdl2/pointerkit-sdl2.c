#include "pointerkit-sdl2.h"

enum { NANOSECONDS_PER_MILLISECOND = 1000000, FRAME_MILLISECONDS = 16 };

/* ---- Time ---------------------------------------------------------------------------------------------- */

int64_t ptk_sdl_now(void) {
  Uint64 counter = SDL_GetPerformanceCounter(), frequency = SDL_GetPerformanceFrequency();
  return (int64_t)(counter / frequency * 1000000000 + counter % frequency * 1000000000 / frequency);
}

int64_t ptk_sdl_time(Uint32 stamp) {
  /* The difference is right even if the milliseconds wrapped in between; a stamp of the future is now. */
  Sint32 age = (Sint32)(SDL_GetTicks() - stamp);
  return ptk_sdl_now() - (age > 0 ? age : 0) * (int64_t)NANOSECONDS_PER_MILLISECOND;
}

/* ---- The position -------------------------------------------------------------------------------------- */

int ptk_sdl_can_warp(void) {
  const char *driver = SDL_GetCurrentVideoDriver();
  return driver != NULL && SDL_strcmp(driver, "x11") == 0;
}

void ptk_sdl_capture(PtkSdl *self, int is_captured) {
  if (self->is_captured == is_captured) return;
  self->is_captured = is_captured;
  SDL_SetRelativeMouseMode(is_captured ? SDL_TRUE : SDL_FALSE);
  if (is_captured) return;
  ptk_state state;
  if (ptk_engine_get_state(self->engine, &state, sizeof state) == PTK_STATUS_OK)
    SDL_WarpMouseInWindow(self->window, (int)SDL_lround(state.position.x), (int)SDL_lround(state.position.y));
}

ptk_status ptk_sdl_begin(PtkSdl *self, SDL_Window *window, ptk_engine *engine, ptk_device_kind kind) {
  self->window = window;
  self->engine = engine;
  SDL_ShowCursor(SDL_DISABLE);
  ptk_device device = ptk_default_device(kind);
  /* SDL never says that a finger touches a touchpad: the engine infers a lift from silence. */
  device.reports_contact = PTK_CHOICE_NO;
  return ptk_engine_set_device(engine, 0, &device, ptk_sdl_now());
}

/* ---- Input --------------------------------------------------------------------------------------------- */

static void handle(PtkSdl *self, const ptk_input *input) { ptk_engine_handle(self->engine, input, ptk_sdl_now()); }

static void handle_modifiers(PtkSdl *self, int64_t time) {
  ptk_input input = ptk_default_input(PTK_INPUT_KIND_MODIFIERS, time);
  if (ptk_modifiers_convert(PTK_TOOLKIT_SDL2, (uint32_t)SDL_GetModState(), &input.modifiers) != PTK_STATUS_OK) return;
  if (input.modifiers == self->modifiers) return;
  self->modifiers = input.modifiers;
  handle(self, &input);
}

static void handle_motion(PtkSdl *self, const SDL_MouseMotionEvent *event) {
  if (event->which == SDL_TOUCH_MOUSEID) return; /* A finger on the screen, which SDL also reports as a touch. */
  int64_t time = ptk_sdl_time(event->timestamp);
  ptk_input input = self->is_captured ? ptk_input_motion(time, event->xrel, event->yrel)
                                     : ptk_input_position(time, event->x, event->y);
  handle(self, &input);
}

static void handle_button(PtkSdl *self, const SDL_MouseButtonEvent *event) {
  if (event->which == SDL_TOUCH_MOUSEID) return;
  int64_t time = ptk_sdl_time(event->timestamp);
  handle_modifiers(self, time);
  ptk_input input = ptk_input_button(time, PTK_BUTTON_PRIMARY, event->state == SDL_PRESSED);
  if (ptk_button_convert(PTK_TOOLKIT_SDL2, event->button, &input.button) == PTK_STATUS_OK) handle(self, &input);
}

static void handle_wheel(PtkSdl *self, const SDL_MouseWheelEvent *event) {
  int64_t time = ptk_sdl_time(event->timestamp);
  handle_modifiers(self, time);
  ptk_vector steps = { event->x, event->y };
#if SDL_VERSION_ATLEAST(2, 0, 18)
  steps.dx = event->preciseX;
  steps.dy = event->preciseY;
#endif
  ptk_input input = ptk_input_scroll(time, 0, 0, PTK_SCROLL_PHASE_NONE, PTK_SCROLL_SOURCE_WHEEL);
  ptk_scroll_convert(PTK_WHEEL_SDL, steps, 0, &input.delta);
  handle(self, &input);
}

static void handle_touch(PtkSdl *self, const SDL_TouchFingerEvent *event) {
  if (SDL_GetTouchDeviceType(event->touchId) != SDL_TOUCH_DEVICE_DIRECT) return; /* Not a touch screen. */
  int width = 0, height = 0;
  SDL_GetWindowSize(self->window, &width, &height);
  ptk_input input = ptk_default_input(PTK_INPUT_KIND_TOUCH, ptk_sdl_time(event->timestamp));
  input.touch = (uint64_t)event->fingerId;
  input.position.x = event->x * width;
  input.position.y = event->y * height;
  input.phase = event->type == SDL_FINGERDOWN ? PTK_PHASE_BEGAN
    : event->type == SDL_FINGERUP             ? PTK_PHASE_ENDED
                                              : PTK_PHASE_CHANGED;
  handle(self, &input);
}

static void handle_window(PtkSdl *self, const SDL_WindowEvent *event) {
  int64_t time = ptk_sdl_time(event->timestamp);
  ptk_input input = ptk_input_leave(time);
  switch (event->event) {
    case SDL_WINDOWEVENT_ENTER: {
      int x = 0, y = 0;
      if (self->is_captured) return;
      SDL_GetMouseState(&x, &y);
      input = ptk_input_enter(time, x, y);
      break;
    }
    case SDL_WINDOWEVENT_LEAVE:
      if (self->is_captured) return;
      break;
    /* A window without the focus gets no releases. */
    case SDL_WINDOWEVENT_FOCUS_LOST: input = ptk_input_cancel(time); break;
    case SDL_WINDOWEVENT_SIZE_CHANGED: {
      ptk_size size = { event->data1, event->data2 };
      ptk_engine_resize(self->engine, size, time);
      return;
    }
    default: return;
  }
  handle(self, &input);
}

void ptk_sdl_handle(PtkSdl *self, const SDL_Event *event) {
  switch (event->type) {
    case SDL_MOUSEMOTION: handle_motion(self, &event->motion); break;
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP: handle_button(self, &event->button); break;
    case SDL_MOUSEWHEEL: handle_wheel(self, &event->wheel); break;
    case SDL_FINGERDOWN:
    case SDL_FINGERMOTION:
    case SDL_FINGERUP: handle_touch(self, &event->tfinger); break;
    case SDL_KEYDOWN:
    case SDL_KEYUP: handle_modifiers(self, ptk_sdl_time(event->key.timestamp)); break;
    case SDL_WINDOWEVENT: handle_window(self, &event->window); break;
  }
}

/* ---- Frames -------------------------------------------------------------------------------------------- */

const ptk_frame *ptk_sdl_step(PtkSdl *self) {
  int64_t now = ptk_sdl_now();
  const ptk_frame *frame = ptk_engine_step(self->engine, now, now);
  if (frame->has_warp && !self->is_captured && SDL_GetMouseFocus() == self->window) {
    SDL_WarpMouseInWindow(self->window, (int)SDL_lround(frame->warp.x), (int)SDL_lround(frame->warp.y));
    ptk_engine_cursor_warped(self->engine, frame->warp, now);
  }
  return frame;
}

int ptk_sdl_wait(const ptk_frame *frame, int64_t frame_start, SDL_Event *event) {
  int64_t now = ptk_sdl_now();
  int64_t due = FRAME_MILLISECONDS - (now - frame_start) / NANOSECONDS_PER_MILLISECOND;
  int64_t timeout = -1; /* Until an event. */
  if (!frame->is_at_rest) timeout = due > 0 ? due : 0;
  else if (frame->next_wake != INT64_MAX) timeout = (frame->next_wake - now) / NANOSECONDS_PER_MILLISECOND + 1;
  if (timeout > 1000000000) timeout = 1000000000;
  if (timeout < -1) timeout = 0;
  return SDL_WaitEventTimeout(event, (int)timeout);
}
