/* Program that passes every structure with a size: one byte too small, as in its header, and
 * larger. The library must reject the first, and must never write beyond the given size. Settings
 * take effect as passed. */
#include "detent.h"

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

/* More bytes than any structure will ever grow by. */
#define GROWTH 1024
/* Content of memory that has not been written. */
#define CANARY 0x5A

/* Buffer for the largest structure, its growth, and a canary after both. */
static union {
  uint64_t aligned;
  unsigned char bytes[8192];
} buffer;

static void fill_buffer(void) { memset(&buffer, CANARY, sizeof buffer); }

static int is_untouched_from(size_t start) {
  while (start < sizeof buffer)
    if (buffer.bytes[start++] != CANARY) return 0;
  return 1;
}

/* Call that writes a structure of `size` bytes to `place`. */
typedef detent_status (*writer)(void *place, size_t size);

static detent_status ruler_defaults(void *place, size_t size) {
  return detent_ruler_configuration_init((detent_ruler_configuration *)place, size);
}
static detent_status rating_defaults(void *place, size_t size) {
  return detent_rating_configuration_init((detent_rating_configuration *)place, size);
}
static detent_status ruler_settings(void *place, size_t size) {
  return detent_ruler_read_configuration(&ruler, (detent_ruler_configuration *)place, size);
}
static detent_status rating_settings(void *place, size_t size) {
  return detent_rating_read_configuration(&rating, (detent_rating_configuration *)place, size);
}
static detent_status ruler_state(void *place, size_t size) {
  return detent_ruler_read(&ruler, (detent_ruler_state *)place, size);
}
static detent_status rating_state(void *place, size_t size) {
  return detent_rating_read(&rating, (detent_rating_state *)place, size);
}
static detent_status ruler_accessibility(void *place, size_t size) {
  return detent_ruler_accessibility(&ruler, NULL, (detent_accessibility *)place, size);
}
static detent_status rating_accessibility(void *place, size_t size) {
  return detent_rating_accessibility(&rating, NULL, (detent_accessibility *)place, size);
}
static detent_status ruler_scene(void *place, size_t size) {
  return detent_ruler_read_scene(&ruler, NULL, (detent_ruler_scene *)place, size, NULL, 0);
}
static detent_status rating_scene(void *place, size_t size) {
  return detent_rating_read_scene(&rating, NULL, (detent_rating_scene *)place, size, NULL, 0);
}
static detent_status ruler_storage(void *place, size_t size) {
  detent_ruler_configuration plain;
  EXPECT(detent_ruler_configuration_init(&plain, sizeof plain) == DETENT_OK);
  return detent_ruler_init((detent_ruler *)place, size, &plain, sizeof plain, 3);
}
static detent_status rating_storage(void *place, size_t size) {
  detent_rating_configuration plain;
  EXPECT(detent_rating_configuration_init(&plain, sizeof plain) == DETENT_OK);
  return detent_rating_init((detent_rating *)place, size, &plain, sizeof plain, 3);
}

static detent_status gate_storage(void *place, size_t size) {
  return detent_haptic_gate_init((detent_haptic_gate *)place, size, DETENT_HAPTIC_GAP);
}

static void expect_written(writer write, size_t size) {
  fill_buffer();
  EXPECT(write(&buffer, 0) == DETENT_ERROR_SIZE);
  EXPECT(write(&buffer, size - 1) == DETENT_ERROR_SIZE);
  EXPECT(is_untouched_from(0));
  EXPECT(write(&buffer, size) == DETENT_OK);
  EXPECT(is_untouched_from(size) && !is_untouched_from(0));
  fill_buffer();
  EXPECT(write(&buffer, size + 2 * GROWTH) == DETENT_OK);
  EXPECT(is_untouched_from(size + GROWTH) && !is_untouched_from(0));
}

static void expect_ruler_configurations(size_t size, detent_status expected) {
  const detent_ruler_configuration *passed = (const detent_ruler_configuration *)(void *)&buffer;
  detent_ruler other;
  fill_buffer();
  EXPECT(ruler_defaults(&buffer, sizeof buffer) == DETENT_OK);
  EXPECT(detent_ruler_init(&other, sizeof other, passed, size, 1) == expected);
  EXPECT(detent_ruler_update(&ruler, passed, size, NULL, 0, 0, NULL, NULL) == expected);
  EXPECT((detent_ruler_configuration_problem(passed, size) == NULL) == (expected == DETENT_OK));
}

static void expect_rating_configurations(size_t size, detent_status expected) {
  const detent_rating_configuration *passed = (const detent_rating_configuration *)(void *)&buffer;
  detent_rating other;
  fill_buffer();
  EXPECT(rating_defaults(&buffer, sizeof buffer) == DETENT_OK);
  EXPECT(detent_rating_init(&other, sizeof other, passed, size, 1) == expected);
  EXPECT(detent_rating_update(&rating, passed, size, NULL, 0, 0, NULL, NULL) == expected);
  EXPECT((detent_rating_configuration_problem(passed, size) == NULL) == (expected == DETENT_OK));
}

static void every_size_is_heeded(void) {
  size_t size = sizeof(detent_ruler_configuration);
  EXPECT(ruler_storage(&ruler, sizeof ruler) == DETENT_OK);
  EXPECT(rating_storage(&rating, sizeof rating) == DETENT_OK);
  expect_written(ruler_storage, sizeof(detent_ruler));
  expect_written(ruler_defaults, sizeof(detent_ruler_configuration));
  expect_written(ruler_settings, sizeof(detent_ruler_configuration));
  expect_written(ruler_state, sizeof(detent_ruler_state));
  expect_written(ruler_accessibility, sizeof(detent_accessibility));
  expect_written(ruler_scene, sizeof(detent_ruler_scene));
  expect_written(rating_storage, sizeof(detent_rating));
  expect_written(rating_defaults, sizeof(detent_rating_configuration));
  expect_written(rating_settings, sizeof(detent_rating_configuration));
  expect_written(rating_state, sizeof(detent_rating_state));
  expect_written(rating_accessibility, sizeof(detent_accessibility));
  expect_written(rating_scene, sizeof(detent_rating_scene));
  expect_written(gate_storage, sizeof(detent_haptic_gate));
  expect_ruler_configurations(size - 1, DETENT_ERROR_SIZE);
  expect_ruler_configurations(size, DETENT_OK);
  expect_ruler_configurations(size + GROWTH, DETENT_OK);
  size = sizeof(detent_rating_configuration);
  expect_rating_configurations(size - 1, DETENT_ERROR_SIZE);
  expect_rating_configurations(size, DETENT_OK);
  expect_rating_configurations(size + GROWTH, DETENT_OK);
}

/* Settings take effect as passed, even if the library has members that the header lacks. */
static void settings_stay_what_they_are(void) {
  detent_ruler_configuration passed, reported;
  detent_rating_configuration given, heard;
  EXPECT(detent_ruler_configuration_init(&passed, sizeof passed) == DETENT_OK);
  EXPECT(passed.spring_frequency == 10 && passed.rest_distance == 0.25);
  EXPECT(passed.fine_drag_modifiers == DETENT_MODIFIER_ALT && passed.fine_drag_scale == 0.1);
  passed.spring_frequency = 14;
  passed.capture = 0.5;
  passed.rearm = 3;
  passed.snap = DETENT_MARKS_ALWAYS;
  EXPECT(detent_ruler_init(&ruler, sizeof ruler, &passed, sizeof passed, 3) == DETENT_OK);
  EXPECT(detent_ruler_read_configuration(&ruler, &reported, sizeof reported) == DETENT_OK);
  EXPECT(memcmp(&passed, &reported, sizeof reported) == 0);
  EXPECT(detent_rating_configuration_init(&given, sizeof given) == DETENT_OK);
  EXPECT(given.selection == DETENT_SELECTION_DRAGGING && given.previews_hover == 1);
  given.symbol_width = 30;
  given.granularity = 0.5;
  EXPECT(detent_rating_init(&rating, sizeof rating, &given, sizeof given, 3) == DETENT_OK);
  EXPECT(detent_rating_read_configuration(&rating, &heard, sizeof heard) == DETENT_OK);
  EXPECT(memcmp(&given, &heard, sizeof heard) == 0);
}

int main(void) {
  EXPECT(detent_abi_version() >= DETENT_ABI_VERSION);
  every_size_is_heeded();
  settings_stay_what_they_are();
  return 0;
}
