/* A layout of a program, as common/audit.c has written it. */
#ifndef PTK_AUDIT_LAYOUT_H
#define PTK_AUDIT_LAYOUT_H

#include <pointerkit-audit.h>
#include <pointerkit.h>
#include <stddef.h>

typedef struct {
  ptk_target target;
  int is_exempt, is_seen;
  uint64_t equivalent;
  ptk_rect region;              /* That PointerKit gives, in points of the layout. */
  const char *path, *name, *tip; /* Empty for nothing. */
} Entry;

typedef struct {
  ptk_rect frame;
  const char *file;
} Picture;

typedef struct {
  char *text;                   /* To which the names point. */
  const char *title;
  ptk_size size;
  ptk_space *spaces;
  Entry *entries;
  Picture *pictures;
  size_t space_count, entry_count, picture_count;
} Layout;

/* Reads a file; whether it is a layout. */
int layout_read(Layout *layout, const char *file);
void layout_free(Layout *layout);
const Entry *layout_find(const Layout *layout, uint64_t id);
/* What is found by the rules; NULL if the layout cannot be checked. */
ptk_audit *layout_audit(const Layout *layout, ptk_rules rules);

#endif
