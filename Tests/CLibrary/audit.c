/*
 * The audit of a layout in C, as a host would call it in a test: prints each finding as a sentence.
 */
#include <pointerkit-audit.h>
#include <stdio.h>

int main(void) {
  ptk_size size = {800, 600};
  ptk_engine *engine = ptk_engine_create(size, NULL);
  if (engine == NULL) return 2;
  ptk_rect share = {100, 100, 60, 40}, copy = {178, 100, 60, 40};
  ptk_insets padding = {7.5, 7.5, 7.5, 7.5};
  ptk_target buttons[] = {ptk_target_of_kind(PTK_KIND_BUTTON, 1, share), ptk_target_of_kind(PTK_KIND_BUTTON, 2, copy)};
  for (int i = 0; i < 2; i++) {
    buttons[i].has_bezel = buttons[i].has_padding = true;
    buttons[i].padding = padding;
  }
  if (ptk_engine_upsert_targets(engine, buttons, 2, NULL, 0, 0) != PTK_STATUS_OK) return 2;
  // snippet.c.audit
  ptk_audit *audit;
  if (ptk_engine_audit(engine, NULL, &audit) != PTK_STATUS_OK) return 2;
  ptk_finding findings[64];
  size_t count = 0, length;
  ptk_audit_get_findings(audit, findings, sizeof *findings, 64, &count);
  for (size_t i = 0; i < count && i < 64; i++) {
    char text[512];
    ptk_audit_get_text(audit, i, PTK_TEXT_FINDING, text, sizeof text, &length);
    printf("L%d: %s\n", (int)findings[i].rule, text);
  }
  if (count > 64) printf("and %zu more\n", count - 64);
  ptk_audit_destroy(audit);
  // snippet.end
  ptk_engine_destroy(engine);
  return count == 0 ? 0 : 1;
}
