/* The smallest program: GTK's own buttons, to which the pointer snaps. README.md says how to build it. */
#include "pointerkit-gtk.h"

// snippet.gtk
static void clicked(GtkButton *button, gpointer data) {
  (void)data;
  g_print("%s\n", gtk_button_get_label(button));
}

static void activate(GtkApplication *application, gpointer data) {
  (void)data;
  GtkWidget *bar = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 24);
  gtk_widget_set_halign(bar, GTK_ALIGN_CENTER);
  gtk_widget_set_valign(bar, GTK_ALIGN_CENTER);
  for (int i = 0; i < 3; i++) {
    GtkWidget *button = gtk_button_new_with_label((const char *[]){ "Share", "Copy", "Delete" }[i]);
    gtk_button_set_has_frame(GTK_BUTTON(button), FALSE);
    g_signal_connect(button, "clicked", G_CALLBACK(clicked), NULL);
    gtk_box_append(GTK_BOX(bar), ptk_gtk_element_new(button, PTK_KIND_BUTTON));
  }
  GtkWidget *window = gtk_application_window_new(application);
  gtk_window_set_title(GTK_WINDOW(window), "Hello, PointerKit");
  gtk_window_set_default_size(GTK_WINDOW(window), 480, 320);
  gtk_window_set_child(GTK_WINDOW(window), ptk_gtk_surface_new(bar, NULL, NULL));
  gtk_window_present(GTK_WINDOW(window));
}
// snippet.end

int main(int argc, char **argv) {
  GtkApplication *application = gtk_application_new(NULL, G_APPLICATION_NON_UNIQUE);
  g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
  int status = g_application_run(G_APPLICATION(application), argc, argv);
  g_object_unref(application);
  return status;
}
