/* Measurement of the stack that calls use. */
#ifndef STACK_H
#define STACK_H

#include <detent.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SIZE 262144

static inline void ignore(void *context, const detent_effect *effect) {
  int64_t mark, time;
  (void)context;
  detent_effect_tick(effect, 0, &mark, &time);
}

static inline void *use_nothing(void *context) { return context; }

/* Returns the bytes of stack used by `body`. */
static inline size_t stack_of(void *(*body)(void *)) {
  static union {
    unsigned char bytes[SIZE];
    long double aligned;
  } stack;
  pthread_attr_t attributes;
  pthread_t thread;
  size_t untouched = 0;
  memset(stack.bytes, 0xA5, SIZE);
  if (pthread_attr_init(&attributes) != 0 ||
      pthread_attr_setstack(&attributes, stack.bytes, SIZE) != 0 ||
      pthread_create(&thread, &attributes, body, NULL) != 0 || pthread_join(thread, NULL) != 0)
    abort();
  while (untouched < SIZE && stack.bytes[untouched] == 0xA5) untouched++;
  return SIZE - untouched;
}

#endif
