/* Appends a line for each control that the pointer enters or clicks to the file that POINTERKIT_LOG names. */
#include "surface.h"

#include <cstdio>

namespace PointerKit {

void logEvent(Surface &surface, const ptk_event &event, const char *name, ptk_kind kind, const QRectF &rect) {
  static const QByteArray path = qgetenv("POINTERKIT_LOG");
  if (path.isEmpty() || (event.type != PTK_EVENT_TYPE_ENTERED && event.type != PTK_EVENT_TYPE_CLICKED)) return;
  ptk_style style = ptk_default_style();
  ptk_engine_get_style(surface.engine, event.target, 1, &style, sizeof style);
  std::FILE *file = std::fopen(path.constData(), "a");
  if (!file) return;
  std::fprintf(file, "%s %s %s %s %g %g %g %g\n", event.type == PTK_EVENT_TYPE_ENTERED ? "hover" : "click", name, nameOf(kind),
               nameOf(style.effect), rect.x(), rect.y(), rect.width(), rect.height());
  std::fclose(file);
}

}  // namespace PointerKit
