/* What widgets and Qt Quick share: a window of the system with its engine, its input and the drawing of commands. */
#ifndef POINTERKIT_SURFACE_H
#define POINTERKIT_SURFACE_H

#include <QColor>
#include <QHash>
#include <QMouseEvent>
#include <QObject>
#include <QPainter>
#include <QPointF>
#include <QRectF>
#include <QTimer>
#include <QWindow>
#include <cstdint>
#include <functional>
#include <optional>
#include <pointerkit.h>
#include <vector>

#include "../stamps.h"

namespace PointerKit {

constexpr std::int64_t nanosecondsPerMillisecond = 1000000;

/* The present instant of the engines' clock: the system's monotonic clock in nanoseconds. */
std::int64_t now();

/* A control as the engine knows it. */
struct Registration {
  ptk_target target{}; /* Its pointers lead to the next fields. */
  ptk_style style{};
  ptk_precision precision{};
  std::vector<ptk_line> lines;
  bool isSent = false;
  /* Takes a new description, and returns whether it is another than before. */
  bool change(const ptk_target &target, const ptk_style &style, std::vector<ptk_line> lines);
};

/* A window with the pointer. Positions are in points of the window. */
class Surface : public QObject {
 public:
  explicit Surface(QSize size);
  ~Surface() override;

  ptk_engine *engine = nullptr;
  const ptk_frame *frame = nullptr; /* The latest; transient. */
  bool isInside = false;            /* Whether the pointer is in this window. */
  QPointF lastPosition;
  std::optional<ptk_point> moved;   /* Where the cursor was moved on Wayland, of which no movement has told. */
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
  void schedule();                  /* Asks Qt for a frame when the next one is due. */
  void step();                      /* Steps the engine to the present frame. */
  void scheduleNext();              /* After a frame: asks for the next one, or for the instant at which something changes by itself. */

  /* A walk registers the spaces that it sees; then those that it has not seen are removed. */
  void registerSpace(const ptk_space &space);
  void removeUnseenSpaces();
  std::uint64_t walks = 0;          /* The number of the last walk. */

  bool isDark = false;
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
  QHash<std::uint64_t, std::uint64_t> spaces; /* The walk that has seen each last. */
  QTimer timer;                     /* For the next frame, or for `next_wake`. */
};

/* Those that exist, in the order in which they were made. */
const std::vector<Surface *> &surfaces();
Surface *surfaceOf(const QWindow *window);

/* input.cpp: returns whether the event was passed on in another form. */
bool handleInput(QWindow *window, QEvent *event);
void cancelPress(Surface &window); /* Where no release will be heard of. */

/* cursor.cpp */
bool isOnX11();
bool canWarp();           /* Whether the display server moves the cursor, which may change at any time. */
bool cursorReturns(const QWindow *window); /* Whether a leave of a window is to be ignored. */
bool cursorHasAnswered(); /* Whether the compositor has answered every move on Wayland. */
void warpCursor(Surface &surface, ptk_point position); /* Where it can be moved. */
void hideCursor(bool hidden);
void showInstead(const QCursor &cursor); /* Shows a cursor while the program's is hidden; at first it is blank. */
bool isShownInstead();                   /* Whether a cursor is shown that is not blank. */
bool isReplaced(const QCursor &cursor); /* Whether the pointer is shown instead of this cursor. */

/* drawing.cpp: the commands of the engine. */
void drawCommand(QPainter &painter, const ptk_frame *frame, const ptk_command &command);
QRectF boundsOf(const ptk_frame *frame, const ptk_command &command);
double luminanceOf(const QColor &color);
ptk_color colorOf(const QColor &color);

/* settings.cpp */
void readSettings(ptk_settings &settings, ptk_configuration &config);
/* Lets a filter see every event of the application while the person wants the pointer in it. `add` gives it to the windows that
 * exist, and `remove` takes it from them. */
void followSettings(QObject *filter, std::function<void()> add, std::function<void()> remove);

/* properties.cpp: what a program says about a widget or an item. */
bool isIgnored(const QObject *object);
std::optional<ptk_kind> kindProperty(const QObject *object);
std::optional<ptk_effect> effectProperty(const QObject *object);
const char *nameOf(ptk_kind kind);
const char *nameOf(ptk_effect effect);

/* log.cpp */
void logEvent(Surface &surface, const ptk_event &event, const char *name, ptk_kind kind, const QRectF &rect);

}  // namespace PointerKit
#endif
