/* Every event on its way to a window of Qt is told to the engine of the window under the pointer. */
#include "events.h"

#include <QDragMoveEvent>
#include <QEnterEvent>
#include <QGuiApplication>
#include <QInputMethodQueryEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPointer>
#include <QPointingDevice>
#include <QTouchEvent>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>
#include <utility>

#include "../../common/stamps.h"
#include "cursor.h"

namespace PointerKit {

namespace {

constexpr std::size_t greatestDeviceCount = 16;

struct Device {
  qint64 system;
  QInputDevice::DeviceType type;
};

/* What is common to all windows: they share the devices and the clock. */
StampClock stamps;
std::vector<Device> devices;      /* The engines' device n is at index n - 1. */
std::uint32_t movingDevice = 0;   /* The device of the last movement, */
bool isTrackpad = false;          /* and whether it has scrolled or made gestures as a trackpad does. */
QPointer<Surface> current;        /* The window in which the pointer is. */
QPointer<Surface> grabbing;       /* The window in which a button was pressed, */
bool hasLeft = false;             /* and whether a leave was ignored since. */
QPoint pressShift;                /* From the pointer to what was pressed, until the release. */
const QEvent *forwarded = nullptr; /* The event that is passed on in another form. */

/* Systems fill only 32 bits of a stamp, and an event of a program's has none. */
std::int64_t timeOf(const QInputEvent &event) {
  if (event.timestamp() == 0) return stamps.last = std::max(stamps.last, now());
  return stamp_clock_convert(&stamps, static_cast<std::uint32_t>(event.timestamp()), now());
}

ptk_input inputOf(ptk_input_kind kind, std::int64_t time, std::uint32_t device) {
  ptk_input input = ptk_default_input(kind, time);
  input.device = device;
  return input;
}

ptk_device_kind kindOf(QInputDevice::DeviceType type) {
  switch (type) {
    case QInputDevice::DeviceType::TouchPad: return PTK_DEVICE_KIND_TRACKPAD;
    case QInputDevice::DeviceType::Mouse: return isTrackpad ? PTK_DEVICE_KIND_TRACKPAD : PTK_DEVICE_KIND_MOUSE;
    default: return PTK_DEVICE_KIND_OTHER;
  }
}

void describe(Surface &window, std::uint32_t id) {
  ptk_device device = ptk_default_device(kindOf(devices[id - 1].type));
  /* Qt never says that a finger touches a trackpad: the engine infers a lift from silence. */
  device.reports_contact = PTK_CHOICE_NO;
  ptk_engine_set_device(window.engine, id, &device, now());
}

/* The engines' number of a device, which is described to each engine when it is first seen there. */
std::uint32_t deviceOf(Surface &window, const QPointingDevice *device) {
  if (!device) return 0;
  std::size_t index = 0;
  while (index < devices.size() && (devices[index].system != device->systemId() || devices[index].type != device->type())) index++;
  if (index == devices.size()) {
    if (index == greatestDeviceCount) return 0;
    devices.push_back({device->systemId(), device->type()});
  }
  auto id = std::uint32_t(index + 1);
  if (!(window.describedDevices & 1u << index)) {
    window.describedDevices |= 1u << index;
    describe(window, id);
  }
  return id;
}

/* Learns the kind of the device that moves the pointer. Qt reports all movements as movements of one mouse, but scrolls
 * and gestures come from the trackpad. */
void learnTrackpad() {
  if (isTrackpad || movingDevice == 0 || movingDevice > devices.size()) return;
  isTrackpad = true;
  for (Surface *window : surfaces()) window->describedDevices &= ~(1u << (movingDevice - 1));
}

void handleModifiers(Surface &window, Qt::KeyboardModifiers keys, std::int64_t time) {
  ptk_modifiers converted = 0;
  ptk_modifiers_convert(PTK_TOOLKIT_QT6, std::uint32_t(keys.toInt()), &converted);
  if (converted == window.modifiers) return;
  window.modifiers = converted;
  ptk_input input = inputOf(PTK_INPUT_KIND_MODIFIERS, time, 0);
  input.modifiers = converted;
  window.handle(input);
}

/* Whether a key inserts or deletes text where the focus is. */
bool typesText(const QKeyEvent &event) {
  if (event.type() != QEvent::KeyPress) return false;
  if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) return false;
  QObject *focus = QGuiApplication::focusObject();
  if (!focus) return false;
  QInputMethodQueryEvent query(Qt::ImEnabled | Qt::ImReadOnly);
  QCoreApplication::sendEvent(focus, &query);
  if (!query.value(Qt::ImEnabled).toBool() || query.value(Qt::ImReadOnly).toBool()) return false;
  if (event.key() == Qt::Key_Backspace || event.key() == Qt::Key_Delete) return true;
  return !event.text().isEmpty() && event.text().at(0).isPrint();
}

void handleKey(Surface &window, const QKeyEvent &event) {
  if (typesText(event)) window.handle(inputOf(PTK_INPUT_KIND_TYPING, timeOf(event), 0));
  Qt::KeyboardModifiers keys = event.modifiers(), changed;
  switch (event.key()) {
    case Qt::Key_Shift: changed = Qt::ShiftModifier; break;
    case Qt::Key_Control: changed = Qt::ControlModifier; break;
    case Qt::Key_Alt: changed = Qt::AltModifier; break;
    case Qt::Key_Meta: changed = Qt::MetaModifier; break;
    default: return;
  }
  /* Systems differ in whether the modifiers contain the key of the event itself. */
  keys.setFlag(Qt::KeyboardModifier(changed.toInt()), event.type() == QEvent::KeyPress);
  handleModifiers(window, keys, timeOf(event));
}

bool isPopup(const Surface &surface) { return surface.systemWindow() && surface.systemWindow()->type() == Qt::Popup; }

bool contains(const Surface &surface, QPointF global) {
  QWindow *window = surface.systemWindow();
  return window && window->isVisible() && QRect(QPoint(), window->size()).contains(window->mapFromGlobal(global).toPoint());
}

/* The window at a position on the screen. While a popup is open, it receives the events of all windows. */
Surface *windowAt(Surface &receiver, QPointF global) {
  if (!isPopup(receiver)) return &receiver;
  Surface *found = nullptr;
  for (Surface *each : surfaces()) {
    if (!contains(*each, global)) continue;
    /* Popups are listed in the order in which they were first opened. */
    if (isPopup(*each) || !found || !isPopup(*found)) found = each;
  }
  return found;
}

/* The window that gets an event at a position on the screen; others are left. A menu that a press has opened takes the events of
 * this press. */
Surface *enter(Surface &receiver, QPointF global, bool isPressed) {
  bool isTaken = grabbing && isPopup(receiver) && !isPopup(*grabbing);
  Surface *window = isPressed && grabbing && !isTaken ? grabbing.data() : windowAt(receiver, global);
  if (window && !isPressed && !contains(*window, global)) window = nullptr;
  if (current && current != window) current->leave();
  current = window;
  return window;
}

bool passOn(QWindow *receiver, QMouseEvent &event, QPoint shift) {
  QMouseEvent copy(event.type(), event.position() + shift, event.scenePosition() + shift, event.globalPosition() + shift,
                   event.button(), event.buttons(), event.modifiers(), event.source(), event.pointingDevice());
  copy.setTimestamp(event.timestamp());
  const QEvent *before = forwarded;
  forwarded = &copy;
  QCoreApplication::sendEvent(receiver, &copy);
  forwarded = before;
  event.setAccepted(copy.isAccepted());
  return true;
}

/* Pens speak for themselves; Qt makes mouse events of what a program does not accept of them. */
bool isPen(const QPointerEvent &event) {
  auto type = event.deviceType();
  return type == QInputDevice::DeviceType::Stylus || type == QInputDevice::DeviceType::Airbrush || type == QInputDevice::DeviceType::Puck;
}

/* Tells the engine of a movement or a button. */
void tell(Surface &window, const QSinglePointEvent &event, QPointF position, std::int64_t time, bool isMove, bool isDown) {
  std::uint32_t device = deviceOf(window, event.pointingDevice());
  if (isMove || !window.isInside) {
    movingDevice = device;
    window.move(position, time, device);
  }
  handleModifiers(window, event.modifiers(), time);
  if (isMove) return;
  ptk_input input = inputOf(PTK_INPUT_KIND_BUTTON, time, device);
  input.is_down = isDown;
  if (ptk_button_convert(PTK_TOOLKIT_QT6, std::uint32_t(event.button()), &input.button) == PTK_STATUS_OK) window.handle(input);
}

void handleTablet(Surface &receiver, const QTabletEvent &event) {
  bool isMove = event.type() == QEvent::TabletMove;
  Surface *window = enter(receiver, event.globalPosition(), event.buttons() != Qt::NoButton && event.type() != QEvent::TabletPress);
  if (window)
    tell(*window, event, window->systemWindow()->mapFromGlobal(event.globalPosition()), timeOf(event), isMove, event.type() == QEvent::TabletPress);
}

bool handleMouse(Surface &receiver, QWindow *handle, QMouseEvent &event) {
  /* Qt makes mouse events of touches, which the engine gets itself. */
  if (event.deviceType() == QInputDevice::DeviceType::TouchScreen) return false;
  hasLeft = false;
  bool isMove = event.type() == QEvent::MouseMove, isDown = event.type() == QEvent::MouseButtonPress || event.type() == QEvent::MouseButtonDblClick;
  Surface *window = enter(receiver, event.globalPosition(), isMove ? event.buttons() != Qt::NoButton : !isDown && grabbing);
  std::int64_t time = timeOf(event);
  if (window) {
    QPointF position = window->systemWindow()->mapFromGlobal(event.globalPosition());
    if (!isPen(event)) tell(*window, event, position, time, isMove, isDown);
    bool isFirst = isDown && !(event.buttons() & ~event.button());
    bool isFree = isMove && event.buttons() == Qt::NoButton;
    bool isElsewhere = window != &receiver || (!isFree && !isFirst && grabbing && grabbing != window);
    QPoint shift = isElsewhere ? QPoint() : isFree || isFirst ? window->shiftAt(position.toPoint()) : pressShift;
    if (isFirst && event.button() != Qt::LeftButton) shift = {}; /* It may open a menu of what is there. */
    if (isFirst) {
      grabbing = window;
      pressShift = {};
      if (!shift.isNull() && window->offersPress(position.toPoint())) {
        QPointer<Surface> pressed = window;
        QPointer<QWindow> stays = handle;
        passOn(handle, event, {});
        /* The program may have done anything. */
        if (event.isAccepted() || !pressed || !stays || grabbing != pressed || pressed->shiftAt(position.toPoint()) != shift) return true;
      }
      pressShift = shift;
    }
    if (!isMove && !isDown && event.buttons() == Qt::NoButton) {
      grabbing = nullptr;
      pressShift = {};
      QPointer<QWindow> stays = handle;
      if (!shift.isNull() && window->offerRelease(event)) shift = {};
      if (!stays) return true;
    }
    if (!shift.isNull()) return passOn(handle, event, shift);
  }
  return false;
}

void handleWheel(Surface &window, const QWheelEvent &event) {
  std::int64_t time = timeOf(event);
  bool isTouchPad = event.deviceType() == QInputDevice::DeviceType::TouchPad;
  handleModifiers(window, event.modifiers(), time);
  ptk_input input = inputOf(PTK_INPUT_KIND_SCROLL, time, deviceOf(window, event.pointingDevice()));
  switch (event.phase()) {
    case Qt::NoScrollPhase: input.scroll_phase = PTK_SCROLL_PHASE_NONE; break;
    case Qt::ScrollBegin: input.scroll_phase = PTK_SCROLL_PHASE_BEGAN; break;
    case Qt::ScrollUpdate: input.scroll_phase = PTK_SCROLL_PHASE_CHANGED; break;
    case Qt::ScrollEnd: input.scroll_phase = PTK_SCROLL_PHASE_ENDED; break;
    case Qt::ScrollMomentum: input.scroll_phase = PTK_SCROLL_PHASE_MOMENTUM; break;
  }
  /* On X11, pixels are in a unit that the driver chooses. */
  bool hasPixels = !event.pixelDelta().isNull() && !isOnX11();
  /* A scroll without phases never reports an end, so it does not count as a scroll of fingers. */
  input.scroll_source = event.phase() != Qt::NoScrollPhase ? PTK_SCROLL_SOURCE_FINGER : hasPixels || isTouchPad ? PTK_SCROLL_SOURCE_CONTINUOUS : PTK_SCROLL_SOURCE_WHEEL;
  if (hasPixels) {
    input.delta = {double(event.pixelDelta().x()), double(event.pixelDelta().y())};
  } else {
    ptk_vector angle = {double(event.angleDelta().x()), double(event.angleDelta().y())};
    ptk_scroll_convert(PTK_WHEEL_QT_ANGLE, angle, 0, &input.delta);
  }
  if (isTouchPad || input.scroll_source == PTK_SCROLL_SOURCE_FINGER) learnTrackpad();
  window.handle(input);
}

/* A gesture of the trackpad, from its beginning to its end. Qt reports changes, the engine expects totals. */
struct Gesture {
  bool isRunning = false, hasBegun = false;
  int fingers = 0;
  double scale = 1, rotation = 0;
  QPointF movement;
};
Gesture gesture;

void handleGesture(Surface &window, const QNativeGestureEvent &event) {
  std::int64_t time = timeOf(event);
  learnTrackpad();
  ptk_phase phase = gesture.hasBegun ? PTK_PHASE_CHANGED : PTK_PHASE_BEGAN;
  switch (event.gestureType()) {
    case Qt::BeginNativeGesture:
      gesture = {};
      gesture.isRunning = true;
      gesture.fingers = event.fingerCount();
      return;
    case Qt::EndNativeGesture: phase = PTK_PHASE_ENDED; break;
    case Qt::ZoomNativeGesture: gesture.scale = std::clamp(gesture.scale * (1 + event.value()), 1e-3, 1e3); break;
    case Qt::RotateNativeGesture: gesture.rotation += event.value() * M_PI / 180; break;
    case Qt::PanNativeGesture: gesture.movement += event.delta(); break;
    default: return;
  }
  if (!gesture.isRunning || (phase == PTK_PHASE_ENDED && !gesture.hasBegun)) return;
  ptk_input input = inputOf(PTK_INPUT_KIND_TRANSFORM, time, deviceOf(window, event.pointingDevice()));
  input.phase = phase;
  input.fingers = gesture.fingers;
  input.scale = gesture.scale;
  input.rotation = gesture.rotation;
  input.delta = {gesture.movement.x(), gesture.movement.y()};
  window.handle(input);
  gesture.hasBegun = true;
  if (phase == PTK_PHASE_ENDED) gesture = {};
}

void handleTouch(Surface &window, const QTouchEvent &event) {
  if (event.deviceType() != QInputDevice::DeviceType::TouchScreen) return;
  std::int64_t time = timeOf(event);
  for (const QEventPoint &point : event.points()) {
    ptk_input input = inputOf(PTK_INPUT_KIND_TOUCH, time, deviceOf(window, event.pointingDevice()));
    input.touch = std::uint64_t(point.id());
    QPointF position = window.systemWindow()->mapFromGlobal(point.globalPosition());
    input.position = {position.x(), position.y()};
    if (event.type() == QEvent::TouchCancel) input.phase = PTK_PHASE_CANCELLED;
    else if (point.state() == QEventPoint::Pressed) input.phase = PTK_PHASE_BEGAN;
    else if (point.state() == QEventPoint::Updated) input.phase = PTK_PHASE_CHANGED;
    else if (point.state() == QEventPoint::Released) input.phase = PTK_PHASE_ENDED;
    else continue;
    window.handle(input);
  }
}

}  // namespace

void cancelPress(Surface &window) {
  if (window.isInside) window.handle(ptk_input_cancel(now()));
  if (grabbing != &window) return;
  grabbing = nullptr;
  if (!hasLeft || current != &window) return;
  window.leave();
  current = nullptr;
}

namespace {

/* On Wayland. */
void listenToCursor() {
  static bool isListening = false;
  if (std::exchange(isListening, true)) return;
  auto hasLeft = [](const QWindow *window) {
    if (Surface *surface = surfaceOf(window)) surface->leave();
  };
  setCursorListener(hasLeft, [] {
    for (Surface *each : surfaces()) {
      cancelPress(*each);
      each->leave();
    }
  });
}

}  // namespace

bool handleInput(QWindow *handle, QEvent *event) {
  if (event == forwarded) return false;
  listenToCursor();
  switch (event->type()) {
    case QEvent::MouseMove:
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
    case QEvent::MouseButtonRelease:
    case QEvent::TabletMove:
    case QEvent::TabletPress:
    case QEvent::TabletRelease:
    case QEvent::Wheel:
    case QEvent::NativeGesture:
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::TouchEnd:
    case QEvent::TouchCancel:
    case QEvent::KeyPress:
    case QEvent::KeyRelease:
    case QEvent::Enter:
    case QEvent::Leave:
    case QEvent::DragEnter:
    case QEvent::DragMove: break;
    default: return false;
  }
  Surface *receiver = surfaceOf(handle);
  if (!receiver) return false;
  switch (event->type()) {
    case QEvent::TabletMove:
    case QEvent::TabletPress:
    case QEvent::TabletRelease: handleTablet(*receiver, *static_cast<QTabletEvent *>(event)); return false;
    case QEvent::Wheel:
      if (Surface *window = current) handleWheel(*window, *static_cast<QWheelEvent *>(event));
      return false;
    case QEvent::NativeGesture:
      if (Surface *window = current) handleGesture(*window, *static_cast<QNativeGestureEvent *>(event));
      return false;
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::TouchEnd:
    case QEvent::TouchCancel: handleTouch(*receiver, *static_cast<QTouchEvent *>(event)); return false;
    case QEvent::KeyPress:
    case QEvent::KeyRelease:
      if (Surface *window = current) handleKey(*window, *static_cast<QKeyEvent *>(event));
      return false;
    case QEvent::Enter: {
      auto *crossing = static_cast<QEnterEvent *>(event);
      hasLeft = false;
      if (Surface *window = grabbing ? nullptr : enter(*receiver, crossing->globalPosition(), false))
        window->move(window->systemWindow()->mapFromGlobal(crossing->globalPosition()), now(), 0);
      return false;
    }
    case QEvent::Leave:
      if (current != receiver || cursorReturns(handle)) return false;
      if (grabbing) {
        hasLeft = true;
        return false;
      }
      receiver->leave();
      current = nullptr;
      return false;
    case QEvent::DragEnter:
    case QEvent::DragMove: {
      auto *drag = static_cast<QDragMoveEvent *>(event);
      if (receiver->isInside) receiver->move(drag->position(), now(), movingDevice);
      return false;
    }
    default: return handleMouse(*receiver, handle, *static_cast<QMouseEvent *>(event));
  }
}

}  // namespace PointerKit
