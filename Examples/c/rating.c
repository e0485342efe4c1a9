/* A rating as a scriptable control. */
#include "host.h"

static void reset(script_settings *s) {
  detent_rating_configuration_init(&s->configuration.rating, sizeof s->configuration.rating);
}

/* Returns the configuration, completed by settings that have no row. */
static const detent_rating_configuration *configured(host *h) {
  detent_rating_configuration *c = &h->settings.configuration.rating;
  c->length = settings_length(&h->settings);
  c->interaction = settings_interaction(&h->settings);
  return c;
}

static detent_rating *known(host *h) { return (detent_rating *)(void *)h->storage; }

static void start(host *h) {
  const detent_rating_configuration *c = configured(h);
  host_check(
      detent_rating_init(known(h), sizeof(detent_rating), c, sizeof *c, h->settings.values[0]), "init");
}

static void handle(host *h, const detent_event *event) {
  host_check(detent_rating_handle(known(h), event, 1, h->sink, h, NULL), "handle");
}

static void advance(host *h, int64_t time) {
  host_check(detent_rating_advance(known(h), time, h->sink, h), "advance");
}

static void set_value(host *h, int32_t part, double value, int is_animated) {
  (void)part;
  host_check(detent_rating_set_value(known(h), value, is_animated, h->sink, h), "set value");
}

static void reconfigure(host *h) {
  const detent_rating_configuration *c = configured(h);
  host_check(detent_rating_update(known(h), c, sizeof *c, NULL, 0, 0, h->sink, h), "set");
}

static void look(host *h, host_state *state) {
  detent_rating_state own;
  host_check(detent_rating_read(known(h), &own, sizeof own), "read");
  state->values[0] = own.value;
  state->phase = own.phase;
}

const control_type rating_control = {
  "rating", rating_settings, reset, start, handle, advance, set_value, reconfigure, look};
