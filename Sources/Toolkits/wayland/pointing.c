/* The one pointer of the engine, and the several devices that move it. */
#include "pointing.h"

#include "inputs.h"

/* The position of another device is an entrance: it is not a movement from where the cursor of the last was moved. */
static void place(ptk_wayland *self, Pointing *pointing, int64_t time) {
  ptk_input input = ptk_default_input(pointing == self->latest ? PTK_INPUT_KIND_POSITION : PTK_INPUT_KIND_ENTER, time);
  input.device = pointing->device;
  input.position = pointing->position;
  self->latest = pointing;
  handle(self, &input);
}

static int is_taken(const ptk_wayland *self, uint32_t device) {
  for (const Pointing *each = self->pointings; each; each = each->next)
    if (each->device == device) return 1;
  return 0;
}

void pointing_add(ptk_wayland *self, Pointing *pointing, ptk_device_kind kind) {
  pointing->device = 0;
  while (is_taken(self, pointing->device)) pointing->device += 1;
  pointing->next = self->pointings;
  self->pointings = pointing;
  pointing_describe(self, pointing, kind);
}

void pointing_remove(ptk_wayland *self, Pointing *pointing) {
  pointing_leave(self, pointing);
  for (Pointing **link = &self->pointings; *link; link = &(*link)->next) {
    if (*link != pointing) continue;
    *link = pointing->next;
    return;
  }
}

void pointing_describe(ptk_wayland *self, const Pointing *pointing, ptk_device_kind kind) {
  ptk_device device = ptk_default_device(kind);
  /* Wayland never says that a finger touches a touchpad: the engine infers a lift from silence. */
  device.reports_contact = PTK_CHOICE_NO;
  ptk_engine_set_device(self->engine, pointing->device, &device, ptk_wayland_now());
}

void pointing_enter(ptk_wayland *self, Pointing *pointing, int64_t time, ptk_point position) {
  pointing->is_over = 1;
  pointing->position = position;
  self->latest = NULL;
  place(self, pointing, time);
}

void pointing_move(ptk_wayland *self, Pointing *pointing, int64_t time, ptk_point position) {
  pointing->position = position;
  if (!self->is_locked) place(self, pointing, time);
}

/* The pointer stays if another device is over the surface. Of a device that is not, no button is released. */
void pointing_leave(ptk_wayland *self, Pointing *pointing) {
  if (!pointing->is_over) return;
  pointing->is_over = 0;
  if (pointing->pressed) {
    ptk_input input = ptk_input_cancel(ptk_wayland_now());
    handle(self, &input);
  }
  pointing->pressed = 0;
  if (self->latest != pointing) return;
  self->latest = NULL;
  int64_t now = ptk_wayland_now();
  for (Pointing *each = self->pointings; each; each = each->next)
    if (each->is_over) {
      place(self, each, now);
      return;
    }
  ptk_input input = ptk_input_leave(now);
  input.device = pointing->device;
  handle(self, &input);
}

void pointing_handle(ptk_wayland *self, Pointing *pointing, ptk_input input) {
  uint64_t bit = input.kind == PTK_INPUT_KIND_BUTTON && input.button < 64 ? (uint64_t)1 << input.button : 0;
  pointing->pressed = input.is_down ? pointing->pressed | bit : pointing->pressed & ~bit;
  if (pointing != self->latest && pointing->is_over && !self->is_locked) place(self, pointing, input.time);
  input.device = pointing->device;
  handle(self, &input);
}
