/* The parts of widgets that are controls by themselves. */
#ifndef POINTERKIT_QT6_PARTS_H
#define POINTERKIT_QT6_PARTS_H

#include <QList>
#include <QWidget>

#include "../pointerkit-qt6.h"

namespace PointerKit {

QList<Part> partsOf(QWidget *widget, QPoint position);
/* All parts that are seen, also those that are otherwise found near the pointer only. */
QList<Part> allPartsOf(QWidget *widget);
bool hasProvider(const QWidget *widget);
/* See setPartProvider(). */
void keepProvider(const QMetaObject &type, PartProvider provider);

}  // namespace PointerKit
#endif
