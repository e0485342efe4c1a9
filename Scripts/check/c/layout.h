/* How programs tell where the members of structures are, and how large. */
#ifndef LAYOUT_H
#define LAYOUT_H

#include <detent.h>
#include <stdio.h>

#define MEMBER(structure, member) \
  printf("%s.%s %zu %zu\n", #structure, #member, offsetof(structure, member), \
         sizeof ((structure *)0)->member)
#define WHOLE(structure) printf("%s %zu\n", #structure, sizeof(structure))

#endif
