/* Shared code of programs that write random bytes into the structures of controls. */
#ifndef HOSTILE_H
#define HOSTILE_H

#include <detent.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint64_t state = 20251121;

static inline uint64_t random_bits(void) {
  uint64_t z = (state += UINT64_C(0x9e3779b97f4a7c15));
  z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
  return z ^ (z >> 31);
}

/* Writes random bits or small numbers into a structure with members of 4 or 8 bytes. */
static inline void damage(void *structure, size_t size) {
  static const double numbers[] = {0, 1, -1, 1e-300, 1e9, 1e15, 1e308, 0.5, 40, 300};
  int count;
  for (count = (int)(random_bits() % 4); count > 0; count--) {
    char *place = (char *)structure + random_bits() % (size / 8) * 8;
    uint64_t bits = random_bits();
    int32_t small = (int32_t)(random_bits() % 23) - 2;
    switch (random_bits() % 4) {
    case 0: memcpy(place, &bits, 8); break;
    case 1: memcpy(place, &small, 4); break;
    case 2: memcpy(place + 4, &small, 4); break;
    default: memcpy(place, &numbers[random_bits() % 10], 8);
    }
  }
}

static int64_t effects, rejected, taken;

static inline void on_effect(void *context, const detent_effect *effect) {
  int64_t mark, time;
  int32_t plays;
  detent_haptic_gate gate;
  detent_effect copy = *effect;
  effects++;
  /* Read every byte, so that valgrind detects any that was never written. */
  if (context == NULL || memcmp(&copy, context, sizeof copy) == 1234) abort();
  if (effect->kind == DETENT_EFFECT_TICK &&
      detent_effect_tick(effect, 0, &mark, &time) != DETENT_OK)
    abort();
  if (detent_haptic_gate_init(&gate, sizeof gate, DETENT_HAPTIC_GAP) != DETENT_OK) abort();
  if (detent_haptic_gate_plays(&gate, effect, effect->time, &plays) != DETENT_OK) abort();
  damage(&copy, sizeof copy);
  detent_effect_tick(&copy, (int64_t)random_bits(), &mark, &time);
  detent_haptic_gate_plays(&gate, &copy, (int64_t)random_bits(), &plays);
}

static inline void count(detent_status status) {
  if (status < DETENT_OK || status > DETENT_ERROR_STORED) abort();
  *(status == DETENT_OK ? &taken : &rejected) += 1;
}

static inline void make(detent_event *event) {
  memset(event, 0, sizeof *event);
  event->kind = (int32_t)(random_bits() % 17);
  event->x = (double)(random_bits() % 400);
  event->modifiers = (int32_t)(random_bits() % 16);
  event->time = (int64_t)(random_bits() % 100000000000);
  damage(event, sizeof *event);
}

/* Returns a copy of a structure, in memory that ends with it. */
static inline void *beginning(const void *structure, size_t size) {
  void *copy = malloc(size);
  if (copy == NULL) abort();
  return memcpy(copy, structure, size);
}

#endif
