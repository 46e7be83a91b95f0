/* Tells the engine of inputs, and yields to a cursor of the program's where that stays. */
#include "pointing.h"

#include "../recognize/hover.h"

ptk_input input_of(ptk_input_kind kind, gint64 time, guint32 device) {
  ptk_input input = ptk_default_input(kind, time);
  input.device = device;
  return input;
}

static void tell(PtkWindow *self, const ptk_input *input) {
  if (!self->frames.latest) return; /* Before the first layout the engine has no size, to which it would clamp a position. */
  ptk_engine_handle(self->engine, input, ptk_gtk_now());
  window_update(self);
}

void handle(PtkWindow *self, const ptk_input *input) {
  gboolean is_position = input->kind == PTK_INPUT_KIND_POSITION || input->kind == PTK_INPUT_KIND_ENTER;
  if (is_position) self->pointing.position = input->position;
  if (is_position || input->kind == PTK_INPUT_KIND_LEAVE) self->pointing.is_inside = is_position;
  if (input->kind == PTK_INPUT_KIND_CANCEL) self->pointing.pressed = 0;
  if (!self->pointing.is_inside && !self->pointing.pressed) self->pointing.is_replaced = FALSE;
  if (!self->pointing.is_replaced || !(is_position || input->kind == PTK_INPUT_KIND_BUTTON)) tell(self, input);
  else window_update(self);
}

void yield_to_cursor(PtkWindow *self) {
  if (!self->pointing.is_inside || self->pointing.pressed || shows_cursor(self, self->pointing.position) == self->pointing.is_replaced) return;
  self->pointing.is_replaced = !self->pointing.is_replaced;
  /* Beside a cursor of the program's, GTK's own highlights tell what is hovered. */
  if (!self->pointing.is_replaced) hide_highlights(self);
  else
    for (guint i = 0; i < self->natives->len; i++) restore_highlight(((Native *)g_ptr_array_index(self->natives, i))->widget);
  ptk_input input = input_of(self->pointing.is_replaced ? PTK_INPUT_KIND_LEAVE : PTK_INPUT_KIND_ENTER, ptk_gtk_now(), self->devices.moving);
  input.position = self->pointing.position;
  tell(self, &input);
}

void leave_window(PtkWindow *self) {
  self->pointing.has_returned = FALSE;
  ptk_input input = input_of(PTK_INPUT_KIND_LEAVE, ptk_gtk_now(), 0);
  handle(self, &input);
}
