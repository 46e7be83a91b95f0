#include "DigestOptions.h"

#include <stdlib.h>

long random_scene_count(void) {
  const char *text = getenv("POINTERKIT_SCENES");
  return text ? strtol(text, NULL, 10) : 0;
}
