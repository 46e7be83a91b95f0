/* A control as the engine knows it. */
#ifndef POINTERKIT_QT6_REGISTRATION_H
#define POINTERKIT_QT6_REGISTRATION_H

#include <cstdint>
#include <pointerkit.h>
#include <vector>

namespace PointerKit {

struct Registration {
  ptk_target target{}; /* Its pointers lead to the next fields. */
  ptk_style style{};
  ptk_precision precision{};
  ptk_shape shape{};
  std::vector<ptk_line> lines;
  bool isSent = false;
  /* Takes a new description, and returns whether it is another than before. */
  bool change(const ptk_target &target, const ptk_style &style, std::vector<ptk_line> lines);
  /* Makes the highlight as large as the frame: what is seen by itself, or is painted with others, has nothing around it. */
  void fitHighlight();
  bool isFitted = false;
};

}  // namespace PointerKit
#endif
