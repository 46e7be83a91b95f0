/* The items of a window that are controls, and what the pointer adds to them. */
#include "items.h"

#include <utility>

namespace PointerKit {

Items::Items(Surface &surface, QQuickItem *root, std::function<void()> gone) : surface(surface), root(root), gone(std::move(gone)) {}

Control *Items::find(std::uint64_t id) {
  auto found = controls.find(id);
  return id == 0 || found == controls.end() ? nullptr : &found->second;
}

Control *Items::findHovered() {
  ptk_state state{};
  ptk_engine_get_state(surface.engine, &state, sizeof state);
  return find(state.hovered);
}

QRectF Items::frameOf(const Control &control) {
  ptk_point corner{};
  const ptk_rect &rect = control.target.frame;
  ptk_engine_convert_from_space(surface.engine, control.target.space, {rect.x, rect.y}, &corner);
  return {corner.x, corner.y, rect.width, rect.height};
}

std::uint64_t Items::idOf(const QQuickItem *item) {
  std::uint64_t &id = ids[item];
  if (id != 0) return id;
  id = nextId++;
  QObject::connect(item, &QObject::destroyed, &surface, [this, item] {
    ids.remove(item);
    gone();
  });
  return id;
}

}  // namespace PointerKit
