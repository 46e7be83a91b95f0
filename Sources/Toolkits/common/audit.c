/* Writes the layouts of a program that is audited: a file for each, which appears when it is complete. */
#include "audit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { GREATEST_SPACE_COUNT = 512 };

struct Audit {
  const ptk_engine *engine;
  ptk_size size;
  FILE *file;
  char unfinished[4096], finished[4096], picture[4096];
  int picture_count;
  uint64_t spaces[GREATEST_SPACE_COUNT]; /* Those that are written. */
  size_t space_count;
};

static const char *folder(void) {
  const char *path = getenv("POINTERKIT_AUDIT");
  return path && path[0] == '/' && strlen(path) < 4000 ? path : NULL;
}

int audit_is_on(void) { return folder() != NULL; }

/* A text without the characters that end fields and lines. */
static void put_text(FILE *file, const char *text) {
  size_t length = text ? strlen(text) : 0;
  for (size_t i = 0; i < length && i < 400; i++) fputc((unsigned char)text[i] < ' ' ? ' ' : text[i], file);
}

static void put_rect(FILE *file, ptk_rect rect) {
  fprintf(file, "\t%.9g\t%.9g\t%.9g\t%.9g", rect.x, rect.y, rect.width, rect.height);
}

Audit *audit_begin(const ptk_engine *engine, const char *title, ptk_size size) {
  static int serial;
  const char *path = folder();
  Audit *self = path ? calloc(1, sizeof *self) : NULL;
  if (!self) return NULL;
  self->engine = engine;
  self->size = size;
  serial++;
  snprintf(self->finished, sizeof self->finished, "%s/%d-%06d.layout", path, (int)getpid(), serial);
  snprintf(self->unfinished, sizeof self->unfinished, "%s/%d-%06d.part", path, (int)getpid(), serial);
  snprintf(self->picture, sizeof self->picture, "%s/%d-%06d-0.png", path, (int)getpid(), serial);
  self->file = fopen(self->unfinished, "w");
  if (!self->file) {
    free(self);
    return NULL;
  }
  fprintf(self->file, "layout\t%.9g\t%.9g\t", size.width, size.height);
  put_text(self->file, title);
  fputc('\n', self->file);
  return self;
}

const char *audit_picture(Audit *self, ptk_rect frame) {
  if (self->picture_count > 9) return NULL;
  self->picture[strlen(self->picture) - 5] = (char)('0' + self->picture_count++);
  fprintf(self->file, "picture");
  put_rect(self->file, frame);
  fprintf(self->file, "\t%s\n", strrchr(self->picture, '/') + 1);
  return self->picture;
}

/* Writes a space after its parents. */
static void put_space(Audit *self, uint64_t id) {
  if (id == 0 || self->space_count == GREATEST_SPACE_COUNT) return;
  for (size_t i = 0; i < self->space_count; i++)
    if (self->spaces[i] == id) return;
  ptk_space space = { .size = sizeof space };
  if (ptk_engine_get_space(self->engine, id, &space, sizeof space) != PTK_STATUS_OK) return;
  self->spaces[self->space_count++] = id;
  put_space(self, space.parent);
  fprintf(self->file, "space\t%llu\t%llu\t%.9g\t%.9g\t%lld\t%d\t%d", (unsigned long long)id, (unsigned long long)space.parent,
          space.origin.x, space.origin.y, (long long)space.z, space.is_opaque, space.has_clip);
  put_rect(self->file, space.clip);
  fputc('\n', self->file);
}

/* Whether a part of a control is seen: not scrolled away, not beside the window, as Qt keeps the docks that are not in front, and
 * not behind a menu or a dialog. */
static int is_seen(const Audit *self, const AuditTarget *target) {
  const double shares[][2] = { { 0.5, 0.5 }, { 0.25, 0.25 }, { 0.75, 0.25 }, { 0.25, 0.75 }, { 0.75, 0.75 } };
  for (size_t i = 0; i < sizeof shares / sizeof *shares; i++) {
    ptk_point local = { target->frame.x + shares[i][0] * target->frame.width, target->frame.y + shares[i][1] * target->frame.height };
    ptk_point point = { 0, 0 };
    if (ptk_engine_convert_from_space(self->engine, target->space, local, &point) != PTK_STATUS_OK) return 0;
    if (!(point.x >= 0 && point.y >= 0 && point.x <= self->size.width && point.y <= self->size.height)) continue;
    uint64_t there[64];
    size_t count = 0;
    ptk_engine_get_targets_at(self->engine, point, there, 64, &count);
    for (size_t j = 0; j < count && j < 64; j++)
      if (there[j] == target->id) return 1;
  }
  return 0;
}

void audit_add(Audit *self, const AuditTarget *target) {
  ptk_rect region = { 0, 0, 0, 0 };
  put_space(self, target->space);
  ptk_engine_get_region(self->engine, target->id, &region);
  fprintf(self->file, "target\t%llu\t%llu\t%d\t%lld\t%d\t%d\t%llu", (unsigned long long)target->id, (unsigned long long)target->space,
          (int)target->kind, (long long)target->z, target->is_exempt, is_seen(self, target), (unsigned long long)target->equivalent);
  put_rect(self->file, target->frame);
  put_rect(self->file, region);
  fputc('\t', self->file);
  put_text(self->file, target->path);
  fputc('\t', self->file);
  put_text(self->file, target->name);
  fputc('\t', self->file);
  put_text(self->file, target->tip);
  fputc('\n', self->file);
}

void audit_end(Audit *self) {
  int is_whole = !ferror(self->file);
  is_whole &= fclose(self->file) == 0;
  if (!is_whole || rename(self->unfinished, self->finished) != 0) unlink(self->unfinished);
  free(self);
}
