// Services of the machine for a program in Embedded Swift without a C library.
#pragma once
#include <stdint.h>

/// Copies the words after the program's name, each with a NUL at its end.
/// Returns the number of bytes there are; writes at most `capacity`.
int32_t host_arguments(uint8_t *bytes, int32_t capacity);

/// Reads standard input. Returns the number of bytes read: 0 at the end, negative after an error.
int32_t host_read(uint8_t *bytes, int32_t capacity);

/// Writes to standard output (1) or standard error (2). Returns 0 if all was written.
int32_t host_write(int32_t file, const uint8_t *bytes, int32_t count);

/// Ends the program.
_Noreturn void host_exit(int32_t status);

/// Extends the memory after the program up to the address `end`. Returns 0 on success.
int32_t host_reserve(uintptr_t end);

/// Returns the address of the first free byte.
uintptr_t host_memory_start(void);
