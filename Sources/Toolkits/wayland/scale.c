/* How many pixels of the surface a point has. */
#include "scale.h"

#include <stdlib.h>

#include "fractional-scale-v1-client-protocol.h"

struct Output {
  ptk_wayland *display;
  struct wl_output *output;
  uint32_t name;
  int32_t scale;
  int is_entered; /* By the surface. */
  Output *next;
};

static void set_scale(ptk_wayland *self, double scale) {
  if (scale == self->scale || !self->on_scale) return;
  self->scale = scale;
  ptk_host_traits host = ptk_default_host_traits();
  ptk_engine_get_host_traits(self->engine, &host, sizeof host);
  host.display_scale = scale;
  ptk_engine_set_host_traits(self->engine, &host, ptk_wayland_now());
  self->on_scale(self->on_scale_data, scale);
}

static void scale_preferred(void *data, struct wp_fractional_scale_v1 *fractional, uint32_t scale) {
  (void)fractional;
  set_scale(data, scale / 120.0);
}
static const struct wp_fractional_scale_v1_listener fractional_listener = { scale_preferred };

/* Without fractional-scale, the greatest scale of the outputs on which the surface is. */
static void update(ptk_wayland *self) {
  int32_t scale = 1;
  for (const Output *output = self->outputs; output; output = output->next)
    if (output->is_entered && output->scale > scale) scale = output->scale;
  if (!self->fractional) set_scale(self, scale);
}

static void placed(void *data, struct wl_output *output, int32_t x, int32_t y, int32_t width, int32_t height, int32_t subpixel,
                   const char *make, const char *model, int32_t transform) {
  (void)data, (void)output, (void)x, (void)y, (void)width, (void)height, (void)subpixel, (void)make, (void)model;
  (void)transform;
}
static void mode_changed(void *data, struct wl_output *output, uint32_t flags, int32_t width, int32_t height, int32_t refresh) {
  (void)data, (void)output, (void)flags, (void)width, (void)height, (void)refresh;
}
static void described(void *data, struct wl_output *proxy) {
  const Output *output = data;
  (void)proxy;
  update(output->display);
}
static void scaled(void *data, struct wl_output *proxy, int32_t scale) {
  Output *output = data;
  (void)proxy;
  output->scale = scale;
}
static const struct wl_output_listener output_listener = {
  .geometry = placed, .mode = mode_changed, .done = described, .scale = scaled
};

static void set_entered(ptk_wayland *self, const struct wl_output *proxy, int is_entered) {
  if (!self) return; /* The surface outlives this object. */
  for (Output *output = self->outputs; output; output = output->next)
    if (output->output == proxy) output->is_entered = is_entered;
  update(self);
}
static void entered(void *data, struct wl_surface *surface, struct wl_output *output) {
  (void)surface;
  set_entered(data, output, 1);
}
static void left(void *data, struct wl_surface *surface, struct wl_output *output) {
  (void)surface;
  set_entered(data, output, 0);
}
#ifdef WL_SURFACE_PREFERRED_BUFFER_SCALE_SINCE_VERSION
static void preferred(void *data, struct wl_surface *surface, int32_t value) { (void)data, (void)surface, (void)value; }
static void preferred_transform(void *data, struct wl_surface *surface, uint32_t value) {
  (void)data, (void)surface, (void)value;
}
#endif
static const struct wl_surface_listener surface_listener = {
  .enter = entered, .leave = left,
#ifdef WL_SURFACE_PREFERRED_BUFFER_SCALE_SINCE_VERSION
  .preferred_buffer_scale = preferred, .preferred_buffer_transform = preferred_transform
#endif
};

void ptk_wayland_on_scale(ptk_wayland *self, void (*function)(void *data, double scale), void *data) {
  if (!self->on_scale) wl_surface_add_listener(self->surface, &surface_listener, self);
  self->on_scale = function;
  self->on_scale_data = data;
  scale_complete(self);
}

void scale_complete(ptk_wayland *self) {
  if (!self->on_scale || !self->scales || self->fractional) return;
  self->fractional = wp_fractional_scale_manager_v1_get_fractional_scale(self->scales, self->surface);
  wp_fractional_scale_v1_add_listener(self->fractional, &fractional_listener, self);
}

void output_add(ptk_wayland *self, struct wl_registry *registry, uint32_t name, uint32_t version) {
  Output *output = version >= 2 ? calloc(1, sizeof *output) : NULL;
  if (!output) return;
  *output = (Output){ self, wl_registry_bind(registry, name, &wl_output_interface, 2), name, 1, 0, self->outputs };
  self->outputs = output;
  wl_output_add_listener(output->output, &output_listener, output);
}

void output_remove(ptk_wayland *self, uint32_t name) {
  for (Output **link = &self->outputs; *link; link = &(*link)->next) {
    Output *output = *link;
    if (output->name != name) continue;
    *link = output->next;
    wl_output_destroy(output->output);
    free(output);
    update(self);
    return;
  }
}

void scale_end(ptk_wayland *self) {
  if (self->on_scale) wl_surface_set_user_data(self->surface, NULL);
  self->on_scale = NULL;
  while (self->outputs) output_remove(self, self->outputs->name);
  if (self->fractional) wp_fractional_scale_v1_destroy(self->fractional);
}
