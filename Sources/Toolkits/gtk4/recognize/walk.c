/*
 * Finds the controls of a window in its widgets. GTK keeps the node of a widget until the widget, or something within it,
 * paints something else: what has the same node at the same position is as it was, with all that is in it.
 */
#include "walk.h"

#include "controls.h"
#include "hover.h"
#include "kinds.h"
#include "nodes.h"
#include "notes.h"
#include "parts.h"

enum { NATIVE_DEPTH = 1000000000 };

/* The engine is told of new and changed spaces at once, before the controls in them. */
static void register_space(PtkWindow *self, ptk_space space) {
  ptk_space known = { .size = sizeof known };
  if (ptk_engine_get_space(self->engine, space.id, &known, sizeof known) == PTK_STATUS_OK &&
      memcmp(&known.clip, &space.clip, sizeof(ptk_rect)) == 0 && known.has_clip == space.has_clip &&
      known.parent == space.parent && known.z == space.z && known.is_opaque == space.is_opaque) {
    if (known.origin.x == space.origin.x && known.origin.y == space.origin.y) return;
    ptk_engine_scroll_space(self->engine, space.id, space.origin, ptk_gtk_now());
    self->scene.has_scrolled = TRUE;
    return;
  }
  g_array_append_val(self->scene.changed_spaces, space);
}

/* How far a view is scrolled. */
static ptk_point scrolled(GtkWidget *widget) {
  GtkAdjustment *x = gtk_scrollable_get_hadjustment(GTK_SCROLLABLE(widget));
  GtkAdjustment *y = gtk_scrollable_get_vadjustment(GTK_SCROLLABLE(widget));
  return (ptk_point){ x ? gtk_adjustment_get_value(x) : 0, y ? gtk_adjustment_get_value(y) : 0 };
}

/* The space of a view that scrolls. */
static Scope scope_within(PtkWindow *self, const Scope *outer, GtkWidget *widget, const graphene_rect_t *bounds, int64_t z) {
  ptk_rect clip = { bounds->origin.x, bounds->origin.y, bounds->size.width, bounds->size.height };
  ptk_space space = ptk_space_with_clip(identify(&notes_of(widget)->space), clip);
  ptk_point offset = scrolled(widget);
  space.parent = outer->space;
  space.origin = (ptk_point){ clip.x - offset.x, clip.y - offset.y };
  space.z = z;
  register_space(self, space);
  ptk_point origin = { outer->origin.x + space.origin.x, outer->origin.y + space.origin.y };
  return (Scope){ outer->native, space.id, origin, outer->is_in_control };
}

/* The space of what keeps others away, with the same points: it is in front of the views that scroll beside it. Within a
 * container nothing beneath responds; a control has its padding. */
static Scope scope_in_front(PtkWindow *self, const Scope *outer, GtkWidget *widget, const graphene_rect_t *bounds, int64_t z,
                            gboolean is_opaque) {
  ptk_rect clip = { bounds->origin.x, bounds->origin.y, bounds->size.width, bounds->size.height };
  ptk_space space = ptk_space_with_clip(identify(&notes_of(widget)->screen), clip);
  space.origin = (ptk_point){ 0, 0 };
  space.has_clip = space.is_opaque = is_opaque;
  space.parent = outer->space;
  space.z = z;
  register_space(self, space);
  return (Scope){ outer->native, space.id, outer->origin, outer->is_in_control };
}

static void remove_screen(PtkWindow *self, GtkWidget *widget) {
  if (notes_of(widget)->screen) ptk_engine_remove_space(self->engine, notes_of(widget)->screen, ptk_gtk_now());
}

void forget(PtkWindow *self, GtkWidget *widget) {
  Notes *notes = notes_of(widget);
  g_clear_pointer(&notes->node, gsk_render_node_unref);
  g_hash_table_remove(self->scene.cursors, widget);
  restore_hover(widget);
  forget_control(self, notes->id);
  forget_parts(self, widget);
  if (notes->space) ptk_engine_remove_space(self->engine, notes->space, ptk_gtk_now());
  remove_screen(self, widget);
}

void forget_all(PtkWindow *self, GtkWidget *widget) {
  forget(self, widget);
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child))
    if (!GTK_IS_NATIVE(child)) forget_all(self, child);
}

/* What a widget paints, and where in its parent. */
typedef struct {
  GskRenderNode *node;
  graphene_point_t offset;
} Paint;

static gboolean is_as_before(const Notes *notes, Paint paint) {
  return paint.node && paint.node == notes->node && paint.offset.x == notes->offset.x && paint.offset.y == notes->offset.y;
}

/* Whether a widget and all within it are as they were; what they are now is kept. */
static gboolean is_unchanged(PtkWindow *self, Notes *notes, Paint paint, const graphene_rect_t *bounds, int64_t z) {
  gboolean is_same = is_as_before(notes, paint) && z == notes->z && notes->look_serial == self->surroundings.serial &&
                     graphene_rect_equal(bounds, &notes->bounds);
  if (paint.node) gsk_render_node_ref(paint.node);
  g_clear_pointer(&notes->node, gsk_render_node_unref);
  notes->node = paint.node;
  notes->z = z;
  notes->bounds = *bounds;
  notes->offset = paint.offset;
  notes->look_serial = self->surroundings.serial;
  return is_same;
}

/* Whether one lies over another with more than its border or what is thin. */
static gboolean overlaps(const graphene_rect_t *one, const graphene_rect_t *other) {
  graphene_rect_t common;
  return graphene_rect_intersection(one, other, &common) && common.size.width > 8 && common.size.height > 8;
}

/* Where the origin of a widget is in its native; FALSE if it is not only moved there. */
static gboolean find_origin(GtkWidget *widget, GtkWidget *native, graphene_point_t *origin) {
  graphene_matrix_t matrix;
  double xx = 0, yx = 0, xy = 0, yy = 0, x = 0, y = 0;
  if (!gtk_widget_compute_transform(widget, native, &matrix) || !graphene_matrix_to_2d(&matrix, &xx, &yx, &xy, &yy, &x, &y) ||
      xx != 1 || yx != 0 || xy != 0 || yy != 1)
    return FALSE;
  *origin = GRAPHENE_POINT_INIT((float)x, (float)y);
  return TRUE;
}

/* `bounds` is in points of the native. Gives the greatest z within the widget. */
static int64_t walk_widget(PtkWindow *self, const Scope *scope, GtkWidget *widget, Paint paint, graphene_rect_t bounds, int64_t z,
                           gboolean is_over);

/* Walks the children of a widget. A child that is allocated over the first or over the one before, such as a sheet, a toast or
 * a bar that floats, lies over all that comes before it and is in it: nothing beneath it responds. */
static int64_t walk_children(PtkWindow *self, const Scope *scope, GtkWidget *widget, int64_t z) {
  graphene_rect_t first = GRAPHENE_RECT_INIT(0, 0, 0, 0), before = first, bounds;
  graphene_point_t origin = { 0, 0 };
  int64_t greatest = z;
  gboolean is_first = TRUE, is_moved = find_origin(widget, scope->native->widget, &origin);
  ChildNodes nodes = child_nodes_of(widget);
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child)) {
    Paint paint;
    paint.node = next_child_node(&nodes, &paint.offset);
    if (GTK_IS_NATIVE(child) || !gtk_widget_get_mapped(child) || !gtk_widget_get_child_visible(child)) continue;
    Notes *notes = notes_of(child);
    if (!is_as_before(notes, paint) && !gtk_widget_compute_bounds(child, widget, &notes->bounds_in_parent)) continue;
    bounds = notes->bounds_in_parent;
    gboolean is_over = !is_first && (overlaps(&bounds, &first) || overlaps(&bounds, &before));
    if (is_over) z = greatest + 1;
    if (is_first) first = bounds;
    before = bounds;
    is_first = FALSE;
    if (is_moved) graphene_rect_offset(&bounds, origin.x, origin.y);
    else if (!gtk_widget_compute_bounds(child, scope->native->widget, &bounds)) continue;
    int64_t within = walk_widget(self, scope, child, paint, bounds, z, is_over);
    greatest = MAX(greatest, within);
  }
  if (nodes.all) gsk_render_node_unref(nodes.all);
  return greatest;
}

/* GTK finds the thin separator of panes around it, too. */
static void extend_divider(GtkWidget *widget, graphene_rect_t *bounds) {
  float width = bounds->size.width, height = bounds->size.height, reach = 0;
  gboolean is_tall = height > width;
  while (reach < 16 && gtk_widget_contains(widget, is_tall ? -reach - 1 : width / 2, is_tall ? height / 2 : -reach - 1)) reach++;
  graphene_rect_inset(bounds, is_tall ? -reach : 0, is_tall ? 0 : -reach);
}

static int64_t walk_widget(PtkWindow *self, const Scope *scope, GtkWidget *widget, Paint paint, graphene_rect_t bounds, int64_t z,
                           gboolean is_over) {
  Notes *notes = notes_of(widget);
  if (notes->is_ignored || gtk_widget_get_width(widget) <= 0 || gtk_widget_get_height(widget) <= 0) {
    forget_all(self, widget);
    return z;
  }
  graphene_rect_offset(&bounds, (float)(scope->native->origin.x - scope->origin.x),
                       (float)(scope->native->origin.y - scope->origin.y));
  if (is_unchanged(self, notes, paint, &bounds, z)) return notes->greatest;
  /* What paints nothing has nothing in it that a person sees, or waits for its layout, and is then as it was. */
  if (!notes->node && gtk_widget_get_first_child(widget)) return MAX(z, notes->greatest);
  Role role = role_of(widget);
  gboolean is_divider = role.is_control && role.kind == PTK_KIND_DIVIDER;
  if (is_divider) extend_divider(widget, &bounds), z++; /* Above what it separates. */
  role.is_front |= is_divider || (is_over && gtk_widget_get_can_target(widget));
  if (scope->is_in_control && !role.is_control) role.is_front = FALSE; /* What lies over others in a row is a part of the row. */
  Scope own = *scope;
  if (role.is_front) own = scope_in_front(self, scope, widget, &bounds, z, !role.is_control);
  else remove_screen(self, widget);
  if (role.is_control) {
    register_control(self, &own, widget, identify(&notes->id), &role, &bounds, z++);
    hide_highlight(widget);
  } else {
    forget_control(self, notes->id);
    /* Its parts are controls, and each has its highlight. */
    if (strcmp(gtk_widget_get_css_name(widget), "splitbutton") == 0) hide_highlight(widget);
  }
  walk_parts(self, &own, widget, z);
  hide_cursor(widget);
  notes->greatest = z + 1; /* That of the parts. */
  if (role.is_leaf) return notes->greatest;
  Scope inner = GTK_IS_SCROLLABLE(widget) ? scope_within(self, &own, widget, &bounds, z) : own;
  inner.is_in_control |= role.is_control;
  int64_t within = walk_children(self, &inner, widget, z);
  return notes->greatest = MAX(notes->greatest, within);
}

/* ---- Natives ------------------------------------------------------------------------------------------------------- */

/* Finds where a popover is, in points of the engine. */
static void locate(PtkWindow *self, Native *native) {
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

/* The space of a popover, which is opaque. */
static Scope scope_of_popover(PtkWindow *self, Native *native, int64_t index) {
  locate(self, native);
  Notes *notes = notes_of(native->widget);
  if (native->is_modal) {
    /* A press outside closes the popover, so that nothing there responds. */
    ptk_space screen = ptk_space_with_clip(identify(&notes->screen), (ptk_rect){ 0, 0, 1e6, 1e6 });
    screen.is_opaque = TRUE;
    screen.z = NATIVE_DEPTH + 2 * index;
    register_space(self, screen);
  }
  ptk_rect clip = { native->origin.x, native->origin.y, gtk_widget_get_width(native->widget),
                    gtk_widget_get_height(native->widget) };
  ptk_space space = ptk_space_with_clip(identify(&notes->space), clip);
  space.is_opaque = TRUE;
  space.z = NATIVE_DEPTH + 2 * index + 1;
  register_space(self, space);
  return (Scope){ native, space.id, space.origin, FALSE };
}

void walk(PtkWindow *self, Native *native) {
  guint index = 0;
  g_ptr_array_find(self->natives, native, &index);
  Scope scope = index == 0 ? (Scope){ .native = native } : scope_of_popover(self, native, index);
  hide_cursor(native->widget);
  walk_children(self, &scope, native->widget, 0);
}
