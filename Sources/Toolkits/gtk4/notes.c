/* What is remembered of a widget, as long as it lives. */
#include "window.h"

static void notes_free(gpointer data) {
  Notes *notes = data;
  if (notes->provider_destroy) notes->provider_destroy(notes->provider_data);
  g_clear_pointer(&notes->parts, g_hash_table_unref);
  g_clear_pointer(&notes->node, gsk_render_node_unref);
  g_clear_object(&notes->cursor);
  g_free(notes);
}

gboolean has_gesture(GtkWidget *widget) {
  GListModel *controllers = gtk_widget_observe_controllers(widget);
  gboolean found = FALSE;
  for (guint i = 0; !found; i++) {
    GtkEventController *each = g_list_model_get_item(controllers, i);
    if (!each) break;
    found = GTK_IS_GESTURE_SINGLE(each) && gtk_event_controller_get_propagation_phase(each) != GTK_PHASE_NONE;
    g_object_unref(each);
  }
  g_object_unref(controllers);
  return found;
}

/* Style classes and gestures are read when a widget is first seen, because a walk has no time for them. */
Notes *notes_of(GtkWidget *widget) {
  static GQuark key;
  if (!key) key = g_quark_from_static_string("ptk-notes");
  Notes *notes = g_object_get_qdata(G_OBJECT(widget), key);
  if (notes) return notes;
  notes = g_new0(Notes, 1);
  read_classes(widget, notes);
  notes->has_gesture = has_gesture(widget);
  g_object_set_qdata_full(G_OBJECT(widget), key, notes, notes_free);
  return notes;
}

void touch(GtkWidget *widget) {
  g_clear_pointer(&notes_of(widget)->node, gsk_render_node_unref);
  gtk_widget_queue_draw(widget);
}

uint64_t identify(uint64_t *id) {
  static uint64_t count = 0;
  if (*id == 0) *id = ++count;
  return *id;
}
