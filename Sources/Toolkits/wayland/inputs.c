/* Tells the engine of inputs, and of their instants. */
#define _POSIX_C_SOURCE 200809L
#include "inputs.h"

#include <time.h>

int64_t ptk_wayland_now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * (int64_t)1000000000 + time.tv_nsec;
}

int64_t time_of(ptk_wayland *self, uint32_t stamp) { return stamp_clock_convert(&self->clock, stamp, ptk_wayland_now()); }

void handle(ptk_wayland *self, const ptk_input *input) {
  ptk_engine_handle(self->engine, input, ptk_wayland_now());
  if (self->on_input) self->on_input(self->on_input_data);
}
