/* The padding of controls: a press there that nobody else wants goes to the control, and so does what the mouse hovers, for
 * tooltips. */
#ifndef POINTERKIT_QT6_CLICKS_H
#define POINTERKIT_QT6_CLICKS_H

#include <QMouseEvent>
#include <QPoint>
#include <QPointer>

#include "../recognize/controls.h"

namespace PointerKit {

/* See Surface, whose functions these are for windows with widgets. */
QPoint shiftIn(Controls &controls, QPoint position);
bool wantsOwnCursorIn(Controls &controls, QPoint position);

/* A press in padding, which what lies there has first. */
class PaddingPress {
 public:
  bool offersPress(Controls &controls, QPoint position);
  bool offerRelease(const QMouseEvent &event);

 private:
  QPointer<QWidget> offered, pressed; /* What has had the press first, and the control. */
};

}  // namespace PointerKit
#endif
