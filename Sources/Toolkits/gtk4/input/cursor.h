/* Moves the system's cursor to the pointer, where the display server lets a program do that. */
#ifndef PTK_GTK4_CURSOR_H
#define PTK_GTK4_CURSOR_H

#include "../window.h"

void cursor_warp(PtkWindow *self, ptk_point position);
gboolean cursor_can_warp(PtkWindow *self);
/* Whether each move has been made, or refused. */
gboolean cursor_has_answered(PtkWindow *self);
/* Whether a leave of a surface is to be ignored. */
gboolean cursor_returns(PtkWindow *self, GdkSurface *surface);

#endif
