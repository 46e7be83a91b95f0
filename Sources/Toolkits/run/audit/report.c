/* A report as a page that needs no other files: for each layout its pictures with marks, and a table of findings. */
#define _GNU_SOURCE
#include "report.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static void put_escaped(FILE *file, const char *text) {
  for (; *text; text++) {
    switch (*text) {
      case '&': fputs("&amp;", file); break;
      case '<': fputs("&lt;", file); break;
      case '>': fputs("&gt;", file); break;
      case '"': fputs("&quot;", file); break;
      default: fputc(*text, file);
    }
  }
}

static void put_base64(FILE *file, FILE *data) {
  static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  unsigned char bytes[3];
  size_t count;
  while ((count = fread(bytes, 1, 3, data)) > 0) {
    uint32_t bits = (uint32_t)bytes[0] << 16 | (count > 1 ? (uint32_t)bytes[1] << 8 : 0) | (count > 2 ? bytes[2] : 0);
    fputc(digits[bits >> 18 & 63], file);
    fputc(digits[bits >> 12 & 63], file);
    fputc(count > 1 ? digits[bits >> 6 & 63] : '=', file);
    fputc(count > 2 ? digits[bits & 63] : '=', file);
  }
}

static const char *word_for(ptk_kind kind) {
  switch (kind) {
    case PTK_KIND_TEXT: return "text field";
    case PTK_KIND_ROW: return "row";
    case PTK_KIND_CARD: return "item";
    case PTK_KIND_SLIDER: return "slider";
    case PTK_KIND_DIVIDER: return "divider";
    case PTK_KIND_HANDLE: return "handle";
    case PTK_KIND_LINK: return "link";
    case PTK_KIND_TAB_BAR_ITEM: return "tab";
    case PTK_KIND_SEGMENT: case PTK_KIND_SELECTED_SEGMENT: return "item";
    default: return "button";
  }
}

char *report_name(const Entry *entry) {
  char *name = NULL;
  int length;
  if (*entry->name) length = asprintf(&name, "\"%s\"%s%s", entry->name, *entry->tip ? " " : "", entry->tip);
  else length = asprintf(&name, "%s%s%s without a name", entry->tip, *entry->tip ? " " : "", word_for(entry->target.kind));
  if (length < 0) abort();
  return name;
}

static void put_box(FILE *page, const char *class, ptk_rect rect, ptk_point origin, int number) {
  fprintf(page, "<div class=\"%s\" style=\"left:%.4gpx;top:%.4gpx;width:%.4gpx;height:%.4gpx\">", class, rect.x - origin.x,
          rect.y - origin.y, rect.width, rect.height);
  if (number) fprintf(page, "<b>%d</b>", number);
  fputs("</div>\n", page);
}

void report_add(FILE *page, const Layout *layout, const char *folder, const Told *told, size_t count) {
  ptk_rect all = layout->picture_count ? layout->pictures[0].frame : (ptk_rect){ 0, 0, layout->size.width, layout->size.height };
  double right = all.x + all.width, bottom = all.y + all.height;
  for (size_t i = 0; i < layout->picture_count; i++) {
    ptk_rect frame = layout->pictures[i].frame;
    if (frame.x < all.x) all.x = frame.x;
    if (frame.y < all.y) all.y = frame.y;
    if (frame.x + frame.width > right) right = frame.x + frame.width;
    if (frame.y + frame.height > bottom) bottom = frame.y + frame.height;
  }
  ptk_point origin = { all.x, all.y };
  fputs("<section><h2>", page);
  put_escaped(page, *layout->title ? layout->title : "A window without a title");
  fprintf(page, "</h2>\n<div class=\"scroll\"><div class=\"window\" style=\"width:%.4gpx;height:%.4gpx\">\n", right - all.x,
          bottom - all.y);
  for (size_t i = 0; i < layout->picture_count; i++) {
    char path[8192];
    snprintf(path, sizeof path, "%s/%s", folder, layout->pictures[i].file);
    FILE *data = fopen(path, "rb");
    if (!data) continue;
    ptk_rect frame = layout->pictures[i].frame;
    fprintf(page, "<img alt=\"The window\" style=\"left:%.4gpx;top:%.4gpx\" src=\"data:image/png;base64,", frame.x - origin.x,
            frame.y - origin.y);
    put_base64(page, data);
    fputs("\">\n", page);
    fclose(data);
  }
  for (size_t i = 0; i < count; i++)
    for (size_t j = 0; j < told[i].count; j++) put_box(page, "mark", told[i].rects[j], origin, told[i].number);
  fputs("</div></div>\n<table><tr><th></th><th>Control</th><th>What reacts</th><th>With PointerKit</th><th>Finding</th></tr>\n", page);
  for (size_t i = 0; i < count; i++) {
    const Told *each = &told[i];
    char *name = report_name(each->entry);
    fprintf(page, "<tr><td>%d</td><td>", each->number);
    put_escaped(page, name);
    if (each->count > 1) fprintf(page, " and %zu alike", each->count - 1);
    fputs("<br><small>", page);
    put_escaped(page, each->entry->path);
    fprintf(page, "</small></td><td>%.4g × %.4g</td><td>%.4g × %.4g</td><td>", each->finding.rect.width, each->finding.rect.height,
            each->entry->region.width, each->entry->region.height);
    put_escaped(page, each->message);
    fprintf(page, " <small>[%s]</small></td></tr>\n", each->finding.rule == PTK_RULE_TARGET_SIZE ? "2.5.8" : "2.5.5");
    free(name);
  }
  fputs("</table></section>\n", page);
}

int report_write(const char *path, FILE *page, const char *program, const char *profile, const char *summary) {
  FILE *file = fopen(path, "w");
  if (!file) return 0;
  fputs("<!DOCTYPE html>\n<html lang=\"en\"><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\"><title>", file);
  put_escaped(file, program);
  fputs(": targets</title>\n<style>\n"
        ":root{color-scheme:light dark}body{font:15px/1.45 system-ui,sans-serif;margin:2em auto;max-width:70em;padding:0 1em}\n"
        "h1{font-size:1.5em}h2{font-size:1.15em;margin-top:2em}.scroll{overflow-x:auto;padding:12px}\n"
        ".window{position:relative;box-shadow:0 0 0 1px #8886}.window img{position:absolute;display:block}\n"
        ".mark{position:absolute;box-sizing:border-box;border:2px solid #d11149;background:#d1114922;border-radius:2px}\n"
        ".mark b{position:absolute;left:-9px;top:-9px;min-width:18px;font:bold 11px/18px system-ui,sans-serif;text-align:center;"
        "color:#fff;background:#d11149;border-radius:9px}\n"
        "table{border-collapse:collapse;margin-top:1em}td,th{text-align:left;vertical-align:top;padding:.35em .7em;border-bottom:1px "
        "solid #8884}td:nth-child(3),td:nth-child(4){white-space:nowrap}small{opacity:.65}\n</style>\n<h1>Targets of ", file);
  put_escaped(file, program);
  fputs("</h1>\n<p>", file);
  put_escaped(file, summary);
  fputs(". ", file);
  fputs(strcmp(profile, "wcag-aa") == 0
          ? "WCAG 2.2 AA (2.5.8) asks for 24 × 24 points, or for room: a circle of 24 around the center that meets no other target."
          : "WCAG 2.2 AAA (2.5.5) asks for 44 × 44 points.", file);
  fputs(" The size is what reacts to a click without PointerKit.</p>\n", file);
  rewind(page);
  char buffer[1 << 16];
  size_t count;
  while ((count = fread(buffer, 1, sizeof buffer, page)) > 0) fwrite(buffer, 1, count, file);
  fputs("</html>\n", file);
  int is_whole = !ferror(file);
  return fclose(file) == 0 && is_whole;
}
