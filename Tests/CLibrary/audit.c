/*
 * The audit of a layout in C, as a host would call it in a test: prints each finding as a sentence.
 */
#include <pointerkit-audit.h>
#include <stdio.h>

int main(void) {
  pk_engine *engine;
  pk_size size = {800, 600};
  if (pk_engine_create(size, NULL, NULL, NULL, &engine) != PK_OK) return 2;
  pk_rect share = {100, 100, 60, 40}, copy = {178, 100, 60, 40};
  pk_insets padding = {7.5, 7.5, 7.5, 7.5};
  pk_target buttons[] = {pk_target_make(1, PK_KIND_BUTTON, share), pk_target_make(2, PK_KIND_BUTTON, copy)};
  for (int i = 0; i < 2; i++) {
    buttons[i].has_bezel = buttons[i].has_padding = 1;
    buttons[i].padding = padding;
  }
  if (pk_engine_upsert_targets(engine, buttons, 2, NULL, 0, 0) != PK_OK) return 2;
  // snippet.c.audit
  pk_audit *audit;
  if (pk_engine_audit(engine, NULL, &audit) != PK_OK) return 2;
  pk_finding findings[64];
  size_t count = 0, length;
  pk_audit_get_findings(audit, findings, sizeof *findings, 64, &count);
  for (size_t i = 0; i < count && i < 64; i++) {
    char text[512];
    pk_audit_get_text(audit, i, PK_TEXT_FINDING, text, sizeof text, &length);
    printf("L%d: %s\n", (int)findings[i].rule, text);
  }
  pk_audit_destroy(audit);
  // snippet.end
  pk_engine_destroy(engine);
  return count == 0 ? 0 : 1;
}
