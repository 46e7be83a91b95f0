/* What the pointer adds to an item: drawing beneath and above it, and a transform. */
#include "layer.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "../draw/commands.h"

namespace PointerKit {
namespace {
constexpr const char *ownName = "pointerkit"; /* Of the items that belong to the pointer. */
}

bool isOwn(const QQuickItem *item) { return item->objectName() == QLatin1String(ownName); }

Layer::Layer(const Surface &surface, QQuickItem *item, qreal z) : surface(surface), holder(new QQuickItem) {
  holder->setObjectName(QLatin1String(ownName));
  holder->setParentItem(item);
  holder->setZ(z);
  setObjectName(QLatin1String(ownName));
  setParentItem(holder);
  setAntialiasing(true);
}

Layer::~Layer() {
  setParentItem(nullptr);
  delete holder;
}

void place(ptk_command &command, QPointF corner) {
  auto round = [](double value) { return std::round(value * 64) / 64; };
  bool hasCenter = command.kind == PTK_COMMAND_KIND_OUTLINE || command.kind == PTK_COMMAND_KIND_RADIAL_LIGHT;
  if (hasCenter) command.center = {round(command.center.x - corner.x()), round(command.center.y - corner.y())};
  if (command.kind == PTK_COMMAND_KIND_OUTLINE) return;
  command.shape.rect.x = round(command.shape.rect.x - corner.x());
  command.shape.rect.y = round(command.shape.rect.y - corner.y());
}

bool Outline::isOf(const ptk_frame *frame) const {
  const ptk_outline *own = frame->outline;
  return own ? std::equal(own->points, own->points + own->point_count, points.begin(), points.end(),
                          [](const ptk_point &a, const ptk_point &b) { return std::abs(a.x - b.x) < 0.01 && std::abs(a.y - b.y) < 0.01; })
             : points.empty();
}

void Outline::keep(const ptk_frame *frame) {
  points.clear();
  if (frame->outline) points.assign(frame->outline->points, frame->outline->points + frame->outline->point_count);
}

/* What has only moved by whole points is not painted again. */
bool Layer::show(const ptk_command *commands, std::size_t count, const QTransform &toItem) {
  std::vector<ptk_command> before = std::move(shown);
  shown.assign(commands, commands + count);
  QRectF all;
  bool isSame = isVisible() && before.size() == count;
  for (const ptk_command &each : shown) {
    all |= boundsOf(surface.frame, each);
    /* What these show is not told by the command. */
    isSame &= each.kind != PTK_COMMAND_KIND_PATH && each.kind != PTK_COMMAND_KIND_ANNOTATION;
    if (each.kind == PTK_COMMAND_KIND_OUTLINE) {
      isSame &= outline.isOf(surface.frame);
      outline.keep(surface.frame);
    }
  }
  bool wasVisible = isVisible();
  setVisible(!all.isEmpty());
  if (all.isEmpty()) return wasVisible;
  /* A texture is made again when its size changes, and so the sizes are steps. */
  QPointF corner(std::floor(all.x()), std::floor(all.y()));
  QSizeF size(std::ceil((all.right() - corner.x()) / 16) * 16, std::ceil((all.bottom() - corner.y()) / 16) * 16);
  for (ptk_command &each : shown) place(each, corner);
  isSame = isSame && size == QSizeF(width(), height()) && std::memcmp(before.data(), shown.data(), count * sizeof(ptk_command)) == 0;
  QPointF position = toItem.map(corner);
  bool isHere = wasVisible && position == QQuickItem::position();
  setPosition(position);
  setTransformOrigin(QQuickItem::TopLeft);
  setScale(std::hypot(toItem.m11(), toItem.m12()));
  setRotation(std::atan2(toItem.m12(), toItem.m11()) * 180 / M_PI);
  setSize(size);
  if (!isSame) QQuickItem::update();
  return !isSame || !isHere;
}

/* Qt paints while the thread of the application waits, and so the frame is still valid. */
void Layer::paint(QPainter *painter) {
  painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  for (const ptk_command &each : shown) drawCommand(*painter, surface.frame, each);
}

}  // namespace PointerKit
