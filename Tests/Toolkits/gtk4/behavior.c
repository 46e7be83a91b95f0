/*
 * What the pointer does in windows of a program of ours, with xdotool as the person: a press in padding may close the window,
 * nothing is left when all windows are detached, density follows the layout, what lies over a control or responds to clicks
 * keeps it from being hovered, and a cursor of the program's stays. Says what is wrong.
 */
#include <pointerkit-gtk4.h>

#include <dlfcn.h>
#include <gdk/x11/gdkx.h>
#include <glib/gstdio.h>
#include <math.h>
#include <unistd.h>

static int failures;
static GtkWidget *window; /* NULL when it is closed. */
static int clicks;

static void expect(gboolean holds, const char *what) {
  if (holds) return;
  g_printerr("behavior: %s\n", what);
  failures++;
}

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

/* The positions are in points. */
static void person(const char *does) {
  GString *command = g_string_new("xdotool");
  char **words = g_strsplit(does, " ", -1);
  const char *scale = g_getenv("GDK_SCALE");
  for (int i = 0, positions = 0; words[i]; i++, positions--) {
    if (scale && positions > 0) g_string_append_printf(command, " %g", g_ascii_strtod(words[i], NULL) * atoi(scale));
    else g_string_append_printf(command, " %s", words[i]);
    if (strcmp(words[i], "mousemove") == 0) positions = 3;
  }
  g_strfreev(words);
  g_spawn_command_line_async(command->str, NULL);
  g_string_free(command, TRUE);
  wait(1000);
}

/* Clicks in the padding of the left button, 4 points above it. */
static void click_in_padding(void) { person("mousemove 150 50 sleep 0.1 mousemove 150 95 sleep 0.4 click 1"); }

static void clicked(gpointer closes) {
  clicks++;
  if (closes) gtk_window_destroy(GTK_WINDOW(window));
}

/* A window at the corner of the screen, with two buttons of 100 × 40: the left at 100, 100, and the other at a gap. */
static void open_window(int gap, gboolean closes) {
  g_unlink(g_getenv("POINTERKIT_LOG"));
  window = gtk_window_new();
  g_object_add_weak_pointer(G_OBJECT(window), (gpointer *)&window);
  gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
  gtk_window_set_default_size(GTK_WINDOW(window), 400, 300);
  GtkWidget *fixed = gtk_fixed_new();
  for (int i = 0; i < 2; i++) {
    GtkWidget *button = gtk_button_new_with_label("Button");
    gtk_widget_set_size_request(button, 100, 40);
    gtk_fixed_put(GTK_FIXED(fixed), button, 100 + i * (100 + gap), 100);
    g_signal_connect_swapped(button, "clicked", G_CALLBACK(clicked), GINT_TO_POINTER(closes));
  }
  gtk_window_set_child(GTK_WINDOW(window), fixed);
  gtk_window_present(GTK_WINDOW(window));
  wait(600);
}

static ptk_configuration config_of(void) {
  ptk_configuration config = ptk_default_configuration();
  ptk_engine_get_configuration(ptk_gtk_get_engine(GTK_WINDOW(window)), &config, sizeof config);
  return config;
}

static ptk_host_traits host_of(void) {
  ptk_host_traits host = ptk_default_host_traits();
  ptk_engine_get_host_traits(ptk_gtk_get_engine(GTK_WINDOW(window)), &host, sizeof host);
  return host;
}

static void close_window(void) {
  if (window) gtk_window_destroy(GTK_WINDOW(window));
  wait(100);
}

static void try_density(void) {
  open_window(60, FALSE);
  expect(config_of().regions.bezel_padding == ptk_default_configuration().regions.bezel_padding, "a window with wide gaps has not the padding for fingers");
  close_window();
  open_window(4, FALSE);
  expect(config_of().regions.bezel_padding == ptk_compact_configuration().regions.bezel_padding, "a window with narrow gaps has not the compact padding");
  close_window();
}

static void try_padding(void) {
  for (int gap = 4; gap <= 60; gap += 56) {
    clicks = 0;
    open_window(gap, TRUE);
    click_in_padding();
    expect(clicks == 1, "a press in padding did not press the button once");
    expect(!window, "the window that a press in padding closes is not closed");
    close_window();
  }
}

/* Whether the pointer is on a widget of a class, as the log tells. */
static gboolean is_on(const char *type) {
  char *log = NULL;
  gboolean is = FALSE;
  if (!g_file_get_contents(g_getenv("POINTERKIT_LOG"), &log, NULL, NULL)) return FALSE;
  char **lines = g_strsplit(log, "\n", -1);
  for (int i = 0; lines[i]; i++) {
    char **words = g_strsplit(lines[i], " ", 3);
    if (words[0] && words[1] && strcmp(words[1], type) == 0) is = strcmp(words[0], "leave") != 0;
    g_strfreev(words);
  }
  g_strfreev(lines);
  g_free(log);
  return is;
}

static GtkWidget *put(GtkWidget *widget, int x, int y, int width, int height) {
  gtk_widget_set_size_request(widget, width, height);
  gtk_fixed_put(GTK_FIXED(gtk_window_get_child(GTK_WINDOW(window))), widget, x, y);
  return widget;
}

static void pressed(int *count) { ++*count; }

/* Two clicks in padding are two for the window, too; what has nothing to activate has no padding. */
static void try_two_clicks(void) {
  int presses = 0;
  open_window(60, FALSE);
  GtkGesture *gesture = gtk_gesture_click_new();
  g_signal_connect_swapped(gesture, "pressed", G_CALLBACK(pressed), &presses);
  gtk_widget_add_controller(window, GTK_EVENT_CONTROLLER(gesture));
  clicks = 0;
  person("mousemove 150 50 sleep 0.1 mousemove 150 95 sleep 0.4 click 1 sleep 0.1 click 1");
  expect(clicks == 2 && presses == 2, "of two clicks in padding, one is lost");
  GtkWidget *area = put(gtk_drawing_area_new(), 100, 200, 100, 40);
  ptk_gtk_widget_set_kind(area, PTK_KIND_BUTTON);
  person("mousemove 150 170 sleep 0.1 mousemove 150 196");
  expect(!is_on("GtkDrawingArea"), "what a press in its padding cannot activate has padding");
  person("mousemove 150 220");
  expect(is_on("GtkDrawingArea"), "a widget that the program makes a control is not hovered");
  close_window();
}

G_GNUC_BEGIN_IGNORE_DEPRECATIONS
static GtkCssProvider *add_style(const char *css) {
  GtkCssProvider *style = gtk_css_provider_new();
  gtk_css_provider_load_from_data(style, css, -1);
  gtk_style_context_add_provider_for_display(gdk_display_get_default(), GTK_STYLE_PROVIDER(style), GTK_STYLE_PROVIDER_PRIORITY_USER);
  return style;
}

static void remove_style(GtkCssProvider *style) {
  gtk_style_context_remove_provider_for_display(gdk_display_get_default(), GTK_STYLE_PROVIDER(style));
  g_object_unref(style);
}
G_GNUC_END_IGNORE_DEPRECATIONS

/* What is seen where the left button is. */
static char *picture(void) {
  const char *scale = g_getenv("GDK_SCALE");
  int unit = scale ? atoi(scale) : 1;
  char *pixels = NULL;
  char *command = g_strdup_printf("import -window root -crop %dx%d+%d+%d txt:-", 100 * unit, 40 * unit, 100 * unit, 100 * unit);
  g_spawn_command_line_sync(command, &pixels, NULL, NULL, NULL);
  g_free(command);
  return pixels;
}

/* The pointer is seen on a control that paints nothing, or nothing that can be taken apart. */
static void try_pictures(void) {
  open_window(60, FALSE);
  GtkCssProvider *style = add_style(".blurred { filter: blur(2px); }");
  GtkWidget *button = gtk_widget_get_first_child(gtk_window_get_child(GTK_WINDOW(window)));
  for (int i = 0; i < 2; i++) {
    if (i == 0) gtk_widget_set_opacity(button, 0);
    else gtk_widget_add_css_class(gtk_widget_get_parent(button), "blurred");
    person("mousemove 150 250");
    char *before = picture();
    person("mousemove 150 120");
    char *after = picture();
    expect(before && *before && g_strcmp0(before, after) != 0, i == 0 ? "the pointer is not seen on a control that is not"
                                                                      : "the pointer is not seen on a control that is blurred");
    gtk_widget_set_opacity(button, 1);
    g_free(before);
    g_free(after);
  }
  remove_style(style);
  close_window();
}

static void disable(GtkWidget *button) { gtk_widget_set_sensitive(button, FALSE); }

/* The program takes a button away in the moment in which a press in its padding ends. */
static void try_disabled_padding(void) {
  clicks = 0;
  open_window(60, FALSE);
  GtkWidget *fixed = gtk_window_get_child(GTK_WINDOW(window)), *button = gtk_widget_get_first_child(fixed);
  GtkGesture *gesture = gtk_gesture_click_new();
  gtk_event_controller_set_propagation_phase(GTK_EVENT_CONTROLLER(gesture), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped(gesture, "released", G_CALLBACK(disable), button);
  gtk_widget_add_controller(window, GTK_EVENT_CONTROLLER(gesture));
  click_in_padding();
  expect(!gtk_widget_get_sensitive(button), "a press in padding does not reach the window");
  expect(clicks == 0, "a press in padding pressed a button that is not sensitive any more");
  close_window();
}

static gboolean moves_cursor(void) {
  wait(100);
  return host_of().warps_cursor;
}

/* A program that locks the cursor by itself says so. */
static void try_cursor(void) {
  open_window(60, FALSE);
  expect(moves_cursor(), "the cursor is not moved under X11");
  ptk_gtk_set_moves_cursor(FALSE);
  person("mousemove 150 60");
  expect(!moves_cursor(), "the cursor is moved although the program has it");
  ptk_gtk_set_moves_cursor(TRUE);
  person("mousemove 150 65");
  expect(moves_cursor(), "the cursor is not moved any more");
  close_window();
}

/* The hooks stay when nothing is attached. */
static void try_detached(void) {
  open_window(60, FALSE);
  expect(ptk_gtk_get_engine(GTK_WINDOW(window)) != NULL, "a window that is opened has no pointer");
  ptk_gtk_detach_all();
  expect(!ptk_gtk_get_engine(GTK_WINDOW(window)), "a detached window has an engine");
  clicks = 0;
  click_in_padding();
  expect(clicks == 0, "padding is pressed in a detached window");
  person("mousemove 150 120 sleep 0.3 click 1");
  expect(clicks == 1, "a button in a detached window does not respond");
  GtkWidget *popover = gtk_popover_new();
  gtk_popover_set_child(GTK_POPOVER(popover), gtk_button_new_with_label("Button"));
  gtk_widget_set_parent(popover, gtk_window_get_child(GTK_WINDOW(window)));
  gtk_popover_popup(GTK_POPOVER(popover));
  wait(300);
  gtk_popover_popdown(GTK_POPOVER(popover)); /* Otherwise GTK keeps the grab. */
  wait(300);
  gtk_widget_unparent(popover);
  close_window();
  open_window(60, FALSE);
  expect(!ptk_gtk_get_engine(GTK_WINDOW(window)), "a window that is opened after all are detached has the pointer");
  ptk_gtk_attach_all();
  wait(600);
  clicks = 0;
  click_in_padding();
  expect(clicks == 1, "padding is not pressed in a window that is attached again");
  close_window();
}

/* A widget that is allocated over a button, in whatever container. */
static void try_over(void) {
  open_window(60, FALSE);
  person("mousemove 150 50 sleep 0.1 mousemove 150 120");
  expect(is_on("GtkButton"), "a button is not hovered");
  put(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), 100, 100, 100, 40);
  person("mousemove 150 50 sleep 0.5 mousemove 150 120");
  expect(!is_on("GtkButton"), "a button is hovered beneath what lies over it");
  GtkWidget *list = gtk_list_box_new(), *scroll = put(gtk_scrolled_window_new(), 100, 160, 200, 100);
  gtk_list_box_append(GTK_LIST_BOX(list), gtk_label_new("Row"));
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroll), list);
  person("mousemove 150 50 sleep 0.1 mousemove 150 168");
  expect(is_on("GtkListBoxRow"), "a row is not hovered");
  put(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), 100, 160, 100, 60);
  person("mousemove 150 50 sleep 0.5 mousemove 150 168");
  expect(!is_on("GtkListBoxRow"), "a row of a view that scrolls is hovered beneath what lies over it");
  GtkWidget *overlay = gtk_overlay_new(), *rows = put(gtk_list_box_new(), 320, 160, 160, 80);
  gtk_overlay_set_child(GTK_OVERLAY(overlay), gtk_label_new("A row with a badge"));
  gtk_overlay_add_overlay(GTK_OVERLAY(overlay), gtk_label_new("Badge"));
  gtk_widget_set_size_request(overlay, 160, 80);
  gtk_list_box_append(GTK_LIST_BOX(rows), overlay);
  person("mousemove 150 50 sleep 0.5 mousemove 400 200");
  expect(is_on("GtkListBoxRow"), "a row is not hovered at the badge on it");
  GtkWidget *over = put(gtk_button_new_with_label("Over"), 320, 180, 60, 20);
  wait(100);
  graphene_rect_t bounds;
  expect(gtk_widget_compute_bounds(over, gtk_widget_get_parent(over), &bounds), "a button has no bounds");
  char *beside = g_strdup_printf("mousemove 150 50 sleep 0.5 mousemove %g 200", bounds.origin.x + bounds.size.width + 6);
  person(beside);
  g_free(beside);
  expect(is_on("GtkListBoxRow"), "the padding of a button covers the row beneath the button");
  close_window();
}

/* The radius of the rows of a list is said by a rule for its children, and only the selected one has a background. */
static void try_rounded_rows(void) {
  open_window(60, FALSE);
  GtkCssProvider *style = add_style(".rounded > row { border-radius: 9px; } row:selected { background: #888; }");
  GtkWidget *list = put(gtk_list_box_new(), 100, 160, 200, 80);
  gtk_widget_add_css_class(list, "rounded");
  for (int i = 0; i < 2; i++) gtk_list_box_append(GTK_LIST_BOX(list), gtk_label_new("Row"));
  gtk_list_box_select_row(GTK_LIST_BOX(list), gtk_list_box_get_row_at_index(GTK_LIST_BOX(list), 0));
  person("mousemove 150 50 sleep 0.5 mousemove 150 192");
  expect(is_on("GtkListBoxRow"), "a row is not hovered");
  ptk_engine *engine = ptk_gtk_get_engine(GTK_WINDOW(window));
  ptk_state state = { 0 };
  ptk_target target = { 0 };
  expect(ptk_engine_get_state(engine, &state, sizeof state) == PTK_STATUS_OK, "an engine has no state");
  expect(ptk_engine_get_target(engine, state.hovered, &target, sizeof target) == PTK_STATUS_OK, "a hovered row is no target");
  expect(target.corner_radius == 9, "a row has not the radius of its list's rows");
  remove_style(style);
  close_window();
}

static GtkWidget *overlay_of(GtkWidget *child, GtkWidget *over) {
  GtkWidget *overlay = gtk_overlay_new();
  gtk_overlay_set_child(GTK_OVERLAY(overlay), child);
  gtk_overlay_add_overlay(GTK_OVERLAY(overlay), over);
  return overlay;
}

/* What lies over others lies over what lies over others in them, as deep as it is. */
static void try_nested(void) {
  open_window(60, FALSE);
  GtkWidget *button = gtk_button_new_with_label("Over"), *toast = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *inner = overlay_of(gtk_label_new("Content"), overlay_of(gtk_label_new("Content"), button));
  gtk_widget_set_valign(toast, GTK_ALIGN_END);
  gtk_widget_set_size_request(toast, 200, 40);
  put(overlay_of(inner, toast), 100, 160, 200, 100);
  person("mousemove 150 50 sleep 0.5 mousemove 200 180");
  expect(is_on("GtkButton"), "a button that lies over others is not hovered");
  person("mousemove 150 50 sleep 0.5 mousemove 200 240");
  expect(!is_on("GtkButton"), "a button that lies over others is hovered beneath what lies over all");
  close_window();
}

/* Whether the pointer is where the system's cursor is, rather than away. */
static gboolean has_pointer(double x, double y) {
  ptk_state state;
  ptk_engine_get_state(ptk_gtk_get_engine(GTK_WINDOW(window)), &state, sizeof state);
  return fabs(state.position.x - x - 512) < 1 && fabs(state.position.y - y - 512) < 1;
}

static gboolean shows(GtkWidget *widget, const char *name) {
  GdkCursor *cursor = gtk_widget_get_cursor(widget);
  return cursor && g_strcmp0(gdk_cursor_get_name(cursor), name) == 0;
}

/* A cursor that says more than the pointer does stays, and the pointer goes. */
static void try_program_cursor(void) {
  open_window(60, FALSE);
  GtkWidget *canvas = put(gtk_drawing_area_new(), 100, 160, 200, 100), *entry = put(gtk_entry_new(), 100, 20, 100, 30);
  gtk_widget_set_cursor_from_name(canvas, "crosshair");
  person("mousemove 150 80 sleep 0.5 mousemove 150 82");
  expect(shows(window, "none") && has_pointer(150, 82), "the pointer is not shown beside a widget with a cursor");
  person("mousemove 150 210 sleep 0.3 mousemove 160 215");
  expect(shows(canvas, "crosshair") && !has_pointer(160, 215), "the cursor of a widget that is not known is replaced");
  gtk_widget_set_cursor(canvas, NULL);
  wait(300);
  gtk_widget_set_cursor_from_name(canvas, "text");
  wait(300);
  person("mousemove 170 210");
  expect(shows(canvas, "text") && !has_pointer(170, 210), "a cursor that comes while the pointer is there is replaced");
  person("mousemove 160 215");
  gtk_widget_set_cursor(canvas, NULL);
  wait(300);
  expect(has_pointer(160, 215), "the pointer does not come when a cursor goes");
  gtk_widget_set_cursor_from_name(canvas, "none");
  wait(300);
  person("mousemove 165 215");
  expect(!has_pointer(165, 215), "the pointer is shown where the program hides the cursor");
  gtk_widget_set_cursor(canvas, NULL);
  wait(300);
  person("mousemove 150 120");
  expect(is_on("GtkButton"), "a button is not hovered after a cursor of the program's was shown");
  gtk_widget_set_cursor_from_name(window, "wait");
  wait(300);
  expect(shows(window, "wait") && !is_on("GtkButton"), "a wait cursor is replaced");
  gtk_widget_set_cursor(window, NULL);
  wait(300);
  expect(shows(window, "none") && is_on("GtkButton"), "the pointer does not come when a wait cursor goes");
  person("mousemove 150 35");
  GtkWidget *text = g_object_ref(gtk_widget_get_first_child(entry));
  expect(is_on("GtkText") && shows(text, "none"), "the cursor of a field is not replaced");
  g_object_ref(entry);
  gtk_fixed_remove(GTK_FIXED(gtk_window_get_child(GTK_WINDOW(window))), entry);
  expect(shows(text, "text"), "a field that is taken out of its window has not its cursor");
  g_object_unref(entry);
  g_object_unref(text);
  close_window();
}

G_GNUC_BEGIN_IGNORE_DEPRECATIONS

/* A window may go to a screen of another scale. */
static void try_scale(void) {
  open_window(60, FALSE);
  int scale = gtk_widget_get_scale_factor(window);
  gdk_x11_display_set_surface_scale(gtk_widget_get_display(window), 3 - scale);
  wait(300);
  expect(host_of().display_scale == 3 - scale, "the scale of a window's screen is not known after it has changed");
  gdk_x11_display_set_surface_scale(gtk_widget_get_display(window), scale);
  close_window();
}

static gboolean release_pointer(gpointer data) {
  (void)data;
  void (*ungrab)(void *display, unsigned long time) = (void (*)(void *, unsigned long))dlsym(RTLD_DEFAULT, "XUngrabPointer");
  ungrab(gdk_x11_display_get_xdisplay(gdk_display_get_default()), 0);
  return G_SOURCE_REMOVE;
}

G_GNUC_END_IGNORE_DEPRECATIONS

/* Who moves a window takes the release of the press that began it. */
static void try_release(void) {
  open_window(60, FALSE);
  g_timeout_add(400, release_pointer, NULL);
  person("mousemove 150 230 sleep 0.1 mousedown 1 sleep 0.5 mousemove 900 700 sleep 0.1 mouseup 1");
  person("mousemove 150 60 sleep 0.1 mousemove 150 120");
  expect(is_on("GtkButton"), "a button is not hovered after a release that another has taken");
  close_window();
}

/* A container with a gesture responds to clicks in it: the padding of a button beside it does not. What is in it has padding. */
static void try_gesture(void) {
  int boxes = 0;
  open_window(60, FALSE);
  GtkWidget *box = put(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), 100, 40, 100, 58);
  GtkGesture *gesture = gtk_gesture_click_new();
  g_signal_connect_swapped(gesture, "pressed", G_CALLBACK(pressed), &boxes);
  gtk_widget_add_controller(box, GTK_EVENT_CONTROLLER(gesture));
  GtkWidget *inner = gtk_toggle_button_new_with_label("Inner");
  gtk_widget_set_margin_top(inner, 10);
  gtk_widget_set_size_request(inner, -1, 24);
  gtk_box_append(GTK_BOX(box), inner);
  wait(300);
  clicks = 0;
  person("mousemove 150 20 sleep 0.1 mousemove 150 95 sleep 0.4 click 1");
  expect(!is_on("GtkButton"), "padding reaches into a container with a gesture");
  expect(boxes == 1 && clicks == 0, "a press in a container with a gesture is another's");
  person("mousemove 150 20 sleep 0.1 mousemove 150 47");
  expect(is_on("GtkToggleButton"), "a button in a container with a gesture has no padding");
  close_window();
}

/* Links are parts of a label; what is only underlined is not. */
static void try_links(void) {
  guint64 key = 0;
  open_window(60, FALSE);
  GtkWidget *label = put(gtk_label_new(NULL), 100, 200, -1, -1);
  gtk_label_set_markup_with_mnemonic(GTK_LABEL(label), "<u>Under_lined</u> and <a href='https://pointerkit.org'>a link</a>");
  wait(300);
  person("mousemove 110 195 sleep 0.1 mousemove 110 207");
  expect(!ptk_gtk_widget_get_hovered_part(label, &key), "what is underlined is a link");
  PangoRectangle place;
  pango_layout_index_to_pos(gtk_label_get_layout(GTK_LABEL(label)), strlen("Underlined and a "), &place);
  char *there = g_strdup_printf("mousemove %d 195 sleep 0.1 mousemove %d 207", 100 + place.x / PANGO_SCALE, 100 + place.x / PANGO_SCALE);
  person(there);
  g_free(there);
  expect(ptk_gtk_widget_get_hovered_part(label, &key), "a link in a label is not hovered");
  close_window();
}

/* The frame that the engine has of what is hovered. */
static ptk_target hovered_target(void) {
  ptk_engine *engine = ptk_gtk_get_engine(GTK_WINDOW(window));
  ptk_state state = { 0 };
  ptk_target target = { 0 };
  ptk_engine_get_state(engine, &state, sizeof state);
  if (state.hovered) ptk_engine_get_target(engine, state.hovered, &target, sizeof target);
  return target;
}

/* A button whose circle is painted by the image in it, as a window's are, has the shape of the circle. */
static void try_bezels(void) {
  open_window(60, FALSE);
  GtkCssProvider *style = add_style("button.round { background: none; border: none; box-shadow: none; padding: 5px; min-width: 0; min-height: 0; } "
                                    ".round > image { background: alpha(black, 0.1); border-radius: 100%; min-width: 24px; min-height: 24px; }");
  GtkWidget *bar = put(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0), 100, 200, -1, -1), *button = gtk_button_new_from_icon_name("open-menu");
  gtk_widget_add_css_class(bar, "toolbar");
  gtk_widget_add_css_class(button, "round");
  gtk_box_append(GTK_BOX(bar), button);
  wait(600);
  graphene_rect_t bounds;
  expect(gtk_widget_compute_bounds(button, window, &bounds), "a button has no bounds");
  char *there = g_strdup_printf("mousemove 150 50 sleep 0.3 mousemove %g %g", bounds.origin.x + bounds.size.width / 2,
                                bounds.origin.y + bounds.size.height / 2);
  person(there);
  g_free(there);
  ptk_target target = hovered_target();
  expect(target.frame.width == 24 && target.frame.height == 24, "the highlight of a round button is larger than its circle");
  expect(target.corner_radius >= 12, "the highlight of a round button has corners");
  expect(!target.has_bezel, "a bezel that is not opaque is covered, beside the highlight behind it");
  remove_style(style);
  close_window();
}

/* Beneath the only line of a text the beam is where the pointer is. */
static void try_short_text(void) {
  open_window(60, FALSE);
  GtkWidget *view = put(gtk_text_view_new(), 100, 20, 100, 200);
  gtk_text_buffer_set_text(gtk_text_view_get_buffer(GTK_TEXT_VIEW(view)), "One", -1);
  person("mousemove 50 290");
  char *before = picture();
  person("mousemove 150 120");
  char *after = picture();
  expect(g_strcmp0(before, after) != 0, "the beam is not where the pointer is in a short text");
  g_free(before);
  g_free(after);
  close_window();
}

/* Beside a busy cursor GTK's own highlight tells what is hovered; what is dragged takes the pointer along. */
static void try_busy(void) {
  open_window(60, FALSE);
  GtkWidget *button = gtk_widget_get_first_child(gtk_window_get_child(GTK_WINDOW(window)));
  person("mousemove 150 50 sleep 0.3 mousemove 150 120");
  expect(!(gtk_widget_get_state_flags(button) & GTK_STATE_FLAG_PRELIGHT), "GTK's own highlight lies beneath the pointer's");
  gtk_widget_set_cursor_from_name(window, "wait");
  wait(400);
  expect(gtk_widget_get_state_flags(button) & GTK_STATE_FLAG_PRELIGHT, "with a busy cursor nothing is highlighted");
  gtk_widget_set_cursor(window, NULL);
  wait(400);
  expect(!(gtk_widget_get_state_flags(button) & GTK_STATE_FLAG_PRELIGHT), "GTK's own highlight stays after a busy cursor");
  GtkWidget *source = put(gtk_button_new_with_label("Drag"), 100, 200, 100, 40);
  GtkDragSource *drag = gtk_drag_source_new();
  GdkContentProvider *content = gdk_content_provider_new_typed(G_TYPE_STRING, "text");
  gtk_drag_source_set_content(drag, content);
  g_object_unref(content);
  gtk_event_controller_set_propagation_phase(GTK_EVENT_CONTROLLER(drag), GTK_PHASE_CAPTURE);
  gtk_widget_add_controller(source, GTK_EVENT_CONTROLLER(drag));
  wait(300);
  person("mousemove 150 220 sleep 0.3 mousedown 1 mousemove 170 225 sleep 0.05 mousemove 200 240 sleep 0.05 mousemove 260 260 sleep 0.2");
  expect(hovered_target().id == 0, "what was dragged stays hovered where the drag began");
  person("mouseup 1");
  close_window();
}

/* A style class that is misspelled is told; those that are right are not. */
static void try_classes(void) {
  open_window(60, FALSE);
  GtkWidget *button = gtk_widget_get_first_child(gtk_window_get_child(GTK_WINDOW(window)));
  GtkWidget *others = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
  const char *classes[] = { "ptk-kind-buton", "ptk-kind-card", "ptk-effect-lift", "ptk-ignore", "ptk" };
  g_test_expect_message(NULL, G_LOG_LEVEL_WARNING, "*GtkButton: found the style class 'ptk-kind-buton'*");
  for (gsize i = 0; i < G_N_ELEMENTS(classes); i++) {
    GtkWidget *each = gtk_button_new();
    gtk_widget_add_css_class(each, classes[i]);
    gtk_box_append(GTK_BOX(others), each);
  }
  gtk_fixed_put(GTK_FIXED(gtk_widget_get_parent(button)), others, 0, 200);
  wait(600);
  g_test_assert_expected_messages();
  close_window();
}

int main(void) {
  char *log = g_strdup_printf("%s/behavior-%d", g_get_tmp_dir(), (int)getpid());
  g_setenv("POINTERKIT_LOG", log, TRUE);
  ptk_gtk_attach_all();
  gtk_init();
  g_log_set_always_fatal(G_LOG_FATAL_MASK | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING);
  try_density();
  try_padding();
  try_two_clicks();
  try_pictures();
  try_disabled_padding();
  try_cursor();
  try_detached();
  try_over();
  try_rounded_rows();
  try_nested();
  try_program_cursor();
  try_release();
  try_scale();
  try_gesture();
  try_links();
  try_bezels();
  try_short_text();
  try_busy();
  try_classes();
  g_unlink(log);
  g_free(log);
  return failures != 0;
}
