/*
 * The pointer of iPadOS for Qt 6 programs with widgets, Qt 6.4 or later. One call gives it to every window that the
 * program has or opens:
 *
 *   QApplication application(argc, argv);
 *   PointerKit::attach(application);
 *
 * Buttons, fields, rows, tabs and menus are found and recognized; Qt receives every event as before. A program changes
 * what is derived with dynamic properties of a widget:
 *
 *   pointerKit         false: the pointer takes no notice of the widget and of all within it
 *   pointerKitKind     "button", "bar-button", "tab-bar-item", "segment", "link", "text", "row", "card", "image",
 *                      "slider", "divider", "handle", "other" or "canvas": makes the widget a control of this kind
 *   pointerKitEffect   "automatic", "highlight", "lift", "hover" or "none"
 *   pointerKitRadius   the corner radius in points
 *   pointerKitGroup    any number but 0: widgets of one group share their look, and their regions meet
 *   pointerKitPadding  how far the region of a control reaches beyond the widget, in points
 *
 * Flicks move the system's cursor where the display server lets them, unless the application's property pointerKitMovesCursor
 * is false. A program that locks or confines the pointer by itself on Wayland must say so meanwhile, because a second constraint
 * ends its connection.
 *
 * All functions are for the thread of the widgets. Link with `pkg-config --cflags --libs PointerKitQt6`, or in CMake with
 * find_package(PointerKitQt6) and PointerKit::Qt6.
 */
#ifndef POINTERKIT_QT6_H
#define POINTERKIT_QT6_H

#include <QApplication>
#include <QList>
#include <QRect>
#include <functional>
#include <pointerkit.h>

#define POINTERKIT_QT6_EXPORT __attribute__((visibility("default")))

namespace PointerKit {

/* What a program may choose. */
struct Options {
  /* Whether the pointer uses the paddings and heights of dense layouts, as on a desktop, or those for touch. */
  enum class Density { Compact, Touch };
  Density density = Density::Compact;
};

/* Gives the pointer to all windows with widgets, those of now and those that are opened later. A second call only changes
 * the options. Does nothing if the environment has POINTERKIT_DISABLE=1. */
POINTERKIT_QT6_EXPORT void attach(QApplication &application, const Options &options = {});

/* Takes the pointer from all windows, and restores the cursor. */
POINTERKIT_QT6_EXPORT void detach(QApplication &application);

/* A part of a widget that is a control by itself, such as a cell of a grid that the widget paints. */
struct Part {
  quint64 key = 0;            /* Of this part, among those of its widget. */
  QRect frame;                /* In points of the widget; of the viewport for a scroll area. */
  ptk_kind kind = PTK_KIND_BUTTON;
  ptk_effect effect = PTK_EFFECT_AUTOMATIC;
  bool hasBezel = false;      /* Whether the part has a visible background or border. */
  bool isEnabled = true;
  bool isObstacle = false;    /* Whether the part only keeps the paddings of its neighbors away. */
  double radius = -1;         /* The corner radius in points; negative for the usual one. */
  quint64 group = 0;          /* Of the parts of one bar; 0 is none. */
  ptk_axes latchingAxes = 0;  /* The axes along which a press drags the part. */
  double padding = -1;        /* Beyond the frame; negative for the usual one. */
  bool tracksHeldPress = false; /* Whether the part lights while a button is held that was pressed elsewhere, as in a menu. */
};

/* Returns the parts of a widget, at least those near a position, which is in points of the widget; of the viewport for a
 * scroll area. It is asked again when the pointer moves over the widget. */
using PartProvider = std::function<QList<Part>(QWidget *widget, QPoint position)>;

/* Sets who tells the parts of all widgets of a class and its subclasses, for example `QGraphicsView::staticMetaObject`.
 * An empty function removes the provider. */
POINTERKIT_QT6_EXPORT void setPartProvider(const QMetaObject &type, PartProvider provider);

}  // namespace PointerKit

/* For programs that load the library by themselves: attaches to the QApplication that exists. */
extern "C" POINTERKIT_QT6_EXPORT void pointerkit_qt6_attach();

#endif
