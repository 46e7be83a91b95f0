/* The commands of the engine as render nodes. */
#include "commands.h"

#include <math.h>

static GdkRGBA encode(ptk_color color, double opacity) {
  color = ptk_color_encode(color);
  return (GdkRGBA){ (float)color.red, (float)color.green, (float)color.blue, (float)opacity };
}

static graphene_rect_t rect_of(ptk_rect rect) {
  return GRAPHENE_RECT_INIT((float)rect.x, (float)rect.y, (float)rect.width, (float)rect.height);
}

static GskRoundedRect rounded_of(ptk_rounded_rect shape) {
  GskRoundedRect rounded;
  graphene_rect_t rect = rect_of(shape.rect);
  double radius = MIN(shape.corner_radius, MIN(shape.rect.width, shape.rect.height) / 2);
  gsk_rounded_rect_init_from_rect(&rounded, &rect, (float)MAX(radius, 0));
  return rounded;
}

static void push_shape(GtkSnapshot *snapshot, ptk_rounded_rect shape) {
  GskRoundedRect rounded = rounded_of(shape);
  gtk_snapshot_push_rounded_clip(snapshot, &rounded);
}

/* With OpenGL, a clip leaves out the pixels whose middle it does not contain, and would cut a small circle flat on some sides. */
static gboolean is_small_circle(ptk_rounded_rect shape) {
  ptk_size size = { shape.rect.width, shape.rect.height };
  return size.width < 64 && fabs(size.width - size.height) < 0.5 && 2 * shape.corner_radius >= MIN(size.width, size.height) - 0.5;
}

/* With OpenGL, a color that ends where its clip ends has rough edges. */
static void fill(GtkSnapshot *snapshot, ptk_rounded_rect shape, GdkRGBA color) {
  graphene_rect_t rect = rect_of(shape.rect);
  graphene_rect_inset(&rect, -1, -1);
  if (is_small_circle(shape)) {
    graphene_rect_round_extents(&rect, &rect); /* Whole pixels are not stretched. */
    cairo_t *cairo = gtk_snapshot_append_cairo(snapshot, &rect);
    gdk_cairo_set_source_rgba(cairo, &color);
    cairo_arc(cairo, shape.rect.x + shape.rect.width / 2, shape.rect.y + shape.rect.height / 2,
              MIN(shape.rect.width, shape.rect.height) / 2, 0, 2 * G_PI);
    cairo_fill(cairo);
    cairo_destroy(cairo);
    return;
  }
  push_shape(snapshot, shape);
  gtk_snapshot_append_color(snapshot, &color, &rect);
  gtk_snapshot_pop(snapshot);
}

/*
 * Draws the blurred shadow around a rounded rectangle as shadows of decreasing size without a blur. GSK has blurs of its
 * own. But in GTK 4.8, the renderer with Cairo blurs wrongly where only a part is repainted, and the renderer with OpenGL
 * where the blur is wider than the shape. The share of a Gaussian blur's opacity at x standard deviations outside an edge
 * is about 1 / (1 + e^(1.702 x)).
 */
static void draw_shadow(GtkSnapshot *snapshot, const ptk_command *command) {
  const double step = 0.2;
  ptk_rounded_rect shape = command->shape;
  double radius = MAX(command->radius, 0.01), side = MIN(shape.rect.width, shape.rect.height), before = 0;
  shape.corner_radius = MAX(shape.corner_radius, 0.01); /* Around sharp corners GSK has sharp corners too. */
  GskRoundedRect outline = rounded_of(shape);
  float dx = (float)command->translation.dx, dy = (float)command->translation.dy;
  for (double x = 2.8; x > -2.9; x -= step) {
    double outset = x * radius;
    if (!(side + 2 * outset > 0)) break;
    double total = command->opacity / (1 + exp(1.702 * (x - step / 2)));
    /* This layer, blended over the opacity `before`, gives the opacity `total`. */
    GdkRGBA color = encode(command->color, (total - before) / (1 - before));
    gtk_snapshot_append_outset_shadow(snapshot, &outline, &color, dx, dy, (float)outset, 0);
    before = total;
  }
}

/* Draws a white light whose strength at a share r of its radius is (1 − r²)². */
static void draw_light(GtkSnapshot *snapshot, const ptk_command *command) {
  if (!(command->radius > 0)) return;
  GskColorStop stops[9];
  for (int i = 0; i < 9; i++) {
    double share = i / 8.0, strength = (1 - share * share) * (1 - share * share);
    stops[i] = (GskColorStop){ (float)share, { 1, 1, 1, (float)(command->opacity * strength) } };
  }
  graphene_rect_t rect = rect_of(command->shape.rect);
  graphene_point_t center = { (float)command->center.x, (float)command->center.y };
  float radius = (float)command->radius;
  push_shape(snapshot, command->shape);
  gtk_snapshot_append_radial_gradient(snapshot, &rect, &center, radius, radius, 0, 1, stops, G_N_ELEMENTS(stops));
  gtk_snapshot_pop(snapshot);
}

static void draw_outline(const ptk_outline *outline, GtkSnapshot *snapshot, const ptk_command *command) {
  if (outline == NULL) return;
  const ptk_point *points = outline->points;
  double reach = 0;
  for (size_t i = 0; i < outline->point_count; i++) reach = MAX(reach, MAX(fabs(points[i].x), fabs(points[i].y)));
  reach = reach * command->scale + 1;
  graphene_rect_t bounds = GRAPHENE_RECT_INIT((float)(command->center.x - reach), (float)(command->center.y - reach),
                                              (float)(2 * reach), (float)(2 * reach));
  cairo_t *cairo = gtk_snapshot_append_cairo(snapshot, &bounds);
  cairo_translate(cairo, command->center.x, command->center.y);
  cairo_scale(cairo, command->scale, command->scale);
  for (size_t i = 0, contour = 0; contour < outline->end_count; contour++) {
    cairo_new_sub_path(cairo);
    for (; i < outline->ends[contour]; i++) cairo_line_to(cairo, points[i].x, points[i].y);
    cairo_close_path(cairo);
  }
  GdkRGBA color = encode(command->color, command->opacity);
  gdk_cairo_set_source_rgba(cairo, &color);
  cairo_fill(cairo);
  cairo_destroy(cairo);
}

static void trace(cairo_t *cairo, const ptk_path *path) {
  const ptk_path_element *elements = path->elements;
  ptk_point current = { 0, 0 };
  for (size_t i = 0; i < path->element_count; i++) {
    ptk_point to = elements[i].to, c1 = elements[i].control1, c2 = elements[i].control2;
    switch (elements[i].kind) {
      case PTK_PATH_KIND_MOVE: cairo_move_to(cairo, to.x, to.y); break;
      case PTK_PATH_KIND_LINE: cairo_line_to(cairo, to.x, to.y); break;
      case PTK_PATH_KIND_QUADRATIC:
        /* The equal cubic curve has its controls two thirds of the way from each end to this curve's control. */
        cairo_curve_to(cairo, current.x + (c1.x - current.x) * 2 / 3, current.y + (c1.y - current.y) * 2 / 3,
                       to.x + (c1.x - to.x) * 2 / 3, to.y + (c1.y - to.y) * 2 / 3, to.x, to.y);
        break;
      case PTK_PATH_KIND_CUBIC: cairo_curve_to(cairo, c1.x, c1.y, c2.x, c2.y, to.x, to.y); break;
      case PTK_PATH_KIND_CLOSE: cairo_close_path(cairo);
    }
    if (elements[i].kind != PTK_PATH_KIND_CLOSE) current = to;
  }
}

/* Draws a path, stretched from its bounds with the stroke to a rectangle and rotated about the rectangle's middle. */
static void draw_path(GtkSnapshot *snapshot, const ptk_command *command) {
  const ptk_path *path = command->path;
  ptk_rect rect = command->shape.rect;
  ptk_point center = { rect.x + rect.width / 2, rect.y + rect.height / 2 };
  double reach = hypot(rect.width, rect.height) / 2 + path->stroke_width + 1;
  graphene_rect_t bounds = GRAPHENE_RECT_INIT((float)(center.x - reach), (float)(center.y - reach),
                                              (float)(2 * reach), (float)(2 * reach));
  cairo_t *cairo = gtk_snapshot_append_cairo(snapshot, &bounds);
  ptk_rect own;
  ptk_path_get_bounds(path, &own);
  cairo_translate(cairo, center.x, center.y);
  cairo_rotate(cairo, command->rotation);
  /* A path without width or height is not stretched along that axis. */
  cairo_scale(cairo, own.width > 0 ? MAX(rect.width / own.width, 1e-6) : 1,
              own.height > 0 ? MAX(rect.height / own.height, 1e-6) : 1);
  cairo_translate(cairo, -(own.x + own.width / 2), -(own.y + own.height / 2));
  trace(cairo, path);
  GdkRGBA color = encode(command->color, command->opacity);
  gdk_cairo_set_source_rgba(cairo, &color);
  if (path->stroke_width > 0) {
    cairo_set_line_width(cairo, path->stroke_width);
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND);
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND);
    cairo_stroke(cairo);
  } else {
    cairo_fill(cairo);
  }
  cairo_destroy(cairo);
}

/* Draws a text with its left or right end at x. */
static void draw_text(GtkWidget *widget, GtkSnapshot *snapshot, const char *text, double font_size, double x,
                      double baseline, gboolean is_right, GdkRGBA color) {
  PangoLayout *layout = gtk_widget_create_pango_layout(widget, text);
  PangoFontDescription *font = pango_font_description_from_string("sans-serif");
  pango_font_description_set_absolute_size(font, font_size * PANGO_SCALE);
  pango_font_description_set_weight(font, PANGO_WEIGHT_MEDIUM);
  pango_layout_set_font_description(layout, font);
  int width = 0;
  pango_layout_get_pixel_size(layout, &width, NULL);
  double top = baseline - pango_layout_get_baseline(layout) / (double)PANGO_SCALE;
  gtk_snapshot_save(snapshot);
  gtk_snapshot_translate(snapshot, &GRAPHENE_POINT_INIT((float)(is_right ? x - width : x), (float)top));
  gtk_snapshot_append_layout(snapshot, layout, &color);
  gtk_snapshot_restore(snapshot);
  pango_font_description_free(font);
  g_object_unref(layout);
}

/* Draws the values of an annotation, one in each line: the label at the left and the text at the right. */
static void draw_annotation(const ptk_annotation *annotation, GtkWidget *widget, GtkSnapshot *snapshot, const ptk_command *command) {
  if (annotation == NULL) return;
  ptk_rect platter = command->shape.rect;
  double left = platter.x + annotation->horizontal_padding, size = annotation->font_size;
  double right = platter.x + platter.width - annotation->horizontal_padding;
  for (size_t i = 0; i < annotation->value_count; i++) {
    const ptk_annotation_value *value = &annotation->values[i];
    double baseline =
      platter.y + annotation->vertical_padding + annotation->line_height * (double)i + annotation->baseline;
    draw_text(widget, snapshot, value->label, size, left, baseline, FALSE,
              encode(command->color, annotation->label_opacity * command->opacity));
    draw_text(widget, snapshot, value->text, size, right, baseline, TRUE,
              encode(command->color, command->opacity));
  }
}

void draw_backing(GtkSnapshot *snapshot, const ptk_command *commands, size_t count, const GdkRGBA *color) {
  for (size_t i = 0; i < count; i++)
    if (commands[i].kind == PTK_COMMAND_KIND_SHADOW) {
      fill(snapshot, commands[i].shape, *color);
      return;
    }
}

/* Draws commands in points of the engine; the widget gives the font. */
void draw_commands(const ptk_frame *frame, GtkWidget *widget, GtkSnapshot *snapshot, const ptk_command *commands, size_t count) {
  for (size_t i = 0; i < count; i++) {
    const ptk_command *command = &commands[i];
    GdkRGBA color = encode(command->color, command->opacity);
    switch (command->kind) {
      case PTK_COMMAND_KIND_SHADOW: draw_shadow(snapshot, command); break;
      case PTK_COMMAND_KIND_ROUNDED_RECT:
      case PTK_COMMAND_KIND_TINT: fill(snapshot, command->shape, color); break;
      case PTK_COMMAND_KIND_PATH: draw_path(snapshot, command); break;
      case PTK_COMMAND_KIND_OUTLINE: draw_outline(frame->outline, snapshot, command); break;
      case PTK_COMMAND_KIND_RADIAL_LIGHT: draw_light(snapshot, command); break;
      case PTK_COMMAND_KIND_ANNOTATION: draw_annotation(frame->annotation, widget, snapshot, command); break;
      case PTK_COMMAND_KIND_CONTENT_BEGIN:
      case PTK_COMMAND_KIND_CONTENT_END: break; /* GTK paints the widgets. */
    }
  }
}
