/* What a widget is for the pointer. */
#ifndef PTK_GTK4_ROLE_H
#define PTK_GTK4_ROLE_H

#include <gtk/gtk.h>
#include <pointerkit.h>

typedef struct {
  ptk_kind kind;
  gboolean is_control;  /* Whether the widget is a control. */
  gboolean is_leaf;     /* Whether nothing within it is a control. */
  gboolean is_obstacle; /* Whether it responds to clicks, but is not recognized: no effect, no padding. */
  gboolean is_front;    /* Whether it lies over others, or responds itself: no padding reaches in or out. */
  ptk_axes latching_axes;
  /* Automatic for what the program describes. Otherwise only menus and the lists of combo boxes have an effect under a button
   * that is held, and what GTK drags takes the pointer along. */
  ptk_choice tracks_held_press, accepts_drops;
  uint64_t group;       /* That of the bar to which the control belongs, or 0. */
} Role;

#endif
