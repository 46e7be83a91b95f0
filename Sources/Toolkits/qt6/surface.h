/* What widgets and Qt Quick share: a window of the system with its engine, its frames and its input. */
#ifndef POINTERKIT_QT6_SURFACE_H
#define POINTERKIT_QT6_SURFACE_H

#include <QColor>
#include <QMouseEvent>
#include <QObject>
#include <QPointF>
#include <QTimer>
#include <QWindow>
#include <cstdint>
#include <pointerkit.h>
#include <vector>

#include "../common/moves.h"
#include "clock.h"

namespace PointerKit {

/* A window with the pointer. Positions are in points of the window. */
class Surface : public QObject {
 public:
  explicit Surface(QSize size);
  ~Surface() override;

  ptk_engine *engine = nullptr;
  const ptk_frame *frame = nullptr; /* The latest; transient. */
  bool isInside = false;            /* Whether the pointer is in this window. */
  QPointF lastPosition;
  CursorMove cursorMove{};          /* On Wayland, where no movement has told of it. */
  bool isDark = false;              /* Whether the controls are dark. */
  std::uint32_t describedDevices = 0; /* The devices that the engine knows, as bits. */
  ptk_modifiers modifiers = 0;      /* As the engine knows them. */

  virtual QWindow *systemWindow() const = 0; /* Null until it is made. */
  virtual void prepare(QPoint position) = 0; /* Registers the controls that are there, before the pointer moves there. */
  virtual void verify(QPoint position) = 0;  /* Asks for a walk if the engine and Qt differ about what is there. */
  virtual QPoint shiftAt(QPoint position) = 0; /* From a position in the padding of a control to the control. */
  virtual bool offersPress(QPoint) { return false; } /* Whether what lies in a padding has a press first, */
  virtual bool offerRelease(const QMouseEvent &) { return false; } /* and the release; true if that was accepted. */
  virtual bool wantsOwnCursor(QPoint position) = 0; /* Whether there is a cursor that the pointer must not replace. */

  void handle(const ptk_input &input);
  void move(QPointF position, std::int64_t time, std::uint32_t device);
  void leave();
  void cursorChanged();             /* The program has set another cursor somewhere in the window. */
  void configure(bool isTouch, qreal scale);
  void describeBackground(const QColor &background);
  void update();                    /* Asks for a frame. */

 protected:
  virtual void requestFrame() = 0;  /* Asks Qt for a frame. */
  virtual void moveCursor(ptk_point position);
  void warpCursor(ptk_point position); /* Where it can be moved. */
  void schedule();                  /* Asks Qt for a frame when the next one is due. */
  void step();                      /* Steps the engine to the present frame. */
  void scheduleNext();              /* After a frame: asks for the next one, or for the instant at which something changes by itself. */

  bool isRequested = false;         /* Whether a frame was asked for. */
  bool needsFrame = true;
  bool showsOwnCursor = false;      /* Whether the pointer has left because of a cursor that it must not replace. */
  std::int64_t lastFrame = 0;
  int leastInterval = 4;            /* Between frames, in milliseconds. */
  int delay = 5;                    /* How long Qt waits until it delivers a request, at most, in milliseconds. */

 private:
  QSize paintedSize;                /* Of the last frame. */
  bool warps = false;               /* Whether the engine knows that the cursor can be moved. */
  int interval() const;             /* Between frames, in milliseconds. */
  QTimer timer;                     /* For the next frame, or for `next_wake`. */
};

/* Those that exist, in the order in which they were made. */
const std::vector<Surface *> &surfaces();
Surface *surfaceOf(const QWindow *window);

}  // namespace PointerKit
#endif
