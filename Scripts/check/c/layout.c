/* Where every member of every structure is, and how large it is: what programs were built with.
 * That is never to change, but to grow at the end; layout.txt has what it was. */
#include "layout.h"

static void event(void) {
  MEMBER(detent_event, time);
  MEMBER(detent_event, kind);
  MEMBER(detent_event, source);
  MEMBER(detent_event, pointer);
  MEMBER(detent_event, x);
  MEMBER(detent_event, y);
  MEMBER(detent_event, modifiers);
  MEMBER(detent_event, phase);
  WHOLE(detent_event);
}

static void effect(void) {
  MEMBER(detent_effect, time);
  MEMBER(detent_effect, kind);
  MEMBER(detent_effect, detail);
  MEMBER(detent_effect, value);
  MEMBER(detent_effect, x);
  MEMBER(detent_effect, y);
  MEMBER(detent_effect, mark);
  MEMBER(detent_effect, count);
  MEMBER(detent_effect, opaque);
  MEMBER(detent_effect, part);
  MEMBER(detent_effect, by);
  WHOLE(detent_effect);
}

static void environment(void) {
  MEMBER(detent_environment, breadth);
  MEMBER(detent_environment, text_scale);
  MEMBER(detent_environment, label_length);
  MEMBER(detent_environment, is_enabled);
  MEMBER(detent_environment, is_focused);
  WHOLE(detent_environment);
}

static void accessibility(void) {
  MEMBER(detent_accessibility, value);
  MEMBER(detent_accessibility, minimum);
  MEMBER(detent_accessibility, maximum);
  MEMBER(detent_accessibility, step);
  MEMBER(detent_accessibility, incremented);
  MEMBER(detent_accessibility, decremented);
  MEMBER(detent_accessibility, orientation);
  MEMBER(detent_accessibility, is_enabled);
  MEMBER(detent_accessibility, is_read_only);
  MEMBER(detent_accessibility, is_focused);
  WHOLE(detent_accessibility);
}

static void ruler(void) {
  MEMBER(detent_ruler, opaque);
  WHOLE(detent_ruler);
}

static void ruler_configuration(void) {
  MEMBER(detent_ruler_configuration, lower_bound);
  MEMBER(detent_ruler_configuration, upper_bound);
  MEMBER(detent_ruler_configuration, step);
  MEMBER(detent_ruler_configuration, origin);
  MEMBER(detent_ruler_configuration, unit_width);
  MEMBER(detent_ruler_configuration, length);
  MEMBER(detent_ruler_configuration, capture);
  MEMBER(detent_ruler_configuration, rearm);
  MEMBER(detent_ruler_configuration, deceleration);
  MEMBER(detent_ruler_configuration, minimum_fling);
  MEMBER(detent_ruler_configuration, maximum_fling);
  MEMBER(detent_ruler_configuration, stop_distance);
  MEMBER(detent_ruler_configuration, spring_frequency);
  MEMBER(detent_ruler_configuration, rest_distance);
  MEMBER(detent_ruler_configuration, rubber_band);
  MEMBER(detent_ruler_configuration, slop_touch);
  MEMBER(detent_ruler_configuration, slop_mouse);
  MEMBER(detent_ruler_configuration, slop_pen);
  MEMBER(detent_ruler_configuration, fine_drag_scale);
  MEMBER(detent_ruler_configuration, fine_drag_distance);
  MEMBER(detent_ruler_configuration, scroll_timeout);
  MEMBER(detent_ruler_configuration, fractions);
  MEMBER(detent_ruler_configuration, fine_drag_modifiers);
  MEMBER(detent_ruler_configuration, snap);
  MEMBER(detent_ruler_configuration, tick);
  MEMBER(detent_ruler_configuration, orientation);
  MEMBER(detent_ruler_configuration, layout_direction);
  MEMBER(detent_ruler_configuration, interaction);
  MEMBER(detent_ruler_configuration, cancel_policy);
  MEMBER(detent_ruler_configuration, reserved);
  MEMBER(detent_ruler_configuration, boundary_haptic_gap);
  MEMBER(detent_ruler_configuration, landing_frequency);
  MEMBER(detent_ruler_configuration, tap);
  MEMBER(detent_ruler_configuration, reserved2);
  WHOLE(detent_ruler_configuration);
}

static void ruler_state(void) {
  MEMBER(detent_ruler_state, value);
  MEMBER(detent_ruler_state, offset);
  MEMBER(detent_ruler_state, velocity);
  MEMBER(detent_ruler_state, target);
  MEMBER(detent_ruler_state, time);
  MEMBER(detent_ruler_state, rest_time);
  MEMBER(detent_ruler_state, nearest_mark);
  MEMBER(detent_ruler_state, phase);
  MEMBER(detent_ruler_state, reserved);
  WHOLE(detent_ruler_state);
}

static void mark(void) {
  MEMBER(detent_mark, along);
  MEMBER(detent_mark, value);
  MEMBER(detent_mark, index);
  MEMBER(detent_mark, kind);
  MEMBER(detent_mark, flags);
  WHOLE(detent_mark);
}

static void ruler_scene(void) {
  MEMBER(detent_ruler_scene, length);
  MEMBER(detent_ruler_scene, breadth);
  MEMBER(detent_ruler_scene, cursor);
  MEMBER(detent_ruler_scene, value);
  MEMBER(detent_ruler_scene, unit_width);
  MEMBER(detent_ruler_scene, overscroll);
  MEMBER(detent_ruler_scene, lower_bound);
  MEMBER(detent_ruler_scene, upper_bound);
  MEMBER(detent_ruler_scene, landing);
  MEMBER(detent_ruler_scene, mark_count);
  MEMBER(detent_ruler_scene, phase);
  MEMBER(detent_ruler_scene, orientation);
  MEMBER(detent_ruler_scene, is_enabled);
  MEMBER(detent_ruler_scene, reserved);
  WHOLE(detent_ruler_scene);
}

static void rating(void) {
  MEMBER(detent_rating, opaque);
  WHOLE(detent_rating);
}

static void rating_configuration(void) {
  MEMBER(detent_rating_configuration, count);
  MEMBER(detent_rating_configuration, granularity);
  MEMBER(detent_rating_configuration, minimum);
  MEMBER(detent_rating_configuration, length);
  MEMBER(detent_rating_configuration, spacing);
  MEMBER(detent_rating_configuration, symbol_width);
  MEMBER(detent_rating_configuration, orientation);
  MEMBER(detent_rating_configuration, layout_direction);
  MEMBER(detent_rating_configuration, interaction);
  MEMBER(detent_rating_configuration, cancel_policy);
  MEMBER(detent_rating_configuration, reselection);
  MEMBER(detent_rating_configuration, selection);
  MEMBER(detent_rating_configuration, previews_hover);
  MEMBER(detent_rating_configuration, ticks);
  MEMBER(detent_rating_configuration, press);
  MEMBER(detent_rating_configuration, reserved);
  WHOLE(detent_rating_configuration);
}

static void rating_state(void) {
  MEMBER(detent_rating_state, value);
  MEMBER(detent_rating_state, preview);
  MEMBER(detent_rating_state, time);
  MEMBER(detent_rating_state, phase);
  MEMBER(detent_rating_state, reserved);
  WHOLE(detent_rating_state);
}

static void symbol(void) {
  MEMBER(detent_symbol, x);
  MEMBER(detent_symbol, y);
  MEMBER(detent_symbol, width);
  MEMBER(detent_symbol, height);
  MEMBER(detent_symbol, fill);
  MEMBER(detent_symbol, flags);
  MEMBER(detent_symbol, reserved);
  WHOLE(detent_symbol);
}

static void rating_scene(void) {
  MEMBER(detent_rating_scene, value);
  MEMBER(detent_rating_scene, count);
  MEMBER(detent_rating_scene, breadth);
  MEMBER(detent_rating_scene, phase);
  MEMBER(detent_rating_scene, orientation);
  MEMBER(detent_rating_scene, layout_direction);
  MEMBER(detent_rating_scene, is_enabled);
  MEMBER(detent_rating_scene, is_previewed);
  MEMBER(detent_rating_scene, reserved);
  MEMBER(detent_rating_scene, label_x);
  MEMBER(detent_rating_scene, label_y);
  MEMBER(detent_rating_scene, label_width);
  MEMBER(detent_rating_scene, label_height);
  WHOLE(detent_rating_scene);
}

static void echo(void) {
  MEMBER(detent_echo, opaque);
  WHOLE(detent_echo);
}

static void haptic_gate(void) {
  MEMBER(detent_haptic_gate, opaque);
  WHOLE(detent_haptic_gate);
}

int main(void) {
  event();
  effect();
  environment();
  accessibility();
  ruler();
  ruler_configuration();
  ruler_state();
  mark();
  ruler_scene();
  rating();
  rating_configuration();
  rating_state();
  symbol();
  rating_scene();
  echo();
  haptic_gate();
  return 0;
}
