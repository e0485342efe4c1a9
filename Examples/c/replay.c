/* Replays a script through the C interface. Its trace equals that of `detent run --level calls`,
 * byte for byte:
 *
 *     detent fmt --expand - <script.gesture | ./replay script.gesture
 *
 * `fmt --expand` reduces a script to events, settings and pauses. `expect` and `frames` lines are
 * skipped: at this level nothing depends on them. */
#include "host.h"
#include "trace.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CONTACTS 64
#define WORDS 40

static host played;
static int64_t now;

/* ---- Pressed pointers ---- */

static struct contact {
  int64_t id;
  double x, y;
} contacts[CONTACTS];
static int contact_count;

static struct contact *find_contact(int64_t id) {
  int i;
  for (i = 0; i < contact_count; i++)
    if (contacts[i].id == id) return &contacts[i];
  return NULL;
}

static void lift(int64_t id) {
  struct contact *old = find_contact(id);
  if (old == NULL) return;
  memmove(old, old + 1, (size_t)(contacts + --contact_count - old) * sizeof *old);
}

static void put(int64_t id, double x, double y) {
  lift(id);
  if (contact_count == CONTACTS) fail("too many pointers", "down");
  contacts[contact_count].id = id;
  contacts[contact_count].x = x;
  contacts[contact_count++].y = y;
}

/* ---- Parts of a line ---- */

/* Reads `160,20`, or `160` on the main axis; the other stays, at first in the middle. */
static void read_place(const char *word, const struct contact *last, double *x, double *y) {
  const char *comma = strchr(word, ',');
  const script_settings *s = &played.settings;
  *x = last != NULL ? last->x : s->width / 2;
  *y = last != NULL ? last->y : s->height / 2;
  if (comma != NULL) {
    *x = strtod(word, NULL);
    *y = strtod(comma + 1, NULL);
  } else {
    *(s->is_vertical ? y : x) = strtod(word, NULL);
  }
}

static int32_t read_modifiers(const char *text) {
  return (strstr(text, "shift") != NULL ? DETENT_MODIFIER_SHIFT : 0) |
         (strstr(text, "control") != NULL ? DETENT_MODIFIER_CONTROL : 0) |
         (strstr(text, "alt") != NULL ? DETENT_MODIFIER_ALT : 0) |
         (strstr(text, "meta") != NULL ? DETENT_MODIFIER_META : 0);
}

static int32_t find(const char *word, const char *const *words, const char *line) {
  int32_t i;
  for (i = 0; words[i] != NULL; i++)
    if (strcmp(word, words[i]) == 0) return i;
  fail("no such word", line);
  return -1;
}

/* Applies an attribute `name=value` of an event. */
static void read_attribute(detent_event *event, char *word, int *repeats) {
  static const char *const kinds[] = {"touch", "mouse", "pen", NULL};
  static const char *const units[] = {"px", "line", "detent", "page", NULL};
  static const char *const phases[] = {"none", "begin", "change", "momentum", "end", NULL};
  static const char *const buttons[] = {"left", "middle", "right", "back", "forward", NULL};
  char *value = strchr(word, '=');
  if (value == NULL) return;
  *value++ = 0;
  if (strcmp(word, "kind") == 0) event->source = find(value, kinds, word);
  if (strcmp(word, "unit") == 0) event->source = find(value, units, word);
  if (strcmp(word, "phase") == 0) event->phase = find(value, phases, word);
  if (strcmp(word, "button") == 0) event->button = find(value, buttons, word);
  if (strcmp(word, "mods") == 0) event->modifiers = read_modifiers(value);
  if (strcmp(word, "part") == 0) event->pointer = strtoll(value, NULL, 10);
  if (strcmp(word, "repeat") == 0) *repeats = atoi(value);
  value[-1] = '=';
}

/* ---- Lines ---- */

static void hand(const detent_event *event) { played.settings.control->handle(&played, event); }

static void advance(int64_t time) {
  if (time > INT64_MAX / 2) fail("the script is too long", "146 years");
  if (time > now) now = time;
  played.settings.control->advance(&played, now);
}

static void settle(void) {
  host_state state = host_read(&played);
  for (; state.phase != DETENT_PHASE_IDLE; state = host_read(&played)) {
    if (state.rest_time <= now) fail("it cannot settle", "settle");
    advance(state.rest_time);
  }
}

static void cancel_all(detent_event event) {
  int i;
  for (i = 0; i < contact_count; i++) {
    event.pointer = contacts[i].id;
    hand(&event);
  }
  contact_count = 0;
}

/* Performs down, move, up, cancel or hover. */
static void point(detent_event event, char **words, int count) {
  struct contact *last;
  if (event.kind == DETENT_EVENT_POINTER_CANCEL && strcmp(words[1], "all") == 0) {
    cancel_all(event);
    return;
  }
  if (event.kind == DETENT_EVENT_POINTER_HOVER) {
    if (strcmp(words[1], "out") == 0) event.kind = DETENT_EVENT_POINTER_LEAVE;
    else read_place(words[1], NULL, &event.x, &event.y);
    hand(&event);
    return;
  }
  event.pointer = strtoll(words[1], NULL, 10);
  last = find_contact(event.pointer);
  if (count > 2 && strchr(words[2], '=') == NULL) read_place(words[2], last, &event.x, &event.y);
  else if (last != NULL) event.x = last->x, event.y = last->y;
  else if (event.kind == DETENT_EVENT_POINTER_UP) return;
  if (event.kind == DETENT_EVENT_POINTER_MOVE) {
    if (last != NULL) last->x = event.x, last->y = event.y;
  } else if (event.button == DETENT_BUTTON_LEFT || event.source == DETENT_POINTER_TOUCH) {
    if (event.kind == DETENT_EVENT_POINTER_DOWN) put(event.pointer, event.x, event.y);
    else lift(event.pointer);
  }
  hand(&event);
}

static void press(detent_event event, char **words, int count, int repeats) {
  static const char *const keys[] = {
    "Digit0", "Digit1", "Digit2", "Digit3", "Digit4", "Digit5", "Digit6", "Digit7", "Digit8",
    "Digit9", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home",
    "End", "Escape", "Delete", "Backspace", NULL};
  if (count > 2 && strcmp(words[2], "up") == 0) return;
  event.source = find(words[1], keys, words[1]);
  for (; repeats > 0; repeats--) hand(&event);
}

static void scroll(detent_event event, char **words, int count) {
  double first = strtod(words[1], NULL);
  int is_pair = count > 2 && strchr(words[2], '=') == NULL;
  event.x = is_pair || !played.settings.is_vertical ? first : 0;
  event.y = is_pair ? strtod(words[2], NULL) : played.settings.is_vertical ? first : 0;
  hand(&event);
}

static void adjust(detent_event event, char **words, int count) {
  event.kind = strcmp(words[1], "increment") == 0   ? DETENT_EVENT_INCREMENT
               : strcmp(words[1], "decrement") == 0 ? DETENT_EVENT_DECREMENT
                                                    : DETENT_EVENT_ADJUST;
  if (event.kind == DETENT_EVENT_ADJUST && count > 2) event.x = strtod(words[2], NULL);
  hand(&event);
}

static void set(char **words, int count) {
  int32_t part;
  if (strncmp(words[1], "value", 5) == 0 && count > 2) {
    part = words[1][5] == '[' ? (int32_t)strtol(words[1] + 6, NULL, 10) : 0;
    played.settings.control->set_value(&played, part, strtod(words[2], NULL), count > 3);
    return;
  }
  if (count < 3 || !settings_apply(&played.settings, words[1], words + 2, count - 2))
    fail("no such", "set");
  played.settings.control->configure(&played);
}

static void play(char **words, int count) {
  /* The first five words are in the order of the event kinds. */
  static const char *const verbs[] = {"",       "down",   "move",   "up",   "cancel", "hover",
                                      "wheel",  "rotate", "key",    "set",  "adjust", "wait",
                                      "settle", "expect", "frames", "mark", "focus", NULL};
  int32_t verb = find(words[0], verbs, words[0]);
  int repeats = 1, i;
  detent_event event;
  memset(&event, 0, sizeof event);
  event.time = now;
  event.kind = verb == 6 ? DETENT_EVENT_WHEEL : verb == 7 ? DETENT_EVENT_ROTATE : verb;
  if (verb == 8) event.kind = DETENT_EVENT_KEY;
  if (verb < 6) event.source = played.settings.pointer;
  for (i = 1; i < count && (verb < 9 || verb == 10); i++) read_attribute(&event, words[i], &repeats);
  switch (verb) {
  case 6: scroll(event, words, count); break;
  case 7:
    event.x = strtod(words[1], NULL) / (strcmp(words[2], "deg") == 0 ? 15 : 1);
    hand(&event);
    break;
  case 8: press(event, words, count, repeats); break;
  case 9: set(words, count); break;
  case 10: adjust(event, words, count); break;
  case 11: advance(now + read_duration(words[1])); break;
  case 12: settle(); break;
  case 13:
  case 14:
  case 15: break;
  case 16:
    event.kind = DETENT_EVENT_FOCUS;
    event.pointer = strtoll(words[1], NULL, 10);
    hand(&event);
    break;
  default: point(event, words, count);
  }
}

/* Returns the quoted name of a `mark`; NULL for other lines, and for a mark within a comment. */
static char *mark_of(char *line) {
  char *start = strstr(line, "mark \""), *comment = strchr(line, '#');
  char *end = start != NULL ? strchr(start + 6, '"') : NULL;
  if (end == NULL || (comment != NULL && comment < start)) return NULL;
  *end = 0;
  *start = 0;
  return start + 6;
}

/* Where the time of a line leads: `+8ms` from now, `@8ms` from the start. */
static int64_t time_of(const char *word) {
  return word[0] == '+' ? now + read_duration(word + 1) : read_duration(word + 1);
}

/* The words of a line; those behind its end are empty. */
static int split(char *line, char **words) {
  static char nothing[1];
  int count = 0, i;
  char *word = strtok(line, " \t\r\n");
  for (; word != NULL && count < WORDS; word = strtok(NULL, " \t\r\n")) words[count++] = word;
  for (i = count; i < WORDS; i++) words[i] = nothing;
  return count;
}

static void play_line(char *line) {
  char *words[WORDS], *mark = mark_of(line), *comment = strchr(line, '#');
  int count, is_timed;
  if (comment != NULL) *comment = 0;
  count = split(line, words);
  is_timed = count > 0 && (words[0][0] == '+' || words[0][0] == '@');
  if (count > 0 || mark != NULL) advance(is_timed ? time_of(words[0]) : now);
  if (mark != NULL) trace_mark(mark, now);
  if (count > is_timed) play(words + is_timed, count - is_timed);
}

/* Lines before the first event that are about no setting of the control. */
static int says_nothing(const char *word) {
  return strcmp(word, "title") == 0 || strcmp(word, "gesture") == 0 || strcmp(word, "frame") == 0;
}

/* Starts the control at the first event; returns 1. */
static int start(const char *name) {
  trace_begin(name, played.settings.control->name);
  played.sink = trace_effect;
  played.settings.control->start(&played);
  played.settings.control->advance(&played, 0);
  return 1;
}

int main(int argc, char **argv) {
  host_state state;
  char line[4096], *words[WORDS];
  int is_body = 0, count;
  if (argc != 2) return fprintf(stderr, "usage: replay NAME <EXPANDED-SCRIPT\n"), 2;
  settings_init(&played.settings);
  while (fgets(line, sizeof line, stdin) != NULL) {
    if (!is_body && (line[0] == '+' || line[0] == '@' || line[0] == ' ')) is_body = start(argv[1]);
    if (is_body) {
      play_line(line);
    } else if (line[0] != '#' && (count = split(line, words)) > 1 && !says_nothing(words[0])) {
      if (!settings_apply(&played.settings, words[0], words + 1, count - 1))
        fail("no such setting", words[0]);
    }
  }
  if (!is_body) start(argv[1]); /* a script without events */
  state = host_read(&played);
  trace_end(state.values, state.count, state.phase);
  return 0;
}
