/* Finds the controls of a window of Qt Quick in its items, and registers those that are new or have changed. */
#include "scene.h"

#include <algorithm>

namespace PointerKit {

QList<QQuickItem *> inPaintingOrder(const QQuickItem *item) {
  QList<QQuickItem *> children = item->childItems();
  bool isSorted = std::is_sorted(children.begin(), children.end(), [](auto *a, auto *b) { return a->z() < b->z(); });
  if (!isSorted) std::stable_sort(children.begin(), children.end(), [](auto *a, auto *b) { return a->z() < b->z(); });
  return children;
}

namespace {

bool isShown(const QQuickItem *item) { return item->isVisible() && item->opacity() > 0.01 && !isOwn(item); }

void collect(QQuickItem *item, QPointF position, QList<QQuickItem *> &found) {
  for (QQuickItem *each : inPaintingOrder(item)) {
    if (!isShown(each)) continue;
    bool isHere = each->contains(each->mapFromScene(position));
    if (isHere) found.append(each);
    if (isHere || !each->clip()) collect(each, position, found);
  }
}

bool isSame(const ptk_rect &a, const ptk_rect &b) {
  return a.x == b.x && a.y == b.y && a.width == b.width && a.height == b.height;
}

bool isSame(const ptk_target &a, const ptk_target &b) {
  return a.kind == b.kind && isSame(a.frame, b.frame) && a.space == b.space && a.z == b.z && a.group == b.group &&
         a.is_enabled == b.is_enabled && a.has_bezel == b.has_bezel && a.corner_radius == b.corner_radius &&
         a.has_padding == b.has_padding && a.padding.top == b.padding.top && a.latching_axes == b.latching_axes &&
         a.has_color == b.has_color && a.color.red == b.color.red && a.color.green == b.color.green;
}

ptk_rect rectOf(const QRectF &rect) { return {rect.x(), rect.y(), rect.width(), rect.height()}; }

}  // namespace

QList<QQuickItem *> itemsAt(QQuickItem *root, QPointF position) {
  QList<QQuickItem *> found;
  collect(root, position, found);
  return found;
}

class Walk {
 public:
  explicit Walk(Scene &scene) : scene(scene) {}

  void run() {
    scene.walks++;
    scene.needsWalk = false;
    Place place;
    place.clip = QRectF(QPointF(), QSizeF(scene.window->size()));
    visit(scene.window->contentItem(), place);
    removeGone();
    if (!changed.empty() || !removed.empty())
      ptk_engine_upsert_targets(scene.engine, changed.data(), changed.size(), removed.data(), removed.size(), now());
  }

 private:
  /* Where the items of a part of the tree lie. */
  struct Place {
    std::uint64_t space = 0;
    QPointF origin;           /* Of the space, in the window. */
    QRectF clip;              /* In the window. */
    std::vector<QRectF> covered; /* By the spaces within this one so far. */
  };

  std::uint64_t idOf(const QQuickItem *item) {
    std::uint64_t &id = scene.ids[item];
    if (id == 0) {
      id = scene.nextId++;
      QObject::connect(item, &QObject::destroyed, &scene, [scene = &scene, item] {
        scene->ids.remove(item);
        scene->needsWalk = true;
        scene->update();
      });
    }
    return id;
  }

  /* Opens a space within a place. */
  Place enter(Place &outer, std::uint64_t id, const QRectF &clip, QPointF origin, bool isOpaque) {
    ptk_space space = ptk_space_make(id, rectOf(clip.translated(-outer.origin)));
    space.parent = outer.space;
    space.origin = {origin.x() - outer.origin.x(), origin.y() - outer.origin.y()};
    space.is_opaque = isOpaque;
    space.z = ++order;
    bool isKnown = scene.spaces.contains(id);
    scene.spaces[id] = scene.walks;
    ptk_space known = ptk_space_default();
    if (isKnown && ptk_engine_get_space(scene.engine, id, &known, sizeof known) == PTK_OK && isSame(known.clip, space.clip) &&
        known.parent == space.parent && known.z == space.z && known.is_opaque == space.is_opaque) {
      if (known.origin.x != space.origin.x || known.origin.y != space.origin.y)
        ptk_engine_scroll_space(scene.engine, id, space.origin, now());
    } else {
      ptk_engine_upsert_spaces(scene.engine, &space, 1, now());
    }
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
        Place inner = enter(place, idOf(child) | std::uint64_t(1) << 61, rect, rect.topLeft(), true);
        visit(child, inner);
      } else if (is(child, Type::Flickable)) {
        auto *content = child->property("contentItem").value<QQuickItem *>();
        QPointF origin = content ? content->mapToScene(QPointF()) : rect.topLeft();
        Place inner = enter(place, idOf(child) | std::uint64_t(1) << 61, rect, origin, false);
        visit(child, inner);
      } else if (child->clip()) {
        Place inner = enter(place, idOf(child) | std::uint64_t(1) << 61, rect, place.origin, false);
        visit(child, inner);
      } else {
        visit(child, place);
      }
    }
  }

  void add(QQuickItem *item, const Role &role, const QRectF &rect, Place &place) {
    std::uint64_t id = idOf(item), space = place.space;
    /* What is painted after a list, over it, is hit before it. */
    if (std::any_of(place.covered.begin(), place.covered.end(), [&rect](const QRectF &each) { return each.intersects(rect); })) {
      std::vector<QRectF> covered = place.covered;
      space = enter(place, id | std::uint64_t(1) << 60, place.clip, place.origin, false).space;
      place.covered = covered;
    }
    Control &control = scene.controls[id];
    control.item = item;
    control.walk = scene.walks;
    control.role = role;
    ptk_target target = ptk_target_make(role.kind, id, rectOf(rect.translated(-place.origin)));
    target.space = space;
    target.z = ++order;
    target.group = role.group;
    target.is_enabled = role.isEnabled;
    target.has_bezel = role.hasBezel;
    target.latching_axes = role.latchingAxes;
    target.corner_radius = role.radius >= 0 ? role.radius : 6;
    if (role.padding >= 0) {
      target.has_padding = 1;
      target.padding = {role.padding, role.padding, role.padding, role.padding};
    }
    if (role.isObstacle) target.is_magnetic = PTK_NO;
    if (role.hasBezel && role.color.isValid()) {
      target.has_color = 1;
      target.color = PointerKit::colorOf(role.color);
    }
    std::vector<ptk_line> lines;
    if (role.hasLines) lines = linesOf(item);
    bool hasSameLines = lines.size() == control.lines.size() &&
                        std::equal(lines.begin(), lines.end(), control.lines.begin(), [](const ptk_line &a, const ptk_line &b) {
                          return a.start == b.start && a.length == b.length;
                        });
    if (control.isSent && hasSameLines && control.style.effect == role.effect && isSame(control.target, target)) return;
    control.isSent = true;
    control.lines = std::move(lines);
    control.precision = ptk_precision_default();
    control.precision.kind = PTK_PRECISION_LINES;
    control.precision.lines = control.lines.data();
    control.precision.line_count = control.lines.size();
    control.style = ptk_style_default();
    control.style.effect = role.effect;
    control.style.hover.prefers_scaled_content = 0; /* Rows are too wide. */
    if (!control.lines.empty()) control.style.vertical = &control.precision;
    control.target = target;
    changed.push_back(target);
    changed.back().style = &control.style;
  }

  void removeGone() {
    for (auto each = scene.controls.begin(); each != scene.controls.end();) {
      if (each->second.walk == scene.walks) {
        ++each;
        continue;
      }
      removed.push_back(each->first);
      each = scene.controls.erase(each);
    }
    for (auto each = scene.spaces.begin(); each != scene.spaces.end();) {
      if (each.value() == scene.walks) {
        ++each;
        continue;
      }
      ptk_engine_remove_space(scene.engine, each.key(), now());
      each = scene.spaces.erase(each);
    }
  }

  Scene &scene;
  std::vector<ptk_target> changed;
  std::vector<std::uint64_t> removed;
  std::int64_t order = 0;
};

void walk(Scene &scene) { Walk(scene).run(); }

}  // namespace PointerKit
