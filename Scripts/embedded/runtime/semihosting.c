// Runtime for a bare AArch64 whose debugger or emulator answers semihosting calls (Arm's
// "Semihosting for AArch32 and AArch64", 2.0). Standard input is the last file on the command line,
// since a console has no end.
#include "runtime.h"
#include <stddef.h>

enum {
  sysOpen = 0x01,
  sysWrite = 0x05,
  sysRead = 0x06,
  sysGetCommandLine = 0x15,
  sysExit = 0x18,
};

extern uint8_t imageEnd, memoryEnd;
int32_t replay_main(void);

static uintptr_t call(uintptr_t operation, const void *arguments) {
  register uintptr_t x0 __asm__("x0") = operation;
  register const void *x1 __asm__("x1") = arguments;
  __asm__ volatile("hlt #0xf000" : "+r"(x0) : "r"(x1) : "memory");
  return x0;
}

static intptr_t openFile(const uint8_t *name, uintptr_t length, uintptr_t mode) {
  const uintptr_t arguments[] = {(uintptr_t)name, mode, length};
  return (intptr_t)call(sysOpen, arguments);
}

/// Command line without the program's name, as words with a NUL at the end of each.
static uint8_t text[4096];
static int32_t textLength;
static intptr_t input = -1;

static void readCommandLine(void) {
  uintptr_t arguments[] = {(uintptr_t)text, sizeof text - 1};
  if (call(sysGetCommandLine, arguments) != 0) return;
  int32_t length = (int32_t)arguments[1], start = 0, last = 0;
  for (int32_t i = 0; i < length; i += 1) {
    if (text[i] != ' ') continue;
    text[i] = 0;
    if (start == 0) start = i + 1;
    last = i + 1;
  }
  if (start == 0) return;
  input = openFile(text + last, (uintptr_t)(length - last), 1);  // "rb"
  for (int32_t i = start; i < last; i += 1) text[i - start] = text[i];
  textLength = last - start;
}

int32_t host_arguments(uint8_t *bytes, int32_t capacity) {
  for (int32_t i = 0; i < textLength && i < capacity; i += 1) bytes[i] = text[i];
  return textLength;
}

int32_t host_read(uint8_t *bytes, int32_t capacity) {
  if (input < 0) return -1;
  const uintptr_t arguments[] = {(uintptr_t)input, (uintptr_t)bytes, (uintptr_t)capacity};
  return capacity - (int32_t)call(sysRead, arguments);
}

int32_t host_write(int32_t file, const uint8_t *bytes, int32_t count) {
  static intptr_t files[2] = {-1, -1};
  intptr_t *handle = &files[file == 2];
  // The console is ":tt": opened to write for standard output, to append for standard error.
  if (*handle < 0) *handle = openFile((const uint8_t *)":tt", 3, file == 2 ? 8 : 4);
  const uintptr_t arguments[] = {(uintptr_t)*handle, (uintptr_t)bytes, (uintptr_t)count};
  return call(sysWrite, arguments) == 0 ? 0 : -1;
}

_Noreturn void host_exit(int32_t status) {
  const uintptr_t arguments[] = {0x20026, (uintptr_t)status};  // ADP_Stopped_ApplicationExit
  call(sysExit, arguments);
  for (;;) {}
}

uintptr_t host_memory_start(void) { return ((uintptr_t)&imageEnd + 15) & ~(uintptr_t)15; }

int32_t host_reserve(uintptr_t end) { return end <= (uintptr_t)&memoryEnd ? 0 : -1; }

void start(void) {
  readCommandLine();
  host_exit(replay_main());
}

/// Turns the floating-point unit on and sets the stack.
__asm__(
    ".section .text.entry\n"
    ".global entry\n"
    "entry:\n"
    "  mov x0, #(3 << 20)\n"
    "  msr cpacr_el1, x0\n"
    "  isb\n"
    "  ldr x0, =stackTop\n"
    "  mov sp, x0\n"
    "  bl start\n");
