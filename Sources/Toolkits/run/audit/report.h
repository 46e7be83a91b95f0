/* A report as a page that needs no other files. */
#ifndef PTK_AUDIT_REPORT_H
#define PTK_AUDIT_REPORT_H

#include <stdio.h>

#include "layout.h"

/* A finding as it is told: of one control, or of several that are alike. */
typedef struct {
  int number;
  ptk_finding finding;   /* Of the first of them. */
  const Entry *entry;
  char *message;         /* What is measured and asked for, and the remedy. */
  char *others;          /* The names of what is too near, with commas between. */
  ptk_rect *rects;       /* Of all of them. */
  size_t count;
} Told;

/* Appends a layout with its pictures, which are in a folder. */
void report_add(FILE *page, const Layout *layout, const char *folder, const Told *told, size_t count);
/* Writes a whole page around what was appended; whether it could be written. */
int report_write(const char *path, FILE *page, const char *program, const char *profile, const char *summary);
/* A name as a person reads it, in quotation marks; what has none is described. The caller frees it. */
char *report_name(const Entry *entry);

#endif
