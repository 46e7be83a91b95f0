/* Scroll areas and their viewports. */
#ifndef POINTERKIT_QT6_AREAS_H
#define POINTERKIT_QT6_AREAS_H

#include <QAbstractScrollArea>

namespace PointerKit {

/* The scroll area of a viewport; null for other widgets. */
inline QWidget *scrollAreaOf(const QWidget *viewport) {
  auto *area = qobject_cast<QAbstractScrollArea *>(viewport->parentWidget());
  return area && area->viewport() == viewport ? area : nullptr;
}

}  // namespace PointerKit
#endif
