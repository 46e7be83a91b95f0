/* Compiles the header as C, so that a mistake in it ends the build. */
#include "pointerkit.h"
