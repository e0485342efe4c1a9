/* The smallest host: a finger flicks a ruler. Prints every tick, and the end of the edit. */
#include <detent.h>
#include <inttypes.h>
#include <stdio.h>

static void on_effect(void *context, const detent_effect *effect) {
  int64_t number, mark, time;
  (void)context;
  if (effect->kind == DETENT_EFFECT_TICK) {
    for (number = 0; detent_effect_tick(effect, number, &mark, &time) == DETENT_OK; number++)
      printf("%10" PRId64 " tick %" PRId64 "\n", time, mark);
  } else if (effect->kind == DETENT_EFFECT_ENDED) {
    printf("%10" PRId64 " ended at %g\n", effect->time, effect->value);
  }
}

int main(void) {
  static const double places[5] = {280, 265, 250, 230, 230};
  detent_ruler_configuration configuration;
  detent_ruler ruler;
  detent_ruler_state state;
  detent_event events[5] = {{0, 0, 0, 0, 0, 0, 0, 0, 0}};
  detent_status status;
  int i;

  detent_ruler_configuration_init(&configuration, sizeof configuration);
  configuration.lower_bound = 0;
  configuration.upper_bound = 100;
  configuration.tick = DETENT_MARKS_UNIT;
  configuration.snap = DETENT_MARKS_ALWAYS;
  status = detent_ruler_init(&ruler, sizeof ruler, &configuration, sizeof configuration, 20);
  if (status != DETENT_OK) return fprintf(stderr, "%s\n", detent_status_text(status)), 1;

  for (i = 0; i < 5; i++) {
    events[i].kind = i == 0   ? DETENT_EVENT_POINTER_DOWN
                     : i == 4 ? DETENT_EVENT_POINTER_UP
                              : DETENT_EVENT_POINTER_MOVE;
    events[i].time = i * (int64_t)8000000;
    events[i].x = places[i];
    events[i].y = 40;
  }
  detent_ruler_handle(&ruler, events, 5, on_effect, NULL, NULL);
  detent_ruler_read(&ruler, &state, sizeof state);
  printf("coasts to %g\n", state.target);
  detent_ruler_advance(&ruler, state.rest_time, on_effect, NULL);
  return 0;
}
