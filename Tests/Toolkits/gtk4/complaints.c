/*
 * What GTK complains of by itself, rarely and at random elsewhere: here, without the pointer, each complaint is certain. The check
 * counts them as complaints of the program. Needs xdotool.
 */
#include <gtk/gtk.h>

static GtkWidget *popover;

static gboolean stop(gpointer loop) {
  g_main_loop_quit(loop);
  return G_SOURCE_REMOVE;
}

static void wait(guint milliseconds) {
  GMainLoop *loop = g_main_loop_new(NULL, FALSE);
  g_timeout_add(milliseconds, stop, loop);
  g_main_loop_run(loop);
  g_main_loop_unref(loop);
}

/* The editor of a cell is inserted after a style node that is not its sibling: gtk_css_node_insert_after. */
static GtkWidget *edit_cell(void) {
  GtkListStore *store = gtk_list_store_new(1, G_TYPE_STRING);
  gtk_list_store_insert_with_values(store, NULL, -1, 0, "text", -1);
  GtkWidget *view = gtk_tree_view_new_with_model(GTK_TREE_MODEL(store));
  GtkCellRenderer *cell = gtk_cell_renderer_text_new();
  g_object_set(cell, "editable", TRUE, NULL);
  gtk_tree_view_insert_column_with_attributes(GTK_TREE_VIEW(view), -1, "Column", cell, "text", 0, NULL);
  return view;
}

static gboolean fall_behind(gpointer data) {
  (void)data;
  g_usleep(60000);
  return G_SOURCE_REMOVE;
}

static gboolean remove_popover(gpointer data) {
  (void)data;
  if (popover) gtk_widget_unparent(popover);
  return G_SOURCE_REMOVE;
}

/* GTK asks for a tooltip half a second after a movement, and does not forget it when the popover beneath has lost its surface:
 * gdk_surface_get_device_position and _gtk_widget_find_at_coords. */
static void moved(void) {
  static int count;
  if (++count != 5) return;
  g_timeout_add(494, remove_popover, NULL);
  g_timeout_add(470, fall_behind, NULL);
}

/* Without a window manager, who presses a handle moves the window, and the state of what was pressed is counted wrongly:
 * gtk_widget_unset_state_flags. */
static void move_window(void) {
  GtkWidget *window = gtk_window_new(), *handle = gtk_window_handle_new();
  gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
  gtk_window_handle_set_child(GTK_WINDOW_HANDLE(handle), gtk_label_new("Handle"));
  gtk_window_set_child(GTK_WINDOW(window), handle);
  gtk_window_set_default_size(GTK_WINDOW(window), 300, 100);
  gtk_window_present(GTK_WINDOW(window));
  wait(800);
  g_spawn_command_line_async("xdotool mousemove 150 50 sleep 0.2 mousedown 1 sleep 0.2 mousemove 160 53 sleep 0.2 mousemove 180 56 "
                             "sleep 0.2 mouseup 1 sleep 0.2 mousemove 190 60 sleep 0.2 click 1", NULL);
  wait(2500);
  gtk_window_destroy(GTK_WINDOW(window));
  wait(300);
}

int main(void) {
  gtk_init();
  move_window();
  GtkWidget *window = gtk_window_new(), *view = edit_cell();
  gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
  gtk_window_set_child(GTK_WINDOW(window), view);
  gtk_window_set_default_size(GTK_WINDOW(window), 300, 100);
  gtk_window_present(GTK_WINDOW(window));
  wait(800);
  GtkTreePath *path = gtk_tree_path_new_first();
  gtk_tree_view_set_cursor(GTK_TREE_VIEW(view), path, gtk_tree_view_get_column(GTK_TREE_VIEW(view), 0), TRUE);
  gtk_tree_path_free(path);
  wait(500);
  popover = g_object_ref_sink(gtk_popover_new());
  GtkWidget *label = gtk_label_new("Popover");
  gtk_widget_set_size_request(label, 200, 100);
  gtk_popover_set_child(GTK_POPOVER(popover), label);
  gtk_widget_set_parent(popover, view);
  GtkEventController *motion = gtk_event_controller_motion_new();
  gtk_event_controller_set_propagation_phase(motion, GTK_PHASE_CAPTURE);
  g_signal_connect(motion, "motion", G_CALLBACK(moved), NULL);
  gtk_widget_add_controller(popover, motion);
  gtk_popover_popup(GTK_POPOVER(popover));
  wait(500);
  g_spawn_command_line_async("xdotool mousemove 140 170 sleep 0.1 mousemove 145 170 sleep 0.1 mousemove 150 170 sleep 0.1 "
                             "mousemove 155 170 sleep 0.1 mousemove 160 170", NULL);
  wait(2500);
  return 0;
}
