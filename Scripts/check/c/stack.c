/* Stack use of the calls: counts the changed bytes of a prefilled stack. Fails above the limits of
 * the guide. */
#define _POSIX_C_SOURCE 200809L
#include "stack.h"

#define MOST 12288
#define MOST_OF_SLIDER 22528

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
    detent_ruler_update(&ruler, &configuration, sizeof configuration, NULL, 0, 0, ignore, NULL);
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
    detent_rating_update(&rating, &configuration, sizeof configuration, NULL, 0, 0, ignore, NULL);
    detent_rating_read_scene(&rating, NULL, &scene, sizeof scene, symbols, 5);
    detent_rating_accessibility(&rating, NULL, &accessibility, sizeof accessibility);
  }
  detent_rating_set_value(&rating, 5, 1, ignore, NULL);
  return context;
}

static void *use_slider(void *context) {
  static detent_slider slider;
  static detent_slider_configuration configuration;
  static unsigned char stored[DETENT_SLIDER_STORED_SIZE];
  static const double values[8] = {10, 20, 30, 40, 50, 60, 70, 80};
  static detent_slider_mark marks[DETENT_SLIDER_MARKS];
  static detent_thumb thumbs[8];
  detent_accessibility accessibility;
  detent_slider_part part;
  detent_slider_scene scene;
  detent_event event;
  size_t length;
  int i;
  memset(&event, 0, sizeof event);
  detent_slider_configuration_init(&configuration, sizeof configuration);
  configuration.thumbs = 8;
  configuration.meet = DETENT_MEET_PUSH;
  configuration.ticks = 1;
  configuration.step = 1;
  detent_slider_init(&slider, sizeof slider, &configuration, sizeof configuration, values, 8);
  for (i = 0; i < 1300; i++) {
    event.kind = 1 + i % 13;
    event.x = 37.5 * (i % 11);
    event.time += 8000000;
    detent_slider_handle(&slider, &event, 1, ignore, NULL, NULL);
    if (i % 7 != 0) continue;
    configuration.upper_bound = i % 2 == 0 ? 200 : 100;
    configuration.scale = i % 3 == 0 ? DETENT_SCALE_LOGARITHMIC : DETENT_SCALE_LINEAR;
    configuration.lower_bound = configuration.scale == DETENT_SCALE_LINEAR ? 0 : 1;
    configuration.between = (i / 7) % 2;
    detent_slider_update(&slider, &configuration, sizeof configuration, NULL, 0, 0, ignore, NULL);
    detent_slider_read_part(&slider, i % 8, &part, sizeof part);
    detent_slider_accessibility(&slider, i % 8, NULL, &accessibility, sizeof accessibility);
    detent_slider_read_scene(
        &slider, NULL, &scene, sizeof scene, thumbs, 8, marks, DETENT_SLIDER_MARKS);
  }
  detent_slider_update(&slider, NULL, 0, values, 8, 1, ignore, NULL);
  detent_slider_store(&slider, stored, sizeof stored, &length);
  detent_slider_restore(&slider, sizeof slider, stored, length);
  return context;
}

int main(void) {
  size_t nothing = stack_of(use_nothing);
  size_t ruler = stack_of(use_ruler), rating = stack_of(use_rating);
  size_t slider = stack_of(use_slider);
  printf("%zu, a slider %zu\n", (ruler > rating ? ruler : rating) - nothing, slider - nothing);
  return ruler - nothing > MOST || rating - nothing > MOST || slider - nothing > MOST_OF_SLIDER ||
         ruler <= nothing;
}
