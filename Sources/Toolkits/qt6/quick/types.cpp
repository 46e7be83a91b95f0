/* The classes of Qt Quick. A walk asks for many of each item, so that the answers are kept. */
#include "types.h"

#include <cstring>

namespace PointerKit {
namespace {

/* In the order of Type. */
constexpr const char *names[] = {
  "QQuickAbstractButton", "QQuickCheckBox", "QQuickComboBox", "QQuickControl", "QQuickDial", "QQuickDialogButtonBox",
  "QQuickFlickable", "QQuickGridView", "QQuickItemDelegate", "QQuickItemView", "QQuickMenuBar", "QQuickMenuBarItem",
  "QQuickMenuItem", "QQuickMouseArea", "QQuickMultiPointTouchArea", "QQuickOverlay", "QQuickPage", "QQuickPane",
  "QQuickRadioButton", "QQuickRangeSlider", "QQuickRectangle", "QQuickScrollBar", "QQuickSlider", "QQuickSpinBox",
  "QQuickSwitch", "QQuickTabBar", "QQuickTabButton", "QQuickText", "QQuickTextEdit", "QQuickTextInput", "QQuickToolBar",
  "QQuickToolButton", "QQuickTumbler"};

std::uint64_t typesOf(const QMetaObject *object) {
  std::uint64_t types = 0;
  for (; object; object = object->superClass())
    for (std::size_t i = 0; i < std::size(names); i++)
      if (std::strcmp(object->className(), names[i]) == 0) types |= std::uint64_t(1) << i;
  return types;
}

}  // namespace

bool is(const QQuickItem *item, Type type) {
  static QHash<const QMetaObject *, std::uint64_t> known;
  const QMetaObject *object = item->metaObject();
  /* Those that QML has made may go. */
  while (object->superClass() && std::strstr(object->className(), "_QML")) object = object->superClass();
  auto found = known.constFind(object);
  if (found == known.constEnd()) found = known.insert(object, typesOf(object));
  return *found >> int(type) & 1;
}

}  // namespace PointerKit
