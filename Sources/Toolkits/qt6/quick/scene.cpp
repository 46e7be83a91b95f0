/* A window of Qt Quick with the pointer: its engine and its frames. */
#include "scene.h"

#include <QSGRendererInterface>
#include <algorithm>
#include <cmath>

#include "../../common/log.h"
#include "../colors.h"
#include "../input/cursor.h"
#include "walk.h"

namespace PointerKit {

Scene::Scene(QQuickWindow *window)
    : Surface(window->size()), window(window), items(*this, window->contentItem(), [this] { needsWalk = true, update(); }), spaces(engine) {
  describeBackground(window->color());
  connect(window, &QQuickWindow::afterAnimating, this, &Scene::frameBegins);
  connect(window, &QQuickWindow::beforeSynchronizing, this, &Scene::synchronizes, Qt::DirectConnection);
  connect(window, &QQuickWindow::frameSwapped, this, [this] { pointer.swapped(*this); });
  isTimed = window->rendererInterface()->graphicsApi() == QSGRendererInterface::Software;
  if (isTimed) {
    delay = 0;
    leastInterval = 20; /* A frame of Qt's takes more than a millisecond of the processor then. */
  }
  scale = window->effectiveDevicePixelRatio();
  configure(false, scale);
}

Scene::~Scene() = default;

/* What the pointer changes while Qt begins a frame makes Qt draw another. With a screen that sets the pace, that is the next
 * frame of a movement; otherwise frames are made outside of Qt's. */
void Scene::requestFrame() {
  isQueued = isTimed || pointer.isCursor;
  if (!isQueued) {
    window->update();
    return;
  }
  auto show = [this] {
    if (isQueued) showFrame();
    if (!wanted) return;
    isExpected = true;
    window->update();
  };
  QMetaObject::invokeMethod(this, show, Qt::QueuedConnection);
}

/* Qt draws a frame because of the pointer, or because something has changed. Only then items are looked at. */
void Scene::frameBegins() {
  bool isAwaited = isRequested && !isQueued;
  if (!std::exchange(isExpected, false) && !isAwaited) needsWalk = true;
  if (isTimed) {
    if (needsWalk && isInside) update();
  } else {
    if (needsWalk && isInside) needsFrame = true;
    if (needsFrame || isAwaited) showFrame();
  }
}

/* A move commits the surface on Wayland, which Qt's thread for drawing does, too. */
void Scene::moveCursor(ptk_point position) {
  wanted = position;
  if (isTimed || isOnX11()) synchronizes();
}

void Scene::synchronizes() {
  if (wanted && isInside) warpCursor(*wanted);
  wanted.reset();
}

void Scene::showFrame() {
  isRequested = isQueued = false;
  wanted.reset();
  if (isInside) prepare(lastPosition.toPoint());
  if (qreal ratio = window->effectiveDevicePixelRatio(); ratio != scale) configure(false, scale = ratio);
  step();
  for (std::size_t i = 0; i < frame->event_count; i++)
    if (const ptk_event &event = frame->events[i]; log_tells(&event))
      if (Control *control = items.find(event.target); control && control->item) {
        QByteArray name = control->item->metaObject()->className();
        if (auto end = name.indexOf("_QML"); end > 0) name.truncate(end);
        QRectF rect = items.frameOf(*control);
        log_event(engine, &event, name.constData(), control->target.kind, 0, {rect.x(), rect.y(), rect.width(), rect.height()});
      }
  isExpected |= effects.apply(items);
  isExpected |= pointer.show(*this, window->contentItem(), scale);
  scheduleNext();
}

void Scene::prepare(QPoint) {
  if (!needsWalk && now() - lastWalk < 300 * nanosecondsPerMillisecond) return;
  lastWalk = now();
  ptk_engine_resize(engine, {double(window->width()), double(window->height())}, lastWalk);
  needsWalk = false;
  walk(items, spaces, window->size());
  sampleBackdrop();
}

/* Tells the engine what lies beneath the pointer: the color of the last rectangle that covers it. */
void Scene::sampleBackdrop() {
  QColor color = window->color();
  for (QQuickItem *each : itemsAt(window->contentItem(), lastPosition))
    if (QColor own = colorOf(each); own.isValid() && own.alpha() > 200 && each->opacity() > 0.8) color = own;
  double sample = luminanceOf(color);
  if (std::abs(sample - luminance) < 0.04) return;
  luminance = sample;
  if ((sample < 0.18) != isDark) describeBackground(color);
  handle(ptk_input_luminance(now(), sample));
}

/* Where nothing of Qt's responds, a press in the padding goes to the control, and so does what the mouse hovers. */
QPoint Scene::shiftAt(QPoint position) {
  Control *control = items.findHovered();
  if (!control || control->role.isObstacle || !control->item || !control->role.isEnabled) return {};
  QRect frame = items.frameOf(*control).toRect();
  if (frame.contains(position) || frame.width() < 3 || frame.height() < 3) return {};
  for (QQuickItem *each : itemsAt(window->contentItem(), position))
    if (!each->isAncestorOf(control->item) && !isInert(each)) return {};
  QPoint nearest(std::clamp(position.x(), frame.left() + 1, frame.right() - 1),
                 std::clamp(position.y(), frame.top() + 1, frame.bottom() - 1));
  /* What lies there must be the control. */
  bool isReached = false;
  for (QQuickItem *each : itemsAt(window->contentItem(), nearest))
    isReached = each == control->item || (isReached && (isInert(each) || control->item->isAncestorOf(each)));
  return isReached ? nearest - position : QPoint();
}

bool Scene::wantsOwnCursor(QPoint) {
  Control *control = items.findHovered();
  return !(control && !control->role.isObstacle) && !isReplaced(window->cursor());
}

}  // namespace PointerKit
