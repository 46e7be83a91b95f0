/* How a widget looks, from its pixels, since styles and style sheets do not tell. */
#ifndef POINTERKIT_QT6_LOOKS_H
#define POINTERKIT_QT6_LOOKS_H

#include <QColor>
#include <QPainter>
#include <QRegion>
#include <QWidget>

namespace PointerKit {

struct Look {
  double radius = -1; /* Negative if unknown. */
  QColor color;       /* Of the bezel, if it has one color. */
};
Look lookOf(QWidget *widget, const QRect &frame);

/* Paints a widget and what is in it, as Qt does while the mouse is elsewhere. */
void renderPlain(QWidget *widget, QPainter &painter, const QRegion &region, QWidget::RenderFlags flags);
/* Whether a widget is being painted so. */
bool isRenderingPlain();

}  // namespace PointerKit
#endif
