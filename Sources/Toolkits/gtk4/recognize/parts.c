/*
 * The parts of a widget that are no widgets: what a program's provider tells, the rows of tree views, the items of icon
 * views, and the links in labels.
 */
#include "parts.h"

#include "../pointerkit-gtk4.h"
#include "notes.h"

struct _PtkGtkParts {
  PtkWindow *window;
  const Scope *scope;
  GtkWidget *widget;
  graphene_point_t origin; /* Of the widget's coordinates, in points of the space. */
  int64_t z;
  GHashTable *before;      /* The parts of the last time that have not been added again. */
};

static void add(PtkGtkParts *parts, guint64 key, const Role *role, const graphene_rect_t *bounds) {
  Notes *notes = notes_of(parts->widget);
  if (!notes->parts) notes->parts = g_hash_table_new_full(g_int64_hash, g_int64_equal, g_free, g_free);
  uint64_t *id = g_hash_table_lookup(notes->parts, &key);
  if (!id) {
    uint64_t new_id = 0;
    identify(&new_id);
    id = g_memdup2(&new_id, sizeof new_id);
    g_hash_table_insert(notes->parts, g_memdup2(&key, sizeof key), id);
  }
  if (parts->before) g_hash_table_remove(parts->before, &key);
  graphene_rect_t rect = *bounds;
  graphene_rect_offset(&rect, parts->origin.x, parts->origin.y);
  Control *control = register_control(parts->window, parts->scope, parts->widget, *id, role, &rect, parts->z);
  control->part = key;
}

void ptk_gtk_parts_add(PtkGtkParts *parts, guint64 key, int kind, const graphene_rect_t *bounds) {
  g_return_if_fail(parts && bounds && kind >= 0 && kind <= PTK_KIND_CANVAS);
  Role role = { .kind = (ptk_kind)kind, .is_control = TRUE, .is_leaf = TRUE, .tracks_held_press = PTK_CHOICE_AUTOMATIC,
                .accepts_drops = PTK_CHOICE_AUTOMATIC };
  add(parts, key, &role, bounds);
}

/* ---- GTK's own widgets --------------------------------------------------------------------------------------------- */

static guint64 key_of(GtkTreePath *path) {
  guint64 key = 14695981039346656037u; /* The hash of Fowler, Noll and Vo. */
  const int *indices = gtk_tree_path_get_indices(path);
  for (int i = 0; i < gtk_tree_path_get_depth(path); i++) key = (key ^ (guint64)indices[i]) * 1099511628211u;
  return key;
}

static void add_tree_rows(GtkTreeView *view, PtkGtkParts *parts) {
  GdkRectangle visible, row;
  gtk_tree_view_get_visible_rect(view, &visible);
  int x = 0, y = 0;
  gtk_tree_view_convert_tree_to_bin_window_coords(view, visible.x, visible.y, &x, &y);
  for (int end = y + visible.height; y < end;) {
    GtkTreePath *path = NULL;
    if (!gtk_tree_view_get_path_at_pos(view, x, y, &path, NULL, NULL, NULL)) return;
    gtk_tree_view_get_background_area(view, path, NULL, &row);
    guint64 key = key_of(path);
    gtk_tree_path_free(path);
    if (row.height <= 0) return;
    int left = 0, top = 0;
    gtk_tree_view_convert_bin_window_to_widget_coords(view, x, row.y, &left, &top);
    graphene_rect_t bounds = GRAPHENE_RECT_INIT((float)left, (float)top, (float)visible.width, (float)row.height);
    ptk_gtk_parts_add(parts, key, PTK_KIND_ROW, &bounds);
    y = MAX(y + 1, row.y + row.height); /* On the border of two rows, GTK finds the upper one. */
  }
}

static void add_icons(GtkIconView *view, PtkGtkParts *parts) {
  GtkTreePath *path = NULL, *end = NULL;
  if (!gtk_icon_view_get_visible_range(view, &path, &end)) return;
  for (; gtk_tree_path_compare(path, end) <= 0; gtk_tree_path_next(path)) {
    GdkRectangle cell;
    if (!gtk_icon_view_get_cell_rect(view, path, NULL, &cell)) break;
    graphene_rect_t bounds = GRAPHENE_RECT_INIT((float)cell.x, (float)cell.y, (float)cell.width, (float)cell.height);
    ptk_gtk_parts_add(parts, key_of(path), PTK_KIND_CARD, &bounds);
  }
  gtk_tree_path_free(path);
  gtk_tree_path_free(end);
}

/* Where the link begins to which a run of text belongs, or −1. Of a link GTK sets the color, and its themes the line beneath. */
static int link_of(const PangoLayoutRun *run) {
  int start = -1;
  gboolean is_underlined = FALSE;
  for (GSList *each = run ? run->item->analysis.extra_attrs : NULL; each; each = each->next) {
    const PangoAttribute *attribute = each->data;
    if (attribute->klass->type == PANGO_ATTR_FOREGROUND) start = (int)attribute->start_index;
    is_underlined |= attribute->klass->type == PANGO_ATTR_UNDERLINE;
  }
  return is_underlined ? start : -1;
}

/* A link that is wrapped has a part for each line. */
static void add_links(GtkLabel *label, PtkGtkParts *parts) {
  int left = 0, top = 0, before = -1;
  gtk_label_get_layout_offsets(label, &left, &top);
  PangoLayoutIter *iter = pango_layout_get_iter(gtk_label_get_layout(label));
  graphene_rect_t link;
  guint64 count = 0;
  do {
    PangoLayoutRun *run = pango_layout_iter_get_run_readonly(iter);
    int current = link_of(run);
    if (before >= 0 && current != before) ptk_gtk_parts_add(parts, count++, PTK_KIND_LINK, &link);
    if (current >= 0) {
      PangoRectangle logical;
      pango_layout_iter_get_run_extents(iter, NULL, &logical);
      pango_extents_to_pixels(&logical, NULL);
      graphene_rect_t rect = GRAPHENE_RECT_INIT((float)(logical.x + left), (float)(logical.y + top),
                                                (float)logical.width, (float)logical.height);
      if (current == before) graphene_rect_union(&link, &rect, &link);
      else link = rect;
    }
    before = current;
  } while (pango_layout_iter_next_run(iter));
  if (before >= 0) ptk_gtk_parts_add(parts, count, PTK_KIND_LINK, &link);
  pango_layout_iter_free(iter);
}

static gboolean has_links(GtkWidget *widget) {
  return GTK_IS_LABEL(widget) && gtk_label_get_use_markup(GTK_LABEL(widget)) &&
         strstr(gtk_label_get_label(GTK_LABEL(widget)), "<a ") != NULL;
}

/* ---- All parts ----------------------------------------------------------------------------------------------------- */

static GHashTable *copy_keys(GHashTable *table) {
  GHashTable *copy = g_hash_table_new_full(g_int64_hash, g_int64_equal, g_free, NULL);
  GHashTableIter iter;
  gpointer key;
  g_hash_table_iter_init(&iter, table);
  while (g_hash_table_iter_next(&iter, &key, NULL)) g_hash_table_add(copy, g_memdup2(key, sizeof(guint64)));
  return copy;
}

static void forget_keys(PtkWindow *self, Notes *notes, GHashTable *keys) {
  GHashTableIter iter;
  gpointer key;
  g_hash_table_iter_init(&iter, keys);
  while (g_hash_table_iter_next(&iter, &key, NULL)) {
    forget_control(self, *(uint64_t *)g_hash_table_lookup(notes->parts, key));
    g_hash_table_remove(notes->parts, key);
  }
}

void walk_parts(PtkWindow *self, const Scope *scope, GtkWidget *widget, int64_t z) {
  Notes *notes = notes_of(widget);
  gboolean is_known = notes->provider || GTK_IS_TREE_VIEW(widget) || GTK_IS_ICON_VIEW(widget) || has_links(widget);
  if (!is_known && !notes->parts) return;
  graphene_point_t origin;
  if (!gtk_widget_compute_point(widget, scope->native->widget, graphene_point_zero(), &origin)) return;
  origin.x += (float)(scope->native->origin.x - scope->origin.x);
  origin.y += (float)(scope->native->origin.y - scope->origin.y);
  PtkGtkParts parts = { self, scope, widget, origin, z + 1, notes->parts ? copy_keys(notes->parts) : NULL };
  if (notes->provider) notes->provider(widget, &parts, notes->provider_data);
  else if (GTK_IS_TREE_VIEW(widget)) add_tree_rows(GTK_TREE_VIEW(widget), &parts);
  else if (GTK_IS_ICON_VIEW(widget)) add_icons(GTK_ICON_VIEW(widget), &parts);
  else if (has_links(widget)) add_links(GTK_LABEL(widget), &parts);
  if (!parts.before) return;
  forget_keys(self, notes, parts.before);
  g_hash_table_unref(parts.before);
}

void forget_parts(PtkWindow *self, GtkWidget *widget) {
  Notes *notes = notes_of(widget);
  if (!notes->parts) return;
  GHashTable *keys = copy_keys(notes->parts);
  forget_keys(self, notes, keys);
  g_hash_table_unref(keys);
  g_clear_pointer(&notes->parts, g_hash_table_unref);
}

void ptk_gtk_widget_set_provider(GtkWidget *widget, PtkGtkProvider provider, gpointer data, GDestroyNotify destroy) {
  g_return_if_fail(GTK_IS_WIDGET(widget));
  Notes *notes = notes_of(widget);
  if (notes->provider_destroy) notes->provider_destroy(notes->provider_data);
  notes->provider = provider;
  notes->provider_data = data;
  notes->provider_destroy = destroy;
  touch(widget);
}

gboolean ptk_gtk_widget_get_hovered_part(GtkWidget *widget, guint64 *key) {
  g_return_val_if_fail(GTK_IS_WIDGET(widget), FALSE);
  PtkWindow *self = window_of(widget);
  Control *control = self && self->frames.latest ? control_with_id(self, self->frames.latest->hovered) : NULL;
  if (!control || control->widget != widget || !control->is_part) return FALSE;
  if (key) *key = control->part;
  return TRUE;
}
