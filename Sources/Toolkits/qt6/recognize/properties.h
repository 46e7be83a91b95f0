/* What a program says about a widget or an item by its properties. */
#ifndef POINTERKIT_QT6_PROPERTIES_H
#define POINTERKIT_QT6_PROPERTIES_H

#include <QObject>
#include <optional>
#include <pointerkit.h>

namespace PointerKit {

bool isIgnored(const QObject *object);
std::optional<ptk_kind> kindProperty(const QObject *object);
std::optional<ptk_effect> effectProperty(const QObject *object);

}  // namespace PointerKit
#endif
