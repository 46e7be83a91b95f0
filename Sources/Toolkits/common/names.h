/* The names of kinds and effects, as programs and logs write them. */
#ifndef PTK_COMMON_NAMES_H
#define PTK_COMMON_NAMES_H

#include <pointerkit.h>

#ifdef __cplusplus
extern "C" {
#endif

/* "button", "bar-button" and so on; "unknown" for what is no kind. */
const char *name_of_kind(ptk_kind kind);
/* "none", "automatic", "highlight", "lift", "hover"; "unknown" for what is no effect. */
const char *name_of_effect(ptk_effect effect);
/* The kind or the effect of a name, or −1. */
int kind_named(const char *name);
int effect_named(const char *name);
/* All names, with commas between them. */
#define NAMES_OF_KINDS \
  "bar-button, tab-bar-item, segment, selected-segment, edit-menu-item, app-icon, control-center-module, button, link, text, " \
  "row, card, image, slider, divider, handle, other, canvas"
#define NAMES_OF_EFFECTS "none, automatic, highlight, lift, hover"

#ifdef __cplusplus
}
#endif
#endif
