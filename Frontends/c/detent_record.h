/*
 * Detent: what a program hands to a control, as the lines of a script, a `.gesture` file.
 *
 *     static void on_line(void *file, const char *line, size_t length) { fwrite(line, 1, length, (FILE *)file); }
 *
 *     detent_recording recording;
 *     detent_record_begin(&recording, &ruler, &configuration, sizeof configuration, NULL, on_line, file);
 *     ...
 *     detent_ruler_handle(&ruler, events, 3, on_effect, NULL, NULL);
 *     detent_record_events(&recording, events, 3, NULL);
 *     ...
 *     detent_record_end(&recording, &ruler);
 *
 * `detent run --level calls` then does with the script what the control has done, to the last bit of
 * every number; times count from the first thing that is recorded.
 *
 * Compile detent_record.c into the program: it is no part of libdetent. It uses no heap and nothing
 * global. Statuses and rules are those of detent.h; DETENT_ERROR_STORAGE is what a recording answers
 * that has not begun, and DETENT_ERROR_SIZE where a line would have more than 4096 bytes, which no
 * script may.
 *
 * A line that lifts a pointer cannot say of which kind it is: let all pointers of a recording be of
 * one kind, that of the options, where that matters.
 */
#ifndef DETENT_RECORD_H
#define DETENT_RECORD_H

#include <detent.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Takes a line, with the line feed at its end: `length` bytes of UTF-8, and no NUL behind them that
 * counts. They are gone when it returns. */
typedef void (*detent_record_sink)(void *context, const char *line, size_t length);

/* What a script says besides what the control has. */
typedef struct detent_record_options {
  /* What it is called, in UTF-8; NULL for nothing. Quotation marks become apostrophes, control
   * characters blanks, and what is behind 200 bytes is left out. */
  const char *title;
  /* Points across the control, for whoever draws the script; 80 if it is not above 0. A dial knows
   * both of its sides. */
  double breadth;
  /* A DETENT_POINTER: what pointers are of which no line can say it, as they hover or lift. Touch,
   * if options are NULL. */
  int32_t source;
  int32_t reserved;
} detent_record_options;

/* A recording; what it is made of is nobody's business, but for `start`: script time 0, in
 * nanoseconds, once something has been recorded. */
typedef struct detent_recording {
  int64_t start;
  int64_t now;
  int64_t told;
  detent_record_sink sink;
  void *context;
  double breadth;
  int32_t kind;
  int32_t source;
  int32_t is_begun;
  int32_t reserved;
  union {
    detent_ruler_configuration ruler;
    detent_rating_configuration rating;
    detent_slider_configuration slider;
    detent_dial_configuration dial;
  } configuration;
} detent_recording;

/* Begins a recording of any control, and writes the header: which control it is, its values, and
 * each setting that is not the default. `configuration` is the one that the control was made with,
 * and `size` its size. The control is at its beginning, as detent_ruler_init leaves it: what it did
 * before is in no script. DETENT_ERROR_BUSY if it is held or moves. `options` may be NULL. */
detent_status detent_record_begin(
    detent_recording *recording, const void *control, const void *configuration, size_t size,
    const detent_record_options *options, detent_record_sink sink, void *context);

/* Events that the control takes, in any call. Up to the first that makes no sense, which the control
 * does not take either: then `*wrong` is its index, which may be NULL. */
detent_status detent_record_events(
    detent_recording *recording, const detent_event *events, size_t count, size_t *wrong);

/* Time that the control is told of, as by frames. It writes nothing: what is recorded next is later. */
detent_status detent_record_advance(detent_recording *recording, int64_t time);

/* A value that the host sets; `part` counts from 0. */
detent_status detent_record_set(
    detent_recording *recording, int32_t part, double value, int32_t animated);

/* Settings that the host changes: a line for each that becomes another, one after the other at the
 * same time, as scripts have it. */
detent_status detent_record_configure(
    detent_recording *recording, const void *configuration, size_t size);

/* A name for the moment, as a title. */
detent_status detent_record_mark(detent_recording *recording, const char *name);

/* Ends it: the time that has passed, and what the control is doing. The last line of the script. */
detent_status detent_record_end(detent_recording *recording, const void *control);

#ifdef __cplusplus
}
#endif

#endif
