/* What widgets paint, as GTK keeps it. */
#ifndef PTK_GTK4_NODES_H
#define PTK_GTK4_NODES_H

#include <gtk/gtk.h>

/* What a widget paints, transfer full, or NULL if it paints nothing. `offset` gets where it is in its parent, or NaN. */
GskRenderNode *node_of(GtkWidget *widget, graphene_point_t *offset);

/* What the children of a widget paint. One snapshot for all of them takes a fraction of the time of one for each. */
typedef struct {
  GskRenderNode *all; /* NULL without children. */
  guint next;
} ChildNodes;
ChildNodes child_nodes_of(GtkWidget *widget);
/* That of the next child, of which each counts; transfer none. */
GskRenderNode *next_child_node(ChildNodes *nodes, graphene_point_t *offset);

#endif
