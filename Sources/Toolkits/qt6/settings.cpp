/* What the person has chosen in the file of settings, for this program. */
#include "settings.h"

#include <QGuiApplication>
#include <QPointer>
#include <QSocketNotifier>
#include <optional>

#include "../common/settings.h"
#include "../common/watch.h"

namespace PointerKit {
namespace {

std::optional<Settings> chosen; /* The file, as it was read last, so that what is wrong is named once. */

void complain(const char *text) { qWarning("%s", text); }

const Settings &read() {
  if (chosen) return *chosen;
  QByteArray name = QCoreApplication::applicationName().toUtf8(), id = QGuiApplication::desktopFileName().toUtf8();
  const char *const names[] = {name.constData(), id.constData(), nullptr};
  return chosen.emplace(settings_read(names, complain));
}

void watch(std::function<void()> changed) {
  static QPointer<QSocketNotifier> notifier;
  static int descriptor = watch_open(settings_path());
  delete notifier;
  if (descriptor < 0) return;
  notifier = new QSocketNotifier(descriptor, QSocketNotifier::Read, QCoreApplication::instance());
  QObject::connect(notifier, &QSocketNotifier::activated, notifier, [changed] {
    if (!watch_read(descriptor, settings_path())) return;
    chosen.reset();
    changed();
  });
}

}  // namespace

ptk_configuration configurationFor(bool isTouch, double scale) {
  Density density = read().density;
  return settings_configuration(density == DENSITY_AUTOMATIC && isTouch ? DENSITY_TOUCH : density, 1, scale);
}

ptk_settings chosenSettings() { return read().values; }

void followSettings(QObject *filter, std::function<void()> add, std::function<void()> remove) {
  auto follow = [filter = QPointer<QObject>(filter), add, remove] {
    if (!filter) return;
    remove();
    QCoreApplication::instance()->removeEventFilter(filter);
    if (!read().is_on) return;
    QCoreApplication::instance()->installEventFilter(filter);
    add();
  };
  follow();
  watch(follow);
}

}  // namespace PointerKit
