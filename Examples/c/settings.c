#include "host.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void settings_init(script_settings *s) {
  memset(s, 0, sizeof *s);
  s->is_enabled = 1;
  s->width = 375;
  s->height = 80;
  settings_choose(s, "ruler");
}

/* Appends a digit; a time above about 146 years ends the program. */
static int64_t append_digit(int64_t total, int digit, const char *word) {
  if (total > INT64_MAX / 20 - 1) fail("that is too long", word);
  return total * 10 + digit;
}

int64_t read_duration(const char *word) {
  const char *start = word;
  int64_t total = 0;
  int places = 0, is_fraction = 0, unit;
  for (; (*word >= '0' && *word <= '9') || *word == '.'; word++) {
    if (*word == '.') {
      is_fraction = 1;
      continue;
    }
    total = append_digit(total, *word - '0', start);
    places += is_fraction;
  }
  unit = strcmp(word, "s") == 0 ? 9 : strcmp(word, "ms") == 0 ? 6 : strcmp(word, "us") == 0 ? 3 : 0;
  for (; places < unit; places++) total = append_digit(total, 0, start);
  return total;
}

/* Returns the index of a word in a list separated by blanks; -1 if it is missing. */
static int32_t place(const char *word, const char *words) {
  size_t length = strlen(word);
  int32_t number = 0;
  for (; *words; number++) {
    size_t next = strcspn(words, " ");
    if (next == length && strncmp(word, words, length) == 0) return number;
    words += next + (words[next] ? 1 : 0);
  }
  return -1;
}

static int apply_pair(double *first, double *second, const char *value, const char *between) {
  char text[128];
  char *end;
  if (strlen(value) >= sizeof text || strstr(value, between) == NULL) return 0;
  strcpy(text, value);
  end = strstr(text, between);
  *end = 0;
  *first = strtod(text, NULL);
  *second = strtod(end + strlen(between), NULL);
  return 1;
}

static int apply_word(int32_t *member, const char *value, const char *words) {
  *member = place(value, words);
  return *member >= 0;
}

/* Reads the bit of a modifier key; the first word means none. */
static int apply_key(int32_t *member, const char *value, const char *words) {
  int32_t number = place(value, words);
  *member = number > 0 ? 1 << (number - 1) : 0;
  return number >= 0;
}

/* Reads up to `limit` numbers; `none` is an empty list. */
static int apply_list(double *list, int64_t *count, int limit, char **words, int word_count) {
  int i;
  if (word_count == 1 && strcmp(words[0], "none") == 0) word_count = 0;
  if (word_count > limit) return 0;
  for (i = 0; i < word_count; i++) list[i] = strtod(words[i], NULL);
  *count = word_count;
  return 1;
}

/* Reads up to `limit` numbers, two of each word such as `5:1`; `none` is an empty list. */
static int apply_pairs(double *list, int64_t *count, int limit, char **words, int word_count) {
  int i;
  if (word_count == 1 && strcmp(words[0], "none") == 0) word_count = 0;
  if (2 * word_count > limit) return 0;
  for (i = 0; i < word_count; i++) {
    if (!apply_pair(&list[2 * i], &list[2 * i + 1], words[i], ":")) return 0;
  }
  *count = 2 * word_count;
  return 1;
}

/* Reads the words of a setting into the member of its row. */
static int apply_row(script_settings *s, const setting *row, char **words, int count) {
  void *member = (char *)&s->configuration + row->offset;
  double *number = (double *)member;
  int64_t *whole = (int64_t *)member;
  int32_t *word = (int32_t *)member;
  switch (row->kind) {
  case SETTING_NUMBER: return *number = strtod(words[0], NULL), 1;
  case SETTING_OPTIONAL:
    return *number = strcmp(words[0], "none") == 0 ? (double)NAN : strtod(words[0], NULL), 1;
  case SETTING_RANGE: return apply_pair(&number[0], &number[1], words[0], "..");
  case SETTING_SLOP: return number[0] = number[1] = number[2] = strtod(words[0], NULL), 1;
  case SETTING_WHOLE: return *whole = strtoll(words[0], NULL, 10), 1;
  case SETTING_TIME: return *whole = read_duration(words[0]), 1;
  case SETTING_LIST: /* the numbers follow their count */
    return apply_list((double *)(void *)(whole + 1), whole, DETENT_SLIDER_STOPS, words, count);
  case SETTING_PAIRS:
    return apply_pairs((double *)(void *)(whole + 1), whole, DETENT_SLIDER_STOPS, words, count);
  case SETTING_CHOICE: return apply_word(word, words[0], row->words);
  case SETTING_MODIFIERS: return apply_key(word, words[0], row->words);
  }
  return 0;
}

/* Applies settings of all controls that have no row. */
static int apply_shared(script_settings *s, const char *name, char **words, int count) {
  const char *value = words[0];
  if (strcmp(name, "value") == 0)
    return apply_list(s->values, &s->value_count, DETENT_SLIDER_THUMBS, words, count);
  if (strcmp(name, "viewport") == 0) return apply_pair(&s->width, &s->height, value, "x");
  if (strcmp(name, "pointer") == 0) return apply_word(&s->pointer, value, "touch mouse pen");
  if (strcmp(name, "enabled") == 0) return apply_word(&s->is_enabled, value, "false true");
  if (strcmp(name, "read-only") == 0) return apply_word(&s->is_read_only, value, "false true");
  return 0;
}

int settings_apply(script_settings *s, const char *name, char **words, int count) {
  const setting *row;
  char policy[64], *value = words[0], *equals = strchr(value, '=');
  if (strcmp(name, "control") == 0) {
    if (s->is_begun) fail("it has to come before other settings", name);
    return settings_choose(s, value);
  }
  s->is_begun = 1;
  if (strcmp(name, "policy") == 0 && equals != NULL) { /* `policy cancel=commit` */
    snprintf(policy, sizeof policy, "policy %.*s", (int)(equals - value), value);
    name = policy;
    value = equals + 1;
    words = &value;
  }
  if (strcmp(name, "axis") == 0) s->is_vertical = strcmp(value, "y") == 0;
  if (strcmp(name, "thumbs") == 0) s->has_thumbs = 1;
  for (row = s->control->settings; row->word != NULL; row++)
    if (strcmp(row->word, name) == 0) return apply_row(s, row, words, count);
  return apply_shared(s, name, words, count);
}
