/* What widgets paint, as GTK keeps it: the same node stands for the same picture. */
#include "nodes.h"

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
