#include <pointerkit-gtk4.h>
