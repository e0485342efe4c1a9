/* Check of haptic gates against a model: the cases of
 * Tests/ControlCoreTests/Fixtures/haptic-gate.txt, described in its head, on standard input. */
#include <detent.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define EXPECT(condition)                                      \
  do {                                                         \
    if (!(condition)) {                                        \
      fprintf(stderr, "line %d: %s\n", line, #condition); \
      exit(1);                                                 \
    }                                                          \
  } while (0)

static int line;
static detent_haptic_gate gate;
static detent_ruler ruler;

/* Time of the effects, and number of those played. */
typedef struct moment {
  int64_t now;
  int count;
} moment;

static void hand_over(void *context, const detent_effect *effect) {
  moment *at = (moment *)context;
  int32_t plays = 7;
  EXPECT(detent_haptic_gate_plays(&gate, effect, at->now, &plays) == DETENT_OK);
  at->count += plays;
}

static void flick(double upper) {
  static const double places[5] = {280, 265, 250, 230, 230};
  detent_ruler_configuration configuration;
  detent_event event;
  moment at = {0, 0};
  int i;
  detent_ruler_configuration_init(&configuration, sizeof configuration);
  configuration.lower_bound = 0;
  configuration.upper_bound = upper;
  configuration.tick = DETENT_MARKS_FRACTION;
  configuration.snap = DETENT_MARKS_ALWAYS;
  EXPECT(
      detent_ruler_init(&ruler, sizeof ruler, &configuration, sizeof configuration, 20) ==
      DETENT_OK);
  for (i = 0; i < 5; i++) {
    memset(&event, 0, sizeof event);
    event.kind = i == 0   ? DETENT_EVENT_POINTER_DOWN
                 : i == 4 ? DETENT_EVENT_POINTER_UP
                          : DETENT_EVENT_POINTER_MOVE;
    at.now = event.time = i * (int64_t)8000000;
    event.x = places[i];
    event.y = 40;
    EXPECT(detent_ruler_handle(&ruler, &event, 1, hand_over, &at, NULL) == DETENT_OK);
  }
}

static int32_t kind_of(const char *word) {
  if (strcmp(word, "tick") == 0) return DETENT_EFFECT_TICK;
  return strcmp(word, "bound") == 0 ? DETENT_EFFECT_BOUND : DETENT_EFFECT_IDLE;
}

static void try_effect(const char *word, int64_t time, int64_t now, int64_t wanted) {
  detent_effect effect;
  moment at;
  memset(&effect, 0, sizeof effect);
  effect.kind = kind_of(word);
  effect.time = time;
  effect.count = 1;
  at.now = now;
  at.count = 0;
  hand_over(&at, &effect);
  EXPECT(at.count == wanted);
}

static void try_frame(int64_t now, int64_t wanted) {
  moment at;
  at.now = now;
  at.count = 0;
  EXPECT(detent_ruler_advance(&ruler, now, hand_over, &at) == DETENT_OK);
  EXPECT(at.count == wanted);
}

static void try_case(const char *word, int64_t first, int64_t second, int64_t third) {
  int64_t gap = DETENT_HAPTIC_GAP;
  if (strcmp(word, "gate") == 0) {
    EXPECT(detent_haptic_gate_init(&gate, sizeof gate, first) == DETENT_OK);
  } else if (strcmp(word, "flick") == 0) {
    EXPECT(detent_haptic_gate_init(&gate, sizeof gate, gap) == DETENT_OK);
    flick((double)first);
  } else if (strcmp(word, "frame") == 0) {
    try_frame(first, second);
  } else {
    try_effect(word, first, second, third);
  }
}

int main(void) {
  char text[200], word[20];
  int64_t first, second, third;
  int cases = 0;
  while (fgets(text, sizeof text, stdin) != NULL) {
    line++;
    first = second = third = 0;
    if (text[0] == '#') continue;
    EXPECT(
        sscanf(text, "%19s %" SCNd64 " %" SCNd64 " %" SCNd64, word, &first, &second, &third) > 1);
    try_case(word, first, second, third);
    cases++;
  }
  printf("%d cases\n", cases);
  return cases > 1000 ? 0 : 1;
}
