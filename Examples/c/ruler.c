/* A ruler, as a control that scripts can be about. */
#include "host.h"

static void configure(const script_settings *s, detent_ruler_configuration *c) {
  detent_ruler_configuration_init(c, sizeof *c);
  settings_put(&c->lower_bound, s->lower);
  settings_put(&c->upper_bound, s->upper);
  settings_put(&c->step, s->step);
  c->origin = s->origin;
  c->unit_width = s->unit_width;
  c->length = s->is_vertical ? s->height : s->width;
  c->fractions = s->fractions;
  c->snap = s->snap;
  if (s->quantizes >= 0) c->quantizes = s->quantizes;
  c->tick = s->tick < 0 ? DETENT_MARKS_NONE : s->tick;
  c->orientation = s->is_vertical ? DETENT_VERTICAL : DETENT_HORIZONTAL;
  c->layout_direction = s->layout;
  c->interaction = settings_interaction(s);
  c->cancel_policy = s->cancel;
  c->capture = s->capture;
  c->rearm = s->rearm;
  settings_put(&c->deceleration, s->deceleration);
  settings_put(&c->rubber_band, s->rubber);
  settings_put(&c->minimum_fling, s->min_fling);
  settings_put(&c->maximum_fling, s->max_fling);
  settings_put(&c->spring_frequency, s->spring);
  settings_put(&c->landing_frequency, s->landing_spring);
  settings_put(&c->slop_touch, s->slop);
  settings_put(&c->slop_mouse, s->slop);
  settings_put(&c->slop_pen, s->slop);
  settings_put(&c->fine_drag_scale, s->fine);
  settings_put(&c->fine_drag_distance, s->fine_distance);
  settings_put(&c->stop_distance, s->stop_distance);
  settings_put(&c->rest_distance, s->rest_distance);
  c->fine_drag_modifiers = s->fine_key;
  c->tap = s->tap;
  if (s->scroll_timeout >= 0) c->scroll_timeout = s->scroll_timeout;
  if (s->boundary_haptic_gap >= 0) c->boundary_haptic_gap = s->boundary_haptic_gap;
}

static detent_ruler *known(host *h) { return (detent_ruler *)(void *)h->storage; }

static void start(host *h) {
  detent_ruler_configuration c;
  configure(&h->settings, &c);
  host_check(
      detent_ruler_init(known(h), sizeof(detent_ruler), &c, sizeof c, h->settings.values[0]), "init");
}

static void handle(host *h, const detent_event *event) {
  host_check(detent_ruler_handle(known(h), event, 1, h->sink, h, NULL), "handle");
}

static void advance(host *h, int64_t time) {
  host_check(detent_ruler_advance(known(h), time, h->sink, h), "advance");
}

static void set_value(host *h, int32_t part, double value, int is_animated) {
  (void)part;
  host_check(detent_ruler_set_value(known(h), value, is_animated, h->sink, h), "set value");
}

static void reconfigure(host *h) {
  detent_ruler_configuration c;
  configure(&h->settings, &c);
  host_check(detent_ruler_set_configuration(known(h), &c, sizeof c, h->sink, h), "set");
}

static void look(host *h, host_state *state) {
  detent_ruler_state own;
  host_check(detent_ruler_read(known(h), &own, sizeof own), "read");
  state->values[0] = own.value;
  state->rest_time = own.rest_time;
  state->phase = own.phase;
}

const control_type ruler_control = {
  "ruler", NULL, start, handle, advance, set_value, reconfigure, look};
