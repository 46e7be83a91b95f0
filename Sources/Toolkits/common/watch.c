/* Watches the file of settings, also where its folder does not exist yet. The folder is watched, because editors replace the
 * file; and the folder around it, in which it may be made. */
#define _GNU_SOURCE
#include "watch.h"

#include <limits.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/inotify.h>
#include <unistd.h>

static const uint32_t changes = IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_TO | IN_MOVED_FROM;

/* The folder that a path lies in. */
static void folder_of(const char *path, char folder[static PATH_MAX]) {
  const char *slash = strrchr(path, '/');
  snprintf(folder, PATH_MAX, "%.*s", slash ? (int)(slash - path) : 0, path);
}

static const char *name_in(const char *path) {
  const char *slash = strrchr(path, '/');
  return slash ? slash + 1 : path;
}

int watch_open(const char *path) {
  char folder[PATH_MAX], outer[PATH_MAX];
  folder_of(path, folder);
  folder_of(folder, outer);
  int descriptor = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
  if (descriptor < 0) return -1;
  int is_watched = inotify_add_watch(descriptor, folder, changes) >= 0;
  is_watched |= inotify_add_watch(descriptor, outer, IN_CREATE | IN_MOVED_TO) >= 0;
  if (is_watched) return descriptor;
  close(descriptor);
  return -1;
}

int watch_read(int descriptor, const char *path) {
  char folder[PATH_MAX];
  folder_of(path, folder);
  const char *name = name_in(path), *folder_name = name_in(folder);
  _Alignas(struct inotify_event) char buffer[4096];
  int has_changed = 0;
  for (ssize_t length; (length = read(descriptor, buffer, sizeof buffer)) > 0;)
    for (ssize_t at = 0; at + (ssize_t)sizeof(struct inotify_event) <= length;) {
      const struct inotify_event *event = (const struct inotify_event *)(const void *)(buffer + at);
      at += (ssize_t)(sizeof *event + event->len);
      if (event->mask & IN_Q_OVERFLOW) has_changed = 1;
      if (event->len == 0) continue;
      has_changed |= strcmp(event->name, name) == 0;
      if (!(event->mask & IN_ISDIR) || strcmp(event->name, folder_name) != 0) continue;
      inotify_add_watch(descriptor, folder, changes);
      has_changed = 1;
    }
  return has_changed;
}
