/* Tells pointerkit-run --audit of the layouts that stay: what reacts to clicks by itself, with its names, and pictures. */
#include "audit.h"

#include "../common/audit.h"
#include "recognize/controls.h"
#include "recognize/names.h"
#include "recognize/notes.h"

/* ---- Pictures ------------------------------------------------------------------------------------------------------ */

void audit_keep(Native *native, GskRenderNode *node) {
  if (!audit_is_on() || !node) return;
  gsk_render_node_ref(node);
  audit_forget(native);
  native->plain = node;
}

void audit_forget(Native *native) { g_clear_pointer(&native->plain, gsk_render_node_unref); }

static void save_picture(Audit *audit, const Native *native) {
  GskRenderer *renderer = gtk_native_get_renderer(GTK_NATIVE(native->widget));
  int width = gtk_widget_get_width(native->widget), height = gtk_widget_get_height(native->widget);
  if (!renderer || !native->plain || width <= 0 || height <= 0) return;
  graphene_rect_t bounds = GRAPHENE_RECT_INIT(0, 0, (float)width, (float)height);
  GdkTexture *texture = gsk_renderer_render_texture(renderer, native->plain, &bounds);
  const char *path = audit_picture(audit, (ptk_rect){ native->origin.x, native->origin.y, width, height });
  if (path) gdk_texture_save_to_png(texture, path);
  g_object_unref(texture);
}

/* ---- Controls ------------------------------------------------------------------------------------------------------ */

/* Whether a person hits it: a scale is one target with its handle, and a scroll bar is the platform's, whose views scroll
 * without it. */
static gboolean is_target(const Control *control) {
  GtkWidget *widget = control->widget;
  if (!control->target.is_enabled || control->target.kind == PTK_KIND_CANVAS) return FALSE;
  if (gtk_widget_get_ancestor(widget, GTK_TYPE_SCROLLBAR)) return FALSE;
  if (GTK_IS_SCALE(widget)) return TRUE;
  if (control->is_obstacle || (control->target.kind == PTK_KIND_SLIDER && gtk_widget_get_ancestor(widget, GTK_TYPE_SCALE))) return FALSE;
  /* Of a label, the text is selected, which is no function of its own. */
  return control->is_part || !GTK_IS_LABEL(widget) || control->target.kind != PTK_KIND_TEXT;
}

/* What of a control reacts to clicks, in points of its space: all of the widget, also around its inner node. */
static ptk_rect reacting_frame(PtkWindow *self, const Control *control) {
  ptk_rect frame = control->target.frame;
  ptk_point origin;
  graphene_rect_t bounds;
  if (control->is_part || control->target.kind == PTK_KIND_DIVIDER) return frame;
  GtkWidget *widget = control->widget;
  /* A press beside the text of an entry is for the entry, which has the focus then. */
  GtkWidget *entry = GTK_IS_TEXT(widget) ? gtk_widget_get_parent(widget) : NULL;
  if (!gtk_widget_compute_bounds(widget, control->native->widget, &bounds)) return frame;
  if (GTK_IS_ENTRY(entry)) {
    graphene_rect_t whole;
    if (gtk_widget_compute_bounds(entry, control->native->widget, &whole)) {
      bounds.origin.y = whole.origin.y;
      bounds.size.height = whole.size.height;
    }
  }
  if (ptk_engine_convert_from_space(self->engine, control->target.space, (ptk_point){ 0, 0 }, &origin) != PTK_STATUS_OK) return frame;
  return (ptk_rect){ bounds.origin.x + control->native->origin.x - origin.x, bounds.origin.y + control->native->origin.y - origin.y,
                     bounds.size.width, bounds.size.height };
}

/* The row that does what a control in it does, or 0. */
static uint64_t equivalent_of(const Control *control) {
  GtkWidget *row = gtk_widget_get_ancestor(control->widget, GTK_TYPE_LIST_BOX_ROW);
  if (!row || row == control->widget || !g_object_class_find_property(G_OBJECT_GET_CLASS(row), "activatable-widget")) return 0;
  GtkWidget *widget = NULL;
  g_object_get(row, "activatable-widget", &widget, NULL);
  gboolean is_same = widget && (widget == control->widget || gtk_widget_is_ancestor(control->widget, widget));
  g_clear_object(&widget);
  return is_same ? notes_of(row)->id : 0;
}

static void add(PtkWindow *self, Audit *audit, uint64_t id, const Control *control) {
  char *path = path_of(control->widget, control->is_part), *name = control->is_part ? name_of_part(control->widget) : name_of(control->widget);
  audit_add(audit, &(AuditTarget){
                     .id = id, .space = control->target.space, .kind = control->target.kind, .z = control->target.z,
                     .frame = reacting_frame(self, control), .path = path, .name = name,
                     .equivalent = equivalent_of(control),
                     /* A line limits the height of a link in a label. */
                     .is_exempt = control->is_part && control->target.kind == PTK_KIND_LINK && GTK_IS_LABEL(control->widget),
                   });
  g_free(path);
  g_free(name);
}

static gboolean stayed(gpointer data) {
  PtkWindow *self = data;
  self->audit = 0;
  Native *window = self->natives->len ? g_ptr_array_index(self->natives, 0) : NULL;
  if (!window || !gtk_widget_get_mapped(window->widget)) return G_SOURCE_REMOVE;
  const char *title = gtk_window_get_title(GTK_WINDOW(self->widget));
  ptk_size size = { gtk_widget_get_width(self->widget) + 2 * PTK_MARGIN, gtk_widget_get_height(self->widget) + 2 * PTK_MARGIN };
  Audit *audit = audit_begin(self->engine, title, size);
  if (!audit) return G_SOURCE_REMOVE;
  for (guint i = 0; i < self->natives->len; i++) save_picture(audit, g_ptr_array_index(self->natives, i));
  GHashTableIter iter;
  gpointer id, control;
  g_hash_table_iter_init(&iter, self->scene.controls);
  while (g_hash_table_iter_next(&iter, &id, &control))
    if (is_target(control)) add(self, audit, *(const uint64_t *)id, control);
  audit_end(audit);
  return G_SOURCE_REMOVE;
}

void audit_changed(PtkWindow *self) {
  if (!audit_is_on()) return;
  g_clear_handle_id(&self->audit, g_source_remove);
  self->audit = g_timeout_add(AUDIT_DELAY, stayed, self);
}

void audit_stop(PtkWindow *self) { g_clear_handle_id(&self->audit, g_source_remove); }
