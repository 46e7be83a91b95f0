/* The tools of graphics tablets: each is a device of its own, whose tip is the primary button. */
#include "tablet.h"

#include "inputs.h"
#include "pointing.h"

#include <linux/input-event-codes.h>
#include <stdlib.h>

#include "tablet-unstable-v2-client-protocol.h"

struct Tool {
  Seat *seat;
  struct zwp_tablet_tool_v2 *tool;
  Pointing pointing;
  ptk_point position;
  int is_near, has_moved; /* The surface, and what has changed until the next frame. */
  ptk_input pending[GREATEST_PENDING_COUNT];
  int pending_count;
  Tool *next;
};

static void add(Tool *tool, ptk_input input) {
  if (tool->pending_count < GREATEST_PENDING_COUNT) tool->pending[tool->pending_count++] = input;
}

static void remove_tool(Tool *tool) {
  ptk_wayland *self = tool->seat->display;
  for (Tool **link = &tool->seat->tools; *link; link = &(*link)->next) {
    if (*link != tool) continue;
    *link = tool->next;
    break;
  }
  pointing_remove(self, &tool->pointing);
  zwp_tablet_tool_v2_destroy(tool->tool);
  free(tool);
}

static void typed(void *data, struct zwp_tablet_tool_v2 *proxy, uint32_t type) { (void)data, (void)proxy, (void)type; }
static void numbered(void *data, struct zwp_tablet_tool_v2 *proxy, uint32_t high, uint32_t low) {
  (void)data, (void)proxy, (void)high, (void)low;
}
static void capable(void *data, struct zwp_tablet_tool_v2 *proxy, uint32_t capability) {
  (void)data, (void)proxy, (void)capability;
}
static void described(void *data, struct zwp_tablet_tool_v2 *proxy) { (void)data, (void)proxy; }
static void removed(void *data, struct zwp_tablet_tool_v2 *proxy) {
  (void)proxy;
  remove_tool(data);
}

static void came_near(void *data, struct zwp_tablet_tool_v2 *proxy, uint32_t serial, struct zwp_tablet_v2 *tablet,
                      struct wl_surface *surface) {
  Tool *tool = data;
  (void)tablet;
  tool->is_near = surface == tool->seat->display->surface;
  if (tool->is_near) zwp_tablet_tool_v2_set_cursor(proxy, serial, NULL, 0, 0);
}
static void went_away(void *data, struct zwp_tablet_tool_v2 *proxy) {
  Tool *tool = data;
  (void)proxy;
  tool->is_near = 0;
}

static void touched(void *data, struct zwp_tablet_tool_v2 *proxy, uint32_t serial) {
  (void)proxy, (void)serial;
  add(data, ptk_input_button(0, PTK_BUTTON_PRIMARY, true));
}
static void lifted(void *data, struct zwp_tablet_tool_v2 *proxy) {
  (void)proxy;
  add(data, ptk_input_button(0, PTK_BUTTON_PRIMARY, false));
}
static void pressed(void *data, struct zwp_tablet_tool_v2 *proxy, uint32_t serial, uint32_t code, uint32_t state) {
  ptk_button button = PTK_BUTTON_SECONDARY;
  (void)proxy, (void)serial;
  if (code == BTN_STYLUS2) button = PTK_BUTTON_MIDDLE;
  else if (code != BTN_STYLUS && ptk_button_convert(PTK_TOOLKIT_EVDEV, code, &button) != PTK_STATUS_OK) return;
  add(data, ptk_input_button(0, button, state == ZWP_TABLET_TOOL_V2_BUTTON_STATE_PRESSED));
}

static void moved(void *data, struct zwp_tablet_tool_v2 *proxy, wl_fixed_t x, wl_fixed_t y) {
  Tool *tool = data;
  (void)proxy;
  tool->position = (ptk_point){ wl_fixed_to_double(x), wl_fixed_to_double(y) };
  tool->has_moved = 1;
}
static void pressure_changed(void *data, struct zwp_tablet_tool_v2 *proxy, uint32_t pressure) {
  (void)proxy;
  ptk_input input = ptk_default_input(PTK_INPUT_KIND_PRESSURE, 0);
  input.value = pressure / 65535.0;
  add(data, input);
}
static void distance_changed(void *data, struct zwp_tablet_tool_v2 *proxy, uint32_t distance) {
  (void)data, (void)proxy, (void)distance;
}
static void tilted(void *data, struct zwp_tablet_tool_v2 *proxy, wl_fixed_t x, wl_fixed_t y) {
  (void)data, (void)proxy, (void)x, (void)y;
}
static void turned(void *data, struct zwp_tablet_tool_v2 *proxy, wl_fixed_t degrees) {
  (void)data, (void)proxy, (void)degrees;
}
static void slid(void *data, struct zwp_tablet_tool_v2 *proxy, int32_t position) {
  (void)data, (void)proxy, (void)position;
}
static void scrolled(void *data, struct zwp_tablet_tool_v2 *proxy, wl_fixed_t degrees, int32_t clicks) {
  (void)proxy, (void)degrees;
  ptk_input input = ptk_input_scroll(0, 0, 0, PTK_SCROLL_PHASE_NONE, PTK_SCROLL_SOURCE_WHEEL);
  ptk_scroll_convert(PTK_WHEEL_WAYLAND_120, (ptk_vector){ 0, 120.0 * clicks }, 0, &input.delta);
  add(data, input);
}

/* All events that belong together have arrived. */
static void framed(void *data, struct zwp_tablet_tool_v2 *proxy, uint32_t stamp) {
  Tool *tool = data;
  ptk_wayland *self = tool->seat->display;
  int64_t time = time_of(self, stamp);
  (void)proxy;
  if (tool->is_near && !tool->pointing.is_over) pointing_enter(self, &tool->pointing, time, tool->position);
  else if (tool->is_near && tool->has_moved) pointing_move(self, &tool->pointing, time, tool->position);
  for (int i = 0; i < tool->pending_count && tool->pointing.is_over; i++) {
    tool->pending[i].time = time;
    pointing_handle(self, &tool->pointing, tool->pending[i]);
  }
  if (!tool->is_near) pointing_leave(self, &tool->pointing);
  tool->has_moved = tool->pending_count = 0;
}
static const struct zwp_tablet_tool_v2_listener tool_listener = {
  .type = typed, .hardware_serial = numbered, .hardware_id_wacom = numbered, .capability = capable, .done = described,
  .removed = removed, .proximity_in = came_near, .proximity_out = went_away, .down = touched, .up = lifted, .motion = moved,
  .pressure = pressure_changed, .distance = distance_changed, .tilt = tilted, .rotation = turned, .slider = slid,
  .wheel = scrolled, .button = pressed, .frame = framed
};

/* A compositor names the tablet that a tool comes near to. */
static void tablet_added(void *data, struct zwp_tablet_seat_v2 *proxy, struct zwp_tablet_v2 *tablet) {
  Seat *seat = data;
  (void)proxy;
  struct zwp_tablet_v2 **place = wl_array_add(&seat->tablets, sizeof *place);
  if (place) *place = tablet;
}
static void tool_added(void *data, struct zwp_tablet_seat_v2 *proxy, struct zwp_tablet_tool_v2 *added) {
  Seat *seat = data;
  Tool *tool = calloc(1, sizeof *tool);
  (void)proxy;
  if (!tool) return;
  tool->seat = seat;
  tool->tool = added;
  tool->next = seat->tools;
  seat->tools = tool;
  pointing_add(seat->display, &tool->pointing, PTK_DEVICE_KIND_OTHER);
  zwp_tablet_tool_v2_add_listener(added, &tool_listener, tool);
}
static void pad_added(void *data, struct zwp_tablet_seat_v2 *proxy, struct zwp_tablet_pad_v2 *pad) {
  (void)data, (void)proxy;
  zwp_tablet_pad_v2_destroy(pad);
}
static const struct zwp_tablet_seat_v2_listener seat_listener = { tablet_added, tool_added, pad_added };

void tablet_complete(Seat *seat) {
  if (seat->tablet_seat || !seat->display->tablets) return;
  seat->tablet_seat = zwp_tablet_manager_v2_get_tablet_seat(seat->display->tablets, seat->seat);
  zwp_tablet_seat_v2_add_listener(seat->tablet_seat, &seat_listener, seat);
}

void tablet_end(Seat *seat) {
  while (seat->tools) remove_tool(seat->tools);
  struct zwp_tablet_v2 **tablet;
  wl_array_for_each(tablet, &seat->tablets) zwp_tablet_v2_destroy(*tablet);
  seat->tablets.size = 0;
  if (seat->tablet_seat) zwp_tablet_seat_v2_destroy(seat->tablet_seat);
  seat->tablet_seat = NULL;
}
