// The header compiles by itself. What it declares is implemented in Swift, in Sources/CDetentImplementation.
#include "detent.h"
