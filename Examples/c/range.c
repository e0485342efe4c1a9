/* A price range: a slider with two thumbs that stay 10 apart. A mouse pulls the lower one up to the
 * other, and a key moves the upper one. Then the slider is drawn from its scene. */
#include <detent.h>
#include <stdio.h>
#include <string.h>

/* Values of the two thumbs, as the host keeps them. */
typedef struct prices {
  double values[2];
} prices;

static void on_effect(void *context, const detent_effect *effect) {
  static const char *const names[2] = {"from", "to"};
  prices *known = (prices *)context;
  switch (effect->kind) {
  case DETENT_EFFECT_CHANGED:
    known->values[effect->part] = effect->value;
    printf("%s changes: %g to %g\n", names[effect->part], known->values[0], known->values[1]);
    break;
  case DETENT_EFFECT_BOUND:
    if (effect->by > 0)
      printf("%s meets %s\n", names[effect->part], names[effect->by - 1]);
    else
      printf("%s is at the end\n", names[effect->part]);
    break;
  case DETENT_EFFECT_ENDED: printf("%s is %g\n", names[effect->part], effect->value); break;
  default: break;
  }
}

/* Returns the column of a position; a column is five points. `=` is filled, `O` a thumb. */
static int column(double along) { return (int)(along / 5 + 0.5); }

static void draw(const detent_slider *slider) {
  char track[77], below[77], text[DETENT_NUMBER_TEXT_SIZE];
  detent_slider_scene scene;
  detent_thumb thumbs[DETENT_SLIDER_THUMBS];
  detent_slider_mark marks[DETENT_SLIDER_MARKS];
  int64_t i;
  memset(track, '-', sizeof track);
  memset(below, ' ', sizeof below);
  track[76] = below[76] = 0;
  if (detent_slider_read_scene(
          slider, NULL, &scene, sizeof scene, thumbs, DETENT_SLIDER_THUMBS, marks,
          DETENT_SLIDER_MARKS) != DETENT_OK)
    return;
  for (i = column(scene.filled_from); i < column(scene.filled_to); i++) track[i] = '=';
  for (i = 0; i < scene.thumb_count; i++) track[column(thumbs[i].along)] = 'O';
  for (i = 0; i < scene.mark_count; i++) {
    int length = (int)detent_number_text(marks[i].value, text, sizeof text);
    int start = column(marks[i].along) - length / 2;
    if (!(marks[i].flags & DETENT_MARK_HAS_LABEL)) continue;
    if (start > 76 - length) start = 76 - length;
    memcpy(below + start, text, (size_t)length);
  }
  printf("%s\n%s\n", track, below);
}

int main(void) {
  prices known = {{20, 70}};
  detent_slider_configuration configuration;
  detent_slider slider;
  detent_slider_part part;
  /* On 375 points for 0 to 100 the lower thumb is at 75. */
  detent_event events[5] = {
    {0, DETENT_EVENT_POINTER_DOWN, DETENT_POINTER_MOUSE, 0, 75, 20, 0, 0, 0},
    {8000000, DETENT_EVENT_POINTER_MOVE, DETENT_POINTER_MOUSE, 0, 150, 20, 0, 0, 0},
    {16000000, DETENT_EVENT_POINTER_MOVE, DETENT_POINTER_MOUSE, 0, 300, 20, 0, 0, 0},
    {24000000, DETENT_EVENT_POINTER_UP, DETENT_POINTER_MOUSE, 0, 300, 20, 0, 0, 0},
    {32000000, DETENT_EVENT_FOCUS, 0, 1, 0, 0, 0, 0, 0}};
  detent_event key = {40000000, DETENT_EVENT_KEY, DETENT_KEY_ARROW_RIGHT, 0, 0, 0, 0, 0, 0};
  detent_status status;
  int32_t i;

  detent_slider_configuration_init(&configuration, sizeof configuration);
  configuration.thumbs = 2;
  configuration.step = 5;
  configuration.distance = 10;
  status = detent_slider_init(
      &slider, sizeof slider, &configuration, sizeof configuration, known.values, 2);
  if (status != DETENT_OK) return fprintf(stderr, "%s\n", detent_status_text(status)), 1;

  detent_slider_handle(&slider, events, 5, on_effect, &known, NULL);
  detent_slider_handle(&slider, &key, 1, on_effect, &known, NULL);
  for (i = 0; i < 2; i++) {
    detent_slider_read_part(&slider, i, &part, sizeof part);
    printf(
        "thumb %d at %g points: %g, from %g to %g\n", (int)i, part.offset, part.value,
        part.minimum, part.maximum);
  }
  draw(&slider);
  return 0;
}
