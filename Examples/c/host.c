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

/* ---- Configurations ---- */

static int32_t interaction(const script_settings *s) {
  return s->is_enabled ? (s->is_read_only ? DETENT_READ_ONLY : DETENT_ENABLED) : DETENT_DISABLED;
}

static void set_if_said(double *member, double value) {
  if (!isnan(value)) *member = value;
}

static void configure_ruler(const script_settings *s, detent_ruler_configuration *c) {
  detent_ruler_configuration_init(c, sizeof *c);
  set_if_said(&c->lower_bound, s->lower);
  set_if_said(&c->upper_bound, s->upper);
  set_if_said(&c->step, s->step);
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

/* A script that does not say how many thumbs there are has as many as values. */
static int64_t thumbs_of(const script_settings *s) {
  return s->thumbs > 0 ? s->thumbs : s->value_count > 0 ? s->value_count : 1;
}

static void configure_slider_motion(const script_settings *s, detent_slider_configuration *c) {
  set_if_said(&c->rubber_band, s->rubber);
  set_if_said(&c->spring_frequency, s->spring);
  set_if_said(&c->landing_frequency, s->landing_spring);
  set_if_said(&c->rest_distance, s->rest_distance);
  set_if_said(&c->slop_touch, s->slop);
  set_if_said(&c->slop_mouse, s->slop);
  set_if_said(&c->slop_pen, s->slop);
  set_if_said(&c->fine_drag_scale, s->fine);
  set_if_said(&c->fine_drag_distance, s->fine_distance);
  c->fine_drag_modifiers = s->fine_key;
  if (s->scroll_timeout >= 0) c->scroll_timeout = s->scroll_timeout;
  if (s->boundary_haptic_gap >= 0) c->boundary_haptic_gap = s->boundary_haptic_gap;
}

static void configure_slider(const script_settings *s, detent_slider_configuration *c) {
  detent_slider_configuration_init(c, sizeof *c);
  set_if_said(&c->lower_bound, s->lower);
  set_if_said(&c->upper_bound, s->upper);
  set_if_said(&c->grab, s->grab);
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
  c->interaction = interaction(s);
  c->cancel_policy = s->cancel;
  configure_slider_motion(s, c);
}

/* ---- Verbs ---- */

static void init_slider(host *h) {
  detent_slider_configuration c;
  size_t count = (size_t)h->settings.value_count;
  configure_slider(&h->settings, &c);
  if (c.thumbs > 0 && (size_t)c.thumbs < count) count = (size_t)c.thumbs;
  check(
      detent_slider_init(&h->slider, sizeof h->slider, &c, sizeof c, h->settings.values, count),
      "init");
}

void host_init(host *h, detent_sink sink) {
  const double value = h->settings.values[0];
  detent_ruler_configuration ruler;
  detent_rating_configuration rating;
  h->sink = sink;
  switch (h->settings.control) {
  case CONTROL_SLIDER: init_slider(h); break;
  case CONTROL_RATING:
    configure_rating(&h->settings, &rating);
    check(
        detent_rating_init(&h->rating, sizeof h->rating, &rating, sizeof rating, value), "init");
    break;
  default:
    configure_ruler(&h->settings, &ruler);
    check(detent_ruler_init(&h->ruler, sizeof h->ruler, &ruler, sizeof ruler, value), "init");
  }
}

void host_handle(host *h, const detent_event *event) {
  const int32_t control = h->settings.control;
  check(
      control == CONTROL_SLIDER   ? detent_slider_handle(&h->slider, event, 1, h->sink, h, NULL)
      : control == CONTROL_RATING ? detent_rating_handle(&h->rating, event, 1, h->sink, h, NULL)
                                  : detent_ruler_handle(&h->ruler, event, 1, h->sink, h, NULL),
      "handle");
}

void host_advance(host *h, int64_t time) {
  const int32_t control = h->settings.control;
  check(
      control == CONTROL_SLIDER   ? detent_slider_advance(&h->slider, time, h->sink, h)
      : control == CONTROL_RATING ? detent_rating_advance(&h->rating, time, h->sink, h)
                                  : detent_ruler_advance(&h->ruler, time, h->sink, h),
      "advance");
}

void host_set_value(host *h, int32_t part, double value, int is_animated) {
  const int32_t control = h->settings.control;
  check(
      control == CONTROL_SLIDER
          ? detent_slider_set_value(&h->slider, part, value, is_animated, h->sink, h)
      : control == CONTROL_RATING
          ? detent_rating_set_value(&h->rating, value, is_animated, h->sink, h)
          : detent_ruler_set_value(&h->ruler, value, is_animated, h->sink, h),
      "set value");
}

void host_configure(host *h) {
  detent_ruler_configuration ruler;
  detent_rating_configuration rating;
  detent_slider_configuration slider;
  detent_status status;
  switch (h->settings.control) {
  case CONTROL_SLIDER:
    configure_slider(&h->settings, &slider);
    status = detent_slider_set_configuration(&h->slider, &slider, sizeof slider, h->sink, h);
    break;
  case CONTROL_RATING:
    configure_rating(&h->settings, &rating);
    status = detent_rating_set_configuration(&h->rating, &rating, sizeof rating, h->sink, h);
    break;
  default:
    configure_ruler(&h->settings, &ruler);
    status = detent_ruler_set_configuration(&h->ruler, &ruler, sizeof ruler, h->sink, h);
  }
  check(status, "set");
}

static void read_slider(const host *h, detent_ruler_state *state) {
  detent_slider_state slider;
  check(detent_slider_read(&h->slider, &slider, sizeof slider), "read");
  state->value = slider.value;
  state->time = slider.time;
  state->rest_time = slider.rest_time;
  state->phase = slider.phase;
}

detent_ruler_state host_state(const host *h) {
  detent_ruler_state state;
  detent_rating_state rating;
  memset(&state, 0, sizeof state);
  if (h->settings.control == CONTROL_SLIDER) {
    read_slider(h, &state);
  } else if (h->settings.control == CONTROL_RATING) {
    check(detent_rating_read(&h->rating, &rating, sizeof rating), "read");
    state.value = rating.value;
    state.time = rating.time;
    state.rest_time = INT64_MIN;
    state.phase = rating.phase;
  } else {
    check(detent_ruler_read(&h->ruler, &state, sizeof state), "read");
  }
  return state;
}

int host_values(const host *h, double *values) {
  detent_slider_part part;
  int count = 0;
  if (h->settings.control != CONTROL_SLIDER) {
    values[0] = host_state(h).value;
    return 1;
  }
  while (count < DETENT_SLIDER_THUMBS &&
         detent_slider_read_part(&h->slider, count, &part, sizeof part) == DETENT_OK)
    values[count++] = part.value;
  return count;
}
