/* What the person has chosen in the file of settings, for this program. */
#ifndef POINTERKIT_QT6_SETTINGS_H
#define POINTERKIT_QT6_SETTINGS_H

#include <QObject>
#include <functional>
#include <pointerkit.h>

namespace PointerKit {

/* For a window whose program has chosen touch or not, of which a point has `scale` pixels. */
ptk_configuration configurationFor(bool isTouch, double scale);
ptk_settings chosenSettings();
/* Lets a filter see every event of the application while the person wants the pointer in it. `add` gives it to the windows that
 * exist, and `remove` takes it from them. */
void followSettings(QObject *filter, std::function<void()> add, std::function<void()> remove);

}  // namespace PointerKit
#endif
