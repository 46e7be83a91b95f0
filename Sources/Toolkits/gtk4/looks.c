/* How a widget looks: bezel, color and radius, from its style. */
#include "window.h"

#include <math.h>

static gboolean paints(GtkWidget *widget) {
  return gtk_widget_get_mapped(widget) && gtk_widget_get_width(widget) > 0 && gtk_widget_get_height(widget) > 0;
}

/* GTK merges nested transforms, so that only what they transform is the same in the node of a widget and in that of its window.
 * What is not only moved has no offset. */
static GskRenderNode *without_transforms(GskRenderNode *node, graphene_point_t *offset) {
  *offset = GRAPHENE_POINT_INIT(0, 0);
  while (node && gsk_render_node_get_node_type(node) == GSK_TRANSFORM_NODE) {
    GskTransform *transform = gsk_transform_node_get_transform(node);
    float dx = NAN, dy = NAN;
    if (gsk_transform_get_category(transform) >= GSK_TRANSFORM_CATEGORY_2D_TRANSLATE) gsk_transform_to_translate(transform, &dx, &dy);
    *offset = GRAPHENE_POINT_INIT(offset->x + dx, offset->y + dy);
    node = gsk_transform_node_get_child(node);
  }
  return node;
}

GskRenderNode *node_of(GtkWidget *widget, graphene_point_t *offset) {
  GtkWidget *parent = gtk_widget_get_parent(widget);
  if (!parent || !paints(widget)) return NULL;
  /* GTK keeps the node of a widget until it changes, so that this is the node that the window's own contains. */
  GtkSnapshot *snapshot = gtk_snapshot_new();
  gtk_widget_snapshot_child(parent, widget, snapshot);
  GskRenderNode *node = gtk_snapshot_free_to_node(snapshot), *core = without_transforms(node, offset);
  if (core) gsk_render_node_ref(core);
  if (node) gsk_render_node_unref(node);
  return core;
}

/* Stands after the node of each child, since some have none. */
static GskRenderNode *separator(void) {
  static GskRenderNode *node;
  if (!node) node = gsk_color_node_new(&(GdkRGBA){ 0, 0, 0, 1 }, &GRAPHENE_RECT_INIT(0, 0, 1, 1));
  return node;
}

ChildNodes child_nodes_of(GtkWidget *widget) {
  GtkSnapshot *snapshot = gtk_snapshot_new();
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child)) {
    if (!GTK_IS_NATIVE(child) && paints(child)) gtk_widget_snapshot_child(widget, child, snapshot);
    gtk_snapshot_append_node(snapshot, separator());
  }
  return (ChildNodes){ .all = gtk_snapshot_free_to_node(snapshot) };
}

GskRenderNode *next_child_node(ChildNodes *nodes, graphene_point_t *offset) {
  /* One node is not put into a container. */
  gboolean is_alone = nodes->all == separator();
  GskRenderNode *node = is_alone ? nodes->all : gsk_container_node_get_child(nodes->all, nodes->next++);
  if (node == separator()) return without_transforms(NULL, offset);
  nodes->next++;
  return without_transforms(node, offset);
}

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
      gsize count = 0;
      const GskColorStop *stops = gsk_linear_gradient_node_get_color_stops(node, &count);
      if (count == 0 || stops[0].color.alpha <= 0.02f) break;
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

Look look_of(GtkWidget *widget) {
  Look look = { .radius = -1 };
  GtkStateFlags state = gtk_widget_get_state_flags(widget) & ~GTK_STATE_FLAG_PRELIGHT;
  read_style(widget, state, &look);
  if (look.radius < 0 && GTK_IS_LIST_BOX_ROW(widget)) look.radius = radius_of_selected(widget);
  if (look.radius >= 0) return look;
  /* A flat widget has a background only while GTK's own pointer is over it: its radius is the highlight's. */
  Look hovered = { .radius = -1 };
  read_style(widget, state | GTK_STATE_FLAG_PRELIGHT, &hovered);
  look.radius = hovered.radius;
  return look;
}

/* The background of windows, which a theme names; FALSE if it names none. */
static gboolean find_window_color(GtkWidget *widget, GdkRGBA *color) {
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

static double luminance_of(const GdkRGBA *color) {
  ptk_color linear = linear_of(color);
  return 0.2126 * linear.red + 0.7152 * linear.green + 0.0722 * linear.blue;
}

/* The light behind the circle and the plates: of the window, or of what is behind the hovered control. */
static void set_luminance(PtkWindow *self, double luminance) {
  if (luminance == self->luminance) return;
  self->luminance = luminance;
  ptk_engine_set_background_luminance(self->engine, luminance, ptk_gtk_now());
}

void describe_surroundings(PtkWindow *self) {
G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  GtkStyleContext *context = gtk_widget_get_style_context(GTK_WIDGET(self->widget));
  GdkRGBA foreground = { 0, 0, 0, 1 }, background;
  gtk_style_context_get_color(context, &foreground);
  gboolean is_dark = luminance_of(&foreground) > 0.4;
  double luminance = is_dark ? 0.03 : 0.9;
G_GNUC_END_IGNORE_DEPRECATIONS
  if (find_window_color(GTK_WIDGET(self->widget), &background)) luminance = luminance_of(&background);
  if (self->look_serial > 0 && is_dark == self->is_dark && luminance == self->window_luminance) return;
  self->look_serial++;
  self->is_dark = is_dark;
  self->window_luminance = luminance;
  ptk_engine_set_appearance(self->engine, is_dark ? PTK_APPEARANCE_DARK : PTK_APPEARANCE_LIGHT, ptk_gtk_now());
  set_luminance(self, luminance);
}

void describe_backdrop(PtkWindow *self, GtkWidget *hovered) {
  double luminance = self->window_luminance;
  if (hovered) {
    GdkRGBA color = backdrop_of(hovered);
    luminance = luminance_of(&color);
  }
  set_luminance(self, luminance);
}
