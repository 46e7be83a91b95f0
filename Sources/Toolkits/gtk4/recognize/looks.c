/* How a widget looks: bezel, color and radius, from its style. */
#include "looks.h"

#include <math.h>

static gboolean covers(const GskRoundedRect *outline, float width, float height) {
  return outline->bounds.size.width >= width - 4 && outline->bounds.size.height >= height - 4;
}

static void take_radius(Look *look, const GskRoundedRect *outline) {
  look->radius =
    MAX(look->radius, MIN(outline->corner[GSK_CORNER_TOP_LEFT].width, outline->corner[GSK_CORNER_BOTTOM_RIGHT].width));
}

/* Reads the background and the border from nodes that cover all of a widget. */
static void read_node(GskRenderNode *node, float width, float height, Look *look, int depth) {
  graphene_rect_t bounds;
  gsk_render_node_get_bounds(node, &bounds);
  if (depth > 6 || bounds.size.width < width - 4 || bounds.size.height < height - 4) return;
  switch (gsk_render_node_get_node_type(node)) {
    case GSK_CONTAINER_NODE:
      for (guint i = 0; i < MIN(gsk_container_node_get_n_children(node), 4); i++)
        read_node(gsk_container_node_get_child(node, i), width, height, look, depth + 1);
      break;
    case GSK_TRANSFORM_NODE: read_node(gsk_transform_node_get_child(node), width, height, look, depth + 1); break;
    case GSK_DEBUG_NODE: read_node(gsk_debug_node_get_child(node), width, height, look, depth + 1); break;
    case GSK_CLIP_NODE: read_node(gsk_clip_node_get_child(node), width, height, look, depth + 1); break;
    case GSK_ROUNDED_CLIP_NODE:
      take_radius(look, gsk_rounded_clip_node_get_clip(node));
      read_node(gsk_rounded_clip_node_get_child(node), width, height, look, depth + 1);
      break;
    case GSK_BORDER_NODE: {
      const GskRoundedRect *outline = gsk_border_node_get_outline(node);
      const float *widths = gsk_border_node_get_widths(node);
      const GdkRGBA *colors = gsk_border_node_get_colors(node);
      gboolean is_whole = TRUE;
      for (int i = 0; i < 4; i++) is_whole &= widths[i] > 0 && colors[i].alpha > 0.05f;
      if (!covers(outline, width, height)) break;
      take_radius(look, outline);
      look->has_bezel |= is_whole;
      break;
    }
    case GSK_COLOR_NODE: {
      const GdkRGBA *color = gsk_color_node_get_color(node);
      if (color->alpha <= 0.02f) break;
      look->has_bezel = TRUE;
      look->color = *color;
      look->has_color = color->alpha > 0.9f;
      break;
    }
    case GSK_LINEAR_GRADIENT_NODE:
    case GSK_REPEATING_LINEAR_GRADIENT_NODE: {
      const GskColorStop *stops = gsk_linear_gradient_node_get_color_stops(node, NULL); /* GTK 4.8 tells 0 as their count. */
      if (gsk_linear_gradient_node_get_n_color_stops(node) == 0 || stops[0].color.alpha <= 0.02f) break;
      look->has_bezel = TRUE;
      look->color = stops[0].color;
      look->has_color = stops[0].color.alpha > 0.9f;
      break;
    }
    default: break;
  }
}

G_GNUC_BEGIN_IGNORE_DEPRECATIONS
/* Reads the background and the border that a widget has now. GTK paints them outside the widget's own snapshot. */
static void read_background(GtkWidget *widget, Look *look) {
  graphene_rect_t bounds;
  GtkWidget *parent = gtk_widget_get_parent(widget);
  if (!parent || !gtk_widget_compute_bounds(widget, parent, &bounds)) return;
  float width = bounds.size.width, height = bounds.size.height;
  GtkStyleContext *context = gtk_widget_get_style_context(widget);
  GtkSnapshot *snapshot = gtk_snapshot_new();
  gtk_snapshot_render_background(snapshot, context, 0, 0, width, height);
  gtk_snapshot_render_frame(snapshot, context, 0, 0, width, height);
  GskRenderNode *node = gtk_snapshot_free_to_node(snapshot);
  if (!node) return;
  read_node(node, width, height, look, 0);
  gsk_render_node_unref(node);
}

/* Reads the background and the border that a widget has in a state, at the end of its animation. GTK does not know the rules
 * for the children of a certain parent here. */
static void read_style(GtkWidget *widget, GtkStateFlags state, Look *look) {
  GtkStyleContext *context = gtk_widget_get_style_context(widget);
  gtk_style_context_save(context);
  gtk_style_context_set_state(context, state);
  read_background(widget, look);
  gtk_style_context_restore(context);
}
G_GNUC_END_IGNORE_DEPRECATIONS

/* The radius of the row that is selected in the list of a row; negative if there is none. Rows are often rounded by a rule for
 * the children of their list. */
static double radius_of_selected(GtkWidget *row) {
  Look look = { .radius = -1 };
  GtkWidget *list = gtk_widget_get_parent(row);
  for (GtkWidget *each = gtk_widget_get_first_child(list); each && look.radius < 0; each = gtk_widget_get_next_sibling(each))
    if (gtk_widget_get_state_flags(each) & GTK_STATE_FLAG_SELECTED) read_background(each, &look);
  return look.radius;
}

int find_rounded_parent(GtkWidget *row, double *radius) {
  GtkWidget *each = row;
  for (int depth = 1; depth <= 4 && (each = gtk_widget_get_parent(each)) && !GTK_IS_NATIVE(each); depth++) {
    Look look = { .radius = -1 };
    read_background(each, &look);
    if (look.radius < 1) continue;
    *radius = look.radius;
    return depth;
  }
  return 0;
}

/* The bezel that something within a widget paints, such as the circle of a window button, whose button itself is larger. */
static void find_inner_bezel(GtkWidget *widget, Look *look) {
  GtkWidget *child = gtk_widget_get_first_child(widget);
  graphene_rect_t own, bounds; /* A widget's own points begin within its padding. */
  if (!gtk_widget_compute_bounds(widget, widget, &own)) return;
  for (int depth = 0; child && depth < 2; depth++, child = gtk_widget_get_first_child(child)) {
    if (gtk_widget_get_next_sibling(child) || !gtk_widget_get_mapped(child)) return;
    Look inner = { .radius = -1 };
    read_background(child, &inner);
    if (!inner.has_bezel || !gtk_widget_compute_bounds(child, widget, &bounds)) continue;
    *look = inner;
    look->inner = bounds;
    graphene_rect_offset(&look->inner, -own.origin.x, -own.origin.y);
    return;
  }
}

Look look_of(GtkWidget *widget) {
  Look look = { .radius = -1 };
  GtkStateFlags state = gtk_widget_get_state_flags(widget);
  if (state & GTK_STATE_FLAG_PRELIGHT) read_style(widget, state & ~GTK_STATE_FLAG_PRELIGHT, &look);
  else read_background(widget, &look);
  if (!look.has_bezel && GTK_IS_BUTTON(widget)) find_inner_bezel(widget, &look);
  if (look.inner.size.width > 0) return look;
  if (look.radius < 0 && GTK_IS_LIST_BOX_ROW(widget)) look.radius = radius_of_selected(widget);
  if (look.radius >= 0) return look;
  /* A flat widget has a background only while GTK's own pointer is over it: its radius is the highlight's. */
  Look hovered = { .radius = -1 };
  read_style(widget, state | GTK_STATE_FLAG_PRELIGHT, &hovered);
  look.radius = hovered.radius;
  return look;
}

gboolean find_window_color(GtkWidget *widget, GdkRGBA *color) {
G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  GtkStyleContext *context = gtk_widget_get_style_context(widget);
  return gtk_style_context_lookup_color(context, "window_bg_color", color) ||
         gtk_style_context_lookup_color(context, "theme_bg_color", color);
G_GNUC_END_IGNORE_DEPRECATIONS
}

GdkRGBA backdrop_of(GtkWidget *widget) {
  for (GtkWidget *each = gtk_widget_get_parent(widget); each; each = gtk_widget_get_parent(each)) {
    Look look = { .radius = -1 };
    read_style(each, gtk_widget_get_state_flags(each), &look);
    if (look.has_color) return look.color;
  }
  GdkRGBA color = { 1, 1, 1, 1 };
  find_window_color(widget, &color);
  return color;
}

static double decode(double encoded) {
  return encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4);
}

ptk_color linear_of(const GdkRGBA *color) {
  return (ptk_color){ decode(color->red), decode(color->green), decode(color->blue) };
}

double luminance_of(const GdkRGBA *color) {
  ptk_color linear = linear_of(color);
  return 0.2126 * linear.red + 0.7152 * linear.green + 0.0722 * linear.blue;
}
