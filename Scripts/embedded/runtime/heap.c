// Heap in the memory after the program: blocks of 2^n bytes, with a list of free ones for each n.
// Memory is never returned to the host, nor are blocks merged, as these programs end soon.
#include "runtime.h"
#include <stddef.h>

enum { smallest = 4, largest = 30, header = 16 };

typedef struct Block {
  struct Block *next;
} Block;

static Block *freeBlocks[largest + 1];
static uintptr_t top;

/// Returns the smallest n whose block holds `bytes` and the header; else `largest` + 1.
static int sizeClass(size_t bytes) {
  int class = smallest;
  while (class <= largest && ((size_t)1 << class) - header < bytes) class += 1;
  return class;
}

static void *take(int class, uintptr_t alignment) {
  if (!top) top = host_memory_start();
  uintptr_t place = (top + header + alignment - 1) & ~(alignment - 1);
  uintptr_t end = place - header + ((uintptr_t)1 << class);
  if (end < place || host_reserve(end) != 0) return NULL;
  top = end;
  return (void *)place;
}

int posix_memalign(void **result, size_t alignment, size_t bytes) {
  if (alignment < 16) alignment = 16;
  int class = bytes > ((size_t)1 << largest) ? largest + 1 : sizeClass(bytes);
  if (class > largest) return 12;  // ENOMEM
  void *place = NULL;
  if (alignment == 16 && freeBlocks[class]) {
    place = freeBlocks[class];
    freeBlocks[class] = freeBlocks[class]->next;
  } else {
    place = take(class, alignment);
  }
  if (!place) return 12;
  ((uint32_t *)place)[-1] = (uint32_t)class;
  *result = place;
  return 0;
}

void free(void *place) {
  if (!place) return;
  uint32_t class = ((uint32_t *)place)[-1];
  Block *block = place;
  block->next = freeBlocks[class];
  freeBlocks[class] = block;
}

// MARK: Functions called by the compiler

void *memcpy(void *restrict to, const void *restrict from, size_t count) {
  uint8_t *a = to;
  const uint8_t *b = from;
  for (size_t i = 0; i < count; i += 1) a[i] = b[i];
  return to;
}

void *memmove(void *to, const void *from, size_t count) {
  uint8_t *a = to;
  const uint8_t *b = from;
  if (a <= b) {
    for (size_t i = 0; i < count; i += 1) a[i] = b[i];
  } else {
    for (size_t i = count; i > 0; i -= 1) a[i - 1] = b[i - 1];
  }
  return to;
}

void *memset(void *to, int byte, size_t count) {
  uint8_t *a = to;
  for (size_t i = 0; i < count; i += 1) a[i] = (uint8_t)byte;
  return to;
}

int memcmp(const void *a, const void *b, size_t count) {
  const uint8_t *x = a;
  const uint8_t *y = b;
  for (size_t i = 0; i < count; i += 1) {
    if (x[i] != y[i]) return x[i] < y[i] ? -1 : 1;
  }
  return 0;
}

#if defined(__wasm__)
typedef union {
  __int128 whole;
  struct {
    uint64_t low;
    uint64_t high;
  };
} Wide;

/// Returns the product of two 128-bit numbers; on other targets the compiler provides this.
__int128 __multi3(__int128 a, __int128 b) {
  Wide x = {.whole = a}, y = {.whole = b}, product;
  uint64_t x0 = (uint32_t)x.low, x1 = x.low >> 32, y0 = (uint32_t)y.low, y1 = y.low >> 32;
  uint64_t low = x0 * y0;
  uint64_t middle = x1 * y0 + (low >> 32);
  uint64_t other = x0 * y1 + (uint32_t)middle;
  product.low = other << 32 | (uint32_t)low;
  product.high = x1 * y1 + (middle >> 32) + (other >> 32) + x.low * y.high + x.high * y.low;
  return product.whole;
}
#endif
