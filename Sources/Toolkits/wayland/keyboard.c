/* The modifier keys, the focus, and typing. */
#include "keyboard.h"

#include "inputs.h"

#include <unistd.h>

static void keymap_changed(void *data, struct wl_keyboard *keyboard, uint32_t format, int32_t file, uint32_t size) {
  (void)data, (void)keyboard, (void)format, (void)size;
  close(file);
}
static void entered(void *data, struct wl_keyboard *keyboard, uint32_t serial, struct wl_surface *surface,
                    struct wl_array *keys) {
  (void)data, (void)keyboard, (void)serial, (void)surface, (void)keys;
}

/* A window without the focus receives no releases. */
static void left(void *data, struct wl_keyboard *keyboard, uint32_t serial, struct wl_surface *surface) {
  Seat *seat = data;
  (void)keyboard, (void)serial;
  ptk_input input = ptk_input_cancel(ptk_wayland_now());
  if (surface == seat->display->surface) handle(seat->display, &input);
}

static void pressed(void *data, struct wl_keyboard *keyboard, uint32_t serial, uint32_t stamp, uint32_t code, uint32_t state) {
  (void)data, (void)keyboard, (void)serial, (void)stamp, (void)code, (void)state;
}

static void modifiers_changed(void *data, struct wl_keyboard *keyboard, uint32_t serial, uint32_t pressed, uint32_t latched,
                              uint32_t locked, uint32_t group) {
  Seat *seat = data;
  (void)keyboard, (void)serial, (void)group;
  ptk_modifiers modifiers = 0;
  if (ptk_modifiers_convert(PTK_TOOLKIT_XKB, pressed | latched | locked, &modifiers) != PTK_STATUS_OK) return;
  ptk_input input = ptk_input_modifiers(ptk_wayland_now(), modifiers);
  handle(seat->display, &input);
}
static void repeat_changed(void *data, struct wl_keyboard *keyboard, int32_t rate, int32_t delay) {
  (void)data, (void)keyboard, (void)rate, (void)delay;
}
static const struct wl_keyboard_listener listener = {
  .keymap = keymap_changed, .enter = entered, .leave = left, .key = pressed, .modifiers = modifiers_changed,
  .repeat_info = repeat_changed
};

void ptk_wayland_typed(ptk_wayland *self) {
  ptk_input input = ptk_input_typing(ptk_wayland_now());
  handle(self, &input);
}

void keyboard_begin(Seat *seat) {
  if (seat->keyboard) return;
  seat->keyboard = wl_seat_get_keyboard(seat->seat);
  wl_keyboard_add_listener(seat->keyboard, &listener, seat);
}

void keyboard_end(Seat *seat) {
  if (seat->keyboard) wl_keyboard_release(seat->keyboard);
  seat->keyboard = NULL;
}
