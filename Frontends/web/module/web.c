/* What the module needs beside detent.h: a sink that hands each effect on to JavaScript. */
#include <detent.h>

__attribute__((import_module("detent"), import_name("effect"))) void detent_web_effect(const detent_effect *effect);

static void hand_on(void *context, const detent_effect *effect) {
  (void)context;
  detent_web_effect(effect);
}

/* To be given to every function that takes a sink. */
detent_sink detent_web_sink(void) { return hand_on; }
