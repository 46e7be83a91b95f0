/*
 * The pointer of iPadOS for Qt Quick programs, Qt 6.4 or later. One call gives it to every window that the program has or
 * opens:
 *
 *   QGuiApplication application(argc, argv);
 *   PointerKit::attachQuick(application);
 *
 * Qt Quick Controls, mouse areas, tap handlers, fields and what lies in popups are found and recognized; Qt receives every
 * event as before. An item says more with properties of its own:
 *
 *   Rectangle { property string pointerKitKind: "card" … }
 *
 * pointerKit, pointerKitKind, pointerKitEffect, pointerKitRadius, pointerKitGroup and pointerKitPadding, and the application's
 * pointerKitMovesCursor, mean the same as for widgets, see pointerkit-qt6.h. Both functions are for the thread of the
 * application. Link with `pkg-config --cflags --libs PointerKitQt6Quick`.
 */
#ifndef POINTERKIT_QT6_QUICK_H
#define POINTERKIT_QT6_QUICK_H

#include <QGuiApplication>

#define POINTERKIT_QT6_QUICK_EXPORT __attribute__((visibility("default")))

namespace PointerKit {

/* Gives the pointer to all windows of Qt Quick, those of now and those that are opened later. Does nothing if the environment
 * has POINTERKIT_DISABLE=1. */
POINTERKIT_QT6_QUICK_EXPORT void attachQuick(QGuiApplication &application);

/* Takes the pointer from all windows, and restores the cursor. */
POINTERKIT_QT6_QUICK_EXPORT void detachQuick(QGuiApplication &application);

}  // namespace PointerKit

/* For programs that load the library by themselves: attaches to the application that exists. */
extern "C" POINTERKIT_QT6_QUICK_EXPORT void pointerkit_qt6_quick_attach();

#endif
