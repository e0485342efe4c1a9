/* Random bytes in every structure of a dial, as hostile.c writes into those of other controls. */
#include "hostile.h"

static void configure(detent_dial_configuration *configuration) {
  detent_dial_configuration_init(configuration, sizeof *configuration);
  configuration->wraps = (int32_t)(random_bits() % 2);
  configuration->coasts = (int32_t)(random_bits() % 2);
  configuration->hold = (int32_t)(random_bits() % 2);
  configuration->press = (int32_t)(random_bits() % 2);
  configuration->step = random_bits() % 2 == 0 ? 1 : 25;
  configuration->ticks = 1;
}

static void read_dial(const detent_dial *dial) {
  detent_environment environment = {80, 1, 0, NAN, 1, 0};
  detent_accessibility accessibility;
  detent_dial_configuration configuration;
  detent_dial_state reading;
  detent_dial_scene scene;
  detent_dial_mark *marks = (detent_dial_mark *)malloc(7 * sizeof *marks);
  damage(&environment, sizeof environment);
  count(detent_dial_read(dial, &reading, sizeof reading));
  count(detent_dial_read_configuration(dial, &configuration, sizeof configuration));
  count(detent_dial_accessibility(dial, &environment, &accessibility, sizeof accessibility));
  count(detent_dial_read_scene(dial, &environment, &scene, sizeof scene, marks, 7));
  /* One of several turns may have no mark. */
  if (scene.mark_count < (configuration.sweep > 360 ? 0 : 1) || scene.mark_count > DETENT_DIAL_MARKS) abort();
  free(marks);
}

static void store_dial(detent_dial *dial) {
  uint64_t stored[DETENT_STORED_SIZE / 8];
  size_t length;
  if (detent_dial_store(dial, stored, sizeof stored, &length) != DETENT_OK) abort();
  if (detent_dial_store(dial, stored, length - 1, NULL) != DETENT_ERROR_SIZE) abort();
  if (detent_dial_store(dial, stored, length, NULL) != DETENT_OK) abort();
  if (detent_dial_restore(dial, sizeof *dial, stored, length) != DETENT_OK) abort();
  ((char *)stored)[random_bits() % length] ^= (char)(1 << random_bits() % 8);
  if (detent_dial_restore(dial, sizeof *dial, stored, length) != DETENT_ERROR_STORED) abort();
}

static void attack_dial(void) {
  detent_dial *dial = (detent_dial *)malloc(sizeof *dial);
  detent_dial_configuration configuration;
  detent_event event;
  detent_effect blank;
  int i;
  memset(&blank, 0, sizeof blank);
  configure(&configuration);
  if (detent_dial_init(dial, sizeof *dial, &configuration, sizeof configuration, 3)) abort();
  damage(&configuration, sizeof configuration);
  detent_dial_configuration_problem(&configuration, sizeof configuration);
  for (i = 0; i < 6; i++) {
    make(&event);
    count(detent_dial_handle(dial, &event, 1, on_effect, &blank, NULL));
  }
  count(
      detent_dial_update(dial, &configuration, sizeof configuration, NULL, 0, 0, on_effect, &blank));
  count(detent_dial_advance(dial, (int64_t)random_bits(), on_effect, &blank));
  count(detent_dial_set_value(dial, event.x, event.source, on_effect, &blank));
  read_dial(dial);
  store_dial(dial);
  count(detent_dial_init(dial, sizeof *dial, &configuration, sizeof configuration, event.y));
  free(dial);
}

/* Random bytes are not a valid dial. */
static void attack_storage(void) {
  detent_dial dial;
  size_t i;
  for (i = 0; i < sizeof dial.opaque / 8; i++) dial.opaque[i] = random_bits();
  if (detent_dial_advance(&dial, 1, NULL, NULL) != DETENT_ERROR_STORAGE) abort();
}

int main(int argc, char **argv) {
  int rounds = argc > 1 ? atoi(argv[1]) : 1000, i;
  for (i = 0; i < rounds; i++) {
    attack_dial();
    attack_storage();
  }
  if (taken == 0 || rejected == 0 || effects == 0) return 1;
  printf("%ld calls taken, %ld refused, %ld effects\n", (long)taken, (long)rejected, (long)effects);
  return 0;
}
