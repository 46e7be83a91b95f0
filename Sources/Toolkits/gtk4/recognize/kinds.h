/* What a widget is: its kind, from what the program says, from its class, and from its name in CSS. */
#ifndef PTK_GTK4_KINDS_H
#define PTK_GTK4_KINDS_H

#include "role.h"

Role role_of(GtkWidget *widget);

#endif
