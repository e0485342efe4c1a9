/* Where every member of a slider's structures is, as layout.c says it of the others. */
#include "layout.h"

static void slider(void) {
  MEMBER(detent_slider, opaque);
  WHOLE(detent_slider);
}

static void slider_configuration(void) {
  MEMBER(detent_slider_configuration, lower_bound);
  MEMBER(detent_slider_configuration, upper_bound);
  MEMBER(detent_slider_configuration, step);
  MEMBER(detent_slider_configuration, factor);
  MEMBER(detent_slider_configuration, distance);
  MEMBER(detent_slider_configuration, grab);
  MEMBER(detent_slider_configuration, rubber_band);
  MEMBER(detent_slider_configuration, length);
  MEMBER(detent_slider_configuration, spring_frequency);
  MEMBER(detent_slider_configuration, landing_frequency);
  MEMBER(detent_slider_configuration, rest_distance);
  MEMBER(detent_slider_configuration, slop_touch);
  MEMBER(detent_slider_configuration, slop_mouse);
  MEMBER(detent_slider_configuration, slop_pen);
  MEMBER(detent_slider_configuration, fine_drag_scale);
  MEMBER(detent_slider_configuration, fine_drag_distance);
  MEMBER(detent_slider_configuration, scroll_timeout);
  MEMBER(detent_slider_configuration, boundary_haptic_gap);
  MEMBER(detent_slider_configuration, thumbs);
  MEMBER(detent_slider_configuration, stop_count);
  MEMBER(detent_slider_configuration, stops);
  MEMBER(detent_slider_configuration, scale);
  MEMBER(detent_slider_configuration, meet);
  MEMBER(detent_slider_configuration, track_press);
  MEMBER(detent_slider_configuration, between);
  MEMBER(detent_slider_configuration, quantize);
  MEMBER(detent_slider_configuration, ticks);
  MEMBER(detent_slider_configuration, fine_drag_modifiers);
  MEMBER(detent_slider_configuration, orientation);
  MEMBER(detent_slider_configuration, layout_direction);
  MEMBER(detent_slider_configuration, interaction);
  MEMBER(detent_slider_configuration, cancel_policy);
  MEMBER(detent_slider_configuration, reserved);
  WHOLE(detent_slider_configuration);
}

static void slider_state(void) {
  MEMBER(detent_slider_state, value);
  MEMBER(detent_slider_state, time);
  MEMBER(detent_slider_state, rest_time);
  MEMBER(detent_slider_state, part_count);
  MEMBER(detent_slider_state, focus);
  MEMBER(detent_slider_state, phase);
  MEMBER(detent_slider_state, reserved);
  WHOLE(detent_slider_state);
}

static void slider_part(void) {
  MEMBER(detent_slider_part, value);
  MEMBER(detent_slider_part, offset);
  MEMBER(detent_slider_part, velocity);
  MEMBER(detent_slider_part, target);
  MEMBER(detent_slider_part, minimum);
  MEMBER(detent_slider_part, maximum);
  MEMBER(detent_slider_part, rest_time);
  MEMBER(detent_slider_part, nearest_mark);
  MEMBER(detent_slider_part, phase);
  MEMBER(detent_slider_part, reserved);
  WHOLE(detent_slider_part);
}

static void thumb(void) {
  MEMBER(detent_thumb, value);
  MEMBER(detent_thumb, minimum);
  MEMBER(detent_thumb, maximum);
  MEMBER(detent_thumb, along);
  MEMBER(detent_thumb, landing);
  MEMBER(detent_thumb, x);
  MEMBER(detent_thumb, y);
  MEMBER(detent_thumb, width);
  MEMBER(detent_thumb, height);
  MEMBER(detent_thumb, phase);
  MEMBER(detent_thumb, flags);
  WHOLE(detent_thumb);
}

static void slider_mark(void) {
  MEMBER(detent_slider_mark, along);
  MEMBER(detent_slider_mark, value);
  MEMBER(detent_slider_mark, flags);
  MEMBER(detent_slider_mark, reserved);
  WHOLE(detent_slider_mark);
}

static void slider_scene(void) {
  MEMBER(detent_slider_scene, length);
  MEMBER(detent_slider_scene, breadth);
  MEMBER(detent_slider_scene, lower_value);
  MEMBER(detent_slider_scene, upper_value);
  MEMBER(detent_slider_scene, filled_from);
  MEMBER(detent_slider_scene, filled_to);
  MEMBER(detent_slider_scene, thumb_count);
  MEMBER(detent_slider_scene, mark_count);
  MEMBER(detent_slider_scene, focus);
  MEMBER(detent_slider_scene, phase);
  MEMBER(detent_slider_scene, orientation);
  MEMBER(detent_slider_scene, layout_direction);
  MEMBER(detent_slider_scene, is_discrete);
  MEMBER(detent_slider_scene, is_enabled);
  MEMBER(detent_slider_scene, is_read_only);
  MEMBER(detent_slider_scene, reserved);
  WHOLE(detent_slider_scene);
}

int main(void) {
  slider();
  slider_configuration();
  slider_state();
  slider_part();
  thumb();
  slider_mark();
  slider_scene();
  return 0;
}
