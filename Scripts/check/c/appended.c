/* Program with a header that has an additional member at the end of a ruler's configuration, made
 * by Scripts/check/c/appended.sh. IS_KNOWN is 1 if the library has that member too. */
#include <detent.h>
#include <stdio.h>
#include <stdlib.h>

#define EXPECT(condition)                                      \
  do {                                                         \
    if (!(condition)) {                                        \
      fprintf(stderr, "line %d: %s\n", __LINE__, #condition); \
      exit(1);                                                 \
    }                                                          \
  } while (0)

/* Value of a member unknown to the library, which must leave it alone. */
static const double alone = 7;

int main(void) {
  detent_ruler_configuration given, reported;
  detent_ruler ruler;
  size_t older = offsetof(detent_ruler_configuration, appended);

  given.appended = alone;
  EXPECT(detent_ruler_configuration_init(&given, sizeof given) == DETENT_OK);
  EXPECT(given.appended == (IS_KNOWN ? 0.25 : alone) && given.unit_width == 120);

  /* A member that is passed takes effect. */
  given.appended = 0.5;
  given.step = 2;
  EXPECT(detent_ruler_init(&ruler, sizeof ruler, &given, sizeof given, 3) == DETENT_OK);
  reported.appended = alone;
  EXPECT(detent_ruler_read_configuration(&ruler, &reported, sizeof reported) == DETENT_OK);
  EXPECT(reported.step == 2 && reported.appended == (IS_KNOWN ? 0.5 : alone));

  /* A program with an older header passes fewer bytes, and gets the default. */
  EXPECT(detent_ruler_update(&ruler, &given, older, NULL, 0, 0, NULL, NULL) == DETENT_OK);
  EXPECT(detent_ruler_read_configuration(&ruler, &reported, sizeof reported) == DETENT_OK);
  EXPECT(reported.step == 2 && reported.appended == (IS_KNOWN ? 0.25 : alone));
  EXPECT(detent_ruler_init(&ruler, sizeof ruler, &given, older - 1, 3) == DETENT_ERROR_SIZE);
  return 0;
}
