/* Finds the controls of a window in its widgets, and registers those that are new or have changed. */
#include "window.h"

#include <QMainWindow>
#include <QScrollArea>
#include <QSizeGrip>
#include <QSplitterHandle>
#include <algorithm>
#include <cmath>

namespace PointerKit {
namespace {

ptk_rect rectOf(const QRect &rect) {
  return {double(rect.x()), double(rect.y()), double(rect.width()), double(rect.height())};
}

/* The effect on a part, which cannot be scaled: a highlight, or a tint for what is wide. */
void describePart(ptk_style &style, const Part &part) {
  if (part.isObstacle) {
    style.effect = PTK_EFFECT_NONE;
  } else if (part.effect == PTK_EFFECT_AUTOMATIC || part.effect == PTK_EFFECT_LIFT) {
    bool isWide = part.kind == PTK_KIND_ROW || part.kind == PTK_KIND_CARD || part.kind == PTK_KIND_IMAGE;
    style.effect = isWide ? PTK_EFFECT_HOVER : PTK_EFFECT_HIGHLIGHT;
  } else {
    style.effect = part.effect;
  }
  style.hover.prefers_scaled_content = false;
}

}  // namespace

class Walk {
 public:
  explicit Walk(Window &window) : window(window) {}

  void run() {
    window.walks++;
    window.needsWalk = false;
    if (window.isBlocked) {
      ptk_space screen = ptk_space_with_clip(screenSpace, {0, 0, 1e6, 1e6});
      screen.is_opaque = true;
      screen.z = 1 << 30;
      window.registerSpace(screen);
    }
    if (!isIgnored(window.top)) visit(window.top, 0, QPoint(0, 0), 0);
    removeGone();
  }

 private:
  static constexpr std::uint64_t screenSpace = std::uint64_t(1) << 62;

  static QRect visibleRectOf(const QWidget *widget) {
    return widget->mask().isEmpty() ? widget->rect() : widget->mask().boundingRect() & widget->rect();
  }

  /* Whether a widget lies over what its earlier siblings show, as a dialog within a window does. */
  static bool coversSiblings(const QWidget *widget, const std::vector<QWidget *> &earlier) {
    if (earlier.size() > 64 || qobject_cast<const QSplitterHandle *>(widget) || qobject_cast<const QSizeGrip *>(widget) ||
        widget->testAttribute(Qt::WA_TransparentForMouseEvents))
      return false;
    QRect rect = visibleRectOf(widget).translated(widget->pos());
    return std::any_of(earlier.begin(), earlier.end(), [&rect](const QWidget *each) {
      QRect common = each->geometry() & rect;
      return common.width() > 8 && common.height() > 8;
    });
  }

  Entry &entryOf(QWidget *widget) {
    if (!window.entries.contains(widget))
      QObject::connect(widget, &QObject::destroyed, &window, [window = &window, widget] { window->forget(widget); });
    Entry &entry = window.entries[widget];
    if (!entry.hasRole) {
      entry.role = roleOf(widget);
      entry.hasRole = entry.isDirty = true;
    }
    return entry;
  }

  void visit(QWidget *widget, std::uint64_t space, QPoint origin, std::int64_t z) {
    Entry &entry = entryOf(widget);
    if (entry.space != space || entry.origin != origin || entry.z != z || entry.size != widget->size() || entry.walk + 1 != window.walks)
      entry.isDirty = true;
    entry.space = space;
    entry.origin = origin;
    entry.z = z;
    entry.size = widget->size();
    entry.walk = window.walks;
    bool isControl = entry.role.whole || entry.role.parts != PartsAre::Absent, isLeaf = entry.role.isLeaf;
    if (QWidget *area = scrollAreaOf(widget)) {
      auto *scroll = qobject_cast<QScrollArea *>(area);
      QPoint content = scroll && scroll->widget() ? scroll->widget()->pos() : QPoint(0, 0);
      if (entry.ownSpace == 0) entry.ownSpace = window.nextId++;
      ptk_space own = ptk_space_with_clip(entry.ownSpace, rectOf(QRect(origin, widget->size())));
      own.parent = space;
      own.origin = {double(origin.x() + content.x()), double(origin.y() + content.y())};
      own.z = z;
      window.registerSpace(own);
      entry.space = space = entry.ownSpace;
      entry.origin = origin = -content;
      z = 0;
    }
    if (isControl && entry.isDirty) window.refreshEntry(widget, entry, QPoint(-1, -1));
    else entry.isDirty = false;
    if (!isLeaf) visitChildren(widget, space, origin, isControl ? z + 1 : z);
  }

  void visitChildren(QWidget *widget, std::uint64_t space, QPoint origin, std::int64_t z) {
    std::vector<QWidget *> earlier;
    std::int64_t order = 1;
    for (QObject *object : widget->children()) {
      if (!object->isWidgetType()) continue;
      auto *child = static_cast<QWidget *>(object);
      if (child == window.overlay || child->isHidden() || child->isWindow() || child->size().isEmpty() || isIgnored(child)) continue;
      std::uint64_t childSpace = space;
      QPoint position = origin + child->pos();
      Entry &entry = entryOf(child);
      if (!entry.role.isLeaf && coversSiblings(child, earlier)) {
        if (entry.id == 0) entry.id = window.nextId++;
        ptk_space own = ptk_space_with_clip(entry.id | std::uint64_t(1) << 61, rectOf(visibleRectOf(child).translated(position)));
        own.parent = space;
        own.origin = {double(position.x()), double(position.y())};
        own.is_opaque = true;
        own.z = z + order++;
        window.registerSpace(own);
        childSpace = own.id;
        position = QPoint(0, 0);
      }
      visit(child, childSpace, position, z);
      earlier.push_back(child);
    }
  }

  void removeGone() {
    for (auto each = window.targets.begin(); each != window.targets.end();) {
      auto entry = window.entries.find(each->second.widget);
      if (entry != window.entries.end() && entry->walk == window.walks) {
        ++each;
        continue;
      }
      window.removed.push_back(each->first);
      each = window.targets.erase(each);
    }
    window.removeUnseenSpaces();
  }

  Window &window;
};

void walk(Window &window) { Walk(window).run(); }

/* Registers the controls of one widget again. */
void Window::refreshEntry(QWidget *widget, Entry &entry, QPoint position) {
  entry.isDirty = false;
  if (!entry.hasRole) {
    entry.role = roleOf(widget);
    entry.hasRole = true;
  }
  auto describe = [&](std::uint64_t id, const Part &part, bool isPart) {
    Target &target = targets[id];
    target.widget = widget;
    target.isPart = isPart;
    target.isObstacle = part.isObstacle;
    target.isStale = false;
    ptk_target described = ptk_target_of_kind(part.kind, id, rectOf(part.frame.translated(entry.origin)));
    described.space = entry.space;
    described.z = entry.z + (isPart ? 1 : 0);
    described.group = part.group;
    described.is_enabled = part.isEnabled;
    described.has_bezel = part.hasBezel;
    described.latching_axes = part.latchingAxes;
    described.tracks_held_press = part.tracksHeldPress ? PTK_CHOICE_YES : PTK_CHOICE_NO;
    described.accepts_drops = PTK_CHOICE_NO; /* What Qt drags takes the pointer along. */
    described.corner_radius = part.radius >= 0 ? part.radius : target.look.radius >= 0 ? target.look.radius : 6;
    if (part.padding >= 0 || part.isObstacle) {
      double padding = part.isObstacle ? 0 : part.padding;
      described.has_padding = true;
      described.padding = {padding, padding, padding, padding};
    }
    if (part.isObstacle) described.is_magnetic = PTK_CHOICE_NO;
    if (part.hasBezel && target.look.color.isValid()) {
      described.has_color = true;
      described.color = colorOf(target.look.color);
    }
    std::vector<ptk_line> lines;
    if (!isPart && entry.role.hasLines) lines = linesOf(widget);
    ptk_style style = ptk_default_style();
    if (isPart || part.isObstacle) describePart(style, part);
    else style.effect = part.effect;
    if (target.change(described, style, std::move(lines)) && std::find(unsent.begin(), unsent.end(), id) == unsent.end())
      unsent.push_back(id);
  };
  if (entry.role.whole) {
    if (entry.id == 0) entry.id = nextId++;
    Part whole = *entry.role.whole;
    whole.isEnabled = widget->isEnabled();
    if (whole.frame.size() != widget->size() && whole.frame.topLeft().isNull() && !entry.role.isLeaf) whole.frame = widget->rect();
    /* A window that is a control cannot be painted by what lies within it. */
    describe(entry.id, whole, widget->isWindow());
  }
  if (entry.role.parts == PartsAre::Absent) return;
  if (position.x() < 0 && entry.role.parts == PartsAre::NearPointer) {
    position = widget->mapFrom(top, lastPosition.toPoint());
    if (!isInside || !widget->rect().contains(position)) position = QPoint(-1, -1);
  }
  for (auto &each : entry.parts)
    if (auto found = targets.find(each.second); found != targets.end()) found->second.isStale = true;
  const QList<Part> parts = entry.role.parts == PartsAre::NearPointer && position.x() < 0 ? QList<Part>() : partsOf(widget, position);
  for (const Part &part : parts) {
    std::uint64_t &id = entry.parts[part.key];
    if (id == 0) id = nextId++;
    describe(id, part, true);
  }
  /* A part that is not there any more stays until its effect has ended. */
  for (auto each = entry.parts.begin(); each != entry.parts.end();) {
    auto found = targets.find(each->second);
    bool isShown = found != targets.end() && found->second.isStale && frame && ptk_frame_get_element(frame, each->second) &&
                   entry.role.parts == PartsAre::NearPointer;
    if (found == targets.end() || (found->second.isStale && !isShown)) {
      if (found != targets.end()) {
        removed.push_back(found->first);
        targets.erase(found);
      }
      each = entry.parts.erase(each);
    } else {
      ++each;
    }
  }
}

/* Sends what has changed to the engine, as one change. */
void Window::flush() {
  if (unsent.empty() && removed.empty()) return;
  std::vector<ptk_target> list;
  for (std::uint64_t id : unsent) {
    auto found = targets.find(id);
    if (found == targets.end()) continue;
    ptk_target each = found->second.target;
    each.style = &found->second.style;
    list.push_back(each);
  }
  ptk_engine_upsert_targets(engine, list.data(), list.size(), removed.data(), removed.size(), now());
  unsent.clear();
  removed.clear();
}

}  // namespace PointerKit
