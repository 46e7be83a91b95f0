/*
 * PointerKit in a program on SDL 3: SDL's events become the engine's inputs, and the engine says when to wake. Take this
 * file and pointerkit-sdl3.c into your program; they need SDL 3 and PointerKit.
 *
 * The system's cursor, hidden, goes where the person moves it, and the engine follows. SDL 3 can move it on X11, and on
 * Wayland where the compositor has pointer-warp or pointer-constraints: there flicks land. Or the mouse is captured: SDL
 * reports relative movements, and the engine alone owns the position.
 */
#ifndef POINTERKIT_SDL3_H
#define POINTERKIT_SDL3_H

#include <SDL3/SDL.h>
#include <pointerkit.h>

/* The state of the translation; zero before the first use. */
typedef struct PtkSdl {
  SDL_Window *window;
  ptk_engine *engine;
  bool is_captured;
  ptk_modifiers modifiers;
} PtkSdl;

/* The time of the engine: that of SDL's events, in nanoseconds. */
int64_t ptk_sdl_now(void);
/* Describes the one pointing device that SDL 3 knows without its relative mode, hides the cursor, and sets `window` and
 * `engine`. SDL does not tell a trackpad from a mouse. */
ptk_status ptk_sdl_begin(PtkSdl *self, SDL_Window *window, ptk_engine *engine, ptk_device_kind kind);
/* Captures the mouse, or releases it at the model pointer. */
void ptk_sdl_capture(PtkSdl *self, bool is_captured);
/* Passes the inputs for an event to the engine. Events without inputs are ignored. */
void ptk_sdl_handle(PtkSdl *self, const SDL_Event *event);
/* Steps to now, and moves the system's cursor if the engine asks for it. SDL does not say when a picture will be seen. */
const ptk_frame *ptk_sdl_step(PtkSdl *self);
/* Waits for an event until the next frame is due, or, at rest, until something would change. `frame_start` is the time
 * at which the last frame began. Returns false if no event came. */
bool ptk_sdl_wait(const ptk_frame *frame, int64_t frame_start, SDL_Event *event);

#endif
