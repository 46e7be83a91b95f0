/* The cursors and the highlights that GTK's own pointer would show. */
#include "hover.h"

#include "controls.h"
#include "kinds.h"
#include "notes.h"

/* GTK's own highlight of a control would lie beneath the pointer's. Menus keep the selected item. */
static void state_changed(GtkWidget *widget, GtkStateFlags before, gpointer data) {
  (void)before, (void)data;
  PtkWindow *window = window_of(widget);
  if (!window || window->pointing.is_replaced || !(gtk_widget_get_state_flags(widget) & GTK_STATE_FLAG_PRELIGHT)) return;
  gtk_widget_unset_state_flags(widget, GTK_STATE_FLAG_PRELIGHT);
  window_update(window); /* A walk comes after GTK has painted. */
}

static GdkCursor *no_cursor(void) {
  static GdkCursor *none;
  if (!none) none = gdk_cursor_new_from_name("none", NULL);
  return none;
}

/* Whether the pointer tells as much as a cursor. */
static gboolean is_replaced(GtkWidget *widget, GdkCursor *cursor) {
  static const char *const arrows[] = { "default", "pointer", NULL }, *const busy[] = { "wait", "progress", NULL };
  const char *name = gdk_cursor_get_name(cursor);
  if (!name) return FALSE; /* It is a picture. */
  if (g_strv_contains(arrows, name)) return TRUE;
  Role role = role_of(widget);
  return ((role.is_control && !role.is_obstacle) || notes_of(widget)->parts) && !g_strv_contains(busy, name);
}

/* Keeps the cursor that the program has set, and hides it where the pointer replaces it. A native without a cursor would show
 * its parent's. */
static void cursor_changed(GtkWidget *widget, GParamSpec *property, gpointer data) {
  (void)data;
  GdkCursor *cursor = gtk_widget_get_cursor(widget);
  PtkWindow *window = cursor == no_cursor() ? NULL : window_of(widget);
  if (!window) return;
  if (property) window_update(window);
  g_hash_table_remove(window->scene.cursors, widget);
  if (!cursor && !GTK_IS_NATIVE(widget)) return;
  g_clear_object(&notes_of(widget)->cursor);
  if (cursor && !is_replaced(widget, cursor)) {
    g_hash_table_add(window->scene.cursors, widget);
    return;
  }
  notes_of(widget)->cursor = cursor ? g_object_ref(cursor) : NULL;
  gtk_widget_set_cursor(widget, no_cursor());
}

void hide_cursor(GtkWidget *widget) {
  Notes *notes = notes_of(widget);
  if (!notes->has_known_cursor) g_signal_connect(widget, "notify::cursor", G_CALLBACK(cursor_changed), NULL);
  notes->has_known_cursor = TRUE;
  if (gtk_widget_get_cursor(widget) || GTK_IS_NATIVE(widget)) cursor_changed(widget, NULL, NULL);
}

/* Whether a widget with a cursor is there, and nothing over it, which would take long to find out elsewhere. */
static gboolean is_shown_at(PtkWindow *self, GtkWidget *widget, ptk_point point) {
  Native *native = window_find_native(self, GTK_WIDGET(gtk_widget_get_native(widget)));
  graphene_rect_t bounds;
  if (!native || !gtk_widget_compute_bounds(widget, native->widget, &bounds)) return FALSE;
  double x = point.x - native->origin.x, y = point.y - native->origin.y;
  if (!graphene_rect_contains_point(&bounds, &GRAPHENE_POINT_INIT((float)x, (float)y))) return FALSE;
  GtkWidget *each = gtk_widget_pick(native->widget, x, y, GTK_PICK_DEFAULT);
  while (each && each != native->widget && !gtk_widget_get_cursor(each)) each = gtk_widget_get_parent(each);
  return each == widget;
}

gboolean shows_cursor(PtkWindow *self, ptk_point point) {
  GHashTableIter iter;
  gpointer widget;
  g_hash_table_iter_init(&iter, self->scene.cursors);
  while (g_hash_table_iter_next(&iter, &widget, NULL))
    if (is_shown_at(self, widget, point)) return TRUE;
  return FALSE;
}

void hide_highlight(GtkWidget *widget) {
  Notes *notes = notes_of(widget);
  if (!notes->has_known_states) g_signal_connect(widget, "state-flags-changed", G_CALLBACK(state_changed), NULL);
  notes->has_known_states = TRUE;
  state_changed(widget, 0, NULL);
}

void hide_highlights(PtkWindow *self) {
  GHashTableIter iter;
  gpointer control;
  g_hash_table_iter_init(&iter, self->scene.controls);
  while (g_hash_table_iter_next(&iter, NULL, &control)) state_changed(((Control *)control)->widget, 0, NULL);
}

void restore_hover(GtkWidget *widget) {
  Notes *notes = notes_of(widget);
  if (!notes->has_known_states && !notes->has_known_cursor) return;
  if (notes->has_known_states) g_signal_handlers_disconnect_by_func(widget, state_changed, NULL);
  if (notes->has_known_cursor) g_signal_handlers_disconnect_by_func(widget, cursor_changed, NULL);
  notes->has_known_states = notes->has_known_cursor = FALSE;
  if (gtk_widget_get_cursor(widget) == no_cursor()) gtk_widget_set_cursor(widget, notes->cursor);
  g_clear_object(&notes->cursor);
}

void restore_highlight(GtkWidget *native) {
  GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(native));
  GdkSeat *seat = gdk_display_get_default_seat(gtk_widget_get_display(native));
  GdkDevice *pointer = seat ? gdk_seat_get_pointer(seat) : NULL;
  double x = 0, y = 0, left = 0, top = 0;
  if (!surface || !pointer || gdk_device_get_surface_at_position(pointer, &x, &y) != surface) return;
  gtk_native_get_surface_transform(GTK_NATIVE(native), &left, &top);
  GtkWidget *each = gtk_widget_pick(native, x - left, y - top, GTK_PICK_DEFAULT);
  for (; each && each != native; each = gtk_widget_get_parent(each))
    gtk_widget_set_state_flags(each, GTK_STATE_FLAG_PRELIGHT, FALSE);
}
