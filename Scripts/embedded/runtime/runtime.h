// What a program in Embedded Swift needs of the machine below it, where there is no C library.
#pragma once
#include <stdint.h>

/// The words after the program's name, each with a NUL behind it.
/// Returns how many bytes there are; no more than `capacity` are written.
int32_t host_arguments(uint8_t *bytes, int32_t capacity);

/// Reads standard input. Returns how many bytes were read: 0 at its end, negative after an error.
int32_t host_read(uint8_t *bytes, int32_t capacity);

/// Writes to standard output (1) or standard error (2). Returns 0 if all was written.
int32_t host_write(int32_t file, const uint8_t *bytes, int32_t count);

/// Ends the program.
_Noreturn void host_exit(int32_t status);

/// Makes the memory that follows the program `bytes` bytes long, or longer.
/// Returns 0 if there is so much.
int32_t host_reserve(uintptr_t end);

/// Where free memory begins.
uintptr_t host_memory_start(void);
