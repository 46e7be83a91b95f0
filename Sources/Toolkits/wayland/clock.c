/* The instants of Wayland's stamps. */
#define _POSIX_C_SOURCE 200809L
#include "wayland.h"

#include <time.h>

enum { NANOSECONDS_PER_MILLISECOND = 1000000 };

int64_t ptk_wayland_now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * (int64_t)1000000000 + time.tv_nsec;
}

/* The instant of a stamp on CLOCK_MONOTONIC: never later than now, and never before the instant of the last stamp. */
int64_t time_of(ptk_wayland *self, uint32_t stamp) {
  StampClock *clock = &self->clock;
  int64_t now = ptk_wayland_now(), present = now / NANOSECONDS_PER_MILLISECOND;
  int64_t before = clock->is_set ? clock->milliseconds : present;
  clock->milliseconds = before + (int32_t)(stamp - (uint32_t)before);
  clock->is_set = 1;
  int64_t time = clock->milliseconds * NANOSECONDS_PER_MILLISECOND + clock->offset;
  /* The clock has another origin, or had a pause. The event counts as having just arrived. */
  if (time > now + 50 * NANOSECONDS_PER_MILLISECOND || time < now - 1000 * (int64_t)NANOSECONDS_PER_MILLISECOND)
    clock->offset += now - time;
  else if (time > now + NANOSECONDS_PER_MILLISECOND)
    clock->offset -= time - now;
  time = clock->milliseconds * NANOSECONDS_PER_MILLISECOND + clock->offset;
  if (time > now) time = now;
  if (time > clock->last) clock->last = time;
  return clock->last;
}
