/* A window with the pointer: what is known of it, in states that each belong to one part of the library. */
#ifndef PTK_GTK4_WINDOW_H
#define PTK_GTK4_WINDOW_H

#include <gtk/gtk.h>
#include <pointerkit.h>

#include "../common/moves.h"
#include "../common/stamps.h"

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
  GskRenderNode *plain; /* What it paints without the pointer, if the program is audited. */
} Native;

/* What was recognized: see recognize/controls.h. */
typedef struct {
  GHashTable *controls;         /* Of Control, by their ids. */
  GArray *changed, *changed_spaces; /* What a walk has found new or changed, of ptk_target and ptk_space. */
  gboolean has_forgotten;       /* Whether a control has gone since the last frame. */
  gboolean has_scrolled;        /* Whether a walk has found a view scrolled. */
  gboolean is_dense;            /* Whether controls are closer than the numbers for fingers allow, */
  gboolean is_known_dense;      /* and whether the engine knows that. */
  GHashTable *cursors;          /* The widgets that show a cursor of the program's. */
} Scene;

/* What is around the controls: see recognize/surroundings.h. */
typedef struct {
  guint serial;                 /* Changes with the theme. */
  gboolean is_dark;
  double window_luminance;      /* Of the window's background. */
  double luminance;             /* Of the background, as the engine knows it. */
} Surroundings;

/* The devices: see input/devices.h. */
typedef struct {
  GdkDevice *known[GREATEST_DEVICE_COUNT]; /* The engine's device n is at index n - 1. */
  guint count;
  guint32 moving;               /* The device of the last movement. */
  gboolean has_touchpad;        /* Whether the device of a mouse is a touchpad, as scrolls have shown. */
  ptk_modifiers modifiers;
  StampClock stamps;
  GdkEvent *last_event;         /* Several natives may receive the same event. */
} Devices;

/* The mouse: see input/pointing.h. */
typedef struct {
  gboolean is_inside;           /* Whether the system's cursor is over the window, */
  ptk_point position;           /* where, */
  gboolean is_replaced;         /* and whether the program's cursor is shown there instead of the pointer. */
  guint pressed;                /* The buttons, as bits. */
  CursorMove move;              /* Of the cursor, by a flick. */
  gboolean has_returned;        /* A leave was ignored, since the cursor was moved by a flick. */
  gboolean can_warp;            /* Whether the cursor can be moved, as the engine knows it. */
} Pointing;

/* A press in the padding of a control: see input/clicks.h. */
typedef struct {
  uint64_t control;             /* Where nothing of GTK's responds; 0 is none. */
  guint32 time;                 /* GDK's, in milliseconds, of the last such press. */
} PaddingPress;

/* The frames: see frames.h. */
typedef struct {
  const ptk_frame *latest;      /* Transient; NULL before the first layout. */
  gboolean is_needed;           /* Whether something changed since then. */
  gint64 counter;               /* That of the frame clock, as the engine was stepped last. */
  GdkFrameClock *clock;
  guint tick, wake;             /* The tick callback, and the timeout for `next_wake`; 0 for none. */
  GtkWidget *snapshotting;      /* The native whose own snapshot is being made. */
  GType snapshot_type;
} Frames;

struct PtkWindow {
  GtkWidget *widget;
  ptk_engine *engine;
  GPtrArray *natives;           /* The mapped ones, of Native; the window is the first. */
  Scene scene;
  Surroundings surroundings;
  Devices devices;
  Pointing pointing;
  PaddingPress padding;
  Frames frames;
  guint audit;                  /* The timeout after which a layout has stayed; 0 for none. */
};

static inline gint64 ptk_gtk_now(void) { return g_get_monotonic_time() * 1000; }

/* The window of a widget, or NULL if it does not have the pointer. */
PtkWindow *window_of(GtkWidget *widget);
/* Makes a window known, or, with NULL, unknown. */
void window_set(GtkWidget *widget, PtkWindow *self);
Native *window_find_native(PtkWindow *self, GtkWidget *widget);
/* Asks for a frame. */
void window_update(PtkWindow *self);
/* No frame is asked for any more. */
void window_stop(PtkWindow *self);

#endif
