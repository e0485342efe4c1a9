/* A rating, as a control that scripts can be about. */
#include "host.h"

static void configure(const script_settings *s, detent_rating_configuration *c) {
  detent_rating_configuration_init(c, sizeof *c);
  c->count = s->stars;
  c->granularity = s->granularity;
  c->minimum = s->minimum;
  c->length = s->is_vertical ? s->height : s->width;
  c->spacing = s->spacing;
  c->symbol_width = s->symbol_width;
  c->orientation = s->is_vertical ? DETENT_VERTICAL : DETENT_HORIZONTAL;
  c->layout_direction = s->layout;
  c->interaction = settings_interaction(s);
  c->cancel_policy = s->cancel;
  c->reselection = s->clear;
  c->selection = s->selection;
  c->press = s->press;
  c->leading = s->leading;
  c->previews_hover = s->hover_preview;
  c->ticks = s->tick != DETENT_MARKS_NONE;
}

static detent_rating *known(host *h) { return (detent_rating *)(void *)h->storage; }

static void start(host *h) {
  detent_rating_configuration c;
  configure(&h->settings, &c);
  host_check(
      detent_rating_init(known(h), sizeof(detent_rating), &c, sizeof c, h->settings.values[0]), "init");
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
  detent_rating_configuration c;
  configure(&h->settings, &c);
  host_check(detent_rating_set_configuration(known(h), &c, sizeof c, h->sink, h), "set");
}

static void look(host *h, host_state *state) {
  detent_rating_state own;
  host_check(detent_rating_read(known(h), &own, sizeof own), "read");
  state->values[0] = own.value;
  state->phase = own.phase;
}

const control_type rating_control = {
  "rating", NULL, start, handle, advance, set_value, reconfigure, look};
