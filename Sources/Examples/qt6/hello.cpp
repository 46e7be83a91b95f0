/* The smallest program: Qt's own buttons, to which the pointer snaps. README.md says how to build it. */
#include <QApplication>
#include <QHBoxLayout>
#include <QPushButton>

#include "pointerkit-qt.h"

int main(int argc, char **argv) {
  QApplication application(argc, argv);
  // snippet.qt
  PointerSurface surface;
  surface.setWindowTitle("Hello, PointerKit");
  surface.resize(480, 320);
  auto *row = new QHBoxLayout(&surface);
  row->setSpacing(24);
  row->addStretch();
  for (const char *name : {"Share", "Copy", "Delete"}) {
    auto *button = new QPushButton(name);
    button->setFlat(true);
    QObject::connect(button, &QPushButton::clicked, [name] { qInfo("%s", name); });
    row->addWidget(button);
    surface.addElement(button, PTK_KIND_BUTTON);
  }
  row->addStretch();
  surface.show();
  // snippet.end
  return application.exec();
}
