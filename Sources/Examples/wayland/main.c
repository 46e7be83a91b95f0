/*
 * PointerKit in a Wayland client without a toolkit, painted by Cairo into shared memory: a toolbar, a slider, text, icons,
 * a scrolling list, a divider and a menu. The program paints its whole window, and asks the frame what to paint between
 * its own elements.
 *
 * Options: --dark; --stats prints the time that the engine takes for each frame; --log prints its events; --trackpad
 * treats the pointing device as a trackpad; --lock begins with the pointer locked, so that the engine owns its position.
 * Keys: d for dark, r to lock the pointer or to unlock it, Escape to unlock it, q to quit.
 */
#define _GNU_SOURCE /* For memfd_create(). */
#include <errno.h>
#include <linux/input-event-codes.h>
#include <math.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "../cairo/pointerkit-cairo.h"
#include "pointerkit-wayland.h"
#include "xdg-shell-client-protocol.h"

#define COUNT(array) (sizeof(array) / sizeof *(array))

/* ---- The interface ------------------------------------------------------------------------------------- */

enum { TOOLBAR_HEIGHT = 60, ROW_HEIGHT = 44, ROW_COUNT = 40, LINE_HEIGHT = 24, ICON_SIDE = 84, ITEM_HEIGHT = 36 };
/* From back to front. The window itself is 0. */
enum { SPACE_WINDOW = 0, SPACE_LIST, SPACE_CHROME, SPACE_MENU };
enum {
  ID_BACK = 1, ID_SHARE, ID_DELETE, ID_MENU, ID_SLIDER = 20, ID_DIVIDER, ID_TEXT, ID_CANVAS, ID_ICON = 31,
  ID_ITEM = 51, ID_ROW = 101
};
static const char *const buttons[] = { "Back", "Share", "Delete", "Menu" };
static const char *const items[] = { "Open", "Duplicate", "Rename", "Remove" };
static const char *const lines[] = {
  "Over text the pointer is a beam that is as tall", "as its line. It moves freely along the line, and",
  "from line to line it never stops between two.", "Icons lift, buttons are highlighted, rows are",
  "tinted, and all of it ends at the edge of the list."
};
static const ptk_color icons[] = { /* Linear components. */
  { 0.95, 0.15, 0.1 }, { 0.95, 0.4, 0.02 }, { 0.85, 0.65, 0.03 }, { 0.1, 0.55, 0.12 },
  { 0.05, 0.5, 0.6 }, { 0.03, 0.2, 0.85 }, { 0.25, 0.1, 0.7 }, { 0.75, 0.1, 0.45 }
};

/* Luminances, and the accent with linear components. */
typedef struct Palette { double window, toolbar, list, raised, text, faint; ptk_color accent; } Palette;
static const Palette light = { 0.91, 0.84, 1, 1, 0.02, 0.55, { 0.01, 0.2, 0.9 } };
static const Palette dark = { 0.012, 0.025, 0.018, 0.06, 0.85, 0.13, { 0.1, 0.4, 1 } };

enum { BUFFER_COUNT = 3, OUTPUT_COUNT = 8 };

/* A picture that the compositor can read. */
typedef struct Buffer {
  struct wl_buffer *buffer;
  void *pixels;
  size_t size;
  int width, height, is_busy; /* In pixels; busy until the compositor has released it. */
  ptk_rect stale;              /* What has changed since the buffer was painted, in points. */
} Buffer;

static struct {
  struct wl_display *display;
  struct wl_registry *registry;
  struct wl_compositor *compositor;
  struct wl_shm *memory;
  struct xdg_wm_base *shell;
  struct wl_surface *surface;
  struct xdg_surface *shell_surface;
  struct xdg_toplevel *window;
  struct wl_callback *frame_callback; /* NULL if the compositor expects a frame. */
  struct { struct wl_output *output; uint32_t name; int32_t scale; int is_entered; } outputs[OUTPUT_COUNT];
  int32_t scale; /* Pixels per point. */
  Buffer buffers[BUFFER_COUNT];
  ptk_size requested_size;
  int is_configured;

  PtkWayland *input;
  ptk_engine *engine;
  const ptk_frame *frame; /* The latest; transient. */
  const Palette *palette;
  ptk_size size;
  double list_width, scrolled, value; /* `value` is the slider's value, 0…1. */
  ptk_point menu_corner;
  int is_menu_open, is_running, needs_frame, needs_painting, prints_events, prints_times;
  uint64_t selected_icon, selected_row, seen_events;
  int64_t last_frame;
} app = { .palette = &light, .size = { 900, 600 }, .list_width = 260, .value = 0.4, .is_running = 1, .scale = 1 };

static double clamp(double value, double least, double greatest) { return fmax(least, fmin(value, greatest)); }
static ptk_color gray(double luminance) { return (ptk_color){ luminance, luminance, luminance }; }
static ptk_rect window_rect(void) { return (ptk_rect){ 0, 0, app.size.width, app.size.height }; }
static ptk_rect menu_rect(void) { return (ptk_rect){ app.menu_corner.x, app.menu_corner.y, 170, 4 * ITEM_HEIGHT + 12 }; }
static ptk_rect track(void) { return (ptk_rect){ 690, 28, 180, 4 }; }
static ptk_rect list_clip(void) {
  return (ptk_rect){ 0, TOOLBAR_HEIGHT, app.list_width, app.size.height - TOOLBAR_HEIGHT };
}
static ptk_point origin_of(uint64_t space) {
  if (space == SPACE_LIST) return (ptk_point){ 0, TOOLBAR_HEIGHT - app.scrolled };
  if (space == SPACE_MENU) return app.menu_corner;
  return (ptk_point){ 0, 0 };
}

/* ---- Layout --------------------------------------------------------------------------------------------- */

static ptk_target targets[4 + 4 + 8 + ROW_COUNT + 4];
static size_t target_count;

static ptk_target *add(uint64_t id, ptk_kind kind, ptk_rect frame) {
  targets[target_count] = ptk_target_make(kind, id, frame);
  return &targets[target_count++];
}
static void set_luminance(ptk_target *target, double luminance) {
  target->has_luminance = 1;
  target->luminance = luminance;
}

/* Reports the whole interface to the engine, as one change; what has not changed costs little. */
static void report(int64_t now) {
  static int had_menu;
  double left = app.list_width + 60;
  target_count = 0;
  ptk_space spaces[3] = { ptk_space_make(SPACE_LIST, list_clip()), ptk_space_make(SPACE_CHROME, window_rect()),
                         ptk_space_make(SPACE_MENU, menu_rect()) };
  spaces[0].origin = origin_of(SPACE_LIST);
  spaces[0].has_content_size = 1;
  spaces[0].content_size = (ptk_size){ app.list_width, ROW_COUNT * ROW_HEIGHT };
  spaces[1].has_clip = 0; /* The divider reaches over the list. */
  spaces[1].z = 1;
  spaces[2].z = 2;
  ptk_engine_upsert_spaces(app.engine, spaces, app.is_menu_open ? 3 : 2, now);
  if (had_menu && !app.is_menu_open) ptk_engine_remove_space(app.engine, SPACE_MENU, now);
  had_menu = app.is_menu_open;

  for (size_t i = 0; i < COUNT(buttons); i++) {
    ptk_target *button = add(ID_BACK + i, PTK_KIND_BAR_BUTTON, (ptk_rect){ 16 + 78 * (double)i, 12, 70, 36 });
    button->group = 1;
    set_luminance(button, app.palette->toolbar);
  }
  ptk_style plain = ptk_style_default();
  plain.effect = PTK_EFFECT_NONE;
  ptk_target *slider =
    add(ID_SLIDER, PTK_KIND_SLIDER, (ptk_rect){ track().x - 12, track().y - 12, track().width + 24, 28 });
  slider->style = &plain;
  slider->latching_axes = PTK_AXIS_HORIZONTAL;
  set_luminance(slider, app.palette->toolbar);

  ptk_shape beam = ptk_shape_default();
  beam.kind = PTK_SHAPE_VERTICAL_BEAM;
  beam.length = 36;
  ptk_accessory arrows[2];
  for (int i = 0; i < 2; i++) {
    arrows[i] = ptk_accessory_default();
    arrows[i].shape = PTK_ACCESSORY_ARROW;
    arrows[i].angle = i == 0 ? -1.5707963267948966 : 1.5707963267948966; /* To the left and right. */
  }
  ptk_style resizing = ptk_style_default();
  resizing.shape = &beam;
  resizing.constrained_axes = PTK_AXIS_HORIZONTAL;
  resizing.accessories = arrows;
  resizing.accessory_count = COUNT(arrows);
  ptk_target *divider =
    add(ID_DIVIDER, PTK_KIND_DIVIDER,
        (ptk_rect){ app.list_width - 1, TOOLBAR_HEIGHT, 2, app.size.height - TOOLBAR_HEIGHT });
  divider->style = &resizing;
  divider->has_padding = 1;
  divider->padding = (ptk_insets){ 0, 8, 0, 8 };
  divider->latching_axes = PTK_AXIS_HORIZONTAL;
  divider->space = SPACE_CHROME;

  ptk_line text_lines[COUNT(lines)];
  for (size_t i = 0; i < COUNT(lines); i++) text_lines[i] = (ptk_line){ (double)i * LINE_HEIGHT, LINE_HEIGHT };
  ptk_precision precision = ptk_precision_default();
  precision.kind = PTK_PRECISION_LINES;
  precision.lines = text_lines;
  precision.line_count = COUNT(text_lines);
  ptk_style text = ptk_style_default();
  text.vertical = &precision;
  add(ID_TEXT, PTK_KIND_TEXT, (ptk_rect){ left, 100, 500, COUNT(lines) * LINE_HEIGHT })->style = &text;

  ptk_shape cross = ptk_shape_default();
  cross.kind = PTK_SHAPE_CROSS;
  ptk_style drawing = ptk_style_default();
  drawing.effect = PTK_EFFECT_NONE;
  drawing.shape = &cross;
  ptk_target *canvas = add(ID_CANVAS, PTK_KIND_OTHER, (ptk_rect){ left, 236, 500, 36 });
  canvas->style = &drawing;
  set_luminance(canvas, app.palette->list);

  for (size_t i = 0; i < COUNT(icons); i++) {
    double x = left + 10 + 120 * (double)(i % 4), y = 300 + 130 * (double)(i / 4);
    ptk_target *icon = add(ID_ICON + i, PTK_KIND_APP_ICON, (ptk_rect){ x, y, ICON_SIDE, ICON_SIDE });
    icon->has_bezel = 1;
    icon->corner_radius = 20;
    icon->has_color = 1;
    icon->color = icons[i];
  }
  for (size_t i = 0; i < ROW_COUNT; i++) {
    ptk_target *row = add(ID_ROW + i, PTK_KIND_ROW, (ptk_rect){ 0, (double)i * ROW_HEIGHT, app.list_width, ROW_HEIGHT });
    row->space = SPACE_LIST;
    row->has_padding = 1; /* A padding of 0: rows touch each other. */
    row->corner_radius = 0;
    set_luminance(row, app.palette->list);
  }
  for (size_t i = 0; app.is_menu_open && i < COUNT(items); i++) {
    ptk_rect frame = { 14, 10 + (double)i * ITEM_HEIGHT, menu_rect().width - 28, 28 };
    ptk_target *item = add(ID_ITEM + i, PTK_KIND_EDIT_MENU_ITEM, frame);
    item->space = SPACE_MENU;
    item->group = 2;
    set_luminance(item, app.palette->raised);
  }
  ptk_engine_upsert_targets(app.engine, targets, target_count, NULL, 0, now);
  ptk_engine_set_appearance(app.engine, app.palette == &dark ? PTK_APPEARANCE_DARK : PTK_APPEARANCE_LIGHT, now);
  ptk_engine_set_background_luminance(app.engine, app.palette->window, now);
  app.needs_painting = 1;
}

/* ---- Painting ------------------------------------------------------------------------------------------- */

static void fill(cairo_t *cairo, double x, double y, double width, double height, double radius, ptk_color color) {
  ptk_cairo_trace(cairo, (ptk_rounded_rect){ { x, y, width, height }, radius });
  ptk_cairo_set_color(cairo, color, 1);
  cairo_fill(cairo);
}

static void write_text(cairo_t *cairo, const char *text, ptk_rect rect, double size, int is_centered) {
  cairo_text_extents_t extents;
  cairo_select_font_face(cairo, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL);
  cairo_set_font_size(cairo, size);
  cairo_text_extents(cairo, text, &extents);
  ptk_cairo_set_color(cairo, gray(app.palette->text), 1);
  cairo_move_to(cairo, is_centered ? rect.x + (rect.width - extents.x_advance) / 2 : rect.x,
                rect.y + rect.height / 2 + 0.36 * size);
  cairo_show_text(cairo, text);
}

/* The plain content of a target. */
static void draw_target(cairo_t *cairo, const ptk_target *target) {
  const Palette *p = app.palette;
  uint64_t id = target->id;
  ptk_point origin = origin_of(target->space);
  ptk_rect rect = { target->frame.x + origin.x, target->frame.y + origin.y, target->frame.width, target->frame.height };
  if (id <= ID_MENU) {
    write_text(cairo, buttons[id - ID_BACK], rect, 15, 1);
  } else if (id == ID_SLIDER) {
    double x = track().x + app.value * track().width, y = track().y + 2;
    fill(cairo, track().x, track().y, track().width, 4, 2, gray(p->faint));
    fill(cairo, track().x, track().y, app.value * track().width, 4, 2, p->accent);
    fill(cairo, x - 10, y - 10, 20, 20, 10, gray(p->faint));
    fill(cairo, x - 9, y - 9, 18, 18, 9, gray(1));
  } else if (id == ID_DIVIDER) {
    fill(cairo, rect.x, rect.y, rect.width, rect.height, 0, gray(p->faint));
  } else if (id == ID_TEXT) {
    for (size_t i = 0; i < COUNT(lines); i++) {
      ptk_rect line = { rect.x, rect.y + (double)i * LINE_HEIGHT, rect.width, LINE_HEIGHT };
      write_text(cairo, lines[i], line, 16, 0);
    }
  } else if (id == ID_CANVAS) {
    fill(cairo, rect.x, rect.y, rect.width, rect.height, 6, gray(p->faint));
    fill(cairo, rect.x + 1, rect.y + 1, rect.width - 2, rect.height - 2, 5, gray(p->list));
  } else if (id < ID_ITEM) {
    fill(cairo, rect.x, rect.y, rect.width, rect.height, target->corner_radius, target->color);
    if (id == app.selected_icon) fill(cairo, rect.x + 32, rect.y + 32, rect.width - 64, rect.height - 64, 10, gray(1));
  } else if (id < ID_ROW) {
    rect.x += 10;
    write_text(cairo, items[id - ID_ITEM], rect, 15, 0);
  } else {
    char title[16];
    snprintf(title, sizeof title, "Row %d", (int)(id - ID_ROW) + 1);
    if (id == app.selected_row) fill(cairo, rect.x, rect.y, rect.width, rect.height, 0, p->accent);
    fill(cairo, rect.x + 16, rect.y + rect.height - 1, rect.width, 1, 0, gray(p->faint));
    rect.x += 16;
    write_text(cairo, title, rect, 15, 0);
  }
}

static void draw_content(cairo_t *cairo, uint64_t id, void *data) {
  (void)data;
  for (size_t i = 0; i < target_count; i++)
    if (targets[i].id == id) draw_target(cairo, &targets[i]);
}

static void draw_background(cairo_t *cairo, uint64_t space) {
  ptk_rect list = list_clip(), menu = menu_rect();
  switch (space) {
    case SPACE_WINDOW:
      fill(cairo, 0, 0, app.size.width, app.size.height, 0, gray(app.palette->window));
      fill(cairo, 0, 0, app.size.width, TOOLBAR_HEIGHT, 0, gray(app.palette->toolbar));
      break;
    case SPACE_LIST: fill(cairo, list.x, list.y, list.width, list.height, 0, gray(app.palette->list)); break;
    case SPACE_MENU:
      fill(cairo, menu.x, menu.y, menu.width, menu.height, 0, gray(app.palette->faint));
      fill(cairo, menu.x + 1, menu.y + 1, menu.width - 2, menu.height - 2, 0, gray(app.palette->raised));
      break;
  }
}

/* Paints a space: first its plain content, except what the frame redraws, and then everything that the frame draws
 * there. Targets that overlap would have to be painted in the order of z; here no targets overlap. */
static void paint_space(cairo_t *cairo, uint64_t space, const ptk_rect *clip) {
  cairo_save(cairo);
  if (clip) {
    cairo_rectangle(cairo, clip->x, clip->y, clip->width, clip->height);
    cairo_clip(cairo);
  }
  draw_background(cairo, space);
  for (size_t i = 0; i < target_count; i++)
    if (targets[i].space == space && !ptk_frame_get_element(app.frame, targets[i].id)) draw_target(cairo, &targets[i]);
  cairo_restore(cairo);
  ptk_cairo_draw_space(cairo, app.frame, space, draw_content, NULL);
}

/* ---- Buffers --------------------------------------------------------------------------------------------- */

static void buffer_released(void *data, struct wl_buffer *buffer) {
  (void)buffer;
  ((Buffer *)data)->is_busy = 0;
}
static const struct wl_buffer_listener buffer_listener = { buffer_released };

static void buffer_destroy(Buffer *buffer) {
  if (buffer->buffer) wl_buffer_destroy(buffer->buffer);
  if (buffer->pixels) munmap(buffer->pixels, buffer->size);
  memset(buffer, 0, sizeof *buffer);
}

static int buffer_create(Buffer *buffer, int width, int height) {
  size_t size = (size_t)width * (size_t)height * 4;
  int file = memfd_create("pointerkit", MFD_CLOEXEC);
  if (file < 0 || ftruncate(file, (off_t)size) != 0) {
    if (file >= 0) close(file);
    return 0;
  }
  void *pixels = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (pixels != MAP_FAILED) {
    struct wl_shm_pool *pool = wl_shm_create_pool(app.memory, file, (int32_t)size);
    struct wl_buffer *handle =
      wl_shm_pool_create_buffer(pool, 0, width, height, width * 4, WL_SHM_FORMAT_XRGB8888);
    wl_shm_pool_destroy(pool);
    *buffer = (Buffer){ handle, pixels, size, width, height, 0, window_rect() };
    wl_buffer_add_listener(handle, &buffer_listener, buffer);
  }
  close(file);
  return pixels != MAP_FAILED;
}

/* A buffer of the window's size that the compositor does not read; NULL if there is none now. */
static Buffer *free_buffer(void) {
  int width = (int)app.size.width * app.scale, height = (int)app.size.height * app.scale;
  for (int i = 0; i < BUFFER_COUNT; i++) {
    Buffer *buffer = &app.buffers[i];
    if (buffer->is_busy) continue;
    if (buffer->width == width && buffer->height == height) return buffer;
    buffer_destroy(buffer);
    return buffer_create(buffer, width, height) ? buffer : NULL;
  }
  return NULL;
}

static ptk_rect join(ptk_rect a, ptk_rect b) {
  if (a.width <= 0 || a.height <= 0) return b;
  if (b.width <= 0 || b.height <= 0) return a;
  double left = fmin(a.x, b.x), top = fmin(a.y, b.y);
  return (ptk_rect){ left, top, fmax(a.x + a.width, b.x + b.width) - left, fmax(a.y + a.height, b.y + b.height) - top };
}

/* Paints what has changed since a buffer was last painted, which may be more than the last frame's damage. Returns 0 if
 * all buffers are busy. */
static int paint(void) {
  ptk_rect damage = app.needs_painting ? window_rect() : app.frame->damage, list = list_clip(), menu = menu_rect();
  for (int i = 0; i < BUFFER_COUNT; i++) app.buffers[i].stale = join(app.buffers[i].stale, damage);
  app.needs_painting = 0;
  Buffer *buffer = free_buffer();
  if (!buffer) {
    app.needs_painting = app.needs_frame = 1;
    return 0;
  }
  cairo_surface_t *image = cairo_image_surface_create_for_data(buffer->pixels, CAIRO_FORMAT_RGB24, buffer->width,
                                                               buffer->height, buffer->width * 4);
  cairo_t *cairo = cairo_create(image);
  cairo_scale(cairo, app.scale, app.scale);
  cairo_rectangle(cairo, buffer->stale.x, buffer->stale.y, buffer->stale.width, buffer->stale.height);
  cairo_clip(cairo);
  paint_space(cairo, SPACE_WINDOW, NULL);
  paint_space(cairo, SPACE_LIST, &list);
  paint_space(cairo, SPACE_CHROME, NULL);
  if (app.is_menu_open) paint_space(cairo, SPACE_MENU, &menu);
  ptk_cairo_draw_front(cairo, app.frame, draw_content, NULL);
  cairo_destroy(cairo);
  cairo_surface_destroy(image);
  buffer->stale = (ptk_rect){ 0, 0, 0, 0 };
  buffer->is_busy = 1;
  wl_surface_set_buffer_scale(app.surface, app.scale);
  wl_surface_attach(app.surface, buffer->buffer, 0, 0);
  wl_surface_damage_buffer(app.surface, (int32_t)floor(damage.x * app.scale), (int32_t)floor(damage.y * app.scale),
                           (int32_t)ceil(damage.width * app.scale) + 1, (int32_t)ceil(damage.height * app.scale) + 1);
  ptk_wayland_request_feedback(app.input);
  return 1;
}

/* ---- What the person does -------------------------------------------------------------------------------- */

static void slide(double x) { app.value = clamp((x - track().x) / track().width, 0, 1); }

static void open_menu(ptk_point corner) {
  app.is_menu_open = 1;
  app.menu_corner.x = clamp(floor(corner.x), 0, app.size.width - menu_rect().width - 8);
  app.menu_corner.y = clamp(floor(corner.y), 0, app.size.height - menu_rect().height - 8);
}

static void scroll(double dy) {
  app.scrolled = clamp(app.scrolled - round(dy), 0, fmax(ROW_COUNT * ROW_HEIGHT - list_clip().height, 0));
}

static void click(uint64_t target, ptk_point location) {
  int was_open = app.is_menu_open;
  app.is_menu_open = 0;
  if (target == ID_MENU && !was_open) open_menu((ptk_point){ 250, TOOLBAR_HEIGHT - 6 });
  else if (target == ID_SLIDER) slide(location.x);
  else if (target >= ID_ICON && target < ID_ICON + COUNT(icons)) app.selected_icon = target;
  else if (target >= ID_ROW) app.selected_row = target;
  else if (target == 0 && !was_open) app.selected_icon = app.selected_row = 0;
}

static void show_width(int is_shown, int64_t now) {
  char width[32];
  snprintf(width, sizeof width, "%.0f", app.list_width);
  ptk_annotation_value value = { "Width", width };
  ptk_engine_set_annotation(app.engine, &value, (size_t)is_shown, NULL, now);
}

static void respond_to(const ptk_event *event, int64_t now) {
  if (app.prints_events) {
    printf("%s %llu at %.0f,%.0f\n", ptk_event_type_string(event->type), (unsigned long long)event->target,
           event->position.x, event->position.y);
    fflush(stdout);
  }
  int is_drag = event->type == PTK_EVENT_DRAG_CHANGED || event->type == PTK_EVENT_DRAG_ENDED;
  if (event->type == PTK_EVENT_CLICKED) {
    click(event->target, event->location);
  } else if (event->type == PTK_EVENT_SECONDARY_CLICKED) {
    open_menu(event->position);
  } else if (event->type == PTK_EVENT_SCROLLED && event->space == SPACE_LIST && !event->is_systemwide) {
    scroll(event->translation.dy);
  } else if (is_drag && event->target == ID_SLIDER) {
    slide(event->location.x);
  } else if (is_drag && event->target == ID_DIVIDER) {
    app.list_width = clamp(round(event->location.x), 180, 300);
    show_width(event->type == PTK_EVENT_DRAG_CHANGED, now);
  } else if (event->type == PTK_EVENT_PUSHED_EDGE && ptk_wayland_is_locked(app.input)) {
    ptk_wayland_set_locked(app.input, 0);
    return;
  } else {
    return;
  }
  report(now);
}

/* Responds to all events since the last call. */
static void respond(int64_t now) {
  size_t count = 0;
  const ptk_event *events = ptk_engine_get_events(app.engine, &app.seen_events, &count);
  for (size_t i = 0; i < count; i++) respond_to(&events[i], now);
}

static void input_came(void *data) {
  (void)data;
  app.needs_frame = 1;
}

static void key_pressed(void *data, uint32_t code) {
  (void)data;
  switch (code) {
    case KEY_Q: app.is_running = 0; break;
    case KEY_D:
      app.palette = app.palette == &dark ? &light : &dark;
      report(ptk_wayland_now());
      break;
    case KEY_R: ptk_wayland_set_locked(app.input, !ptk_wayland_is_locked(app.input)); break;
    case KEY_ESC: ptk_wayland_set_locked(app.input, 0); break;
    default: break;
  }
}

/* ---- The window ------------------------------------------------------------------------------------------ */

static void shell_pinged(void *data, struct xdg_wm_base *shell, uint32_t serial) {
  (void)data;
  xdg_wm_base_pong(shell, serial);
}
static const struct xdg_wm_base_listener shell_listener = { shell_pinged };

static void window_configured(void *data, struct xdg_toplevel *window, int32_t width, int32_t height,
                              struct wl_array *states) {
  (void)data, (void)window, (void)states;
  app.requested_size = (ptk_size){ width, height }; /* 0 lets the program choose. */
}
static void window_closed(void *data, struct xdg_toplevel *window) {
  (void)data, (void)window;
  app.is_running = 0;
}
static const struct xdg_toplevel_listener window_listener = { .configure = window_configured, .close = window_closed };

static void surface_configured(void *data, struct xdg_surface *surface, uint32_t serial) {
  (void)data;
  int64_t now = ptk_wayland_now();
  xdg_surface_ack_configure(surface, serial);
  if (app.requested_size.width > 0 && app.requested_size.height > 0) app.size = app.requested_size;
  ptk_engine_resize(app.engine, app.size, now);
  scroll(0);
  report(now);
  app.is_configured = 1;
}
static const struct xdg_surface_listener surface_configuration_listener = { surface_configured };

/* Takes the greatest scale of the outputs on which the window is. */
static void update_scale(void) {
  int32_t scale = 1;
  for (int i = 0; i < OUTPUT_COUNT; i++)
    if (app.outputs[i].is_entered && app.outputs[i].scale > scale) scale = app.outputs[i].scale;
  if (scale == app.scale) return;
  app.scale = scale;
  ptk_config config = ptk_config_default();
  config.display_scale = scale;
  ptk_engine_set_config(app.engine, &config, ptk_wayland_now());
  app.needs_painting = app.needs_frame = 1;
}

static void set_entered(struct wl_output *output, int is_entered) {
  for (int i = 0; i < OUTPUT_COUNT; i++)
    if (app.outputs[i].output == output) app.outputs[i].is_entered = is_entered;
  update_scale();
}
static void surface_entered(void *data, struct wl_surface *surface, struct wl_output *output) {
  (void)data, (void)surface;
  set_entered(output, 1);
}
static void surface_left(void *data, struct wl_surface *surface, struct wl_output *output) {
  (void)data, (void)surface;
  set_entered(output, 0);
}
static const struct wl_surface_listener surface_listener = { .enter = surface_entered, .leave = surface_left };

static void output_placed(void *data, struct wl_output *output, int32_t x, int32_t y, int32_t width, int32_t height,
                          int32_t subpixel, const char *make, const char *model, int32_t transform) {
  (void)data, (void)output, (void)x, (void)y, (void)width, (void)height, (void)subpixel, (void)make, (void)model;
  (void)transform;
}
static void output_mode(void *data, struct wl_output *output, uint32_t flags, int32_t width, int32_t height,
                        int32_t refresh) {
  (void)data, (void)output, (void)flags, (void)width, (void)height, (void)refresh;
}
static void output_done(void *data, struct wl_output *output) {
  (void)data, (void)output;
  update_scale();
}
static void output_scaled(void *data, struct wl_output *output, int32_t scale) {
  (void)data;
  for (int i = 0; i < OUTPUT_COUNT; i++)
    if (app.outputs[i].output == output) app.outputs[i].scale = scale;
}
static const struct wl_output_listener output_listener = {
  .geometry = output_placed, .mode = output_mode, .done = output_done, .scale = output_scaled
};

/* Binds the interfaces that the program needs to create the surface, and the outputs. */
static void global_came(void *data, struct wl_registry *registry, uint32_t name, const char *interface,
                        uint32_t version) {
  (void)data;
  if (strcmp(interface, wl_compositor_interface.name) == 0 && version >= 4) {
    app.compositor = wl_registry_bind(registry, name, &wl_compositor_interface, 4);
  } else if (strcmp(interface, wl_shm_interface.name) == 0) {
    app.memory = wl_registry_bind(registry, name, &wl_shm_interface, 1);
  } else if (strcmp(interface, xdg_wm_base_interface.name) == 0) {
    app.shell = wl_registry_bind(registry, name, &xdg_wm_base_interface, 1);
    xdg_wm_base_add_listener(app.shell, &shell_listener, NULL);
  } else if (strcmp(interface, wl_output_interface.name) == 0 && version >= 2) {
    for (int i = 0; i < OUTPUT_COUNT; i++) {
      if (app.outputs[i].output) continue;
      app.outputs[i].output = wl_registry_bind(registry, name, &wl_output_interface, 2);
      app.outputs[i].name = name;
      app.outputs[i].scale = 1;
      wl_output_add_listener(app.outputs[i].output, &output_listener, NULL);
      break;
    }
  }
}
static void global_went(void *data, struct wl_registry *registry, uint32_t name) {
  (void)data, (void)registry;
  for (int i = 0; i < OUTPUT_COUNT; i++) {
    if (!app.outputs[i].output || app.outputs[i].name != name) continue;
    wl_output_destroy(app.outputs[i].output);
    memset(&app.outputs[i], 0, sizeof app.outputs[i]);
    update_scale();
  }
}
static const struct wl_registry_listener registry_listener = { global_came, global_went };

/* Binds the interfaces that the adapter uses. They come later, since the adapter needs the surface. */
static void input_global_came(void *data, struct wl_registry *registry, uint32_t name, const char *interface,
                              uint32_t version) {
  (void)data;
  ptk_wayland_bind(app.input, registry, name, interface, version);
}
static void input_global_went(void *data, struct wl_registry *registry, uint32_t name) {
  (void)data, (void)registry, (void)name;
}
static const struct wl_registry_listener input_registry_listener = { input_global_came, input_global_went };

/* ---- The loop -------------------------------------------------------------------------------------------- */

static void frame_due(void *data, struct wl_callback *callback, uint32_t time) {
  (void)data, (void)time;
  wl_callback_destroy(callback);
  app.frame_callback = NULL;
}
static const struct wl_callback_listener frame_listener = { frame_due };

/* Handles what happened, reads a frame, and shows it if it differs from the last. */
static void show_frame(void) {
  int64_t now = ptk_wayland_now();
  app.needs_frame = 0;
  ptk_engine_advance(app.engine, now);
  respond(now);
  int64_t before = ptk_wayland_now();
  app.frame = ptk_engine_step(app.engine, before, ptk_wayland_presentation_time(app.input, before));
  if (app.prints_times) printf("frame in %.1f us\n", (double)(ptk_wayland_now() - before) / 1000);
  /* Near the edge of the list a drag or a band scrolls it. */
  if (app.frame->has_autoscroll && app.frame->autoscroll_space == SPACE_LIST && app.last_frame != 0) {
    scroll(app.frame->autoscroll_velocity.dy * (double)(app.frame->time - app.last_frame) / 1e9);
    report(now);
  }
  app.last_frame = app.frame->time;
  int is_painted = (app.needs_painting || app.frame->has_damage) && paint();
  if (!is_painted && app.frame->is_at_rest && !app.needs_frame) return;
  /* The compositor says when it is time for the next frame. */
  app.frame_callback = wl_surface_frame(app.surface);
  wl_callback_add_listener(app.frame_callback, &frame_listener, NULL);
  wl_surface_commit(app.surface);
}

/* Waits for events of the display, at rest at most until something would change by itself. Returns 0 if the connection
 * is lost. */
static int wait_for_events(void) {
  int timeout = -1;
  if (!app.frame_callback && app.frame->next_wake != INT64_MAX) {
    int64_t wait = (app.frame->next_wake - ptk_wayland_now()) / 1000000 + 1;
    timeout = wait < 0 ? 0 : wait > 1000000000 ? 1000000000 : (int)wait;
  }
  while (wl_display_prepare_read(app.display) != 0)
    if (wl_display_dispatch_pending(app.display) < 0) return 0;
  if (app.needs_frame && !app.frame_callback) timeout = 0; /* The events that were just dispatched need a frame. */
  if (wl_display_flush(app.display) < 0 && errno != EAGAIN) return wl_display_cancel_read(app.display), 0;
  struct pollfd descriptor = { wl_display_get_fd(app.display), POLLIN, 0 };
  if (poll(&descriptor, 1, timeout) > 0) {
    if (wl_display_read_events(app.display) < 0) return 0;
  } else {
    wl_display_cancel_read(app.display);
  }
  return wl_display_dispatch_pending(app.display) >= 0;
}

static int run(void) {
  while (app.is_running) {
    int is_due = app.frame->next_wake != INT64_MAX && app.frame->next_wake <= ptk_wayland_now();
    if (app.is_configured && !app.frame_callback &&
        (app.needs_frame || app.needs_painting || !app.frame->is_at_rest || is_due))
      show_frame();
    if (!wait_for_events()) return 0;
  }
  return 1;
}

static int open_window(const char *name) {
  app.display = wl_display_connect(NULL);
  if (!app.display) return fprintf(stderr, "%s: no Wayland display; is WAYLAND_DISPLAY set?\n", name), 0;
  app.registry = wl_display_get_registry(app.display);
  wl_registry_add_listener(app.registry, &registry_listener, NULL);
  if (wl_display_roundtrip(app.display) < 0 || !app.compositor || !app.memory || !app.shell)
    return fprintf(stderr, "%s: the compositor lacks wl_compositor 4, wl_shm or xdg_wm_base\n", name), 0;
  app.surface = wl_compositor_create_surface(app.compositor);
  wl_surface_add_listener(app.surface, &surface_listener, NULL);
  app.shell_surface = xdg_wm_base_get_xdg_surface(app.shell, app.surface);
  xdg_surface_add_listener(app.shell_surface, &surface_configuration_listener, NULL);
  app.window = xdg_surface_get_toplevel(app.shell_surface);
  xdg_toplevel_add_listener(app.window, &window_listener, NULL);
  xdg_toplevel_set_title(app.window, "PointerKit on Wayland");
  xdg_toplevel_set_app_id(app.window, "pointerkit-demo");
  return 1;
}

static void close_window(void) {
  for (int i = 0; i < BUFFER_COUNT; i++) buffer_destroy(&app.buffers[i]);
  if (app.frame_callback) wl_callback_destroy(app.frame_callback);
  for (int i = 0; i < OUTPUT_COUNT; i++)
    if (app.outputs[i].output) wl_output_destroy(app.outputs[i].output);
  if (app.window) xdg_toplevel_destroy(app.window);
  if (app.shell_surface) xdg_surface_destroy(app.shell_surface);
  if (app.surface) wl_surface_destroy(app.surface);
  if (app.shell) xdg_wm_base_destroy(app.shell);
  if (app.memory) wl_shm_destroy(app.memory);
  if (app.compositor) wl_compositor_destroy(app.compositor);
  if (app.registry) wl_registry_destroy(app.registry);
  if (app.display) wl_display_disconnect(app.display);
}

static void tell(void *data, ptk_log_level level, const char *message) {
  (void)data, (void)level;
  fprintf(stderr, "PointerKit: %s\n", message);
}

int main(int argc, char **argv) {
  int kind = -1, is_locked = 0;
  for (int i = 1; i < argc; i++) {
    if (strcmp(argv[i], "--dark") == 0) app.palette = &dark;
    else if (strcmp(argv[i], "--stats") == 0) app.prints_times = 1;
    else if (strcmp(argv[i], "--log") == 0) app.prints_events = 1;
    else if (strcmp(argv[i], "--trackpad") == 0) kind = PTK_DEVICE_TRACKPAD;
    else if (strcmp(argv[i], "--lock") == 0) is_locked = 1;
    else return fprintf(stderr, "usage: %s [--dark] [--stats] [--log] [--trackpad] [--lock]\n", argv[0]), 2;
  }
  int status = 1;
  ptk_set_log(tell, NULL, PTK_LOG_MISTAKES);
  app.engine = ptk_engine_create(app.size, NULL);
  app.frame = ptk_engine_step(app.engine, ptk_wayland_now(), ptk_wayland_now());
  if (open_window(argv[0])) {
    app.input = ptk_wayland_create(app.surface, app.engine, (PtkWaylandCallbacks){ input_came, key_pressed }, NULL);
    struct wl_registry *registry = wl_display_get_registry(app.display);
    wl_registry_add_listener(registry, &input_registry_listener, NULL);
    wl_surface_commit(app.surface); /* Asks for the first configuration. */
    wl_display_roundtrip(app.display);
    if (kind >= 0) ptk_wayland_set_device_kind(app.input, kind);
    if (is_locked) ptk_wayland_set_locked(app.input, 1);
    if (run()) status = 0;
    else fprintf(stderr, "%s: the connection to the compositor is lost\n", argv[0]);
    ptk_wayland_destroy(app.input);
    wl_registry_destroy(registry);
  }
  close_window();
  ptk_engine_destroy(app.engine);
  return status;
}
