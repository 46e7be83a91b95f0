/* The spaces of a window. A walk registers those that it sees; then those that it has not seen are removed. */
#ifndef POINTERKIT_QT6_SPACES_H
#define POINTERKIT_QT6_SPACES_H

#include <QHash>
#include <cstdint>
#include <pointerkit.h>

namespace PointerKit {

class Spaces {
 public:
  explicit Spaces(ptk_engine *engine) : engine(engine) {}
  void beginWalk() { walk++; }
  void add(const ptk_space &space);
  void endWalk();
  std::uint64_t walk = 0; /* The number of the last walk. */

 private:
  ptk_engine *engine;
  QHash<std::uint64_t, std::uint64_t> known; /* The walk that has seen each last. */
};

}  // namespace PointerKit
#endif
