/*
 * PointerKit in GTK 4: a toolbar, a slider, text, icons, a scrolling list, a divider and a menu. Every element is a
 * Part, a widget that paints itself; GTK paints them in the order of its tree. pointerkit-gtk.c does everything else.
 *
 * Options: --dark; --stats prints the time that the engine takes for each frame; --log prints its events; --trackpad
 * treats every device as a trackpad, so that flicks can be tried with a mouse. Keys: d for dark, q to quit.
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "pointerkit-gtk.h"

/* ---- The interface ------------------------------------------------------------------------------------- */

enum { TOOLBAR_HEIGHT = 60, ROW_HEIGHT = 44, ROW_COUNT = 40, LINE_HEIGHT = 24, ICON_SIDE = 84, ITEM_HEIGHT = 36 };
enum { SPACE_LIST = 1, SPACE_CHROME, SPACE_MENU };
enum {
  ID_BACK = 1, ID_SHARE, ID_DELETE, ID_MENU, ID_SLIDER = 20, ID_DIVIDER, ID_TEXT, ID_CANVAS, ID_ICON = 31,
  ID_ITEM = 51, ID_ROW = 101
};
static const char *const buttons[] = { "Back", "Share", "Delete", "Menu" };
static const char *const items[] = { "Open", "Duplicate", "Rename", "Remove" };
static const char *const lines[] = {
  "Over text the pointer is a beam that is as tall", "as its line. It moves freely along the line, and",
  "from line to line it never stops between two.", "Icons lift, buttons are highlighted, rows are",
  "tinted, and all of it ends at the edge of the list."
};
static const ptk_color icons[] = { /* Linear light. */
  { 0.95, 0.15, 0.1 }, { 0.95, 0.4, 0.02 }, { 0.85, 0.65, 0.03 }, { 0.1, 0.55, 0.12 },
  { 0.05, 0.5, 0.6 }, { 0.03, 0.2, 0.85 }, { 0.25, 0.1, 0.7 }, { 0.75, 0.1, 0.45 }
};

/* Gray levels and the accent, in linear light. */
typedef struct { double window, toolbar, list, raised, text, faint; ptk_color accent; } Palette;
static const Palette light = { 0.91, 0.84, 1, 1, 0.02, 0.55, { 0.01, 0.2, 0.9 } };
static const Palette dark = { 0.012, 0.025, 0.018, 0.06, 0.85, 0.13, { 0.1, 0.4, 1 } };

typedef struct Part Part;
static struct {
  PtkGtkSurface *surface;
  Part *root, *toolbar, *body, *list, *menu, *slider, *divider, *text, *canvas;
  Part *buttons[4], *icons[8], *rows[ROW_COUNT], *items[4];
  const Palette *palette;
  ptk_size size;
  double list_width, scrolled, value; /* `value` is the slider's value, 0…1. */
  gboolean is_menu_open, logs, prints_times;
  ptk_point corner;                    /* The corner of the menu. */
  uint64_t selected_icon, selected_row;
  gint64 last_frame;
} app = { .palette = &light, .size = { 900, 600 }, .list_width = 260, .value = 0.4 };

static ptk_color gray(double level) { return (ptk_color){ level, level, level }; }
static ptk_rect menu_rect(void) { return (ptk_rect){ app.corner.x, app.corner.y, 170, 4 * ITEM_HEIGHT + 12 }; }
static ptk_rect track(void) { return (ptk_rect){ 690, 28, 180, 4 }; }
static ptk_rect list_clip(void) {
  return (ptk_rect){ 0, TOOLBAR_HEIGHT, app.list_width, app.size.height - TOOLBAR_HEIGHT };
}

/* ---- Parts: widgets that paint themselves ---------------------------------------------------------------- */

typedef enum { WINDOW, BAR, BODY, BUTTON, SLIDER, DIVIDER, TEXT, CANVAS, ICON, LIST, ROW, MENU, ITEM } Look;
struct Part {
  GtkWidget parent_instance;
  Look look;
  uint64_t id;
  int index;
  ptk_rect frame; /* In its parent. */
};
typedef GtkWidgetClass PartClass;
G_DEFINE_TYPE(Part, part, GTK_TYPE_WIDGET)

static void fill(GtkSnapshot *snapshot, double x, double y, double width, double height, double radius,
                 ptk_color color) {
  GskRoundedRect rounded;
  graphene_rect_t rect = GRAPHENE_RECT_INIT((float)x, (float)y, (float)width, (float)height);
  GdkRGBA encoded = ptk_gtk_color_encode(color, 1);
  gsk_rounded_rect_init_from_rect(&rounded, &rect, (float)radius);
  gtk_snapshot_push_rounded_clip(snapshot, &rounded);
  gtk_snapshot_append_color(snapshot, &encoded, &rect);
  gtk_snapshot_pop(snapshot);
}

static void write_text(Part *part, GtkSnapshot *snapshot, const char *text, double x, double y, double width,
                       double height, double size, gboolean is_centered) {
  PangoLayout *layout = gtk_widget_create_pango_layout(GTK_WIDGET(part), text);
  PangoFontDescription *font = pango_font_description_from_string("sans-serif");
  pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
  pango_layout_set_font_description(layout, font);
  int text_width = 0, text_height = 0;
  pango_layout_get_pixel_size(layout, &text_width, &text_height);
  if (is_centered) x += (width - text_width) / 2;
  gtk_snapshot_save(snapshot);
  gtk_snapshot_translate(snapshot, &GRAPHENE_POINT_INIT((float)x, (float)(y + (height - text_height) / 2)));
  GdkRGBA color = ptk_gtk_color_encode(gray(app.palette->text), 1);
  gtk_snapshot_append_layout(snapshot, layout, &color);
  gtk_snapshot_restore(snapshot);
  pango_font_description_free(font);
  g_object_unref(layout);
}

/* Draws the part's own content, without its children. */
static void draw(Part *part, GtkSnapshot *snapshot) {
  const Palette *p = app.palette;
  double width = part->frame.width, height = part->frame.height;
  switch (part->look) {
    case WINDOW: fill(snapshot, 0, 0, width, height, 0, gray(p->window)); break;
    case BAR: fill(snapshot, 0, 0, width, height, 0, gray(p->toolbar)); break;
    case LIST: fill(snapshot, 0, 0, width, height, 0, gray(p->list)); break;
    case MENU: fill(snapshot, 0, 0, width, height, 12, gray(p->raised)); break;
    case BODY: break;
    case DIVIDER: fill(snapshot, 0, 0, width, height, 0, gray(p->faint)); break;
    case BUTTON: write_text(part, snapshot, buttons[part->index], 0, 0, width, height, 15, TRUE); break;
    case ITEM: write_text(part, snapshot, items[part->index], 10, 0, width, height, 15, FALSE); break;
    case ICON:
      fill(snapshot, 0, 0, width, height, 20, icons[part->index]);
      if (part->id == app.selected_icon) fill(snapshot, 32, 32, width - 64, height - 64, 10, gray(1));
      break;
    case TEXT:
      for (guint i = 0; i < G_N_ELEMENTS(lines); i++)
        write_text(part, snapshot, lines[i], 0, i * LINE_HEIGHT, width, LINE_HEIGHT, 16, FALSE);
      break;
    case CANVAS:
      fill(snapshot, 0, 0, width, height, 6, gray(p->faint));
      fill(snapshot, 1, 1, width - 2, height - 2, 5, gray(p->list));
      break;
    case SLIDER: {
      double x = 12 + app.value * track().width;
      fill(snapshot, 12, 12, track().width, 4, 2, gray(p->faint));
      fill(snapshot, 12, 12, app.value * track().width, 4, 2, p->accent);
      fill(snapshot, x - 10, 4, 20, 20, 10, gray(p->faint));
      fill(snapshot, x - 9, 5, 18, 18, 9, gray(1));
      break;
    }
    case ROW: {
      char title[16];
      snprintf(title, sizeof title, "Row %d", part->index + 1);
      if (part->id == app.selected_row) fill(snapshot, 0, 0, width, height, 0, p->accent);
      write_text(part, snapshot, title, 16, 0, width, height, 15, FALSE);
      fill(snapshot, 16, height - 1, width - 16, 1, 0, gray(p->faint));
    }
  }
}

static void part_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  Part *part = (Part *)widget;
  gboolean clips = part->look == LIST || part->look == MENU;
  if (clips) {
    GskRoundedRect clip;
    graphene_rect_t bounds = GRAPHENE_RECT_INIT(0, 0, (float)part->frame.width, (float)part->frame.height);
    gsk_rounded_rect_init_from_rect(&clip, &bounds, part->look == MENU ? 12 : 0);
    GdkRGBA shadow = { 0, 0, 0, 0.35f };
    if (part->look == MENU) gtk_snapshot_append_outset_shadow(snapshot, &clip, &shadow, 0, 6, 0, 24);
    gtk_snapshot_push_rounded_clip(snapshot, &clip);
  }
  // snippet.element
  ptk_gtk_begin_element(app.surface, widget, part->id, snapshot);
  draw(part, snapshot);
  ptk_gtk_end_element(app.surface, widget, part->id, snapshot);
  ptk_gtk_snapshot_children(app.surface, widget, snapshot);
  // snippet.end
  if (clips) gtk_snapshot_pop(snapshot);
}

static void report(void);

static void part_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  Part *part = (Part *)widget;
  if (part->look == WINDOW && (app.size.width != width || app.size.height != height)) {
    app.size = (ptk_size){ width, height };
    report();
  }
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child)) {
    ptk_rect frame = ((Part *)child)->frame;
    gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
    gtk_widget_allocate(child, (int)frame.width, (int)frame.height, baseline,
                        gsk_transform_translate(NULL, &GRAPHENE_POINT_INIT((float)frame.x, (float)frame.y)));
  }
}

static void part_dispose(GObject *object) {
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child(GTK_WIDGET(object)))) gtk_widget_unparent(child);
  G_OBJECT_CLASS(part_parent_class)->dispose(object);
}

static void part_class_init(PartClass *class) {
  G_OBJECT_CLASS(class)->dispose = part_dispose;
  class->snapshot = part_snapshot;
  class->size_allocate = part_size_allocate;
}
static void part_init(Part *part) { (void)part; }

static Part *part_new(Part *parent, Look look, uint64_t id, int index) {
  Part *part = g_object_new(part_get_type(), NULL);
  part->look = look;
  part->id = id;
  part->index = index;
  if (parent) gtk_widget_set_parent(GTK_WIDGET(part), GTK_WIDGET(parent));
  return part;
}

/* ---- Layout --------------------------------------------------------------------------------------------- */

static ptk_target targets[80];
static size_t target_count;

/* Places a part in its parent, and registers it with its frame in its space. */
static ptk_target *add(Part *part, ptk_kind kind, ptk_rect frame, ptk_rect frame_in_parent) {
  part->frame = frame_in_parent;
  targets[target_count] = ptk_target_make(kind, part->id, frame);
  ptk_gtk_surface_set_widget(app.surface, part->id, GTK_WIDGET(part));
  return &targets[target_count++];
}
static void set_luminance(ptk_target *target, double luminance) {
  target->has_luminance = 1;
  target->luminance = luminance;
}

/* Places all parts, and reports all of them to the engine as one change. */
static void report(void) {
  ptk_engine *engine = ptk_gtk_surface_get_engine(app.surface);
  gint64 now = ptk_gtk_now();
  double width = app.size.width, height = app.size.height, left = app.list_width + 60;
  app.root->frame = (ptk_rect){ 0, 0, width, height };
  app.body->frame = app.root->frame;
  app.toolbar->frame = (ptk_rect){ 0, 0, width, TOOLBAR_HEIGHT };
  app.list->frame = list_clip();
  app.menu->frame = menu_rect();
  target_count = 0;

  ptk_space spaces[3] = { ptk_space_make(SPACE_LIST, list_clip()), ptk_space_make(SPACE_CHROME, app.root->frame),
                         ptk_space_make(SPACE_MENU, menu_rect()) };
  spaces[0].origin.y -= app.scrolled;
  spaces[0].has_content_size = 1;
  spaces[0].content_size = (ptk_size){ app.list_width, ROW_COUNT * ROW_HEIGHT };
  spaces[1].has_clip = 0; /* The divider reaches over the list. */
  spaces[1].z = 1;
  spaces[2].z = 2;
  static gboolean had_menu;
  ptk_engine_upsert_spaces(engine, spaces, app.is_menu_open ? 3 : 2, now);
  if (had_menu && !app.is_menu_open) ptk_engine_remove_space(engine, SPACE_MENU, now);
  had_menu = app.is_menu_open;

  for (int i = 0; i < 4; i++) {
    ptk_rect frame = { 16 + 78 * i, 12, 70, 36 };
    ptk_target *target = add(app.buttons[i], PTK_KIND_BAR_BUTTON, frame, frame);
    target->group = 1;
    set_luminance(target, app.palette->toolbar);
  }
  ptk_rect slider = { track().x - 12, track().y - 12, track().width + 24, track().height + 24 };
  ptk_style plain = ptk_style_default();
  plain.effect = PTK_EFFECT_NONE;
  ptk_target *target = add(app.slider, PTK_KIND_SLIDER, slider, slider);
  target->style = &plain;
  target->latching_axes = PTK_AXIS_HORIZONTAL;
  set_luminance(target, app.palette->toolbar);

  ptk_shape beam = ptk_shape_default();
  beam.kind = PTK_SHAPE_VERTICAL_BEAM;
  beam.length = 36;
  ptk_accessory arrows[2];
  for (int i = 0; i < 2; i++) {
    arrows[i] = ptk_accessory_default();
    arrows[i].shape = PTK_ACCESSORY_ARROW;
    arrows[i].angle = i == 0 ? -G_PI_2 : G_PI_2;
  }
  ptk_style resizing = ptk_style_default();
  resizing.shape = &beam;
  resizing.constrained_axes = PTK_AXIS_HORIZONTAL;
  resizing.accessories = arrows;
  resizing.accessory_count = 2;
  ptk_rect divider = { app.list_width - 1, TOOLBAR_HEIGHT, 2, height - TOOLBAR_HEIGHT };
  target = add(app.divider, PTK_KIND_DIVIDER, divider, divider);
  target->style = &resizing;
  target->has_padding = 1;
  target->padding = (ptk_insets){ 0, 8, 0, 8 };
  target->latching_axes = PTK_AXIS_HORIZONTAL;
  target->space = SPACE_CHROME;

  ptk_line rows[G_N_ELEMENTS(lines)];
  for (guint i = 0; i < G_N_ELEMENTS(lines); i++) rows[i] = (ptk_line){ i * LINE_HEIGHT, LINE_HEIGHT };
  ptk_precision precision = ptk_precision_default();
  precision.kind = PTK_PRECISION_LINES;
  precision.lines = rows;
  precision.line_count = G_N_ELEMENTS(rows);
  ptk_style text = ptk_style_default();
  text.vertical = &precision;
  ptk_rect text_frame = { left, 100, 500, G_N_ELEMENTS(lines) * LINE_HEIGHT };
  add(app.text, PTK_KIND_TEXT, text_frame, text_frame)->style = &text;

  ptk_shape cross = ptk_shape_default();
  cross.kind = PTK_SHAPE_CROSS;
  ptk_style drawing = ptk_style_default();
  drawing.effect = PTK_EFFECT_NONE;
  drawing.shape = &cross;
  ptk_rect canvas = { left, 236, 500, 36 };
  target = add(app.canvas, PTK_KIND_OTHER, canvas, canvas);
  target->style = &drawing;
  set_luminance(target, app.palette->list);

  for (int i = 0; i < 8; i++) {
    ptk_rect frame = { left + 10 + 120 * (i % 4), 300 + 130 * (i / 4), ICON_SIDE, ICON_SIDE };
    target = add(app.icons[i], PTK_KIND_APP_ICON, frame, frame);
    target->has_bezel = 1;
    target->corner_radius = 20;
    target->has_color = 1;
    target->color = icons[i];
  }
  for (int i = 0; i < ROW_COUNT; i++) {
    ptk_rect frame = { 0, i * ROW_HEIGHT, app.list_width, ROW_HEIGHT };
    target = add(app.rows[i], PTK_KIND_ROW, frame, (ptk_rect){ 0, frame.y - app.scrolled, frame.width, frame.height });
    target->space = SPACE_LIST;
    target->has_padding = 1; /* A padding of 0: rows touch each other. */
    target->corner_radius = 0;
    set_luminance(target, app.palette->list);
  }
  for (int i = 0; app.is_menu_open && i < 4; i++) {
    ptk_rect frame = { 14, 10 + i * ITEM_HEIGHT, menu_rect().width - 28, 28 };
    target = add(app.items[i], PTK_KIND_EDIT_MENU_ITEM, frame, frame);
    target->space = SPACE_MENU;
    target->group = 2;
    set_luminance(target, app.palette->raised);
  }
  ptk_engine_upsert_targets(engine, targets, target_count, NULL, 0, now);
  ptk_engine_set_appearance(engine, app.palette == &dark ? PTK_APPEARANCE_DARK : PTK_APPEARANCE_LIGHT, now);
  ptk_engine_set_background_luminance(engine, app.palette->window, now);
  ptk_gtk_surface_update(app.surface);
}

static void update(GtkWidget *widget) {
  gtk_widget_queue_allocate(widget);
  gtk_widget_queue_draw(widget);
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child))
    update(child);
}

/* Shows what has changed in `app`. */
static void show_changes(void) {
  gtk_widget_set_visible(GTK_WIDGET(app.menu), app.is_menu_open);
  report();
  update(GTK_WIDGET(app.root));
}

/* ---- What the person does -------------------------------------------------------------------------------- */

static void slide(double x) { app.value = CLAMP((x - track().x) / track().width, 0, 1); }

static void open_menu(ptk_point corner) {
  app.is_menu_open = TRUE;
  app.corner.x = MIN(floor(corner.x), app.size.width - menu_rect().width - 8);
  app.corner.y = MIN(floor(corner.y), app.size.height - menu_rect().height - 8);
}

static void scroll(double dy) {
  double greatest = ROW_COUNT * ROW_HEIGHT - list_clip().height;
  app.scrolled = CLAMP(app.scrolled - round(dy), 0, MAX(greatest, 0));
}

static void click(uint64_t target, ptk_point location) {
  gboolean was_open = app.is_menu_open;
  app.is_menu_open = FALSE;
  if (target == ID_MENU && !was_open) open_menu((ptk_point){ 250, TOOLBAR_HEIGHT - 6 });
  else if (target == ID_SLIDER) slide(location.x);
  else if (target >= ID_ICON && target < ID_ICON + 8) app.selected_icon = target;
  else if (target >= ID_ROW) app.selected_row = target;
  else if (target == 0 && !was_open) app.selected_icon = app.selected_row = 0;
}

static void show_width(gboolean is_shown) {
  char width[32];
  snprintf(width, sizeof width, "%.0f", app.list_width);
  ptk_annotation_value value = { "Width", width };
  ptk_engine_set_annotation(ptk_gtk_surface_get_engine(app.surface), &value, is_shown, NULL, ptk_gtk_now());
}

static void event_happened(PtkGtkSurface *surface, const ptk_event *event, gpointer data) {
  (void)surface, (void)data;
  if (app.logs) {
    printf("%s %" G_GUINT64_FORMAT " at %.0f,%.0f\n", ptk_event_type_string(event->type), event->target, event->position.x,
           event->position.y);
    fflush(stdout);
  }
  gboolean is_drag = event->type == PTK_EVENT_DRAG_CHANGED || event->type == PTK_EVENT_DRAG_ENDED;
  if (event->type == PTK_EVENT_CLICKED) {
    click(event->target, event->location);
  } else if (event->type == PTK_EVENT_SECONDARY_CLICKED) {
    open_menu(event->position);
  } else if (event->type == PTK_EVENT_SCROLLED && event->space == SPACE_LIST && !event->is_systemwide) {
    scroll(event->translation.dy);
  } else if (is_drag && event->target == ID_SLIDER) {
    slide(event->location.x);
  } else if (is_drag && event->target == ID_DIVIDER) {
    app.list_width = CLAMP(round(event->location.x), 180, 300);
    show_width(event->type == PTK_EVENT_DRAG_CHANGED);
  } else {
    return;
  }
  show_changes();
}

static void frame_read(PtkGtkSurface *surface, const ptk_frame *frame, gint64 cost, gpointer data) {
  (void)surface, (void)data;
  if (app.prints_times) printf("frame in %.1f us\n", (double)cost / 1000);
  /* Near the edge of the list a drag or a band scrolls it. */
  if (frame->has_autoscroll && frame->autoscroll_space == SPACE_LIST && app.last_frame != 0) {
    scroll(frame->autoscroll_velocity.dy * (double)(frame->time - app.last_frame) / 1e9);
    show_changes();
  }
  app.last_frame = frame->time;
}

static gboolean key_pressed(GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state,
                            gpointer window) {
  (void)keys, (void)code, (void)state;
  if (key == GDK_KEY_q) {
    gtk_window_close(GTK_WINDOW(window));
  } else if (key == GDK_KEY_d) {
    app.palette = app.palette == &dark ? &light : &dark;
    show_changes();
  } else {
    return GDK_EVENT_PROPAGATE;
  }
  return GDK_EVENT_STOP;
}

/* ---- The program ---------------------------------------------------------------------------------------- */

static void window_closed(GtkWindow *window, gpointer loop) {
  (void)window;
  g_main_loop_quit(loop);
}

static void tell(void *data, ptk_log_level level, const char *message) {
  (void)data, (void)level;
  g_printerr("PointerKit: %s\n", message);
}

int main(int argc, char **argv) {
  ptk_set_log(tell, NULL, PTK_LOG_MISTAKES);
  gboolean is_trackpad = FALSE;
  for (int i = 1; i < argc; i++) {
    if (strcmp(argv[i], "--dark") == 0) app.palette = &dark;
    else if (strcmp(argv[i], "--stats") == 0) app.prints_times = TRUE;
    else if (strcmp(argv[i], "--log") == 0) app.logs = TRUE;
    else if (strcmp(argv[i], "--trackpad") == 0) is_trackpad = TRUE;
    else return fprintf(stderr, "usage: %s [--dark] [--stats] [--log] [--trackpad]\n", argv[0]), 2;
  }
  if (!gtk_init_check()) return fprintf(stderr, "%s: GTK cannot open a display\n", argv[0]), 1;

  app.root = part_new(NULL, WINDOW, 0, 0);
  app.body = part_new(app.root, BODY, 0, 0);
  app.toolbar = part_new(app.root, BAR, 0, 0);
  app.list = part_new(app.root, LIST, 0, 0);
  app.divider = part_new(app.root, DIVIDER, ID_DIVIDER, 0);
  app.menu = part_new(app.root, MENU, 0, 0);
  app.text = part_new(app.body, TEXT, ID_TEXT, 0);
  app.canvas = part_new(app.body, CANVAS, ID_CANVAS, 0);
  app.slider = part_new(app.toolbar, SLIDER, ID_SLIDER, 0);
  for (int i = 0; i < 4; i++) app.buttons[i] = part_new(app.toolbar, BUTTON, ID_BACK + (guint)i, i);
  for (int i = 0; i < 8; i++) app.icons[i] = part_new(app.body, ICON, ID_ICON + (guint)i, i);
  for (int i = 0; i < ROW_COUNT; i++) app.rows[i] = part_new(app.list, ROW, ID_ROW + (guint)i, i);
  for (int i = 0; i < 4; i++) app.items[i] = part_new(app.menu, ITEM, ID_ITEM + (guint)i, i);

  app.surface = PTK_GTK_SURFACE(ptk_gtk_surface_new(GTK_WIDGET(app.root), NULL, NULL));
  ptk_gtk_surface_set_event_func(app.surface, event_happened, NULL);
  ptk_gtk_surface_set_frame_func(app.surface, frame_read, NULL);
  if (is_trackpad) ptk_gtk_surface_set_device_kind(app.surface, PTK_DEVICE_TRACKPAD);
  show_changes();

  GMainLoop *loop = g_main_loop_new(NULL, FALSE);
  GtkWidget *window = gtk_window_new();
  gtk_window_set_title(GTK_WINDOW(window), "PointerKit on GTK 4");
  gtk_window_set_default_size(GTK_WINDOW(window), (int)app.size.width, (int)app.size.height);
  gtk_window_set_child(GTK_WINDOW(window), GTK_WIDGET(app.surface));
  GtkEventController *keys = gtk_event_controller_key_new();
  g_signal_connect(keys, "key-pressed", G_CALLBACK(key_pressed), window);
  gtk_widget_add_controller(window, keys);
  g_signal_connect(window, "destroy", G_CALLBACK(window_closed), loop);
  gtk_window_present(GTK_WINDOW(window));
  g_main_loop_run(loop);
  g_main_loop_unref(loop);
  return 0;
}
