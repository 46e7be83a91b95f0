/*
 * An ordinary Qt Quick program. With one line it has the pointer of PointerKit; `-DWITHOUT_POINTERKIT` compiles the same
 * program without.
 */
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <cstdio>
#ifndef WITHOUT_POINTERKIT
#include <pointerkit-qt6-quick.h>
#endif

/* Receives what the window says. */
class Listener : public QObject {
  Q_OBJECT

 public slots:
  void hear(const QString &text) {
    std::puts(qPrintable(text));
    std::fflush(stdout);
  }
};

int main(int count, char **arguments) {
  QGuiApplication application(count, arguments);
#ifndef WITHOUT_POINTERKIT
  PointerKit::attachQuick(application);
#endif
  Listener listener;
  QQmlApplicationEngine engine(QUrl::fromLocalFile(QGuiApplication::applicationDirPath() + "/songs.qml"));
  if (engine.rootObjects().isEmpty()) return 1;
  QObject::connect(engine.rootObjects().constFirst(), SIGNAL(say(QString)), &listener, SLOT(hear(QString)));
  return application.exec();
}

#include "quick.moc"
