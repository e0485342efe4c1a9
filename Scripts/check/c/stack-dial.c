/* Stack use of the calls of a dial, measured as in stack.c. */
#define _POSIX_C_SOURCE 200809L
#include "stack.h"

#define MOST 12288

static void *use_dial(void *context) {
  static detent_dial dial;
  static detent_dial_configuration configuration;
  static unsigned char stored[DETENT_STORED_SIZE];
  static detent_dial_mark marks[DETENT_DIAL_MARKS];
  detent_accessibility accessibility;
  detent_dial_scene scene;
  detent_dial_state state;
  detent_event event;
  size_t length;
  int i;
  memset(&event, 0, sizeof event);
  detent_dial_configuration_init(&configuration, sizeof configuration);
  configuration.ticks = configuration.snaps = configuration.coasts = 1;
  configuration.step = 1;
  detent_dial_configuration_problem(&configuration, sizeof configuration);
  detent_dial_init(&dial, sizeof dial, &configuration, sizeof configuration, 50);
  for (i = 0; i < 1300; i++) {
    event.kind = 1 + i % 13;
    event.x = 16 * (i % 11);
    event.y = 12 * (i % 13);
    event.time += 8000000;
    detent_dial_handle(&dial, &event, 1, ignore, NULL, NULL);
    if (i % 7 != 0) continue;
    configuration.upper_bound = i % 2 == 0 ? 200 : 100;
    configuration.wraps = (i / 7) % 2;
    configuration.hold = (i / 14) % 2;
    configuration.press = (i / 28) % 2;
    detent_dial_update(&dial, &configuration, sizeof configuration, NULL, 0, 0, ignore, NULL);
    detent_dial_read(&dial, &state, sizeof state);
    detent_dial_accessibility(&dial, NULL, &accessibility, sizeof accessibility);
    detent_dial_read_scene(&dial, NULL, &scene, sizeof scene, marks, DETENT_DIAL_MARKS);
  }
  detent_dial_set_value(&dial, 5, 1, ignore, NULL);
  detent_dial_store(&dial, stored, sizeof stored, &length);
  detent_dial_restore(&dial, sizeof dial, stored, length);
  return context;
}

int main(void) {
  size_t nothing = stack_of(use_nothing), dial = stack_of(use_dial);
  printf("a dial %zu\n", dial - nothing);
  return dial - nothing > MOST || dial <= nothing;
}
