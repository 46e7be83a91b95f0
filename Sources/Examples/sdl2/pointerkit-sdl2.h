/*
 * PointerKit in a program on SDL 2: SDL's events become the engine's inputs, and the engine says when to wake. Take this
 * file and pointerkit-sdl2.c into your program; they need SDL 2 and PointerKit.
 *
 * Two ways to own the position:
 *  - The system's cursor, hidden, goes where the person moves it, and the engine follows. If SDL can move the cursor
 *    (on X11, not on Wayland), the cursor also follows the engine. For this, create the engine with `warps_cursor`
 *    set to ptk_sdl_can_warp().
 *  - The mouse is captured: SDL reports relative movements, and the engine alone owns the position.
 */
#ifndef POINTERKIT_SDL2_H
#define POINTERKIT_SDL2_H

#include <SDL.h>
#include <pointerkit.h>

/* The state of the translation; zero before the first use. */
typedef struct PtkSdl {
  SDL_Window *window;
  ptk_engine *engine;
  int is_captured;
  ptk_modifiers modifiers;
} PtkSdl;

/* The time of the engine: SDL's performance counter, in nanoseconds. */
int64_t ptk_sdl_now(void);
/* The instant of the 32-bit milliseconds that SDL 2 stamps its events with. They wrap after 49.7 days. */
int64_t ptk_sdl_time(Uint32 stamp);
/* Whether SDL can move the cursor of a window, for `warps_cursor`. Call it after SDL_Init(). */
int ptk_sdl_can_warp(void);

/* Describes the one pointing device that SDL 2 knows, hides the cursor, and sets `window` and `engine`. SDL does not tell the kind of a device, and treats all devices alike. */
ptk_status ptk_sdl_begin(PtkSdl *self, SDL_Window *window, ptk_engine *engine, ptk_device_kind kind);
/* Captures the mouse, or releases it at the model pointer. */
void ptk_sdl_capture(PtkSdl *self, int is_captured);
/* Passes the inputs for an event to the engine. Events without inputs are ignored. */
void ptk_sdl_handle(PtkSdl *self, const SDL_Event *event);
/* Advances to now and returns the frame to paint, and moves the system's cursor if the engine asks for it. SDL does not
 * say when a picture will be seen. */
const ptk_frame *ptk_sdl_step(PtkSdl *self);
/* Waits for an event until the next frame is due, or, at rest, until something would change. `frame_start` is the time
 * at which the last frame began. Returns 0 if no event came. */
int ptk_sdl_wait(const ptk_frame *frame, int64_t frame_start, SDL_Event *event);

#endif
