/* A dial, as a control that scripts can be about. */
#include "host.h"

#include <stdlib.h>
#include <string.h>

/* What only a dial has, and scripts say. */
static struct {
  int32_t wraps, coasts, hold, press;
  double start, sweep, dead, travel;
} said = {0, 0, DETENT_HOLD_ROTARY, DETENT_DIAL_PRESS_TURN, 0, 360, 6, 300};

/* The place of a word among two; -1 if it is none of them. */
static int one_of(const char *word, const char *first, const char *second) {
  return strcmp(word, first) == 0 ? 0 : strcmp(word, second) == 0 ? 1 : -1;
}

static int apply_word(int32_t *member, const char *value, const char *first, const char *second) {
  *member = one_of(value, first, second);
  return *member >= 0;
}

static int apply_number(double *member, const char *value) {
  *member = strtod(value, NULL);
  return 1;
}

static int apply(const char *name, char **words, int count) {
  if (count != 1) return 0;
  if (strcmp(name, "wrap") == 0) return apply_word(&said.wraps, words[0], "off", "on");
  if (strcmp(name, "coast") == 0) return apply_word(&said.coasts, words[0], "off", "on");
  if (strcmp(name, "hold") == 0) return apply_word(&said.hold, words[0], "rotary", "vertical");
  if (strcmp(name, "press") == 0) return apply_word(&said.press, words[0], "turn", "jump");
  if (strcmp(name, "start") == 0) return apply_number(&said.start, words[0]);
  if (strcmp(name, "sweep") == 0) return apply_number(&said.sweep, words[0]);
  if (strcmp(name, "dead") == 0) return apply_number(&said.dead, words[0]);
  if (strcmp(name, "travel") == 0) return apply_number(&said.travel, words[0]);
  return 0;
}

static void configure_motion(const script_settings *s, detent_dial_configuration *c) {
  settings_put(&c->deceleration, s->deceleration);
  settings_put(&c->minimum_fling, s->min_fling);
  settings_put(&c->maximum_fling, s->max_fling);
  settings_put(&c->spring_frequency, s->spring);
  settings_put(&c->landing_frequency, s->landing_spring);
  settings_put(&c->slop_touch, s->slop);
  settings_put(&c->slop_mouse, s->slop);
  settings_put(&c->slop_pen, s->slop);
  settings_put(&c->fine_drag_scale, s->fine);
  settings_put(&c->fine_drag_distance, s->fine_distance);
  c->fine_drag_modifiers = s->fine_key;
  if (s->scroll_timeout >= 0) c->scroll_timeout = s->scroll_timeout;
  if (s->boundary_haptic_gap >= 0) c->boundary_haptic_gap = s->boundary_haptic_gap;
}

static void configure(const script_settings *s, detent_dial_configuration *c) {
  detent_dial_configuration_init(c, sizeof *c);
  settings_put(&c->lower_bound, s->lower);
  settings_put(&c->upper_bound, s->upper);
  c->step = s->step;
  c->start = said.start;
  c->sweep = said.sweep;
  c->dead = said.dead;
  c->travel = said.travel;
  c->width = s->width;
  c->height = s->height;
  c->wraps = said.wraps;
  c->snaps = s->snap != DETENT_MARKS_NONE;
  if (s->quantizes >= 0) c->quantizes = s->quantizes;
  c->ticks = s->tick > DETENT_MARKS_NONE;
  c->coasts = said.coasts;
  c->hold = said.hold;
  c->press = said.press;
  c->layout_direction = s->layout;
  c->interaction = settings_interaction(s);
  c->cancel_policy = s->cancel;
  configure_motion(s, c);
}

static detent_dial *known(host *h) { return (detent_dial *)(void *)h->storage; }

static void start(host *h) {
  detent_dial_configuration c;
  configure(&h->settings, &c);
  host_check(
      detent_dial_init(known(h), sizeof(detent_dial), &c, sizeof c, h->settings.values[0]), "init");
}

static void handle(host *h, const detent_event *event) {
  host_check(detent_dial_handle(known(h), event, 1, h->sink, h, NULL), "handle");
}

static void advance(host *h, int64_t time) {
  host_check(detent_dial_advance(known(h), time, h->sink, h), "advance");
}

static void set_value(host *h, int32_t part, double value, int is_animated) {
  (void)part;
  host_check(detent_dial_set_value(known(h), value, is_animated, h->sink, h), "set value");
}

static void reconfigure(host *h) {
  detent_dial_configuration c;
  configure(&h->settings, &c);
  host_check(detent_dial_set_configuration(known(h), &c, sizeof c, h->sink, h), "set");
}

static void look(host *h, host_state *state) {
  detent_dial_state own;
  host_check(detent_dial_read(known(h), &own, sizeof own), "read");
  state->values[0] = own.value;
  state->rest_time = own.rest_time;
  state->phase = own.phase;
}

const control_type dial_control = {
  "dial", apply, start, handle, advance, set_value, reconfigure, look};
