/* The lines of text, between which the beam moves. */
#include "lines.h"

#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTextEdit>
#include <algorithm>

#include "areas.h"

namespace PointerKit {
namespace {

/* The visible lines of a view, as they are wrapped. */
template <typename View>
std::vector<ptk_line> visibleLines(View *view) {
  std::vector<ptk_line> lines;
  int height = view->viewport()->height(), left = view->viewport()->width() / 2;
  QTextCursor cursor = view->cursorForPosition(QPoint(left, 0));
  for (int count = 0; count < 300; count++) {
    QRect rect = view->cursorRect(cursor);
    if (rect.top() > height) break;
    if (lines.empty() || rect.top() > lines.back().start) lines.push_back({double(rect.top()), double(rect.height())});
    int before = cursor.position();
    if (!cursor.movePosition(QTextCursor::Down) || cursor.position() == before) break;
  }
  /* Beneath a short text the beam moves as if the lines went on: it stays where the pointer is. */
  while (!lines.empty() && lines.back().length > 0 && lines.back().start + 2 * lines.back().length <= height)
    lines.push_back({lines.back().start + lines.back().length, lines.back().length});
  return lines;
}

}  // namespace

std::vector<ptk_line> linesOf(QWidget *widget) {
  QWidget *area = scrollAreaOf(widget);
  if (auto *view = qobject_cast<QTextEdit *>(area)) return visibleLines(view);
  if (auto *view = qobject_cast<QPlainTextEdit *>(area)) return visibleLines(view);
  /* A field has one line, which is centered. */
  double height = widget->fontMetrics().height();
  if (auto *label = qobject_cast<QLabel *>(widget)) {
    int count = std::max(1, int((label->sizeHint().height()) / std::max(height, 1.0)));
    if (count > 1) {
      std::vector<ptk_line> lines;
      double top = (label->height() - count * height) / 2;
      for (int i = 0; i < count; i++) lines.push_back({top + i * height, height});
      return lines;
    }
  }
  return {{(widget->height() - height) / 2, height}};
}

}  // namespace PointerKit
