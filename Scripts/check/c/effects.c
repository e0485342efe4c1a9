/* Check of effects stored in a caller's buffer: they equal those that a sink gets, for any size of
 * an effect known to the program. Beyond the capacity they are counted, but not written. */
#include <detent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define EXPECT(condition)                                        \
  do {                                                           \
    if (!(condition)) {                                          \
      fprintf(stderr, "line %d: %s\n", __LINE__, #condition); \
      exit(1);                                                   \
    }                                                            \
  } while (0)

enum { MOST = 64 };
static detent_effect reported[MOST];
static size_t reported_count;

static void report(void *context, const detent_effect *effect) {
  (void)context;
  EXPECT(reported_count < MOST);
  reported[reported_count++] = *effect;
}

/* Flings over some marks; emits at most MOST effects. */
static void fling(detent_sink sink, void *context) {
  static const double places[5] = {280, 265, 250, 230, 210};
  detent_ruler_configuration configuration;
  detent_ruler ruler;
  detent_event events[5];
  int i;
  detent_ruler_configuration_init(&configuration, sizeof configuration);
  configuration.tick = DETENT_MARKS_UNIT;
  EXPECT(
      detent_ruler_init(&ruler, sizeof ruler, &configuration, sizeof configuration, 20) == DETENT_OK);
  memset(events, 0, sizeof events);
  for (i = 0; i < 5; i++) {
    events[i].kind = i == 0 ? DETENT_EVENT_POINTER_DOWN : i == 4 ? DETENT_EVENT_POINTER_UP : DETENT_EVENT_POINTER_MOVE;
    events[i].time = i * 8000000;
    events[i].x = places[i];
  }
  EXPECT(detent_ruler_handle(&ruler, events, 5, sink, context, NULL) == DETENT_OK);
  EXPECT(detent_ruler_advance(&ruler, 5000000000, sink, context) == DETENT_OK);
}

/* Stores effects of `size` bytes, at most `capacity`; the bytes after them must not change. */
static void keep(size_t size, size_t capacity) {
  unsigned char *bytes = (unsigned char *)malloc(size * capacity + 16);
  size_t i, known = size < sizeof(detent_effect) ? size : sizeof(detent_effect);
  detent_effects effects;
  EXPECT(bytes != NULL);
  memset(bytes, 0xA5, size * capacity + 16);
  effects.effects = (detent_effect *)(void *)bytes;
  effects.size = size;
  effects.capacity = capacity;
  effects.count = 0;
  fling(detent_effects_keep, &effects);
  EXPECT(effects.count == reported_count);
  for (i = 0; i < capacity && i < reported_count; i++) {
    size_t byte;
    EXPECT(memcmp(bytes + i * size, &reported[i], known) == 0);
    for (byte = known; byte < size; byte++) EXPECT(bytes[i * size + byte] == 0xA5);
  }
  for (i = (capacity < reported_count ? capacity : reported_count) * size; i < size * capacity + 16; i++)
    EXPECT(bytes[i] == 0xA5);
  free(bytes);
}

int main(void) {
  size_t size, capacity;
  detent_effects effects = {NULL, sizeof(detent_effect), 10, 0};
  detent_effect effect;
  fling(report, NULL);
  EXPECT(reported_count > 8);
  for (capacity = 0; capacity <= reported_count + 2; capacity++)
    for (size = 0; size <= sizeof(detent_effect) + 24; size += 8) keep(size, capacity);
  memset(&effect, 0, sizeof effect);
  detent_effects_keep(NULL, &effect);
  detent_effects_keep(&effects, NULL);
  EXPECT(effects.count == 0);
  detent_effects_keep(&effects, &effect);
  EXPECT(effects.count == 1);
  effects.effects = &effect;
  effects.count = (size_t)-1;
  detent_effects_keep(&effects, &effect);
  EXPECT(effects.count == 0);
  effects.size = (size_t)-8;
  detent_effects_keep(&effects, &effect);
  EXPECT(effects.count == 1);
  return 0;
}
