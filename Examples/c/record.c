/* Records a tap on a ruler as a script: `./record | detent run --level calls -` replays it. */
#include <detent_record.h>
#include <stdio.h>

static void on_line(void *file, const char *line, size_t length) { fwrite(line, 1, length, (FILE *)file); }

static void hand(detent_ruler *ruler, detent_recording *recording, const detent_event *events, size_t count) {
  detent_ruler_handle(ruler, events, count, NULL, NULL, NULL);
  detent_record_events(recording, events, count, NULL);
}

int main(void) {
  detent_ruler_configuration configuration;
  detent_ruler ruler;
  detent_ruler_state state;
  detent_recording recording;
  detent_record_options options = {"a tap goes there", 80, DETENT_POINTER_MOUSE, 0};
  detent_event events[2] = {{0, 0, 0, 0, 0, 0, 0, 0, 0}};
  detent_status status;

  detent_ruler_configuration_init(&configuration, sizeof configuration);
  configuration.unit_width = 40;
  configuration.tap = DETENT_TAP_GO;
  detent_ruler_init(&ruler, sizeof ruler, &configuration, sizeof configuration, 0.1);
  status = detent_record_begin(&recording, &ruler, &configuration, sizeof configuration, &options, on_line, stdout);
  if (status != DETENT_OK) return fprintf(stderr, "%s\n", detent_status_text(status)), 1;

  events[0].kind = DETENT_EVENT_POINTER_DOWN;
  events[1].kind = DETENT_EVENT_POINTER_UP;
  events[1].time = 50000000;
  events[0].source = events[1].source = DETENT_POINTER_MOUSE;
  events[0].x = events[1].x = 260.5;
  events[0].y = events[1].y = 40;
  hand(&ruler, &recording, events, 2);

  detent_ruler_read(&ruler, &state, sizeof state);
  detent_ruler_advance(&ruler, state.rest_time, NULL, NULL);
  return detent_record_end(&recording, &ruler) != DETENT_OK;
}
