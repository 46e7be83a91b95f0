/* Finds the controls of a window in its widgets, and registers those that are new or have changed. */
#include "walk.h"

#include <QMainWindow>
#include <QScrollArea>
#include <QSizeGrip>
#include <QSplitterHandle>
#include <algorithm>

#include "areas.h"
#include "properties.h"

namespace PointerKit {
namespace {

ptk_rect rectOf(const QRect &rect) {
  return {double(rect.x()), double(rect.y()), double(rect.width()), double(rect.height())};
}

class Walk {
 public:
  Walk(Controls &controls, Spaces &spaces, const QWidget *overlay) : controls(controls), spaces(spaces), overlay(overlay) {}

  void run(bool isBlocked) {
    spaces.beginWalk();
    if (isBlocked) {
      ptk_space screen = ptk_space_with_clip(screenSpace, {0, 0, 1e6, 1e6});
      screen.is_opaque = true;
      screen.z = 1 << 30;
      spaces.add(screen);
    }
    if (!isIgnored(controls.top)) visit(controls.top, 0, QPoint(0, 0), 0);
    controls.removeUnseen(spaces.walk);
    spaces.endWalk();
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

  void visit(QWidget *widget, std::uint64_t space, QPoint origin, std::int64_t z) {
    Entry &entry = controls.entryOf(widget);
    if (entry.space != space || entry.origin != origin || entry.z != z || entry.size != widget->size() || entry.walk + 1 != spaces.walk)
      entry.isDirty = true;
    entry.space = space;
    entry.origin = origin;
    entry.z = z;
    entry.size = widget->size();
    entry.walk = spaces.walk;
    bool isControl = entry.role.whole || entry.role.parts != PartsAre::Absent, isLeaf = entry.role.isLeaf;
    if (QWidget *area = scrollAreaOf(widget)) {
      auto *scroll = qobject_cast<QScrollArea *>(area);
      QPoint content = scroll && scroll->widget() ? scroll->widget()->pos() : QPoint(0, 0);
      if (entry.ownSpace == 0) entry.ownSpace = controls.newId();
      ptk_space own = ptk_space_with_clip(entry.ownSpace, rectOf(QRect(origin, widget->size())));
      own.parent = space;
      own.origin = {double(origin.x() + content.x()), double(origin.y() + content.y())};
      own.z = z;
      spaces.add(own);
      entry.space = space = entry.ownSpace;
      entry.origin = origin = -content;
      z = 0;
    }
    if (isControl && entry.isDirty) controls.refresh(widget, entry, QPoint(-1, -1));
    else entry.isDirty = false;
    if (!isLeaf) visitChildren(widget, space, origin, isControl ? z + 1 : z);
  }

  void visitChildren(QWidget *widget, std::uint64_t space, QPoint origin, std::int64_t z) {
    std::vector<QWidget *> earlier;
    std::int64_t order = 1;
    for (QObject *object : widget->children()) {
      if (!object->isWidgetType()) continue;
      auto *child = static_cast<QWidget *>(object);
      if (child == overlay || child->isHidden() || child->isWindow() || child->size().isEmpty() || isIgnored(child)) continue;
      std::uint64_t childSpace = space;
      QPoint position = origin + child->pos();
      Entry &entry = controls.entryOf(child);
      if (!entry.role.isLeaf && coversSiblings(child, earlier)) {
        if (entry.id == 0) entry.id = controls.newId();
        ptk_space own = ptk_space_with_clip(entry.id | std::uint64_t(1) << 61, rectOf(visibleRectOf(child).translated(position)));
        own.parent = space;
        own.origin = {double(position.x()), double(position.y())};
        own.is_opaque = true;
        own.z = z + order++;
        spaces.add(own);
        childSpace = own.id;
        position = QPoint(0, 0);
      }
      visit(child, childSpace, position, z);
      earlier.push_back(child);
    }
  }

  Controls &controls;
  Spaces &spaces;
  const QWidget *overlay;
};

}  // namespace

void walk(Controls &controls, Spaces &spaces, const QWidget *overlay, bool isBlocked) {
  Walk(controls, spaces, overlay).run(isBlocked);
}

}  // namespace PointerKit
