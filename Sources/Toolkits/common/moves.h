/* A move of the system's cursor, of which no report has told yet. */
#ifndef PTK_COMMON_MOVES_H
#define PTK_COMMON_MOVES_H

#include <math.h>
#include <pointerkit.h>

typedef struct CursorMove {
  int is_set;
  ptk_point position; /* Where the cursor was moved. */
} CursorMove;

/*
 * What a report of the cursor's position tells of the move. Toolkits merge the report of the move with the movement that began
 * there: then the position of the move has to be told to the engine first, and the result is not zero. `has_answered` tells
 * whether the display server has made the move, or refused it.
 */
static inline int cursor_move_is_merged(CursorMove *move, ptk_point reported, int has_answered) {
  if (!move->is_set) return 0;
  int is_report = hypot(reported.x - move->position.x, reported.y - move->position.y) <= 2;
  if (!is_report && !has_answered) return 0;
  move->is_set = 0;
  return !is_report;
}

#endif
