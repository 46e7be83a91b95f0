/*
 * The samples of the articles about effects and behaviors: each is a function that tells an engine something. Fails if the
 * engine counts a violation, or does not do what the article says.
 */
#include <pointerkit.h>
#include <stdio.h>
#include <stdlib.h>

enum { TRASH = 2 };

static const int64_t now = 1000000000;
static const pk_rect search_button = { 20, 12, 44, 37 };
static const pk_rect more_button = { 80, 12, 44, 37 };
static const pk_rect maps_icon = { 100, 100, 60, 60 };
static const pk_rect morning_card = { 100, 100, 300, 110 };
static const pk_rect share_button = { 20, 12, 44, 37 };
static const pk_rect save_button = { 100, 12, 92, 37 };
static const pk_rect wide_card = { 100, 100, 300, 110 };
static const pk_rect banner_frame = { 100, 100, 300, 110 };
static const pk_rect paragraph_frame = { 100, 100, 300, 80 };
static const pk_rect day_view = { 100, 100, 200, 480 };
static const pk_rect divider_frame = { 400, 0, 4, 768 };
static const pk_rect undo_button = { 20, 12, 44, 37 };
static const pk_rect redo_button = { 120, 12, 44, 37 };
static const pk_rect delete_button = { 20, 12, 90, 37 };
static const pk_rect canvas_frame = { 100, 100, 200, 200 };
static const pk_rect edge_frame = { 300, 100, 8, 200 };
static const pk_rect home_icon = { 500, 704, 60, 60 };
static const pk_rect list_frame = { 100, 100, 300, 400 };
static const pk_rect lower_edge = { 0, 700, 1024, 68 };
static uint64_t seen, dropped;
static void drop(uint64_t target, uint64_t on) { dropped = target + on; }

static void expect(int is_true, const char *what) {
  if (is_true) return;
  fprintf(stderr, "effects: expected %s\n", what);
  exit(1);
}

static pk_engine *start(void) {
  pk_engine *engine;
  expect(pk_engine_create((pk_size){ 1024, 768 }, NULL, NULL, NULL, &engine) == PK_OK, "an engine");
  const pk_device mouse = pk_device_default(PK_DEVICE_MOUSE);
  pk_engine_set_device(engine, 0, &mouse, now);
  return engine;
}

static void send(pk_engine *engine, pk_input input) { pk_engine_handle(engine, &input); }

/* The effect that a target has. */
static int32_t effect_of(const pk_engine *engine, uint64_t target) {
  pk_style style;
  expect(pk_engine_get_style(engine, target, 1, &style, sizeof style) == PK_OK, "a style");
  return style.effect;
}

static void finish(pk_engine *engine) {
  pk_violation violations[PK_VIOLATION_THIN_STROKES + 1];
  size_t count = 0;
  pk_engine_get_violations(engine, violations, sizeof violations / sizeof *violations, &count);
  for (size_t i = 0; i < count; i++)
    if (violations[i].count) expect(0, pk_violation_string((int32_t)i));
  pk_engine_destroy(engine);
}

static void effect_circle(void) {
  pk_engine *engine = start();
  // snippet.c.effectCircle
  pk_settings settings = pk_settings_default();
  settings.pointer_scale = 1.5;
  settings.auto_hide_delay = 2;
  pk_engine_set_settings(engine, &settings, now);
  // snippet.end
  finish(engine);
}

static void effect_highlight(void) {
  pk_engine *engine = start();
  // snippet.c.effectHighlight
  pk_style highlight = pk_style_default();
  highlight.effect = PK_EFFECT_HIGHLIGHT;
  pk_target buttons[] = {
    pk_target_make(1, PK_KIND_BAR_BUTTON, search_button),
    pk_target_make(2, PK_KIND_OTHER, more_button),
  };
  buttons[0].group = 1;
  buttons[1].style = &highlight;
  pk_engine_upsert_targets(engine, buttons, 2, NULL, 0, now);
  // snippet.end
  expect(effect_of(engine, 2) == PK_EFFECT_HIGHLIGHT, "a highlight");
  finish(engine);
}

static void effect_lift(void) {
  pk_engine *engine = start();
  // snippet.c.effectLift
  pk_target maps = pk_target_make(3, PK_KIND_APP_ICON, maps_icon);
  maps.corner_radius = 13.5;
  maps.has_color = 1;
  maps.color = (pk_color){ 0.03, 0.48, 0.15 };
  pk_engine_upsert_targets(engine, &maps, 1, NULL, 0, now);
  // snippet.end
  expect(effect_of(engine, 3) == PK_EFFECT_LIFT, "a lift");
  finish(engine);
}

static void effect_hover(void) {
  pk_engine *engine = start();
  // snippet.c.effectHover
  pk_style rising = pk_style_default();
  rising.effect = PK_EFFECT_HOVER;
  rising.hover.tint_mode = PK_TINT_NONE;
  rising.hover.prefers_shadow = 1;
  rising.hover.prefers_scaled_content = 1;
  pk_target card = pk_target_make(4, PK_KIND_CARD, morning_card);
  card.style = &rising;
  pk_engine_upsert_targets(engine, &card, 1, NULL, 0, now);
  // snippet.end
  expect(effect_of(engine, 4) == PK_EFFECT_HOVER, "a hover effect");
  finish(engine);
}

static void effect_automatic(void) {
  pk_engine *engine = start();
  // snippet.c.effectAutomatic
  pk_target kinds[] = {
    pk_target_make(5, PK_KIND_BAR_BUTTON, share_button),
    pk_target_make(6, PK_KIND_BUTTON, save_button),
    pk_target_make(7, PK_KIND_CARD, wide_card),
  };
  kinds[1].has_bezel = 1;
  pk_engine_upsert_targets(engine, kinds, 3, NULL, 0, now);
  // snippet.end
  expect(effect_of(engine, 5) == PK_EFFECT_HIGHLIGHT && effect_of(engine, 6) == PK_EFFECT_LIFT, "a highlight and a lift");
  expect(effect_of(engine, 7) == PK_EFFECT_HOVER, "a hover effect");
  finish(engine);
}

static void effect_contrast(void) {
  pk_engine *engine = start();
  // snippet.c.effectContrast
  pk_engine_set_appearance(engine, PK_APPEARANCE_DARK, now);
  pk_engine_set_background_luminance(engine, 0.012, now);
  pk_target banner = pk_target_make(8, PK_KIND_OTHER, banner_frame);
  banner.has_bezel = 1;
  banner.has_luminance = 1;
  banner.luminance = 0.6;
  pk_engine_upsert_targets(engine, &banner, 1, NULL, 0, now);
  pk_input measured;
  pk_input_init(&measured, sizeof measured, PK_INPUT_LUMINANCE, now);
  measured.value = 0.4;
  pk_engine_handle(engine, &measured);
  // snippet.end
  finish(engine);
}

static void behavior_text(void) {
  pk_engine *engine = start();
  // snippet.c.behaviorText
  const pk_line lines[] = { { 0, 24 }, { 28, 24 }, { 56, 24 } };
  pk_precision on_lines;
  pk_precision_init(&on_lines, sizeof on_lines);
  on_lines.kind = PK_PRECISION_LINES;
  on_lines.lines = lines;
  on_lines.line_count = 3;
  pk_style beam = pk_style_default();
  beam.vertical = &on_lines;
  pk_target paragraph = pk_target_make(9, PK_KIND_TEXT, paragraph_frame);
  paragraph.style = &beam;
  pk_engine_upsert_targets(engine, &paragraph, 1, NULL, 0, now);
  // snippet.end
  finish(engine);
}

static void behavior_precision(void) {
  pk_engine *engine = start();
  // snippet.c.behaviorPrecision
  pk_shape bar, grip;
  pk_shape_init(&bar, sizeof bar);
  bar.kind = PK_SHAPE_HORIZONTAL_BEAM;
  bar.length = day_view.width - 10;
  pk_shape_init(&grip, sizeof grip);
  grip.kind = PK_SHAPE_ROUNDED_RECT;
  grip.rect_size = (pk_size){ 6, 44 };
  grip.corner_radius = 3;
  pk_precision whole, quarters;
  pk_precision_init(&whole, sizeof whole);
  whole.kind = PK_PRECISION_WHOLE;
  pk_precision_init(&quarters, sizeof quarters);
  quarters.kind = PK_PRECISION_STEPPED;
  quarters.spacing = 15;
  pk_style in_steps = pk_style_default(), sideways = pk_style_default();
  in_steps.effect = sideways.effect = PK_EFFECT_NONE;
  in_steps.shape = &bar;
  in_steps.horizontal = &whole;
  in_steps.vertical = &quarters;
  sideways.shape = &grip;
  sideways.constrained_axes = PK_AXIS_HORIZONTAL;
  pk_target views[] = {
    pk_target_make(10, PK_KIND_OTHER, day_view),
    pk_target_make(11, PK_KIND_DIVIDER, divider_frame),
  };
  views[0].style = &in_steps;
  views[1].style = &sideways;
  views[1].latching_axes = PK_AXIS_HORIZONTAL;
  pk_engine_upsert_targets(engine, views, 2, NULL, 0, now);
  // snippet.end
  finish(engine);
}

static void behavior_regions(void) {
  pk_engine *engine = start();
  // snippet.c.behaviorRegions
  pk_target bar_buttons[] = {
    pk_target_make(12, PK_KIND_BAR_BUTTON, undo_button),
    pk_target_make(13, PK_KIND_BAR_BUTTON, redo_button),
  };
  bar_buttons[0].group = bar_buttons[1].group = 2;
  bar_buttons[1].has_padding = 1;
  bar_buttons[1].padding = (pk_insets){ 30, 16, 30, 16 };
  pk_engine_upsert_targets(engine, bar_buttons, 2, NULL, 0, now);
  // snippet.end
  finish(engine);
}

static void behavior_recentering(void) {
  pk_engine *engine = start();
  // snippet.c.behaviorRecentering
  pk_device trackpad = pk_device_default(PK_DEVICE_TRACKPAD);
  pk_engine_set_device(engine, 0, &trackpad, now);
  pk_input touch = pk_input_contact(now, PK_PHASE_BEGAN, 1);
  pk_engine_handle(engine, &touch);
  pk_input motion = pk_input_motion(now, 12, 3);
  pk_engine_handle(engine, &motion);
  pk_input lift = pk_input_contact(now, PK_PHASE_ENDED, 0);
  pk_engine_handle(engine, &lift);
  // snippet.end
  finish(engine);
}

static void behavior_magnetism(void) {
  pk_engine *engine = start();
  // snippet.c.behaviorMagnetism
  pk_target delete_target = pk_target_make(14, PK_KIND_BUTTON, delete_button);
  delete_target.has_bezel = 1;
  delete_target.is_magnetic = PK_NO;
  pk_engine_upsert_targets(engine, &delete_target, 1, NULL, 0, now);
  pk_config config = pk_config_default();
  config.radius = 100;
  pk_engine_set_config(engine, &config, now);
  // snippet.end
  finish(engine);
}

static void effect_shapes(void) {
  pk_engine *engine = start();
  // snippet.c.effectShapes
  const pk_path_element corners[] = {
    { .kind = PK_PATH_MOVE, .to = { 0, -14 } },
    { .kind = PK_PATH_LINE, .to = { 12, 10 } },
    { .kind = PK_PATH_LINE, .to = { -12, 10 } },
    { .kind = PK_PATH_CLOSE },
  };
  pk_path outline;
  pk_path_init(&outline, sizeof outline);
  outline.elements = corners;
  outline.element_count = 4;
  pk_shape triangle;
  pk_shape_init(&triangle, sizeof triangle);
  triangle.kind = PK_SHAPE_PATH;
  triangle.path = &outline;
  pk_style with_triangle = pk_style_default();
  with_triangle.effect = PK_EFFECT_NONE;
  with_triangle.shape = &triangle;
  pk_target canvas = pk_target_make(15, PK_KIND_OTHER, canvas_frame);
  canvas.style = &with_triangle;
  pk_engine_upsert_targets(engine, &canvas, 1, NULL, 0, now);
  // snippet.end
  finish(engine);
}

static void effect_accessories(void) {
  pk_engine *engine = start();
  // snippet.c.effectAccessories
  pk_shape grabber;
  pk_shape_init(&grabber, sizeof grabber);
  grabber.kind = PK_SHAPE_GRABBER;
  pk_accessory arrows[2];
  for (int i = 0; i < 2; i++) {
    pk_accessory_init(&arrows[i], sizeof arrows[i]);
    arrows[i].shape = PK_ACCESSORY_ARROW;
    arrows[i].angle = i == 0 ? -1.5707963267948966 : 1.5707963267948966;
  }
  pk_style resizable = pk_style_default();
  resizable.effect = PK_EFFECT_NONE;
  resizable.shape = &grabber;
  resizable.constrained_axes = PK_AXIS_HORIZONTAL;
  resizable.accessories = arrows;
  resizable.accessory_count = 2;
  pk_target edge = pk_target_make(17, PK_KIND_HANDLE, edge_frame);
  edge.style = &resizable;
  pk_engine_upsert_targets(engine, &edge, 1, NULL, 0, now);
  // snippet.end
  finish(engine);
}

static void effect_annotations(void) {
  pk_engine *engine = start();
  // snippet.c.effectAnnotations
  const pk_annotation_value values[] = { { "X", "41" }, { "Y", "7" } };
  pk_engine_set_annotation(engine, values, 2, NULL, now);
  pk_engine_set_annotation(engine, NULL, 0, NULL, now);
  // snippet.end
  finish(engine);
}

static void behavior_dragging(void) {
  pk_engine *engine = start();
  pk_target icons[] = {
    pk_target_make(1, PK_KIND_APP_ICON, maps_icon), pk_target_make(TRASH, PK_KIND_APP_ICON, home_icon)
  };
  pk_engine_upsert_targets(engine, icons, 2, NULL, 0, now);
  send(engine, pk_input_position(now, 130, 130));
  send(engine, pk_input_button(now, PK_BUTTON_PRIMARY, 1));
  send(engine, pk_input_position(now, 530, 734));
  send(engine, pk_input_button(now, PK_BUTTON_PRIMARY, 0));
  // snippet.c.behaviorDragging
  pk_event events[32];
  size_t count = 0;
  pk_engine_get_events(engine, seen, events, sizeof *events, 32, &count, &seen, NULL);
  for (size_t i = 0; i < count && i < 32; i++) {
    if (events[i].type == PK_EVENT_DRAG_CHANGED && events[i].drop_target == TRASH) {
      pk_input operation;
      pk_input_init(&operation, sizeof operation, PK_INPUT_DRAG, now);
      operation.operation = PK_DRAG_DISAPPEARING;
      pk_engine_handle(engine, &operation);
    }
    if (events[i].type == PK_EVENT_DRAG_ENDED && events[i].phase == PK_PHASE_ENDED)
      drop(events[i].target, events[i].drop_target);
  }
  // snippet.end
  expect(dropped == 3, "a drop");
  finish(engine);
}

static void behavior_revealing(void) {
  pk_engine *engine = start();
  // snippet.c.behaviorRevealing
  const pk_revealed dock = { .id = 3, .is_group = 1 };
  pk_style none = pk_style_default();
  none.effect = PK_EFFECT_NONE;
  pk_target dock_targets[] = {
    pk_target_make(18, PK_KIND_OTHER, lower_edge),
    pk_target_make(19, PK_KIND_APP_ICON, home_icon),
  };
  dock_targets[0].style = &none;
  dock_targets[0].has_padding = 1;
  dock_targets[1].group = 3;
  for (int i = 0; i < 2; i++) {
    dock_targets[i].reveals = &dock;
    dock_targets[i].reveal_count = 1;
  }
  pk_engine_upsert_targets(engine, dock_targets, 2, NULL, 0, now);
  // snippet.end
  finish(engine);
}

static void behavior_scrolling(void) {
  pk_engine *engine = start();
  // snippet.c.behaviorScrolling
  pk_space list = pk_space_make(1, list_frame);
  pk_engine_upsert_spaces(engine, &list, 1, now);
  pk_target row = pk_target_make(20, PK_KIND_ROW, (pk_rect){ 0, 0, 300, 44 });
  row.space = 1;
  pk_engine_upsert_targets(engine, &row, 1, NULL, 0, now);
  pk_engine_scroll_space(engine, 1, (pk_point){ list_frame.x, list_frame.y - 60 }, now);
  // snippet.end
  finish(engine);
}

int main(void) {
  effect_circle();
  effect_highlight();
  effect_lift();
  effect_hover();
  effect_automatic();
  effect_contrast();
  behavior_text();
  behavior_precision();
  behavior_regions();
  behavior_recentering();
  behavior_magnetism();
  effect_shapes();
  effect_accessories();
  effect_annotations();
  behavior_dragging();
  behavior_revealing();
  behavior_scrolling();
  puts("effects: passed");
  return 0;
}
