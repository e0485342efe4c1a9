#pragma once
#include <stdint.h>

/// Returns the number of allocations that this process has requested; -1 if they are not counted.
///
/// Programs that link this get allocation functions that count and forward to glibc's. Other C
/// libraries and builds with a sanitizer, which has its own heap, do not count. Allocations by
/// several threads at the same instant may count as one.
int64_t countingHeapCount(void);
