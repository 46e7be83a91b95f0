/* Scrolls of wheels and fingers, whose parts arrive one by one. */
#include "scrolling.h"

#include "inputs.h"
#include "kind.h"
#include "pointing.h"

#include <string.h>

static double *component(ptk_vector *vector, uint32_t axis) {
  return axis == WL_POINTER_AXIS_HORIZONTAL_SCROLL ? &vector->dx : &vector->dy;
}

void scrolling_add(Seat *seat, uint32_t stamp, uint32_t axis, double value) {
  seat->scroll.is_set = 1;
  seat->scroll.stamp = stamp;
  *component(&seat->scroll.delta, axis) += value;
}

void scrolling_add_steps(Seat *seat, uint32_t axis, int32_t steps) { *component(&seat->scroll.steps, axis) += steps; }

void scrolling_stop(Seat *seat, uint32_t stamp) {
  seat->scroll.is_set = seat->scroll.is_stopped = 1;
  seat->scroll.stamp = stamp;
}

/* The source tells fingers from a wheel, and with it what kind of device moves the pointer. */
void scrolling_finish(Seat *seat) {
  if (seat->scroll.is_set && seat->pointing.is_over) {
    ptk_input input =
      ptk_input_scroll(time_of(seat->display, seat->scroll.stamp), 0, 0, PTK_SCROLL_PHASE_NONE, PTK_SCROLL_SOURCE_WHEEL);
    ptk_vector delta = seat->scroll.delta;
    ptk_wheel unit = PTK_WHEEL_WAYLAND_AXIS;
    if (seat->scroll.has_source && seat->scroll.source == WL_POINTER_AXIS_SOURCE_FINGER) {
      seat_describe(seat, PTK_DEVICE_KIND_TRACKPAD);
      input.scroll_source = PTK_SCROLL_SOURCE_FINGER;
      input.scroll_phase = seat->scroll.is_stopped ? PTK_SCROLL_PHASE_ENDED : PTK_SCROLL_PHASE_CHANGED;
    } else if (seat->scroll.has_source && seat->scroll.source == WL_POINTER_AXIS_SOURCE_CONTINUOUS) {
      input.scroll_source = PTK_SCROLL_SOURCE_CONTINUOUS;
    } else {
      seat_describe(seat, PTK_DEVICE_KIND_MOUSE);
      if (seat->scroll.steps.dx != 0 || seat->scroll.steps.dy != 0) {
        delta = seat->scroll.steps;
        unit = PTK_WHEEL_WAYLAND_120;
      }
    }
    ptk_scroll_convert(unit, delta, 0, &input.delta);
    pointing_handle(seat->display, &seat->pointing, input);
  }
  memset(&seat->scroll, 0, sizeof seat->scroll);
}
