#include "host.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The scriptable controls; a new one needs a row here and a file of its own. */
static const control_type *const controls[] = {
  &ruler_control, &rating_control, &slider_control, &dial_control, NULL};

void fail(const char *sentence, const char *about) {
  fprintf(stderr, "replay: %s: %s\n", sentence, about);
  exit(1);
}

void host_check(detent_status status, const char *verb) {
  if (status != DETENT_OK) fail(detent_status_text(status), verb);
}

int32_t settings_interaction(const script_settings *s) {
  return s->is_enabled ? (s->is_read_only ? DETENT_READ_ONLY : DETENT_ENABLED) : DETENT_DISABLED;
}

double settings_length(const script_settings *s) { return s->is_vertical ? s->height : s->width; }

int settings_choose(script_settings *s, const char *name) {
  int i;
  for (i = 0; controls[i] != NULL; i++) {
    if (strcmp(controls[i]->name, name) != 0) continue;
    s->control = controls[i];
    s->control->reset(s);
    return 1;
  }
  return 0;
}

host_state host_read(host *h) {
  host_state state;
  memset(&state, 0, sizeof state);
  state.count = 1;
  state.rest_time = INT64_MIN;
  h->settings.control->look(h, &state);
  return state;
}
