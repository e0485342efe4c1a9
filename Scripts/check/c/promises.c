/* What the header promises beside statuses: what is left alone, what may be NULL, what is told. */
#include <detent.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define EXPECT(condition)                                        \
  do {                                                           \
    if (!(condition)) {                                          \
      fprintf(stderr, "line %d: %s\n", __LINE__, #condition);   \
      exit(1);                                                   \
    }                                                            \
  } while (0)

/* Structures as a later version may have them. */
static struct {
  detent_ruler_configuration configuration;
  uint64_t later[4];
} larger_configuration;
static struct {
  detent_ruler_scene scene;
  uint64_t later[4];
} larger_scene;

static detent_effect last_tick;

static void keep_tick(void *context, const detent_effect *effect) {
  ++*(int *)context;
  if (effect->kind == DETENT_EFFECT_TICK) last_tick = *effect;
}

static detent_event event_of(int32_t kind, double x) {
  detent_event event;
  memset(&event, 0, sizeof event);
  event.kind = kind;
  event.x = x;
  return event;
}

static void start(detent_ruler *ruler) {
  detent_ruler_configuration configuration;
  EXPECT(detent_ruler_configuration_init(&configuration, sizeof configuration) == DETENT_OK);
  configuration.tick = DETENT_MARKS_UNIT;
  EXPECT(
      detent_ruler_init(ruler, sizeof *ruler, &configuration, sizeof configuration, 3) ==
      DETENT_OK);
}

static void larger_structures_keep_their_ends(const detent_ruler *ruler) {
  size_t i;
  memset(&larger_configuration, 0x5A, sizeof larger_configuration);
  memset(&larger_scene, 0x5A, sizeof larger_scene);
  EXPECT(
      detent_ruler_read_configuration(
          ruler, &larger_configuration.configuration, sizeof larger_configuration) == DETENT_OK);
  EXPECT(
      detent_ruler_read_scene(ruler, NULL, &larger_scene.scene, sizeof larger_scene, NULL, 0) ==
      DETENT_OK);
  EXPECT(larger_configuration.configuration.tick == DETENT_MARKS_UNIT);
  EXPECT(larger_scene.scene.mark_count > 3);
  for (i = 0; i < 4; i++) {
    EXPECT(larger_configuration.later[i] == UINT64_C(0x5A5A5A5A5A5A5A5A));
    EXPECT(larger_scene.later[i] == UINT64_C(0x5A5A5A5A5A5A5A5A));
  }
  EXPECT(
      detent_ruler_configuration_init(
          &larger_configuration.configuration, sizeof larger_configuration) == DETENT_OK);
  EXPECT(larger_configuration.later[0] == UINT64_C(0x5A5A5A5A5A5A5A5A));
}

static void no_environment_is_the_usual_one(const detent_ruler *ruler) {
  detent_environment usual = {80, 1, 0, 1, 0};
  detent_accessibility told, same;
  detent_ruler_scene scene, same_scene;
  EXPECT(detent_ruler_accessibility(ruler, NULL, &told, sizeof told) == DETENT_OK);
  EXPECT(detent_ruler_accessibility(ruler, &usual, &same, sizeof same) == DETENT_OK);
  EXPECT(told.value == 3 && memcmp(&told, &same, sizeof told) == 0);
  EXPECT(detent_ruler_read_scene(ruler, NULL, &scene, sizeof scene, NULL, 0) == DETENT_OK);
  EXPECT(
      detent_ruler_read_scene(ruler, &usual, &same_scene, sizeof same_scene, NULL, 0) ==
      DETENT_OK);
  EXPECT(scene.breadth == 80 && memcmp(&scene, &same_scene, sizeof scene) == 0);
}

static void fewer_marks_are_the_first_ones(const detent_ruler *ruler) {
  detent_mark few[4], many[100];
  detent_ruler_scene scene;
  memset(few, 0x5A, sizeof few);
  EXPECT(detent_ruler_read_scene(ruler, NULL, &scene, sizeof scene, few, 3) == DETENT_OK);
  EXPECT(detent_ruler_read_scene(ruler, NULL, &scene, sizeof scene, many, 100) == DETENT_OK);
  EXPECT(scene.mark_count > 3 && scene.mark_count <= 100);
  EXPECT(memcmp(few, many, 3 * sizeof *few) == 0);
  EXPECT(few[3].index == INT64_C(0x5A5A5A5A5A5A5A5A));
  EXPECT(many[0].value < many[1].value && many[1].value < many[2].value);
}

static void the_first_wrong_event_is_named(detent_ruler *ruler) {
  detent_event events[3];
  detent_ruler before = *ruler;
  detent_ruler_state state;
  size_t wrong = 77;
  int count = 0;
  events[0] = event_of(DETENT_EVENT_INCREMENT, 0);
  events[1] = event_of(99, 0);
  events[2] = event_of(DETENT_EVENT_ROTATE, NAN);
  EXPECT(detent_ruler_handle(ruler, NULL, 0, keep_tick, &count, &wrong) == DETENT_OK);
  EXPECT(detent_ruler_handle(ruler, events, 1, NULL, NULL, &wrong) == DETENT_OK && wrong == 77);
  *ruler = before;
  EXPECT(
      detent_ruler_handle(ruler, events, 3, keep_tick, &count, &wrong) == DETENT_ERROR_CONSTANT);
  EXPECT(wrong == 1 && count == 0);
  EXPECT(detent_ruler_read(ruler, &state, sizeof state) == DETENT_OK && state.value == 3);
  EXPECT(detent_ruler_handle(ruler, events + 2, 1, NULL, NULL, NULL) == DETENT_ERROR_NUMBER);
}

static void a_run_outlives_its_sink(detent_ruler *ruler) {
  detent_event event = event_of(DETENT_EVENT_INCREMENT, 0);
  detent_effect other;
  int64_t mark = -1, time = -1;
  int count = 0;
  EXPECT(detent_ruler_handle(ruler, &event, 1, keep_tick, &count, NULL) == DETENT_OK);
  EXPECT(count > 2 && last_tick.count == 1);
  EXPECT(detent_effect_tick(&last_tick, 0, &mark, NULL) == DETENT_OK && mark == last_tick.mark);
  EXPECT(detent_effect_tick(&last_tick, 0, NULL, &time) == DETENT_OK && time == last_tick.time);
  EXPECT(detent_effect_tick(&last_tick, 0, NULL, NULL) == DETENT_OK);
  EXPECT(last_tick.part == 0 && last_tick.by == 0);
  memset(&other, 0, sizeof other);
  other.kind = DETENT_EFFECT_IDLE;
  EXPECT(detent_effect_tick(&other, 0, NULL, NULL) == DETENT_ERROR_CONSTANT);
}

int main(void) {
  detent_ruler ruler;
  start(&ruler);
  EXPECT(detent_abi_version() >= DETENT_ABI_VERSION);
  EXPECT(detent_feel_version() >= DETENT_FEEL_VERSION);
  larger_structures_keep_their_ends(&ruler);
  no_environment_is_the_usual_one(&ruler);
  fewer_marks_are_the_first_ones(&ruler);
  the_first_wrong_event_is_named(&ruler);
  a_run_outlives_its_sink(&ruler);
  return 0;
}
