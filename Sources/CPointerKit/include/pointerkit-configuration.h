/*
 * PointerKit: settings, configuration and options. This program prints "tracking speed 1, padding 12":
 *
 *   #include <pointerkit-configuration.h>
 *   #include <stdio.h>
 *
 *   int main(void) {
 *     const ptk_size window = { 640, 400 };
 *     ptk_settings settings = ptk_default_settings();                 // What the person chooses.
 *     settings.tracking_speed = 1;
 *     ptk_configuration configuration = ptk_compact_configuration();  // What the author of a toolkit tunes.
 *     ptk_options options = ptk_default_options();
 *     options.settings = &settings;
 *     options.configuration = &configuration;
 *     ptk_engine *engine = ptk_engine_create(window, &options);
 *
 *     ptk_engine_get_settings(engine, &settings, sizeof settings);
 *     ptk_engine_get_configuration(engine, &configuration, sizeof configuration);
 *     printf("tracking speed %g, padding %g\n", settings.tracking_speed,
 *            configuration.regions.plain_padding);
 *     ptk_engine_destroy(engine);
 *     return 0;
 *   }
 *
 * All of it has good defaults. The conventions are in pointerkit.h.
 *
 * Since: 0.1
 */
#ifndef POINTERKIT_CONFIGURATION_H
#define POINTERKIT_CONFIGURATION_H

#include "pointerkit-engine.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Settings: what the person chooses --------------------------------------------------------------------------- */

/* Numbers of fingers. */
typedef enum ptk_finger_count PTK_INT32 {
  PTK_FINGER_COUNT_ONE = 1, PTK_FINGER_COUNT_TWO = 2, PTK_FINGER_COUNT_THREE = 4, PTK_FINGER_COUNT_FOUR = 8,
  PTK_FINGER_COUNT_FIVE = 16
} ptk_finger_count;
typedef uint32_t ptk_finger_counts;
/* The part of a trackpad, or the side of a mouse, on which a click is secondary. */
typedef enum ptk_secondary_click_region PTK_INT32 {
  PTK_SECONDARY_CLICK_REGION_NONE = 0, PTK_SECONDARY_CLICK_REGION_BOTTOM_RIGHT, PTK_SECONDARY_CLICK_REGION_BOTTOM_LEFT,
  PTK_SECONDARY_CLICK_REGION_RIGHT_SIDE, PTK_SECONDARY_CLICK_REGION_LEFT_SIDE
} ptk_secondary_click_region;

/* The person's settings. */
typedef struct ptk_settings {
  uint32_t size;
  /* Whether content moves with the fingers; true by default. */
  bool natural_scrolling;
  /* The speed of the pointer; 0…3, or negative for no acceleration; 0.6875 by default. */
  double tracking_speed;
  /* The factor of scrolls; 0…10; 1 by default. */
  double scrolling_speed;
  /* Whether the pointer coasts after a flick, and lands on controls; true by default. */
  bool inertia;
  /* Whether the pointer moves and changes smoothly; true by default. */
  bool animations;
  /* The time without movement after which the pointer hides, in seconds; 0.5…3600; 3 by default, 0 or less for never.
   */
  double auto_hide_delay;
  /* The factor of the pointer's size; 0.5…4; 1 by default. */
  double pointer_scale;
  /* Whether the pointer has more contrast; false by default. */
  bool increased_contrast;
  /* Whether content does not move by itself; false by default. */
  bool reduce_motion;
  /* The greatest time between the clicks of a double click, in seconds; 0.1…5; 0.5 by default. */
  double double_click_interval;
  /* With how many fingers a click is secondary; two and more by default. */
  ptk_finger_counts secondary_click_fingers;
  /* Whether a click with the Control key is secondary; true by default. */
  bool control_click_is_secondary;
  /* Where a click is secondary; PTK_SECONDARY_CLICK_REGION_NONE by default. */
  ptk_secondary_click_region secondary_click_region;
  /* ptk_finger_counts for each ptk_gesture, with room for later ones; 31 by default: any number of fingers. */
  uint8_t trackpad_gestures[32];
  uint8_t mouse_gestures[32];
  int32_t reserved; /* 0. */
} ptk_settings;
ptk_status ptk_settings_init(ptk_settings *settings, size_t size);
/* Replaces the settings; NULL sets the defaults. */
ptk_status ptk_engine_set_settings(ptk_engine *engine, const ptk_settings *settings, int64_t now);
ptk_status ptk_engine_get_settings(const ptk_engine *engine, ptk_settings *settings, size_t size);

static inline ptk_settings ptk_default_settings(void) { ptk_settings s; ptk_settings_init(&s, sizeof s); return s; }

/* ---- Configuration: what the author of a toolkit tunes ----------------------------------------------------------- */

/* The defaults are as on an iPad. Unless a field states another unit, lengths are in points and times in seconds.
 * Numbers out of range are clamped; NaN sets the default. */

/* A spring: damping ratio (1 is critical) and response in seconds. The struct's size is fixed. */
typedef struct ptk_spring { double damping_ratio, response; } ptk_spring;

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
  bool band_selection;
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
typedef struct ptk_configuration {
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
} ptk_configuration;
ptk_status ptk_configuration_init(ptk_configuration *configuration, size_t size);
/* For dense layouts, as on a desktop: half the padding, smaller outsets, bars as high as their controls. */
ptk_status ptk_configuration_init_compact(ptk_configuration *configuration, size_t size);
/* Replaces the configuration; NULL sets the defaults. */
ptk_status ptk_engine_set_configuration(ptk_engine *engine, const ptk_configuration *configuration, int64_t now);
ptk_status ptk_engine_get_configuration(const ptk_engine *engine, ptk_configuration *configuration, size_t size);

static inline ptk_configuration ptk_default_configuration(void) {
  ptk_configuration c; ptk_configuration_init(&c, sizeof c); return c;
}
static inline ptk_configuration ptk_compact_configuration(void) {
  ptk_configuration c; ptk_configuration_init_compact(&c, sizeof c); return c;
}

/* ---- The host ---------------------------------------------------------------------------------------------------- */

/* How the host blends translucent colors: encoded as sRGB, as toolkits do, or linearly. */
typedef enum ptk_blending PTK_INT32 { PTK_BLENDING_ENCODED = 0, PTK_BLENDING_LINEAR } ptk_blending;
/* The facts about a host that the engine has to know. */
typedef struct ptk_host_traits {
  uint32_t size;
  /* How the host blends translucent colors, by default encoded as sRGB, as toolkits do. */
  ptk_blending blending;
  /* Whether the host moves its own cursor to a frame's `warp`; false by default, as for GTK and Qt. */
  bool warps_cursor;
  int32_t reserved; /* 0. */
  /* The number of device pixels per point, to which damage is aligned; 0.25…16; 1 by default. */
  double display_scale;
} ptk_host_traits;
ptk_status ptk_host_traits_init(ptk_host_traits *host, size_t size);
/* Replaces the facts about the host; NULL sets the defaults. */
ptk_status ptk_engine_set_host_traits(ptk_engine *engine, const ptk_host_traits *host, int64_t now);
ptk_status ptk_engine_get_host_traits(const ptk_engine *engine, ptk_host_traits *host, size_t size);
static inline ptk_host_traits ptk_default_host_traits(void) {
  ptk_host_traits h; ptk_host_traits_init(&h, sizeof h); return h;
}

/* ---- Options: how an engine starts ------------------------------------------------------------------------------- */

/* How an engine starts. */
struct ptk_options {
  uint32_t size;
  bool has_start;                         /* Whether the pointer starts at `start`, and not in the middle. */
  ptk_point start;
  const ptk_settings *settings;           /* Borrowed; NULL for the defaults. */
  const ptk_configuration *configuration; /* Borrowed; NULL for the defaults. */
  const ptk_host_traits *host;            /* Borrowed; NULL for the defaults. */
  ptk_log_function log;                   /* As for ptk_engine_set_log(); NULL by default. */
  void *log_data;
  ptk_log_level log_level;                /* PTK_LOG_LEVEL_MISTAKES by default. */
  int32_t reserved;                       /* 0. */
};
ptk_status ptk_options_init(ptk_options *options, size_t size);

static inline ptk_options ptk_default_options(void) { ptk_options o; ptk_options_init(&o, sizeof o); return o; }

#ifdef __cplusplus
}
#endif
#endif
