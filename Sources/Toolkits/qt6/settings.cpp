/* What the person chooses, in $XDG_CONFIG_HOME/pointerkit/settings.conf, which is read again when it changes. */
#include "surface.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QFileSystemWatcher>
#include <QSettings>
#include <QStandardPaths>

namespace PointerKit {
namespace {

struct Switch { const char *key; ptk_bool ptk_settings::*field; };
constexpr Switch switches[] = {
  {"natural_scrolling", &ptk_settings::natural_scrolling}, {"inertia", &ptk_settings::inertia},
  {"animations", &ptk_settings::animations}, {"increased_contrast", &ptk_settings::increased_contrast},
  {"reduce_motion", &ptk_settings::reduce_motion},
  {"control_click_is_secondary", &ptk_settings::control_click_is_secondary}};

struct Number { const char *key; double ptk_settings::*field; };
constexpr Number numbers[] = {
  {"tracking_speed", &ptk_settings::tracking_speed}, {"scrolling_speed", &ptk_settings::scrolling_speed},
  {"auto_hide_delay", &ptk_settings::auto_hide_delay}, {"pointer_scale", &ptk_settings::pointer_scale},
  {"double_click_interval", &ptk_settings::double_click_interval}};

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

}  // namespace

bool settingsAreOn() {
  QSettings file(pathOfFile(), QSettings::IniFormat);
  QString program = QFileInfo(QCoreApplication::applicationFilePath()).fileName();
  return readSwitch(file, "PointerKit", QStringLiteral("enabled"), true) && readSwitch(file, "Programs", program, true);
}

void readSettings(ptk_settings &settings, ptk_config &config) {
  QSettings file(pathOfFile(), QSettings::IniFormat);
  for (const Switch &each : switches)
    settings.*each.field = readSwitch(file, "PointerKit", QLatin1String(each.key), settings.*each.field);
  for (const Number &each : numbers) {
    QString key = QLatin1String("PointerKit/") + QLatin1String(each.key);
    if (!file.contains(key)) continue;
    bool isNumber = false;
    double value = file.value(key).toDouble(&isNumber);
    if (isNumber) settings.*each.field = value;
    else complain("PointerKit", QLatin1String(each.key), file.value(key).toString(), "a number");
  }
  QString density = file.value(QStringLiteral("PointerKit/density"), QStringLiteral("automatic")).toString();
  if (density == QLatin1String("touch")) config = ptk_config_default();
  else if (density == QLatin1String("compact")) config = ptk_config_compact();
  else if (density != QLatin1String("automatic")) complain("PointerKit", QStringLiteral("density"), density, "automatic, touch or compact");
}

void watchSettings(std::function<void()> changed) {
  static QFileSystemWatcher *watcher = nullptr;
  if (watcher) return;
  watcher = new QFileSystemWatcher(QCoreApplication::instance());
  /* Editors replace the file, and so the folder is watched; it is not made for a person who has none. */
  QString folder = QFileInfo(pathOfFile()).path();
  if (!QFileInfo::exists(folder)) return;
  watcher->addPath(folder);
  if (QFileInfo::exists(pathOfFile())) watcher->addPath(pathOfFile());
  QObject::connect(watcher, &QFileSystemWatcher::directoryChanged, QCoreApplication::instance(), changed);
  QObject::connect(watcher, &QFileSystemWatcher::fileChanged, QCoreApplication::instance(), changed);
}

}  // namespace PointerKit
