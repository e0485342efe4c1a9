/* A ruler in a terminal: flung, and drawn from its scene at a few moments. A column is five points.
 * All positions come from the scene. */
#include <detent.h>
#include <stdio.h>
#include <string.h>

#define COLUMNS 75
#define MARKS 400

static int column(double along) {
  return along >= 0 && along < 5 * COLUMNS ? (int)(along / 5) : -1;
}

static void put(char *line, double along, char sign) {
  if (column(along) >= 0) line[column(along)] = sign;
}

static void put_label(char *line, const detent_mark *mark) {
  char text[DETENT_NUMBER_TEXT_SIZE];
  int length = (int)detent_number_text(mark->value, text, sizeof text);
  int start = column(mark->along) - length / 2;
  if (column(mark->along) >= 0 && start >= 0 && start + length < COLUMNS)
    memcpy(line + start, text, (size_t)length);
}

static void draw(const detent_ruler *ruler, const char *caption) {
  char rows[4][COLUMNS + 1];
  detent_mark marks[MARKS];
  detent_ruler_scene scene;
  int64_t i, count;
  int row;
  if (detent_ruler_read_scene(ruler, NULL, &scene, sizeof scene, marks, MARKS) != DETENT_OK) return;
  for (row = 0; row < 4; row++) {
    memset(rows[row], ' ', COLUMNS);
    rows[row][COLUMNS] = 0;
  }
  count = scene.mark_count < MARKS ? scene.mark_count : MARKS;
  for (i = 0; i < count; i++) {
    if (!(marks[i].flags & DETENT_MARK_IN_RANGE)) continue;
    for (row = 0; row <= marks[i].kind; row++) put(rows[row], marks[i].along, '|');
    if (marks[i].flags & DETENT_MARK_HAS_LABEL) put_label(rows[3], &marks[i]);
  }
  for (row = 0; row < 3; row++) put(rows[row], scene.cursor, '#');
  printf("%s: %.3f\n%s\n%s\n%s\n%s\n\n", caption, scene.value, rows[0], rows[1], rows[2], rows[3]);
}

static void touch(detent_ruler *ruler, int32_t kind, int64_t milliseconds, double x) {
  detent_event event;
  memset(&event, 0, sizeof event);
  event.kind = kind;
  event.time = milliseconds * 1000000;
  event.x = x;
  event.y = 40;
  detent_ruler_handle(ruler, &event, 1, NULL, NULL, NULL);
}

int main(void) {
  detent_ruler_configuration configuration;
  detent_ruler_state state;
  detent_ruler ruler;
  int i;
  detent_ruler_configuration_init(&configuration, sizeof configuration);
  configuration.lower_bound = 0;
  configuration.upper_bound = 10;
  configuration.snap = DETENT_MARKS_ALWAYS;
  if (detent_ruler_init(&ruler, sizeof ruler, &configuration, sizeof configuration, 2) != DETENT_OK)
    return 1;
  draw(&ruler, "at rest");
  touch(&ruler, DETENT_EVENT_POINTER_DOWN, 0, 320);
  for (i = 1; i <= 8; i++) touch(&ruler, DETENT_EVENT_POINTER_MOVE, 8 * i, 320 - 10 * i);
  draw(&ruler, "dragged");
  touch(&ruler, DETENT_EVENT_POINTER_UP, 64, 240);
  detent_ruler_advance(&ruler, 200000000, NULL, NULL);
  draw(&ruler, "coasting");
  detent_ruler_read(&ruler, &state, sizeof state);
  detent_ruler_advance(&ruler, state.rest_time, NULL, NULL);
  draw(&ruler, "at rest again");
  return 0;
}
