/* Two threads, each with a ruler and the same events: they share nothing, with equal results. */
#include <detent.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

static void add(void *context, const detent_effect *effect) {
  *(double *)context += effect->value + (double)effect->time;
}

static void *drag(void *context) {
  detent_ruler_configuration configuration;
  detent_ruler ruler;
  detent_event event;
  int i;
  detent_ruler_configuration_init(&configuration, sizeof configuration);
  configuration.tick = DETENT_MARKS_UNIT;
  detent_ruler_init(&ruler, sizeof ruler, &configuration, sizeof configuration, 0);
  memset(&event, 0, sizeof event);
  for (i = 0; i < 2000; i++) {
    event.kind = i % 10 == 0   ? DETENT_EVENT_POINTER_DOWN
                 : i % 10 == 9 ? DETENT_EVENT_POINTER_UP
                               : DETENT_EVENT_POINTER_MOVE;
    event.time += 8000000;
    event.x = 40.0 * (i % 10);
    detent_ruler_handle(&ruler, &event, 1, add, context, NULL);
  }
  return NULL;
}

int main(void) {
  pthread_t threads[2];
  double sums[2] = {0, 0};
  int i;
  for (i = 0; i < 2; i++)
    if (pthread_create(&threads[i], NULL, drag, &sums[i]) != 0) return 1;
  for (i = 0; i < 2; i++) pthread_join(threads[i], NULL);
  printf("%.17g\n", sums[0]);
  return sums[0] == 0 || sums[0] != sums[1];
}
