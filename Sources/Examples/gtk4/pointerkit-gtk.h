/*
 * PointerKit in GTK 4: everything that a program needs besides its own widgets. Copy this file and pointerkit-gtk.c
 * into your program.
 *
 * A PtkGtkSurface is a widget around everything that the pointer acts on. It hides the system's cursor, translates GDK's
 * events, reads a frame with each tick of the frame clock while something moves, and draws what lies in front of all
 * widgets. A widget that is a target draws itself between ptk_gtk_begin_element() and ptk_gtk_end_element().
 *
 * Positions are in points of the surface, whose top left corner is (0, 0). Only one thread, GTK's, may use a surface. A
 * GtkPopover or a second window is a GdkSurface of its own, and needs a PtkGtkSurface of its own.
 */
#ifndef POINTERKIT_GTK_H
#define POINTERKIT_GTK_H

#include <gtk/gtk.h>
#include <pointerkit.h>

G_BEGIN_DECLS

#define PTK_GTK_TYPE_SURFACE (ptk_gtk_surface_get_type())
G_DECLARE_FINAL_TYPE(PtkGtkSurface, ptk_gtk_surface, PTK_GTK, SURFACE, GtkWidget)

/* Called for each event, such as a click or a scroll. During the call, the event is valid, and the layout may be
 * changed. */
typedef void (*PtkGtkEventFunc)(PtkGtkSurface *surface, const ptk_event *event, gpointer data);
/* Called after a frame was read. `cost` is the time that the engine took for it, in nanoseconds. */
typedef void (*PtkGtkFrameFunc)(PtkGtkSurface *surface, const ptk_frame *frame, gint64 cost, gpointer data);

/* Creates a surface around a widget. The settings and the configuration are borrowed; NULL stands for the defaults. */
GtkWidget *ptk_gtk_surface_new(GtkWidget *child, const ptk_settings *settings, const ptk_config *config);
void ptk_gtk_surface_set_event_func(PtkGtkSurface *surface, PtkGtkEventFunc function, gpointer data);
void ptk_gtk_surface_set_frame_func(PtkGtkSurface *surface, PtkGtkFrameFunc function, gpointer data);

/* The engine, for targets, spaces and queries. Pass ptk_gtk_now() as the time, and call ptk_gtk_surface_update() after
 * changes, so that a frame is read soon. The surface owns the engine and the frame. */
ptk_engine *ptk_gtk_surface_get_engine(PtkGtkSurface *surface);
const ptk_frame *ptk_gtk_surface_get_frame(PtkGtkSurface *surface);
void ptk_gtk_surface_update(PtkGtkSurface *surface);
/* The present instant of the engine's clock: GLib's monotonic clock in nanoseconds. */
gint64 ptk_gtk_now(void);

/* Sets the PTK_DEVICE_… kind of all pointing devices. −1 restores the kinds that GDK reports. */
void ptk_gtk_surface_set_device_kind(PtkGtkSurface *surface, ptk_device_kind kind);

/* Sets the widget that paints a target, so that only this widget is painted again when the target changes its look.
 * NULL removes the widget. The surface does not keep the widget alive. Remove the widget before it is destroyed. */
void ptk_gtk_surface_set_widget(PtkGtkSurface *surface, uint64_t target, GtkWidget *widget);

/* Call these functions in a widget's `snapshot`, before and after the drawing of the widget's own content without its
 * children. For a widget that is not a target, pass 0; then they do nothing. */
void ptk_gtk_begin_element(PtkGtkSurface *surface, GtkWidget *widget, uint64_t target, GtkSnapshot *snapshot);
void ptk_gtk_end_element(PtkGtkSurface *surface, GtkWidget *widget, uint64_t target, GtkSnapshot *snapshot);
/* Draws the children of a widget, the lifted ones last. All children that are targets should have the same space and
 * the same z; put other children into a widget of their own. */
void ptk_gtk_snapshot_children(PtkGtkSurface *surface, GtkWidget *widget, GtkSnapshot *snapshot);

/*
 * An element around an existing widget, such as a GtkButton, makes it a target. The target has a PTK_KIND_… and the
 * frame of the widget, and a click on it activates the widget. Sliders, entries and text views get their presses and
 * drags from GTK, as without an element. What clips the widget, such as a GtkScrolledWindow, also
 * clips the target's effects. Put elements into any container within a surface.
 */
#define PTK_GTK_TYPE_ELEMENT (ptk_gtk_element_get_type())
G_DECLARE_FINAL_TYPE(PtkGtkElement, ptk_gtk_element, PTK_GTK, ELEMENT, GtkWidget)
GtkWidget *ptk_gtk_element_new(GtkWidget *child, ptk_kind kind);
/* The id of an element's target, which events contain. The ids of elements are counted from 2^62 up. */
uint64_t ptk_gtk_element_get_target(PtkGtkElement *element);
/* The target's properties besides id, frame and space. Change them, and then call ptk_gtk_element_update(). Everything
 * that the properties point to, such as a style, has to live as long as the element. */
ptk_target *ptk_gtk_element_get_properties(PtkGtkElement *element);
void ptk_gtk_element_update(PtkGtkElement *element);

/* Converts a linear color of the engine to an encoded color for GTK. */
GdkRGBA ptk_gtk_color_encode(ptk_color color, double opacity);

G_END_DECLS
#endif
