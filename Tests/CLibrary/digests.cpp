// The same program in C++17.
#include "digests.c"
