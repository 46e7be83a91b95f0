/*
 * PointerKit in Qt 6: everything that a program needs besides its own widgets. Copy this file and pointerkit-qt.cpp
 * into your program; neither needs moc.
 *
 * A PointerSurface is a widget around everything that the pointer acts on. It hides the system's cursor, translates
 * Qt's events, reads a frame while something moves, and draws what lies in front of all widgets. Ordinary widgets
 * within it become elements with addElement(). A widget of an element is painted through a graphics effect, which can
 * scale it and paint around it.
 *
 * Positions are in points of the surface, whose top left corner is (0, 0). Only one thread, Qt's, may use a surface. A
 * window that opens over others, such as a QMenu, needs a PointerSurface of its own.
 */
#ifndef POINTERKIT_QT_H
#define POINTERKIT_QT_H

#include <pointerkit.h>

#include <QWidget>
#include <cstdint>
#include <functional>
#include <memory>

class PointerSurface : public QWidget {
 public:
  /* The settings and the configuration are borrowed; nullptr stands for the defaults. */
  explicit PointerSurface(QWidget *parent = nullptr, const ptk_settings *settings = nullptr,
                          const ptk_config *config = nullptr);
  ~PointerSurface() override;

  /* Called for each event, such as a click or a scroll. The layout may be changed during the call. */
  std::function<void(const ptk_event &event)> onEvent;
  /* Called after a frame was read. `cost` is the time that the engine took for it, in nanoseconds. */
  std::function<void(const ptk_frame &frame, std::int64_t cost)> onFrame;

  /* Makes a widget within the surface a target with a PTK_KIND_… and the frame of the widget. Returns the target's id,
   * which events contain; the ids are counted from 2^62 up. If the widget is a button, a click on the target clicks it.
   * The viewport of a scroll area clips the region and the effects of the elements within it. */
  std::uint64_t addElement(QWidget *widget, ptk_kind kind);
  /* Changes the other properties of an element's target. Everything that these properties point to, such as a style,
   * has to live as long as the element. */
  void changeElement(std::uint64_t id, const std::function<void(ptk_target &target)> &change);
  /* Makes an element an ordinary widget again. A widget that is destroyed is removed automatically. */
  void removeElement(std::uint64_t id);

  /* The engine, for targets, spaces and queries. Pass now() as the time, and call requestFrame() after changes. The
   * surface owns the engine and the frame. */
  ptk_engine *engine() const;
  const ptk_frame *frame() const;
  /* Reads a frame soon. */
  void requestFrame();
  /* The present instant of the engine's clock: the system's monotonic clock in nanoseconds. */
  static std::int64_t now();

  /* Sets the widget that paints a target which the program has registered itself; nullptr removes it. Replaces the
   * widget's graphics effect. */
  void setWidget(std::uint64_t target, QWidget *widget);
  /* For a target that is a part of a widget, such as an item of a view: call these before and after the painting of
   * its content. `origin` is the position of the painter's origin on the surface. */
  void beginElement(QPainter &painter, std::uint64_t target, QPointF origin);
  void endElement(QPainter &painter, std::uint64_t target, QPointF origin);

  /* Sets the PTK_DEVICE_… kind of all pointing devices. −1 restores the kinds that Qt reports. */
  void setDeviceKind(ptk_device_kind kind);

  /* Converts a linear color of the engine to an encoded color for Qt. */
  static QColor encode(ptk_color color, double opacity = 1);
  /* Draws a blurred rounded rectangle; `blur` is the standard deviation. */
  static void drawShadow(QPainter &painter, const QRectF &rect, double cornerRadius, double blur, const QColor &color);

 protected:
  bool event(QEvent *event) override;
  bool eventFilter(QObject *watched, QEvent *event) override;

 private:
  struct Private;
  std::unique_ptr<Private> d;
};

#endif
