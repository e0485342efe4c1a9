/* The header of version 1, as programs were compiled with it: detent.h of commit 862333b, with its
 * comments taken out by
 *
 *     git show 862333b:Sources/CDetent/include/detent.h | gcc -fpreprocessed -dD -E -P -
 *
 * version-1.c is compiled with it and linked to the library of today, which has to do for that
 * program what it did then. So nothing here is ever to be changed. */
#ifndef DETENT_H
#define DETENT_H 
#include <stddef.h>
#include <stdint.h>
#ifdef __cplusplus
extern "C" {
#endif
#define DETENT_ABI_VERSION 1
uint32_t detent_abi_version(void);
typedef int32_t detent_status;
enum {
  DETENT_OK = 0,
  DETENT_ERROR_NULL = 1,
  DETENT_ERROR_SIZE = 2,
  DETENT_ERROR_STORAGE = 3,
  DETENT_ERROR_BUSY = 4,
  DETENT_ERROR_NUMBER = 5,
  DETENT_ERROR_CONSTANT = 6,
  DETENT_ERROR_CONFIGURATION = 7,
  DETENT_ERROR_INDEX = 8
};
const char *detent_status_text(detent_status status);
enum {
  DETENT_EVENT_POINTER_DOWN = 1,
  DETENT_EVENT_POINTER_MOVE = 2,
  DETENT_EVENT_POINTER_UP = 3,
  DETENT_EVENT_POINTER_CANCEL = 4,
  DETENT_EVENT_POINTER_HOVER = 5,
  DETENT_EVENT_POINTER_LEAVE = 6,
  DETENT_EVENT_WHEEL = 7,
  DETENT_EVENT_KEY = 8,
  DETENT_EVENT_INCREMENT = 9,
  DETENT_EVENT_DECREMENT = 10,
  DETENT_EVENT_ADJUST = 11,
  DETENT_EVENT_ROTATE = 12,
  DETENT_EVENT_ADVANCE = 13
};
enum { DETENT_POINTER_TOUCH = 0, DETENT_POINTER_MOUSE = 1, DETENT_POINTER_PEN = 2 };
enum {
  DETENT_WHEEL_POINTS = 0,
  DETENT_WHEEL_LINES = 1,
  DETENT_WHEEL_DETENTS = 2,
  DETENT_WHEEL_PAGES = 3
};
enum {
  DETENT_WHEEL_NONE = 0,
  DETENT_WHEEL_BEGIN = 1,
  DETENT_WHEEL_CHANGE = 2,
  DETENT_WHEEL_MOMENTUM = 3,
  DETENT_WHEEL_END = 4
};
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
  DETENT_KEY_0 = 0,
  DETENT_KEY_9 = 9
};
enum {
  DETENT_MODIFIER_SHIFT = 1,
  DETENT_MODIFIER_CONTROL = 2,
  DETENT_MODIFIER_ALT = 4,
  DETENT_MODIFIER_META = 8
};
typedef struct detent_event {
  int64_t time;
  int32_t kind;
  int32_t source;
  int64_t pointer;
  double x;
  double y;
  int32_t modifiers;
  int32_t phase;
} detent_event;
enum {
  DETENT_EFFECT_BEGAN = 1,
  DETENT_EFFECT_TICK = 2,
  DETENT_EFFECT_BOUND = 3,
  DETENT_EFFECT_CHANGED = 4,
  DETENT_EFFECT_SNAPPED = 5,
  DETENT_EFFECT_ENDED = 6,
  DETENT_EFFECT_PREVIEW = 7,
  DETENT_EFFECT_YIELDED = 8,
  DETENT_EFFECT_TAPPED = 9,
  DETENT_EFFECT_IDLE = 10
};
enum { DETENT_SIDE_LOWER = 0, DETENT_SIDE_UPPER = 1 };
enum {
  DETENT_CAUSE_DRAG = 0,
  DETENT_CAUSE_MOTION = 1,
  DETENT_CAUSE_SNAP = 2,
  DETENT_CAUSE_KEY = 3,
  DETENT_CAUSE_WHEEL = 4,
  DETENT_CAUSE_CROWN = 5,
  DETENT_CAUSE_ASSISTIVE = 6,
  DETENT_CAUSE_HOST = 7,
  DETENT_CAUSE_CLAMP = 8,
  DETENT_CAUSE_CANCEL = 9
};
enum { DETENT_END_COMMIT = 0, DETENT_END_CANCEL = 1 };
typedef struct detent_effect {
  int64_t time;
  int32_t kind;
  int32_t detail;
  double value;
  double x;
  double y;
  int64_t mark;
  int64_t count;
  uint64_t opaque[16];
} detent_effect;
detent_status detent_effect_tick(
    const detent_effect *effect, int64_t number, int64_t *mark, int64_t *time);
typedef void (*detent_sink)(void *context, const detent_effect *effect);
enum {
  DETENT_PHASE_IDLE = 0,
  DETENT_PHASE_PRESSED = 1,
  DETENT_PHASE_DRAGGING = 2,
  DETENT_PHASE_COASTING = 3,
  DETENT_PHASE_SETTLING = 4
};
enum { DETENT_HORIZONTAL = 0, DETENT_VERTICAL = 1 };
enum { DETENT_LEFT_TO_RIGHT = 0, DETENT_RIGHT_TO_LEFT = 1 };
enum { DETENT_ENABLED = 0, DETENT_READ_ONLY = 1, DETENT_DISABLED = 2 };
enum { DETENT_CANCEL_REVERTS = 0, DETENT_CANCEL_COMMITS = 1 };
typedef struct detent_environment {
  double breadth;
  double text_scale;
  double label_length;
  int32_t is_enabled;
  int32_t is_focused;
} detent_environment;
typedef struct detent_accessibility {
  double value;
  double minimum;
  double maximum;
  double step;
  double incremented;
  double decremented;
  int32_t orientation;
  int32_t is_enabled;
  int32_t is_read_only;
  int32_t is_focused;
} detent_accessibility;
#define DETENT_NUMBER_TEXT_SIZE 328
size_t detent_number_text(double number, char *text, size_t capacity);
typedef struct detent_ruler {
  uint64_t opaque[160];
} detent_ruler;
enum {
  DETENT_MARKS_NONE = 0,
  DETENT_MARKS_UNIT = 1,
  DETENT_MARKS_HALF = 2,
  DETENT_MARKS_FRACTION = 3,
  DETENT_MARKS_ALWAYS = 4
};
typedef struct detent_ruler_configuration {
  double lower_bound;
  double upper_bound;
  double step;
  double origin;
  double unit_width;
  double length;
  double capture;
  double rearm;
  double deceleration;
  double minimum_fling;
  double maximum_fling;
  double stop_distance;
  double spring_frequency;
  double rest_distance;
  double rubber_band;
  double slop_touch;
  double slop_mouse;
  double slop_pen;
  double fine_drag_scale;
  double fine_drag_distance;
  int64_t scroll_timeout;
  int64_t fractions;
  int32_t fine_drag_modifiers;
  int32_t snap;
  int32_t tick;
  int32_t orientation;
  int32_t layout_direction;
  int32_t interaction;
  int32_t cancel_policy;
  int32_t reserved;
} detent_ruler_configuration;
detent_status detent_ruler_configuration_init(
    detent_ruler_configuration *configuration, size_t size);
const char *detent_ruler_configuration_problem(
    const detent_ruler_configuration *configuration, size_t size);
detent_status detent_ruler_init(
    detent_ruler *ruler, size_t size, const detent_ruler_configuration *configuration,
    size_t configuration_size, double value);
detent_status detent_ruler_handle(
    detent_ruler *ruler, const detent_event *events, size_t count, detent_sink sink, void *context,
    size_t *wrong);
detent_status detent_ruler_advance(
    detent_ruler *ruler, int64_t time, detent_sink sink, void *context);
detent_status detent_ruler_set_value(
    detent_ruler *ruler, double value, int32_t animated, detent_sink sink, void *context);
detent_status detent_ruler_set_configuration(
    detent_ruler *ruler, const detent_ruler_configuration *configuration, size_t size,
    detent_sink sink, void *context);
typedef struct detent_ruler_state {
  double value;
  double offset;
  double velocity;
  double target;
  int64_t time;
  int64_t rest_time;
  int64_t nearest_mark;
  int32_t phase;
  int32_t reserved;
} detent_ruler_state;
detent_status detent_ruler_read(const detent_ruler *ruler, detent_ruler_state *state, size_t size);
detent_status detent_ruler_read_configuration(
    const detent_ruler *ruler, detent_ruler_configuration *configuration, size_t size);
detent_status detent_ruler_accessibility(
    const detent_ruler *ruler, const detent_environment *environment,
    detent_accessibility *accessibility, size_t size);
enum { DETENT_MARK_FRACTION = 0, DETENT_MARK_HALF = 1, DETENT_MARK_UNIT = 2 };
enum { DETENT_MARK_HAS_LABEL = 1, DETENT_MARK_IN_RANGE = 2 };
typedef struct detent_mark {
  double along;
  double value;
  int64_t index;
  int32_t kind;
  int32_t flags;
} detent_mark;
typedef struct detent_ruler_scene {
  double length;
  double breadth;
  double cursor;
  double value;
  double unit_width;
  double overscroll;
  double lower_bound;
  double upper_bound;
  double landing;
  int64_t mark_count;
  int32_t phase;
  int32_t orientation;
  int32_t is_enabled;
  int32_t reserved;
} detent_ruler_scene;
detent_status detent_ruler_read_scene(
    const detent_ruler *ruler, const detent_environment *environment, detent_ruler_scene *scene,
    size_t size, detent_mark *marks, size_t capacity);
typedef struct detent_rating {
  uint64_t opaque[128];
} detent_rating;
enum { DETENT_RESELECTION_KEEPS = 0, DETENT_RESELECTION_CLEARS = 1 };
enum { DETENT_SELECTION_DRAGGING = 0, DETENT_SELECTION_TAP_ONLY = 1 };
typedef struct detent_rating_configuration {
  int64_t count;
  double granularity;
  double minimum;
  double length;
  double spacing;
  double symbol_width;
  int32_t orientation;
  int32_t layout_direction;
  int32_t interaction;
  int32_t cancel_policy;
  int32_t reselection;
  int32_t selection;
  int32_t previews_hover;
  int32_t ticks;
} detent_rating_configuration;
detent_status detent_rating_configuration_init(
    detent_rating_configuration *configuration, size_t size);
const char *detent_rating_configuration_problem(
    const detent_rating_configuration *configuration, size_t size);
detent_status detent_rating_init(
    detent_rating *rating, size_t size, const detent_rating_configuration *configuration,
    size_t configuration_size, double value);
detent_status detent_rating_handle(
    detent_rating *rating, const detent_event *events, size_t count, detent_sink sink,
    void *context, size_t *wrong);
detent_status detent_rating_advance(
    detent_rating *rating, int64_t time, detent_sink sink, void *context);
detent_status detent_rating_set_value(
    detent_rating *rating, double value, int32_t animated, detent_sink sink, void *context);
detent_status detent_rating_set_configuration(
    detent_rating *rating, const detent_rating_configuration *configuration, size_t size,
    detent_sink sink, void *context);
typedef struct detent_rating_state {
  double value;
  double preview;
  int64_t time;
  int32_t phase;
  int32_t reserved;
} detent_rating_state;
detent_status detent_rating_read(
    const detent_rating *rating, detent_rating_state *state, size_t size);
detent_status detent_rating_read_configuration(
    const detent_rating *rating, detent_rating_configuration *configuration, size_t size);
detent_status detent_rating_accessibility(
    const detent_rating *rating, const detent_environment *environment,
    detent_accessibility *accessibility, size_t size);
enum { DETENT_SYMBOL_FULL = 1, DETENT_SYMBOL_PREVIEWED = 2, DETENT_SYMBOL_PRESSED = 4 };
typedef struct detent_symbol {
  double x;
  double y;
  double width;
  double height;
  double fill;
  int32_t flags;
  int32_t reserved;
} detent_symbol;
typedef struct detent_rating_scene {
  double value;
  int64_t count;
  double breadth;
  int32_t phase;
  int32_t orientation;
  int32_t layout_direction;
  int32_t is_enabled;
  int32_t is_previewed;
  int32_t reserved;
  double label_x;
  double label_y;
  double label_width;
  double label_height;
} detent_rating_scene;
detent_status detent_rating_read_scene(
    const detent_rating *rating, const detent_environment *environment, detent_rating_scene *scene,
    size_t size, detent_symbol *symbols, size_t capacity);
#ifdef __cplusplus
}
#endif
#endif
