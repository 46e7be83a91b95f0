/* Tells the engine of inputs, and yields to a cursor of the program's where that stays. */
#ifndef PTK_GTK4_POINTING_H
#define PTK_GTK4_POINTING_H

#include "../window.h"

ptk_input input_of(ptk_input_kind kind, gint64 time, guint32 device);
void handle(PtkWindow *self, const ptk_input *input);
/* The cursor has left. */
void leave_window(PtkWindow *self);
/* Where the program shows a cursor, there is no pointer. */
void yield_to_cursor(PtkWindow *self);

#endif
