/* Compiles the header as C, so that a mistake in the header ends the build. */
#include "pointerkit.h"
