#include "host.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void fail(const char *sentence, const char *about) {
  fprintf(stderr, "replay: %s: %s\n", sentence, about);
  exit(1);
}

static void check(detent_status status, const char *verb) {
  if (status != DETENT_OK) fail(detent_status_text(status), verb);
}

/* ---- Settings ---- */

void settings_init(script_settings *s) {
  memset(s, 0, sizeof *s);
  s->is_enabled = s->hover_preview = 1;
  s->lower = -INFINITY;
  s->upper = INFINITY;
  s->step = s->granularity = 1;
  s->fractions = 10;
  s->stars = 5;
  s->width = 375;
  s->height = 80;
  s->unit_width = 120;
  s->tick = -1;
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
      "value step origin unit-width slop capture rearm deceleration rubber min-fling max-fling "
      "spring fine fine-distance stop-distance rest-distance granularity spacing minimum symbol-width "
      "landing-spring";
  double *members[21];
  int32_t number = place(name, names);
  if (number < 0) return 0;
  members[0] = &s->value, members[1] = &s->step, members[2] = &s->origin;
  members[3] = &s->unit_width, members[4] = &s->slop, members[5] = &s->capture;
  members[6] = &s->rearm, members[7] = &s->deceleration, members[8] = &s->rubber;
  members[9] = &s->min_fling, members[10] = &s->max_fling, members[11] = &s->spring;
  members[12] = &s->fine, members[13] = &s->fine_distance, members[14] = &s->stop_distance;
  members[15] = &s->rest_distance, members[16] = &s->granularity, members[17] = &s->spacing;
  members[18] = &s->minimum, members[19] = &s->symbol_width;
  members[20] = &s->landing_spring;
  *members[number] = strtod(value, NULL);
  return 1;
}

int settings_apply(script_settings *s, const char *name, const char *value) {
  if (strcmp(name, "control") == 0) return (s->is_rating = strcmp(value, "rating") == 0), 1;
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
  return apply_number(s, name, value);
}

/* ---- Configurations ---- */

static int32_t interaction(const script_settings *s) {
  return s->is_enabled ? (s->is_read_only ? DETENT_READ_ONLY : DETENT_ENABLED) : DETENT_DISABLED;
}

static void set_if_said(double *member, double value) {
  if (!isnan(value)) *member = value;
}

static void configure_ruler(const script_settings *s, detent_ruler_configuration *c) {
  detent_ruler_configuration_init(c, sizeof *c);
  c->lower_bound = s->lower;
  c->upper_bound = s->upper;
  c->step = s->step;
  c->origin = s->origin;
  c->unit_width = s->unit_width;
  c->length = s->is_vertical ? s->height : s->width;
  c->fractions = s->fractions;
  c->snap = s->snap;
  c->tick = s->tick < 0 ? DETENT_MARKS_NONE : s->tick;
  c->orientation = s->is_vertical ? DETENT_VERTICAL : DETENT_HORIZONTAL;
  c->layout_direction = s->layout;
  c->interaction = interaction(s);
  c->cancel_policy = s->cancel;
  c->capture = s->capture;
  c->rearm = s->rearm;
  set_if_said(&c->deceleration, s->deceleration);
  set_if_said(&c->rubber_band, s->rubber);
  set_if_said(&c->minimum_fling, s->min_fling);
  set_if_said(&c->maximum_fling, s->max_fling);
  set_if_said(&c->spring_frequency, s->spring);
  set_if_said(&c->landing_frequency, s->landing_spring);
  set_if_said(&c->slop_touch, s->slop);
  set_if_said(&c->slop_mouse, s->slop);
  set_if_said(&c->slop_pen, s->slop);
  set_if_said(&c->fine_drag_scale, s->fine);
  set_if_said(&c->fine_drag_distance, s->fine_distance);
  set_if_said(&c->stop_distance, s->stop_distance);
  set_if_said(&c->rest_distance, s->rest_distance);
  c->fine_drag_modifiers = s->fine_key;
  c->tap = s->tap;
  if (s->scroll_timeout >= 0) c->scroll_timeout = s->scroll_timeout;
  if (s->boundary_haptic_gap >= 0) c->boundary_haptic_gap = s->boundary_haptic_gap;
}

static void configure_rating(const script_settings *s, detent_rating_configuration *c) {
  detent_rating_configuration_init(c, sizeof *c);
  c->count = s->stars;
  c->granularity = s->granularity;
  c->minimum = s->minimum;
  c->length = s->is_vertical ? s->height : s->width;
  c->spacing = s->spacing;
  c->symbol_width = s->symbol_width;
  c->orientation = s->is_vertical ? DETENT_VERTICAL : DETENT_HORIZONTAL;
  c->layout_direction = s->layout;
  c->interaction = interaction(s);
  c->cancel_policy = s->cancel;
  c->reselection = s->clear;
  c->selection = s->selection;
  c->press = s->press;
  c->previews_hover = s->hover_preview;
  c->ticks = s->tick != DETENT_MARKS_NONE;
}

/* ---- Verbs ---- */

void host_init(host *h, detent_sink sink) {
  detent_ruler_configuration ruler;
  detent_rating_configuration rating;
  h->sink = sink;
  configure_ruler(&h->settings, &ruler);
  configure_rating(&h->settings, &rating);
  if (h->settings.is_rating)
    check(
        detent_rating_init(
            &h->rating, sizeof h->rating, &rating, sizeof rating, h->settings.value), "init");
  else
    check(
        detent_ruler_init(&h->ruler, sizeof h->ruler, &ruler, sizeof ruler, h->settings.value),
        "init");
}

void host_handle(host *h, const detent_event *event) {
  check(
      h->settings.is_rating ? detent_rating_handle(&h->rating, event, 1, h->sink, h, NULL)
                            : detent_ruler_handle(&h->ruler, event, 1, h->sink, h, NULL),
      "handle");
}

void host_advance(host *h, int64_t time) {
  check(
      h->settings.is_rating ? detent_rating_advance(&h->rating, time, h->sink, h)
                            : detent_ruler_advance(&h->ruler, time, h->sink, h),
      "advance");
}

void host_set_value(host *h, double value, int is_animated) {
  check(
      h->settings.is_rating
          ? detent_rating_set_value(&h->rating, value, is_animated, h->sink, h)
          : detent_ruler_set_value(&h->ruler, value, is_animated, h->sink, h),
      "set value");
}

void host_configure(host *h) {
  detent_ruler_configuration ruler;
  detent_rating_configuration rating;
  configure_ruler(&h->settings, &ruler);
  configure_rating(&h->settings, &rating);
  check(
      h->settings.is_rating
          ? detent_rating_set_configuration(&h->rating, &rating, sizeof rating, h->sink, h)
          : detent_ruler_set_configuration(&h->ruler, &ruler, sizeof ruler, h->sink, h),
      "set");
}

detent_ruler_state host_state(const host *h) {
  detent_ruler_state state;
  detent_rating_state rating;
  memset(&state, 0, sizeof state);
  if (!h->settings.is_rating) {
    check(detent_ruler_read(&h->ruler, &state, sizeof state), "read");
    return state;
  }
  check(detent_rating_read(&h->rating, &rating, sizeof rating), "read");
  state.value = rating.value;
  state.time = rating.time;
  state.rest_time = INT64_MIN;
  state.phase = rating.phase;
  return state;
}
