/* Records calls on a control, as a program that embeds the library does:
 *
 *     record CONTROL DEED SCRIPT [OFFSET]
 *
 * Writes the file SCRIPT, and on standard output the trace of the program's own sink, in the format
 * of `detent run --level calls`. OFFSET is added to all times; if it is not 0, there is no trace. A
 * deed is a drag, a fling, a wheel, keys, changes by the host, or a seed for random calls. */
#include "../../../Examples/c/trace.h"
#include "../../../Frontends/c/detent_record.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MS INT64_C(1000000)

typedef union any_configuration {
  detent_ruler_configuration ruler;
  detent_rating_configuration rating;
  detent_slider_configuration slider;
  detent_dial_configuration dial;
} any_configuration;

static uint64_t control[sizeof(detent_slider) / 8];
static any_configuration configuration;
static size_t configuration_size;
static detent_recording recording;
static detent_sink sink;
static int64_t offset;
static FILE *script;

static void demand(int truth, const char *what) {
  if (truth) return;
  fprintf(stderr, "record: %s\n", what);
  exit(1);
}

static void on_line(void *context, const char *line, size_t length) {
  demand(context == script && length > 0 && line[length - 1] == '\n', "no line");
  fwrite(line, 1, length, (FILE *)context);
}

/* ---- Initial states ---- */

static void make(const char *name) {
  static const double values[] = {20, 70};
  detent_status status = DETENT_ERROR_CONSTANT;
  if (strcmp(name, "ruler") == 0) {
    detent_ruler_configuration *c = &configuration.ruler;
    detent_ruler_configuration_init(c, configuration_size = sizeof *c);
    c->lower_bound = -1.0 / 3;
    c->upper_bound = 100;
    c->unit_width = 40.1;
    c->tick = DETENT_MARKS_FRACTION;
    c->snap = DETENT_MARKS_ALWAYS;
    c->boundary_haptic_gap = 1234567;
    status = detent_ruler_init((detent_ruler *)(void *)control, sizeof(detent_ruler), c, sizeof *c, 1.0 / 7);
  } else if (strcmp(name, "rating") == 0) {
    detent_rating_configuration *c = &configuration.rating;
    detent_rating_configuration_init(c, configuration_size = sizeof *c);
    c->count = 7;
    c->granularity = 0.5;
    c->reselection = DETENT_RESELECTION_CLEARS;
    c->length = 300;
    status = detent_rating_init((detent_rating *)(void *)control, sizeof(detent_rating), c, sizeof *c, 2);
  } else if (strcmp(name, "slider") == 0) {
    detent_slider_configuration *c = &configuration.slider;
    detent_slider_configuration_init(c, configuration_size = sizeof *c);
    c->thumbs = 2;
    c->stop_count = 4;
    c->stops[0] = -3, c->stops[1] = 20, c->stops[2] = 70, c->stops[3] = 1e2 / 3 * 4;
    c->ticks = 1;
    c->rubber_band = 0.3;
    c->fine_drag_modifiers = DETENT_MODIFIER_CONTROL;
    status = detent_slider_init((detent_slider *)(void *)control, sizeof(detent_slider), c, sizeof *c, values, 2);
  } else {
    detent_dial_configuration *c = &configuration.dial;
    detent_dial_configuration_init(c, configuration_size = sizeof *c);
    c->upper_bound = 360;
    c->step = 5;
    c->wraps = 1;
    c->coasts = 1;
    c->ticks = 1;
    c->interaction = DETENT_ENABLED;
    status = detent_dial_init((detent_dial *)(void *)control, sizeof(detent_dial), c, sizeof *c, 355);
  }
  demand(status == DETENT_OK, "the control cannot be made");
}

/* ---- Calls on the control and the recording ---- */

static void hand(detent_event event) {
  detent_handled outcome = {9, 9};
  size_t rejected = 1;
  detent_status status;
  event.time += offset;
  status = detent_handle(control, &event, 1, sink, NULL, &outcome);
  demand(detent_record_events(&recording, &event, 1, &rejected) == status, "an event is refused by one of both");
  demand(outcome.wrong == rejected, "another event is refused");
}

static void pass(int64_t time) {
  detent_advance(control, time + offset, sink, NULL);
  demand(detent_record_advance(&recording, time + offset) == DETENT_OK, "time is refused");
}

static void set(int32_t part, double value, int32_t animated) {
  detent_status status = detent_set(control, part, value, animated, sink, NULL);
  demand(detent_record_set(&recording, part, value, animated) == status, "a value is refused by one of both");
}

static void configure(void) {
  detent_status status = detent_update(control, &configuration, configuration_size, NULL, 0, 0, sink, NULL);
  demand(detent_record_configure(&recording, &configuration, configuration_size) == status, "settings are refused by one of both");
}

/* ---- Deeds ---- */

static detent_event at(int64_t time, int32_t kind) {
  detent_event event;
  memset(&event, 0, sizeof event);
  event.time = time;
  event.kind = kind;
  return event;
}

static void point(int64_t time, int32_t kind, double x, double y) {
  detent_event event = at(time, kind);
  event.pointer = 7;
  event.x = x;
  event.y = y;
  hand(event);
}

/* Drags in eight moves; with `rest` above 0, releases after a pause. */
static void drag(int64_t period, int64_t rest) {
  int i;
  point(0, DETENT_EVENT_POINTER_DOWN, 80, 20);
  for (i = 1; i <= 8; i++)
    point(i * period, DETENT_EVENT_POINTER_MOVE, 80 + 130.0 / 3 * i / 2, 20 + i / 7.0);
  point(8 * period + rest, DETENT_EVENT_POINTER_UP, 80 + 130.0 / 3 * 4, 20 + 8 / 7.0);
}

static void turn(void) {
  static const double distances[] = {13, 40.5, -27, 1.0 / 3};
  detent_event event;
  int i;
  for (i = 0; i < 4; i++) {
    event = at(i * (16 * MS + 1), DETENT_EVENT_WHEEL);
    event.source = i % 3;
    event.x = distances[i];
    event.y = i;
    hand(event);
  }
}

static void press(void) {
  static const int32_t keys[] = {
    DETENT_KEY_ARROW_RIGHT, DETENT_KEY_PAGE_UP, DETENT_KEY_ARROW_LEFT, DETENT_KEY_HOME, 4,
    DETENT_KEY_END,         DETENT_KEY_ARROW_UP};
  detent_event event;
  int i;
  for (i = 0; i < 7; i++) {
    event = at(i * 50 * MS, DETENT_EVENT_KEY);
    event.source = keys[i];
    event.modifiers = i == 2 ? DETENT_MODIFIER_SHIFT | DETENT_MODIFIER_META : 0;
    hand(event);
  }
}

/* Changes settings and values during a motion. */
static void change(const char *name) {
  drag(7 * MS, 0);
  pass(90 * MS);
  if (strcmp(name, "ruler") == 0) configuration.ruler.upper_bound = 3, configuration.ruler.capture = 0.25;
  if (strcmp(name, "rating") == 0) configuration.rating.count = 3, configuration.rating.interaction = DETENT_READ_ONLY;
  if (strcmp(name, "slider") == 0) configuration.slider.stop_count = 0, configuration.slider.step = 2.5;
  if (strcmp(name, "dial") == 0) configuration.dial.sweep = 270, configuration.dial.wraps = 0;
  configure();
  demand(detent_record_mark(&recording, "a \"mark\"\n") == DETENT_OK, "a mark is refused");
  if (offset == 0) trace_mark("a 'mark' ", 90 * MS);
  set(0, 1.1, 1);
  set(0, 2, 0);
}

/* Replaces a slider's stops by a step, and that by stops again, which a script cannot express. */
static void set_inexpressible(void) {
  drag(7 * MS, 0);
  pass(90 * MS);
  configuration.slider.stop_count = 0;
  configuration.slider.step = 2.5;
  configure();
  configuration.slider.stop_count = 2;
  configuration.slider.step = (double)NAN;
  configuration.slider.slop_pen = 3;
  configure();
}

/* ---- Random calls ---- */

static uint64_t state;

static int64_t roll(int64_t count) {
  state ^= state >> 12, state ^= state << 25, state ^= state >> 27;
  return (int64_t)((state * UINT64_C(0x2545f4914f6cdd1d)) >> 33) % count;
}

static double odd_number(void) {
  static const double odd[] = {(double)INFINITY, -(double)INFINITY, (double)NAN, 1e300, -1e-300, -0.0};
  return roll(40) == 0 ? odd[roll(6)] : (double)roll(4000) / 8 - 50;
}

static int32_t one_of(int32_t count) { return roll(60) == 0 ? (int32_t)(roll(9) - 4) : (int32_t)roll(count); }

static void try_luck(uint64_t seed) {
  static const int32_t likely[] = {1, 2, 2, 2, 2, 3};
  int64_t time = 0, rounds;
  int32_t source;
  state = seed * UINT64_C(0x9e3779b97f4a7c15) + 1;
  source = (int32_t)roll(3);
  rounds = 10 + roll(60);
  for (; rounds > 0; rounds--) {
    detent_event event = at(time, roll(3) > 0 ? likely[roll(6)] : one_of(15));
    time += roll(4) * 8 * MS;
    time += roll(5) * 123456;
    if (roll(20) == 0) time += 900 * MS;
    event.pointer = event.kind >= DETENT_EVENT_INCREMENT ? roll(10) - 1 : 5 - roll(2) * 9;
    event.x = odd_number();
    event.y = odd_number();
    event.modifiers = roll(8) == 0 ? one_of(16) : 0;
    event.phase = event.kind == DETENT_EVENT_WHEEL ? one_of(5) : 0;
    event.source = event.kind == DETENT_EVENT_KEY ? one_of(19) : event.kind == DETENT_EVENT_WHEEL ? one_of(4) : source;
    event.time -= roll(4) == 0 ? 3 * MS : 0;
    /* The first event is at script time 0. */
    if (rounds > 0 && !recording.is_begun) event.time = 0, event.kind = DETENT_EVENT_ADVANCE;
    hand(event);
    if (roll(12) == 0) {
      int32_t part = (int32_t)roll(3);
      double value = odd_number();
      set(part, value, (int32_t)roll(2));
    }
    if (roll(3) == 0) pass(time + roll(20) * MS);
  }
}

/* Rejected recordings, and arguments that cannot begin one. */
static void misuse(void) {
  detent_recording none;
  detent_event event;
  memset(&event, 0, sizeof event);
  demand(detent_record_begin(NULL, control, &configuration, 8, NULL, on_line, script) == DETENT_ERROR_NULL, "NULL");
  demand(detent_record_begin(&none, control, &configuration, configuration_size, NULL, NULL, NULL) == DETENT_ERROR_NULL, "no sink");
  demand(detent_record_begin(&none, NULL, &configuration, 8, NULL, on_line, script) == DETENT_ERROR_NULL, "no control");
  demand(detent_record_begin(&none, control, NULL, 8, NULL, on_line, script) == DETENT_ERROR_NULL, "no settings");
  demand(detent_record_begin(&none, control, &configuration, 8, NULL, on_line, script) == DETENT_ERROR_CONFIGURATION, "a short one");
  memset(&none, 0, sizeof none);
  demand(detent_record_events(&none, &event, 1, NULL) == DETENT_ERROR_STORAGE, "events");
  demand(detent_record_events(NULL, &event, 1, NULL) == DETENT_ERROR_NULL, "events of none");
  demand(detent_record_advance(&none, 0) == DETENT_ERROR_STORAGE, "time");
  demand(detent_record_set(&none, 0, 0, 0) == DETENT_ERROR_STORAGE, "a value");
  demand(detent_record_configure(&none, &configuration, configuration_size) == DETENT_ERROR_STORAGE, "settings");
  demand(detent_record_mark(&none, "") == DETENT_ERROR_STORAGE, "a mark");
  demand(detent_record_end(&none, control) == DETENT_ERROR_STORAGE, "the end");
}

int main(int argc, char **argv) {
  detent_record_options options = {NULL, 60, DETENT_POINTER_TOUCH, 0};
  detent_state last;
  double values[DETENT_SLIDER_THUMBS];
  int32_t part;
  if (argc < 4) return fprintf(stderr, "usage: record CONTROL DEED SCRIPT [OFFSET]\n"), 2;
  offset = argc > 4 ? strtoll(argv[4], NULL, 10) : 0;
  sink = offset == 0 ? trace_effect : NULL;
  script = fopen(argv[3], "w");
  demand(script != NULL, "the script cannot be written");
  make(argv[1]);
  misuse();
  if (offset == 0) trace_begin("-", argv[1]);
  if (argv[2][0] >= '0' && argv[2][0] <= '9') {
    state = strtoull(argv[2], NULL, 10) * UINT64_C(0x9e3779b97f4a7c15) + 1;
    options.source = (int32_t)roll(3);
  }
  options.title = argv[2];
  demand(
      detent_record_begin(&recording, control, &configuration, configuration_size, &options, on_line, script) == DETENT_OK,
      "a recording cannot begin");
  if (strcmp(argv[2], "drag") == 0) drag(16 * MS, 200 * MS);
  else if (strcmp(argv[2], "fling") == 0) drag(7 * MS, 0);
  else if (strcmp(argv[2], "wheel") == 0) turn();
  else if (strcmp(argv[2], "keys") == 0) press();
  else if (strcmp(argv[2], "changes") == 0) change(argv[1]);
  else if (strcmp(argv[2], "inexpressible") == 0) set_inexpressible();
  else try_luck(strtoull(argv[2], NULL, 10));
  detent_read(control, 0, &last, sizeof last);
  pass(last.time - offset + 5000 * MS);
  demand(detent_record_end(&recording, control) == DETENT_OK, "a recording cannot end");
  fclose(script);
  if (offset != 0) return 0;
  for (part = 0; detent_read(control, part, &last, sizeof last) == DETENT_OK; part++) values[part] = last.value;
  detent_read(control, 0, &last, sizeof last);
  trace_end(values, part, last.phase);
  return 0;
}
