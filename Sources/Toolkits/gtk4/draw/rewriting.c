/*
 * Puts the effects into what a native paints. GTK keeps the node of each widget, so that the node of a control is found
 * in the node of its window by identity; the nodes on the way to it are made anew, and all others are kept.
 */
#include "rewriting.h"

#include <math.h>

#include "../recognize/controls.h"
#include "../recognize/looks.h"
#include "../recognize/nodes.h"
#include "commands.h"

/* A control with an effect, and its node. */
typedef struct {
  PtkWindow *window;
  Native *native;
  const ptk_element *element;
  const Control *control;
  GskRenderNode *core;    /* What the widget paints, without transforms. */
  graphene_rect_t bounds; /* Of the widget, in points of the native. */
  GskRenderNode *raised;  /* The decorated control, on its way to the end of the innermost clip. */
} Effect;

/* Clips to the corners of what a row lies in, in points of the engine; whether there is such a clip. */
static gboolean push_corners(Effect *effect, GtkSnapshot *snapshot) {
  const Control *control = effect->control;
  GtkWidget *parent = control->widget;
  for (int i = 0; i < control->rounded_parent && parent; i++) parent = gtk_widget_get_parent(parent);
  graphene_rect_t bounds;
  GskRoundedRect corners;
  if (parent == control->widget || !parent || !gtk_widget_compute_bounds(parent, effect->native->widget, &bounds)) return FALSE;
  graphene_rect_offset(&bounds, (float)effect->native->origin.x, (float)effect->native->origin.y);
  gsk_rounded_rect_init_from_rect(&corners, &bounds, (float)control->rounded_radius);
  gtk_snapshot_push_rounded_clip(snapshot, &corners);
  return TRUE;
}

/* The effect and the content in points of the native. `position` is the origin of the content there. */
static GskRenderNode *decorate(Effect *effect, graphene_point_t position) {
  const ptk_element *element = effect->element;
  GtkSnapshot *snapshot = gtk_snapshot_new();
  float x = (float)effect->native->origin.x, y = (float)effect->native->origin.y;
  /* From points of the engine to points of the native. */
  gtk_snapshot_save(snapshot);
  gtk_snapshot_translate(snapshot, &GRAPHENE_POINT_INIT(-x, -y));
  gboolean has_corners = push_corners(effect, snapshot);
  draw_commands(effect->window->frames.latest, effect->control->widget, snapshot, element->beneath, element->beneath_count);
  if (element->is_raised && !effect->control->look.has_color) {
    GdkRGBA color = backdrop_of(effect->control->widget);
    draw_backing(snapshot, element->beneath, element->beneath_count, &color);
  }
  gtk_snapshot_save(snapshot);
  float center_x = (float)element->center.x, center_y = (float)element->center.y;
  /* What is not scaled stays on whole pixels, since thin lines are blurred between them. */
  double scale = gtk_widget_get_scale_factor(effect->native->widget), dx = element->translation.dx, dy = element->translation.dy;
  if (element->scale == 1) dx = round(dx * scale) / scale, dy = round(dy * scale) / scale;
  gtk_snapshot_translate(snapshot, &GRAPHENE_POINT_INIT(center_x + (float)dx, center_y + (float)dy));
  gtk_snapshot_scale(snapshot, (float)element->scale, (float)element->scale);
  gtk_snapshot_translate(snapshot, &GRAPHENE_POINT_INIT(x + position.x - center_x, y + position.y - center_y));
  gtk_snapshot_append_node(snapshot, effect->core);
  gtk_snapshot_restore(snapshot);
  draw_commands(effect->window->frames.latest, effect->control->widget, snapshot, element->above, element->above_count);
  if (has_corners) gtk_snapshot_pop(snapshot);
  gtk_snapshot_restore(snapshot);
  return gtk_snapshot_free_to_node(snapshot);
}

/* The elements of the parts of a widget, drawn over the widget's own picture: multiplied with it, or in a dark theme
 * screened, so that its text stays as clear as it was. */
static GskRenderNode *decorate_parts(Effect *effect, graphene_point_t position) {
  PtkWindow *window = effect->window;
  GtkSnapshot *snapshot = gtk_snapshot_new();
  gtk_snapshot_push_blend(snapshot, window->surroundings.is_dark ? GSK_BLEND_MODE_SCREEN : GSK_BLEND_MODE_MULTIPLY);
  gtk_snapshot_save(snapshot);
  gtk_snapshot_translate(snapshot, &position);
  gtk_snapshot_append_node(snapshot, effect->core);
  gtk_snapshot_restore(snapshot);
  gtk_snapshot_pop(snapshot);
  gtk_snapshot_save(snapshot);
  gtk_snapshot_translate(snapshot, &GRAPHENE_POINT_INIT(-(float)effect->native->origin.x, -(float)effect->native->origin.y));
  for (size_t i = 0; i < window->frames.latest->element_count; i++) {
    const ptk_element *element = &window->frames.latest->elements[i];
    Control *control = control_with_id(window, element->target);
    if (!control || !control->is_part || control->widget != effect->control->widget) continue;
    draw_commands(window->frames.latest, control->widget, snapshot, element->beneath, element->beneath_count);
    draw_commands(window->frames.latest, control->widget, snapshot, element->above, element->above_count);
  }
  gtk_snapshot_restore(snapshot);
  gtk_snapshot_pop(snapshot);
  return gtk_snapshot_free_to_node(snapshot);
}

/* A node moved from the native's coordinates to those of a node at `offset`. */
static GskRenderNode *move(GskRenderNode *node, graphene_point_t offset) {
  if (!node || (offset.x == 0 && offset.y == 0)) return node;
  GskTransform *transform = gsk_transform_translate(NULL, &GRAPHENE_POINT_INIT(-offset.x, -offset.y));
  GskRenderNode *moved = gsk_transform_node_new(node, transform);
  gsk_transform_unref(transform);
  gsk_render_node_unref(node);
  return moved;
}

/* Appends what is raised within a clip to the clip's content. */
static GskRenderNode *append_raised(Effect *effect, GskRenderNode *node, graphene_point_t offset) {
  if (!effect->raised) return node;
  GskRenderNode *raised = move(g_steal_pointer(&effect->raised), offset);
  GskRenderNode *both[] = { node, raised };
  GskRenderNode *result = gsk_container_node_new(both, 2);
  gsk_render_node_unref(node);
  gsk_render_node_unref(raised);
  return result;
}

static GskRenderNode *replace(Effect *effect, GskRenderNode *node, graphene_point_t offset);

static GskRenderNode *replace_in_container(Effect *effect, GskRenderNode *node, graphene_point_t offset) {
  guint count = gsk_container_node_get_n_children(node);
  for (guint i = 0; i < count; i++) {
    GskRenderNode *replaced = replace(effect, gsk_container_node_get_child(node, i), offset);
    if (!replaced) continue;
    GskRenderNode **children = g_new(GskRenderNode *, count);
    for (guint k = 0; k < count; k++) children[k] = k == i ? replaced : gsk_container_node_get_child(node, k);
    GskRenderNode *result = gsk_container_node_new(children, count);
    g_free(children);
    gsk_render_node_unref(replaced);
    return result;
  }
  return NULL;
}

/* The node with the control decorated, or NULL if the control is not in it. `offset` is the origin of the node's
 * coordinates in the native. */
static GskRenderNode *replace(Effect *effect, GskRenderNode *node, graphene_point_t offset) {
  if (node == effect->core) {
    gboolean is_part = effect->control->is_part;
    GskRenderNode *decorated = is_part ? decorate_parts(effect, offset) : decorate(effect, offset);
    if (is_part || !effect->element->is_raised) return move(decorated, offset);
    effect->raised = decorated;
    return gsk_container_node_new(NULL, 0);
  }
  graphene_rect_t bounds, here = effect->bounds;
  gsk_render_node_get_bounds(node, &bounds);
  graphene_rect_offset(&here, -offset.x, -offset.y);
  if (!graphene_rect_intersection(&bounds, &here, NULL)) return NULL;
  GskRenderNode *child = NULL, *result = NULL;
  switch (gsk_render_node_get_node_type(node)) {
    case GSK_CONTAINER_NODE: return replace_in_container(effect, node, offset);
    case GSK_TRANSFORM_NODE: {
      GskTransform *transform = gsk_transform_node_get_transform(node);
      if (gsk_transform_get_category(transform) < GSK_TRANSFORM_CATEGORY_2D_TRANSLATE) return NULL;
      float dx = 0, dy = 0;
      gsk_transform_to_translate(transform, &dx, &dy);
      child = replace(effect, gsk_transform_node_get_child(node), GRAPHENE_POINT_INIT(offset.x + dx, offset.y + dy));
      if (child) result = gsk_transform_node_new(child, transform);
      break;
    }
    case GSK_CLIP_NODE:
      child = replace(effect, gsk_clip_node_get_child(node), offset);
      if (child) child = append_raised(effect, child, offset);
      if (child) result = gsk_clip_node_new(child, gsk_clip_node_get_clip(node));
      break;
    case GSK_ROUNDED_CLIP_NODE:
      child = replace(effect, gsk_rounded_clip_node_get_child(node), offset);
      if (child) child = append_raised(effect, child, offset);
      if (child) result = gsk_rounded_clip_node_new(child, gsk_rounded_clip_node_get_clip(node));
      break;
    case GSK_OPACITY_NODE:
      child = replace(effect, gsk_opacity_node_get_child(node), offset);
      if (child) result = gsk_opacity_node_new(child, gsk_opacity_node_get_opacity(node));
      break;
    case GSK_DEBUG_NODE:
      child = replace(effect, gsk_debug_node_get_child(node), offset);
      if (child) result = gsk_debug_node_new(child, g_strdup(gsk_debug_node_get_message(node)));
      break;
    default: return NULL; /* What is blurred, faded or recolored as a whole keeps its look. */
  }
  if (child) gsk_render_node_unref(child);
  return result;
}

/* FALSE if the control is not in the node as it is. */
static gboolean apply(Effect *effect, GskRenderNode **node) {
  if (!*node || !effect->core || !gtk_widget_compute_bounds(effect->control->widget, effect->native->widget, &effect->bounds))
    return FALSE;
  GskRenderNode *replaced = replace(effect, *node, GRAPHENE_POINT_INIT(0, 0));
  if (!replaced) return FALSE;
  gsk_render_node_unref(*node);
  *node = append_raised(effect, replaced, GRAPHENE_POINT_INIT(0, 0));
  return TRUE;
}

static GskRenderNode *draw_in_front(PtkWindow *window, Native *native, GskRenderNode *node, const ptk_command *commands,
                                    size_t count) {
  if (count == 0) return node;
  GtkSnapshot *snapshot = gtk_snapshot_new();
  if (node) gtk_snapshot_append_node(snapshot, node);
  gtk_snapshot_translate(snapshot, &GRAPHENE_POINT_INIT(-(float)native->origin.x, -(float)native->origin.y));
  draw_commands(window->frames.latest, native->widget, snapshot, commands, count);
  if (node) gsk_render_node_unref(node);
  return gtk_snapshot_free_to_node(snapshot);
}

/* In place of a control that cannot be lifted. */
static GskRenderNode *draw_veil(PtkWindow *window, Native *native, GskRenderNode *node, const ptk_element *element) {
  float level = window->surroundings.is_dark ? 1 : 0;
  GtkSnapshot *snapshot = gtk_snapshot_new();
  if (node) gtk_snapshot_append_node(snapshot, node);
  gtk_snapshot_translate(snapshot, &GRAPHENE_POINT_INIT(-(float)native->origin.x, -(float)native->origin.y));
  draw_backing(snapshot, element->beneath, element->beneath_count, &(GdkRGBA){ level, level, level, 0.08f });
  if (node) gsk_render_node_unref(node);
  return gtk_snapshot_free_to_node(snapshot);
}

/* The parts of a widget are decorated together, with the first of them. */
static gboolean is_first_of_parts(PtkWindow *window, size_t index, const Control *control) {
  if (!control->is_part) return TRUE;
  for (size_t i = 0; i < index; i++) {
    Control *other = control_with_id(window, window->frames.latest->elements[i].target);
    if (other && other->is_part && other->widget == control->widget) return FALSE;
  }
  return TRUE;
}

/* Menus select the item under the pointer by themselves: one highlight is enough. In the padding of an item they do not. */
static gboolean is_shown_by_gtk(const Control *control) {
  return !control->is_part && control->target.kind == PTK_KIND_SEGMENT && control->target.tracks_held_press == PTK_CHOICE_YES &&
         GTK_IS_POPOVER(control->native->widget) && (gtk_widget_get_state_flags(control->widget) & GTK_STATE_FLAG_SELECTED);
}

/* What is in front of all. Over a popover the window's own is not seen, and the popover's must not be seen beside it. */
static GskRenderNode *draw_front(PtkWindow *window, Native *native, GskRenderNode *node) {
  const ptk_frame *frame = window->frames.latest;
  GtkWidget *content = GTK_IS_POPOVER(native->widget) ? gtk_widget_get_first_child(native->widget) : NULL;
  graphene_rect_t bounds;
  GskRoundedRect shape;
  if (frame->front_count == 0) return node;
  if (!content || !gtk_widget_compute_bounds(content, native->widget, &bounds))
    return draw_in_front(window, native, node, frame->front, frame->front_count);
  gsk_rounded_rect_init_from_rect(&shape, &bounds, (float)MAX(look_of(content).radius, 0));
  GtkSnapshot *snapshot = gtk_snapshot_new();
  if (node) gtk_snapshot_append_node(snapshot, node);
  if (node) gsk_render_node_unref(node);
  gtk_snapshot_push_rounded_clip(snapshot, &shape);
  GskRenderNode *front = draw_in_front(window, native, NULL, frame->front, frame->front_count);
  if (front) gtk_snapshot_append_node(snapshot, front);
  if (front) gsk_render_node_unref(front);
  gtk_snapshot_pop(snapshot);
  return gtk_snapshot_free_to_node(snapshot);
}

GskRenderNode *rewrite(PtkWindow *window, Native *native, GskRenderNode *node) {
  const ptk_frame *frame = window->frames.latest;
  for (size_t i = 0; frame && i < frame->element_count; i++) {
    const ptk_element *element = &frame->elements[i];
    Control *control = control_with_id(window, element->target);
    if (!control || control->native != native || !is_first_of_parts(window, i, control) || is_shown_by_gtk(control)) continue;
    graphene_point_t offset;
    Effect effect = { .window = window, .native = native, .element = element, .control = control,
                      .core = node_of(control->widget, &offset) };
    /* Otherwise the pointer would not be seen on the control. What is only scrolled out of view is not hovered. */
    if (!apply(&effect, &node) && element->target == frame->hovered) {
      node = draw_in_front(window, native, node, element->beneath, element->beneath_count);
      node = draw_in_front(window, native, node, element->above, element->above_count);
      if (element->is_raised) node = draw_veil(window, native, node, element);
    }
    g_clear_pointer(&effect.core, gsk_render_node_unref);
  }
  return frame ? draw_front(window, native, node) : node;
}
