/* A window of Qt Quick with the pointer: its items and its frames. */
#ifndef POINTERKIT_QT6_QUICK_SCENE_H
#define POINTERKIT_QT6_QUICK_SCENE_H

#include <QQuickWindow>
#include <optional>

#include "../recognize/spaces.h"
#include "../surface.h"
#include "effects.h"
#include "items.h"
#include "pointer.h"

namespace PointerKit {

class Scene : public Surface {
 public:
  explicit Scene(QQuickWindow *window);
  ~Scene() override;

  QWindow *systemWindow() const override { return window; }
  void prepare(QPoint position) override;
  void verify(QPoint) override {}
  QPoint shiftAt(QPoint position) override;
  bool wantsOwnCursor(QPoint position) override;
  QQuickWindow *const window;

 private:
  void frameBegins();          /* Before each frame of Qt's. */
  void requestFrame() override;
  void moveCursor(ptk_point position) override;
  void synchronizes();         /* In Qt's thread for drawing, for which the application's waits. */
  void showFrame();
  void sampleBackdrop();

  Items items;
  Spaces spaces;
  Effects effects;
  Pointer pointer;
  bool needsWalk = true;
  bool isExpected = false;     /* Whether Qt will draw a frame because of what the pointer has changed. */
  bool isQueued = false;       /* Whether the frame that was asked for does not wait for Qt's. */
  std::optional<ptk_point> wanted; /* Where the cursor is to be moved when Qt's threads meet. */
  bool isTimed = false;        /* Whether frames come by a timer, because Qt waits for no screen. */
  qreal scale = 0;
  double luminance = -1;
  std::int64_t lastWalk = 0;
};

}  // namespace PointerKit
#endif
