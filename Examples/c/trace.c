#include "trace.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The most marks of a run that is written as a line for each instant; a longer one is one line. */
#define MOST_MARKS 1000

static struct {
  uint64_t digest;
  int64_t lines, ticks;
  /* Deferred ticks: their runs, and the number of marks. */
  detent_effect *runs;
  size_t run_count, run_capacity;
  int64_t length;
} trace;

void trace_begin(const char *script, const char *control) {
  trace.digest = UINT64_C(0xcbf29ce484222325);
  printf("trace 1\nscript %s\ncontrol %s\nlevel calls\n", script, control);
}

/* ---- Text ---- */

static const char *number(double x, char *text) {
  detent_number_text(x, text, DETENT_NUMBER_TEXT_SIZE);
  return text;
}

/* Writes nanoseconds as exact milliseconds, without trailing zeros. */
static void milliseconds(int64_t time, char *text, size_t size) {
  int length = snprintf(text, size, "%" PRId64 ".%06" PRId64, time / 1000000, time % 1000000);
  while (text[length - 1] == '0') length--;
  if (text[length - 1] == '.') length--;
  text[length] = 0;
}

static void add(const char *text) {
  fputs(text, stdout);
  for (; *text; text++)
    trace.digest = (trace.digest ^ (unsigned char)*text) * UINT64_C(0x100000001b3);
}

/* Writes a line: the time in a column of 15, the text of `format`, and part and turn unless they
 * are the first. */
static void line(int64_t time, int32_t part, int64_t turns, const char *format, ...) {
  char stamp[64], column[80], text[2048];
  va_list arguments;
  milliseconds(time, stamp, sizeof stamp);
  snprintf(column, sizeof column, "@%sms", stamp);
  snprintf(text, sizeof text, "%-15s ", column);
  add(text);
  va_start(arguments, format);
  vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  add(text);
  if (part != 0) {
    snprintf(text, sizeof text, " part=%" PRId32, part);
    add(text);
  }
  if (turns != 0) {
    snprintf(text, sizeof text, " turns=%" PRId64, turns);
    add(text);
  }
  add("\n");
  trace.lines++;
}

/* ---- Ticks ---- */

static int64_t length_of(const detent_effect *run) {
  return run->count < 0 ? -run->count : run->count;
}

static int64_t last_of(const detent_effect *run) {
  return run->mark + (run->count < 0 ? run->count + 1 : run->count - 1);
}

/* Writes the line of `count` neighbouring ticks. */
static void write_ticks(
    int64_t first, int64_t last, int64_t count, int64_t start, int64_t end, int32_t part) {
  char from[64], to[64];
  if (count == 1) {
    line(start, part, 0, "tick mark=%" PRId64, first);
    return;
  }
  milliseconds(start, from, sizeof from);
  milliseconds(end, to, sizeof to);
  line(
      start, part, 0, "tick marks=%" PRId64 "..%" PRId64 " n=%" PRId64 " from=%sms to=%sms", first, last,
      count, from, to);
}

static void write_whole(const detent_effect *first, const detent_effect *last) {
  int64_t end = 0;
  detent_effect_tick(last, length_of(last) - 1, NULL, &end);
  write_ticks(first->mark, last_of(last), trace.length, first->time, end, first->part);
}

/* Writes a line for each instant of the deferred ticks. */
static void write_instants(void) {
  int64_t i, mark, time, first = 0, last = 0, count = 0, now = 0;
  int32_t part = trace.runs[0].part;
  size_t run;
  for (run = 0; run < trace.run_count; run++)
    for (i = 0; detent_effect_tick(&trace.runs[run], i, &mark, &time) == DETENT_OK; i++) {
      if (count > 0 && time != now) {
        write_ticks(first, last, count, now, now, part);
        count = 0;
      }
      if (count == 0) first = mark;
      last = mark;
      now = time;
      count++;
    }
  write_ticks(first, last, count, now, now, part);
}

static void flush(void) {
  if (trace.run_count == 0) return;
  if (trace.length <= MOST_MARKS)
    write_instants();
  else
    write_whole(&trace.runs[0], &trace.runs[trace.run_count - 1]);
  trace.run_count = 0;
  trace.length = 0;
}

static void collect(const detent_effect *run) {
  if (trace.run_count > 0) {
    const detent_effect *last = &trace.runs[trace.run_count - 1];
    int64_t next = last_of(last) + (last->count < 0 ? -1 : 1);
    int is_same = run->part == last->part && (run->count < 0) == (last->count < 0);
    if (!is_same || run->mark != next) flush();
  }
  /* A long run is reduced to its ends. */
  if (trace.length > MOST_MARKS && trace.run_count > 1) trace.run_count--;
  if (trace.run_count == trace.run_capacity) {
    trace.run_capacity = 2 * trace.run_capacity + 16;
    trace.runs = (detent_effect *)realloc(trace.runs, trace.run_capacity * sizeof *trace.runs);
    if (trace.runs == NULL) abort();
  }
  trace.runs[trace.run_count++] = *run;
  trace.length += length_of(run);
  trace.ticks += length_of(run);
}

/* ---- Effects ---- */

/* Writes a bound, with the neighbouring part if that is in the way. */
static void bound(const detent_effect *e) {
  const char *side = e->detail == DETENT_SIDE_UPPER ? "upper" : "lower";
  if (e->by == 0) line(e->time, e->part, 0, "bound side=%s", side);
  else line(e->time, e->part, 0, "bound side=%s by=%" PRId32, side, e->by - 1);
}

void trace_effect(void *context, const detent_effect *e) {
  static const char *const causes[] = {
    "drag", "motion", "snap", "key", "wheel", "crown", "assistive", "host", "cancel",
    "tap", "reset"};
  char a[DETENT_NUMBER_TEXT_SIZE], b[DETENT_NUMBER_TEXT_SIZE];
  (void)context;
  if (e->kind == DETENT_EFFECT_TICK) {
    collect(e);
    return;
  }
  if (e->kind == DETENT_EFFECT_CHANGED && e->detail == DETENT_CAUSE_MOTION) return;
  flush();
  switch (e->kind) {
  case DETENT_EFFECT_BEGAN: line(e->time, e->part, 0, "began"); break;
  case DETENT_EFFECT_BOUND:
    bound(e);
    break;
  case DETENT_EFFECT_CHANGED:
    line(
        e->time, e->part, e->count, "changed value=%s cause=%s", number(e->value, a),
        causes[e->detail]);
    break;
  case DETENT_EFFECT_SNAPPED:
    line(e->time, e->part, e->count, "snapped value=%s", number(e->value, a));
    break;
  case DETENT_EFFECT_ENDED:
    line(
        e->time, e->part, e->count, "ended reason=%s value=%s", e->detail == DETENT_END_CANCEL ? "cancel" : "commit",
        number(e->value, a));
    break;
  case DETENT_EFFECT_PREVIEW:
    line(e->time, e->part, 0, "preview value=%s", e->value != e->value ? "none" : number(e->value, a));
    break;
  case DETENT_EFFECT_YIELDED: line(e->time, e->part, 0, "yielded"); break;
  case DETENT_EFFECT_TAPPED:
    line(e->time, e->part, 0, "tapped x=%s y=%s", number(e->x, a), number(e->y, b));
    break;
  case DETENT_EFFECT_IDLE: line(e->time, e->part, 0, "idle"); break;
  default: break;
  }
}

void trace_mark(const char *text, int64_t time) {
  flush();
  line(time, 0, 0, "mark \"%s\"", text);
}

void trace_end(const double *values, int count, int32_t phase) {
  static const char *const phases[] = {"idle", "pressed", "dragging", "coasting", "settling"};
  char text[DETENT_NUMBER_TEXT_SIZE];
  int i;
  flush();
  free(trace.runs);
  printf("end lines=%" PRId64 " ticks=%" PRId64, trace.lines, trace.ticks);
  printf(" value=%s", number(values[0], text));
  for (i = 1; i < count; i++) printf(" value[%d]=%s", i, number(values[i], text));
  printf(" phase=%s digest=%016" PRIx64 "\n", phases[phase], trace.digest);
}
