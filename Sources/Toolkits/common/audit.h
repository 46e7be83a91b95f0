/* Writes the layouts of a program that pointerkit-run --audit has started, for pointerkit-audit, which checks them. */
#ifndef PTK_COMMON_AUDIT_H
#define PTK_COMMON_AUDIT_H

#include <pointerkit.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* How long a layout has to stay until it is written, in milliseconds. */
enum { AUDIT_DELAY = 500 };

/* What a person would hit without the engine. */
typedef struct {
  uint64_t id, space;
  ptk_kind kind;
  ptk_rect frame;         /* What reacts, in points of the space. */
  int64_t z;
  int is_exempt;          /* Whether it may be small, as a link in a sentence may. */
  uint64_t equivalent;    /* Another control with the same function; 0 for none. */
  const char *path;       /* The classes of the control and of what it lies in, from the inside out. */
  const char *name;       /* What a screen reader would say; NULL for nothing. */
  const char *tip;        /* What else tells the control from others, such as a tooltip; NULL for nothing. */
} AuditTarget;

typedef struct Audit Audit;

/* Whether the program is audited. */
int audit_is_on(void);
/* Begins to write a layout; NULL if it cannot be written. */
Audit *audit_begin(const ptk_engine *engine, const char *title, ptk_size size);
/* The name of the file for the next picture, which a picture in the format PNG must be saved to; and where it is shown. */
const char *audit_picture(Audit *audit, ptk_rect frame);
void audit_add(Audit *audit, const AuditTarget *target);
/* Ends a layout, which the audit then checks. */
void audit_end(Audit *audit);

#ifdef __cplusplus
}
#endif
#endif
