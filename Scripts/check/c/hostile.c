/* Random bytes in every structure of the C interface, for valgrind and the sanitizers: invalid
 * input is rejected, nothing traps, and nothing outside of the passed memory is accessed. */
#include "hostile.h"

/* Passes settings to a ruler in memory that ends with them. */
static void attack_ruler_settings(detent_ruler *ruler, const detent_ruler_configuration *whole) {
  size_t size = sizeof *whole;
  detent_ruler_configuration *passed = (detent_ruler_configuration *)beginning(whole, size);
  detent_ruler_configuration_problem(passed, size);
  count(detent_ruler_update(ruler, passed, size, NULL, 0, 0, NULL, NULL));
  if (detent_ruler_read_configuration(ruler, passed, size) != DETENT_OK) abort();
  if (detent_ruler_configuration_init(passed, size) != DETENT_OK) abort();
  count(detent_ruler_init(ruler, sizeof *ruler, passed, size, 3));
  free(passed);
}

/* Passes settings to a rating in memory that ends with them. */
static void attack_rating_settings(detent_rating *rating, const detent_rating_configuration *whole) {
  size_t size = sizeof *whole;
  detent_rating_configuration *passed = (detent_rating_configuration *)beginning(whole, size);
  detent_rating_configuration_problem(passed, size);
  count(detent_rating_update(rating, passed, size, NULL, 0, 0, NULL, NULL));
  if (detent_rating_read_configuration(rating, passed, size) != DETENT_OK) abort();
  if (detent_rating_configuration_init(passed, size) != DETENT_OK) abort();
  count(detent_rating_init(rating, sizeof *rating, passed, size, 3));
  free(passed);
}

static void attack_ruler(void) {
  uint64_t stored[DETENT_STORED_SIZE / 8];
  size_t length;
  detent_ruler *ruler = (detent_ruler *)malloc(sizeof *ruler);
  detent_ruler_configuration configuration;
  detent_environment environment = {80, 1, 0, NAN, 1, 0};
  detent_accessibility accessibility;
  detent_ruler_state reading;
  detent_ruler_scene scene;
  detent_mark *marks = (detent_mark *)malloc(7 * sizeof *marks);
  detent_event event;
  detent_effect blank;
  memset(&blank, 0, sizeof blank);
  detent_ruler_configuration_init(&configuration, sizeof configuration);
  configuration.tick = DETENT_MARKS_FRACTION;
  count(detent_ruler_init(ruler, sizeof *ruler, &configuration, sizeof configuration, 3));
  damage(&configuration, sizeof configuration);
  detent_ruler_configuration_problem(&configuration, sizeof configuration);
  make(&event);
  count(detent_ruler_handle(ruler, &event, 1, on_effect, &blank, NULL));
  count(detent_ruler_update(ruler, &configuration, sizeof configuration, NULL, 0, 0, on_effect, &blank));
  make(&event);
  count(detent_ruler_handle(ruler, &event, 1, on_effect, &blank, NULL));
  count(detent_ruler_advance(ruler, (int64_t)random_bits(), on_effect, &blank));
  count(detent_ruler_set_value(ruler, event.x, event.source, on_effect, &blank));
  damage(&environment, sizeof environment);
  count(detent_ruler_read(ruler, &reading, sizeof reading));
  count(detent_ruler_read_scene(ruler, &environment, &scene, sizeof scene, marks, 7));
  count(detent_ruler_accessibility(ruler, &environment, &accessibility, sizeof accessibility));
  if (detent_ruler_store(ruler, stored, sizeof stored, &length) != DETENT_OK) abort();
  if (detent_ruler_store(ruler, stored, length - 1, NULL) != DETENT_ERROR_SIZE) abort();
  if (detent_ruler_store(ruler, stored, length, NULL) != DETENT_OK) abort();
  if (detent_ruler_restore(ruler, sizeof *ruler, stored, length) != DETENT_OK) abort();
  ((char *)stored)[random_bits() % length] ^= (char)(1 << random_bits() % 8);
  if (detent_ruler_restore(ruler, sizeof *ruler, stored, length) != DETENT_ERROR_STORED) abort();
  attack_ruler_settings(ruler, &configuration);
  free(marks);
  free(ruler);
}

static void attack_rating(void) {
  uint64_t stored[DETENT_STORED_SIZE / 8];
  size_t length;
  detent_rating *rating = (detent_rating *)malloc(sizeof *rating);
  detent_rating_configuration configuration;
  detent_environment environment = {80, 1, 0, NAN, 1, 0};
  detent_accessibility accessibility;
  detent_rating_state reading;
  detent_rating_scene scene;
  detent_symbol *symbols = (detent_symbol *)malloc(3 * sizeof *symbols);
  detent_event event;
  detent_effect blank;
  memset(&blank, 0, sizeof blank);
  detent_rating_configuration_init(&configuration, sizeof configuration);
  count(detent_rating_init(rating, sizeof *rating, &configuration, sizeof configuration, 3));
  damage(&configuration, sizeof configuration);
  detent_rating_configuration_problem(&configuration, sizeof configuration);
  make(&event);
  count(detent_rating_handle(rating, &event, 1, on_effect, &blank, NULL));
  count(detent_rating_update(rating, &configuration, sizeof configuration, NULL, 0, 0, on_effect, &blank));
  make(&event);
  count(detent_rating_handle(rating, &event, 1, on_effect, &blank, NULL));
  count(detent_rating_advance(rating, (int64_t)random_bits(), on_effect, &blank));
  count(detent_rating_set_value(rating, event.x, event.source, on_effect, &blank));
  damage(&environment, sizeof environment);
  count(detent_rating_read(rating, &reading, sizeof reading));
  count(detent_rating_read_scene(rating, &environment, &scene, sizeof scene, symbols, 3));
  count(detent_rating_accessibility(rating, &environment, &accessibility, sizeof accessibility));
  if (detent_rating_store(rating, stored, sizeof stored, &length) != DETENT_OK) abort();
  if (detent_rating_store(rating, stored, length - 1, NULL) != DETENT_ERROR_SIZE) abort();
  if (detent_rating_store(rating, stored, length, NULL) != DETENT_OK) abort();
  if (detent_rating_restore(rating, sizeof *rating, stored, length) != DETENT_OK) abort();
  ((char *)stored)[random_bits() % length] ^= (char)(1 << random_bits() % 8);
  if (detent_rating_restore(rating, sizeof *rating, stored, length) != DETENT_ERROR_STORED) abort();
  attack_rating_settings(rating, &configuration);
  free(symbols);
  free(rating);
}

/* Returns up to 9 values of a slider, in memory that ends with the last. */
static double *make_values(size_t *length) {
  double *values = (double *)malloc(9 * sizeof *values);
  size_t i;
  if (values == NULL) abort();
  *length = (size_t)(random_bits() % 10);
  for (i = 0; i < *length; i++) values[i] = (double)(random_bits() % 140) - 20;
  if (*length > 0) damage(values, *length * sizeof *values);
  return (double *)realloc(values, *length > 0 ? *length * sizeof *values : 1);
}

static void read_slider(const detent_slider *slider) {
  detent_environment environment = {80, 1, 0, NAN, 1, 0};
  detent_accessibility accessibility;
  detent_slider_configuration configuration;
  detent_slider_state reading;
  detent_slider_part part;
  detent_slider_scene scene;
  detent_thumb *thumbs = (detent_thumb *)malloc(3 * sizeof *thumbs);
  detent_slider_mark *marks = (detent_slider_mark *)malloc(7 * sizeof *marks);
  int32_t number = (int32_t)(random_bits() % 10) - 1;
  damage(&environment, sizeof environment);
  count(detent_slider_read(slider, &reading, sizeof reading));
  count(detent_slider_read_part(slider, number, &part, sizeof part));
  count(detent_slider_read_configuration(slider, &configuration, sizeof configuration));
  count(
      detent_slider_accessibility(
          slider, number, &environment, &accessibility, sizeof accessibility));
  count(
      detent_slider_read_scene(
          slider, &environment, &scene, sizeof scene, thumbs, 3, marks, 7));
  if (scene.mark_count < 1 || scene.mark_count > DETENT_SLIDER_MARKS) abort();
  free(thumbs);
  free(marks);
}

static void store_slider(detent_slider *slider) {
  uint64_t stored[DETENT_SLIDER_STORED_SIZE / 8];
  size_t length;
  if (detent_slider_store(slider, stored, sizeof stored, &length) != DETENT_OK) abort();
  if (detent_slider_store(slider, stored, length - 1, NULL) != DETENT_ERROR_SIZE) abort();
  if (detent_slider_store(slider, stored, length, NULL) != DETENT_OK) abort();
  if (detent_slider_restore(slider, sizeof *slider, stored, length) != DETENT_OK) abort();
  ((char *)stored)[random_bits() % length] ^= (char)(1 << random_bits() % 8);
  if (detent_slider_restore(slider, sizeof *slider, stored, length) != DETENT_ERROR_STORED) abort();
}

static void attack_slider(void) {
  detent_slider *slider = (detent_slider *)malloc(sizeof *slider);
  detent_slider_configuration configuration;
  detent_event event;
  detent_effect blank;
  size_t length;
  double *values = make_values(&length);
  int i;
  memset(&blank, 0, sizeof blank);
  detent_slider_configuration_init(&configuration, sizeof configuration);
  configuration.thumbs = 1 + (int64_t)(random_bits() % 8);
  configuration.meet = (int32_t)(random_bits() % 2);
  configuration.step = 1;
  configuration.ticks = 1;
  if (detent_slider_init(slider, sizeof *slider, &configuration, sizeof configuration, NULL, 0))
    abort();
  count(
      detent_slider_init(
          slider, sizeof *slider, &configuration, sizeof configuration, values, length));
  damage(&configuration, sizeof configuration);
  detent_slider_configuration_problem(&configuration, sizeof configuration);
  for (i = 0; i < 6; i++) {
    make(&event);
    count(detent_slider_handle(slider, &event, 1, on_effect, &blank, NULL));
  }
  count(
      detent_slider_update(slider, &configuration, sizeof configuration, NULL, 0, 0, on_effect, &blank));
  count(detent_slider_update(slider, NULL, 0, values, length, event.source, on_effect, &blank));
  count(detent_slider_advance(slider, (int64_t)random_bits(), on_effect, &blank));
  count(
      detent_slider_set_value(
          slider, (int32_t)(random_bits() % 10) - 1, event.x, event.source, on_effect, &blank));
  read_slider(slider);
  store_slider(slider);
  free(values);
  free(slider);
}

/* Random bytes are not a valid control. */
static void attack_storage(void) {
  detent_ruler ruler;
  detent_rating rating;
  detent_slider slider;
  size_t i;
  for (i = 0; i < sizeof ruler.opaque / 8; i++) ruler.opaque[i] = random_bits();
  for (i = 0; i < sizeof rating.opaque / 8; i++) rating.opaque[i] = random_bits();
  for (i = 0; i < sizeof slider.opaque / 8; i++) slider.opaque[i] = random_bits();
  if (detent_slider_advance(&slider, 1, NULL, NULL) != DETENT_ERROR_STORAGE) abort();
  if (detent_ruler_advance(&ruler, 1, NULL, NULL) != DETENT_ERROR_STORAGE) abort();
  if (detent_rating_advance(&rating, 1, NULL, NULL) != DETENT_ERROR_STORAGE) abort();
}

/* Writes texts into buffers of any capacity, also too small. */
static void attack_text(void) {
  size_t capacity = (size_t)(random_bits() % 24), length;
  uint64_t bits = random_bits() % 2 == 0 ? random_bits() : random_bits() << 40;
  char *text = (char *)malloc(capacity);
  double number;
  memcpy(&number, &bits, 8);
  length = detent_number_text(number, text, capacity);
  if (capacity > 0 && strlen(text) != (length < capacity ? length : 0)) abort();
  if (length >= DETENT_NUMBER_TEXT_SIZE) abort();
  free(text);
}

/* Calls an echo in any order, with any effects. */
static void attack_echo(void) {
  detent_echo *echo = (detent_echo *)malloc(sizeof *echo);
  detent_effect effect;
  double value;
  int64_t deadline;
  int i;
  for (i = 0; i < (int)(sizeof echo->opaque / 8); i++) echo->opaque[i] = random_bits();
  if (detent_echo_heard(echo, 0, 0) != DETENT_ERROR_STORAGE) abort();
  count(detent_echo_init(echo, sizeof *echo, 3));
  for (i = 0; i < 8; i++) {
    memset(&effect, 0, sizeof effect);
    effect.kind = (int32_t)(random_bits() % 8);
    effect.value = (double)(random_bits() % 5);
    damage(&effect, sizeof effect);
    count(detent_echo_note(echo, &effect));
    count(detent_echo_heard(echo, effect.x, effect.detail));
    count(detent_echo_adopt(echo, (int64_t)random_bits(), &value, &deadline));
  }
  free(echo);
}

/* Calls a gate in any order, at any time. */
static void attack_gate(void) {
  detent_haptic_gate *gate = (detent_haptic_gate *)malloc(sizeof *gate);
  detent_effect effect;
  int32_t plays = 0;
  int i;
  for (i = 0; i < (int)(sizeof gate->opaque / 8); i++) gate->opaque[i] = random_bits();
  memset(&effect, 0, sizeof effect);
  if (detent_haptic_gate_plays(gate, &effect, 0, &plays) != DETENT_ERROR_STORAGE) abort();
  count(detent_haptic_gate_init(gate, sizeof *gate, (int64_t)random_bits() >> random_bits() % 64));
  for (i = 0; i < 8; i++) {
    memset(&effect, 0, sizeof effect);
    effect.kind = (int32_t)(random_bits() % 5);
    effect.count = (int64_t)(random_bits() % 3);
    damage(&effect, sizeof effect);
    count(detent_haptic_gate_plays(gate, &effect, (int64_t)random_bits(), &plays));
    if (plays != 0 && plays != 1) abort();
  }
  free(gate);
}

int main(int argc, char **argv) {
  int rounds = argc > 1 ? atoi(argv[1]) : 1000, i;
  for (i = 0; i < rounds; i++) {
    attack_ruler();
    attack_rating();
    attack_slider();
    attack_storage();
    attack_text();
    attack_echo();
    attack_gate();
  }
  if (taken == 0 || rejected == 0 || effects == 0) return 1;
  printf("%ld calls taken, %ld refused, %ld effects\n", (long)taken, (long)rejected, (long)effects);
  return 0;
}
