/*
 * pointerkit-audit: starts a program with the pointer, and tells which of its targets are too small, of each layout that stays
 * for half a second. pointerkit-run --audit starts it. The program writes its layouts to a folder of its own, see
 * common/audit.c; this program checks them, so that the program itself needs no audit, and what was found outlives it.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <ftw.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "report.h"

/* ---- Sets of texts ------------------------------------------------------------------------------------------------- */

typedef struct {
  char **texts;
  size_t room, count;
} Set;

static size_t place_in(const Set *set, const char *text) {
  uint64_t hash = 14695981039346656037u; /* That of Fowler, Noll and Vo. */
  for (const char *each = text; *each; each++) hash = (hash ^ (unsigned char)*each) * 1099511628211u;
  size_t place = hash & (set->room - 1);
  while (set->texts[place] && strcmp(set->texts[place], text) != 0) place = (place + 1) & (set->room - 1);
  return place;
}

/* Whether a text is new to a set, which has it then. */
static int add_to(Set *set, const char *text) {
  if (2 * set->count >= set->room) {
    Set larger = { NULL, set->room ? 2 * set->room : 256, 0 };
    if (!(larger.texts = calloc(larger.room, sizeof *larger.texts))) abort();
    for (size_t i = 0; i < set->room; i++)
      if (set->texts[i]) larger.texts[place_in(&larger, set->texts[i])] = set->texts[i], larger.count++;
    free(set->texts);
    *set = larger;
  }
  size_t place = place_in(set, text);
  if (set->texts[place]) return 0;
  if (!(set->texts[place] = strdup(text))) abort();
  set->count++;
  return 1;
}

/* ---- Findings ------------------------------------------------------------------------------------------------------ */

static struct {
  const char *profile, *out, *program;
  ptk_rules rules;
  int is_json;
  char folder[4096];
  FILE *page;
  Set controls, told, told_controls;
  int finding_count, layout_count;
} self = { .profile = "wcag-aa", .rules = PTK_RULES_WCAG_AA };

__attribute__((format(printf, 1, 2))) static char *format(const char *format, ...) {
  char *text = NULL;
  va_list arguments;
  va_start(arguments, format);
  if (vasprintf(&text, format, arguments) < 0) abort();
  va_end(arguments);
  return text;
}

/* The text of a finding; the library names other targets by their numbers, in quotation marks. */
static char *message_of(const ptk_audit *audit, size_t index, const Layout *layout) {
  char text[2048], *message = NULL;
  size_t length = 0;
  ptk_audit_get_text(audit, index, PTK_TEXT_FINDING, text, sizeof text, &length);
  FILE *stream = open_memstream(&message, &length);
  if (!stream) abort();
  for (const char *rest = text; *rest;) {
    char *end = NULL;
    uint64_t id = *rest == '\'' ? strtoull(rest + 1, &end, 10) : 0;
    const Entry *other = id && end && *end == '\'' ? layout_find(layout, id) : NULL;
    if (!other) {
      fputc(*rest++, stream);
      continue;
    }
    char *name = report_name(other);
    fputs(name, stream);
    free(name);
    rest = end + 1;
  }
  fclose(stream);
  return message;
}

static void put_json_text(const char *key, const char *text) {
  printf("\"%s\":\"", key);
  for (; *text; text++) {
    if (*text == '"' || *text == '\\') putchar('\\');
    if ((unsigned char)*text >= ' ') putchar(*text);
  }
  putchar('"');
}

static void put_json_rect(const char *key, ptk_rect rect) {
  printf(",\"%s\":[%.6g,%.6g,%.6g,%.6g],", key, rect.x, rect.y, rect.width, rect.height);
}

static void tell(const Layout *layout, const Told *each) {
  const char *rule = each->finding.rule == PTK_RULE_TARGET_SIZE ? "2.5.8" : "2.5.5";
  if (self.is_json) {
    putchar('{');
    put_json_text("window", layout->title);
    putchar(',');
    put_json_text("name", each->entry->name);
    putchar(',');
    put_json_text("part", each->entry->tip);
    putchar(',');
    put_json_text("control", each->entry->path);
    printf(",\"rule\":\"%s\",\"count\":%zu", rule, each->count);
    put_json_rect("rect", each->finding.rect);
    printf("\"region\":[%.6g,%.6g,%.6g,%.6g],\"measured\":%.6g,\"expected\":%.6g,", each->entry->region.x, each->entry->region.y,
           each->entry->region.width, each->entry->region.height, each->finding.measured, each->finding.expected);
    put_json_text("message", each->message);
    puts("}");
  } else {
    char *name = report_name(each->entry);
    printf("%s: %s", *layout->title ? layout->title : self.program, name);
    if (each->count > 1) printf(" and %zu alike", each->count - 1);
    printf(": %s [%s]\n", each->message, rule);
    free(name);
  }
  fflush(stdout);
}

/* Where what PointerKit gives is known exactly, the library's own estimate is left out of account. */
static void use_known_region(const Entry *entry, char **message) {
  char *start = strstr(*message, " ("), *end = strstr(*message, " with PointerKit)");
  if (!start || !end || end < start) return;
  char *text = format("%.*s (%.4g × %.4g pt%s", (int)(start - *message), *message, entry->region.width, entry->region.height, end);
  free(*message);
  *message = text;
}

static void check(const char *file) {
  Layout layout;
  if (!layout_read(&layout, file)) {
    layout_free(&layout);
    return;
  }
  self.layout_count++;
  for (size_t i = 0; i < layout.entry_count; i++) {
    const Entry *entry = &layout.entries[i];
    char *control = format("%s\t%s\t%s\t%llu", entry->path, entry->name, entry->tip, (unsigned long long)entry->target.id);
    if (entry->is_seen) add_to(&self.controls, control);
    free(control);
  }
  ptk_audit *audit = layout_audit(&layout, self.rules);
  size_t count = 0, told_count = 0;
  if (audit) ptk_audit_get_findings(audit, NULL, sizeof(ptk_finding), 0, &count);
  ptk_finding *findings = calloc(count + 1, sizeof *findings);
  Told *told = calloc(count + 1, sizeof *told);
  char **keys = calloc(count + 1, sizeof *keys);
  if (!findings || !told || !keys) abort();
  if (audit) ptk_audit_get_findings(audit, findings, sizeof *findings, count, &count);
  for (size_t i = 0; i < count; i++) {
    uint64_t id = 0;
    size_t one = 0;
    ptk_audit_get_targets(audit, i, PTK_FINDING_LIST_TARGETS, &id, 1, &one);
    const Entry *entry = layout_find(&layout, id);
    if (!entry || !entry->is_seen) continue;
    /* Rows of a list are many and alike, whatever is written in them. */
    int is_many = entry->target.kind == PTK_KIND_ROW || entry->target.kind == PTK_KIND_CARD;
    char *key = format("%d\t%s\t%s\t%s\t%.0f\t%.0f", (int)findings[i].rule, entry->path, is_many ? "" : entry->name, entry->tip,
                       is_many ? 0 : findings[i].rect.width, findings[i].rect.height);
    char *control = format("%d\t%s\t%s\t%llu", (int)findings[i].rule, entry->path, entry->name, (unsigned long long)id);
    size_t alike = 0;
    while (alike < told_count && strcmp(keys[alike], key) != 0) alike++;
    int is_new = alike < told_count || add_to(&self.told, key);
    /* A control of another size is no other control. */
    is_new &= add_to(&self.told_controls, control) || alike < told_count;
    free(control);
    if (!is_new) {
      free(key);
      continue;
    }
    Told *each = &told[alike];
    if (alike == told_count) {
      keys[told_count++] = key;
      *each = (Told){ .number = ++self.finding_count, .finding = findings[i], .entry = entry };
      each->message = message_of(audit, i, &layout);
      use_known_region(entry, &each->message);
    } else {
      free(key);
    }
    each->rects = realloc(each->rects, (each->count + 1) * sizeof *each->rects);
    if (!each->rects) abort();
    each->rects[each->count++] = findings[i].rect;
  }
  for (size_t i = 0; i < told_count; i++) tell(&layout, &told[i]);
  if (self.page && told_count) report_add(self.page, &layout, self.folder, told, told_count);
  for (size_t i = 0; i < told_count; i++) free(told[i].message), free(told[i].rects), free(keys[i]);
  for (size_t i = 0; i < layout.picture_count; i++) {
    char *picture = format("%s/%s", self.folder, layout.pictures[i].file);
    unlink(picture);
    free(picture);
  }
  ptk_audit_destroy(audit);
  free(findings);
  free(told);
  free(keys);
  layout_free(&layout);
}

/* ---- The program ---------------------------------------------------------------------------------------------------- */

static int is_layout(const struct dirent *entry) {
  size_t length = strlen(entry->d_name);
  return length > 7 && strcmp(entry->d_name + length - 7, ".layout") == 0;
}

static void check_all(void) {
  struct dirent **list = NULL;
  int count = scandir(self.folder, &list, is_layout, alphasort);
  for (int i = 0; i < count; i++) {
    char *file = format("%s/%s", self.folder, list[i]->d_name);
    check(file);
    unlink(file);
    free(file);
    free(list[i]);
  }
  free(list);
}

static volatile sig_atomic_t child;
/* Whoever ends the audit ends the program. */
static void pass_on(int number) { if (child > 0) kill(child, number); }
/* Ctrl-C is for the program; one that does not end by the second is ended. */
static void interrupted(int number) {
  static volatile sig_atomic_t count;
  (void)number;
  if (++count > 1 && child > 0) kill(child, SIGKILL);
}

static int remove_one(const char *path, const struct stat *status, int flag, struct FTW *walk) {
  (void)status, (void)flag, (void)walk;
  return remove(path);
}

static void start(char **arguments) {
  child = fork();
  if (child != 0) return;
  signal(SIGINT, SIG_DFL);
  signal(SIGQUIT, SIG_DFL);
  signal(SIGTERM, SIG_DFL);
  signal(SIGHUP, SIG_DFL);
  dup2(STDERR_FILENO, STDOUT_FILENO); /* The findings alone are the output. */
  execvp(arguments[0], arguments);
  fprintf(stderr, "pointerkit-run: %s: %s\n", arguments[0], strerror(errno));
  _exit(127);
}

/* Reads the options, which pointerkit-run has checked; the arguments of the program follow "--". */
static char **read_options(char **arguments) {
  for (arguments++; *arguments && strcmp(*arguments, "--") != 0; arguments++) {
    if (strcmp(*arguments, "--json") == 0) self.is_json = 1;
    else if (strcmp(*arguments, "--out") == 0) self.out = *++arguments;
    else if (strcmp(*arguments, "--profile") == 0) self.profile = *++arguments;
  }
  if (self.profile && strcmp(self.profile, "wcag-aaa") == 0) self.rules = PTK_RULES_WCAG_AAA;
  return *arguments ? arguments + 1 : arguments;
}

int main(int count, char **arguments) {
  (void)count;
  char **program = read_options(arguments);
  if (!*program) return 2;
  self.program = strrchr(*program, '/') ? strrchr(*program, '/') + 1 : *program;
  const char *parent = getenv("TMPDIR");
  snprintf(self.folder, sizeof self.folder, "%s/pointerkit-audit-XXXXXX", parent && *parent == '/' ? parent : "/tmp");
  if (!mkdtemp(self.folder) || setenv("POINTERKIT_AUDIT", self.folder, 1) != 0 || (self.out && !(self.page = tmpfile()))) {
    fprintf(stderr, "pointerkit-run: %s: %s\n", self.folder, strerror(errno));
    return 2;
  }
  /* Ctrl-C ends the program, and then the audit, which has its report. */
  signal(SIGINT, interrupted);
  signal(SIGQUIT, SIG_IGN);
  signal(SIGTERM, pass_on);
  signal(SIGHUP, pass_on);
  start(program);
  int status = 0;
  pid_t ended = 0;
  while (child > 0 && (ended = waitpid(child, &status, WNOHANG)) == 0) {
    check_all();
    usleep(100000);
  }
  check_all();
  nftw(self.folder, remove_one, 8, FTW_DEPTH | FTW_PHYS);
  if (self.layout_count == 0) {
    fprintf(stderr, "pointerkit-run: found no layout that stayed for half a second in a window of GTK 4 or Qt 6\n");
    return WIFEXITED(status) && WEXITSTATUS(status) ? WEXITSTATUS(status) : 2;
  }
  char *summary = format("%d finding%s among %zu controls in %d layout%s", self.finding_count, self.finding_count == 1 ? "" : "s",
                         self.controls.count, self.layout_count, self.layout_count == 1 ? "" : "s");
  fprintf(self.is_json ? stderr : stdout, "%s\n", summary);
  if (self.page && !report_write(self.out, self.page, self.program, self.profile, summary)) {
    fprintf(stderr, "pointerkit-run: %s: %s\n", self.out, strerror(errno));
    return 2;
  }
  free(summary);
  return self.finding_count > 0;
}
