/* Writing of events; included only by detent_record.c. */
#ifndef DETENT_RECORD_EVENTS_H
#define DETENT_RECORD_EVENTS_H

#include "detent_record_text.h"

static int64_t parts_of(const detent_recording *r) {
  return r->kind == DETENT_CONTROL_SLIDER ? r->configuration.slider.thumbs : 1;
}

static int is_slider(const detent_recording *r) { return r->kind == DETENT_CONTROL_SLIDER; }

static void add_place(line *l, const detent_event *e) {
  add_number(l, e->x);
  add(l, ",");
  add_number(l, e->y);
}

/* Pointers of scripts are not negative. */
static void add_pointer(line *l, const detent_event *e) {
  add(l, " ");
  add_whole(l, (uint64_t)e->pointer & INT64_MAX);
}

static void add_modifiers(line *l, const detent_event *e) {
  static const char *const names[] = {"shift", "control", "alt", "meta"};
  const char *before = " mods=";
  int i;
  for (i = 0; i < 4; i++) {
    if ((e->modifiers & 1 << i) == 0) continue;
    add(l, before);
    add(l, names[i]);
    before = "+";
  }
}

/* The button of a press, lift or hover; scripts omit the left one. */
static void add_button(line *l, const detent_event *e) {
  static const char *const names[] = {"", " button=middle", " button=right", " button=back", " button=forward"};
  if (e->kind != DETENT_EVENT_POINTER_MOVE) add(l, names[e->button]);
}

static void add_pointing(line *l, const detent_recording *r, const detent_event *e) {
  static const char *const verbs[] = {"", "down", "move", "up", "cancel"};
  static const char *const kinds[] = {" kind=touch", " kind=mouse", " kind=pen"};
  add(l, verbs[e->kind]);
  add_pointer(l, e);
  if (e->kind == DETENT_EVENT_POINTER_CANCEL) return;
  add(l, " ");
  add_place(l, e);
  if (e->kind != DETENT_EVENT_POINTER_UP && e->source != r->source) add(l, kinds[e->source]);
  add_button(l, e);
  add_modifiers(l, e);
}

static void add_wheel(line *l, const detent_event *e) {
  static const char *const units[] = {"", " unit=line", " unit=detent", " unit=page"};
  static const char *const phases[] = {"", " phase=begin", " phase=change", " phase=momentum", " phase=end"};
  add(l, "wheel ");
  add_number(l, e->x);
  add(l, " ");
  add_number(l, e->y);
  add(l, units[e->source]);
  add(l, phases[e->phase]);
  add_modifiers(l, e);
}

static void add_key(line *l, const detent_event *e) {
  static const char *const names[] = {
    "Digit0",    "Digit1",     "Digit2",  "Digit3",    "Digit4", "Digit5",   "Digit6",
    "Digit7",    "Digit8",     "Digit9",  "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown",
    "PageUp",    "PageDown",   "Home",    "End",       "Escape",   "Delete",  "Backspace"};
  add(l, "key ");
  add(l, names[e->source]);
  add_modifiers(l, e);
}

static void add_adjustment(line *l, const detent_recording *r, const detent_event *e) {
  static const char *const verbs[] = {"increment", "decrement", "to "};
  add(l, "adjust ");
  add(l, verbs[e->kind - DETENT_EVENT_INCREMENT]);
  if (e->kind == DETENT_EVENT_ADJUST) add_number(l, e->x);
  if (!is_slider(r) || e->pointer == 0) return;
  add(l, " part=");
  add_whole(l, (uint64_t)e->pointer);
}

/* Adds the text of an event without its time; nothing if it only has a time. */
static void add_event(line *l, const detent_recording *r, const detent_event *e) {
  switch (e->kind) {
  case DETENT_EVENT_POINTER_HOVER:
    add(l, "hover ");
    add_place(l, e);
    add_button(l, e);
    break;
  case DETENT_EVENT_POINTER_LEAVE: add(l, "hover out"); break;
  case DETENT_EVENT_WHEEL: add_wheel(l, e); break;
  case DETENT_EVENT_KEY: add_key(l, e); break;
  case DETENT_EVENT_INCREMENT:
  case DETENT_EVENT_DECREMENT:
  case DETENT_EVENT_ADJUST: add_adjustment(l, r, e); break;
  case DETENT_EVENT_ROTATE:
    add(l, "rotate ");
    add_number(l, e->x);
    break;
  case DETENT_EVENT_FOCUS:
    add(l, "focus ");
    add_whole(l, (uint64_t)e->pointer);
    break;
  default: add_pointing(l, r, e);
  }
}

#endif
