/*
 * The samples of the articles about effects and behaviors: each is a function that tells an engine something. Fails if the
 * engine counts a violation, or does not do what the article says.
 */
#include <pointerkit.h>
#include <stdio.h>
#include <stdlib.h>

enum { TRASH = 2 };

static const int64_t now = 1000000000;
static const ptk_rect search_button = { 20, 12, 44, 37 };
static const ptk_rect more_button = { 80, 12, 44, 37 };
static const ptk_rect maps_icon = { 100, 100, 60, 60 };
static const ptk_rect morning_card = { 100, 100, 300, 110 };
static const ptk_rect share_button = { 20, 12, 44, 37 };
static const ptk_rect save_button = { 100, 12, 92, 37 };
static const ptk_rect wide_card = { 100, 100, 300, 110 };
static const ptk_rect banner_frame = { 100, 100, 300, 110 };
static const ptk_rect paragraph_frame = { 100, 100, 300, 80 };
static const ptk_rect day_view = { 100, 100, 200, 480 };
static const ptk_rect divider_frame = { 400, 0, 4, 768 };
static const ptk_rect undo_button = { 20, 12, 44, 37 };
static const ptk_rect redo_button = { 120, 12, 44, 37 };
static const ptk_rect delete_button = { 20, 12, 90, 37 };
static const ptk_rect canvas_frame = { 100, 100, 200, 200 };
static const ptk_rect edge_frame = { 300, 100, 8, 200 };
static const ptk_rect home_icon = { 500, 704, 60, 60 };
static const ptk_rect list_frame = { 100, 100, 300, 400 };
static const ptk_rect lower_edge = { 0, 700, 1024, 68 };
static uint64_t dropped;
static void drop(uint64_t target, uint64_t on) { dropped = target + on; }

static void expect(int is_true, const char *what) {
  if (is_true) return;
  fprintf(stderr, "effects: expected %s\n", what);
  exit(1);
}

static ptk_engine *start(void) {
  ptk_engine *engine = ptk_engine_create((ptk_size){ 1024, 768 }, NULL);
  expect(engine != NULL, "an engine");
  const ptk_device mouse = ptk_default_device(PTK_DEVICE_KIND_MOUSE);
  ptk_engine_set_device(engine, 0, &mouse, now);
  return engine;
}

static void send(ptk_engine *engine, ptk_input input) { ptk_engine_simulate(engine, &input); }

/* The effect that a target has. */
static ptk_effect effect_of(const ptk_engine *engine, uint64_t target) {
  ptk_style style;
  expect(ptk_engine_get_style(engine, target, 1, &style, sizeof style) == PTK_STATUS_OK, "a style");
  return style.effect;
}

static void finish(ptk_engine *engine) {
  ptk_violation violations[PTK_VIOLATION_KIND_THIN_STROKES + 1];
  size_t count = 0;
  ptk_engine_get_violations(engine, violations, sizeof violations / sizeof *violations, &count);
  for (size_t i = 0; i < count; i++)
    if (violations[i].count) expect(0, ptk_violation_string((ptk_violation_kind)i));
  ptk_engine_destroy(engine);
}

static void effect_circle(void) {
  ptk_engine *engine = start();
  // snippet.c.effectCircle
  ptk_settings settings = ptk_default_settings();
  settings.pointer_scale = 1.5;
  settings.auto_hide_delay = 2;
  ptk_engine_set_settings(engine, &settings, now);
  // snippet.end
  finish(engine);
}

static void effect_highlight(void) {
  ptk_engine *engine = start();
  // snippet.c.effectHighlight
  ptk_style highlight = ptk_default_style();
  highlight.effect = PTK_EFFECT_HIGHLIGHT;
  ptk_target buttons[] = {
    ptk_target_of_kind(PTK_KIND_BAR_BUTTON, 1, search_button),
    ptk_target_of_kind(PTK_KIND_OTHER, 2, more_button),
  };
  buttons[0].group = 1;
  buttons[1].style = &highlight;
  ptk_engine_upsert_targets(engine, buttons, 2, NULL, 0, now);
  // snippet.end
  expect(effect_of(engine, 2) == PTK_EFFECT_HIGHLIGHT, "a highlight");
  finish(engine);
}

static void effect_lift(void) {
  ptk_engine *engine = start();
  // snippet.c.effectLift
  ptk_target maps = ptk_target_of_kind(PTK_KIND_APP_ICON, 3, maps_icon);
  maps.corner_radius = 13.5;
  maps.has_color = true;
  maps.color = (ptk_color){ 0.03, 0.48, 0.15 };
  ptk_engine_upsert_target(engine, &maps, now);
  // snippet.end
  expect(effect_of(engine, 3) == PTK_EFFECT_LIFT, "a lift");
  finish(engine);
}

static void effect_hover(void) {
  ptk_engine *engine = start();
  // snippet.c.effectHover
  ptk_style rising = ptk_default_style();
  rising.effect = PTK_EFFECT_HOVER;
  rising.hover.tint_mode = PTK_TINT_NONE;
  rising.hover.prefers_shadow = true;
  rising.hover.prefers_scaled_content = true;
  ptk_target card = ptk_target_of_kind(PTK_KIND_CARD, 4, morning_card);
  card.style = &rising;
  ptk_engine_upsert_target(engine, &card, now);
  // snippet.end
  expect(effect_of(engine, 4) == PTK_EFFECT_HOVER, "a hover effect");
  finish(engine);
}

static void effect_automatic(void) {
  ptk_engine *engine = start();
  // snippet.c.effectAutomatic
  ptk_target kinds[] = {
    ptk_target_of_kind(PTK_KIND_BAR_BUTTON, 5, share_button),
    ptk_target_of_kind(PTK_KIND_BUTTON, 6, save_button),
    ptk_target_of_kind(PTK_KIND_CARD, 7, wide_card),
  };
  kinds[1].has_bezel = true;
  ptk_engine_upsert_targets(engine, kinds, 3, NULL, 0, now);
  // snippet.end
  expect(effect_of(engine, 5) == PTK_EFFECT_HIGHLIGHT && effect_of(engine, 6) == PTK_EFFECT_LIFT, "a highlight and a lift");
  expect(effect_of(engine, 7) == PTK_EFFECT_HOVER, "a hover effect");
  finish(engine);
}

static void effect_contrast(void) {
  ptk_engine *engine = start();
  // snippet.c.effectContrast
  ptk_engine_set_appearance(engine, PTK_APPEARANCE_DARK, now);
  ptk_engine_set_background_luminance(engine, 0.012, now);
  ptk_target banner = ptk_target_of_kind(PTK_KIND_OTHER, 8, banner_frame);
  banner.has_bezel = true;
  banner.has_luminance = true;
  banner.luminance = 0.6;
  ptk_engine_upsert_target(engine, &banner, now);
  ptk_input measured = ptk_input_luminance(now, 0.4);
  ptk_engine_handle(engine, &measured, now);
  // snippet.end
  finish(engine);
}

static void behavior_text(void) {
  ptk_engine *engine = start();
  // snippet.c.behaviorText
  const ptk_line lines[] = { { 0, 24 }, { 28, 24 }, { 56, 24 } };
  ptk_precision on_lines = ptk_default_precision();
  on_lines.kind = PTK_PRECISION_KIND_LINES;
  on_lines.lines = lines;
  on_lines.line_count = 3;
  ptk_style beam = ptk_default_style();
  beam.vertical = &on_lines;
  ptk_target paragraph = ptk_target_of_kind(PTK_KIND_TEXT, 9, paragraph_frame);
  paragraph.style = &beam;
  ptk_engine_upsert_target(engine, &paragraph, now);
  // snippet.end
  finish(engine);
}

static void behavior_precision(void) {
  ptk_engine *engine = start();
  // snippet.c.behaviorPrecision
  ptk_shape bar = ptk_default_shape(), grip = bar;
  bar.kind = PTK_SHAPE_KIND_HORIZONTAL_BEAM;
  bar.length = day_view.width - 10;
  grip.kind = PTK_SHAPE_KIND_ROUNDED_RECT;
  grip.rect_size = (ptk_size){ 6, 44 };
  grip.corner_radius = 3;
  ptk_precision whole = ptk_default_precision(), quarters = whole;
  whole.kind = PTK_PRECISION_KIND_WHOLE;
  quarters.kind = PTK_PRECISION_KIND_STEPPED;
  quarters.spacing = 15;
  ptk_style in_steps = ptk_default_style(), sideways = ptk_default_style();
  in_steps.effect = sideways.effect = PTK_EFFECT_NONE;
  in_steps.shape = &bar;
  in_steps.horizontal = &whole;
  in_steps.vertical = &quarters;
  sideways.shape = &grip;
  sideways.constrained_axes = PTK_AXIS_HORIZONTAL;
  ptk_target views[] = {
    ptk_target_of_kind(PTK_KIND_OTHER, 10, day_view),
    ptk_target_of_kind(PTK_KIND_DIVIDER, 11, divider_frame),
  };
  views[0].style = &in_steps;
  views[1].style = &sideways;
  views[1].latching_axes = PTK_AXIS_HORIZONTAL;
  ptk_engine_upsert_targets(engine, views, 2, NULL, 0, now);
  // snippet.end
  finish(engine);
}

static void behavior_regions(void) {
  ptk_engine *engine = start();
  // snippet.c.behaviorRegions
  ptk_target bar_buttons[] = {
    ptk_target_of_kind(PTK_KIND_BAR_BUTTON, 12, undo_button),
    ptk_target_of_kind(PTK_KIND_BAR_BUTTON, 13, redo_button),
  };
  bar_buttons[0].group = bar_buttons[1].group = 2;
  bar_buttons[1].has_padding = true;
  bar_buttons[1].padding = (ptk_insets){ 30, 16, 30, 16 };
  ptk_engine_upsert_targets(engine, bar_buttons, 2, NULL, 0, now);
  // snippet.end
  finish(engine);
}

static void behavior_recentering(void) {
  ptk_engine *engine = start();
  // snippet.c.behaviorRecentering
  ptk_device trackpad = ptk_default_device(PTK_DEVICE_KIND_TRACKPAD);
  ptk_engine_set_device(engine, 0, &trackpad, now);
  ptk_input touch = ptk_input_contact(now, PTK_PHASE_BEGAN, 1);
  ptk_engine_handle(engine, &touch, now);
  ptk_input motion = ptk_input_motion(now, 12, 3);
  ptk_engine_handle(engine, &motion, now);
  ptk_input lift = ptk_input_contact(now, PTK_PHASE_ENDED, 0);
  ptk_engine_handle(engine, &lift, now);
  // snippet.end
  finish(engine);
}

static void behavior_magnetism(void) {
  ptk_engine *engine = start();
  // snippet.c.behaviorMagnetism
  ptk_target delete_target = ptk_target_of_kind(PTK_KIND_BUTTON, 14, delete_button);
  delete_target.has_bezel = true;
  delete_target.is_magnetic = PTK_CHOICE_NO;
  ptk_engine_upsert_target(engine, &delete_target, now);
  ptk_configuration config = ptk_default_configuration();
  config.magnetism.radius = 100;
  ptk_engine_set_configuration(engine, &config, now);
  // snippet.end
  finish(engine);
}

static void magnetism_by_itself(void) {
  // snippet.c.magnetismByItself
  ptk_engine *engine = ptk_engine_create((ptk_size){ 560, 310 }, NULL);
  ptk_engine_add_target(engine, PTK_KIND_APP_ICON, 1, (ptk_rect){ 330, 24, 56, 56 }, 0);
  ptk_engine_add_target(engine, PTK_KIND_APP_ICON, 2, (ptk_rect){ 430, 98, 56, 56 }, 0);
  ptk_engine_add_target(engine, PTK_KIND_APP_ICON, 3, (ptk_rect){ 330, 194, 56, 56 }, 0);

  ptk_flick lift = ptk_default_flick();
  lift.position = (ptk_point){ 220, 176 };
  lift.velocity = (ptk_vector){ 1934, -341 };
  ptk_attraction attraction;
  size_t count = 0;
  ptk_engine_explain(engine, &lift, &attraction, sizeof attraction, NULL, sizeof(ptk_candidate), 0, &count);
  printf("lands on target %d\n", (int)attraction.target);
  // snippet.end
  expect(attraction.target == 3, "a flick that lands on target 3");
  ptk_engine_destroy(engine);
}

static void behavior_canvas(void) {
  ptk_engine *engine = start();
  // snippet.c.behaviorCanvas
  ptk_target canvas = ptk_target_of_kind(PTK_KIND_CANVAS, 15, canvas_frame);
  canvas.coasts = false;
  ptk_engine_upsert_target(engine, &canvas, now);
  // snippet.end
  finish(engine);
}

static void effect_shapes(void) {
  ptk_engine *engine = start();
  // snippet.c.effectShapes
  const ptk_path_element corners[] = {
    { .kind = PTK_PATH_KIND_MOVE, .to = { 0, -14 } },
    { .kind = PTK_PATH_KIND_LINE, .to = { 12, 10 } },
    { .kind = PTK_PATH_KIND_LINE, .to = { -12, 10 } },
    { .kind = PTK_PATH_KIND_CLOSE },
  };
  ptk_path outline = ptk_default_path();
  outline.elements = corners;
  outline.element_count = 4;
  ptk_shape triangle = ptk_default_shape();
  triangle.kind = PTK_SHAPE_KIND_PATH;
  triangle.path = &outline;
  ptk_style with_triangle = ptk_default_style();
  with_triangle.effect = PTK_EFFECT_NONE;
  with_triangle.shape = &triangle;
  ptk_target canvas = ptk_target_of_kind(PTK_KIND_OTHER, 15, canvas_frame);
  canvas.style = &with_triangle;
  ptk_engine_upsert_target(engine, &canvas, now);
  // snippet.end
  finish(engine);
}

static void effect_accessories(void) {
  ptk_engine *engine = start();
  // snippet.c.effectAccessories
  ptk_shape grabber = ptk_default_shape();
  grabber.kind = PTK_SHAPE_KIND_GRABBER;
  ptk_accessory arrows[2];
  for (int i = 0; i < 2; i++) {
    arrows[i] = ptk_default_accessory();
    arrows[i].shape = PTK_ACCESSORY_SHAPE_ARROW;
    arrows[i].angle = i == 0 ? -1.5707963267948966 : 1.5707963267948966;
  }
  ptk_style resizable = ptk_default_style();
  resizable.effect = PTK_EFFECT_NONE;
  resizable.shape = &grabber;
  resizable.constrained_axes = PTK_AXIS_HORIZONTAL;
  resizable.accessories = arrows;
  resizable.accessory_count = 2;
  ptk_target edge = ptk_target_of_kind(PTK_KIND_HANDLE, 17, edge_frame);
  edge.style = &resizable;
  ptk_engine_upsert_target(engine, &edge, now);
  // snippet.end
  finish(engine);
}

static void effect_annotations(void) {
  ptk_engine *engine = start();
  // snippet.c.effectAnnotations
  const ptk_annotation_value values[] = { { "X", "41" }, { "Y", "7" } };
  ptk_engine_set_annotation(engine, values, 2, NULL, now);
  ptk_engine_set_annotation(engine, NULL, 0, NULL, now);
  // snippet.end
  finish(engine);
}

static void behavior_dragging(void) {
  ptk_engine *engine = start();
  ptk_target icons[] = {
    ptk_target_of_kind(PTK_KIND_APP_ICON, 1, maps_icon), ptk_target_of_kind(PTK_KIND_APP_ICON, TRASH, home_icon)
  };
  ptk_engine_upsert_targets(engine, icons, 2, NULL, 0, now);
  send(engine, ptk_input_position(now, 130, 130));
  send(engine, ptk_input_button(now, PTK_BUTTON_PRIMARY, true));
  send(engine, ptk_input_position(now, 530, 734));
  send(engine, ptk_input_button(now, PTK_BUTTON_PRIMARY, false));
  // snippet.c.behaviorDragging
  const ptk_frame *frame = ptk_engine_step(engine, now, now);
  for (size_t i = 0; i < frame->event_count; i++) {
    const ptk_event *event = &frame->events[i];
    const bool moves = event->type == PTK_EVENT_TYPE_DRAG_BEGAN || event->type == PTK_EVENT_TYPE_DRAG_CHANGED;
    const bool ends = event->type == PTK_EVENT_TYPE_DRAG_ENDED;
    const bool is_on_trash = moves && event->drop_target == TRASH;
    const ptk_drag_operation sign = is_on_trash ? PTK_DRAG_OPERATION_DISAPPEARING : PTK_DRAG_OPERATION_NONE;
    ptk_input operation = ptk_input_drag_operation(now, sign);
    if (moves || ends) ptk_engine_handle(engine, &operation, now);
    if (ends && event->phase == PTK_PHASE_ENDED) drop(event->target, event->drop_target);
  }
  // snippet.end
  expect(dropped == 3, "a drop");
  finish(engine);
}

static void behavior_revealing(void) {
  ptk_engine *engine = start();
  // snippet.c.behaviorRevealing
  const ptk_revealed dock = { .id = 3, .is_group = 1 };
  ptk_style none = ptk_default_style();
  none.effect = PTK_EFFECT_NONE;
  ptk_target dock_targets[] = {
    ptk_target_of_kind(PTK_KIND_OTHER, 18, lower_edge),
    ptk_target_of_kind(PTK_KIND_APP_ICON, 19, home_icon),
  };
  dock_targets[0].style = &none;
  dock_targets[0].has_padding = true;
  dock_targets[1].group = 3;
  dock_targets[0].reveals = &dock;
  dock_targets[0].reveal_count = 1;
  ptk_engine_upsert_targets(engine, dock_targets, 2, NULL, 0, now);
  // snippet.end
  finish(engine);
}

static void behavior_scrolling(void) {
  ptk_engine *engine = start();
  // snippet.c.behaviorScrolling
  ptk_space list = ptk_space_with_clip(1, list_frame);
  ptk_engine_upsert_spaces(engine, &list, 1, now);
  ptk_target row = ptk_target_of_kind(PTK_KIND_ROW, 20, (ptk_rect){ 0, 0, 300, 44 });
  row.space = 1;
  ptk_engine_upsert_target(engine, &row, now);
  ptk_engine_scroll_space(engine, 1, (ptk_point){ list_frame.x, list_frame.y - 60 }, now);
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
  magnetism_by_itself();
  behavior_canvas();
  effect_shapes();
  effect_accessories();
  effect_annotations();
  behavior_dragging();
  behavior_revealing();
  behavior_scrolling();
  puts("effects: passed");
  return 0;
}
