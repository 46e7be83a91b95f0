/*
 * PointerKit on SDL 3, painted with Cairo: the interface is that of the example for Wayland. Options: --dark; --log prints the
 * events; --trackpad treats the pointing device as a trackpad; --capture begins with the mouse captured, until a push against
 * an edge.
 */
#include <stdio.h>
#include <string.h>

#include "../interface/interface.h"
#include "pointerkit-sdl3.h"

static PtkSdl pointer;
static const ptk_frame *frame; /* The latest; transient. */
static SDL_Surface *picture;   /* What Cairo paints. */
static bool is_running = true;

static void paint(void) {
  int width = (int)interface.size.width, height = (int)interface.size.height;
  if (!picture || picture->w != width || picture->h != height) {
    SDL_DestroySurface(picture);
    picture = SDL_CreateSurface(width, height, SDL_PIXELFORMAT_XRGB8888);
    interface.needs_painting = 1;
  }
  if (!picture) return;
  cairo_surface_t *image =
    cairo_image_surface_create_for_data(picture->pixels, CAIRO_FORMAT_RGB24, width, height, picture->pitch);
  cairo_t *cairo = cairo_create(image);
  if (!interface.needs_painting) {
    ptk_rect damage = frame->damage;
    cairo_rectangle(cairo, damage.x, damage.y, damage.width, damage.height);
    cairo_clip(cairo);
  }
  interface_paint(cairo, frame);
  cairo_destroy(cairo);
  cairo_surface_destroy(image);
  SDL_BlitSurface(picture, NULL, SDL_GetWindowSurface(pointer.window), NULL);
  SDL_UpdateWindowSurface(pointer.window);
}

static void handle(const SDL_Event *event) {
  ptk_sdl_handle(&pointer, event);
  if (event->type == SDL_EVENT_QUIT) is_running = false;
  else if (event->type == SDL_EVENT_WINDOW_EXPOSED) interface.needs_painting = 1;
  else if (event->type == SDL_EVENT_WINDOW_RESIZED)
    interface_resize((ptk_size){ event->window.data1, event->window.data2 }, ptk_sdl_now());
}

static void run(void) {
  for (int64_t last = 0; is_running;) {
    int64_t start = ptk_sdl_now();
    ptk_engine_advance(interface.engine, start);
    if (interface_respond(start)) ptk_sdl_capture(&pointer, false);
    frame = ptk_sdl_step(&pointer);
    interface_scroll(frame, last);
    last = frame->time;
    if (interface.needs_painting || frame->has_damage) paint();
    SDL_Event event;
    /* Movements come faster than frames, and one frame shows several of them. */
    while (ptk_sdl_wait(frame, start, &event)) {
      do handle(&event);
      while (SDL_PollEvent(&event));
      if (frame->is_at_rest) break;
    }
  }
}

int main(int argc, char **argv) {
  ptk_device_kind kind = PTK_DEVICE_KIND_MOUSE;
  bool is_captured = false;
  for (int i = 1; i < argc; i++) {
    if (strcmp(argv[i], "--dark") == 0) interface.is_dark = 1;
    else if (strcmp(argv[i], "--log") == 0) interface.prints_events = true;
    else if (strcmp(argv[i], "--trackpad") == 0) kind = PTK_DEVICE_KIND_TRACKPAD;
    else if (strcmp(argv[i], "--capture") == 0) is_captured = true;
    else return fprintf(stderr, "usage: %s [--dark] [--log] [--trackpad] [--capture]\n", argv[0]), 2;
  }
  if (!SDL_Init(SDL_INIT_VIDEO)) return fprintf(stderr, "%s: SDL cannot open a display: %s\n", argv[0], SDL_GetError()), 1;
  SDL_Window *window =
    SDL_CreateWindow("PointerKit on SDL 3", (int)interface.size.width, (int)interface.size.height, SDL_WINDOW_RESIZABLE);
  ptk_options options = ptk_default_options();
  options.log = interface_tell;
  interface.engine = ptk_engine_create(interface.size, &options);
  if (!window || !interface.engine) return fprintf(stderr, "%s: no window: %s\n", argv[0], SDL_GetError()), 1;
  ptk_sdl_begin(&pointer, window, interface.engine, kind);
  interface_report(ptk_sdl_now());
  ptk_sdl_capture(&pointer, is_captured);
  run();
  ptk_engine_destroy(interface.engine);
  SDL_DestroySurface(picture);
  SDL_DestroyWindow(window);
  SDL_Quit();
  return 0;
}
