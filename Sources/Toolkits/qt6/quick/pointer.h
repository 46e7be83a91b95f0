/* The pointer in front of all items: as a layer, or, while it keeps its shape, as the system's cursor, so that its movement takes
 * no frame of Qt's. */
#ifndef POINTERKIT_QT6_QUICK_POINTER_H
#define POINTERKIT_QT6_QUICK_POINTER_H

#include <QQuickItem>
#include <memory>
#include <pointerkit.h>

#include "../surface.h"
#include "layer.h"

namespace PointerKit {

class Pointer {
 public:
  /* Shows what the frame has in front of all items; whether anything has changed. */
  bool show(Surface &surface, QQuickItem *root, qreal scale);
  void swapped(const Surface &surface); /* What was drawn is seen. */
  bool isCursor = false;       /* Whether the pointer is shown as the system's cursor, */

 private:
  bool isStill(const Surface &surface, qreal scale); /* Whether it has the shape of the frame before, at the place of the mouse. */
  bool isSwapped = true;       /* and whether Qt has shown a frame since that changed. */
  ptk_command shown{};         /* The pointer as it was drawn last, about the origin. */
  Outline outline;
  std::unique_ptr<Layer> front;
};

}  // namespace PointerKit
#endif
