/*
 * PointerKit: all that has a good default, included by pointerkit.h, whose conventions apply: options, settings and
 * configuration; styles, spaces and devices; more kinds of input; more of frames; queries, snapshots, diagnostics,
 * explanations of flicks, digests, and conversions of toolkits' constants.
 */
#ifndef POINTERKIT_CONFIG_H
#define POINTERKIT_CONFIG_H

#include "pointerkit.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Library --------------------------------------------------------------------------------------------------- */

/* A version as one number, 1,000 for 0.1.0: that of this header, and that of the library. */
#define PTK_VERSION (PTK_VERSION_MAJOR * 1000000 + PTK_VERSION_MINOR * 1000 + PTK_VERSION_PATCH)
int32_t ptk_get_version(void);

/* The text of a status, in English, as UTF-8. The string is constant and valid forever. */
const char *ptk_status_string(ptk_status status);

/* The messages that are told: none, those about mistakes of the host, or also notes such as a clamped number. */
typedef enum ptk_log_level PTK_INT32 { PTK_LOG_NONE = 0, PTK_LOG_MISTAKES, PTK_LOG_NOTES } ptk_log_level;
/* Receives a message in English, as UTF-8 and valid during the call, with the identifier and what to do. It must not
 * call the engine. */
typedef void (*ptk_log_function)(void *data, ptk_log_level level, const char *message);
/* Sets where the messages of all engines of the process go; NULL, the default, for nowhere. Each kind of violation is
 * told once for each engine, at the next step, and each kind of error of a call that changes something at once; queries
 * only return theirs. Set it before other threads use the library. */
void ptk_set_log(ptk_log_function function, void *data, ptk_log_level level);

/* ---- Settings: what the person chooses ------------------------------------------------------------------------- */

/* Numbers of fingers, as bits. */
enum { PTK_FINGERS_ONE = 1, PTK_FINGERS_TWO = 2, PTK_FINGERS_THREE = 4, PTK_FINGERS_FOUR = 8, PTK_FINGERS_FIVE = 16 };
/* The part of a trackpad, or the side of a mouse, on which a click is secondary. */
typedef enum ptk_secondary_click_region PTK_INT32 {
  PTK_REGION_NONE = 0, PTK_REGION_BOTTOM_RIGHT, PTK_REGION_BOTTOM_LEFT, PTK_REGION_RIGHT_SIDE, PTK_REGION_LEFT_SIDE
} ptk_secondary_click_region;

/* The person's settings. */
typedef struct ptk_settings {
  uint32_t size;
  ptk_bool natural_scrolling;     /* True by default. */
  double tracking_speed;          /* 0…3, or negative for no acceleration; 0.6875 by default. */
  double scrolling_speed;         /* 0…10; 1 by default. */
  ptk_bool inertia;               /* True by default. */
  ptk_bool animations;            /* True by default. */
  double auto_hide_delay;         /* 0.5…3600 s; 3 by default, 0 or less for never. */
  double pointer_scale;           /* 0.5…4; 1 by default. */
  ptk_bool increased_contrast;
  ptk_bool reduce_motion;
  double double_click_interval;   /* 0.1…5 s; 0.5 by default. */
  int32_t secondary_click_fingers; /* PTK_FINGERS_… bits; two and more by default. */
  ptk_bool control_click_is_secondary; /* True by default. */
  ptk_secondary_click_region secondary_click_region;
  uint8_t trackpad_gestures[32];  /* PTK_FINGERS_… bits for each ptk_gesture; 31 by default: any number of fingers. */
  uint8_t mouse_gestures[32];     /* There is room for later gestures. */
  int32_t reserved;               /* 0. */
} ptk_settings;
ptk_status ptk_settings_init(ptk_settings *settings, size_t size);
/* Replaces the settings; NULL sets the defaults. */
ptk_status ptk_engine_set_settings(ptk_engine *engine, const ptk_settings *settings, int64_t now);
ptk_status ptk_engine_get_settings(const ptk_engine *engine, ptk_settings *settings, size_t size);

/* ---- Configuration: what the author of a toolkit tunes --------------------------------------------------------- */
/* The defaults are as on an iPad. Unless a field states another unit, lengths are in points and times in seconds.
 * Numbers out of range are clamped; NaN sets the default. */

/* A spring: damping ratio (1 is critical) and response in seconds. The struct's size is fixed. */
typedef struct ptk_spring { double damping_ratio, response; } ptk_spring;

/* How the host blends translucent colors: encoded as sRGB, as toolkits do, or linearly. */
typedef enum ptk_blending PTK_INT32 { PTK_BLENDING_ENCODED = 0, PTK_BLENDING_LINEAR } ptk_blending;

/* The hit regions of targets. */
typedef struct ptk_configuration_regions {
  /* The padding around an element with a bezel; 0…1000; 12 by default. */
  double bezel_padding;
  /* The padding around an element without a bezel; 0…1000; 24 by default. */
  double plain_padding;
  /* The widest gap that the hit regions of neighbors in a group bridge; 0…1000; 96 by default, which is four times
   * the default of plain_padding. */
  double group_gap;
  /* The extent along an axis below which an element counts as thin, and can be hit beside its frame; 0…100; 8 by
   * default. */
  double thin_element_side;
  /* The distance from the frame of a thin element at which it is hit, even over the frame of a neighbor; 0…100; 5
   * by default. */
  double thin_element_reach;
} ptk_configuration_regions;

/* The free pointer and the beam. */
typedef struct ptk_configuration_pointer {
  /* The diameter of the free pointer; 1…200; 19 by default. */
  double circle_diameter;
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
  /* The scale of the pressed free circle; 0.1…1; 0.8 by default. */
  double pressed_circle_scale;
  /* The greatest opacity of the free pointer while it is not pressed; 0…1; 0.85 by default. From 0.8, the pointer
   * is an opaque gray over textures that are finer than it, so that it does not flicker between black and white. */
  double opacity;
  /* The spring of the pointer's opacity; damping ratio 1, response 0.3 by default. */
  ptk_spring fade_spring;
  /* The spring of the pointer's material, which adapts before the pointer has crossed a control; damping ratio 1,
   * response 0.04 by default. */
  ptk_spring material_spring;
} ptk_configuration_pointer;

/* How the pointer takes the shape of a control, and moves between controls, lines and steps. */
typedef struct ptk_configuration_snapping {
  /* The height of all highlights in a group with a bar button, and of the highlight of a bar button without a
   * group. If a member has a taller bezel, all highlights are as tall as this bezel. With 0, they are as tall as
   * the tallest, as in any other group; 0…1000; 37 by default. */
  double bar_highlight_height;
  /* The distance of a highlight's left and right edges from the frame, which is the usual inset of a label. Bar
   * buttons and segments have no such distance. Around a round element, the smaller of this distance and
   * highlight_outset_vertical applies to all edges; 0…100; 8 by default. */
  double highlight_outset_horizontal;
  /* The distance of a highlight's upper and lower edges from the frame. In a bar, bar_highlight_height applies
   * instead. A segment has no such distance; 0…100; 4 by default. */
  double highlight_outset_vertical;
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
  /* The distance beyond the border between two targets, lines or steps at which the pointer switches to the other
   * one, so that a tremble does not switch; 0…100; 1.5 by default. */
  double border_hysteresis;
  /* The spring of parallax; damping ratio 1, response 0.18 by default. */
  ptk_spring parallax_spring;
  /* The parallax of the snapped pointer for each point of the model pointer's distance from the element's center;
   * 0…1; 0.08 by default. */
  double parallax;
  /* The maximum parallax of the snapped pointer along an axis; 0…100; 3 by default. */
  double parallax_limit;
  /* The response of the critically damped spring that moves an attracted pointer to its target; 0.05…5; 0.28 by
   * default. */
  double attraction_response;
} ptk_configuration_snapping;

/* What happens to a hovered element. */
typedef struct ptk_configuration_effects {
  /* The maximum side of a small element, for which highlight is suitable; 0…2000; 120 by default. */
  double small_element_side;
  /* The maximum side of a medium element, for which lift is suitable. For larger elements, hover is suitable;
   * 0…4000; 240 by default. */
  double medium_element_side;
  /* The spring of an element's effect; damping ratio 0.85, response 0.3 by default. */
  ptk_spring content_spring;
  /* The spring of a press and its release; damping ratio 0.8, response 0.2 by default. */
  ptk_spring press_spring;
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
  /* The opacity of a lifted element's shadow; 0…1; 0.3 by default. */
  double shadow_opacity;
  /* The blur of the shadow, as a standard deviation; 0…100; 10 by default. */
  double shadow_radius;
  /* The downward offset of the shadow; negative is upward; -100…100; 6 by default. */
  double shadow_fall;
  /* The length of an element's shorter side up to which a lifted element has no light, and a highlight the least
   * light; 0…1000; 24 by default. */
  double specular_smallest_side;
  /* The length of an element's shorter side from which the light has its maximum opacity; 0…4000; 160 by default. */
  double specular_full_side;
  /* The maximum opacity of the light on a lifted element; 0…1; 0.05 by default. */
  double specular_opacity;
  /* The greatest opacity of the light on a small highlight. On a large highlight the opacity is a quarter greater;
   * 0…1; 0.5 by default. */
  double highlight_specular_opacity;
  /* The opacity of the color that a lifted element casts on its surroundings; 0…1; 0.35 by default. */
  double radiosity;
  /* The greatest opacity of a hovered element's tint; 0…1; 0.1 by default. */
  double tint_opacity;
  /* The greatest opacity of the pointer as a highlight behind content, which is less than the circle's opacity;
   * 0…1; 0.2 by default. */
  double highlight_opacity;
} ptk_configuration_effects;

/* What counts as the lift of a finger, and which lifts are flicks. */
typedef struct ptk_configuration_lifts {
  /* The minimum speed of a finger for a flick, in mm/s; 0…10000; 30 by default. */
  double minimum_flick_finger_speed;
  /* The least distance that a finger travels in the final run of a flick, in mm; 0…100; 2 by default. */
  double minimum_flick_finger_travel;
  /* The least distance that the pointer travels in the final run of a flick, for a device that reports points;
   * 0…1000; 20 by default. */
  double minimum_flick_travel;
  /* For devices without contact reports: the time without a report that counts as a lift, in intervals between
   * reports; 1…20; 3 by default. */
  double silence_reports;
  /* For devices without contact reports: the lower limit of the silence that counts as a lift; 0.001…1; 0.024 by
   * default. */
  double minimum_silence;
  /* For devices without contact reports: the upper limit of the silence that counts as a lift; 0.001…1; 0.06 by
   * default. */
  double maximum_silence;
  /* For devices without contact reports: the least speed of a flick, as a share of the finger's greatest speed;
   * 0…2; 0.4 by default. */
  double inferred_flick_share;
  /* For devices without contact reports: the pause after which the finger counts as lifted, so that the pointer
   * recenters. The pointer moves by at most half the size of the element to which it snaps; 0.05…60; 0.4 by
   * default. */
  double resting_pause;
} ptk_configuration_lifts;

/* Where a flick ends: the end of inertia, or a target near it. */
typedef struct ptk_configuration_magnetism {
  /* The factor by which the speed of a coasting pointer changes in each millisecond. The projected point and the
   * choice of a target depend on it as well; 0.36788…0.99999; 0.984 by default. */
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
  /* The greatest angle between the swipe and the direction from the lift to a target's center, in radians;
   * 0…3.1416; 1.5708 by default. */
  double direction_tolerance;
} ptk_configuration_magnetism;

/* The times after which something appears or disappears. */
typedef struct ptk_configuration_timing {
  /* The time for which the gaze has to rest in another window to change the pointer's context; 0…10; 0.12 by
   * default. */
  double gaze_rest;
  /* The time for which a revealed element, such as a bar, stays after the pointer has left both the element and
   * the target that reveals it. The default is enough to cross the gap between the two; 0…10; 0.3 by default. */
  double conceal_delay;
  /* The time without movement after which the elements that the hovered target reveals are concealed, 0.1…3600; 3
   * by default, 0 or less for never. */
  double reveal_inactivity;
} ptk_configuration_timing;

/* Clicks, drags and bands. */
typedef struct ptk_configuration_input {
  /* The maximum distance between the clicks of a double click, since a finger rolls while it clicks; 0…100; 4 by
   * default. */
  double click_distance;
  /* The distance at which a moving press becomes a drag, a little more than the tremor of a click; up to this
   * distance, a release clicks what was pressed; 0…100; 3 by default. */
  double drag_distance;
  /* Whether a drag from empty space is a band selection; true by default. */
  ptk_bool band_selection;
  /* The width of the zone along the edges of a space in which a drag or a band scrolls the space, at most a
   * quarter of the space's visible width or height. If the button was pressed in the zone of an edge, the space
   * scrolls at that edge only while the pointer is nearer to the edge than the press was. With 0 only positions
   * beyond the edge scroll; 0…1000; 44 by default. */
  double autoscroll_zone;
  /* The greatest velocity at which a drag or a band scrolls, in points per second. It applies at the edge and
   * beyond. Rows can still be recognized at the default; 0…100000; 800 by default. */
  double autoscroll_speed;
} ptk_configuration_input;

/* The constants that the author of a toolkit can tune, in groups by subject. */
typedef struct ptk_config {
  uint32_t size;
  int32_t reserved; /* 0. */
  ptk_configuration_regions regions;
  ptk_configuration_pointer pointer;
  ptk_configuration_snapping snapping;
  ptk_configuration_effects effects;
  ptk_configuration_lifts lifts;
  ptk_configuration_magnetism magnetism;
  ptk_configuration_timing timing;
  ptk_configuration_input input;
} ptk_config;
ptk_status ptk_config_init(ptk_config *config, size_t size);
/* For dense layouts, as on a desktop: half the padding, smaller outsets, bars as high as their controls. */
ptk_status ptk_config_init_compact(ptk_config *config, size_t size);
/* Replaces the configuration; NULL sets the defaults. */
ptk_status ptk_engine_set_config(ptk_engine *engine, const ptk_config *config, int64_t now);
ptk_status ptk_engine_get_config(const ptk_engine *engine, ptk_config *config, size_t size);

/* The facts about a host that the engine has to know. */
typedef struct ptk_host_traits {
  uint32_t size;
  /* How the host blends translucent colors, by default encoded as sRGB, as toolkits do. */
  ptk_blending blending;
  /* Whether the host moves its own cursor to a frame's `warp`; false by default, as for GTK and Qt. */
  ptk_bool warps_cursor;
  int32_t reserved; /* 0. */
  /* The number of device pixels per point, to which damage is aligned; 0.25…16; 1 by default. */
  double display_scale;
} ptk_host_traits;
ptk_status ptk_host_traits_init(ptk_host_traits *host, size_t size);
/* Replaces the facts about the host; NULL sets the defaults. */
ptk_status ptk_engine_set_host_traits(ptk_engine *engine, const ptk_host_traits *host, int64_t now);
ptk_status ptk_engine_get_host_traits(const ptk_engine *engine, ptk_host_traits *host, size_t size);

/* How an engine starts. */
struct ptk_options {
  uint32_t size;
  ptk_bool has_start;           /* Whether the pointer starts at `start`, and not in the middle. */
  ptk_point start;
  const ptk_settings *settings; /* Borrowed; NULL for the defaults. */
  const ptk_config *config;     /* Borrowed; NULL for the defaults. */
  const ptk_host_traits *host;  /* Borrowed; NULL for the defaults. */
};
ptk_status ptk_options_init(ptk_options *options, size_t size);

/* ---- Styles ---------------------------------------------------------------------------------------------------- */

/* The effect on a hovered element; PTK_EFFECT_NONE does not change the element. */
typedef enum ptk_effect PTK_INT32 {
  PTK_EFFECT_NONE = 0, PTK_EFFECT_AUTOMATIC, PTK_EFFECT_HIGHLIGHT, PTK_EFFECT_LIFT, PTK_EFFECT_HOVER
} ptk_effect;

/* The layer of a hovered element's tint: none, in front of the element, or behind it. */
typedef enum ptk_tint PTK_INT32 { PTK_TINT_NONE = 0, PTK_TINT_OVERLAY, PTK_TINT_UNDERLAY } ptk_tint;
/* The options of the effect hover. The struct's size is fixed. */
struct ptk_hover_options {
  ptk_tint tint_mode;              /* PTK_TINT_OVERLAY by default. */
  ptk_bool prefers_shadow;
  ptk_bool prefers_scaled_content; /* True by default. */
  int32_t reserved;                /* 0. */
};

/* One element of a path: its end `to`, and the control points of a curve; quadratic curves use only control1. The
 * struct's size is fixed. */
typedef enum ptk_path_kind PTK_INT32 {
  PTK_PATH_MOVE = 0, PTK_PATH_LINE, PTK_PATH_QUADRATIC, PTK_PATH_CUBIC, PTK_PATH_CLOSE
} ptk_path_kind;
typedef struct ptk_path_element {
  ptk_path_kind kind;
  int32_t reserved; /* 0. */
  ptk_point to, control1, control2;
} ptk_path_element;

/* An outline of lines and curves, in points. Elements beyond 2,048 are dropped. If a subpath does not begin with a
 * move, the library adds a move. After a closed subpath, the added move goes to the start of that subpath. At the
 * beginning of the path, it goes to the end of the first line, or to the first control point of the first curve. */
typedef struct ptk_path {
  uint32_t size;
  ptk_bool has_anchor;             /* Whether `anchor` is set; otherwise the middle of the path is the anchor. */
  const ptk_path_element *elements; /* Borrowed; may be NULL if there are none. */
  size_t element_count;
  ptk_point anchor;                /* The point of the path that lies at the pointer's location. */
  double stroke_width;             /* The width of a stroked path; 0 for a filled one. */
} ptk_path;
ptk_status ptk_path_init(ptk_path *path, size_t size);
/* The smallest rectangle around a path with its stroke, in the path's coordinates; zero for an empty path. O(elements).
 */
ptk_status ptk_path_get_bounds(const ptk_path *path, ptk_rect *bounds);

/* The pointer's shape. PTK_SHAPE_PILL and the shapes after it are standard shapes without parameters. */
typedef enum ptk_shape_kind PTK_INT32 {
  PTK_SHAPE_CIRCLE = 0, PTK_SHAPE_ROUNDED_RECT, PTK_SHAPE_VERTICAL_BEAM, PTK_SHAPE_HORIZONTAL_BEAM, PTK_SHAPE_PATH,
  PTK_SHAPE_PILL, PTK_SHAPE_CROSS, PTK_SHAPE_GRABBER, PTK_SHAPE_HORIZONTAL_ARROWS, PTK_SHAPE_VERTICAL_ARROWS,
  PTK_SHAPE_MARKER_TIP, PTK_SHAPE_BULLSEYE
} ptk_shape_kind;
typedef struct ptk_shape {
  uint32_t size;
  ptk_shape_kind kind;
  double diameter;      /* Of a circle; 19 by default. */
  ptk_size rect_size;   /* Of a rounded rectangle. */
  double corner_radius; /* Of a rounded rectangle; 8 by default. */
  double length;        /* Of a beam. */
  const ptk_path *path; /* Borrowed; required for PTK_SHAPE_PATH. */
} ptk_shape;
ptk_status ptk_shape_init(ptk_shape *shape, size_t size);

/* The start and the length of a text line along an axis of the element. The struct's size is fixed. */
typedef struct ptk_line { double start, length; } ptk_line;
/* The positions along an axis that can be pointed at, in points from the left or top edge of the element's frame; with
 * PTK_PRECISION_AUTOMATIC they depend on the target's kind. */
typedef enum ptk_precision_kind PTK_INT32 {
  PTK_PRECISION_AUTOMATIC = 0, PTK_PRECISION_WHOLE, PTK_PRECISION_CONTINUOUS, PTK_PRECISION_STEPPED,
  PTK_PRECISION_LINES
} ptk_precision_kind;
typedef struct ptk_precision {
  uint32_t size;
  ptk_precision_kind kind;
  double origin, spacing; /* Of steps. */
  const ptk_line *lines;  /* Borrowed; the lines, in any order. */
  size_t line_count;
} ptk_precision;
ptk_status ptk_precision_init(ptk_precision *precision, size_t size);

/* A small shape beside the pointer. */
typedef enum ptk_accessory_shape PTK_INT32 {
  PTK_ACCESSORY_ARROW = 0, PTK_ACCESSORY_PLUS, PTK_ACCESSORY_MINUS, PTK_ACCESSORY_CIRCLE,
  PTK_ACCESSORY_CIRCLE_SLASH, PTK_ACCESSORY_MENU, PTK_ACCESSORY_PATH
} ptk_accessory_shape;
typedef struct ptk_accessory {
  uint32_t size;
  ptk_accessory_shape shape;
  double angle;                         /* The direction from the pointer; 0 is upward. */
  double offset;                        /* The distance from the pointer's outline, in points; 12 by default. */
  ptk_choice orientation_matches_angle; /* PTK_AUTOMATIC: yes for arrows only. */
  int32_t reserved;                     /* 0. */
  const ptk_path *path;                 /* Borrowed; required for PTK_ACCESSORY_PATH. */
} ptk_accessory;
ptk_status ptk_accessory_init(ptk_accessory *accessory, size_t size);

/* The effect on a hovered target, and the pointer's shape and possible positions over it. */
struct ptk_style {
  uint32_t size;
  ptk_effect effect;                /* PTK_EFFECT_AUTOMATIC by default; with a shape of your own, choose another. */
  ptk_hover_options hover;          /* For PTK_EFFECT_HOVER. */
  ptk_bool is_hidden;               /* Whether the pointer hides over the target; if so, other fields are ignored. */
  ptk_axes constrained_axes;        /* The axes along which the pointer's shape is centered. */
  const ptk_shape *shape;           /* Borrowed; NULL for the effect's own shape. */
  const ptk_precision *horizontal;  /* Borrowed; NULL for automatic. */
  const ptk_precision *vertical;    /* Borrowed; NULL for automatic. */
  ptk_vector shape_offset;          /* In points. */
  const ptk_accessory *accessories; /* Borrowed; at most 4 are used. */
  size_t accessory_count;
};
ptk_status ptk_style_init(ptk_style *style, size_t size);

/* What a hovered target reveals. The struct's size is fixed. */
struct ptk_revealed { uint64_t id; ptk_bool is_group; int32_t reserved; };

/* ---- Spaces ---------------------------------------------------------------------------------------------------- */

/* A coordinate space: a scroll view, a list, a popover. */
typedef struct ptk_space {
  uint32_t size;
  ptk_bool is_enabled;          /* True by default. */
  uint64_t id;                  /* Not 0. */
  uint64_t parent;              /* 0 is the window. */
  ptk_point origin;             /* In points of the parent. */
  ptk_bool has_clip;
  ptk_bool is_opaque;           /* Whether the pointer cannot reach targets behind the space; false by default. */
  ptk_rect clip;                /* In points of the parent. */
  ptk_bool has_content_size;
  ptk_bool lets_parent_band_in; /* Whether a band that began in the parent may select in the space; false by default. */
  /* The extent of the content. A scroll that the content cannot follow goes to the space around this one; without a
   * content size or a clip, no scroll passes the space. */
  ptk_size content_size;
  int64_t z;                    /* Higher is in front, within the parent. */
  ptk_bool coasts;              /* Whether a flick makes the pointer coast over the space and the spaces within it; true
                                 * by default. */
} ptk_space;
ptk_status ptk_space_init(ptk_space *space, size_t size);
/* Registers or replaces spaces. */
ptk_status ptk_engine_upsert_spaces(ptk_engine *engine, const ptk_space *spaces, size_t count, int64_t now);
/* Scrolls a space: sets its origin. */
ptk_status ptk_engine_scroll_space(ptk_engine *engine, uint64_t space, ptk_point origin, int64_t now);
/* Removes a space; its targets and the spaces within it are not visible until it is registered again. PTK_ERROR_VALUE
 * for the window. */
ptk_status ptk_engine_remove_space(ptk_engine *engine, uint64_t space, int64_t now);

/* ---- Devices --------------------------------------------------------------------------------------------------- */

/* An acceleration curve: a Mac's, or none. A host that accelerates by a rule of its own reports its movements in points,
 * which no curve changes. */
typedef enum ptk_curve_kind PTK_INT32 {
  PTK_CURVE_NONE = 0, PTK_CURVE_APPLE_MOUSE, PTK_CURVE_APPLE_TRACKPAD
} ptk_curve_kind;
typedef struct ptk_curve {
  uint32_t size;
  ptk_curve_kind kind;
  double tracking_speed; /* Of Apple's curves, 0…3; a negative one is no acceleration. */
} ptk_curve;
ptk_status ptk_curve_init(ptk_curve *curve, size_t size);

/* The kind of a device, and the unit of its movements. */
typedef enum ptk_device_kind PTK_INT32 {
  PTK_DEVICE_TRACKPAD = 0, PTK_DEVICE_MOUSE, PTK_DEVICE_TRACKPOINT, PTK_DEVICE_OTHER
} ptk_device_kind;
typedef enum ptk_unit PTK_INT32 { PTK_UNIT_POINTS = 0, PTK_UNIT_MILLIMETERS, PTK_UNIT_COUNTS } ptk_unit;

/* A pointing device. */
typedef struct ptk_device {
  uint32_t size;
  ptk_device_kind kind;
  ptk_unit unit;
  ptk_choice reports_contact; /* A note: until a device has reported a contact, lifts are inferred, and from then on
                               * its reports are believed. PTK_AUTOMATIC: yes for a trackpad only. */
  double counts_per_inch;     /* For PTK_UNIT_COUNTS; 1000 by default. */
  const ptk_curve *curve;     /* Borrowed; NULL for the standard curve. */
  ptk_bool has_profile;       /* Whether the fields below replace the properties of the kind. */
  ptk_bool has_lift;          /* Whether fingers lift from the device during a movement. */
  ptk_bool has_resting_pause;
  int32_t reserved;           /* 0. */
  double resting_pause_factor;
  double hide_delay_factor;
} ptk_device;
/* Fills a device with the usual properties of a kind. */
ptk_status ptk_device_init(ptk_device *device, size_t size, ptk_device_kind kind);
/* Describes a device. A device that is not described counts as a trackpad, and as a violation. */
ptk_status ptk_engine_set_device(ptk_engine *engine, uint32_t id, const ptk_device *device, int64_t now);

/* Where a host has its pointer from, which decides whether the engine may move it. */
typedef enum ptk_system PTK_INT32 {
  PTK_SYSTEM_X11 = 0, PTK_SYSTEM_XWAYLAND,
  PTK_SYSTEM_WAYLAND_WITH_WARP,        /* The compositor moves the cursor with pointer-warp. */
  PTK_SYSTEM_WAYLAND_WITH_CONSTRAINTS, /* It moves the cursor at the end of a lock, with pointer-constraints. */
  PTK_SYSTEM_WAYLAND,                  /* Any other. */
  PTK_SYSTEM_OWN_POSITION              /* A compositor, a kiosk, a window that has locked the cursor. */
} ptk_system;
/* What a host may promise its users, as bits. */
enum {
  PTK_CAPABILITY_EFFECTS = 1,       /* All that leaves the cursor where it is. */
  PTK_CAPABILITY_RECENTERING = 2,   /* The pointer moves to the center of a control when the finger lifts. */
  PTK_CAPABILITY_FLICKS = 4,        /* It coasts after a flick, and lands on a control. */
  PTK_CAPABILITY_REPORTED_LIFTS = 8 /* Without them, lifts are inferred: a slow flick does not land. */
};
/* The capabilities with a device; 0 for an unknown constant. */
int32_t ptk_host_capabilities(ptk_system system, ptk_device_kind device, ptk_bool reports_contact);

/* ---- Surroundings ---------------------------------------------------------------------------------------------- */

/* The appearance of the interface. */
typedef enum ptk_appearance PTK_INT32 { PTK_APPEARANCE_LIGHT = 0, PTK_APPEARANCE_DARK } ptk_appearance;
/* Set the appearance of the interface, and the luminance of its background. */
ptk_status ptk_engine_set_appearance(ptk_engine *engine, ptk_appearance appearance, int64_t now);
ptk_status ptk_engine_set_background_luminance(ptk_engine *engine, double luminance, int64_t now);
/* Sets the selection, as a band does. */
ptk_status ptk_engine_set_selection(ptk_engine *engine, const uint64_t *targets, size_t count, int64_t now);
/* Tells the engine that the host has warped its cursor to a frame's `warp`. */
ptk_status ptk_engine_cursor_warped(ptk_engine *engine, ptk_point position, int64_t now);
/* Shows the pointer at its present position before any input. Without this call, the pointer appears with the first
 * input that places or moves it. Simulations of scene files begin with this call. */
ptk_status ptk_engine_place_pointer(ptk_engine *engine, int64_t now);

/* A value beside the pointer: a short label and a text as UTF-8, each cut after 31 bytes; NULL is an empty text. The
 * struct's size is fixed. */
typedef struct ptk_annotation_value { const char *label, *text; } ptk_annotation_value;
/* Shows up to four values beside the pointer; a count of 0 removes them. `size` is the size in which the host draws the
 * values, or NULL for an estimate. */
ptk_status ptk_engine_set_annotation(ptk_engine *engine, const ptk_annotation_value *values, size_t count,
                                     const ptk_size *size, int64_t now);
/* The estimated size of values beside the pointer, in points, for hosts that lay out their own text. */
ptk_status ptk_annotation_estimate_size(const ptk_annotation_value *values, size_t count, ptk_size *size);

/* ---- More of frames: transient as the frame itself ------------------------------------------------------------- */

/* The visible pointer. */
typedef struct ptk_pointer {
  ptk_shape_kind outline; /* PTK_SHAPE_CIRCLE … PTK_SHAPE_PATH. */
  int32_t reserved;
  ptk_point center;
  ptk_size size;          /* Before `scale`. */
  double corner_radius, opacity, scale;
  uint64_t behind;        /* The target beneath whose content it is drawn; 0 if it is in front of everything. */
  double luminance;
  double contrast;        /* The contrast to the background beneath the pointer. */
} ptk_pointer;

/* Polygons that may overlap, filled together by the nonzero rule; relative to the center of the command, before its scale.
 * `ends` has for each contour the index in `points` after its last position. */
typedef struct ptk_outline {
  const ptk_point *points;
  size_t point_count;
  const size_t *ends;
  size_t end_count;
} ptk_outline;

/* The annotation: its platter, its values from top to bottom, and the measures of the text. The label of a value is at
 * the left and its text at the right, each at the padding from the platter. */
typedef struct ptk_annotation {
  ptk_rounded_rect platter;
  double opacity;
  ptk_appearance appearance; /* Of its material. */
  int32_t reserved;
  const ptk_annotation_value *values;
  size_t value_count;
  double font_size, line_height;
  double baseline;           /* From the top of a line. */
  double horizontal_padding, vertical_padding;
  double label_opacity;      /* Multiplied with the command's opacity. */
} ptk_annotation;

/* The appearance of an element's content, for hosts that draw the effects themselves. */
typedef struct ptk_content {
  uint64_t target;
  ptk_rect frame;           /* In window points, without scale and translation. */
  double corner_radius;
  ptk_color color;
  double progress, scale;   /* The progress of the effect, 0…1, and the scale of the content. */
  ptk_vector translation;
  double shadow_opacity, shadow_radius;
  ptk_vector shadow_offset;
  double light_opacity, light_radius;
  ptk_point light_center;
  ptk_rounded_rect light_clip;
  double radiosity;
  ptk_tint tint_mode;
  ptk_bool is_raised;
  ptk_color tint_color;
  double tint_opacity;
} ptk_content;

/* An accessory as it is drawn. */
typedef struct ptk_accessory_state {
  ptk_accessory_shape shape;
  int32_t reserved;
  ptk_point center;
  double angle, opacity, scale;
} ptk_accessory_state;

/* Advances to a time, without reading a frame. */
ptk_status ptk_engine_advance(ptk_engine *engine, int64_t now);
/* Frames of the host's own, for several displays or for other times: you own and destroy them. What they point to is
 * valid until the next read into the same frame. Their list of events is empty, and their damage is what differs from
 * what was last read into them. */
ptk_frame *ptk_frame_create(void);
void ptk_frame_destroy(ptk_frame *frame);
/* Reads the frame of a time into a frame of the host, without advancing. */
ptk_status ptk_engine_read(const ptk_engine *engine, int64_t time, ptk_frame *frame);

/* The events from number `*next` on, at most the last 256, for a host that does not wait for the next step. `*next`
 * becomes the number for the next call; begin with 0. The list is valid until the next call for the same engine. */
const ptk_event *ptk_engine_get_events(ptk_engine *engine, uint64_t *next, size_t *count);
/* The name of an event's type as in files, such as "entered"; constant and valid forever; NULL for an unknown one. */
const char *ptk_event_type_string(ptk_event_type type);

/* ---- Queries --------------------------------------------------------------------------------------------------- */

/* The state of an engine. */
typedef struct ptk_state {
  int64_t time;            /* The latest time. */
  ptk_point position;      /* Of the model pointer. */
  uint64_t hovered;        /* 0 is none. */
  uint64_t event_count;    /* The number of events so far. */
  ptk_modifiers modifiers; /* The pressed keys. */
  int32_t touch_count;     /* The number of fingers on the screen. */
  ptk_appearance appearance;
  int32_t reserved;
} ptk_state;
ptk_status ptk_engine_get_state(const ptk_engine *engine, ptk_state *state, size_t size);

/* The target that a click at a point would hit, its space, and the location of the click; PTK_ABSENT for none. */
typedef struct ptk_hit { uint64_t target, space; ptk_point location; } ptk_hit;
ptk_status ptk_engine_hit_test(const ptk_engine *engine, ptk_point point, ptk_hit *hit, size_t size);
/* The targets whose hit regions contain a point, frontmost first. Here and below, at most `capacity` elements are
 * written into the caller's buffer, which may be NULL if it is 0, and `count` becomes the number of all elements. */
ptk_status ptk_engine_get_targets_at(const ptk_engine *engine, ptk_point point, uint64_t *targets, size_t capacity,
                                     size_t *count);
/* The frontmost space at a point; 0 is the window. */
ptk_status ptk_engine_get_space_at(const ptk_engine *engine, ptk_point point, uint64_t *space);
/* All targets, in ascending order. */
ptk_status ptk_engine_get_targets(const ptk_engine *engine, uint64_t *targets, size_t capacity, size_t *count);
/* The selected targets, in ascending order. */
ptk_status ptk_engine_get_selection(const ptk_engine *engine, uint64_t *targets, size_t capacity, size_t *count);
/* A registered target, and what it reveals. The target's pointers are NULL; `reveal_count` is the number of revealed
 * elements. */
ptk_status ptk_engine_get_target(const ptk_engine *engine, uint64_t id, ptk_target *target, size_t size);
ptk_status ptk_engine_get_reveals(const ptk_engine *engine, uint64_t id, ptk_revealed *reveals, size_t capacity,
                                  size_t *count);
/* The options that the host prefers for the effect hover of a target; PTK_ABSENT without them. */
ptk_status ptk_engine_get_preferred_hover(const ptk_engine *engine, uint64_t id, ptk_hover_options *options);
/* A registered space. */
ptk_status ptk_engine_get_space(const ptk_engine *engine, uint64_t id, ptk_space *space, size_t size);
/* The hit region of a target, in window points. */
ptk_status ptk_engine_get_region(const ptk_engine *engine, uint64_t target, ptk_rect *region);
/* The visible part of a space, in window points. PTK_ABSENT if the space is not clipped or not registered. */
ptk_status ptk_engine_get_clip(const ptk_engine *engine, uint64_t space, ptk_rect *clip);
/* Converts between points of a space and window points. */
ptk_status ptk_engine_convert_from_space(const ptk_engine *engine, uint64_t space, ptk_point point, ptk_point *window);
ptk_status ptk_engine_convert_to_space(const ptk_engine *engine, uint64_t space, ptk_point window, ptk_point *point);

/* The style of a target: if `resolved` is false, the style that the host set; if `resolved` is true, the style that the
 * engine uses, with the effect and the shape that it chooses. All pointers in the written ptk_style are NULL; the next
 * functions read the parts to which they would point. */
ptk_status ptk_engine_get_style(const ptk_engine *engine, uint64_t target, ptk_bool resolved, ptk_style *style,
                                size_t size);
/* The shape of a target's style, with the elements of its path in the caller's buffer; PTK_ABSENT without a shape.
 * `path` may be NULL; otherwise `path->elements` becomes the caller's `elements`. */
ptk_status ptk_engine_get_style_shape(const ptk_engine *engine, uint64_t target, ptk_bool resolved, ptk_shape *shape,
                                      size_t size, ptk_path *path, size_t path_size, ptk_path_element *elements,
                                      size_t capacity, size_t *count);
/* The precision of a target's style along a PTK_AXIS_…, with its lines in the caller's buffer. */
ptk_status ptk_engine_get_style_precision(const ptk_engine *engine, uint64_t target, ptk_bool resolved, ptk_axes axis,
                                          ptk_precision *precision, size_t size, ptk_line *lines, size_t capacity,
                                          size_t *count);
/* The accessories of a target's style, without their paths, which the next function reads. */
ptk_status ptk_engine_get_style_accessories(const ptk_engine *engine, uint64_t target, ptk_bool resolved,
                                            ptk_accessory *accessories, size_t size, size_t capacity, size_t *count);
/* The path of the accessory at `index` of a target's style, with its elements in the caller's buffer. PTK_ABSENT if the
 * accessory is not a PTK_ACCESSORY_PATH, and PTK_ERROR_VALUE if the index is out of range. */
ptk_status ptk_engine_get_style_accessory_path(const ptk_engine *engine, uint64_t target, ptk_bool resolved,
                                               size_t index, ptk_path *path, size_t size, ptk_path_element *elements,
                                               size_t capacity, size_t *count);

/* ---- Snapshots ------------------------------------------------------------------------------------------------- */

/* Creates a snapshot: an engine with the same state, which you own. The two share their targets, and a change of one
 * copies only the blocks of targets that it touches. NULL only for NULL. */
ptk_engine *ptk_engine_copy(const ptk_engine *engine);
/* Restores the state of a snapshot; the snapshot does not change. */
ptk_status ptk_engine_restore(ptk_engine *engine, const ptk_engine *snapshot);
/* Writes whether two engines have the same state, so that the same calls have the same results. */
ptk_status ptk_engine_is_equal(const ptk_engine *a, const ptk_engine *b, ptk_bool *is_equal);

/* ---- Diagnostics ----------------------------------------------------------------------------------------------- */

/* The kinds of violations: mistakes of a host, and conditions that a host may not know. */
typedef enum ptk_violation_kind PTK_INT32 {
  PTK_VIOLATION_NON_FINITE_INPUTS = 0, PTK_VIOLATION_LATE_INPUTS, PTK_VIOLATION_FOREIGN_STAMPS,
  PTK_VIOLATION_UNDESCRIBED_DEVICES, PTK_VIOLATION_UNBALANCED_INPUTS, PTK_VIOLATION_IMPOSSIBLE_GESTURES,
  PTK_VIOLATION_EXCESS_DEVICES, PTK_VIOLATION_INVALID_TARGETS, PTK_VIOLATION_INVALID_STYLES,
  PTK_VIOLATION_UNKNOWN_TARGETS, PTK_VIOLATION_REPEATED_TARGETS, PTK_VIOLATION_UNKNOWN_LUMINANCES,
  PTK_VIOLATION_EXCESS_REVEALS, PTK_VIOLATION_INVALID_SPACES, PTK_VIOLATION_CYCLIC_SPACES, PTK_VIOLATION_UNKNOWN_SPACES,
  PTK_VIOLATION_CLAMPED_VALUES, PTK_VIOLATION_CUT_ANNOTATIONS, PTK_VIOLATION_TEXTS_WITHOUT_LINES,
  PTK_VIOLATION_THIN_STROKES
} ptk_violation_kind;
/* The number of occurrences of a violation, and the target, space or device of the latest one; 0 if there is none. The
 * struct's size is fixed. */
typedef struct ptk_violation { int64_t count; uint64_t last_id; } ptk_violation;
/* Copies all violations, indexed by ptk_violation_kind. */
ptk_status ptk_engine_get_violations(const ptk_engine *engine, ptk_violation *violations, size_t capacity,
                                     size_t *count);
/* What a violation is, and what to do, in English; constant and valid forever; NULL for an unknown one. */
const char *ptk_violation_string(ptk_violation_kind violation);

/* ---- Explanations of flicks ------------------------------------------------------------------------------------ */

/* A flick: a finger that lifts while it moves. */
typedef struct ptk_flick {
  uint32_t size;
  ptk_bool is_deliberate;   /* Whether the pointer is where the person wants it, so that no target attracts. */
  ptk_bool is_against_edge; /* Whether the pointer is pushed against an edge of the surface. */
  int32_t reserved;         /* 0. */
  ptk_point position;
  ptk_vector velocity;      /* In points per second. */
  ptk_rect bounds;          /* The surface, within which the flick ends; the whole plane by default. */
} ptk_flick;
ptk_status ptk_flick_init(ptk_flick *flick, size_t size);
/* The reasons for the end of a flick, and the verdicts on a target. */
typedef enum ptk_reason PTK_INT32 {
  PTK_REASON_LANDED = 0, PTK_REASON_SCAN, PTK_REASON_COASTED, PTK_REASON_TOO_SLOW
} ptk_reason;
typedef enum ptk_verdict PTK_INT32 {
  PTK_VERDICT_CHOSEN = 0, PTK_VERDICT_FARTHER, PTK_VERDICT_BEHIND, PTK_VERDICT_OUT_OF_REACH, PTK_VERDICT_INERT,
  PTK_VERDICT_TOO_SLOW
} ptk_verdict;
/* The end of a flick. */
typedef struct ptk_attraction {
  uint64_t target;    /* The target that attracts the pointer; 0 for none. */
  ptk_point landing, projected;
  ptk_vector velocity;
  double reach;       /* The radius of the circle around `projected` that was searched. */
  ptk_reason reason;
  int32_t reserved;   /* 0. */
} ptk_attraction;
/* One target in the explanation of a flick. */
typedef struct ptk_candidate {
  uint64_t target;
  ptk_verdict verdict;
  int32_t reserved; /* 0. */
  double distance;  /* Of the target's center from the projected point. */
  double angle;     /* Between the swipe and the direction to the center; NaN if undefined. */
} ptk_candidate;
/* Explains a flick as if it happened now: where it ends, and the verdict on every target near its end. Writes at most
 * `capacity` candidates. A `capacity` of 0 asks only for the number of candidates. */
ptk_status ptk_engine_explain(const ptk_engine *engine, const ptk_flick *flick, ptk_attraction *attraction,
                              size_t attraction_size, ptk_candidate *candidates, size_t size, size_t capacity,
                              size_t *count);
/* The latest lift of a finger, and its outcome; PTK_ABSENT before the first lift. */
ptk_status ptk_engine_get_last_flick(const ptk_engine *engine, ptk_flick *flick, size_t size,
                                     ptk_attraction *attraction, size_t attraction_size);

/* ---- Digests --------------------------------------------------------------------------------------------------- */

/* Fingerprints of frames, and of events from a number on, to compare two runs. `*digest` is read and written;
 * ptk_digest_begin() sets its first value. The digest is the same on every machine and in every language. */
ptk_status ptk_digest_begin(uint64_t *digest);
/* Adds eight bytes, such as a number of the host's own. */
ptk_status ptk_digest_add(uint64_t *digest, uint64_t bits);
ptk_status ptk_digest_add_frame(uint64_t *digest, const ptk_frame *frame);
/* Adds the damage of a frame, if it has any; the damage depends on the previously read frame. The digest of `pointerkit
 * simulate --digest` contains each frame, its damage and the events since the previous frame. */
ptk_status ptk_digest_add_damage(uint64_t *digest, const ptk_frame *frame);
ptk_status ptk_digest_add_events(uint64_t *digest, const ptk_engine *engine, uint64_t since);

/* ---- Toolkits -------------------------------------------------------------------------------------------------- */

/* The libraries whose constants can be converted. */
typedef enum ptk_toolkit PTK_INT32 {
  PTK_TOOLKIT_EVDEV = 0, PTK_TOOLKIT_GDK4, PTK_TOOLKIT_QT6, PTK_TOOLKIT_SDL2, PTK_TOOLKIT_SDL3, PTK_TOOLKIT_XKB,
  PTK_TOOLKIT_WAYLAND
} ptk_toolkit;
/* The button for a constant of PTK_TOOLKIT_EVDEV or WAYLAND (BTN_…), GDK4, QT6, SDL2 or SDL3. PTK_ERROR_VALUE if the
 * constant is not a button. */
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
/* The sRGB-encoded components of a color, 0…1, as most drawing libraries expect them. */
ptk_color ptk_color_encode(ptk_color color);

/* ---- Structs with their defaults, for C and C++ ---------------------------------------------------------------- */

static inline ptk_options ptk_options_default(void) { ptk_options o; ptk_options_init(&o, sizeof o); return o; }
static inline ptk_settings ptk_settings_default(void) { ptk_settings s; ptk_settings_init(&s, sizeof s); return s; }
static inline ptk_config ptk_config_default(void) { ptk_config c; ptk_config_init(&c, sizeof c); return c; }
static inline ptk_config ptk_config_compact(void) { ptk_config c; ptk_config_init_compact(&c, sizeof c); return c; }
static inline ptk_host_traits ptk_host_traits_default(void) {
  ptk_host_traits h; ptk_host_traits_init(&h, sizeof h); return h;
}
static inline ptk_path ptk_path_default(void) { ptk_path p; ptk_path_init(&p, sizeof p); return p; }
static inline ptk_shape ptk_shape_default(void) { ptk_shape s; ptk_shape_init(&s, sizeof s); return s; }
static inline ptk_precision ptk_precision_default(void) { ptk_precision p; ptk_precision_init(&p, sizeof p); return p; }
static inline ptk_accessory ptk_accessory_default(void) { ptk_accessory a; ptk_accessory_init(&a, sizeof a); return a; }
static inline ptk_style ptk_style_default(void) { ptk_style s; ptk_style_init(&s, sizeof s); return s; }
static inline ptk_hover_options ptk_hover_options_default(void) { return ptk_style_default().hover; }
static inline ptk_space ptk_space_default(void) { ptk_space s; ptk_space_init(&s, sizeof s); return s; }
/* A space that is clipped to a rectangle, with its origin at the rectangle's corner. */
static inline ptk_space ptk_space_make(uint64_t id, ptk_rect clip) {
  ptk_space s = ptk_space_default();
  s.id = id; s.has_clip = 1; s.clip = clip; s.origin.x = clip.x; s.origin.y = clip.y; return s;
}
static inline ptk_curve ptk_curve_default(void) { ptk_curve c; ptk_curve_init(&c, sizeof c); return c; }
static inline ptk_device ptk_device_default(ptk_device_kind kind) {
  ptk_device d; ptk_device_init(&d, sizeof d, kind); return d;
}
static inline ptk_flick ptk_flick_default(void) { ptk_flick f; ptk_flick_init(&f, sizeof f); return f; }

/* Fingers touched the device or left it; `fingers` are on it now. */
static inline ptk_input ptk_input_contact(int64_t time, ptk_phase phase, int32_t fingers) {
  ptk_input i = ptk_input_default(PTK_INPUT_CONTACT, time); i.phase = phase; i.fingers = fingers; return i;
}
/* A finger rests on a device that does not report contact. */
static inline ptk_input ptk_input_hold(int64_t time, ptk_phase phase) {
  ptk_input i = ptk_input_default(PTK_INPUT_HOLD, time); i.phase = phase; return i;
}
/* The pressure on the pressed button, 0…1. */
static inline ptk_input ptk_input_pressure(int64_t time, double pressure) {
  ptk_input i = ptk_input_default(PTK_INPUT_PRESSURE, time); i.value = pressure; return i;
}
/* Pinch and rotation, as totals since the beginning of the gesture; 0 fingers are an unknown number. */
static inline ptk_input ptk_input_transform(int64_t time, ptk_phase phase, double scale, double rotation, double dx,
                                            double dy, int32_t fingers) {
  ptk_input i = ptk_input_default(PTK_INPUT_TRANSFORM, time);
  i.phase = phase; i.scale = scale; i.rotation = rotation; i.delta.dx = dx; i.delta.dy = dy; i.fingers = fingers;
  return i;
}
static inline ptk_input ptk_input_gesture(int64_t time, ptk_gesture gesture, ptk_phase phase, int32_t fingers) {
  ptk_input i = ptk_input_default(PTK_INPUT_GESTURE, time);
  i.gesture = gesture; i.phase = phase; i.fingers = fingers; return i;
}
/* The operation that a drop would perform now. */
static inline ptk_input ptk_input_drag_operation(int64_t time, ptk_drag operation) {
  ptk_input i = ptk_input_default(PTK_INPUT_DRAG_OPERATION, time); i.operation = operation; return i;
}
/* A finger on the screen itself, with its number. */
static inline ptk_input ptk_input_touch(int64_t time, ptk_phase phase, double x, double y, uint64_t touch) {
  ptk_input i = ptk_input_default(PTK_INPUT_TOUCH, time);
  i.phase = phase; i.position.x = x; i.position.y = y; i.touch = touch; return i;
}
/* The position of the person's gaze. */
static inline ptk_input ptk_input_gaze(int64_t time, double x, double y) {
  ptk_input i = ptk_input_default(PTK_INPUT_GAZE, time); i.position.x = x; i.position.y = y; return i;
}
/* The luminance under the pointer; NaN if unknown. */
static inline ptk_input ptk_input_luminance(int64_t time, double luminance) {
  ptk_input i = ptk_input_default(PTK_INPUT_LUMINANCE, time); i.value = luminance; return i;
}

#ifdef __cplusplus
}
#endif
#endif
