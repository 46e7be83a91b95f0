/* What an item is. */
#include "roles.h"

#include <algorithm>
#include <optional>

#include "../recognize/properties.h"
#include "types.h"

namespace PointerKit {
namespace {

QQuickItem *itemIn(const QObject *object, const char *property) {
  return object ? object->property(property).value<QQuickItem *>() : nullptr;
}

bool isTrue(const QObject *object, const char *property) { return object->property(property).toBool(); }

/* The bar around an item, whose buttons are equal in rank. */
std::uint64_t barAround(const QQuickItem *item) {
  for (const QQuickItem *each = item->parentItem(); each; each = each->parentItem()) {
    if (is(each, Type::ToolBar) || is(each, Type::TabBar) || is(each, Type::MenuBar) ||
        is(each, Type::DialogButtonBox))
      return std::uint64_t(quintptr(each));
    if (is(each, Type::Flickable) || is(each, Type::Page)) break;
  }
  return 0;
}

/* Whether an item is in the list of a combo box. */
bool isInComboBox(const QQuickItem *item) {
  for (const QQuickItem *each = item; each; each = each->parentItem())
    if (const QObject *popup = each->parent(); popup && popup->inherits("QQuickPopup"))
      if (const QQuickItem *owner = itemIn(popup, "parent"); owner && is(owner, Type::ComboBox)) return true;
  return false;
}

void describeBackground(Role &role, const QQuickItem *background) {
  if (!background || !background->isVisible() || background->opacity() <= 0) return;
  QColor color = colorOf(background);
  QObject *border = background->property("border").value<QObject *>();
  bool hasBorder = border && border->property("width").toDouble() > 0 && border->property("color").value<QColor>().alpha() > 0;
  /* A background that is no rectangle is drawn by the style. */
  role.hasBezel = !background->property("color").isValid() || color.alpha() > 25 || hasBorder;
  if (color.alpha() > 200) role.color = color;
  QVariant radius = background->property("radius");
  if (radius.isValid()) role.radius = radius.toDouble();
}

Role button(QQuickItem *item) {
  Role role;
  role.isControl = role.isLeaf = true;
  QQuickItem *background = itemIn(item, "background");
  bool isOn = isTrue(item, "checked") || isTrue(item, "highlighted") || isTrue(item, "down");
  if (is(item, Type::MenuItem) || is(item, Type::MenuBarItem)) {
    role.kind = is(item, Type::MenuItem) ? PTK_KIND_SEGMENT : PTK_KIND_BAR_BUTTON;
    role.group = std::uint64_t(quintptr(item->parentItem()));
    role.padding = role.kind == PTK_KIND_SEGMENT ? 0 : -1;
    role.effect = PTK_EFFECT_HIGHLIGHT;
    role.tracksHeldPress = true;
    role.isFlat = is(item, Type::MenuBarItem) && !isOn;
  } else if (is(item, Type::ItemDelegate)) {
    role.kind = PTK_KIND_ROW;
    role.padding = 0;
    role.tracksHeldPress = isInComboBox(item);
    role.isFlat = !isOn;
  } else if (is(item, Type::TabButton)) {
    role.kind = PTK_KIND_TAB_BAR_ITEM;
    role.group = barAround(item);
  } else if (is(item, Type::CheckBox) || is(item, Type::RadioButton) || is(item, Type::Switch)) {
    role.kind = PTK_KIND_BUTTON;
  } else {
    std::uint64_t bar = barAround(item);
    role.kind = bar || is(item, Type::ToolButton) ? PTK_KIND_BAR_BUTTON : PTK_KIND_BUTTON;
    role.group = bar;
    role.isFlat = !isOn && (is(item, Type::ToolButton) || isTrue(item, "flat"));
    if (!role.isFlat) describeBackground(role, background);
  }
  /* What replaces the background of a flat button has the usual corners; a row keeps those of its own. */
  bool isReplaced = role.isFlat && role.kind != PTK_KIND_ROW;
  if (role.radius < 0 && !isReplaced && background && background->property("radius").isValid())
    role.radius = background->property("radius").toDouble();
  return role;
}

Role obstacle(ptk_kind kind) {
  Role role;
  role.isControl = role.isObstacle = true;
  role.kind = kind;
  role.effect = PTK_EFFECT_NONE;
  role.padding = 0;
  return role;
}

/* Whether a handler of a kind is declared in an item. */
bool hasHandler(const QQuickItem *item, const char *name) {
  const QObjectList &children = item->children();
  return std::any_of(children.begin(), children.end(), [name](const QObject *each) {
    return each->inherits(name) && each->property("enabled").toBool();
  });
}

Role handle(QQuickItem *item, const QQuickItem *owner) {
  Role role;
  role.isControl = role.isLeaf = true;
  role.kind = PTK_KIND_SLIDER;
  bool isHorizontal = owner->property("orientation").toInt() == int(Qt::Horizontal);
  role.latchingAxes = isHorizontal ? PTK_AXIS_HORIZONTAL : PTK_AXIS_VERTICAL;
  describeBackground(role, item);
  return role;
}

/* Handles and arrows are told by the control to which they belong. */
std::optional<Role> partRole(QQuickItem *item) {
  for (const QQuickItem *owner = item->parentItem(); owner && is(owner, Type::Control); owner = owner->parentItem()) {
    if (is(owner, Type::Slider) && itemIn(owner, "handle") == item) return handle(item, owner);
    if (is(owner, Type::RangeSlider))
      for (const char *side : {"first", "second"})
        if (itemIn(owner->property(side).value<QObject *>(), "handle") == item) return handle(item, owner);
    if (is(owner, Type::ScrollBar) && itemIn(owner, "contentItem") == item) {
      Role role = handle(item, owner);
      role.padding = 0;
      return role;
    }
    if (is(owner, Type::SpinBox))
      for (const char *side : {"up", "down"})
        if (itemIn(owner->property(side).value<QObject *>(), "indicator") == item) {
          Role role;
          role.isControl = role.isLeaf = true;
          role.kind = PTK_KIND_SEGMENT;
          role.effect = PTK_EFFECT_HOVER;
          role.group = std::uint64_t(quintptr(owner));
          role.padding = 0;
          return role;
        }
    if (is(owner, Type::ComboBox) && itemIn(owner, "indicator") == item && isTrue(owner, "editable")) {
      Role role;
      role.isControl = role.isLeaf = true;
      return role;
    }
  }
  return {};
}

/* A mouse area or a tap handler makes a control of what it covers. */
Role tappable(QQuickItem *item) {
  Role role;
  role.isControl = true;
  QSizeF size = item->size();
  /* What is as wide as a list and has neighbors below it is a row. */
  const QQuickItem *list = item->parentItem();
  while (list && !is(list, Type::ItemView)) list = list->parentItem();
  if (list && !is(list, Type::GridView) && size.width() >= 0.8 * list->width()) {
    role.kind = PTK_KIND_ROW;
    role.padding = 0;
  } else if (list && is(list, Type::GridView)) {
    role.kind = PTK_KIND_CARD;
    role.padding = 0;
  } else if (size.width() > 300 || size.height() > 160) {
    return obstacle(PTK_KIND_CANVAS); /* Too large for a button: a place to draw, or what closes something. */
  }
  /* A mouse area lies over what it makes a control of. */
  QQuickItem *parent = item->parentItem();
  if (is(item, Type::MouseArea) && parent && parent->parentItem() && parent->size() == size) role.look = item = parent;
  if (colorOf(item).isValid()) {
    describeBackground(role, item);
  } else {
    for (QQuickItem *each : item->childItems())
      if (each->size() == size && colorOf(each).isValid()) describeBackground(role, each);
  }
  return role;
}

Role findRole(QQuickItem *item) {
  if (auto part = partRole(item)) return *part;
  if (is(item, Type::AbstractButton)) return button(item);
  if (is(item, Type::TextInput) || is(item, Type::TextEdit)) {
    Role role;
    if (isTrue(item, "readOnly") && !isTrue(item, "selectByMouse")) return role;
    /* A field within a control that takes no text, as a combo box has. */
    if (!isTrue(item, "enabled")) return role;
    role.isControl = role.hasLines = true;
    role.kind = PTK_KIND_TEXT;
    return role;
  }
  if (is(item, Type::ComboBox)) {
    Role role;
    if (isTrue(item, "editable")) return role;
    role.isControl = role.isLeaf = true;
    role.isFlat = isTrue(item, "flat") && !isTrue(item, "down");
    if (!role.isFlat) describeBackground(role, itemIn(item, "background"));
    return role;
  }
  if (is(item, Type::Slider) || is(item, Type::RangeSlider) || is(item, Type::ScrollBar)) return obstacle(PTK_KIND_SLIDER);
  if (is(item, Type::Dial) || is(item, Type::Tumbler)) return obstacle(PTK_KIND_SLIDER);
  if (is(item, Type::MouseArea)) {
    bool takesClicks = isTrue(item, "enabled") && item->acceptedMouseButtons() != Qt::NoButton;
    return takesClicks ? tappable(item) : Role();
  }
  if (is(item, Type::Text) && item->property("text").toString().contains(QLatin1String("<a "), Qt::CaseInsensitive)) {
    Role role;
    role.isControl = true;
    role.kind = PTK_KIND_LINK;
    return role;
  }
  if (is(item, Type::MultiPointTouchArea)) return obstacle(PTK_KIND_CANVAS);
  if (hasHandler(item, "QQuickTapHandler")) return tappable(item);
  if (hasHandler(item, "QQuickDragHandler") || hasHandler(item, "QQuickPointHandler")) return obstacle(PTK_KIND_CANVAS);
  return {};
}

}  // namespace

QColor colorOf(const QQuickItem *item) {
  return is(item, Type::Rectangle) ? item->property("color").value<QColor>() : QColor();
}

/* A flickable takes a press only to move what it contains, which also works from a control; panes, pages and tool bars take
 * presses only so that what lies beneath does not get them. */
bool isInert(const QQuickItem *item) {
  if (is(item, Type::Flickable) || is(item, Type::Pane)) return true;
  if (item->acceptedMouseButtons() != Qt::NoButton) return false;
  return !hasHandler(item, "QQuickPointerHandler");
}

Role roleOf(QQuickItem *item) {
  Role role = findRole(item);
  if (auto kind = kindProperty(item)) {
    role.isControl = true;
    role.isObstacle = false;
    if (role.effect == PTK_EFFECT_NONE) role.effect = PTK_EFFECT_AUTOMATIC;
    role.kind = *kind;
    role.tracksHeldPress = *kind == PTK_KIND_EDIT_MENU_ITEM;
    role.hasLines = *kind == PTK_KIND_TEXT;
    if (!role.hasBezel) describeBackground(role, item);
  }
  if (!role.isControl) return role;
  role.isEnabled = item->isEnabled();
  if (role.kind == PTK_KIND_ROW && role.effect == PTK_EFFECT_AUTOMATIC) role.effect = PTK_EFFECT_HOVER;
  if (auto effect = effectProperty(item)) role.effect = *effect;
  if (QVariant radius = item->property("pointerKitRadius"); radius.isValid()) role.radius = radius.toDouble();
  if (QVariant group = item->property("pointerKitGroup"); group.isValid()) role.group = group.toULongLong();
  if (QVariant padding = item->property("pointerKitPadding"); padding.isValid()) role.padding = padding.toDouble();
  return role;
}

/* The lines of text, between which the beam moves, in points of the item: all are equally high. */
std::vector<ptk_line> linesOf(QQuickItem *item) {
  double height = item->property("contentHeight").toDouble();
  int count = std::clamp(is(item, Type::TextEdit) ? item->property("lineCount").toInt() : 1, 1, 300);
  if (!(height > 0)) return {};
  double line = height / count;
  double top = is(item, Type::TextEdit) ? item->property("topPadding").toDouble() : (item->height() - height) / 2;
  std::vector<ptk_line> lines;
  for (int i = 0; i < count; i++) lines.push_back({top + i * line, line});
  return lines;
}

}  // namespace PointerKit
