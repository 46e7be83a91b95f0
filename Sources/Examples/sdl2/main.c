/*
 * PointerKit in SDL 2, painted by Cairo. The program paints its whole window, and asks the frame what to paint between its own
 * elements.
 *
 * Options: --dark; --stats prints the time that the engine takes for each frame; --log prints its events; --trackpad
 * treats the mouse as a trackpad, so that flicks can be tried with a mouse; --capture begins with the mouse captured.
 * Keys: d for dark, r to capture the mouse, Escape to release it, q to quit.
 */
#include <stdio.h>
#include <string.h>

#include "../interface/interface.h"
#include "pointerkit-sdl2.h"

static PtkSdl pointer;
static const ptk_frame *frame; /* The latest; transient. */
static int is_running = 1, prints_times;

/* Paints the damaged part of the window, or all of it. */
static void paint(void) {
  SDL_Surface *surface = SDL_GetWindowSurface(pointer.window);
  if (surface == NULL) return;
  ptk_rect whole = { 0, 0, interface.size.width, interface.size.height };
  ptk_rect damage = interface.needs_painting ? whole : frame->damage;
  cairo_surface_t *image = cairo_image_surface_create_for_data(surface->pixels, CAIRO_FORMAT_RGB24, surface->w,
                                                               surface->h, surface->pitch);
  cairo_t *cairo = cairo_create(image);
  cairo_rectangle(cairo, damage.x, damage.y, damage.width, damage.height);
  cairo_clip(cairo);
  interface_paint(cairo, frame);
  cairo_destroy(cairo);
  cairo_surface_destroy(image);
  SDL_Rect rect = { (int)damage.x, (int)damage.y, (int)damage.width, (int)damage.height };
  SDL_UpdateWindowSurfaceRects(pointer.window, &rect, 1);
}

static void press_key(SDL_Keycode key) {
  switch (key) {
    case SDLK_q: is_running = 0; break;
    case SDLK_d:
      interface.is_dark = !interface.is_dark;
      interface_report(ptk_sdl_now());
      break;
    case SDLK_r: ptk_sdl_capture(&pointer, !pointer.is_captured); break;
    case SDLK_ESCAPE: ptk_sdl_capture(&pointer, 0); break;
    default: break;
  }
}

static void handle(const SDL_Event *event) {
  ptk_sdl_handle(&pointer, event);
  if (event->type == SDL_QUIT) is_running = 0;
  else if (event->type == SDL_KEYDOWN && !event->key.repeat) press_key(event->key.keysym.sym);
  else if (event->type == SDL_WINDOWEVENT && event->window.event == SDL_WINDOWEVENT_EXPOSED) interface.needs_painting = 1;
  else if (event->type == SDL_WINDOWEVENT && event->window.event == SDL_WINDOWEVENT_SIZE_CHANGED)
    interface_resize((ptk_size){ event->window.data1, event->window.data2 }, ptk_sdl_now());
}

static void run(void) {
  for (int64_t last = 0; is_running;) {
    int64_t start = ptk_sdl_now();
    ptk_engine_advance(interface.engine, start);
    if (interface_respond(start)) ptk_sdl_capture(&pointer, 0);
    int64_t before = ptk_sdl_now();
    frame = ptk_sdl_step(&pointer);
    if (prints_times) printf("frame in %.1f us\n", (double)(ptk_sdl_now() - before) / 1000);
    interface_scroll(frame, last);
    last = frame->time;
    if (interface.needs_painting || frame->has_damage) paint();
    SDL_Event event;
    /* Movements come faster than frames, and one frame shows several of them. SDL stamps an event as it is collected,
       so the program collects each event as soon as it comes, and does not sleep until the frame is due. */
    while (ptk_sdl_wait(frame, start, &event)) {
      do handle(&event);
      while (SDL_PollEvent(&event));
      if (frame->is_at_rest) break;
    }
  }
}

int main(int argc, char **argv) {
  int kind = PTK_DEVICE_KIND_MOUSE, is_captured = 0;
  for (int i = 1; i < argc; i++) {
    if (strcmp(argv[i], "--dark") == 0) interface.is_dark = 1;
    else if (strcmp(argv[i], "--stats") == 0) prints_times = 1;
    else if (strcmp(argv[i], "--log") == 0) interface.prints_events = 1;
    else if (strcmp(argv[i], "--trackpad") == 0) kind = PTK_DEVICE_KIND_TRACKPAD;
    else if (strcmp(argv[i], "--capture") == 0) is_captured = 1;
    else return fprintf(stderr, "usage: %s [--dark] [--stats] [--log] [--trackpad] [--capture]\n", argv[0]), 2;
  }
  if (SDL_Init(SDL_INIT_VIDEO) != 0)
    return fprintf(stderr, "%s: SDL cannot open a display: %s\n", argv[0], SDL_GetError()), 1;
  SDL_Window *window = SDL_CreateWindow("PointerKit on SDL 2", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED,
                                        (int)interface.size.width, (int)interface.size.height, SDL_WINDOW_RESIZABLE);
  ptk_host_traits host = ptk_default_host_traits();
  host.warps_cursor = ptk_sdl_can_warp();
  ptk_options options = ptk_default_options();
  options.host = &host;
  options.log = interface_tell;
  interface.engine = ptk_engine_create(interface.size, &options);
  if (window == NULL || interface.engine == NULL)
    return fprintf(stderr, "%s: no window: %s\n", argv[0], SDL_GetError()), 1;
  ptk_sdl_begin(&pointer, window, interface.engine, kind);
  interface_report(ptk_sdl_now());
  ptk_sdl_capture(&pointer, is_captured);
  run();
  ptk_engine_destroy(interface.engine);
  SDL_DestroyWindow(window);
  SDL_Quit();
  return 0;
}
