/*
 * Detent: the engine behind controls that people slide, drag and tap to choose a number.
 *
 * Events and time are inputs; effects and the visible state are outputs. Nothing here reads a
 * clock, uses the heap, or keeps state outside the storage that its caller owns. Equal events have
 * equal effects, bit for bit, on every machine.
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
 * Rules:
 *
 * - Times are whole nanoseconds from an origin that the host chooses. Distances are points, from
 *   the control's upper left corner, y growing downwards. NaN stands for a missing number.
 * - Every function that can be misused returns a status. A status other than DETENT_OK reports an
 *   error in the host's code, never a user's action, and the call has changed nothing. Late, early,
 *   repeated and unordered events are all valid. Of several errors, the lowest number is returned;
 *   of several events, the first invalid one is reported, and those before it count. Pointers
 *   cannot be validated otherwise: each must point at what it claims.
 * - A control is its storage: copy it with `=`, keep the copy, return to it. Storage must be
 *   aligned as the types here are; a heap's is. It contains no pointers, so processes may share it.
 *   Its layout belongs to the library that made it; for files, use detent_…_store. Equal controls
 *   may differ in bytes. A magic number identifies storage and catches accidents, but forged or
 *   damaged storage is not detected.
 * - Controls share nothing. One control belongs to one thread at a time.
 * - A sink is called before the function returns, and must itself return: no longjmp, no exception.
 *   A control is changed in place: while it emits effects, it cannot be changed, read or stored,
 *   and a copy is unusable; all of these return DETENT_ERROR_BUSY. Only detent_…_init and _restore
 *   are accepted, as they do not read the storage; they make a copy a control again. They must not
 *   be called on the emitting control: the call in progress then returns DETENT_ERROR_STORAGE, and
 *   the control is gone. The effect pointer is invalid after the sink returns. Programs must ignore
 *   effects of unknown kinds.
 * - Structures that may grow are passed with their size: `size` is always the sizeof of what the
 *   previous pointer points at. Structures passed by a host without a size never grow. Later
 *   versions only append structures, constants, functions and members; programs built with an older
 *   header keep working. The library writes at most `size` bytes. Members missing from a shorter
 *   configuration have their defaults. In a structure larger than the library's, the rest is left
 *   alone. Members called `reserved` must be 0.
 */
#ifndef DETENT_H
#define DETENT_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---------------------------------------------------------------------------------- Versions -- */

/* The version of this header. It counts additions; nothing is ever changed. Later additions name
 * their version. */
#define DETENT_ABI_VERSION 1

/* The version that the library was built with. To use it with this header, it must be at least
 * DETENT_ABI_VERSION. */
uint32_t detent_abi_version(void);

/* The version of the feel that this header was written for: the effects of given events, and the
 * distances and times of motions. The rules above promise layout and meaning, not the feel. A later
 * library with another feel has a greater number, and CHANGELOG.md lists the changes under "Feel".
 * A program's settings keep their meaning: members added later, with settings of the new feel,
 * state their effect when absent. */
#define DETENT_FEEL_VERSION 1

/* The version of the library's feel. A program that compares recorded effects must check that it is
 * the one of the recording. */
uint32_t detent_feel_version(void);

/* ------------------------------------------------------------------------------------ Status -- */

/* The result of a call. */
typedef int32_t detent_status;
enum {
  DETENT_OK = 0,
  /* A pointer is NULL that must not be. */
  DETENT_ERROR_NULL = 1,
  /* A size is less than the structure's first version, or a count exceeds memory. */
  DETENT_ERROR_SIZE = 2,
  /* The storage holds no control of this kind, or no run of ticks: it was never initialised, or has
   * been overwritten. */
  DETENT_ERROR_STORAGE = 3,
  /* A call is changing the control: a sink has called back into it. Or the control is a copy that a
   * sink made during such a call. */
  DETENT_ERROR_BUSY = 4,
  /* A number is infinite or NaN; it must be finite. */
  DETENT_ERROR_NUMBER = 5,
  /* A constant is not in this header. */
  DETENT_ERROR_CONSTANT = 6,
  /* The configuration is invalid; detent_…_configuration_problem names the rule. */
  DETENT_ERROR_CONFIGURATION = 7,
  /* An index is beyond the end. */
  DETENT_ERROR_INDEX = 8,
  /* The bytes are not a stored control of this kind: they are damaged, truncated, or from a later
   * version of the library. */
  DETENT_ERROR_STORED = 9
};

/* Returns an English sentence; "unknown status" for an unknown number. Never NULL; must not be
 * freed. */
const char *detent_status_text(detent_status status);

/* ------------------------------------------------------------------------------------ Events -- */

/* Kinds of events, each with the members of detent_event that it uses besides `time`. */
enum {
  /* A finger, mouse or pen: `pointer`, `source`, `x`, `y`, `modifiers`, `button`. */
  DETENT_EVENT_POINTER_DOWN = 1,
  DETENT_EVENT_POINTER_MOVE = 2,
  DETENT_EVENT_POINTER_UP = 3,
  /* A pointer cancelled by the system: `pointer`, `source`. */
  DETENT_EVENT_POINTER_CANCEL = 4,
  /* A pointer over the control, not pressed: `pointer`, `source`, `x`, `y`, `modifiers`, and a
   * `button` that is held meanwhile. */
  DETENT_EVENT_POINTER_HOVER = 5,
  /* A pointer that has left the control: `pointer`, `source`. */
  DETENT_EVENT_POINTER_LEAVE = 6,
  /* A wheel, or scrolling on a touchpad: `x` and `y` are distances with the signs of the web's
   * WheelEvent; `source` is a DETENT_WHEEL unit, `phase` a DETENT_WHEEL phase. */
  DETENT_EVENT_WHEEL = 7,
  /* A key: `source`, `modifiers`. */
  DETENT_EVENT_KEY = 8,
  /* Assistive technology requests one step more, one step less, or the value `x`. A ruler moves by
   * the marks of its snap rule, one `step` of detent_accessibility. A control of several parts,
   * such as a slider, also uses `pointer`: the part, counted from 0. */
  DETENT_EVENT_INCREMENT = 9,
  DETENT_EVENT_DECREMENT = 10,
  DETENT_EVENT_ADJUST = 11,
  /* A crown, encoder or touch ring turned by `x` detents, positive towards larger values. */
  DETENT_EVENT_ROTATE = 12,
  /* Only time: a frame. */
  DETENT_EVENT_ADVANCE = 13,
  /* Keys, wheels and crowns move the part `pointer` from now on. Controls of one part (rulers,
   * ratings, dials) only advance their time. */
  DETENT_EVENT_FOCUS = 14
};

/* `source` of a pointer. */
enum { DETENT_POINTER_TOUCH = 0, DETENT_POINTER_MOUSE = 1, DETENT_POINTER_PEN = 2 };

/* `source` of a wheel: the unit of its distances. A line or detent is one step, a page ten. */
enum {
  DETENT_WHEEL_POINTS = 0,
  DETENT_WHEEL_LINES = 1,
  DETENT_WHEEL_DETENTS = 2,
  DETENT_WHEEL_PAGES = 3
};

/* `phase` of a wheel, on systems that report it. With NONE, the gesture ends 120 ms after its last
 * event. */
enum {
  DETENT_WHEEL_NONE = 0,
  DETENT_WHEEL_BEGIN = 1,
  DETENT_WHEEL_CHANGE = 2,
  /* The fingers have left the pad, and scrolling continues. */
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
  /* Back to the default, on a control that has one: `reset` of its configuration. */
  DETENT_KEY_DELETE = 19,
  DETENT_KEY_BACKSPACE = 20,
  /* 0 to 9 are the digits. */
  DETENT_KEY_0 = 0,
  DETENT_KEY_9 = 9
};

/* `modifiers`: any combination. */
enum {
  DETENT_MODIFIER_SHIFT = 1,
  DETENT_MODIFIER_CONTROL = 2,
  DETENT_MODIFIER_ALT = 4,
  DETENT_MODIFIER_META = 8
};

/* `button` of a pointer that goes down, goes up or hovers. Only LEFT, the main one, presses; of
 * a touch, it is ignored. A pen's tip is LEFT. */
enum {
  DETENT_BUTTON_LEFT = 0,
  DETENT_BUTTON_MIDDLE = 1,
  DETENT_BUTTON_RIGHT = 2,
  DETENT_BUTTON_BACK = 3,
  DETENT_BUTTON_FORWARD = 4
};

/* An input event. Members that its kind does not name are ignored. */
typedef struct detent_event {
  /* Nanoseconds. An event earlier than the latest one counts at that time. */
  int64_t time;
  /* A DETENT_EVENT. */
  int32_t kind;
  int32_t source;
  /* The pointer's number, which may be reused after the pointer went up. The part for INCREMENT,
   * DECREMENT, ADJUST and FOCUS; missing parts are ignored. */
  int64_t pointer;
  double x;
  double y;
  int32_t modifiers;
  int32_t phase;
  /* A DETENT_BUTTON. */
  int32_t button;
} detent_event;

/* The outcome of handling events. */
typedef struct detent_handled {
  /* The number of events that the control took as its own, also where it could not go further. The
   * others are the host's to use: those of a disabled control, of other buttons, shortcuts, keys
   * without a use here, Escape with nothing to end, pointers that hold nothing, and keys and wheels
   * on a read-only control. */
  size_t own;
  /* The index of the first invalid event; `count` if there is none. */
  size_t wrong;
} detent_handled;

/* ----------------------------------------------------------------------------------- Effects -- */

/* Kinds of effects, each with the members of detent_effect that it uses besides `time`. The effects
 * of one event come in this order: BEGAN, TICK, BOUND, CHANGED, SNAPPED, ENDED, IDLE. Effects of
 * motions up to the time of an event precede those of the event. */
enum {
  /* The user began to edit. Exactly one ENDED follows. */
  DETENT_EFFECT_BEGAN = 1,
  /* Marks were passed, `count` of them from `mark`: play a light impact (0.5) for each. */
  DETENT_EFFECT_TICK = 2,
  /* The value reached beyond a bound, a DETENT_SIDE in `detail`: play a rigid impact (0.667). If a
   * neighbouring part was in the way instead, `by` is its number. */
  DETENT_EFFECT_BOUND = 3,
  /* The value changed to `value` in turn `count`, by the DETENT_CAUSE in `detail`. */
  DETENT_EFFECT_CHANGED = 4,
  /* The control came to rest on a mark or bound by the snap rule: `value` in turn `count`. */
  DETENT_EFFECT_SNAPPED = 5,
  /* The edit ended with `value` in turn `count`, by the DETENT_END in `detail`. */
  DETENT_EFFECT_ENDED = 6,
  /* A release would choose `value`; NaN if a preview has ended. */
  DETENT_EFFECT_PREVIEW = 7,
  /* A press left the slop along the cross axis: the host's scroll view may use the pointer. */
  DETENT_EFFECT_YIELDED = 8,
  /* A pointer went down and up at `x`, `y` within the slop, without a change; a tap that moves the
   * control is an edit instead. A read-only control emits no other effect of events. */
  DETENT_EFFECT_TAPPED = 9,
  /* Nothing moves and no pointer holds the control: a host can stop drawing frames. */
  DETENT_EFFECT_IDLE = 10
};

/* `detail` of BOUND. */
enum { DETENT_SIDE_LOWER = 0, DETENT_SIDE_UPPER = 1 };

/* `detail` of CHANGED. */
enum {
  DETENT_CAUSE_DRAG = 0,
  /* It moved by itself. These are samples; their number depends on the frequency of frames. */
  DETENT_CAUSE_MOTION = 1,
  DETENT_CAUSE_SNAP = 2,
  DETENT_CAUSE_KEY = 3,
  DETENT_CAUSE_WHEEL = 4,
  DETENT_CAUSE_CROWN = 5,
  DETENT_CAUSE_ASSISTIVE = 6,
  /* It followed another change by the host. */
  DETENT_CAUSE_HOST = 7,
  /* A cancelled edit was reverted. */
  DETENT_CAUSE_CANCEL = 8,
  /* A tap chose it. */
  DETENT_CAUSE_TAP = 9,
  /* The second of two taps, or a key, went back to the default. */
  DETENT_CAUSE_RESET = 10
};

/* `detail` of ENDED. */
enum { DETENT_END_COMMIT = 0, DETENT_END_CANCEL = 1 };

/* An effect. Members that its kind does not name are 0. */
typedef struct detent_effect {
  /* Nanoseconds; possibly before the causing event, because times of ticks, bounds and rests are
   * solved, not sampled. For a run of ticks, the time of the first mark. */
  int64_t time;
  /* A DETENT_EFFECT. */
  int32_t kind;
  int32_t detail;
  double value;
  double x;
  double y;
  /* The index of the first passed mark, among the marks that tick. */
  int64_t mark;
  /* The number of marks passed by a TICK; negative if downwards. One event may pass 10^12. For
   * CHANGED, SNAPPED and ENDED, the number of whole turns from the first; negative before it,
   * always 0 for controls whose values do not wrap, such as rulers, ratings and sliders. */
  int64_t count;
  /* The motion of the run of ticks, for detent_effect_tick. */
  uint64_t opaque[15];
  /* The part of the control, counted from 0; always 0 for rulers, ratings and dials. */
  int32_t part;
  /* For BOUND, the number of the part in the way, counted from 1: 1 is part 0. 0 for the control's
   * own bound. */
  int32_t by;
} detent_effect;

/* Reads mark `number`, from 0, of a run of ticks, and its time. `mark` and `time` may be NULL.
 * Returns DETENT_ERROR_CONSTANT for other effects; then DETENT_ERROR_STORAGE if the effect was
 * overwritten, DETENT_ERROR_INDEX beyond its end. Also works for a copy, after the sink has
 * returned. */
detent_status detent_effect_tick(
    const detent_effect *effect, int64_t number, int64_t *mark, int64_t *time);

/* Receives effects, one per call, ordered by time within each part. `context` is the call's. */
typedef void (*detent_sink)(void *context, const detent_effect *effect);

/* A buffer for effects, for languages in which callbacks are slow: the sink detent_effects_keep
 * fills it. */
typedef struct detent_effects {
  /* An array of `capacity` effects. */
  detent_effect *effects;
  /* The size of each effect in bytes: sizeof(detent_effect). */
  size_t size;
  size_t capacity;
  /* The number of effects emitted, initially 0; those beyond `capacity` are counted, but not stored. */
  size_t count;
} detent_effects;

/* A sink that stores each effect; `context` is a detent_effects, or NULL to do nothing. */
void detent_effects_keep(void *context, const detent_effect *effect);

/* -------------------------------------------------------------------- What all controls have -- */

/* The phase of a control. */
enum {
  DETENT_PHASE_IDLE = 0,
  DETENT_PHASE_PRESSED = 1,
  DETENT_PHASE_DRAGGING = 2,
  /* Released with speed: it follows a decay. */
  DETENT_PHASE_COASTING = 3,
  /* Moved by a spring to a mark, a bound, or a value set by the host. */
  DETENT_PHASE_SETTLING = 4
};

enum { DETENT_HORIZONTAL = 0, DETENT_VERTICAL = 1 };
enum { DETENT_LEFT_TO_RIGHT = 0, DETENT_RIGHT_TO_LEFT = 1 };

/* A user's access. Read-only controls only report taps; disabled ones ignore all events. */
enum { DETENT_ENABLED = 0, DETENT_READ_ONLY = 1, DETENT_DISABLED = 2 };

/* The effect of a cancelled edit: it is reverted, or counts as a release. */
enum { DETENT_CANCEL_REVERTS = 0, DETENT_CANCEL_COMMITS = 1 };

/* The movement that a user wants to see: full, or none, so that a control comes to rest at once. */
enum { DETENT_MOTION_FULL = 0, DETENT_MOTION_REDUCED = 1 };

/* The surroundings of a control for drawing. */
typedef struct detent_environment {
  /* Points across the control: its height if it is horizontal. Clamped to 0 … 100,000. */
  double breadth;
  /* The text size relative to the usual one, clamped to 0.1 … 10. Labels need the space. */
  double text_scale;
  /* The space for a label in points, that before a rating's symbols, or of the longest value beside
   * a slider's marks; 0 for none of a rating, and for values in decimals of a slider. Rulers and
   * dials ignore it. */
  double label_length;
  /* The value at which the filled part of a slider or a dial begins, such as 0 in a signed range;
   * NaN for its lower end, as are values below it. */
  double origin;
  /* 0 if the control's context is disabled. */
  int32_t is_enabled;
  /* Nonzero if the control has the keyboard. */
  int32_t is_focused;
} detent_environment;

/* The state for assistive technology. Missing numbers are NaN. */
typedef struct detent_accessibility {
  double value;
  /* The least and largest values that can be chosen. */
  double minimum;
  double maximum;
  /* The difference between neighbouring values; above 0. */
  double step;
  /* The results of an increment and a decrement: the value itself at an end, NaN if the control
   * cannot be used. */
  double incremented;
  double decremented;
  int32_t orientation;
  int32_t is_enabled;
  int32_t is_read_only;
  int32_t is_focused;
} detent_accessibility;

/* A buffer size for any number, including the final NUL. */
#define DETENT_NUMBER_TEXT_SIZE 328

/* Writes a number in the format of traces: as short as exact reading allows, without an exponent:
 * "0.1", "-1000000", "-inf", "nan". Returns its length in bytes without the final NUL. At most
 * `capacity` bytes are written. If text and NUL do not fit, the text is empty; with a `capacity` of
 * 0, nothing is written. NULL counts as capacity 0. */
size_t detent_number_text(double number, char *text, size_t capacity);

/* ------------------------------------------------------------------------------------- Ruler -- */

/* A number chosen by sliding a ruler under a fixed cursor. Its contents are private. */
typedef struct detent_ruler {
  uint64_t opaque[168];
} detent_ruler;

/* Printed by Scripts/make/interfaces.py, from the table of a ruler's settings. */
/* The rest positions: any, but marks of a level attract; or always a step mark. The marks that
 * tick. */
enum {
  DETENT_MARKS_NONE = 0,
  DETENT_MARKS_UNIT = 1,
  DETENT_MARKS_HALF = 2,
  DETENT_MARKS_FRACTION = 3,
  DETENT_MARKS_ALWAYS = 4
};

/* The effect of a tap: nothing, or the tapped value moves under the cursor. */
enum { DETENT_TAP_NOTHING = 0, DETENT_TAP_GO = 1 };

/* Everything that decides how a ruler behaves. */
typedef struct detent_ruler_configuration {
  /* The values that can be chosen, both ends included. The lower bound must be below infinity
   * and the upper above -infinity. Default -INFINITY, INFINITY. */
  double lower_bound;
  double upper_bound;
  /* The part of the range that can be chosen; the rest is only shown. Ends beyond the range have
   * no effect. The lower end must be below infinity, the upper above -infinity, and both within
   * 2^60 marks of the origin. Default -INFINITY, INFINITY. */
  double enabled_lower_bound;
  double enabled_upper_bound;
  /* The difference in value between neighbouring step marks. A number from 10^-100 to 10^100.
   * Default 1. */
  double step;
  /* The value of mark 0: marks are whole steps from here. A finite number, within 2^60 marks of
   * 0. Default 0. */
  double origin;
  /* The number of marks per step. From 1 to 10000. Default 10. */
  int64_t fractions;
  /* The distance between neighbouring step marks. From 0.000001 to 1000000000 points. Default
   * 120. */
  double unit_width;
  /* The distance that a pointer moves before it drags; if not set, 10 for a touch and 1 for a
   * mouse or pen. 0 or more points, and finite. Default 10, 1, 1. */
  double slop_touch;
  double slop_mouse;
  double slop_pen;
  /* The factor on pointer moves while the fine-drag modifier is held. A scale above 0, at most
   * 1, and a distance above 0. Default 0.1. */
  double fine_drag_scale;
  /* The value to which a double tap goes back, where a tap does nothing, and the keys Delete and
   * Backspace; none if not set. A number from -10^100 to 10^100. Default NaN, for none. */
  double reset;
  /* The cross-axis distance at which a drag is half as fast; inf turns this off. A scale above
   * 0, at most 1, and a distance above 0. In points. Default INFINITY. */
  double fine_drag_distance;
  /* The choices that an arrow key passes, or hundredths where any value can be chosen. A whole
   * number from 1 to 10000. Default 1. */
  int64_t key_step;
  /* The choices that a page key passes, or an arrow key with shift; hundredths where any value
   * can be chosen. A whole number from 1 to 10000. Default 10. */
  int64_t page_step;
  /* The choices that a step of assistive technology passes, or hundredths where any value can be
   * chosen. A whole number from 1 to 10000. Default 1. */
  int64_t adjust_step;
  /* The distance from a mark at which it ticks; if not set, the lesser of 0.5 and 2 % of the
   * mark distance. 0 or more, and less than half the distance of the marks. In points. Default
   * NaN, for none. */
  double capture;
  /* The distance to move away before the last mark ticks again, or inside a bound before it is
   * reported again; if not set, a quarter of the mark distance. Finite, and at least the
   * capture. In points. Default NaN, for none. */
  double rearm;
  /* The fraction of its speed that a coasting ruler keeps. From 0.9 to 0.99999 per millisecond.
   * Default 0.9972. */
  double deceleration;
  /* The slope of the rubber band at the bound. A slope greater than 0, at most 1. Default 0.55. */
  double rubber_band;
  /* The speed above which a release flings. 0 or more points per second. Default 90. */
  double minimum_fling;
  /* The maximum speed of a fling. Above 0, at most 1000000000 points per second. Default 8000. */
  double maximum_fling;
  /* The distance from the limit of its decay at which a coasting ruler stops. From 0.001 to 100
   * points. Default 0.6. */
  double stop_distance;
  /* The distance from its target at which a spring is at rest. From 0.001 to 100 points. Default
   * 0.25. */
  double rest_distance;
  /* The angular frequency of the springs that return a control from past a bound. A frequency
   * from 0.5 to 1000 per second. In radians per second. Default 10. */
  double spring_frequency;
  /* The angular frequency of the springs that land a control on a mark. A frequency from 0.5 to
   * 1000 per second. In radians per second. Default 30. */
  double landing_frequency;
  /* The time after its last event at which a wheel gesture without phases ends. 0 or more. In
   * nanoseconds. Default 120,000,000. */
  int64_t scroll_timeout;
  /* The minimum time between two reports of a bound; a sooner one is dropped. 0 or more. In
   * nanoseconds. Default 0. */
  int64_t boundary_haptic_gap;
  /* The length of the control along its axis. From 0 to 1000000000 points. Default 375. */
  double length;
  /* The rest positions: any, but marks of a level attract; or always a step mark. A
   * DETENT_MARKS. Default NONE. */
  int32_t snap;
  /* The values that a user can choose: any, or those of the marks and the bounds. 0 for none, 1
   * for value. Default 0. */
  int32_t quantizes;
  /* The main axis of the control: x is horizontal, y is vertical. DETENT_HORIZONTAL or
   * DETENT_VERTICAL. Default HORIZONTAL. */
  int32_t orientation;
  /* The direction of reading: from left to right, or from right to left. DETENT_LEFT_TO_RIGHT or
   * DETENT_RIGHT_TO_LEFT. Default LEFT_TO_RIGHT. */
  int32_t layout_direction;
  /* The effect of a tap: nothing, or the tapped value moves under the cursor. A DETENT_TAP.
   * Default NOTHING. */
  int32_t tap;
  /* The modifier key for fine drag. DETENT_MODIFIERs together. Default ALT. */
  int32_t fine_drag_modifiers;
  /* The outcome of a cancelled edit: the old value comes back, or the new one stays. A
   * DETENT_CANCEL. Default REVERTS. */
  int32_t cancel_policy;
  /* The marks that tick. A DETENT_MARKS, but not ALWAYS. Default NONE. */
  int32_t tick;
  /* The movement after a release, a tap or an animated change: full, or reduced to none. A
   * DETENT_MOTION. Default FULL. */
  int32_t motion;
  /* User access to the control: full, or none. DETENT_ENABLED, DETENT_READ_ONLY or
   * DETENT_DISABLED. Default ENABLED. */
  int32_t interaction;
} detent_ruler_configuration;
/* End of what is printed. */

/* Writes the defaults. `size` is sizeof(detent_ruler_configuration), here and below. */
detent_status detent_ruler_configuration_init(
    detent_ruler_configuration *configuration, size_t size);

/* Returns the first violated rule as an English sentence; NULL if there is none. Must not be
 * freed. */
const char *detent_ruler_configuration_problem(
    const detent_ruler_configuration *configuration, size_t size);

/* Creates a ruler at rest, overwriting the caller's storage. `size` is sizeof(detent_ruler).
 * `value` is clamped to the bounds; DETENT_ERROR_NUMBER if it is not finite. */
detent_status detent_ruler_init(
    detent_ruler *ruler, size_t size, const detent_ruler_configuration *configuration,
    size_t configuration_size, double value);

/* The largest size of a stored ruler, rating or dial, in bytes. */
#define DETENT_STORED_SIZE 1024

/* Writes the ruler with all its state to `bytes`, without the heap, for a file, another process or
 * another machine. `*length` is the size used; it may be NULL. The bytes have a version and a
 * checksum, and numbers in little-endian order. DETENT_STORED_SIZE bytes always suffice. Returns
 * DETENT_ERROR_SIZE if `capacity` is too small; the contents of `bytes` are then undefined. */
detent_status detent_ruler_store(
    const detent_ruler *ruler, void *bytes, size_t capacity, size_t *length);

/* Restores a stored ruler, overwriting the caller's storage: it continues as the original would
 * have. `size` is sizeof(detent_ruler). Bytes after the ruler are ignored. Returns
 * DETENT_ERROR_STORED, without any change, if the bytes hold no ruler. */
detent_status detent_ruler_restore(
    detent_ruler *ruler, size_t size, const void *bytes, size_t length);

/* Handles `count` events in order, up to the first invalid one: it then returns DETENT_ERROR_NUMBER
 * or DETENT_ERROR_CONSTANT. Unless the call fails otherwise, `*handled` is its outcome. `sink` and
 * `handled` may be NULL, and so may `events` if there are none. */
detent_status detent_ruler_handle(
    detent_ruler *ruler, const detent_event *events, size_t count, detent_sink sink, void *context,
    detent_handled *handled);

/* Advances the time to `time`. Does nothing if that is not later than the ruler's own. */
detent_status detent_ruler_advance(
    detent_ruler *ruler, int64_t time, detent_sink sink, void *context);

/* Sets the value, as the host; otherwise as detent_ruler_update. Returns DETENT_ERROR_NUMBER if it
 * is not finite. */
detent_status detent_ruler_set_value(
    detent_ruler *ruler, double value, int32_t animated, detent_sink sink, void *context);

/* Sets values and settings together, as the host, at any time. The values are taken by the new
 * settings, so that it does not matter which the host has set first; each is clamped to the bounds,
 * and nothing of it is told but the end of an edit that it interrupts: read what the values have
 * become. Nothing ticks. The display follows by a spring if `animated` is nonzero.
 *
 * `configuration` is NULL, with any `size`, for the present settings. `values` has `count` values of
 * part 0, part 1 and so on, NULL if that is 0; a part without one, or with NaN, keeps its own as far
 * as the settings let it, and values beyond the last part are ignored. Returns
 * DETENT_ERROR_CONSTANT or DETENT_ERROR_CONFIGURATION for invalid settings, DETENT_ERROR_NUMBER for
 * an infinite value and DETENT_ERROR_INDEX for more than 8; then nothing has changed. */
detent_status detent_ruler_update(
    detent_ruler *ruler, const detent_ruler_configuration *configuration, size_t size,
    const double *values, size_t count, int32_t animated, detent_sink sink, void *context);

/* The state of a ruler. */
typedef struct detent_ruler_state {
  /* The value last reported, or set by the host. */
  double value;
  /* The visible position in points, growing with the value: 0 at the lower bound, or at value 0
   * without one. */
  double offset;
  /* The rate of change of `offset`, in points per second. */
  double velocity;
  /* The value at which the ruler comes to rest by itself. */
  double target;
  /* The latest time received; INT64_MIN before the first. */
  int64_t time;
  /* The time at which the ruler comes to rest by itself; INT64_MIN if it is idle or held. */
  int64_t rest_time;
  /* The step mark nearest to the value, counted from the origin. */
  int64_t nearest_mark;
  /* A DETENT_PHASE. */
  int32_t phase;
  int32_t reserved;
} detent_ruler_state;

/* Reads the state of a ruler. */
detent_status detent_ruler_read(const detent_ruler *ruler, detent_ruler_state *state, size_t size);

/* Reads the present configuration. */
detent_status detent_ruler_read_configuration(
    const detent_ruler *ruler, detent_ruler_configuration *configuration, size_t size);

/* Reads the state for assistive technology. Here and below, `environment` may be NULL for the
 * default: breadth 80, enabled, without focus. To perform its requests, send INCREMENT, DECREMENT
 * or ADJUST to the ruler. */
detent_status detent_ruler_accessibility(
    const detent_ruler *ruler, const detent_environment *environment,
    detent_accessibility *accessibility, size_t size);

/* `kind` of a mark. */
enum { DETENT_MARK_FRACTION = 0, DETENT_MARK_HALF = 1, DETENT_MARK_UNIT = 2 };

/* `flags` of a mark: its value fits beside it; its value can be chosen. */
enum { DETENT_MARK_HAS_LABEL = 1, DETENT_MARK_IN_RANGE = 2 };

/* A visible mark. */
typedef struct detent_mark {
  /* The position in points from the left or upper end. */
  double along;
  /* The exact value: mark 3 of step 0.1 is 0.3. */
  double value;
  /* The number, counted from mark 0, in fractions. */
  int64_t index;
  int32_t kind;
  int32_t flags;
} detent_mark;

/* The visible state of a ruler, in points. Missing positions are NaN. */
typedef struct detent_ruler_scene {
  double length;
  double breadth;
  /* The position of the cursor, along. */
  double cursor;
  /* The value under the cursor, clamped to the bounds. */
  double value;
  double unit_width;
  /* The distance past a bound: above 0 past the upper, below 0 past the lower, else 0. */
  double overscroll;
  /* The positions of the bounds, along, and that at which a moving ruler comes to rest. */
  double lower_bound;
  double upper_bound;
  double landing;
  /* The number of visible marks, including those just beside the edges. */
  int64_t mark_count;
  int32_t phase;
  int32_t orientation;
  int32_t is_enabled;
  int32_t reserved;
} detent_ruler_scene;

/* Reads the visible state, and the first `capacity` marks in ascending order. The cost depends on
 * the visible marks only. `marks` may be NULL if `capacity` is 0. */
detent_status detent_ruler_read_scene(
    const detent_ruler *ruler, const detent_environment *environment, detent_ruler_scene *scene,
    size_t size, detent_mark *marks, size_t capacity);

/* ------------------------------------------------------------------------------------ Rating -- */

/* A number chosen by pressing, or dragging along, a row of symbols. */
typedef struct detent_rating {
  uint64_t opaque[128];
} detent_rating;

/* Printed by Scripts/make/interfaces.py, from the table of a rating's settings. */
/* The gesture that chooses: a press and the drag after it, or only a tap. */
enum { DETENT_SELECTION_DRAGGING = 0, DETENT_SELECTION_TAP_ONLY = 1 };

/* The moment at which a touch chooses: on contact, or once it cannot scroll the page; a mouse or
 * pen chooses on contact. */
enum { DETENT_PRESS_AT_ONCE = 0, DETENT_PRESS_SURE = 1 };

/* The choice of a drag to before the first symbol: the least value that can be pressed, or the
 * minimum, even no rating; a tap there chooses the least. */
enum { DETENT_LEADING_LEAST = 0, DETENT_LEADING_CLEARS = 1 };

/* The effect of a press on the chosen value: nothing, or it clears the value. */
enum { DETENT_RESELECTION_KEEPS = 0, DETENT_RESELECTION_CLEARS = 1 };

/* Everything that decides how a rating behaves. */
typedef struct detent_rating_configuration {
  /* The number of symbols, which is also the largest value. From 1 to 100. Default 5. */
  int64_t count;
  /* The least value that a user can choose; a host can set less. From 0 to the count. Default 0. */
  double minimum;
  /* The smallest part of a symbol that can be chosen; 0 for any. 0, or from 0.0001 to 1. Default
   * 1. */
  double granularity;
  /* The width of a symbol; if not set, an equal share of the viewport, less the gaps. Wider than
   * 0 points, and at most 1000000000. Default NaN, for none. */
  double symbol_width;
  /* The gap between two symbols. From 0 to 1000000000 points. Default 0. */
  double spacing;
  /* The value to which the keys Delete and Backspace go back; none if not set. A number from
   * -10^100 to 10^100. Default NaN, for none. */
  double reset;
  /* The length of the control along its axis. From 0 to 1000000000 points. Default 200. */
  double length;
  /* The main axis of the control: x is horizontal, y is vertical. DETENT_HORIZONTAL or
   * DETENT_VERTICAL. Default HORIZONTAL. */
  int32_t orientation;
  /* The direction of reading: from left to right, or from right to left. DETENT_LEFT_TO_RIGHT or
   * DETENT_RIGHT_TO_LEFT. Default LEFT_TO_RIGHT. */
  int32_t layout_direction;
  /* The steps that tick: all, or none. 0 for none, 1 for unit. Default 1. */
  int32_t ticks;
  /* The gesture that chooses: a press and the drag after it, or only a tap. A DETENT_SELECTION.
   * Default DRAGGING. */
  int32_t selection;
  /* The moment at which a touch chooses: on contact, or once it cannot scroll the page; a mouse
   * or pen chooses on contact. A DETENT_PRESS. Default AT_ONCE. */
  int32_t press;
  /* The choice of a drag to before the first symbol: the least value that can be pressed, or the
   * minimum, even no rating; a tap there chooses the least. A DETENT_LEADING. Default LEAST. */
  int32_t leading;
  /* True if a hovering mouse or pen previews the value that a press would choose. Default 1. */
  int32_t previews_hover;
  /* The effect of a press on the chosen value: nothing, or it clears the value. A
   * DETENT_RESELECTION. Default KEEPS. */
  int32_t reselection;
  /* The outcome of a cancelled edit: the old value comes back, or the new one stays. A
   * DETENT_CANCEL. Default REVERTS. */
  int32_t cancel_policy;
  /* User access to the control: full, or none. DETENT_ENABLED, DETENT_READ_ONLY or
   * DETENT_DISABLED. Default ENABLED. */
  int32_t interaction;
  /* The movement after a release, a tap or an animated change: full, or reduced to none. A
   * DETENT_MOTION. Default FULL. */
  int32_t motion;
  int32_t reserved;
} detent_rating_configuration;
/* End of what is printed. */

/* Writes the defaults. `size` is sizeof(detent_rating_configuration), here and below. */
detent_status detent_rating_configuration_init(
    detent_rating_configuration *configuration, size_t size);

/* As detent_ruler_configuration_problem. */
const char *detent_rating_configuration_problem(
    const detent_rating_configuration *configuration, size_t size);

/* Creates a rating at rest, overwriting the caller's storage. `value` is clamped to 0 … the count,
 * but not rounded; DETENT_ERROR_NUMBER if it is not finite. */
detent_status detent_rating_init(
    detent_rating *rating, size_t size, const detent_rating_configuration *configuration,
    size_t configuration_size, double value);

/* Writes the rating to `bytes`, as detent_ruler_store does. */
detent_status detent_rating_store(
    const detent_rating *rating, void *bytes, size_t capacity, size_t *length);

/* Restores a stored rating, as detent_ruler_restore does. */
detent_status detent_rating_restore(
    detent_rating *rating, size_t size, const void *bytes, size_t length);

/* Handles `count` events, as detent_ruler_handle does. */
detent_status detent_rating_handle(
    detent_rating *rating, const detent_event *events, size_t count, detent_sink sink,
    void *context, detent_handled *handled);

/* Advances the time to `time`. A rating never moves by itself. */
detent_status detent_rating_advance(
    detent_rating *rating, int64_t time, detent_sink sink, void *context);

/* Sets the value, as detent_ruler_set_value does; `animated` is ignored. */
detent_status detent_rating_set_value(
    detent_rating *rating, double value, int32_t animated, detent_sink sink, void *context);

/* Sets the value and settings together, as detent_ruler_update does. */
detent_status detent_rating_update(
    detent_rating *rating, const detent_rating_configuration *configuration, size_t size,
    const double *values, size_t count, int32_t animated, detent_sink sink, void *context);

/* The state of a rating. */
typedef struct detent_rating_state {
  /* The value last reported, or set by the host: from 0, which is no rating, to the count. */
  double value;
  /* The value that a release would choose, or a press of a hovering pointer; NaN if there is
   * none. */
  double preview;
  int64_t time;
  /* A DETENT_PHASE: IDLE, PRESSED or DRAGGING. */
  int32_t phase;
  int32_t reserved;
} detent_rating_state;

/* Reads the state of a rating. */
detent_status detent_rating_read(
    const detent_rating *rating, detent_rating_state *state, size_t size);

/* Reads the present configuration. */
detent_status detent_rating_read_configuration(
    const detent_rating *rating, detent_rating_configuration *configuration, size_t size);

/* Reads the state for assistive technology, as detent_ruler_accessibility does. */
detent_status detent_rating_accessibility(
    const detent_rating *rating, const detent_environment *environment,
    detent_accessibility *accessibility, size_t size);

/* `flags` of a symbol: it is entirely filled; it shows a preview, not yet chosen; it is the last
 * one filled by the pointer that is down. */
enum { DETENT_SYMBOL_FULL = 1, DETENT_SYMBOL_PREVIEWED = 2, DETENT_SYMBOL_PRESSED = 4 };

/* A symbol of a rating. */
typedef struct detent_symbol {
  /* The frame in points from the upper left corner of the rating. */
  double x;
  double y;
  double width;
  double height;
  /* The filled share, from its leading (or upper) edge; 0 to 1. */
  double fill;
  int32_t flags;
  int32_t reserved;
} detent_symbol;

/* The visible state of a rating, in points. */
typedef struct detent_rating_scene {
  /* The value, or the preview while there is one. */
  double value;
  /* The number of symbols. */
  int64_t count;
  double breadth;
  int32_t phase;
  int32_t orientation;
  int32_t layout_direction;
  int32_t is_enabled;
  int32_t is_previewed;
  int32_t reserved;
  /* The frame of a label, in points from the upper left corner of the symbols; NaN if there is
   * none. */
  double label_x;
  double label_y;
  double label_width;
  double label_height;
} detent_rating_scene;

/* Reads the visible state, and the first `capacity` symbols. `symbols` may be NULL if `capacity` is
 * 0. */
detent_status detent_rating_read_scene(
    const detent_rating *rating, const detent_environment *environment, detent_rating_scene *scene,
    size_t size, detent_symbol *symbols, size_t capacity);

/* ------------------------------------------------------------------------------------ Slider -- */

/* One to eight numbers chosen by sliding thumbs along a track. The thumbs are the parts of the
 * control, counted from 0 in the order of their values; they never pass each other. Edits and all
 * effects except YIELDED, TAPPED and IDLE belong to one thumb. Two pointers may hold two thumbs.
 * Keys, wheels and crowns move the focused thumb, but none while a pointer holds one. */
typedef struct detent_slider {
  uint64_t opaque[784];
} detent_slider;

/* The largest numbers of thumbs and of stops. */
#define DETENT_SLIDER_THUMBS 8
#define DETENT_SLIDER_STOPS 32

/* Printed by Scripts/make/interfaces.py, from the table of a slider's settings. */
/* The scale of the track: equal distances are equal differences (linear) or equal factors (log);
 * with log-1-2-5, the choices are 1, 2 and 5 times the powers of ten. */
enum { DETENT_SCALE_LINEAR = 0, DETENT_SCALE_LOGARITHMIC = 1, DETENT_SCALE_ONE_TWO_FIVE = 2 };

/* The places of the stops: evenly spaced on the track, or as far apart as their values. */
enum { DETENT_STOP_PLACES_EVEN = 0, DETENT_STOP_PLACES_VALUE = 1 };

/* The result of a collision: the moving thumb stops, or pushes its neighbour along. */
enum { DETENT_MEET_BLOCK = 0, DETENT_MEET_PUSH = 1 };

/* The effect of a press beside the thumbs: the nearest jumps to it, or goes one step towards it,
 * or the press is only reported. */
enum { DETENT_TRACK_JUMP = 0, DETENT_TRACK_STEP = 1, DETENT_TRACK_NOTHING = 2 };

/* The effect of a drag that begins between two thumbs: the usual one, or it moves both. */
enum { DETENT_BETWEEN_HOLD = 0, DETENT_BETWEEN_MOVE = 1 };

/* Values are rounded to ones that can be chosen throughout a drag, or only on release. */
enum { DETENT_QUANTIZE_DRAG = 0, DETENT_QUANTIZE_RELEASE = 1 };

/* Everything that decides how a slider behaves. */
typedef struct detent_slider_configuration {
  /* The values that can be chosen, both ends included. Both bounds must be numbers from -10^100
   * to 10^100. Default 0, 100. */
  double lower_bound;
  double upper_bound;
  /* The part of the range that can be chosen; the rest is only shown. Ends beyond the range have
   * no effect. It must be one value of the range, or at least 2^-40 of the range. Default
   * -INFINITY, INFINITY. */
  double enabled_lower_bound;
  double enabled_upper_bound;
  /* The difference between values that can be chosen, from the lower bound on; if not set, any
   * can. A number from 10^-100 to 10^100, at least 2^-50 of the range, and without stops, marks
   * or knots. Default NaN, for none. */
  double step;
  /* On a logarithmic track, the factor between values that can be chosen. From 1.01 to 10^10, on
   * a logarithmic track without knots. Default NaN, for none. */
  double factor;
  /* The number of values; if not set, as many as 'value' has. 1 to 8 thumbs. Default 1. */
  int64_t thumbs;
  /* The least difference between the values of neighbouring thumbs. 0 or more, and leave space
   * for all thumbs. Default 0. */
  double distance;
  /* The greatest difference between the values of neighbouring thumbs that a user can make; inf
   * for any. 0 or more, and at least the least one. Default INFINITY. */
  double max_distance;
  /* The value to which a double tap on a thumb and the keys Delete and Backspace go back; none
   * if not set. A number from -10^100 to 10^100. Default NaN, for none. */
  double reset;
  /* The distance from the middle of a thumb within which a finger grabs it. From 0 to 1000000000
   * points. Default 22. */
  double grab;
  /* The distance from the middle of a thumb within which a mouse or a pen grabs it, as on a
   * drawn thumb. From 0 to 1000000000 points. Default 14. */
  double thumb_radius;
  /* The distance that a pointer moves before it drags; if not set, 10 for a touch and 1 for a
   * mouse or pen. 0 or more points, and finite. Default 10, 1, 1. */
  double slop_touch;
  double slop_mouse;
  double slop_pen;
  /* The factor on pointer moves while the fine-drag modifier is held. A scale above 0, at most
   * 1, and a distance above 0. Default 0.1. */
  double fine_drag_scale;
  /* The cross-axis distance at which a drag is half as fast; inf turns this off. A scale above
   * 0, at most 1, and a distance above 0. In points. Default INFINITY. */
  double fine_drag_distance;
  /* The choices that an arrow key passes, or hundredths where any value can be chosen. A whole
   * number from 1 to 10000. Default 1. */
  int64_t key_step;
  /* The choices that a page key passes, or an arrow key with shift; hundredths where any value
   * can be chosen. A whole number from 1 to 10000. Default 10. */
  int64_t page_step;
  /* The choices that a step of assistive technology passes, or hundredths where any value can be
   * chosen. A whole number from 1 to 10000. Default 1. */
  int64_t adjust_step;
  /* The slope of the rubber band past a bound; 0 turns it off. A slope from 0 to 1. Default 0. */
  double rubber_band;
  /* The distance from its target at which a spring is at rest. From 0.001 to 100 points. Default
   * 0.25. */
  double rest_distance;
  /* The angular frequency of the springs that return a control from past a bound. A frequency
   * from 0.5 to 1000 per second. In radians per second. Default 10. */
  double spring_frequency;
  /* The angular frequency of the springs that land a control on a mark. A frequency from 0.5 to
   * 1000 per second. In radians per second. Default 30. */
  double landing_frequency;
  /* The time after its last event at which a wheel gesture without phases ends. 0 or more. In
   * nanoseconds. Default 120,000,000. */
  int64_t scroll_timeout;
  /* The minimum time between two reports of a bound; a sooner one is dropped. 0 or more. In
   * nanoseconds. Default 0. */
  int64_t boundary_haptic_gap;
  /* The length of the control along its axis. From 0 to 1000000 points. Default 375. */
  double length;
  /* The only values that can be chosen; they override the range. 2 to 32 stops, each greater
   * than the one before it, on a linear track without knots. The first `stop_count` count; 0 for
   * none. */
  int64_t stop_count;
  double stops[32];
  /* The track in pieces: places and values that both grow, with even spacing between two knots,
   * or with scale log a logarithm if the piece begins above 0. 3 to 9 knots, each with a greater
   * place and a greater value than the one before it. The first `knot_count` count; 0 for none. */
  int64_t knot_count;
  double knots[32];
  /* The difference between values that can be chosen, for each piece between two knots; 0 for
   * any value. A step for each piece between two knots: 0 for any value, or from 10^-100 to
   * 10^100. The first `step_count` count; 0 for none. */
  int64_t step_count;
  double steps[32];
  /* The thumbs that no user moves, counted from 0; others stop at them. Whole numbers from 0 to
   * 7, in ascending order. The first `locked_thumb_count` count; 0 for none. */
  int64_t locked_thumb_count;
  double locked_thumbs[32];
  /* The scale of the track: equal distances are equal differences (linear) or equal factors
   * (log); with log-1-2-5, the choices are 1, 2 and 5 times the powers of ten. The bounds of a
   * logarithmic track must be from 10^-12 to 10^12, the upper at least 1.01 times the lower. A
   * DETENT_SCALE. Default LINEAR. */
  int32_t scale;
  /* The places of the stops: evenly spaced on the track, or as far apart as their values.
   * Neighbouring stops must be at least a millionth of all their values apart to lie by their
   * values. A DETENT_STOP_PLACES. Default EVEN. */
  int32_t stop_places;
  /* The values that tick as a thumb passes: none, or all that can be chosen. 0 for none, 1 for
   * unit. Default 0. */
  int32_t ticks;
  /* The result of a collision: the moving thumb stops, or pushes its neighbour along. A
   * DETENT_MEET. Default BLOCK. */
  int32_t meet;
  /* The effect of a press beside the thumbs: the nearest jumps to it, or goes one step towards
   * it, or the press is only reported. A DETENT_TRACK. Default JUMP. */
  int32_t track_press;
  /* The effect of a drag that begins between two thumbs: the usual one, or it moves both. A
   * DETENT_BETWEEN. Default HOLD. */
  int32_t between;
  /* Values are rounded to ones that can be chosen throughout a drag, or only on release. A
   * DETENT_QUANTIZE. Default DRAG. */
  int32_t quantize;
  /* The main axis of the control: x is horizontal, y is vertical. DETENT_HORIZONTAL or
   * DETENT_VERTICAL. Default HORIZONTAL. */
  int32_t orientation;
  /* If on, the greatest value of an upright track is at the bottom. Only an upright track can be
   * inverted. 0 for off, 1 for on. Default 0. */
  int32_t inverted;
  /* The direction of reading: from left to right, or from right to left. DETENT_LEFT_TO_RIGHT or
   * DETENT_RIGHT_TO_LEFT. Default LEFT_TO_RIGHT. */
  int32_t layout_direction;
  /* The modifier key for fine drag. DETENT_MODIFIERs together. Default ALT. */
  int32_t fine_drag_modifiers;
  /* The outcome of a cancelled edit: the old value comes back, or the new one stays. A
   * DETENT_CANCEL. Default REVERTS. */
  int32_t cancel_policy;
  /* The movement after a release, a tap or an animated change: full, or reduced to none. A
   * DETENT_MOTION. Default FULL. */
  int32_t motion;
  /* User access to the control: full, or none. DETENT_ENABLED, DETENT_READ_ONLY or
   * DETENT_DISABLED. Default ENABLED. */
  int32_t interaction;
} detent_slider_configuration;
/* End of what is printed. */

/* Writes the defaults. `size` is sizeof(detent_slider_configuration), here and below. */
detent_status detent_slider_configuration_init(
    detent_slider_configuration *configuration, size_t size);

/* As detent_ruler_configuration_problem. */
const char *detent_slider_configuration_problem(
    const detent_slider_configuration *configuration, size_t size);

/* Creates a slider at rest, overwriting the caller's storage. The first `count` thumbs have
 * `values`: a forward pass raises each to the limit of the previous one, then a backward pass
 * lowers them. Others are as near to the upper bound as possible, but the first at 0. `values` may
 * be NULL if `count` is 0. Returns DETENT_ERROR_NUMBER if a value is not finite, DETENT_ERROR_INDEX
 * if there are more values than thumbs. */
detent_status detent_slider_init(
    detent_slider *slider, size_t size, const detent_slider_configuration *configuration,
    size_t configuration_size, const double *values, size_t count);

/* The largest size of a stored slider, in bytes. */
#define DETENT_SLIDER_STORED_SIZE 4096

/* Writes the slider to `bytes`, as detent_ruler_store does; DETENT_SLIDER_STORED_SIZE bytes always
 * suffice. */
detent_status detent_slider_store(
    const detent_slider *slider, void *bytes, size_t capacity, size_t *length);

/* Restores a stored slider, as detent_ruler_restore does. */
detent_status detent_slider_restore(
    detent_slider *slider, size_t size, const void *bytes, size_t length);

/* Handles `count` events, as detent_ruler_handle does. */
detent_status detent_slider_handle(
    detent_slider *slider, const detent_event *events, size_t count, detent_sink sink,
    void *context, detent_handled *handled);

/* Advances the time to `time`, as detent_ruler_advance does. */
detent_status detent_slider_advance(
    detent_slider *slider, int64_t time, detent_sink sink, void *context);

/* Sets the value of a thumb, as the host, limited by its neighbours, which stay; otherwise as
 * detent_ruler_set_value. Returns DETENT_ERROR_INDEX for a missing part. */
detent_status detent_slider_set_value(
    detent_slider *slider, int32_t part, double value, int32_t animated, detent_sink sink,
    void *context);

/* Sets values and settings together, as detent_ruler_update does, including the number of thumbs.
 * Thumbs without a value stay where they can, and limit the others; of these, each is at least the
 * distance above the one before. Removed thumbs end their edits; new ones without a value are as
 * near to the upper bound as possible. */
detent_status detent_slider_update(
    detent_slider *slider, const detent_slider_configuration *configuration, size_t size,
    const double *values, size_t count, int32_t animated, detent_sink sink, void *context);

/* The state of a slider. */
typedef struct detent_slider_state {
  /* The value of part 0. */
  double value;
  /* As a ruler's, but the rest time is that of the last moving thumb, even while another is held;
   * INT64_MIN if none moves. */
  int64_t time;
  int64_t rest_time;
  /* The number of parts, and the part that keys move. */
  int32_t part_count;
  int32_t focus;
  /* A DETENT_PHASE: the first of DRAGGING, PRESSED, SETTLING and IDLE that applies to a thumb. */
  int32_t phase;
  int32_t reserved;
} detent_slider_state;

/* Reads the state of a slider. */
detent_status detent_slider_read(
    const detent_slider *slider, detent_slider_state *state, size_t size);

/* The state of one thumb of a slider. */
typedef struct detent_slider_part {
  /* The value last reported, or set by the host. */
  double value;
  /* The visible position of its middle, in points from the lower bound, growing with the value. */
  double offset;
  /* The rate of change of `offset`, in points per second. */
  double velocity;
  /* The value at which the thumb comes to rest by itself. */
  double target;
  /* The limits of its values, between the bounds and its neighbours. */
  double minimum;
  double maximum;
  /* The time at which the thumb comes to rest by itself; INT64_MIN if it is at rest or held. */
  int64_t rest_time;
  /* The number of the choice nearest to the value, by which its mark ticks. Steps and stops count
   * from the lower bound, and an end that is no step has the next number; if any value can be chosen,
   * marks are hundredths of the track. */
  int64_t nearest_mark;
  /* A DETENT_PHASE. */
  int32_t phase;
  int32_t reserved;
} detent_slider_part;

/* Reads the state of a thumb. Returns DETENT_ERROR_INDEX for a missing part. */
detent_status detent_slider_read_part(
    const detent_slider *slider, int32_t part, detent_slider_part *state, size_t size);

/* Reads the present configuration. Stops beyond `stop_count` are 0. */
detent_status detent_slider_read_configuration(
    const detent_slider *slider, detent_slider_configuration *configuration, size_t size);

/* Reads a thumb's state for assistive technology, as detent_ruler_accessibility does; each thumb is
 * a slider of its own. Returns DETENT_ERROR_INDEX for a missing part. To perform its requests, send
 * INCREMENT, DECREMENT or ADJUST with that part to the slider. */
detent_status detent_slider_accessibility(
    const detent_slider *slider, int32_t part, const detent_environment *environment,
    detent_accessibility *accessibility, size_t size);

/* `flags` of a thumb: a pointer holds it; keys move it while the slider has the keyboard. */
enum { DETENT_THUMB_HELD = 1, DETENT_THUMB_FOCUS = 2 };

/* A visible thumb of a slider. */
typedef struct detent_thumb {
  double value;
  /* The limits of its values, between the bounds and its neighbours. */
  double minimum;
  double maximum;
  /* The position of its middle, in points from the left or upper end of the track; past an end
   * while a rubber band holds it there. */
  double along;
  /* The position at which it comes to rest; NaN unless it moves by itself. */
  double landing;
  /* The press target, 28 by 28 points: in points from the left or upper end of the track, and from
   * the upper or left edge of the breadth, with the track in its middle. It extends past the ends
   * of the track by half its size. */
  double x;
  double y;
  double width;
  double height;
  /* A DETENT_PHASE. */
  int32_t phase;
  int32_t flags;
} detent_thumb;

/* A visible mark of a slider. */
typedef struct detent_slider_mark {
  /* The position in points from the left or upper end of the track. */
  double along;
  /* The exact value: mark 3 of step 0.1 is 0.3. */
  double value;
  /* DETENT_MARK_HAS_LABEL, or 0. */
  int32_t flags;
  int32_t reserved;
} detent_slider_mark;

/* The largest number of visible marks of a slider. */
#define DETENT_SLIDER_MARKS 501

/* The visible state of a slider, in points. */
typedef struct detent_slider_scene {
  /* The length of the track between a thumb's middles at both ends, 1 to 1e6. */
  double length;
  double breadth;
  /* The values of both ends of the track. */
  double lower_value;
  double upper_value;
  /* The filled part of the track, along, the lesser end first: from the origin to a single thumb, or
   * from the first thumb to the last. */
  double filled_from;
  double filled_to;
  /* The numbers of thumbs, 1 to DETENT_SLIDER_THUMBS, and of visible marks. */
  int64_t thumb_count;
  int64_t mark_count;
  /* The thumb that keys move. */
  int32_t focus;
  /* As in detent_slider_state. */
  int32_t phase;
  int32_t orientation;
  int32_t layout_direction;
  /* 1 if only some of the values between the ends can be chosen, else 0. */
  int32_t is_discrete;
  int32_t is_enabled;
  int32_t is_read_only;
  int32_t reserved;
} detent_slider_scene;

/* Reads the visible state, the first `thumb_capacity` thumbs and the first `mark_capacity` marks,
 * both in ascending order. Marks are both ends, and between them the values that can be chosen, or
 * round ones if any can: at least 5 points apart, at most DETENT_SLIDER_MARKS. The length of a
 * label is `label_length`, or that of its value in decimals, at 13 points by `text_scale`. Labels are centred on marks, but moved to end within 20 points past the track.
 * `thumbs` and `marks` may be NULL if their capacities are 0. */
detent_status detent_slider_read_scene(
    const detent_slider *slider, const detent_environment *environment, detent_slider_scene *scene,
    size_t size, detent_thumb *thumbs, size_t thumb_capacity, detent_slider_mark *marks,
    size_t mark_capacity);

/* -------------------------------------------------------------------------------------- Dial -- */

/* A number chosen by turning a dial. It has one part. With `wraps` its values wrap, over any number
 * of turns; `count` of an effect is the turn. */
typedef struct detent_dial {
  uint64_t opaque[168];
} detent_dial;

/* Printed by Scripts/make/interfaces.py, from the table of a dial's settings. */
/* The way in which a pointer turns the dial: round its middle, or upwards for more. */
enum { DETENT_HOLD_ROTARY = 0, DETENT_HOLD_VERTICAL = 1 };

/* The effect of a press: it holds the dial as it is, or the dial jumps to the press. */
enum { DETENT_DIAL_PRESS_TURN = 0, DETENT_DIAL_PRESS_JUMP = 1 };

/* Everything that decides how a dial behaves. */
typedef struct detent_dial_configuration {
  /* The values that can be chosen, both ends included. The ends must be numbers from -10^100 to
   * 10^100, the upper at least 10^-90 and 2^-40 of itself above the lower. Default 0, 100. */
  double lower_bound;
  double upper_bound;
  /* The part of the range that can be chosen; the rest is only shown. Ends beyond the range have
   * no effect. It must be one value of the range, or at least 2^-40 of the range, and not be set
   * on a dial that wraps. Default -INFINITY, INFINITY. */
  double enabled_lower_bound;
  double enabled_upper_bound;
  /* The difference in value between neighbouring marks; if not set, any value can be chosen, and
   * keys go by a hundredth of the range. From 10^-100 to 10^100, from 2^-40 of the range to all
   * of it. Default NaN, for none. */
  double step;
  /* The position of the lower end, or of the upper on an inverted dial, in degrees clockwise
   * from the top. From -360 to 360 degrees. Default 0. */
  double start;
  /* The angle from there to the other end, in degrees clockwise; more than 360 is several turns.
   * From 0.001 to 36000 degrees. Default 360. */
  double sweep;
  /* The radius of the dead zone in the middle. From 0 to 1000000000 points. Default 6. */
  double dead;
  /* The length of a vertical drag through the whole range, or one turn of a dial that wraps.
   * From 1 to 1000000 points. Default 300. */
  double travel;
  /* The value to which a double tap goes back, where a press turns the dial, and the keys Delete
   * and Backspace; none if not set. A number from -10^100 to 10^100. Default NaN, for none. */
  double reset;
  /* The distance that a pointer moves before it drags; if not set, 10 for a touch and 1 for a
   * mouse or pen. 0 or more points, and finite. Default 10, 1, 1. */
  double slop_touch;
  double slop_mouse;
  double slop_pen;
  /* The factor on pointer moves while the fine-drag modifier is held. A scale above 0, at most
   * 1, and a distance above 0. Default 0.1. */
  double fine_drag_scale;
  /* The cross-axis distance at which a drag is half as fast; inf turns this off. A scale above
   * 0, at most 1, and a distance above 0. In points. Default INFINITY. */
  double fine_drag_distance;
  /* The choices that an arrow key passes, or hundredths where any value can be chosen. A whole
   * number from 1 to 10000. Default 1. */
  int64_t key_step;
  /* The choices that a page key passes, or an arrow key with shift; hundredths where any value
   * can be chosen. A whole number from 1 to 10000. Default 10. */
  int64_t page_step;
  /* The choices that a step of assistive technology passes, or hundredths where any value can be
   * chosen. A whole number from 1 to 10000. Default 1. */
  int64_t adjust_step;
  /* The fraction of its speed that a coasting dial keeps. From 0.9 to 0.99999 per millisecond.
   * Default 0.9972. */
  double deceleration;
  /* The speed above which a release coasts. 0 or more points per second. Default 90. */
  double minimum_fling;
  /* The maximum speed of a fling. Above 0, at most 1000000000 points per second. Default 8000. */
  double maximum_fling;
  /* The angular frequency of the springs that return a control from past a bound. A frequency
   * from 0.5 to 1000 per second. In radians per second. Default 10. */
  double spring_frequency;
  /* The angular frequency of the springs that land a control on a mark. A frequency from 0.5 to
   * 1000 per second. In radians per second. Default 30. */
  double landing_frequency;
  /* The time after its last event at which a wheel gesture without phases ends. 0 or more. In
   * nanoseconds. Default 120,000,000. */
  int64_t scroll_timeout;
  /* The minimum time between two reports of a bound; a sooner one is dropped. 0 or more. In
   * nanoseconds. Default 0. */
  int64_t boundary_haptic_gap;
  /* The length of the control along its axis. From 0 to 1000000000 points. Default 160. */
  double width;
  /* The breadth of the control across its axis. From 0 to 1000000000 points. Default 160. */
  double height;
  /* If on, values start again after the last, for any number of turns; the upper end reads as
   * the lower. A dial that wraps must have a sweep of 360, and a whole number of steps. 0 for
   * off, 1 for on. Default 0. */
  int32_t wraps;
  /* The rest positions: any, or only the marks and the ends. 0 for none, 1 for always. Default
   * 0. */
  int32_t snaps;
  /* The values that a user can choose: any, or, if a step is set, those of the marks and the
   * ends. 0 for none, 1 for value. Default 1. */
  int32_t quantizes;
  /* The marks that tick: all, or none. 0 for none, 1 for unit. Default 0. */
  int32_t ticks;
  /* If on, values grow anticlockwise, and the two ends exchange places. 0 for off, 1 for on.
   * Default 0. */
  int32_t inverted;
  /* The direction of reading: from left to right, or from right to left. DETENT_LEFT_TO_RIGHT or
   * DETENT_RIGHT_TO_LEFT. Default LEFT_TO_RIGHT. */
  int32_t layout_direction;
  /* The way in which a pointer turns the dial: round its middle, or upwards for more. A
   * DETENT_HOLD. Default ROTARY. */
  int32_t hold;
  /* The effect of a press: it holds the dial as it is, or the dial jumps to the press. A
   * DETENT_DIAL_PRESS. Default TURN. */
  int32_t press;
  /* The modifier key for fine drag. DETENT_MODIFIERs together. Default ALT. */
  int32_t fine_drag_modifiers;
  /* The outcome of a cancelled edit: the old value comes back, or the new one stays. A
   * DETENT_CANCEL. Default REVERTS. */
  int32_t cancel_policy;
  /* If on, a dial that is released with speed keeps turning. 0 for off, 1 for on. Default 0. */
  int32_t coasts;
  /* The movement after a release, a tap or an animated change: full, or reduced to none. A
   * DETENT_MOTION. Default FULL. */
  int32_t motion;
  /* User access to the control: full, or none. DETENT_ENABLED, DETENT_READ_ONLY or
   * DETENT_DISABLED. Default ENABLED. */
  int32_t interaction;
  int32_t reserved;
} detent_dial_configuration;
/* End of what is printed. */

/* Writes the defaults. `size` is sizeof(detent_dial_configuration), here and below. */
detent_status detent_dial_configuration_init(detent_dial_configuration *configuration, size_t size);

/* As detent_ruler_configuration_problem. */
const char *detent_dial_configuration_problem(
    const detent_dial_configuration *configuration, size_t size);

/* Creates a dial at rest, overwriting the caller's storage. `value` is clamped to the ends;
 * DETENT_ERROR_NUMBER if it is not finite. */
detent_status detent_dial_init(
    detent_dial *dial, size_t size, const detent_dial_configuration *configuration,
    size_t configuration_size, double value);

/* Writes the dial to `bytes`, as detent_ruler_store does: DETENT_STORED_SIZE bytes always
 * suffice. */
detent_status detent_dial_store(
    const detent_dial *dial, void *bytes, size_t capacity, size_t *length);

/* Restores a stored dial, as detent_ruler_restore does. */
detent_status detent_dial_restore(detent_dial *dial, size_t size, const void *bytes, size_t length);

/* Handles `count` events, as detent_ruler_handle does. */
detent_status detent_dial_handle(
    detent_dial *dial, const detent_event *events, size_t count, detent_sink sink, void *context,
    detent_handled *handled);

/* Advances the time to `time`, as detent_ruler_advance does. */
detent_status detent_dial_advance(detent_dial *dial, int64_t time, detent_sink sink, void *context);

/* Sets the value in the first turn, as detent_ruler_set_value does. */
detent_status detent_dial_set_value(
    detent_dial *dial, double value, int32_t animated, detent_sink sink, void *context);

/* Sets the value, in the first turn, and settings together, as detent_ruler_update does. If that
 * changes the positions of values over any number of turns, all motions and edits end, and the value
 * is in the first turn. */
detent_status detent_dial_update(
    detent_dial *dial, const detent_dial_configuration *configuration, size_t size,
    const double *values, size_t count, int32_t animated, detent_sink sink, void *context);

/* The state of a dial. */
typedef struct detent_dial_state {
  /* The value last reported, or set by the host. */
  double value;
  /* The visible position: in points of arc from the lower end of the first turn, growing with the
   * value; and in degrees clockwise from the top, growing on over turns. */
  double offset;
  double angle;
  /* The rate of change of `offset`, in points per second. */
  double velocity;
  /* The value at which the dial comes to rest by itself. */
  double target;
  /* As a ruler's. */
  int64_t time;
  int64_t rest_time;
  /* The mark nearest to the value, counted from the lower end of the first turn. */
  int64_t nearest_mark;
  /* The turn of the value: 0 is the turn in which the host set it; earlier turns are negative. */
  int32_t turns;
  /* A DETENT_PHASE. */
  int32_t phase;
} detent_dial_state;

/* Reads the state of a dial. */
detent_status detent_dial_read(const detent_dial *dial, detent_dial_state *state, size_t size);

/* Reads the present configuration. */
detent_status detent_dial_read_configuration(
    const detent_dial *dial, detent_dial_configuration *configuration, size_t size);

/* Reads the state for assistive technology, as detent_ruler_accessibility does. */
detent_status detent_dial_accessibility(
    const detent_dial *dial, const detent_environment *environment,
    detent_accessibility *accessibility, size_t size);

/* A visible mark of a dial. */
typedef struct detent_dial_mark {
  /* The exact value: mark 3 of step 0.1 is 0.3. */
  double value;
  /* The angle in degrees clockwise from the top, from the lower end. */
  double angle;
  /* The middle of its label, in points from the upper left corner of the viewport; NaN if there is
   * none. */
  double label_x;
  double label_y;
  /* DETENT_MARK_HAS_LABEL, or 0. */
  int32_t flags;
  int32_t reserved;
} detent_dial_mark;

/* The largest number of visible marks of a dial. */
#define DETENT_DIAL_MARKS 500

/* The visible state of a dial: angles in degrees clockwise from the top, around the middle of the
 * viewport, for any reading direction; distances in points. */
typedef struct detent_dial_scene {
  /* The viewport; each side 0 to 100,000. Nothing is drawn further from its middle than half the
   * shorter side. */
  double width;
  double height;
  /* The values of both ends. */
  double lower_value;
  double upper_value;
  /* The difference between neighbouring marks; NaN without a step. */
  double step;
  /* The angle of the lower end, and the angle from there to the upper: 0.001 to 36000, below 0 on an
   * inverted dial. More than 360 either way are several turns: marks and the filled part are those of
   * the visible turn, which starts at `filled_start`. */
  double start;
  double sweep;
  double value;
  /* As in detent_dial_state, going on over turns. */
  double angle;
  /* The angle at which the dial comes to rest; NaN unless it moves by itself. */
  double landing;
  /* The start and length of the filled arc, clockwise, from the origin to the dial's angle in its
   * turn; the length is below 0 if that is anticlockwise from the origin. */
  double filled_start;
  double filled_sweep;
  /* The outer radius of marks, which leaves space for labels outside and a ring of 3 points around
   * everything. */
  double mark_end;
  /* The number of visible marks. */
  int64_t mark_count;
  /* As in detent_dial_state. */
  int32_t turns;
  int32_t phase;
  /* 1 while a pointer holds the dial, else 0. */
  int32_t is_held;
  int32_t wraps;
  int32_t is_enabled;
  int32_t is_read_only;
} detent_dial_scene;

/* Reads the visible state, and the first `capacity` marks in ascending order: both ends, and
 * between them marks of the dial, or round values without a step. Marks too near to each other,
 * also across the seam, are left out; there are at most DETENT_DIAL_MARKS. If values wrap, the
 * upper end has no mark. Labels are as a slider's; without space for them in the viewport there are
 * none. `breadth` and `label_length` are ignored. `marks` may be NULL if `capacity` is 0. */
detent_status detent_dial_read_scene(
    const detent_dial *dial, const detent_environment *environment, detent_dial_scene *scene,
    size_t size, detent_dial_mark *marks, size_t capacity);

/* ------------------------------------------------------------------------------- Any control -- */

/* Calls for programs with controls of several kinds: each does what its counterpart for the kind of
 * `control` does. `control` is an initialised detent_ruler, detent_rating, detent_slider or
 * detent_dial; DETENT_ERROR_STORAGE otherwise. Linked statically, they include all four kinds. The
 * calls of one kind include only that kind, if the linker removes unused functions. */

/* Kinds of controls. */
enum {
  DETENT_CONTROL_RULER = 1,
  DETENT_CONTROL_RATING = 2,
  DETENT_CONTROL_SLIDER = 3,
  DETENT_CONTROL_DIAL = 4
};

/* As detent_ruler_handle. */
detent_status detent_handle(
    void *control, const detent_event *events, size_t count, detent_sink sink, void *context,
    detent_handled *handled);

/* As detent_ruler_advance. */
detent_status detent_advance(void *control, int64_t time, detent_sink sink, void *context);

/* As detent_slider_set_value; controls of one part have part 0. Returns DETENT_ERROR_INDEX for a
 * missing part. */
detent_status detent_set(
    void *control, int32_t part, double value, int32_t animated, detent_sink sink, void *context);

/* As detent_ruler_update, with the configuration of the control's kind and its size. */
detent_status detent_update(
    void *control, const void *configuration, size_t size, const double *values, size_t count,
    int32_t animated, detent_sink sink, void *context);

/* The state of a control of any kind. */
typedef struct detent_state {
  /* The value of the requested part, last reported or set by the host. */
  double value;
  /* The latest time received; INT64_MIN before the first. */
  int64_t time;
  /* The time at which the control comes to rest by itself; INT64_MIN if it is idle or held. */
  int64_t rest_time;
  /* A DETENT_CONTROL. */
  int32_t kind;
  /* The number of parts. */
  int32_t part_count;
  /* A DETENT_PHASE. */
  int32_t phase;
  int32_t reserved;
} detent_state;

/* Reads the state of a control and one of its parts. Returns DETENT_ERROR_INDEX for a missing
 * part. */
detent_status detent_read(const void *control, int32_t part, detent_state *state, size_t size);

/* As detent_slider_accessibility. */
detent_status detent_describe(
    const void *control, int32_t part, const detent_environment *environment,
    detent_accessibility *accessibility, size_t size);

/* As detent_ruler_store; DETENT_SLIDER_STORED_SIZE bytes always suffice. */
detent_status detent_store(const void *control, void *bytes, size_t capacity, size_t *length);

/* -------------------------------------------------------------------------------------- Echo -- */

/* Distinguishes a host's answers to a control's writes from its own changes.
 *
 * A host often responds to CHANGED by setting the value: stored, rounded or limited, immediately or
 * later. If detent_…_set_value accepted that during a drag, it would move the control under the
 * user's finger. A front end therefore has an echo beside each control, and calls it:
 *
 * - in the sink, for each effect: detent_echo_note, before the host learns of it
 * - when the host sets a value: detent_echo_heard, instead of detent_…_set_value
 * - afterwards, after each call that moves the control, and at `deadline`: detent_echo_adopt; pass
 *   its result to detent_…_set_value. The 0.5 s below count from its first call after a write
 *
 * The rule. A value from the host is an answer inside a write; later, while a write is unanswered;
 * or, for 0.5 s after the last write, if it is within the range of all values written and heard
 * since the edit began. An answer waits for the end of the edit. It waits until 0.5 s after the
 * last write if earlier writes are unanswered, or if the host repeats itself. Any other value is a
 * change by the host, and adopted immediately. Silence counts as consent; a write invalidates
 * earlier values of the host. If a host's value
 * cannot be an answer, as when a form is reset, initialise the echo anew with it.
 *
 * A slider needs an echo for each part, which receives the effects of that part.
 *
 * An echo is its storage, as a control is; it belongs to the thread of its control. */
typedef struct detent_echo {
  uint64_t opaque[12];
} detent_echo;

/* Creates an echo for a control whose host holds `value`, overwriting the caller's storage. `size`
 * is sizeof(detent_echo). Returns DETENT_ERROR_NUMBER if the value is not finite. */
detent_status detent_echo_init(detent_echo *echo, size_t size, double value);

/* Notes an effect of the control; pass effects of all kinds, in order. Returns DETENT_ERROR_NUMBER
 * if the value of a CHANGED is not finite. */
detent_status detent_echo_note(detent_echo *echo, const detent_effect *effect);

/* Notes a value held by the host. `is_inside` is nonzero if the call that reported the last CHANGED
 * to the host has not returned yet. Returns DETENT_ERROR_NUMBER if the value is not finite. */
detent_status detent_echo_heard(detent_echo *echo, double value, int32_t is_inside);

/* Writes to `*value` the value to set now, at `time` by the control's clock; NaN if there is none.
 * A value is returned once, and then counts as set. Unless `deadline` is NULL, writes to it the
 * time of the next call if nothing else happens; INT64_MIN if none is needed. */
detent_status detent_echo_adopt(
    detent_echo *echo, int64_t time, double *value, int64_t *deadline);

/* ----------------------------------------------------------------------------------- Haptics -- */

/* Selects the marks and bounds that a device plays as haptics. A control emits all of them;
 * hardware plays about 30 per second, and a late haptic feels like another one.
 *
 * Pass each effect to the device's gate in order, in the sink or later, with the time at which it
 * could be played:
 *
 *     if (detent_haptic_gate_plays(&gate, effect, now, &plays) == DETENT_OK && plays) play(effect);
 *
 * The rule. A BOUND is played unless another one was within the gap; a TICK unless anything was. In
 * a run of marks, the last one counts. An effect at least a gap before `now` is late, and never
 * played. After a step back in time the gate starts anew.
 *
 * A gate is its storage, as a control is; it belongs to one thread at a time. */
typedef struct detent_haptic_gate {
  uint64_t opaque[8];
} detent_haptic_gate;

/* The usual gap: 1/32 s in nanoseconds. Up to about 40 per second, fingers feel separate taps;
 * above that, a buzz. */
#define DETENT_HAPTIC_GAP 31250000

/* Creates a gate that has played nothing, overwriting the caller's storage. `size` is
 * sizeof(detent_haptic_gate). `gap` is the least time between played effects, and the limit of
 * lateness, in nanoseconds; with 0 or less, only late effects are dropped. */
detent_status detent_haptic_gate_init(detent_haptic_gate *gate, size_t size, int64_t gap);

/* Writes to `*plays` 1 to play an effect now, as one haptic, or 0; 1 counts as played. Only TICK
 * and BOUND are ever played. `now` is the time of the event or frame that caused the effect: that
 * of the effect, or later. Returns DETENT_ERROR_STORAGE also for an overwritten TICK of several
 * marks. */
detent_status detent_haptic_gate_plays(
    detent_haptic_gate *gate, const detent_effect *effect, int64_t now, int32_t *plays);

#ifdef __cplusplus
}
#endif

#endif
