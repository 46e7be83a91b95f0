/*
 * PointerKit: questions about an engine's state and layout. This program prints "target 1 at 55, 30":
 *
 *   #include <pointerkit-queries.h>
 *   #include <stdio.h>
 *
 *   int main(void) {
 *     const ptk_size window = { 640, 400 };
 *     const ptk_rect share = { 20, 12, 70, 36 };
 *     const ptk_point beside = { 16, 30 };  // Not on the button, but in the region around it.
 *     ptk_engine *engine = ptk_engine_create(window, NULL);
 *     ptk_engine_add_target(engine, PTK_KIND_BAR_BUTTON, 1, share, 0);
 *     ptk_hit hit;
 *     if (ptk_engine_hit_test(engine, beside, &hit, sizeof hit) == PTK_STATUS_OK)
 *       printf("target %d at %g, %g\n", (int)hit.target, hit.location.x, hit.location.y);
 *     ptk_engine_destroy(engine);
 *     return 0;
 *   }
 *
 * A query changes nothing. What it returns is written into memory of the caller. The conventions are in pointerkit.h.
 *
 * Since: 0.1
 */
#ifndef POINTERKIT_QUERIES_H
#define POINTERKIT_QUERIES_H

#include "pointerkit-targets.h"

#ifdef __cplusplus
extern "C" {
#endif

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

/* The target that a click at a point would hit, its space, and the location of the click; PTK_STATUS_ABSENT for none.
 */
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
/* The options that the host prefers for the effect hover of a target; PTK_STATUS_ABSENT without them. */
ptk_status ptk_engine_get_preferred_hover(const ptk_engine *engine, uint64_t id, ptk_hover_options *options);
/* A registered space. */
ptk_status ptk_engine_get_space(const ptk_engine *engine, uint64_t id, ptk_space *space, size_t size);
/* The hit region of a target, in window points. */
ptk_status ptk_engine_get_region(const ptk_engine *engine, uint64_t target, ptk_rect *region);
/* The visible part of a space, in window points. PTK_STATUS_ABSENT if the space is not clipped or not registered. */
ptk_status ptk_engine_get_clip(const ptk_engine *engine, uint64_t space, ptk_rect *clip);
/* Converts between points of a space and window points. */
ptk_status ptk_engine_convert_from_space(const ptk_engine *engine, uint64_t space, ptk_point point, ptk_point *window);
ptk_status ptk_engine_convert_to_space(const ptk_engine *engine, uint64_t space, ptk_point window, ptk_point *point);

/* The style of a target: if `resolved` is false, the style that the host set; if `resolved` is true, the style that the
 * engine uses, with the effect and the shape that it chooses. All pointers in the written ptk_style are NULL; the next
 * functions read the parts to which they would point. */
ptk_status ptk_engine_get_style(const ptk_engine *engine, uint64_t target, bool resolved, ptk_style *style,
                                size_t size);
/* The shape of a target's style, with the elements of its path in the caller's buffer; PTK_STATUS_ABSENT without a
 * shape. `path` may be NULL; otherwise `path->elements` becomes the caller's `elements`. */
ptk_status ptk_engine_get_style_shape(const ptk_engine *engine, uint64_t target, bool resolved, ptk_shape *shape,
                                      size_t size, ptk_path *path, size_t path_size, ptk_path_element *elements,
                                      size_t capacity, size_t *count);
/* The precision of a target's style along a PTK_AXIS_…, with its lines in the caller's buffer. */
ptk_status ptk_engine_get_style_precision(const ptk_engine *engine, uint64_t target, bool resolved, ptk_axis axis,
                                          ptk_precision *precision, size_t size, ptk_line *lines, size_t capacity,
                                          size_t *count);
/* The accessories of a target's style, without their paths, which the next function reads. */
ptk_status ptk_engine_get_style_accessories(const ptk_engine *engine, uint64_t target, bool resolved,
                                            ptk_accessory *accessories, size_t size, size_t capacity, size_t *count);
/* The path of the accessory at `index` of a target's style, with its elements in the caller's buffer. PTK_STATUS_ABSENT
 * if the accessory is not a PTK_ACCESSORY_SHAPE_PATH, and PTK_STATUS_ERROR_VALUE if the index is out of range. */
ptk_status ptk_engine_get_style_accessory_path(const ptk_engine *engine, uint64_t target, bool resolved,
                                               size_t index, ptk_path *path, size_t size, ptk_path_element *elements,
                                               size_t capacity, size_t *count);

#ifdef __cplusplus
}
#endif
#endif
