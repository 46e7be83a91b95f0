/* What an item is. Most items are nothing. */
#ifndef POINTERKIT_QT6_QUICK_ROLES_H
#define POINTERKIT_QT6_QUICK_ROLES_H

#include <QColor>
#include <QPointer>
#include <QQuickItem>
#include <cstdint>
#include <pointerkit.h>
#include <vector>

namespace PointerKit {

struct Role {
  bool isControl = false;
  bool isObstacle = false;     /* Whether it only keeps the paddings of its neighbors away. */
  bool isLeaf = false;         /* Whether nothing within it is a control. */
  bool hasBezel = false;       /* Whether it has a visible background or border. */
  bool hasLines = false;       /* Whether it shows lines of text. */
  bool isFlat = false;         /* Whether its background is shown only while Qt hovers or presses it. */
  bool isEnabled = true;
  bool tracksHeldPress = false; /* Whether it lights while a button is held that was pressed elsewhere, as in a menu. */
  ptk_kind kind = PTK_KIND_BUTTON;
  ptk_effect effect = PTK_EFFECT_AUTOMATIC;
  ptk_axes latchingAxes = 0;
  double radius = -1, padding = -1;
  std::uint64_t group = 0;
  QColor color;                /* Of the bezel. */
  QPointer<QQuickItem> look;   /* What shows the control, if that is another item. */
};
Role roleOf(QQuickItem *item);
QColor colorOf(const QQuickItem *item); /* Of a rectangle; invalid for others. */
bool isInert(const QQuickItem *item);  /* Whether the item does nothing with a click. */
std::vector<ptk_line> linesOf(QQuickItem *item);

}  // namespace PointerKit
#endif
