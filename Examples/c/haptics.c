/* Haptics: a finger flicks a ruler that is drawn 60 times a second. Prints the haptics that a
 * device would play for its marks and its bound. */
#include <detent.h>
#include <inttypes.h>
#include <stdio.h>

typedef struct device {
  detent_haptic_gate gate;
  int64_t now;
  int64_t marks, played;
} device;

static void on_effect(void *context, const detent_effect *effect) {
  device *d = (device *)context;
  int32_t plays;
  if (effect->kind == DETENT_EFFECT_TICK)
    d->marks += effect->count > 0 ? effect->count : -effect->count;
  if (detent_haptic_gate_plays(&d->gate, effect, d->now, &plays) != DETENT_OK || !plays) return;
  d->played++;
  printf(
      "%4" PRId64 " ms %s\n", d->now / 1000000,
      effect->kind == DETENT_EFFECT_TICK ? "light" : "rigid");
}

static void send(detent_ruler *ruler, device *d, int32_t kind, double x, int64_t time) {
  detent_event event = {0, 0, 0, 0, 0, 0, 0, 0, 0};
  event.kind = kind;
  event.time = d->now = time;
  event.x = x;
  event.y = 40;
  detent_ruler_handle(ruler, &event, 1, on_effect, d, NULL);
}

int main(void) {
  detent_ruler_configuration configuration;
  detent_ruler_state state;
  detent_ruler ruler;
  device d;

  detent_ruler_configuration_init(&configuration, sizeof configuration);
  configuration.lower_bound = 0;
  configuration.upper_bound = 22;
  configuration.tick = DETENT_MARKS_FRACTION;
  configuration.snap = DETENT_MARKS_ALWAYS;
  if (detent_ruler_init(&ruler, sizeof ruler, &configuration, sizeof configuration, 20) != DETENT_OK ||
      detent_haptic_gate_init(&d.gate, sizeof d.gate, DETENT_HAPTIC_GAP) != DETENT_OK)
    return 1;
  d.marks = d.played = 0;

  send(&ruler, &d, DETENT_EVENT_POINTER_DOWN, 280, 0);
  send(&ruler, &d, DETENT_EVENT_POINTER_MOVE, 255, 8000000);
  send(&ruler, &d, DETENT_EVENT_POINTER_MOVE, 220, 16000000);
  send(&ruler, &d, DETENT_EVENT_POINTER_MOVE, 175, 24000000);
  send(&ruler, &d, DETENT_EVENT_POINTER_UP, 175, 32000000);
  for (;;) {
    detent_ruler_read(&ruler, &state, sizeof state);
    if (state.rest_time == INT64_MIN) break;
    d.now += 16666667;
    detent_ruler_advance(&ruler, d.now, on_effect, &d);
  }
  printf("%" PRId64 " marks, %" PRId64 " haptics\n", d.marks, d.played);
  return 0;
}
