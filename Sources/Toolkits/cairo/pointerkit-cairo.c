/* See pointerkit-cairo.h. C99. */
#include "pointerkit-cairo.h"
#include <math.h>
#include <stdlib.h>

/* ---- Shapes -------------------------------------------------------------------------------------------- */

void ptk_cairo_set_color(cairo_t *cairo, ptk_color color, double opacity) {
  ptk_color encoded = ptk_color_encode(color);
  cairo_set_source_rgba(cairo, encoded.red, encoded.green, encoded.blue, opacity);
}

void ptk_cairo_trace(cairo_t *cairo, ptk_rounded_rect shape) {
  ptk_rect rect = shape.rect;
  double radius = fmin(shape.corner_radius, fmin(rect.width, rect.height) / 2);
  cairo_new_path(cairo);
  if (!(radius > 0)) {
    cairo_rectangle(cairo, rect.x, rect.y, rect.width, rect.height);
    return;
  }
  const double quarter = 1.5707963267948966; /* A quarter of a turn. */
  double left = rect.x + radius, right = rect.x + rect.width - radius;
  double top = rect.y + radius, bottom = rect.y + rect.height - radius;
  cairo_arc(cairo, right, top, radius, -quarter, 0);
  cairo_arc(cairo, right, bottom, radius, 0, quarter);
  cairo_arc(cairo, left, bottom, radius, quarter, 2 * quarter);
  cairo_arc(cairo, left, top, radius, 2 * quarter, 3 * quarter);
  cairo_close_path(cairo);
}

static void fill(cairo_t *cairo, ptk_rounded_rect shape, ptk_color color, double opacity) {
  ptk_cairo_trace(cairo, shape);
  ptk_cairo_set_color(cairo, color, opacity);
  cairo_fill(cairo);
}

/*
 * The blurred shadow around a rounded rectangle. Cairo has no blur, so shapes of decreasing size are drawn over each
 * other. The share of a Gaussian blur's opacity at x standard deviations outside an edge is about 1 / (1 + e^(1.702 x)).
 */
static void draw_shadow(cairo_t *cairo, const ptk_command *command) {
  const double step = 0.375;
  ptk_rounded_rect shape = command->shape;
  double reach = 3 * command->radius;
  ptk_cairo_trace(cairo, shape);
  shape.rect.x += command->translation.dx;
  shape.rect.y += command->translation.dy;
  cairo_save(cairo);
  cairo_rectangle(cairo, shape.rect.x - reach, shape.rect.y - reach, shape.rect.width + 2 * reach,
                  shape.rect.height + 2 * reach);
  cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_clip(cairo);
  cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING);
  double radius = fmax(command->radius, 0.01), side = fmin(shape.rect.width, shape.rect.height), before = 0;
  for (double x = 2.625; x > -2.7; x -= step) {
    double outset = x * radius, layer_side = side + 2 * outset;
    if (!(layer_side > 0)) break;
    double total = command->opacity / (1 + exp(1.702 * x));
    ptk_rounded_rect layer = {
      { shape.rect.x - outset, shape.rect.y - outset, shape.rect.width + 2 * outset, shape.rect.height + 2 * outset },
      fmax(shape.corner_radius + outset, fmin(radius, layer_side / 2))
    };
    /* This layer, blended over the opacity `before`, gives the opacity `total`. */
    fill(cairo, layer, command->color, (total - before) / (1 - before));
    before = total;
  }
  cairo_restore(cairo);
}

/* A white light whose strength at a share r of its radius is (1 − r²)². */
static void draw_light(cairo_t *cairo, const ptk_command *command) {
  if (!(command->radius > 0)) return;
  cairo_pattern_t *pattern = cairo_pattern_create_radial(command->center.x, command->center.y, 0, command->center.x,
                                                         command->center.y, command->radius);
  for (int i = 0; i <= 8; i++) {
    double share = i / 8.0, strength = (1 - share * share) * (1 - share * share);
    cairo_pattern_add_color_stop_rgba(pattern, share, 1, 1, 1, command->opacity * strength);
  }
  ptk_cairo_trace(cairo, command->shape);
  cairo_set_source(cairo, pattern);
  cairo_fill(cairo);
  cairo_pattern_destroy(pattern);
}

/* The outline of a pointer that changes between shapes. */
static void draw_outline(cairo_t *cairo, const ptk_command *command, const ptk_outline *outline) {
  if (outline == NULL) return;
  cairo_save(cairo);
  cairo_translate(cairo, command->center.x, command->center.y);
  cairo_scale(cairo, command->scale, command->scale);
  cairo_new_path(cairo);
  for (size_t i = 0, contour = 0; contour < outline->end_count; contour++) {
    cairo_new_sub_path(cairo);
    for (; i < outline->ends[contour]; i++) cairo_line_to(cairo, outline->points[i].x, outline->points[i].y);
    cairo_close_path(cairo);
  }
  cairo_restore(cairo);
  ptk_cairo_set_color(cairo, command->color, command->opacity);
  cairo_fill(cairo);
}

static void trace_path(cairo_t *cairo, const ptk_path *path) {
  ptk_point current = { 0, 0 };
  cairo_new_path(cairo);
  for (size_t i = 0; i < path->element_count; i++) {
    const ptk_path_element *element = &path->elements[i];
    ptk_point to = element->to, control1 = element->control1, control2 = element->control2;
    switch (element->kind) {
      case PTK_PATH_KIND_MOVE: cairo_move_to(cairo, to.x, to.y); break;
      case PTK_PATH_KIND_LINE: cairo_line_to(cairo, to.x, to.y); break;
      case PTK_PATH_KIND_QUADRATIC: /* The equal cubic curve has its controls two thirds of the way to this control. */
        cairo_curve_to(cairo, current.x + (control1.x - current.x) * 2 / 3,
                       current.y + (control1.y - current.y) * 2 / 3, to.x + (control1.x - to.x) * 2 / 3,
                       to.y + (control1.y - to.y) * 2 / 3, to.x, to.y);
        break;
      case PTK_PATH_KIND_CUBIC: cairo_curve_to(cairo, control1.x, control1.y, control2.x, control2.y, to.x, to.y); break;
      case PTK_PATH_KIND_CLOSE: cairo_close_path(cairo); break;
    }
    if (element->kind != PTK_PATH_KIND_CLOSE) current = to;
  }
}

/* A path, stretched from its bounds with the stroke to a rectangle and rotated about the middle of that rectangle. */
static void draw_path(cairo_t *cairo, const ptk_command *command) {
  const ptk_path *path = command->path;
  if (path == NULL) return;
  ptk_rect rect = command->shape.rect;
  ptk_rect bounds;
  ptk_path_get_bounds(path, &bounds);
  cairo_save(cairo);
  cairo_translate(cairo, rect.x + rect.width / 2, rect.y + rect.height / 2);
  cairo_rotate(cairo, command->rotation);
  /* A path without width or height is not stretched along that axis. */
  cairo_scale(cairo, bounds.width > 0 ? fmax(rect.width / bounds.width, 1e-6) : 1,
              bounds.height > 0 ? fmax(rect.height / bounds.height, 1e-6) : 1);
  cairo_translate(cairo, -(bounds.x + bounds.width / 2), -(bounds.y + bounds.height / 2));
  trace_path(cairo, path);
  ptk_cairo_set_color(cairo, command->color, command->opacity);
  if (path->stroke_width > 0) {
    cairo_set_line_width(cairo, path->stroke_width);
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND);
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND);
    cairo_stroke(cairo);
  } else {
    cairo_fill(cairo);
  }
  cairo_restore(cairo);
}

/* The values of an annotation, one in each line: the label at the left and the text at the right. */
static void draw_annotation(cairo_t *cairo, const ptk_command *command, const ptk_annotation *annotation) {
  if (annotation == NULL) return;
  ptk_rect platter = command->shape.rect;
  double padding = annotation->horizontal_padding;
  cairo_select_font_face(cairo, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL);
  cairo_set_font_size(cairo, annotation->font_size);
  for (size_t i = 0; i < annotation->value_count; i++) {
    const ptk_annotation_value *value = &annotation->values[i];
    double baseline = platter.y + annotation->vertical_padding + (double)i * annotation->line_height +
      annotation->baseline;
    ptk_cairo_set_color(cairo, command->color, annotation->label_opacity * command->opacity);
    cairo_move_to(cairo, platter.x + padding, baseline);
    cairo_show_text(cairo, value->label);
    cairo_text_extents_t extents;
    cairo_text_extents(cairo, value->text, &extents);
    ptk_cairo_set_color(cairo, command->color, command->opacity);
    cairo_move_to(cairo, platter.x + platter.width - padding - extents.x_advance, baseline);
    cairo_show_text(cairo, value->text);
  }
}

/* ---- Groups -------------------------------------------------------------------------------------------- */

static void draw_group(cairo_t *cairo, const ptk_frame *frame, const ptk_group *group, ptk_cairo_paint *paint,
                       void *data) {
  cairo_save(cairo);
  if (group->has_clip) {
    cairo_rectangle(cairo, group->clip.x, group->clip.y, group->clip.width, group->clip.height);
    cairo_clip(cairo);
  }
  for (size_t i = 0; i < group->command_count; i++) {
    const ptk_command *command = &group->commands[i];
    switch (command->kind) {
      case PTK_COMMAND_KIND_SHADOW: draw_shadow(cairo, command); break;
      case PTK_COMMAND_KIND_ROUNDED_RECT:
      case PTK_COMMAND_KIND_TINT: fill(cairo, command->shape, command->color, command->opacity); break;
      case PTK_COMMAND_KIND_PATH: draw_path(cairo, command); break;
      case PTK_COMMAND_KIND_OUTLINE: draw_outline(cairo, command, frame->outline); break;
      case PTK_COMMAND_KIND_RADIAL_LIGHT: draw_light(cairo, command); break;
      case PTK_COMMAND_KIND_ANNOTATION: draw_annotation(cairo, command, frame->annotation); break;
      case PTK_COMMAND_KIND_CONTENT_BEGIN:
        cairo_save(cairo);
        cairo_translate(cairo, command->center.x + command->translation.dx, command->center.y + command->translation.dy);
        cairo_scale(cairo, command->scale, command->scale);
        cairo_translate(cairo, -command->center.x, -command->center.y);
        cairo_new_path(cairo);
        cairo_set_source_rgb(cairo, 0, 0, 0);
        if (paint != NULL) paint(cairo, command->target, data);
        break;
      case PTK_COMMAND_KIND_CONTENT_END: cairo_restore(cairo); break;
    }
  }
  cairo_restore(cairo);
}

/* The last group is in front of all spaces. */
void ptk_cairo_draw_space(cairo_t *cairo, const ptk_frame *frame, uint64_t space, ptk_cairo_paint *paint, void *data) {
  if (frame == NULL || paint == NULL) return;
  for (size_t i = 0; i + 1 < frame->group_count; i++)
    if (frame->groups[i].space == space) draw_group(cairo, frame, &frame->groups[i], paint, data);
}

void ptk_cairo_draw_front(cairo_t *cairo, const ptk_frame *frame, ptk_cairo_paint *paint, void *data) {
  if (frame == NULL || paint == NULL) return;
  if (frame->group_count > 0) draw_group(cairo, frame, &frame->groups[frame->group_count - 1], paint, data);
}

void ptk_cairo_draw(cairo_t *cairo, const ptk_engine *engine, const ptk_frame *frame, ptk_cairo_paint *paint,
                    void *data) {
  if (frame == NULL || paint == NULL) return;
  size_t count = 0;
  ptk_engine_get_targets(engine, NULL, 0, &count);
  uint64_t *targets = (uint64_t *)malloc((count + 1) * sizeof *targets);
  if (targets == NULL || ptk_engine_get_targets(engine, targets, count, &count) != PTK_STATUS_OK) count = 0;
  cairo_save(cairo);
  cairo_set_source_rgb(cairo, 1, 1, 1);
  cairo_paint(cairo);
  cairo_set_source_rgb(cairo, 0, 0, 0);
  for (size_t i = 0; i < count; i++) {
    if (ptk_frame_get_element(frame, targets[i]) != NULL) continue;
    cairo_save(cairo);
    paint(cairo, targets[i], data);
    cairo_restore(cairo);
  }
  free(targets);
  for (size_t i = 0; i < frame->group_count; i++) draw_group(cairo, frame, &frame->groups[i], paint, data);
  cairo_restore(cairo);
}
