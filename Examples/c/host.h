/* Any control, as one thing that scripts can be about. */
#ifndef HOST_H
#define HOST_H

#include <detent.h>

struct script_settings;
struct host;
struct host_state;

/* How a control is made, moved and read. What it refuses ends the program, with the reason. */
typedef struct control_type {
  const char *name;
  /* Takes over what only this control has, as settings_apply; NULL if that knows all of it. */
  int (*apply)(const char *name, char **words, int count);
  void (*start)(struct host *host);
  void (*handle)(struct host *host, const detent_event *event);
  void (*advance)(struct host *host, int64_t time);
  void (*set_value)(struct host *host, int32_t part, double value, int is_animated);
  void (*configure)(struct host *host);
  /* Writes over what of a state is not 0, as host_read has made it. */
  void (*look)(struct host *host, struct host_state *state);
} control_type;

extern const control_type ruler_control, rating_control, slider_control, dial_control;

/* Everything that a script can set, with the names that scripts have for it. NaN is "not said". */
typedef struct script_settings {
  int is_vertical, is_enabled, is_read_only;
  const control_type *control;
  int32_t scale, meet, track, between, quantize;
  /* Below 0 is "not said". */
  int32_t quantizes;
  int32_t layout, snap, tick, pointer, cancel, clear, tap, selection, press, leading, hover_preview, fine_key;
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
  detent_sink sink;
  /* Room for any control. */
  uint64_t storage[sizeof(detent_slider) / 8];
} host;

/* What a control is doing: the values of its parts, and when it comes to rest. */
typedef struct host_state {
  double values[DETENT_SLIDER_THUMBS];
  int32_t count, phase;
  int64_t rest_time;
} host_state;

/* `16.666666ms` in nanoseconds, without rounding; what is too long ends the program. */
int64_t read_duration(const char *word);

/* What scripts assume if they say nothing. */
void settings_init(script_settings *settings);

/* Takes the `count` words behind `name` over, as scripts have them. 0 if it does not know them. */
int settings_apply(script_settings *settings, const char *name, char **words, int count);

/* Chooses the control; 0 if there is none of this name. */
int settings_choose(script_settings *settings, const char *name);

/* What a user may do, as a DETENT_ENABLED. */
int32_t settings_interaction(const script_settings *settings);

/* Sets a member of a configuration to what the script says, if it says that. */
void settings_put(double *member, double value);

/* Reads what the control is doing. */
host_state host_read(host *host);

/* Ends the program, with the reason, if a call went wrong. */
void host_check(detent_status status, const char *verb);

/* Ends the program with a sentence, and what it is about. */
void fail(const char *sentence, const char *about);

#endif
