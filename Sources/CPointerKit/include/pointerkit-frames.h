/*
 * PointerKit: frames and events. This program prints "clicked 1, commands 4":
 *
 *   #include <pointerkit-frames.h>
 *   #include <stdio.h>
 *
 *   int main(void) {
 *     const ptk_size window = { 640, 400 };
 *     const ptk_rect share = { 20, 12, 70, 36 };
 *     ptk_engine *engine = ptk_engine_create(window, NULL);
 *     ptk_engine_add_target(engine, PTK_KIND_BAR_BUTTON, 1, share, 0);
 *     ptk_input inputs[] = { ptk_input_position(0, 30, 38), ptk_input_button(10000000, PTK_BUTTON_PRIMARY, true),
 *                            ptk_input_button(90000000, PTK_BUTTON_PRIMARY, false) };
 *     for (int i = 0; i < 3; i++) ptk_engine_handle(engine, &inputs[i], inputs[i].time);
 *
 *     const ptk_frame *frame = ptk_engine_step(engine, 90000000, 90000000);
 *     for (size_t i = 0; i < frame->event_count; i++)
 *       if (frame->events[i].type == PTK_EVENT_TYPE_CLICKED) printf("clicked %d", (int)frame->events[i].target);
 *     printf(", commands %d\n", (int)frame->command_count);
 *     ptk_engine_destroy(engine);
 *     return 0;
 *   }
 *
 * Step for each frame of the display, draw its commands, and respond to its events. What a frame points to is
 * transient. pointerkit-cairo.h draws frames with Cairo. The conventions are in pointerkit.h.
 *
 * Since: 0.1
 */
#ifndef POINTERKIT_FRAMES_H
#define POINTERKIT_FRAMES_H

#include "pointerkit-targets.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The drawing at one instant. */
typedef struct ptk_frame ptk_frame;
/* Something that happened. */
typedef struct ptk_event ptk_event;

/* ---- Step -------------------------------------------------------------------------------------------------------- */

/* Advances to `now`, and returns the frame that will be seen at `presenting`; pass `now` twice if nothing is known of
 * the display. Call it for each frame of the display until the frame is at rest, and then after the next input or
 * change, or at `next_wake`. The frame belongs to the engine: it and all its lists are valid until the next step of the
 * engine, or until it is destroyed. NULL only for NULL. Allocates nothing in steady state. */
const ptk_frame *ptk_engine_step(ptk_engine *engine, int64_t now, int64_t presenting);
/* Frames of the host's own, for several displays or for other times: you own and destroy them. What they point to is
 * valid until the next read into the same frame. Their list of events is empty, and their damage is what differs from
 * what was last read into them. */
ptk_frame *ptk_frame_create(void);
void ptk_frame_destroy(ptk_frame *frame);
/* Reads the frame of a time into a frame of the host, without advancing. */
ptk_status ptk_engine_read(const ptk_engine *engine, int64_t time, ptk_frame *frame);

/* ---- Drawing ----------------------------------------------------------------------------------------------------- */

/* The kinds of drawing commands, each with the fields of ptk_command that it uses. */
typedef enum ptk_command_kind PTK_INT32 {
  PTK_COMMAND_KIND_SHADOW = 0,    /* shape, moved by `translation`; radius (a standard deviation), color, opacity;
                                   * nothing within shape, so that no shadow is seen through an element */
  PTK_COMMAND_KIND_ROUNDED_RECT,  /* shape, color, opacity */
  PTK_COMMAND_KIND_PATH,          /* path, rotation, color, opacity; ptk_path_get_bounds() is stretched to shape.rect,
                                   * and so is a stroke; fill by the nonzero rule, or stroke with round caps, joins */
  PTK_COMMAND_KIND_OUTLINE,       /* frame->outline, center, scale, color, opacity: a pointer that becomes a path, or
                                   * was one, as polygons to fill together by the nonzero rule */
  PTK_COMMAND_KIND_CONTENT_BEGIN, /* You paint the target, scaled about `center`, moved by `translation`; END is next */
  PTK_COMMAND_KIND_CONTENT_END,
  PTK_COMMAND_KIND_TINT,          /* shape, color, opacity */
  PTK_COMMAND_KIND_RADIAL_LIGHT,  /* center, radius, opacity, clipped to shape: white, by (1 - (distance/radius)²)² */
  PTK_COMMAND_KIND_ANNOTATION     /* frame->annotation, shape.rect, color, opacity */
} ptk_command_kind;
/* One drawing command, in window points; fields that its kind does not name are 0. Blend source over, as toolkits do,
 * in the sRGB that ptk_color_encode() makes of the color. */
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
  const ptk_path *path;   /* As transient as the frame. */
} ptk_command;

/* The commands of one space, from back to front. A host that paints its whole window paints for each of its spaces all
 * targets but those that ptk_frame_get_element() finds, then the space's groups, if any; the last group is `front`. */
typedef struct ptk_group {
  uint64_t space;
  const ptk_command *commands;
  size_t command_count;
  bool has_clip;
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
  bool is_raised;     /* Whether it is painted after its neighbors of equal z. */
  int32_t reserved;
} ptk_element;

/* ---- The pointer and its surroundings ---------------------------------------------------------------------------- */

/* The visible pointer. */
typedef struct ptk_pointer {
  ptk_shape_kind outline; /* PTK_SHAPE_KIND_CIRCLE … PTK_SHAPE_KIND_PATH. */
  int32_t reserved;
  ptk_point center;
  ptk_size size;          /* Before `scale`. */
  double corner_radius, opacity, scale;
  uint64_t behind;        /* The target beneath whose content it is drawn; 0 if it is in front of everything. */
  double luminance;
  double contrast;        /* The contrast to the background beneath the pointer. */
} ptk_pointer;

/* Polygons that may overlap, filled together by the nonzero rule; relative to the center of the command, before its
 * scale. `ends` has for each contour the index in `points` after its last position. */
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
  bool is_raised;
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

/* ---- Frames ------------------------------------------------------------------------------------------------------ */

/* The activity of the pointer. */
typedef enum ptk_pointer_phase PTK_INT32 {
  PTK_POINTER_PHASE_TRACKING = 0, PTK_POINTER_PHASE_RESTING, PTK_POINTER_PHASE_COASTING, PTK_POINTER_PHASE_ATTRACTED,
  PTK_POINTER_PHASE_HIDDEN, PTK_POINTER_PHASE_GESTURING, PTK_POINTER_PHASE_BANDING, PTK_POINTER_PHASE_AWAY
} ptk_pointer_phase;

/* The drawing at one instant, what happened before, and when to step again. */
struct ptk_frame {
  int64_t time;
  bool is_at_rest;                /* Whether frames stay the same until an input or `next_wake`. */
  bool has_damage;                /* Whether anything differs from the previous frame. */
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
  /* The rest is for hosts that do more. */
  bool has_warp, has_band, has_autoscroll;
  int32_t reserved;
  ptk_point warp;                 /* Where to move the cursor, for a host that warps it. */
  ptk_rect band;                  /* The rectangle of a band selection, and the targets in it. */
  const uint64_t *band_targets;
  size_t band_target_count;
  uint64_t autoscroll_space;      /* The space to scroll, and how fast in points per second. */
  ptk_vector autoscroll_velocity;
  const ptk_revealed *revealed;   /* The targets and groups that are revealed. */
  size_t revealed_count;
  const ptk_pointer *pointer;
  const ptk_outline *outline;           /* NULL without a command PTK_COMMAND_KIND_OUTLINE. */
  const ptk_annotation *annotation;     /* NULL without an annotation. */
  const ptk_content *contents;          /* The same effects as `elements`, for hosts that draw their own. */
  size_t content_count;
  const ptk_accessory_state *accessories;
  size_t accessory_count;
};
/* The element of a target in a frame; NULL if only the target's plain content is painted. O(log n). */
const ptk_element *ptk_frame_get_element(const ptk_frame *frame, uint64_t target);

/* ---- Events ------------------------------------------------------------------------------------------------------ */

/* The types of events, each with the fields of ptk_event that it sets besides time, position and modifiers. */
typedef enum ptk_event_type PTK_INT32 {
  PTK_EVENT_TYPE_ENTERED = 0,       /* target */
  PTK_EVENT_TYPE_EXITED,            /* target */
  PTK_EVENT_TYPE_RECENTERED,        /* target */
  PTK_EVENT_TYPE_COASTED,           /* velocity, location (the landing) */
  PTK_EVENT_TYPE_ATTRACTED,         /* target, velocity, location (the landing) */
  PTK_EVENT_TYPE_LANDED,            /* target */
  PTK_EVENT_TYPE_PRESSED,           /* target, button, location, device */
  PTK_EVENT_TYPE_RELEASED,          /* target, button, location, device */
  PTK_EVENT_TYPE_CLICKED,           /* target, button, location, device, count (of a multiple click) */
  PTK_EVENT_TYPE_SECONDARY_CLICKED, /* target, button, location, device */
  PTK_EVENT_TYPE_HIDDEN,
  PTK_EVENT_TYPE_SHOWN,
  PTK_EVENT_TYPE_REVEALED,          /* target or group, is_group */
  PTK_EVENT_TYPE_CONCEALED,         /* target or group, is_group */
  PTK_EVENT_TYPE_BAND_BEGAN,        /* space, anchor, location, count, device */
  PTK_EVENT_TYPE_BAND_CHANGED,      /* space, anchor, location, count, device */
  PTK_EVENT_TYPE_BAND_ENDED,        /* space, anchor, location, count, device, phase */
  PTK_EVENT_TYPE_DRAG_BEGAN,        /* target, drop_target, space, location (of the press), translation, device,
                                     * button (or NONE) */
  PTK_EVENT_TYPE_DRAG_CHANGED,      /* like drag began, with the present location; there may be none */
  PTK_EVENT_TYPE_DRAG_ENDED,        /* like drag changed, phase */
  PTK_EVENT_TYPE_PRESSURE_CHANGED,  /* target, button, location, device, value */
  PTK_EVENT_TYPE_SCROLLED,          /* target, space, location, translation, phase, is_momentum, is_systemwide,
                                     * device; move the content by `translation` as far as it goes, then call
                                     * ptk_engine_scroll_space() */
  PTK_EVENT_TYPE_TRANSFORMED,       /* target, space, location, scale, rotation, translation, phase,
                                     * is_systemwide, device */
  PTK_EVENT_TYPE_GESTURED,          /* target, space, location, gesture, phase, is_systemwide, device */
  PTK_EVENT_TYPE_FOCUS_CHANGED,     /* target, location (of the gaze) */
  PTK_EVENT_TYPE_STYLE_CHANGED,     /* target */
  PTK_EVENT_TYPE_CANCELLED,         /* target, button, location, device */
  PTK_EVENT_TYPE_PUSHED_EDGE        /* edge, value (the distance), movement, device */
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
  bool is_group, is_momentum, is_systemwide;
  int32_t reserved;
};

/* The events from number `*next` on, at most the last 256, for a host that does not wait for the next step. `*next`
 * becomes the number for the next call; begin with 0. The list is valid until the next call for the same engine. */
const ptk_event *ptk_engine_get_events(ptk_engine *engine, uint64_t *next, size_t *count);
/* The name of an event's type as in files, such as "entered"; constant and valid forever; NULL for an unknown one. */
const char *ptk_event_type_string(ptk_event_type type);

#ifdef __cplusplus
}
#endif
#endif
