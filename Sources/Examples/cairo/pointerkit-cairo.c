#include "pointerkit-cairo.h"

#include <math.h>
#include <stdlib.h>

/* The metrics of an annotation, in points. The engine estimates the size of an annotation by the same metrics. */
static const struct { double font_size, line_height, baseline, horizontal_padding, vertical_padding, label_opacity; }
annotation_metrics = { 13, 18, 13.68, 9, 5, 0.6 };

struct PtkCairo {
  const ptk_frame *frame;
  ptk_command *commands;
  ptk_group *groups;
  uint64_t *redrawn; /* In ascending order. */
  size_t command_count, command_capacity, group_count, group_capacity, redrawn_count, redrawn_capacity;
};

PtkCairo *ptk_cairo_create(void) { return calloc(1, sizeof(PtkCairo)); }

void ptk_cairo_destroy(PtkCairo *self) {
  if (self == NULL) return;
  free(self->commands);
  free(self->groups);
  free(self->redrawn);
  free(self);
}

/* ---- Reading ------------------------------------------------------------------------------------------- */

/* Makes room for more elements; the previous contents of the buffer are lost. */
static int grow(void **buffer, size_t *capacity, size_t count, size_t size) {
  void *larger = malloc(count * size);
  if (larger == NULL) return 0;
  free(*buffer);
  *buffer = larger;
  *capacity = count;
  return 1;
}

static int ascending(const void *a, const void *b) {
  uint64_t left = *(const uint64_t *)a, right = *(const uint64_t *)b;
  return (left > right) - (left < right);
}

ptk_status ptk_cairo_read(PtkCairo *self, const ptk_frame *frame) {
  self->frame = frame;
  ptk_status status;
  while ((status = ptk_frame_get_commands(frame, PTK_LIST_ALL, 0, self->commands, sizeof *self->commands,
                                         self->command_capacity, &self->command_count)) == PTK_INCOMPLETE)
    if (!grow((void **)&self->commands, &self->command_capacity, self->command_count, sizeof *self->commands)) break;
  if (status == PTK_OK)
    while ((status = ptk_frame_get_groups(frame, self->groups, sizeof *self->groups, self->group_capacity,
                                         &self->group_count)) == PTK_INCOMPLETE)
      if (!grow((void **)&self->groups, &self->group_capacity, self->group_count, sizeof *self->groups)) break;
  if (status == PTK_OK)
    while ((status = ptk_frame_get_redrawn(frame, self->redrawn, self->redrawn_capacity, &self->redrawn_count)) ==
           PTK_INCOMPLETE)
      if (!grow((void **)&self->redrawn, &self->redrawn_capacity, self->redrawn_count, sizeof *self->redrawn)) break;
  if (status != PTK_OK) self->command_count = self->group_count = self->redrawn_count = 0;
  if (self->redrawn_count > 1) qsort(self->redrawn, self->redrawn_count, sizeof *self->redrawn, ascending);
  return status;
}

int ptk_cairo_is_redrawn(const PtkCairo *self, uint64_t target) {
  return self->redrawn_count > 0 &&
    bsearch(&target, self->redrawn, self->redrawn_count, sizeof target, ascending) != NULL;
}

/* ---- Shapes -------------------------------------------------------------------------------------------- */

void ptk_cairo_set_color(cairo_t *cairo, ptk_color color, double opacity) {
  double red = 0, green = 0, blue = 0;
  ptk_color_encode(color, &red, &green, &blue);
  cairo_set_source_rgba(cairo, red, green, blue, opacity);
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
 * A blurred rounded rectangle. Cairo has no blur, so shapes of decreasing size are drawn over each other. The share of
 * a Gaussian blur's opacity at x standard deviations outside an edge is about 1 / (1 + e^(1.702 x)).
 */
static void draw_shadow(cairo_t *cairo, const ptk_command *command) {
  const double step = 0.375;
  ptk_rounded_rect shape = command->shape;
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
static void draw_outline(const PtkCairo *self, cairo_t *cairo, const ptk_command *command) {
  ptk_point points[512];
  size_t ends[16], point_count = 0, end_count = 0;
  if (ptk_frame_get_outline(self->frame, points, 512, &point_count, ends, 16, &end_count) != PTK_OK) return;
  cairo_save(cairo);
  cairo_translate(cairo, command->center.x, command->center.y);
  cairo_scale(cairo, command->scale, command->scale);
  cairo_new_path(cairo);
  for (size_t i = 0, contour = 0; contour < end_count; contour++) {
    cairo_new_sub_path(cairo);
    for (; i < ends[contour]; i++) cairo_line_to(cairo, points[i].x, points[i].y);
    cairo_close_path(cairo);
  }
  cairo_restore(cairo);
  ptk_cairo_set_color(cairo, command->color, command->opacity);
  cairo_fill(cairo);
}

static void trace_path(cairo_t *cairo, const ptk_path_element *elements, size_t count) {
  ptk_point current = { 0, 0 };
  cairo_new_path(cairo);
  for (size_t i = 0; i < count; i++) {
    ptk_point to = elements[i].to, control1 = elements[i].control1, control2 = elements[i].control2;
    switch (elements[i].kind) {
      case PTK_PATH_MOVE: cairo_move_to(cairo, to.x, to.y); break;
      case PTK_PATH_LINE: cairo_line_to(cairo, to.x, to.y); break;
      case PTK_PATH_QUADRATIC: /* The equal cubic curve has its controls two thirds of the way to this control. */
        cairo_curve_to(cairo, current.x + (control1.x - current.x) * 2 / 3,
                       current.y + (control1.y - current.y) * 2 / 3, to.x + (control1.x - to.x) * 2 / 3,
                       to.y + (control1.y - to.y) * 2 / 3, to.x, to.y);
        break;
      case PTK_PATH_CUBIC: cairo_curve_to(cairo, control1.x, control1.y, control2.x, control2.y, to.x, to.y); break;
      case PTK_PATH_CLOSE: cairo_close_path(cairo); break;
    }
    if (elements[i].kind != PTK_PATH_CLOSE) current = to;
  }
}

/* A path, stretched from its own bounds to a rectangle and rotated about the middle of that rectangle. */
static void draw_path(const PtkCairo *self, cairo_t *cairo, size_t index) {
  const ptk_command *command = &self->commands[index];
  ptk_path_element elements[512];
  ptk_path path;
  size_t count = 0;
  ptk_path_init(&path, sizeof path);
  if (ptk_frame_get_command_path(self->frame, PTK_LIST_ALL, 0, index, &path, sizeof path, elements, 512, &count) != PTK_OK)
    return;
  ptk_rect rect = command->shape.rect;
  double left, top, right, bottom;
  cairo_save(cairo);
  cairo_identity_matrix(cairo);
  trace_path(cairo, elements, count);
  cairo_path_extents(cairo, &left, &top, &right, &bottom);
  cairo_restore(cairo);
  cairo_save(cairo);
  cairo_translate(cairo, rect.x + rect.width / 2, rect.y + rect.height / 2);
  cairo_rotate(cairo, command->rotation);
  /* A path without width or height is not stretched along that axis. */
  cairo_scale(cairo, right > left ? fmax(rect.width / (right - left), 1e-6) : 1,
              bottom > top ? fmax(rect.height / (bottom - top), 1e-6) : 1);
  cairo_translate(cairo, -(left + right) / 2, -(top + bottom) / 2);
  trace_path(cairo, elements, count);
  ptk_cairo_set_color(cairo, command->color, command->opacity);
  if (path.stroke_width > 0) {
    cairo_set_line_width(cairo, path.stroke_width);
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND);
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND);
    cairo_stroke(cairo);
  } else {
    cairo_fill(cairo);
  }
  cairo_restore(cairo);
}

/* The values of an annotation, one in each line: the label at the left and the text at the right. */
static void draw_annotation(const PtkCairo *self, cairo_t *cairo, const ptk_command *command) {
  ptk_annotation_state state;
  ptk_annotation_value values[4];
  size_t count = 0;
  if (ptk_frame_get_annotation(self->frame, &state, sizeof state, values, 4, &count) != PTK_OK) return;
  ptk_rect platter = command->shape.rect;
  double padding = annotation_metrics.horizontal_padding;
  cairo_select_font_face(cairo, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL);
  cairo_set_font_size(cairo, annotation_metrics.font_size);
  for (size_t i = 0; i < count; i++) {
    double baseline = platter.y + annotation_metrics.vertical_padding + (double)i * annotation_metrics.line_height +
      annotation_metrics.baseline;
    ptk_cairo_set_color(cairo, command->color, annotation_metrics.label_opacity * command->opacity);
    cairo_move_to(cairo, platter.x + padding, baseline);
    cairo_show_text(cairo, values[i].label);
    cairo_text_extents_t extents;
    cairo_text_extents(cairo, values[i].text, &extents);
    ptk_cairo_set_color(cairo, command->color, command->opacity);
    cairo_move_to(cairo, platter.x + platter.width - padding - extents.x_advance, baseline);
    cairo_show_text(cairo, values[i].text);
  }
}

/* ---- Groups -------------------------------------------------------------------------------------------- */

static void draw_group(const PtkCairo *self, cairo_t *cairo, const ptk_group *group, PtkCairoContent content, void *data) {
  cairo_save(cairo);
  if (group->has_clip) {
    cairo_rectangle(cairo, group->clip.x, group->clip.y, group->clip.width, group->clip.height);
    cairo_clip(cairo);
  }
  for (size_t i = group->first; i < group->first + group->count; i++) {
    const ptk_command *command = &self->commands[i];
    switch (command->kind) {
      case PTK_COMMAND_SHADOW: draw_shadow(cairo, command); break;
      case PTK_COMMAND_ROUNDED_RECT:
      case PTK_COMMAND_TINT: fill(cairo, command->shape, command->color, command->opacity); break;
      case PTK_COMMAND_PATH: draw_path(self, cairo, i); break;
      case PTK_COMMAND_OUTLINE: draw_outline(self, cairo, command); break;
      case PTK_COMMAND_RADIAL_LIGHT: draw_light(cairo, command); break;
      case PTK_COMMAND_ANNOTATION: draw_annotation(self, cairo, command); break;
      case PTK_COMMAND_CONTENT_BEGIN:
        cairo_save(cairo);
        cairo_translate(cairo, command->center.x + command->translation.dx, command->center.y + command->translation.dy);
        cairo_scale(cairo, command->scale, command->scale);
        cairo_translate(cairo, -command->center.x, -command->center.y);
        if (content != NULL) content(cairo, command->target, data);
        break;
      case PTK_COMMAND_CONTENT_END: cairo_restore(cairo); break;
    }
  }
  cairo_restore(cairo);
}

/* The last group is in front of all spaces. */
void ptk_cairo_draw_space(const PtkCairo *self, cairo_t *cairo, uint64_t space, PtkCairoContent content, void *data) {
  for (size_t i = 0; i + 1 < self->group_count; i++)
    if (self->groups[i].space == space) draw_group(self, cairo, &self->groups[i], content, data);
}

void ptk_cairo_draw_front(const PtkCairo *self, cairo_t *cairo, PtkCairoContent content, void *data) {
  if (self->group_count > 0) draw_group(self, cairo, &self->groups[self->group_count - 1], content, data);
}
