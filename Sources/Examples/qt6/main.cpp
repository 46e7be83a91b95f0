/*
 * An ordinary Qt 6 program: a menu bar, a tool bar, a search field, a list, tabs, a check box, a spin box and a slider.
 * With one line it has the pointer of PointerKit; `-DWITHOUT_POINTERKIT` compiles the same program without.
 */
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QMainWindow>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QStyle>
#include <QTabWidget>
#include <QToolBar>
#include <cstdio>
#ifndef WITHOUT_POINTERKIT
#include <pointerkit-qt6.h>
#endif

static void say(const QString &text) {
  std::puts(qPrintable(text));
  std::fflush(stdout);
}

static QAction *action(QWidget *owner, QStyle::StandardPixmap icon, const QString &name) {
  auto *action = new QAction(owner->style()->standardIcon(icon), name, owner);
  QObject::connect(action, &QAction::triggered, [name] { say("action " + name); });
  return action;
}

static QWidget *makeSongs() {
  auto *page = new QWidget;
  auto *column = new QVBoxLayout(page);
  auto *search = new QLineEdit;
  search->setPlaceholderText("Search");
  QObject::connect(search, &QLineEdit::textChanged, [](const QString &text) { say("text " + text); });
  auto *songs = new QListWidget;
  for (int i = 1; i <= 30; i++) songs->addItem(QString("Song %1").arg(i));
  QObject::connect(songs, &QListWidget::currentRowChanged, [](int row) { say(QString("row %1").arg(row)); });
  column->addWidget(search);
  column->addWidget(songs);
  return page;
}

static QWidget *makeNotes() {
  auto *notes = new QPlainTextEdit;
  notes->setPlainText("Lines of text,\nbetween which the beam moves.\n\nA third paragraph.");
  return notes;
}

static QWidget *makeControls() {
  auto *row = new QWidget;
  auto *layout = new QHBoxLayout(row);
  layout->setSpacing(24);
  auto *play = new QPushButton("Play");
  play->setToolTip("Plays the song");
  QObject::connect(play, &QPushButton::clicked, [] { say("play"); });
  auto *loop = new QCheckBox("Loop");
  QObject::connect(loop, &QCheckBox::toggled, [](bool on) { say(on ? "loop on" : "loop off"); });
  auto *quality = new QComboBox;
  quality->addItems({"High", "Medium", "Low"});
  QObject::connect(quality, &QComboBox::currentTextChanged, [](const QString &text) { say("quality " + text); });
  auto *speed = new QSpinBox;
  QObject::connect(speed, &QSpinBox::valueChanged, [](int value) { say(QString("speed %1").arg(value)); });
  auto *volume = new QSlider(Qt::Horizontal);
  volume->setValue(40);
  QObject::connect(volume, &QSlider::sliderReleased, [volume] { say(volume->value() > 40 ? "louder" : "not louder"); });
  for (QWidget *each : {static_cast<QWidget *>(play), static_cast<QWidget *>(loop), static_cast<QWidget *>(quality),
                        static_cast<QWidget *>(speed), static_cast<QWidget *>(volume)})
    layout->addWidget(each);
  return row;
}

static void fill(QMainWindow &window) {
  QAction *open = action(&window, QStyle::SP_DialogOpenButton, "Open");
  QAction *save = action(&window, QStyle::SP_DialogSaveButton, "Save");
  QMenu *file = window.menuBar()->addMenu("File");
  file->addActions({open, save});
  window.menuBar()->addMenu("Edit")->addAction(action(&window, QStyle::SP_TrashIcon, "Delete"));
  QToolBar *bar = window.addToolBar("Tools");
  bar->addActions({open, save});
  auto *tabs = new QTabWidget;
  tabs->addTab(makeSongs(), "Songs");
  tabs->addTab(makeNotes(), "Notes");
  QObject::connect(tabs, &QTabWidget::currentChanged, [](int index) { say(QString("tab %1").arg(index)); });
  auto *center = new QWidget;
  auto *column = new QVBoxLayout(center);
  column->addWidget(tabs);
  column->addWidget(makeControls());
  window.setCentralWidget(center);
}

int main(int count, char **arguments) {
  QApplication application(count, arguments);
#ifndef WITHOUT_POINTERKIT
  PointerKit::attach(application);
#endif
  QMainWindow window;
  window.setWindowTitle("Songs");
  window.resize(520, 420);
  fill(window);
  window.show();
  return application.exec();
}
