/* What is remembered of a widget, as long as it lives. */
#ifndef PTK_GTK4_NOTES_H
#define PTK_GTK4_NOTES_H

#include "../pointerkit-gtk4.h"
#include "role.h"

typedef struct {
  uint64_t id, group, space; /* 0 until they are needed. */
  uint64_t screen;           /* The space of what keeps others away: around a popover, or of what lies over others. */
  Role role;                         /* What the widget is, if `has_role`. */
  gboolean has_role;
  int kind, effect;                  /* What the program has set by style classes, or -1. */
  gboolean is_ignored;
  gboolean has_gesture;              /* Whether it has a gesture for clicks or drags of its own. */
  gboolean has_known_states, has_known_cursor; /* Whether they are watched. */
  GdkCursor *cursor;                 /* Its own cursor, while it is hidden. */
  GskRenderNode *node;               /* As of the last walk, with what follows; NULL before the first. */
  graphene_rect_t bounds;            /* In points of its space, */
  graphene_rect_t bounds_in_parent;  /* and in its parent. */
  graphene_point_t offset;           /* Of the node in the widget's parent. */
  int64_t z, greatest;               /* Its own, and the greatest within it. */
  guint look_serial;
  GHashTable *parts;                 /* The ids of its parts, by their keys; NULL without any. */
  PtkGtkProvider provider;
  gpointer provider_data;
  GDestroyNotify provider_destroy;
} Notes;

Notes *notes_of(GtkWidget *widget);
/* Gives a number to what has none. */
uint64_t identify(uint64_t *id);
/* Whether a widget has a gesture for clicks or drags. */
gboolean has_gesture(GtkWidget *widget);
/* Makes the next walk visit the widget. */
void touch(GtkWidget *widget);

#endif
