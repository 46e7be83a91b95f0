/* A music player. GTK's own buttons, slider, entry and list lie within elements, and the pointer adapts to each. */
#include "pointerkit-gtk.h"

typedef struct Player {
  GtkWidget *title, *play, *position;
  gboolean playing;
  guint track;
} Player;
static Player player;
static const char *tracks[] = {"Harbour", "Low tide", "Signal fires", "A slower sea", "Glass", "North", "Lanterns",
                               "Second winter", "Birch", "Morning train", "Paper boats", "The long way"};

static void show(void) {
  char *text = g_strdup_printf("%s — %s, %.0f %%", tracks[player.track], player.playing ? "playing" : "paused",
                               gtk_range_get_value(GTK_RANGE(player.position)));
  gtk_label_set_text(GTK_LABEL(player.title), text);
  gtk_button_set_icon_name(GTK_BUTTON(player.play),
                           player.playing ? "media-playback-pause-symbolic" : "media-playback-start-symbolic");
  g_print("%s\n", text);
  g_free(text);
}

static void search(GtkEditable *entry, gpointer data) {
  (void)data;
  g_print("search %s\n", gtk_editable_get_text(entry));
}

static void play(GtkButton *button, gpointer data) {
  (void)button, (void)data;
  player.playing = !player.playing;
  show();
}

static void skip(GtkButton *button, gpointer step) {
  (void)button;
  player.track = (player.track + G_N_ELEMENTS(tracks) + GPOINTER_TO_INT(step)) % G_N_ELEMENTS(tracks);
  gtk_range_set_value(GTK_RANGE(player.position), 0);
  show();
}

static void choose(GtkButton *button, gpointer index) {
  (void)button;
  player.track = GPOINTER_TO_UINT(index);
  player.playing = TRUE;
  show();
}

static void moved(GtkRange *range, gpointer data) {
  (void)range, (void)data;
  show();
}

/* An icon button in a group, so that the pointer does not become the circle between one button and the next. */
static GtkWidget *bar_button(const char *icon, GCallback callback, int step) {
  GtkWidget *button = gtk_button_new_from_icon_name(icon);
  gtk_button_set_has_frame(GTK_BUTTON(button), FALSE);
  g_signal_connect(button, "clicked", callback, GINT_TO_POINTER(step));
  GtkWidget *element = ptk_gtk_element_new(button, PTK_KIND_BAR_BUTTON);
  ptk_gtk_element_get_properties(PTK_GTK_ELEMENT(element))->group = 1;
  return element;
}

static GtkWidget *list(void) {
  GtkWidget *rows = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  for (guint i = 0; i < G_N_ELEMENTS(tracks); i++) {
    GtkWidget *row = gtk_button_new_with_label(tracks[i]);
    gtk_button_set_has_frame(GTK_BUTTON(row), FALSE);
    g_signal_connect(row, "clicked", G_CALLBACK(choose), GUINT_TO_POINTER(i));
    gtk_box_append(GTK_BOX(rows), ptk_gtk_element_new(row, PTK_KIND_ROW));
  }
  GtkWidget *scrolled = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), rows);
  gtk_widget_set_vexpand(scrolled, TRUE);
  return scrolled;
}

static void activate(GtkApplication *application, gpointer data) {
  (void)data;
  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *bar = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_widget_set_halign(bar, GTK_ALIGN_CENTER);
  player.title = gtk_label_new(NULL);
  player.position = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 100, 1);
  g_signal_connect(player.position, "value-changed", G_CALLBACK(moved), NULL);
  gtk_box_append(GTK_BOX(bar), bar_button("media-skip-backward-symbolic", G_CALLBACK(skip), -1));
  GtkWidget *middle = bar_button("media-playback-start-symbolic", G_CALLBACK(play), 0);
  player.play = gtk_widget_get_first_child(middle);
  gtk_box_append(GTK_BOX(bar), middle);
  gtk_box_append(GTK_BOX(bar), bar_button("media-skip-forward-symbolic", G_CALLBACK(skip), 1));
  gtk_box_append(GTK_BOX(column), player.title);
  gtk_box_append(GTK_BOX(column), bar);
  gtk_box_append(GTK_BOX(column), ptk_gtk_element_new(player.position, PTK_KIND_SLIDER));
  GtkWidget *entry = gtk_entry_new();
  gtk_entry_set_placeholder_text(GTK_ENTRY(entry), "Search");
  g_signal_connect(entry, "changed", G_CALLBACK(search), NULL);
  gtk_box_append(GTK_BOX(column), ptk_gtk_element_new(entry, PTK_KIND_TEXT));
  gtk_box_append(GTK_BOX(column), list());
  show();
  GtkWidget *window = gtk_application_window_new(application);
  gtk_window_set_title(GTK_WINDOW(window), "Player");
  gtk_window_set_default_size(GTK_WINDOW(window), 420, 400);
  gtk_window_set_child(GTK_WINDOW(window), ptk_gtk_surface_new(column, NULL, NULL));
  gtk_window_present(GTK_WINDOW(window));
}

int main(int argc, char **argv) {
  GtkApplication *application = gtk_application_new(NULL, G_APPLICATION_NON_UNIQUE);
  g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
  int status = g_application_run(G_APPLICATION(application), argc, argv);
  g_object_unref(application);
  return status;
}
