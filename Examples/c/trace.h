/* Effects as text in the format of `detent run --level calls`. */
#ifndef TRACE_H
#define TRACE_H

#include <detent.h>

/* Writes the header: names of script and control. */
void trace_begin(const char *script, const char *control);

/* A sink. Defers ticks, as successive ones of a part form one run. */
void trace_effect(void *context, const detent_effect *effect);

/* Writes a `mark` of the script. */
void trace_mark(const char *text, int64_t time);

/* Writes the last line, with the final state. */
void trace_end(const double *values, int count, int32_t phase);

#endif
