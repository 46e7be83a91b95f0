#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>

/// The number of heap allocations that this thread has made so far; 0 if allocations cannot be counted.
unsigned long allocation_count(void);

/// Whether allocations can be counted, which requires Linux, glibc and no sanitizer.
bool allocation_count_works(void);

#endif
