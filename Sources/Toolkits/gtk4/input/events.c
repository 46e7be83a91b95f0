/* Every event on its way to GTK's widgets is told to the engine. */
#include "events.h"

#include <math.h>

#include "../settings.h"
#include "clicks.h"
#include "cursor.h"
#include "devices.h"
#include "pointing.h"

static void handle_modifiers(PtkWindow *self, GdkModifierType state, gint64 time) {
  ptk_modifiers modifiers = 0;
  ptk_modifiers_convert(PTK_TOOLKIT_GDK4, state, &modifiers);
  if (modifiers == self->devices.modifiers) return;
  self->devices.modifiers = modifiers;
  ptk_input input = input_of(PTK_INPUT_KIND_MODIFIERS, time, 0);
  input.modifiers = modifiers;
  handle(self, &input);
}

/* Whether a key inserts or deletes text where the focus is, so that GTK would hide its cursor. */
static gboolean types_text(PtkWindow *self, GdkEvent *event) {
  const GdkModifierType commands = GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK;
  GtkWidget *focus = gtk_root_get_focus(GTK_ROOT(self->widget));
  gboolean is_view = GTK_IS_TEXT_VIEW(focus) && gtk_text_view_get_editable(GTK_TEXT_VIEW(focus));
  if (!is_view && !(GTK_IS_TEXT(focus) && gtk_editable_get_editable(GTK_EDITABLE(focus)))) return FALSE;
  if (gdk_event_get_modifier_state(event) & commands) return FALSE;
  guint key = gdk_key_event_get_keyval(event);
  if (key == GDK_KEY_BackSpace || key == GDK_KEY_Delete || key == GDK_KEY_KP_Delete) return TRUE;
  if (key == GDK_KEY_Return || key == GDK_KEY_KP_Enter) return is_view;
  return gdk_keyval_to_unicode(key) >= 0x20;
}

static void handle_key(PtkWindow *self, GdkEvent *event) {
  if (!types_text(self, event)) return;
  ptk_input input = input_of(PTK_INPUT_KIND_TYPING, time_of(self, gdk_event_get_time(event)), 0);
  handle(self, &input);
}

/* The point of the engine at a position in the surface of an event, which may have a border for shadows. */
static ptk_point point_of(PtkWindow *self, GdkEvent *event, double x, double y) {
  GtkNative *surface_native = gtk_native_get_for_surface(gdk_event_get_surface(event));
  Native *native = surface_native ? window_find_native(self, GTK_WIDGET(surface_native)) : NULL;
  if (!native) return (ptk_point){ NAN, NAN };
  double left = 0, top = 0;
  gtk_native_get_surface_transform(surface_native, &left, &top);
  return (ptk_point){ x - left + native->origin.x, y - top + native->origin.y };
}

static void handle_motion(PtkWindow *self, GdkEvent *event, guint32 device) {
  /* GDK merges the movements between two frames. It keeps their history for pens and while a button is pressed. */
  guint count = 0;
  GdkTimeCoord *history = gdk_event_get_history(event, &count);
  for (guint i = 0; i < count; i++) {
    ptk_input input = input_of(PTK_INPUT_KIND_POSITION, time_of(self, history[i].time), device);
    input.position = point_of(self, event, history[i].axes[GDK_AXIS_X], history[i].axes[GDK_AXIS_Y]);
    if ((history[i].flags & GDK_AXIS_FLAG_X) && isfinite(input.position.x)) handle(self, &input);
  }
  g_free(history);
  double x = 0, y = 0;
  if (!gdk_event_get_position(event, &x, &y)) return;
  ptk_input input = input_of(PTK_INPUT_KIND_POSITION, time_of(self, gdk_event_get_time(event)), device);
  input.position = point_of(self, event, x, y);
  if (!isfinite(input.position.x)) return;
  self->devices.moving = device;
  ptk_point moved = self->pointing.move.position;
  if (cursor_move_is_merged(&self->pointing.move, input.position, self->pointing.move.is_set && cursor_has_answered(self))) {
    ptk_input report = input;
    report.position = moved;
    handle(self, &report);
  }
  handle(self, &input);
}

static gboolean handle_button(PtkWindow *self, GdkEvent *event, gint64 time, guint32 device) {
  ptk_input input = input_of(PTK_INPUT_KIND_BUTTON, time, device);
  input.is_down = gdk_event_get_event_type(event) == GDK_BUTTON_PRESS;
  double x = 0, y = 0;
  guint number = gdk_button_event_get_button(event), bit = number <= 3 ? 1u << number : 0;
  self->pointing.pressed = input.is_down ? self->pointing.pressed | bit : self->pointing.pressed & ~bit;
  gboolean is_taken = GDK_EVENT_PROPAGATE;
  if (input.is_down && gdk_event_get_position(event, &x, &y)) is_taken = note_press(self, event, point_of(self, event, x, y));
  if (ptk_button_convert(PTK_TOOLKIT_GDK4, number, &input.button) == PTK_STATUS_OK)
    handle(self, &input);
  return is_taken;
}

static void handle_scroll(PtkWindow *self, GdkEvent *event, gint64 time, guint32 device) {
  GdkDevice *source = gdk_event_get_device(event);
  ptk_input input = input_of(PTK_INPUT_KIND_SCROLL, time, device);
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
        input.scroll_source = PTK_SCROLL_SOURCE_FINGER;
        input.scroll_phase = gdk_scroll_event_is_stop(event) ? PTK_SCROLL_PHASE_ENDED : PTK_SCROLL_PHASE_CHANGED;
        learn_touchpad(self, source);
      } else if (unit == PTK_WHEEL_GDK_SURFACE) {
        input.scroll_source = PTK_SCROLL_SOURCE_CONTINUOUS;
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

static void handle_touch(PtkWindow *self, GdkEvent *event, gint64 time, guint32 device) {
  ptk_input input = input_of(PTK_INPUT_KIND_TOUCH, time, device);
  double x = 0, y = 0;
  gdk_event_get_position(event, &x, &y);
  input.position = point_of(self, event, x, y);
  input.touch = (uint64_t)(uintptr_t)gdk_event_get_event_sequence(event);
  switch (gdk_event_get_event_type(event)) {
    case GDK_TOUCH_BEGIN: input.phase = PTK_PHASE_BEGAN; break;
    case GDK_TOUCH_UPDATE: input.phase = PTK_PHASE_CHANGED; break;
    case GDK_TOUCH_END: input.phase = PTK_PHASE_ENDED; break;
    default: input.phase = PTK_PHASE_CANCELLED;
  }
  handle(self, &input);
}

/* Who moves a window takes the release of the button that was pressed. */
static void notice_release(PtkWindow *self, GdkEvent *event) {
  const GdkModifierType buttons = GDK_BUTTON1_MASK | GDK_BUTTON2_MASK | GDK_BUTTON3_MASK;
  if (!self->pointing.pressed || (gdk_event_get_modifier_state(event) & buttons)) return;
  ptk_input input = input_of(PTK_INPUT_KIND_CANCEL, ptk_gtk_now(), 0);
  handle(self, &input);
}

/* Handles every event on its way to the widgets, which receive it as well. */
static gboolean event_captured(GtkEventController *controller, GdkEvent *event, gpointer data) {
  (void)controller;
  Native *native = data;
  PtkWindow *self = native->window;
  GdkEventType type = gdk_event_get_event_type(event);
  switch (type) {
    case GDK_MOTION_NOTIFY: case GDK_BUTTON_PRESS: case GDK_BUTTON_RELEASE: case GDK_SCROLL:
    case GDK_TOUCHPAD_HOLD: case GDK_KEY_PRESS:
    case GDK_TOUCH_BEGIN: case GDK_TOUCH_UPDATE: case GDK_TOUCH_END: case GDK_TOUCH_CANCEL: break;
    default: return GDK_EVENT_PROPAGATE;
  }
  /* An event passes through the window and through a popover within it. */
  if (event == self->devices.last_event) return GDK_EVENT_PROPAGATE;
  g_clear_pointer(&self->devices.last_event, gdk_event_unref);
  self->devices.last_event = gdk_event_ref(event);
  if (type == GDK_KEY_PRESS) {
    handle_key(self, event);
    return GDK_EVENT_PROPAGATE;
  }
  guint32 device = device_id(self, gdk_event_get_device(event));
  if (type == GDK_MOTION_NOTIFY) {
    notice_release(self, event);
    handle_motion(self, event, device);
    return GDK_EVENT_PROPAGATE;
  }
  gint64 time = time_of(self, gdk_event_get_time(event));
  handle_modifiers(self, gdk_event_get_modifier_state(event), time);
  if (type == GDK_BUTTON_PRESS || type == GDK_BUTTON_RELEASE) {
    return handle_button(self, event, time, device);
  } else if (type == GDK_SCROLL) {
    handle_scroll(self, event, time, device);
  } else if (type == GDK_TOUCHPAD_HOLD) {
    learn_touchpad(self, gdk_event_get_device(event));
    ptk_input input = input_of(PTK_INPUT_KIND_HOLD, time, self->devices.moving ? self->devices.moving : device);
    input.phase = phase_of(gdk_touchpad_event_get_gesture_phase(event));
    handle(self, &input);
  } else {
    handle_touch(self, event, time, device);
  }
  return GDK_EVENT_PROPAGATE;
}

/* Handles the crossings of a surface. GTK tells widgets of crossings only between widgets, and its own handler, which was
 * connected before any of ours, ends the emission; but a hook sees it. */
static gboolean surface_event(GSignalInvocationHint *hint, guint count, const GValue *values, gpointer data) {
  (void)hint, (void)data;
  GdkEvent *event = count > 1 ? g_value_peek_pointer(&values[1]) : NULL;
  GdkEventType type = event ? gdk_event_get_event_type(event) : GDK_DELETE;
  double x = 0, y = 0;
  if ((type != GDK_ENTER_NOTIFY && type != GDK_LEAVE_NOTIFY) || gdk_crossing_event_get_mode(event) != GDK_CROSSING_NORMAL ||
      !gdk_event_get_position(event, &x, &y))
    return TRUE;
  GtkNative *native = gtk_native_get_for_surface(gdk_event_get_surface(event));
  PtkWindow *self = native ? window_of(GTK_WIDGET(native)) : NULL;
  if (!self) return TRUE;
  gint64 time = time_of(self, gdk_event_get_time(event));
  ptk_input_kind kind = type == GDK_LEAVE_NOTIFY ? PTK_INPUT_KIND_LEAVE : self->pointing.has_returned ? PTK_INPUT_KIND_POSITION : PTK_INPUT_KIND_ENTER;
  self->pointing.has_returned = type == GDK_LEAVE_NOTIFY && cursor_returns(self, gdk_event_get_surface(event));
  if (self->pointing.has_returned) return TRUE;
  self->pointing.move.is_set = FALSE; /* A crossing tells where the cursor is. */
  ptk_input input = input_of(kind, time, 0);
  input.position = point_of(self, event, x, y);
  handle(self, &input);
  return TRUE;
}

/* What is dragged takes the pointer along: no movement and no release is heard of until it is dropped. */
static gboolean drag_began(GSignalInvocationHint *hint, guint count, const GValue *values, gpointer data) {
  (void)hint, (void)data;
  GtkEventController *source = count > 0 ? g_value_get_object(&values[0]) : NULL;
  GtkWidget *widget = source ? gtk_event_controller_get_widget(source) : NULL;
  PtkWindow *self = widget ? window_of(widget) : NULL;
  if (!self) return TRUE;
  ptk_input input = input_of(PTK_INPUT_KIND_CANCEL, ptk_gtk_now(), 0);
  handle(self, &input);
  leave_window(self);
  return TRUE;
}

static void keys_changed(GdkDevice *keyboard, GParamSpec *property, gpointer data) {
  (void)property;
  handle_modifiers(data, gdk_device_get_modifier_state(keyboard), ptk_gtk_now());
}

/* Cancels everything that is pressed when the window becomes inactive. An inactive window receives no releases. */
static void activity_changed(GtkWindow *window, GParamSpec *property, gpointer data) {
  (void)property;
  if (gtk_window_is_active(window)) return;
  ptk_input input = input_of(PTK_INPUT_KIND_CANCEL, ptk_gtk_now(), 0);
  handle(data, &input);
}

void events_add(Native *native) {
  native->events = gtk_event_controller_legacy_new();
  gtk_event_controller_set_propagation_phase(native->events, GTK_PHASE_CAPTURE);
  g_signal_connect(native->events, "event", G_CALLBACK(event_captured), native);
  gtk_widget_add_controller(native->widget, native->events);
}

void events_remove(Native *native) {
  if (native->events) gtk_widget_remove_controller(native->widget, native->events);
  native->events = NULL;
}

void events_begin(PtkWindow *self) {
  static gulong hook;
  if (!hook) {
    hook = g_signal_add_emission_hook(g_signal_lookup("event", GDK_TYPE_SURFACE), 0, surface_event, NULL, NULL);
    g_type_class_unref(g_type_class_ref(GTK_TYPE_DRAG_SOURCE));
    g_signal_add_emission_hook(g_signal_lookup("drag-begin", GTK_TYPE_DRAG_SOURCE), 0, drag_began, NULL, NULL);
  }
  GtkWidget *widget = self->widget;
  GdkSeat *seat = gdk_display_get_default_seat(gtk_widget_get_display(widget));
  GdkDevice *keyboard = seat ? gdk_seat_get_keyboard(seat) : NULL;
  if (keyboard) g_signal_connect(keyboard, "notify::modifier-state", G_CALLBACK(keys_changed), self);
  g_signal_connect(widget, "notify::is-active", G_CALLBACK(activity_changed), self);
  g_signal_connect_swapped(widget, "notify::scale-factor", G_CALLBACK(settings_apply), self);
  devices_begin(self);
}

void events_end(PtkWindow *self) {
  GtkWidget *widget = self->widget;
  GdkSeat *seat = gdk_display_get_default_seat(gtk_widget_get_display(widget));
  GdkDevice *keyboard = seat ? gdk_seat_get_keyboard(seat) : NULL;
  if (keyboard) g_signal_handlers_disconnect_by_data(keyboard, self);
  g_signal_handlers_disconnect_by_data(widget, self);
  devices_end(self);
}
