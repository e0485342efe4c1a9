/* Where every member of a dial's structures is, as layout.c says it of the others. */
#include "layout.h"

static void dial(void) {
  MEMBER(detent_dial, opaque);
  WHOLE(detent_dial);
}

static void dial_configuration(void) {
  MEMBER(detent_dial_configuration, lower_bound);
  MEMBER(detent_dial_configuration, upper_bound);
  MEMBER(detent_dial_configuration, step);
  MEMBER(detent_dial_configuration, start);
  MEMBER(detent_dial_configuration, sweep);
  MEMBER(detent_dial_configuration, dead);
  MEMBER(detent_dial_configuration, width);
  MEMBER(detent_dial_configuration, height);
  MEMBER(detent_dial_configuration, deceleration);
  MEMBER(detent_dial_configuration, minimum_fling);
  MEMBER(detent_dial_configuration, maximum_fling);
  MEMBER(detent_dial_configuration, spring_frequency);
  MEMBER(detent_dial_configuration, landing_frequency);
  MEMBER(detent_dial_configuration, slop_touch);
  MEMBER(detent_dial_configuration, slop_mouse);
  MEMBER(detent_dial_configuration, slop_pen);
  MEMBER(detent_dial_configuration, fine_drag_scale);
  MEMBER(detent_dial_configuration, fine_drag_distance);
  MEMBER(detent_dial_configuration, scroll_timeout);
  MEMBER(detent_dial_configuration, boundary_haptic_gap);
  MEMBER(detent_dial_configuration, wraps);
  MEMBER(detent_dial_configuration, snaps);
  MEMBER(detent_dial_configuration, ticks);
  MEMBER(detent_dial_configuration, coasts);
  MEMBER(detent_dial_configuration, hold);
  MEMBER(detent_dial_configuration, press);
  MEMBER(detent_dial_configuration, fine_drag_modifiers);
  MEMBER(detent_dial_configuration, layout_direction);
  MEMBER(detent_dial_configuration, interaction);
  MEMBER(detent_dial_configuration, cancel_policy);
  WHOLE(detent_dial_configuration);
}

static void dial_state(void) {
  MEMBER(detent_dial_state, value);
  MEMBER(detent_dial_state, offset);
  MEMBER(detent_dial_state, angle);
  MEMBER(detent_dial_state, velocity);
  MEMBER(detent_dial_state, target);
  MEMBER(detent_dial_state, time);
  MEMBER(detent_dial_state, rest_time);
  MEMBER(detent_dial_state, nearest_mark);
  MEMBER(detent_dial_state, turns);
  MEMBER(detent_dial_state, phase);
  WHOLE(detent_dial_state);
}

static void dial_mark(void) {
  MEMBER(detent_dial_mark, value);
  MEMBER(detent_dial_mark, angle);
  MEMBER(detent_dial_mark, label_x);
  MEMBER(detent_dial_mark, label_y);
  MEMBER(detent_dial_mark, flags);
  MEMBER(detent_dial_mark, reserved);
  WHOLE(detent_dial_mark);
}

static void dial_scene(void) {
  MEMBER(detent_dial_scene, width);
  MEMBER(detent_dial_scene, height);
  MEMBER(detent_dial_scene, lower_value);
  MEMBER(detent_dial_scene, upper_value);
  MEMBER(detent_dial_scene, step);
  MEMBER(detent_dial_scene, start);
  MEMBER(detent_dial_scene, sweep);
  MEMBER(detent_dial_scene, value);
  MEMBER(detent_dial_scene, angle);
  MEMBER(detent_dial_scene, landing);
  MEMBER(detent_dial_scene, filled_start);
  MEMBER(detent_dial_scene, filled_sweep);
  MEMBER(detent_dial_scene, mark_end);
  MEMBER(detent_dial_scene, mark_count);
  MEMBER(detent_dial_scene, turns);
  MEMBER(detent_dial_scene, phase);
  MEMBER(detent_dial_scene, is_held);
  MEMBER(detent_dial_scene, wraps);
  MEMBER(detent_dial_scene, is_enabled);
  MEMBER(detent_dial_scene, is_read_only);
  WHOLE(detent_dial_scene);
}

int main(void) {
  dial();
  dial_configuration();
  dial_state();
  dial_mark();
  dial_scene();
  return 0;
}
