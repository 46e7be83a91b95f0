/*
 * PointerKit: the pointer of iPadOS for any Linux user interface. A button that highlights and clicks:
 *
 *   #include "pointerkit-cairo.h"
 *   #include <stdio.h>
 *
 *   static ptk_engine *engine;
 *   static void paint(cairo_t *cairo, uint64_t target, void *data) {  // Your button, as it always looks.
 *     (void)target, (void)data;
 *     cairo_move_to(cairo, 38, 62);
 *     cairo_show_text(cairo, "Share");
 *   }
 *   static void moved(int64_t now, double x, double y) {              // Your toolkit calls this for a motion,
 *     ptk_input input = ptk_input_position(now, x, y);
 *     ptk_engine_handle(engine, &input, now);
 *   }
 *   static void pressed(int64_t now, int is_down) {                   // and this for a press or a release.
 *     ptk_input input = ptk_input_button(now, PTK_BUTTON_PRIMARY, is_down);
 *     ptk_engine_handle(engine, &input, now);
 *   }
 *   static int draw(int64_t now, cairo_t *cairo) {                    // Call this for a frame, until it returns 0.
 *     const ptk_frame *frame = ptk_engine_step(engine, now, now);
 *     for (size_t i = 0; i < frame->event_count; i++)
 *       if (frame->events[i].type == PTK_EVENT_CLICKED) puts("clicked");
 *     ptk_cairo_draw(cairo, engine, frame, paint, NULL);
 *     return !frame->is_at_rest;
 *   }
 *   int main(void) {
 *     const ptk_size size = { 320, 120 };
 *     const ptk_rect share = { 20, 40, 70, 36 };
 *     engine = ptk_engine_create(size, NULL);
 *     ptk_engine_add_target(engine, PTK_KIND_BAR_BUTTON, 1, share, 0);
 *     cairo_surface_t *window = cairo_image_surface_create(CAIRO_FORMAT_RGB24, 320, 120);
 *     cairo_t *cairo = cairo_create(window);
 *     moved(1000000, 40, 50), pressed(2000000, 1), pressed(90000000, 0);
 *     for (int64_t now = 90000000; draw(now, cairo); now += 16666667) {}
 *     cairo_surface_write_to_png(window, "hello.png");
 *     ptk_engine_destroy(engine);
 *   }
 *
 * An engine receives input and layout, and computes the drawing for any instant. It owns no window, clock, device or
 * thread; hide the system's cursor over your surface. Copy pointerkit-cairo.[hc] from Sources/Examples/cairo, and link
 * with `pkg-config --cflags --libs pointerkit cairo` -lm and an rpath. Here is what every program needs, in the order
 * of use: create, describe, input, step, draw, events, destroy. All else has a good default: pointerkit-config.h.
 *
 * Conventions
 *  - Lengths are in points, times in nanoseconds of the host's monotonic clock, angles in radians clockwise, opacities
 *    and luminances 0…1. The y axis points down. Colors have linear components of sRGB.
 *  - Most functions return a ptk_status: zero is success, a positive number success with a remark, and a negative one
 *    an error, after which the engine is the same as before. A NULL handle, a NULL required pointer or an unknown
 *    constant is an error, never a crash. Numbers that are not finite or out of range are clamped or ignored, unknown
 *    identifiers in lists are ignored, and both are counted. ptk_set_log() tells of most mistakes, once each.
 *  - Make each struct that you fill with its ptk_…_default(), _make() or ptk_input_…(), and then set fields. Its first
 *    field is its `size`, so that later versions can add fields at the end; in an array of such structs, the stride is
 *    the `size` of the first. A language without inline functions calls ptk_…_init() with the size.
 *  - Pointers that you pass, also in structs, are borrowed for the duration of the call, and never kept.
 *  - Lists that you receive are transient: a pointer and a count, valid until the time that is said there.
 *  - A count that you pass may be at most 16,777,216 (2^24). If the system has no memory left, the process ends.
 *  - Identifiers are numbers that you choose: of 32 bits for devices, and of 64 bits for everything else. For a target
 *    or a group, 0 means none; for a space, 0 is the window.
 *  - Only one thread at a time may use an engine with its frames; different threads may use different engines.
 *
 * Versions: what is not marked otherwise came with 0.1. Until 1.0, a minor version may change anything; its symbols
 * then have another version, so that the loader refuses a program that was built for an earlier one. From 1.0 on, a
 * minor version only adds: functions, constants, and fields at the end of structs that have a `size` or are the
 * library's; elements of lists keep their size. So a program runs with every later library of its major version, which
 * is the number at the end of libpointerkit.so.0.
 */
#ifndef POINTERKIT_H
#define POINTERKIT_H

#include <stddef.h>
#include <stdint.h>

#define PTK_VERSION_MAJOR 0
#define PTK_VERSION_MINOR 1
#define PTK_VERSION_PATCH 0

/* All enums have 32 bits: C++ and C23 can say so, and compilers of C99 for Linux do so, which is checked below. */
#if defined __cplusplus || (defined __STDC_VERSION__ && __STDC_VERSION__ >= 202311L)
#define PTK_INT32 : int32_t
#else
#define PTK_INT32
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Basic types ----------------------------------------------------------------------------------------------- */

/* The result of a call; ptk_status_string() is its text. */
typedef enum ptk_status PTK_INT32 {
  PTK_OK = 0,             /* The call succeeded. */
  PTK_INCOMPLETE = 1,     /* Your buffer was too small; `count` is the number of all elements. */
  PTK_ABSENT = 2,         /* There is nothing to write; a `count` becomes 0. */
  PTK_ERROR_NULL = -1,    /* A handle or a required pointer is NULL. */
  PTK_ERROR_SIZE = -2,    /* A `size` is smaller than the first version of the struct. */
  PTK_ERROR_VALUE = -3,   /* A constant, an identifier, an index or a count is out of range. */
  PTK_ERROR_UNKNOWN = -4  /* No target or space with this identifier is registered. */
} ptk_status;
typedef char ptk_enums_have_32_bits[sizeof(ptk_status) == 4 ? 1 : -1];

/* A truth value: 0 is false, anything else is true. */
typedef int32_t ptk_bool;
/* A choice of three, of which automatic is the default. */
typedef enum ptk_choice PTK_INT32 { PTK_AUTOMATIC = -1, PTK_NO = 0, PTK_YES = 1 } ptk_choice;

/* Geometry in points, and a color with linear components 0…1. The sizes of these structs are fixed. */
typedef struct ptk_point { double x, y; } ptk_point;
typedef struct ptk_vector { double dx, dy; } ptk_vector;
typedef struct ptk_size { double width, height; } ptk_size;
typedef struct ptk_rect { double x, y, width, height; } ptk_rect;
typedef struct ptk_insets { double top, left, bottom, right; } ptk_insets;
typedef struct ptk_rounded_rect { ptk_rect rect; double corner_radius; } ptk_rounded_rect;
typedef struct ptk_color { double red, green, blue; } ptk_color;

/* ---- Create ---------------------------------------------------------------------------------------------------- */

/* An engine: targets, devices, settings and everything that moves. */
typedef struct ptk_engine ptk_engine;
/* The drawing at one instant. */
typedef struct ptk_frame ptk_frame;
/* Something that happened. */
typedef struct ptk_event ptk_event;
/* What differs from an iPad, and where the pointer starts; see pointerkit-config.h. */
typedef struct ptk_options ptk_options;

/* Creates an engine for a surface of a size, which you own and destroy. `options` may be NULL. NULL if an option is
 * invalid. */
ptk_engine *ptk_engine_create(ptk_size size, const ptk_options *options);
/* Changes the size of the surface. */
ptk_status ptk_engine_resize(ptk_engine *engine, ptk_size size, int64_t now);

/* ---- Describe: targets ----------------------------------------------------------------------------------------- */
/* Spaces and devices are described with pointerkit-config.h; a device that is not described counts as a trackpad. */

/* The kind of a control, which determines its automatic effect. */
typedef enum ptk_kind PTK_INT32 {
  PTK_KIND_BAR_BUTTON = 0, PTK_KIND_TAB_BAR_ITEM, PTK_KIND_SEGMENT, PTK_KIND_SELECTED_SEGMENT,
  PTK_KIND_EDIT_MENU_ITEM, PTK_KIND_APP_ICON, PTK_KIND_CONTROL_CENTER_MODULE, PTK_KIND_BUTTON, PTK_KIND_LINK,
  PTK_KIND_TEXT, PTK_KIND_ROW, PTK_KIND_CARD, PTK_KIND_IMAGE, PTK_KIND_SLIDER, PTK_KIND_DIVIDER, PTK_KIND_HANDLE,
  PTK_KIND_OTHER, PTK_KIND_CANVAS
} ptk_kind;

/* Axes, as bits. */
typedef int32_t ptk_axes;
enum { PTK_AXIS_HORIZONTAL = 1, PTK_AXIS_VERTICAL = 2 };

/* The standard cursors; with PTK_CURSOR_DEFAULT the engine chooses one. */
typedef enum ptk_cursor PTK_INT32 {
  PTK_CURSOR_DEFAULT = -1, PTK_CURSOR_ARROW = 0, PTK_CURSOR_NONE, PTK_CURSOR_CONTEXT_MENU, PTK_CURSOR_HELP,
  PTK_CURSOR_POINTER, PTK_CURSOR_PROGRESS, PTK_CURSOR_WAIT, PTK_CURSOR_CELL, PTK_CURSOR_CROSSHAIR, PTK_CURSOR_TEXT,
  PTK_CURSOR_VERTICAL_TEXT, PTK_CURSOR_ALIAS, PTK_CURSOR_COPY, PTK_CURSOR_MOVE, PTK_CURSOR_NO_DROP,
  PTK_CURSOR_NOT_ALLOWED, PTK_CURSOR_GRAB, PTK_CURSOR_GRABBING, PTK_CURSOR_EAST_RESIZE, PTK_CURSOR_NORTH_RESIZE,
  PTK_CURSOR_NORTHEAST_RESIZE, PTK_CURSOR_NORTHWEST_RESIZE, PTK_CURSOR_SOUTH_RESIZE, PTK_CURSOR_SOUTHEAST_RESIZE,
  PTK_CURSOR_SOUTHWEST_RESIZE, PTK_CURSOR_WEST_RESIZE, PTK_CURSOR_EAST_WEST_RESIZE, PTK_CURSOR_NORTH_SOUTH_RESIZE,
  PTK_CURSOR_NORTHEAST_SOUTHWEST_RESIZE, PTK_CURSOR_NORTHWEST_SOUTHEAST_RESIZE, PTK_CURSOR_COLUMN_RESIZE,
  PTK_CURSOR_ROW_RESIZE, PTK_CURSOR_ALL_SCROLL, PTK_CURSOR_ZOOM_IN, PTK_CURSOR_ZOOM_OUT, PTK_CURSOR_DRAG_ASK,
  PTK_CURSOR_ALL_RESIZE, PTK_CURSOR_DISAPPEARING_ITEM
} ptk_cursor;

typedef struct ptk_style ptk_style;
typedef struct ptk_hover_options ptk_hover_options;
typedef struct ptk_revealed ptk_revealed;

/* A control that the pointer can act on. */
typedef struct ptk_target {
  uint32_t size;
  ptk_kind kind;            /* PTK_KIND_OTHER by default. */
  uint64_t id;              /* Not 0. */
  ptk_rect frame;           /* In points of its space. */
  uint64_t space;           /* 0 is the window. Until its space is registered, the target is not seen. */
  int64_t z;                /* Higher is in front, within a space. */
  uint64_t group;           /* Any number for the buttons of one bar: they share their look, and their regions meet. */
  ptk_bool is_enabled;      /* True by default. */
  ptk_bool has_bezel;       /* A visible background or border, as cards, images, icons and modules always have. */
  ptk_bool has_padding;     /* Whether `padding` replaces the automatic padding. */
  ptk_bool is_selectable;   /* Whether a band selects the target; true by default. */
  ptk_insets padding;       /* How far the region in which the target is hovered reaches beyond the frame. */
  const ptk_style *style;   /* Borrowed; NULL for the automatic effect of the kind. */
  const ptk_hover_options *preferred_hover; /* Borrowed; if the automatic effect is hover; NULL for the usual. */
  ptk_axes latching_axes;   /* A press keeps the target hovered, and the pointer moves only along these axes until the
                             * release; with 0, a press does neither. */
  ptk_cursor cursor;        /* PTK_CURSOR_DEFAULT by default. */
  double corner_radius;     /* 8 by default. */
  ptk_choice is_dragged_by_scrolling; /* Automatic: sliders, dividers, handles and what latches. */
  ptk_choice is_magnetic;   /* Automatic: what the pointer snaps to. */
  ptk_bool has_luminance;
  ptk_bool has_color;
  double luminance;         /* Of the control's background, 0…1. */
  ptk_color color;          /* Of the control's background. */
  const ptk_revealed *reveals; /* Borrowed; what is revealed while the target is hovered. */
  size_t reveal_count;
  ptk_choice tracks_held_press; /* Whether the target has its effect while a press that began elsewhere is held, as the
                                 * items of a menu. Automatic: segments and items of edit menus. */
  ptk_choice accepts_drops;     /* Whether a dragged item can be dropped on the target. Automatic: cards, icons, rows,
                                 * images, canvases and PTK_KIND_OTHER. */
  ptk_choice clicks_after_drag; /* Whether a press that has become a drag clicks when it is released over the target.
                                 * Automatic: buttons of all kinds, segments, items of edit menus, modules and links. */
  ptk_bool coasts;              /* Whether a flick makes the pointer coast over the target; true by default. */
} ptk_target;
ptk_status ptk_target_init(ptk_target *target, size_t size);

/* Registers or replaces targets, and removes others, as one change. All are checked before anything changes. */
ptk_status ptk_engine_upsert_targets(ptk_engine *engine, const ptk_target *targets, size_t target_count,
                                     const uint64_t *removed, size_t removed_count, int64_t now);
/* Removes a target. */
ptk_status ptk_engine_remove_target(ptk_engine *engine, uint64_t target, int64_t now);
/* A new frame of a target. The struct's size is fixed. */
typedef struct ptk_movement { uint64_t id; ptk_rect frame; } ptk_movement;
/* Moves registered targets; those that are not registered are counted. */
ptk_status ptk_engine_move_targets(ptk_engine *engine, const ptk_movement *movements, size_t count, int64_t now);

/* ---- Input ----------------------------------------------------------------------------------------------------- */

/* Buttons; others have higher numbers. A toolkit's numbers differ: ptk_button_convert() in pointerkit-config.h. */
typedef enum ptk_button PTK_INT32 {
  PTK_BUTTON_NONE = -1, PTK_BUTTON_PRIMARY = 0, PTK_BUTTON_SECONDARY, PTK_BUTTON_MIDDLE, PTK_BUTTON_BACK,
  PTK_BUTTON_FORWARD
} ptk_button;
/* Modifier keys, as bits. */
typedef int32_t ptk_modifiers;
enum {
  PTK_MODIFIER_SHIFT = 1, PTK_MODIFIER_CONTROL = 2, PTK_MODIFIER_OPTION = 4, PTK_MODIFIER_COMMAND = 8,
  PTK_MODIFIER_CAPS_LOCK = 16
};
/* The phases of contacts and gestures, the phases of scrolls, and the sources of scrolls. */
typedef enum ptk_phase PTK_INT32 {
  PTK_PHASE_NONE = -1, PTK_PHASE_BEGAN = 0, PTK_PHASE_CHANGED, PTK_PHASE_ENDED, PTK_PHASE_CANCELLED
} ptk_phase;
typedef enum ptk_scroll_phase PTK_INT32 {
  PTK_SCROLL_BEGAN = 0, PTK_SCROLL_CHANGED, PTK_SCROLL_ENDED, PTK_SCROLL_MOMENTUM, PTK_SCROLL_NONE
} ptk_scroll_phase;
typedef enum ptk_source PTK_INT32 { PTK_SOURCE_FINGER = 0, PTK_SOURCE_WHEEL, PTK_SOURCE_CONTINUOUS } ptk_source;
/* The standard gestures. */
typedef enum ptk_gesture PTK_INT32 {
  PTK_GESTURE_PRIMARY_CLICK = 0, PTK_GESTURE_SECONDARY_CLICK, PTK_GESTURE_SCROLLING, PTK_GESTURE_SMART_ZOOM,
  PTK_GESTURE_SWIPE_BETWEEN_PAGES, PTK_GESTURE_SWIPE_BETWEEN_FULL_SCREEN_APPS, PTK_GESTURE_MISSION_CONTROL,
  PTK_GESTURE_LOOK_UP, PTK_GESTURE_TAP_TO_CLICK, PTK_GESTURE_FORCE_CLICK, PTK_GESTURE_ZOOM, PTK_GESTURE_ROTATE,
  PTK_GESTURE_NOTIFICATION_CENTER, PTK_GESTURE_APP_EXPOSE, PTK_GESTURE_LAUNCHPAD, PTK_GESTURE_SHOW_DESKTOP
} ptk_gesture;
/* The operation that a drop would perform. */
typedef enum ptk_drag PTK_INT32 {
  PTK_DRAG_NONE = 0, PTK_DRAG_COPY, PTK_DRAG_LINK, PTK_DRAG_MOVE, PTK_DRAG_FORBIDDEN, PTK_DRAG_DISAPPEARING
} ptk_drag;

/* The kinds of inputs. Each has a function ptk_input_…(), below, that takes the fields it uses. */
typedef enum ptk_input_kind PTK_INT32 {
  PTK_INPUT_CONTACT = 0, PTK_INPUT_HOLD, PTK_INPUT_MOTION, PTK_INPUT_POSITION, PTK_INPUT_BUTTON, PTK_INPUT_PRESSURE,
  PTK_INPUT_SCROLL, PTK_INPUT_TRANSFORM, PTK_INPUT_GESTURE, PTK_INPUT_MODIFIERS, PTK_INPUT_DRAG_OPERATION,
  PTK_INPUT_TOUCH, PTK_INPUT_GAZE, PTK_INPUT_LUMINANCE, PTK_INPUT_LEAVE, PTK_INPUT_ENTER, PTK_INPUT_CANCEL,
  PTK_INPUT_TYPING
} ptk_input_kind;

/* An input: something that happened to a device, the person or the surface. */
typedef struct ptk_input {
  uint32_t size;
  ptk_input_kind kind;
  int64_t time;
  uint32_t device;       /* The host's number of the device; 0 by default. */
  ptk_phase phase;
  ptk_scroll_phase scroll_phase;
  ptk_source source;
  ptk_vector delta;
  ptk_point position;
  double value, scale, rotation;
  uint64_t touch;
  int32_t fingers;       /* 0 is unknown. */
  ptk_button button;
  ptk_bool is_down;
  ptk_gesture gesture;
  ptk_modifiers modifiers;
  ptk_drag operation;
} ptk_input;
ptk_status ptk_input_init(ptk_input *input, size_t size, ptk_input_kind kind, int64_t time);

/* Handles an input that arrives at `now`, in a program; a time of the input that is of another clock is corrected. */
ptk_status ptk_engine_handle(ptk_engine *engine, const ptk_input *input, int64_t now);
/* Handles an input of a simulation or a test, whose own time is trusted as the present time. */
ptk_status ptk_engine_simulate(ptk_engine *engine, const ptk_input *input);

/* ---- Step ------------------------------------------------------------------------------------------------------ */

/* Advances to `now`, and returns the frame that will be seen at `presenting`; pass `now` twice if nothing is known of
 * the display. Call it for each frame of the display until the frame is at rest, and then after the next input or
 * change, or at `next_wake`. The frame belongs to the engine: it and all its lists are valid until the next step of the
 * engine, or until it is destroyed. NULL only for NULL. Allocates nothing in steady state. */
const ptk_frame *ptk_engine_step(ptk_engine *engine, int64_t now, int64_t presenting);

/* ---- Draw ------------------------------------------------------------------------------------------------------ */

/* The kinds of drawing commands, each with the fields of ptk_command that it uses. */
typedef enum ptk_command_kind PTK_INT32 {
  PTK_COMMAND_SHADOW = 0,    /* shape, moved by `translation`; radius (a standard deviation), color, opacity.
                                Nothing within shape, so that no shadow is seen through an element. */
  PTK_COMMAND_ROUNDED_RECT,  /* shape, color, opacity */
  PTK_COMMAND_PATH,          /* path, rotation, color, opacity; ptk_path_get_bounds() is stretched to shape.rect */
  PTK_COMMAND_OUTLINE,       /* frame->outline, center, scale, color, opacity */
  PTK_COMMAND_CONTENT_BEGIN, /* You paint the target, scaled about `center`, moved by `translation`. END is next. */
  PTK_COMMAND_CONTENT_END,
  PTK_COMMAND_TINT,          /* shape, color, opacity */
  PTK_COMMAND_RADIAL_LIGHT,  /* center, radius, opacity, clipped to shape: white, by (1 - (distance/radius)²)² */
  PTK_COMMAND_ANNOTATION     /* frame->annotation, shape.rect, color, opacity */
} ptk_command_kind;
/* One drawing command, in window points; fields that its kind does not name are 0. Blend source over, as toolkits do,
 * in the sRGB that ptk_color_encode() of pointerkit-config.h makes of the color. */
typedef struct ptk_command {
  ptk_command_kind kind;
  int32_t reserved;
  uint64_t target;               /* 0 for a command without a target. */
  uint64_t space;
  ptk_rounded_rect shape;
  ptk_point center;
  ptk_vector translation;
  ptk_color color;
  double opacity, radius, scale, rotation;
  const struct ptk_path *path;   /* As transient as the frame; in pointerkit-config.h. */
} ptk_command;

/* The commands of one space, from back to front. A host that paints its whole window paints for each of its spaces all
 * targets but those that ptk_frame_get_element() finds, then the space's groups, if any; the last group is `front`. */
typedef struct ptk_group {
  uint64_t space;
  const ptk_command *commands;
  size_t command_count;
  ptk_bool has_clip;
  int32_t reserved;
  ptk_rect clip; /* In window points. */
} ptk_group;

/* A target that is drawn with more than its plain content. A host that paints target by target paints `beneath`, the
 * content scaled about `center` and moved by `translation`, and `above`; then frame->front in front of everything. */
typedef struct ptk_element {
  uint64_t target;
  const ptk_command *beneath, *above;
  size_t beneath_count, above_count;
  ptk_point center;
  double scale;
  ptk_vector translation;
  ptk_bool is_raised; /* Whether it is painted after its neighbors of equal z. */
  int32_t reserved;
} ptk_element;

/* The activity of the pointer. */
typedef enum ptk_pointer_phase PTK_INT32 {
  PTK_POINTER_TRACKING = 0, PTK_POINTER_RESTING, PTK_POINTER_COASTING, PTK_POINTER_ATTRACTED, PTK_POINTER_HIDDEN,
  PTK_POINTER_GESTURING, PTK_POINTER_BANDING, PTK_POINTER_AWAY
} ptk_pointer_phase;

/* The drawing at one instant, what happened before, and when to step again. */
struct ptk_frame {
  int64_t time;
  ptk_bool is_at_rest;            /* Whether frames stay the same until an input or `next_wake`. */
  ptk_bool has_damage;            /* Whether anything differs from the previous frame. */
  int64_t next_wake;              /* The time of the next change without input; INT64_MAX for never. */
  ptk_rect damage;                /* What to paint again, in window points, aligned to device pixels. */
  const ptk_event *events;        /* What happened since the previous step. */
  size_t event_count;
  uint64_t lost_event_count;      /* Events beyond the last 256. */
  const ptk_command *commands;    /* Everything, in the order of painting. */
  size_t command_count;
  const ptk_group *groups;        /* The same commands by space; the last group is in front of everything. */
  size_t group_count;
  const ptk_element *elements;    /* The same commands by target, in the order of the ids. */
  size_t element_count;
  const ptk_command *front;       /* The commands of the last group. */
  size_t front_count;
  ptk_pointer_phase phase;
  ptk_cursor cursor;              /* For a host that shows a cursor of its own. */
  ptk_point model_position;       /* The position that the person moves; hit tests are about it. */
  ptk_point click_location;       /* Where a click lands. */
  ptk_vector velocity;            /* In points per second. */
  uint64_t hovered;               /* 0 is none. */
  /* The rest is for hosts that do more: the structs are in pointerkit-config.h. */
  ptk_bool has_warp, has_band, has_autoscroll;
  int32_t reserved;
  ptk_point warp;                 /* Where to move the cursor, for a host that warps it. */
  ptk_rect band;                  /* The rectangle of a band selection, and the targets in it. */
  const uint64_t *band_targets;
  size_t band_target_count;
  uint64_t autoscroll_space;      /* The space to scroll, and how fast in points per second. */
  ptk_vector autoscroll_velocity;
  const ptk_revealed *revealed;   /* The targets and groups that are revealed. */
  size_t revealed_count;
  const struct ptk_pointer *pointer;
  const struct ptk_outline *outline;           /* NULL without a command PTK_COMMAND_OUTLINE. */
  const struct ptk_annotation *annotation;     /* NULL without an annotation. */
  const struct ptk_content *contents;          /* The same effects as `elements`, for hosts that draw their own. */
  size_t content_count;
  const struct ptk_accessory_state *accessories;
  size_t accessory_count;
};
/* The element of a target in a frame; NULL if only the target's plain content is painted. O(log n). */
const ptk_element *ptk_frame_get_element(const ptk_frame *frame, uint64_t target);

/* ---- Events ---------------------------------------------------------------------------------------------------- */

/* The types of events, each with the fields of ptk_event that it sets besides time, position and modifiers. */
typedef enum ptk_event_type PTK_INT32 {
  PTK_EVENT_ENTERED = 0,       /* target */
  PTK_EVENT_EXITED,            /* target */
  PTK_EVENT_RECENTERED,        /* target */
  PTK_EVENT_COASTED,           /* velocity, location (the landing) */
  PTK_EVENT_ATTRACTED,         /* target, velocity, location (the landing) */
  PTK_EVENT_LANDED,            /* target */
  PTK_EVENT_PRESSED,           /* target, button, location, device */
  PTK_EVENT_RELEASED,          /* target, button, location, device */
  PTK_EVENT_CLICKED,           /* target, button, location, device, count (of a multiple click) */
  PTK_EVENT_SECONDARY_CLICKED, /* target, button, location, device */
  PTK_EVENT_HIDDEN,
  PTK_EVENT_SHOWN,
  PTK_EVENT_REVEALED,          /* target or group, is_group */
  PTK_EVENT_CONCEALED,         /* target or group, is_group */
  PTK_EVENT_BAND_BEGAN,        /* space, anchor, location, count, device */
  PTK_EVENT_BAND_CHANGED,      /* space, anchor, location, count, device */
  PTK_EVENT_BAND_ENDED,        /* space, anchor, location, count, device, phase */
  PTK_EVENT_DRAG_BEGAN,        /* target, drop_target, space, location, translation, device, button (NONE: fingers) */
  PTK_EVENT_DRAG_CHANGED,      /* like drag began */
  PTK_EVENT_DRAG_ENDED,        /* like drag began, phase */
  PTK_EVENT_PRESSURE_CHANGED,  /* target, button, location, device, value */
  PTK_EVENT_SCROLLED,          /* target, space, location, translation, phase, is_momentum, is_systemwide, device */
  PTK_EVENT_TRANSFORMED,       /* target, space, location, scale, rotation, translation, phase, is_systemwide, device */
  PTK_EVENT_GESTURED,          /* target, space, location, gesture, phase, is_systemwide, device */
  PTK_EVENT_FOCUS_CHANGED,     /* target, location (of the gaze) */
  PTK_EVENT_STYLE_CHANGED,     /* target */
  PTK_EVENT_CANCELLED,         /* target, button, location, device */
  PTK_EVENT_PUSHED_EDGE        /* edge, value (the distance), movement, device */
} ptk_event_type;
typedef enum ptk_edge PTK_INT32 { PTK_EDGE_TOP = 0, PTK_EDGE_LEFT, PTK_EDGE_BOTTOM, PTK_EDGE_RIGHT } ptk_edge;
/* An event. Fields that its type does not use are 0. Positions and locations are in window points. */
struct ptk_event {
  int64_t time;
  ptk_event_type type;
  ptk_modifiers modifiers;
  ptk_point position; /* Of the model pointer. */
  uint64_t target, drop_target, space;
  ptk_point location, anchor;
  ptk_vector velocity, translation;
  double scale, rotation, value, movement;
  uint32_t device;
  ptk_button button;
  int32_t count;
  ptk_phase phase;
  ptk_gesture gesture;
  ptk_edge edge;
  ptk_bool is_group, is_momentum, is_systemwide;
  int32_t reserved;
};

/* ---- Destroy --------------------------------------------------------------------------------------------------- */

/* Destroys an engine and its frame; NULL is ignored. */
void ptk_engine_destroy(ptk_engine *engine);

/* ---- Structs with their defaults, for C and C++ ---------------------------------------------------------------- */

static inline ptk_target ptk_target_default(void) { ptk_target t; ptk_target_init(&t, sizeof t); return t; }
/* A target of a kind with the usual properties. */
static inline ptk_target ptk_target_make(ptk_kind kind, uint64_t id, ptk_rect frame) {
  ptk_target t = ptk_target_default(); t.kind = kind; t.id = id; t.frame = frame; return t;
}
/* Registers or replaces one target. */
static inline ptk_status ptk_engine_upsert_target(ptk_engine *engine, const ptk_target *target, int64_t now) {
  return ptk_engine_upsert_targets(engine, target, 1, NULL, 0, now);
}
/* Registers a target of a kind with the usual properties. */
static inline ptk_status ptk_engine_add_target(ptk_engine *engine, ptk_kind kind, uint64_t id, ptk_rect frame,
                                               int64_t now) {
  ptk_target t = ptk_target_make(kind, id, frame); return ptk_engine_upsert_target(engine, &t, now);
}
static inline ptk_input ptk_input_default(ptk_input_kind kind, int64_t time) {
  ptk_input i; ptk_input_init(&i, sizeof i, kind, time); return i;
}
/* A device moved by a displacement, in its unit. */
static inline ptk_input ptk_input_motion(int64_t time, double dx, double dy) {
  ptk_input i = ptk_input_default(PTK_INPUT_MOTION, time); i.delta.dx = dx; i.delta.dy = dy; return i;
}
/* The host's cursor moved to a position, in window points. */
static inline ptk_input ptk_input_position(int64_t time, double x, double y) {
  ptk_input i = ptk_input_default(PTK_INPUT_POSITION, time); i.position.x = x; i.position.y = y; return i;
}
static inline ptk_input ptk_input_button(int64_t time, ptk_button button, ptk_bool is_down) {
  ptk_input i = ptk_input_default(PTK_INPUT_BUTTON, time); i.button = button; i.is_down = is_down; return i;
}
/* The content is scrolled by a distance in points; see ptk_scroll_convert(). */
static inline ptk_input ptk_input_scroll(int64_t time, double dx, double dy, ptk_scroll_phase phase,
                                         ptk_source source) {
  ptk_input i = ptk_input_default(PTK_INPUT_SCROLL, time);
  i.delta.dx = dx; i.delta.dy = dy; i.scroll_phase = phase; i.source = source; return i;
}
/* The modifier keys that are pressed now. */
static inline ptk_input ptk_input_modifiers(int64_t time, ptk_modifiers modifiers) {
  ptk_input i = ptk_input_default(PTK_INPUT_MODIFIERS, time); i.modifiers = modifiers; return i;
}
/* The person typed a character: the pointer hides until it moves. Send it where your toolkit hides its own cursor. */
static inline ptk_input ptk_input_typing(int64_t time) { return ptk_input_default(PTK_INPUT_TYPING, time); }
/* The cursor entered, as a position says too, with NaN if it is not known where; it left; and everything that is
 * pressed or in progress ends, for instance since the window lost the focus. */
static inline ptk_input ptk_input_enter(int64_t time, double x, double y) {
  ptk_input i = ptk_input_default(PTK_INPUT_ENTER, time); i.position.x = x; i.position.y = y; return i;
}
static inline ptk_input ptk_input_leave(int64_t time) { return ptk_input_default(PTK_INPUT_LEAVE, time); }
static inline ptk_input ptk_input_cancel(int64_t time) { return ptk_input_default(PTK_INPUT_CANCEL, time); }

#ifdef __cplusplus
}
#endif
#include "pointerkit-config.h"
#endif
