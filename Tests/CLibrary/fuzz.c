/*
 * Calls every function of the library at random: NULLs, unknown constants, wrong sizes and counts, numbers that are not
 * finite, engines and frames destroyed in any order. Usage: fuzz CALLS SEED. Nothing may crash, and statuses are known.
 * With the macro WITH_AUDIT it calls the audit as well.
 */
#include <inttypes.h>
#ifdef WITH_AUDIT
#include <pointerkit-audit.h>
#else
#include <pointerkit.h>
#endif
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint64_t state;
static uint64_t next(void) {
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return state;
}
static uint64_t below(uint64_t n) { return next() % n; }
static int chance(uint64_t n) { return below(n) == 0; }

static double number(void) {
  switch (below(14)) {
  case 0: return 0;
  case 1: return -0.0;
  case 2: return 0.0 / 0.0;
  case 3: return 1 / 0.0;
  case 4: return -1 / 0.0;
  case 5: return 1e300;
  case 6: return -1e18;
  case 7: return 5e-324;
  case 8: return 1e9;
  default: return (double)below(1000000) / 1000 - 100;
  }
}
static int32_t small(void) { return chance(12) ? (int32_t)next() : (int32_t)below(20) - 1; }
static uint64_t id(void) { return chance(20) ? next() : below(12); }
static int64_t instant(void) {
  static int64_t clock;
  if (chance(200)) return (int64_t)next();
  clock += (int64_t)below(40000000);
  return clock;
}
static size_t count(size_t real) { return chance(40) ? (size_t)-1 - below(3) : real; }
static ptk_point point(void) { return (ptk_point){number(), number()}; }
static ptk_rect rect(void) { return (ptk_rect){number(), number(), number(), number()}; }
static uint32_t size_of(size_t real) { return chance(30) ? (uint32_t)below(real) : (uint32_t)real; }
static int nothing(void) { return chance(25); }

static ptk_path_element elements[16];
static ptk_path path;
static ptk_shape shape;
static ptk_line lines[8];
static ptk_precision precision;
static ptk_accessory accessories[6];
static ptk_style style;
static ptk_hover_options hover;
static ptk_revealed reveals[4];
static ptk_curve curve;

static const ptk_path *any_path(void) {
  for (int i = 0; i < 16; i++) elements[i] = (ptk_path_element){chance(60) ? small() : (int32_t)below(5), 0, point(), point(), point()};
  ptk_path_init(&path, sizeof path);
  path.size = size_of(sizeof path);
  path.elements = nothing() ? NULL : elements;
  path.element_count = below(17);
  path.has_anchor = small();
  path.anchor = point();
  path.stroke_width = number();
  return nothing() ? NULL : &path;
}
static const ptk_style *any_style(void) {
  ptk_shape_init(&shape, sizeof shape);
  shape.size = size_of(sizeof shape);
  shape.kind = chance(30) ? small() : (int32_t)below(12);
  shape.diameter = number();
  shape.rect_size = (ptk_size){number(), number()};
  shape.corner_radius = number();
  shape.length = number();
  shape.path = any_path();
  ptk_precision_init(&precision, sizeof precision);
  precision.size = size_of(sizeof precision);
  precision.kind = chance(30) ? small() : (int32_t)below(5);
  precision.origin = number();
  precision.spacing = number();
  for (int i = 0; i < 8; i++) lines[i] = (ptk_line){number(), number()};
  precision.lines = nothing() ? NULL : lines;
  precision.line_count = below(9);
  for (int i = 0; i < 6; i++) {
    ptk_accessory_init(&accessories[i], sizeof accessories[i]);
    accessories[i].shape = chance(40) ? small() : (int32_t)below(7);
    accessories[i].angle = number();
    accessories[i].offset = number();
    accessories[i].path = shape.path;
  }
  ptk_style_init(&style, sizeof style);
  style.size = size_of(sizeof style);
  style.effect = chance(30) ? small() : (int32_t)below(5);
  style.hover.tint_mode = chance(30) ? small() : (int32_t)below(3);
  style.is_hidden = chance(10);
  style.constrained_axes = chance(30) ? small() : (int32_t)below(4);
  style.shape = chance(2) ? NULL : &shape;
  style.horizontal = chance(2) ? NULL : &precision;
  style.vertical = chance(2) ? NULL : &precision;
  style.shape_offset = (ptk_vector){number(), number()};
  style.accessories = nothing() ? NULL : accessories;
  style.accessory_count = chance(3) ? below(7) : 0;
  return chance(2) ? NULL : &style;
}
static ptk_target any_target(void) {
  ptk_target t = ptk_target_of_kind((ptk_kind)(chance(40) ? small() : (int32_t)below(17)), id(), chance(4) ? rect() : (ptk_rect){(double)below(700), (double)below(500), (double)below(200), (double)below(100)});
  t.space = below(4);
  t.z = (int64_t)below(5) - 2;
  t.group = below(4);
  t.is_enabled = !chance(10);
  t.has_bezel = chance(2);
  t.has_padding = chance(10);
  t.padding = (ptk_insets){number(), number(), number(), number()};
  t.style = any_style();
  hover = ptk_default_hover_options();
  hover.tint_mode = (ptk_tint)(chance(30) ? small() : (int32_t)below(3));
  t.preferred_hover = chance(10) ? &hover : NULL;
  t.latching_axes = chance(30) ? small() : (int32_t)below(4);
  t.corner_radius = number();
  t.is_dragged_by_scrolling = (int32_t)below(3) - 1;
  t.is_magnetic = (int32_t)below(3) - 1;
  t.tracks_held_press = (int32_t)below(3) - 1;
  t.accepts_drops = (int32_t)below(3) - 1;
  t.clicks_after_drag = (int32_t)below(3) - 1;
  t.coasts = !chance(5);
  t.has_luminance = chance(4);
  t.luminance = number();
  t.has_color = chance(4);
  t.color = (ptk_color){number(), number(), number()};
  t.cursor = chance(20) ? small() : -1;
  for (int i = 0; i < 4; i++) reveals[i] = (ptk_revealed){below(9), chance(2), 0};
  t.reveals = reveals;
  t.reveal_count = chance(5) ? below(5) : 0;
  t.size = size_of(sizeof t);
  return t;
}

enum { ENGINES = 4, FRAMES = 3 };
static ptk_engine *engines[ENGINES];
static ptk_frame *frames[FRAMES];
static uint64_t tally[8];
static uint64_t told;
/* Every byte of a list can be read. */
static volatile uint64_t sum;
static void read_all(const void *start, size_t size) {
  const unsigned char *bytes = start;
  for (size_t i = 0; i < size; i++) sum += bytes[i];
}
static void read_commands(const ptk_command *list, size_t n) {
  read_all(list, n * sizeof *list);
  for (size_t i = 0; i < n; i++)
    if (list[i].path != NULL) {
      read_all(list[i].path, sizeof *list[i].path);
      read_all(list[i].path->elements, list[i].path->element_count * sizeof *list[i].path->elements);
    }
}
static void read_frame(const ptk_frame *f) {
  if (f == NULL) return;
  read_all(f, sizeof *f);
  read_all(f->events, f->event_count * sizeof *f->events);
  read_commands(f->commands, f->command_count);
  read_commands(f->front, f->front_count);
  for (size_t i = 0; i < f->group_count; i++) read_commands(f->groups[i].commands, f->groups[i].command_count);
  for (size_t i = 0; i < f->element_count; i++) {
    const ptk_element *element = &f->elements[i];
    if (ptk_frame_get_element(f, element->target) != element || (i > 0 && element[-1].target >= element->target)) abort();
    read_commands(element->beneath, element->beneath_count);
    read_commands(element->above, element->above_count);
  }
  read_all(f->band_targets, f->band_target_count * sizeof *f->band_targets);
  read_all(f->revealed, f->revealed_count * sizeof *f->revealed);
  read_all(f->pointer, sizeof *f->pointer);
  read_all(f->contents, f->content_count * sizeof *f->contents);
  read_all(f->accessories, f->accessory_count * sizeof *f->accessories);
  if (f->outline != NULL) {
    read_all(f->outline->points, f->outline->point_count * sizeof *f->outline->points);
    read_all(f->outline->ends, f->outline->end_count * sizeof *f->outline->ends);
  }
  if (f->annotation != NULL)
    for (size_t i = 0; i < f->annotation->value_count; i++)
      sum += strlen(f->annotation->values[i].label) + strlen(f->annotation->values[i].text);
}
static void listen(void *data, ptk_log_level level, const char *message) {
  (void)data;
  sum += strlen(message) + (uint64_t)level;
  told++;
}

static void note(ptk_status status) {
  if (status < PTK_STATUS_ERROR_UNKNOWN || status > PTK_STATUS_ABSENT || !ptk_status_string(status)) {
    fprintf(stderr, "unknown status %d\n", status);
    abort();
  }
  tally[status + 5]++;
}

#ifdef WITH_AUDIT
static void any_audit(ptk_engine *e) {
  ptk_audit_exemption exemptions[3] = {{id(), (uint32_t)next(), 0}, {id(), (uint32_t)next(), 0}, {next(), 0, 0}};
  const char *words[2] = {"drag", nothing() ? NULL : ""};
  ptk_audit_configuration config;
  note(ptk_audit_configuration_init(nothing() ? NULL : &config, sizeof config));
  config = ptk_default_audit_configuration();
  for (double *each = &config.least_bezel_padding; each <= &config.frame_error; each++)
    if (chance(4)) *each = number();
  if (chance(3)) config.rules = (uint32_t)next();
  config.size = size_of(sizeof config);
  config.exemptions = nothing() ? NULL : exemptions;
  config.exemption_count = count(below(4));
  config.instruction_words = chance(2) ? NULL : words;
  config.instruction_word_count = count(below(3));
  ptk_audit *audit = NULL;
  note(ptk_engine_audit(e, chance(3) ? NULL : &config, nothing() ? NULL : &audit));
  ptk_finding findings[8];
  uint64_t targets[8];
  char text[300];
  size_t n = 0;
  note(ptk_audit_get_findings(audit, nothing() ? NULL : findings, size_of(sizeof *findings), below(9), nothing() ? NULL : &n));
  for (int i = 0; i < 3; i++) {
    note(ptk_audit_get_targets(audit, count(below(9)), small(), nothing() ? NULL : targets, below(9), nothing() ? NULL : &n));
    note(ptk_audit_get_text(audit, count(below(9)), (int32_t)below(3), nothing() ? NULL : text, below(sizeof text + 1), nothing() ? NULL : &n));
  }
  ptk_rule_string(small());
  ptk_audit_destroy(audit);
}
#endif

static void call(void) {
  ptk_engine *e = nothing() ? NULL : engines[below(ENGINES)];
  ptk_frame *f = nothing() ? NULL : frames[below(FRAMES)];
  read_frame(f);
  uint64_t ids[16];
  size_t n = 0;
  static ptk_candidate candidates[32];
  switch (below(62)) {
  case 0: {
    int i = (int)below(ENGINES);
    ptk_engine_destroy(engines[i]);
    engines[i] = NULL;
    ptk_point start = point();
    ptk_settings settings = ptk_default_settings();
    ptk_configuration config = ptk_default_configuration();
    settings.size = size_of(sizeof settings);
    config.size = size_of(sizeof config);
    ptk_options options;
    note(ptk_options_init(nothing() ? NULL : &options, size_of(sizeof options)));
    options = ptk_default_options();
    options.size = size_of(sizeof options);
    options.has_start = chance(2);
    options.start = start;
    options.settings = chance(2) ? NULL : &settings;
    options.configuration = chance(2) ? NULL : &config;
    options.log = chance(3) ? NULL : listen;
    options.log_level = chance(20) ? (ptk_log_level)small() : (ptk_log_level)below(3);
    engines[i] = ptk_engine_create((ptk_size){chance(3) ? number() : 800, chance(3) ? number() : 600}, chance(2) ? NULL : &options);
    break;
  }
  case 1: {
    int i = (int)below(FRAMES);
    ptk_frame_destroy(frames[i]);
    frames[i] = NULL;
    frames[i] = ptk_frame_create();
    break;
  }
  case 2: {
    int i = (int)below(ENGINES);
    if (engines[i] == e) break;
    ptk_engine_destroy(engines[i]);
    engines[i] = NULL;
    engines[i] = ptk_engine_copy(e);
    break;
  }
  case 3: note(ptk_engine_restore(e, engines[below(ENGINES)])); break;
  case 4: {
    bool equal;
    note(ptk_engine_is_equal(e, engines[below(ENGINES)], nothing() ? NULL : &equal));
    break;
  }
  case 5: case 6: case 7: case 8: case 9: case 10: case 11: case 12: case 13: case 14: case 15: case 16: case 17: {
    ptk_input in;
    note(ptk_input_init(&in, sizeof in, chance(3) ? small() : PTK_INPUT_KIND_MOTION, instant()));
    in.device = (uint32_t)below(3);
    in.phase = chance(20) ? small() : (int32_t)below(5);
    in.scroll_phase = chance(20) ? small() : (int32_t)below(5);
    in.delta = (ptk_vector){number(), number()};
    if (chance(2)) in.delta = (ptk_vector){(double)below(40) - 20, (double)below(40) - 20};
    in.position = chance(2) ? point() : (ptk_point){(double)below(800), (double)below(600)};
    in.value = number();
    in.scale = number();
    in.rotation = number();
    in.touch = below(3);
    in.fingers = small();
    in.button = chance(20) ? small() : (int32_t)below(3);
    in.is_down = chance(2);
    in.scroll_source = chance(20) ? small() : (int32_t)below(3);
    in.gesture = small();
    in.modifiers = small();
    in.drag_operation = small();
    in.size = size_of(sizeof in);
    note(chance(2) ? ptk_engine_simulate(e, nothing() ? NULL : &in) : ptk_engine_handle(e, &in, instant()));
    break;
  }
  case 18: note(ptk_engine_advance(e, instant())); break;
  case 19: case 20: case 21: case 22: {
    int64_t t = instant();
    read_frame(ptk_engine_step(e, t, t + (int64_t)below(30000000)));
    break;
  }
  case 23: note(ptk_engine_read(e, instant(), f)); break;
  case 24: note(ptk_engine_cursor_warped(e, point(), instant())); break;
  case 25: case 26: case 27: case 28: case 29: {
    ptk_target targets[3] = {any_target(), any_target(), any_target()};
    size_t some = below(4);
    for (size_t i = 0; i < some; i++) targets[i].size = targets[0].size;
    for (int i = 0; i < 16; i++) ids[i] = id();
    note(ptk_engine_upsert_targets(e, nothing() ? NULL : targets, count(some), nothing() ? NULL : ids, count(below(3)), instant()));
    break;
  }
  case 30: {
    ptk_movement movements[4];
    for (int i = 0; i < 4; i++) movements[i] = (ptk_movement){id(), rect()};
    note(ptk_engine_move_targets(e, nothing() ? NULL : movements, count(below(5)), instant()));
    break;
  }
  case 31: note(ptk_engine_remove_target(e, id(), instant())); break;
  case 32: case 33: {
    ptk_space space;
    memset(&space, 0, sizeof space);
    note(ptk_space_init(&space, size_of(sizeof space)));
    space.size = size_of(sizeof space);
    space.id = below(4);
    space.parent = below(5);
    space.origin = point();
    space.has_clip = chance(2);
    space.is_opaque = chance(2);
    space.clip = chance(2) ? rect() : (ptk_rect){0, 0, 500, 400};
    space.has_content_size = chance(3);
    space.content_size = (ptk_size){number(), number()};
    space.z = (int64_t)below(5) - 2;
    note(ptk_engine_upsert_spaces(e, nothing() ? NULL : &space, chance(40) ? count(1) : 1, instant()));
    break;
  }
  case 34: note(ptk_engine_scroll_space(e, below(5), point(), instant())); break;
  case 35: note(ptk_engine_remove_space(e, below(5), instant())); break;
  case 36: note(ptk_engine_resize(e, (ptk_size){number(), number()}, instant())); break;
  case 37: {
    ptk_device device;
    note(ptk_device_init(&device, size_of(sizeof device), chance(10) ? small() : (int32_t)below(4)));
    device = ptk_default_device((int32_t)below(4));
    device.size = size_of(sizeof device);
    device.unit = chance(10) ? small() : (int32_t)below(3);
    device.counts_per_inch = number();
    device.reports_contact = (int32_t)below(3) - 1;
    device.has_profile = chance(3);
    device.resting_pause_factor = number();
    device.hide_delay_factor = number();
    note(ptk_curve_init(&curve, sizeof curve));
    curve.kind = chance(20) ? small() : (int32_t)below(3);
    curve.tracking_speed = number();
    device.curve = chance(2) ? NULL : &curve;
    note(ptk_engine_set_device(e, (uint32_t)below(4), nothing() ? NULL : &device, instant()));
    break;
  }
  case 38: {
    ptk_settings settings = ptk_default_settings();
    settings.size = size_of(sizeof settings);
    settings.tracking_speed = number();
    settings.scrolling_speed = number();
    settings.auto_hide_delay = number();
    settings.pointer_scale = number();
    settings.double_click_interval = number();
    settings.animations = chance(2);
    settings.reduce_motion = chance(2);
    settings.secondary_click_fingers = small();
    settings.secondary_click_region = chance(5) ? small() : (int32_t)below(5);
    memset(settings.trackpad_gestures, (int)next(), sizeof settings.trackpad_gestures);
    note(ptk_engine_set_settings(e, nothing() ? NULL : &settings, instant()));
    break;
  }
  case 39: {
    ptk_configuration config = ptk_default_configuration();
    config.size = size_of(sizeof config);
    double *numbers = &config.regions.bezel_padding;
    for (int i = 0; i < 6; i++) numbers[below(30)] = number();
    note(ptk_engine_set_configuration(e, nothing() ? NULL : &config, instant()));
    ptk_host_traits host = ptk_default_host_traits();
    host.size = size_of(sizeof host);
    host.blending = chance(9) ? small() : (int32_t)below(2);
    host.warps_cursor = chance(2);
    host.display_scale = number();
    note(ptk_engine_set_host_traits(e, nothing() ? NULL : &host, instant()));
    break;
  }
  case 40: note(ptk_engine_set_appearance(e, small(), instant())); break;
  case 41: note(ptk_engine_set_background_luminance(e, number(), instant())); break;
  case 42:
    for (int i = 0; i < 16; i++) ids[i] = id();
    note(ptk_engine_set_selection(e, nothing() ? NULL : ids, count(below(17)), instant()));
    break;
  case 43: {
    ptk_annotation_value values[6];
    static char texts[12][40];
    for (size_t i = 0; i < 12; i++) {
      for (size_t k = 0, length = below(40); k < 40; k++) texts[i][k] = k < length ? (char)next() : 0;
      *(i % 2 ? &values[i / 2].text : &values[i / 2].label) = nothing() ? NULL : texts[i];
    }
    ptk_size own = {number(), number()};
    note(ptk_engine_set_annotation(e, nothing() ? NULL : values, count(below(7)), chance(2) ? NULL : &own, instant()));
    note(ptk_annotation_estimate_size(nothing() ? NULL : values, count(below(7)), nothing() ? NULL : &own));
    break;
  }
  case 44: {
    ptk_hit hit;
    note(ptk_engine_hit_test(e, point(), nothing() ? NULL : &hit, size_of(sizeof hit)));
    note(ptk_engine_get_targets_at(e, point(), nothing() ? NULL : ids, below(17), nothing() ? NULL : &n));
    break;
  }
  case 45: {
    uint64_t space;
    note(ptk_engine_get_space_at(e, point(), nothing() ? NULL : &space));
    ptk_state s;
    note(ptk_engine_get_state(e, nothing() ? NULL : &s, size_of(sizeof s)));
    break;
  }
  case 46: note(ptk_engine_get_targets(e, nothing() ? NULL : ids, below(17), nothing() ? NULL : &n)); break;
  case 47: note(ptk_engine_get_selection(e, nothing() ? NULL : ids, below(17), &n)); break;
  case 48: {
    ptk_target target;
    ptk_space space;
    ptk_revealed some[4];
    note(ptk_engine_get_target(e, id(), nothing() ? NULL : &target, size_of(sizeof target)));
    note(ptk_engine_get_space(e, below(5), nothing() ? NULL : &space, size_of(sizeof space)));
    note(ptk_engine_get_reveals(e, id(), some, below(5), &n));
    break;
  }
  case 49: {
    ptk_rect r;
    ptk_point p;
    note(ptk_engine_get_region(e, id(), nothing() ? NULL : &r));
    note(ptk_engine_get_clip(e, below(5), nothing() ? NULL : &r));
    note(ptk_engine_convert_from_space(e, below(5), point(), nothing() ? NULL : &p));
    note(ptk_engine_convert_to_space(e, below(5), point(), nothing() ? NULL : &p));
    break;
  }
  case 50: {
    ptk_settings settings;
    ptk_configuration config;
    ptk_hover_options preferred;
    note(ptk_engine_get_settings(e, nothing() ? NULL : &settings, size_of(sizeof settings)));
    note(ptk_engine_get_configuration(e, nothing() ? NULL : &config, size_of(sizeof config)));
    ptk_host_traits host;
    note(ptk_engine_get_host_traits(e, nothing() ? NULL : &host, size_of(sizeof host)));
    note(ptk_engine_get_preferred_hover(e, id(), nothing() ? NULL : &preferred));
    break;
  }
  case 51: {
    ptk_style s;
    ptk_shape sh;
    ptk_path p;
    ptk_precision pr;
    ptk_path_element els[8];
    ptk_line ls[8];
    ptk_accessory acc[4];
    uint64_t t = id();
    note(ptk_engine_get_style(e, t, chance(2), nothing() ? NULL : &s, size_of(sizeof s)));
    note(ptk_engine_get_style_shape(e, t, chance(2), nothing() ? NULL : &sh, size_of(sizeof sh), nothing() ? NULL : &p, size_of(sizeof p), els, below(9), nothing() ? NULL : &n));
    note(ptk_engine_get_style_precision(e, t, chance(2), small(), nothing() ? NULL : &pr, size_of(sizeof pr), ls, below(9), &n));
    note(ptk_engine_get_style_accessories(e, t, chance(2), acc, sizeof acc[0], below(5), &n));
    note(ptk_engine_get_style_accessory_path(e, t, chance(2), chance(20) ? next() : below(5), nothing() ? NULL : &p, size_of(sizeof p), els, below(9), nothing() ? NULL : &n));
    break;
  }
  case 52: case 53: case 54: {
    uint64_t since = chance(3) ? next() : below(1000);
    size_t all;
    const ptk_event *events = ptk_engine_get_events(e, nothing() ? NULL : &since, nothing() ? NULL : &all);
    if (events != NULL) read_all(events, all * sizeof *events);
    break;
  }
  case 55: note(ptk_engine_set_log(e, chance(2) ? listen : NULL, NULL, (ptk_log_level)below(4))); break;
  case 56: case 57: case 58: sum += ptk_frame_get_element(f, id()) != NULL; break;
  case 59: {
    ptk_violation violations[32];
    note(ptk_engine_get_violations(e, violations, below(33), &n));
    break;
  }
  case 60: {
    ptk_flick flick;
    ptk_attraction attraction;
    note(ptk_flick_init(&flick, sizeof flick));
    flick.position = point();
    flick.velocity = (ptk_vector){number(), number()};
    if (nothing()) flick.bounds = (ptk_rect){number(), number(), number(), number()};
    flick.size = size_of(sizeof flick);
    note(ptk_engine_explain(e, nothing() ? NULL : &flick, nothing() ? NULL : &attraction, size_of(sizeof attraction), candidates, size_of(sizeof candidates[0]), below(33), &n));
    note(ptk_engine_get_last_flick(e, nothing() ? NULL : &flick, size_of(sizeof flick), &attraction, size_of(sizeof attraction)));
    break;
  }
  default: {
    int32_t out;
    ptk_modifiers modifiers;
    ptk_vector v;
    uint64_t digest;
    ptk_button button;
    note(ptk_button_convert(small(), (uint32_t)next(), nothing() ? NULL : &button));
    note(ptk_modifiers_convert(small(), (uint32_t)next(), nothing() ? NULL : &modifiers));
    note(ptk_scroll_convert(small(), (ptk_vector){number(), number()}, number(), nothing() ? NULL : &v));
    note(ptk_cursor_convert(small(), small(), nothing() ? NULL : &out));
    ptk_cursor_css_name(small());
    ptk_host_capabilities(small(), small(), small());
    ptk_violation_string(small());
    ptk_event_type_string(small());
    note(ptk_engine_place_pointer(e, instant()));
    const ptk_style *style = any_style();
    ptk_rect bounds;
    note(ptk_path_get_bounds(style && style->shape ? style->shape->path : NULL, nothing() ? NULL : &bounds));
    ptk_color color = ptk_color_encode((ptk_color){number(), number(), number()});
    read_all(&color, sizeof color);
    note(ptk_digest_begin(nothing() ? NULL : &digest));
    digest = 0;
    note(ptk_digest_add(&digest, next()));
    note(ptk_digest_add_frame(&digest, f));
    note(ptk_digest_add_damage(nothing() ? NULL : &digest, f));
    note(ptk_digest_add_events(&digest, e, below(500)));
    if (ptk_get_version() != PTK_VERSION) abort();
#ifdef WITH_AUDIT
    if (chance(10)) any_audit(e);
#endif
  }
  }
}

int main(int count_of_arguments, char **arguments) {
  uint64_t calls = count_of_arguments > 1 ? strtoull(arguments[1], NULL, 10) : 100000;
  uint64_t seed = count_of_arguments > 2 ? strtoull(arguments[2], NULL, 10) : 1;
  state = seed * 0x9e3779b97f4a7c15u + 1;
  for (uint64_t i = 0; i < calls; i++) call();
  for (int i = 0; i < ENGINES; i++) ptk_engine_destroy(engines[i]);
  for (int i = 0; i < FRAMES; i++) ptk_frame_destroy(frames[i]);
  printf("%" PRIu64 " calls, seed %" PRIu64 ", %" PRIu64 " messages:", calls, seed, told);
  for (int s = PTK_STATUS_ERROR_UNKNOWN; s <= PTK_STATUS_ABSENT; s++) printf(" %" PRIu64 " × %s;", tally[s + 5], ptk_status_string(s));
  printf("\n");
  return 0;
}
