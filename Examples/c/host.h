/* A ruler, a rating or a slider, as one thing that scripts can be about. */
#ifndef HOST_H
#define HOST_H

#include <detent.h>

enum { CONTROL_RULER = 0, CONTROL_RATING = 1, CONTROL_SLIDER = 2 };

/* Everything that a script can set, with the names that scripts have for it. NaN is "not said". */
typedef struct script_settings {
  int is_vertical, is_enabled, is_read_only;
  int32_t control, scale, meet, track, between, quantize;
  int32_t layout, snap, tick, pointer, cancel, clear, tap, selection, press, hover_preview, fine_key;
  /* Of `thumbs`, 0 is "not said". */
  int64_t fractions, stars, thumbs, value_count, stop_count;
  /* In nanoseconds; below 0 is "not said". */
  int64_t scroll_timeout, boundary_haptic_gap;
  double values[DETENT_SLIDER_THUMBS], stops[DETENT_SLIDER_STOPS];
  double factor, distance, grab, lower, upper, step, origin, width, height, unit_width, slop, capture, rearm;
  double deceleration, rubber, min_fling, max_fling, spring, landing_spring, fine, fine_distance;
  double stop_distance, rest_distance;
  double granularity, spacing, minimum, symbol_width;
} script_settings;

typedef struct host {
  script_settings settings;
  detent_ruler ruler;
  detent_rating rating;
  detent_slider slider;
  detent_sink sink;
} host;

/* `16.666666ms` in nanoseconds, without rounding; what is too long ends the program. */
int64_t read_duration(const char *word);

/* What scripts assume if they say nothing. */
void settings_init(script_settings *settings);

/* Takes the `count` words behind `name` over, as scripts have them. 0 if it does not know them. */
int settings_apply(script_settings *settings, const char *name, char **words, int count);

/* The verbs of a control. What one refuses ends the program, with the reason. */
void host_init(host *host, detent_sink sink);
void host_handle(host *host, const detent_event *event);
void host_advance(host *host, int64_t time);
void host_set_value(host *host, int32_t part, double value, int is_animated);
void host_configure(host *host);

/* What a control is doing; a rating never moves by itself. */
detent_ruler_state host_state(const host *host);

/* Writes the values of all parts, up to DETENT_SLIDER_THUMBS, and returns how many there are. */
int host_values(const host *host, double *values);

/* Ends the program with a sentence, and what it is about. */
void fail(const char *sentence, const char *about);

#endif
