/* Any control, as one thing that scripts can be about. */
#ifndef HOST_H
#define HOST_H

#include <detent.h>

struct script_settings;
struct host;
struct host_state;

/* How the words behind a setting are read, and into what: a double or several, an int64_t or an int32_t. */
typedef enum setting_kind {
  SETTING_NUMBER,
  SETTING_OPTIONAL,
  SETTING_RANGE,
  SETTING_SLOP,
  SETTING_WHOLE,
  SETTING_TIME,
  SETTING_LIST,
  SETTING_CHOICE,
  SETTING_MODIFIERS
} setting_kind;

/* A setting of a control: what scripts call it, where its member is in the configuration, and of a choice the words
 * that it may be, by their numbers. The row behind the last has no word. */
typedef struct setting {
  const char *word;
  setting_kind kind;
  size_t offset;
  const char *words;
} setting;

extern const setting ruler_settings[], rating_settings[], slider_settings[], dial_settings[];

/* How a control is made, moved and read. What it refuses ends the program, with the reason. */
typedef struct control_type {
  const char *name;
  const setting *settings;
  /* Sets the configuration to the defaults. */
  void (*reset)(struct script_settings *settings);
  void (*start)(struct host *host);
  void (*handle)(struct host *host, const detent_event *event);
  void (*advance)(struct host *host, int64_t time);
  void (*set_value)(struct host *host, int32_t part, double value, int is_animated);
  void (*configure)(struct host *host);
  /* Writes over what of a state is not 0, as host_read has made it. */
  void (*look)(struct host *host, struct host_state *state);
} control_type;

extern const control_type ruler_control, rating_control, slider_control, dial_control;

/* Everything that a script can set: the configuration of its control, and what is said of every control. */
typedef struct script_settings {
  const control_type *control;
  union {
    detent_ruler_configuration ruler;
    detent_rating_configuration rating;
    detent_slider_configuration slider;
    detent_dial_configuration dial;
  } configuration;
  int is_begun, is_vertical, has_thumbs;
  int32_t is_enabled, is_read_only, pointer;
  int64_t value_count;
  double values[DETENT_SLIDER_THUMBS], width, height;
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

/* Chooses the control, with its defaults; 0 if there is none of this name. */
int settings_choose(script_settings *settings, const char *name);

/* What a user may do, as a DETENT_ENABLED. */
int32_t settings_interaction(const script_settings *settings);

/* How long the control is, along its axis. */
double settings_length(const script_settings *settings);

/* Reads what the control is doing. */
host_state host_read(host *host);

/* Ends the program, with the reason, if a call went wrong. */
void host_check(detent_status status, const char *verb);

/* Ends the program with a sentence, and what it is about. */
void fail(const char *sentence, const char *about);

#endif
