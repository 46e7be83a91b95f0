/* PointerKit in GTK 4; see pointerkit-gtk.h. */
#include "pointerkit-gtk.h"

#include <math.h>
#ifdef GDK_WINDOWING_X11
#include <gdk/x11/gdkx.h>
#endif

enum { NANOSECONDS_PER_MILLISECOND = 1000000, GREATEST_DEVICE_COUNT = 16 };

/* Converts GDK's 32-bit milliseconds to the engine's clock; see clock_convert(). */
typedef struct {
  gboolean is_set;
  gint64 milliseconds; /* The last stamp, which does not wrap. */
  gint64 offset;       /* From a stamp to the engine's clock, in nanoseconds. */
  gint64 last;         /* The last result. */
} StampClock;

/* A list of commands, kept so that drawing does not allocate. */
struct _PtkGtkSurface {
  GtkWidget parent_instance;
  GtkWidget *child;
  ptk_engine *engine;
  const ptk_frame *frame;     /* The latest; transient. */
  GHashTable *widgets;        /* Targets as gint64, and their widgets. */
  GList *elements;            /* The mapped PtkGtkElements within this surface. */
  GArray *redrawn, *previous; /* The targets in this frame and in the previous frame, as uint64_t. */
  uint64_t seen_events;
  PtkGtkEventFunc event_func;
  gpointer event_data;
  PtkGtkFrameFunc frame_func;
  gpointer frame_data;
  guint tick, wake;      /* The tick callback, and the timeout for `next_wake`; 0 for none. */
  gboolean needs_frame;  /* Whether something changed since the last frame. */
  StampClock clock;
  GdkDevice *devices[GREATEST_DEVICE_COUNT]; /* The engine's device n is at index n - 1. */
  guint device_count;
  int32_t device_kind;   /* The kind of all devices; −1 for the kinds that GDK reports. */
  guint32 moving_device; /* The device of the last movement. */
  ptk_modifiers modifiers;
  ptk_vector pinch_translation;
  double pinch_rotation;
  ptk_vector swipe;
  int32_t gesture;       /* The gesture that is under way; −1 for none. */
  GdkSeat *seat;
};

G_DEFINE_FINAL_TYPE(PtkGtkSurface, ptk_gtk_surface, GTK_TYPE_WIDGET)

gint64 ptk_gtk_now(void) { return g_get_monotonic_time() * 1000; }

/* ---- Time --------------------------------------------------------------------------------------------- */

/*
 * The instant of a stamp. Stamps wrap after 49.7 days, so each is assumed to be near the one before it. They are
 * usually of the system's monotonic clock. Stamps of another clock, such as a remote X server's, are shifted. An event
 * cannot be later than now. So the stamps are shifted as if the event with the least delay had no delay. Instants never
 * go back.
 */
static gint64 clock_convert(StampClock *clock, guint32 stamp, gint64 now) {
  if (stamp == GDK_CURRENT_TIME) return MAX(clock->last, now);
  gint64 present = now / NANOSECONDS_PER_MILLISECOND;
  gint64 before = clock->is_set ? clock->milliseconds : present;
  gint64 milliseconds = before + (gint32)(stamp - (guint32)before);
  gint64 time = milliseconds * NANOSECONDS_PER_MILLISECOND + clock->offset;
  /* The first event, and the first one after a pause of the foreign clock, are assumed to have no delay. */
  if (time > now + 50 * NANOSECONDS_PER_MILLISECOND || time < now - 1000 * (gint64)NANOSECONDS_PER_MILLISECOND)
    clock->offset += now - time;
  else if (time > now + NANOSECONDS_PER_MILLISECOND)
    clock->offset -= time - now;
  time = milliseconds * NANOSECONDS_PER_MILLISECOND + clock->offset;
  clock->is_set = TRUE;
  clock->milliseconds = milliseconds;
  clock->last = MAX(clock->last, MIN(time, now));
  return clock->last;
}

/* ---- Devices ------------------------------------------------------------------------------------------ */

static void describe(PtkGtkSurface *self, guint32 id, ptk_device_kind kind) {
  ptk_device device = ptk_device_default(self->device_kind >= 0 ? (ptk_device_kind)self->device_kind : kind);
  /* GDK never says that a finger touches a touchpad: the engine infers a lift from silence. */
  device.reports_contact = PTK_NO;
  ptk_engine_set_device(self->engine, id, &device, ptk_gtk_now());
}

static ptk_device_kind kind_of(GdkDevice *device) {
  switch (gdk_device_get_source(device)) {
    case GDK_SOURCE_TOUCHPAD: return PTK_DEVICE_TRACKPAD;
    case GDK_SOURCE_TRACKPOINT: return PTK_DEVICE_TRACKPOINT;
    case GDK_SOURCE_MOUSE: return PTK_DEVICE_MOUSE;
    default: return PTK_DEVICE_OTHER;
  }
}

/* The engine's number of a device, which is described when it is first seen. */
static guint32 device_id(PtkGtkSurface *self, GdkDevice *device) {
  for (guint i = 0; i < self->device_count; i++)
    if (self->devices[i] == device) return i + 1;
  if (device == NULL || self->device_count == GREATEST_DEVICE_COUNT) return GREATEST_DEVICE_COUNT;
  self->devices[self->device_count++] = g_object_ref(device);
  describe(self, self->device_count, kind_of(device));
  return self->device_count;
}

void ptk_gtk_surface_set_device_kind(PtkGtkSurface *self, ptk_device_kind kind) {
  self->device_kind = (int32_t)kind;
  for (guint i = 0; i < self->device_count; i++) describe(self, i + 1, kind_of(self->devices[i]));
}

/* Learns the kind of the device that moves the pointer. On Wayland, GDK reports all movements as movements of one
 * device, but each scroll comes from the device that the person touches. */
static void learn_kind(PtkGtkSurface *self, GdkDevice *scrolling) {
  guint32 id = self->moving_device;
  if (id == 0 || id > self->device_count || self->devices[id - 1] == scrolling || self->device_kind >= 0) return;
  ptk_device known = ptk_device_default(kind_of(scrolling));
  if (gdk_device_get_source(self->devices[id - 1]) == GDK_SOURCE_MOUSE && known.kind == PTK_DEVICE_TRACKPAD)
    describe(self, id, known.kind);
}

/* ---- Input -------------------------------------------------------------------------------------------- */

static ptk_input input_of(ptk_input_kind kind, gint64 time, guint32 device) {
  ptk_input input = ptk_input_default(kind, time);
  input.device = device;
  return input;
}

static void handle(PtkGtkSurface *self, const ptk_input *input) {
  ptk_engine_handle(self->engine, input, ptk_gtk_now());
  ptk_gtk_surface_update(self);
}

static void handle_modifiers(PtkGtkSurface *self, GdkModifierType state, gint64 time) {
  ptk_modifiers modifiers = 0;
  ptk_modifiers_convert(PTK_TOOLKIT_GDK4, state, &modifiers);
  if (modifiers == self->modifiers) return;
  self->modifiers = modifiers;
  ptk_input input = input_of(PTK_INPUT_MODIFIERS, time, 0);
  input.modifiers = modifiers;
  handle(self, &input);
}

/* The point of the surface at a position in its GdkSurface, which may have a border for shadows. */
static ptk_point point_at(PtkGtkSurface *self, double x, double y) {
  GtkNative *native = gtk_widget_get_native(GTK_WIDGET(self));
  double left = 0, top = 0;
  gtk_native_get_surface_transform(native, &left, &top);
  graphene_point_t point = { (float)(x - left), (float)(y - top) };
  if (!gtk_widget_compute_point(GTK_WIDGET(native), GTK_WIDGET(self), &point, &point)) return (ptk_point){ x, y };
  return (ptk_point){ point.x, point.y };
}

static void handle_motion(PtkGtkSurface *self, GdkEvent *event, guint32 device) {
  gint64 now = ptk_gtk_now();
  /* GDK merges the movements between two frames. It keeps their history for pens and while a button is pressed. */
  guint count = 0;
  GdkTimeCoord *history = gdk_event_get_history(event, &count);
  for (guint i = 0; i < count; i++) {
    ptk_input input = input_of(PTK_INPUT_POSITION, clock_convert(&self->clock, history[i].time, now), device);
    input.position = point_at(self, history[i].axes[GDK_AXIS_X], history[i].axes[GDK_AXIS_Y]);
    if (history[i].flags & GDK_AXIS_FLAG_X) handle(self, &input);
  }
  g_free(history);
  double x = 0, y = 0;
  if (!gdk_event_get_position(event, &x, &y)) return;
  ptk_input input = input_of(PTK_INPUT_POSITION, clock_convert(&self->clock, gdk_event_get_time(event), now), device);
  input.position = point_at(self, x, y);
  self->moving_device = device;
  handle(self, &input);
}

static void handle_button(PtkGtkSurface *self, GdkEvent *event, gint64 time, guint32 device) {
  ptk_input input = input_of(PTK_INPUT_BUTTON, time, device);
  input.is_down = gdk_event_get_event_type(event) == GDK_BUTTON_PRESS;
  if (ptk_button_convert(PTK_TOOLKIT_GDK4, gdk_button_event_get_button(event), &input.button) == PTK_OK)
    handle(self, &input);
}

static void handle_scroll(PtkGtkSurface *self, GdkEvent *event, gint64 time, guint32 device) {
  GdkDevice *source = gdk_event_get_device(event);
  ptk_input input = input_of(PTK_INPUT_SCROLL, time, device);
  ptk_vector delta = { 0, 0 };
  ptk_wheel unit = PTK_WHEEL_GDK_DETENTS;
  switch (gdk_scroll_event_get_direction(event)) {
    case GDK_SCROLL_UP: delta.dy = -1; break;
    case GDK_SCROLL_DOWN: delta.dy = 1; break;
    case GDK_SCROLL_LEFT: delta.dx = -1; break;
    case GDK_SCROLL_RIGHT: delta.dx = 1; break;
    case GDK_SCROLL_SMOOTH:
      gdk_scroll_event_get_deltas(event, &delta.dx, &delta.dy);
      if (gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_SURFACE) unit = PTK_WHEEL_GDK_SURFACE;
      if (source && gdk_device_get_source(source) == GDK_SOURCE_TOUCHPAD) {
        input.source = PTK_SOURCE_FINGER;
        input.scroll_phase = gdk_scroll_event_is_stop(event) ? PTK_SCROLL_ENDED : PTK_SCROLL_CHANGED;
        learn_kind(self, source);
      } else if (unit == PTK_WHEEL_GDK_SURFACE) {
        input.source = PTK_SOURCE_CONTINUOUS;
      }
  }
  ptk_scroll_convert(unit, delta, 0, &input.delta);
  handle(self, &input);
}

static ptk_phase phase_of(GdkTouchpadGesturePhase phase) {
  switch (phase) {
    case GDK_TOUCHPAD_GESTURE_PHASE_BEGIN: return PTK_PHASE_BEGAN;
    case GDK_TOUCHPAD_GESTURE_PHASE_UPDATE: return PTK_PHASE_CHANGED;
    case GDK_TOUCHPAD_GESTURE_PHASE_END: return PTK_PHASE_ENDED;
    default: return PTK_PHASE_CANCELLED;
  }
}

/* Sends a gesture of the system; leaves out changes and ends of a gesture that has not begun. */
static void handle_gesture(PtkGtkSurface *self, ptk_input input, int32_t gesture) {
  if (input.phase <= PTK_PHASE_CHANGED) {
    if (gesture < 0 && self->gesture < 0) return;
    input.phase = self->gesture < 0 ? PTK_PHASE_BEGAN : PTK_PHASE_CHANGED;
    if (self->gesture < 0) self->gesture = gesture;
  } else if (self->gesture < 0) {
    return;
  }
  input.gesture = (ptk_gesture)self->gesture;
  if (input.phase >= PTK_PHASE_ENDED) self->gesture = -1;
  handle(self, &input);
}

/* Handles a swipe of three or more fingers, whose direction decides which gesture it is. GDK reports the movement since
 * the last event. */
static void handle_swipe(PtkGtkSurface *self, GdkEvent *event, gint64 time, guint32 device) {
  ptk_input input = input_of(PTK_INPUT_GESTURE, time, device);
  input.phase = phase_of(gdk_touchpad_event_get_gesture_phase(event));
  input.fingers = (int32_t)gdk_touchpad_event_get_n_fingers(event);
  double dx = 0, dy = 0;
  gdk_touchpad_event_get_deltas(event, &dx, &dy);
  if (input.phase == PTK_PHASE_BEGAN) self->swipe = (ptk_vector){ 0, 0 };
  self->swipe.dx += dx;
  self->swipe.dy += dy;
  int32_t gesture = -1;
  if (hypot(self->swipe.dx, self->swipe.dy) >= 8) {
    gboolean is_vertical = fabs(self->swipe.dy) > fabs(self->swipe.dx);
    gesture = !is_vertical ? PTK_GESTURE_SWIPE_BETWEEN_FULL_SCREEN_APPS
      : self->swipe.dy < 0 ? PTK_GESTURE_MISSION_CONTROL
                           : PTK_GESTURE_APP_EXPOSE;
  }
  handle_gesture(self, input, gesture);
}

/* Handles a pinch: with two or three fingers it transforms the content, with more it is a gesture of the system. */
static void handle_pinch(PtkGtkSurface *self, GdkEvent *event, gint64 time, guint32 device) {
  ptk_phase phase = phase_of(gdk_touchpad_event_get_gesture_phase(event));
  int32_t fingers = (int32_t)gdk_touchpad_event_get_n_fingers(event);
  double scale = gdk_touchpad_event_get_pinch_scale(event), dx = 0, dy = 0;
  gdk_touchpad_event_get_deltas(event, &dx, &dy);
  if (phase == PTK_PHASE_BEGAN) self->pinch_translation = (ptk_vector){ 0, 0 }, self->pinch_rotation = 0;
  if (phase <= PTK_PHASE_CHANGED) {
    /* GDK reports the total scale, but the movement and the rotation, in radians, since the last event. */
    self->pinch_translation.dx += dx;
    self->pinch_translation.dy += dy;
    self->pinch_rotation += gdk_touchpad_event_get_pinch_angle_delta(event);
  }
  ptk_input input = input_of(fingers > 3 ? PTK_INPUT_GESTURE : PTK_INPUT_TRANSFORM, time, device);
  input.phase = phase;
  input.fingers = fingers;
  if (fingers > 3) {
    handle_gesture(self, input, scale < 0.95 ? PTK_GESTURE_LAUNCHPAD : scale > 1.05 ? PTK_GESTURE_SHOW_DESKTOP : -1);
    return;
  }
  input.scale = scale > 0 ? scale : 1;
  input.rotation = self->pinch_rotation;
  input.delta = self->pinch_translation;
  handle(self, &input);
}

static void handle_touch(PtkGtkSurface *self, GdkEvent *event, gint64 time, guint32 device) {
  ptk_input input = input_of(PTK_INPUT_TOUCH, time, device);
  double x = 0, y = 0;
  gdk_event_get_position(event, &x, &y);
  input.position = point_at(self, x, y);
  input.touch = (uint64_t)(uintptr_t)gdk_event_get_event_sequence(event);
  switch (gdk_event_get_event_type(event)) {
    case GDK_TOUCH_BEGIN: input.phase = PTK_PHASE_BEGAN; break;
    case GDK_TOUCH_UPDATE: input.phase = PTK_PHASE_CHANGED; break;
    case GDK_TOUCH_END: input.phase = PTK_PHASE_ENDED; break;
    default: input.phase = PTK_PHASE_CANCELLED;
  }
  handle(self, &input);
}

/* Handles every event on its way to the widgets, which receive it as well. */
static gboolean event_captured(GtkEventController *controller, GdkEvent *event, gpointer data) {
  (void)controller;
  PtkGtkSurface *self = data;
  GdkEventType type = gdk_event_get_event_type(event);
  switch (type) {
    case GDK_MOTION_NOTIFY: case GDK_BUTTON_PRESS: case GDK_BUTTON_RELEASE: case GDK_SCROLL:
    case GDK_TOUCHPAD_SWIPE: case GDK_TOUCHPAD_PINCH: case GDK_TOUCHPAD_HOLD:
    case GDK_TOUCH_BEGIN: case GDK_TOUCH_UPDATE: case GDK_TOUCH_END: case GDK_TOUCH_CANCEL: break;
    default: return GDK_EVENT_PROPAGATE;
  }
  guint32 device = device_id(self, gdk_event_get_device(event));
  if (type == GDK_MOTION_NOTIFY) {
    handle_motion(self, event, device);
    return GDK_EVENT_PROPAGATE;
  }
  gint64 time = clock_convert(&self->clock, gdk_event_get_time(event), ptk_gtk_now());
  handle_modifiers(self, gdk_event_get_modifier_state(event), time);
  if (type == GDK_BUTTON_PRESS || type == GDK_BUTTON_RELEASE) {
    handle_button(self, event, time, device);
  } else if (type == GDK_SCROLL) {
    handle_scroll(self, event, time, device);
  } else if (type == GDK_TOUCHPAD_SWIPE) {
    handle_swipe(self, event, time, device);
  } else if (type == GDK_TOUCHPAD_PINCH) {
    handle_pinch(self, event, time, device);
  } else if (type == GDK_TOUCHPAD_HOLD) {
    learn_kind(self, gdk_event_get_device(event));
    ptk_input input = input_of(PTK_INPUT_HOLD, time, self->moving_device ? self->moving_device : device);
    input.phase = phase_of(gdk_touchpad_event_get_gesture_phase(event));
    handle(self, &input);
  } else {
    handle_touch(self, event, time, device);
  }
  return GDK_EVENT_PROPAGATE;
}

static gint64 crossing_time(PtkGtkSurface *self, GtkEventController *controller) {
  guint32 stamp = gtk_event_controller_get_current_event_time(controller);
  return clock_convert(&self->clock, stamp, ptk_gtk_now());
}

static void entered(GtkEventControllerMotion *controller, double x, double y, gpointer data) {
  PtkGtkSurface *self = data;
  ptk_input input = input_of(PTK_INPUT_ENTER, crossing_time(self, GTK_EVENT_CONTROLLER(controller)), 0);
  input.position = (ptk_point){ x, y };
  handle(self, &input);
}

static void left(GtkEventControllerMotion *controller, gpointer data) {
  PtkGtkSurface *self = data;
  ptk_input input = input_of(PTK_INPUT_LEAVE, crossing_time(self, GTK_EVENT_CONTROLLER(controller)), 0);
  handle(self, &input);
}

static void keys_changed(GdkDevice *keyboard, GParamSpec *property, gpointer data) {
  (void)property;
  handle_modifiers(data, gdk_device_get_modifier_state(keyboard), ptk_gtk_now());
}

/* Cancels everything that is pressed when the window becomes inactive. An inactive window receives no releases. */
static void activity_changed(GtkWindow *window, GParamSpec *property, gpointer data) {
  (void)property;
  if (gtk_window_is_active(window)) return;
  ptk_input input = input_of(PTK_INPUT_CANCEL, ptk_gtk_now(), 0);
  handle(data, &input);
}

/* ---- Frames ------------------------------------------------------------------------------------------- */

static void activate_element(PtkGtkSurface *self, const ptk_event *event);

static void report_events(PtkGtkSurface *self) {
  size_t count = 0;
  const ptk_event *list = ptk_engine_get_events(self->engine, &self->seen_events, &count);
  /* A copy, since a callback may ask the engine for events. */
  ptk_event *events = g_memdup2(list, count * sizeof *events);
  for (size_t i = 0; i < count; i++) {
    activate_element(self, &events[i]);
    if (self->event_func) self->event_func(self, &events[i], self->event_data);
  }
  g_free(events);
}

static void queue_draw(PtkGtkSurface *self, const GArray *targets) {
  for (guint i = 0; i < targets->len; i++) {
    gint64 id = (gint64)g_array_index(targets, uint64_t, i);
    GtkWidget *widget = g_hash_table_lookup(self->widgets, &id);
    if (widget) gtk_widget_queue_draw(widget);
  }
}

/* Queues the drawing of the widgets whose look changes. GSK compares the nodes of the other widgets, and repaints the
 * difference. */
static void queue_damage(PtkGtkSurface *self) {
  GArray *previous = self->redrawn;
  self->redrawn = self->previous;
  self->previous = previous;
  g_array_set_size(self->redrawn, 0);
  for (size_t i = 0; i < self->frame->element_count; i++)
    g_array_append_val(self->redrawn, self->frame->elements[i].target);
  queue_draw(self, self->previous);
  queue_draw(self, self->redrawn);
  gtk_widget_queue_draw(GTK_WIDGET(self));
}

static gboolean can_warp(GtkWidget *widget) {
#ifdef GDK_WINDOWING_X11
  return GDK_IS_X11_DISPLAY(gtk_widget_get_display(widget));
#else
  (void)widget;
  return FALSE;
#endif
}

/* Moves the system's cursor, so that the pointer coasts and recenters; X11 allows this, Wayland does not. */
static void warp(PtkGtkSurface *self, ptk_point position, gint64 now) {
#ifdef GDK_WINDOWING_X11
  GtkNative *native = gtk_widget_get_native(GTK_WIDGET(self));
  GdkSurface *surface = gtk_native_get_surface(native);
  double left_border = 0, top_border = 0;
  graphene_point_t point = { (float)position.x, (float)position.y };
  gtk_native_get_surface_transform(native, &left_border, &top_border);
  if (!gtk_widget_compute_point(GTK_WIDGET(self), GTK_WIDGET(native), &point, &point)) return;
  int scale = gdk_surface_get_scale_factor(surface);
  Display *display = gdk_x11_display_get_xdisplay(gdk_surface_get_display(surface));
  XWarpPointer(display, None, gdk_x11_surface_get_xid(surface), 0, 0, 0, 0,
               (int)lround((point.x + left_border) * scale), (int)lround((point.y + top_border) * scale));
  ptk_engine_cursor_warped(self->engine, position, now);
#else
  (void)self, (void)position, (void)now;
#endif
}

static gboolean register_elements(PtkGtkSurface *self, gboolean only_asks);

static gboolean woken(gpointer data) {
  PtkGtkSurface *self = data;
  self->wake = 0;
  ptk_gtk_surface_update(self);
  return G_SOURCE_REMOVE;
}

/* Reads a frame at a tick of the frame clock, before layout and painting. */
static gboolean tick(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  (void)data;
  PtkGtkSurface *self = PTK_GTK_SURFACE(widget);
  gint64 now = ptk_gtk_now();
  register_elements(self, FALSE);
  ptk_engine_advance(self->engine, now);
  report_events(self);

  GdkFrameTimings *timings = gdk_frame_clock_get_current_timings(clock);
  gint64 presenting = timings ? gdk_frame_timings_get_predicted_presentation_time(timings) * 1000 : 0;
  /* An unknown time is 0. A wrong prediction must not show the pointer far ahead. */
  if (presenting < now || presenting > now + 100 * NANOSECONDS_PER_MILLISECOND) presenting = now;
  self->needs_frame = FALSE;
  now = ptk_gtk_now();
  self->frame = ptk_engine_step(self->engine, now, MAX(now, presenting));
  gint64 cost = ptk_gtk_now() - now;

  const ptk_frame *frame = self->frame;
  if (frame->has_warp && can_warp(widget)) warp(self, frame->warp, now);
  if (frame->has_damage) queue_damage(self);
  if (self->frame_func) self->frame_func(self, frame, cost, self->frame_data);
  if (!frame->is_at_rest || self->needs_frame) return G_SOURCE_CONTINUE;

  /* At rest nothing runs until an input, or until something changes by itself. */
  self->tick = 0;
  if (frame->next_wake != INT64_MAX) {
    gint64 wait = (frame->next_wake - ptk_gtk_now()) / NANOSECONDS_PER_MILLISECOND + 1;
    self->wake = g_timeout_add((guint)CLAMP(wait, 1, G_MAXINT), woken, self);
  }
  return G_SOURCE_REMOVE;
}

void ptk_gtk_surface_update(PtkGtkSurface *self) {
  self->needs_frame = TRUE;
  g_clear_handle_id(&self->wake, g_source_remove);
  if (self->tick == 0) self->tick = gtk_widget_add_tick_callback(GTK_WIDGET(self), tick, NULL, NULL);
}

/* ---- Drawing ------------------------------------------------------------------------------------------ */

GdkRGBA ptk_gtk_color_encode(ptk_color color, double opacity) {
  color = ptk_color_encode(color);
  return (GdkRGBA){ (float)color.red, (float)color.green, (float)color.blue, (float)opacity };
}

static graphene_rect_t rect_of(ptk_rect rect) {
  return GRAPHENE_RECT_INIT((float)rect.x, (float)rect.y, (float)rect.width, (float)rect.height);
}

static GskRoundedRect rounded_of(ptk_rounded_rect shape) {
  GskRoundedRect rounded;
  graphene_rect_t rect = rect_of(shape.rect);
  double radius = MIN(shape.corner_radius, MIN(shape.rect.width, shape.rect.height) / 2);
  gsk_rounded_rect_init_from_rect(&rounded, &rect, (float)MAX(radius, 0));
  return rounded;
}

static void push_shape(GtkSnapshot *snapshot, ptk_rounded_rect shape) {
  GskRoundedRect rounded = rounded_of(shape);
  gtk_snapshot_push_rounded_clip(snapshot, &rounded);
}

static void fill(GtkSnapshot *snapshot, ptk_rounded_rect shape, GdkRGBA color) {
  graphene_rect_t rect = rect_of(shape.rect);
  push_shape(snapshot, shape);
  gtk_snapshot_append_color(snapshot, &color, &rect);
  gtk_snapshot_pop(snapshot);
}

/*
 * Draws a blurred rounded rectangle as layers of decreasing size. GSK has blurs and shadows of its own. But in GTK 4.8,
 * the renderer with Cairo blurs wrongly where only a part is repainted, and the renderer with OpenGL where the blur is
 * wider than the shape. The share of a Gaussian blur's opacity at x standard deviations outside an edge is about
 * 1 / (1 + e^(1.702 x)).
 */
static void draw_shadow(GtkSnapshot *snapshot, const ptk_command *command) {
  const double step = 0.2;
  ptk_rounded_rect shape = command->shape;
  double radius = MAX(command->radius, 0.01), side = MIN(shape.rect.width, shape.rect.height), before = 0;
  for (double x = 2.8; x > -2.9; x -= step) {
    double outset = x * radius, layer_side = side + 2 * outset;
    if (!(layer_side > 0)) break;
    double total = command->opacity / (1 + exp(1.702 * (x - step / 2)));
    ptk_rect rect = shape.rect;
    ptk_rounded_rect layer = {
      { rect.x - outset, rect.y - outset, rect.width + 2 * outset, rect.height + 2 * outset },
      MAX(shape.corner_radius + outset, MIN(radius, layer_side / 2))
    };
    /* This layer, blended over the opacity `before`, gives the opacity `total`. */
    fill(snapshot, layer, ptk_gtk_color_encode(command->color, (total - before) / (1 - before)));
    before = total;
  }
}

/* Draws a white light whose strength at a share r of its radius is (1 − r²)². */
static void draw_light(GtkSnapshot *snapshot, const ptk_command *command) {
  if (!(command->radius > 0)) return;
  GskColorStop stops[9];
  for (int i = 0; i < 9; i++) {
    double share = i / 8.0, strength = (1 - share * share) * (1 - share * share);
    stops[i] = (GskColorStop){ (float)share, { 1, 1, 1, (float)(command->opacity * strength) } };
  }
  graphene_rect_t rect = rect_of(command->shape.rect);
  graphene_point_t center = { (float)command->center.x, (float)command->center.y };
  float radius = (float)command->radius;
  push_shape(snapshot, command->shape);
  gtk_snapshot_append_radial_gradient(snapshot, &rect, &center, radius, radius, 0, 1, stops, G_N_ELEMENTS(stops));
  gtk_snapshot_pop(snapshot);
}

static void draw_outline(PtkGtkSurface *self, GtkSnapshot *snapshot, const ptk_command *command) {
  const ptk_outline *outline = self->frame->outline;
  if (outline == NULL) return;
  const ptk_point *points = outline->points;
  double reach = 0;
  for (size_t i = 0; i < outline->point_count; i++) reach = MAX(reach, MAX(fabs(points[i].x), fabs(points[i].y)));
  reach = reach * command->scale + 1;
  graphene_rect_t bounds = GRAPHENE_RECT_INIT((float)(command->center.x - reach), (float)(command->center.y - reach),
                                              (float)(2 * reach), (float)(2 * reach));
  cairo_t *cairo = gtk_snapshot_append_cairo(snapshot, &bounds);
  cairo_translate(cairo, command->center.x, command->center.y);
  cairo_scale(cairo, command->scale, command->scale);
  for (size_t i = 0, contour = 0; contour < outline->end_count; contour++) {
    cairo_new_sub_path(cairo);
    for (; i < outline->ends[contour]; i++) cairo_line_to(cairo, points[i].x, points[i].y);
    cairo_close_path(cairo);
  }
  GdkRGBA color = ptk_gtk_color_encode(command->color, command->opacity);
  gdk_cairo_set_source_rgba(cairo, &color);
  cairo_fill(cairo);
  cairo_destroy(cairo);
}

static void trace(cairo_t *cairo, const ptk_path *path) {
  const ptk_path_element *elements = path->elements;
  ptk_point current = { 0, 0 };
  for (size_t i = 0; i < path->element_count; i++) {
    ptk_point to = elements[i].to, c1 = elements[i].control1, c2 = elements[i].control2;
    switch (elements[i].kind) {
      case PTK_PATH_MOVE: cairo_move_to(cairo, to.x, to.y); break;
      case PTK_PATH_LINE: cairo_line_to(cairo, to.x, to.y); break;
      case PTK_PATH_QUADRATIC:
        /* The equal cubic curve has its controls two thirds of the way from each end to this curve's control. */
        cairo_curve_to(cairo, current.x + (c1.x - current.x) * 2 / 3, current.y + (c1.y - current.y) * 2 / 3,
                       to.x + (c1.x - to.x) * 2 / 3, to.y + (c1.y - to.y) * 2 / 3, to.x, to.y);
        break;
      case PTK_PATH_CUBIC: cairo_curve_to(cairo, c1.x, c1.y, c2.x, c2.y, to.x, to.y); break;
      case PTK_PATH_CLOSE: cairo_close_path(cairo);
    }
    if (elements[i].kind != PTK_PATH_CLOSE) current = to;
  }
}

/* Draws a path, stretched from its own bounds to a rectangle and rotated about the rectangle's middle. */
static void draw_path(GtkSnapshot *snapshot, const ptk_command *command) {
  const ptk_path *path = command->path;
  ptk_rect rect = command->shape.rect;
  ptk_point center = { rect.x + rect.width / 2, rect.y + rect.height / 2 };
  double reach = hypot(rect.width, rect.height) / 2 + path->stroke_width + 1;
  graphene_rect_t bounds = GRAPHENE_RECT_INIT((float)(center.x - reach), (float)(center.y - reach),
                                              (float)(2 * reach), (float)(2 * reach));
  cairo_t *cairo = gtk_snapshot_append_cairo(snapshot, &bounds);
  trace(cairo, path);
  double left_edge, top_edge, right_edge, bottom_edge;
  cairo_path_extents(cairo, &left_edge, &top_edge, &right_edge, &bottom_edge);
  cairo_new_path(cairo);
  double width = right_edge - left_edge, height = bottom_edge - top_edge;
  cairo_translate(cairo, center.x, center.y);
  cairo_rotate(cairo, command->rotation);
  /* A path without width or height is not stretched along that axis. */
  cairo_scale(cairo, width > 0 ? MAX(rect.width / width, 1e-6) : 1, height > 0 ? MAX(rect.height / height, 1e-6) : 1);
  cairo_translate(cairo, -(left_edge + right_edge) / 2, -(top_edge + bottom_edge) / 2);
  trace(cairo, path);
  GdkRGBA color = ptk_gtk_color_encode(command->color, command->opacity);
  gdk_cairo_set_source_rgba(cairo, &color);
  if (path->stroke_width > 0) {
    cairo_set_line_width(cairo, path->stroke_width);
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND);
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND);
    cairo_stroke(cairo);
  } else {
    cairo_fill(cairo);
  }
  cairo_destroy(cairo);
}

/* Draws a text with its left or right end at x. */
static void draw_text(PtkGtkSurface *self, GtkSnapshot *snapshot, const char *text, double font_size, double x,
                      double baseline, gboolean is_right, GdkRGBA color) {
  PangoLayout *layout = gtk_widget_create_pango_layout(GTK_WIDGET(self), text);
  PangoFontDescription *font = pango_font_description_from_string("sans-serif");
  pango_font_description_set_absolute_size(font, font_size * PANGO_SCALE);
  pango_font_description_set_weight(font, PANGO_WEIGHT_MEDIUM);
  pango_layout_set_font_description(layout, font);
  int width = 0;
  pango_layout_get_pixel_size(layout, &width, NULL);
  double top = baseline - pango_layout_get_baseline(layout) / (double)PANGO_SCALE;
  gtk_snapshot_save(snapshot);
  gtk_snapshot_translate(snapshot, &GRAPHENE_POINT_INIT((float)(is_right ? x - width : x), (float)top));
  gtk_snapshot_append_layout(snapshot, layout, &color);
  gtk_snapshot_restore(snapshot);
  pango_font_description_free(font);
  g_object_unref(layout);
}

/* Draws the values of an annotation, one in each line: the label at the left and the text at the right. */
static void draw_annotation(PtkGtkSurface *self, GtkSnapshot *snapshot, const ptk_command *command) {
  const ptk_annotation *annotation = self->frame->annotation;
  if (annotation == NULL) return;
  ptk_rect platter = command->shape.rect;
  double left = platter.x + annotation->horizontal_padding, size = annotation->font_size;
  double right = platter.x + platter.width - annotation->horizontal_padding;
  for (size_t i = 0; i < annotation->value_count; i++) {
    const ptk_annotation_value *value = &annotation->values[i];
    double baseline =
      platter.y + annotation->vertical_padding + annotation->line_height * (double)i + annotation->baseline;
    draw_text(self, snapshot, value->label, size, left, baseline, FALSE,
              ptk_gtk_color_encode(command->color, annotation->label_opacity * command->opacity));
    draw_text(self, snapshot, value->text, size, right, baseline, TRUE,
              ptk_gtk_color_encode(command->color, command->opacity));
  }
}

/* Draws commands in points of the surface. */
static void draw_commands(PtkGtkSurface *self, GtkSnapshot *snapshot, const ptk_command *commands, size_t count) {
  for (size_t i = 0; i < count; i++) {
    const ptk_command *command = &commands[i];
    GdkRGBA color = ptk_gtk_color_encode(command->color, command->opacity);
    switch (command->kind) {
      case PTK_COMMAND_SHADOW: draw_shadow(snapshot, command); break;
      case PTK_COMMAND_ROUNDED_RECT:
      case PTK_COMMAND_TINT: fill(snapshot, command->shape, color); break;
      case PTK_COMMAND_PATH: draw_path(snapshot, command); break;
      case PTK_COMMAND_OUTLINE: draw_outline(self, snapshot, command); break;
      case PTK_COMMAND_RADIAL_LIGHT: draw_light(snapshot, command); break;
      case PTK_COMMAND_ANNOTATION: draw_annotation(self, snapshot, command); break;
      case PTK_COMMAND_CONTENT_BEGIN:
      case PTK_COMMAND_CONTENT_END: break; /* GTK paints the widgets. */
    }
  }
}

/* Switches all later drawing from a widget's coordinates to the surface's; returns the widget's origin. */
static graphene_point_t enter_surface(PtkGtkSurface *self, GtkWidget *widget, GtkSnapshot *snapshot) {
  graphene_point_t origin = { 0, 0 };
  if (!gtk_widget_compute_point(widget, GTK_WIDGET(self), &GRAPHENE_POINT_INIT(0, 0), &origin)) return origin;
  gtk_snapshot_translate(snapshot, &GRAPHENE_POINT_INIT(-origin.x, -origin.y));
  return origin;
}

void ptk_gtk_begin_element(PtkGtkSurface *self, GtkWidget *widget, uint64_t target, GtkSnapshot *snapshot) {
  const ptk_element *element = ptk_frame_get_element(self->frame, target);
  if (element == NULL) return;
  gtk_snapshot_save(snapshot);
  graphene_point_t origin = enter_surface(self, widget, snapshot);
  draw_commands(self, snapshot, element->beneath, element->beneath_count);
  gtk_snapshot_translate(snapshot, &GRAPHENE_POINT_INIT((float)(element->center.x + element->translation.dx),
                                                        (float)(element->center.y + element->translation.dy)));
  gtk_snapshot_scale(snapshot, (float)element->scale, (float)element->scale);
  gtk_snapshot_translate(snapshot, &GRAPHENE_POINT_INIT(origin.x - (float)element->center.x,
                                                        origin.y - (float)element->center.y));
}

void ptk_gtk_end_element(PtkGtkSurface *self, GtkWidget *widget, uint64_t target, GtkSnapshot *snapshot) {
  const ptk_element *element = ptk_frame_get_element(self->frame, target);
  if (element == NULL) return;
  gtk_snapshot_restore(snapshot);
  gtk_snapshot_save(snapshot);
  enter_surface(self, widget, snapshot);
  draw_commands(self, snapshot, element->above, element->above_count);
  gtk_snapshot_restore(snapshot);
}

static gboolean is_raised(PtkGtkSurface *self, GtkWidget *widget) {
  const gint64 *id = g_object_get_data(G_OBJECT(widget), "ptk-gtk-target");
  const ptk_element *element = id ? ptk_frame_get_element(self->frame, (uint64_t)*id) : NULL;
  return element && element->is_raised;
}

void ptk_gtk_snapshot_children(PtkGtkSurface *self, GtkWidget *widget, GtkSnapshot *snapshot) {
  for (int raised = 0; raised < 2; raised++)
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child))
      if (is_raised(self, child) == raised) gtk_widget_snapshot_child(widget, child, snapshot);
}

void ptk_gtk_surface_set_widget(PtkGtkSurface *self, uint64_t target, GtkWidget *widget) {
  gint64 id = (gint64)target;
  GtkWidget *before = g_hash_table_lookup(self->widgets, &id);
  if (before) g_object_set_data(G_OBJECT(before), "ptk-gtk-target", NULL);
  if (widget == NULL) {
    g_hash_table_remove(self->widgets, &id);
    return;
  }
  g_hash_table_replace(self->widgets, g_memdup2(&id, sizeof id), widget);
  g_object_set_data_full(G_OBJECT(widget), "ptk-gtk-target", g_memdup2(&id, sizeof id), g_free);
}

/* ---- Elements around widgets ---------------------------------------------------------------------------- */

struct _PtkGtkElement {
  GtkWidget parent_instance;
  GtkWidget *child;
  PtkGtkSurface *surface; /* NULL if the element is not mapped within a surface. */
  ptk_target target;
  gboolean is_changed;
};

G_DEFINE_FINAL_TYPE(PtkGtkElement, ptk_gtk_element, GTK_TYPE_WIDGET)

static ptk_rect bounds_in(GtkWidget *widget, PtkGtkSurface *surface) {
  graphene_rect_t bounds;
  if (!gtk_widget_compute_bounds(widget, GTK_WIDGET(surface), &bounds)) return (ptk_rect){ 0, 0, 0, 0 };
  return (ptk_rect){ bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height };
}

static gboolean is_same(ptk_rect a, ptk_rect b) {
  return a.x == b.x && a.y == b.y && a.width == b.width && a.height == b.height;
}

/* The space of an element: the space of the innermost clipping widget around the element, or the window. */
static uint64_t space_of(PtkGtkElement *element) {
  static uint64_t count = 0;
  PtkGtkSurface *surface = element->surface;
  GtkWidget *clipping = NULL;
  ptk_rect clip = { 0, 0, 0, 0 };
  for (GtkWidget *w = gtk_widget_get_parent(GTK_WIDGET(element)); w && w != GTK_WIDGET(surface);
       w = gtk_widget_get_parent(w)) {
    if (gtk_widget_get_overflow(w) != GTK_OVERFLOW_HIDDEN) continue;
    ptk_rect outer = bounds_in(w, surface);
    double right = MIN(outer.x + outer.width, clip.x + clip.width);
    double bottom = MIN(outer.y + outer.height, clip.y + clip.height);
    double x = MAX(outer.x, clip.x), y = MAX(outer.y, clip.y);
    clip = clipping ? (ptk_rect){ x, y, MAX(right - x, 0), MAX(bottom - y, 0) } : outer;
    if (!clipping) clipping = w;
  }
  if (!clipping) return 0;
  uint64_t *id = g_object_get_data(G_OBJECT(clipping), "ptk-gtk-space");
  if (!id) {
    id = g_new(uint64_t, 1);
    *id = ((uint64_t)1 << 62) + count++;
    g_object_set_data_full(G_OBJECT(clipping), "ptk-gtk-space", id, g_free);
  }
  ptk_space known = ptk_space_make(*id, clip);
  if (ptk_engine_get_space(surface->engine, *id, &known, sizeof known) != PTK_OK || !is_same(known.clip, clip)) {
    known = ptk_space_make(*id, clip);
    /* The origin of the space stays at (0, 0), so that frames are in points of the window. */
    known.origin = (ptk_point){ 0, 0 };
    ptk_engine_upsert_spaces(surface->engine, &known, 1, ptk_gtk_now());
    ptk_gtk_surface_update(surface);
  }
  return *id;
}

/* Registers the elements that have moved or changed; if `only_asks` is true, only returns whether there are any. */
static gboolean register_elements(PtkGtkSurface *self, gboolean only_asks) {
  for (GList *link = self->elements; link; link = link->next) {
    PtkGtkElement *element = link->data;
    ptk_rect frame = bounds_in(GTK_WIDGET(element), self);
    gboolean is_enabled = gtk_widget_is_sensitive(element->child);
    if (!element->is_changed && is_same(frame, element->target.frame) && is_enabled == element->target.is_enabled)
      continue;
    if (only_asks) return TRUE;
    element->is_changed = FALSE;
    element->target.frame = frame;
    element->target.is_enabled = is_enabled;
    element->target.space = space_of(element);
    ptk_engine_upsert_target(self->engine, &element->target, ptk_gtk_now());
  }
  return FALSE;
}

/* Whether a widget handles presses at positions of its own, as a slider or an entry does; others are only activated. */
static gboolean handles_presses(GtkWidget *widget) {
  return GTK_IS_RANGE(widget) || GTK_IS_EDITABLE(widget) || GTK_IS_TEXT_VIEW(widget);
}

/* Activates the widget of an element that is clicked. */
static void activate_element(PtkGtkSurface *self, const ptk_event *event) {
  gint64 id = (gint64)event->target;
  GtkWidget *widget = event->type == PTK_EVENT_CLICKED ? g_hash_table_lookup(self->widgets, &id) : NULL;
  if (!widget || !PTK_GTK_IS_ELEMENT(widget)) return;
  GtkWidget *child = PTK_GTK_ELEMENT(widget)->child;
  if (!handles_presses(child)) gtk_widget_activate(child);
}

uint64_t ptk_gtk_element_get_target(PtkGtkElement *self) { return self->target.id; }
ptk_target *ptk_gtk_element_get_properties(PtkGtkElement *self) { return &self->target; }
void ptk_gtk_element_update(PtkGtkElement *self) {
  self->is_changed = TRUE;
  if (self->surface) ptk_gtk_surface_update(self->surface);
}

static void element_map(GtkWidget *widget) {
  GTK_WIDGET_CLASS(ptk_gtk_element_parent_class)->map(widget);
  PtkGtkElement *self = PTK_GTK_ELEMENT(widget);
  GtkWidget *surface = gtk_widget_get_ancestor(widget, PTK_GTK_TYPE_SURFACE);
  if (!surface) return;
  self->surface = PTK_GTK_SURFACE(surface);
  self->surface->elements = g_list_prepend(self->surface->elements, self);
  ptk_gtk_surface_set_widget(self->surface, self->target.id, widget);
  ptk_gtk_element_update(self);
}

static void element_unmap(GtkWidget *widget) {
  PtkGtkElement *self = PTK_GTK_ELEMENT(widget);
  if (self->surface) {
    self->surface->elements = g_list_remove(self->surface->elements, self);
    ptk_gtk_surface_set_widget(self->surface, self->target.id, NULL);
    ptk_engine_remove_target(self->surface->engine, self->target.id, ptk_gtk_now());
    ptk_gtk_surface_update(self->surface);
    self->surface = NULL;
  }
  GTK_WIDGET_CLASS(ptk_gtk_element_parent_class)->unmap(widget);
}

static void element_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  PtkGtkElement *self = PTK_GTK_ELEMENT(widget);
  if (self->surface) ptk_gtk_begin_element(self->surface, widget, self->target.id, snapshot);
  gtk_widget_snapshot_child(widget, self->child, snapshot);
  if (self->surface) ptk_gtk_end_element(self->surface, widget, self->target.id, snapshot);
}

static void element_dispose(GObject *object) {
  g_clear_pointer(&PTK_GTK_ELEMENT(object)->child, gtk_widget_unparent);
  G_OBJECT_CLASS(ptk_gtk_element_parent_class)->dispose(object);
}

static void ptk_gtk_element_class_init(PtkGtkElementClass *class) {
  G_OBJECT_CLASS(class)->dispose = element_dispose;
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
  widget_class->map = element_map;
  widget_class->unmap = element_unmap;
  widget_class->snapshot = element_snapshot;
  gtk_widget_class_set_layout_manager_type(widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void ptk_gtk_element_init(PtkGtkElement *self) {
  static uint64_t count = 0;
  self->target = ptk_target_make(PTK_KIND_OTHER, ((uint64_t)1 << 62) + count++, (ptk_rect){ 0, 0, 0, 0 });
}

GtkWidget *ptk_gtk_element_new(GtkWidget *child, ptk_kind kind) {
  PtkGtkElement *self = g_object_new(PTK_GTK_TYPE_ELEMENT, NULL);
  self->target.kind = kind;
  self->child = child;
  gtk_widget_set_parent(child, GTK_WIDGET(self));
  /* The engine handles clicks and hovering, with a region that is larger than the widget. */
  if (!handles_presses(child)) {
    gtk_widget_set_can_target(child, FALSE);
  } else {
    /* Text sets a cursor of the system, which would be seen beside the pointer. */
    GtkEditable *text = GTK_IS_EDITABLE(child) ? gtk_editable_get_delegate(GTK_EDITABLE(child)) : NULL;
    gtk_widget_set_cursor_from_name(text ? GTK_WIDGET(text) : child, "none");
  }
  return GTK_WIDGET(self);
}

/* ---- The widget --------------------------------------------------------------------------------------- */

static void surface_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  PtkGtkSurface *self = PTK_GTK_SURFACE(widget);
  if (self->child) gtk_widget_snapshot_child(widget, self->child, snapshot);
  draw_commands(self, snapshot, self->frame->front, self->frame->front_count);
  /* A GtkScrolledWindow moves elements without telling them, but is painted after that. */
  if (register_elements(self, TRUE)) ptk_gtk_surface_update(self);
}

static void surface_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  PtkGtkSurface *self = PTK_GTK_SURFACE(widget);
  if (self->child) gtk_widget_allocate(self->child, width, height, baseline, NULL);
  ptk_config config = ptk_config_default();
  ptk_engine_get_config(self->engine, &config, sizeof config);
  config.display_scale = gtk_widget_get_scale_factor(widget);
  ptk_engine_set_config(self->engine, &config, ptk_gtk_now());
  ptk_engine_resize(self->engine, (ptk_size){ width, height }, ptk_gtk_now());
  ptk_gtk_surface_update(self);
}

static void surface_measure(GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                            int *minimum_baseline, int *natural_baseline) {
  PtkGtkSurface *self = PTK_GTK_SURFACE(widget);
  if (self->child)
    gtk_widget_measure(self->child, orientation, for_size, minimum, natural, minimum_baseline, natural_baseline);
}

static void surface_realize(GtkWidget *widget) {
  GTK_WIDGET_CLASS(ptk_gtk_surface_parent_class)->realize(widget);
  PtkGtkSurface *self = PTK_GTK_SURFACE(widget);
  ptk_config config = ptk_config_default();
  ptk_engine_get_config(self->engine, &config, sizeof config);
  config.host_warps_cursor = can_warp(widget);
  ptk_engine_set_config(self->engine, &config, ptk_gtk_now());
  self->seat = gdk_display_get_default_seat(gtk_widget_get_display(widget));
  GdkDevice *keyboard = self->seat ? gdk_seat_get_keyboard(self->seat) : NULL;
  if (keyboard) g_signal_connect_object(keyboard, "notify::modifier-state", G_CALLBACK(keys_changed), self, 0);
  GtkRoot *root = gtk_widget_get_root(widget);
  if (GTK_IS_WINDOW(root)) g_signal_connect_object(root, "notify::is-active", G_CALLBACK(activity_changed), self, 0);
}

static void surface_unrealize(GtkWidget *widget) {
  PtkGtkSurface *self = PTK_GTK_SURFACE(widget);
  GdkDevice *keyboard = self->seat ? gdk_seat_get_keyboard(self->seat) : NULL;
  if (keyboard) g_signal_handlers_disconnect_by_data(keyboard, self);
  if (gtk_widget_get_root(widget)) g_signal_handlers_disconnect_by_data(gtk_widget_get_root(widget), self);
  GTK_WIDGET_CLASS(ptk_gtk_surface_parent_class)->unrealize(widget);
}

static void surface_dispose(GObject *object) {
  PtkGtkSurface *self = PTK_GTK_SURFACE(object);
  g_clear_pointer(&self->child, gtk_widget_unparent);
  g_clear_handle_id(&self->wake, g_source_remove);
  for (guint i = 0; i < self->device_count; i++) g_object_unref(self->devices[i]);
  self->device_count = 0;
  G_OBJECT_CLASS(ptk_gtk_surface_parent_class)->dispose(object);
}

static void surface_finalize(GObject *object) {
  PtkGtkSurface *self = PTK_GTK_SURFACE(object);
  ptk_engine_destroy(self->engine);
  g_hash_table_unref(self->widgets);
  g_array_unref(self->redrawn);
  g_array_unref(self->previous);
  G_OBJECT_CLASS(ptk_gtk_surface_parent_class)->finalize(object);
}

static void ptk_gtk_surface_class_init(PtkGtkSurfaceClass *class) {
  G_OBJECT_CLASS(class)->dispose = surface_dispose;
  G_OBJECT_CLASS(class)->finalize = surface_finalize;
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
  widget_class->snapshot = surface_snapshot;
  widget_class->size_allocate = surface_size_allocate;
  widget_class->measure = surface_measure;
  widget_class->realize = surface_realize;
  widget_class->unrealize = surface_unrealize;
}

static void ptk_gtk_surface_init(PtkGtkSurface *self) {
  self->device_kind = -1;
  self->gesture = -1;
  self->widgets = g_hash_table_new_full(g_int64_hash, g_int64_equal, g_free, NULL);
  self->redrawn = g_array_new(FALSE, FALSE, sizeof(uint64_t));
  self->previous = g_array_new(FALSE, FALSE, sizeof(uint64_t));
  GtkEventController *events = gtk_event_controller_legacy_new();
  gtk_event_controller_set_propagation_phase(events, GTK_PHASE_CAPTURE);
  g_signal_connect(events, "event", G_CALLBACK(event_captured), self);
  gtk_widget_add_controller(GTK_WIDGET(self), events);
  GtkEventController *crossings = gtk_event_controller_motion_new();
  g_signal_connect(crossings, "enter", G_CALLBACK(entered), self);
  g_signal_connect(crossings, "leave", G_CALLBACK(left), self);
  gtk_widget_add_controller(GTK_WIDGET(self), crossings);
  gtk_widget_set_cursor_from_name(GTK_WIDGET(self), "none");
}

GtkWidget *ptk_gtk_surface_new(GtkWidget *child, const ptk_settings *settings, const ptk_config *config) {
  PtkGtkSurface *self = g_object_new(PTK_GTK_TYPE_SURFACE, NULL);
  /* The engine gets its size when the widget is allocated. */
  ptk_options options = ptk_options_default();
  options.settings = settings;
  options.config = config;
  self->engine = ptk_engine_create((ptk_size){ 1, 1 }, &options);
  describe(self, 0, PTK_DEVICE_TRACKPAD); /* For inputs of the window, which are of no device. */
  self->frame = ptk_engine_step(self->engine, ptk_gtk_now(), ptk_gtk_now());
  self->child = child;
  if (child) gtk_widget_set_parent(child, GTK_WIDGET(self));
  return GTK_WIDGET(self);
}

void ptk_gtk_surface_set_event_func(PtkGtkSurface *self, PtkGtkEventFunc function, gpointer data) {
  self->event_func = function;
  self->event_data = data;
}
void ptk_gtk_surface_set_frame_func(PtkGtkSurface *self, PtkGtkFrameFunc function, gpointer data) {
  self->frame_func = function;
  self->frame_data = data;
}
ptk_engine *ptk_gtk_surface_get_engine(PtkGtkSurface *self) { return self->engine; }
const ptk_frame *ptk_gtk_surface_get_frame(PtkGtkSurface *self) { return self->frame; }
