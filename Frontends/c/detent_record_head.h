/* Writing of a script's header; included only by detent_record.c. */
#ifndef DETENT_RECORD_HEAD_H
#define DETENT_RECORD_HEAD_H

#include "detent_record_text.h"

/* Expands a macro for each kind of control, whose structures have their own names. */
#define FOR_EACH_CONTROL(DO) \
  DO(RULER, ruler)           \
  DO(RATING, rating)         \
  DO(SLIDER, slider)         \
  DO(DIAL, dial)

/* Sets a configuration to the defaults. */
static detent_status reset(int32_t kind, void *own) {
  switch (kind) {
#define RESET(CONSTANT, name)                       \
  case DETENT_CONTROL_##CONSTANT:                   \
    return detent_##name##_configuration_init(      \
        (detent_##name##_configuration *)own, sizeof(detent_##name##_configuration));
    FOR_EACH_CONTROL(RESET)
#undef RESET
  }
  return DETENT_ERROR_STORAGE;
}

/* True if a configuration of any size is valid. */
static int is_sensible(int32_t kind, const void *given, size_t size) {
  switch (kind) {
#define ASK(CONSTANT, name)                         \
  case DETENT_CONTROL_##CONSTANT:                   \
    return detent_##name##_configuration_problem(   \
               (const detent_##name##_configuration *)given, size) == NULL;
    FOR_EACH_CONTROL(ASK)
#undef ASK
  }
  return 0;
}

/* Copies a configuration of any size; members that it lacks have their defaults. */
static detent_status take(int32_t kind, void *own, const void *given, size_t size) {
  const recorded_control *control = control_of(kind);
  detent_status status;
  if (given == NULL) return DETENT_ERROR_NULL;
  if (control == NULL) return DETENT_ERROR_STORAGE;
  if (!is_sensible(kind, given, size)) return DETENT_ERROR_CONFIGURATION;
  status = reset(kind, own);
  if (status == DETENT_OK) memcpy(own, given, size < control->size ? size : control->size);
  return status;
}

static void begin_fact(line *l, const char *word) {
  begin(l);
  add(l, word);
  fill(l, 10);
  add(l, " ");
}

static detent_status fact(const detent_recording *r, const char *word, const char *text) {
  line l;
  begin_fact(&l, word);
  add(&l, text);
  return finish(r, &l);
}

/* Adds a setting, its word padded to `column`; `policy cancel` with `revert` is `policy cancel=revert`. Replaces the
 * line by a comment if scripts cannot express the setting. */
static void add_row(line *l, const recorded_setting *row, const void *configuration, size_t column) {
  const char *rest = strchr(row->word, ' ');
  size_t start = l->length;
  add_bytes(l, row->word, rest != NULL ? (size_t)(rest - row->word) : strlen(row->word));
  fill(l, start + column);
  add(l, " ");
  if (rest != NULL) {
    add(l, rest + 1);
    add(l, "=");
  }
  if (add_setting(l, row, configuration)) return;
  begin(l);
  add(l, "# a script has no word for its ");
  add(l, row->kind == SETTING_SLOP ? "slop by pointer" : row->word);
}

/* Reads width and height, in points. */
static void read_sides(const detent_recording *r, const void *configuration, double sides[2]) {
  const int *places = control_of(r->kind)->places;
  int is_upright = whole_at(configuration, places[2]) == DETENT_VERTICAL;
  sides[is_upright] = *(const double *)at(configuration, (size_t)places[0]);
  sides[!is_upright] = places[1] < 0 ? r->breadth : *(const double *)at(configuration, (size_t)places[1]);
}

static void add_viewport(line *l, const detent_recording *r, const void *configuration) {
  double sides[2];
  read_sides(r, configuration, sides);
  add_number(l, sides[0]);
  add(l, "x");
  add_number(l, sides[1]);
}

static int32_t interaction_of(const detent_recording *r, const void *configuration) {
  return whole_at(configuration, control_of(r->kind)->places[3]);
}

/* Writes each setting that differs from `usual`, the defaults. */
static detent_status write_settings(const detent_recording *r, const void *usual) {
  const recorded_setting *row = control_of(r->kind)->settings;
  const void *own = &r->configuration;
  detent_status status = DETENT_OK;
  int32_t interaction = interaction_of(r, own);
  line l;
  for (; row->word != NULL && status == DETENT_OK; row++) {
    if (is_same(row, own, usual)) continue;
    begin(&l);
    add_row(&l, row, own, 10);
    status = finish(r, &l);
  }
  begin_fact(&l, "viewport");
  add_viewport(&l, r, own);
  if (status == DETENT_OK) status = finish(r, &l);
  if (status == DETENT_OK && interaction == DETENT_DISABLED) status = fact(r, "enabled", "false");
  if (status == DETENT_OK && interaction == DETENT_READ_ONLY) status = fact(r, "read-only", "true");
  return status;
}

static detent_status write_values(const detent_recording *r, const void *control, int32_t count) {
  detent_state state;
  detent_status status = DETENT_OK;
  int32_t part;
  line l;
  begin_fact(&l, "value");
  for (part = 0; part < count && status == DETENT_OK; part++) {
    status = detent_read(control, part, &state, sizeof state);
    if (part > 0) add(&l, " ");
    add_number(&l, state.value);
  }
  return status == DETENT_OK ? finish(r, &l) : status;
}

static detent_status write_title(const detent_recording *r, const char *title) {
  line l;
  begin_fact(&l, "title");
  add_quoted(&l, title);
  return finish(r, &l);
}

#endif
