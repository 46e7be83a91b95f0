/* What the files of this library share: a window with its engine, its natives and its controls. */
#ifndef PTK_GTK4_WINDOW_H
#define PTK_GTK4_WINDOW_H

#include "../stamps.h"
#include "pointerkit-gtk4.h"

enum { NANOSECONDS_PER_MILLISECOND = 1000000, GREATEST_DEVICE_COUNT = 16 };

/* Popovers protrude from their window: the engine's surface reaches this many points beyond it. */
#define PTK_MARGIN 512.0

typedef struct PtkWindow PtkWindow;

/* A window or one of its popovers: a widget with a surface of its own. */
typedef struct {
  PtkWindow *window;
  GtkWidget *widget;
  GtkEventController *events;
  ptk_point origin;  /* In points of the engine. */
  uint64_t space;    /* 0 for the window itself. */
  gboolean is_modal; /* Whether a press outside closes it. */
} Native;

/* How a widget looks. */
typedef struct {
  gboolean has_bezel;
  double radius;      /* Negative if unknown. */
  gboolean has_color;
  GdkRGBA color;      /* Of the bezel, if it has one color. */
} Look;

/* A control: a registered widget, or a registered part of one. */
typedef struct {
  GtkWidget *widget;
  gboolean is_part;
  guint64 part;      /* The part's key, which its provider chose. */
  Native *native;
  ptk_target target; /* As registered; its style is `style`, or NULL. */
  ptk_style style;
  ptk_precision precision;
  GArray *lines;     /* The lines of text, as ptk_line. */
  gboolean is_obstacle;
  Look look;               /* As of these: */
  GtkStateFlags look_state;
  float look_width, look_height;
  guint look_serial;
} Control;

struct PtkWindow {
  GtkWindow *widget;
  ptk_engine *engine;
  const ptk_frame *frame; /* The latest; transient. */
  GPtrArray *natives;     /* The mapped ones, of Native; the window is the first. */
  GHashTable *controls;   /* Of Control, by their ids. */
  GArray *changed, *changed_spaces; /* What a walk has found new or changed, of ptk_target and ptk_space. */
  gboolean has_scrolled;  /* Whether a walk has found a view scrolled. */
  GdkFrameClock *clock;
  guint tick, wake;       /* The tick callback, and the timeout for `next_wake`; 0 for none. */
  gboolean needs_frame;   /* Whether something changed since the last frame. */
  guint look_serial;      /* Changes with the theme. */
  gboolean is_dark;
  double window_luminance; /* Of the window's background. */
  double luminance;       /* Of the background, as the engine knows it. */
  gint64 frame_counter;   /* That of the frame in which the engine was stepped last. */
  StampClock stamps;
  GdkDevice *devices[GREATEST_DEVICE_COUNT]; /* The engine's device n is at index n - 1. */
  guint device_count;
  gboolean is_dense;      /* Whether controls are closer than the numbers for fingers allow. */
  gboolean can_warp;      /* Whether the cursor can be moved, as the engine knows it. */
  gboolean has_touchpad;  /* Whether the device of a mouse is a touchpad, as scrolls have shown. */
  guint32 moving_device;  /* The device of the last movement. */
  gboolean has_returned;  /* A leave was ignored, since the cursor was moved by a flick. */
  gboolean is_moved;      /* Whether the cursor was moved, which no report has told yet, */
  ptk_point moved;        /* and where. */
  gboolean is_inside;     /* Whether the system's cursor is over the window, */
  ptk_point position;     /* where, */
  gboolean is_replaced;   /* and whether the program's cursor is shown there instead of the pointer. */
  GHashTable *cursors;    /* The widgets that show a cursor of the program's. */
  guint pressed;          /* The buttons of the mouse, as bits. */
  ptk_modifiers modifiers;
  GdkEvent *last_event;   /* Several natives may receive the same event. */
  GtkWidget *snapshotting; /* The native whose own snapshot is being made. */
  GType snapshot_type;
  uint64_t padding_press;  /* The control whose padding was pressed, where nothing of GTK's responds; 0 is none. */
  guint32 padding_press_time; /* GDK's, in milliseconds, of the last press in padding. */
};

static inline gint64 ptk_gtk_now(void) { return g_get_monotonic_time() * 1000; }

/* window.c */
PtkWindow *window_of(GtkWidget *widget);
Native *window_find_native(PtkWindow *self, GtkWidget *widget);
void window_update(PtkWindow *self);      /* Asks for a frame. */
void window_attach(GtkWindow *window);
void window_detach(GtkWindow *window);
void window_add_native(PtkWindow *self, GtkWidget *widget);
void window_remove_native(PtkWindow *self, GtkWidget *widget);

/* Where widgets are registered. */
typedef struct {
  Native *native;
  uint64_t space;   /* 0 is the surface. */
  ptk_point origin; /* Of the space, in points of the engine. */
  gboolean is_in_control;
} Scope;

/* walk.c: finds the controls of a native that GTK paints, since what it does not paint may have no layout. */
void walk(PtkWindow *self, Native *native);
void forget(PtkWindow *self, GtkWidget *widget);     /* A widget that is no longer shown. */
void forget_all(PtkWindow *self, GtkWidget *widget); /* And what is within it. */

/* kinds.c: what a widget is. */
typedef struct {
  ptk_kind kind;
  gboolean is_control;  /* Whether the widget is a control. */
  gboolean is_leaf;     /* Whether nothing within it is a control. */
  gboolean is_obstacle; /* Whether it responds to clicks, but is not recognized: no effect, no padding. */
  gboolean is_front;    /* Whether it lies over others, or responds itself: no padding reaches in or out. */
  ptk_axes latching_axes;
  /* Automatic for what the program describes. Otherwise only menus and the lists of combo boxes have an effect under a button
   * that is held, and what GTK drags takes the pointer along. */
  ptk_choice tracks_held_press, accepts_drops;
  uint64_t group;       /* That of the bar to which the control belongs, or 0. */
} Role;
Role role_of(GtkWidget *widget);
const char *name_of_kind(ptk_kind kind);

/* controls.c: registers controls. */
Control *control_with_id(PtkWindow *self, uint64_t id);
Control *control_of(PtkWindow *self, GtkWidget *widget);
Control *register_control(PtkWindow *self, const Scope *scope, GtkWidget *widget, uint64_t id, const Role *role,
                          const graphene_rect_t *bounds, int64_t z); /* `bounds` is in points of the space. */
gboolean register_changes(PtkWindow *self); /* Whether there are any. */
void forget_control(PtkWindow *self, uint64_t id);
void control_free(gpointer data);

/* notes.c: what is remembered of a widget, as long as it lives. */
typedef struct {
  uint64_t id, group, space; /* 0 until they are needed. */
  uint64_t screen;           /* The space of what keeps others away: around a popover, or of what lies over others. */
  Role role;                         /* What the widget is, if `has_role`. */
  gboolean has_role;
  int kind, effect;                  /* What the program has set by style classes, or -1. */
  gboolean is_ignored;
  gboolean has_gesture;              /* Whether it has a gesture for clicks or drags of its own. */
  gboolean has_known_states, has_known_cursor; /* Whether they are watched. */
  GdkCursor *cursor;                 /* Its own cursor, while it is hidden. */
  GskRenderNode *node;               /* As of the last walk, with what follows; NULL before the first. */
  graphene_rect_t bounds;            /* In points of its space, */
  graphene_rect_t bounds_in_parent;  /* and in its parent. */
  graphene_point_t offset;           /* Of the node in the widget's parent. */
  int64_t z, greatest;               /* Its own, and the greatest within it. */
  guint look_serial;
  GHashTable *parts;                 /* The ids of its parts, by their keys; NULL without any. */
  PtkGtkProvider provider;
  gpointer provider_data;
  GDestroyNotify provider_destroy;
} Notes;
Notes *notes_of(GtkWidget *widget);
void read_classes(GtkWidget *widget, Notes *notes); /* In kinds.c; a class with our prefix that is not known is told. */
uint64_t identify(uint64_t *id); /* Gives a number to what has none. */
gboolean has_gesture(GtkWidget *widget);
void touch(GtkWidget *widget);   /* Makes the next walk visit the widget. */

/* parts.c: the parts of a widget that are no widgets. */
void walk_parts(PtkWindow *self, const Scope *scope, GtkWidget *widget, int64_t z);
void forget_parts(PtkWindow *self, GtkWidget *widget);

/* hover.c: the cursors and the highlights that GTK's own pointer would show. */
void hide_cursor(GtkWidget *widget);
gboolean shows_cursor(PtkWindow *self, ptk_point point); /* Whether a cursor of the program's stays there. */
void hide_highlight(GtkWidget *widget);
void restore_hover(GtkWidget *widget);
void restore_highlight(GtkWidget *native);  /* Of what is under the system's cursor. */

/* events.c: what the engine tells, as a signal of the widget and as lines of a log. */
void define_signals(void);
void tell_event(PtkWindow *self, const ptk_event *event);

/* looks.c: how a widget looks. */
/* What a widget paints, transfer full, or NULL if it paints nothing. `offset` gets where it is in its parent, or NaN. */
GskRenderNode *node_of(GtkWidget *widget, graphene_point_t *offset);
/* What the children of a widget paint. One snapshot for all of them takes a fraction of the time of one for each. */
typedef struct {
  GskRenderNode *all; /* NULL without children. */
  guint next;
} ChildNodes;
ChildNodes child_nodes_of(GtkWidget *widget);
/* That of the next child, of which each counts; transfer none. */
GskRenderNode *next_child_node(ChildNodes *nodes, graphene_point_t *offset);
Look look_of(GtkWidget *widget);
GdkRGBA backdrop_of(GtkWidget *widget); /* The color of the nearest opaque ancestor. */
ptk_color linear_of(const GdkRGBA *color); /* In linear light, as the engine has its colors. */
void describe_surroundings(PtkWindow *self);
void describe_backdrop(PtkWindow *self, GtkWidget *hovered); /* NULL: nothing is hovered. */

/* lines.c: the lines of text. */
gboolean find_lines(Control *control);

/* drawing.c: the commands of the engine. */
void draw_commands(PtkWindow *window, GtkWidget *widget, GtkSnapshot *snapshot, const ptk_command *commands, size_t count);

/* rewriting.c: puts the effects into what a native paints. */
GskRenderNode *rewrite(PtkWindow *window, Native *native, GskRenderNode *node);

/* input.c */
void add_input(Native *native);
void remove_input(Native *native);
void connect_window(PtkWindow *self);
void disconnect_window(PtkWindow *self);
void leave_window(PtkWindow *self); /* The cursor has left. */
void yield_to_cursor(PtkWindow *self); /* Where the program shows a cursor, there is no pointer. */

/* cursor.c */
void cursor_warp(PtkWindow *self, ptk_point position);
gboolean cursor_has_answered(PtkWindow *self); /* Whether each move has been made, or refused. */
gboolean cursor_can_warp(PtkWindow *self);
/* Whether a leave of a surface is to be ignored. */
gboolean cursor_returns(PtkWindow *self, GdkSurface *surface);

/* clicks.c: clicks in the padding of controls. A press is GTK's too, unless `note_press` says otherwise. */
gboolean note_press(PtkWindow *self, GdkEvent *event, ptk_point point);
void note_click(PtkWindow *self, const ptk_event *event);

/* settings.c: the file of settings. */
void settings_apply(PtkWindow *self);
gboolean settings_are_on(void);
void settings_watch(void (*changed)(void));

#endif
