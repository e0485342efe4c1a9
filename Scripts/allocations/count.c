// Counts what a program asks the C library's heap for. `detent bench` finds it when it is preloaded.
#include <errno.h>
#include <stddef.h>

void *__libc_malloc(size_t bytes);
void *__libc_calloc(size_t count, size_t bytes);
void *__libc_realloc(void *place, size_t bytes);
void *__libc_memalign(size_t alignment, size_t bytes);

static unsigned long long count;

static void note(void) { __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED); }

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

unsigned long long detent_heap_count(void) { return __atomic_load_n(&count, __ATOMIC_RELAXED); }
