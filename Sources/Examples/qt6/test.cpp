/* Tests what `check` cannot test with xdotool: the clock, and events of devices that an X server without hardware does
 * not have. Runs on Qt's offscreen platform, and prints what fails. */
#include "pointerkit-qt.cpp"

#include <QApplication>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QThread>
#include <QVBoxLayout>

static int failures = 0;
static void expect(bool isTrue, const char *what) {
  if (isTrue) return;
  std::fprintf(stderr, "test: %s\n", what);
  failures++;
}
static bool isNear(double a, double b) { return std::abs(a - b) < 1e-9; }

/* ---- The clock: instants are never later than now, never go back, and keep the intervals between stamps. ---- */

static bool keepsTime(std::uint32_t first, std::int64_t now) {
  StampClock clock;
  std::int64_t before = 0;
  for (int i = 0; i < 1000; i++) {
    std::int64_t delay = i == 0 ? 0 : (i * 7 % 5) * nanosecondsPerMillisecond; /* Of the delivery. */
    std::int64_t time = clock.convert(first + 8 * std::uint32_t(i), now + 8 * i * nanosecondsPerMillisecond + delay);
    if (i > 0 && time - before != 8 * nanosecondsPerMillisecond) return false;
    before = time;
  }
  /* After a night without an event. */
  now += 40000000 * nanosecondsPerMillisecond;
  std::int64_t time = clock.convert(first + 40000000, now);
  return time <= now && time >= now - nanosecondsPerMillisecond;
}

static void testClock() {
  std::int64_t now = 5000000000123456, wrapping = 4294967295 - 3000;
  auto milliseconds = std::uint32_t(now / nanosecondsPerMillisecond);
  expect(keepsTime(milliseconds, now), "stamps of the same clock");
  expect(keepsTime(std::uint32_t(wrapping), wrapping * nanosecondsPerMillisecond), "stamps that wrap");
  expect(keepsTime(std::uint32_t(wrapping), now), "stamps of a foreign clock that wrap");
  expect(keepsTime(milliseconds + 2147483648u, now), "stamps half the circle away");
  expect(keepsTime(milliseconds + 10, now), "stamps slightly ahead");
}

/* ---- Events ---- */

struct Driver {
  PointerSurface &surface;
  std::vector<ptk_event> events;
  QPointingDevice trackpad{"trackpad", 7, QInputDevice::DeviceType::TouchPad, QPointingDevice::PointerType::Finger,
                           QInputDevice::Capability::Position, 5, 2};
  QPointingDevice screen{"screen", 8, QInputDevice::DeviceType::TouchScreen, QPointingDevice::PointerType::Finger,
                         QInputDevice::Capability::Position, 5, 0};

  explicit Driver(PointerSurface &surface) : surface(surface) {
    surface.onEvent = [this](const ptk_event &event) { events.push_back(event); };
  }
  void send(QEvent &&event) { QCoreApplication::sendEvent(surface.windowHandle(), &event); }
  /* Handles events for some time, or longer if the machine is busy. */
  void wait(int milliseconds = 60) {
    for (int i = 0; i < milliseconds / 4; i++) {
      QThread::msleep(4);
      QCoreApplication::processEvents();
    }
  }
  void move(QPointF p) { send(QMouseEvent(QEvent::MouseMove, p, p, Qt::NoButton, Qt::NoButton, {})); }
  void press(QPointF p) { send(QMouseEvent(QEvent::MouseButtonPress, p, p, Qt::LeftButton, Qt::LeftButton, {})); }
  void release(QPointF p) { send(QMouseEvent(QEvent::MouseButtonRelease, p, p, Qt::LeftButton, Qt::NoButton, {})); }
  void scroll(QPoint pixels, QPoint angle, Qt::ScrollPhase phase) {
    QPointF p(100, 250);
    send(QWheelEvent(p, p, pixels, angle, Qt::NoButton, {}, phase, false, Qt::MouseEventNotSynthesized, &trackpad));
  }
  void gesture(Qt::NativeGestureType type, int fingers, double value = 0, QPointF delta = {}) {
    QPointF p(100, 250);
    send(QNativeGestureEvent(type, &trackpad, fingers, p, p, p, value, delta));
  }
  void touch(QEvent::Type type, QEventPoint::State state, QPointF p) {
    send(QTouchEvent(type, &screen, {}, {QEventPoint(3, state, p, p)}));
  }
  /* The last event of a type; time 0 if there is none. */
  ptk_event last(ptk_event_type type) {
    wait();
    ptk_event found{};
    for (const ptk_event &event : events)
      if (event.type == type) found = event;
    return found;
  }
};

static void testScrolls(Driver &driver) {
  driver.move({100, 250});
  driver.scroll({}, {0, -120}, Qt::NoScrollPhase);
  expect(isNear(driver.last(PTK_EVENT_SCROLLED).translation.dy, -60), "a detent of a wheel scrolls 60 points");
  driver.scroll({}, {}, Qt::ScrollBegin);
  driver.scroll({0, 11}, {0, 90}, Qt::ScrollUpdate);
  expect(isNear(driver.last(PTK_EVENT_SCROLLED).translation.dy, 11), "fingers scroll as many points as Qt reports");
  driver.scroll({}, {}, Qt::ScrollEnd);
  expect(driver.last(PTK_EVENT_SCROLLED).phase == PTK_PHASE_ENDED, "a scroll by fingers ends");
}

static void testGestures(Driver &driver) {
  driver.gesture(Qt::BeginNativeGesture, 2);
  driver.gesture(Qt::ZoomNativeGesture, 2, 0.1);
  expect(driver.last(PTK_EVENT_TRANSFORMED).phase == PTK_PHASE_BEGAN, "a pinch begins");
  driver.gesture(Qt::ZoomNativeGesture, 2, 0.1);
  driver.gesture(Qt::RotateNativeGesture, 2, 30);
  driver.gesture(Qt::RotateNativeGesture, 2, 60);
  driver.gesture(Qt::PanNativeGesture, 2, 0, {3, 4});
  driver.gesture(Qt::EndNativeGesture, 2);
  ptk_event pinch = driver.last(PTK_EVENT_TRANSFORMED);
  expect(isNear(pinch.scale, 1.21), "changes of the scale are multiplied");
  expect(isNear(pinch.rotation, M_PI_2), "changes of the rotation are added");
  expect(isNear(pinch.translation.dx, 3) && isNear(pinch.translation.dy, 4), "a pinch moves");
  expect(pinch.phase == PTK_PHASE_ENDED, "a pinch ends");

  driver.gesture(Qt::BeginNativeGesture, 3);
  driver.gesture(Qt::PanNativeGesture, 3, 0, {1, -5});
  expect(driver.last(PTK_EVENT_GESTURED).time == 0, "a swipe has a direction after 8 points only");
  driver.gesture(Qt::PanNativeGesture, 3, 0, {1, -5});
  driver.gesture(Qt::EndNativeGesture, 3);
  ptk_event swipe = driver.last(PTK_EVENT_GESTURED);
  expect(swipe.gesture == PTK_GESTURE_MISSION_CONTROL && swipe.phase == PTK_PHASE_ENDED, "three fingers swipe up");
  driver.gesture(Qt::SmartZoomNativeGesture, 2);
  expect(driver.last(PTK_EVENT_GESTURED).gesture == PTK_GESTURE_SMART_ZOOM, "two fingers tap twice");
}

static void testTouches(Driver &driver) {
  ptk_state state = {};
  ptk_engine *engine = driver.surface.engine();
  driver.touch(QEvent::TouchBegin, QEventPoint::Pressed, {50, 50});
  ptk_engine_get_state(engine, &state, sizeof state);
  expect(state.touch_count == 1, "a finger is on the screen");
  driver.touch(QEvent::TouchEnd, QEventPoint::Released, {50, 50});
  ptk_engine_get_state(engine, &state, sizeof state);
  expect(state.touch_count == 0, "the finger has left the screen");
}

/* ---- Widgets ---- */

static void testWidgets() {
  PointerSurface surface;
  QPalette palette;
  palette.setColor(QPalette::Window, Qt::white);
  surface.setPalette(palette);
  auto *column = new QVBoxLayout(&surface);
  auto *first = new QPushButton("First"), *second = new QPushButton("Second");
  auto *field = new QLineEdit;
  auto *area = new QScrollArea;
  auto *content = new QWidget;
  auto *rows = new QVBoxLayout(content);
  std::vector<QPushButton *> inside;
  std::vector<std::uint64_t> ids;
  column->setSpacing(6);
  for (QPushButton *button : {first, second}) button->setFlat(true), button->setFixedWidth(120);
  column->addWidget(first, 0, Qt::AlignHCenter);
  column->addWidget(field);
  column->addWidget(second, 0, Qt::AlignHCenter);
  column->addWidget(area);
  for (int i = 0; i < 20; i++) {
    inside.push_back(new QPushButton(QString::number(i)));
    rows->addWidget(inside.back());
    ids.push_back(surface.addElement(inside.back(), PTK_KIND_BUTTON));
  }
  area->setWidget(content);
  std::uint64_t firstId = surface.addElement(first, PTK_KIND_BUTTON);
  int clicks = 0;
  QObject::connect(first, &QPushButton::clicked, [&] { clicks++; });
  surface.resize(400, 320);
  surface.show();
  Driver driver(surface);
  driver.wait();

  expect(surface.grab().toImage().pixelColor(first->geometry().left() - 4, first->geometry().center().y()) == Qt::white,
         "nothing is painted around a button");
  QPointF beneath(first->geometry().center().x(), first->geometry().bottom() + 14); /* Within the field. */
  expect(field->geometry().contains(beneath.toPoint()), "the field lies under the button's region");
  driver.move(beneath);
  driver.press(beneath);
  driver.wait(300);
  driver.release(beneath);
  driver.wait();
  expect(clicks == 1, "a click near a button clicks it once");
  expect(!field->hasFocus(), "a click on a button's region does not reach the widget beneath");
  expect(field->cursor().shape() == Qt::BlankCursor, "the cursor of a text field is hidden");
  driver.wait(300);
  expect(surface.grab().toImage().pixelColor(first->geometry().left() - 4, first->geometry().center().y()) != Qt::white,
         "the highlight of a button is larger than the button");

  /* The response to a click may wait, for instance until a dialog is closed. */
  auto record = surface.onEvent;
  int frames = 0;
  bool isWaiting = false;
  surface.onFrame = [&](const ptk_frame &, std::int64_t) { frames += isWaiting; };
  surface.onEvent = [&](const ptk_event &event) {
    record(event);
    if (event.type != PTK_EVENT_CLICKED) return;
    isWaiting = true;
    driver.move({10, 10});
    driver.wait(150);
    isWaiting = false;
  };
  driver.press(beneath);
  driver.release(beneath);
  driver.wait(300);
  expect(frames > 2, "the pointer moves while a click is responded to");
  expect(clicks == 2, "the button is clicked after that");
  surface.onFrame = nullptr;
  surface.onEvent = record;
  driver.move(beneath);

  first->setEnabled(false);
  driver.wait();
  driver.press(beneath);
  driver.release(beneath);
  driver.wait();
  expect(clicks == 2, "a disabled button is not clicked");

  ptk_target target;
  QRect viewport(area->viewport()->mapTo(&surface, QPoint()), area->viewport()->size());
  driver.wait(1000); /* Until nothing moves, so that only the scroll causes a frame. */
  area->verticalScrollBar()->setValue(area->verticalScrollBar()->singleStep() + 7);
  driver.wait();
  ptk_engine_get_target(surface.engine(), ids[0], &target, sizeof target);
  expect(target.frame.y == inside[0]->mapTo(&surface, QPoint()).y(), "an element moves with the content it is in");
  /* The viewport cuts off the first row. The row's highlight ends at the edge of the viewport. */
  double x = inside[0]->mapTo(&surface, inside[0]->rect().center()).x();
  driver.move(QPointF(x, viewport.top() + 2));
  driver.wait(500);
  std::array<std::uint64_t, 4> found{};
  std::size_t count = 0;
  ptk_engine_get_targets_at(surface.engine(), {x, viewport.top() - 3.0}, found.data(),
                           found.size(), &count);
  expect(std::find(found.begin(), found.end(), ids[0]) == found.end(),
         "the region of an element ends at its viewport");
  ptk_engine_get_targets_at(surface.engine(), {x, viewport.top() + 2.0}, found.data(),
                           found.size(), &count);
  expect(found[0] == ids[0], "the first row lies at the edge of its viewport");
  QImage image = surface.grab().toImage();
  expect(image.pixelColor(int(x), viewport.top() - 4) == Qt::white,
         "the highlight of an element ends at its viewport");

  driver.press(QPointF(viewport.center()));
  QEvent deactivation(QEvent::WindowDeactivate);
  QCoreApplication::sendEvent(&surface, &deactivation);
  expect(driver.last(PTK_EVENT_CANCELLED).time != 0, "what is pressed is cancelled when the window is inactive");

  delete inside[0];
  expect(ptk_engine_get_target(surface.engine(), ids[0], &target, sizeof target) != PTK_OK, "a widget is destroyed");
  inside[1]->hide();
  driver.wait();
  expect(ptk_engine_get_target(surface.engine(), ids[1], &target, sizeof target) != PTK_OK, "a widget is hidden");
  surface.removeElement(firstId);
  expect(!first->testAttribute(Qt::WA_TransparentForMouseEvents) && !first->graphicsEffect(),
         "an element becomes an ordinary widget");
}

int main(int argc, char **argv) {
  QApplication application(argc, argv);
  testClock();
  {
    PointerSurface surface;
    surface.resize(400, 300);
    surface.show();
    Driver driver(surface);
    driver.wait();
    testScrolls(driver);
    testGestures(driver);
    testTouches(driver);
  }
  testWidgets();
  return failures == 0 ? 0 : 1;
}
