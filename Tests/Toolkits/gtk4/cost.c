/*
 * Preloaded into a program with the pointer: measures the processor time of each frame, in microseconds, and counts what asks GTK
 * to paint. A frame begins with ptk_engine_resize() and the walk; then the engine steps; it ends with the last node that is
 * appended. A line for each frame, and each request, goes to the file that COST_LOG names.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <gtk/gtk.h>
#include <pointerkit.h>
#include <time.h>

static double begin, walked, stepped, drawn;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return (double)time.tv_sec * 1e6 + (double)time.tv_nsec / 1e3;
}

static FILE *file(void) {
  static FILE *log;
  if (!log && g_getenv("COST_LOG")) {
    log = fopen(g_getenv("COST_LOG"), "w");
    setlinebuf(log);
  }
  return log;
}

/* A library that is opened later is not next to this one. */
static void *original_of(const char *name) {
  void *library = dlopen(g_str_has_prefix(name, "ptk_") ? "libpointerkit.so.0" : "libgtk-4.so.1", RTLD_LAZY | RTLD_NOLOAD);
  return dlsym(library ? library : RTLD_NEXT, name);
}

#define ORIGINAL(name) static __typeof__(name) *original; if (!original) original = (__typeof__(original))original_of(#name)

ptk_status ptk_engine_resize(ptk_engine *engine, ptk_size size, int64_t time) {
  ORIGINAL(ptk_engine_resize);
  if (drawn > 0 && file()) fprintf(file(), "frame %.1f %.1f %.1f\n", walked - begin, stepped - walked, drawn - begin);
  drawn = 0;
  begin = now();
  return original(engine, size, time);
}

const ptk_frame *ptk_engine_step(ptk_engine *engine, int64_t time, int64_t presenting) {
  ORIGINAL(ptk_engine_step);
  walked = now();
  const ptk_frame *frame = original(engine, time, presenting);
  stepped = drawn = now();
  return frame;
}

void gtk_snapshot_append_node(GtkSnapshot *snapshot, GskRenderNode *node) {
  ORIGINAL(gtk_snapshot_append_node);
  original(snapshot, node);
  if (drawn > 0) drawn = now();
}

void gtk_widget_queue_draw(GtkWidget *widget) {
  ORIGINAL(gtk_widget_queue_draw);
  original(widget);
  if (file()) fprintf(file(), "request\n");
}

guint gtk_widget_add_tick_callback(GtkWidget *widget, GtkTickCallback callback, gpointer data, GDestroyNotify destroy) {
  ORIGINAL(gtk_widget_add_tick_callback);
  if (file()) fprintf(file(), "request\n");
  return original(widget, callback, data, destroy);
}
