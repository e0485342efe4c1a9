/* A ruler or a rating, as one thing that scripts can be about. */
#ifndef HOST_H
#define HOST_H

#include <detent.h>

/* Everything that a script can set, with the names that scripts have for it. NaN is "not said". */
typedef struct script_settings {
  int is_rating, is_vertical, is_enabled, is_read_only;
  int32_t layout, snap, tick, pointer, cancel, clear, tap, selection, press, hover_preview, fine_key;
  int64_t fractions, stars;
  /* In nanoseconds; below 0 is "not said". */
  int64_t scroll_timeout, boundary_haptic_gap;
  double value, lower, upper, step, origin, width, height, unit_width, slop, capture, rearm;
  double deceleration, rubber, min_fling, max_fling, spring, landing_spring, fine, fine_distance;
  double stop_distance, rest_distance;
  double granularity, spacing, minimum, symbol_width;
} script_settings;

typedef struct host {
  script_settings settings;
  detent_ruler ruler;
  detent_rating rating;
  detent_sink sink;
} host;

/* `16.666666ms` in nanoseconds, without rounding; what is too long ends the program. */
int64_t read_duration(const char *word);

/* What scripts assume if they say nothing. */
void settings_init(script_settings *settings);

/* Takes `value` over for `name`, both as scripts have them. 0 if it does not know them. */
int settings_apply(script_settings *settings, const char *name, const char *value);

/* The verbs of a control. What one refuses ends the program, with the reason. */
void host_init(host *host, detent_sink sink);
void host_handle(host *host, const detent_event *event);
void host_advance(host *host, int64_t time);
void host_set_value(host *host, double value, int is_animated);
void host_configure(host *host);

/* What a control is doing; a rating never moves by itself. */
detent_ruler_state host_state(const host *host);

/* Ends the program with a sentence, and what it is about. */
void fail(const char *sentence, const char *about);

#endif
