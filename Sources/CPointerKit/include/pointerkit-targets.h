/*
 * PointerKit: the layout, which is targets, spaces and styles. This program prints "success":
 *
 *   #include <pointerkit-targets.h>
 *   #include <stdio.h>
 *
 *   int main(void) {
 *     const ptk_size window = { 640, 400 };
 *     const ptk_rect clip = { 0, 40, 640, 360 }, frame = { 20, 20, 180, 120 };
 *     ptk_engine *engine = ptk_engine_create(window, NULL);
 *     ptk_space list = ptk_space_with_clip(1, clip);
 *     ptk_engine_upsert_spaces(engine, &list, 1, 0);
 *
 *     ptk_style style = ptk_default_style();
 *     style.effect = PTK_EFFECT_LIFT;
 *     ptk_target card = ptk_target_of_kind(PTK_KIND_CARD, 12, frame);
 *     card.space = 1;
 *     card.style = &style;
 *     ptk_status status = ptk_engine_upsert_target(engine, &card, 0);
 *     const ptk_point scrolled = { 0, -160 };
 *     ptk_engine_scroll_space(engine, 1, scrolled, 0);
 *     puts(ptk_status_string(status));
 *     ptk_engine_destroy(engine);
 *     return 0;
 *   }
 *
 * A target is a control that the pointer can act on. A space is a scroll view, a list or a popover. A style replaces
 * the automatic effect of a target. The conventions are in pointerkit.h.
 *
 * Since: 0.1
 */
#ifndef POINTERKIT_TARGETS_H
#define POINTERKIT_TARGETS_H

#include "pointerkit-engine.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Styles ------------------------------------------------------------------------------------------------------ */

/* The effect on a hovered element; PTK_EFFECT_NONE does not change the element. */
typedef enum ptk_effect PTK_INT32 {
  PTK_EFFECT_NONE = 0, PTK_EFFECT_AUTOMATIC, PTK_EFFECT_HIGHLIGHT, PTK_EFFECT_LIFT, PTK_EFFECT_HOVER
} ptk_effect;

/* The layer of a hovered element's tint: none, in front of the element, or behind it. */
typedef enum ptk_tint PTK_INT32 { PTK_TINT_NONE = 0, PTK_TINT_OVERLAY, PTK_TINT_UNDERLAY } ptk_tint;
/* The options of the effect hover. The struct's size is fixed. */
typedef struct ptk_hover_options {
  ptk_tint tint_mode;              /* PTK_TINT_OVERLAY by default. */
  bool prefers_shadow;
  bool prefers_scaled_content;     /* True by default. */
  int32_t reserved;                /* 0. */
} ptk_hover_options;

/* One element of a path: its end `to`, and the control points of a curve; quadratic curves use only control1. The
 * struct's size is fixed. */
typedef enum ptk_path_kind PTK_INT32 {
  PTK_PATH_KIND_MOVE = 0, PTK_PATH_KIND_LINE, PTK_PATH_KIND_QUADRATIC, PTK_PATH_KIND_CUBIC, PTK_PATH_KIND_CLOSE
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
  bool has_anchor;                 /* Whether `anchor` is set; otherwise the middle of the path is the anchor. */
  const ptk_path_element *elements; /* Borrowed; may be NULL if there are none. */
  size_t element_count;
  ptk_point anchor;                /* The point of the path that lies at the pointer's location. */
  double stroke_width;             /* The width of a stroked path; 0 for a filled one. */
} ptk_path;
ptk_status ptk_path_init(ptk_path *path, size_t size);
/* The smallest rectangle around a path with its stroke, in the path's coordinates; zero for an empty path. O(elements).
 */
ptk_status ptk_path_get_bounds(const ptk_path *path, ptk_rect *bounds);

/* The pointer's shape. PTK_SHAPE_KIND_PILL and the shapes after it are standard shapes without parameters. */
typedef enum ptk_shape_kind PTK_INT32 {
  PTK_SHAPE_KIND_CIRCLE = 0, PTK_SHAPE_KIND_ROUNDED_RECT, PTK_SHAPE_KIND_VERTICAL_BEAM, PTK_SHAPE_KIND_HORIZONTAL_BEAM,
  PTK_SHAPE_KIND_PATH, PTK_SHAPE_KIND_PILL, PTK_SHAPE_KIND_CROSS, PTK_SHAPE_KIND_GRABBER,
  PTK_SHAPE_KIND_HORIZONTAL_ARROWS, PTK_SHAPE_KIND_VERTICAL_ARROWS, PTK_SHAPE_KIND_MARKER_TIP, PTK_SHAPE_KIND_BULLSEYE
} ptk_shape_kind;
typedef struct ptk_shape {
  uint32_t size;
  ptk_shape_kind kind;
  double diameter;      /* Of a circle; 19 by default. */
  ptk_size rect_size;   /* Of a rounded rectangle. */
  double corner_radius; /* Of a rounded rectangle; 8 by default. */
  double length;        /* Of a beam. */
  const ptk_path *path; /* Borrowed; required for PTK_SHAPE_KIND_PATH. */
} ptk_shape;
ptk_status ptk_shape_init(ptk_shape *shape, size_t size);

/* The start and the length of a text line along an axis of the element. The struct's size is fixed. */
typedef struct ptk_line { double start, length; } ptk_line;
/* The positions along an axis that can be pointed at, in points from the left or top edge of the element's frame; with
 * PTK_PRECISION_KIND_AUTOMATIC they depend on the target's kind. */
typedef enum ptk_precision_kind PTK_INT32 {
  PTK_PRECISION_KIND_AUTOMATIC = 0, PTK_PRECISION_KIND_WHOLE, PTK_PRECISION_KIND_CONTINUOUS, PTK_PRECISION_KIND_STEPPED,
  PTK_PRECISION_KIND_LINES
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
  PTK_ACCESSORY_SHAPE_ARROW = 0, PTK_ACCESSORY_SHAPE_PLUS, PTK_ACCESSORY_SHAPE_MINUS, PTK_ACCESSORY_SHAPE_CIRCLE,
  PTK_ACCESSORY_SHAPE_CIRCLE_SLASH, PTK_ACCESSORY_SHAPE_MENU, PTK_ACCESSORY_SHAPE_PATH
} ptk_accessory_shape;
typedef struct ptk_accessory {
  uint32_t size;
  ptk_accessory_shape shape;
  double angle;                         /* The direction from the pointer; 0 is upward. */
  double offset;                        /* The distance from the pointer's outline, in points; 12 by default. */
  ptk_choice orientation_matches_angle; /* PTK_CHOICE_AUTOMATIC: yes for arrows only. */
  int32_t reserved;                     /* 0. */
  const ptk_path *path;                 /* Borrowed; required for PTK_ACCESSORY_SHAPE_PATH. */
} ptk_accessory;
ptk_status ptk_accessory_init(ptk_accessory *accessory, size_t size);

/* The effect on a hovered target, and the pointer's shape and possible positions over it. */
typedef struct ptk_style {
  uint32_t size;
  ptk_effect effect;                /* PTK_EFFECT_AUTOMATIC by default; with a shape of your own, choose another. */
  ptk_hover_options hover;          /* For PTK_EFFECT_HOVER. */
  bool is_hidden;                   /* Whether the pointer hides over the target; if so, other fields are ignored. */
  ptk_axes constrained_axes;        /* The axes along which the pointer's shape is centered. */
  const ptk_shape *shape;           /* Borrowed; NULL for the effect's own shape. */
  const ptk_precision *horizontal;  /* Borrowed; NULL for automatic. */
  const ptk_precision *vertical;    /* Borrowed; NULL for automatic. */
  ptk_vector shape_offset;          /* In points. */
  const ptk_accessory *accessories; /* Borrowed; at most 4 are used. */
  size_t accessory_count;
} ptk_style;
ptk_status ptk_style_init(ptk_style *style, size_t size);

static inline ptk_path ptk_default_path(void) { ptk_path p; ptk_path_init(&p, sizeof p); return p; }
static inline ptk_shape ptk_default_shape(void) { ptk_shape s; ptk_shape_init(&s, sizeof s); return s; }
static inline ptk_precision ptk_default_precision(void) { ptk_precision p; ptk_precision_init(&p, sizeof p); return p; }
static inline ptk_accessory ptk_default_accessory(void) { ptk_accessory a; ptk_accessory_init(&a, sizeof a); return a; }
static inline ptk_style ptk_default_style(void) { ptk_style s; ptk_style_init(&s, sizeof s); return s; }
static inline ptk_hover_options ptk_default_hover_options(void) { return ptk_default_style().hover; }

/* ---- Targets ----------------------------------------------------------------------------------------------------- */

/* The kind of a control, which determines its automatic effect. */
typedef enum ptk_kind PTK_INT32 {
  PTK_KIND_BAR_BUTTON = 0, PTK_KIND_TAB_BAR_ITEM, PTK_KIND_SEGMENT, PTK_KIND_SELECTED_SEGMENT, PTK_KIND_EDIT_MENU_ITEM,
  PTK_KIND_APP_ICON, PTK_KIND_CONTROL_CENTER_MODULE, PTK_KIND_BUTTON, PTK_KIND_LINK, PTK_KIND_TEXT, PTK_KIND_ROW,
  PTK_KIND_CARD, PTK_KIND_IMAGE, PTK_KIND_SLIDER, PTK_KIND_DIVIDER, PTK_KIND_HANDLE, PTK_KIND_OTHER, PTK_KIND_CANVAS
} ptk_kind;
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
/* What a hovered target reveals. The struct's size is fixed. */
typedef struct ptk_revealed { uint64_t id; bool is_group; int32_t reserved; } ptk_revealed;

/* A control that the pointer can act on. */
typedef struct ptk_target {
  uint32_t size;
  ptk_kind kind;            /* PTK_KIND_OTHER by default. */
  uint64_t id;              /* Not 0. */
  ptk_rect frame;           /* In points of its space. */
  uint64_t space;           /* 0 is the window. Until its space is registered, the target is not seen. */
  int64_t z;                /* Higher is in front, within a space. */
  uint64_t group;           /* Any number for the buttons of one bar: they share their look, and their regions meet. */
  bool is_enabled;          /* True by default. */
  bool has_bezel;           /* A visible background or border, as cards, images, icons and modules always have. */
  bool has_padding;         /* Whether `padding` replaces the automatic padding. */
  bool is_selectable;       /* Whether a band selects the target; true by default. */
  ptk_insets padding;       /* How far the region in which the target is hovered reaches beyond the frame. */
  const ptk_style *style;   /* Borrowed; NULL for the automatic effect of the kind. */
  const ptk_hover_options *preferred_hover; /* Borrowed; if the automatic effect is hover; NULL for the usual. */
  ptk_axes latching_axes;   /* A press keeps the target hovered, and the pointer moves only along these axes until the
                             * release; with 0, a press does neither. */
  ptk_cursor cursor;        /* PTK_CURSOR_DEFAULT by default. */
  double corner_radius;     /* 8 by default. */
  ptk_choice is_dragged_by_scrolling; /* Automatic: sliders, dividers, handles and what latches. */
  ptk_choice is_magnetic;   /* Automatic: what the pointer snaps to. */
  bool has_luminance;
  bool has_color;
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
  bool coasts;                  /* Whether a flick makes the pointer coast over the target; true by default. */
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
/* Sets the selection, as a band does. */
ptk_status ptk_engine_set_selection(ptk_engine *engine, const uint64_t *targets, size_t count, int64_t now);

static inline ptk_target ptk_default_target(void) { ptk_target t; ptk_target_init(&t, sizeof t); return t; }
/* A target of a kind with the usual properties. */
static inline ptk_target ptk_target_of_kind(ptk_kind kind, uint64_t id, ptk_rect frame) {
  ptk_target t = ptk_default_target(); t.kind = kind; t.id = id; t.frame = frame; return t;
}
/* Registers or replaces one target. */
static inline ptk_status ptk_engine_upsert_target(ptk_engine *engine, const ptk_target *target, int64_t now) {
  return ptk_engine_upsert_targets(engine, target, 1, NULL, 0, now);
}
/* Registers a target of a kind with the usual properties. */
static inline ptk_status ptk_engine_add_target(ptk_engine *engine, ptk_kind kind, uint64_t id, ptk_rect frame,
                                               int64_t now) {
  ptk_target t = ptk_target_of_kind(kind, id, frame); return ptk_engine_upsert_target(engine, &t, now);
}

/* ---- Spaces ------------------------------------------------------------------------------------------------------ */

/* A coordinate space: a scroll view, a list, a popover. */
typedef struct ptk_space {
  uint32_t size;
  bool is_enabled;              /* True by default. */
  uint64_t id;                  /* Not 0. */
  uint64_t parent;              /* 0 is the window. */
  ptk_point origin;             /* In points of the parent. */
  bool has_clip;
  bool is_opaque;               /* Whether the pointer cannot reach targets behind the space; false by default. */
  ptk_rect clip;                /* In points of the parent. */
  bool has_content_size;
  bool lets_parent_band_in;     /* Whether a band that began in the parent may select in the space; false by default. */
  /* The extent of the content. A scroll that the content cannot follow goes to the space around this one; without a
   * content size or a clip, no scroll passes the space. */
  ptk_size content_size;
  int64_t z;                    /* Higher is in front, within the parent. */
  bool coasts;                  /* Whether a flick makes the pointer coast over the space and the spaces within it; true
                                 * by default. */
} ptk_space;
ptk_status ptk_space_init(ptk_space *space, size_t size);
/* Registers or replaces spaces. */
ptk_status ptk_engine_upsert_spaces(ptk_engine *engine, const ptk_space *spaces, size_t count, int64_t now);
/* Scrolls a space: sets its origin. */
ptk_status ptk_engine_scroll_space(ptk_engine *engine, uint64_t space, ptk_point origin, int64_t now);
/* Removes a space; its targets and the spaces within it are not visible until it is registered again.
 * PTK_STATUS_ERROR_VALUE for the window. */
ptk_status ptk_engine_remove_space(ptk_engine *engine, uint64_t space, int64_t now);

static inline ptk_space ptk_default_space(void) { ptk_space s; ptk_space_init(&s, sizeof s); return s; }
/* A space that is clipped to a rectangle, with its origin at the rectangle's corner. */
static inline ptk_space ptk_space_with_clip(uint64_t id, ptk_rect clip) {
  ptk_space s = ptk_default_space();
  s.id = id; s.has_clip = true; s.clip = clip; s.origin.x = clip.x; s.origin.y = clip.y; return s;
}

#ifdef __cplusplus
}
#endif
#endif
