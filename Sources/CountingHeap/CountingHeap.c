#include "CountingHeap.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define HAS_SANITIZER
#endif
#endif

#if defined(__GLIBC__) && !defined(HAS_SANITIZER)

void *__libc_malloc(size_t bytes);
void *__libc_calloc(size_t items, size_t bytes);
void *__libc_realloc(void *place, size_t bytes);
void *__libc_memalign(size_t alignment, size_t bytes);

static int64_t count;

static void note(void) {
  __atomic_store_n(&count, __atomic_load_n(&count, __ATOMIC_RELAXED) + 1, __ATOMIC_RELAXED);
}

void *malloc(size_t bytes) {
  note();
  return __libc_malloc(bytes);
}

void *calloc(size_t items, size_t bytes) {
  note();
  return __libc_calloc(items, bytes);
}

void *realloc(void *place, size_t bytes) {
  note();
  return __libc_realloc(place, bytes);
}

void *aligned_alloc(size_t alignment, size_t bytes) {
  note();
  return __libc_memalign(alignment, bytes);
}

int posix_memalign(void **result, size_t alignment, size_t bytes) {
  note();
  *result = __libc_memalign(alignment, bytes);
  return *result != NULL ? 0 : ENOMEM;
}

int64_t countingHeapCount(void) { return __atomic_load_n(&count, __ATOMIC_RELAXED); }

#else

int64_t countingHeapCount(void) { return -1; }

#endif
