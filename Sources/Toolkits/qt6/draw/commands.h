/* The commands of the engine, drawn with QPainter. */
#ifndef POINTERKIT_QT6_COMMANDS_H
#define POINTERKIT_QT6_COMMANDS_H

#include <QPainter>
#include <QRectF>
#include <pointerkit.h>

namespace PointerKit {

void drawCommand(QPainter &painter, const ptk_frame *frame, const ptk_command &command);
/* What a command changes, in points of the window. */
QRectF boundsOf(const ptk_frame *frame, const ptk_command &command);

}  // namespace PointerKit
#endif
