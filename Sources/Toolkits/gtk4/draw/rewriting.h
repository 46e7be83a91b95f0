/* Puts the effects into what a native paints. */
#ifndef PTK_GTK4_REWRITING_H
#define PTK_GTK4_REWRITING_H

#include "../window.h"

/* Takes the node, which may be NULL. */
GskRenderNode *rewrite(PtkWindow *window, Native *native, GskRenderNode *node);

#endif
