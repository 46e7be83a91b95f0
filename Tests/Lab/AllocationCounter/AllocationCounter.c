// Counts the heap allocations of each thread, for tests and the bench. This file replaces malloc and its
// relatives by functions that count and then call those of glibc. It defines all functions of the family, so
// that no other allocator is used. Nothing is counted without glibc, or with a sanitizer, which needs its own
// allocator.
#include "AllocationCounter.h"

#include <errno.h>
#include <stddef.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define HAS_SANITIZER 1
#endif
#endif

#if defined(__linux__) && defined(__GLIBC__) && !defined(HAS_SANITIZER)

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void *__libc_valloc(size_t);
extern void *__libc_pvalloc(size_t);
extern void __libc_free(void *);

static __thread unsigned long count;

void *malloc(size_t size) {
  count++;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count++;
  return __libc_calloc(number, size);
}

void *realloc(void *old, size_t size) {
  count++;
  return __libc_realloc(old, size);
}

void *memalign(size_t alignment, size_t size) {
  count++;
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count++;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **out, size_t alignment, size_t size) {
  count++;
  void *block = __libc_memalign(alignment, size);
  if (block == NULL) return ENOMEM;
  *out = block;
  return 0;
}

void *valloc(size_t size) {
  count++;
  return __libc_valloc(size);
}

void *pvalloc(size_t size) {
  count++;
  return __libc_pvalloc(size);
}

void free(void *block) { __libc_free(block); }

unsigned long allocation_count(void) { return count; }
bool allocation_count_works(void) { return true; }

#else

unsigned long allocation_count(void) { return 0; }
bool allocation_count_works(void) { return false; }

#endif
