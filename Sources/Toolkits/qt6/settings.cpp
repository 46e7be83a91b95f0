/* What the person chooses, in $XDG_CONFIG_HOME/pointerkit/settings.conf, which is read again when it changes. */
#include "surface.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QFileSystemWatcher>
#include <QPointer>
#include <QSettings>
#include <QStandardPaths>
#include <algorithm>
#include <iterator>

namespace PointerKit {
namespace {

struct Switch { const char *key; bool ptk_settings::*field; };
constexpr Switch switches[] = {
  {"natural_scrolling", &ptk_settings::natural_scrolling}, {"inertia", &ptk_settings::inertia},
  {"animations", &ptk_settings::animations}, {"increased_contrast", &ptk_settings::increased_contrast},
  {"reduce_motion", &ptk_settings::reduce_motion},
  {"control_click_is_secondary", &ptk_settings::control_click_is_secondary}};

struct Number { const char *key; double ptk_settings::*field; double least, greatest; };
constexpr Number numbers[] = {
  {"tracking_speed", &ptk_settings::tracking_speed, -1, 3}, {"scrolling_speed", &ptk_settings::scrolling_speed, 0, 10},
  {"auto_hide_delay", &ptk_settings::auto_hide_delay, 0, 3600}, {"pointer_scale", &ptk_settings::pointer_scale, 0.5, 4},
  {"double_click_interval", &ptk_settings::double_click_interval, 0.1, 5}};

/* The file, as it was read last. */
struct Chosen {
  bool isOn = true; /* For this program. */
  QString density;
  ptk_settings settings{};
};
std::optional<Chosen> chosen;

QString pathOfFile() {
  return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) + QStringLiteral("/pointerkit/settings.conf");
}

void complain(const char *group, const QString &key, const QString &found, const char *expected) {
  qWarning("PointerKit: %s: [%s] %s: found '%s', expected %s", qPrintable(pathOfFile()), group, qPrintable(key),
           qPrintable(found), expected);
}

bool readSwitch(const QSettings &file, const char *group, const QString &key, bool value) {
  QString path = QLatin1String(group) + QLatin1Char('/') + key;
  if (!file.contains(path)) return value;
  QString found = file.value(path).toString();
  if (found == QLatin1String("true") || found == QLatin1String("1")) return true;
  if (found == QLatin1String("false") || found == QLatin1String("0")) return false;
  complain(group, key, found, "true or false");
  return value;
}

void complainOfUnknown(const QSettings &file) {
  for (const QString &path : file.allKeys()) {
    QString group = path.section(QLatin1Char('/'), 0, 0), key = path.section(QLatin1Char('/'), 1);
    if (group == QLatin1String("Programs") && !key.isEmpty()) continue;
    if (group != QLatin1String("PointerKit")) {
      qWarning("PointerKit: %s: found '%s', expected the groups [PointerKit] and [Programs]", qPrintable(pathOfFile()), qPrintable(path));
      continue;
    }
    auto isKey = [&key](const auto &each) { return key == QLatin1String(each.key); };
    if (key != QLatin1String("enabled") && key != QLatin1String("density") &&
        std::none_of(std::begin(switches), std::end(switches), isKey) && std::none_of(std::begin(numbers), std::end(numbers), isKey)) {
      QString expected = QStringLiteral("one of enabled, density");
      for (const auto &each : switches) expected += QLatin1String(", ") + QLatin1String(each.key);
      for (const auto &each : numbers) expected += QLatin1String(", ") + QLatin1String(each.key);
      complain("PointerKit", key, file.value(path).toString(), qPrintable(expected));
    }
  }
}

/* Reads the file once, so that what is wrong is named once. */
const Chosen &read() {
  if (chosen) return *chosen;
  chosen.emplace();
  QSettings file(pathOfFile(), QSettings::IniFormat);
  complainOfUnknown(file);
  QString program = QFileInfo(QCoreApplication::applicationFilePath()).fileName();
  chosen->isOn = readSwitch(file, "PointerKit", QStringLiteral("enabled"), true) && readSwitch(file, "Programs", program, true);
  chosen->settings = ptk_default_settings();
  for (const Switch &each : switches)
    chosen->settings.*each.field = readSwitch(file, "PointerKit", QLatin1String(each.key), chosen->settings.*each.field);
  for (const Number &each : numbers) {
    QString key = QLatin1String("PointerKit/") + QLatin1String(each.key);
    if (!file.contains(key)) continue;
    bool isNumber = false;
    double value = file.value(key).toDouble(&isNumber);
    if (isNumber && value >= each.least && value <= each.greatest) {
      chosen->settings.*each.field = value;
    } else {
      QByteArray expected = "a number from " + QByteArray::number(each.least) + " to " + QByteArray::number(each.greatest);
      complain("PointerKit", QLatin1String(each.key), file.value(key).toString(), expected.constData());
    }
  }
  chosen->density = file.value(QStringLiteral("PointerKit/density"), QStringLiteral("automatic")).toString();
  if (chosen->density != QLatin1String("touch") && chosen->density != QLatin1String("compact") && chosen->density != QLatin1String("automatic"))
    complain("PointerKit", QStringLiteral("density"), chosen->density, "automatic, touch or compact");
  return *chosen;
}

}  // namespace

void readSettings(ptk_settings &settings, ptk_configuration &config) {
  settings = read().settings;
  if (read().density == QLatin1String("touch")) config = ptk_default_configuration();
  else if (read().density == QLatin1String("compact")) config = ptk_compact_configuration();
}

namespace {

void watch(std::function<void()> changed) {
  static QPointer<QFileSystemWatcher> watcher;
  delete watcher;
  watcher = new QFileSystemWatcher(QCoreApplication::instance());
  /* Editors replace the file, and so the folder is watched; it is not made for a person who has none. */
  QString folder = QFileInfo(pathOfFile()).path();
  if (!QFileInfo::exists(folder)) return;
  watcher->addPath(folder);
  if (QFileInfo::exists(pathOfFile())) watcher->addPath(pathOfFile());
  auto readAgain = [changed] {
    /* A file that was replaced is watched no longer, and one that was made not yet. */
    if (QFileInfo::exists(pathOfFile())) watcher->addPath(pathOfFile());
    chosen.reset();
    changed();
  };
  QObject::connect(watcher, &QFileSystemWatcher::directoryChanged, watcher, readAgain);
  QObject::connect(watcher, &QFileSystemWatcher::fileChanged, watcher, readAgain);
}

}  // namespace

void followSettings(QObject *filter, std::function<void()> add, std::function<void()> remove) {
  auto follow = [filter = QPointer<QObject>(filter), add, remove] {
    if (!filter) return;
    remove();
    QCoreApplication::instance()->removeEventFilter(filter);
    if (!read().isOn) return;
    QCoreApplication::instance()->installEventFilter(filter);
    add();
  };
  follow();
  watch(follow);
}

}  // namespace PointerKit
