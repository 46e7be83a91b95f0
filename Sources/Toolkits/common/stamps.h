/* The instants of the stamps of input, which toolkits pass on as the display server sends them: in milliseconds of 32 bits. */
#ifndef PTK_COMMON_STAMPS_H
#define PTK_COMMON_STAMPS_H

#include <stdint.h>

/* Zero before the first stamp. */
typedef struct StampClock {
  int is_set;
  int64_t milliseconds; /* The last stamp, which does not wrap. */
  int64_t offset;       /* From a stamp to the engine's clock, in nanoseconds. */
  int64_t last;         /* The last result. */
} StampClock;

/*
 * The instant of a stamp. Stamps wrap after 49.7 days, so each is assumed to be near the one before it. They are usually of
 * the system's monotonic clock. Stamps of another clock, such as a remote X server's, are shifted. An event cannot be later
 * than now, so the stamps are shifted as if the event with the least delay had no delay. Instants never go back.
 */
static inline int64_t stamp_clock_convert(StampClock *clock, uint32_t stamp, int64_t now) {
  const int64_t millisecond = 1000000;
  int64_t before = clock->is_set ? clock->milliseconds : now / millisecond;
  clock->milliseconds = before + (int32_t)(stamp - (uint32_t)before);
  clock->is_set = 1;
  int64_t time = clock->milliseconds * millisecond + clock->offset;
  /* The first event, and the first one after a pause of the foreign clock, are assumed to have no delay. */
  if (time > now + 50 * millisecond || time < now - 1000 * millisecond) clock->offset += now - time;
  else if (time > now + millisecond) clock->offset -= time - now;
  time = clock->milliseconds * millisecond + clock->offset;
  if (time > now) time = now;
  if (time > clock->last) clock->last = time;
  return clock->last;
}

#endif
