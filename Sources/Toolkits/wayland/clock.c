/* The clock of the engine, and the instants of Wayland's stamps. */
#define _POSIX_C_SOURCE 200809L
#include "wayland.h"

#include <time.h>

int64_t ptk_wayland_now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * (int64_t)1000000000 + time.tv_nsec;
}

int64_t time_of(ptk_wayland *self, uint32_t stamp) { return stamp_clock_convert(&self->clock, stamp, ptk_wayland_now()); }
