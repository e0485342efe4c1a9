/* Claims of where the members of structures are, and how large: a program that they do not hold in does not compile. */
#ifndef LAYOUT_H
#define LAYOUT_H

#include <detent.h>

#define CLAIM(name, truth) typedef char name[(truth) ? 1 : -1];
#define MEMBER(structure, member, place, size)                                                      \
  CLAIM(structure##_##member##_place, offsetof(detent_##structure, member) == (place))              \
  CLAIM(structure##_##member##_size, sizeof ((detent_##structure *)0)->member == (size))
#define WHOLE(structure, size) CLAIM(structure##_size_of_all, sizeof(detent_##structure) == (size))

#endif
