/*
 * Detent: recording of a control's input as the lines of a script, a `.gesture` file.
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
 * `detent run --level calls` of the script then repeats the control's output, to the last bit of
 * every number; times count from the first recorded input.
 *
 * Compile detent_record.c into the program: it is not part of libdetent. It uses no heap and no global
 * variables. Statuses and rules are those of detent.h; a recording that has not begun returns
 * DETENT_ERROR_STORAGE, and a line over the 4096 bytes of scripts DETENT_ERROR_SIZE.
 *
 * A line that lifts a pointer cannot name its kind: where that matters, all pointers of a recording
 * must be of one kind, that of the options.
 */
#ifndef DETENT_RECORD_H
#define DETENT_RECORD_H

#include <detent.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Receives a line with its line feed: `length` bytes of UTF-8, without NUL. Valid during the call
 * only. */
typedef void (*detent_record_sink)(void *context, const char *line, size_t length);

/* Properties of a script that the control does not have. */
typedef struct detent_record_options {
  /* Title in UTF-8; NULL for none. Quotation marks become apostrophes, control characters blanks;
   * 200 bytes at most are kept. */
  const char *title;
  /* Size across the main axis in points, for drawings; 80 if not above 0. A dial has both of its
   * sides. */
  double breadth;
  /* A DETENT_POINTER: kind of pointers in lines that cannot name it, as they hover or lift. Touch,
   * if options are NULL. */
  int32_t source;
  int32_t reserved;
} detent_record_options;

/* A recording. Its members are private, except `start`: script time 0 in nanoseconds, valid once
 * something has been recorded. */
typedef struct detent_recording {
  int64_t start;
  int64_t now;
  int64_t written;
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

/* Begins a recording of any control, and writes the header: its kind, its values, and each setting
 * that is not the default. `configuration` is the one it was made with, and `size` its size. The
 * control is as detent_ruler_init leaves it: scripts lack its history. DETENT_ERROR_BUSY if it is
 * held or moves. `options` may be NULL. */
detent_status detent_record_begin(
    detent_recording *recording, const void *control, const void *configuration, size_t size,
    const detent_record_options *options, detent_record_sink sink, void *context);

/* Records events that the control handles, in any grouping, up to the first invalid one, which the
 * control rejects too: `*wrong`, if not NULL, is then its index. */
detent_status detent_record_events(
    detent_recording *recording, const detent_event *events, size_t count, size_t *wrong);

/* Records the time of a frame. Writes nothing, but delays the next line. */
detent_status detent_record_advance(detent_recording *recording, int64_t time);

/* Records a value set by the host; `part` counts from 0. */
detent_status detent_record_set(
    detent_recording *recording, int32_t part, double value, int32_t animated);

/* Records settings changed by the host: one line for each, in sequence at the same time, as scripts
 * require. */
detent_status detent_record_configure(
    detent_recording *recording, const void *configuration, size_t size);

/* Records a name for the current time, as a title. */
detent_status detent_record_mark(detent_recording *recording, const char *name);

/* Ends it with the last line of the script: the remaining time and the control's phase. */
detent_status detent_record_end(detent_recording *recording, const void *control);

#ifdef __cplusplus
}
#endif

#endif
