/*
 * PointerKit: what all headers share. This program prints "70 x 36 points, sRGB 0.48: success":
 *
 *   #include <pointerkit-types.h>
 *   #include <stdio.h>
 *
 *   int main(void) {
 *     const ptk_rect button = { 20, 12, 70, 36 };
 *     const ptk_color gray = { 0.2, 0.2, 0.2 };  // Linear components.
 *     const ptk_color encoded = ptk_color_encode(gray);
 *     printf("%g x %g points, sRGB %.2f: ", button.width, button.height, encoded.red);
 *     puts(ptk_status_string(PTK_STATUS_OK));
 *     return 0;
 *   }
 *
 * Results of calls, messages, choices and axes, geometry and colors. The conventions are in pointerkit.h.
 *
 * Since: 0.1
 */
#ifndef POINTERKIT_TYPES_H
#define POINTERKIT_TYPES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* All enums have 32 bits: C++ and C23 can say so, and compilers of C99 for Linux do so, which is checked below. */
#if defined __cplusplus || (defined __STDC_VERSION__ && __STDC_VERSION__ >= 202311L)
#define PTK_INT32 : int32_t
#else
#define PTK_INT32
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* An engine: targets, devices, settings and everything that moves; see pointerkit-engine.h. */
typedef struct ptk_engine ptk_engine;

/* ---- Results and messages ---------------------------------------------------------------------------------------- */

/* The result of a call; ptk_status_string() is its text. */
typedef enum ptk_status PTK_INT32 {
  PTK_STATUS_OK = 0,             /* The call succeeded. */
  PTK_STATUS_INCOMPLETE = 1,     /* Your buffer was too small; `count` is the number of all elements. */
  PTK_STATUS_ABSENT = 2,         /* There is nothing to write; a `count` becomes 0. */
  PTK_STATUS_ERROR_NULL = -1,    /* A handle or a required pointer is NULL. */
  PTK_STATUS_ERROR_SIZE = -2,    /* A `size` is smaller than the first version of the struct. */
  PTK_STATUS_ERROR_VALUE = -3,   /* A constant, an identifier, an index or a count is out of range. */
  PTK_STATUS_ERROR_UNKNOWN = -4  /* No target or space with this identifier is registered. */
} ptk_status;
typedef char ptk_enums_have_32_bits[sizeof(ptk_status) == 4 ? 1 : -1];
/* The text of a status, in English, as UTF-8. The string is constant and valid forever. */
const char *ptk_status_string(ptk_status status);

/* The messages that are told: none, those about mistakes of the host, or also notes such as a clamped number. */
typedef enum ptk_log_level PTK_INT32 {
  PTK_LOG_LEVEL_NONE = 0, PTK_LOG_LEVEL_MISTAKES, PTK_LOG_LEVEL_NOTES
} ptk_log_level;
/* Receives a message in English, as UTF-8 and valid during the call. A message about an error of a call names the
 * function, the argument or field, what was found there and what is allowed, and the target, space or device, if it is
 * of one. The function must not call the engine. */
typedef void (*ptk_log_function)(void *data, ptk_log_level level, const char *message);

/* ---- Choices and axes -------------------------------------------------------------------------------------------- */

/* A choice of three, of which automatic is the default. */
typedef enum ptk_choice PTK_INT32 { PTK_CHOICE_AUTOMATIC = -1, PTK_CHOICE_NO = 0, PTK_CHOICE_YES = 1 } ptk_choice;
/* An axis, and a set of axes. Every set of flags is like this: a number with a plural name, whose bits are the
 * constants of the enum with the singular name. */
typedef enum ptk_axis PTK_INT32 { PTK_AXIS_HORIZONTAL = 1, PTK_AXIS_VERTICAL = 2 } ptk_axis;
typedef uint32_t ptk_axes;

/* ---- Geometry and colors ----------------------------------------------------------------------------------------- */

/* Geometry in points, and a color with linear components 0…1. The sizes of these structs are fixed. */
typedef struct ptk_point { double x, y; } ptk_point;
typedef struct ptk_vector { double dx, dy; } ptk_vector;
typedef struct ptk_size { double width, height; } ptk_size;
typedef struct ptk_rect { double x, y, width, height; } ptk_rect;
typedef struct ptk_insets { double top, left, bottom, right; } ptk_insets;
typedef struct ptk_rounded_rect { ptk_rect rect; double corner_radius; } ptk_rounded_rect;
typedef struct ptk_color { double red, green, blue; } ptk_color;
/* The sRGB-encoded components of a color, 0…1, as most drawing libraries expect them. */
ptk_color ptk_color_encode(ptk_color color);

#ifdef __cplusplus
}
#endif
#endif
