/* What a widget is: its kind, from what the program says and from its class. */
#ifndef POINTERKIT_QT6_ROLES_H
#define POINTERKIT_QT6_ROLES_H

#include <QWidget>
#include <optional>

#include "../pointerkit-qt6.h"

namespace PointerKit {

enum class PartsAre { Absent, Few, NearPointer };
struct Role {
  std::optional<Part> whole;   /* The widget as a control. */
  bool isLeaf = false;         /* Whether nothing within it is a control. */
  bool hasLines = false;       /* Whether it shows lines of text. */
  PartsAre parts = PartsAre::Absent;
};
Role roleOf(QWidget *widget);
bool isSeparator(const QWidget *widget); /* Of a tool bar. */

}  // namespace PointerKit
#endif
