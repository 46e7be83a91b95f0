/*
 * Opens and closes windows and popovers, with controls that change, while the pointer moves over them. usage: churn COUNT [leak].
 * Prints the resident memory in kilobytes after the first and after the second half. With `leak`, it loses an engine for
 * each window: who looks for leaks has to find them.
 */
#include <pointerkit-gtk4.h>

typedef struct {
  GtkWidget *window, *popover, *list;
  int step, count;
  gboolean leaks;
} Churn;

static long resident_kilobytes(void) {
  long pages = 0;
  FILE *file = fopen("/proc/self/statm", "r");
  if (!file || fscanf(file, "%*d %ld", &pages) != 1) pages = 0;
  if (file) fclose(file);
  return pages * 4;
}

static void add_part(GtkWidget *widget, PtkGtkParts *parts, gpointer data) {
  (void)widget, (void)data;
  for (guint64 key = 0; key < 3; key++)
    ptk_gtk_parts_add(parts, key, PTK_KIND_BUTTON, &GRAPHENE_RECT_INIT(10 + 40 * (float)key, 10, 30, 20));
}

static void open_window(Churn *self) {
  self->window = gtk_window_new();
  gtk_window_set_default_size(GTK_WINDOW(self->window), 300, 300);
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
  self->list = gtk_list_box_new();
  for (int i = 0; i < 8; i++) gtk_list_box_append(GTK_LIST_BOX(self->list), gtk_button_new_with_label("Song"));
  GtkWidget *canvas = gtk_drawing_area_new();
  gtk_widget_set_size_request(canvas, 200, 40);
  ptk_gtk_widget_set_provider(canvas, add_part, g_strdup("data"), g_free);
  gtk_box_append(GTK_BOX(box), gtk_entry_new());
  gtk_box_append(GTK_BOX(box), canvas);
  gtk_box_append(GTK_BOX(box), self->list);
  gtk_window_set_child(GTK_WINDOW(self->window), box);
  gtk_window_present(GTK_WINDOW(self->window));
  self->popover = gtk_popover_new();
  gtk_popover_set_child(GTK_POPOVER(self->popover), gtk_button_new_with_label("Copy"));
  gtk_widget_set_parent(self->popover, self->list);
}

/* Each step of a window: shown, a popover, rows that go, detached and attached again, closed. */
static gboolean step(gpointer data) {
  Churn *self = data;
  ptk_engine *engine = self->window ? ptk_gtk_get_engine(GTK_WINDOW(self->window)) : NULL;
  if (engine) {
    ptk_input input = ptk_default_input(PTK_INPUT_KIND_POSITION, g_get_monotonic_time() * 1000);
    input.position = (ptk_point){ 512 + 20 + self->step * 37 % 260, 512 + self->step * 53 % 290 };
    ptk_engine_handle(engine, &input, input.time);
  }
  switch (self->step++ % 6) {
    case 0: open_window(self); break;
    case 1: gtk_popover_popup(GTK_POPOVER(self->popover)); break;
    case 2: gtk_list_box_remove(GTK_LIST_BOX(self->list), gtk_widget_get_first_child(self->list)); break;
    case 3: gtk_popover_popdown(GTK_POPOVER(self->popover)); break;
    case 4:
      if (self->step / 6 % 2 == 0) {
        ptk_gtk_detach(GTK_WINDOW(self->window));
        ptk_gtk_attach(GTK_WINDOW(self->window));
      }
      break;
    default:
      gtk_widget_unparent(self->popover);
      if (self->leaks) ptk_engine_create((ptk_size){ 1, 1 }, NULL);
      gtk_window_destroy(GTK_WINDOW(self->window));
      self->window = NULL;
      if (self->step / 6 * 2 == self->count || self->step / 6 == self->count) g_print("%ld\n", resident_kilobytes());
  }
  return G_SOURCE_CONTINUE;
}

int main(int count, char **arguments) {
  Churn churn = { .count = count > 1 ? atoi(arguments[1]) : 100, .leaks = count > 2 };
  ptk_gtk_attach_all();
  gtk_init();
  g_timeout_add(12, step, &churn);
  while (churn.step < 6 * churn.count) g_main_context_iteration(NULL, TRUE);
  ptk_gtk_detach_all();
  return 0;
}
