/* A ruler as a scriptable control. */
#include "host.h"

static void reset(script_settings *s) {
  detent_ruler_configuration_init(&s->configuration.ruler, sizeof s->configuration.ruler);
}

/* Returns the configuration, completed by settings that have no row. */
static const detent_ruler_configuration *configured(host *h) {
  detent_ruler_configuration *c = &h->settings.configuration.ruler;
  c->length = settings_length(&h->settings);
  c->interaction = settings_interaction(&h->settings);
  return c;
}

static detent_ruler *known(host *h) { return (detent_ruler *)(void *)h->storage; }

static void start(host *h) {
  const detent_ruler_configuration *c = configured(h);
  host_check(
      detent_ruler_init(known(h), sizeof(detent_ruler), c, sizeof *c, h->settings.values[0]), "init");
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
  const detent_ruler_configuration *c = configured(h);
  host_check(detent_ruler_update(known(h), c, sizeof *c, NULL, 0, 0, h->sink, h), "set");
}

static void look(host *h, host_state *state) {
  detent_ruler_state own;
  host_check(detent_ruler_read(known(h), &own, sizeof own), "read");
  state->values[0] = own.value;
  state->rest_time = own.rest_time;
  state->phase = own.phase;
}

const control_type ruler_control = {
  "ruler", ruler_settings, reset, start, handle, advance, set_value, reconfigure, look};
