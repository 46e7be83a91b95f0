/* What a generic plugin tells of its program: it writes the file of its name in the folder POINTERKIT_TOLD whenever that is not
 * there, so that who removes it hears what is true now. */
#ifndef TELLER_H
#define TELLER_H

#include <QFile>
#include <QTimer>
#include <cstdio>
#include <functional>

inline QObject *teller(const char *name, std::function<void(std::FILE *)> tell) {
  qunsetenv("QT_QPA_GENERIC_PLUGINS"); /* Other programs that it starts tell nothing. */
  auto *timer = new QTimer;
  timer->callOnTimeout([timer, name, tell] {
    timer->setInterval(50);
    QByteArray path = qgetenv("POINTERKIT_TOLD") + '/' + name, draft = path + ".new";
    if (QFile::exists(path)) return;
    if (std::FILE *file = std::fopen(draft.constData(), "w")) {
      tell(file);
      std::fclose(file);
      std::rename(draft.constData(), path.constData());
    }
  });
  timer->start(4000); /* Programs open what they show at their start. */
  return timer;
}

#endif
