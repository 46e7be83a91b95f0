/* The lines of text, between which the beam moves, in points of the widget. */
#ifndef POINTERKIT_QT6_LINES_H
#define POINTERKIT_QT6_LINES_H

#include <QWidget>
#include <pointerkit.h>
#include <vector>

namespace PointerKit {

std::vector<ptk_line> linesOf(QWidget *widget);

}  // namespace PointerKit
#endif
