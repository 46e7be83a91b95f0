/* Finds the controls of a window of Qt Quick in its items, and registers those that are new or have changed. */
#ifndef POINTERKIT_QT6_QUICK_WALK_H
#define POINTERKIT_QT6_QUICK_WALK_H

#include <QList>
#include <QQuickItem>

#include "../recognize/spaces.h"
#include "items.h"

namespace PointerKit {

void walk(Items &items, Spaces &spaces, QSize size);
QList<QQuickItem *> itemsAt(QQuickItem *root, QPointF position); /* From back to front. */

}  // namespace PointerKit
#endif
