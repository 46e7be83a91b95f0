/* What a screen reader would say of a widget: what the program says, what is written in it or beside it, or its tooltip. */
#include "names.h"

static char *text_of(const char *text) {
  char *copy = text ? g_strstrip(g_strdup(text)) : NULL;
  if (copy && *copy) return copy;
  g_free(copy);
  return NULL;
}

/* The accessible label that the program has set. GTK tells it only as what a comparison has found. */
static char *label_of(GtkWidget *widget) {
  GtkAccessible *accessible = GTK_ACCESSIBLE(widget);
  if (!gtk_test_accessible_has_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL)) return NULL;
  char *found = gtk_test_accessible_check_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, "\x01");
  size_t length = found ? strlen(found) : 0;
  if (length >= 2 && (*found == '"' || *found == '<')) {
    memmove(found, found + 1, length - 2);
    found[length - 2] = '\0';
  }
  char *label = text_of(found);
  g_free(found);
  return label;
}

/* What the labels in a widget show, the first three of them. */
static void append_content(GtkWidget *widget, GString *text, int *count) {
  if (*count >= 3) return;
  if (GTK_IS_LABEL(widget)) {
    char *own = text_of(gtk_label_get_text(GTK_LABEL(widget)));
    if (own) g_string_append_printf(text, "%s%s", text->len ? ", " : "", own), (*count)++;
    g_free(own);
    return;
  }
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child))
    if (!GTK_IS_NATIVE(child) && gtk_widget_get_child_visible(child) && gtk_widget_get_visible(child)) append_content(child, text, count);
}

static char *content_of(GtkWidget *widget) {
  GString *text = g_string_new(NULL);
  int count = 0;
  append_content(widget, text, &count);
  char *content = text_of(text->str);
  g_string_free(text, TRUE);
  return content;
}

static char *mnemonic_of(GtkWidget *widget) {
  GList *labels = gtk_widget_list_mnemonic_labels(widget);
  char *text = labels && GTK_IS_LABEL(labels->data) ? text_of(gtk_label_get_text(labels->data)) : NULL;
  g_list_free(labels);
  return text;
}

static char *property_of(GtkWidget *widget, const char *property) {
  GParamSpec *spec = g_object_class_find_property(G_OBJECT_GET_CLASS(widget), property);
  if (!spec || spec->value_type != G_TYPE_STRING || !(spec->flags & G_PARAM_READABLE)) return NULL;
  char *value = NULL;
  g_object_get(widget, property, &value, NULL);
  char *text = text_of(value);
  g_free(value);
  return text;
}

/* The name without what lies around the widget. */
static char *own_name_of(GtkWidget *widget) {
  char *name = label_of(widget);
  if (!name) name = mnemonic_of(widget);
  if (!name && !GTK_IS_TEXT_VIEW(widget) && !GTK_IS_TEXT(widget)) name = content_of(widget);
  if (!name) name = text_of(gtk_widget_get_tooltip_text(widget));
  if (!name) name = property_of(widget, "placeholder-text");
  return name;
}

char *name_of(GtkWidget *widget) {
  char *name = own_name_of(widget);
  /* The button in a menu button or a split button has the name of that, and a control in a row that of the row. */
  int depth = 0;
  for (GtkWidget *each = gtk_widget_get_parent(widget); !name && each && depth < 6; each = gtk_widget_get_parent(each), depth++) {
    gboolean is_wrapper = GTK_IS_MENU_BUTTON(each) || GTK_IS_DROP_DOWN(each) || GTK_IS_COMBO_BOX(each) || GTK_IS_ENTRY(each) ||
                          GTK_IS_SPIN_BUTTON(each) || GTK_IS_SEARCH_ENTRY(each) || GTK_IS_PASSWORD_ENTRY(each) || GTK_IS_SCALE_BUTTON(each) ||
                          strcmp(G_OBJECT_TYPE_NAME(each), "AdwSplitButton") == 0;
    if (is_wrapper) name = own_name_of(each);
    if (!name && GTK_IS_LIST_BOX_ROW(each)) name = property_of(each, "title");
  }
  return name;
}

char *name_of_part(GtkWidget *widget) {
  char *name = label_of(widget);
  return name ? name : text_of(gtk_widget_get_tooltip_text(widget));
}

char *path_of(GtkWidget *widget, gboolean is_part) {
  GString *path = g_string_new(is_part ? "part of " : NULL);
  int depth = 0;
  for (GtkWidget *each = widget; each && depth < 5; each = gtk_widget_get_parent(each), depth++)
    g_string_append_printf(path, "%s%s", depth ? " in " : "", G_OBJECT_TYPE_NAME(each));
  return g_string_free(path, FALSE);
}
