/* Registers controls with the engine, those that are new and those that have changed. */
#include "controls.h"

#include "lines.h"
#include "notes.h"

/* What is wider is tinted and keeps the circle, as the engine does with large buttons. */
#define GREATEST_HIGHLIGHT 240.0

/* Of a change of state, in nanoseconds. */
#define GREATEST_ANIMATION (500 * (gint64)NANOSECONDS_PER_MILLISECOND)

static void control_free(gpointer data) {
  Control *control = data;
  if (control->lines) g_array_unref(control->lines);
  g_free(control);
}

void controls_begin(PtkWindow *self) {
  self->scene.controls = g_hash_table_new_full(g_int64_hash, g_int64_equal, g_free, control_free);
  self->scene.cursors = g_hash_table_new(NULL, NULL);
  self->scene.changed = g_array_new(FALSE, FALSE, sizeof(ptk_target));
  self->scene.changed_spaces = g_array_new(FALSE, FALSE, sizeof(ptk_space));
}

void controls_end(PtkWindow *self) {
  g_hash_table_unref(self->scene.controls);
  g_hash_table_unref(self->scene.cursors);
  g_array_unref(self->scene.changed);
  g_array_unref(self->scene.changed_spaces);
}

Control *control_with_id(PtkWindow *self, uint64_t id) {
  gint64 key = (gint64)id;
  return id ? g_hash_table_lookup(self->scene.controls, &key) : NULL;
}

Control *control_of(PtkWindow *self, GtkWidget *widget) { return control_with_id(self, notes_of(widget)->id); }

static gboolean is_same_target(const ptk_target *a, const ptk_target *b) {
  return a->kind == b->kind && memcmp(&a->frame, &b->frame, sizeof(ptk_rect)) == 0 && a->space == b->space && a->z == b->z &&
         a->group == b->group && a->is_enabled == b->is_enabled && a->has_bezel == b->has_bezel &&
         a->corner_radius == b->corner_radius && a->has_padding == b->has_padding && a->has_color == b->has_color &&
         a->color.red == b->color.red && a->color.green == b->color.green && a->color.blue == b->color.blue &&
         a->latching_axes == b->latching_axes && a->tracks_held_press == b->tracks_held_press &&
         a->accepts_drops == b->accepts_drops && (a->style == NULL) == (b->style == NULL);
}

/* What the engine highlights by itself. */
static gboolean is_highlighted(ptk_kind kind) {
  return kind == PTK_KIND_BAR_BUTTON || kind == PTK_KIND_SEGMENT || kind == PTK_KIND_TAB_BAR_ITEM || kind == PTK_KIND_SLIDER;
}

/* A highlight as large as the frame, since that is seen by itself or lies in something: nothing reaches around it. */
static void fit_highlight(Control *control, const ptk_rect *frame) {
  control->style.effect = PTK_EFFECT_HIGHLIGHT;
  control->shape = ptk_default_shape();
  control->shape.kind = PTK_SHAPE_KIND_ROUNDED_RECT;
  control->shape.rect_size = (ptk_size){ frame->width, frame->height };
  control->shape.corner_radius = MIN(control->look.radius >= 0 ? control->look.radius : 6, MIN(frame->width, frame->height) / 2);
  control->style.shape = &control->shape;
  control->style.constrained_axes = PTK_AXIS_HORIZONTAL | PTK_AXIS_VERTICAL;
}

static void describe_style(Control *control, const Scope *scope, ptk_target *target, const Role *role) {
  int set = notes_of(control->widget)->effect;
  ptk_effect effect = set >= 0 ? (ptk_effect)set : PTK_EFFECT_AUTOMATIC;
  /* A part cannot be lifted, because its widget paints it with all others. */
  if (control->is_part && role->kind != PTK_KIND_ROW) effect = PTK_EFFECT_HIGHLIGHT;
  gboolean has_lines = role->kind == PTK_KIND_TEXT && control->lines;
  gboolean is_wide = target->frame.width > GREATEST_HIGHLIGHT && is_highlighted(role->kind) && role->kind != PTK_KIND_SLIDER;
  /* What has no card of its own, as in a grid of files, would be lifted from nothing; and all around it be painted in each frame. */
  gboolean is_bare = role->kind == PTK_KIND_CARD && effect == PTK_EFFECT_AUTOMATIC && !control->is_part && !control->look.has_bezel;
  gboolean is_fitted = !is_wide && effect == PTK_EFFECT_AUTOMATIC && !control->is_part && !role->is_obstacle &&
                       (is_highlighted(role->kind) ? control->look.has_bezel
                                                   : role->kind == PTK_KIND_BUTTON && !control->look.has_bezel && scope->is_in_control);
  if (effect == PTK_EFFECT_AUTOMATIC && !has_lines && !role->is_obstacle && !is_wide && !is_bare && !is_fitted) return;
  control->style = ptk_default_style();
  control->style.effect = role->is_obstacle ? PTK_EFFECT_NONE : effect;
  /* In what is wide the pointer would be lost. */
  if (is_wide || is_bare) {
    control->style.effect = PTK_EFFECT_HOVER;
    control->style.hover.prefers_scaled_content = false;
  }
  if (is_fitted) fit_highlight(control, &target->frame);
  if (has_lines) {
    control->precision = ptk_default_precision();
    control->precision.kind = PTK_PRECISION_KIND_LINES;
    control->precision.lines = (const ptk_line *)(gpointer)control->lines->data;
    control->precision.line_count = control->lines->len;
    control->style.vertical = &control->precision;
  }
  target->style = &control->style;
}

/* In the dark, gray would glow on what is around it, and the edges of a control would be lost in that. */
static gboolean would_glow(PtkWindow *self, const Look *look) {
  const GdkRGBA *color = &look->color;
  float greatest = MAX(color->red, MAX(color->green, color->blue)), least = MIN(color->red, MIN(color->green, color->blue));
  return self->surroundings.is_dark && look->has_bezel && (!look->has_color || greatest - least < 0.15f);
}

/* Reads the look of a control again if its states, its size or the theme have changed, and while GTK's animation of that lasts. */
static gboolean update_look(PtkWindow *self, Control *control, const graphene_rect_t *bounds) {
  GtkStateFlags state = gtk_widget_get_state_flags(control->widget) & ~GTK_STATE_FLAG_PRELIGHT;
  gboolean is_same = control->look_serial == self->surroundings.serial && control->look_state == state &&
                     control->look_width == bounds->size.width && control->look_height == bounds->size.height;
  if (is_same && ptk_gtk_now() - control->look_time > GREATEST_ANIMATION) return FALSE;
  if (!is_same) control->look_time = ptk_gtk_now();
  control->look_serial = self->surroundings.serial;
  control->look_state = state;
  control->look_width = bounds->size.width;
  control->look_height = bounds->size.height;
  control->look = look_of(control->widget);
  control->is_colorless = would_glow(self, &control->look);
  if (control->is_colorless) control->backdrop = backdrop_of(control->widget);
  control->rounded_parent = 0;
  if (control->target.kind == PTK_KIND_ROW) control->rounded_parent = find_rounded_parent(control->widget, &control->rounded_radius);
  return TRUE;
}

/* Whether the lines of text are others than before. */
static gboolean update_lines(Control *control) {
  GArray *lines = lines_of(control->widget);
  gboolean is_same = control->lines && control->lines->len == lines->len &&
                     memcmp(control->lines->data, lines->data, lines->len * sizeof(ptk_line)) == 0;
  if (control->lines) g_array_unref(control->lines);
  control->lines = lines;
  return !is_same;
}

static void describe_look(const Control *control, ptk_target *target) {
  Look look = control->look;
  gboolean is_row = target->kind == PTK_KIND_ROW;
  /* Through a bezel that is not opaque, the highlight behind it is seen: another in front of it would be too much. */
  target->has_bezel = look.has_bezel && !is_row && (look.has_color || !is_highlighted(target->kind));
  target->corner_radius = look.radius >= 0 ? look.radius : is_row ? 0 : 6;
  if (!look.has_color && !control->is_colorless) return;
  target->has_color = TRUE;
  target->color = linear_of(control->is_colorless ? &control->backdrop : &look.color);
}

/* A press in padding activates a control, or moves the caret: where there is nothing to activate, there is no padding. */
static gboolean can_press(const Control *control, const Role *role) {
  GtkWidget *widget = control->widget, *parent = gtk_widget_get_parent(widget);
  if (control->is_part || role->is_obstacle || role->is_front) return FALSE;
  if (GTK_IS_IMAGE(widget) || GTK_IS_TREE_EXPANDER(parent)) return FALSE;
  gboolean is_page = strcmp(gtk_widget_get_css_name(widget), "tab") == 0 && gtk_widget_get_ancestor(widget, GTK_TYPE_NOTEBOOK);
  if (role->kind != PTK_KIND_TEXT && !is_page && !GTK_IS_SPIN_BUTTON(parent) &&
      !gtk_widget_class_get_activate_signal(GTK_WIDGET_GET_CLASS(widget)))
    return FALSE;
  return role->kind != PTK_KIND_ROW && role->kind != PTK_KIND_CARD && role->kind != PTK_KIND_CANVAS &&
         role->kind != PTK_KIND_DIVIDER && role->kind != PTK_KIND_SLIDER;
}

Control *register_control(PtkWindow *self, const Scope *scope, GtkWidget *widget, uint64_t id, const Role *role,
                          const graphene_rect_t *bounds, int64_t z) {
  Control *control = control_with_id(self, id);
  gboolean is_new = control == NULL;
  if (is_new) {
    control = g_new0(Control, 1);
    control->widget = widget;
    control->is_part = id != notes_of(widget)->id;
    control->look.radius = -1;
    gint64 key = (gint64)id;
    g_hash_table_insert(self->scene.controls, g_memdup2(&key, sizeof key), control);
  }
  control->native = scope->native;
  control->is_obstacle = role->is_obstacle;
  if (is_new) control->target.kind = role->kind; /* On which its look depends. */
  gboolean has_new_look = !control->is_part && update_look(self, control, bounds);
  /* An entry has one line in its middle; the lines of a view move and wrap. */
  gboolean has_lines = role->kind == PTK_KIND_TEXT && !control->is_part;
  gboolean has_new_lines = has_lines && (has_new_look || GTK_IS_TEXT_VIEW(widget)) && update_lines(control);
  const graphene_rect_t *inner = &control->look.inner;
  gboolean is_inner = !control->is_part && inner->size.width > 0;
  ptk_rect frame = { bounds->origin.x + inner->origin.x, bounds->origin.y + inner->origin.y,
                     is_inner ? inner->size.width : bounds->size.width, is_inner ? inner->size.height : bounds->size.height };
  ptk_target target = ptk_target_of_kind(role->kind, id, frame);
  target.space = scope->space;
  target.z = z;
  target.is_enabled = gtk_widget_is_sensitive(widget);
  describe_look(control, &target);
  target.latching_axes = role->latching_axes;
  target.tracks_held_press = role->tracks_held_press;
  target.accepts_drops = role->accepts_drops;
  /* Over a disabled member of a bar, the highlight of another would stay where the pointer is not. */
  target.group = target.is_enabled ? role->group : 0;
  target.has_padding = !can_press(control, role);
  ptk_effect effect_before = control->style.effect;
  describe_style(control, scope, &target, role);
  if (!is_new && !has_new_lines && is_same_target(&target, &control->target) && control->style.effect == effect_before)
    return control;
  control->target = target;
  g_array_append_val(self->scene.changed, target);
  return control;
}

/* Whether the padding around a control would reach its neighbor. Those that touch, and members of a group, belong together,
 * and share the space between them. */
static gboolean are_close(const ptk_target *a, const ptk_target *b, double padding) {
  if (a->has_padding || b->has_padding || a->space != b->space || (a->group && a->group == b->group)) return FALSE;
  double dx = MAX(MAX(a->frame.x - b->frame.x - b->frame.width, b->frame.x - a->frame.x - a->frame.width), 0);
  double dy = MAX(MAX(a->frame.y - b->frame.y - b->frame.height, b->frame.y - a->frame.y - a->frame.height), 0);
  return (dx > 0 || dy > 0) && dx < padding && dy < padding;
}

static gboolean has_close_controls(PtkWindow *self) {
  double padding = ptk_default_configuration().regions.bezel_padding;
  for (guint i = 0; i < self->scene.changed->len; i++) {
    const ptk_target *changed = &g_array_index(self->scene.changed, ptk_target, i);
    GHashTableIter iter;
    gpointer control;
    g_hash_table_iter_init(&iter, self->scene.controls);
    while (!changed->has_padding && g_hash_table_iter_next(&iter, NULL, &control))
      if (are_close(changed, &((Control *)control)->target, padding)) return TRUE;
  }
  return FALSE;
}

gboolean has_become_dense(PtkWindow *self) {
  if (self->scene.is_dense || !has_close_controls(self)) return FALSE;
  return self->scene.is_dense = TRUE;
}

gboolean register_changes(PtkWindow *self) {
  gboolean has_changes = self->scene.has_scrolled || self->scene.changed_spaces->len || self->scene.changed->len;
  self->scene.has_scrolled = FALSE;
  if (self->scene.changed_spaces->len) {
    ptk_engine_upsert_spaces(self->engine, (const ptk_space *)(gpointer)self->scene.changed_spaces->data, self->scene.changed_spaces->len,
                             ptk_gtk_now());
    g_array_set_size(self->scene.changed_spaces, 0);
  }
  if (!self->scene.changed->len) return has_changes;
  ptk_engine_upsert_targets(self->engine, (const ptk_target *)(gpointer)self->scene.changed->data, self->scene.changed->len, NULL, 0,
                            ptk_gtk_now());
  g_array_set_size(self->scene.changed, 0);
  return TRUE;
}

void forget_control(PtkWindow *self, uint64_t id) {
  if (!control_with_id(self, id)) return;
  has_become_dense(self);
  register_changes(self); /* They point to the styles of their controls. */
  gint64 key = (gint64)id;
  ptk_engine_remove_target(self->engine, id, ptk_gtk_now());
  g_hash_table_remove(self->scene.controls, &key);
  self->scene.has_forgotten = TRUE;
  window_update(self);
}
