/* What a program says about a widget or an item by its properties. */
#include "properties.h"

#include <QVariant>

#include "../../common/names.h"

namespace PointerKit {
namespace {

/* The value that a dynamic property names, or −1. A name that is not known is told of, and counts as absent. */
int named(const QObject *object, const char *property, int (*find)(const char *name), const char *expected) {
  QVariant value = object->property(property);
  if (!value.isValid()) return -1;
  QByteArray name = value.toString().toUtf8();
  int found = find(name.constData());
  if (found < 0)
    qWarning("PointerKit: %s of a %s: found '%s', expected one of: %s", property, object->metaObject()->className(), name.constData(),
             expected);
  return found;
}

}  // namespace

bool isIgnored(const QObject *object) {
  QVariant value = object->property("pointerKit");
  return value.isValid() && !value.toBool();
}

std::optional<ptk_kind> kindProperty(const QObject *object) {
  int kind = named(object, "pointerKitKind", kind_named, NAMES_OF_KINDS);
  return kind < 0 ? std::nullopt : std::optional(ptk_kind(kind));
}

std::optional<ptk_effect> effectProperty(const QObject *object) {
  int effect = named(object, "pointerKitEffect", effect_named, NAMES_OF_EFFECTS);
  return effect < 0 ? std::nullopt : std::optional(ptk_effect(effect));
}

}  // namespace PointerKit
