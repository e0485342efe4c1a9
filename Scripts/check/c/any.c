/* Check that calls for any kind of control do the same as those of its kind: two copies of a
 * control get the same calls in both forms, and are equal afterwards. */
#include <detent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define EXPECT(condition)                                                                                         \
  do {                                                                                                            \
    if (!(condition)) {                                                                                           \
      fprintf(stderr, "line %d: %s\n", __LINE__, #condition);                                                     \
      exit(1);                                                                                                    \
    }                                                                                                             \
  } while (0)

static union {
  detent_ruler ruler;
  detent_rating rating;
  detent_slider slider;
  detent_dial dial;
} plain, other;
static union {
  detent_ruler_configuration ruler;
  detent_rating_configuration rating;
  detent_slider_configuration slider;
  detent_dial_configuration dial;
} settings;

static int count;
static void hear(void *context, const detent_effect *effect) {
  (void)effect;
  ++*(int *)context;
}

static void call_back(void *context, const detent_effect *effect) {
  (void)effect;
  EXPECT(detent_advance(context, INT64_MAX, NULL, NULL) == DETENT_ERROR_BUSY);
  ++count;
}

static detent_event event_of(int32_t kind, int64_t time, double x) {
  detent_event event;
  memset(&event, 0, sizeof event);
  event.kind = kind;
  event.time = time;
  event.x = x;
  event.y = 40;
  return event;
}

/* Compares the stored bytes of both controls. */
static void expect_same(int32_t kind) {
  unsigned char bytes[DETENT_SLIDER_STORED_SIZE], others[DETENT_SLIDER_STORED_SIZE];
  size_t length = 0, others_length = 0;
  detent_status status = kind == DETENT_CONTROL_RULER    ? detent_ruler_store(&plain.ruler, bytes, sizeof bytes, &length)
                         : kind == DETENT_CONTROL_RATING ? detent_rating_store(&plain.rating, bytes, sizeof bytes, &length)
                         : kind == DETENT_CONTROL_SLIDER ? detent_slider_store(&plain.slider, bytes, sizeof bytes, &length)
                                                         : detent_dial_store(&plain.dial, bytes, sizeof bytes, &length);
  EXPECT(status == DETENT_OK);
  EXPECT(detent_store(&other, others, sizeof others, &others_length) == DETENT_OK);
  EXPECT(length == others_length && memcmp(bytes, others, length) == 0);
}

#define TRY(name, kind_of, ...)                                                                                   \
  static void try_##name(void) {                                                                                  \
    detent_##name *control = &plain.name;                                                                         \
    detent_##name##_configuration *configuration = &settings.name;                                                \
    detent_event events[3];                                                                                       \
    detent_state state;                                                                                           \
    detent_accessibility node, reported;                                                                          \
    int heard = 0, others = 0;                                                                                    \
    detent_handled outcome = {9, 9};                                                                              \
    events[0] = event_of(DETENT_EVENT_POINTER_DOWN, 5, 60);                                                       \
    events[1] = event_of(DETENT_EVENT_POINTER_MOVE, 8000005, 90);                                                 \
    events[2] = event_of(DETENT_EVENT_POINTER_UP, 16000005, 97);                                                  \
    EXPECT(detent_##name##_configuration_init(configuration, sizeof *configuration) == DETENT_OK);                \
    EXPECT(detent_##name##_init(control, sizeof *control, configuration, sizeof *configuration, __VA_ARGS__) ==   \
           DETENT_OK);                                                                                            \
    other = plain;                                                                                                \
    EXPECT(detent_##name##_handle(control, events, 3, hear, &heard, NULL) == DETENT_OK);                          \
    EXPECT(detent_handle(&other, events, 3, hear, &others, NULL) == DETENT_OK);                                   \
    EXPECT(heard == others && heard > 0);                                                                         \
    expect_same(kind_of);                                                                                         \
    EXPECT(detent_##name##_advance(control, 50000000, hear, &heard) == DETENT_OK);                                \
    EXPECT(detent_advance(&other, 50000000, hear, &others) == DETENT_OK);                                         \
    expect_same(kind_of);                                                                                         \
    EXPECT(detent_##name##_set_value(control, SET_##name 2.5, 1, hear, &heard) == DETENT_OK);                     \
    EXPECT(detent_set(&other, 0, 2.5, 1, hear, &others) == DETENT_OK && heard == others);                         \
    expect_same(kind_of);                                                                                         \
    configuration->cancel_policy = DETENT_CANCEL_COMMITS;                                                         \
    EXPECT(detent_##name##_update(control, configuration, sizeof *configuration, NULL, 0, 0, NULL, NULL) ==       \
           DETENT_OK);                                                                                            \
    EXPECT(detent_update(&other, configuration, sizeof *configuration, NULL, 0, 0, NULL, NULL) == DETENT_OK);     \
    expect_same(kind_of);                                                                                         \
    EXPECT(detent_read(&other, 0, &state, sizeof state) == DETENT_OK);                                            \
    EXPECT(state.kind == kind_of && state.part_count == 1 && state.value == 2.5 && state.time == 50000000);       \
    EXPECT(detent_##name##_accessibility(control, SET_##name NULL, &node, sizeof node) == DETENT_OK);             \
    EXPECT(detent_describe(&other, 0, NULL, &reported, sizeof reported) == DETENT_OK);                            \
    EXPECT(memcmp(&node, &reported, sizeof node) == 0);                                                           \
    EXPECT(detent_read(&other, 1, &state, sizeof state) == DETENT_ERROR_INDEX);                                   \
    EXPECT(detent_set(&other, 1, 2, 0, NULL, NULL) == DETENT_ERROR_INDEX);                                        \
    EXPECT(detent_update(&other, configuration, 8, NULL, 0, 0, NULL, NULL) == DETENT_ERROR_SIZE);                 \
    events[1].kind = 99;                                                                                          \
    EXPECT(detent_handle(&other, events, 3, NULL, NULL, &outcome) == DETENT_ERROR_CONSTANT && outcome.wrong == 1); \
    count = 0;                                                                                                    \
    EXPECT(detent_handle(&other, events, 1, NULL, NULL, NULL) == DETENT_OK);                                      \
    events[2].time = 90000000;                                                                                    \
    EXPECT(detent_handle(&other, events + 2, 1, call_back, &other, NULL) == DETENT_OK && count > 0);              \
  }

#define SET_ruler
#define SET_rating
#define SET_slider 0,
#define SET_dial
static const double values[1] = {3};
TRY(ruler, DETENT_CONTROL_RULER, 3)
TRY(rating, DETENT_CONTROL_RATING, 3)
TRY(slider, DETENT_CONTROL_SLIDER, values, 1)
TRY(dial, DETENT_CONTROL_DIAL, 3)

static void what_is_no_control_is_rejected(void) {
  detent_state state;
  detent_event event = event_of(DETENT_EVENT_ADVANCE, 1, 0);
  unsigned char bytes[8];
  memset(&other, 0x5A, sizeof other);
  EXPECT(detent_handle(&other, &event, 1, NULL, NULL, NULL) == DETENT_ERROR_STORAGE);
  EXPECT(detent_handle(&other, NULL, 1, NULL, NULL, NULL) == DETENT_ERROR_NULL);
  EXPECT(detent_advance(&other, 1, NULL, NULL) == DETENT_ERROR_STORAGE);
  EXPECT(detent_set(&other, 0, 1, 0, NULL, NULL) == DETENT_ERROR_STORAGE);
  EXPECT(detent_update(&other, NULL, 0, NULL, 0, 0, NULL, NULL) == DETENT_ERROR_STORAGE);
  EXPECT(detent_read(&other, 0, &state, sizeof state) == DETENT_ERROR_STORAGE);
  EXPECT(detent_store(&other, bytes, sizeof bytes, NULL) == DETENT_ERROR_STORAGE);
  EXPECT(detent_read(NULL, 0, &state, sizeof state) == DETENT_ERROR_NULL);
  EXPECT(detent_advance(NULL, 1, NULL, NULL) == DETENT_ERROR_NULL);
}

int main(void) {
  try_ruler();
  try_rating();
  try_slider();
  try_dial();
  what_is_no_control_is_rejected();
  return 0;
}
