// Checks that the header compiles by itself. Sources/CDetentImplementation implements it in Swift.
#include "detent.h"
