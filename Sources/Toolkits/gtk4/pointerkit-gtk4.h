/*
 * The pointer of iPadOS for GTK 4 programs, 4.8 or later. One call gives it to every window that the program has or opens:
 *
 *   ptk_gtk_attach_all();
 *
 * Buttons, switches, fields, rows, tabs and menus are found and recognized; GTK receives every event as before. All
 * functions are for the thread of GTK. Link with `pkg-config --cflags --libs pointerkit-gtk4`.
 *
 * Widgets have the signal `ptk-attracted`, from the first such call on: a flick is about to land on them.
 */
#ifndef POINTERKIT_GTK4_H
#define POINTERKIT_GTK4_H

#include <gtk/gtk.h>
#include <pointerkit.h>

/* Exports a function from the library. */
#define PTK_GTK_EXPORT __attribute__((visibility("default")))

G_BEGIN_DECLS

/**
 * PtkGtkKind:
 *
 * The values of ptk_kind, for languages that know this library by introspection.
 */
typedef enum {
  PTK_GTK_KIND_BAR_BUTTON, PTK_GTK_KIND_TAB_BAR_ITEM, PTK_GTK_KIND_SEGMENT, PTK_GTK_KIND_SELECTED_SEGMENT,
  PTK_GTK_KIND_EDIT_MENU_ITEM, PTK_GTK_KIND_APP_ICON, PTK_GTK_KIND_CONTROL_CENTER_MODULE, PTK_GTK_KIND_BUTTON,
  PTK_GTK_KIND_LINK, PTK_GTK_KIND_TEXT, PTK_GTK_KIND_ROW, PTK_GTK_KIND_CARD, PTK_GTK_KIND_IMAGE, PTK_GTK_KIND_SLIDER,
  PTK_GTK_KIND_DIVIDER, PTK_GTK_KIND_HANDLE, PTK_GTK_KIND_OTHER, PTK_GTK_KIND_CANVAS
} PtkGtkKind;

/**
 * PtkGtkEffect:
 *
 * The values of ptk_effect, for languages that know this library by introspection.
 */
typedef enum {
  PTK_GTK_EFFECT_NONE, PTK_GTK_EFFECT_AUTOMATIC, PTK_GTK_EFFECT_HIGHLIGHT, PTK_GTK_EFFECT_LIFT, PTK_GTK_EFFECT_HOVER
} PtkGtkEffect;

/**
 * ptk_gtk_attach_all:
 *
 * Gives the pointer to all windows, those of now and those that are opened later, as soon as the main loop runs. May be
 * called before GTK is initialized. A second call does nothing.
 */
PTK_GTK_EXPORT void ptk_gtk_attach_all(void);

/**
 * ptk_gtk_detach_all:
 *
 * Takes the pointer from all windows; those that are opened later do not have it.
 */
PTK_GTK_EXPORT void ptk_gtk_detach_all(void);

/**
 * ptk_gtk_attach:
 * @window: a window
 *
 * Gives the pointer to a window and its popovers, as soon as the window is shown. Does nothing if the window has it.
 */
PTK_GTK_EXPORT void ptk_gtk_attach(GtkWindow *window);

/**
 * ptk_gtk_detach:
 * @window: a window
 *
 * Takes the pointer from a window, and restores the cursors. Does nothing if the window does not have it.
 */
PTK_GTK_EXPORT void ptk_gtk_detach(GtkWindow *window);

/**
 * ptk_gtk_set_moves_cursor:
 * @moves: whether flicks may move the system's cursor, as they do by default where the display server lets them
 *
 * A program that locks or confines the pointer by itself on Wayland must say FALSE meanwhile, because a second constraint ends
 * its connection.
 */
PTK_GTK_EXPORT void ptk_gtk_set_moves_cursor(gboolean moves);

/**
 * ptk_gtk_get_engine: (skip)
 * @window: a window
 *
 * The engine's points are those of the window, moved by 512 to the right and down, because popovers protrude. Its configuration,
 * its settings and the rest of its layout are the library's, which sets them anew.
 *
 * Returns: (nullable): the engine of a window, until the window is detached, hidden or destroyed; NULL without one.
 */
PTK_GTK_EXPORT ptk_engine *ptk_gtk_get_engine(GtkWindow *window);

/**
 * ptk_gtk_widget_set_kind:
 * @widget: a widget
 * @kind: a value of ptk_kind, or -1 for what is derived from the widget's class
 *
 * Sets the kind of a widget, which makes it a control if it is not recognized as one. In a .ui file, the style class
 * `ptk-kind-button`, `ptk-kind-card`, `ptk-kind-row` and so on does the same.
 */
PTK_GTK_EXPORT void ptk_gtk_widget_set_kind(GtkWidget *widget, int kind);

/**
 * ptk_gtk_widget_set_effect:
 * @widget: a widget
 * @effect: a value of ptk_effect; the default is PTK_EFFECT_AUTOMATIC
 *
 * Sets the effect on a widget. In a .ui file, the style classes `ptk-effect-highlight`, `ptk-effect-lift`,
 * `ptk-effect-hover` and `ptk-effect-none` do the same.
 */
PTK_GTK_EXPORT void ptk_gtk_widget_set_effect(GtkWidget *widget, int effect);

/**
 * ptk_gtk_widget_set_ignored:
 * @widget: a widget
 * @is_ignored: whether the pointer takes no notice of the widget and of all within it; FALSE by default
 *
 * In a .ui file, the style class `ptk-ignore` does the same.
 */
PTK_GTK_EXPORT void ptk_gtk_widget_set_ignored(GtkWidget *widget, gboolean is_ignored);

/**
 * ptk_gtk_type_set_kind:
 * @type: a class of widgets
 * @kind: a value of ptk_kind, or -1 for what is derived from the class
 *
 * Sets the kind of all widgets of a class and of its subclasses that are shown from now on.
 */
PTK_GTK_EXPORT void ptk_gtk_type_set_kind(GType type, int kind);

/**
 * PtkGtkParts:
 *
 * The parts of a widget that a provider tells, while it is called.
 */
typedef struct _PtkGtkParts PtkGtkParts;

/**
 * PtkGtkProvider:
 * @widget: a widget
 * @parts: where the provider adds the visible parts, with ptk_gtk_parts_add()
 * @data: (closure): what the program has given with the provider
 *
 * Tells the parts of a widget that are no widgets, such as shapes on a canvas. It is called in each frame in which the
 * widget is painted anew or has moved, before the frame is painted.
 */
typedef void (*PtkGtkProvider)(GtkWidget *widget, PtkGtkParts *parts, gpointer data);

/**
 * ptk_gtk_widget_set_provider:
 * @widget: a widget
 * @provider: (nullable) (scope notified) (closure data) (destroy destroy): tells the parts of the widget; NULL for those that are derived, which only GtkTreeView,
 *   GtkIconView and labels with links have
 * @data: is given to the provider
 * @destroy: (nullable): frees the data
 */
PTK_GTK_EXPORT void ptk_gtk_widget_set_provider(GtkWidget *widget, PtkGtkProvider provider, gpointer data,
                                                GDestroyNotify destroy);

/**
 * ptk_gtk_parts_add:
 * @parts: the parts that a provider was given
 * @key: identifies the part in its widget, from one frame to the next
 * @kind: a value of ptk_kind; a part is highlighted, or as a row tinted, and never lifted
 * @bounds: where the part is, in the widget's coordinates
 */
PTK_GTK_EXPORT void ptk_gtk_parts_add(PtkGtkParts *parts, guint64 key, int kind, const graphene_rect_t *bounds);

/**
 * ptk_gtk_widget_get_hovered_part:
 * @widget: a widget
 * @key: (out) (optional): gets the key of the part
 *
 * Returns: whether the pointer is on a part of the widget
 */
PTK_GTK_EXPORT gboolean ptk_gtk_widget_get_hovered_part(GtkWidget *widget, guint64 *key);

G_END_DECLS
#endif
