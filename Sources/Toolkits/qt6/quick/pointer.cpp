/* The pointer in front of all items: as a layer, or, while it keeps its shape, as the system's cursor. */
#include "pointer.h"

#include <QCursor>
#include <QPainter>
#include <QPixmap>
#include <cmath>
#include <cstring>
#include <utility>

#include "../draw/commands.h"
#include "../input/cursor.h"

namespace PointerKit {

bool Pointer::show(Surface &surface, QQuickItem *root, qreal scale) {
  if (!front) front = std::make_unique<Layer>(surface, root, 1e9);
  /* The mouse may have left the window and come back, which makes the cursor blank. */
  bool isLost = isCursor && isSwapped && !isShownInstead(), wasCursor = std::exchange(isCursor, isStill(surface, scale) && !isLost);
  if (isCursor != wasCursor) isSwapped = false;
  return front->show(surface.frame->front, isCursor ? 0 : surface.frame->front_count, QTransform());
}

/* A pointer that keeps its shape is the system's cursor, so that its movement takes no frame of Qt's. */
bool Pointer::isStill(const Surface &surface, qreal scale) {
  const ptk_frame *frame = surface.frame;
  if (!surface.isInside || scale != 1 || frame->front_count != 1) return false;
  ptk_command command = *frame->front;
  bool isOutline = command.kind == PTK_COMMAND_KIND_OUTLINE && frame->outline;
  if (!isOutline && command.kind != PTK_COMMAND_KIND_ROUNDED_RECT) return false;
  const ptk_rect &rect = command.shape.rect;
  QPointF center = isOutline ? QPointF(command.center.x, command.center.y) : QRectF(rect.x, rect.y, rect.width, rect.height).center();
  place(command, center);
  bool isSame = std::memcmp(&command, &shown, sizeof command) == 0 && (!isOutline || outline.isOf(frame));
  shown = command;
  outline.keep(frame);
  return isSame && std::hypot(center.x() - surface.lastPosition.x(), center.y() - surface.lastPosition.y()) < 0.75;
}

void Pointer::swapped(const Surface &surface) {
  const ptk_frame *frame = surface.frame;
  isSwapped = true;
  if (!surface.isInside || !frame || isCursor == isShownInstead()) return;
  if (!isCursor) {
    showInstead(Qt::BlankCursor);
    return;
  }
  QRect bounds = boundsOf(frame, shown).toAlignedRect();
  QPixmap picture(bounds.size());
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(-bounds.topLeft());
  drawCommand(painter, frame, shown);
  painter.end();
  showInstead(QCursor(picture, -bounds.x(), -bounds.y()));
}

}  // namespace PointerKit
