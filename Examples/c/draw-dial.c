/* A thermostat in a terminal: a dial, turned by a quarter and drawn from its scene. A column is 4
 * points wide, a row 8 points high. */
#include <detent.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#define COLUMNS 40
#define ROWS 20

static void put(char page[ROWS][COLUMNS + 1], double x, double y, const char *text) {
  int length = (int)strlen(text), row = (int)(y / 8), start = (int)(x / 4) - length / 2;
  if (row >= 0 && row < ROWS && start >= 0 && start + length <= COLUMNS)
    memcpy(page[row] + start, text, (size_t)length);
}

/* Writes a text at a distance in points from the middle, at an angle of the scene. */
static void put_round(
    char page[ROWS][COLUMNS + 1], const detent_dial_scene *scene, double angle, double distance,
    const char *text) {
  double radians = angle * 3.14159265358979 / 180;
  put(page, scene->width / 2 + distance * sin(radians),
      scene->height / 2 - distance * cos(radians), text);
}

static void draw(const detent_dial *dial) {
  char page[ROWS][COLUMNS + 1], text[DETENT_NUMBER_TEXT_SIZE];
  detent_dial_mark marks[DETENT_DIAL_MARKS];
  detent_dial_scene scene;
  double distance;
  int64_t i;
  int row;
  if (detent_dial_read_scene(dial, NULL, &scene, sizeof scene, marks, DETENT_DIAL_MARKS) != DETENT_OK)
    return;
  memset(page, ' ', sizeof page);
  for (i = 0; i < scene.mark_count; i++) {
    put_round(page, &scene, marks[i].angle, scene.mark_end - 4, ".");
    if (!(marks[i].flags & DETENT_MARK_HAS_LABEL)) continue;
    detent_number_text(marks[i].value, text, sizeof text);
    put(page, marks[i].label_x, marks[i].label_y, text);
  }
  for (distance = 0; distance < scene.mark_end - 12; distance += 4)
    put_round(page, &scene, scene.angle, distance, "#");
  printf("the dial is at %g\n", scene.value);
  for (row = 0; row < ROWS; row++) {
    int end = COLUMNS;
    while (end > 0 && page[row][end - 1] == ' ') end--;
    page[row][end] = 0;
    puts(page[row]);
  }
}

int main(void) {
  /* From the left over the top to the right, in steps of 90 degrees. */
  detent_event events[3] = {
    {0, DETENT_EVENT_POINTER_DOWN, DETENT_POINTER_MOUSE, 0, 24, 24, 0, 0, 0},
    {8000000, DETENT_EVENT_POINTER_MOVE, DETENT_POINTER_MOUSE, 0, 136, 24, 0, 0, 0},
    {16000000, DETENT_EVENT_POINTER_UP, DETENT_POINTER_MOUSE, 0, 136, 24, 0, 0, 0}};
  detent_dial_configuration configuration;
  detent_dial_state state;
  detent_dial dial;
  detent_dial_configuration_init(&configuration, sizeof configuration);
  configuration.lower_bound = 12;
  configuration.upper_bound = 30;
  configuration.step = 0.5;
  configuration.start = -135;
  configuration.sweep = 270;
  configuration.snaps = 1;
  if (detent_dial_init(&dial, sizeof dial, &configuration, sizeof configuration, 18) != DETENT_OK)
    return 1;
  detent_dial_handle(&dial, events, 3, NULL, NULL, NULL);
  detent_dial_read(&dial, &state, sizeof state);
  detent_dial_advance(&dial, state.rest_time, NULL, NULL);
  draw(&dial);
  return 0;
}
