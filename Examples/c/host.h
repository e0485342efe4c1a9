/* Any control behind one interface for scripts. */
#ifndef HOST_H
#define HOST_H

#include <detent.h>

struct script_settings;
struct host;
struct host_state;

/* Types of settings: each reads its words into one or several doubles, an int64_t or an int32_t. */
typedef enum setting_kind {
  SETTING_NUMBER,
  SETTING_OPTIONAL,
  SETTING_RANGE,
  SETTING_SLOP,
  SETTING_WHOLE,
  SETTING_TIME,
  SETTING_LIST,
  SETTING_PAIRS,
  SETTING_CHOICE,
  SETTING_MODIFIERS
} setting_kind;

/* A setting of a control: its word in scripts, the offset of its member in the configuration, and
 * for a choice its words in the order of their numbers. A row without a word ends the list. */
typedef struct setting {
  const char *word;
  setting_kind kind;
  size_t offset;
  const char *words;
} setting;

extern const setting ruler_settings[], rating_settings[], slider_settings[], dial_settings[];

/* Functions to create, move and read a control. Errors end the program with a message. */
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
  /* Fills in a state that host_read has preset: one part, at rest, else 0. */
  void (*look)(struct host *host, struct host_state *state);
} control_type;

extern const control_type ruler_control, rating_control, slider_control, dial_control;

/* Everything that a script can set: the control's configuration, and settings of all controls. */
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
  /* Space for any control. */
  uint64_t storage[sizeof(detent_slider) / 8];
} host;

/* The state of a control: values of its parts, phase, and time of rest. */
typedef struct host_state {
  double values[DETENT_SLIDER_THUMBS];
  int32_t count, phase;
  int64_t rest_time;
} host_state;

/* Returns `16.666666ms` in nanoseconds, without rounding; too long a duration ends the program. */
int64_t read_duration(const char *word);

/* Sets the defaults of scripts. */
void settings_init(script_settings *settings);

/* Applies the setting `name` with its `count` words. Returns 0 if they are unknown. */
int settings_apply(script_settings *settings, const char *name, char **words, int count);

/* Chooses a control, with its defaults. Returns 0 if the name is unknown. */
int settings_choose(script_settings *settings, const char *name);

/* Returns the interaction, as a DETENT_ENABLED constant. */
int32_t settings_interaction(const script_settings *settings);

/* Returns the length along the main axis, in points. */
double settings_length(const script_settings *settings);

/* Reads the state of the control. */
host_state host_read(host *host);

/* Ends the program with a message if the status is an error. */
void host_check(detent_status status, const char *verb);

/* Ends the program with a message and its subject. */
void fail(const char *sentence, const char *about);

#endif
