/* Tells pointerkit-run --audit of the layouts that stay. */
#ifndef PTK_GTK4_AUDIT_H
#define PTK_GTK4_AUDIT_H

#include "window.h"

/* The layout has changed. */
void audit_changed(PtkWindow *self);
/* What a native paints, without the pointer; its picture in a report. */
void audit_keep(Native *native, GskRenderNode *node);
void audit_forget(Native *native);
void audit_stop(PtkWindow *self);

#endif
