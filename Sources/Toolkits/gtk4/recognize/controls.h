/* Registers controls with the engine, those that are new and those that have changed. */
#ifndef PTK_GTK4_CONTROLS_H
#define PTK_GTK4_CONTROLS_H

#include "../window.h"
#include "looks.h"
#include "role.h"

/* A control: a registered widget, or a registered part of one. */
typedef struct {
  GtkWidget *widget;
  gboolean is_part;
  guint64 part;      /* The part's key, which its provider chose. */
  Native *native;
  ptk_target target; /* As registered; its style is `style`, or NULL. */
  ptk_style style;
  ptk_precision precision;
  ptk_shape shape;         /* Of the highlight, where it is that of the bezel. */
  GArray *lines;     /* The lines of text, as ptk_line. */
  gboolean is_obstacle;
  Look look;               /* As of these: */
  GtkStateFlags look_state;
  float look_width, look_height;
  guint look_serial;
  gint64 look_time;        /* When these changed. */
  gboolean is_colorless;   /* Whether it casts the color of what is around it, */
  GdkRGBA backdrop;        /* which this is. */
  int rounded_parent;      /* Of a row: how many parents up its corners are clipped; 0 for none. */
  double rounded_radius;
} Control;

/* Where widgets are registered. */
typedef struct {
  Native *native;
  uint64_t space;   /* 0 is the surface. */
  ptk_point origin; /* Of the space, in points of the engine. */
  gboolean is_in_control;
} Scope;

void controls_begin(PtkWindow *self);
void controls_end(PtkWindow *self);
Control *control_with_id(PtkWindow *self, uint64_t id);
Control *control_of(PtkWindow *self, GtkWidget *widget);
/* `bounds` is in points of the space. */
Control *register_control(PtkWindow *self, const Scope *scope, GtkWidget *widget, uint64_t id, const Role *role,
                          const graphene_rect_t *bounds, int64_t z);
/* Whether what has changed makes the window dense; it stays so, so that nothing jumps while it is used. */
gboolean has_become_dense(PtkWindow *self);
/* Tells the engine what has changed; whether there is anything. */
gboolean register_changes(PtkWindow *self);
void forget_control(PtkWindow *self, uint64_t id);

#endif
