/* The clock of the engines: the system's monotonic clock in nanoseconds. */
#ifndef POINTERKIT_QT6_CLOCK_H
#define POINTERKIT_QT6_CLOCK_H

#include <chrono>
#include <cstdint>

namespace PointerKit {

constexpr std::int64_t nanosecondsPerMillisecond = 1000000;

/* The present instant. */
inline std::int64_t now() {
  using namespace std::chrono;
  return duration_cast<nanoseconds>(steady_clock::now().time_since_epoch()).count();
}

}  // namespace PointerKit
#endif
