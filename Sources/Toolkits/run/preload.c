/*
 * Gives a GTK 4 program the pointer without a change of the program: loads libpointerkit-gtk4 into a process that is
 * linked with GTK 4, and into no other. Children such as shells inherit the variables that name this library, so that it
 * needs libc only, and does nothing else there. LD_PRELOAD loads it into programs that are linked with GTK 4, and
 * GIO_EXTRA_MODULES into those that load GTK later, as programs in Python do.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <link.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int is_gtk4(struct dl_phdr_info *info, size_t size, void *data) {
  (void)size, (void)data;
  return info->dlpi_name && strstr(info->dlpi_name, "/libgtk-4.so.1") != NULL;
}

static void attach(void) {
  static int is_done;
  const char *disabled = getenv("POINTERKIT_DISABLE");
  if (is_done || (disabled && strcmp(disabled, "1") == 0) || !dl_iterate_phdr(is_gtk4, NULL)) return;
  is_done = 1;
  /* The library lies beside the folder of this one; its handle is never closed, since it changes classes of GTK. */
  Dl_info here;
  char path[4096];
  if (!dladdr((void *)attach, &here) || strlen(here.dli_fname) > sizeof path - 64) return;
  strcpy(path, here.dli_fname);
  char *end = strrchr(path, '/');
  if (!end) return;
  strcpy(end, "/../libpointerkit-gtk4.so.0");
  void *library = dlopen(path, RTLD_NOW | RTLD_NODELETE);
  if (!library) {
    fprintf(stderr, "PointerKit: %s\n", dlerror());
    return;
  }
  void (*attach_all)(void) = (void (*)(void))dlsym(library, "ptk_gtk_attach_all");
  if (attach_all) attach_all();
}

/* Takes this library from LD_PRELOAD. What the program starts, such as a shell, may start programs of another person, who cannot load
 * it; programs of GTK that it starts find it by GIO_EXTRA_MODULES. */
static void keep_from_children(void) {
  Dl_info here;
  const char *value = getenv("LD_PRELOAD");
  if (!value || !dladdr((void *)attach, &here)) return;
  size_t length = strlen(here.dli_fname);
  const char *found = strstr(value, here.dli_fname);
  if (!found || (found[length] != '\0' && found[length] != ':')) return;
  char *rest = malloc(strlen(value) + 1);
  if (!rest) return;
  const char *after = found + length + (found[length] == ':');
  memcpy(rest, value, (size_t)(found - value));
  strcpy(rest + (found - value), after);
  size_t end = strlen(rest);
  if (end && rest[end - 1] == ':') rest[end - 1] = '\0';
  if (*rest) setenv("LD_PRELOAD", rest, 1);
  else unsetenv("LD_PRELOAD");
  free(rest);
}

__attribute__((constructor)) static void loaded(void) {
  attach();
  if (dl_iterate_phdr(is_gtk4, NULL)) keep_from_children();
}

static int attach_later(void *data) {
  (void)data;
  attach();
  return 0;
}

/* The entry points of a module of GIO. GIO may unload and load it again; a second ptk_gtk_attach_all() does nothing.
 * Programs in JavaScript use GIO before they load GTK: they have done so when the main loop runs. */
__attribute__((visibility("default"))) void g_io_pointerkit_load(void *module) {
  (void)module;
  attach();
  unsigned (*idle_add)(int (*)(void *), void *) = (unsigned (*)(int (*)(void *), void *))dlsym(RTLD_DEFAULT, "g_idle_add");
  Dl_info here;
  if (dl_iterate_phdr(is_gtk4, NULL) || !idle_add || !dladdr((void *)attach, &here)) return;
  if (dlopen(here.dli_fname, RTLD_NOW | RTLD_NODELETE)) idle_add(attach_later, NULL);
}
__attribute__((visibility("default"))) void g_io_pointerkit_unload(void *module) { (void)module; }
__attribute__((visibility("default"))) char **g_io_pointerkit_query(void) { return NULL; }
