/* The pixels of a window without the pointer. Where only the pointer has moved, they are put back and the pointer is drawn
 * on them, and Qt paints no widget. */
#include "pixels.h"

#include <QBackingStore>
#include <QWindow>
#include <cmath>
#include <cstring>

namespace PointerKit {
namespace {

/* Copies a region, which is in points, from one image of a window to another. */
void copy(const QImage &from, QImage &to, const QRegion &region) {
  int ratio = int(from.devicePixelRatio());
  for (const QRect &each : region) {
    QRect rect = QRect(each.topLeft() * ratio, each.size() * ratio) & from.rect();
    auto offset = std::ptrdiff_t(rect.x()) * 4;
    for (int y = rect.top(); y <= rect.bottom(); y++)
      std::memcpy(to.scanLine(y) + offset, from.constScanLine(y) + offset, std::size_t(rect.width()) * 4);
  }
}

}  // namespace

QImage *Pixels::imageOf(const QWidget *top) {
  QBackingStore *store = top->backingStore();
  QPaintDevice *device = store ? store->paintDevice() : nullptr;
  return device && device->devType() == QInternal::Image ? static_cast<QImage *>(device) : nullptr;
}

/* A window that is composed of textures is shown in another way; between pixels and points at a fractional scale, Qt
 * decides what belongs to a region. */
QImage *Pixels::imageFor(QWidget *top) {
  QImage *image = imageOf(top);
  QWindow *window = top->windowHandle();
  qreal ratio = image ? image->devicePixelRatio() : 0;
  if (!image || !window || !window->isExposed() || window->surfaceType() != QSurface::RasterSurface || image->depth() != 32 ||
      ratio != std::floor(ratio) || image->size() != top->size() * ratio)
    return nullptr;
  if (plain.size() == image->size() && plain.format() == image->format()) return image;
  plain = QImage(image->size(), image->format());
  plain.setDevicePixelRatio(ratio);
  covered = QRegion();
  return nullptr; /* Until Qt has painted what is covered, in a window of a new size all. */
}

void Pixels::keep(QWidget *top, const QRegion &painted, const QRegion &shown) {
  imageFor(top);
  QImage *image = imageOf(top);
  covered -= painted;
  if (!image || plain.size() != image->size()) return;
  QRegion region = painted & shown;
  copy(*image, plain, region);
  covered |= region;
}

bool Pixels::paint(QWidget *top, const QRegion &damage, const QRegion &shown, const std::function<void(QPainter &)> &draw) {
  QImage *image = imageFor(top);
  if (!image) return false;
  copy(*image, plain, damage - covered);
  QBackingStore *store = top->backingStore();
  store->beginPaint(damage);
  image = imageOf(top); /* On Wayland another buffer. */
  bool isSame = image && image->size() == plain.size() && image->format() == plain.format();
  if (isSame) {
    copy(plain, *image, damage);
    QPainter painter(image);
    painter.setClipRegion(damage);
    draw(painter);
  }
  store->endPaint();
  if (!isSame) return false;
  covered = (covered - damage) | (shown & damage);
  store->flush(damage);
  return true;
}

}  // namespace PointerKit
