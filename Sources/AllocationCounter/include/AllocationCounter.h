#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>

/// How many heap allocations this thread has made so far.
unsigned long allocation_count(void);

/// Whether this platform can count them: Linux with glibc.
bool allocation_count_works(void);

#endif
