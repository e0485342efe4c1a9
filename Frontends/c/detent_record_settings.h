/* Made by Scripts/make/interfaces.py from the tables of settings. */
/* What scripts call the settings of each control, and where its members are. Only detent_record.c includes it. */

#define AT(member) offsetof(detent_ruler_configuration, member)

static const recorded_setting ruler_settings[] = {
  {"range", SETTING_RANGE, AT(lower_bound), ""},
  {"step", SETTING_NUMBER, AT(step), ""},
  {"origin", SETTING_NUMBER, AT(origin), ""},
  {"fractions", SETTING_WHOLE, AT(fractions), ""},
  {"snap", SETTING_CHOICE, AT(snap), "none unit half fraction always"},
  {"quantize", SETTING_CHOICE, AT(quantizes), "none value"},
  {"unit-width", SETTING_NUMBER, AT(unit_width), ""},
  {"axis", SETTING_CHOICE, AT(orientation), "x y"},
  {"layout", SETTING_CHOICE, AT(layout_direction), "ltr rtl"},
  {"slop", SETTING_SLOP, AT(slop_touch), ""},
  {"fine", SETTING_NUMBER, AT(fine_drag_scale), ""},
  {"policy tap", SETTING_CHOICE, AT(tap), "nothing go"},
  {"fine-key", SETTING_MODIFIERS, AT(fine_drag_modifiers), "none shift control alt meta"},
  {"fine-distance", SETTING_NUMBER, AT(fine_drag_distance), ""},
  {"key-step", SETTING_WHOLE, AT(step_counts_key), ""},
  {"page-step", SETTING_WHOLE, AT(step_counts_page), ""},
  {"adjust-step", SETTING_WHOLE, AT(step_counts_adjust), ""},
  {"policy cancel", SETTING_CHOICE, AT(cancel_policy), "revert commit"},
  {"tick", SETTING_CHOICE, AT(tick), "none unit half fraction"},
  {"capture", SETTING_OPTIONAL, AT(capture), ""},
  {"rearm", SETTING_OPTIONAL, AT(rearm), ""},
  {"deceleration", SETTING_NUMBER, AT(deceleration), ""},
  {"rubber", SETTING_NUMBER, AT(rubber_band), ""},
  {"min-fling", SETTING_NUMBER, AT(minimum_fling), ""},
  {"max-fling", SETTING_NUMBER, AT(maximum_fling), ""},
  {"stop-distance", SETTING_NUMBER, AT(stop_distance), ""},
  {"rest-distance", SETTING_NUMBER, AT(rest_distance), ""},
  {"motion", SETTING_CHOICE, AT(motion), "full reduced"},
  {"spring", SETTING_NUMBER, AT(spring_frequency), ""},
  {"landing-spring", SETTING_NUMBER, AT(landing_frequency), ""},
  {"scroll-timeout", SETTING_TIME, AT(scroll_timeout), ""},
  {"boundary-haptic-gap", SETTING_TIME, AT(boundary_haptic_gap), ""},
  {NULL, SETTING_NUMBER, 0, NULL}};
#undef AT

#define AT(member) offsetof(detent_rating_configuration, member)

static const recorded_setting rating_settings[] = {
  {"stars", SETTING_WHOLE, AT(count), ""},
  {"minimum", SETTING_NUMBER, AT(minimum), ""},
  {"granularity", SETTING_NUMBER, AT(granularity), ""},
  {"symbol-width", SETTING_OPTIONAL, AT(symbol_width), ""},
  {"spacing", SETTING_NUMBER, AT(spacing), ""},
  {"axis", SETTING_CHOICE, AT(orientation), "x y"},
  {"layout", SETTING_CHOICE, AT(layout_direction), "ltr rtl"},
  {"tick", SETTING_CHOICE, AT(ticks), "none unit"},
  {"selection", SETTING_CHOICE, AT(selection), "drag tap"},
  {"policy press", SETTING_CHOICE, AT(press), "at-once sure"},
  {"policy leading", SETTING_CHOICE, AT(leading), "least clear"},
  {"hover-preview", SETTING_CHOICE, AT(previews_hover), "false true"},
  {"policy clear", SETTING_CHOICE, AT(reselection), "off on"},
  {"policy cancel", SETTING_CHOICE, AT(cancel_policy), "revert commit"},
  {"motion", SETTING_CHOICE, AT(motion), "full reduced"},
  {NULL, SETTING_NUMBER, 0, NULL}};
#undef AT

#define AT(member) offsetof(detent_slider_configuration, member)

static const recorded_setting slider_settings[] = {
  {"range", SETTING_RANGE, AT(lower_bound), ""},
  {"scale", SETTING_CHOICE, AT(scale), "linear log log-1-2-5"},
  {"step", SETTING_OPTIONAL, AT(step), ""},
  {"factor", SETTING_OPTIONAL, AT(factor), ""},
  {"stops", SETTING_LIST, AT(stop_count), ""},
  {"knots", SETTING_PAIRS, AT(knot_count), ""},
  {"steps", SETTING_LIST, AT(step_count), ""},
  {"tick", SETTING_CHOICE, AT(ticks), "none unit"},
  {"thumbs", SETTING_WHOLE, AT(thumbs), ""},
  {"distance", SETTING_NUMBER, AT(distance), ""},
  {"max-distance", SETTING_NUMBER, AT(max_distance), ""},
  {"locked", SETTING_LIST, AT(locked_thumb_count), ""},
  {"meet", SETTING_CHOICE, AT(meet), "block push"},
  {"track", SETTING_CHOICE, AT(track_press), "jump step none"},
  {"between", SETTING_CHOICE, AT(between), "hold move"},
  {"quantize", SETTING_CHOICE, AT(quantize), "drag release"},
  {"axis", SETTING_CHOICE, AT(orientation), "x y"},
  {"layout", SETTING_CHOICE, AT(layout_direction), "ltr rtl"},
  {"grab", SETTING_NUMBER, AT(grab), ""},
  {"thumb-radius", SETTING_NUMBER, AT(thumb_radius), ""},
  {"slop", SETTING_SLOP, AT(slop_touch), ""},
  {"fine", SETTING_NUMBER, AT(fine_drag_scale), ""},
  {"fine-key", SETTING_MODIFIERS, AT(fine_drag_modifiers), "none shift control alt meta"},
  {"fine-distance", SETTING_NUMBER, AT(fine_drag_distance), ""},
  {"key-step", SETTING_WHOLE, AT(step_counts_key), ""},
  {"page-step", SETTING_WHOLE, AT(step_counts_page), ""},
  {"adjust-step", SETTING_WHOLE, AT(step_counts_adjust), ""},
  {"policy cancel", SETTING_CHOICE, AT(cancel_policy), "revert commit"},
  {"rubber", SETTING_NUMBER, AT(rubber_band), ""},
  {"rest-distance", SETTING_NUMBER, AT(rest_distance), ""},
  {"motion", SETTING_CHOICE, AT(motion), "full reduced"},
  {"spring", SETTING_NUMBER, AT(spring_frequency), ""},
  {"landing-spring", SETTING_NUMBER, AT(landing_frequency), ""},
  {"scroll-timeout", SETTING_TIME, AT(scroll_timeout), ""},
  {"boundary-haptic-gap", SETTING_TIME, AT(boundary_haptic_gap), ""},
  {NULL, SETTING_NUMBER, 0, NULL}};
#undef AT

#define AT(member) offsetof(detent_dial_configuration, member)

static const recorded_setting dial_settings[] = {
  {"range", SETTING_RANGE, AT(lower_bound), ""},
  {"step", SETTING_OPTIONAL, AT(step), ""},
  {"wrap", SETTING_CHOICE, AT(wraps), "off on"},
  {"snap", SETTING_CHOICE, AT(snaps), "none always"},
  {"quantize", SETTING_CHOICE, AT(quantizes), "none value"},
  {"tick", SETTING_CHOICE, AT(ticks), "none unit"},
  {"start", SETTING_NUMBER, AT(start), ""},
  {"sweep", SETTING_NUMBER, AT(sweep), ""},
  {"dead", SETTING_NUMBER, AT(dead), ""},
  {"layout", SETTING_CHOICE, AT(layout_direction), "ltr rtl"},
  {"hold", SETTING_CHOICE, AT(hold), "rotary vertical"},
  {"travel", SETTING_NUMBER, AT(travel), ""},
  {"press", SETTING_CHOICE, AT(press), "turn jump"},
  {"slop", SETTING_SLOP, AT(slop_touch), ""},
  {"fine", SETTING_NUMBER, AT(fine_drag_scale), ""},
  {"fine-key", SETTING_MODIFIERS, AT(fine_drag_modifiers), "none shift control alt meta"},
  {"fine-distance", SETTING_NUMBER, AT(fine_drag_distance), ""},
  {"key-step", SETTING_WHOLE, AT(step_counts_key), ""},
  {"page-step", SETTING_WHOLE, AT(step_counts_page), ""},
  {"adjust-step", SETTING_WHOLE, AT(step_counts_adjust), ""},
  {"policy cancel", SETTING_CHOICE, AT(cancel_policy), "revert commit"},
  {"coast", SETTING_CHOICE, AT(coasts), "off on"},
  {"deceleration", SETTING_NUMBER, AT(deceleration), ""},
  {"min-fling", SETTING_NUMBER, AT(minimum_fling), ""},
  {"max-fling", SETTING_NUMBER, AT(maximum_fling), ""},
  {"motion", SETTING_CHOICE, AT(motion), "full reduced"},
  {"spring", SETTING_NUMBER, AT(spring_frequency), ""},
  {"landing-spring", SETTING_NUMBER, AT(landing_frequency), ""},
  {"scroll-timeout", SETTING_TIME, AT(scroll_timeout), ""},
  {"boundary-haptic-gap", SETTING_TIME, AT(boundary_haptic_gap), ""},
  {NULL, SETTING_NUMBER, 0, NULL}};
#undef AT

static const recorded_control recorded_controls[] = {
  {DETENT_CONTROL_RULER, "ruler", ruler_settings, sizeof(detent_ruler_configuration),
   {(int)offsetof(detent_ruler_configuration, length), -1, (int)offsetof(detent_ruler_configuration, orientation), (int)offsetof(detent_ruler_configuration, interaction)}},
  {DETENT_CONTROL_RATING, "rating", rating_settings, sizeof(detent_rating_configuration),
   {(int)offsetof(detent_rating_configuration, length), -1, (int)offsetof(detent_rating_configuration, orientation), (int)offsetof(detent_rating_configuration, interaction)}},
  {DETENT_CONTROL_SLIDER, "slider", slider_settings, sizeof(detent_slider_configuration),
   {(int)offsetof(detent_slider_configuration, length), -1, (int)offsetof(detent_slider_configuration, orientation), (int)offsetof(detent_slider_configuration, interaction)}},
  {DETENT_CONTROL_DIAL, "dial", dial_settings, sizeof(detent_dial_configuration),
   {(int)offsetof(detent_dial_configuration, width), (int)offsetof(detent_dial_configuration, height), -1, (int)offsetof(detent_dial_configuration, interaction)}},
};
