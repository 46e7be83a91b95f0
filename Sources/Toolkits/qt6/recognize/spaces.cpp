/* The spaces of a window. */
#include "spaces.h"

#include "../clock.h"

namespace PointerKit {
namespace {

bool isSame(const ptk_rect &a, const ptk_rect &b) {
  return a.x == b.x && a.y == b.y && a.width == b.width && a.height == b.height;
}

}  // namespace

/* The engine is told of what is new or has changed. */
void Spaces::add(const ptk_space &space) {
  bool isKnown = known.contains(space.id);
  known[space.id] = walk;
  ptk_space before = ptk_default_space();
  if (isKnown && ptk_engine_get_space(engine, space.id, &before, sizeof before) == PTK_STATUS_OK && isSame(before.clip, space.clip) &&
      before.parent == space.parent && before.z == space.z && before.is_opaque == space.is_opaque) {
    if (before.origin.x != space.origin.x || before.origin.y != space.origin.y)
      ptk_engine_scroll_space(engine, space.id, space.origin, now());
  } else {
    ptk_engine_upsert_spaces(engine, &space, 1, now());
  }
}

void Spaces::endWalk() {
  for (auto each = known.begin(); each != known.end();) {
    if (each.value() == walk) {
      ++each;
      continue;
    }
    ptk_engine_remove_space(engine, each.key(), now());
    each = known.erase(each);
  }
}

}  // namespace PointerKit
