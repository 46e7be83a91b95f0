/* Finds the controls of a window in its widgets, and registers those that are new or have changed. */
#include "window.h"

/* A walk through the widgets of a window. */
typedef struct {
  PtkWindow *window;
  Native *native;
  GArray *changed; /* Of ptk_target. */
  uint64_t space;  /* The space of the widgets that are walked. */
  ptk_point origin; /* Of that space, in points of the engine. */
} Walk;

void control_free(gpointer data) {
  Control *control = data;
  if (control->lines) g_array_unref(control->lines);
  g_free(control);
}

Control *control_of(PtkWindow *self, GtkWidget *widget) {
  gint64 key = (gint64)notes_of(widget)->id;
  return key ? g_hash_table_lookup(self->controls, &key) : NULL;
}

/* ---- States and cursors that GTK's own pointer would show ---------------------------------------------------------- */

/* GTK's own highlight of a control would lie beneath the pointer's. Menus keep the selected item. */
static void unset_prelight(GtkWidget *widget) {
  if (gtk_widget_get_state_flags(widget) & GTK_STATE_FLAG_PRELIGHT)
    gtk_widget_unset_state_flags(widget, GTK_STATE_FLAG_PRELIGHT);
}

static void state_changed(GtkWidget *widget, GtkStateFlags before, gpointer data) {
  (void)data;
  PtkWindow *window = window_of(widget);
  if (!window) return;
  unset_prelight(widget);
  GtkStateFlags changed = before ^ gtk_widget_get_state_flags(widget);
  if (changed & ~(GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_BACKDROP | GTK_STATE_FLAG_FOCUSED | GTK_STATE_FLAG_FOCUS_WITHIN |
                  GTK_STATE_FLAG_FOCUS_VISIBLE))
    window_invalidate(window);
}

static void hide_cursor(GtkWidget *widget) {
  GdkCursor *cursor = gtk_widget_get_cursor(widget);
  static GdkCursor *none;
  if (!none) none = gdk_cursor_new_from_name("none", NULL);
  if (!cursor || cursor == none) return;
  g_set_object(&notes_of(widget)->cursor, cursor);
  gtk_widget_set_cursor(widget, none);
}

void restore_widgets(GtkWidget *widget) {
  Notes *notes = notes_of(widget);
  if (notes->cursor) gtk_widget_set_cursor(widget, notes->cursor);
  g_clear_object(&notes->cursor);
  if (notes->is_watched) g_signal_handlers_disconnect_by_func(widget, state_changed, NULL);
  notes->is_watched = FALSE;
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child))
    if (!GTK_IS_NATIVE(child)) restore_widgets(child);
}

static void watch(GtkWidget *widget) {
  Notes *notes = notes_of(widget);
  if (notes->is_watched) return;
  notes->is_watched = TRUE;
  g_signal_connect(widget, "state-flags-changed", G_CALLBACK(state_changed), NULL);
  unset_prelight(widget);
}

/* ---- Spaces -------------------------------------------------------------------------------------------------------- */

static gboolean is_same_rect(ptk_rect a, ptk_rect b) {
  return a.x == b.x && a.y == b.y && a.width == b.width && a.height == b.height;
}

static void register_space(PtkWindow *self, ptk_space space) {
  ptk_space known = { .size = sizeof known };
  gint64 now = ptk_gtk_now();
  guint64 *walk = g_hash_table_lookup(self->spaces, &space.id);
  if (walk) *walk = self->walk;
  else g_hash_table_insert(self->spaces, g_memdup2(&space.id, sizeof space.id), g_memdup2(&self->walk, sizeof self->walk));
  if (ptk_engine_get_space(self->engine, space.id, &known, sizeof known) == PTK_OK &&
      is_same_rect(known.clip, space.clip) && known.parent == space.parent && known.z == space.z &&
      known.is_opaque == space.is_opaque) {
    if (known.origin.x != space.origin.x || known.origin.y != space.origin.y)
      ptk_engine_scroll_space(self->engine, space.id, space.origin, now);
    return;
  }
  ptk_engine_upsert_spaces(self->engine, &space, 1, now);
}

/* How far a view is scrolled. */
static ptk_point scrolled(GtkWidget *widget) {
  GtkAdjustment *x = gtk_scrollable_get_hadjustment(GTK_SCROLLABLE(widget));
  GtkAdjustment *y = gtk_scrollable_get_vadjustment(GTK_SCROLLABLE(widget));
  return (ptk_point){ x ? gtk_adjustment_get_value(x) : 0, y ? gtk_adjustment_get_value(y) : 0 };
}

/* ---- Controls ------------------------------------------------------------------------------------------------------ */

static gboolean is_same_target(const ptk_target *a, const ptk_target *b) {
  return a->kind == b->kind && is_same_rect(a->frame, b->frame) && a->space == b->space && a->z == b->z &&
         a->group == b->group && a->is_enabled == b->is_enabled && a->has_bezel == b->has_bezel &&
         a->corner_radius == b->corner_radius && a->has_padding == b->has_padding && a->has_color == b->has_color &&
         a->color.red == b->color.red && a->color.green == b->color.green && a->color.blue == b->color.blue &&
         a->latching_axes == b->latching_axes && (a->style == NULL) == (b->style == NULL);
}

static double linear_of(float encoded) {
  double value = encoded;
  return value <= 0.04045 ? value / 12.92 : value * value * (0.305306011 * value + 0.682171111) + 0.012522878 * value;
}

static void describe_style(Control *control, ptk_target *target, const Role *role) {
  int set = notes_of(control->widget)->effect;
  ptk_effect effect = set >= 0 ? (ptk_effect)set : PTK_EFFECT_AUTOMATIC;
  gboolean has_lines = role->kind == PTK_KIND_TEXT;
  if (effect == PTK_EFFECT_AUTOMATIC && !has_lines && !role->is_obstacle) return;
  control->style = ptk_style_default();
  control->style.effect = role->is_obstacle ? PTK_EFFECT_NONE : effect;
  if (has_lines) {
    control->precision = ptk_precision_default();
    control->precision.kind = PTK_PRECISION_LINES;
    control->precision.lines = (const ptk_line *)(gpointer)control->lines->data;
    control->precision.line_count = control->lines->len;
    control->style.vertical = &control->precision;
  }
  target->style = &control->style;
}

/* Reads the look of a control again if its states, its size or the theme have changed. */
static gboolean update_look(PtkWindow *self, Control *control, const graphene_rect_t *bounds) {
  GtkStateFlags state = gtk_widget_get_state_flags(control->widget) & ~GTK_STATE_FLAG_PRELIGHT;
  if (control->look_serial == self->look_serial && control->look_state == state &&
      control->look_width == bounds->size.width && control->look_height == bounds->size.height)
    return FALSE;
  control->look_serial = self->look_serial;
  control->look_state = state;
  control->look_width = bounds->size.width;
  control->look_height = bounds->size.height;
  control->look = look_of(control->widget);
  control->is_translucent = control->look.has_bezel && !control->look.has_color;
  if (control->is_translucent) control->backing = backdrop_of(control->widget);
  return TRUE;
}

static void register_control(Walk *walk, GtkWidget *widget, const Role *role, const graphene_rect_t *bounds, int64_t z) {
  PtkWindow *self = walk->window;
  uint64_t id = identify(&notes_of(widget)->id);
  gint64 key = (gint64)id;
  Control *control = g_hash_table_lookup(self->controls, &key);
  gboolean is_new = control == NULL;
  if (is_new) {
    control = g_new0(Control, 1);
    control->widget = widget;
    g_hash_table_insert(self->controls, g_memdup2(&key, sizeof key), control);
    watch(widget);
  }
  control->native = walk->native;
  control->walk = self->walk;
  control->is_obstacle = role->is_obstacle;
  gboolean has_new_look = update_look(self, control, bounds);
  /* An entry has one line in its middle; the lines of a view move and wrap. */
  gboolean has_new_lines =
    role->kind == PTK_KIND_TEXT && (has_new_look || GTK_IS_TEXT_VIEW(widget)) && find_lines(control);
  Look look = control->look;
  ptk_target target = ptk_target_make(role->kind, id, (ptk_rect){
    bounds->origin.x + walk->native->origin.x - walk->origin.x, bounds->origin.y + walk->native->origin.y - walk->origin.y,
    bounds->size.width, bounds->size.height });
  target.space = walk->space;
  target.z = z;
  target.is_enabled = gtk_widget_is_sensitive(widget);
  target.has_bezel = look.has_bezel && role->kind != PTK_KIND_ROW;
  target.corner_radius = look.radius >= 0 ? look.radius : role->kind == PTK_KIND_ROW ? 0 : 6;
  if (look.has_color) {
    target.has_color = TRUE;
    target.color = (ptk_color){ linear_of(look.color.red), linear_of(look.color.green), linear_of(look.color.blue) };
  }
  target.latching_axes = role->latching_axes;
  target.group = role->group;
  if (role->is_obstacle || role->kind == PTK_KIND_ROW) target.has_padding = TRUE;
  ptk_effect effect_before = control->style.effect;
  describe_style(control, &target, role);
  if (!is_new && !has_new_lines && is_same_target(&target, &control->target) && control->style.effect == effect_before) return;
  control->target = target;
  g_array_append_val(walk->changed, target);
}

static void walk_widget(Walk *walk, GtkWidget *widget, int64_t z) {
  if (!gtk_widget_get_mapped(widget) || !gtk_widget_get_child_visible(widget)) return;
  Notes *notes = notes_of(widget);
  if (notes->is_ignored) return;
  if (gtk_widget_get_width(widget) <= 0 || gtk_widget_get_height(widget) <= 0) return;
  hide_cursor(widget);
  Role role = role_of(widget);
  gboolean is_scrollable = GTK_IS_SCROLLABLE(widget);
  graphene_rect_t bounds;
  if ((role.is_control || is_scrollable) && !gtk_widget_compute_bounds(widget, walk->native->widget, &bounds)) return;
  if (role.is_control) {
    register_control(walk, widget, &role, &bounds, z);
    if (role.is_leaf) {
      watch(widget);
      return;
    }
  }
  Walk outer = *walk;
  if (is_scrollable) {
    ptk_rect clip = { bounds.origin.x + walk->native->origin.x - walk->origin.x,
                      bounds.origin.y + walk->native->origin.y - walk->origin.y, bounds.size.width, bounds.size.height };
    ptk_space space = ptk_space_make(identify(&notes_of(widget)->space), clip);
    ptk_point offset = scrolled(widget);
    space.parent = walk->space;
    space.origin = (ptk_point){ clip.x - offset.x, clip.y - offset.y };
    space.z = z;
    register_space(walk->window, space);
    walk->space = space.id;
    walk->origin = (ptk_point){ walk->origin.x + space.origin.x, walk->origin.y + space.origin.y };
  }
  /* The children of an overlay lie over its first child. */
  gboolean is_overlay = GTK_IS_OVERLAY(widget);
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child)) {
    if (GTK_IS_NATIVE(child)) continue;
    gboolean is_over = is_overlay && child != gtk_overlay_get_child(GTK_OVERLAY(widget));
    walk_widget(walk, child, role.is_control || is_over ? z + 1 : z);
  }
  walk->space = outer.space;
  walk->origin = outer.origin;
}

/* ---- Natives ------------------------------------------------------------------------------------------------------- */

/* Where a popover is, in points of the engine. */
static void place(PtkWindow *self, Native *native) {
  if (native->widget == GTK_WIDGET(self->widget)) return;
  GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(native->widget));
  GdkSurface *parent = surface && GDK_IS_POPUP(surface) ? gdk_popup_get_parent(GDK_POPUP(surface)) : NULL;
  GtkNative *parent_native = parent ? gtk_native_get_for_surface(parent) : NULL;
  Native *outer = parent_native ? window_find_native(self, GTK_WIDGET(parent_native)) : NULL;
  if (!outer) return;
  double x = 0, y = 0, parent_x = 0, parent_y = 0;
  gtk_native_get_surface_transform(GTK_NATIVE(native->widget), &x, &y);
  gtk_native_get_surface_transform(parent_native, &parent_x, &parent_y);
  native->origin = (ptk_point){ outer->origin.x + gdk_popup_get_position_x(GDK_POPUP(surface)) + x - parent_x,
                                outer->origin.y + gdk_popup_get_position_y(GDK_POPUP(surface)) + y - parent_y };
}

static void walk_native(Walk *walk, Native *native, int64_t z) {
  PtkWindow *self = walk->window;
  walk->native = native;
  walk->space = 0;
  walk->origin = (ptk_point){ 0, 0 };
  place(self, native);
  if (native->widget != GTK_WIDGET(self->widget)) {
    ptk_size size = { gtk_widget_get_width(native->widget), gtk_widget_get_height(native->widget) };
    ptk_rect clip = { native->origin.x, native->origin.y, size.width, size.height };
    if (native->is_modal) {
      /* A press outside closes the popover, so that nothing there responds. */
      ptk_space screen = ptk_space_make(identify(&notes_of(native->widget)->screen), (ptk_rect){ 0, 0, 1e6, 1e6 });
      screen.is_opaque = TRUE;
      screen.z = 1000000 + 2 * z;
      register_space(self, screen);
    }
    ptk_space space = ptk_space_make(identify(&notes_of(native->widget)->space), clip);
    space.is_opaque = TRUE;
    space.z = 1000000 + 2 * z + 1;
    register_space(self, space);
    walk->space = space.id;
    walk->origin = space.origin;
  }
  hide_cursor(native->widget);
  for (GtkWidget *child = gtk_widget_get_first_child(native->widget); child; child = gtk_widget_get_next_sibling(child))
    if (!GTK_IS_NATIVE(child)) walk_widget(walk, child, 0);
}

static void remove_gone(PtkWindow *self) {
  GHashTableIter iter;
  gpointer key, value;
  GArray *gone = g_array_new(FALSE, FALSE, sizeof(uint64_t));
  g_hash_table_iter_init(&iter, self->controls);
  while (g_hash_table_iter_next(&iter, &key, &value)) {
    if (((Control *)value)->walk == self->walk) continue;
    g_array_append_vals(gone, key, 1);
    g_hash_table_iter_remove(&iter);
  }
  if (gone->len)
    ptk_engine_upsert_targets(self->engine, NULL, 0, (const uint64_t *)(gpointer)gone->data, gone->len, ptk_gtk_now());
  g_array_unref(gone);
  g_hash_table_iter_init(&iter, self->spaces);
  while (g_hash_table_iter_next(&iter, &key, &value)) {
    if (*(guint64 *)value == self->walk) continue;
    ptk_engine_remove_space(self->engine, *(uint64_t *)key, ptk_gtk_now());
    g_hash_table_iter_remove(&iter);
  }
}

void walk(PtkWindow *self) {
  self->walk++;
  self->needs_walk = FALSE;
  Walk walk = { .window = self, .changed = g_array_new(FALSE, FALSE, sizeof(ptk_target)) };
  for (guint i = 0; i < self->natives->len; i++) walk_native(&walk, g_ptr_array_index(self->natives, i), (int64_t)i);
  if (walk.changed->len)
    ptk_engine_upsert_targets(self->engine, (const ptk_target *)(gpointer)walk.changed->data, walk.changed->len, NULL, 0,
                              ptk_gtk_now());
  g_array_unref(walk.changed);
  remove_gone(self);
}
