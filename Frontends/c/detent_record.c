#include "detent_record_events.h"
#include "detent_record_head.h"

detent_status detent_record_begin(
    detent_recording *r, const void *control, const void *configuration, size_t size,
    const detent_record_options *options, detent_record_sink sink, void *context) {
  static const char *const sources[] = {"touch", "mouse", "pen"};
  detent_recording usual;
  detent_state state;
  detent_status status;
  if (r == NULL) return DETENT_ERROR_NULL;
  memset(r, 0, sizeof *r);
  if (sink == NULL) return DETENT_ERROR_NULL;
  status = detent_read(control, 0, &state, sizeof state);
  if (status != DETENT_OK) return status;
  if (state.phase != DETENT_PHASE_IDLE) return DETENT_ERROR_BUSY;
  memset(&usual, 0, sizeof usual);
  usual.kind = state.kind;
  usual.sink = sink;
  usual.context = context;
  usual.breadth = options != NULL && options->breadth > 0 ? options->breadth : 80;
  usual.source = options != NULL ? options->source : DETENT_POINTER_TOUCH;
  if (usual.source < 0 || usual.source > DETENT_POINTER_PEN) return DETENT_ERROR_CONSTANT;
  *r = usual;
  status = take(r->kind, &r->configuration, configuration, size);
  if (status == DETENT_OK) status = reset(r->kind, &usual.configuration);
  if (status != DETENT_OK) return status;
  sink(context, "gesture 1\n", 10);
  if (options != NULL && options->title != NULL) status = write_title(r, options->title);
  if (status == DETENT_OK) status = fact(r, "control", control_of(r->kind)->name);
  if (status == DETENT_OK) status = write_values(r, control, state.part_count);
  if (status == DETENT_OK) status = write_settings(r, &usual.configuration);
  if (status == DETENT_OK && r->source != 0) status = fact(r, "pointer", sources[r->source]);
  if (status == DETENT_OK) sink(context, "\n", 1);
  return status;
}

/* ---- Events ---- */

/* Advances time, never backwards; script time 0 is the first event. */
static detent_status pass(detent_recording *r, int64_t time) {
  if (!r->is_begun) {
    r->is_begun = 1;
    r->start = r->now = r->written = time;
  }
  if (time <= r->now) return DETENT_OK;
  /* Scripts are limited to 292 years. */
  if ((uint64_t)time - (uint64_t)r->start > INT64_MAX) return DETENT_ERROR_NUMBER;
  r->now = time;
  return DETENT_OK;
}

/* True for events that only pass time: those for a missing part, or the focus of a control of one
 * part. */
static int is_time_alone(const detent_recording *r, const detent_event *e) {
  int is_adjustment = e->kind >= DETENT_EVENT_INCREMENT && e->kind <= DETENT_EVENT_ADJUST;
  if (e->kind == DETENT_EVENT_ADVANCE || (e->kind == DETENT_EVENT_FOCUS && !is_slider(r))) return 1;
  if (e->kind != DETENT_EVENT_FOCUS && !is_adjustment) return 0;
  return is_slider(r) && (e->pointer < 0 || e->pointer >= parts_of(r));
}

static int is_among(int32_t number, int32_t last) { return number >= 0 && number <= last; }
static int is_finite(double number) { return number - number == 0; }

/* Error with which a control rejects an event. */
static detent_status problem_of(const detent_event *e) {
  int is_place = e->kind == DETENT_EVENT_POINTER_HOVER || e->kind == DETENT_EVENT_WHEEL ||
                 (e->kind >= DETENT_EVENT_POINTER_DOWN && e->kind <= DETENT_EVENT_POINTER_UP);
  int has_modifiers = is_place || e->kind == DETENT_EVENT_KEY;
  int is_amount = e->kind == DETENT_EVENT_ADJUST || e->kind == DETENT_EVENT_ROTATE;
  int32_t last = e->kind <= DETENT_EVENT_POINTER_LEAVE ? DETENT_POINTER_PEN
                 : e->kind == DETENT_EVENT_KEY         ? DETENT_KEY_BACKSPACE
                 : e->kind == DETENT_EVENT_WHEEL       ? DETENT_WHEEL_PAGES
                                                       : -1;
  if ((is_place && !is_finite(e->y)) || ((is_place || is_amount) && !is_finite(e->x)))
    return DETENT_ERROR_NUMBER;
  if (e->kind < DETENT_EVENT_POINTER_DOWN || e->kind > DETENT_EVENT_FOCUS) return DETENT_ERROR_CONSTANT;
  if (last >= 0 && !is_among(e->source, last)) return DETENT_ERROR_CONSTANT;
  if (has_modifiers && (e->modifiers & ~15) != 0) return DETENT_ERROR_CONSTANT;
  if (e->kind == DETENT_EVENT_WHEEL && !is_among(e->phase, DETENT_WHEEL_END)) return DETENT_ERROR_CONSTANT;
  return DETENT_OK;
}

static detent_status record_event(detent_recording *r, const detent_event *e) {
  line l;
  detent_status status = problem_of(e);
  if (status == DETENT_OK) status = pass(r, e->time);
  if (status != DETENT_OK || is_time_alone(r, e)) return status;
  begin_timed(r, &l);
  add_event(&l, r, e);
  return finish_timed(r, &l);
}

detent_status detent_record_events(detent_recording *r, const detent_event *events, size_t count, size_t *wrong) {
  size_t i;
  if (r == NULL || (events == NULL && count > 0)) return DETENT_ERROR_NULL;
  if (r->sink == NULL) return DETENT_ERROR_STORAGE;
  for (i = 0; i < count; i++) {
    detent_status status = record_event(r, &events[i]);
    if (status == DETENT_OK) continue;
    if (wrong != NULL) *wrong = i;
    return status;
  }
  return DETENT_OK;
}

detent_status detent_record_advance(detent_recording *r, int64_t time) {
  return r == NULL ? DETENT_ERROR_NULL : r->sink == NULL ? DETENT_ERROR_STORAGE : pass(r, time);
}

detent_status detent_record_set(detent_recording *r, int32_t part, double value, int32_t animated) {
  line l;
  if (r == NULL) return DETENT_ERROR_NULL;
  if (r->sink == NULL) return DETENT_ERROR_STORAGE;
  if (!is_finite(value)) return DETENT_ERROR_NUMBER;
  if (part < 0 || part >= parts_of(r)) return DETENT_ERROR_INDEX;
  begin_timed(r, &l);
  add(&l, "set value");
  if (part > 0) {
    add(&l, "[");
    add_whole(&l, (uint64_t)part);
    add(&l, "]");
  }
  add(&l, " ");
  add_number(&l, value);
  if (animated) add(&l, " animated");
  return finish_timed(r, &l);
}

/* Writes `set WORD true` or `false` if it changed. */
static detent_status set_word(detent_recording *r, const char *word, int is, int was) {
  line l;
  if (is == was) return DETENT_OK;
  begin_timed(r, &l);
  add(&l, "set ");
  add(&l, word);
  add(&l, is ? " true" : " false");
  return finish_timed(r, &l);
}

/* Begins a line that sets a setting, or a comment if scripts cannot express it. */
static void begin_row(const detent_recording *r, line *l, const recorded_setting *row) {
  begin_timed(r, l);
  add(l, "set ");
  add_row(l, row, &r->configuration, 0);
}

/* Writes comments on settings that scripts cannot express, or that depend on such ones. */
static detent_status note_rest(const detent_recording *r, const void *before) {
  const recorded_setting *row = control_of(r->kind)->settings;
  detent_status status = DETENT_OK;
  line l;
  for (; row->word != NULL && status == DETENT_OK; row++) {
    if (is_same(row, &r->configuration, before)) continue;
    begin_row(r, &l, row);
    if (l.text[0] != '#') {
      begin(&l);
      add(&l, "# a script cannot set its ");
      add(&l, row->word);
      add(&l, " then");
    }
    status = finish(r, &l);
  }
  return status;
}

/* Writes changed settings one at a time, first those that are valid without the rest. */
static detent_status set_rows(detent_recording *r, detent_recording *before) {
  const recorded_control *control = control_of(r->kind);
  const recorded_setting *row = control->settings;
  detent_recording tried;
  detent_status status;
  line l;
  while (row->word != NULL) {
    const recorded_setting *next = row + 1;
    tried = *before;
    memcpy((char *)&tried.configuration + row->offset, at(&r->configuration, row->offset), size_of(row));
    begin_row(r, &l, row);
    if (!is_same(row, &r->configuration, &before->configuration) && l.text[0] != '#' &&
        is_sensible(r->kind, &tried.configuration, control->size)) {
      status = finish_timed(r, &l);
      if (status != DETENT_OK) return status;
      *before = tried;
      next = control->settings;
    }
    row = next;
  }
  return note_rest(r, &before->configuration);
}

static detent_status set_viewport(detent_recording *r, const void *before) {
  double now[2], then[2];
  line l;
  read_sides(r, &r->configuration, now);
  read_sides(r, before, then);
  if (memcmp(now, then, sizeof now) == 0) return DETENT_OK;
  begin_timed(r, &l);
  add(&l, "set viewport ");
  add_viewport(&l, r, &r->configuration);
  return finish_timed(r, &l);
}

detent_status detent_record_configure(detent_recording *r, const void *configuration, size_t size) {
  detent_recording before;
  detent_status status;
  int32_t is, was;
  if (r == NULL) return DETENT_ERROR_NULL;
  if (r->sink == NULL) return DETENT_ERROR_STORAGE;
  before = *r;
  status = take(r->kind, &r->configuration, configuration, size);
  if (status != DETENT_OK) {
    r->configuration = before.configuration;
    return status;
  }
  is = interaction_of(r, &r->configuration);
  was = interaction_of(r, &before.configuration);
  status = set_rows(r, &before);
  if (status == DETENT_OK) status = set_viewport(r, &before.configuration);
  if (status == DETENT_OK) status = set_word(r, "enabled", is != DETENT_DISABLED, was != DETENT_DISABLED);
  if (status == DETENT_OK) status = set_word(r, "read-only", is == DETENT_READ_ONLY, was == DETENT_READ_ONLY);
  return status;
}

detent_status detent_record_mark(detent_recording *r, const char *name) {
  line l;
  if (r == NULL || name == NULL) return DETENT_ERROR_NULL;
  if (r->sink == NULL) return DETENT_ERROR_STORAGE;
  begin_timed(r, &l);
  add(&l, "mark ");
  add_quoted(&l, name);
  return finish_timed(r, &l);
}

detent_status detent_record_end(detent_recording *r, const void *control) {
  static const char *const phases[] = {"idle", "pressed", "dragging", "coasting", "settling"};
  detent_state state;
  detent_status status;
  line l;
  if (r == NULL) return DETENT_ERROR_NULL;
  if (r->sink == NULL) return DETENT_ERROR_STORAGE;
  status = detent_read(control, 0, &state, sizeof state);
  if (status != DETENT_OK) return status;
  if (state.time > r->now && r->is_begun) status = pass(r, state.time);
  if (status != DETENT_OK || r->now == r->written) return status;
  begin_timed(r, &l);
  add(&l, "expect phase == ");
  add(&l, phases[state.phase]);
  return finish_timed(r, &l);
}
