/* Compiles the headers as C, so that a mistake in one of them ends the build. */
#include "pointerkit-audit.h"
