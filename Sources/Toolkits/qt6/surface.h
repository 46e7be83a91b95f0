/* What widgets and Qt Quick share: a window of the system with its engine, its input and the drawing of commands. */
#ifndef POINTERKIT_SURFACE_H
#define POINTERKIT_SURFACE_H

#include <QColor>
#include <QObject>
#include <QPainter>
#include <QPointF>
#include <QRectF>
#include <QWindow>
#include <cstdint>
#include <functional>
#include <optional>
#include <pointerkit.h>
#include <vector>

namespace PointerKit {

constexpr std::int64_t nanosecondsPerMillisecond = 1000000;

/* The present instant of the engines' clock: the system's monotonic clock in nanoseconds. */
std::int64_t now();

/* Converts Qt's milliseconds, of which systems fill only 32 bits, to the engine's clock. */
struct StampClock {
  bool isSet = false;
  std::int64_t milliseconds = 0; /* The last stamp, which does not wrap. */
  std::int64_t offset = 0;       /* From a stamp to the engine's clock, in nanoseconds. */
  std::int64_t last = 0;         /* The last result. */
  std::int64_t convert(std::uint64_t stamp, std::int64_t now);
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
  std::uint32_t describedDevices = 0; /* The devices that the engine knows, as bits. */

  virtual QWindow *systemWindow() const = 0; /* Null until it is made. */
  virtual void update() = 0;                 /* Asks for a frame. */
  virtual void prepare(QPoint position) = 0; /* Registers the controls that are there, before the pointer moves there. */
  virtual void verify(QPoint position) = 0;  /* Asks for a walk if the engine and Qt differ about what is there. */
  virtual QPoint shiftAt(QPoint position) = 0; /* From a position in the padding of a control to the control. */
  virtual bool wantsOwnCursor(QPoint position) = 0; /* Whether there is a cursor that the pointer must not replace. */

  void handle(const ptk_input &input);
  void move(QPointF position, std::int64_t time, std::uint32_t device);
  void leave();
  void configure(bool isTouch, qreal scale);
  void describeBackground(const QColor &background);

 protected:
  int interval() const;             /* Between frames, in milliseconds. */
  bool isDark = false;
};

/* Those that exist, in the order in which they were made. */
const std::vector<Surface *> &surfaces();
Surface *surfaceOf(const QWindow *window);

/* input.cpp: returns whether the event was passed on in another form. */
bool handleInput(QWindow *window, QEvent *event);

/* cursor.cpp */
bool canWarp();
void warpCursor(Surface &surface, ptk_point position);
void hideCursor(bool hidden);
bool isReplaced(const QCursor &cursor); /* Whether the pointer is shown instead of this cursor. */

/* drawing.cpp: the commands of the engine. */
void drawCommand(QPainter &painter, const ptk_frame *frame, const ptk_command &command);
QRectF boundsOf(const ptk_frame *frame, const ptk_command &command);
double luminanceOf(const QColor &color);
ptk_color colorOf(const QColor &color);

/* settings.cpp */
bool settingsAreOn();
void readSettings(ptk_settings &settings, ptk_config &config);
void watchSettings(std::function<void()> changed);

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
