/*
 * The functions of the C library that Embedded Swift needs, for WebAssembly without a C library: memory, copies of bytes,
 * and rounding. The size of a block of memory is a power of two. Free blocks are in lists, one for each size.
 */
#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;

enum { PAGE = 65536, HEADER = 16, SMALLEST_CLASS = 5, CLASS_COUNT = 32 };

/* The header of a block in use: the block's size class, and the start of the block, which may be before the header. */
typedef struct Header { uint32_t size_class; void *start; } Header;

static void *free_blocks[CLASS_COUNT];
static size_t top;

static void *take(uint32_t size_class) {
  void *block = free_blocks[size_class];
  if (block != NULL) {
    free_blocks[size_class] = *(void **)block;
    return block;
  }
  if (top == 0) top = ((size_t)&__heap_base + HEADER - 1) & ~(size_t)(HEADER - 1);
  size_t size = (size_t)1 << size_class, have = __builtin_wasm_memory_size(0) * PAGE;
  if (top + size > have) {
    size_t pages = (top + size - have + PAGE - 1) / PAGE;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return NULL;
  }
  block = (void *)top;
  top += size;
  return block;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment < HEADER) alignment = HEADER;
  if (size > (size_t)1 << 30 || alignment > (size_t)1 << 16) return 12;
  uint32_t size_class = SMALLEST_CLASS;
  while (((size_t)1 << size_class) < size + alignment + HEADER) size_class++;
  unsigned char *start = take(size_class);
  if (start == NULL) return 12;
  size_t address = ((size_t)start + HEADER + alignment - 1) & ~(alignment - 1);
  Header *header = (Header *)(address - HEADER);
  header->size_class = size_class;
  header->start = start;
  *result = (void *)address;
  return 0;
}

void *malloc(size_t size) {
  void *block = NULL;
  return posix_memalign(&block, HEADER, size) == 0 ? block : NULL;
}

void free(void *block) {
  if (block == NULL) return;
  Header header = *(Header *)((unsigned char *)block - HEADER);
  *(void **)header.start = free_blocks[header.size_class];
  free_blocks[header.size_class] = header.start;
}

/* With -mbulk-memory these builtins are instructions. Without it, each function would call itself. */
void *memset(void *to, int value, size_t count) { return __builtin_memset(to, value, count); }
void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }

/* Rounds to the nearest integer, with halves away from zero. The difference from the truncated number is exact. */
double round(double x) {
  double whole = __builtin_trunc(x);
  return __builtin_fabs(x - whole) >= 0.5 ? whole + __builtin_copysign(1, x) : whole;
}
