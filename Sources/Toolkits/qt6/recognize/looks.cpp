/* How a widget looks: the corner radius and the color of its bezel, from its pixels, since styles and style sheets do not
 * tell. */
#include "looks.h"

#include <algorithm>
#include <cmath>

namespace PointerKit {
namespace {
bool isRendering = false;
}

bool isRenderingPlain() { return isRendering; }

void renderPlain(QWidget *widget, QPainter &painter, const QRegion &region, QWidget::RenderFlags flags) {
  /* Not the look that Qt gives it while it is hovered, which would lie on the pointer's. */
  bool isUnderMouse = widget->testAttribute(Qt::WA_UnderMouse);
  widget->setAttribute(Qt::WA_UnderMouse, false);
  isRendering = true;
  widget->render(&painter, QPoint(), region, flags);
  isRendering = false;
  widget->setAttribute(Qt::WA_UnderMouse, isUnderMouse);
}

/* Paints the widget alone, and finds where its corner is no longer transparent along the diagonal: a circle of radius r
 * leaves r (1 − 1/√2) of each side free. */
Look lookOf(QWidget *widget, const QRect &frame) {
  Look look;
  int side = std::min(frame.width(), frame.height());
  if (side < 4 || frame.width() > 1000 || frame.height() > 400) return look;
  constexpr int scale = 4;
  int corner = std::min(side / 2, 24);
  QImage image(corner * scale, corner * scale, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  {
    QPainter painter(&image);
    painter.scale(scale, scale);
    renderPlain(widget, painter, QRegion(QRect(frame.topLeft(), QSize(corner, corner))), QWidget::RenderFlags());
  }
  auto isOpaque = [&image](int x, int y) { return qAlpha(image.pixel(x, y)) > 200; };
  /* Styles leave up to two points free around a bezel. */
  int middle = image.width() - 1, left = 0, top = 0, diagonal = 0;
  while (left < middle && !isOpaque(left, middle)) left++;
  while (top < middle && !isOpaque(middle, top)) top++;
  while (diagonal < middle && !isOpaque(diagonal, diagonal)) diagonal++;
  if (left >= middle || top >= middle || diagonal >= middle) return look;
  look.radius = std::max(0.0, (diagonal - std::max(left, top)) / 0.2929 / scale);
  /* Just within the upper edge, where there is no icon and no text. */
  look.color = QColor::fromRgb(image.pixel(middle, std::min(top + 2 * scale, middle)));
  return look;
}

}  // namespace PointerKit
