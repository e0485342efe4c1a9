/* A dial as a scriptable control. */
#include "host.h"

static void reset(script_settings *s) {
  detent_dial_configuration_init(&s->configuration.dial, sizeof s->configuration.dial);
}

/* Returns the configuration, completed by settings that have no row. */
static const detent_dial_configuration *configured(host *h) {
  detent_dial_configuration *c = &h->settings.configuration.dial;
  c->width = h->settings.width;
  c->height = h->settings.height;
  c->interaction = settings_interaction(&h->settings);
  return c;
}

static detent_dial *known(host *h) { return (detent_dial *)(void *)h->storage; }

static void start(host *h) {
  const detent_dial_configuration *c = configured(h);
  host_check(
      detent_dial_init(known(h), sizeof(detent_dial), c, sizeof *c, h->settings.values[0]), "init");
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
  const detent_dial_configuration *c = configured(h);
  host_check(detent_dial_update(known(h), c, sizeof *c, NULL, 0, 0, h->sink, h), "set");
}

static void look(host *h, host_state *state) {
  detent_dial_state own;
  host_check(detent_dial_read(known(h), &own, sizeof own), "read");
  state->values[0] = own.value;
  state->rest_time = own.rest_time;
  state->phase = own.phase;
}

const control_type dial_control = {
  "dial", dial_settings, reset, start, handle, advance, set_value, reconfigure, look};
