/* Colors in linear light, as the engine has them. */
#ifndef POINTERKIT_QT6_COLORS_H
#define POINTERKIT_QT6_COLORS_H

#include <QColor>
#include <pointerkit.h>

namespace PointerKit {

ptk_color linearOf(const QColor &color);
double luminanceOf(const QColor &color);

}  // namespace PointerKit
#endif
