#include "host.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void settings_init(script_settings *s) {
  memset(s, 0, sizeof *s);
  s->control = &ruler_control;
  s->is_enabled = s->hover_preview = 1;
  s->lower = s->upper = s->step = s->factor = s->grab = NAN;
  s->granularity = 1;
  s->fractions = 10;
  s->stars = 5;
  s->width = 375;
  s->height = 80;
  s->unit_width = 120;
  s->tick = s->quantizes = -1;
  s->slop = s->capture = s->rearm = s->deceleration = s->rubber = s->min_fling = NAN;
  s->max_fling = s->spring = s->fine = s->fine_distance = s->symbol_width = NAN;
  s->landing_spring = s->stop_distance = s->rest_distance = NAN;
  s->fine_key = DETENT_MODIFIER_ALT;
  s->scroll_timeout = s->boundary_haptic_gap = -1;
}

/* Another digit; ends the program where times would end, at about 146 years. */
static int64_t append_digit(int64_t total, int digit, const char *word) {
  if (total > INT64_MAX / 20 - 1) fail("that is too long", word);
  return total * 10 + digit;
}

int64_t read_duration(const char *word) {
  const char *start = word;
  int64_t total = 0;
  int places = 0, is_fraction = 0, unit;
  for (; (*word >= '0' && *word <= '9') || *word == '.'; word++) {
    if (*word == '.') {
      is_fraction = 1;
      continue;
    }
    total = append_digit(total, *word - '0', start);
    places += is_fraction;
  }
  unit = strcmp(word, "s") == 0 ? 9 : strcmp(word, "ms") == 0 ? 6 : strcmp(word, "us") == 0 ? 3 : 0;
  for (; places < unit; places++) total = append_digit(total, 0, start);
  return total;
}

/* The place of a word among others, between blanks; -1 if it is not there. */
static int32_t place(const char *word, const char *words) {
  size_t length = strlen(word);
  int32_t number = 0;
  for (; *words; number++) {
    size_t next = strcspn(words, " ");
    if (next == length && strncmp(word, words, length) == 0) return number;
    words += next + (words[next] ? 1 : 0);
  }
  return -1;
}

static int apply_pair(double *first, double *second, const char *value, const char *between) {
  char text[128];
  char *end;
  if (strlen(value) >= sizeof text || strstr(value, between) == NULL) return 0;
  strcpy(text, value);
  end = strstr(text, between);
  *end = 0;
  *first = strtod(text, NULL);
  *second = strtod(end + strlen(between), NULL);
  return 1;
}

static int apply_word(int32_t *member, const char *value, const char *words) {
  *member = place(value, words);
  return *member >= 0;
}

static int apply_policy(script_settings *s, const char *value) {
  if (strncmp(value, "cancel=", 7) == 0) return apply_word(&s->cancel, value + 7, "revert commit");
  if (strncmp(value, "clear=", 6) == 0) return apply_word(&s->clear, value + 6, "off on");
  if (strncmp(value, "tap=", 4) == 0) return apply_word(&s->tap, value + 4, "nothing go");
  if (strncmp(value, "press=", 6) == 0) return apply_word(&s->press, value + 6, "at-once sure");
  if (strncmp(value, "leading=", 8) == 0) return apply_word(&s->leading, value + 8, "least clear");
  return 0;
}

static int apply_flag(int *member, const char *value) {
  *member = strcmp(value, "true") == 0;
  return *member || strcmp(value, "false") == 0;
}

static int apply_whole(int64_t *member, const char *value) {
  *member = (int64_t)strtoll(value, NULL, 10);
  return 1;
}

static int apply_duration(int64_t *member, const char *value) {
  *member = read_duration(value);
  return 1;
}

/* The bit of a key that is held. */
static int apply_key(int32_t *member, const char *value) {
  int32_t number = place(value, "none shift control alt meta");
  *member = number > 0 ? 1 << (number - 1) : 0;
  return number >= 0;
}

static int apply_number(script_settings *s, const char *name, const char *value) {
  static const char names[] =
      "step origin unit-width slop capture rearm deceleration rubber min-fling max-fling "
      "spring fine fine-distance stop-distance rest-distance granularity spacing minimum symbol-width "
      "landing-spring factor distance grab";
  double *members[23];
  int32_t number = place(name, names);
  if (number < 0) return 0;
  members[0] = &s->step, members[1] = &s->origin, members[2] = &s->unit_width;
  members[3] = &s->slop, members[4] = &s->capture, members[5] = &s->rearm;
  members[6] = &s->deceleration, members[7] = &s->rubber, members[8] = &s->min_fling;
  members[9] = &s->max_fling, members[10] = &s->spring, members[11] = &s->fine;
  members[12] = &s->fine_distance, members[13] = &s->stop_distance;
  members[14] = &s->rest_distance, members[15] = &s->granularity, members[16] = &s->spacing;
  members[17] = &s->minimum, members[18] = &s->symbol_width;
  members[19] = &s->landing_spring, members[20] = &s->factor;
  members[21] = &s->distance, members[22] = &s->grab;
  *members[number] = strtod(value, NULL);
  return 1;
}

/* Up to `limit` numbers; `none` for an empty list. */
static int apply_list(double *list, int64_t *count, int limit, char **words, int word_count) {
  int i;
  if (word_count == 1 && strcmp(words[0], "none") == 0) word_count = 0;
  if (word_count > limit) return 0;
  for (i = 0; i < word_count; i++) list[i] = strtod(words[i], NULL);
  *count = word_count;
  return 1;
}

/* `value 20 70`, as many as there are thumbs. */
static int apply_values(script_settings *s, char **words, int count) {
  return apply_list(s->values, &s->value_count, DETENT_SLIDER_THUMBS, words, count);
}

/* What only a slider has. */
static int apply_slider(script_settings *s, const char *name, char **words, int count) {
  const char *value = words[0];
  if (strcmp(name, "scale") == 0) return apply_word(&s->scale, value, "linear log log-1-2-5");
  if (strcmp(name, "meet") == 0) return apply_word(&s->meet, value, "block push");
  if (strcmp(name, "track") == 0) return apply_word(&s->track, value, "jump step none");
  if (strcmp(name, "between") == 0) return apply_word(&s->between, value, "hold move");
  if (strcmp(name, "quantize") == 0)
    return s->control == &slider_control ? apply_word(&s->quantize, value, "drag release")
                                         : apply_word(&s->quantizes, value, "none value");
  if (strcmp(name, "thumbs") == 0) return apply_whole(&s->thumbs, value);
  if (strcmp(name, "stops") == 0)
    return apply_list(s->stops, &s->stop_count, DETENT_SLIDER_STOPS, words, count);
  return 0;
}

int settings_apply(script_settings *s, const char *name, char **words, int count) {
  const char *value = words[0];
  if (strcmp(name, "control") == 0) return settings_choose(s, value);
  if (s->control->apply != NULL && s->control->apply(name, words, count)) return 1;
  if (strcmp(name, "value") == 0) return apply_values(s, words, count);
  if (strcmp(name, "range") == 0) return apply_pair(&s->lower, &s->upper, value, "..");
  if (strcmp(name, "viewport") == 0) return apply_pair(&s->width, &s->height, value, "x");
  if (strcmp(name, "axis") == 0) return (s->is_vertical = strcmp(value, "y") == 0), 1;
  if (strcmp(name, "layout") == 0) return apply_word(&s->layout, value, "ltr rtl");
  if (strcmp(name, "pointer") == 0) return apply_word(&s->pointer, value, "touch mouse pen");
  if (strcmp(name, "snap") == 0)
    return apply_word(&s->snap, value, "none unit half fraction always");
  if (strcmp(name, "tick") == 0) return apply_word(&s->tick, value, "none unit half fraction");
  if (strcmp(name, "policy") == 0) return apply_policy(s, value);
  if (strcmp(name, "selection") == 0) return apply_word(&s->selection, value, "drag tap");
  if (strcmp(name, "enabled") == 0) return apply_flag(&s->is_enabled, value);
  if (strcmp(name, "read-only") == 0) return apply_flag(&s->is_read_only, value);
  if (strcmp(name, "hover-preview") == 0) return apply_word(&s->hover_preview, value, "false true");
  if (strcmp(name, "fine-key") == 0) return apply_key(&s->fine_key, value);
  if (strcmp(name, "scroll-timeout") == 0) return apply_duration(&s->scroll_timeout, value);
  if (strcmp(name, "boundary-haptic-gap") == 0)
    return apply_duration(&s->boundary_haptic_gap, value);
  if (strcmp(name, "fractions") == 0) return apply_whole(&s->fractions, value);
  if (strcmp(name, "stars") == 0) return apply_whole(&s->stars, value);
  return apply_slider(s, name, words, count) || apply_number(s, name, value);
}
