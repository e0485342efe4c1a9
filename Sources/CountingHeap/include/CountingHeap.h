#pragma once
#include <stdint.h>

/// How many times this process has asked the C library for memory; -1 where that is not counted.
///
/// Programs that link this have their own `malloc` and its kin, which count and hand on to glibc's.
/// With another C library, and in builds with a sanitizer, which brings its own heap, nothing is
/// counted. Threads that allocate at the same instant may count as one.
int64_t countingHeapCount(void);
