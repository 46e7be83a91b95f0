/* Finds the windows and popovers of the program, those of now and those that are opened later. */
#include "window.h"

static gboolean is_attached;
static gulong map_hook, unmap_hook;
static guint map_signal, unmap_signal;

static void add(GtkWidget *widget) {
  if (!settings_are_on()) return;
  if (GTK_IS_WINDOW(widget)) {
    ptk_gtk_attach(GTK_WINDOW(widget));
    return;
  }
  PtkWindow *window = window_of(widget);
  if (window) window_add_native(window, widget);
}

/* Before "map" has run, a window has no surface on the screen, but it is realized. */
static gboolean mapped(GSignalInvocationHint *hint, guint count, const GValue *values, gpointer data) {
  (void)hint, (void)count, (void)data;
  GtkWidget *widget = g_value_get_object(values);
  if (is_attached && (GTK_IS_WINDOW(widget) || GTK_IS_POPOVER(widget))) add(widget);
  return TRUE;
}

static gboolean unmapped(GSignalInvocationHint *hint, guint count, const GValue *values, gpointer data) {
  (void)hint, (void)count, (void)data;
  GtkWidget *widget = g_value_get_object(values);
  PtkWindow *window = window_of(widget);
  if (!window) return TRUE;
  if (GTK_IS_POPOVER(widget)) window_remove_native(window, widget);
  else if (control_of(window, widget)) window_invalidate(window);
  return TRUE;
}

static void add_popovers(GtkWidget *widget) {
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child)) {
    if (GTK_IS_POPOVER(child) && gtk_widget_get_mapped(child)) add(child);
    add_popovers(child);
  }
}

static void for_each_window(void (*function)(GtkWindow *window)) {
  GListModel *windows = gtk_window_get_toplevels();
  for (guint i = 0; i < g_list_model_get_n_items(windows); i++) {
    GtkWindow *window = g_list_model_get_item(windows, i);
    function(window);
    g_object_unref(window);
  }
}

static void attach_window(GtkWindow *window) {
  if (!gtk_widget_get_mapped(GTK_WIDGET(window))) return;
  add(GTK_WIDGET(window));
  add_popovers(GTK_WIDGET(window));
}

static void settings_changed(void) {
  if (!is_attached) return;
  for_each_window(ptk_gtk_detach);
  for_each_window(attach_window);
}

static void begin(void) {
  g_type_ensure(GTK_TYPE_WINDOW);
  gpointer class = g_type_class_ref(GTK_TYPE_WIDGET);
  map_signal = g_signal_lookup("map", GTK_TYPE_WIDGET);
  unmap_signal = g_signal_lookup("unmap", GTK_TYPE_WIDGET);
  map_hook = g_signal_add_emission_hook(map_signal, 0, mapped, NULL, NULL);
  unmap_hook = g_signal_add_emission_hook(unmap_signal, 0, unmapped, NULL, NULL);
  g_type_class_unref(class);
  settings_watch(settings_changed);
  for_each_window(attach_window);
}

/* GTK is initialized by the program, before its first window. A program without windows ends the wait. */
static gboolean begin_if_initialized(gpointer data) {
  static int count = 0;
  (void)data;
  if (!is_attached) return G_SOURCE_REMOVE;
  if (!gtk_is_initialized()) return ++count < 500 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
  begin();
  return G_SOURCE_REMOVE;
}

void ptk_gtk_attach_all(void) {
  if (is_attached || g_strcmp0(g_getenv("POINTERKIT_DISABLE"), "1") == 0) return;
  is_attached = TRUE;
  if (gtk_is_initialized()) begin();
  else g_timeout_add(10, begin_if_initialized, NULL);
}

void ptk_gtk_detach_all(void) {
  if (!is_attached) return;
  is_attached = FALSE;
  if (map_hook) g_signal_remove_emission_hook(map_signal, map_hook);
  if (unmap_hook) g_signal_remove_emission_hook(unmap_signal, unmap_hook);
  map_hook = unmap_hook = 0;
  if (gtk_is_initialized()) for_each_window(ptk_gtk_detach);
}
