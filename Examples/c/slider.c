/* A slider as a scriptable control. */
#include "host.h"

static void reset(script_settings *s) {
  detent_slider_configuration_init(&s->configuration.slider, sizeof s->configuration.slider);
}

/* Returns the configuration, completed by settings that have no row. */
static const detent_slider_configuration *configured(host *h) {
  detent_slider_configuration *c = &h->settings.configuration.slider;
  c->length = settings_length(&h->settings);
  if (!h->settings.has_thumbs) c->thumbs = h->settings.value_count > 0 ? h->settings.value_count : 1;
  c->interaction = settings_interaction(&h->settings);
  return c;
}

static detent_slider *known(host *h) { return (detent_slider *)(void *)h->storage; }

static void start(host *h) {
  const detent_slider_configuration *c = configured(h);
  size_t count = (size_t)h->settings.value_count;
  if (c->thumbs > 0 && (size_t)c->thumbs < count) count = (size_t)c->thumbs;
  host_check(
      detent_slider_init(known(h), sizeof(detent_slider), c, sizeof *c, h->settings.values, count),
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
  const detent_slider_configuration *c = configured(h);
  host_check(detent_slider_update(known(h), c, sizeof *c, NULL, 0, 0, h->sink, h), "set");
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
  "slider", slider_settings, reset, start, handle, advance, set_value, reconfigure, look};
