/* Clicks in the padding of a control, where GTK's own widgets do not respond. */
#include "clicks.h"

#include "../recognize/controls.h"
#include "../recognize/kinds.h"
#include "../recognize/notes.h"

/* Whether a widget, or one of its ancestors up to `ancestor`, responds to a click itself. Header bars do: with their
 * gestures for moving and maximizing the window, which a click does not disturb. */
static gboolean responds(PtkWindow *self, GtkWidget *widget, GtkWidget *ancestor) {
  for (GtkWidget *each = widget; each && each != ancestor; each = gtk_widget_get_parent(each)) {
    if (control_of(self, each)) return TRUE;
    if (GTK_IS_WINDOW_HANDLE(each) || GTK_IS_HEADER_BAR(each) || GTK_IS_NATIVE(each)) continue;
    if (GTK_IS_SCROLLED_WINDOW(each) || GTK_IS_LIST_BOX(each) || GTK_IS_FLOW_BOX(each)) continue;
    if (has_gesture(each)) return TRUE;
  }
  return FALSE;
}

gboolean note_press(PtkWindow *self, GdkEvent *event, ptk_point point) {
  guint32 time = gdk_event_get_time(event), before = self->padding.time;
  self->padding.control = 0;
  self->padding.time = 0;
  if (gdk_button_event_get_button(event) != GDK_BUTTON_PRIMARY) return GDK_EVENT_PROPAGATE;
  uint64_t hovered = self->frames.latest ? self->frames.latest->hovered : 0;
  Control *control = control_with_id(self, hovered);
  if (!control || control->is_obstacle || control->is_part || !gtk_widget_get_mapped(control->widget))
    return GDK_EVENT_PROPAGATE;
  GtkWidget *native = control->native->widget;
  GtkWidget *picked = gtk_widget_pick(native, point.x - control->native->origin.x, point.y - control->native->origin.y,
                                      GTK_PICK_DEFAULT);
  if (!picked || picked == control->widget || gtk_widget_is_ancestor(picked, control->widget)) return GDK_EVENT_PROPAGATE;
  GtkWidget *common = picked;
  while (common && !gtk_widget_is_ancestor(control->widget, common)) common = gtk_widget_get_parent(common);
  if (responds(self, picked, common)) return GDK_EVENT_PROPAGATE;
  self->padding.control = hovered;
  self->padding.time = time;
  /* Two clicks in the padding of a button in a header bar would maximize the window. */
  int interval = 400;
  g_object_get(gtk_widget_get_settings(native), "gtk-double-click-time", &interval, NULL);
  gboolean is_second = before && time - before < (guint32)interval;
  return is_second && gtk_widget_get_ancestor(picked, GTK_TYPE_WINDOW_HANDLE) ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
}

/* Selects the page of a notebook's tab. */
static gboolean select_page(GtkWidget *tab) {
  GtkWidget *notebook = gtk_widget_get_ancestor(tab, GTK_TYPE_NOTEBOOK);
  for (int i = 0; notebook && i < gtk_notebook_get_n_pages(GTK_NOTEBOOK(notebook)); i++) {
    GtkWidget *page = gtk_notebook_get_nth_page(GTK_NOTEBOOK(notebook), i);
    GtkWidget *label = gtk_notebook_get_tab_label(GTK_NOTEBOOK(notebook), page);
    if (!label || !gtk_widget_is_ancestor(label, tab)) continue;
    gtk_notebook_set_current_page(GTK_NOTEBOOK(notebook), i);
    return TRUE;
  }
  return FALSE;
}

/* A button of a spin button has a gesture instead of a click. */
static gboolean spin(GtkWidget *button) {
  GtkWidget *parent = gtk_widget_get_parent(button);
  if (!GTK_IS_SPIN_BUTTON(parent)) return FALSE;
  gboolean is_up = gtk_widget_has_css_class(button, "up");
  gtk_spin_button_spin(GTK_SPIN_BUTTON(parent), is_up ? GTK_SPIN_STEP_FORWARD : GTK_SPIN_STEP_BACKWARD, 0);
  return TRUE;
}

static gboolean press(gpointer data) {
  GtkWidget *widget = data;
  if (!gtk_widget_get_mapped(widget) || !gtk_widget_is_sensitive(widget)) return G_SOURCE_REMOVE;
  if (GTK_IS_TEXT(widget)) gtk_text_grab_focus_without_selecting(GTK_TEXT(widget));
  else if (role_of(widget).kind == PTK_KIND_TEXT) gtk_widget_grab_focus(widget);
  else if (select_page(widget) || spin(widget)) return G_SOURCE_REMOVE;
  else if (GTK_IS_BUTTON(widget)) g_signal_emit_by_name(widget, "clicked"); /* Activated, it waits for a quarter of a second. */
  else gtk_widget_activate(widget);
  return G_SOURCE_REMOVE;
}

/* The control is pressed after the frame, because it may close the window. */
void note_click(PtkWindow *self, const ptk_event *event) {
  uint64_t pressed = self->padding.control;
  if (event->button != PTK_BUTTON_PRIMARY) return;
  self->padding.control = 0;
  Control *control = pressed == event->target ? control_with_id(self, pressed) : NULL;
  if (control) g_idle_add_full(G_PRIORITY_DEFAULT, press, g_object_ref(control->widget), g_object_unref);
}
