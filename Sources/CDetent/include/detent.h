/*
 * Detent: the engine behind controls that people slide, drag and tap to choose a number.
 *
 * Events and time go in, effects come out, and what shows can be asked for. Nothing here reads a
 * clock, uses the heap, or keeps anything outside the storage that its caller owns. The same events
 * give the same effects, bit for bit, on every machine.
 *
 *     #include <detent.h>
 *     #include <stdio.h>
 *
 *     static void on_effect(void *context, const detent_effect *effect) {
 *       (void)context;
 *       if (effect->kind == DETENT_EFFECT_CHANGED) printf("%g\n", effect->value);
 *     }
 *
 *     int main(void) {
 *       detent_ruler_configuration configuration;
 *       detent_ruler_configuration_init(&configuration, sizeof configuration);
 *       configuration.lower_bound = 0;
 *       configuration.upper_bound = 100;
 *
 *       detent_ruler ruler;
 *       detent_status status = detent_ruler_init(
 *           &ruler, sizeof ruler, &configuration, sizeof configuration, 20);
 *       if (status != DETENT_OK) return puts(detent_status_text(status));
 *
 *       detent_event events[3] = {
 *         {.kind = DETENT_EVENT_POINTER_DOWN, .time = 0, .x = 200, .y = 40},
 *         {.kind = DETENT_EVENT_POINTER_MOVE, .time = 8000000, .x = 150, .y = 40},
 *         {.kind = DETENT_EVENT_POINTER_UP, .time = 16000000, .x = 120, .y = 40},
 *       };
 *       detent_ruler_handle(&ruler, events, 3, on_effect, NULL, NULL);
 *
 *       detent_ruler_state state;
 *       detent_ruler_read(&ruler, &state, sizeof state);
 *       detent_ruler_advance(&ruler, state.rest_time, on_effect, NULL);
 *       return 0;
 *     }
 *
 * Rules for all of it:
 *
 * - Times are whole nanoseconds from an origin the host chooses; distances are points, from the
 *   control's upper left corner, y growing downwards. Where a number may be missing, NaN says so.
 * - Every function that can be misused returns a status. If that is not DETENT_OK, it has changed
 *   nothing, and it tells of a mistake in the host's code, never in what a user did: events late,
 *   early, doubled or out of order are all welcome. Of several mistakes, that with the least number
 *   is told; of several events, the first that makes no sense, and those before it count. Beyond
 *   that, no pointer can be checked: each must lead to what it says.
 * - A control is its storage: copy it with `=`, keep the copy, go back to it. Storage must be
 *   aligned as the types here are; a heap's is. There are no pointers in it, so processes may share
 *   it. It is for the library that made it, and no file: detent_…_store is for that. Equal controls
 *   may have unlike bytes. It is recognised by a number in it. That catches accidents; storage that
 *   was forged or damaged is not looked through.
 * - Nothing is shared between controls. One control belongs to one thread at a time.
 * - A sink is called before the function returns, and must itself return: no longjmp, no exception.
 *   A control is changed where it is: while it tells, it can be neither changed nor asked nor stored,
 *   and a copy is of no use. All of that is DETENT_ERROR_BUSY. Only detent_…_init and _restore are
 *   not refused, as they look at no storage: a copy they make a control again. Where the control is
 *   that tells, they must not be called: the call that goes on then answers DETENT_ERROR_STORAGE,
 *   and there is no control any more. What the effect's pointer points at is gone when the sink returns. Effects of a kind that
 *   a program does not know are to be passed over.
 * - Structures that may grow are handed over with their size: `size` is always the sizeof of what
 *   the pointer before it leads to. Those that a host hands over without one never grow. A later
 *   version only appends, to structures, constants and functions; a program that was built with an
 *   older header goes on working. The library writes no more than `size` bytes. A configuration that
 *   is shorter than the library's has the defaults for the members it lacks. Of a structure that is
 *   larger than the library knows, the rest is left alone. Members called `reserved` must be 0.
 */
#ifndef DETENT_H
#define DETENT_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---------------------------------------------------------------------------------- Versions -- */

/* The version of this header: what it has grown by, never what it has changed. What a later version
 * brings says since which it is there. */
#define DETENT_ABI_VERSION 1

/* The version the library was built with; at least DETENT_ABI_VERSION, if it is to be used with
 * this header. */
uint32_t detent_abi_version(void);

/* The version of the feel that this header was written with: which effects a control has for given
 * events, how far it goes and when. The rules below promise layout and meaning, not the feel. It
 * may change in a later library, which then has a greater number here, and CHANGELOG.md says under
 * "Feel" what has become different. The settings of a program stay what they are: members that come
 * later, with settings of the new feel, say what they are without it. */
#define DETENT_FEEL_VERSION 1

/* The version of the feel that the library has. A program that compares recorded effects is to ask
 * whether it is that of the recording. */
uint32_t detent_feel_version(void);

/* ------------------------------------------------------------------------------------ Status -- */

/* How a call went. */
typedef int32_t detent_status;
enum {
  DETENT_OK = 0,
  /* A pointer is NULL that must not be. */
  DETENT_ERROR_NULL = 1,
  /* A size is less than that of the structure in the version that brought it; or a count is more
   * than memory. */
  DETENT_ERROR_SIZE = 2,
  /* It holds no control of this kind, or no run of ticks: it was never initialised, or has been
   * written over. */
  DETENT_ERROR_STORAGE = 3,
  /* A call is changing the control: a sink has called back into it. Or it is the copy that a sink has
   * made of such a control. */
  DETENT_ERROR_BUSY = 4,
  /* A number is infinite or not a number, where only a finite one makes sense. */
  DETENT_ERROR_NUMBER = 5,
  /* A constant is none of those listed here. */
  DETENT_ERROR_CONSTANT = 6,
  /* The configuration makes no sense; detent_…_configuration_problem says why. */
  DETENT_ERROR_CONFIGURATION = 7,
  /* An index is beyond the end. */
  DETENT_ERROR_INDEX = 8,
  /* The bytes are no stored control of this kind: they are damaged, cut off, or from a later
   * version of the library. */
  DETENT_ERROR_STORED = 9
};

/* One sentence in English; "unknown status" for a number that is none. Never NULL, never to be
 * freed. */
const char *detent_status_text(detent_status status);

/* ------------------------------------------------------------------------------------ Events -- */

/* What happened. For each: which members of detent_event count beside `time`. */
enum {
  /* A finger, mouse or pen: `pointer`, `source`, `x`, `y`, `modifiers`. */
  DETENT_EVENT_POINTER_DOWN = 1,
  DETENT_EVENT_POINTER_MOVE = 2,
  DETENT_EVENT_POINTER_UP = 3,
  /* The system took the pointer away: `pointer`, `source`. */
  DETENT_EVENT_POINTER_CANCEL = 4,
  /* Over the control with nothing pressed: `pointer`, `source`, `x`, `y`, `modifiers`. */
  DETENT_EVENT_POINTER_HOVER = 5,
  /* No longer over the control: `pointer`, `source`. */
  DETENT_EVENT_POINTER_LEAVE = 6,
  /* A wheel, or scrolling on a touchpad: `x` and `y` are how far, with the sense of the web's
   * WheelEvent; `source` is a DETENT_WHEEL unit, `phase` a DETENT_WHEEL phase. */
  DETENT_EVENT_WHEEL = 7,
  /* A key: `source`, `modifiers`. */
  DETENT_EVENT_KEY = 8,
  /* Assistive technology asks for one step more, for one less, or for the value `x`. A ruler goes by
   * the marks that its snap keeps, one of `step` in detent_accessibility. A control of
   * several parts, as sliders are, looks at `pointer` too: it is the part, counted from 0. */
  DETENT_EVENT_INCREMENT = 9,
  DETENT_EVENT_DECREMENT = 10,
  DETENT_EVENT_ADJUST = 11,
  /* A crown, encoder or touch ring turned by `x` detents, positive towards larger values. */
  DETENT_EVENT_ROTATE = 12,
  /* Nothing but time: a frame. */
  DETENT_EVENT_ADVANCE = 13,
  /* Keys, wheels and crowns go to the part `pointer` from now on. Nothing but time to a control of
   * one part, as rulers, ratings and dials are. */
  DETENT_EVENT_FOCUS = 14
};

/* `source` of a pointer. */
enum { DETENT_POINTER_TOUCH = 0, DETENT_POINTER_MOUSE = 1, DETENT_POINTER_PEN = 2 };

/* `source` of a wheel: what its distances are. A line or detent is one step, a page is ten. */
enum {
  DETENT_WHEEL_POINTS = 0,
  DETENT_WHEEL_LINES = 1,
  DETENT_WHEEL_DETENTS = 2,
  DETENT_WHEEL_PAGES = 3
};

/* `phase` of a wheel, on systems that tell: else NONE, and the gesture ends 120 ms after its last
 * event. */
enum {
  DETENT_WHEEL_NONE = 0,
  DETENT_WHEEL_BEGIN = 1,
  DETENT_WHEEL_CHANGE = 2,
  /* The fingers have left the pad and it scrolls on. */
  DETENT_WHEEL_MOMENTUM = 3,
  DETENT_WHEEL_END = 4
};

/* `source` of a key. All other keys are the host's. Digits are for ratings. */
enum {
  DETENT_KEY_ARROW_LEFT = 10,
  DETENT_KEY_ARROW_RIGHT = 11,
  DETENT_KEY_ARROW_UP = 12,
  DETENT_KEY_ARROW_DOWN = 13,
  DETENT_KEY_PAGE_UP = 14,
  DETENT_KEY_PAGE_DOWN = 15,
  DETENT_KEY_HOME = 16,
  DETENT_KEY_END = 17,
  DETENT_KEY_ESCAPE = 18,
  /* 0 to 9 are the digits. */
  DETENT_KEY_0 = 0,
  DETENT_KEY_9 = 9
};

/* `modifiers`: any of these together. */
enum {
  DETENT_MODIFIER_SHIFT = 1,
  DETENT_MODIFIER_CONTROL = 2,
  DETENT_MODIFIER_ALT = 4,
  DETENT_MODIFIER_META = 8
};

/* One thing that reached a control from outside. Members that a kind does not name are not looked
 * at. */
typedef struct detent_event {
  /* Nanoseconds. An event earlier than the latest one counts as happening at that time. */
  int64_t time;
  /* A DETENT_EVENT. */
  int32_t kind;
  int32_t source;
  /* Which pointer; a number may be used again after the pointer went up. Of INCREMENT, DECREMENT,
   * ADJUST and FOCUS: which part. To one that a control does not have, nothing happens. */
  int64_t pointer;
  double x;
  double y;
  int32_t modifiers;
  int32_t phase;
} detent_event;

/* ----------------------------------------------------------------------------------- Effects -- */

/* What a control asks of the world outside. For each: which members of detent_effect count beside
 * `time`. Of one thing that happens they come in this order: BEGAN, TICK, BOUND, CHANGED, SNAPPED,
 * ENDED, IDLE. At the time of an event, what was in motion comes before what the event does. */
enum {
  /* The user began to edit. Exactly one ENDED follows. */
  DETENT_EFFECT_BEGAN = 1,
  /* Marks were passed, `count` of them from `mark` on: play a light impact (0.5) for each. */
  DETENT_EFFECT_TICK = 2,
  /* The value tried to go past a bound, a DETENT_SIDE in `detail`: play a rigid impact (0.667). Where
   * a neighbouring part is in the way instead, `by` says which. */
  DETENT_EFFECT_BOUND = 3,
  /* The value is now `value`, for a DETENT_CAUSE in `detail`, and `count` turns further. */
  DETENT_EFFECT_CHANGED = 4,
  /* It came to rest on a mark or bound chosen by the snap rule: `value`, and `count` turns further. */
  DETENT_EFFECT_SNAPPED = 5,
  /* The edit is over with `value`, `count` turns further, for a DETENT_END in `detail`. */
  DETENT_EFFECT_ENDED = 6,
  /* What a release would choose: `value`, NaN when there is no such thing any more. */
  DETENT_EFFECT_PREVIEW = 7,
  /* A press left the slop across the control's axis: the host's
   * scroll view may take the pointer. */
  DETENT_EFFECT_YIELDED = 8,
  /* A pointer went down and up at `x`, `y` without wandering, and that changed nothing: a tap that
   * goes somewhere is an edit instead. The only effect that events have on a read-only control. */
  DETENT_EFFECT_TAPPED = 9,
  /* Nothing moves any more and no pointer holds the control: a host can stop drawing frames. */
  DETENT_EFFECT_IDLE = 10
};

/* `detail` of BOUND. */
enum { DETENT_SIDE_LOWER = 0, DETENT_SIDE_UPPER = 1 };

/* `detail` of CHANGED. */
enum {
  DETENT_CAUSE_DRAG = 0,
  /* It moved by itself. These are samples: how many there are depends on how often time passes. */
  DETENT_CAUSE_MOTION = 1,
  DETENT_CAUSE_SNAP = 2,
  DETENT_CAUSE_KEY = 3,
  DETENT_CAUSE_WHEEL = 4,
  DETENT_CAUSE_CROWN = 5,
  DETENT_CAUSE_ASSISTIVE = 6,
  /* The host changed something else, and this followed. */
  DETENT_CAUSE_HOST = 7,
  /* The host set a value outside the bounds, or moved the bounds. */
  DETENT_CAUSE_CLAMP = 8,
  /* A cancelled edit was taken back. */
  DETENT_CAUSE_CANCEL = 9,
  /* A tap chose it. */
  DETENT_CAUSE_TAP = 10
};

/* `detail` of ENDED. */
enum { DETENT_END_COMMIT = 0, DETENT_END_CANCEL = 1 };

/* One effect. Members that a kind does not name are 0. */
typedef struct detent_effect {
  /* When it happened, in nanoseconds, which may be before the event that brought it about:
   * ticks, bounds and rests are solved, not sampled. For a run of ticks, when the first mark was
   * passed. */
  int64_t time;
  /* A DETENT_EFFECT. */
  int32_t kind;
  int32_t detail;
  double value;
  double x;
  double y;
  /* Index of the first mark that was passed, counted in the marks that tick. */
  int64_t mark;
  /* Of TICK, how many marks were passed; negative if downwards. One event may pass 10^12. Of CHANGED,
   * SNAPPED and ENDED, how many whole turns further than the first the value is, negative before the
   * first; always 0 of a control whose values do not begin again behind the last, as a ruler, a
   * rating and a slider. */
  int64_t count;
  /* The motion that passed them, for detent_effect_tick. */
  uint64_t opaque[15];
  /* Which part of the control it is about, counted from 0. A ruler, a rating and a dial have one
   * part, so this is 0. */
  int32_t part;
  /* Of BOUND, the number of the part that is in the way, counted from 1: 1 is part 0. 0 if there is
   * none, as it is the control's own bound. */
  int32_t by;
} detent_effect;

/* The `number`th mark that a run of ticks passed, from 0, and when: each has a time of its own.
 * `mark` and `time` may be NULL. DETENT_ERROR_CONSTANT if it is no TICK, whatever else; then
 * DETENT_ERROR_STORAGE if it has been written over, DETENT_ERROR_INDEX beyond its end. Works for a
 * copy of the effect too, after the sink has returned. */
detent_status detent_effect_tick(
    const detent_effect *effect, int64_t number, int64_t *mark, int64_t *time);

/* Takes effects, one call for each, in the order of their times. `context` is what the call was
 * given. */
typedef void (*detent_sink)(void *context, const detent_effect *effect);

/* Memory of the caller for effects, for programs in whose language a callback takes longer than an event: the sink
 * detent_effects_keep fills it. */
typedef struct detent_effects {
  /* Memory for `capacity` effects, one behind the other. */
  detent_effect *effects;
  /* How many bytes each of them has: sizeof(detent_effect). */
  size_t size;
  size_t capacity;
  /* How many effects have come, 0 at the beginning: those beyond `capacity` are counted, and not kept. */
  size_t count;
} detent_effects;

/* A sink that keeps each effect; `context` is the address of a detent_effects. Does nothing if that is NULL. */
void detent_effects_keep(void *context, const detent_effect *effect);

/* -------------------------------------------------------------------- What all controls have -- */

/* What a control is doing. */
enum {
  DETENT_PHASE_IDLE = 0,
  DETENT_PHASE_PRESSED = 1,
  DETENT_PHASE_DRAGGING = 2,
  /* Released with speed: it follows a decay. */
  DETENT_PHASE_COASTING = 3,
  /* On its way to a mark, a bound, or a value the host set, by a spring. */
  DETENT_PHASE_SETTLING = 4
};

enum { DETENT_HORIZONTAL = 0, DETENT_VERTICAL = 1 };
enum { DETENT_LEFT_TO_RIGHT = 0, DETENT_RIGHT_TO_LEFT = 1 };

/* What a user may do. Read-only reports taps and nothing else; disabled ignores all events. */
enum { DETENT_ENABLED = 0, DETENT_READ_ONLY = 1, DETENT_DISABLED = 2 };

/* What becomes of an edit that is cancelled: the value from before comes back, or it counts as a
 * release. */
enum { DETENT_CANCEL_REVERTS = 0, DETENT_CANCEL_COMMITS = 1 };

/* What surrounds a control when it is drawn. */
typedef struct detent_environment {
  /* Points across the control: its height if it is horizontal; brought back to 0 … 100,000. */
  double breadth;
  /* How much larger than usual text is to be; brought back to 0.1 … 10. Labels need room. */
  double text_scale;
  /* Room for a label before a rating's symbols, in points; 0 for none. Rulers do not look at it. */
  double label_length;
  /* 0 if what the control belongs to is disabled. */
  int32_t is_enabled;
  /* Not 0 if the control has the keyboard. */
  int32_t is_focused;
} detent_environment;

/* What assistive technology is told. Where there is no such number, NaN. */
typedef struct detent_accessibility {
  double value;
  /* The least and the largest value that can be chosen. */
  double minimum;
  double maximum;
  /* From one value to the next; greater than 0. */
  double step;
  /* Where an increment or decrement leads; the value itself at an end, NaN if nothing can be done
   * to the control. */
  double incremented;
  double decremented;
  int32_t orientation;
  int32_t is_enabled;
  int32_t is_read_only;
  int32_t is_focused;
} detent_accessibility;

/* Room for any number, with the NUL at its end. */
#define DETENT_NUMBER_TEXT_SIZE 328

/* Writes a number as traces have it: as short as it can be and still be read back exactly, without
 * an exponent: "0.1", "-1000000", "-inf", "nan". Returns how many bytes it has without the NUL at
 * its end. No more than `capacity` are written; if that is not enough for text and NUL, an empty
 * text is, unless `capacity` is 0. NULL counts as capacity 0. */
size_t detent_number_text(double number, char *text, size_t capacity);

/* ------------------------------------------------------------------------------------- Ruler -- */

/* A number chosen by sliding a ruler under a fixed cursor:
 * what it is made of is nobody's business. */
typedef struct detent_ruler {
  uint64_t opaque[160];
} detent_ruler;

/* Printed by Scripts/make/interfaces.py, from the table of a ruler's settings. */
/* Where the control rests: anywhere, near the marks of a level, or always on a step mark. The
 * marks that tick. */
enum {
  DETENT_MARKS_NONE = 0,
  DETENT_MARKS_UNIT = 1,
  DETENT_MARKS_HALF = 2,
  DETENT_MARKS_FRACTION = 3,
  DETENT_MARKS_ALWAYS = 4
};

/* What a tap does: nothing, or what has been tapped comes under the cursor. */
enum { DETENT_TAP_NOTHING = 0, DETENT_TAP_GO = 1 };

/* Everything that decides how a ruler behaves. */
typedef struct detent_ruler_configuration {
  /* The values that can be chosen, both ends included. The lower bound must be below infinity
   * and the upper above -infinity. Default -INFINITY, INFINITY. */
  double lower_bound;
  double upper_bound;
  /* The value from one step mark to the next. A number from 10^-100 to 10^100. Default 1. */
  double step;
  /* The value of mark 0: marks are whole steps from here. A finite number, within 2^60 marks of
   * 0. Default 0. */
  double origin;
  /* The marks to a step. From 1 to 10000. Default 10. */
  int64_t fractions;
  /* The distance of a step mark from the next. From 0.000001 to 1000000000 points. Default 120. */
  double unit_width;
  /* How far a pointer may wander before it drags; without it, 10 for a touch and 1 for a mouse
   * or pen. 0 or more points, and finite. Default 10, 1, 1. */
  double slop_touch;
  double slop_mouse;
  double slop_pen;
  /* How much of a move counts while the fine-drag modifier is held. A scale above 0, at most 1,
   * and a distance above 0. Default 0.1. */
  double fine_drag_scale;
  /* The distance across the axis that halves the speed of a drag; inf turns this off. A scale
   * above 0, at most 1, and a distance above 0. In points. Default INFINITY. */
  double fine_drag_distance;
  /* A mark ticks so far before it is reached; without it, the lesser of 0.5 and 2 % of the
   * distance of the marks. 0 or more, and less than half the distance of the marks. In points.
   * Default NaN, for none. */
  double capture;
  /* How far one must move away before the mark that ticked last ticks again, and how far inside
   * a bound before that is told again; without it, a quarter of the distance of the marks.
   * Finite, and at least the capture. In points. Default NaN, for none. */
  double rearm;
  /* How much of its speed a coasting ruler keeps. From 0.9 to 0.99999 per millisecond. Default
   * 0.9972. */
  double deceleration;
  /* The slope of the rubber band at the bound. A slope greater than 0, at most 1. Default 0.55. */
  double rubber_band;
  /* The speed above which a release flings. 0 or more points per second. Default 90. */
  double minimum_fling;
  /* The speed that no fling exceeds. Above 0, at most 1000000000 points per second. Default
   * 8000. */
  double maximum_fling;
  /* How far before the limit of its decay a coasting ruler stops. From 0.001 to 100 points.
   * Default 0.6. */
  double stop_distance;
  /* How near to its target a spring is at rest. From 0.001 to 100 points. Default 0.25. */
  double rest_distance;
  /* The angular frequency of the springs that bring a control back from past a bound. A
   * frequency from 0.5 to 1000 per second. In radians per second. Default 10. */
  double spring_frequency;
  /* The angular frequency of the springs that land a control on a mark. A frequency from 0.5 to
   * 1000 per second. In radians per second. Default 30. */
  double landing_frequency;
  /* How long after its last event a wheel without phases has come to its end. 0 or more. In
   * nanoseconds. Default 120,000,000. */
  int64_t scroll_timeout;
  /* The least time between two times that a bound is told; one that is met sooner is not told. 0
   * or more. In nanoseconds. Default 0. */
  int64_t boundary_haptic_gap;
  /* The length of the control along its axis. From 0 to 1000000000 points. Default 375. */
  double length;
  /* Where the control rests: anywhere, near the marks of a level, or always on a step mark. A
   * DETENT_MARKS. Default NONE. */
  int32_t snap;
  /* The values that a user can choose: any, or those of the marks and the bounds. 0 for none, 1
   * for value. Default 0. */
  int32_t quantizes;
  /* The axis along which the control lies: x is horizontal, y vertical. DETENT_HORIZONTAL or
   * DETENT_VERTICAL. Default HORIZONTAL. */
  int32_t orientation;
  /* The direction of reading: from left to right, or from right to left. DETENT_LEFT_TO_RIGHT or
   * DETENT_RIGHT_TO_LEFT. Default LEFT_TO_RIGHT. */
  int32_t layout_direction;
  /* What a tap does: nothing, or what has been tapped comes under the cursor. A DETENT_TAP.
   * Default NOTHING. */
  int32_t tap;
  /* The key that is held for fine drag. DETENT_MODIFIERs together. Default ALT. */
  int32_t fine_drag_modifiers;
  /* What becomes of a cancelled edit: the value from before it comes back, or it stays. A
   * DETENT_CANCEL. Default REVERTS. */
  int32_t cancel_policy;
  /* The marks that tick. A DETENT_MARKS, but not ALWAYS. Default NONE. */
  int32_t tick;
  /* Whether the control hears anything of what a user does. DETENT_ENABLED, DETENT_READ_ONLY or
   * DETENT_DISABLED. Default ENABLED. */
  int32_t interaction;
  int32_t reserved;
} detent_ruler_configuration;
/* End of what is printed. */

/* The defaults. `size` is sizeof(detent_ruler_configuration), here and below. */
detent_status detent_ruler_configuration_init(
    detent_ruler_configuration *configuration, size_t size);

/* The first thing that makes no sense, as one sentence in English that says what is allowed; NULL
 * if there is none. Not to be freed. */
const char *detent_ruler_configuration_problem(
    const detent_ruler_configuration *configuration, size_t size);

/* A ruler at rest, in storage of the caller's, whatever that held. `size` is sizeof(detent_ruler).
 * `value` is brought back between the bounds; DETENT_ERROR_NUMBER if it is not finite. */
detent_status detent_ruler_init(
    detent_ruler *ruler, size_t size, const detent_ruler_configuration *configuration,
    size_t configuration_size, double value);

/* What a stored ruler or rating takes at most, in bytes. */
#define DETENT_STORED_SIZE 1024

/* Writes the ruler into `bytes`, as it is in the midst of whatever it does, without the heap: for a
 * file, another process, or another machine. `*length` is how many bytes that took, and may be NULL.
 * The bytes have a version and a checksum, and every number has its lowest byte first.
 * DETENT_STORED_SIZE bytes are always enough; DETENT_ERROR_SIZE if `capacity` is less than it takes,
 * and what is in `bytes` then means nothing. */
detent_status detent_ruler_store(
    const detent_ruler *ruler, void *bytes, size_t capacity, size_t *length);

/* A ruler that was stored, in storage of the caller's, whatever that held: it goes on as the one that
 * was stored would have. `size` is sizeof(detent_ruler). What follows the ruler in `bytes` is left
 * alone. DETENT_ERROR_STORED, and nothing happens, if the bytes hold none. */
detent_status detent_ruler_restore(
    detent_ruler *ruler, size_t size, const void *bytes, size_t length);

/* Takes `count` events in, one after the other, up to the first that makes no sense: then it is
 * DETENT_ERROR_NUMBER or DETENT_ERROR_CONSTANT, and `*wrong` is its index; else `*wrong` is left alone.
 * `sink` may be NULL, and so may `wrong`, and `events` if there are none. */
detent_status detent_ruler_handle(
    detent_ruler *ruler, const detent_event *events, size_t count, detent_sink sink, void *context,
    size_t *wrong);

/* Lets time pass, up to `time`. Does nothing if that is not later than the ruler's own. */
detent_status detent_ruler_advance(
    detent_ruler *ruler, int64_t time, detent_sink sink, void *context);

/* Sets the value, as the host: at once, and what shows moves there by a spring if `animated` is not
 * 0. Clamped to the bounds. Never ticks; CHANGED only if it had to be clamped. DETENT_ERROR_NUMBER
 * if it is not finite. */
detent_status detent_ruler_set_value(
    detent_ruler *ruler, double value, int32_t animated, detent_sink sink, void *context);

/* Changes any settings, at any moment, as the host. The value is kept if it can be.
 * DETENT_ERROR_CONSTANT or DETENT_ERROR_CONFIGURATION if one makes no sense. */
detent_status detent_ruler_set_configuration(
    detent_ruler *ruler, const detent_ruler_configuration *configuration, size_t size,
    detent_sink sink, void *context);

/* What a ruler is doing. */
typedef struct detent_ruler_state {
  /* The value last reported, or set by the host. */
  double value;
  /* What shows, in points, growing with the value: 0 at the lower bound, or at value 0 if there is
   * none. */
  double offset;
  /* How fast that changes, in points per second. */
  double velocity;
  /* The value at which it comes to rest if nothing else happens. */
  double target;
  /* The latest time it has been told about; INT64_MIN before the first. */
  int64_t time;
  /* When it comes to rest if nothing else happens; INT64_MIN when it is idle or held. */
  int64_t rest_time;
  /* The step mark nearest to the value, counted from the origin. */
  int64_t nearest_mark;
  /* A DETENT_PHASE. */
  int32_t phase;
  int32_t reserved;
} detent_ruler_state;

/* Reads what a ruler is doing. */
detent_status detent_ruler_read(const detent_ruler *ruler, detent_ruler_state *state, size_t size);

/* Reads the configuration that is in force. */
detent_status detent_ruler_read_configuration(
    const detent_ruler *ruler, detent_ruler_configuration *configuration, size_t size);

/* Reads what assistive technology is told. `environment` may be NULL for the usual one, here and
 * below: breadth 80, enabled, without focus. To do what is asked, hand the ruler an INCREMENT,
 * DECREMENT or ADJUST. */
detent_status detent_ruler_accessibility(
    const detent_ruler *ruler, const detent_environment *environment,
    detent_accessibility *accessibility, size_t size);

/* `kind` of a mark. */
enum { DETENT_MARK_FRACTION = 0, DETENT_MARK_HALF = 1, DETENT_MARK_UNIT = 2 };

/* `flags` of a mark: whether there is room for its value beside it; whether that can be chosen. */
enum { DETENT_MARK_HAS_LABEL = 1, DETENT_MARK_IN_RANGE = 2 };

/* A mark that shows. */
typedef struct detent_mark {
  /* Where it is, in points from the left or upper end. */
  double along;
  /* What it stands for, exactly: mark 3 of 0.1 is 0.3. */
  double value;
  /* Counted from mark 0, in fractions. */
  int64_t index;
  int32_t kind;
  int32_t flags;
} detent_mark;

/* What shows of a ruler, in points. Where there is no such place, NaN. */
typedef struct detent_ruler_scene {
  double length;
  double breadth;
  /* Where the cursor is, along. */
  double cursor;
  /* The value under it, brought back between the bounds. */
  double value;
  double unit_width;
  /* How far past a bound it shows: above 0 past the upper, below 0 past the lower, else 0. */
  double overscroll;
  /* Where the bounds are, along, and the place at which a ruler in motion comes to rest. */
  double lower_bound;
  double upper_bound;
  double landing;
  /* How many marks show, those just beside the edges included. */
  int64_t mark_count;
  int32_t phase;
  int32_t orientation;
  int32_t is_enabled;
  int32_t reserved;
} detent_ruler_scene;

/* Reads what shows, and the first `capacity` of its marks in the order of their values. It costs
 * what shows, however many marks there are. `marks` may be NULL if `capacity` is 0. */
detent_status detent_ruler_read_scene(
    const detent_ruler *ruler, const detent_environment *environment, detent_ruler_scene *scene,
    size_t size, detent_mark *marks, size_t capacity);

/* ------------------------------------------------------------------------------------ Rating -- */

/* A number chosen by pressing, or dragging along, a row of symbols. */
typedef struct detent_rating {
  uint64_t opaque[128];
} detent_rating;

/* Printed by Scripts/make/interfaces.py, from the table of a rating's settings. */
/* How a pointer chooses: a press chooses at once and a drag goes on, or only a tap chooses. */
enum { DETENT_SELECTION_DRAGGING = 0, DETENT_SELECTION_TAP_ONLY = 1 };

/* When a touch chooses: at once, or as soon as it is sure that it does not scroll the page; a
 * mouse or pen chooses at once. */
enum { DETENT_PRESS_AT_ONCE = 0, DETENT_PRESS_SURE = 1 };

/* What a drag to before the first symbol chooses: the least that can be pressed, or the minimum,
 * also no rating; a tap there chooses the least. */
enum { DETENT_LEADING_LEAST = 0, DETENT_LEADING_CLEARS = 1 };

/* Whether a press on the value that is chosen already clears it. */
enum { DETENT_RESELECTION_KEEPS = 0, DETENT_RESELECTION_CLEARS = 1 };

/* Everything that decides how a rating behaves. */
typedef struct detent_rating_configuration {
  /* How many symbols there are, and so the largest value. From 1 to 100. Default 5. */
  int64_t count;
  /* The least that a user can choose; a host can set less. From 0 to the count. Default 0. */
  double minimum;
  /* The share of a symbol that can be chosen; 0 for any. 0, or from 0.0001 to 1. Default 1. */
  double granularity;
  /* The width of a symbol; without it, an equal share of the viewport, less the gaps. Wider than
   * 0 points, and at most 1000000000. Default NaN, for none. */
  double symbol_width;
  /* The gap between two symbols. From 0 to 1000000000 points. Default 0. */
  double spacing;
  /* The length of the control along its axis. From 0 to 1000000000 points. Default 200. */
  double length;
  /* The axis along which the control lies: x is horizontal, y vertical. DETENT_HORIZONTAL or
   * DETENT_VERTICAL. Default HORIZONTAL. */
  int32_t orientation;
  /* The direction of reading: from left to right, or from right to left. DETENT_LEFT_TO_RIGHT or
   * DETENT_RIGHT_TO_LEFT. Default LEFT_TO_RIGHT. */
  int32_t layout_direction;
  /* Whether each step ticks, or none. 0 for none, 1 for unit. Default 1. */
  int32_t ticks;
  /* How a pointer chooses: a press chooses at once and a drag goes on, or only a tap chooses. A
   * DETENT_SELECTION. Default DRAGGING. */
  int32_t selection;
  /* When a touch chooses: at once, or as soon as it is sure that it does not scroll the page; a
   * mouse or pen chooses at once. A DETENT_PRESS. Default AT_ONCE. */
  int32_t press;
  /* What a drag to before the first symbol chooses: the least that can be pressed, or the
   * minimum, also no rating; a tap there chooses the least. A DETENT_LEADING. Default LEAST. */
  int32_t leading;
  /* Whether a mouse or pen over the rating previews what a press there would choose. Default 1. */
  int32_t previews_hover;
  /* Whether a press on the value that is chosen already clears it. A DETENT_RESELECTION. Default
   * KEEPS. */
  int32_t reselection;
  /* What becomes of a cancelled edit: the value from before it comes back, or it stays. A
   * DETENT_CANCEL. Default REVERTS. */
  int32_t cancel_policy;
  /* Whether the control hears anything of what a user does. DETENT_ENABLED, DETENT_READ_ONLY or
   * DETENT_DISABLED. Default ENABLED. */
  int32_t interaction;
} detent_rating_configuration;
/* End of what is printed. */

/* The defaults. `size` is sizeof(detent_rating_configuration), here and below. */
detent_status detent_rating_configuration_init(
    detent_rating_configuration *configuration, size_t size);

/* As detent_ruler_configuration_problem. */
const char *detent_rating_configuration_problem(
    const detent_rating_configuration *configuration, size_t size);

/* A rating that nobody touches, in storage of the caller's, whatever that held. `value` is brought
 * back between 0 and the count, and otherwise kept as it is; DETENT_ERROR_NUMBER if it is not
 * finite. */
detent_status detent_rating_init(
    detent_rating *rating, size_t size, const detent_rating_configuration *configuration,
    size_t configuration_size, double value);

/* Writes the rating into `bytes`, as detent_ruler_store does. */
detent_status detent_rating_store(
    const detent_rating *rating, void *bytes, size_t capacity, size_t *length);

/* A rating that was stored, as detent_ruler_restore. */
detent_status detent_rating_restore(
    detent_rating *rating, size_t size, const void *bytes, size_t length);

/* Takes `count` events in, as detent_ruler_handle does. */
detent_status detent_rating_handle(
    detent_rating *rating, const detent_event *events, size_t count, detent_sink sink,
    void *context, size_t *wrong);

/* Lets time pass, up to `time`. Nothing of a rating moves by itself. */
detent_status detent_rating_advance(
    detent_rating *rating, int64_t time, detent_sink sink, void *context);

/* Sets the value, as the host; `animated` makes no difference. Brought back between 0 and the
 * count; CHANGED only if it had to be. DETENT_ERROR_NUMBER if it is not finite. */
detent_status detent_rating_set_value(
    detent_rating *rating, double value, int32_t animated, detent_sink sink, void *context);

/* Changes any settings, at any moment, as detent_ruler_set_configuration does. */
detent_status detent_rating_set_configuration(
    detent_rating *rating, const detent_rating_configuration *configuration, size_t size,
    detent_sink sink, void *context);

/* What a rating is doing. */
typedef struct detent_rating_state {
  /* The value last reported, or set by the host: from 0, which is no rating, to the count. */
  double value;
  /* What a release would choose while a pointer is down, or a press while one hovers; NaN if there
   * is none. */
  double preview;
  int64_t time;
  /* A DETENT_PHASE: IDLE, PRESSED or DRAGGING. */
  int32_t phase;
  int32_t reserved;
} detent_rating_state;

/* Reads what a rating is doing. */
detent_status detent_rating_read(
    const detent_rating *rating, detent_rating_state *state, size_t size);

/* Reads the configuration that is in force. */
detent_status detent_rating_read_configuration(
    const detent_rating *rating, detent_rating_configuration *configuration, size_t size);

/* Reads what assistive technology is told, as detent_ruler_accessibility does. */
detent_status detent_rating_accessibility(
    const detent_rating *rating, const detent_environment *environment,
    detent_accessibility *accessibility, size_t size);

/* `flags` of a symbol: whether all of it is filled; whether what shows is not yet chosen; whether
 * it is the last one filled by the pointer that is down. */
enum { DETENT_SYMBOL_FULL = 1, DETENT_SYMBOL_PREVIEWED = 2, DETENT_SYMBOL_PRESSED = 4 };

/* A symbol of a rating. */
typedef struct detent_symbol {
  /* Where it is, in points from the upper left corner of the rating. */
  double x;
  double y;
  double width;
  double height;
  /* How much of it is filled, from its leading (or upper) edge; 0 to 1. */
  double fill;
  int32_t flags;
  int32_t reserved;
} detent_symbol;

/* What shows of a rating, in points. */
typedef struct detent_rating_scene {
  /* The value, or the preview while there is one. */
  double value;
  /* How many symbols there are. */
  int64_t count;
  double breadth;
  int32_t phase;
  int32_t orientation;
  int32_t layout_direction;
  int32_t is_enabled;
  int32_t is_previewed;
  int32_t reserved;
  /* Where a label goes, in points from the upper left corner of
   * the symbols; NaN if there is none. */
  double label_x;
  double label_y;
  double label_width;
  double label_height;
} detent_rating_scene;

/* Reads what shows, and the first `capacity` of its symbols. `symbols` may be NULL if `capacity` is
 * 0. */
detent_status detent_rating_read_scene(
    const detent_rating *rating, const detent_environment *environment, detent_rating_scene *scene,
    size_t size, detent_symbol *symbols, size_t capacity);

/* ------------------------------------------------------------------------------------ Slider -- */

/* One to eight numbers chosen by sliding thumbs along a track. The thumbs are the parts of the
 * control, counted from 0 in the order of their values: they never pass each other. An edit, and
 * every effect but YIELDED, TAPPED and IDLE, is of one of them. Two pointers may hold two. Keys,
 * wheels and crowns are for the thumb that has the focus, and for none while a pointer holds one. */
typedef struct detent_slider {
  uint64_t opaque[544];
} detent_slider;

/* How many thumbs a slider may have, and how many stops. */
#define DETENT_SLIDER_THUMBS 8
#define DETENT_SLIDER_STOPS 32

/* Printed by Scripts/make/interfaces.py, from the table of a slider's settings. */
/* How values lie along the track: equal distances are equal differences (linear) or equal
 * factors (log), which with log-1-2-5 choose 1, 2 and 5 times the powers of ten. */
enum { DETENT_SCALE_LINEAR = 0, DETENT_SCALE_LOGARITHMIC = 1, DETENT_SCALE_ONE_TWO_FIVE = 2 };

/* What a thumb does that meets its neighbour: it stops, or pushes it along. */
enum { DETENT_MEET_BLOCK = 0, DETENT_MEET_PUSH = 1 };

/* What a press beside the thumbs does: the nearest comes to it, or goes one step towards it, or
 * it is only told. */
enum { DETENT_TRACK_JUMP = 0, DETENT_TRACK_STEP = 1, DETENT_TRACK_NOTHING = 2 };

/* What a drag does that begins between two thumbs: nothing special, or it moves both. */
enum { DETENT_BETWEEN_HOLD = 0, DETENT_BETWEEN_MOVE = 1 };

/* When a value becomes one that can be chosen: all along a drag, or where it is released. */
enum { DETENT_QUANTIZE_DRAG = 0, DETENT_QUANTIZE_RELEASE = 1 };

/* Everything that decides how a slider behaves. */
typedef struct detent_slider_configuration {
  /* The values that can be chosen, both ends included. Both bounds must be numbers from -10^100
   * to 10^100. Default 0, 100. */
  double lower_bound;
  double upper_bound;
  /* The difference of the values that can be chosen, from the lower bound on; without it, any
   * can. A number from 10^-100 to 10^100, at least 2^-50 of the range, and without stops or
   * marks. Default NaN, for none. */
  double step;
  /* On a logarithmic track, how many times the one before it each value is that can be chosen.
   * From 1.01 to 10^10, on a logarithmic track. Default NaN, for none. */
  double factor;
  /* How many values there are; without it, as many as 'value' has numbers. 1 to 8 thumbs.
   * Default 1. */
  int64_t thumbs;
  /* The least difference of the values of neighbouring thumbs. 0 or more, and leave room for all
   * thumbs. Default 0. */
  double distance;
  /* How far from the middle of a thumb a press takes hold of it. From 0 to 1000000000 points.
   * Default 22. */
  double grab;
  /* How far a pointer may wander before it drags; without it, 10 for a touch and 1 for a mouse
   * or pen. 0 or more points, and finite. Default 10, 1, 1. */
  double slop_touch;
  double slop_mouse;
  double slop_pen;
  /* How much of a move counts while the fine-drag modifier is held. A scale above 0, at most 1,
   * and a distance above 0. Default 0.1. */
  double fine_drag_scale;
  /* The distance across the axis that halves the speed of a drag; inf turns this off. A scale
   * above 0, at most 1, and a distance above 0. In points. Default INFINITY. */
  double fine_drag_distance;
  /* The slope of the rubber band past a bound; with 0 nothing gives way. A slope from 0 to 1.
   * Default 0. */
  double rubber_band;
  /* How near to its target a spring is at rest. From 0.001 to 100 points. Default 0.25. */
  double rest_distance;
  /* The angular frequency of the springs that bring a control back from past a bound. A
   * frequency from 0.5 to 1000 per second. In radians per second. Default 10. */
  double spring_frequency;
  /* The angular frequency of the springs that land a control on a mark. A frequency from 0.5 to
   * 1000 per second. In radians per second. Default 30. */
  double landing_frequency;
  /* How long after its last event a wheel without phases has come to its end. 0 or more. In
   * nanoseconds. Default 120,000,000. */
  int64_t scroll_timeout;
  /* The least time between two times that a bound is told; one that is met sooner is not told. 0
   * or more. In nanoseconds. Default 0. */
  int64_t boundary_haptic_gap;
  /* The length of the control along its axis. From 0 to 1000000 points. Default 375. */
  double length;
  /* The only values that can be chosen, evenly apart on the track; they count more than the
   * range. 2 to 32 stops, each greater than the one before it, on a linear track. The first
   * `stop_count` count; 0 for none. */
  int64_t stop_count;
  double stops[32];
  /* How values lie along the track: equal distances are equal differences (linear) or equal
   * factors (log), which with log-1-2-5 choose 1, 2 and 5 times the powers of ten. The bounds of
   * a logarithmic track must be from 10^-12 to 10^12, the upper at least 1.01 times the lower. A
   * DETENT_SCALE. Default LINEAR. */
  int32_t scale;
  /* Whether the values that can be chosen tick as a thumb passes them. 0 for none, 1 for unit.
   * Default 0. */
  int32_t ticks;
  /* What a thumb does that meets its neighbour: it stops, or pushes it along. A DETENT_MEET.
   * Default BLOCK. */
  int32_t meet;
  /* What a press beside the thumbs does: the nearest comes to it, or goes one step towards it,
   * or it is only told. A DETENT_TRACK. Default JUMP. */
  int32_t track_press;
  /* What a drag does that begins between two thumbs: nothing special, or it moves both. A
   * DETENT_BETWEEN. Default HOLD. */
  int32_t between;
  /* When a value becomes one that can be chosen: all along a drag, or where it is released. A
   * DETENT_QUANTIZE. Default DRAG. */
  int32_t quantize;
  /* The axis along which the control lies: x is horizontal, y vertical. DETENT_HORIZONTAL or
   * DETENT_VERTICAL. Default HORIZONTAL. */
  int32_t orientation;
  /* The direction of reading: from left to right, or from right to left. DETENT_LEFT_TO_RIGHT or
   * DETENT_RIGHT_TO_LEFT. Default LEFT_TO_RIGHT. */
  int32_t layout_direction;
  /* The key that is held for fine drag. DETENT_MODIFIERs together. Default ALT. */
  int32_t fine_drag_modifiers;
  /* What becomes of a cancelled edit: the value from before it comes back, or it stays. A
   * DETENT_CANCEL. Default REVERTS. */
  int32_t cancel_policy;
  /* Whether the control hears anything of what a user does. DETENT_ENABLED, DETENT_READ_ONLY or
   * DETENT_DISABLED. Default ENABLED. */
  int32_t interaction;
  int32_t reserved;
} detent_slider_configuration;
/* End of what is printed. */

/* The defaults. `size` is sizeof(detent_slider_configuration), here and below. */
detent_status detent_slider_configuration_init(
    detent_slider_configuration *configuration, size_t size);

/* As detent_ruler_configuration_problem. */
const char *detent_slider_configuration_problem(
    const detent_slider_configuration *configuration, size_t size);

/* A slider that nobody touches, in storage of the caller's, whatever that held. The first `count`
 * thumbs have `values`, each brought to where the one before it leaves room, and then back from the
 * last; those beyond are at the upper bound, or as near to it as they may be, but the first at 0.
 * `values` may be NULL if `count` is 0. DETENT_ERROR_NUMBER if one is not finite, DETENT_ERROR_INDEX
 * if there are more than thumbs. */
detent_status detent_slider_init(
    detent_slider *slider, size_t size, const detent_slider_configuration *configuration,
    size_t configuration_size, const double *values, size_t count);

/* What a stored slider takes at most, in bytes. */
#define DETENT_SLIDER_STORED_SIZE 4096

/* Writes the slider into `bytes`, as detent_ruler_store does; DETENT_SLIDER_STORED_SIZE bytes are
 * always enough. */
detent_status detent_slider_store(
    const detent_slider *slider, void *bytes, size_t capacity, size_t *length);

/* A slider that was stored, as detent_ruler_restore. */
detent_status detent_slider_restore(
    detent_slider *slider, size_t size, const void *bytes, size_t length);

/* Takes `count` events in, as detent_ruler_handle does. */
detent_status detent_slider_handle(
    detent_slider *slider, const detent_event *events, size_t count, detent_sink sink,
    void *context, size_t *wrong);

/* Lets time pass, up to `time`, as detent_ruler_advance does. */
detent_status detent_slider_advance(
    detent_slider *slider, int64_t time, detent_sink sink, void *context);

/* Sets the value of a thumb, as the host, between those of its neighbours, which stay; else as
 * detent_ruler_set_value. DETENT_ERROR_INDEX if there is no such part. */
detent_status detent_slider_set_value(
    detent_slider *slider, int32_t part, double value, int32_t animated, detent_sink sink,
    void *context);

/* Sets the values of the first `count` thumbs at once, as the host; the others keep theirs, if they
 * can. They are brought to where there is room as by detent_slider_init, with CHANGED for each that
 * has to be another one. */
detent_status detent_slider_set_values(
    detent_slider *slider, const double *values, size_t count, int32_t animated, detent_sink sink,
    void *context);

/* Changes any settings, at any moment, as detent_ruler_set_configuration does; also how many thumbs
 * there are: those that go end their edits, those that come are at the upper bound, or as near to it
 * as they may be. */
detent_status detent_slider_set_configuration(
    detent_slider *slider, const detent_slider_configuration *configuration, size_t size,
    detent_sink sink, void *context);

/* What a slider is doing. */
typedef struct detent_slider_state {
  /* Of part 0. */
  double value;
  /* As a ruler's; when the last thumb that moves comes to rest, also while another is held, and
   * INT64_MIN if none moves. */
  int64_t time;
  int64_t rest_time;
  /* How many parts it has, and the one that keys are for. */
  int32_t part_count;
  int32_t focus;
  /* A DETENT_PHASE: of all that any thumb does, the first of DRAGGING, PRESSED, SETTLING, IDLE. */
  int32_t phase;
  int32_t reserved;
} detent_slider_state;

/* Reads what a slider is doing. */
detent_status detent_slider_read(
    const detent_slider *slider, detent_slider_state *state, size_t size);

/* What one thumb of a slider is doing. */
typedef struct detent_slider_part {
  /* The value last reported, or set by the host. */
  double value;
  /* Where its middle shows, in points from the lower bound, growing with the value. */
  double offset;
  /* How fast that changes, in points per second. */
  double velocity;
  /* The value at which it comes to rest if nothing else happens. */
  double target;
  /* The values that it can have, between the bounds and its neighbours. */
  double minimum;
  double maximum;
  /* When it comes to rest if nothing else happens; INT64_MIN when it is at rest or held. */
  int64_t rest_time;
  /* The mark nearest to the value, counted from the lower bound where values are steps or stops; where
   * any can be chosen, a hundredth of the track. */
  int64_t nearest_mark;
  /* A DETENT_PHASE. */
  int32_t phase;
  int32_t reserved;
} detent_slider_part;

/* Reads what a thumb is doing. DETENT_ERROR_INDEX if there is no such part. */
detent_status detent_slider_read_part(
    const detent_slider *slider, int32_t part, detent_slider_part *state, size_t size);

/* Reads the configuration that is in force. Stops beyond `stop_count` are 0. */
detent_status detent_slider_read_configuration(
    const detent_slider *slider, detent_slider_configuration *configuration, size_t size);

/* Reads what assistive technology is told of a thumb, as detent_ruler_accessibility does: each is a
 * slider of its own. DETENT_ERROR_INDEX if there is no such part. To do what is asked, hand the slider
 * an INCREMENT, DECREMENT or ADJUST with that part. */
detent_status detent_slider_accessibility(
    const detent_slider *slider, int32_t part, const detent_environment *environment,
    detent_accessibility *accessibility, size_t size);

/* `flags` of a thumb: whether a pointer holds it; whether keys are for it, once the slider has the
 * keyboard. */
enum { DETENT_THUMB_HELD = 1, DETENT_THUMB_FOCUS = 2 };

/* A thumb of a slider, as it shows. */
typedef struct detent_thumb {
  double value;
  /* The values that it can have, between the bounds and its neighbours. */
  double minimum;
  double maximum;
  /* Where its middle is, in points from the left or upper end of the track; past an end while a rubber
   * band holds it there. */
  double along;
  /* Where that will be when it comes to rest; NaN unless it moves by itself. */
  double landing;
  /* What is to be pressed to take hold of it, 28 points wide and high: in points from the left or upper
   * end of the track, and from the upper or left edge of the breadth, which has the track in its middle.
   * At an end of the track it stands out by its half. */
  double x;
  double y;
  double width;
  double height;
  /* A DETENT_PHASE. */
  int32_t phase;
  int32_t flags;
} detent_thumb;

/* A mark of a slider that shows. */
typedef struct detent_slider_mark {
  /* Where it is, in points from the left or upper end of the track. */
  double along;
  /* What it stands for, exactly: mark 3 of 0.1 is 0.3. */
  double value;
  /* DETENT_MARK_HAS_LABEL, or 0. */
  int32_t flags;
  int32_t reserved;
} detent_slider_mark;

/* How many marks a slider shows at most. */
#define DETENT_SLIDER_MARKS 501

/* What shows of a slider, in points. */
typedef struct detent_slider_scene {
  /* Of the track: from the middle of a thumb at one end to its middle at the other, 1 to 1e6. */
  double length;
  double breadth;
  /* The values of its two ends. */
  double lower_value;
  double upper_value;
  /* What of it is filled, along, the lesser first: from the lower end to the thumb; of several, from the
   * first thumb to the last. */
  double filled_from;
  double filled_to;
  /* How many thumbs there are, 1 to DETENT_SLIDER_THUMBS, and how many marks show. */
  int64_t thumb_count;
  int64_t mark_count;
  /* The thumb that keys are for. */
  int32_t focus;
  /* As a state's. */
  int32_t phase;
  int32_t orientation;
  int32_t layout_direction;
  /* Whether only some of the values between the ends can be chosen. */
  int32_t is_discrete;
  int32_t is_enabled;
  int32_t is_read_only;
  int32_t reserved;
} detent_slider_scene;

/* Reads what shows, the first `thumb_capacity` of its thumbs, and the first `mark_capacity` of its marks,
 * both in the order of their values. Marks are both ends, and between them the values that can be chosen,
 * or round ones if any can: at least 5 points apart, and not more than DETENT_SLIDER_MARKS. A label is
 * taken to be as long as its value in decimals, at 13 points; `text_scale` makes it larger, as longer ones
 * need. Its middle is at its mark, but at the ends of the track as far inwards as keeps it within 20 points
 * beyond them. `thumbs` and `marks` may be NULL if their capacities are 0. */
detent_status detent_slider_read_scene(
    const detent_slider *slider, const detent_environment *environment, detent_slider_scene *scene,
    size_t size, detent_thumb *thumbs, size_t thumb_capacity, detent_slider_mark *marks,
    size_t mark_capacity);

/* -------------------------------------------------------------------------------------- Dial -- */

/* A number chosen by turning a dial. It has one part. With `wraps` its values begin again behind the
 * last, in any number of turns: `count` of an effect says how many. */
typedef struct detent_dial {
  uint64_t opaque[160];
} detent_dial;

/* Printed by Scripts/make/interfaces.py, from the table of a dial's settings. */
/* How a pointer holds the dial: it turns it round its middle, or moves up for more. */
enum { DETENT_HOLD_ROTARY = 0, DETENT_HOLD_VERTICAL = 1 };

/* What a press does: it takes hold of the dial as it is, or the dial goes where the press is. */
enum { DETENT_DIAL_PRESS_TURN = 0, DETENT_DIAL_PRESS_JUMP = 1 };

/* Everything that decides how a dial behaves. */
typedef struct detent_dial_configuration {
  /* The values that can be chosen, both ends included. The ends must be numbers from -10^100 to
   * 10^100, the upper at least 10^-90 and 2^-40 of itself above the lower. Default 0, 100. */
  double lower_bound;
  double upper_bound;
  /* The value from one mark to the next; without it any value is as good, and keys go by a
   * hundredth. From 10^-100 to 10^100, from 2^-40 of the range to all of it. Default NaN, for
   * none. */
  double step;
  /* Where the lower end is, in degrees clockwise from the top. From -360 to 360 degrees. Default
   * 0. */
  double start;
  /* How far it is from the lower end to the upper, in degrees clockwise; more than 360 are
   * several turns. From 0.001 to 36000 degrees. Default 360. */
  double sweep;
  /* How near to the middle a pointer means nothing. From 0 to 1000000000 points. Default 6. */
  double dead;
  /* How far an upright hold is dragged for the whole range, or for a turn of a dial that wraps.
   * From 1 to 1000000 points. Default 300. */
  double travel;
  /* How far a pointer may wander before it drags; without it, 10 for a touch and 1 for a mouse
   * or pen. 0 or more points, and finite. Default 10, 1, 1. */
  double slop_touch;
  double slop_mouse;
  double slop_pen;
  /* How much of a move counts while the fine-drag modifier is held. A scale above 0, at most 1,
   * and a distance above 0. Default 0.1. */
  double fine_drag_scale;
  /* The distance across the axis that halves the speed of a drag; inf turns this off. A scale
   * above 0, at most 1, and a distance above 0. In points. Default INFINITY. */
  double fine_drag_distance;
  /* How much of its speed a coasting dial keeps. From 0.9 to 0.99999 per millisecond. Default
   * 0.9972. */
  double deceleration;
  /* The speed above which a release coasts. 0 or more points per second. Default 90. */
  double minimum_fling;
  /* The speed that no fling exceeds. Above 0, at most 1000000000 points per second. Default
   * 8000. */
  double maximum_fling;
  /* The angular frequency of the springs that bring a control back from past a bound. A
   * frequency from 0.5 to 1000 per second. In radians per second. Default 10. */
  double spring_frequency;
  /* The angular frequency of the springs that land a control on a mark. A frequency from 0.5 to
   * 1000 per second. In radians per second. Default 30. */
  double landing_frequency;
  /* How long after its last event a wheel without phases has come to its end. 0 or more. In
   * nanoseconds. Default 120,000,000. */
  int64_t scroll_timeout;
  /* The least time between two times that a bound is told; one that is met sooner is not told. 0
   * or more. In nanoseconds. Default 0. */
  int64_t boundary_haptic_gap;
  /* The length of the control along its axis. From 0 to 1000000000 points. Default 160. */
  double width;
  /* The breadth of the control across its axis. From 0 to 1000000000 points. Default 160. */
  double height;
  /* Whether values begin again behind the last, in any number of turns; then the upper end reads
   * as the lower. A dial that wraps must have a sweep of 360, and a whole number of steps. 0 for
   * off, 1 for on. Default 0. */
  int32_t wraps;
  /* Where the dial rests: anywhere, or always on a mark or an end. 0 for none, 1 for always.
   * Default 0. */
  int32_t snaps;
  /* The values that a user can choose: any, or where there is a step those of the marks and the
   * ends. 0 for none, 1 for value. Default 1. */
  int32_t quantizes;
  /* Whether the marks tick, or none. 0 for none, 1 for unit. Default 0. */
  int32_t ticks;
  /* The direction of reading: from left to right, or from right to left. DETENT_LEFT_TO_RIGHT or
   * DETENT_RIGHT_TO_LEFT. Default LEFT_TO_RIGHT. */
  int32_t layout_direction;
  /* How a pointer holds the dial: it turns it round its middle, or moves up for more. A
   * DETENT_HOLD. Default ROTARY. */
  int32_t hold;
  /* What a press does: it takes hold of the dial as it is, or the dial goes where the press is.
   * A DETENT_DIAL_PRESS. Default TURN. */
  int32_t press;
  /* The key that is held for fine drag. DETENT_MODIFIERs together. Default ALT. */
  int32_t fine_drag_modifiers;
  /* What becomes of a cancelled edit: the value from before it comes back, or it stays. A
   * DETENT_CANCEL. Default REVERTS. */
  int32_t cancel_policy;
  /* Whether a dial that is released with speed goes on by itself. 0 for off, 1 for on. Default
   * 0. */
  int32_t coasts;
  /* Whether the control hears anything of what a user does. DETENT_ENABLED, DETENT_READ_ONLY or
   * DETENT_DISABLED. Default ENABLED. */
  int32_t interaction;
  int32_t reserved;
} detent_dial_configuration;
/* End of what is printed. */

/* The defaults. `size` is sizeof(detent_dial_configuration), here and below. */
detent_status detent_dial_configuration_init(detent_dial_configuration *configuration, size_t size);

/* As detent_ruler_configuration_problem. */
const char *detent_dial_configuration_problem(
    const detent_dial_configuration *configuration, size_t size);

/* A dial at rest, in storage of the caller's, whatever that held. `value` is brought back between the
 * ends; DETENT_ERROR_NUMBER if it is not finite. */
detent_status detent_dial_init(
    detent_dial *dial, size_t size, const detent_dial_configuration *configuration,
    size_t configuration_size, double value);

/* Writes the dial into `bytes`, as detent_ruler_store does: DETENT_STORED_SIZE bytes are always
 * enough. */
detent_status detent_dial_store(
    const detent_dial *dial, void *bytes, size_t capacity, size_t *length);

/* A dial that was stored, as detent_ruler_restore. */
detent_status detent_dial_restore(detent_dial *dial, size_t size, const void *bytes, size_t length);

/* Takes `count` events in, as detent_ruler_handle does. */
detent_status detent_dial_handle(
    detent_dial *dial, const detent_event *events, size_t count, detent_sink sink, void *context,
    size_t *wrong);

/* Lets time pass, up to `time`, as detent_ruler_advance does. */
detent_status detent_dial_advance(detent_dial *dial, int64_t time, detent_sink sink, void *context);

/* Sets the value, as detent_ruler_set_value does. It is one of the first turn from then on. */
detent_status detent_dial_set_value(
    detent_dial *dial, double value, int32_t animated, detent_sink sink, void *context);

/* Changes any settings, at any moment, as detent_ruler_set_configuration does. If a value means
 * another place from then on, in any number of turns, whatever is under way ends, and the value is
 * one of the first turn. */
detent_status detent_dial_set_configuration(
    detent_dial *dial, const detent_dial_configuration *configuration, size_t size,
    detent_sink sink, void *context);

/* What a dial is doing. */
typedef struct detent_dial_state {
  /* The value last reported, or set by the host. */
  double value;
  /* What shows, in points of arc from the lower end of the first turn, growing with the value; and in
   * degrees clockwise from the top, which grow on over turns. */
  double offset;
  double angle;
  /* How fast `offset` changes, in points per second. */
  double velocity;
  /* The value at which it comes to rest if nothing else happens. */
  double target;
  /* As a ruler's. */
  int64_t time;
  int64_t rest_time;
  /* The mark nearest to the value, counted from the lower end of the first turn. */
  int64_t nearest_mark;
  /* In which turn the value is: 0 is the one in which the host set it, negative before that. */
  int32_t turns;
  /* A DETENT_PHASE. */
  int32_t phase;
} detent_dial_state;

/* Reads what a dial is doing. */
detent_status detent_dial_read(const detent_dial *dial, detent_dial_state *state, size_t size);

/* Reads the configuration that is in force. */
detent_status detent_dial_read_configuration(
    const detent_dial *dial, detent_dial_configuration *configuration, size_t size);

/* Reads what assistive technology is told, as detent_ruler_accessibility does. */
detent_status detent_dial_accessibility(
    const detent_dial *dial, const detent_environment *environment,
    detent_accessibility *accessibility, size_t size);

/* A mark of a dial that shows. */
typedef struct detent_dial_mark {
  /* What it stands for, exactly: mark 3 of 0.1 is 0.3. */
  double value;
  /* Where it is, in degrees clockwise from the top, from the lower end on. */
  double angle;
  /* Where the middle of its label is, in points from the upper left corner of the viewport; NaN if it
   * has none. */
  double label_x;
  double label_y;
  /* DETENT_MARK_HAS_LABEL, or 0. */
  int32_t flags;
  int32_t reserved;
} detent_dial_mark;

/* How many marks a dial shows at most. */
#define DETENT_DIAL_MARKS 500

/* What shows of a dial: angles are degrees clockwise from the top, round the middle of the viewport,
 * and distances points. Which way people read changes none of them. */
typedef struct detent_dial_scene {
  /* The viewport; each side 0 to 100,000. Nothing shows further from its middle than half the shorter. */
  double width;
  double height;
  /* The values of the two ends. */
  double lower_value;
  double upper_value;
  /* From one mark of the dial to the next, as a value; NaN if it has no step. */
  double step;
  /* Where the lower end is, and how far it is from there to the upper: above 0, at most 36000. More
   * than 360 are several turns: marks, and what is filled, are those of the turn that shows, which
   * `filled_start` begins. */
  double start;
  double sweep;
  double value;
  /* Where the dial is, as a state's: it grows on over turns. */
  double angle;
  /* Where that will be when it comes to rest; NaN unless it moves by itself. */
  double landing;
  /* What of the circle is filled, from the lower end to where the dial is in its turn: where that begins,
   * and how far it goes. */
  double filled_start;
  double filled_sweep;
  /* How far from the middle marks end outwards: so that labels have room beyond, and a ring of 3 points
   * around all of it. */
  double mark_end;
  /* How many marks show. */
  int64_t mark_count;
  /* As a state's. */
  int32_t turns;
  int32_t phase;
  /* Whether a pointer holds it. */
  int32_t is_held;
  int32_t wraps;
  int32_t is_enabled;
  int32_t is_read_only;
} detent_dial_scene;

/* Reads what shows, and the first `capacity` of its marks in the order of their values: both ends, and
 * between them marks of the dial, or round values if it has no step. Where they would be too near to each
 * other, also over the seam, some are left out: there are not more than DETENT_DIAL_MARKS. If values begin
 * again the upper end has none. Labels are as a slider's; where there is no room for them in the viewport
 * there are none. `breadth` and `label_length` are not looked at. `marks` may be NULL if `capacity` is
 * 0. */
detent_status detent_dial_read_scene(
    const detent_dial *dial, const detent_environment *environment, detent_dial_scene *scene,
    size_t size, detent_dial_mark *marks, size_t capacity);

/* ------------------------------------------------------------------------------- Any control -- */

/* Verbs for whoever holds controls of several kinds: each does what that of its kind does to the
 * control that `control` leads to, a detent_ruler, detent_rating, detent_slider or detent_dial that has
 * been initialised. DETENT_ERROR_STORAGE if it holds none of them. A program that calls these, linked
 * statically, has all four kinds in it; one that calls those of a kind has that kind alone, if its
 * linker leaves out what nobody calls. */

/* Which control it is. */
enum {
  DETENT_CONTROL_RULER = 1,
  DETENT_CONTROL_RATING = 2,
  DETENT_CONTROL_SLIDER = 3,
  DETENT_CONTROL_DIAL = 4
};

/* As detent_ruler_handle. */
detent_status detent_handle(
    void *control, const detent_event *events, size_t count, detent_sink sink, void *context,
    size_t *wrong);

/* As detent_ruler_advance. */
detent_status detent_advance(void *control, int64_t time, detent_sink sink, void *context);

/* As detent_slider_set_value; the part of a control of one part is 0. DETENT_ERROR_INDEX if there is
 * no such part. */
detent_status detent_set(
    void *control, int32_t part, double value, int32_t animated, detent_sink sink, void *context);

/* As detent_ruler_set_configuration: `configuration` is one of the control's kind, and `size` its
 * size. */
detent_status detent_configure(
    void *control, const void *configuration, size_t size, detent_sink sink, void *context);

/* What controls of any kind are doing. */
typedef struct detent_state {
  /* Of the part that is asked for: the value last reported, or set by the host. */
  double value;
  /* The latest time it has been told about; INT64_MIN before the first. */
  int64_t time;
  /* When it comes to rest if nothing else happens; INT64_MIN when it is idle or held. */
  int64_t rest_time;
  /* A DETENT_CONTROL. */
  int32_t kind;
  /* How many parts it has. */
  int32_t part_count;
  /* A DETENT_PHASE. */
  int32_t phase;
  int32_t reserved;
} detent_state;

/* Reads what a control and one of its parts are doing. DETENT_ERROR_INDEX if there is no such part. */
detent_status detent_read(const void *control, int32_t part, detent_state *state, size_t size);

/* As detent_slider_accessibility. */
detent_status detent_describe(
    const void *control, int32_t part, const detent_environment *environment,
    detent_accessibility *accessibility, size_t size);

/* As detent_ruler_store: DETENT_SLIDER_STORED_SIZE bytes are always enough. */
detent_status detent_store(const void *control, void *bytes, size_t capacity, size_t *length);

/* -------------------------------------------------------------------------------------- Echo -- */

/* Tells what a host says because a control has written to it from what it says of its own accord.
 *
 * A host that is told of every CHANGED often sets the value in return: what it has stored, rounded
 * or limited, at once or a while later. If detent_…_set_value took that while the user drags, it
 * would move what the user holds. So a front end keeps an echo beside each control, and asks it:
 *
 * - in the sink, for each effect: detent_echo_note, before the host hears of it
 * - when the host sets a value: detent_echo_heard, in place of detent_…_set_value
 * - after that, after each call that moves the control, and when `deadline` has come:
 *   detent_echo_adopt; what it answers goes to detent_…_set_value. The 0.5 s below count from when
 *   it was first asked after a write
 *
 * The rule. An answer is what the host says from inside a write; or later, while a write is
 * unanswered; or, for 0.5 s after the last write, a value within the range of what was written and
 * said since the edit began. An answer waits for the end of the edit; and if other writes than the
 * last are unanswered, or the host only repeats itself, until 0.5 s after the last write. Anything
 * else is the host's own wish, and adopted at once. A host that says nothing agrees; a write makes
 * void what was said before it. A CHANGED of the cause CLAMP is no write that is to be answered. A
 * host that sets what can be no answer, as when a form is reset, is to be obeyed without asking:
 * then initialise the echo anew with that value.
 *
 * Beside a slider there is an echo for each part, and each is told of the effects of that part.
 *
 * An echo is its storage, as a control is; it belongs to the thread of its control. */
typedef struct detent_echo {
  uint64_t opaque[12];
} detent_echo;

/* An echo beside a control whose host holds `value`, in storage of the caller's, whatever that
 * held. `size` is sizeof(detent_echo). DETENT_ERROR_NUMBER if the value is not finite. */
detent_status detent_echo_init(detent_echo *echo, size_t size, double value);

/* The control has reported an effect: of any kind, in the order they came. DETENT_ERROR_NUMBER if
 * the value of a CHANGED is not finite. */
detent_status detent_echo_note(detent_echo *echo, const detent_effect *effect);

/* The host says that it holds `value`. `is_inside` is not 0 if it says so before the call returns
 * by which it was told of the last CHANGED. DETENT_ERROR_NUMBER if the value is not finite. */
detent_status detent_echo_heard(detent_echo *echo, double value, int32_t is_inside);

/* Tells in `*value` what is to be set now, at `time` by the control's clock: once, then it counts
 * as set; NaN if there is nothing. Tells in `*deadline`, unless that is NULL, when to ask again if
 * nothing happens before; INT64_MIN if there is no need. */
detent_status detent_echo_adopt(
    detent_echo *echo, int64_t time, double *value, int64_t *deadline);

/* ----------------------------------------------------------------------------------- Haptics -- */

/* Decides which marks and bounds a device plays as haptics. A control tells each of them; hardware
 * plays some thirty a second at most, and a haptic that comes late is felt as another one.
 *
 * Hand each effect to the gate of the device, in the sink or later but in order, with the time at
 * which it could be played:
 *
 *     if (detent_haptic_gate_plays(&gate, effect, now, &plays) == DETENT_OK && plays) play(effect);
 *
 * The rule. A BOUND is played unless one was less than a gap ago; a TICK unless anything was. Of a
 * run of marks that is the last one. What happened a gap before `now` or earlier is late, and never
 * played. After a step back in time the gate begins anew.
 *
 * A gate is its storage, as a control is; it belongs to one thread at a time. */
typedef struct detent_haptic_gate {
  uint64_t opaque[8];
} detent_haptic_gate;

/* The usual gap: 1/32 s in nanoseconds. Up to some 40 a second fingers feel single taps, above that
 * one buzz. */
#define DETENT_HAPTIC_GAP 31250000

/* A gate that has played nothing, in storage of the caller's, whatever that held. `size` is
 * sizeof(detent_haptic_gate). `gap` is the least time from one that is played to the next, and how
 * late one may be, in nanoseconds; of 0 or less nothing is held back but what is late at all. */
detent_status detent_haptic_gate_init(detent_haptic_gate *gate, size_t size, int64_t gap);

/* Tells in `*plays` whether to play an effect now, as one haptic: 1, and then it counts as played,
 * or 0. Effects of other kinds than TICK and BOUND are never played. `now` is the time of the event
 * or frame that brought the effect about: that of the effect, or later. DETENT_ERROR_STORAGE also if
 * it is a TICK of several marks that has been written over. */
detent_status detent_haptic_gate_plays(
    detent_haptic_gate *gate, const detent_effect *effect, int64_t now, int32_t *plays);

#ifdef __cplusplus
}
#endif

#endif
