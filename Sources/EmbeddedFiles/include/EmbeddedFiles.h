#ifndef EMBEDDED_FILES_H
#define EMBEDDED_FILES_H

#include <stddef.h>

/// The bytes of a file of PointerScenes that is part of the program; no bytes for an unknown name.
typedef struct {
  const void *_Nullable bytes;
  size_t count;
} embedded_file;

/// Finds a file by its name, such as "tour.json".
embedded_file embedded_file_named(const char *_Nonnull name);

#endif
