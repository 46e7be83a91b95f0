/* Appends a line for each control that the pointer enters or clicks to the file that POINTERKIT_LOG names. */
#include "window.h"

#include <cstdio>

namespace PointerKit {

void logEvent(Window &window, const ptk_event &event) {
  if (event.type != PTK_EVENT_ENTERED && event.type != PTK_EVENT_CLICKED) return;
  static const QByteArray path = qgetenv("POINTERKIT_LOG");
  Target *target = path.isEmpty() ? nullptr : window.find(event.target);
  if (!target) return;
  static const char *const kinds[] = {"bar-button", "tab-bar-item", "segment", "selected-segment", "edit-menu-item",
    "app-icon", "control-center-module", "button", "link", "text", "row", "card", "image", "slider", "divider", "handle",
    "other", "canvas"};
  static const char *const effects[] = {"none", "automatic", "highlight", "lift", "hover"};
  ptk_style style = ptk_style_default();
  ptk_engine_get_style(window.engine, event.target, 1, &style, sizeof style);
  std::FILE *file = std::fopen(path.constData(), "a");
  if (!file) return;
  const QWidget *widget = scrollAreaOf(target->widget) ? scrollAreaOf(target->widget) : target->widget;
  QRectF rect = window.frameOf(*target);
  std::fprintf(file, "%s %s %s %s %g %g %g %g\n", event.type == PTK_EVENT_ENTERED ? "hover" : "click",
               widget->metaObject()->className(), kinds[target->target.kind], effects[style.effect], rect.x(), rect.y(),
               rect.width(), rect.height());
  std::fclose(file);
}

}  // namespace PointerKit
