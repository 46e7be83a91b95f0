/* The classes of Qt Quick are private, and so are known by their names. */
#ifndef POINTERKIT_QT6_QUICK_TYPES_H
#define POINTERKIT_QT6_QUICK_TYPES_H

#include <QQuickItem>

namespace PointerKit {

enum class Type {
  AbstractButton, CheckBox, ComboBox, Control, Dial, DialogButtonBox, Flickable, GridView, ItemDelegate, ItemView,
  MenuBar, MenuBarItem, MenuItem, MouseArea, MultiPointTouchArea, Overlay, Page, Pane, RadioButton, RangeSlider,
  Rectangle, ScrollBar, Slider, SpinBox, Switch, TabBar, TabButton, Text, TextEdit, TextInput, ToolBar, ToolButton,
  Tumbler
};
bool is(const QQuickItem *item, Type type);

}  // namespace PointerKit
#endif
