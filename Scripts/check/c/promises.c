/* Promises of the header besides statuses: untouched memory, NULL arguments, effects. */
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

/* Structures as in a later version. */
static struct {
  detent_ruler_configuration configuration;
  uint64_t later[4];
} larger_configuration;
static struct {
  detent_ruler_scene scene;
  uint64_t later[4];
} larger_scene;

static detent_effect last_tick;
static detent_effect last_change;

static void keep_change(void *context, const detent_effect *effect) {
  (void)context;
  if (effect->kind == DETENT_EFFECT_CHANGED) last_change = *effect;
}

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
  detent_environment usual = {80, 1, 0, NAN, 1, 0};
  detent_accessibility reported, same;
  detent_ruler_scene scene, same_scene;
  EXPECT(detent_ruler_accessibility(ruler, NULL, &reported, sizeof reported) == DETENT_OK);
  EXPECT(detent_ruler_accessibility(ruler, &usual, &same, sizeof same) == DETENT_OK);
  EXPECT(reported.value == 3 && memcmp(&reported, &same, sizeof reported) == 0);
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
  detent_handled outcome = {77, 77};
  int count = 0;
  events[0] = event_of(DETENT_EVENT_INCREMENT, 0);
  events[1] = event_of(99, 0);
  events[2] = event_of(DETENT_EVENT_ROTATE, NAN);
  EXPECT(detent_ruler_handle(ruler, NULL, 1, keep_tick, &count, &outcome) == DETENT_ERROR_NULL && outcome.own == 77);
  EXPECT(detent_ruler_handle(ruler, NULL, 0, keep_tick, &count, &outcome) == DETENT_OK && outcome.own == 0);
  EXPECT(detent_ruler_handle(ruler, events, 1, NULL, NULL, &outcome) == DETENT_OK);
  EXPECT(outcome.own == 1 && outcome.wrong == 1);
  *ruler = before;
  EXPECT(
      detent_ruler_handle(ruler, events, 3, keep_tick, &count, &outcome) == DETENT_ERROR_CONSTANT);
  EXPECT(outcome.wrong == 1 && outcome.own == 1 && count > 0);
  EXPECT(detent_ruler_read(ruler, &state, sizeof state) == DETENT_OK && state.value == 4);
  *ruler = before;
  EXPECT(detent_ruler_handle(ruler, events + 2, 1, NULL, NULL, NULL) == DETENT_ERROR_NUMBER);
}

static void other_buttons_and_shortcuts_are_the_hosts(detent_ruler *ruler) {
  detent_event events[4];
  detent_ruler before = *ruler;
  detent_ruler_state state, after;
  detent_handled outcome = {77, 77};
  int i;
  for (i = 0; i < 4; i++) events[i] = event_of(DETENT_EVENT_KEY, i < 2 ? 0 : 1);
  events[0].kind = DETENT_EVENT_POINTER_DOWN;
  events[1].kind = DETENT_EVENT_POINTER_UP;
  events[0].source = events[1].source = DETENT_POINTER_MOUSE;
  events[0].button = events[1].button = DETENT_BUTTON_RIGHT;
  events[2].source = DETENT_KEY_END;
  events[2].modifiers = DETENT_MODIFIER_META;
  events[3].source = DETENT_KEY_ESCAPE;
  EXPECT(detent_ruler_read(ruler, &state, sizeof state) == DETENT_OK);
  EXPECT(detent_ruler_handle(ruler, events, 4, NULL, NULL, &outcome) == DETENT_OK);
  EXPECT(outcome.own == 0 && outcome.wrong == 4);
  EXPECT(detent_ruler_read(ruler, &after, sizeof after) == DETENT_OK);
  EXPECT(after.value == state.value && after.phase == state.phase);
  events[0].button = 5;
  EXPECT(detent_ruler_handle(ruler, events, 1, NULL, NULL, &outcome) == DETENT_ERROR_CONSTANT);
  *ruler = before;
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

/* ---- Members since version 5 ---- */

/* Sets the defaults for a structure of `size` bytes with a custom frequency; the bytes after its
 * end are invalid. */
static void configure(detent_ruler_configuration *configuration, size_t size) {
  memset(configuration, 0x5A, sizeof *configuration);
  EXPECT(detent_ruler_configuration_init(configuration, size) == DETENT_OK);
  configuration->spring_frequency = 17;
  configuration->snap = DETENT_MARKS_ALWAYS;
}

static void begin(detent_ruler *ruler, const detent_ruler_configuration *configuration, size_t size) {
  EXPECT(detent_ruler_init(ruler, sizeof *ruler, configuration, size, 3) == DETENT_OK);
}

static detent_ruler_configuration settings(const detent_ruler *ruler) {
  detent_ruler_configuration reported;
  EXPECT(detent_ruler_read_configuration(ruler, &reported, sizeof reported) == DETENT_OK);
  return reported;
}

static double value_of(const detent_ruler *ruler) {
  detent_ruler_state state;
  EXPECT(detent_ruler_read(ruler, &state, sizeof state) == DETENT_OK);
  return state.value;
}

/* Returns the value after a drag by 120 points, which are 1 unit, with keys held. */
static double dragged(detent_ruler ruler, int32_t modifiers) {
  detent_event events[3];
  int i;
  for (i = 0; i < 3; i++) {
    events[i] = event_of(i == 0 ? DETENT_EVENT_POINTER_DOWN : DETENT_EVENT_POINTER_MOVE, 300 - 60 * i);
    events[i].source = DETENT_POINTER_MOUSE;
    events[i].modifiers = modifiers;
  }
  EXPECT(detent_ruler_handle(&ruler, events, 3, NULL, NULL, NULL) == DETENT_OK);
  return value_of(&ruler);
}

/* Returns the rest time of a ruler released beside a mark. */
static int64_t rest_of(detent_ruler ruler) {
  detent_ruler_state state;
  detent_event events[3];
  int i;
  for (i = 0; i < 3; i++) {
    events[i] = event_of(DETENT_EVENT_POINTER_DOWN + i, i == 0 ? 300 : 280);
    events[i].source = DETENT_POINTER_MOUSE;
    events[i].time = i * INT64_C(1000000000);
  }
  EXPECT(detent_ruler_handle(&ruler, events, 3, NULL, NULL, NULL) == DETENT_OK);
  EXPECT(detent_ruler_read(&ruler, &state, sizeof state) == DETENT_OK);
  EXPECT(state.phase == DETENT_PHASE_SETTLING);
  return state.rest_time;
}

static void members_of_a_ruler_count(void) {
  detent_ruler_configuration full;
  detent_ruler plain, quick;
  detent_event tap[2];
  configure(&full, sizeof full);
  EXPECT(full.fine_drag_modifiers == DETENT_MODIFIER_ALT && full.landing_frequency == 30);
  EXPECT(full.tap == DETENT_TAP_NOTHING);
  begin(&plain, &full, sizeof full);
  EXPECT(settings(&plain).landing_frequency == 30 && settings(&plain).spring_frequency == 17);
  EXPECT(fabs(dragged(plain, DETENT_MODIFIER_ALT) - 3.1) < 0.01);
  EXPECT(fabs(dragged(plain, DETENT_MODIFIER_SHIFT) - 4) < 0.01);
  full.landing_frequency = 60;
  full.tap = DETENT_TAP_GO;
  begin(&quick, &full, sizeof full);
  EXPECT(rest_of(quick) < rest_of(plain));

  /* 127.5 points beside the cursor: the next mark. */
  tap[0] = event_of(DETENT_EVENT_POINTER_DOWN, 315);
  tap[1] = event_of(DETENT_EVENT_POINTER_UP, 315);
  EXPECT(detent_ruler_handle(&plain, tap, 2, keep_change, NULL, NULL) == DETENT_OK);
  EXPECT(value_of(&plain) == 3 && last_change.kind == 0);
  EXPECT(detent_ruler_handle(&quick, tap, 2, keep_change, NULL, NULL) == DETENT_OK);
  EXPECT(value_of(&quick) == 4);
  EXPECT(last_change.detail == DETENT_CAUSE_TAP && last_change.value == 4);

  full.landing_frequency = 0;
  EXPECT(detent_ruler_configuration_problem(&full, sizeof full) != NULL);
  full.landing_frequency = 30;
  full.tap = 2;
  EXPECT(
      detent_ruler_init(&plain, sizeof plain, &full, sizeof full, 3) == DETENT_ERROR_CONSTANT);
}

/* Returns the value of a rating of 5 symbols while a finger is down on it. */
static double pressed(const detent_rating_configuration *configuration, size_t size) {
  detent_event down = event_of(DETENT_EVENT_POINTER_DOWN, 130);
  detent_rating_state state;
  detent_rating rating;
  EXPECT(detent_rating_init(&rating, sizeof rating, configuration, size, 1) == DETENT_OK);
  EXPECT(detent_rating_handle(&rating, &down, 1, NULL, NULL, NULL) == DETENT_OK);
  EXPECT(detent_rating_read(&rating, &state, sizeof state) == DETENT_OK && state.preview == 4);
  return state.value;
}

static void a_rating_is_pressed_as_it_says(void) {
  detent_rating_configuration configuration;
  memset(&configuration, 0x5A, sizeof configuration);
  EXPECT(detent_rating_configuration_init(&configuration, sizeof configuration) == DETENT_OK);
  EXPECT(configuration.press == DETENT_PRESS_AT_ONCE);
  EXPECT(pressed(&configuration, sizeof configuration) == 4);
  configuration.press = DETENT_PRESS_SURE;
  EXPECT(pressed(&configuration, sizeof configuration) == 1);
}

/* Returns the change of a ruler's value by a wheel. */
static double turned(detent_ruler ruler, int32_t unit, double x, int32_t modifiers) {
  detent_event event = event_of(DETENT_EVENT_WHEEL, x);
  event.source = unit;
  event.modifiers = modifiers;
  EXPECT(detent_ruler_handle(&ruler, &event, 1, NULL, NULL, NULL) == DETENT_OK);
  return value_of(&ruler) - 3;
}

static void modifiers_make_a_wheel_fine_or_coarse(detent_ruler ruler) {
  const int32_t shift = DETENT_MODIFIER_SHIFT, alt = DETENT_MODIFIER_ALT, points = DETENT_WHEEL_POINTS;
  detent_event event = event_of(DETENT_EVENT_WHEEL, 12);
  int32_t unit;
  for (unit = DETENT_WHEEL_POINTS; unit <= DETENT_WHEEL_PAGES; unit++) {
    double usual = turned(ruler, unit, 12, 0);
    EXPECT(usual > 0);
    EXPECT(fabs(turned(ruler, unit, 12, alt) - usual / 10) < 1e-9);
    EXPECT(fabs(turned(ruler, unit, 12, shift) - usual * 10) < 1e-9);
    EXPECT(turned(ruler, unit, 12, alt | shift) == turned(ruler, unit, 12, alt));
  }
  EXPECT(fabs(turned(ruler, points, 12, 0) - 0.1) < 1e-9);
  event.modifiers = 16;
  EXPECT(detent_ruler_handle(&ruler, &event, 1, NULL, NULL, NULL) == DETENT_ERROR_CONSTANT);
  event = event_of(DETENT_EVENT_WHEEL, INFINITY);
  EXPECT(detent_ruler_handle(&ruler, &event, 1, NULL, NULL, NULL) == DETENT_ERROR_NUMBER);
}

int main(void) {
  detent_ruler ruler;
  start(&ruler);
  EXPECT(detent_abi_version() >= DETENT_ABI_VERSION);
  EXPECT(detent_feel_version() >= DETENT_FEEL_VERSION);
  larger_structures_keep_their_ends(&ruler);
  no_environment_is_the_usual_one(&ruler);
  fewer_marks_are_the_first_ones(&ruler);
  modifiers_make_a_wheel_fine_or_coarse(ruler);
  the_first_wrong_event_is_named(&ruler);
  other_buttons_and_shortcuts_are_the_hosts(&ruler);
  a_run_outlives_its_sink(&ruler);
  members_of_a_ruler_count();
  a_rating_is_pressed_as_it_says();
  return 0;
}
