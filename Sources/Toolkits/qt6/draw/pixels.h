/* The pixels of a window without the pointer, where it covers them. Regions are in points of the window. */
#ifndef POINTERKIT_QT6_PIXELS_H
#define POINTERKIT_QT6_PIXELS_H

#include <QImage>
#include <QPainter>
#include <QRegion>
#include <QWidget>
#include <functional>

namespace PointerKit {

class Pixels {
 public:
  /* Keeps what Qt has painted, before the pointer is drawn on what will be shown of it. */
  void keep(QWidget *top, const QRegion &painted, const QRegion &shown);
  /* Takes the pointer from the damage, draws it again, and shows that. False if Qt has to paint. */
  bool paint(QWidget *top, const QRegion &damage, const QRegion &shown, const std::function<void(QPainter &)> &draw);
  static QImage *imageOf(const QWidget *top); /* What Qt paints on; null if that is no image. */

 private:
  QImage *imageFor(QWidget *top);
  QImage plain;                     /* As large as the window, */
  QRegion covered;                  /* and valid here. */
};

}  // namespace PointerKit
#endif
