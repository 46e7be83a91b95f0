/*
 * PointerKit: explanations of flicks. This program prints "lands on target 1":
 *
 *   #include <pointerkit-flicks.h>
 *   #include <stdio.h>
 *
 *   int main(void) {
 *     const ptk_size window = { 640, 400 };
 *     const ptk_rect share = { 420, 182, 70, 36 };
 *     ptk_engine *engine = ptk_engine_create(window, NULL);
 *     ptk_engine_add_target(engine, PTK_KIND_BAR_BUTTON, 1, share, 0);
 *     ptk_flick flick = ptk_default_flick();  // A finger that lifts while it moves to the right.
 *     flick.position.x = 200;
 *     flick.position.y = 200;
 *     flick.velocity.dx = 3500;
 *     ptk_attraction attraction;
 *     size_t count;
 *     ptk_engine_explain(engine, &flick, &attraction, sizeof attraction, NULL, sizeof(ptk_candidate), 0, &count);
 *     printf("lands on target %d\n", (int)attraction.target);
 *     ptk_engine_destroy(engine);
 *     return 0;
 *   }
 *
 * Where a flick would end, and why, for a debugger or a test of a layout. The conventions are in pointerkit.h.
 *
 * Since: 0.1
 */
#ifndef POINTERKIT_FLICKS_H
#define POINTERKIT_FLICKS_H

#include "pointerkit-targets.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A flick: a finger that lifts while it moves. */
typedef struct ptk_flick {
  uint32_t size;
  bool is_deliberate;       /* Whether the pointer is where the person wants it, so that no target attracts. */
  bool is_against_edge;     /* Whether the pointer is pushed against an edge of the surface. */
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
/* The latest lift of a finger, and its outcome; PTK_STATUS_ABSENT before the first lift. */
ptk_status ptk_engine_get_last_flick(const ptk_engine *engine, ptk_flick *flick, size_t size,
                                     ptk_attraction *attraction, size_t attraction_size);

static inline ptk_flick ptk_default_flick(void) { ptk_flick f; ptk_flick_init(&f, sizeof f); return f; }

#ifdef __cplusplus
}
#endif
#endif
