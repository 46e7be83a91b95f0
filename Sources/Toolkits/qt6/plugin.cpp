/* The generic plugin `pointerkit`: gives a program with widgets the pointer without a change of the program, if
 * QT_QPA_GENERIC_PLUGINS names it. It needs no library of widgets itself, and does nothing in a program without. */
#include <QCoreApplication>
#include <QGenericPlugin>
#include <QLibrary>
#include <dlfcn.h>

class PointerKitPlugin : public QGenericPlugin {
  Q_OBJECT
  Q_PLUGIN_METADATA(IID QGenericPluginFactoryInterface_iid FILE "plugin.json")

 public:
  QObject *create(const QString &key, const QString &) override {
    if (key.compare(QLatin1String("pointerkit"), Qt::CaseInsensitive) != 0) return nullptr;
    auto *object = new QObject;
    /* Qt is still making the application. */
    QMetaObject::invokeMethod(object, &PointerKitPlugin::attach, Qt::QueuedConnection);
    return object;
  }

 private:
  static void attach() {
    if (!QCoreApplication::instance()->inherits("QApplication")) return;
    /* The library lies in lib, and the plugin in lib/pointerkit/qt6/plugins/generic. */
    Dl_info here;
    if (!dladdr(reinterpret_cast<void *>(&PointerKitPlugin::attach), &here)) return;
    QString path = QString::fromLocal8Bit(here.dli_fname);
    QString folder = path.left(path.lastIndexOf(QLatin1Char('/')));
    QLibrary library(folder + QStringLiteral("/../../../../libPointerKitQt6.so.0"));
    auto function = reinterpret_cast<void (*)()>(library.resolve("pointerkit_qt6_attach"));
    if (function) function();
    else qWarning("PointerKit: %s", qPrintable(library.errorString()));
  }
};

#include "plugin.moc"
