/* A top-level widget with the pointer: its engine and its frames. */
#include "window.h"

#include <utility>

#include "../common/audit.h"
#include "../common/log.h"
#include "audit.h"
#include "recognize/areas.h"
#include "recognize/walk.h"

namespace PointerKit {

Window::Window(QWidget *top, bool isTouch)
    : Surface(top->size()), top(top), controls(*this, top, [this](QWidget *widget) { gone(widget); }), spaces(engine) {
  applySettings(isTouch);
  Overlay::isCreating = true;
  overlay = new Overlay(controls);
  Overlay::isCreating = false;
  auditTimer.setSingleShot(true);
  auditTimer.callOnTimeout(this, [this] { audit(); });
  expectAudit();
}

Window::~Window() {
  Overlay *own = overlay;
  overlay = nullptr;
  if (own) {
    Overlay::isCreating = true; /* The parent must not learn that it goes. */
    delete own;
    Overlay::isCreating = false;
  }
}

void Window::applySettings(bool newIsTouch) {
  isTouch = newIsTouch;
  scale = top->devicePixelRatioF();
  configure(isTouch, scale);
}

void Window::describeSurroundings() {
  hasSurroundings = true;
  describeBackground(top->palette().color(QPalette::Window));
}

/* ---- Frames ------------------------------------------------------------------------------------------------------ */

void Window::invalidate() {
  needsWalk = true;
  expectAudit();
  if (isInside) update(); /* Otherwise it is in time before the next input. */
}

void Window::catchUp() {
  if (!needsWalk) return;
  ptk_engine_resize(engine, {double(top->width()), double(top->height())}, now());
  if (!hasSurroundings) describeSurroundings();
  lastWalk = now();
  needsWalk = false;
  walk(controls, spaces, overlay, isBlocked);
  dirtied.clear();
  controls.flush();
}

/* A new mask, for example, is told by no event. */
void Window::verify(QPoint position) {
  if (controls.findHovered() || now() - lastWalk < 300 * nanosecondsPerMillisecond) return;
  QWidget *widget = top->childAt(position);
  const Entry *found = controls.known(widget);
  if (widget && (!found || (found->role.whole && found->role.whole->isEnabled) || found->role.parts == PartsAre::Few))
    invalidate();
}

/* Learns that a widget, or what it contains, may have changed. */
void Window::changed(QWidget *widget, bool hasNewRole) {
  auto forgetRole = [this](QWidget *each) {
    Entry *found = controls.known(each);
    if (!found) return;
    found->hasRole = false;
    if (Target *target = controls.find(found->id)) target->hasLook = false;
  };
  if (hasNewRole) {
    forgetRole(widget);
    for (QObject *child : widget->children())
      if (child->isWidgetType()) forgetRole(static_cast<QWidget *>(child));
  }
  invalidate();
}

void Window::dirty(QWidget *widget) {
  Entry *found = controls.known(widget);
  if (!found || found->isDirty) return;
  if (!found->role.whole && found->role.parts == PartsAre::Absent) return;
  found->isDirty = true;
  if (found->role.whole) found->hasRole = false; /* A button may have been checked. */
  dirtied.push_back(widget);
  expectAudit();
  if (isInside) update(); /* Otherwise it is in time before the next input. */
}

bool Window::runFrame() {
  if (!isRequested) return false;
  isRequested = false;
  showFrame();
  return true;
}

void Window::showFrame() {
  if (!top->isVisible()) return;
  catchUp();
  for (const QPointer<QWidget> &widget : std::exchange(dirtied, {}))
    if (Entry *found = controls.known(widget); found && found->isDirty) controls.refresh(widget, *found, QPoint(-1, -1));
  controls.flush();
  if (top->devicePixelRatioF() != scale) applySettings(isTouch);
  step();
  for (std::size_t i = 0; i < frame->event_count; i++)
    if (const ptk_event &event = frame->events[i]; log_tells(&event))
      if (Target *target = controls.find(event.target)) {
        QWidget *area = scrollAreaOf(target->widget);
        QRectF rect = controls.frameOf(*target);
        log_event(engine, &event, (area ? area : target->widget)->metaObject()->className(), target->target.kind, 0,
                  {rect.x(), rect.y(), rect.width(), rect.height()});
      }
  readLook();
  overlay->showFrame();
  needsFrame |= needsWalk;
  scheduleNext();
}

/* Reads the look of the hovered control, once for each of its sizes. */
void Window::readLook() {
  Target *target = controls.find(frame->hovered);
  if (!target || target->hasLook || target->isPart || target->isObstacle) return;
  target->hasLook = true;
  Entry *entry = controls.known(target->widget);
  if (!entry || !entry->role.whole || !entry->role.whole->hasBezel) return; /* Others have the usual radius. */
  target->look = lookOf(target->widget, entry->role.whole->frame);
  controls.refresh(target->widget, *entry, QPoint(-1, -1));
  controls.flush();
  needsFrame = true;
}

/* Items of views are registered only near the pointer, because there may be very many. */
void Window::prepare(QPoint position) {
  catchUp();
  QWidget *widget = top->childAt(position);
  Entry *found = controls.known(widget);
  if (!found || (found->role.parts != PartsAre::NearPointer && !found->isDirty)) return;
  controls.refresh(widget, *found, widget->mapFrom(top, position));
  controls.flush();
}

void Window::gone(QWidget *widget) {
  if (overlay) overlay->forget(widget);
  needsWalk = needsFrame = true;
  if (overlay) schedule();
}

/* ---- The audit --------------------------------------------------------------------------------------------------- */

void Window::expectAudit() {
  if (audit_is_on() && !auditTimer.isActive()) auditTimer.start(AUDIT_DELAY);
}

/* Of a layout that is the same as half a second before. */
void Window::audit() {
  if (!top->isVisible() || !overlay || isBlocked) return;
  catchUp();
  std::size_t hash = hashOf(controls);
  if (hash != auditedLayout) {
    auditedLayout = hash;
    isWritten = false;
    auditTimer.start(AUDIT_DELAY);
  } else if (!isWritten) {
    isWritten = true;
    writeAudit(controls);
  }
}

void Window::setBlocked(bool blocked) {
  if (blocked == isBlocked) return;
  isBlocked = blocked;
  invalidate();
}

}  // namespace PointerKit
