/* What a widget is: its kind, from what the program says, from its class, and from its name in CSS. */
#include "kinds.h"

#include "notes.h"

G_STATIC_ASSERT((int)PTK_GTK_KIND_CANVAS == PTK_KIND_CANVAS && (int)PTK_GTK_KIND_BUTTON == PTK_KIND_BUTTON);
G_STATIC_ASSERT((int)PTK_GTK_EFFECT_HOVER == PTK_EFFECT_HOVER && (int)PTK_GTK_EFFECT_LIFT == PTK_EFFECT_LIFT);

static GHashTable *kinds_of_types; /* Kinds by GType, each plus one. */

static gboolean is_named(GtkWidget *widget, const char *name) {
  return widget && strcmp(gtk_widget_get_css_name(widget), name) == 0;
}

static const char *type_name(GtkWidget *widget) { return G_OBJECT_TYPE_NAME(widget); }

void ptk_gtk_type_set_kind(GType type, int kind) {
  g_return_if_fail(g_type_is_a(type, GTK_TYPE_WIDGET) && kind >= -1 && kind <= PTK_KIND_CANVAS);
  if (!kinds_of_types) kinds_of_types = g_hash_table_new(NULL, NULL);
  g_hash_table_insert(kinds_of_types, GSIZE_TO_POINTER(type), GINT_TO_POINTER(kind + 1));
}

/* The kind that the program has set for a widget or its class, or −1. */
static int set_kind(GtkWidget *widget, const Notes *notes) {
  int kind = notes->kind;
  for (GType type = G_OBJECT_TYPE(widget); kind < 0 && kinds_of_types && type != GTK_TYPE_WIDGET; type = g_type_parent(type))
    kind = GPOINTER_TO_INT(g_hash_table_lookup(kinds_of_types, GSIZE_TO_POINTER(type))) - 1;
  return kind;
}

/* The bar around a button: the nearest ancestor in which buttons are equal in rank. */
static GtkWidget *bar_around(GtkWidget *widget) {
  int depth = 0;
  for (GtkWidget *each = gtk_widget_get_parent(widget); each && depth < 6; each = gtk_widget_get_parent(each), depth++) {
    if (GTK_IS_HEADER_BAR(each) || GTK_IS_ACTION_BAR(each) || is_named(each, "headerbar") ||
        is_named(each, "actionbar") || gtk_widget_has_css_class(each, "toolbar"))
      return each;
    if (is_named(each, "stackswitcher") || is_named(each, "viewswitcher") || gtk_widget_has_css_class(each, "linked"))
      return each;
    if (GTK_IS_SCROLLED_WINDOW(each) || GTK_IS_LIST_BOX(each)) return NULL;
  }
  return NULL;
}

static uint64_t group_of(GtkWidget *bar) { return bar ? identify(&notes_of(bar)->group) : 0; }

static Role control(ptk_kind kind) { return (Role){ .kind = kind, .is_control = TRUE, .is_leaf = TRUE }; }
static Role container(ptk_kind kind) { return (Role){ .kind = kind, .is_control = TRUE }; }

/* What lights while a button is held that was pressed elsewhere. */
static Role menu_item(ptk_kind kind) {
  Role role = control(kind);
  role.tracks_held_press = PTK_CHOICE_YES;
  return role;
}
static Role described(Role role) {
  role.tracks_held_press = role.accepts_drops = PTK_CHOICE_AUTOMATIC;
  return role;
}

/* Whether a widget is in the list of a combo box. */
static gboolean is_in_combo(GtkWidget *widget) {
  GtkWidget *popover = gtk_widget_get_ancestor(widget, GTK_TYPE_POPOVER);
  GtkWidget *parent = popover ? gtk_widget_get_parent(popover) : NULL;
  return GTK_IS_DROP_DOWN(parent) || GTK_IS_COMBO_BOX(parent);
}

static Role role_of_button(GtkWidget *widget) {
  if (GTK_IS_LINK_BUTTON(widget)) return control(PTK_KIND_LINK);
  if (GTK_IS_TREE_VIEW(gtk_widget_get_parent(widget))) return control(PTK_KIND_SEGMENT);
  GtkWidget *bar = bar_around(widget);
  gboolean is_switcher = bar && (is_named(bar, "stackswitcher") || is_named(bar, "viewswitcher") ||
                                 (gtk_widget_has_css_class(bar, "linked") && GTK_IS_TOGGLE_BUTTON(widget)));
  Role role = control(is_switcher ? PTK_KIND_SEGMENT : bar ? PTK_KIND_BAR_BUTTON : PTK_KIND_BUTTON);
  if (is_switcher && GTK_IS_TOGGLE_BUTTON(widget) && gtk_toggle_button_get_active(GTK_TOGGLE_BUTTON(widget)))
    role.kind = PTK_KIND_SELECTED_SEGMENT;
  role.group = group_of(bar);
  return role;
}

static Role find_role(GtkWidget *widget, const Notes *notes) {
  const Role none = { .kind = PTK_KIND_OTHER };
  int kind = set_kind(widget, notes);
  if (kind >= 0) {
    Role role = described(container((ptk_kind)kind));
    role.group = kind == PTK_KIND_BAR_BUTTON || kind == PTK_KIND_SEGMENT ? group_of(bar_around(widget)) : 0;
    return role;
  }
  GtkWidget *parent = gtk_widget_get_parent(widget);
  if (GTK_IS_BUTTON(widget)) return role_of_button(widget);
  if (GTK_IS_TEXT(widget)) return control(PTK_KIND_TEXT);
  if (GTK_IS_TEXT_VIEW(widget)) return container(PTK_KIND_TEXT);
  if (GTK_IS_LABEL(widget)) {
    if (is_named(parent, "calendar") || gtk_widget_has_css_class(widget, "day-number")) return control(PTK_KIND_BUTTON);
    if (gtk_label_get_selectable(GTK_LABEL(widget))) return control(PTK_KIND_TEXT);
    return none;
  }
  if (GTK_IS_SWITCH(widget) || GTK_IS_CHECK_BUTTON(widget)) return control(PTK_KIND_BUTTON);
  /* The button within a DropDown or a ComboBox has its size; the list within its popover is a native of its own. */
  /* A menu item that is only an icon is named a button. */
  if (is_named(widget, "modelbutton") || strcmp(type_name(widget), "GtkModelButton") == 0) return menu_item(PTK_KIND_SEGMENT);
  if (is_named(widget, "item") && is_named(parent, "menubar")) return menu_item(PTK_KIND_BAR_BUTTON);
  if (is_named(widget, "tab") && gtk_widget_get_ancestor(widget, GTK_TYPE_NOTEBOOK)) {
    Role role = container(PTK_KIND_TAB_BAR_ITEM);
    role.group = group_of(parent);
    return role;
  }
  if (is_named(widget, "tab")) return container(PTK_KIND_TAB_BAR_ITEM);
  if (is_named(widget, "arrow") && gtk_widget_get_ancestor(widget, GTK_TYPE_NOTEBOOK)) return control(PTK_KIND_BUTTON);
  GtkWidget *range = is_named(widget, "slider") ? gtk_widget_get_ancestor(widget, GTK_TYPE_RANGE) : NULL;
  if (range) {
    Role role = control(PTK_KIND_SLIDER);
    role.latching_axes = gtk_orientable_get_orientation(GTK_ORIENTABLE(range)) == GTK_ORIENTATION_HORIZONTAL
                           ? PTK_AXIS_HORIZONTAL : PTK_AXIS_VERTICAL;
    return role;
  }
  if (GTK_IS_SCALE(widget)) {
    /* The track keeps the circle: a click lands where it is. */
    Role role = container(PTK_KIND_SLIDER);
    role.is_obstacle = TRUE;
    return role;
  }
  if (is_named(widget, "separator") && GTK_IS_PANED(parent)) {
    Role role = control(PTK_KIND_DIVIDER);
    role.latching_axes = gtk_orientable_get_orientation(GTK_ORIENTABLE(parent)) == GTK_ORIENTATION_HORIZONTAL
                           ? PTK_AXIS_HORIZONTAL : PTK_AXIS_VERTICAL;
    return role;
  }
  if (GTK_IS_LIST_BOX_ROW(widget)) {
    GtkListBoxRow *row = GTK_LIST_BOX_ROW(widget);
    GtkWidget *list = gtk_widget_get_ancestor(widget, GTK_TYPE_LIST_BOX);
    gboolean responds = gtk_list_box_row_get_activatable(row) ||
      (gtk_list_box_row_get_selectable(row) && list &&
       gtk_list_box_get_selection_mode(GTK_LIST_BOX(list)) != GTK_SELECTION_NONE);
    return responds ? container(PTK_KIND_ROW) : none;
  }
  if (GTK_IS_FLOW_BOX_CHILD(widget)) return container(PTK_KIND_CARD);
  if (strcmp(type_name(widget), "GtkListItemWidget") == 0) {
    Role role = container(GTK_IS_GRID_VIEW(parent) ? PTK_KIND_CARD : PTK_KIND_ROW);
    if (is_in_combo(widget)) role.tracks_held_press = PTK_CHOICE_YES;
    return role;
  }
  /* Since GTK 4.12 the rows of a column view have a class of their own, which its header has, too. */
  if (strcmp(type_name(widget), "GtkColumnViewRowWidget") == 0 && is_named(widget, "row")) return container(PTK_KIND_ROW);
  if (strcmp(type_name(widget), "GtkColumnViewTitle") == 0) return control(PTK_KIND_SEGMENT);
  if (is_named(widget, "title") && gtk_widget_get_ancestor(widget, GTK_TYPE_EXPANDER)) return control(PTK_KIND_ROW);
  if (GTK_IS_TREE_EXPANDER(parent) && is_named(widget, "expander")) return control(PTK_KIND_BUTTON);
  if (strcmp(type_name(widget), "GtkColorSwatch") == 0) return control(PTK_KIND_BUTTON);
  /* An image that responds to clicks is an icon in a field, or a button that the program has made itself. */
  if (GTK_IS_IMAGE(widget) && notes->has_gesture) return control(PTK_KIND_BUTTON);
  /* What responds to clicks and is not recognized keeps padding away; see has_own_gesture() for what has controls in it. */
  if (gtk_widget_get_first_child(widget) == NULL && !GTK_IS_SCROLLBAR(widget) && notes->has_gesture) {
    Role role = control(PTK_KIND_OTHER);
    role.is_obstacle = TRUE;
    return role;
  }
  return none;
}

/* Whether a container has a gesture that its program has given it. */
static gboolean has_own_gesture(GtkWidget *widget, const Notes *notes) {
  /* Other containers have gestures for windows, scrolling and selections by themselves. */
  static const char *const plain[] = { "GtkWidget", "GtkBox", "GtkGrid", "GtkCenterBox", "GtkFixed", "GtkFrame", "GtkAspectFrame",
                                       "GtkOverlay", "GtkRevealer", "AdwBin", "AdwClamp", NULL };
  if (!notes->has_gesture) return FALSE;
  GType type = G_OBJECT_TYPE(widget);
  while (!g_str_has_prefix(g_type_name(type), "Gtk") && !g_str_has_prefix(g_type_name(type), "Adw")) type = g_type_parent(type);
  return g_strv_contains(plain, g_type_name(type));
}

/* Roles are kept, apart from those that change with a state. */
Role role_of(GtkWidget *widget) {
  Notes *notes = notes_of(widget);
  if (notes->has_role) return notes->role;
  notes->role = find_role(widget, notes);
  notes->role.is_front = has_own_gesture(widget, notes);
  notes->has_role = !GTK_IS_TOGGLE_BUTTON(widget) && !GTK_IS_LIST_BOX_ROW(widget) && !GTK_IS_LABEL(widget);
  return notes->role;
}
