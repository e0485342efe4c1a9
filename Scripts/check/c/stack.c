/* How much stack the calls need: all of them run on a stack whose bytes are known, and what has
 * changed is counted. Fails if that is more than the guide says. */
#define _POSIX_C_SOURCE 200809L
#include <detent.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SIZE 262144
#define MOST 12288

static void ignore(void *context, const detent_effect *effect) {
  int64_t mark, time;
  (void)context;
  detent_effect_tick(effect, 0, &mark, &time);
}

static void *use_ruler(void *context) {
  static detent_mark marks[300];
  static detent_ruler ruler;
  static detent_ruler_configuration configuration;
  detent_accessibility accessibility;
  detent_ruler_scene scene;
  detent_event event;
  char text[DETENT_NUMBER_TEXT_SIZE];
  int i;
  memset(&event, 0, sizeof event);
  detent_ruler_configuration_init(&configuration, sizeof configuration);
  configuration.tick = DETENT_MARKS_FRACTION;
  detent_ruler_configuration_problem(&configuration, sizeof configuration);
  detent_ruler_init(&ruler, sizeof ruler, &configuration, sizeof configuration, 3);
  for (i = 0; i < 1300; i++) {
    event.kind = 1 + i % 13;
    event.x = 37.5 * (i % 11);
    event.time += 8000000;
    detent_ruler_handle(&ruler, &event, 1, ignore, NULL, NULL);
    configuration.upper_bound = i % 2 == 0 ? 20 : 1e9;
    detent_ruler_set_configuration(&ruler, &configuration, sizeof configuration, ignore, NULL);
    detent_ruler_read_scene(&ruler, NULL, &scene, sizeof scene, marks, 300);
    detent_ruler_accessibility(&ruler, NULL, &accessibility, sizeof accessibility);
  }
  detent_ruler_set_value(&ruler, 5, 1, ignore, NULL);
  detent_number_text(-2.2250738585072011e-308, text, sizeof text);
  return context;
}

static void *use_rating(void *context) {
  static detent_symbol symbols[5];
  static detent_rating rating;
  detent_rating_configuration configuration;
  detent_accessibility accessibility;
  detent_rating_scene scene;
  detent_event event;
  int i;
  memset(&event, 0, sizeof event);
  detent_rating_configuration_init(&configuration, sizeof configuration);
  detent_rating_init(&rating, sizeof rating, &configuration, sizeof configuration, 3);
  for (i = 0; i < 1300; i++) {
    event.kind = 1 + i % 13;
    event.x = 37.5 * (i % 11);
    event.time += 8000000;
    detent_rating_handle(&rating, &event, 1, ignore, NULL, NULL);
    detent_rating_set_configuration(&rating, &configuration, sizeof configuration, ignore, NULL);
    detent_rating_read_scene(&rating, NULL, &scene, sizeof scene, symbols, 5);
    detent_rating_accessibility(&rating, NULL, &accessibility, sizeof accessibility);
  }
  detent_rating_set_value(&rating, 5, 1, ignore, NULL);
  return context;
}

static void *use_nothing(void *context) { return context; }

/* The bytes that `body` has written to, from the end that is used first. */
static size_t stack_of(void *(*body)(void *)) {
  static union {
    unsigned char bytes[SIZE];
    long double aligned;
  } stack;
  pthread_attr_t attributes;
  pthread_t thread;
  size_t untouched = 0;
  memset(stack.bytes, 0xA5, SIZE);
  if (pthread_attr_init(&attributes) != 0 ||
      pthread_attr_setstack(&attributes, stack.bytes, SIZE) != 0 ||
      pthread_create(&thread, &attributes, body, NULL) != 0 || pthread_join(thread, NULL) != 0)
    abort();
  while (untouched < SIZE && stack.bytes[untouched] == 0xA5) untouched++;
  return SIZE - untouched;
}

int main(void) {
  size_t nothing = stack_of(use_nothing);
  size_t ruler = stack_of(use_ruler), rating = stack_of(use_rating);
  printf("%zu\n", (ruler > rating ? ruler : rating) - nothing);
  return ruler - nothing > MOST || rating - nothing > MOST || ruler <= nothing;
}
