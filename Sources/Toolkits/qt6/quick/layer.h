/* What the pointer adds to an item: drawing beneath and above it, and a transform. */
#ifndef POINTERKIT_QT6_QUICK_LAYER_H
#define POINTERKIT_QT6_QUICK_LAYER_H

#include <QMatrix4x4>
#include <QPointer>
#include <QQuickItem>
#include <QQuickPaintedItem>
#include <QTransform>
#include <pointerkit.h>
#include <vector>

#include "../surface.h"

namespace PointerKit {

/* The outline of the pointer, as it was drawn. */
class Outline {
 public:
  bool isOf(const ptk_frame *frame) const;
  void keep(const ptk_frame *frame);

 private:
  std::vector<ptk_point> points;
};

/* Moves a command, and rounds its place so little that nobody sees it, so that commands can be compared. */
void place(ptk_command &command, QPointF corner);

/* Draws commands at a place in the tree of items. Its parent is an item without a size, which positioners, layouts and
 * `childrenRect` take no notice of. */
class Layer : public QQuickPaintedItem {
 public:
  Layer(const Surface &surface, QQuickItem *item, qreal z);
  ~Layer() override;
  /* Shows commands, which are in points of the window; `toItem` leads from there to the item. Returns whether they are others
   * than before. */
  bool show(const ptk_command *commands, std::size_t count, const QTransform &toItem);
  void paint(QPainter *painter) override;

 private:
  const Surface &surface;
  QPointer<QQuickItem> holder;
  std::vector<ptk_command> shown; /* In points of the layer. */
  Outline outline;                /* Of the pointer, if it is shown. */
};
bool isOwn(const QQuickItem *item); /* Whether an item belongs to the pointer. */

/* Scales and moves an item, which touches none of its properties. */
class Movement : public QQuickTransform {
 public:
  explicit Movement(QQuickItem *item) { appendToItem(item); }
  /* Returns whether it moves the item in another way than before. */
  bool set(QPointF newCenter, double newScale, QPointF newOffset) {
    if (center == newCenter && scale == newScale && offset == newOffset) return false;
    center = newCenter;
    scale = newScale;
    offset = newOffset;
    update();
    return true;
  }
  /* The last factor is applied first. */
  void applyTo(QMatrix4x4 *matrix) const override {
    matrix->translate(float(center.x() + offset.x()), float(center.y() + offset.y()));
    matrix->scale(float(scale), float(scale));
    matrix->translate(float(-center.x()), float(-center.y()));
  }

 private:
  QPointF center, offset;
  double scale = 1;
};

}  // namespace PointerKit
#endif
