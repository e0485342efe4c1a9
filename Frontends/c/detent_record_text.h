/* Writing of texts and settings; included only by detent_record.c. */
#ifndef DETENT_RECORD_TEXT_H
#define DETENT_RECORD_TEXT_H

#include "detent_record.h"

#include <string.h>

/* Format and type of a setting: a double or several, an int64_t or an int32_t. */
typedef enum recorded_kind {
  SETTING_NUMBER,
  SETTING_OPTIONAL,
  SETTING_RANGE,
  SETTING_SLOP,
  SETTING_WHOLE,
  SETTING_TIME,
  SETTING_LIST,
  SETTING_PAIRS,
  SETTING_CHOICE,
  SETTING_MODIFIERS
} recorded_kind;

/* A row of a table, whose end is a row without a word. */
typedef struct recorded_setting {
  const char *word;
  recorded_kind kind;
  size_t offset;
  const char *words;
} recorded_setting;

typedef struct recorded_control {
  int32_t kind;
  const char *name;
  const recorded_setting *settings;
  size_t size;
  /* Offsets of length, breadth, axis and interaction; -1 if missing. */
  int places[4];
} recorded_control;

#include "detent_record_settings.h"

/* ---- Lines ---- */

/* Maximum length of a script's line, without the line feed. */
#define LONGEST 4096
#define MOST_TITLE 200

typedef struct line {
  size_t length;
  int is_full;
  char text[LONGEST + 1];
} line;

static void add_bytes(line *l, const char *text, size_t length) {
  if (length > LONGEST - l->length) {
    l->is_full = 1;
    return;
  }
  memcpy(l->text + l->length, text, length);
  l->length += length;
}

static void add(line *l, const char *text) { add_bytes(l, text, strlen(text)); }

static void fill(line *l, size_t width) {
  while (l->length < width) add(l, " ");
}

static void add_number(line *l, double number) {
  char text[DETENT_NUMBER_TEXT_SIZE];
  add_bytes(l, text, detent_number_text(number, text, sizeof text));
}

static void add_whole(line *l, uint64_t number) {
  char digits[20];
  size_t at = sizeof digits;
  do digits[--at] = (char)('0' + (int)(number % 10));
  while ((number /= 10) != 0);
  add_bytes(l, digits + at, sizeof digits - at);
}

/* Adds nanoseconds as exact milliseconds, without trailing zeros. */
static void add_duration(line *l, uint64_t time) {
  char fraction[8] = ".000000";
  uint64_t rest = time % 1000000;
  size_t length = sizeof fraction - 1;
  add_whole(l, time / 1000000);
  for (; length > 1; rest /= 10) fraction[--length] = (char)('0' + (int)(rest % 10));
  for (length = sizeof fraction - 1; length > 1 && fraction[length - 1] == '0';) length--;
  if (length > 1) add_bytes(l, fraction, length);
  add(l, "ms");
}

/* Adds a text quoted for a script, cut between characters of UTF-8. */
static void add_quoted(line *l, const char *text) {
  size_t length = strlen(text), i;
  if (length > MOST_TITLE)
    for (length = MOST_TITLE; length > 0 && ((unsigned char)text[length] & 0xC0) == 0x80;) length--;
  add(l, "\"");
  for (i = 0; i < length; i++) {
    char c = text[i];
    if (c == '"') c = '\'';
    if ((unsigned char)c < 32 || c == 127) c = ' ';
    add_bytes(l, &c, 1);
  }
  add(l, "\"");
}

static void begin(line *l) { l->length = 0, l->is_full = 0; }

static detent_status finish(const detent_recording *r, line *l) {
  if (l->is_full) return DETENT_ERROR_SIZE;
  l->text[l->length] = '\n';
  r->sink(r->context, l->text, l->length + 1);
  return DETENT_OK;
}

/* Begins a line of an event with the time since the previous one. */
static void begin_timed(const detent_recording *r, line *l) {
  begin(l);
  add(l, "+");
  add_duration(l, (uint64_t)r->now - (uint64_t)r->written);
  fill(l, 7);
  add(l, " ");
}

static detent_status finish_timed(detent_recording *r, line *l) {
  detent_status status = finish(r, l);
  if (status == DETENT_OK) r->written = r->now;
  return status;
}

/* ---- Settings ---- */

static const recorded_control *control_of(int32_t kind) {
  size_t i;
  for (i = 0; i < sizeof recorded_controls / sizeof *recorded_controls; i++)
    if (recorded_controls[i].kind == kind) return &recorded_controls[i];
  return NULL;
}

static const void *at(const void *configuration, size_t offset) {
  return (const char *)configuration + offset;
}

static int32_t whole_at(const void *configuration, int offset) {
  return offset < 0 ? 0 : *(const int32_t *)at(configuration, (size_t)offset);
}

/* Adds the word of this number from a list separated by blanks; returns 0 if there is none. */
static int add_word(line *l, const char *words, int32_t number) {
  for (; number > 0 && *words; number--) {
    words += strcspn(words, " ");
    if (*words) words++;
  }
  if (!*words || number < 0) return 0;
  add_bytes(l, words, strcspn(words, " "));
  return 1;
}

static int32_t place_of_modifier(int32_t bits) {
  int32_t place = 1;
  if (bits == 0) return 0;
  for (; place <= 4; place++)
    if (bits == 1 << (place - 1)) return place;
  return -1;
}

/* Adds numbers with blanks between them; every second one after `joint`. */
static int add_list(line *l, const int64_t *count, const char *joint) {
  const double *numbers = (const double *)(const void *)(count + 1);
  int64_t i;
  if (*count == 0) add(l, "none");
  for (i = 0; i < *count; i++) {
    if (i > 0) add(l, i % 2 == 1 ? joint : " ");
    add_number(l, numbers[i]);
  }
  return 1;
}

/* Adds the text after the word of a setting; returns 0 if scripts cannot express it. */
static int add_setting(line *l, const recorded_setting *row, const void *configuration) {
  const void *member = at(configuration, row->offset);
  const double *number = (const double *)member;
  switch (row->kind) {
  case SETTING_OPTIONAL:
    if (*number != *number) return 0;
    add_number(l, *number);
    return 1;
  case SETTING_NUMBER: add_number(l, *number); return 1;
  case SETTING_RANGE:
    add_number(l, number[0]);
    add(l, "..");
    add_number(l, number[1]);
    return 1;
  case SETTING_SLOP:
    add_number(l, number[0]);
    return number[0] == number[1] && number[1] == number[2];
  case SETTING_WHOLE: add_number(l, (double)*(const int64_t *)member); return 1;
  case SETTING_TIME: add_duration(l, (uint64_t) * (const int64_t *)member); return 1;
  case SETTING_LIST: return add_list(l, (const int64_t *)member, " ");
  case SETTING_PAIRS: return add_list(l, (const int64_t *)member, ":");
  case SETTING_CHOICE: return add_word(l, row->words, *(const int32_t *)member);
  case SETTING_MODIFIERS: return add_word(l, row->words, place_of_modifier(*(const int32_t *)member));
  }
  return 0;
}

/* Size of a setting, in bytes. */
static size_t size_of(const recorded_setting *row) {
  switch (row->kind) {
  case SETTING_RANGE: return 2 * sizeof(double);
  case SETTING_SLOP: return 3 * sizeof(double);
  case SETTING_LIST:
  case SETTING_PAIRS: return sizeof(int64_t) + DETENT_SLIDER_STOPS * sizeof(double);
  case SETTING_CHOICE:
  case SETTING_MODIFIERS: return sizeof(int32_t);
  default: return sizeof(double);
  }
}

/* True if a setting is equal in two configurations. */
static int is_same(const recorded_setting *row, const void *one, const void *other) {
  const void *a = at(one, row->offset), *b = at(other, row->offset);
  const double *number = (const double *)a, *before = (const double *)b;
  size_t size = size_of(row);
  if (row->kind == SETTING_OPTIONAL && *number != *number && *before != *before) return 1;
  if (row->kind == SETTING_LIST || row->kind == SETTING_PAIRS) {
    size = sizeof(double) * (size_t)(1 + *(const int64_t *)a);
  }
  return memcmp(a, b, size) == 0;
}

#endif
