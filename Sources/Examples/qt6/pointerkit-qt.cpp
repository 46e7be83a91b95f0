/* PointerKit in Qt 6; see pointerkit-qt.h. */
#include "pointerkit-qt.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QCursor>
#include <QGraphicsEffect>
#include <QGuiApplication>
#include <QHash>
#include <QImage>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPainter>
#include <QPainterPath>
#include <QPointer>
#include <QPointingDevice>
#include <QScreen>
#include <QTimer>
#include <QTouchEvent>
#include <QWheelEvent>
#include <QWindow>
#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstring>
#include <vector>

namespace {

constexpr std::int64_t nanosecondsPerMillisecond = 1000000;
constexpr std::uint64_t firstElement = std::uint64_t{1} << 62;
constexpr std::size_t greatestDeviceCount = 16;

/* ---- Time ----------------------------------------------------------------------------------------------- */

/* Converts Qt's milliseconds, of which systems fill only 32 bits, to the engine's clock. */
struct StampClock {
  bool isSet = false;
  std::int64_t milliseconds = 0; /* The last stamp, which does not wrap. */
  std::int64_t offset = 0;       /* From a stamp to the engine's clock, in nanoseconds. */
  std::int64_t last = 0;         /* The last result. */

  /*
   * The instant of a stamp. Stamps wrap after 49.7 days, so each is assumed to be near the one before it. They are
   * usually of the system's monotonic clock. Stamps of another clock, such as a remote X server's, are shifted. An
   * event cannot be later than now. So the stamps are shifted as if the event with the least delay had no delay.
   * Instants never go back.
   */
  std::int64_t convert(std::uint64_t stamp, std::int64_t now) {
    if (stamp == 0) return last = std::max(last, now); /* A program has sent the event. */
    std::int64_t before = isSet ? milliseconds : now / nanosecondsPerMillisecond;
    auto step = static_cast<std::int32_t>(static_cast<std::uint32_t>(stamp) - static_cast<std::uint32_t>(before));
    milliseconds = before + step;
    std::int64_t time = milliseconds * nanosecondsPerMillisecond + offset;
    /* The first event, and the first one after a pause of the foreign clock, are assumed to have no delay. */
    if (time > now + 50 * nanosecondsPerMillisecond || time < now - 1000 * nanosecondsPerMillisecond)
      offset += now - time;
    else if (time > now + nanosecondsPerMillisecond)
      offset -= time - now;
    time = milliseconds * nanosecondsPerMillisecond + offset;
    isSet = true;
    return last = std::max(last, std::min(time, now));
  }
};

/* ---- Drawing -------------------------------------------------------------------------------------------- */

QRectF rectOf(const ptk_rect &rect) { return {rect.x, rect.y, rect.width, rect.height}; }

double radiusOf(const ptk_rounded_rect &shape) {
  return std::max(std::min(shape.corner_radius, std::min(shape.rect.width, shape.rect.height) / 2), 0.0);
}

void fill(QPainter &painter, const ptk_rounded_rect &shape, const QBrush &brush) {
  painter.setPen(Qt::NoPen);
  painter.setBrush(brush);
  painter.drawRoundedRect(rectOf(shape.rect), radiusOf(shape), radiusOf(shape));
}

/* Draws a white light whose strength at a share r of its radius is (1 − r²)². */
void drawLight(QPainter &painter, const ptk_command &command) {
  if (!(command.radius > 0)) return;
  QRadialGradient light(QPointF(command.center.x, command.center.y), command.radius);
  for (int i = 0; i <= 8; i++) {
    double share = i / 8.0, strength = (1 - share * share) * (1 - share * share);
    light.setColorAt(share, QColor::fromRgbF(1, 1, 1, static_cast<float>(command.opacity * strength)));
  }
  fill(painter, command.shape, light);
}

/* The outline of the pointer around its center. */
QPainterPath outlineOf(const ptk_frame *frame) {
  QPainterPath path;
  path.setFillRule(Qt::WindingFill);
  const ptk_outline *outline = frame->outline;
  if (!outline) return path;
  for (std::size_t i = 0, contour = 0; contour < outline->end_count; contour++) {
    if (i < outline->ends[contour]) path.moveTo(outline->points[i].x, outline->points[i].y);
    for (; i < outline->ends[contour]; i++) path.lineTo(outline->points[i].x, outline->points[i].y);
    path.closeSubpath();
  }
  return path;
}

void drawOutline(QPainter &painter, const ptk_frame *frame, const ptk_command &command) {
  painter.save();
  painter.translate(command.center.x, command.center.y);
  painter.scale(command.scale, command.scale);
  painter.fillPath(outlineOf(frame), PointerSurface::encode(command.color, command.opacity));
  painter.restore();
}

/* Draws a path, stretched from its own bounds to a rectangle and rotated about the rectangle's middle. */
void drawPath(QPainter &painter, const ptk_command &command) {
  const ptk_path &path = *command.path;
  QPainterPath outline;
  outline.setFillRule(Qt::WindingFill);
  for (std::size_t i = 0; i < path.element_count; i++) {
    const ptk_path_element &element = path.elements[i];
    QPointF to(element.to.x, element.to.y);
    QPointF control1(element.control1.x, element.control1.y), control2(element.control2.x, element.control2.y);
    switch (element.kind) {
      case PTK_PATH_MOVE: outline.moveTo(to); break;
      case PTK_PATH_LINE: outline.lineTo(to); break;
      case PTK_PATH_QUADRATIC: outline.quadTo(control1, to); break;
      case PTK_PATH_CUBIC: outline.cubicTo(control1, control2, to); break;
      case PTK_PATH_CLOSE: outline.closeSubpath(); break;
    }
  }
  QRectF bounds = outline.boundingRect(), rect = rectOf(command.shape.rect);
  painter.save();
  painter.translate(rect.center());
  painter.rotate(command.rotation * 180 / M_PI);
  /* A path without width or height is not stretched along that axis. */
  painter.scale(bounds.width() > 0 ? std::max(rect.width() / bounds.width(), 1e-6) : 1,
                bounds.height() > 0 ? std::max(rect.height() / bounds.height(), 1e-6) : 1);
  painter.translate(-bounds.center());
  QColor color = PointerSurface::encode(command.color, command.opacity);
  if (path.stroke_width > 0)
    painter.strokePath(outline, QPen(color, path.stroke_width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  else
    painter.fillPath(outline, color);
  painter.restore();
}

/* Draws the values of an annotation, one in each line: the label at the left and the text at the right. */
void drawAnnotation(QPainter &painter, const ptk_frame *frame, const ptk_command &command) {
  if (!frame->annotation) return;
  const ptk_annotation &annotation = *frame->annotation;
  QFont font("sans-serif");
  font.setPixelSize(int(annotation.font_size));
  font.setWeight(QFont::Medium);
  painter.setFont(font);
  QRectF platter = rectOf(command.shape.rect);
  double padding = annotation.horizontal_padding;
  for (std::size_t i = 0; i < annotation.value_count; i++) {
    const ptk_annotation_value &value = annotation.values[i];
    double baseline = platter.y() + annotation.vertical_padding + annotation.line_height * double(i) + annotation.baseline;
    QString text = QString::fromUtf8(value.text);
    painter.setPen(PointerSurface::encode(command.color, annotation.label_opacity * command.opacity));
    painter.drawText(QPointF(platter.x() + padding, baseline), QString::fromUtf8(value.label));
    painter.setPen(PointerSurface::encode(command.color, command.opacity));
    double width = QFontMetricsF(font).horizontalAdvance(text);
    painter.drawText(QPointF(platter.right() - padding - width, baseline), text);
  }
}

/* Draws commands in points of the surface. */
void drawCommands(QPainter &painter, const ptk_frame *frame, const ptk_command *commands, std::size_t count) {
  if (count == 0) return;
  painter.save();
  painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  for (std::size_t i = 0; i < count; i++) {
    const ptk_command &command = commands[i];
    QColor color = PointerSurface::encode(command.color, command.opacity);
    switch (command.kind) {
      case PTK_COMMAND_SHADOW:
        PointerSurface::drawShadow(painter, rectOf(command.shape.rect), radiusOf(command.shape), command.radius, color);
        break;
      case PTK_COMMAND_ROUNDED_RECT:
      case PTK_COMMAND_TINT: fill(painter, command.shape, color); break;
      case PTK_COMMAND_PATH: drawPath(painter, command); break;
      case PTK_COMMAND_OUTLINE: drawOutline(painter, frame, command); break;
      case PTK_COMMAND_RADIAL_LIGHT: drawLight(painter, command); break;
      case PTK_COMMAND_ANNOTATION: drawAnnotation(painter, frame, command); break;
      case PTK_COMMAND_CONTENT_BEGIN:
      case PTK_COMMAND_CONTENT_END: break; /* Qt paints the widgets. */
    }
  }
  painter.restore();
}

/* What commands cover, in points of the surface. */
QRectF boundsOf(const ptk_frame *frame, const ptk_command *commands, std::size_t count) {
  QRectF bounds;
  for (std::size_t i = 0; i < count; i++) {
    const ptk_command &command = commands[i];
    QRectF rect = rectOf(command.shape.rect);
    if (command.kind == PTK_COMMAND_SHADOW) {
      double reach = 3 * command.radius;
      rect.adjust(-reach, -reach, reach, reach);
    } else if (command.kind == PTK_COMMAND_PATH) {
      /* A turned rectangle lies within the circle around it. */
      double reach = std::hypot(rect.width(), rect.height()) / 2 + command.path->stroke_width;
      rect = QRectF(rect.center() - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach));
    } else if (command.kind == PTK_COMMAND_OUTLINE) {
      QRectF outline = outlineOf(frame).boundingRect();
      rect = QRectF(outline.topLeft() * command.scale + QPointF(command.center.x, command.center.y),
                    outline.size() * command.scale);
    }
    bounds |= rect;
  }
  return bounds.isEmpty() ? bounds : bounds.adjusted(-1, -1, 1, 1); /* For smooth edges. */
}

/* ---- Painting widgets ------------------------------------------------------------------------------------- */

/* Paints the widget of a target: what lies beneath its content, the content where the engine moves it, and what lies
 * on it. */
class TargetEffect : public QGraphicsEffect {
 public:
  TargetEffect(PointerSurface *surface, std::uint64_t target, QWidget *widget)
      : surface(surface), target(target), widget(widget) {}

  /* Learns from a new frame how far the target is painted around its widget, and whether it is painted above its
   * neighbors. */
  void frameChanged() {
    const ptk_frame *frame = surface->frame();
    const ptk_element *element = ptk_frame_get_element(frame, target);
    around = {};
    if (element) {
      QRectF rect(widget->mapTo(surface, QPointF(0, 0)), QSizeF(widget->size()));
      QTransform transform = transformOf(*element);
      QRectF bounds = boundsOf(frame, element->beneath, element->beneath_count) |
                      boundsOf(frame, element->above, element->above_count) |
                      transform.mapRect(rect).adjusted(-1, -1, 1, 1);
      around = QMarginsF(std::max(rect.left() - bounds.left(), 0.0), std::max(rect.top() - bounds.top(), 0.0),
                         std::max(bounds.right() - rect.right(), 0.0), std::max(bounds.bottom() - rect.bottom(), 0.0));
    }
    setRaised(element && element->is_raised);
  }

  QRectF boundingRectFor(const QRectF &rect) const override { return rect.marginsAdded(around); }

  static QTransform transformOf(const ptk_element &element) {
    QTransform transform;
    transform.translate(element.center.x + element.translation.dx, element.center.y + element.translation.dy);
    transform.scale(element.scale, element.scale);
    transform.translate(-element.center.x, -element.center.y);
    return transform;
  }

 protected:
  void draw(QPainter *painter) override {
    if (!ptk_frame_get_element(surface->frame(), target)) {
      drawSource(painter);
      return;
    }
    QPointF origin = widget->mapTo(surface, QPointF(0, 0));
    surface->beginElement(*painter, target, origin);
    /* drawSource() would ignore the transformation, and a pixmap would blur the widget. */
    widget->render(painter, QPoint(), QRegion(), QWidget::DrawChildren);
    surface->endElement(*painter, target, origin);
  }

 private:
  /* Paints the widget after its neighbors, or where it was before. */
  void setRaised(bool raised) {
    if (raised == isRaised) return;
    isRaised = raised;
    if (!raised) {
      if (next && next->parentWidget() == widget->parentWidget()) widget->stackUnder(next);
      return;
    }
    next = nullptr;
    const QObjectList &siblings = widget->parent()->children();
    for (auto i = siblings.indexOf(widget) + 1; i < siblings.size() && !next; i++)
      if (siblings[i]->isWidgetType()) next = static_cast<QWidget *>(siblings[i]);
    if (next) widget->raise();
  }

  PointerSurface *surface;
  std::uint64_t target;
  QWidget *widget; /* The widget that owns this effect. */
  QMarginsF around;
  bool isRaised = false;
  QPointer<QWidget> next; /* The sibling that was above the widget before it was raised. */
};

/* Draws what lies in front of all widgets. */
class FrontLayer : public QWidget {
 public:
  FrontLayer(PointerSurface *surface, std::function<void()> painted) : QWidget(surface), painted(std::move(painted)) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
  }

 protected:
  void paintEvent(QPaintEvent *) override {
    QPainter painter(this);
    const ptk_frame *frame = static_cast<PointerSurface *>(parentWidget())->frame();
    drawCommands(painter, frame, frame->front, frame->front_count);
    painted();
  }

 private:
  std::function<void()> painted;
};

/* ---- Helpers of input ------------------------------------------------------------------------------------- */

ptk_input inputOf(ptk_input_kind kind, std::int64_t time, std::uint32_t device) {
  ptk_input input = ptk_input_default(kind, time);
  input.device = device;
  return input;
}

ptk_device_kind kindOf(QInputDevice::DeviceType type) {
  switch (type) {
    case QInputDevice::DeviceType::TouchPad: return PTK_DEVICE_TRACKPAD;
    case QInputDevice::DeviceType::Mouse: return PTK_DEVICE_MOUSE;
    default: return PTK_DEVICE_OTHER;
  }
}

/* Whether a program can move the system's cursor. */
bool canWarp() {
  QString platform = QGuiApplication::platformName();
  return platform == "xcb" || platform == "windows" || platform == "cocoa";
}

bool isSame(const ptk_rect &a, const ptk_rect &b) {
  return a.x == b.x && a.y == b.y && a.width == b.width && a.height == b.height;
}

ptk_rect frameIn(const QWidget *widget, const QWidget *surface) {
  QPoint origin = widget->mapTo(surface, QPoint(0, 0));
  return {double(origin.x()), double(origin.y()), double(widget->width()), double(widget->height())};
}

struct Device {
  qint64 system;
  QInputDevice::DeviceType type;
};

/* A gesture of the trackpad, from its beginning to its end. */
struct Gesture {
  enum class Course { none, undecided, transform, system };
  Course course = Course::none;
  std::int32_t name = -1; /* PTK_GESTURE_… of a gesture of the system. */
  int fingers = 0;
  double scale = 1, rotation = 0; /* Totals, as the engine expects; Qt reports changes. */
  QPointF movement;
};

struct Element {
  std::uint64_t id;
  QPointer<QWidget> widget;
  ptk_target target;
  bool isChanged = true, isRegistered = false;
};

}  // namespace

/* ---- The surface ------------------------------------------------------------------------------------------ */

struct PointerSurface::Private {
  PointerSurface *surface;
  ptk_engine *engine = nullptr;
  const ptk_frame *frame = nullptr; /* The latest; transient. */
  FrontLayer *front = nullptr;
  QPointer<QWindow> window; /* The window whose events are filtered. */

  QTimer timer;             /* For the next frame, or for `next_wake`. */
  bool isRunning = false;   /* Whether the timer is for the next frame. */
  bool needsFrame = false;  /* Whether something changed since the last frame. */
  std::int64_t lastFrame = 0;
  std::uint64_t seenEvents = 0;

  QHash<std::uint64_t, QPointer<TargetEffect>> effects; /* By target. */
  std::vector<std::uint64_t> redrawn, previous;         /* The targets in this frame and in the previous frame. */
  std::vector<Element> elements;
  std::uint64_t elementCount = 0;
  QObject connections; /* Ends the connections to widgets that outlive the surface. */

  StampClock clock;
  std::vector<Device> devices; /* The engine's device n is at index n - 1. */
  std::int32_t deviceKind = -1;
  std::uint32_t movingDevice = 0;
  ptk_modifiers modifiers = 0;
  bool isInside = false;       /* Whether the cursor is on the surface, or was when a button went down. */
  bool consumesPress = false;  /* Whether the press of the primary button went to an element. */
  Gesture gesture;

  explicit Private(PointerSurface *surface) : surface(surface) {}
  ~Private() { ptk_engine_destroy(engine); }

  /* ---- Input ---- */

  void handle(const ptk_input &input) {
    ptk_engine_handle(engine, &input, now());
    surface->requestFrame();
  }

  std::int64_t timeOf(const QInputEvent &event) { return clock.convert(event.timestamp(), now()); }

  ptk_point pointAt(QPointF position) const {
    QPointF point = surface->mapFrom(surface->window(), position);
    return {point.x(), point.y()};
  }

  void describe(std::uint32_t id, ptk_device_kind kind) {
    ptk_device device = ptk_device_default(deviceKind >= 0 ? ptk_device_kind(deviceKind) : kind);
    /* Qt never says that a finger touches a trackpad: the engine infers a lift from silence. */
    device.reports_contact = PTK_NO;
    ptk_engine_set_device(engine, id, &device, now());
  }

  /* The engine's number of a device, which is described when it is first seen. */
  std::uint32_t deviceOf(const QPointingDevice *device) {
    if (!device) return greatestDeviceCount;
    for (std::size_t i = 0; i < devices.size(); i++)
      if (devices[i].system == device->systemId() && devices[i].type == device->type()) return std::uint32_t(i + 1);
    if (devices.size() == greatestDeviceCount) return greatestDeviceCount;
    devices.push_back({device->systemId(), device->type()});
    describe(std::uint32_t(devices.size()), kindOf(device->type()));
    return std::uint32_t(devices.size());
  }

  /* Learns the kind of the device that moves the pointer. Qt reports all movements as movements of one mouse, but
   * scrolls and gestures come from the trackpad. */
  void learnTrackpad() {
    if (movingDevice == 0 || movingDevice > devices.size() || deviceKind >= 0) return;
    Device &device = devices[movingDevice - 1];
    if (device.type == QInputDevice::DeviceType::Mouse) describe(movingDevice, PTK_DEVICE_TRACKPAD);
  }

  void handleModifiers(Qt::KeyboardModifiers keys, std::int64_t time) {
    ptk_modifiers converted = 0;
    ptk_modifiers_convert(PTK_TOOLKIT_QT6, std::uint32_t(keys.toInt()), &converted);
    if (converted == modifiers) return;
    modifiers = converted;
    ptk_input input = inputOf(PTK_INPUT_MODIFIERS, time, 0);
    input.modifiers = modifiers;
    handle(input);
  }

  void handleKey(const QKeyEvent &event) {
    Qt::KeyboardModifiers keys = event.modifiers(), changed;
    switch (event.key()) {
      case Qt::Key_Shift: changed = Qt::ShiftModifier; break;
      case Qt::Key_Control: changed = Qt::ControlModifier; break;
      case Qt::Key_Alt: changed = Qt::AltModifier; break;
      case Qt::Key_Meta: changed = Qt::MetaModifier; break;
      default: break;
    }
    /* Systems differ in whether the modifiers contain the key of the event itself. */
    keys.setFlag(Qt::KeyboardModifier(changed.toInt()), changed && event.type() == QEvent::KeyPress);
    handleModifiers(keys, timeOf(event));
  }

  void handleLeave() {
    if (!isInside) return;
    isInside = false;
    handle(inputOf(PTK_INPUT_LEAVE, now(), 0));
  }

  /* Handles a position in the window, from an event of the mouse or from an event without a stamp. */
  void handlePosition(QPointF position, std::int64_t time, std::uint32_t device, bool isPressed) {
    ptk_point point = pointAt(position);
    if (!QRectF(surface->rect()).contains(point.x, point.y) && !(isInside && isPressed)) return handleLeave();
    hideCursor(QPointF(point.x, point.y).toPoint());
    ptk_input input = inputOf(isInside && device != 0 ? PTK_INPUT_POSITION : PTK_INPUT_ENTER, time, device);
    input.position = point;
    isInside = true;
    if (device != 0) movingDevice = device;
    handle(input);
  }

  /* Hides the cursor that a widget on the surface has set for itself. */
  void hideCursor(QPoint point) {
    for (QWidget *widget = surface->childAt(point); widget && widget != surface; widget = widget->parentWidget()) {
      if (!widget->testAttribute(Qt::WA_SetCursor)) continue;
      if (widget->cursor().shape() != Qt::BlankCursor) widget->setCursor(Qt::BlankCursor);
      return;
    }
  }

  Element *elementOf(std::uint64_t id) {
    auto found = std::find_if(elements.begin(), elements.end(), [id](const Element &e) { return e.id == id; });
    return found == elements.end() ? nullptr : &*found;
  }

  /* The button that the pointer is on, which may be larger than the widget. */
  QAbstractButton *hoveredButton() {
    ptk_state state = {};
    ptk_engine_get_state(engine, &state, sizeof state);
    Element *element = elementOf(state.hovered);
    return element ? qobject_cast<QAbstractButton *>(element->widget) : nullptr;
  }

  /* Returns whether the event must not reach the widgets, because an element gets the click. */
  bool handleMouse(const QMouseEvent &event) {
    /* Qt makes mouse events of touches, which the engine gets itself. */
    if (event.deviceType() == QInputDevice::DeviceType::TouchScreen) return false;
    std::int64_t time = timeOf(event);
    std::uint32_t device = deviceOf(event.pointingDevice());
    if (event.type() == QEvent::MouseMove) {
      handlePosition(event.position(), time, device, event.buttons() != Qt::NoButton);
      return false;
    }
    handleModifiers(event.modifiers(), time);
    bool isDown = event.type() != QEvent::MouseButtonRelease;
    ptk_input input = inputOf(PTK_INPUT_BUTTON, time, device);
    input.is_down = isDown;
    if (!isInside || ptk_button_convert(PTK_TOOLKIT_QT6, std::uint32_t(event.button()), &input.button) != PTK_OK)
      return false;
    handle(input);
    /* The button was released outside the surface. */
    if (event.buttons() == Qt::NoButton) handlePosition(event.position(), time, device, false);
    if (event.button() != Qt::LeftButton) return false;
    if (isDown) {
      QAbstractButton *button = hoveredButton();
      consumesPress = button != nullptr;
      if (button && (button->focusPolicy() & Qt::ClickFocus)) button->setFocus(Qt::MouseFocusReason);
      return consumesPress;
    }
    return std::exchange(consumesPress, false);
  }

  void handleWheel(const QWheelEvent &event) {
    if (!isInside) return;
    std::int64_t time = timeOf(event);
    bool isTrackpad = event.deviceType() == QInputDevice::DeviceType::TouchPad;
    handleModifiers(event.modifiers(), time);
    ptk_input input = inputOf(PTK_INPUT_SCROLL, time, deviceOf(event.pointingDevice()));
    switch (event.phase()) {
      case Qt::NoScrollPhase: input.scroll_phase = PTK_SCROLL_NONE; break;
      case Qt::ScrollBegin: input.scroll_phase = PTK_SCROLL_BEGAN; break;
      case Qt::ScrollUpdate: input.scroll_phase = PTK_SCROLL_CHANGED; break;
      case Qt::ScrollEnd: input.scroll_phase = PTK_SCROLL_ENDED; break;
      case Qt::ScrollMomentum: input.scroll_phase = PTK_SCROLL_MOMENTUM; break;
    }
    /* On X11, pixels are in a unit that the driver chooses. */
    bool hasPixels = !event.pixelDelta().isNull() && QGuiApplication::platformName() != "xcb";
    /* A scroll without phases never reports an end, so it does not count as a scroll of fingers. */
    if (event.phase() != Qt::NoScrollPhase) input.source = PTK_SOURCE_FINGER;
    else if (hasPixels || isTrackpad) input.source = PTK_SOURCE_CONTINUOUS;
    if (hasPixels) {
      input.delta = {double(event.pixelDelta().x()), double(event.pixelDelta().y())};
    } else {
      ptk_vector angle = {double(event.angleDelta().x()), double(event.angleDelta().y())};
      ptk_scroll_convert(PTK_WHEEL_QT_ANGLE, angle, 0, &input.delta);
    }
    if (isTrackpad || input.source == PTK_SOURCE_FINGER) learnTrackpad();
    handle(input);
  }

  /* Sends the state of the gesture that is under way. */
  void sendGesture(ptk_phase phase, std::int64_t time, std::uint32_t device) {
    bool isSystem = gesture.course == Gesture::Course::system;
    ptk_input input = inputOf(isSystem ? PTK_INPUT_GESTURE : PTK_INPUT_TRANSFORM, time, device);
    input.phase = phase;
    input.fingers = gesture.fingers;
    input.gesture = ptk_gesture(gesture.name);
    input.scale = gesture.scale;
    input.rotation = gesture.rotation;
    input.delta = {gesture.movement.x(), gesture.movement.y()};
    handle(input);
  }

  /* Sends a gesture that has no duration. */
  void sendMoment(ptk_gesture name, int fingers, std::int64_t time, std::uint32_t device) {
    ptk_input input = inputOf(PTK_INPUT_GESTURE, time, device);
    input.gesture = name;
    input.fingers = fingers;
    for (ptk_phase phase : {PTK_PHASE_BEGAN, PTK_PHASE_ENDED}) {
      input.phase = phase;
      handle(input);
    }
  }

  /* Decides what a gesture is. A pinch of two or three fingers transforms the content, and a pinch of more fingers is a
   * gesture of the system. So is a swipe of three or more fingers, whose direction says which gesture it is. */
  Gesture::Course courseOf(bool isPinch) {
    if (isPinch && gesture.fingers <= 3) return Gesture::Course::transform;
    if (isPinch) {
      gesture.name = gesture.scale < 0.95 ? PTK_GESTURE_LAUNCHPAD : gesture.scale > 1.05 ? PTK_GESTURE_SHOW_DESKTOP : -1;
    } else if (gesture.fingers < 3) {
      return Gesture::Course::transform;
    } else if (std::hypot(gesture.movement.x(), gesture.movement.y()) >= 8) {
      bool isVertical = std::abs(gesture.movement.y()) > std::abs(gesture.movement.x());
      gesture.name = !isVertical               ? PTK_GESTURE_SWIPE_BETWEEN_FULL_SCREEN_APPS
                     : gesture.movement.y() < 0 ? PTK_GESTURE_MISSION_CONTROL
                                                : PTK_GESTURE_APP_EXPOSE;
    }
    return gesture.name < 0 ? Gesture::Course::undecided : Gesture::Course::system;
  }

  void handleGesture(const QNativeGestureEvent &event) {
    if (!isInside) return;
    std::int64_t time = timeOf(event);
    std::uint32_t device = deviceOf(event.pointingDevice());
    learnTrackpad();
    switch (event.gestureType()) {
      case Qt::BeginNativeGesture:
        gesture = {};
        gesture.course = Gesture::Course::undecided;
        gesture.fingers = event.fingerCount();
        return;
      case Qt::EndNativeGesture:
        if (gesture.course > Gesture::Course::undecided) sendGesture(PTK_PHASE_ENDED, time, device);
        gesture = {};
        return;
      case Qt::SmartZoomNativeGesture: return sendMoment(PTK_GESTURE_SMART_ZOOM, event.fingerCount(), time, device);
      case Qt::SwipeNativeGesture:
        return sendMoment(PTK_GESTURE_SWIPE_BETWEEN_PAGES, event.fingerCount(), time, device);
      case Qt::ZoomNativeGesture: gesture.scale = std::clamp(gesture.scale * (1 + event.value()), 1e-3, 1e3); break;
      case Qt::RotateNativeGesture: gesture.rotation += event.value() * M_PI / 180; break;
      case Qt::PanNativeGesture: gesture.movement += event.delta(); break;
    }
    if (gesture.course == Gesture::Course::none) return;
    bool isNew = gesture.course == Gesture::Course::undecided;
    if (isNew) gesture.course = courseOf(event.gestureType() != Qt::PanNativeGesture);
    if (gesture.course == Gesture::Course::undecided) return;
    sendGesture(isNew ? PTK_PHASE_BEGAN : PTK_PHASE_CHANGED, time, device);
  }

  void handleTouch(const QTouchEvent &event) {
    if (event.deviceType() != QInputDevice::DeviceType::TouchScreen) return;
    std::int64_t time = timeOf(event);
    std::uint32_t device = deviceOf(event.pointingDevice());
    for (const QEventPoint &point : event.points()) {
      ptk_input input = inputOf(PTK_INPUT_TOUCH, time, device);
      input.touch = std::uint64_t(point.id());
      input.position = pointAt(point.scenePosition());
      if (event.type() == QEvent::TouchCancel) input.phase = PTK_PHASE_CANCELLED;
      else if (point.state() == QEventPoint::Pressed) input.phase = PTK_PHASE_BEGAN;
      else if (point.state() == QEventPoint::Updated) input.phase = PTK_PHASE_CHANGED;
      else if (point.state() == QEventPoint::Released) input.phase = PTK_PHASE_ENDED;
      else continue;
      handle(input);
    }
  }

  /* ---- Frames ---- */

  void reportEvents() {
    std::size_t count = 0;
    const ptk_event *list = ptk_engine_get_events(engine, &seenEvents, &count);
    /* A copy, since a callback may ask the engine for events. */
    for (const ptk_event &event : std::vector<ptk_event>(list, list + count)) {
      if (event.type == PTK_EVENT_CLICKED) {
        Element *element = elementOf(event.target);
        auto *button = element ? qobject_cast<QAbstractButton *>(element->widget) : nullptr;
        /* The click comes later, since it may destroy the surface, or wait until a menu or a dialog is closed. */
        if (button) QMetaObject::invokeMethod(button, &QAbstractButton::click, Qt::QueuedConnection);
      }
      if (surface->onEvent) surface->onEvent(event);
    }
  }

  /* Repaints what has changed on the surface; Qt also repaints all widgets there. */
  void repaint(const ptk_rect &damage) {
    std::swap(redrawn, previous);
    redrawn.clear();
    for (std::size_t i = 0; i < frame->element_count; i++) redrawn.push_back(frame->elements[i].target);
    for (const auto *targets : {&previous, &redrawn})
      for (std::uint64_t target : *targets)
        if (TargetEffect *effect = effects.value(target)) effect->frameChanged();
    front->raise(); /* Above a widget that was raised. */
    front->update(rectOf(damage).toAlignedRect());
  }

  void warp(ptk_point position) {
    QPoint point = surface->mapToGlobal(QPointF(position.x, position.y)).toPoint();
    QCursor::setPos(surface->screen(), point);
    ptk_engine_cursor_warped(engine, position, now());
  }

  int interval() const {
    double rate = surface->screen()->refreshRate();
    return rate > 0 ? std::clamp(int(1000 / rate), 4, 16) : 8;
  }

  void readFrame() {
    isRunning = false; /* So that frames are read while `onEvent` waits for a dialog. */
    setScale(surface->devicePixelRatioF());
    registerElements(false);
    ptk_engine_advance(engine, now());
    reportEvents();
    needsFrame = false;
    lastFrame = now();
    frame = ptk_engine_step(engine, lastFrame, lastFrame);
    std::int64_t cost = now() - lastFrame;

    if (frame->has_warp && canWarp()) warp(frame->warp);
    if (frame->has_damage) repaint(frame->damage);
    if (surface->onFrame) surface->onFrame(*frame, cost);

    isRunning = !frame->is_at_rest || needsFrame;
    if (isRunning) {
      timer.start(interval());
    } else if (frame->next_wake != INT64_MAX) {
      /* At rest nothing runs until an input, or until something changes by itself. */
      std::int64_t wait = (frame->next_wake - now()) / nanosecondsPerMillisecond + 1;
      timer.start(int(std::clamp<std::int64_t>(wait, 1, 1 << 30)));
    } else {
      timer.stop();
    }
  }

  /* ---- Layout ---- */

  void setScale(double scale) {
    ptk_config config = ptk_config_default();
    ptk_engine_get_config(engine, &config, sizeof config);
    if (config.display_scale == scale) return;
    config.display_scale = scale;
    ptk_engine_set_config(engine, &config, now());
  }

  void resize() {
    front->setGeometry(surface->rect());
    ptk_engine_resize(engine, {double(surface->width()), double(surface->height())}, now());
    surface->requestFrame();
  }

  /* Tells the engine whether the widgets are light or dark. */
  void adaptToPalette() {
    QColor ground = surface->palette().color(QPalette::Window);
    auto linear = [](double level) {
      return level <= 0.04045 ? level / 12.92 : std::pow((level + 0.055) / 1.055, 2.4);
    };
    double red = linear(ground.redF()), green = linear(ground.greenF()), blue = linear(ground.blueF());
    double luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    /* At this luminance black and white text have the same contrast. */
    ptk_engine_set_appearance(engine, luminance < 0.18 ? PTK_APPEARANCE_DARK : PTK_APPEARANCE_LIGHT, now());
    ptk_engine_set_background_luminance(engine, luminance, now());
    surface->requestFrame();
  }

  /* The space of an element: the space of the innermost viewport around the element, or the window. */
  std::uint64_t spaceOf(const QWidget *widget) {
    QWidget *viewport = nullptr;
    QRectF clip;
    for (QWidget *w = widget->parentWidget(); w && w != surface; w = w->parentWidget()) {
      auto *area = qobject_cast<QAbstractScrollArea *>(w->parentWidget());
      if (!area || area->viewport() != w) continue;
      QRectF rect = rectOf(frameIn(w, surface));
      clip = viewport ? clip & rect : rect;
      if (!viewport) viewport = w;
    }
    if (!viewport) return 0;
    QVariant property = viewport->property("pointerKitSpace");
    std::uint64_t id = property.isValid() ? property.toULongLong() : firstElement + elementCount++;
    if (!property.isValid()) viewport->setProperty("pointerKitSpace", qulonglong(id));
    ptk_space space = ptk_space_make(id, {clip.x(), clip.y(), clip.width(), clip.height()}), known = space;
    if (ptk_engine_get_space(engine, id, &known, sizeof known) != PTK_OK || !isSame(known.clip, space.clip)) {
      /* The origin of the space stays at (0, 0), so that frames are in points of the window. */
      space.origin = {0, 0};
      ptk_engine_upsert_spaces(engine, &space, 1, now());
    }
    return id;
  }

  /* Registers the elements that have moved or changed; if `onlyAsks` is true, only returns whether there are any. */
  bool registerElements(bool onlyAsks) {
    for (Element &element : elements) {
      bool isShown = element.widget && surface->isAncestorOf(element.widget) && element.widget->isVisibleTo(surface);
      if (!isShown) {
        if (!element.isRegistered) continue;
        if (onlyAsks) return true;
        ptk_engine_remove_target(engine, element.id, now());
        element.isRegistered = false;
        continue;
      }
      ptk_rect frame = frameIn(element.widget, surface);
      bool isEnabled = element.widget->isEnabled();
      if (element.isRegistered && !element.isChanged && isSame(frame, element.target.frame) &&
          isEnabled == bool(element.target.is_enabled))
        continue;
      if (onlyAsks) return true;
      element.target.frame = frame;
      element.target.is_enabled = isEnabled;
      element.target.space = spaceOf(element.widget);
      ptk_engine_upsert_target(engine, &element.target, now());
      element.isChanged = false;
      element.isRegistered = true;
    }
    return false;
  }

  /* Filters the events of the window that the surface is in. */
  void follow(QWindow *newWindow) {
    if (window == newWindow) return;
    if (window) window->removeEventFilter(surface);
    window = newWindow;
    if (window) window->installEventFilter(surface);
  }
};

PointerSurface::PointerSurface(QWidget *parent, const ptk_settings *settings, const ptk_config *config)
    : QWidget(parent), d(std::make_unique<Private>(this)) {
  ptk_config own = config ? *config : ptk_config_default();
  own.host_warps_cursor = canWarp();
  /* The engine gets its size when the widget is shown. */
  ptk_options options = ptk_options_default();
  options.settings = settings;
  options.config = &own;
  d->engine = ptk_engine_create({1, 1}, &options);
  d->describe(0, PTK_DEVICE_TRACKPAD); /* For inputs of the window, which are of no device. */
  d->frame = ptk_engine_step(d->engine, now(), now());
  /* A viewport moves elements without telling them, but everything that moves is painted. */
  d->front = new FrontLayer(this, [this] {
    if (d->registerElements(true)) requestFrame();
  });
  d->timer.setSingleShot(true);
  d->timer.setTimerType(Qt::PreciseTimer);
  d->timer.callOnTimeout([this] { d->readFrame(); });
  setCursor(Qt::BlankCursor);
  d->adaptToPalette();
}

PointerSurface::~PointerSurface() {
  d->follow(nullptr);
  /* Otherwise, widgets that have left the surface would still be painted with these effects. */
  for (const QPointer<TargetEffect> &effect : std::as_const(d->effects)) delete effect;
}

ptk_engine *PointerSurface::engine() const { return d->engine; }
const ptk_frame *PointerSurface::frame() const { return d->frame; }

std::int64_t PointerSurface::now() {
  using namespace std::chrono;
  return duration_cast<nanoseconds>(steady_clock::now().time_since_epoch()).count();
}

void PointerSurface::requestFrame() {
  d->needsFrame = true;
  if (d->isRunning) return;
  d->isRunning = true;
  std::int64_t elapsed = (now() - d->lastFrame) / nanosecondsPerMillisecond;
  d->timer.start(int(std::clamp<std::int64_t>(d->interval() - elapsed, 0, d->interval())));
}

void PointerSurface::setDeviceKind(ptk_device_kind kind) {
  d->deviceKind = kind;
  for (std::size_t i = 0; i < d->devices.size(); i++) d->describe(std::uint32_t(i + 1), kindOf(d->devices[i].type));
}

std::uint64_t PointerSurface::addElement(QWidget *widget, ptk_kind kind) {
  std::uint64_t id = firstElement + d->elementCount++;
  d->elements.push_back({id, widget, ptk_target_make(kind, id, {0, 0, 0, 0})});
  setWidget(id, widget);
  /* The engine handles the hovering of a button and clicks on it, with a region that is larger than the widget. */
  if (qobject_cast<QAbstractButton *>(widget)) widget->setAttribute(Qt::WA_TransparentForMouseEvents);
  connect(widget, &QObject::destroyed, &d->connections, [this, id] { removeElement(id); });
  requestFrame();
  return id;
}

void PointerSurface::changeElement(std::uint64_t id, const std::function<void(ptk_target &target)> &change) {
  Element *element = d->elementOf(id);
  if (!element) return;
  change(element->target);
  element->target.id = id;
  element->isChanged = true;
  requestFrame();
}

void PointerSurface::removeElement(std::uint64_t id) {
  Element *element = d->elementOf(id);
  if (!element) return;
  if (qobject_cast<QAbstractButton *>(element->widget))
    element->widget->setAttribute(Qt::WA_TransparentForMouseEvents, false);
  setWidget(id, nullptr);
  d->elements.erase(d->elements.begin() + (element - d->elements.data()));
  ptk_engine_remove_target(d->engine, id, now());
  requestFrame();
}

void PointerSurface::setWidget(std::uint64_t target, QWidget *widget) {
  delete d->effects.take(target);
  if (!widget) return;
  auto *effect = new TargetEffect(this, target, widget);
  widget->setGraphicsEffect(effect);
  d->effects.insert(target, effect);
}

void PointerSurface::beginElement(QPainter &painter, std::uint64_t target, QPointF origin) {
  const ptk_element *element = ptk_frame_get_element(d->frame, target);
  if (!element) return;
  painter.save();
  painter.translate(-origin);
  drawCommands(painter, d->frame, element->beneath, element->beneath_count);
  painter.setTransform(TargetEffect::transformOf(*element), true);
  painter.translate(origin);
}

void PointerSurface::endElement(QPainter &painter, std::uint64_t target, QPointF origin) {
  const ptk_element *element = ptk_frame_get_element(d->frame, target);
  if (!element) return;
  painter.restore();
  painter.save();
  painter.translate(-origin);
  drawCommands(painter, d->frame, element->above, element->above_count);
  painter.restore();
}

QColor PointerSurface::encode(ptk_color color, double opacity) {
  color = ptk_color_encode(color);
  return QColor::fromRgbF(float(color.red), float(color.green), float(color.blue), float(std::clamp(opacity, 0.0, 1.0)));
}

/* At x standard deviations outside an edge, the share of a Gaussian blur's opacity is about 1 / (1 + e^(1.702 x)). */
void PointerSurface::drawShadow(QPainter &painter, const QRectF &rect, double cornerRadius, double blur,
                                const QColor &color) {
  blur = std::max(blur, 0.01);
  QRect bounds = rect.marginsAdded(QMarginsF(3 * blur, 3 * blur, 3 * blur, 3 * blur)).toAlignedRect();
  if (painter.hasClipping()) bounds &= painter.clipBoundingRect().toAlignedRect();
  if (bounds.isEmpty()) return;
  constexpr int steps = 256; /* From 3 standard deviations inside to 3 outside. */
  std::array<QRgb, steps + 1> shades;
  for (int i = 0; i <= steps; i++) {
    double share = 1 / (1 + std::exp(1.702 * (6.0 * i / steps - 3)));
    shades[std::size_t(i)] = qPremultiply(qRgba(color.red(), color.green(), color.blue(),
                                                int(std::lround(255 * color.alphaF() * share))));
  }
  shades[steps] = 0;
  double halfWidth = rect.width() / 2, halfHeight = rect.height() / 2, least = std::min(halfWidth, halfHeight);
  double radius = std::max(std::min(cornerRadius, least), std::min(blur, least));
  QImage image(bounds.size(), QImage::Format_ARGB32_Premultiplied);
  for (int y = 0; y < image.height(); y++) {
    auto *line = reinterpret_cast<QRgb *>(image.scanLine(y));
    double dy = std::abs(bounds.y() + y + 0.5 - rect.center().y()) - (halfHeight - radius);
    for (int x = 0; x < image.width(); x++) {
      double dx = std::abs(bounds.x() + x + 0.5 - rect.center().x()) - (halfWidth - radius);
      /* The distance from the rounded edge, which is negative inside. */
      double distance = (dx > 0 && dy > 0 ? std::sqrt(dx * dx + dy * dy) : std::max(dx, dy)) - radius;
      line[x] = shades[std::size_t(std::clamp((distance / blur + 3) / 6 * steps, 0.0, double(steps)))];
    }
  }
  painter.drawImage(bounds.topLeft(), image);
}

bool PointerSurface::event(QEvent *event) {
  switch (event->type()) {
    case QEvent::Resize: d->resize(); break;
    case QEvent::PaletteChange: d->adaptToPalette(); break;
    case QEvent::Show: d->follow(window()->windowHandle()); break;
    case QEvent::Hide:
    case QEvent::ParentAboutToChange:
      d->handleLeave();
      d->follow(nullptr);
      break;
    case QEvent::ChildAdded:
    case QEvent::ChildPolished:
      if (d->front && static_cast<QChildEvent *>(event)->child() != d->front) d->front->raise();
      break;
    case QEvent::WindowDeactivate: {
      /* A window that is inactive receives no releases. */
      d->handle(inputOf(PTK_INPUT_CANCEL, now(), 0));
      d->consumesPress = false;
      break;
    }
    default: break;
  }
  return QWidget::event(event);
}

/* Handles every event on its way to the widgets, which receive it as well unless this function returns true. */
bool PointerSurface::eventFilter(QObject *watched, QEvent *event) {
  if (watched != d->window) return QWidget::eventFilter(watched, event);
  switch (event->type()) {
    case QEvent::MouseMove:
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
    case QEvent::MouseButtonRelease: return d->handleMouse(*static_cast<QMouseEvent *>(event));
    case QEvent::Wheel: d->handleWheel(*static_cast<QWheelEvent *>(event)); break;
    case QEvent::NativeGesture: d->handleGesture(*static_cast<QNativeGestureEvent *>(event)); break;
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::TouchEnd:
    case QEvent::TouchCancel: d->handleTouch(*static_cast<QTouchEvent *>(event)); break;
    case QEvent::KeyPress:
    case QEvent::KeyRelease: d->handleKey(*static_cast<QKeyEvent *>(event)); break;
    case QEvent::Enter:
      d->handlePosition(static_cast<QEnterEvent *>(event)->position(), d->clock.convert(0, now()), 0, false);
      break;
    case QEvent::Leave:
      /* A drag may go on outside. */
      if (QGuiApplication::mouseButtons() == Qt::NoButton) d->handleLeave();
      break;
    default: break;
  }
  return false;
}
