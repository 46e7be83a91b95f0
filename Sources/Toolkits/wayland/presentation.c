/* When frames are seen. */
#define _POSIX_C_SOURCE 200809L
#include "presentation.h"

#include <time.h>

#include "presentation-time-client-protocol.h"

static void clock_told(void *data, struct wp_presentation *presentation, uint32_t clock) {
  ptk_wayland *self = data;
  (void)presentation;
  self->presentation_clock = clock;
}
static const struct wp_presentation_listener listener = { clock_told };

static void forget(ptk_wayland *self) {
  if (self->feedback) wp_presentation_feedback_destroy(self->feedback);
  self->feedback = NULL;
}

static void told_output(void *data, struct wp_presentation_feedback *feedback, struct wl_output *output) {
  (void)data, (void)feedback, (void)output;
}
static void presented(void *data, struct wp_presentation_feedback *feedback, uint32_t high, uint32_t low, uint32_t nanoseconds,
                      uint32_t refresh, uint32_t sequence_high, uint32_t sequence_low, uint32_t flags) {
  ptk_wayland *self = data;
  (void)feedback, (void)sequence_high, (void)sequence_low, (void)flags;
  if (self->presentation_clock == CLOCK_MONOTONIC) {
    self->presented = (int64_t)((uint64_t)high << 32 | low) * 1000000000 + nanoseconds;
    self->refresh = refresh;
  }
  forget(self);
}
static void discarded(void *data, struct wp_presentation_feedback *feedback) {
  (void)feedback;
  forget(data);
}
static const struct wp_presentation_feedback_listener feedback_listener = { told_output, presented, discarded };

void presentation_begin(ptk_wayland *self, struct wp_presentation *presentation) {
  self->presentation = presentation;
  wp_presentation_add_listener(presentation, &listener, self);
}

void presentation_end(ptk_wayland *self) {
  forget(self);
  if (self->presentation) wp_presentation_destroy(self->presentation);
}

/* About the next commit. One question at a time tells enough: the frames of a display come at even intervals. */
void presentation_ask(ptk_wayland *self) {
  if (!self->presentation || self->feedback) return;
  self->feedback = wp_presentation_feedback(self->presentation, self->surface);
  wp_presentation_feedback_add_listener(self->feedback, &feedback_listener, self);
}

int64_t presentation_time(const ptk_wayland *self, int64_t now) {
  /* The last presentation is unknown, or long ago because the display slept. */
  if (self->refresh <= 0 || self->presented > now || now - self->presented > 1000000000) return now;
  return self->presented + ((now - self->presented) / self->refresh + 1) * self->refresh;
}
