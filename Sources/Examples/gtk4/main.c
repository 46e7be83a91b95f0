/*
 * An ordinary GTK 4 program: a header bar with buttons and a menu, a search field, a list, a switch and a slider. With
 * one line it has the pointer of PointerKit; `-DWITHOUT_POINTERKIT` compiles the same program without.
 */
#include <gtk/gtk.h>
#ifndef WITHOUT_POINTERKIT
#include <pointerkit-gtk4.h>
#endif

static void say(GtkButton *button, gpointer text) {
  (void)button;
  g_print("%s\n", (const char *)text);
}

static void say_row(GtkListBox *list, GtkListBoxRow *row, gpointer data) {
  (void)list, (void)data;
  g_print("row %d\n", gtk_list_box_row_get_index(row));
}

static void say_text(GtkEditable *text, gpointer data) {
  (void)data;
  g_print("text %s\n", gtk_editable_get_text(text));
}

static void say_switch(GtkSwitch *toggle, GParamSpec *property, gpointer data) {
  (void)property, (void)data;
  g_print("switch %s\n", gtk_switch_get_active(toggle) ? "on" : "off");
}

static void say_value(GtkRange *range, gpointer data) {
  (void)data;
  g_print("value %d\n", (int)gtk_range_get_value(range));
}

static void say_action(GSimpleAction *action, GVariant *parameter, gpointer data) {
  (void)parameter, (void)data;
  g_print("menu %s\n", g_action_get_name(G_ACTION(action)));
}

static GtkWidget *make_bar(void) {
  GtkWidget *bar = gtk_header_bar_new();
  GtkWidget *share = gtk_button_new_from_icon_name("document-send-symbolic");
  GtkWidget *undo = gtk_button_new_from_icon_name("edit-undo-symbolic");
  g_signal_connect(share, "clicked", G_CALLBACK(say), "share");
  g_signal_connect(undo, "clicked", G_CALLBACK(say), "undo");
  gtk_header_bar_pack_start(GTK_HEADER_BAR(bar), share);
  gtk_header_bar_pack_start(GTK_HEADER_BAR(bar), undo);
  GMenu *menu = g_menu_new();
  g_menu_append(menu, "Copy", "app.copy");
  g_menu_append(menu, "Delete", "app.delete");
  GtkWidget *more = gtk_menu_button_new();
  gtk_menu_button_set_icon_name(GTK_MENU_BUTTON(more), "open-menu-symbolic");
  gtk_menu_button_set_menu_model(GTK_MENU_BUTTON(more), G_MENU_MODEL(menu));
  g_object_unref(menu);
  gtk_header_bar_pack_end(GTK_HEADER_BAR(bar), more);
  return bar;
}

static GtkWidget *make_list(void) {
  GtkWidget *list = gtk_list_box_new();
  for (int i = 0; i < 30; i++) {
    char *text = g_strdup_printf("Song %d", i + 1);
    GtkWidget *label = gtk_label_new(text);
    g_free(text);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    g_object_set(label, "margin-start", 12, "margin-top", 8, "margin-bottom", 8, NULL);
    gtk_list_box_append(GTK_LIST_BOX(list), label);
  }
  g_signal_connect(list, "row-activated", G_CALLBACK(say_row), NULL);
  GtkWidget *scroll = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroll), list);
  gtk_widget_set_vexpand(scroll, TRUE);
  return scroll;
}

static GtkWidget *make_controls(void) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 36);
  g_object_set(box, "margin-start", 18, "margin-end", 18, "margin-top", 18, "margin-bottom", 18, NULL);
  GtkWidget *play = gtk_button_new_with_label("Play");
  g_signal_connect(play, "clicked", G_CALLBACK(say), "play");
  GtkWidget *toggle = gtk_switch_new();
  gtk_widget_set_valign(toggle, GTK_ALIGN_CENTER);
  g_signal_connect(toggle, "notify::active", G_CALLBACK(say_switch), NULL);
  GtkWidget *volume = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 100, 1);
  gtk_range_set_value(GTK_RANGE(volume), 40);
  gtk_widget_set_hexpand(volume, TRUE);
  g_signal_connect(volume, "value-changed", G_CALLBACK(say_value), NULL);
  gtk_box_append(GTK_BOX(box), play);
  gtk_box_append(GTK_BOX(box), toggle);
  gtk_box_append(GTK_BOX(box), volume);
  return box;
}

static void activate(GtkApplication *application, gpointer data) {
  (void)data;
  const GActionEntry actions[] = { { .name = "copy", .activate = say_action }, { .name = "delete", .activate = say_action } };
  g_action_map_add_action_entries(G_ACTION_MAP(application), actions, G_N_ELEMENTS(actions), NULL);
  GtkWidget *search = gtk_search_entry_new();
  g_object_set(search, "margin-start", 18, "margin-end", 18, "margin-top", 18, NULL);
  g_signal_connect(search, "changed", G_CALLBACK(say_text), NULL);
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12);
  gtk_box_append(GTK_BOX(box), search);
  gtk_box_append(GTK_BOX(box), make_list());
  gtk_box_append(GTK_BOX(box), make_controls());
  GtkWidget *window = gtk_application_window_new(application);
  gtk_window_set_title(GTK_WINDOW(window), "Songs");
  gtk_window_set_default_size(GTK_WINDOW(window), 480, 420);
  gtk_window_set_titlebar(GTK_WINDOW(window), make_bar());
  gtk_window_set_child(GTK_WINDOW(window), box);
  gtk_window_present(GTK_WINDOW(window));
}

int main(int count, char **arguments) {
#ifndef WITHOUT_POINTERKIT
  ptk_gtk_attach_all();
#endif
  setlinebuf(stdout);
  GtkApplication *application = gtk_application_new("org.pointerkit.songs", G_APPLICATION_NON_UNIQUE);
  g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
  int status = g_application_run(G_APPLICATION(application), count, arguments);
  g_object_unref(application);
  return status;
}
