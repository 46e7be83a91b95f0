/* Clicks in the padding of a control, where GTK's own widgets do not respond. */
#include "window.h"

/* Whether a widget, or one of its ancestors up to `ancestor`, responds to a click itself. Header bars do: with their
 * gestures for moving and maximizing the window, which a click does not disturb. */
static gboolean responds(PtkWindow *self, GtkWidget *widget, GtkWidget *ancestor) {
  for (GtkWidget *each = widget; each && each != ancestor; each = gtk_widget_get_parent(each)) {
    if (control_of(self, each)) return TRUE;
    if (GTK_IS_WINDOW_HANDLE(each) || GTK_IS_HEADER_BAR(each) || GTK_IS_NATIVE(each)) continue;
    if (GTK_IS_SCROLLED_WINDOW(each) || GTK_IS_LIST_BOX(each) || GTK_IS_FLOW_BOX(each)) continue;
    if (notes_of(each)->has_gesture) return TRUE;
  }
  return FALSE;
}

static Control *control_with_id(PtkWindow *self, uint64_t id) {
  gint64 key = (gint64)id;
  return id ? g_hash_table_lookup(self->controls, &key) : NULL;
}

void note_press(PtkWindow *self, GdkEvent *event, ptk_point point) {
  self->padding_press = 0;
  if (gdk_button_event_get_button(event) != GDK_BUTTON_PRIMARY) return;
  uint64_t hovered = self->frame ? self->frame->hovered : 0;
  Control *control = control_with_id(self, hovered);
  if (!control || control->is_obstacle || !gtk_widget_get_mapped(control->widget)) return;
  GtkWidget *native = control->native->widget;
  GtkWidget *picked = gtk_widget_pick(native, point.x - control->native->origin.x, point.y - control->native->origin.y,
                                      GTK_PICK_DEFAULT);
  if (!picked || picked == control->widget || gtk_widget_is_ancestor(picked, control->widget)) return;
  GtkWidget *common = picked;
  while (common && !gtk_widget_is_ancestor(control->widget, common)) common = gtk_widget_get_parent(common);
  if (!responds(self, picked, common)) self->padding_press = hovered;
}

void note_click(PtkWindow *self, const ptk_event *event) {
  uint64_t pressed = self->padding_press;
  if (event->button != PTK_BUTTON_PRIMARY) return;
  self->padding_press = 0;
  Control *control = pressed == event->target && event->count <= 1 ? control_with_id(self, pressed) : NULL;
  if (!control) return;
  if (control->target.kind == PTK_KIND_TEXT) gtk_widget_grab_focus(control->widget);
  else gtk_widget_activate(control->widget);
}
