// The judge runs no tool; the registry of the small schema takes the address of each body all the same.
#include "tests/codegen/empty_bodies.h"
