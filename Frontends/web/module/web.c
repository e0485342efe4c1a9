/* Additions of the module to detent.h: a sink that passes each effect to JavaScript, and sizes. */
#include <detent.h>

__attribute__((import_module("detent"), import_name("effect"))) void detent_web_effect(const detent_effect *effect);

static void hand_on(void *context, const detent_effect *effect) {
  (void)context;
  detent_web_effect(effect);
}

/* Sizes of configurations, by which scripts detect a module of another version. */
uint32_t detent_ruler_configuration_size(void) { return sizeof(detent_ruler_configuration); }
uint32_t detent_rating_configuration_size(void) { return sizeof(detent_rating_configuration); }
uint32_t detent_slider_configuration_size(void) { return sizeof(detent_slider_configuration); }
uint32_t detent_dial_configuration_size(void) { return sizeof(detent_dial_configuration); }

/* Sink to pass to every function that takes one. */
detent_sink detent_web_sink(void) { return hand_on; }
