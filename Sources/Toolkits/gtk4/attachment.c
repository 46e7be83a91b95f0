/* Finds the windows and popovers of the program, those of now and those that are opened later, and gives them the pointer. */
#include "audit.h"
#include "frames.h"
#include "input/events.h"
#include "pointerkit-gtk4.h"
#include "recognize/controls.h"
#include "recognize/hover.h"
#include "recognize/walk.h"
#include "settings.h"
#include "signals.h"
#include "window.h"

/* ---- Natives ------------------------------------------------------------------------------------------------------- */

static void add_native(PtkWindow *self, GtkWidget *widget) {
  if (window_find_native(self, widget) || !gtk_widget_get_realized(widget)) return;
  frames_hook(widget);
  Native *native = g_new0(Native, 1);
  native->window = self;
  native->widget = widget;
  native->origin = (ptk_point){ PTK_MARGIN, PTK_MARGIN };
  native->is_modal = GTK_IS_POPOVER(widget) && gtk_popover_get_autohide(GTK_POPOVER(widget));
  events_add(native);
  g_ptr_array_add(self->natives, native);
  window_update(self);
}

static void remove_native(PtkWindow *self, GtkWidget *widget) {
  Native *native = window_find_native(self, widget);
  if (!native) return;
  events_remove(native);
  forget_all(self, widget);
  audit_forget(native);
  audit_changed(self); /* What the popover has covered is seen again. */
  g_ptr_array_remove(self->natives, native);
  g_free(native);
  if (self->frames.tick || gtk_widget_get_realized(self->widget)) window_update(self);
}

/* ---- Windows ------------------------------------------------------------------------------------------------------- */

ptk_engine *ptk_gtk_get_engine(GtkWindow *window) {
  g_return_val_if_fail(GTK_IS_WINDOW(window), NULL);
  PtkWindow *self = window_of(GTK_WIDGET(window));
  return self ? self->engine : NULL;
}

static void begin(GtkWidget *window) {
  if (window_of(window) || !gtk_widget_get_realized(window)) return;
  PtkWindow *self = g_new0(PtkWindow, 1);
  self->widget = window;
  self->engine = ptk_engine_create((ptk_size){ 1, 1 }, NULL); /* Until the first layout. */
  self->natives = g_ptr_array_new();
  controls_begin(self);
  frames_begin(self);
  window_set(window, self);
  settings_apply(self);
  events_begin(self);
  add_native(self, window);
}

static void end(GtkWidget *window) {
  PtkWindow *self = window_of(window);
  if (!self) return;
  while (self->natives->len) {
    Native *native = g_ptr_array_index(self->natives, self->natives->len - 1);
    remove_native(self, native->widget);
  }
  events_end(self);
  frames_end(self);
  window_set(window, NULL);
  gtk_widget_queue_draw(window);
  ptk_engine_destroy(self->engine);
  g_ptr_array_unref(self->natives);
  controls_end(self);
  g_free(self);
}

/* ---- The program ---------------------------------------------------------------------------------------------------- */

/* Marks a window that the program has attached by itself. */
static const char wanted_key[] = "ptk-wanted";
static gboolean is_attached; /* Whether all windows are. */

static gboolean is_wanted(GtkWidget *window) {
  return settings_are_on() && (is_attached || g_object_get_data(G_OBJECT(window), wanted_key));
}

static gboolean mapped(GSignalInvocationHint *hint, guint count, const GValue *values, gpointer data) {
  (void)hint, (void)count, (void)data;
  GtkWidget *widget = g_value_get_object(values);
  if (GTK_IS_WINDOW(widget)) {
    if (is_wanted(widget)) begin(widget);
  } else if (GTK_IS_POPOVER(widget)) {
    PtkWindow *window = window_of(widget);
    if (window) add_native(window, widget);
  }
  return TRUE;
}

static gboolean unmapped(GSignalInvocationHint *hint, guint count, const GValue *values, gpointer data) {
  (void)hint, (void)count, (void)data;
  GtkWidget *widget = g_value_get_object(values);
  PtkWindow *window = window_of(widget);
  if (!window) return TRUE;
  if (GTK_IS_WINDOW(widget)) end(widget);
  else if (GTK_IS_POPOVER(widget)) remove_native(window, widget);
  else forget(window, widget);
  return TRUE;
}

static void add_popovers(PtkWindow *window, GtkWidget *widget) {
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child)) {
    if (GTK_IS_POPOVER(child) && gtk_widget_get_mapped(child)) add_native(window, child);
    add_popovers(window, child);
  }
}

static void attach_if_wanted(GtkWindow *window) {
  GtkWidget *widget = GTK_WIDGET(window);
  if (!gtk_widget_get_mapped(widget) || !is_wanted(widget)) return;
  begin(widget);
  if (window_of(widget)) add_popovers(window_of(widget), widget);
}

static void for_each_window(void (*function)(GtkWindow *window)) {
  GListModel *windows = gtk_window_get_toplevels();
  for (guint i = 0; i < g_list_model_get_n_items(windows); i++) {
    GtkWindow *window = g_list_model_get_item(windows, i);
    function(window);
    g_object_unref(window);
  }
}

static void detach(GtkWindow *window) {
  if (!window_of(GTK_WIDGET(window))) return;
  end(GTK_WIDGET(window));
  restore_highlight(GTK_WIDGET(window));
}

static void settings_changed(void) {
  for_each_window(detach);
  for_each_window(attach_if_wanted);
}

/* Watches what is shown and hidden, from the first attachment on. */
static void watch_widgets(void) {
  static gboolean is_watching;
  if (is_watching) return;
  is_watching = TRUE;
  gpointer class = g_type_class_ref(GTK_TYPE_WIDGET);
  g_signal_add_emission_hook(g_signal_lookup("map", GTK_TYPE_WIDGET), 0, mapped, NULL, NULL);
  g_signal_add_emission_hook(g_signal_lookup("unmap", GTK_TYPE_WIDGET), 0, unmapped, NULL, NULL);
  g_type_class_unref(class);
  settings_watch(settings_changed);
}

static gboolean is_disabled(void) { return g_strcmp0(g_getenv("POINTERKIT_DISABLE"), "1") == 0; }

void ptk_gtk_attach(GtkWindow *window) {
  g_return_if_fail(GTK_IS_WINDOW(window));
  define_signals();
  if (is_disabled()) return;
  watch_widgets();
  g_object_set_data(G_OBJECT(window), wanted_key, GINT_TO_POINTER(TRUE));
  attach_if_wanted(window);
}

void ptk_gtk_detach(GtkWindow *window) {
  g_return_if_fail(GTK_IS_WINDOW(window));
  g_object_set_data(G_OBJECT(window), wanted_key, NULL);
  detach(window);
}

/* GTK is initialized by the program, before its first window. A program without windows ends the wait. */
static gboolean attach_if_initialized(gpointer data) {
  static int count = 0;
  (void)data;
  if (!is_attached) return G_SOURCE_REMOVE;
  if (!gtk_is_initialized()) return ++count < 500 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
  watch_widgets();
  for_each_window(attach_if_wanted);
  return G_SOURCE_REMOVE;
}

static gboolean attach_soon(gpointer data) {
  if (attach_if_initialized(data) == G_SOURCE_CONTINUE) g_timeout_add(10, attach_if_initialized, data);
  return G_SOURCE_REMOVE;
}

/* It is done in the main loop, because GIO may be loading its modules now. */
void ptk_gtk_attach_all(void) {
  define_signals();
  if (is_attached || is_disabled()) return;
  is_attached = TRUE;
  g_idle_add_full(G_PRIORITY_HIGH, attach_soon, NULL, NULL);
}

void ptk_gtk_detach_all(void) {
  is_attached = FALSE;
  if (gtk_is_initialized()) for_each_window(ptk_gtk_detach);
}
