#include "ComparisonCounter.h"

// The fuzzer's instrumentation calls a function at each comparison. `--wrap` of the linker leads these calls here, and they
// go on to the fuzzer's own function with the caller that it sees.

static uint64_t count;

uint64_t comparison_count(void) { return count; }

#define WRAP(name, type)                                                            \
  void __real___sanitizer_cov_trace_##name(type a, type b);                         \
  void __wrap___sanitizer_cov_trace_##name(type a, type b) {                        \
    count++;                                                                        \
    __attribute__((musttail)) return __real___sanitizer_cov_trace_##name(a, b);     \
  }

WRAP(cmp1, uint8_t)
WRAP(cmp2, uint16_t)
WRAP(cmp4, uint32_t)
WRAP(cmp8, uint64_t)
WRAP(const_cmp1, uint8_t)
WRAP(const_cmp2, uint16_t)
WRAP(const_cmp4, uint32_t)
WRAP(const_cmp8, uint64_t)
