/* A toolbar, a slider, text, icons, a scrolling list, a divider and a menu. */
#include "interface.h"

#include <math.h>
#include <stdio.h>

#include <pointerkit-cairo.h>

#define COUNT(array) (sizeof(array) / sizeof *(array))

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

Interface interface = { .size = { 900, 600 } };
static struct {
  double list_width, scrolled, value; /* `value` is the slider's value, 0…1. */
  ptk_point menu_corner;
  int is_menu_open;
  uint64_t selected_icon, selected_row;
} state = { .list_width = 260, .value = 0.4 };

static const Palette *palette(void) { return interface.is_dark ? &dark : &light; }

static double clamp(double value, double least, double greatest) { return fmax(least, fmin(value, greatest)); }
static ptk_color gray(double luminance) { return (ptk_color){ luminance, luminance, luminance }; }
static ptk_rect window_rect(void) { return (ptk_rect){ 0, 0, interface.size.width, interface.size.height }; }
static ptk_rect menu_rect(void) { return (ptk_rect){ state.menu_corner.x, state.menu_corner.y, 170, 4 * ITEM_HEIGHT + 12 }; }
static ptk_rect track(void) { return (ptk_rect){ 690, 28, 180, 4 }; }
static ptk_rect list_clip(void) {
  return (ptk_rect){ 0, TOOLBAR_HEIGHT, state.list_width, interface.size.height - TOOLBAR_HEIGHT };
}
static ptk_point origin_of(uint64_t space) {
  if (space == SPACE_LIST) return (ptk_point){ 0, TOOLBAR_HEIGHT - state.scrolled };
  if (space == SPACE_MENU) return state.menu_corner;
  return (ptk_point){ 0, 0 };
}

/* ---- Layout --------------------------------------------------------------------------------------------- */

static ptk_target targets[4 + 4 + 8 + ROW_COUNT + 4];
static size_t target_count;

static ptk_target *add(uint64_t id, ptk_kind kind, ptk_rect frame) {
  targets[target_count] = ptk_target_of_kind(kind, id, frame);
  return &targets[target_count++];
}
static void set_luminance(ptk_target *target, double luminance) {
  target->has_luminance = true;
  target->luminance = luminance;
}

/* Reports the whole interface to the engine, as one change; what has not changed costs little. */
void interface_report(int64_t now) {
  static int had_menu;
  double left = state.list_width + 60;
  target_count = 0;
  ptk_space spaces[3] = { ptk_space_with_clip(SPACE_LIST, list_clip()), ptk_space_with_clip(SPACE_CHROME, window_rect()),
                         ptk_space_with_clip(SPACE_MENU, menu_rect()) };
  spaces[0].origin = origin_of(SPACE_LIST);
  spaces[0].has_content_size = true;
  spaces[0].content_size = (ptk_size){ state.list_width, ROW_COUNT * ROW_HEIGHT };
  spaces[1].has_clip = false; /* The divider reaches over the list. */
  spaces[1].z = 1;
  spaces[2].z = 2;
  ptk_engine_upsert_spaces(interface.engine, spaces, state.is_menu_open ? 3 : 2, now);
  if (had_menu && !state.is_menu_open) ptk_engine_remove_space(interface.engine, SPACE_MENU, now);
  had_menu = state.is_menu_open;

  for (size_t i = 0; i < COUNT(buttons); i++) {
    ptk_target *button = add(ID_BACK + i, PTK_KIND_BAR_BUTTON, (ptk_rect){ 16 + 78 * (double)i, 12, 70, 36 });
    button->group = 1;
    set_luminance(button, palette()->toolbar);
  }
  ptk_style plain = ptk_default_style();
  plain.effect = PTK_EFFECT_NONE;
  ptk_target *slider =
    add(ID_SLIDER, PTK_KIND_SLIDER, (ptk_rect){ track().x - 12, track().y - 12, track().width + 24, 28 });
  slider->style = &plain;
  slider->latching_axes = PTK_AXIS_HORIZONTAL;
  set_luminance(slider, palette()->toolbar);

  ptk_shape beam = ptk_default_shape();
  beam.kind = PTK_SHAPE_KIND_VERTICAL_BEAM;
  beam.length = 36;
  ptk_accessory arrows[2];
  for (int i = 0; i < 2; i++) {
    arrows[i] = ptk_default_accessory();
    arrows[i].shape = PTK_ACCESSORY_SHAPE_ARROW;
    arrows[i].angle = i == 0 ? -1.5707963267948966 : 1.5707963267948966; /* To the left and right. */
  }
  ptk_style resizing = ptk_default_style();
  resizing.shape = &beam;
  resizing.constrained_axes = PTK_AXIS_HORIZONTAL;
  resizing.accessories = arrows;
  resizing.accessory_count = COUNT(arrows);
  ptk_target *divider =
    add(ID_DIVIDER, PTK_KIND_DIVIDER,
        (ptk_rect){ state.list_width - 1, TOOLBAR_HEIGHT, 2, interface.size.height - TOOLBAR_HEIGHT });
  divider->style = &resizing;
  divider->has_padding = true;
  divider->padding = (ptk_insets){ 0, 8, 0, 8 };
  divider->latching_axes = PTK_AXIS_HORIZONTAL;
  divider->space = SPACE_CHROME;

  ptk_line text_lines[COUNT(lines)];
  for (size_t i = 0; i < COUNT(lines); i++) text_lines[i] = (ptk_line){ (double)i * LINE_HEIGHT, LINE_HEIGHT };
  ptk_precision precision = ptk_default_precision();
  precision.kind = PTK_PRECISION_KIND_LINES;
  precision.lines = text_lines;
  precision.line_count = COUNT(text_lines);
  ptk_style text = ptk_default_style();
  text.vertical = &precision;
  add(ID_TEXT, PTK_KIND_TEXT, (ptk_rect){ left, 100, 500, COUNT(lines) * LINE_HEIGHT })->style = &text;

  ptk_shape cross = ptk_default_shape();
  cross.kind = PTK_SHAPE_KIND_CROSS;
  ptk_style drawing = ptk_default_style();
  drawing.effect = PTK_EFFECT_NONE;
  drawing.shape = &cross;
  ptk_target *canvas = add(ID_CANVAS, PTK_KIND_OTHER, (ptk_rect){ left, 236, 500, 36 });
  canvas->style = &drawing;
  set_luminance(canvas, palette()->list);

  for (size_t i = 0; i < COUNT(icons); i++) {
    double x = left + 10 + 120 * (double)(i % 4), y = 300 + 130 * (double)(i / 4);
    ptk_target *icon = add(ID_ICON + i, PTK_KIND_APP_ICON, (ptk_rect){ x, y, ICON_SIDE, ICON_SIDE });
    icon->has_bezel = true;
    icon->corner_radius = 20;
    icon->has_color = true;
    icon->color = icons[i];
  }
  for (size_t i = 0; i < ROW_COUNT; i++) {
    ptk_target *row = add(ID_ROW + i, PTK_KIND_ROW, (ptk_rect){ 0, (double)i * ROW_HEIGHT, state.list_width, ROW_HEIGHT });
    row->space = SPACE_LIST;
    row->has_padding = true; /* A padding of 0: rows touch each other. */
    row->corner_radius = 0;
    set_luminance(row, palette()->list);
  }
  for (size_t i = 0; state.is_menu_open && i < COUNT(items); i++) {
    ptk_rect frame = { 14, 10 + (double)i * ITEM_HEIGHT, menu_rect().width - 28, 28 };
    ptk_target *item = add(ID_ITEM + i, PTK_KIND_EDIT_MENU_ITEM, frame);
    item->space = SPACE_MENU;
    item->group = 2;
    set_luminance(item, palette()->raised);
  }
  ptk_engine_upsert_targets(interface.engine, targets, target_count, NULL, 0, now);
  ptk_engine_set_appearance(interface.engine, interface.is_dark ? PTK_APPEARANCE_DARK : PTK_APPEARANCE_LIGHT, now);
  ptk_engine_set_background_luminance(interface.engine, palette()->window, now);
  interface.needs_painting = 1;
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
  ptk_cairo_set_color(cairo, gray(palette()->text), 1);
  cairo_move_to(cairo, is_centered ? rect.x + (rect.width - extents.x_advance) / 2 : rect.x,
                rect.y + rect.height / 2 + 0.36 * size);
  cairo_show_text(cairo, text);
}

/* The plain content of a target. */
static void draw_target(cairo_t *cairo, const ptk_target *target) {
  const Palette *p = palette();
  uint64_t id = target->id;
  ptk_point origin = origin_of(target->space);
  ptk_rect rect = { target->frame.x + origin.x, target->frame.y + origin.y, target->frame.width, target->frame.height };
  if (id <= ID_MENU) {
    write_text(cairo, buttons[id - ID_BACK], rect, 15, 1);
  } else if (id == ID_SLIDER) {
    double x = track().x + state.value * track().width, y = track().y + 2;
    fill(cairo, track().x, track().y, track().width, 4, 2, gray(p->faint));
    fill(cairo, track().x, track().y, state.value * track().width, 4, 2, p->accent);
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
    if (id == state.selected_icon) fill(cairo, rect.x + 32, rect.y + 32, rect.width - 64, rect.height - 64, 10, gray(1));
  } else if (id < ID_ROW) {
    rect.x += 10;
    write_text(cairo, items[id - ID_ITEM], rect, 15, 0);
  } else {
    char title[16];
    snprintf(title, sizeof title, "Row %d", (int)(id - ID_ROW) + 1);
    if (id == state.selected_row) fill(cairo, rect.x, rect.y, rect.width, rect.height, 0, p->accent);
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
      fill(cairo, 0, 0, interface.size.width, interface.size.height, 0, gray(palette()->window));
      fill(cairo, 0, 0, interface.size.width, TOOLBAR_HEIGHT, 0, gray(palette()->toolbar));
      break;
    case SPACE_LIST: fill(cairo, list.x, list.y, list.width, list.height, 0, gray(palette()->list)); break;
    case SPACE_MENU:
      fill(cairo, menu.x, menu.y, menu.width, menu.height, 0, gray(palette()->faint));
      fill(cairo, menu.x + 1, menu.y + 1, menu.width - 2, menu.height - 2, 0, gray(palette()->raised));
      break;
  }
}

/* Paints a space: first its plain content, except what the frame redraws, and then everything that the frame draws
 * there. Targets that overlap would have to be painted in the order of z; here no targets overlap. */
static void paint_space(cairo_t *cairo, const ptk_frame *frame, uint64_t space, const ptk_rect *clip) {
  cairo_save(cairo);
  if (clip) {
    cairo_rectangle(cairo, clip->x, clip->y, clip->width, clip->height);
    cairo_clip(cairo);
  }
  draw_background(cairo, space);
  for (size_t i = 0; i < target_count; i++)
    if (targets[i].space == space && !ptk_frame_get_element(frame, targets[i].id)) draw_target(cairo, &targets[i]);
  cairo_restore(cairo);
  ptk_cairo_draw_space(cairo, frame, space, draw_content, NULL);
}

void interface_paint(cairo_t *cairo, const ptk_frame *frame) {
  ptk_rect list = list_clip(), menu = menu_rect();
  paint_space(cairo, frame, SPACE_WINDOW, NULL);
  paint_space(cairo, frame, SPACE_LIST, &list);
  paint_space(cairo, frame, SPACE_CHROME, NULL);
  if (state.is_menu_open) paint_space(cairo, frame, SPACE_MENU, &menu);
  ptk_cairo_draw_front(cairo, frame, draw_content, NULL);
  interface.needs_painting = 0;
}

/* ---- What the person does -------------------------------------------------------------------------------- */

static void slide(double x) { state.value = clamp((x - track().x) / track().width, 0, 1); }

static void open_menu(ptk_point corner) {
  state.is_menu_open = 1;
  state.menu_corner.x = clamp(floor(corner.x), 0, interface.size.width - menu_rect().width - 8);
  state.menu_corner.y = clamp(floor(corner.y), 0, interface.size.height - menu_rect().height - 8);
}

static void scroll(double dy) {
  state.scrolled = clamp(state.scrolled - round(dy), 0, fmax(ROW_COUNT * ROW_HEIGHT - list_clip().height, 0));
}

static void click(uint64_t target, ptk_point location) {
  int was_open = state.is_menu_open;
  state.is_menu_open = 0;
  if (target == ID_MENU && !was_open) open_menu((ptk_point){ 250, TOOLBAR_HEIGHT - 6 });
  else if (target == ID_SLIDER) slide(location.x);
  else if (target >= ID_ICON && target < ID_ICON + COUNT(icons)) state.selected_icon = target;
  else if (target >= ID_ROW) state.selected_row = target;
  else if (target == 0 && !was_open) state.selected_icon = state.selected_row = 0;
}

static void show_width(int is_shown, int64_t now) {
  char width[32];
  snprintf(width, sizeof width, "%.0f", state.list_width);
  ptk_annotation_value value = { "Width", width };
  ptk_engine_set_annotation(interface.engine, &value, (size_t)is_shown, NULL, now);
}

static void respond(const ptk_event *event, int64_t now) {
  int is_drag = event->type == PTK_EVENT_TYPE_DRAG_CHANGED || event->type == PTK_EVENT_TYPE_DRAG_ENDED;
  if (event->type == PTK_EVENT_TYPE_CLICKED) {
    click(event->target, event->location);
  } else if (event->type == PTK_EVENT_TYPE_SECONDARY_CLICKED) {
    open_menu(event->position);
  } else if (event->type == PTK_EVENT_TYPE_SCROLLED && event->space == SPACE_LIST && !event->is_systemwide) {
    scroll(event->translation.dy);
  } else if (is_drag && event->target == ID_SLIDER) {
    slide(event->location.x);
  } else if (is_drag && event->target == ID_DIVIDER) {
    state.list_width = clamp(round(event->location.x), 180, 300);
    show_width(event->type == PTK_EVENT_TYPE_DRAG_CHANGED, now);
  } else {
    return;
  }
  interface_report(now);
}

int interface_respond(int64_t now) {
  static uint64_t seen;
  size_t count = 0;
  int is_pushed = 0;
  const ptk_event *events = ptk_engine_get_events(interface.engine, &seen, &count);
  for (size_t i = 0; i < count; i++) {
    if (interface.prints_events)
      printf("%s %llu at %.0f,%.0f\n", ptk_event_type_string(events[i].type), (unsigned long long)events[i].target,
             events[i].position.x, events[i].position.y);
    if (events[i].type == PTK_EVENT_TYPE_PUSHED_EDGE) is_pushed = 1;
    respond(&events[i], now);
  }
  fflush(stdout);
  return is_pushed;
}

void interface_tell(void *data, ptk_log_level level, const char *message) {
  (void)data, (void)level;
  fprintf(stderr, "PointerKit: %s\n", message);
}

/* Near the edge of the list a drag or a band scrolls it. */
void interface_scroll(const ptk_frame *frame, int64_t since) {
  if (!frame->has_autoscroll || frame->autoscroll_space != SPACE_LIST || since == 0) return;
  scroll(frame->autoscroll_velocity.dy * (double)(frame->time - since) / 1e9);
  interface_report(frame->time);
}

void interface_resize(ptk_size size, int64_t now) {
  interface.size = size;
  ptk_engine_resize(interface.engine, size, now);
  scroll(0);
  interface_report(now);
}
