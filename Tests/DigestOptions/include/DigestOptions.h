#ifndef DIGEST_OPTIONS_H
#define DIGEST_OPTIONS_H

/// How many random scenes the environment asks for in POINTERKIT_SCENES; 0 without it. Embedded Swift has no arguments.
long random_scene_count(void);

#endif
