/* A slider, as a control that scripts can be about. */
#include "host.h"

#include <string.h>

/* A script that does not say how many thumbs there are has as many as values. */
static int64_t thumbs_of(const script_settings *s) {
  return s->thumbs > 0 ? s->thumbs : s->value_count > 0 ? s->value_count : 1;
}

static void configure_motion(const script_settings *s, detent_slider_configuration *c) {
  settings_put(&c->rubber_band, s->rubber);
  settings_put(&c->spring_frequency, s->spring);
  settings_put(&c->landing_frequency, s->landing_spring);
  settings_put(&c->rest_distance, s->rest_distance);
  settings_put(&c->slop_touch, s->slop);
  settings_put(&c->slop_mouse, s->slop);
  settings_put(&c->slop_pen, s->slop);
  settings_put(&c->fine_drag_scale, s->fine);
  settings_put(&c->fine_drag_distance, s->fine_distance);
  c->fine_drag_modifiers = s->fine_key;
  if (s->scroll_timeout >= 0) c->scroll_timeout = s->scroll_timeout;
  if (s->boundary_haptic_gap >= 0) c->boundary_haptic_gap = s->boundary_haptic_gap;
}

static void configure(const script_settings *s, detent_slider_configuration *c) {
  detent_slider_configuration_init(c, sizeof *c);
  settings_put(&c->lower_bound, s->lower);
  settings_put(&c->upper_bound, s->upper);
  settings_put(&c->grab, s->grab);
  c->step = s->step;
  c->factor = s->factor;
  c->distance = s->distance;
  c->length = s->is_vertical ? s->height : s->width;
  c->thumbs = thumbs_of(s);
  c->stop_count = s->stop_count;
  memcpy(c->stops, s->stops, sizeof c->stops);
  c->scale = s->scale;
  c->meet = s->meet;
  c->track_press = s->track;
  c->between = s->between;
  c->quantize = s->quantize;
  c->ticks = s->tick > DETENT_MARKS_NONE;
  c->orientation = s->is_vertical ? DETENT_VERTICAL : DETENT_HORIZONTAL;
  c->layout_direction = s->layout;
  c->interaction = settings_interaction(s);
  c->cancel_policy = s->cancel;
  configure_motion(s, c);
}

static detent_slider *known(host *h) { return (detent_slider *)(void *)h->storage; }

static void start(host *h) {
  detent_slider_configuration c;
  size_t count = (size_t)h->settings.value_count;
  configure(&h->settings, &c);
  if (c.thumbs > 0 && (size_t)c.thumbs < count) count = (size_t)c.thumbs;
  host_check(
      detent_slider_init(known(h), sizeof(detent_slider), &c, sizeof c, h->settings.values, count),
      "init");
}

static void handle(host *h, const detent_event *event) {
  host_check(detent_slider_handle(known(h), event, 1, h->sink, h, NULL), "handle");
}

static void advance(host *h, int64_t time) {
  host_check(detent_slider_advance(known(h), time, h->sink, h), "advance");
}

static void set_value(host *h, int32_t part, double value, int is_animated) {
  host_check(detent_slider_set_value(known(h), part, value, is_animated, h->sink, h), "set value");
}

static void reconfigure(host *h) {
  detent_slider_configuration c;
  configure(&h->settings, &c);
  host_check(detent_slider_set_configuration(known(h), &c, sizeof c, h->sink, h), "set");
}

static void look(host *h, host_state *state) {
  detent_slider_state own;
  detent_slider_part part;
  host_check(detent_slider_read(known(h), &own, sizeof own), "read");
  for (state->count = 0; state->count < own.part_count; state->count++) {
    host_check(detent_slider_read_part(known(h), state->count, &part, sizeof part), "read");
    state->values[state->count] = part.value;
  }
  state->rest_time = own.rest_time;
  state->phase = own.phase;
}

const control_type slider_control = {
  "slider", NULL, start, handle, advance, set_value, reconfigure, look};
