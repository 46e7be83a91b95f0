#include <pointerkit.h>
