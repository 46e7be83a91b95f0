/* What is remembered of a widget, as long as it lives. */
#include "notes.h"

#include "../../common/names.h"

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

/* Reads the style classes with our prefix; one that is not known is told. */
static void read_classes(GtkWidget *widget, Notes *notes) {
  notes->kind = notes->effect = -1;
  char **classes = gtk_widget_get_css_classes(widget);
  for (guint i = 0; classes[i]; i++) {
    const char *name = classes[i];
    gboolean is_ignored = strcmp(name, "ptk-ignore") == 0;
    int kind = g_str_has_prefix(name, "ptk-kind-") ? kind_named(name + strlen("ptk-kind-")) : -1;
    int effect = g_str_has_prefix(name, "ptk-effect-") ? effect_named(name + strlen("ptk-effect-")) : -1;
    notes->is_ignored |= is_ignored;
    if (kind >= 0) notes->kind = kind;
    if (effect >= 0) notes->effect = effect;
    if (!is_ignored && kind < 0 && effect < 0 && g_str_has_prefix(name, "ptk-"))
      g_warning("PointerKit: %s: found the style class '%s', expected ptk-ignore, ptk-kind-… or ptk-effect-… with a name of "
                "pointerkit-gtk4.h", G_OBJECT_TYPE_NAME(widget), name);
  }
  g_strfreev(classes);
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

/* ---- What a program says ----------------------------------------------------------------------------------------------- */

void ptk_gtk_widget_set_kind(GtkWidget *widget, int kind) {
  g_return_if_fail(GTK_IS_WIDGET(widget) && kind >= -1 && kind <= PTK_KIND_CANVAS);
  notes_of(widget)->kind = kind;
  notes_of(widget)->has_role = FALSE;
  touch(widget);
}

void ptk_gtk_widget_set_effect(GtkWidget *widget, int effect) {
  g_return_if_fail(GTK_IS_WIDGET(widget) && effect >= PTK_EFFECT_NONE && effect <= PTK_EFFECT_HOVER);
  notes_of(widget)->effect = effect;
  touch(widget);
}

void ptk_gtk_widget_set_ignored(GtkWidget *widget, gboolean is_ignored) {
  g_return_if_fail(GTK_IS_WIDGET(widget));
  notes_of(widget)->is_ignored = is_ignored;
  touch(widget);
}
