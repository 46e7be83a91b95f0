/*
 * PointerKit: mistakes of a host, and fingerprints of what it did. This program prints "1 non-finite input":
 *
 *   #include <pointerkit-diagnostics.h>
 *   #include <math.h>
 *   #include <stdio.h>
 *
 *   int main(void) {
 *     const ptk_size window = { 640, 400 };
 *     ptk_engine *engine = ptk_engine_create(window, NULL);
 *     ptk_input moved = ptk_input_position(0, NAN, 38);
 *     ptk_engine_handle(engine, &moved, 0);
 *     ptk_violation violations[64];
 *     size_t count;
 *     ptk_engine_get_violations(engine, violations, 64, &count);
 *     printf("%d non-finite input\n", (int)violations[PTK_VIOLATION_KIND_NON_FINITE_INPUTS].count);
 *     ptk_engine_destroy(engine);
 *     return 0;
 *   }
 *
 * While you develop, let a log tell of mistakes: ptk_engine_set_log(). The conventions are in pointerkit.h.
 *
 * Since: 0.1
 */
#ifndef POINTERKIT_DIAGNOSTICS_H
#define POINTERKIT_DIAGNOSTICS_H

#include "pointerkit-frames.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Violations -------------------------------------------------------------------------------------------------- */

/* The kinds of violations: mistakes of a host, and conditions that a host may not know. */
typedef enum ptk_violation_kind PTK_INT32 {
  PTK_VIOLATION_KIND_NON_FINITE_INPUTS = 0, PTK_VIOLATION_KIND_LATE_INPUTS, PTK_VIOLATION_KIND_FOREIGN_STAMPS,
  PTK_VIOLATION_KIND_UNDESCRIBED_DEVICES, PTK_VIOLATION_KIND_UNBALANCED_INPUTS, PTK_VIOLATION_KIND_IMPOSSIBLE_GESTURES,
  PTK_VIOLATION_KIND_EXCESS_DEVICES, PTK_VIOLATION_KIND_INVALID_TARGETS, PTK_VIOLATION_KIND_INVALID_STYLES,
  PTK_VIOLATION_KIND_UNKNOWN_TARGETS, PTK_VIOLATION_KIND_REPEATED_TARGETS, PTK_VIOLATION_KIND_UNKNOWN_LUMINANCES,
  PTK_VIOLATION_KIND_EXCESS_REVEALS, PTK_VIOLATION_KIND_INVALID_SPACES, PTK_VIOLATION_KIND_CYCLIC_SPACES,
  PTK_VIOLATION_KIND_UNKNOWN_SPACES, PTK_VIOLATION_KIND_CLAMPED_VALUES, PTK_VIOLATION_KIND_CUT_ANNOTATIONS,
  PTK_VIOLATION_KIND_TEXTS_WITHOUT_LINES, PTK_VIOLATION_KIND_THIN_STROKES
} ptk_violation_kind;
/* The number of occurrences of a violation, and the target, space or device of the latest one; 0 if there is none. The
 * struct's size is fixed. */
typedef struct ptk_violation { int64_t count; uint64_t last_id; } ptk_violation;
/* Copies all violations, indexed by ptk_violation_kind. */
ptk_status ptk_engine_get_violations(const ptk_engine *engine, ptk_violation *violations, size_t capacity,
                                     size_t *count);
/* What a violation is, and what to do, in English; constant and valid forever; NULL for an unknown one. */
const char *ptk_violation_string(ptk_violation_kind violation);

/* ---- Digests ----------------------------------------------------------------------------------------------------- */

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

#ifdef __cplusplus
}
#endif
#endif
