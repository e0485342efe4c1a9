/* Writes effects as `detent run --level calls` does. */
#ifndef TRACE_H
#define TRACE_H

#include <detent.h>

/* The head: what the script is called, and which control it is about. */
void trace_begin(const char *script, const char *control);

/* A sink. Ticks are held back: those of one part that follow one another are one run. */
void trace_effect(void *context, const detent_effect *effect);

/* A `mark` of the script. */
void trace_mark(const char *text, int64_t time);

/* The last line, with what the others come to. */
void trace_end(const double *values, int count, int32_t phase);

#endif
