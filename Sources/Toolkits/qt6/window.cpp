/* A top-level widget with the pointer: its engine and its frames. */
#include "window.h"

#include <algorithm>

namespace PointerKit {

Window::Window(QWidget *top) : Surface(top->size()), top(top) {
  applySettings();
  Overlay::isCreating = true;
  overlay = new Overlay(this);
  Overlay::isCreating = false;
  connect(top, &QObject::destroyed, this, [top] { forgetWindow(top); });
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

QWindow *Window::systemWindow() const { return top->windowHandle(); }

void Window::applySettings() {
  scale = top->devicePixelRatioF();
  configure(options().density == Options::Density::Touch, scale);
}

void Window::describeSurroundings() {
  hasSurroundings = true;
  describeBackground(top->palette().color(QPalette::Window));
}

/* ---- Frames ------------------------------------------------------------------------------------------------------ */

void Window::requestFrame() { top->windowHandle()->requestUpdate(); }

void Window::invalidate() {
  needsWalk = true;
  if (isInside) update(); /* Otherwise it is in time before the next input. */
}

void Window::catchUp() {
  if (!needsWalk) return;
  ptk_engine_resize(engine, {double(top->width()), double(top->height())}, now());
  if (!hasSurroundings) describeSurroundings();
  lastWalk = now();
  walk(*this);
  dirtied.clear();
  flush();
}

/* A new mask, for example, is told by no event. */
void Window::verify(QPoint position) {
  if (findHovered() || now() - lastWalk < 300 * nanosecondsPerMillisecond) return;
  QWidget *widget = top->childAt(position);
  auto found = widget ? entries.constFind(widget) : entries.constEnd();
  if (widget && (found == entries.constEnd() || (found->role.whole && found->role.whole->isEnabled) || found->role.parts == PartsAre::Few))
    invalidate();
}

/* Learns that a widget, or what it contains, may have changed. */
void Window::changed(QWidget *widget, bool hasNewRole) {
  auto forgetRole = [this](QWidget *each) {
    auto found = entries.find(each);
    if (found == entries.end()) return;
    found->hasRole = false;
    if (auto target = targets.find(found->id); target != targets.end()) target->second.hasLook = false;
  };
  if (hasNewRole) {
    forgetRole(widget);
    for (QObject *child : widget->children())
      if (child->isWidgetType()) forgetRole(static_cast<QWidget *>(child));
  }
  invalidate();
}

void Window::dirty(QWidget *widget) {
  auto found = entries.find(widget);
  if (found == entries.end() || found->isDirty) return;
  if (!found->role.whole && found->role.parts == PartsAre::Absent) return;
  found->isDirty = true;
  if (found->role.whole) found->hasRole = false; /* A button may have been checked. */
  dirtied.push_back(widget);
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
    if (auto found = entries.find(widget); widget && found != entries.end() && found->isDirty)
      refreshEntry(widget, *found, QPoint(-1, -1));
  flush();
  if (qreal ratio = top->devicePixelRatioF(); ratio != scale) applySettings();
  step();
  for (std::size_t i = 0; i < frame->event_count; i++)
    if (Target *target = find(frame->events[i].target)) {
      QWidget *area = scrollAreaOf(target->widget);
      logEvent(*this, frame->events[i], (area ? area : target->widget)->metaObject()->className(), target->target.kind, frameOf(*target));
    }
  readLook();

  std::vector<const QWidget *> before = std::exchange(redrawn, {});
  for (std::size_t i = 0; i < frame->command_count; i++) {
    if (frame->commands[i].kind != PTK_COMMAND_KIND_CONTENT_BEGIN) continue;
    Target *target = find(frame->commands[i].target);
    /* What is opaque is not painted over anything that Qt would paint in its place. */
    if (target && !target->isPart && !target->widget->testAttribute(Qt::WA_OpaquePaintEvent)) redrawn.push_back(target->widget);
  }
  /* Qt paints again what was painted here, and no longer what will be. */
  QRegion changed;
  auto differ = [this, &changed](const std::vector<const QWidget *> &some, const std::vector<const QWidget *> &others) {
    for (const QWidget *each : some)
      if (std::find(others.begin(), others.end(), each) == others.end())
        changed |= QRect(each->mapTo(top, QPoint(0, 0)), each->size());
  };
  differ(redrawn, before);
  differ(before, redrawn);
  overlay->show(changed);
  needsFrame |= needsWalk;
  scheduleNext();
}

/* Reads the look of the hovered control, once for each of its sizes. */
void Window::readLook() {
  Target *target = find(frame->hovered);
  if (!target || target->hasLook || target->isPart || target->isObstacle) return;
  target->hasLook = true;
  auto entry = entries.find(target->widget);
  if (entry == entries.end() || !entry->role.whole || !entry->role.whole->hasBezel) return; /* Others have the usual radius. */
  target->look = lookOf(target->widget, entry->role.whole->frame);
  refreshEntry(target->widget, *entry, QPoint(-1, -1));
  flush();
  needsFrame = true;
}

/* ---- Controls ---------------------------------------------------------------------------------------------------- */

Target *Window::find(std::uint64_t id) {
  auto found = targets.find(id);
  return id == 0 || found == targets.end() ? nullptr : &found->second;
}

Target *Window::findHovered() {
  ptk_state state{};
  ptk_engine_get_state(engine, &state, sizeof state);
  return find(state.hovered);
}

QRectF Window::frameOf(const Target &target) {
  ptk_point corner{};
  ptk_engine_convert_from_space(engine, target.target.space, {target.target.frame.x, target.target.frame.y}, &corner);
  return {corner.x, corner.y, target.target.frame.width, target.target.frame.height};
}

/* Items of views are registered only near the pointer, because there may be very many. */
void Window::prepare(QPoint position) {
  catchUp();
  QWidget *widget = top->childAt(position);
  auto found = widget ? entries.find(widget) : entries.end();
  if (found == entries.end() || (found->role.parts != PartsAre::NearPointer && !found->isDirty)) return;
  refreshEntry(widget, *found, widget->mapFrom(top, position));
  flush();
}

/* A widget that goes may be destroyed before the next walk. */
void Window::forget(QWidget *widget) {
  entries.remove(widget);
  if (overlay) overlay->forgetPictures(widget);
  redrawn.erase(std::remove(redrawn.begin(), redrawn.end(), widget), redrawn.end());
  for (auto each = targets.begin(); each != targets.end();) {
    if (each->second.widget != widget) {
      ++each;
      continue;
    }
    removed.push_back(each->first);
    each = targets.erase(each);
  }
  flush();
  needsWalk = needsFrame = true;
  if (overlay) schedule();
}

bool Window::isRedrawn(const QWidget *widget) const {
  for (const QWidget *each = widget; each && !redrawn.empty(); each = each->parentWidget())
    if (std::find(redrawn.begin(), redrawn.end(), each) != redrawn.end()) return true;
  return false;
}

void Window::setBlocked(bool blocked) {
  if (blocked == isBlocked) return;
  isBlocked = blocked;
  invalidate();
}

}  // namespace PointerKit
