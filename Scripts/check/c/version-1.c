/* A program of version 1: it is compiled with version-1.h and linked to the library of today. It uses
 * both controls in all ways, and writes what comes out with every digit. The library of version 1
 * (commit 862333b) wrote version-1.txt. What that has may change only with the feel of the controls,
 * of which CHANGELOG.md tells under "Feel". */
#include "version-1.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define EXPECT(condition)                                      \
  do {                                                         \
    if (!(condition)) {                                        \
      fprintf(stderr, "line %d: %s\n", __LINE__, #condition); \
      exit(1);                                                 \
    }                                                          \
  } while (0)

static detent_ruler ruler;
static detent_rating rating;

/* ---- What is written ---- */

static void put(const char *name, double number) {
  char text[DETENT_NUMBER_TEXT_SIZE];
  EXPECT(detent_number_text(number, text, sizeof text) < sizeof text);
  printf(" %s=%s", name, text);
}

static void put_effect(void *context, const detent_effect *effect) {
  int64_t number, mark, time;
  (void)context;
  printf("%" PRId64 " effect %d", effect->time, (int)effect->kind);
  printf(" detail=%d mark=%" PRId64 " count=%" PRId64, (int)effect->detail, effect->mark, effect->count);
  put("value", effect->value);
  put("x", effect->x);
  put("y", effect->y);
  for (number = 0; detent_effect_tick(effect, number, &mark, &time) == DETENT_OK; number++)
    printf(" %" PRId64 "@%" PRId64, mark, time);
  printf("\n");
}

static void put_accessibility(const detent_accessibility *told) {
  printf("accessibility");
  put("value", told->value);
  put("minimum", told->minimum);
  put("maximum", told->maximum);
  put("step", told->step);
  put("incremented", told->incremented);
  put("decremented", told->decremented);
  printf(
      " %d %d %d %d\n", (int)told->orientation, (int)told->is_enabled, (int)told->is_read_only,
      (int)told->is_focused);
}

static void put_ruler_state(void) {
  detent_ruler_state state;
  EXPECT(detent_ruler_read(&ruler, &state, sizeof state) == DETENT_OK);
  printf("state");
  put("value", state.value);
  put("offset", state.offset);
  put("velocity", state.velocity);
  put("target", state.target);
  printf(
      " time=%" PRId64 " rest=%" PRId64 " nearest=%" PRId64 " phase=%d\n", state.time,
      state.rest_time, state.nearest_mark, (int)state.phase);
}

static void put_marks(const detent_mark *marks, int64_t count) {
  for (; count > 0; count--, marks++) {
    printf("mark %" PRId64 " kind=%d flags=%d", marks->index, (int)marks->kind, (int)marks->flags);
    put("along", marks->along);
    put("value", marks->value);
    printf("\n");
  }
}

static void put_ruler(void) {
  detent_environment environment = {60, 1.5, 0, 1, 1};
  detent_accessibility told;
  detent_ruler_scene scene;
  detent_mark marks[64];
  EXPECT(detent_ruler_accessibility(&ruler, &environment, &told, sizeof told) == DETENT_OK);
  EXPECT(
      detent_ruler_read_scene(&ruler, &environment, &scene, sizeof scene, marks, 64) == DETENT_OK);
  put_ruler_state();
  put_accessibility(&told);
  printf("scene %d %d %d", (int)scene.phase, (int)scene.orientation, (int)scene.is_enabled);
  put("length", scene.length);
  put("breadth", scene.breadth);
  put("cursor", scene.cursor);
  put("value", scene.value);
  put("unit", scene.unit_width);
  put("overscroll", scene.overscroll);
  put("lower", scene.lower_bound);
  put("upper", scene.upper_bound);
  put("landing", scene.landing);
  printf(" marks=%" PRId64 "\n", scene.mark_count);
  EXPECT(scene.mark_count <= 64);
  put_marks(marks, scene.mark_count);
}

static void put_symbols(const detent_symbol *symbols, int64_t count) {
  for (; count > 0; count--, symbols++) {
    printf("symbol flags=%d", (int)symbols->flags);
    put("x", symbols->x);
    put("y", symbols->y);
    put("width", symbols->width);
    put("height", symbols->height);
    put("fill", symbols->fill);
    printf("\n");
  }
}

static void put_rating_scene(const detent_rating_scene *scene) {
  printf(
      "scene %d %d %d %d %d", (int)scene->phase, (int)scene->orientation,
      (int)scene->layout_direction, (int)scene->is_enabled, (int)scene->is_previewed);
  put("value", scene->value);
  put("breadth", scene->breadth);
  put("label_x", scene->label_x);
  put("label_y", scene->label_y);
  put("label_width", scene->label_width);
  put("label_height", scene->label_height);
  printf(" symbols=%" PRId64 "\n", scene->count);
}

static void put_rating(void) {
  detent_environment environment = {40, 1, 70, 1, 0};
  detent_accessibility told;
  detent_rating_state state;
  detent_rating_scene scene;
  detent_symbol symbols[8];
  EXPECT(detent_rating_read(&rating, &state, sizeof state) == DETENT_OK);
  EXPECT(detent_rating_accessibility(&rating, &environment, &told, sizeof told) == DETENT_OK);
  EXPECT(
      detent_rating_read_scene(&rating, &environment, &scene, sizeof scene, symbols, 8) ==
      DETENT_OK);
  printf("state time=%" PRId64 " phase=%d", state.time, (int)state.phase);
  put("value", state.value);
  put("preview", state.preview);
  printf("\n");
  put_accessibility(&told);
  put_rating_scene(&scene);
  EXPECT(scene.count <= 8);
  put_symbols(symbols, scene.count);
}

/* ---- What is done ---- */

static const int64_t millisecond = 1000000;

static detent_event event_at(int64_t time, int32_t kind, int32_t source, double x, double y) {
  detent_event event;
  memset(&event, 0, sizeof event);
  event.time = time * millisecond;
  event.kind = kind;
  event.source = source;
  event.x = x;
  event.y = y;
  return event;
}

static void ruler_takes(const detent_event *events, size_t count) {
  EXPECT(detent_ruler_handle(&ruler, events, count, put_effect, NULL, NULL) == DETENT_OK);
}

static void rating_takes(const detent_event *events, size_t count) {
  EXPECT(detent_rating_handle(&rating, events, count, put_effect, NULL, NULL) == DETENT_OK);
}

/* A finger goes along the ruler by `step` points every 8 ms, four times, and is lifted. */
static void flick(int64_t time, double step) {
  detent_event events[6];
  int i;
  for (i = 0; i < 5; i++)
    events[i] = event_at(
        time + 8 * i, i == 0 ? DETENT_EVENT_POINTER_DOWN : DETENT_EVENT_POINTER_MOVE,
        DETENT_POINTER_TOUCH, 280 + step * i, 40);
  events[5] = event_at(time + 32, DETENT_EVENT_POINTER_UP, DETENT_POINTER_TOUCH, 280 + step * 4, 40);
  ruler_takes(events, 6);
}

static void ruler_rests(void) {
  detent_ruler_state state;
  EXPECT(detent_ruler_read(&ruler, &state, sizeof state) == DETENT_OK);
  EXPECT(detent_ruler_advance(&ruler, state.rest_time, put_effect, NULL) == DETENT_OK);
  put_ruler_state();
}

static void start_ruler(void) {
  detent_ruler_configuration configuration;
  EXPECT(detent_ruler_configuration_init(&configuration, sizeof configuration) == DETENT_OK);
  configuration.lower_bound = 0;
  configuration.upper_bound = 100;
  configuration.tick = DETENT_MARKS_HALF;
  configuration.snap = DETENT_MARKS_ALWAYS;
  EXPECT(
      detent_ruler_init(&ruler, sizeof ruler, &configuration, sizeof configuration, 20) ==
      DETENT_OK);
  put_ruler();
}

/* A flick that is caught on its way and taken back, one that comes to rest on a mark, and one into
 * the lower bound. */
static void fingers_on_a_ruler(void) {
  detent_event caught;
  flick(0, -15);
  put_ruler();
  EXPECT(detent_ruler_advance(&ruler, 100 * millisecond, put_effect, NULL) == DETENT_OK);
  put_ruler();
  caught = event_at(150, DETENT_EVENT_POINTER_DOWN, DETENT_POINTER_PEN, 200, 40);
  ruler_takes(&caught, 1);
  caught.time += 8 * millisecond;
  caught.kind = DETENT_EVENT_POINTER_CANCEL;
  ruler_takes(&caught, 1);
  flick(5000, -15);
  ruler_rests();
  flick(10000, 60);
  ruler_rests();
  put_ruler();
}

static void other_input_of_a_ruler(void) {
  detent_event events[8];
  events[0] = event_at(60000, DETENT_EVENT_KEY, DETENT_KEY_ARROW_RIGHT, 0, 0);
  events[1] = event_at(60001, DETENT_EVENT_KEY, DETENT_KEY_PAGE_UP, 0, 0);
  events[2] = event_at(60002, DETENT_EVENT_INCREMENT, 0, 0, 0);
  events[3] = event_at(60003, DETENT_EVENT_DECREMENT, 0, 0, 0);
  events[4] = event_at(60004, DETENT_EVENT_ADJUST, 0, 42.3, 0);
  events[5] = event_at(60005, DETENT_EVENT_ROTATE, 0, 2, 0);
  events[6] = event_at(61000, DETENT_EVENT_WHEEL, DETENT_WHEEL_LINES, 0, 3);
  events[7] = event_at(62000, DETENT_EVENT_ADVANCE, 0, 0, 0);
  ruler_takes(events, 8);
  put_ruler_state();
}

static void host_of_a_ruler(void) {
  detent_ruler_configuration configuration;
  EXPECT(detent_ruler_set_value(&ruler, 12.25, 1, put_effect, NULL) == DETENT_OK);
  ruler_rests();
  EXPECT(detent_ruler_set_value(&ruler, 1000, 0, put_effect, NULL) == DETENT_OK);
  EXPECT(
      detent_ruler_read_configuration(&ruler, &configuration, sizeof configuration) == DETENT_OK);
  configuration.upper_bound = 50;
  configuration.orientation = DETENT_VERTICAL;
  EXPECT(
      detent_ruler_set_configuration(
          &ruler, &configuration, sizeof configuration, put_effect, NULL) == DETENT_OK);
  put_ruler();
}

static void start_rating(void) {
  detent_rating_configuration configuration;
  EXPECT(detent_rating_configuration_init(&configuration, sizeof configuration) == DETENT_OK);
  configuration.granularity = 0.5;
  configuration.spacing = 4;
  configuration.reselection = DETENT_RESELECTION_CLEARS;
  EXPECT(
      detent_rating_init(&rating, sizeof rating, &configuration, sizeof configuration, 2.5) ==
      DETENT_OK);
  put_rating();
}

static void a_rating_is_used(void) {
  detent_event events[7];
  start_rating();
  events[0] = event_at(0, DETENT_EVENT_POINTER_HOVER, DETENT_POINTER_MOUSE, 130, 20);
  events[1] = event_at(10, DETENT_EVENT_POINTER_LEAVE, DETENT_POINTER_MOUSE, 0, 0);
  events[2] = event_at(20, DETENT_EVENT_POINTER_DOWN, DETENT_POINTER_TOUCH, 30, 20);
  events[3] = event_at(30, DETENT_EVENT_POINTER_MOVE, DETENT_POINTER_TOUCH, 170, 20);
  rating_takes(events, 4);
  put_rating();
  events[0] = event_at(40, DETENT_EVENT_POINTER_UP, DETENT_POINTER_TOUCH, 170, 20);
  events[1] = event_at(50, DETENT_EVENT_KEY, 3, 0, 0);
  events[2] = event_at(60, DETENT_EVENT_KEY, DETENT_KEY_ARROW_LEFT, 0, 0);
  events[3] = event_at(70, DETENT_EVENT_INCREMENT, 0, 0, 0);
  events[4] = event_at(80, DETENT_EVENT_ADJUST, 0, 4.2, 0);
  events[5] = event_at(90, DETENT_EVENT_POINTER_DOWN, DETENT_POINTER_MOUSE, 165, 20);
  events[6] = event_at(95, DETENT_EVENT_POINTER_CANCEL, DETENT_POINTER_MOUSE, 0, 0);
  rating_takes(events, 7);
  EXPECT(detent_rating_set_value(&rating, 9, 0, put_effect, NULL) == DETENT_OK);
  EXPECT(detent_rating_advance(&rating, 200 * millisecond, put_effect, NULL) == DETENT_OK);
  put_rating();
}

int main(void) {
  EXPECT(detent_abi_version() >= DETENT_ABI_VERSION);
  start_ruler();
  fingers_on_a_ruler();
  other_input_of_a_ruler();
  host_of_a_ruler();
  a_rating_is_used();
  return 0;
}
