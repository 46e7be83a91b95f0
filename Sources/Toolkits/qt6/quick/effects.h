/* Gives items the effects of a frame. */
#ifndef POINTERKIT_QT6_QUICK_EFFECTS_H
#define POINTERKIT_QT6_QUICK_EFFECTS_H

#include <cstdint>
#include <vector>

#include "items.h"

namespace PointerKit {

class Effects {
 public:
  /* Gives each item what the frame says of it, and takes back what is over; whether anything has changed. */
  bool apply(Items &items);

 private:
  std::vector<std::uint64_t> shown; /* The controls that have effects. */
};

}  // namespace PointerKit
#endif
