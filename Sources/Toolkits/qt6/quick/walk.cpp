/* Finds the controls of a window of Qt Quick in its items, and registers those that are new or have changed. */
#include "walk.h"

#include <algorithm>

#include "../clock.h"
#include "../colors.h"
#include "../recognize/properties.h"
#include "types.h"

namespace PointerKit {
namespace {

QList<QQuickItem *> inPaintingOrder(const QQuickItem *item) {
  QList<QQuickItem *> children = item->childItems();
  bool isSorted = std::is_sorted(children.begin(), children.end(), [](auto *a, auto *b) { return a->z() < b->z(); });
  if (!isSorted) std::stable_sort(children.begin(), children.end(), [](auto *a, auto *b) { return a->z() < b->z(); });
  return children;
}

bool isShown(const QQuickItem *item) { return item->isVisible() && item->opacity() > 0.01 && !isOwn(item); }

void collect(QQuickItem *item, QPointF position, QList<QQuickItem *> &found) {
  for (QQuickItem *each : inPaintingOrder(item)) {
    if (!isShown(each)) continue;
    bool isHere = each->contains(each->mapFromScene(position));
    if (isHere) found.append(each);
    if (isHere || !each->clip()) collect(each, position, found);
  }
}

ptk_rect rectOf(const QRectF &rect) { return {rect.x(), rect.y(), rect.width(), rect.height()}; }

}  // namespace

QList<QQuickItem *> itemsAt(QQuickItem *root, QPointF position) {
  QList<QQuickItem *> found;
  collect(root, position, found);
  return found;
}

namespace {

class Walk {
 public:
  Walk(Items &items, Spaces &spaces, QSize size) : items(items), spaces(spaces), size(size) {}

  void run() {
    spaces.beginWalk();
    Place place;
    place.clip = QRectF(QPointF(), QSizeF(size));
    visit(items.root, place);
    removeGone();
    if (!changed.empty() || !removed.empty())
      ptk_engine_upsert_targets(items.surface.engine, changed.data(), changed.size(), removed.data(), removed.size(), now());
  }

 private:
  /* Where the items of a part of the tree lie. */
  struct Place {
    std::uint64_t space = 0;
    QPointF origin;           /* Of the space, in the window. */
    QRectF clip;              /* In the window. */
    std::vector<QRectF> covered; /* By the spaces within this one so far. */
  };

  /* Opens a space within a place. */
  Place enter(Place &outer, std::uint64_t id, const QRectF &clip, QPointF origin, bool isOpaque) {
    ptk_space space = ptk_space_with_clip(id, rectOf(clip.translated(-outer.origin)));
    space.parent = outer.space;
    space.origin = {origin.x() - outer.origin.x(), origin.y() - outer.origin.y()};
    space.is_opaque = isOpaque;
    space.z = ++order;
    spaces.add(space);
    outer.covered.push_back(clip);
    Place inner;
    inner.space = id;
    inner.origin = origin;
    inner.clip = clip & outer.clip;
    return inner;
  }

  void visit(QQuickItem *item, Place &place) {
    bool isOverlay = is(item, Type::Overlay);
    for (QQuickItem *child : inPaintingOrder(item)) {
      if (!isShown(child) || isIgnored(child)) continue;
      /* The item's own scale and rotation are effects. */
      QRectF rect = item->mapRectToScene(QRectF(child->position(), child->size()));
      Role role = roleOf(child);
      if (role.isControl && !rect.isEmpty() && rect.intersects(place.clip)) add(child, role, rect, place);
      if (role.isLeaf) continue;
      if (isOverlay) {
        Place inner = enter(place, items.idOf(child) | std::uint64_t(1) << 61, rect, rect.topLeft(), true);
        visit(child, inner);
      } else if (is(child, Type::Flickable)) {
        auto *content = child->property("contentItem").value<QQuickItem *>();
        QPointF origin = content ? content->mapToScene(QPointF()) : rect.topLeft();
        Place inner = enter(place, items.idOf(child) | std::uint64_t(1) << 61, rect, origin, false);
        visit(child, inner);
      } else if (child->clip()) {
        Place inner = enter(place, items.idOf(child) | std::uint64_t(1) << 61, rect, place.origin, false);
        visit(child, inner);
      } else {
        visit(child, place);
      }
    }
  }

  void add(QQuickItem *item, const Role &role, const QRectF &rect, Place &place) {
    std::uint64_t id = items.idOf(item), space = place.space;
    /* What is painted after a list, over it, is hit before it. */
    if (std::any_of(place.covered.begin(), place.covered.end(), [&rect](const QRectF &each) { return each.intersects(rect); })) {
      std::vector<QRectF> covered = place.covered;
      space = enter(place, id | std::uint64_t(1) << 60, place.clip, place.origin, false).space;
      place.covered = covered;
    }
    Control &control = items.controls[id];
    control.item = item;
    control.walk = spaces.walk;
    control.role = role;
    ptk_target target = ptk_target_of_kind(role.kind, id, rectOf(rect.translated(-place.origin)));
    target.space = space;
    target.z = ++order;
    target.group = role.group;
    target.is_enabled = role.isEnabled;
    target.has_bezel = role.hasBezel;
    target.latching_axes = role.latchingAxes;
    target.tracks_held_press = role.tracksHeldPress ? PTK_CHOICE_YES : PTK_CHOICE_NO;
    target.accepts_drops = PTK_CHOICE_NO; /* What Qt drags takes the pointer along. */
    target.corner_radius = role.radius >= 0 ? role.radius : 6;
    if (role.padding >= 0) {
      target.has_padding = true;
      target.padding = {role.padding, role.padding, role.padding, role.padding};
    }
    if (role.isObstacle) target.is_magnetic = PTK_CHOICE_NO;
    if (role.hasBezel && role.color.isValid()) {
      target.has_color = true;
      target.color = linearOf(role.color);
    }
    std::vector<ptk_line> lines;
    if (role.hasLines) lines = linesOf(item);
    ptk_style style = ptk_default_style();
    style.effect = role.effect;
    style.hover.prefers_scaled_content = false; /* Rows are too wide. */
    if (!control.change(target, style, std::move(lines))) return;
    changed.push_back(target);
    changed.back().style = &control.style;
  }

  void removeGone() {
    for (auto each = items.controls.begin(); each != items.controls.end();) {
      if (each->second.walk == spaces.walk) {
        ++each;
        continue;
      }
      removed.push_back(each->first);
      each = items.controls.erase(each);
    }
    spaces.endWalk();
  }

  Items &items;
  Spaces &spaces;
  QSize size;
  std::vector<ptk_target> changed;
  std::vector<std::uint64_t> removed;
  std::int64_t order = 0;
};

}  // namespace

void walk(Items &items, Spaces &spaces, QSize size) { Walk(items, spaces, size).run(); }

}  // namespace PointerKit
