/* A top-level widget with the pointer: its controls, its frames and its overlay. */
#ifndef POINTERKIT_QT6_WINDOW_H
#define POINTERKIT_QT6_WINDOW_H

#include <QPointer>
#include <QWidget>
#include <cstdint>
#include <vector>

#include "draw/overlay.h"
#include "input/clicks.h"
#include "recognize/controls.h"
#include "recognize/spaces.h"
#include "surface.h"

namespace PointerKit {

class Window : public Surface {
 public:
  Window(QWidget *top, bool isTouch);
  ~Window() override;

  QWidget *const top;
  Overlay *overlay = nullptr;
  QWindow *systemWindow() const override { return top->windowHandle(); }

  void invalidate();                /* Asks for a walk, and for a frame if the pointer is in the window. */
  void changed(QWidget *widget, bool hasNewRole);
  void dirty(QWidget *widget);      /* Asks for a new look at the controls of a widget. */
  bool runFrame();                  /* At the window's UpdateRequest; false if no frame was asked for. */
  void applySettings(bool isTouch);
  void describeSurroundings();
  void setBlocked(bool blocked);    /* Whether nothing in the window responds, since a popup is open. */

  void verify(QPoint position) override;
  void prepare(QPoint position) override;
  QPoint shiftAt(QPoint position) override { return shiftIn(controls, position); }
  bool offersPress(QPoint position) override { return padding.offersPress(controls, position); }
  bool offerRelease(const QMouseEvent &event) override { return padding.offerRelease(event); }
  bool wantsOwnCursor(QPoint position) override { return wantsOwnCursorIn(controls, position); }

 private:
  void catchUp();                   /* Makes the walk that was asked for. */
  void requestFrame() override { top->windowHandle()->requestUpdate(); }
  void showFrame();
  void readLook();
  void gone(QWidget *widget);
  void expectAudit();               /* The layout may have changed. */
  void audit();                     /* Writes a layout that has stayed, if the program is audited. */

  QTimer auditTimer;
  std::size_t auditedLayout = 0;    /* The hash of the layout of the last look, */
  bool isWritten = false;           /* and whether it is written. */
  Controls controls;
  Spaces spaces;
  PaddingPress padding;
  std::vector<QPointer<QWidget>> dirtied;
  bool needsWalk = true, isBlocked = false, isTouch, hasSurroundings = false;
  std::int64_t lastWalk = 0;
  qreal scale = 0;
};

}  // namespace PointerKit
#endif
