/*
 * PointerKit: constants of toolkits. This program prints "button 0, 60 points, not-allowed":
 *
 *   #include <pointerkit-toolkits.h>
 *   #include <stdio.h>
 *
 *   int main(void) {
 *     ptk_button button;
 *     ptk_button_convert(PTK_TOOLKIT_EVDEV, 0x110, &button);  // BTN_LEFT
 *     const ptk_vector detent = { 0, 120 };
 *     ptk_vector points;
 *     ptk_scroll_convert(PTK_WHEEL_QT_ANGLE, detent, 0, &points);
 *     printf("button %d, %g points, %s\n", (int)button, points.dy, ptk_cursor_css_name(PTK_CURSOR_NOT_ALLOWED));
 *     return 0;
 *   }
 *
 * Conversions of the constants and units of evdev, GDK, Qt, SDL, XKB and Wayland. The conventions are in pointerkit.h.
 *
 * Since: 0.1
 */
#ifndef POINTERKIT_TOOLKITS_H
#define POINTERKIT_TOOLKITS_H

#include "pointerkit-targets.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The libraries whose constants can be converted. */
typedef enum ptk_toolkit PTK_INT32 {
  PTK_TOOLKIT_EVDEV = 0, PTK_TOOLKIT_GDK4, PTK_TOOLKIT_QT6, PTK_TOOLKIT_SDL2, PTK_TOOLKIT_SDL3, PTK_TOOLKIT_XKB,
  PTK_TOOLKIT_WAYLAND
} ptk_toolkit;
/* The button for a constant of PTK_TOOLKIT_EVDEV or WAYLAND (BTN_…), GDK4, QT6, SDL2 or SDL3. PTK_STATUS_ERROR_VALUE if
 * the constant is not a button. */
ptk_status ptk_button_convert(ptk_toolkit toolkit, uint32_t code, ptk_button *button);
/* Converts modifier bits of PTK_TOOLKIT_GDK4, QT6, SDL2, SDL3, XKB or WAYLAND to PTK_MODIFIER_… bits. */
ptk_status ptk_modifiers_convert(ptk_toolkit toolkit, uint32_t bits, ptk_modifiers *modifiers);
/* The units of scrolls. */
typedef enum ptk_wheel PTK_INT32 {
  PTK_WHEEL_SDL = 0,      /* Steps, of SDL_MouseWheelEvent. */
  PTK_WHEEL_GDK_DETENTS,  /* GDK_SCROLL_UNIT_WHEEL. */
  PTK_WHEEL_GDK_SURFACE,  /* GDK_SCROLL_UNIT_SURFACE. */
  PTK_WHEEL_QT_ANGLE,     /* QWheelEvent::angleDelta(). */
  PTK_WHEEL_WAYLAND_AXIS, /* wl_pointer.axis. */
  PTK_WHEEL_WAYLAND_120,  /* wl_pointer.axis_value120, libinput's v120. */
  PTK_WHEEL_EVDEV_120     /* REL_WHEEL_HI_RES. */
} ptk_wheel;
/* Converts a library's scroll to a movement of content in points, for ptk_input_scroll(). A `points_per_detent` of 0
 * counts as 60. */
ptk_status ptk_scroll_convert(ptk_wheel unit, ptk_vector delta, double points_per_detent, ptk_vector *points);
/* The number of a cursor in PTK_TOOLKIT_QT6 (Qt::CursorShape), SDL2, SDL3 (SDL_SystemCursor) or WAYLAND
 * (wp_cursor_shape_device_v1). */
ptk_status ptk_cursor_convert(ptk_toolkit toolkit, ptk_cursor cursor, int32_t *shape);
/* The CSS name of a cursor, which GDK and cursor themes use; constant and valid forever; NULL for an unknown one. */
const char *ptk_cursor_css_name(ptk_cursor cursor);

#ifdef __cplusplus
}
#endif
#endif
