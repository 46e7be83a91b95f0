/* The generic plugin `pointerkit`: gives a program the pointer without a change of the program, if QT_QPA_GENERIC_PLUGINS
 * names it. It needs no library of widgets or of Qt Quick itself: it loads ours for what the program uses. */
#include <QFileInfo>
#include <QGenericPlugin>
#include <QGuiApplication>
#include <QLibrary>
#include <QWindow>
#include <dlfcn.h>

class PointerKitPlugin : public QGenericPlugin {
  Q_OBJECT
  Q_PLUGIN_METADATA(IID QGenericPluginFactoryInterface_iid FILE "plugin.json")

 public:
  QObject *create(const QString &key, const QString &) override {
    if (key.compare(QLatin1String("pointerkit"), Qt::CaseInsensitive) != 0) return nullptr;
    keepFromChildren();
    auto *object = new QObject;
    /* Qt is still making the application. */
    QMetaObject::invokeMethod(object, &PointerKitPlugin::attach, Qt::QueuedConnection);
    return object;
  }

 private:
  /* What the program starts may be of Qt 5, which would complain. */
  static void keepFromChildren() {
    QByteArrayList names = qgetenv("QT_QPA_GENERIC_PLUGINS").split(',');
    names.removeAll("pointerkit");
    if (names.isEmpty()) qunsetenv("QT_QPA_GENERIC_PLUGINS");
    else qputenv("QT_QPA_GENERIC_PLUGINS", names.join(','));
  }

  static void attach() {
    if (QCoreApplication::instance()->inherits("QApplication")) load("libPointerKitQt6.so.0", "pointerkit_qt6_attach");
    if (attachQuick()) return;
    /* Qt Quick may be loaded later, by another plugin. */
    auto *watcher = new QObject(QCoreApplication::instance());
    QObject::connect(qGuiApp, &QGuiApplication::focusWindowChanged, watcher, [watcher] {
      if (attachQuick()) watcher->deleteLater();
    });
  }

  static bool attachQuick() {
    void *quick = dlopen("libQt6Quick.so.6", RTLD_LAZY | RTLD_NOLOAD);
    if (!quick) return false;
    dlclose(quick);
    load("libPointerKitQt6Quick.so.0", "pointerkit_qt6_quick_attach");
    return true;
  }

  /* The libraries lie in lib, and the plugin in lib/pointerkit/qt6/plugins/generic. */
  static void load(const char *name, const char *entry) {
    Dl_info here;
    if (!dladdr(reinterpret_cast<void *>(&PointerKitPlugin::attach), &here)) return;
    QString path = QString::fromLocal8Bit(here.dli_fname);
    path = path.left(path.lastIndexOf(QLatin1Char('/'))) + QStringLiteral("/../../../../") + QLatin1String(name);
    if (!QFileInfo::exists(path)) return; /* It was not built. */
    QLibrary library(path);
    auto function = reinterpret_cast<void (*)()>(library.resolve(entry));
    if (function) function();
    else qWarning("PointerKit: %s", qPrintable(library.errorString()));
  }
};

#include "plugin.moc"
