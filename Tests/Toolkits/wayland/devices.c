#define _GNU_SOURCE /* For memfd_create(). */
#include "devices.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>
#include <wayland-server.h>

#include "cursor-shape-v1-server-protocol.h"
#include "fractional-scale-v1-server-protocol.h"
#include "pointer-gestures-unstable-v1-server-protocol.h"
#include "presentation-time-server-protocol.h"
#include "relative-pointer-unstable-v1-server-protocol.h"
#include "tablet-unstable-v2-server-protocol.h"

enum { OUTPUTS = 2 };

/* One program at a time. */
static struct {
  Shown shown;
  struct wl_resource *swipe, *pinch, *hold, *relative, *tablet, *tool, *seat, *touch, *keyboard, *fractional, *feedback;
  struct wl_resource *outputs[OUTPUTS];
  int scales[OUTPUTS], has_touch;
} devices;

static void destroy(struct wl_client *client, struct wl_resource *resource) {
  (void)client;
  wl_resource_destroy(resource);
}

/* The place of an object is empty once the program has destroyed it. */
static void forget(struct wl_resource *resource) {
  struct wl_resource **place = wl_resource_get_user_data(resource);
  if (place && *place == resource) *place = NULL;
}
static struct wl_resource *make(struct wl_client *client, const struct wl_interface *interface, uint32_t version, uint32_t id,
                                const void *requests, struct wl_resource **place) {
  struct wl_resource *resource = wl_resource_create(client, interface, (int)version, id);
  wl_resource_set_implementation(resource, requests, place, forget);
  if (place) *place = resource;
  return resource;
}

/* ---- Gestures, and movements of a locked pointer -------------------------------------------------------------------- */

static const struct zwp_pointer_gesture_swipe_v1_interface swipe_requests = { destroy };
static const struct zwp_pointer_gesture_pinch_v1_interface pinch_requests = { destroy };
static const struct zwp_pointer_gesture_hold_v1_interface hold_requests = { destroy };
static void get_swipe(struct wl_client *client, struct wl_resource *resource, uint32_t id, struct wl_resource *pointer) {
  (void)resource, (void)pointer;
  make(client, &zwp_pointer_gesture_swipe_v1_interface, 2, id, &swipe_requests, &devices.swipe);
}
static void get_pinch(struct wl_client *client, struct wl_resource *resource, uint32_t id, struct wl_resource *pointer) {
  (void)resource, (void)pointer;
  make(client, &zwp_pointer_gesture_pinch_v1_interface, 2, id, &pinch_requests, &devices.pinch);
}
static void get_hold(struct wl_client *client, struct wl_resource *resource, uint32_t id, struct wl_resource *pointer) {
  (void)resource, (void)pointer;
  make(client, &zwp_pointer_gesture_hold_v1_interface, 3, id, &hold_requests, &devices.hold);
}
static const struct zwp_pointer_gestures_v1_interface gestures_requests = { get_swipe, get_pinch, destroy, get_hold };
static void bind_gestures(struct wl_client *client, void *data, uint32_t version, uint32_t id) {
  (void)data;
  make(client, &zwp_pointer_gestures_v1_interface, version, id, &gestures_requests, NULL);
}

static const struct zwp_relative_pointer_v1_interface relative_requests = { destroy };
static void get_relative(struct wl_client *client, struct wl_resource *resource, uint32_t id, struct wl_resource *pointer) {
  (void)resource, (void)pointer;
  make(client, &zwp_relative_pointer_v1_interface, 1, id, &relative_requests, &devices.relative);
}
static const struct zwp_relative_pointer_manager_v1_interface relatives_requests = { destroy, get_relative };
static void bind_relatives(struct wl_client *client, void *data, uint32_t version, uint32_t id) {
  (void)data;
  make(client, &zwp_relative_pointer_manager_v1_interface, version, id, &relatives_requests, NULL);
}

/* ---- A tablet, a screen to touch, and keys ---------------------------------------------------------------------------- */

static void set_tool_cursor(struct wl_client *client, struct wl_resource *resource, uint32_t serial,
                            struct wl_resource *surface, int32_t x, int32_t y) {
  (void)client, (void)resource, (void)x, (void)y;
  if (!surface) devices.shown.tool_serial = serial;
}
static const struct zwp_tablet_tool_v2_interface tool_requests = { set_tool_cursor, destroy };
static const struct zwp_tablet_v2_interface tablet_requests = { destroy };
static const struct zwp_tablet_seat_v2_interface tablet_seat_requests = { destroy };
static void get_tablet_seat(struct wl_client *client, struct wl_resource *resource, uint32_t id, struct wl_resource *seat) {
  (void)resource, (void)seat;
  struct wl_resource *tablets = make(client, &zwp_tablet_seat_v2_interface, 1, id, &tablet_seat_requests, NULL);
  if (devices.tablet) return;
  make(client, &zwp_tablet_v2_interface, 1, 0, &tablet_requests, &devices.tablet);
  zwp_tablet_seat_v2_send_tablet_added(tablets, devices.tablet);
  zwp_tablet_v2_send_done(devices.tablet);
  make(client, &zwp_tablet_tool_v2_interface, 1, 0, &tool_requests, &devices.tool);
  zwp_tablet_seat_v2_send_tool_added(tablets, devices.tool);
  zwp_tablet_tool_v2_send_type(devices.tool, ZWP_TABLET_TOOL_V2_TYPE_PEN);
  zwp_tablet_tool_v2_send_done(devices.tool);
}
static const struct zwp_tablet_manager_v2_interface tablets_requests = { get_tablet_seat, destroy };
static void bind_tablets(struct wl_client *client, void *data, uint32_t version, uint32_t id) {
  (void)data;
  make(client, &zwp_tablet_manager_v2_interface, version, id, &tablets_requests, NULL);
}

static const struct wl_touch_interface touch_requests = { destroy };
static const struct wl_keyboard_interface keyboard_requests = { destroy };
static void get_keyboard(struct wl_client *client, struct wl_resource *resource, uint32_t id) {
  uint32_t version = (uint32_t)wl_resource_get_version(resource);
  struct wl_resource *keyboard = make(client, &wl_keyboard_interface, version, id, &keyboard_requests, &devices.keyboard);
  int keymap = memfd_create("keymap", MFD_CLOEXEC);
  wl_keyboard_send_keymap(keyboard, WL_KEYBOARD_KEYMAP_FORMAT_NO_KEYMAP, keymap, 0);
  close(keymap);
}
static void get_touch(struct wl_client *client, struct wl_resource *resource, uint32_t id) {
  make(client, &wl_touch_interface, (uint32_t)wl_resource_get_version(resource), id, &touch_requests, &devices.touch);
}
static const struct wl_seat_interface seat_requests = {
  .get_keyboard = get_keyboard, .get_touch = get_touch, .release = destroy
};
static void bind_seat(struct wl_client *client, void *data, uint32_t version, uint32_t id) {
  (void)data;
  struct wl_resource *seat = make(client, &wl_seat_interface, version, id, &seat_requests, &devices.seat);
  wl_seat_send_capabilities(seat, WL_SEAT_CAPABILITY_KEYBOARD | WL_SEAT_CAPABILITY_TOUCH);
  wl_seat_send_name(seat, "without a pointer");
}

/* ---- What the program asks of a surface ------------------------------------------------------------------------------- */

static void set_shape(struct wl_client *client, struct wl_resource *resource, uint32_t serial, uint32_t shape) {
  (void)client, (void)resource;
  devices.shown.shape = shape;
  devices.shown.shape_serial = serial;
}
static const struct wp_cursor_shape_device_v1_interface shape_requests = { destroy, set_shape };
static void get_shape(struct wl_client *client, struct wl_resource *resource, uint32_t id, struct wl_resource *pointer) {
  (void)resource, (void)pointer;
  make(client, &wp_cursor_shape_device_v1_interface, 1, id, &shape_requests, NULL);
}
static const struct wp_cursor_shape_manager_v1_interface shapes_requests = { destroy, get_shape, get_shape };
static void bind_shapes(struct wl_client *client, void *data, uint32_t version, uint32_t id) {
  (void)data;
  make(client, &wp_cursor_shape_manager_v1_interface, version, id, &shapes_requests, NULL);
}

static const struct wp_fractional_scale_v1_interface fraction_requests = { destroy };
static void get_fraction(struct wl_client *client, struct wl_resource *resource, uint32_t id, struct wl_resource *surface) {
  (void)surface;
  if (devices.fractional)
    wl_resource_post_error(resource, WP_FRACTIONAL_SCALE_MANAGER_V1_ERROR_FRACTIONAL_SCALE_EXISTS, "it has one");
  else make(client, &wp_fractional_scale_v1_interface, 1, id, &fraction_requests, &devices.fractional);
}
static const struct wp_fractional_scale_manager_v1_interface fractions_requests = { destroy, get_fraction };
static void bind_fractions(struct wl_client *client, void *data, uint32_t version, uint32_t id) {
  (void)data;
  make(client, &wp_fractional_scale_manager_v1_interface, version, id, &fractions_requests, NULL);
}

static void ask(struct wl_client *client, struct wl_resource *resource, struct wl_resource *surface, uint32_t id) {
  (void)resource, (void)surface;
  devices.shown.questions += 1;
  make(client, &wp_presentation_feedback_interface, 1, id, NULL, &devices.feedback);
}
static const struct wp_presentation_interface presentation_requests = { destroy, ask };
static void bind_presentation(struct wl_client *client, void *data, uint32_t version, uint32_t id) {
  (void)data;
  wp_presentation_send_clock_id(make(client, &wp_presentation_interface, version, id, &presentation_requests, NULL),
                                CLOCK_MONOTONIC);
}

static void bind_output(struct wl_client *client, void *data, uint32_t version, uint32_t id) {
  struct wl_resource **place = data, *output = make(client, &wl_output_interface, version, id, NULL, place);
  wl_output_send_scale(output, devices.scales[place - devices.outputs]);
  wl_output_send_done(output);
}

void devices_add(struct wl_display *display) {
  memset(&devices, 0, sizeof devices);
  wl_global_create(display, &zwp_pointer_gestures_v1_interface, 3, NULL, bind_gestures);
  wl_global_create(display, &zwp_relative_pointer_manager_v1_interface, 1, NULL, bind_relatives);
  wl_global_create(display, &zwp_tablet_manager_v2_interface, 1, NULL, bind_tablets);
  wl_global_create(display, &wl_seat_interface, 7, NULL, bind_seat);
  wl_global_create(display, &wp_cursor_shape_manager_v1_interface, 1, NULL, bind_shapes);
  wl_global_create(display, &wp_presentation_interface, 1, NULL, bind_presentation);
  for (int i = 0; i < OUTPUTS; i++) {
    devices.scales[i] = i + 1;
    wl_global_create(display, &wl_output_interface, 2, &devices.outputs[i], bind_output);
  }
}
void devices_add_with_fractions(struct wl_display *display) {
  devices_add(display);
  wl_global_create(display, &wp_fractional_scale_manager_v1_interface, 1, NULL, bind_fractions);
}

/* ---- What the test does with them -------------------------------------------------------------------------------------- */

/* The arguments of what follows. */
typedef struct Call {
  uint32_t surface, bits;
  int number, is_down;
  double x, y, value;
  int64_t time;
  Shown shown;
} Call;

static struct wl_resource *object(struct wl_resource *of_client, uint32_t id) {
  return id ? wl_client_get_object(wl_resource_get_client(of_client), id) : NULL;
}
static wl_fixed_t fixed(double value) { return wl_fixed_from_double(value); }

static void see(struct wl_display *display, void *data) {
  (void)display;
  *(Shown *)data = devices.shown;
}
Shown devices_see(Compositor *compositor) {
  Shown shown = { 0 };
  compositor_do(compositor, see, &shown);
  return shown;
}

static void swipe(struct wl_display *display, void *data) {
  Call *call = data;
  struct wl_resource *surface = devices.swipe ? object(devices.swipe, call->surface) : NULL;
  if (!surface) return;
  zwp_pointer_gesture_swipe_v1_send_begin(devices.swipe, wl_display_next_serial(display), 0, surface, (uint32_t)call->number);
  for (int i = 0; i < 4; i++) zwp_pointer_gesture_swipe_v1_send_update(devices.swipe, 0, fixed(call->x / 4), fixed(call->y / 4));
  zwp_pointer_gesture_swipe_v1_send_end(devices.swipe, wl_display_next_serial(display), 0, call->is_down);
}
void devices_swipe(Compositor *compositor, uint32_t surface, int fingers, double dx, double dy, int is_cancelled) {
  compositor_do(compositor, swipe, &(Call){ .surface = surface, .number = fingers, .x = dx, .y = dy, .is_down = is_cancelled });
}

static void pinch(struct wl_display *display, void *data) {
  Call *call = data;
  struct wl_resource *surface = devices.pinch ? object(devices.pinch, call->surface) : NULL;
  if (!surface) return;
  zwp_pointer_gesture_pinch_v1_send_begin(devices.pinch, wl_display_next_serial(display), 0, surface, (uint32_t)call->number);
  for (int i = 0; i < 2; i++)
    zwp_pointer_gesture_pinch_v1_send_update(devices.pinch, 0, 0, 0, fixed(call->value), fixed(call->x / 2));
  zwp_pointer_gesture_pinch_v1_send_end(devices.pinch, wl_display_next_serial(display), 0, 0);
}
void devices_pinch(Compositor *compositor, uint32_t surface, int fingers, double scale, double degrees) {
  compositor_do(compositor, pinch, &(Call){ .surface = surface, .number = fingers, .value = scale, .x = degrees });
}

static void hold(struct wl_display *display, void *data) {
  Call *call = data;
  struct wl_resource *surface = devices.hold ? object(devices.hold, call->surface) : NULL;
  if (!surface) return;
  if (call->is_down) zwp_pointer_gesture_hold_v1_send_begin(devices.hold, wl_display_next_serial(display), 0, surface, 1);
  else zwp_pointer_gesture_hold_v1_send_end(devices.hold, wl_display_next_serial(display), 0, 0);
}
void devices_hold(Compositor *compositor, uint32_t surface, int is_down) {
  compositor_do(compositor, hold, &(Call){ .surface = surface, .is_down = is_down });
}

static void move_relatively(struct wl_display *display, void *data) {
  Call *call = data;
  (void)display;
  if (devices.relative)
    zwp_relative_pointer_v1_send_relative_motion(devices.relative, 0, 0, fixed(call->x), fixed(call->y), fixed(call->x),
                                                 fixed(call->y));
}
void devices_move_relatively(Compositor *compositor, double dx, double dy) {
  compositor_do(compositor, move_relatively, &(Call){ .x = dx, .y = dy });
}

static void move_tool(struct wl_display *display, void *data) {
  Call *call = data;
  if (!devices.tool) return;
  struct wl_resource *surface = object(devices.tool, call->surface);
  if (surface)
    zwp_tablet_tool_v2_send_proximity_in(devices.tool, wl_display_next_serial(display), devices.tablet, surface);
  zwp_tablet_tool_v2_send_motion(devices.tool, fixed(call->x), fixed(call->y));
  zwp_tablet_tool_v2_send_frame(devices.tool, 0);
}
void devices_bring_tool(Compositor *compositor, uint32_t surface, double x, double y) {
  compositor_do(compositor, move_tool, &(Call){ .surface = surface, .x = x, .y = y });
}
void devices_move_tool(Compositor *compositor, double x, double y) { devices_bring_tool(compositor, 0, x, y); }

static void press_tool(struct wl_display *display, void *data) {
  Call *call = data;
  if (!devices.tool) return;
  if (call->is_down) zwp_tablet_tool_v2_send_down(devices.tool, wl_display_next_serial(display));
  zwp_tablet_tool_v2_send_pressure(devices.tool, (uint32_t)(call->value * 65535));
  if (!call->is_down) zwp_tablet_tool_v2_send_up(devices.tool);
  zwp_tablet_tool_v2_send_frame(devices.tool, 0);
}
void devices_press_tool(Compositor *compositor, int is_down, double pressure) {
  compositor_do(compositor, press_tool, &(Call){ .is_down = is_down, .value = pressure });
}

static void take_tool_away(struct wl_display *display, void *data) {
  Call *call = data;
  (void)display;
  if (!devices.tool) return;
  if (call->is_down) {
    zwp_tablet_tool_v2_send_removed(devices.tool);
    return;
  }
  zwp_tablet_tool_v2_send_proximity_out(devices.tool);
  zwp_tablet_tool_v2_send_frame(devices.tool, 0);
}
void devices_take_tool_away(Compositor *compositor) { compositor_do(compositor, take_tool_away, &(Call){ 0 }); }
void devices_remove_tool(Compositor *compositor) { compositor_do(compositor, take_tool_away, &(Call){ .is_down = 1 }); }

static void touch(struct wl_display *display, void *data) {
  Call *call = data;
  struct wl_resource *surface = devices.touch ? object(devices.touch, call->surface) : NULL;
  uint32_t serial = wl_display_next_serial(display);
  if (!devices.touch) return;
  if (surface) wl_touch_send_down(devices.touch, serial, 0, surface, call->number, fixed(call->x), fixed(call->y));
  else wl_touch_send_up(devices.touch, serial, 0, call->number);
  wl_touch_send_frame(devices.touch);
}
void devices_touch(Compositor *compositor, uint32_t surface, int finger, double x, double y) {
  compositor_do(compositor, touch, &(Call){ .surface = surface, .number = finger, .x = x, .y = y });
}
void devices_lift(Compositor *compositor, int finger) { compositor_do(compositor, touch, &(Call){ .number = finger }); }

static void set_touch(struct wl_display *display, void *data) {
  Call *call = data;
  (void)display;
  if (devices.seat)
    wl_seat_send_capabilities(devices.seat, WL_SEAT_CAPABILITY_KEYBOARD | (call->is_down ? WL_SEAT_CAPABILITY_TOUCH : 0));
}
void devices_set_touch(Compositor *compositor, int has_touch) {
  compositor_do(compositor, set_touch, &(Call){ .is_down = has_touch });
}

static void press_modifiers(struct wl_display *display, void *data) {
  Call *call = data;
  if (devices.keyboard) wl_keyboard_send_modifiers(devices.keyboard, wl_display_next_serial(display), call->bits, 0, 0, 0);
}
void devices_press_modifiers(Compositor *compositor, uint32_t bits) {
  compositor_do(compositor, press_modifiers, &(Call){ .bits = bits });
}

static void cross_output(struct wl_display *display, void *data) {
  Call *call = data;
  struct wl_resource *output = devices.outputs[call->number], *surface = output ? object(output, call->surface) : NULL;
  (void)display;
  if (!surface) return;
  if (call->is_down) wl_surface_send_enter(surface, output);
  else wl_surface_send_leave(surface, output);
}
void devices_enter_output(Compositor *compositor, uint32_t surface, int output) {
  compositor_do(compositor, cross_output, &(Call){ .surface = surface, .number = output, .is_down = 1 });
}
void devices_leave_output(Compositor *compositor, uint32_t surface, int output) {
  compositor_do(compositor, cross_output, &(Call){ .surface = surface, .number = output });
}

static void scale_output(struct wl_display *display, void *data) {
  Call *call = data;
  (void)display;
  struct wl_resource *output = devices.outputs[call->number];
  if (!output) return;
  wl_output_send_scale(output, (int)call->value);
  wl_output_send_done(output);
}
void devices_set_output_scale(Compositor *compositor, int output, int scale) {
  compositor_do(compositor, scale_output, &(Call){ .number = output, .value = scale });
}

static void prefer_scale(struct wl_display *display, void *data) {
  (void)display;
  Call *call = data;
  if (devices.fractional) wp_fractional_scale_v1_send_preferred_scale(devices.fractional, (uint32_t)(call->value * 120));
}
void devices_prefer_scale(Compositor *compositor, double scale) {
  compositor_do(compositor, prefer_scale, &(Call){ .value = scale });
}

static void present(struct wl_display *display, void *data) {
  Call *call = data;
  struct wl_resource *feedback = devices.feedback;
  uint64_t seconds = (uint64_t)call->time / 1000000000;
  (void)display;
  if (!feedback) return;
  wp_presentation_feedback_send_presented(feedback, (uint32_t)(seconds >> 32), (uint32_t)seconds,
                                          (uint32_t)((uint64_t)call->time % 1000000000), call->bits, 0, 0, 0);
  wl_resource_destroy(feedback);
}
void devices_present(Compositor *compositor, int64_t time, uint32_t refresh) {
  compositor_do(compositor, present, &(Call){ .time = time, .bits = refresh });
}
