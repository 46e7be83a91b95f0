/*
 * PointerKit: the pointer of iPadOS for any Linux user interface, as a C library.
 *
 * An engine receives input and layout, and computes the drawing for any instant. It owns no window, clock,
 * device or thread, and makes no callbacks. Link with `pkg-config --cflags --libs pointerkit`.
 *
 * Conventions of the whole interface:
 *  - Lengths are in points, times in nanoseconds of the host's monotonic clock, angles in radians clockwise,
 *    opacities and luminances 0…1. The y axis points down. Colors have linear components of sRGB.
 *  - Functions return a ptk_status, except those that destroy something or return a string. Zero is success, and a
 *    positive number is success with a remark. A negative number is an error: the requested change or query was not
 *    made. After an error, the engine is the same as before the call, with the same time and the same diagnostics. A
 *    NULL handle, a NULL required pointer or an unknown constant is an error, never a crash. Numbers that are not
 *    finite or out of range are clamped or ignored, and are counted in the diagnostics. Unknown identifiers in lists
 *    are ignored and counted, too.
 *  - Structs that the caller fills begin with their `size`, so that later versions can add fields at the end.
 *    Initialize such a struct with its ptk_..._default() or ptk_..._init(), and then set fields. For structs that the
 *    library fills, and for arrays of them, pass `sizeof` of one element.
 *  - Pointers in structs and arguments are borrowed for the duration of the call, and never kept. In an array of
 *    structs that begin with their `size`, the stride is the `size` of the first element.
 *  - Lists are written into the caller's buffer. At most `capacity` elements are written, and `count` becomes the
 *    number of all elements. If the buffer is too small, the status is PTK_INCOMPLETE. A buffer may be NULL if its
 *    capacity is 0.
 *  - A count that the caller passes may be at most 16,777,216 (2^24); a greater count is PTK_ERROR_VALUE. If the system
 *    has no memory left, the process ends, as with GLib.
 *  - Identifiers are numbers that the host chooses: of 32 bits for devices, and of 64 bits for everything else. For a
 *    target or a group, 0 means none; for a space, 0 is the window.
 *  - Only one thread at a time may use a handle; different threads may use different handles. Handles are
 *    independent: they can be destroyed in any order.
 *
 * No macro is needed to call the library: bindings can be generated from the declarations alone.
 */
#ifndef POINTERKIT_H
#define POINTERKIT_H

#include <stddef.h>
#include <stdint.h>

/* The version of this header; see ptk_get_version(). Since: 0.1 */
#define PTK_VERSION_MAJOR 0
#define PTK_VERSION_MINOR 1
#define PTK_VERSION_PATCH 0

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Basic types ------------------------------------------------------------------------------------- */

/* The result of a call. Since: 0.1 */
typedef int32_t ptk_status;
enum {
  PTK_OK = 0,               /* The call succeeded. */
  PTK_INCOMPLETE = 1,       /* The buffer was too small for all elements; `count` is the number of all elements. */
  PTK_ABSENT = 2,           /* There is nothing to write, for instance no annotation; a `count` becomes 0. */
  PTK_ERROR_NULL = -1,      /* A handle or a required pointer is NULL. */
  PTK_ERROR_SIZE = -2,      /* A `size` is smaller than the first version of the struct. */
  PTK_ERROR_VALUE = -3,     /* A constant, an identifier, an index or a count is out of range. */
  PTK_ERROR_UNKNOWN = -4    /* No target or space with this identifier is registered. */
};

/* A truth value: 0 is false, anything else is true. Since: 0.1 */
typedef int32_t ptk_bool;

/* A choice of three: negative numbers such as PTK_AUTOMATIC are automatic, 0 is no, positive is yes. Since: 0.1 */
typedef int32_t ptk_choice;
enum { PTK_AUTOMATIC = -1, PTK_NO = 0, PTK_YES = 1 };

/* A position, a displacement, a size, a rectangle, insets and a rounded rectangle, in points. Since: 0.1 */
typedef struct ptk_point { double x, y; } ptk_point;
typedef struct ptk_vector { double dx, dy; } ptk_vector;
typedef struct ptk_size { double width, height; } ptk_size;
typedef struct ptk_rect { double x, y, width, height; } ptk_rect;
typedef struct ptk_insets { double top, left, bottom, right; } ptk_insets;
typedef struct ptk_rounded_rect { ptk_rect rect; double corner_radius; } ptk_rounded_rect;

/* A color with linear components of sRGB, 0…1; see ptk_color_encode(). Since: 0.1 */
typedef struct ptk_color { double red, green, blue; } ptk_color;

/* A spring: damping ratio (1 is critical) and response in seconds. Since: 0.1 */
typedef struct ptk_spring { double damping_ratio, response; } ptk_spring;

/* An engine: targets, devices, settings and everything that moves. A snapshot is an engine as well. Since: 0.1 */
typedef struct ptk_engine ptk_engine;

/* The drawing at one instant. A host keeps one frame, and reads each new state into it. Since: 0.1 */
typedef struct ptk_frame ptk_frame;

/* ---- Constants --------------------------------------------------------------------------------------- */

/* Axes, as bits. Since: 0.1 */
enum { PTK_AXIS_HORIZONTAL = 1, PTK_AXIS_VERTICAL = 2 };

/* The kind of an interface element, which determines its automatic effect. Since: 0.1 */
enum {
  PTK_KIND_BAR_BUTTON = 0, PTK_KIND_TAB_BAR_ITEM, PTK_KIND_SEGMENT, PTK_KIND_SELECTED_SEGMENT,
  PTK_KIND_EDIT_MENU_ITEM, PTK_KIND_APP_ICON, PTK_KIND_CONTROL_CENTER_MODULE, PTK_KIND_BUTTON, PTK_KIND_LINK,
  PTK_KIND_TEXT, PTK_KIND_ROW, PTK_KIND_CARD, PTK_KIND_IMAGE, PTK_KIND_SLIDER, PTK_KIND_DIVIDER, PTK_KIND_HANDLE,
  PTK_KIND_OTHER
};

/* The effect on a hovered element; PTK_EFFECT_NONE does not change the element. Since: 0.1 */
enum { PTK_EFFECT_NONE = 0, PTK_EFFECT_AUTOMATIC, PTK_EFFECT_HIGHLIGHT, PTK_EFFECT_LIFT, PTK_EFFECT_HOVER };

/* The layer of a hovered element's tint: none, in front of the element, or behind it. Since: 0.1 */
enum { PTK_TINT_NONE = 0, PTK_TINT_OVERLAY, PTK_TINT_UNDERLAY };

/* The pointer's shape. PTK_SHAPE_PILL and the shapes after it are standard shapes without parameters. Since: 0.1 */
enum {
  PTK_SHAPE_CIRCLE = 0, PTK_SHAPE_ROUNDED_RECT, PTK_SHAPE_VERTICAL_BEAM, PTK_SHAPE_HORIZONTAL_BEAM, PTK_SHAPE_PATH,
  PTK_SHAPE_PILL, PTK_SHAPE_CROSS, PTK_SHAPE_GRABBER, PTK_SHAPE_HORIZONTAL_ARROWS, PTK_SHAPE_VERTICAL_ARROWS,
  PTK_SHAPE_MARKER_TIP, PTK_SHAPE_TARGET
};

/* The kind of a path's element; quadratic curves use only control1. Since: 0.1 */
enum { PTK_PATH_MOVE = 0, PTK_PATH_LINE, PTK_PATH_QUADRATIC, PTK_PATH_CUBIC, PTK_PATH_CLOSE };

/* The positions along an axis that can be pointed at; with PTK_PRECISION_AUTOMATIC they depend on the target's kind.
 * Since: 0.1 */
enum {
  PTK_PRECISION_AUTOMATIC = 0, PTK_PRECISION_WHOLE, PTK_PRECISION_CONTINUOUS, PTK_PRECISION_STEPPED,
  PTK_PRECISION_LINES
};

/* The shape of an accessory. Since: 0.1 */
enum {
  PTK_ACCESSORY_ARROW = 0, PTK_ACCESSORY_PLUS, PTK_ACCESSORY_MINUS, PTK_ACCESSORY_CIRCLE,
  PTK_ACCESSORY_CIRCLE_SLASH, PTK_ACCESSORY_MENU, PTK_ACCESSORY_PATH
};

/* The kind of a device, and the unit of its movements. Since: 0.1 */
enum { PTK_DEVICE_TRACKPAD = 0, PTK_DEVICE_MOUSE, PTK_DEVICE_TRACKPOINT, PTK_DEVICE_OTHER };
enum { PTK_UNIT_POINTS = 0, PTK_UNIT_MILLIMETERS, PTK_UNIT_COUNTS };

/* Acceleration curves. Since: 0.1 */
enum {
  PTK_CURVE_NONE = 0, PTK_CURVE_APPLE_MOUSE, PTK_CURVE_APPLE_TRACKPAD, PTK_CURVE_LIBINPUT_MOUSE,
  PTK_CURVE_LIBINPUT_TOUCHPAD, PTK_CURVE_LIBINPUT_FLAT_MOUSE, PTK_CURVE_LIBINPUT_FLAT_TOUCHPAD,
  PTK_CURVE_PARAMETRIC, PTK_CURVE_CUSTOM
};

/* Buttons; other buttons have higher numbers. Since: 0.1 */
enum { PTK_BUTTON_PRIMARY = 0, PTK_BUTTON_SECONDARY, PTK_BUTTON_MIDDLE, PTK_BUTTON_BACK, PTK_BUTTON_FORWARD };

/* Modifier keys, as bits. Since: 0.1 */
enum {
  PTK_MODIFIER_SHIFT = 1, PTK_MODIFIER_CONTROL = 2, PTK_MODIFIER_OPTION = 4, PTK_MODIFIER_COMMAND = 8,
  PTK_MODIFIER_CAPS_LOCK = 16
};

/* Numbers of fingers, as bits. Since: 0.1 */
enum { PTK_FINGERS_ONE = 1, PTK_FINGERS_TWO = 2, PTK_FINGERS_THREE = 4, PTK_FINGERS_FOUR = 8, PTK_FINGERS_FIVE = 16 };

/* The phases of contacts and gestures, the phases of scrolls, and the sources of scrolls. Since: 0.1 */
enum { PTK_PHASE_BEGAN = 0, PTK_PHASE_CHANGED, PTK_PHASE_ENDED, PTK_PHASE_CANCELLED };
enum {
  PTK_SCROLL_BEGAN = 0, PTK_SCROLL_CHANGED, PTK_SCROLL_ENDED, PTK_SCROLL_MOMENTUM, PTK_SCROLL_NONE
};
enum { PTK_SOURCE_FINGER = 0, PTK_SOURCE_WHEEL, PTK_SOURCE_CONTINUOUS };

/* The standard gestures. Since: 0.1 */
enum {
  PTK_GESTURE_PRIMARY_CLICK = 0, PTK_GESTURE_SECONDARY_CLICK, PTK_GESTURE_SCROLLING, PTK_GESTURE_SMART_ZOOM,
  PTK_GESTURE_SWIPE_BETWEEN_PAGES, PTK_GESTURE_SWIPE_BETWEEN_FULL_SCREEN_APPS, PTK_GESTURE_MISSION_CONTROL,
  PTK_GESTURE_LOOK_UP, PTK_GESTURE_TAP_TO_CLICK, PTK_GESTURE_FORCE_CLICK, PTK_GESTURE_ZOOM, PTK_GESTURE_ROTATE,
  PTK_GESTURE_NOTIFICATION_CENTER, PTK_GESTURE_APP_EXPOSE, PTK_GESTURE_LAUNCHPAD, PTK_GESTURE_SHOW_DESKTOP
};

/* The operation that a drop would perform. Since: 0.1 */
enum {
  PTK_DRAG_NONE = 0, PTK_DRAG_COPY, PTK_DRAG_LINK, PTK_DRAG_MOVE, PTK_DRAG_FORBIDDEN, PTK_DRAG_DISAPPEARING
};

/* The part of a trackpad, or the side of a mouse, on which a click is secondary. Since: 0.1 */
enum {
  PTK_REGION_NONE = 0, PTK_REGION_BOTTOM_RIGHT, PTK_REGION_BOTTOM_LEFT, PTK_REGION_RIGHT_SIDE, PTK_REGION_LEFT_SIDE
};

/* The appearance of the interface, and the host's way of blending colors. Since: 0.1 */
enum { PTK_APPEARANCE_LIGHT = 0, PTK_APPEARANCE_DARK };
enum { PTK_BLENDING_ENCODED = 0, PTK_BLENDING_LINEAR };

/* The activity of the pointer. Since: 0.1 */
enum {
  PTK_POINTER_TRACKING = 0, PTK_POINTER_RESTING, PTK_POINTER_COASTING, PTK_POINTER_ATTRACTED, PTK_POINTER_HIDDEN,
  PTK_POINTER_GESTURING, PTK_POINTER_BANDING, PTK_POINTER_AWAY
};

/* The standard cursors; with PTK_CURSOR_DEFAULT the engine chooses one. Since: 0.1 */
enum {
  PTK_CURSOR_DEFAULT = -1, PTK_CURSOR_ARROW = 0, PTK_CURSOR_NONE, PTK_CURSOR_CONTEXT_MENU, PTK_CURSOR_HELP,
  PTK_CURSOR_POINTER, PTK_CURSOR_PROGRESS, PTK_CURSOR_WAIT, PTK_CURSOR_CELL, PTK_CURSOR_CROSSHAIR, PTK_CURSOR_TEXT,
  PTK_CURSOR_VERTICAL_TEXT, PTK_CURSOR_ALIAS, PTK_CURSOR_COPY, PTK_CURSOR_MOVE, PTK_CURSOR_NO_DROP,
  PTK_CURSOR_NOT_ALLOWED, PTK_CURSOR_GRAB, PTK_CURSOR_GRABBING, PTK_CURSOR_EAST_RESIZE, PTK_CURSOR_NORTH_RESIZE,
  PTK_CURSOR_NORTHEAST_RESIZE, PTK_CURSOR_NORTHWEST_RESIZE, PTK_CURSOR_SOUTH_RESIZE, PTK_CURSOR_SOUTHEAST_RESIZE,
  PTK_CURSOR_SOUTHWEST_RESIZE, PTK_CURSOR_WEST_RESIZE, PTK_CURSOR_EAST_WEST_RESIZE,
  PTK_CURSOR_NORTH_SOUTH_RESIZE, PTK_CURSOR_NORTHEAST_SOUTHWEST_RESIZE, PTK_CURSOR_NORTHWEST_SOUTHEAST_RESIZE,
  PTK_CURSOR_COLUMN_RESIZE, PTK_CURSOR_ROW_RESIZE, PTK_CURSOR_ALL_SCROLL, PTK_CURSOR_ZOOM_IN, PTK_CURSOR_ZOOM_OUT,
  PTK_CURSOR_DRAG_ASK, PTK_CURSOR_ALL_RESIZE, PTK_CURSOR_DISAPPEARING_ITEM
};

/* Edges of the surface. Since: 0.1 */
enum { PTK_EDGE_TOP = 0, PTK_EDGE_LEFT, PTK_EDGE_BOTTOM, PTK_EDGE_RIGHT };

/* The libraries whose constants can be converted. Since: 0.1 */
enum { PTK_TOOLKIT_EVDEV = 0, PTK_TOOLKIT_GDK4, PTK_TOOLKIT_QT6, PTK_TOOLKIT_SDL2, PTK_TOOLKIT_SDL3, PTK_TOOLKIT_XKB, PTK_TOOLKIT_WAYLAND };

/* ---- Library ------------------------------------------------------------------------------------------ */

/* Writes the version of the library. Any pointer may be NULL. Since: 0.1 */
ptk_status ptk_get_version(int32_t *major, int32_t *minor, int32_t *patch);

/* The text of a status, in English, as UTF-8. The string is constant and valid forever. Since: 0.1 */
const char *ptk_status_string(ptk_status status);

/* ---- Styles ------------------------------------------------------------------------------------------- */

/* One element of a path: its end `to`, and the control points of a curve. The struct's size is fixed. Since: 0.1 */
typedef struct ptk_path_element {
  int32_t kind; /* PTK_PATH_… */
  int32_t reserved; /* 0. */
  ptk_point to, control1, control2;
} ptk_path_element;

/* An outline of lines and curves, in points. Elements beyond 2,048 are dropped. If a subpath does not begin with a
   move, the library adds a move. After a closed subpath, the added move goes to the start of that subpath. At the
   beginning of the path, it goes to the end of the first line, or to the first control point of the first curve.
   Since: 0.1 */
typedef struct ptk_path {
  uint32_t size;
  ptk_bool has_anchor;             /* Whether `anchor` is set; otherwise the middle of the path is the anchor. */
  const ptk_path_element *elements; /* Borrowed; may be NULL if there are none. */
  size_t element_count;
  ptk_point anchor;                /* The point of the path that lies at the pointer's location. */
  double stroke_width;            /* The width of a stroked path; 0 for a filled one. */
} ptk_path;

/* The shape of a pointer. Since: 0.1 */
typedef struct ptk_shape {
  uint32_t size;
  int32_t kind;         /* PTK_SHAPE_… */
  double diameter;      /* Of a circle; 19 by default. */
  ptk_size rect_size;    /* Of a rounded rectangle. */
  double corner_radius; /* Of a rounded rectangle; 8 by default. */
  double length;        /* Of a beam. */
  const ptk_path *path;  /* Borrowed; required for PTK_SHAPE_PATH. */
} ptk_shape;

/* The start and the length of a text line along an axis of the element. The struct's size is fixed. Since: 0.1 */
typedef struct ptk_line { double start, length; } ptk_line;

/* The positions along an axis that can be pointed at, in points from the left or top edge of the element's frame.
 * Since: 0.1 */
typedef struct ptk_precision {
  uint32_t size;
  int32_t kind;         /* PTK_PRECISION_… */
  double origin;        /* Of steps. */
  double spacing;       /* Of steps. */
  const ptk_line *lines; /* Borrowed; the lines, in any order. */
  size_t line_count;
} ptk_precision;

/* A small shape beside the pointer. Since: 0.1 */
typedef struct ptk_accessory {
  uint32_t size;
  int32_t shape;                      /* PTK_ACCESSORY_… */
  double angle;                       /* The direction from the pointer; 0 is upward. */
  double offset;                      /* The distance from the pointer's outline, in points. */
  ptk_choice orientation_matches_angle; /* PTK_AUTOMATIC: yes for arrows only. */
  int32_t reserved;                   /* 0. */
  const ptk_path *path;                /* Borrowed; required for PTK_ACCESSORY_PATH. */
} ptk_accessory;

/* The options of the effect `hover`. The struct's size is fixed. Since: 0.1 */
typedef struct ptk_hover_options {
  int32_t tint_mode; /* PTK_TINT_… */
  ptk_bool prefers_shadow;
  ptk_bool prefers_scaled_content;
  int32_t reserved; /* 0. */
} ptk_hover_options;

/* The effect on a hovered target, and the pointer's shape and possible positions over it. Since: 0.1 */
typedef struct ptk_style {
  uint32_t size;
  int32_t effect;                   /* PTK_EFFECT_…; PTK_EFFECT_AUTOMATIC by default. */
  ptk_hover_options hover;           /* For PTK_EFFECT_HOVER. */
  ptk_bool is_hidden;                /* Whether the pointer hides over the target; if so, other fields are ignored. */
  int32_t constrained_axes;         /* PTK_AXIS_… bits along which the pointer's shape is centered. */
  const ptk_shape *shape;            /* Borrowed; NULL for the effect's own shape. */
  const ptk_precision *horizontal;   /* Borrowed; NULL for automatic. */
  const ptk_precision *vertical;     /* Borrowed; NULL for automatic. */
  ptk_vector shape_offset;           /* In points. */
  const ptk_accessory *accessories;  /* Borrowed; at most 4 are used. */
  size_t accessory_count;
} ptk_style;

/* Fill structs with their defaults. `size` is sizeof of the caller's struct. Since: 0.1 */
ptk_status ptk_path_init(ptk_path *path, size_t size);
ptk_status ptk_shape_init(ptk_shape *shape, size_t size);
ptk_status ptk_precision_init(ptk_precision *precision, size_t size);
ptk_status ptk_accessory_init(ptk_accessory *accessory, size_t size);
ptk_status ptk_style_init(ptk_style *style, size_t size);
/* The smallest rectangle around a path with its stroke, in the path's coordinates; zero for an empty path. `path` is
 * borrowed. O(elements). Since: 0.1 */
ptk_status ptk_path_get_bounds(const ptk_path *path, ptk_rect *bounds);

/* ---- Layout ------------------------------------------------------------------------------------------- */

/* A target or group that a hovered target reveals. The struct's size is fixed. Since: 0.1 */
typedef struct ptk_revealed { uint64_t id; ptk_bool is_group; int32_t reserved; } ptk_revealed;

/* A control that the pointer can act on. Since: 0.1 */
typedef struct ptk_target {
  uint32_t size;
  int32_t kind;                   /* PTK_KIND_…; PTK_KIND_OTHER by default. */
  uint64_t id;                    /* Not 0. */
  ptk_rect frame;                  /* In points of its space. */
  uint64_t space;                 /* 0 is the window. */
  int64_t z;                      /* Higher is in front, within a space. */
  uint64_t group;                 /* 0 is none. */
  ptk_bool is_enabled;             /* True by default. */
  ptk_bool has_bezel;
  ptk_bool has_padding;            /* Whether `padding` replaces the automatic padding. */
  ptk_bool is_selectable;          /* Whether a band selects the target; true by default. */
  ptk_insets padding;
  const ptk_style *style;          /* Borrowed; NULL for automatic. */
  ptk_bool has_preferred_hover;
  int32_t latching_axes;          /* PTK_AXIS_… bits: a press keeps the target hovered, and the pointer moves only along
                                   * these axes until the release; with 0, a press does neither. */
  ptk_hover_options preferred_hover;
  double corner_radius;           /* 8 by default. */
  ptk_choice is_dragged_by_scrolling;
  ptk_choice is_magnetic;
  ptk_bool has_luminance;
  ptk_bool has_color;
  double luminance;
  ptk_color color;
  int32_t cursor;                 /* PTK_CURSOR_…; PTK_CURSOR_DEFAULT by default. */
  int32_t reserved;               /* 0. */
  const ptk_revealed *reveals;     /* Borrowed; the elements that are revealed while the target is hovered. */
  size_t reveal_count;
} ptk_target;

/* A coordinate space: a scroll view, a list, a popover. Since: 0.1 */
typedef struct ptk_space {
  uint32_t size;
  ptk_bool is_enabled;       /* True by default. */
  uint64_t id;              /* Not 0. */
  uint64_t parent;          /* 0 is the window. */
  ptk_point origin;          /* In points of the parent. */
  ptk_bool has_clip;
  ptk_bool is_opaque;        /* Whether the pointer cannot reach targets behind the space; false by default. */
  ptk_rect clip;             /* In points of the parent. */
  ptk_bool has_content_size;
  ptk_bool lets_parent_band_in; /* Whether a band that began in the parent may select in the space; false by default. */
  ptk_size content_size;
  int64_t order;            /* Higher is in front, within the parent. */
} ptk_space;

/* A new frame of a target. The struct's size is fixed. Since: 0.1 */
typedef struct ptk_movement { uint64_t id; ptk_rect frame; } ptk_movement;

/* Fill structs with their defaults. Since: 0.1 */
ptk_status ptk_target_init(ptk_target *target, size_t size);
ptk_status ptk_space_init(ptk_space *space, size_t size);

/* ---- Devices, settings and configuration --------------------------------------------------------------- */

/* An acceleration curve. Since: 0.1 */
typedef struct ptk_curve {
  uint32_t size;
  int32_t kind;     /* PTK_CURVE_… */
  double speed;     /* The tracking speed 0…3 of Apple's curves, or the speed −1…1 of libinput's curves. */
  double linear_gain, parabolic_gain, cubic_gain, quartic_gain; /* Of a parametric curve. */
  double tangent_start, root_start, report_rate;
  double step;      /* Of a custom curve: the device speed between two points, in device units per ms. */
  const double *points; /* Borrowed; of a custom curve. */
  size_t point_count;
} ptk_curve;

/* A pointing device. Since: 0.1 */
typedef struct ptk_device {
  uint32_t size;
  int32_t kind;              /* PTK_DEVICE_… */
  int32_t unit;              /* PTK_UNIT_… of its movements. */
  ptk_choice reports_contact; /* A note: until a device has reported a contact, lifts are inferred, and from then on its
                              * reports are believed. PTK_AUTOMATIC: yes for a trackpad only. */
  double counts_per_inch;    /* For PTK_UNIT_COUNTS; 1000 by default. */
  const ptk_curve *curve;     /* Borrowed; NULL for the standard curve. */
  ptk_bool has_profile;       /* Whether the profile below replaces the properties of the kind: has_lift,
                              * has_resting_pause, resting_pause_factor and hide_delay_factor. */
  ptk_bool has_lift;          /* Whether fingers lift from the device during a movement. */
  ptk_bool has_resting_pause;
  int32_t reserved;          /* 0. */
  double resting_pause_factor;
  double hide_delay_factor;
} ptk_device;

/* The person's settings. Since: 0.1 */
typedef struct ptk_settings {
  uint32_t size;
  ptk_bool natural_scrolling;     /* True by default. */
  double tracking_speed;         /* 0…3, or negative for no acceleration; 0.6875 by default. */
  double scrolling_speed;        /* 0…10; 1 by default. */
  ptk_bool inertia;               /* True by default. */
  ptk_bool animations;            /* True by default. */
  double auto_hide_delay;        /* 0.5…3600 s; 3 by default, 0 or less for never. */
  double pointer_scale;          /* 0.5…4; 1 by default. */
  ptk_bool increased_contrast;
  ptk_bool reduce_motion;
  double double_click_interval;  /* 0.1…5 s; 0.5 by default. */
  int32_t secondary_click_fingers; /* PTK_FINGERS_… bits; two and more by default. */
  ptk_bool control_click_is_secondary; /* True by default. */
  int32_t secondary_click_region; /* PTK_REGION_… */
  uint8_t trackpad_gestures[16]; /* PTK_FINGERS_… bits for each PTK_GESTURE_…; 31 by default: any number of fingers. */
  uint8_t mouse_gestures[16];
  int32_t reserved;              /* 0. */
} ptk_settings;

/*
 * The constants that the author of a toolkit can tune. The defaults are as on an iPad. Unless a field states another
 * unit, lengths are in points and times in seconds. Numbers out of range are clamped; NaN sets the default. Since: 0.1
 */
typedef struct ptk_config {
  uint32_t size;
  int32_t reserved; /* 0. */
  /* The padding around an element with a bezel; 0…1000; 12 by default. */
  double bezel_padding;
  /* The padding around an element without a bezel; 0…1000; 24 by default. */
  double plain_padding;
  /* The widest gap that the hit regions of neighbors in a group bridge; 0…1000; 96 by default, which is four times
   * the default of plain_padding. */
  double group_gap;
  /* The diameter of the free pointer; 1…200; 19 by default. */
  double circle_diameter;
  /* The height of all highlights in a group with a bar button, and of the highlight of a bar button without a group. If
   * a member has a taller bezel, all highlights are as tall as this bezel; 0…1000; 37 by default. */
  double bar_highlight_height;
  /* The distance of a highlight's left and right edges from the frame, which is the usual inset of a label. Bar buttons
   * and segments have no such distance. Around a round element, the smaller of this distance and
   * highlight_outset_vertical applies to all edges; 0…100; 8 by default. */
  double highlight_outset_horizontal;
  /* The distance of a highlight's upper and lower edges from the frame. In a bar, bar_highlight_height applies instead.
   * A segment has no such distance; 0…100; 4 by default. */
  double highlight_outset_vertical;
  /* The thickness of a beam, which is the minimum stroke of a pointer; 1…50; 4.5 by default. */
  double beam_thickness;
  /* The maximum length of a beam that the engine chooses for text. The length of a beam in a style is not limited;
   * 1…2000; 144 by default. */
  double maximum_beam_length;
  /* The maximum height at which text without lines counts as a field of one line, where the beam stays centered.
   * The default is the height of a large title of 34 pt with its padding; 0…2000; 60 by default. */
  double maximum_field_height;
  /* The distance of an annotation from the top or the bottom of the pointer's outline, which leaves room for
   * accessories; 0…1000; 12 by default. */
  double annotation_offset;
  /* The maximum side of a small element, for which highlight is suitable; 0…2000; 120 by default. */
  double small_element_side;
  /* The maximum side of a medium element, for which lift is suitable. For larger elements, hover is suitable; 0…4000;
   * 240 by default. */
  double medium_element_side;
  /* The spring of changes between shapes: fast, with an overshoot below 1 %; damping ratio 0.85, response 0.26 by
   * default. */
  ptk_spring shape_spring;
  /* The spring of a free pointer that moves to a line of text; it is at rest after 90 ms; damping ratio 1,
   * response 0.06 by default. */
  ptk_spring line_spring;
  /* The spring of the pointer that moves to a step; damping ratio 1, response 0.12 by default. */
  ptk_spring step_spring;
  /* The distance beyond the boundary between two lines of text at which a drag moves on to the other line. The
   * boundary is halfway between the facing edges of the two lines; 0…1000; 10 by default. */
  double line_hysteresis;
  /* The distance beyond the border between two targets, lines or steps at which the pointer switches to the other one,
   * so that a tremble does not switch; 0…100; 1.5 by default. */
  double border_hysteresis;
  /* The spring of parallax; damping ratio 1, response 0.18 by default. */
  ptk_spring parallax_spring;
  /* The spring of an element's effect; damping ratio 0.85, response 0.3 by default. */
  ptk_spring content_spring;
  /* The spring of a press and its release; damping ratio 0.8, response 0.2 by default. */
  ptk_spring press_spring;
  /* The spring of the pointer's opacity; damping ratio 1, response 0.3 by default. */
  ptk_spring fade_spring;
  /* The spring of the pointer's material, which adapts before the pointer has crossed a control; damping ratio
   * 1, response 0.04 by default. */
  ptk_spring material_spring;
  /* The parallax of the snapped pointer for each point of the model pointer's distance from the element's center; 0…1;
   * 0.08 by default. */
  double pointer_parallax;
  /* The maximum parallax of the snapped pointer along an axis; 0…100; 3 by default. */
  double pointer_parallax_limit;
  /* The parallax of content for each point of the model pointer's distance from the element's center; 0…1; 0.05 by
   * default. */
  double content_parallax;
  /* The maximum parallax of content along an axis; 0…100; 2 by default. */
  double content_parallax_limit;
  /* The growth of the longer side of highlighted content; 0…100; 2 by default. */
  double highlight_growth;
  /* The growth of a lifted element's longer side, in points, since a factor would be too much for wide controls;
   * 0…100; 8 by default. */
  double lift_growth;
  /* The growth of the longer side of a hovered element; 0…100; 6 by default. */
  double hover_growth;
  /* The scale of a pressed element and of its highlight; 0.1…1; 0.92 by default. */
  double pressed_scale;
  /* The scale of the pressed free circle; 0.1…1; 0.8 by default. */
  double pressed_circle_scale;
  /* The opacity of a lifted element's shadow; 0…1; 0.3 by default. */
  double shadow_opacity;
  /* The blur of the shadow, as a standard deviation; 0…100; 10 by default. */
  double shadow_radius;
  /* The downward offset of the shadow; negative is upward; -100…100; 6 by default. */
  double shadow_fall;
  /* The length of an element's shorter side up to which a lifted element has no light, and a highlight the
   * least light; 0…1000; 24 by default. */
  double specular_smallest_side;
  /* The length of an element's shorter side from which the light has its maximum opacity; 0…4000; 160 by
   * default. */
  double specular_full_side;
  /* The maximum opacity of the light on a lifted element; 0…1; 0.25 by default. */
  double specular_opacity;
  /* The opacity of the light on a small highlight over white. On a large highlight the opacity is a quarter greater;
   * 0…1; 0.28 by default. */
  double highlight_specular_opacity;
  /* The opacity of the color that a lifted element casts on its surroundings; 0…1; 0.35 by default. */
  double radiosity;
  /* The opacity of a hovered element's tint; 0…1; 0.1 by default. */
  double tint_opacity;
  /* The greatest opacity of the free pointer while it is not pressed; 0…1; 0.85 by default. */
  double pointer_opacity;
  /* The opacity of the pointer as a highlight behind content, which is less than the circle's opacity; 0…1; 0.2 by
   * default. */
  double highlight_opacity;
  /* The minimum speed of a finger for a flick, in mm/s; 0…10000; 30 by default. */
  double minimum_flick_finger_speed;
  /* The response of the critically damped spring that moves an attracted pointer to its target; 0.05…5; 0.28 by
   * default. */
  double attraction_response;
  /* For devices without contact reports: the time without a report that counts as a lift, in intervals between reports;
   * 1…20; 3 by default. */
  double lift_silence_reports;
  /* For devices without contact reports: the lower limit of the silence that counts as a lift; 0.001…1; 0.024 by
   * default. */
  double minimum_lift_silence;
  /* For devices without contact reports: the upper limit of the silence that counts as a lift; 0.001…1; 0.06 by
   * default. */
  double maximum_lift_silence;
  /* For devices without contact reports: the least speed of a flick, as a share of the stroke's greatest speed;
   * 0…2; 0.4 by default. */
  double inferred_flick_share;
  /* For devices without contact reports: the pause after which the finger counts as lifted, so that the pointer
   * recenters. The pointer moves by at most half the size of the element to which it snaps; 0.05…60; 0.4 by
   * default. */
  double resting_pause;
  /* The time for which the gaze has to rest in another window to change the pointer's context; 0…10; 0.12 by default. */
  double gaze_rest;
  /* The time for which a revealed element, such as a bar, stays after the pointer has left both the element and the
   * target that reveals it. The default is enough to cross the gap between the two; 0…10; 0.3 by default. */
  double conceal_delay;
  /* The time without movement after which the elements that the hovered target reveals are concealed, 0.1…3600;
   * 3 by default, 0 or less for never. */
  double reveal_inactivity;
  /* The maximum distance between the clicks of a double click, since a finger rolls while it clicks; 0…100; 4 by
   * default. */
  double click_distance;
  /* The distance at which a moving press becomes a drag, a little more than the tremor of a click; up to this distance,
   * a release clicks what was pressed; 0…100; 3 by default. */
  double drag_distance;
  /* Whether a drag from empty space is a band selection; true by default. */
  ptk_bool band_selection;
  /* The width of the zone along the edges of a space in which a drag or a band scrolls the space, at most a quarter of
   * the space's visible width or height. If the button was pressed in the zone of an edge, the space scrolls at that
   * edge only while the pointer is nearer to the edge than the press was. With 0 only positions beyond the edge
   * scroll; 0…1000; 44 by default. */
  double autoscroll_zone;
  /* The greatest velocity at which a drag or a band scrolls, in points per second. It applies at the edge and beyond.
   * Rows can still be recognized at the default; 0…100000; 800 by default. */
  double autoscroll_speed;
  /* How the host blends translucent colors, PTK_BLENDING_…; by default encoded as sRGB, as toolkits do. */
  int32_t blending;
  /* Whether the host moves its own cursor to a frame's `warp`; false by default, as for GTK and Qt. */
  ptk_bool host_warps_cursor;
  /* The number of device pixels per point, to which damage is aligned; 0.25…16; 1 by default. */
  double display_scale;
  /* The factor by which the speed of a coasting pointer changes in each millisecond. The projected point and the choice
   * of a target depend on it as well; 0.36788…0.99999; 0.984 by default. */
  double deceleration_rate;
  /* The speed below which a lift is no flick, in points per second; 0…1000000; 150 by default. */
  double minimum_speed;
  /* The speed below which a pointer that is already on a control stays, in points per second; 0…1000000; 250 by
   * default. */
  double settling_speed;
  /* The radius of the largest search circle around the projected point, in points; 0…1000000; 150 by default. */
  double radius;
  /* The radius of the search circle for a flick that hardly coasts, in points; 0…1000000; 20 by default. */
  double shortest_reach;
  /* The growth of the search circle with the distance that inertia covers, up to `radius`: points per point;
   * 0…1000000; 1.5 by default. */
  double reach_per_coast;
  /* The greatest angle between the swipe and the direction from the lift to a target's center, in radians; 0…3.1416;
   * 1.5708 by default. */
  double direction_tolerance;
} ptk_config;

/* Fill structs with their defaults. `size` is sizeof of the caller's struct. Since: 0.1 */
ptk_status ptk_config_init(ptk_config *config, size_t size);
ptk_status ptk_settings_init(ptk_settings *settings, size_t size);
ptk_status ptk_curve_init(ptk_curve *curve, size_t size);
/* Fills a device with the usual properties of a PTK_DEVICE_… kind. Since: 0.1 */
ptk_status ptk_device_init(ptk_device *device, size_t size, int32_t kind);

/* ---- Input -------------------------------------------------------------------------------------------- */

/* The kinds of inputs, each with the fields of ptk_input that it uses besides time and device. Since: 0.1 */
enum {
  PTK_INPUT_CONTACT = 0, /* phase, fingers (on the device now): fingers touched the trackpad or left it. */
  PTK_INPUT_HOLD,        /* phase: a finger rests on a device that does not report contact. */
  PTK_INPUT_MOTION,      /* delta: a displacement in the device's unit. */
  PTK_INPUT_POSITION,    /* position: the host's cursor moved there, in window points. */
  PTK_INPUT_BUTTON,      /* button, is_down. */
  PTK_INPUT_PRESSURE,    /* value: the pressure on the pressed button, 0…1. */
  PTK_INPUT_SCROLL,      /* delta (points), phase (PTK_SCROLL_…), source. */
  PTK_INPUT_TRANSFORM,   /* phase, scale, rotation, delta, fingers: pinch and rotation, as totals since the beginning. */
  PTK_INPUT_GESTURE,     /* gesture, phase, fingers. */
  PTK_INPUT_MODIFIERS,   /* modifiers: the keys that are pressed now. */
  PTK_INPUT_DRAG,        /* operation: the operation that a drop would perform now. */
  PTK_INPUT_TOUCH,       /* phase, position, touch: a finger on the screen itself. */
  PTK_INPUT_GAZE,        /* position: the position of the person's gaze. */
  PTK_INPUT_LUMINANCE,   /* value: the luminance under the pointer; NaN if unknown. */
  PTK_INPUT_LEAVE,       /* The cursor left the surface. */
  PTK_INPUT_ENTER,       /* position: the cursor entered; NaN coordinates if unknown. */
  PTK_INPUT_CANCEL       /* Everything that is pressed or in progress is cancelled. */
};

/* An input: something that happened to a device, the person or the surface. Fields that its kind does not use are
 * ignored. Since: 0.1 */
typedef struct ptk_input {
  uint32_t size;
  int32_t kind;          /* PTK_INPUT_… */
  int64_t time;          /* In nanoseconds of the host's monotonic clock. */
  uint32_t device;       /* The host's number of the device; 0 by default. */
  int32_t phase;         /* PTK_PHASE_…, or PTK_SCROLL_… for a scroll; PTK_SCROLL_NONE by default. */
  ptk_vector delta;
  ptk_point position;
  double value;
  double scale;          /* 1 by default. */
  double rotation;
  uint64_t touch;        /* The number of the finger. */
  int32_t fingers;       /* 0 is unknown. */
  int32_t button;        /* PTK_BUTTON_… */
  ptk_bool is_down;
  int32_t source;        /* PTK_SOURCE_…; PTK_SOURCE_WHEEL by default. */
  int32_t gesture;       /* PTK_GESTURE_… */
  int32_t modifiers;     /* PTK_MODIFIER_… bits. */
  int32_t operation;     /* PTK_DRAG_… */
  int32_t reserved;      /* 0. */
} ptk_input;

/* Fills an input with a kind, a time, and the defaults of the other fields. Since: 0.1 */
ptk_status ptk_input_init(ptk_input *input, size_t size, int32_t kind, int64_t time);

/* ---- Engine ------------------------------------------------------------------------------------------- */

/*
 * Creates an engine for a surface of a size, with the pointer at `start`. `start` (NULL for the middle),
 * `settings` and `config` (NULL for the defaults) are borrowed. The caller owns `*engine` and destroys it with
 * ptk_engine_destroy(). Since: 0.1
 */
ptk_status ptk_engine_create(ptk_size size, const ptk_point *start, const ptk_settings *settings,
                           const ptk_config *config, ptk_engine **engine);
/* Destroys an engine; NULL is ignored. No other engine or frame is affected. Since: 0.1 */
void ptk_engine_destroy(ptk_engine *engine);
/* Creates a snapshot: an engine with the same state, which the caller owns. The two engines share their targets. A
 * change of one of them copies only the blocks of targets that it touches. Since: 0.1 */
ptk_status ptk_engine_copy(const ptk_engine *engine, ptk_engine **copy);
/* Restores the state of a snapshot; the snapshot does not change. Since: 0.1 */
ptk_status ptk_engine_restore(ptk_engine *engine, const ptk_engine *snapshot);
/* Writes whether two engines have the same state, so that the same calls have the same results. Since: 0.1 */
ptk_status ptk_engine_is_equal(const ptk_engine *a, const ptk_engine *b, ptk_bool *is_equal);

/* Handles an input at the time of its stamp. Since: 0.1 */
ptk_status ptk_engine_handle(ptk_engine *engine, const ptk_input *input);
/* Handles an input that arrives at `now`; a stamp of another clock is corrected. Since: 0.1 */
ptk_status ptk_engine_handle_at(ptk_engine *engine, const ptk_input *input, int64_t now);
/* Advances to a time, without reading a frame. Since: 0.1 */
ptk_status ptk_engine_advance(ptk_engine *engine, int64_t now);
/* Advances to `now` and reads the frame that will be seen at `presenting`. Reading into a frame that the host keeps
 * allocates nothing in steady state. Pass `now` twice if nothing is known about the display. Since: 0.1 */
ptk_status ptk_engine_step(ptk_engine *engine, int64_t now, int64_t presenting, ptk_frame *frame);
/* Reads a frame without advancing. Since: 0.1 */
ptk_status ptk_engine_read(const ptk_engine *engine, int64_t time, ptk_frame *frame);
/* Tells the engine that the host has warped its cursor to a frame's `warp`. Since: 0.1 */
ptk_status ptk_engine_cursor_warped(ptk_engine *engine, ptk_point position, int64_t now);
/* Shows the pointer at its present position before any input. Without this call, the pointer appears with the first
 * input that places or moves it. Simulations of scene files begin with this call. Since: 0.1 */
ptk_status ptk_engine_place_pointer(ptk_engine *engine, int64_t now);

/* Registers or replaces targets, and removes others, as one change. `targets` and `removed` are borrowed. All of
 * them are checked before anything changes. Since: 0.1 */
ptk_status ptk_engine_upsert_targets(ptk_engine *engine, const ptk_target *targets, size_t target_count,
                                   const uint64_t *removed, size_t removed_count, int64_t now);
/* Moves registered targets. `movements` is borrowed; unknown targets are counted in the diagnostics. Since: 0.1 */
ptk_status ptk_engine_move_targets(ptk_engine *engine, const ptk_movement *movements, size_t count, int64_t now);
/* Removes a target. PTK_ERROR_UNKNOWN if the target is not registered. Since: 0.1 */
ptk_status ptk_engine_remove_target(ptk_engine *engine, uint64_t target, int64_t now);
/* Registers or replaces spaces; `spaces` is borrowed. Since: 0.1 */
ptk_status ptk_engine_upsert_spaces(ptk_engine *engine, const ptk_space *spaces, size_t count, int64_t now);
/* Scrolls a space: sets its origin. PTK_ERROR_UNKNOWN if the space is not registered. Since: 0.1 */
ptk_status ptk_engine_scroll_space(ptk_engine *engine, uint64_t space, ptk_point origin, int64_t now);
/* Removes a space; its targets and the spaces within it are not visible until the space is registered again.
 * PTK_ERROR_UNKNOWN if the space is not registered, and PTK_ERROR_VALUE for the window. Since: 0.1 */
ptk_status ptk_engine_remove_space(ptk_engine *engine, uint64_t space, int64_t now);
/* Changes the size of the surface. Since: 0.1 */
ptk_status ptk_engine_resize(ptk_engine *engine, ptk_size size, int64_t now);
/* Describes a device; `device` is borrowed. Since: 0.1 */
ptk_status ptk_engine_set_device(ptk_engine *engine, uint32_t id, const ptk_device *device, int64_t now);
/* Replaces the settings or the configuration. The struct is borrowed; NULL sets the defaults. Since: 0.1 */
ptk_status ptk_engine_set_settings(ptk_engine *engine, const ptk_settings *settings, int64_t now);
ptk_status ptk_engine_set_config(ptk_engine *engine, const ptk_config *config, int64_t now);
/* Set the appearance of the interface, PTK_APPEARANCE_…, and the luminance of its background. Since: 0.1 */
ptk_status ptk_engine_set_appearance(ptk_engine *engine, int32_t appearance, int64_t now);
ptk_status ptk_engine_set_background_luminance(ptk_engine *engine, double luminance, int64_t now);
/* Sets the selection, as a band does; `targets` is borrowed. Since: 0.1 */
ptk_status ptk_engine_set_selection(ptk_engine *engine, const uint64_t *targets, size_t count, int64_t now);

/* A value beside the pointer: a short label and a text as UTF-8, each cut after 31 bytes. The struct's size is fixed.
 * Since: 0.1 */
typedef struct ptk_annotation_value { char label[32]; char text[32]; } ptk_annotation_value;
/* Shows up to four values beside the pointer; a count of 0 removes them. `values` is borrowed. `size` is the size in
 * which the host draws the values, or NULL for an estimate. Since: 0.1 */
ptk_status ptk_engine_set_annotation(ptk_engine *engine, const ptk_annotation_value *values, size_t count,
                                   const ptk_size *size, int64_t now);
/* The estimated size of values beside the pointer, in points, for hosts that lay out their own text. Since: 0.1 */
ptk_status ptk_annotation_estimate_size(const ptk_annotation_value *values, size_t count, ptk_size *size);

/* ---- Queries ------------------------------------------------------------------------------------------ */

/* The target that a click at a point would hit, its space, and the location of the click. Since: 0.1 */
typedef struct ptk_hit { uint64_t target, space; ptk_point location; } ptk_hit;

/* Writes the latest time, the position of the model pointer, the hovered target (0 for none), the pressed modifier keys
 * and the number of fingers on the screen. Any pointer but the handle may be NULL. Since: 0.1 */
ptk_status ptk_engine_get_state(const ptk_engine *engine, int64_t *time, ptk_point *position, uint64_t *hovered,
                              int32_t *modifiers, int32_t *touch_count);
/* Writes the target that a click at a point would hit; PTK_ABSENT for none. `size` is sizeof(ptk_hit). Since: 0.1 */
ptk_status ptk_engine_hit_test(const ptk_engine *engine, ptk_point point, ptk_hit *hit, size_t size);
/* The targets whose hit regions contain a point, frontmost first. Since: 0.1 */
ptk_status ptk_engine_get_targets_at(const ptk_engine *engine, ptk_point point, uint64_t *targets, size_t capacity,
                                   size_t *count);
/* The frontmost space at a point; 0 is the window. Since: 0.1 */
ptk_status ptk_engine_get_space_at(const ptk_engine *engine, ptk_point point, uint64_t *space);
/* All targets, in ascending order. Since: 0.1 */
ptk_status ptk_engine_get_targets(const ptk_engine *engine, uint64_t *targets, size_t capacity, size_t *count);
/* The selected targets, in ascending order. Since: 0.1 */
ptk_status ptk_engine_get_selection(const ptk_engine *engine, uint64_t *targets, size_t capacity, size_t *count);
/* A registered target, and the elements that it reveals. The target's `style` and `reveals` are NULL; `reveal_count` is
 * the number of revealed elements. Since: 0.1 */
ptk_status ptk_engine_get_target(const ptk_engine *engine, uint64_t id, ptk_target *target, size_t size);
ptk_status ptk_engine_get_reveals(const ptk_engine *engine, uint64_t id, ptk_revealed *reveals, size_t capacity,
                                size_t *count);
/* A registered space. Since: 0.1 */
ptk_status ptk_engine_get_space(const ptk_engine *engine, uint64_t id, ptk_space *space, size_t size);
/* The hit region of a target, in window points. Since: 0.1 */
ptk_status ptk_engine_get_region(const ptk_engine *engine, uint64_t target, ptk_rect *region);
/* The visible part of a space, in window points. PTK_ABSENT if the space is not clipped or not registered. Since: 0.1 */
ptk_status ptk_engine_get_clip(const ptk_engine *engine, uint64_t space, ptk_rect *clip);
/* Converts between points of a space and window points. Since: 0.1 */
ptk_status ptk_engine_convert_from_space(const ptk_engine *engine, uint64_t space, ptk_point point, ptk_point *window);
ptk_status ptk_engine_convert_to_space(const ptk_engine *engine, uint64_t space, ptk_point window, ptk_point *point);
/* The settings, the configuration and the appearance in use. Since: 0.1 */
ptk_status ptk_engine_get_settings(const ptk_engine *engine, ptk_settings *settings, size_t size);
ptk_status ptk_engine_get_config(const ptk_engine *engine, ptk_config *config, size_t size);
ptk_status ptk_engine_get_appearance(const ptk_engine *engine, int32_t *appearance);

/* The style of a target: if `resolved` is false, the style that the host set; if `resolved` is true, the style that the
 * engine uses, with the effect and the shape that it chooses. All pointers in the written ptk_style are NULL; the next
 * functions read the parts to which they would point. Since: 0.1 */
ptk_status ptk_engine_get_style(const ptk_engine *engine, uint64_t target, ptk_bool resolved, ptk_style *style,
                              size_t size);
/* The shape of a target's style, with the elements of its path in the caller's buffer; PTK_ABSENT without a shape. `path`
 * may be NULL; otherwise `path->elements` becomes the caller's `elements`. Since: 0.1 */
ptk_status ptk_engine_get_style_shape(const ptk_engine *engine, uint64_t target, ptk_bool resolved, ptk_shape *shape,
                                    size_t size, ptk_path *path, size_t path_size, ptk_path_element *elements,
                                    size_t capacity, size_t *count);
/* The precision of a target's style along PTK_AXIS_…, with its lines in the caller's buffer. Since: 0.1 */
ptk_status ptk_engine_get_style_precision(const ptk_engine *engine, uint64_t target, ptk_bool resolved, int32_t axis,
                                        ptk_precision *precision, size_t size, ptk_line *lines, size_t capacity,
                                        size_t *count);
/* The accessories of a target's style, without their paths, which the next function reads. Since: 0.1 */
ptk_status ptk_engine_get_style_accessories(const ptk_engine *engine, uint64_t target, ptk_bool resolved,
                                          ptk_accessory *accessories, size_t size, size_t capacity, size_t *count);
/* The path of the accessory at `index` of a target's style, with its elements in the caller's buffer. PTK_ABSENT if the
 * accessory is not a PTK_ACCESSORY_PATH, and PTK_ERROR_VALUE if the index is out of range. `path` may be NULL; otherwise
 * `path->elements` becomes the caller's `elements`. Since: 0.1 */
ptk_status ptk_engine_get_style_accessory_path(const ptk_engine *engine, uint64_t target, ptk_bool resolved, size_t index,
                                             ptk_path *path, size_t size, ptk_path_element *elements,
                                             size_t capacity, size_t *count);

/* ---- Frames ------------------------------------------------------------------------------------------- */

/* Creates an empty frame, which the caller owns and destroys with ptk_frame_destroy(). Since: 0.1 */
ptk_status ptk_frame_create(ptk_frame **frame);
/* Destroys a frame; NULL is ignored. Since: 0.1 */
void ptk_frame_destroy(ptk_frame *frame);

/* The numbers of a frame. Since: 0.1 */
typedef struct ptk_frame_info {
  int64_t time;
  int32_t phase;              /* PTK_POINTER_… */
  int32_t cursor;             /* PTK_CURSOR_…, for a host that shows a cursor of its own. */
  ptk_point model;             /* The position of the model pointer. */
  ptk_point precise;           /* The location at which a click lands. */
  ptk_vector velocity;         /* Of the model pointer, in points per second. */
  uint64_t hovered;           /* 0 is none. */
  ptk_bool is_at_rest;         /* Whether frames stay the same until an input or `next_wake`. */
  ptk_bool has_next_wake;
  int64_t next_wake;          /* The next time at which something changes by itself. */
  ptk_bool has_damage;         /* Whether anything differs from the previously read frame. */
  ptk_bool has_warp;
  ptk_rect damage;             /* In window points, aligned to device pixels. */
  ptk_point warp;              /* The new position of the cursor, for a host that warps it. */
  ptk_bool has_band;
  ptk_bool has_autoscroll;
  ptk_rect band;               /* The selection rectangle. */
  uint64_t autoscroll_space;  /* The space that the host should scroll. */
  ptk_vector autoscroll_velocity; /* In points per second. */
} ptk_frame_info;
ptk_status ptk_frame_get_info(const ptk_frame *frame, ptk_frame_info *info, size_t size);

/* The visible pointer. Since: 0.1 */
typedef struct ptk_pointer {
  int32_t outline; /* PTK_SHAPE_CIRCLE … PTK_SHAPE_PATH. */
  int32_t reserved;
  ptk_point center;
  ptk_size size;    /* Before `scale`. */
  double corner_radius, opacity, scale;
  uint64_t behind; /* The target beneath whose content the pointer is drawn; 0 if it is in front of everything. */
  double luminance;
  double contrast; /* The contrast to the background beneath the pointer. */
} ptk_pointer;
ptk_status ptk_frame_get_pointer(const ptk_frame *frame, ptk_pointer *pointer, size_t size);

/* The lists of drawing commands of a frame. Since: 0.1 */
enum {
  PTK_LIST_ALL = 0,     /* Everything, in the order of painting, for hosts that paint the whole window. */
  PTK_LIST_FRONT,       /* The commands in front of all elements, for hosts that paint element by element. */
  PTK_LIST_BENEATH,     /* The commands directly beneath the target's content. */
  PTK_LIST_ABOVE        /* The commands directly above the target's content. */
};
/* The kinds of commands, each with the members of ptk_command that it uses. Since: 0.1 */
enum {
  PTK_COMMAND_SHADOW = 0,   /* shape, radius (a standard deviation), color, opacity */
  PTK_COMMAND_ROUNDED_RECT, /* shape, color, opacity */
  PTK_COMMAND_PATH,         /* shape.rect (of the stretched path), rotation (about its middle), color, opacity */
  PTK_COMMAND_OUTLINE,      /* center, scale, color, opacity; the points: ptk_frame_get_outline() */
  PTK_COMMAND_CONTENT_BEGIN, /* The host paints the content, scaled about `center`, then moved by `translation`. */
  PTK_COMMAND_CONTENT_END,
  PTK_COMMAND_TINT,         /* shape, color, opacity */
  PTK_COMMAND_RADIAL_LIGHT, /* center, radius, opacity, clipped to shape: white in the center, nothing at the radius */
  PTK_COMMAND_ANNOTATION    /* shape.rect, color, opacity; the values: ptk_frame_get_annotation() */
};
/* One drawing command; fields that its kind does not name are 0. Since: 0.1 */
typedef struct ptk_command {
  int32_t kind;          /* PTK_COMMAND_… */
  int32_t element_count; /* Of PTK_COMMAND_PATH: the number of elements, see ptk_frame_get_command_path(). */
  uint64_t target;       /* 0 for a command without a target. */
  uint64_t space;
  ptk_rounded_rect shape;
  ptk_point center;
  ptk_vector translation;
  ptk_color color;
  double opacity, radius, scale, rotation;
} ptk_command;
/* Copies a list; `target` is used only for PTK_LIST_BENEATH and PTK_LIST_ABOVE. Since: 0.1 */
ptk_status ptk_frame_get_commands(const ptk_frame *frame, int32_t list, uint64_t target, ptk_command *commands,
                                size_t size, size_t capacity, size_t *count);
/* Copies the path of the command at `index` of a list; `elements` are in the path's own coordinates. Since: 0.1 */
ptk_status ptk_frame_get_command_path(const ptk_frame *frame, int32_t list, uint64_t target, size_t index,
                                    ptk_path *path, size_t size, ptk_path_element *elements, size_t capacity,
                                    size_t *count);

/* A run of commands of PTK_LIST_ALL that share a space and its clip. Since: 0.1 */
typedef struct ptk_group {
  uint64_t space;
  size_t first, count;
  ptk_bool has_clip;
  int32_t reserved;
  ptk_rect clip; /* In window points. */
} ptk_group;
ptk_status ptk_frame_get_groups(const ptk_frame *frame, ptk_group *groups, size_t size, size_t capacity, size_t *count);

/* The outline of the pointer while it is not a rounded rectangle: contours of positions relative to the pointer's
 * center, in points. `ends` has for each contour the index in `points` after its last position. Since: 0.1 */
ptk_status ptk_frame_get_outline(const ptk_frame *frame, ptk_point *points, size_t point_capacity, size_t *point_count,
                               size_t *ends, size_t end_capacity, size_t *end_count);

/* The targets that are painted with more than their plain content; ptk_frame_get_element() describes each. A host that
 * keeps painted content repaints these targets, and those that this list had in the previous frame. Since: 0.1 */
ptk_status ptk_frame_get_redrawn(const ptk_frame *frame, uint64_t *targets, size_t capacity, size_t *count);
/* The drawing of a target in the list of ptk_frame_get_redrawn(). Since: 0.1 */
typedef struct ptk_element {
  size_t beneath_count, above_count; /* Lengths of PTK_LIST_BENEATH and PTK_LIST_ABOVE. */
  ptk_point center;                   /* The content is scaled about this point, then moved by the translation. */
  double scale;
  ptk_vector translation;
  ptk_bool is_raised;                 /* Whether the element is painted above its neighbors. */
  int32_t reserved;
} ptk_element;
/* The drawing of a target; PTK_ABSENT if only its plain content is painted. Since: 0.1 */
ptk_status ptk_frame_get_element(const ptk_frame *frame, uint64_t target, ptk_element *element, size_t size);

/* The appearance of an element's content, for hosts that draw the effects themselves. Since: 0.1 */
typedef struct ptk_content {
  uint64_t target;
  ptk_rect frame;                  /* In window points, without scale and translation. */
  double corner_radius;
  ptk_color color;
  double progress, scale;         /* The progress of the effect, 0…1, and the scale of the content. */
  ptk_vector translation;
  double shadow_opacity, shadow_radius;
  ptk_vector shadow_offset;
  double light_opacity, light_radius;
  ptk_point light_center;
  ptk_rounded_rect light_clip;
  double radiosity;
  int32_t tint_mode;              /* PTK_TINT_… */
  ptk_bool is_raised;
  ptk_color tint_color;
  double tint_opacity;
} ptk_content;
ptk_status ptk_frame_get_contents(const ptk_frame *frame, ptk_content *contents, size_t size, size_t capacity,
                                size_t *count);

/* An accessory as it is drawn. Since: 0.1 */
typedef struct ptk_accessory_state {
  int32_t shape; /* PTK_ACCESSORY_… */
  int32_t reserved;
  ptk_point center;
  double angle, opacity, scale;
} ptk_accessory_state;
ptk_status ptk_frame_get_accessories(const ptk_frame *frame, ptk_accessory_state *accessories, size_t size,
                                   size_t capacity, size_t *count);

/* The annotation as it is drawn, and its values in the caller's buffer; PTK_ABSENT without an annotation. Since: 0.1 */
typedef struct ptk_annotation_state {
  ptk_rounded_rect platter;
  double opacity;
  int32_t appearance; /* PTK_APPEARANCE_… of its material. */
  int32_t reserved;
} ptk_annotation_state;
ptk_status ptk_frame_get_annotation(const ptk_frame *frame, ptk_annotation_state *state, size_t size,
                                  ptk_annotation_value *values, size_t capacity, size_t *count);

/* The targets in the band, and the targets and groups that are revealed. Since: 0.1 */
ptk_status ptk_frame_get_band_targets(const ptk_frame *frame, uint64_t *targets, size_t capacity, size_t *count);
ptk_status ptk_frame_get_revealed(const ptk_frame *frame, ptk_revealed *revealed, size_t capacity, size_t *count);

/* ---- Events ------------------------------------------------------------------------------------------- */

/* The types of events, each with the fields of ptk_event that it sets besides time, position and modifiers. Since: 0.1 */
enum {
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
  PTK_EVENT_DRAG_BEGAN,        /* target, drop_target, space, location, translation, button (−1: two fingers), device */
  PTK_EVENT_DRAG_CHANGED,      /* like drag began */
  PTK_EVENT_DRAG_ENDED,        /* like drag began, phase */
  PTK_EVENT_PRESSURE_CHANGED,  /* target, button, location, device, value */
  PTK_EVENT_SCROLLED,          /* target, space, location, translation, phase (−1: none), is_momentum, is_systemwide, device */
  PTK_EVENT_TRANSFORMED,       /* target, space, location, scale, rotation, translation, phase, is_systemwide, device */
  PTK_EVENT_GESTURED,          /* target, space, location, gesture, phase, is_systemwide, device */
  PTK_EVENT_FOCUS_CHANGED,     /* target, location (of the gaze) */
  PTK_EVENT_STYLE_CHANGED,     /* target */
  PTK_EVENT_CANCELLED,         /* target, button, location, device */
  PTK_EVENT_PUSHED_EDGE        /* edge, value (the distance), movement, device */
};
/* An event: something that happened. Fields that its type does not use are 0. Positions and locations are in window
 * points. Since: 0.1 */
typedef struct ptk_event {
  int64_t time;
  int32_t type;      /* PTK_EVENT_… */
  int32_t modifiers; /* PTK_MODIFIER_… bits. */
  ptk_point position; /* Of the model pointer. */
  uint64_t target, drop_target, space;
  ptk_point location, anchor;
  ptk_vector velocity, translation;
  double scale, rotation, value, movement;
  uint32_t device;
  int32_t button, count, phase, gesture, edge;
  ptk_bool is_group, is_momentum, is_systemwide;
  int32_t reserved;
} ptk_event;
/* The name of a PTK_EVENT_… as in files, such as "entered"; constant and valid forever; NULL for an unknown one.
 * Since: 0.1 */
const char *ptk_event_type_string(int32_t type);
/* Writes the number of events so far, which is also the number of the next event. Since: 0.1 */
ptk_status ptk_engine_get_event_count(const ptk_engine *engine, uint64_t *count);
/* Copies the events from number `since` on. `*next` becomes the number for the next call. The engine keeps only the
 * last 256 events; `*lost` becomes the number of events that are missing. `next` and `lost` may be NULL. Since: 0.1 */
ptk_status ptk_engine_get_events(const ptk_engine *engine, uint64_t since, ptk_event *events, size_t size,
                               size_t capacity, size_t *count, uint64_t *next, uint64_t *lost);

/* ---- Diagnostics and explanations --------------------------------------------------------------------- */

/* The kinds of violations: mistakes of a host, and conditions that a host may not know. Since: 0.1 */
enum {
  PTK_VIOLATION_NON_FINITE_INPUTS = 0, PTK_VIOLATION_LATE_INPUTS, PTK_VIOLATION_FOREIGN_STAMPS,
  PTK_VIOLATION_UNDESCRIBED_DEVICES, PTK_VIOLATION_UNBALANCED_INPUTS, PTK_VIOLATION_IMPOSSIBLE_GESTURES,
  PTK_VIOLATION_EXCESS_DEVICES, PTK_VIOLATION_INVALID_TARGETS, PTK_VIOLATION_INVALID_STYLES,
  PTK_VIOLATION_UNKNOWN_TARGETS, PTK_VIOLATION_REPEATED_TARGETS, PTK_VIOLATION_UNKNOWN_LUMINANCES,
  PTK_VIOLATION_EXCESS_REVEALS, PTK_VIOLATION_INVALID_SPACES, PTK_VIOLATION_CYCLIC_SPACES, PTK_VIOLATION_UNKNOWN_SPACES,
  PTK_VIOLATION_CLAMPED_VALUES, PTK_VIOLATION_CUT_ANNOTATIONS, PTK_VIOLATION_TEXTS_WITHOUT_LINES,
  PTK_VIOLATION_THIN_STROKES
};
/* The number of occurrences of a violation, and the target, space or device of the latest one; 0 if there is none. The
 * struct's size is fixed. Since: 0.1 */
typedef struct ptk_violation { int64_t count; uint64_t last_id; } ptk_violation;
/* Copies all violations, indexed by PTK_VIOLATION_… Since: 0.1 */
ptk_status ptk_engine_get_violations(const ptk_engine *engine, ptk_violation *violations, size_t capacity,
                                   size_t *count);
/* The name of a PTK_VIOLATION_…, in English; constant and valid forever; NULL for an unknown one. Since: 0.1 */
const char *ptk_violation_string(int32_t violation);

/* A flick: a finger that lifts while it moves. Since: 0.1 */
typedef struct ptk_flick {
  uint32_t size;
  ptk_bool is_deliberate;   /* Whether the pointer is where the person wants it, so that no target attracts. */
  ptk_bool is_against_edge; /* Whether the pointer is pushed against an edge of the surface. */
  int32_t reserved;        /* 0. */
  ptk_point position;
  ptk_vector velocity;      /* In points per second. */
  ptk_rect bounds;          /* The surface, within which the flick ends; the whole plane by default. */
} ptk_flick;
ptk_status ptk_flick_init(ptk_flick *flick, size_t size);
/* The reasons for the end of a flick, and the verdicts on a target. Since: 0.1 */
enum { PTK_REASON_LANDED = 0, PTK_REASON_SCAN, PTK_REASON_COASTED, PTK_REASON_TOO_SLOW };
enum {
  PTK_VERDICT_CHOSEN = 0, PTK_VERDICT_FARTHER, PTK_VERDICT_BEHIND, PTK_VERDICT_OUT_OF_REACH, PTK_VERDICT_INERT,
  PTK_VERDICT_TOO_SLOW
};
/* The end of a flick. Since: 0.1 */
typedef struct ptk_attraction {
  uint64_t target;    /* The target that attracts the pointer; 0 for none. */
  ptk_point landing, projected;
  ptk_vector velocity;
  double reach;       /* The radius of the circle around `projected` that was searched. */
  int32_t reason;     /* PTK_REASON_… */
  int32_t reserved;   /* 0. */
} ptk_attraction;
/* One target in the explanation of a flick. Since: 0.1 */
typedef struct ptk_candidate {
  uint64_t target;
  int32_t verdict;  /* PTK_VERDICT_… */
  int32_t reserved; /* 0. */
  double distance;  /* Of the target's center from the projected point. */
  double angle;     /* Between the swipe and the direction to the center; NaN if undefined. */
} ptk_candidate;
/* Explains a flick as if it happened now: where it ends, and the verdict on every target near its end. Writes at most
 * `capacity` candidates. A `capacity` of 0 asks only for the number of candidates. Since: 0.1 */
ptk_status ptk_engine_explain(const ptk_engine *engine, const ptk_flick *flick, ptk_attraction *attraction,
                            size_t attraction_size, ptk_candidate *candidates, size_t size, size_t capacity,
                            size_t *count);
/* The latest lift of a finger, and its outcome; PTK_ABSENT before the first lift. Since: 0.1 */
ptk_status ptk_engine_get_last_flick(const ptk_engine *engine, ptk_flick *flick, size_t size, ptk_attraction *attraction,
                                   size_t attraction_size);

/* ---- Digests ------------------------------------------------------------------------------------------- */

/* Fingerprints of frames, and of events from a number on, to compare two runs. `*digest` is read and written;
 * ptk_digest_begin() sets its first value. The digest is the same on every machine and in every language. Since: 0.1 */
ptk_status ptk_digest_begin(uint64_t *digest);
/* Adds eight bytes, such as a number of the host's own. Since: 0.1 */
ptk_status ptk_digest_add(uint64_t *digest, uint64_t bits);
ptk_status ptk_digest_add_frame(uint64_t *digest, const ptk_frame *frame);
/* Adds the damage of a frame, if it has any; the damage depends on the previously read frame. The digest of `pointerkit
 * simulate --digest` contains each frame, its damage and the events since the previous frame. Since: 0.1 */
ptk_status ptk_digest_add_damage(uint64_t *digest, const ptk_frame *frame);
ptk_status ptk_digest_add_events(uint64_t *digest, const ptk_engine *engine, uint64_t since);

/* ---- Toolkits ------------------------------------------------------------------------------------------ */

/* The PTK_BUTTON_… for a button constant of PTK_TOOLKIT_EVDEV or WAYLAND (BTN_…), GDK4, QT6, SDL2 or SDL3.
 * PTK_ERROR_VALUE if the constant is not a button. Since: 0.1 */
ptk_status ptk_button_convert(int32_t toolkit, uint32_t code, int32_t *button);
/* Converts modifier bits of PTK_TOOLKIT_GDK4, QT6, SDL2, SDL3, XKB or WAYLAND to PTK_MODIFIER_… bits. Since: 0.1 */
ptk_status ptk_modifiers_convert(int32_t toolkit, uint32_t bits, int32_t *modifiers);
/* The units of scrolls. Since: 0.1 */
enum {
  PTK_WHEEL_SDL = 0,      /* Steps, of SDL_MouseWheelEvent. */
  PTK_WHEEL_GDK_DETENTS,  /* GDK_SCROLL_UNIT_WHEEL. */
  PTK_WHEEL_GDK_SURFACE,  /* GDK_SCROLL_UNIT_SURFACE. */
  PTK_WHEEL_QT_ANGLE,     /* QWheelEvent::angleDelta(). */
  PTK_WHEEL_WAYLAND_AXIS, /* wl_pointer.axis. */
  PTK_WHEEL_WAYLAND_120,  /* wl_pointer.axis_value120, libinput's v120. */
  PTK_WHEEL_EVDEV_120     /* REL_WHEEL_HI_RES. */
};
/* Converts a library's scroll to a movement of content in points, for PTK_INPUT_SCROLL. A `points_per_detent` of 0
 * counts as 60. Since: 0.1 */
ptk_status ptk_scroll_convert(int32_t unit, ptk_vector delta, double points_per_detent, ptk_vector *points);
/* The number of a PTK_CURSOR_… in PTK_TOOLKIT_QT6 (Qt::CursorShape), SDL2, SDL3 (SDL_SystemCursor) or WAYLAND
 * (wp_cursor_shape_device_v1). Since: 0.1 */
ptk_status ptk_cursor_convert(int32_t toolkit, int32_t cursor, int32_t *shape);
/* The CSS name of a cursor, which GDK and cursor themes use; constant and valid forever; NULL for an unknown
 * one. Since: 0.1 */
const char *ptk_cursor_css_name(int32_t cursor);
/* The sRGB-encoded components of a color, 0…1, as most drawing libraries expect them. Since: 0.1 */
ptk_status ptk_color_encode(ptk_color color, double *red, double *green, double *blue);

/* ---- Inline functions for C and C++; bindings call the functions above instead ----------------------------- */

static inline ptk_config ptk_config_default(void) { ptk_config c; ptk_config_init(&c, sizeof c); return c; }
static inline ptk_settings ptk_settings_default(void) { ptk_settings s; ptk_settings_init(&s, sizeof s); return s; }
static inline ptk_style ptk_style_default(void) { ptk_style s; ptk_style_init(&s, sizeof s); return s; }
static inline ptk_device ptk_device_default(int32_t kind) {
  ptk_device d; ptk_device_init(&d, sizeof d, kind); return d;
}
/* A target of a kind with the usual properties. Since: 0.1 */
static inline ptk_target ptk_target_make(uint64_t id, int32_t kind, ptk_rect frame) {
  ptk_target t; ptk_target_init(&t, sizeof t); t.id = id; t.kind = kind; t.frame = frame; return t;
}
/* A space that is clipped to a rectangle, with its origin at the rectangle's corner. Since: 0.1 */
static inline ptk_space ptk_space_make(uint64_t id, ptk_rect clip) {
  ptk_space s; ptk_space_init(&s, sizeof s);
  s.id = id; s.has_clip = 1; s.clip = clip; s.origin.x = clip.x; s.origin.y = clip.y;
  return s;
}
static inline ptk_input ptk_input_motion(int64_t time, double dx, double dy) {
  ptk_input i; ptk_input_init(&i, sizeof i, PTK_INPUT_MOTION, time);
  i.delta.dx = dx; i.delta.dy = dy; return i;
}
static inline ptk_input ptk_input_position(int64_t time, double x, double y) {
  ptk_input i; ptk_input_init(&i, sizeof i, PTK_INPUT_POSITION, time);
  i.position.x = x; i.position.y = y; return i;
}
static inline ptk_input ptk_input_button(int64_t time, int32_t button, ptk_bool is_down) {
  ptk_input i; ptk_input_init(&i, sizeof i, PTK_INPUT_BUTTON, time);
  i.button = button; i.is_down = is_down; return i;
}
static inline ptk_input ptk_input_contact(int64_t time, int32_t phase, int32_t fingers) {
  ptk_input i; ptk_input_init(&i, sizeof i, PTK_INPUT_CONTACT, time);
  i.phase = phase; i.fingers = fingers; return i;
}
static inline ptk_input ptk_input_scroll(int64_t time, double dx, double dy, int32_t phase, int32_t source) {
  ptk_input i; ptk_input_init(&i, sizeof i, PTK_INPUT_SCROLL, time);
  i.delta.dx = dx; i.delta.dy = dy; i.phase = phase; i.source = source;
  return i;
}

#ifdef __cplusplus
}
#endif
#endif
