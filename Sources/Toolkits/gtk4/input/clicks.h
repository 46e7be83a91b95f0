/* Clicks in the padding of a control, where GTK's own widgets do not respond. */
#ifndef PTK_GTK4_CLICKS_H
#define PTK_GTK4_CLICKS_H

#include "../window.h"

/* Whether GTK gets a press, too. */
gboolean note_press(PtkWindow *self, GdkEvent *event, ptk_point point);
void note_click(PtkWindow *self, const ptk_event *event);

#endif
