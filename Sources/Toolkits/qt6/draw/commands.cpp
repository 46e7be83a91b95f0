/* The commands of the engine, drawn with QPainter. */
#include "commands.h"

#include <QPainterPath>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>

namespace PointerKit {
namespace {

QRectF rectOf(const ptk_rect &rect) { return {rect.x, rect.y, rect.width, rect.height}; }

QColor encode(ptk_color color, double opacity) {
  color = ptk_color_encode(color);
  return QColor::fromRgbF(float(color.red), float(color.green), float(color.blue), float(std::clamp(opacity, 0.0, 1.0)));
}

double radiusOf(const ptk_rounded_rect &shape) {
  return std::max(std::min(shape.corner_radius, std::min(shape.rect.width, shape.rect.height) / 2), 0.0);
}

/* Paints a rounded rectangle; `shade` tells the color of a pixel from its middle, and from how much of it is covered, up to 255.
 * Qt's own smooth edges take five times as long, and no painter here is turned. Only what lies in the clip is painted. */
template <typename Shade>
void paint(QPainter &painter, const ptk_rounded_rect &shape, const QRectF &limit, Shade shade) {
  static std::vector<QRgb> pixels;
  QTransform transform = painter.deviceTransform();
  double scale = transform.m11();
  QRectF rect = transform.mapRect(rectOf(shape.rect));
  QRect bounds = (rect & transform.mapRect(limit)).toAlignedRect();
  if (painter.hasClipping()) bounds &= transform.mapRect(painter.clipBoundingRect()).toAlignedRect();
  if (bounds.isEmpty()) return;
  double radius = radiusOf(shape) * scale, wide = rect.width() / 2 - radius, high = rect.height() / 2 - radius;
  double most = 255 * std::min({1.0, rect.width(), rect.height()}), inner = std::max(radius - 0.5, 0.0);
  QPointF center = rect.center();
  pixels.resize(std::size_t(bounds.width()) * std::size_t(bounds.height()));
  QRgb *line = pixels.data();
  int left = bounds.left(), right = bounds.right() + 1;
  for (int row = bounds.top(); row <= bounds.bottom(); row++, line += bounds.width()) {
    double y = row + 0.5, dy = std::abs(y - center.y()) - high;
    auto paintColumns = [&](int from, int to) {
      for (int column = from; column < to; column++) {
        double x = column + 0.5, dx = std::abs(x - center.x()) - wide;
        /* The distance from the rounded edge, which is negative inside. */
        double distance = (dx > 0 && dy > 0 ? std::sqrt(dx * dx + dy * dy) : std::max(dx, dy)) - radius;
        line[column - left] = shade(x, y, std::size_t(std::clamp(255 * (0.5 - distance), 0.0, most) + 0.5));
      }
    };
    /* Most columns are covered wholly. */
    double reach = wide + (dy > 0 ? std::sqrt(std::max(inner * inner - dy * dy, 0.0)) : inner);
    bool isInside = dy < radius - 0.5 && most == 255;
    int from = isInside ? std::clamp(int(std::ceil(center.x() - reach)), left, right) : right;
    int to = isInside ? std::clamp(int(std::floor(center.x() + reach)), from, right) : right;
    paintColumns(left, from);
    for (int column = from; column < to; column++) line[column - left] = shade(column + 0.5, y, 255);
    paintColumns(to, right);
  }
  QImage image(reinterpret_cast<uchar *>(pixels.data()), bounds.width(), bounds.height(), QImage::Format_ARGB32_Premultiplied);
  if (scale != 1) {
    painter.save();
    painter.scale(1 / scale, 1 / scale);
  }
  painter.drawImage(QPointF(bounds.topLeft()) - QPointF(transform.dx(), transform.dy()), image);
  if (scale != 1) painter.restore();
}

void fill(QPainter &painter, const ptk_rounded_rect &shape, const QColor &color) {
  std::array<QRgb, 256> shades;
  QRgb plain = color.rgb() & 0xffffff;
  float opacity = color.alphaF();
  for (std::size_t i = 0; i < shades.size(); i++) shades[i] = qPremultiply(plain | QRgb(opacity * float(i) + 0.5f) << 24);
  paint(painter, shape, rectOf(shape.rect), [&shades](double, double, std::size_t coverage) { return shades[coverage]; });
}

/* The blurred shadow around a rounded rectangle. Shadows are blurred too much to show that their measures are whole points, and
 * so there are few, whose images are kept. */
struct Shadow {
  QSize size;
  QPoint offset;
  double radius, blur;
  QRgb color;
  int reach() const { return int(std::ceil(3 * blur)); } /* Of the image beyond the rectangle. */
  bool operator==(const Shadow &other) const {
    return size == other.size && offset == other.offset && radius == other.radius && blur == other.blur && color == other.color;
  }
};

/* The distance from the edge of a rounded rectangle, which is negative inside. */
double distanceFrom(const QRectF &rect, double radius, double x, double y) {
  double dx = std::abs(x - rect.center().x()) - rect.width() / 2 + radius;
  double dy = std::abs(y - rect.center().y()) - rect.height() / 2 + radius;
  return (dx > 0 && dy > 0 ? std::sqrt(dx * dx + dy * dy) : std::max(dx, dy)) - radius;
}

/* Clears what lies within the shape itself, but for the outermost point, since the shape is not of whole points. */
void clearShape(QImage &image, const Shadow &shadow) {
  QRect shape(QPoint(shadow.reach(), shadow.reach()) - shadow.offset, shadow.size);
  QRect area = shape.adjusted(1, 1, -1, -1) & image.rect();
  for (int y = area.top(); y <= area.bottom(); y++) {
    auto *line = reinterpret_cast<QRgb *>(image.scanLine(y));
    for (int x = area.left(); x <= area.right(); x++) {
      double distance = distanceFrom(shape, shadow.radius, x + 0.5, y + 0.5) + 1;
      int rest = int(256 * std::clamp(distance + 0.5, 0.0, 1.0));
      QRgb pixel = line[x];
      if (rest == 256) continue;
      line[x] = qRgba(qRed(pixel) * rest >> 8, qGreen(pixel) * rest >> 8, qBlue(pixel) * rest >> 8, qAlpha(pixel) * rest >> 8);
    }
  }
}

/* At x standard deviations outside an edge, the share of a Gaussian blur's opacity is about 1 / (1 + e^(1.702 x)). */
QImage imageOf(const Shadow &shadow) {
  constexpr int steps = 256; /* From 3 standard deviations inside to 3 outside. */
  std::array<QRgb, steps + 1> shades;
  for (int i = 0; i <= steps; i++) {
    double share = 1 / (1 + std::exp(1.702 * (6.0 * i / steps - 3)));
    shades[std::size_t(i)] = qPremultiply((shadow.color & 0xffffff) | QRgb(std::lround(255 * share)) << 24);
  }
  shades[steps] = 0;
  QImage image(shadow.size + 2 * QSize(shadow.reach(), shadow.reach()), QImage::Format_ARGB32_Premultiplied);
  int width = image.width(), height = image.height(), least = std::min(shadow.size.width(), shadow.size.height());
  double radius = std::max(shadow.radius, std::min(shadow.blur, least / 2.0));
  QRectF rect(QPointF(shadow.reach(), shadow.reach()), QSizeF(shadow.size));
  /* A quarter, which is mirrored. */
  for (int y = 0; 2 * y < height; y++) {
    auto *line = reinterpret_cast<QRgb *>(image.scanLine(y));
    for (int x = 0; 2 * x < width; x++) {
      double distance = distanceFrom(rect, radius, x + 0.5, y + 0.5);
      line[x] = line[width - 1 - x] = shades[std::size_t(std::clamp((distance / shadow.blur + 3) / 6 * steps, 0.0, double(steps)))];
    }
    std::memcpy(image.scanLine(height - 1 - y), line, std::size_t(width) * sizeof(QRgb));
  }
  clearShape(image, shadow);
  return image;
}

void drawShadow(QPainter &painter, const ptk_command &command) {
  static std::vector<std::pair<Shadow, QImage>> images;
  constexpr std::size_t greatestCount = 24;
  QPointF offset(command.translation.dx, command.translation.dy);
  QRect shape = rectOf(command.shape.rect).toRect(), rect = shape.translated(offset.toPoint());
  Shadow shadow{rect.size(), offset.toPoint(), std::round(radiusOf(command.shape)), std::max(std::round(command.radius * 2) / 2, 0.5),
                encode(command.color, 1).rgb()};
  auto found = std::find_if(images.begin(), images.end(), [&shadow](const auto &each) { return each.first == shadow; });
  QImage image = found == images.end() ? imageOf(shadow) : found->second;
  if (found == images.end() && image.width() * image.height() < 320 * 160) {
    if (images.size() == greatestCount) images.erase(images.begin());
    images.emplace_back(shadow, image);
  }
  double opacity = painter.opacity();
  painter.setOpacity(opacity * std::clamp(command.opacity, 0.0, 1.0));
  painter.drawImage(rect.topLeft() - QPoint(shadow.reach(), shadow.reach()), image);
  painter.setOpacity(opacity);
}

/* Draws a white light whose strength at a share r of its radius is (1 − r²)². */
void drawLight(QPainter &painter, const ptk_command &command) {
  if (!(command.radius > 0)) return;
  QPointF center(command.center.x, command.center.y);
  QTransform transform = painter.deviceTransform();
  QPointF middle = transform.map(center);
  double square = 1 / std::pow(command.radius * transform.m11(), 2), opacity = std::clamp(command.opacity, 0.0, 1.0);
  QRectF limit(center - QPointF(command.radius, command.radius), 2 * QSizeF(command.radius, command.radius));
  paint(painter, command.shape, limit, [&](double x, double y, std::size_t coverage) {
    double dark = std::max(1 - ((x - middle.x()) * (x - middle.x()) + (y - middle.y()) * (y - middle.y())) * square, 0.0);
    auto level = QRgb(opacity * dark * dark * double(coverage) + 0.5);
    return level * 0x1010101u;
  });
}

/* The outline of the pointer around its center. */
QPainterPath outlineOf(const ptk_frame *frame) {
  QPainterPath path;
  path.setFillRule(Qt::WindingFill);
  const ptk_outline *outline = frame->outline;
  if (!outline) return path;
  for (std::size_t i = 0, contour = 0; contour < outline->end_count; contour++) {
    if (i < outline->ends[contour]) path.moveTo(outline->points[i].x, outline->points[i].y);
    for (; i < outline->ends[contour]; i++) path.lineTo(outline->points[i].x, outline->points[i].y);
    path.closeSubpath();
  }
  return path;
}

void drawOutline(QPainter &painter, const ptk_frame *frame, const ptk_command &command) {
  painter.save();
  painter.translate(command.center.x, command.center.y);
  painter.scale(command.scale, command.scale);
  painter.fillPath(outlineOf(frame), encode(command.color, command.opacity));
  painter.restore();
}

QPainterPath pathOf(const ptk_path &path) {
  QPainterPath outline;
  outline.setFillRule(Qt::WindingFill);
  for (std::size_t i = 0; i < path.element_count; i++) {
    const ptk_path_element &element = path.elements[i];
    QPointF to(element.to.x, element.to.y);
    QPointF control1(element.control1.x, element.control1.y), control2(element.control2.x, element.control2.y);
    switch (element.kind) {
      case PTK_PATH_KIND_MOVE: outline.moveTo(to); break;
      case PTK_PATH_KIND_LINE: outline.lineTo(to); break;
      case PTK_PATH_KIND_QUADRATIC: outline.quadTo(control1, to); break;
      case PTK_PATH_KIND_CUBIC: outline.cubicTo(control1, control2, to); break;
      case PTK_PATH_KIND_CLOSE: outline.closeSubpath(); break;
    }
  }
  return outline;
}

/* Draws a path, stretched from its bounds with the stroke to a rectangle and rotated about the rectangle's middle. */
void drawPath(QPainter &painter, const ptk_command &command) {
  QPainterPath outline = pathOf(*command.path);
  ptk_rect own;
  ptk_path_get_bounds(command.path, &own);
  QRectF bounds = rectOf(own), rect = rectOf(command.shape.rect);
  painter.save();
  painter.translate(rect.center());
  painter.rotate(command.rotation * 180 / M_PI);
  /* A path without width or height is not stretched along that axis. */
  painter.scale(bounds.width() > 0 ? std::max(rect.width() / bounds.width(), 1e-6) : 1,
                bounds.height() > 0 ? std::max(rect.height() / bounds.height(), 1e-6) : 1);
  painter.translate(-bounds.center());
  QColor color = encode(command.color, command.opacity);
  if (command.path->stroke_width > 0)
    painter.strokePath(outline, QPen(color, command.path->stroke_width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  else
    painter.fillPath(outline, color);
  painter.restore();
}

/* Draws the values of an annotation, one in each line: the label at the left and the text at the right. */
void drawAnnotation(QPainter &painter, const ptk_frame *frame, const ptk_command &command) {
  if (!frame->annotation) return;
  const ptk_annotation &annotation = *frame->annotation;
  QFont font("sans-serif");
  font.setPixelSize(int(annotation.font_size));
  font.setWeight(QFont::Medium);
  painter.setFont(font);
  QRectF platter = rectOf(command.shape.rect);
  for (std::size_t i = 0; i < annotation.value_count; i++) {
    const ptk_annotation_value &value = annotation.values[i];
    double baseline = platter.y() + annotation.vertical_padding + annotation.line_height * double(i) + annotation.baseline;
    QString text = QString::fromUtf8(value.text);
    painter.setPen(encode(command.color, annotation.label_opacity * command.opacity));
    painter.drawText(QPointF(platter.x() + annotation.horizontal_padding, baseline), QString::fromUtf8(value.label));
    painter.setPen(encode(command.color, command.opacity));
    double width = QFontMetricsF(font).horizontalAdvance(text);
    painter.drawText(QPointF(platter.right() - annotation.horizontal_padding - width, baseline), text);
  }
}

}  // namespace

void drawCommand(QPainter &painter, const ptk_frame *frame, const ptk_command &command) {
  switch (command.kind) {
    case PTK_COMMAND_KIND_SHADOW: drawShadow(painter, command); break;
    case PTK_COMMAND_KIND_ROUNDED_RECT:
    case PTK_COMMAND_KIND_TINT: fill(painter, command.shape, encode(command.color, command.opacity)); break;
    case PTK_COMMAND_KIND_PATH: drawPath(painter, command); break;
    case PTK_COMMAND_KIND_OUTLINE: drawOutline(painter, frame, command); break;
    case PTK_COMMAND_KIND_RADIAL_LIGHT: drawLight(painter, command); break;
    case PTK_COMMAND_KIND_ANNOTATION: drawAnnotation(painter, frame, command); break;
    case PTK_COMMAND_KIND_CONTENT_BEGIN:
    case PTK_COMMAND_KIND_CONTENT_END: break; /* The overlay paints widgets. */
  }
}

QRectF boundsOf(const ptk_frame *frame, const ptk_command &command) {
  QRectF rect = rectOf(command.shape.rect);
  if (command.kind == PTK_COMMAND_KIND_SHADOW) {
    double reach = 3 * command.radius;
    rect = rect.translated(command.translation.dx, command.translation.dy).adjusted(-reach, -reach, reach, reach);
  } else if (command.kind == PTK_COMMAND_KIND_PATH) {
    /* A turned rectangle lies within the circle around it. */
    double reach = std::hypot(rect.width(), rect.height()) / 2 + command.path->stroke_width;
    rect = QRectF(rect.center() - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach));
  } else if (command.kind == PTK_COMMAND_KIND_OUTLINE) {
    QRectF outline = outlineOf(frame).boundingRect();
    rect = QRectF(outline.topLeft() * command.scale + QPointF(command.center.x, command.center.y),
                  outline.size() * command.scale);
  }
  return rect.isEmpty() ? rect : rect.adjusted(-1, -1, 1, 1); /* For smooth edges. */
}

}  // namespace PointerKit
