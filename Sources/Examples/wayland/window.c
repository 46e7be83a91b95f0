#define _GNU_SOURCE /* For memfd_create(). */
#include "window.h"

#include <errno.h>
#include <math.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "viewporter-client-protocol.h"
#include "xdg-shell-client-protocol.h"

enum { BUFFER_COUNT = 3 };

/* A picture that the compositor can read. */
typedef struct Buffer {
  struct wl_buffer *buffer;
  void *pixels;
  size_t size;
  int width, height, is_busy; /* In pixels; busy until the compositor has released it. */
  ptk_rect stale;              /* What has changed since the buffer was painted, in points. */
} Buffer;

Window window = { .size = { 900, 600 } };
static struct wl_registry *registry;
static struct wl_compositor *compositor;
static struct wl_shm *memory;
static struct wp_viewporter *viewporter;
static struct wp_viewport *viewport; /* Maps a number of pixels that is not a multiple of the points. */
static struct xdg_wm_base *shell;
static struct xdg_surface *shell_surface;
static struct xdg_toplevel *toplevel;
static struct wl_callback *frame_callback;
static double scale = 1; /* Pixels per point. */
static ptk_size requested_size;
static uint32_t configuration; /* The serial of what is acknowledged with the next picture; 0 for nothing. */
static Buffer buffers[BUFFER_COUNT], *painted;

/* ---- Pictures -------------------------------------------------------------------------------------------- */

static void buffer_released(void *data, struct wl_buffer *buffer) {
  (void)buffer;
  ((Buffer *)data)->is_busy = 0;
}
static const struct wl_buffer_listener buffer_listener = { buffer_released };

static void buffer_destroy(Buffer *buffer) {
  if (buffer->buffer) wl_buffer_destroy(buffer->buffer);
  if (buffer->pixels) munmap(buffer->pixels, buffer->size);
  memset(buffer, 0, sizeof *buffer);
}

static int buffer_create(Buffer *buffer, int width, int height) {
  size_t size = (size_t)width * (size_t)height * 4;
  int file = memfd_create("pointerkit", MFD_CLOEXEC);
  if (file < 0 || ftruncate(file, (off_t)size) != 0) {
    if (file >= 0) close(file);
    return 0;
  }
  void *pixels = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (pixels != MAP_FAILED) {
    struct wl_shm_pool *pool = wl_shm_create_pool(memory, file, (int32_t)size);
    struct wl_buffer *handle =
      wl_shm_pool_create_buffer(pool, 0, width, height, width * 4, WL_SHM_FORMAT_XRGB8888);
    wl_shm_pool_destroy(pool);
    *buffer = (Buffer){ handle, pixels, size, width, height, 0, { 0, 0, window.size.width, window.size.height } };
    wl_buffer_add_listener(handle, &buffer_listener, buffer);
  }
  close(file);
  return pixels != MAP_FAILED;
}

/* A buffer of the window's size that the compositor does not read; NULL if there is none now. */
static Buffer *free_buffer(void) {
  int width = (int)lround(window.size.width * scale), height = (int)lround(window.size.height * scale);
  for (int i = 0; i < BUFFER_COUNT; i++) {
    Buffer *buffer = &buffers[i];
    if (buffer->is_busy) continue;
    if (buffer->width == width && buffer->height == height) return buffer;
    buffer_destroy(buffer);
    return buffer_create(buffer, width, height) ? buffer : NULL;
  }
  return NULL;
}

static ptk_rect join(ptk_rect a, ptk_rect b) {
  if (a.width <= 0 || a.height <= 0) return b;
  if (b.width <= 0 || b.height <= 0) return a;
  double left = fmin(a.x, b.x), top = fmin(a.y, b.y);
  return (ptk_rect){ left, top, fmax(a.x + a.width, b.x + b.width) - left, fmax(a.y + a.height, b.y + b.height) - top };
}

void window_set_scale(double new_scale) { scale = new_scale; }

cairo_t *window_begin(ptk_rect damage) {
  for (int i = 0; i < BUFFER_COUNT; i++) buffers[i].stale = join(buffers[i].stale, damage);
  painted = free_buffer();
  if (!painted) return NULL;
  cairo_surface_t *image = cairo_image_surface_create_for_data(painted->pixels, CAIRO_FORMAT_RGB24, painted->width,
                                                               painted->height, painted->width * 4);
  cairo_t *cairo = cairo_create(image);
  cairo_surface_destroy(image); /* The context keeps it. */
  cairo_scale(cairo, scale, scale);
  cairo_rectangle(cairo, painted->stale.x, painted->stale.y, painted->stale.width, painted->stale.height);
  cairo_clip(cairo);
  return cairo;
}

void window_end(cairo_t *cairo, ptk_rect damage) {
  cairo_destroy(cairo);
  painted->stale = (ptk_rect){ 0, 0, 0, 0 };
  painted->is_busy = 1;
  if (configuration) xdg_surface_ack_configure(shell_surface, configuration);
  configuration = 0;
  if (viewport) wp_viewport_set_destination(viewport, (int32_t)window.size.width, (int32_t)window.size.height);
  else wl_surface_set_buffer_scale(window.surface, (int32_t)scale);
  wl_surface_attach(window.surface, painted->buffer, 0, 0);
  wl_surface_damage_buffer(window.surface, (int32_t)floor(damage.x * scale), (int32_t)floor(damage.y * scale),
                           (int32_t)ceil(damage.width * scale) + 1, (int32_t)ceil(damage.height * scale) + 1);
}

static void frame_due(void *data, struct wl_callback *callback, uint32_t time) {
  (void)data, (void)time;
  wl_callback_destroy(callback);
  frame_callback = NULL;
  window.is_waiting = 0;
}
static const struct wl_callback_listener frame_listener = { frame_due };

void window_commit(void) {
  frame_callback = wl_surface_frame(window.surface);
  wl_callback_add_listener(frame_callback, &frame_listener, NULL);
  window.is_waiting = 1;
  wl_surface_commit(window.surface);
}

/* ---- The window ------------------------------------------------------------------------------------------ */

static void shell_pinged(void *data, struct xdg_wm_base *base, uint32_t serial) {
  (void)data;
  xdg_wm_base_pong(base, serial);
}
static const struct xdg_wm_base_listener shell_listener = { shell_pinged };

static void configured(void *data, struct xdg_toplevel *proxy, int32_t width, int32_t height, struct wl_array *states) {
  (void)data, (void)proxy, (void)states;
  requested_size = (ptk_size){ width, height }; /* 0 lets the program choose. */
}
static void closed(void *data, struct xdg_toplevel *proxy) {
  (void)data, (void)proxy;
  window.is_closed = 1;
}
static const struct xdg_toplevel_listener toplevel_listener = { .configure = configured, .close = closed };

static void surface_configured(void *data, struct xdg_surface *surface, uint32_t serial) {
  (void)data, (void)surface;
  configuration = serial;
  if (requested_size.width > 0 && requested_size.height > 0) window.size = requested_size;
  window.is_configured = window.is_resized = 1;
}
static const struct xdg_surface_listener surface_listener = { surface_configured };

static void global_came(void *data, struct wl_registry *proxy, uint32_t name, const char *interface, uint32_t version) {
  (void)data;
  if (strcmp(interface, wl_compositor_interface.name) == 0 && version >= 4) {
    compositor = wl_registry_bind(proxy, name, &wl_compositor_interface, 4);
  } else if (strcmp(interface, wl_shm_interface.name) == 0) {
    memory = wl_registry_bind(proxy, name, &wl_shm_interface, 1);
  } else if (strcmp(interface, wp_viewporter_interface.name) == 0) {
    viewporter = wl_registry_bind(proxy, name, &wp_viewporter_interface, 1);
  } else if (strcmp(interface, xdg_wm_base_interface.name) == 0) {
    shell = wl_registry_bind(proxy, name, &xdg_wm_base_interface, 1);
    xdg_wm_base_add_listener(shell, &shell_listener, NULL);
  }
}
static void global_went(void *data, struct wl_registry *proxy, uint32_t name) { (void)data, (void)proxy, (void)name; }
static const struct wl_registry_listener registry_listener = { global_came, global_went };

int window_open(const char *title) {
  window.display = wl_display_connect(NULL);
  if (!window.display) return fprintf(stderr, "no Wayland display; is WAYLAND_DISPLAY set?\n"), 0;
  registry = wl_display_get_registry(window.display);
  wl_registry_add_listener(registry, &registry_listener, NULL);
  if (wl_display_roundtrip(window.display) < 0 || !compositor || !memory || !shell)
    return fprintf(stderr, "the compositor lacks wl_compositor 4, wl_shm or xdg_wm_base\n"), 0;
  window.surface = wl_compositor_create_surface(compositor);
  if (viewporter) viewport = wp_viewporter_get_viewport(viewporter, window.surface);
  shell_surface = xdg_wm_base_get_xdg_surface(shell, window.surface);
  xdg_surface_add_listener(shell_surface, &surface_listener, NULL);
  toplevel = xdg_surface_get_toplevel(shell_surface);
  xdg_toplevel_add_listener(toplevel, &toplevel_listener, NULL);
  xdg_toplevel_set_title(toplevel, title);
  xdg_toplevel_set_app_id(toplevel, "pointerkit-demo");
  wl_surface_commit(window.surface); /* Asks for the first size. */
  return 1;
}

void window_close(void) {
  for (int i = 0; i < BUFFER_COUNT; i++) buffer_destroy(&buffers[i]);
  if (frame_callback) wl_callback_destroy(frame_callback);
  if (toplevel) xdg_toplevel_destroy(toplevel);
  if (shell_surface) xdg_surface_destroy(shell_surface);
  if (viewport) wp_viewport_destroy(viewport);
  if (window.surface) wl_surface_destroy(window.surface);
  if (shell) xdg_wm_base_destroy(shell);
  if (viewporter) wp_viewporter_destroy(viewporter);
  if (memory) wl_shm_destroy(memory);
  if (compositor) wl_compositor_destroy(compositor);
  if (registry) wl_registry_destroy(registry);
  if (window.display) wl_display_disconnect(window.display);
}

int window_wait(int timeout) {
  while (wl_display_prepare_read(window.display) != 0) {
    if (wl_display_dispatch_pending(window.display) < 0) return 0;
    timeout = 0; /* What was just dispatched may need a frame. */
  }
  if (wl_display_flush(window.display) < 0 && errno != EAGAIN) return wl_display_cancel_read(window.display), 0;
  struct pollfd descriptor = { wl_display_get_fd(window.display), POLLIN, 0 };
  if (poll(&descriptor, 1, timeout) > 0) {
    if (wl_display_read_events(window.display) < 0) return 0;
  } else {
    wl_display_cancel_read(window.display);
  }
  return wl_display_dispatch_pending(window.display) >= 0;
}
