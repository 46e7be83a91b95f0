#ifndef COMPARISON_COUNTER_H
#define COMPARISON_COUNTER_H

#include <stdint.h>

/// How many comparisons of integers the instrumented program has made.
uint64_t comparison_count(void);

#endif
