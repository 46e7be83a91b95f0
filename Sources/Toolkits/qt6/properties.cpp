/* What a program says about a widget or an item by its properties. */
#include "surface.h"

#include <QVariant>
#include <array>
#include <utility>

namespace PointerKit {
namespace {

constexpr std::array<std::pair<const char *, ptk_kind>, 18> kinds{{
  {"bar-button", PTK_KIND_BAR_BUTTON}, {"tab-bar-item", PTK_KIND_TAB_BAR_ITEM}, {"segment", PTK_KIND_SEGMENT},
  {"selected-segment", PTK_KIND_SELECTED_SEGMENT}, {"edit-menu-item", PTK_KIND_EDIT_MENU_ITEM},
  {"app-icon", PTK_KIND_APP_ICON}, {"control-center-module", PTK_KIND_CONTROL_CENTER_MODULE},
  {"button", PTK_KIND_BUTTON}, {"link", PTK_KIND_LINK}, {"text", PTK_KIND_TEXT}, {"row", PTK_KIND_ROW},
  {"card", PTK_KIND_CARD}, {"image", PTK_KIND_IMAGE}, {"slider", PTK_KIND_SLIDER}, {"divider", PTK_KIND_DIVIDER},
  {"handle", PTK_KIND_HANDLE}, {"other", PTK_KIND_OTHER}, {"canvas", PTK_KIND_CANVAS}}};

constexpr std::array<std::pair<const char *, ptk_effect>, 5> effects{{
  {"none", PTK_EFFECT_NONE}, {"automatic", PTK_EFFECT_AUTOMATIC}, {"highlight", PTK_EFFECT_HIGHLIGHT},
  {"lift", PTK_EFFECT_LIFT}, {"hover", PTK_EFFECT_HOVER}}};

/* The value that a dynamic property names. A name that is not known is told of, and counts as absent. */
template <typename Value, std::size_t count>
std::optional<Value> named(const QObject *object, const char *property,
                           const std::array<std::pair<const char *, Value>, count> &names) {
  QVariant value = object->property(property);
  if (!value.isValid()) return {};
  QByteArray name = value.toString().toUtf8();
  for (const auto &each : names)
    if (name == each.first) return each.second;
  QByteArray expected;
  for (const auto &each : names) expected += QByteArray(expected.isEmpty() ? "" : ", ") + each.first;
  qWarning("PointerKit: %s of a %s: found '%s', expected one of: %s", property, object->metaObject()->className(),
           name.constData(), expected.constData());
  return {};
}

template <typename Value, std::size_t count>
const char *nameOf(Value value, const std::array<std::pair<const char *, Value>, count> &names) {
  for (const auto &each : names)
    if (each.second == value) return each.first;
  return "unknown";
}

}  // namespace

bool isIgnored(const QObject *object) {
  QVariant value = object->property("pointerKit");
  return value.isValid() && !value.toBool();
}

std::optional<ptk_kind> kindProperty(const QObject *object) { return named(object, "pointerKitKind", kinds); }
std::optional<ptk_effect> effectProperty(const QObject *object) { return named(object, "pointerKitEffect", effects); }
const char *nameOf(ptk_kind kind) { return nameOf(kind, kinds); }
const char *nameOf(ptk_effect effect) { return nameOf(effect, effects); }

}  // namespace PointerKit
