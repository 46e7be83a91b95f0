/* The names of kinds and effects, as programs and logs write them. */
#include "names.h"

#include <stddef.h>
#include <string.h>

static const char *const kinds[] = {
  [PTK_KIND_BAR_BUTTON] = "bar-button", [PTK_KIND_TAB_BAR_ITEM] = "tab-bar-item", [PTK_KIND_SEGMENT] = "segment",
  [PTK_KIND_SELECTED_SEGMENT] = "selected-segment", [PTK_KIND_EDIT_MENU_ITEM] = "edit-menu-item",
  [PTK_KIND_APP_ICON] = "app-icon", [PTK_KIND_CONTROL_CENTER_MODULE] = "control-center-module",
  [PTK_KIND_BUTTON] = "button", [PTK_KIND_LINK] = "link", [PTK_KIND_TEXT] = "text", [PTK_KIND_ROW] = "row",
  [PTK_KIND_CARD] = "card", [PTK_KIND_IMAGE] = "image", [PTK_KIND_SLIDER] = "slider", [PTK_KIND_DIVIDER] = "divider",
  [PTK_KIND_HANDLE] = "handle", [PTK_KIND_OTHER] = "other", [PTK_KIND_CANVAS] = "canvas",
};
static const char *const effects[] = {
  [PTK_EFFECT_NONE] = "none", [PTK_EFFECT_AUTOMATIC] = "automatic", [PTK_EFFECT_HIGHLIGHT] = "highlight",
  [PTK_EFFECT_LIFT] = "lift", [PTK_EFFECT_HOVER] = "hover",
};
enum { KIND_COUNT = sizeof kinds / sizeof *kinds, EFFECT_COUNT = sizeof effects / sizeof *effects };

static const char *name_at(const char *const names[], int count, int index) {
  return index >= 0 && index < count && names[index] ? names[index] : "unknown";
}

static int index_of(const char *const names[], int count, const char *name) {
  for (int i = 0; i < count; i++)
    if (names[i] && strcmp(names[i], name) == 0) return i;
  return -1;
}

const char *name_of_kind(ptk_kind kind) { return name_at(kinds, KIND_COUNT, (int)kind); }
const char *name_of_effect(ptk_effect effect) { return name_at(effects, EFFECT_COUNT, (int)effect); }
int kind_named(const char *name) { return index_of(kinds, KIND_COUNT, name); }
int effect_named(const char *name) { return index_of(effects, EFFECT_COUNT, name); }
