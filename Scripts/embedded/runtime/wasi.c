// Runtime for any WebAssembly engine with WASI, preview 1.
#include "runtime.h"

#define WASI(name) __attribute__((import_module("wasi_snapshot_preview1"), import_name(name)))

typedef struct {
  uint8_t *bytes;
  uint32_t count;
} Slice;

WASI("fd_read") int32_t fd_read(int32_t file, const Slice *slices, int32_t count, uint32_t *read);
WASI("fd_write")
int32_t fd_write(int32_t file, const Slice *slices, int32_t count, uint32_t *written);
WASI("args_sizes_get") int32_t args_sizes_get(uint32_t *words, uint32_t *bytes);
WASI("args_get") int32_t args_get(uint8_t **words, uint8_t *bytes);
WASI("proc_exit") _Noreturn void proc_exit(int32_t status);

extern uint8_t __heap_base;
int32_t replay_main(void);

void _start(void) { proc_exit(replay_main()); }

int32_t host_arguments(uint8_t *bytes, int32_t capacity) {
  static uint8_t *words[64];
  static uint8_t text[4096];
  uint32_t count = 0, size = 0;
  if (args_sizes_get(&count, &size) != 0 || count > 64 || size > sizeof text) return 0;
  if (count < 2 || args_get(words, text) != 0) return 0;
  int32_t skipped = (int32_t)(words[1] - text);
  int32_t length = (int32_t)size - skipped;
  for (int32_t i = 0; i < length && i < capacity; i += 1) bytes[i] = text[skipped + i];
  return length;
}

int32_t host_read(uint8_t *bytes, int32_t capacity) {
  Slice slice = {bytes, (uint32_t)capacity};
  uint32_t count = 0;
  return fd_read(0, &slice, 1, &count) == 0 ? (int32_t)count : -1;
}

int32_t host_write(int32_t file, const uint8_t *bytes, int32_t count) {
  while (count > 0) {
    Slice slice = {(uint8_t *)bytes, (uint32_t)count};
    uint32_t written = 0;
    if (fd_write(file, &slice, 1, &written) != 0 || written == 0) return -1;
    bytes += written;
    count -= (int32_t)written;
  }
  return 0;
}

_Noreturn void host_exit(int32_t status) { proc_exit(status); }

uintptr_t host_memory_start(void) { return ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15; }

int32_t host_reserve(uintptr_t end) {
  enum { page = 65536 };
  uintptr_t have = (uintptr_t)__builtin_wasm_memory_size(0) * page;
  if (end <= have) return 0;
  uintptr_t pages = (end - have + page - 1) / page;
  return __builtin_wasm_memory_grow(0, pages) == (uintptr_t)-1 ? -1 : 0;
}
