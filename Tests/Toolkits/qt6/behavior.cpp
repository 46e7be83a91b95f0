/*
 * Drives a window with every common control without a screen, and writes what the program sees of it: one line for each
 * signal, drag, tooltip and look at the tree. `behavior` attaches the pointer first; `behavior plain` does not, and must write
 * the same. `behavior own` checks what only the pointer has: what it draws, and that nothing is left when it is detached.
 * `behavior random SECONDS SEED` presses, moves, scrolls and types at random.
 */
#include <QtTest>
#include <QtWidgets>
#include <pointerkit-qt6.h>
#include <cstdio>
#include <random>

static void say(const QString &text) {
  std::puts(qPrintable(text));
  std::fflush(stdout);
}

static int failures = 0;
static void check(bool holds, const char *what) {
  if (holds) return;
  failures++;
  say(QString("failed: ") + what);
}

/* A widget that says what it gets. */
class Target : public QFrame {
 public:
  Target() {
    setAcceptDrops(true);
    setAttribute(Qt::WA_AcceptTouchEvents);
    setMinimumSize(120, 40);
    setToolTip("A tip");
  }
  bool event(QEvent *event) override {
    switch (event->type()) {
      case QEvent::TouchBegin: event->accept(); say("touch began"); return true;
      case QEvent::TouchEnd: say("touch ended"); return true;
      case QEvent::ToolTip: say("tooltip asked"); return true;
      case QEvent::DragEnter: event->accept(); say("drag entered"); return true;
      case QEvent::DragMove: event->accept(); return true;
      case QEvent::Drop: event->accept(); say("dropped " + static_cast<QDropEvent *>(event)->mimeData()->text()); return true;
      default: return QFrame::event(event);
    }
  }
};

/* Events come to the window of the system, as from the platform. */
struct Mouse {
  QWidget *window;
  void send(QEvent::Type type, QPoint at, Qt::MouseButton button, Qt::MouseButtons buttons) {
    QMouseEvent event(type, at, at, window->mapToGlobal(at), button, buttons, Qt::NoModifier);
    QCoreApplication::sendEvent(window->windowHandle(), &event);
  }
  void move(QPoint at, Qt::MouseButtons buttons = Qt::NoButton) { send(QEvent::MouseMove, at, Qt::NoButton, buttons); }
  void press(QPoint at, Qt::MouseButton button = Qt::LeftButton) { send(QEvent::MouseButtonPress, at, button, button); }
  void release(QPoint at, Qt::MouseButton button = Qt::LeftButton) { send(QEvent::MouseButtonRelease, at, button, Qt::NoButton); }
  void click(QPoint at, Qt::MouseButton button = Qt::LeftButton) {
    move(at);
    QTest::qWait(30);
    press(at, button);
    release(at, button);
    QTest::qWait(30);
  }
};

/* A widget that responds to a release only. */
class Card : public QFrame {
 protected:
  void mouseReleaseEvent(QMouseEvent *) override { say("card"); }
};

/* Widgets that respond to clicks in ways that nobody can ask for, each with a button whose padding reaches there. */
class Neighbors : public QWidget {
 public:
  QLabel *label = new QLabel("Label", this);
  QWidget *panel = new QWidget(this);
  Card *card = new Card;
  QWidget *quiet = new QWidget(this);
  QGroupBox *box = new QGroupBox(this);

  Neighbors() {
    setFixedSize(300, 300);
    label->setGeometry(10, 10, 80, 24);
    label->installEventFilter(this);
    addButton(this, "beside the label", QRect(93, 10, 80, 24));
    panel->setGeometry(10, 50, 200, 40);
    panel->installEventFilter(this);
    addButton(panel, "in the panel", QRect(50, 8, 80, 24));
    card->setParent(this);
    card->setGeometry(10, 100, 200, 40);
    addButton(card, "in the card", QRect(50, 8, 80, 24));
    quiet->setGeometry(10, 150, 200, 40);
    quiet->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(quiet, &QWidget::customContextMenuRequested, [] { say("menu"); });
    addButton(quiet, "in nothing", QRect(50, 8, 80, 24));
    box->setGeometry(10, 200, 200, 40);
    addButton(box, "in the box", QRect(50, 8, 80, 24));
  }
  bool eventFilter(QObject *object, QEvent *event) override {
    if (event->type() == QEvent::MouseButtonRelease && object == label) say("label");
    if (event->type() == QEvent::MouseButtonPress && object == panel) say("panel");
    return object == panel && event->type() == QEvent::MouseButtonPress;
  }
  void addButton(QWidget *parent, const char *name, QRect rect) {
    auto *button = new QPushButton(name, parent);
    button->setGeometry(rect);
    connect(button, &QPushButton::clicked, [name] { say(QString("clicked ") + name); });
  }
};

struct Form : QMainWindow, Mouse {
  using Mouse::move;
  QPushButton *button = new QPushButton("Button");
  QCheckBox *box = new QCheckBox("Check");
  QComboBox *combo = new QComboBox;
  QLineEdit *field = new QLineEdit;
  QSlider *slider = new QSlider(Qt::Horizontal);
  QSpinBox *spin = new QSpinBox;
  QListWidget *list = new QListWidget;
  QTabWidget *tabs = new QTabWidget;
  QPlainTextEdit *text = new QPlainTextEdit("Some\nlines\nof text");
  Target *target = new Target;
  QMenu *menu = menuBar()->addMenu("File");

  Form() : Mouse{this} {
    setWindowTitle("Behavior");
    resize(500, 420);
    menu->addAction("Open", this, [] { say("opened"); });
    menu->addAction("Save", this, [] { say("saved"); });
    addToolBar("Bar")->addAction("Run", this, [] { say("run"); });
    combo->addItems({"One", "Two", "Three"});
    for (int i = 0; i < 40; i++) list->addItem(QString("Row %1").arg(i));
    tabs->addTab(list, "List");
    tabs->addTab(text, "Text");
    auto *center = new QWidget;
    auto *column = new QVBoxLayout(center);
    auto *row = new QHBoxLayout;
    for (QWidget *each : std::initializer_list<QWidget *>{button, box, combo, spin}) row->addWidget(each);
    column->addLayout(row);
    for (QWidget *each : std::initializer_list<QWidget *>{field, slider, tabs, target}) column->addWidget(each);
    setCentralWidget(center);
    connect(button, &QPushButton::clicked, [] { say("clicked"); });
    connect(box, &QCheckBox::toggled, [](bool on) { say(on ? "on" : "off"); });
    connect(combo, &QComboBox::currentTextChanged, [](const QString &name) { say("combo " + name); });
    connect(field, &QLineEdit::textEdited, [](const QString &name) { say("field " + name); });
    connect(slider, &QSlider::valueChanged, [](int value) { say(QString("slider %1").arg(value)); });
    connect(spin, &QSpinBox::valueChanged, [](int value) { say(QString("spin %1").arg(value)); });
    connect(list, &QListWidget::currentRowChanged, [](int value) { say(QString("row %1").arg(value)); });
    connect(tabs, &QTabWidget::currentChanged, [](int value) { say(QString("tab %1").arg(value)); });
  }

  QPoint centerOf(const QWidget *widget) { return widget->mapTo(this, widget->rect().center()); }
};

static int countOf(QAccessibleInterface *interface) {
  int count = 1;
  for (int i = 0; i < interface->childCount(); i++)
    if (QAccessibleInterface *child = interface->child(i)) count += countOf(child);
  return count;
}

/* Clicks 3 points beside each button, and what lies there gets them. */
static void useNeighbors() {
  Neighbors neighbors;
  neighbors.show();
  if (!QTest::qWaitForWindowExposed(&neighbors)) return;
  Mouse mouse{&neighbors};
  for (QPoint each : {QPoint(88, 20), QPoint(57, 70), QPoint(57, 120)}) mouse.click(each);
  mouse.click(QPoint(57, 170), Qt::RightButton);
}

/* What a person does, which has the same result with the pointer and without. */
static void use(Form &form) {
  form.click(form.centerOf(form.button));
  form.click(form.box->mapTo(&form, QPoint(8, form.box->height() / 2)));
  form.click(form.centerOf(form.list) - QPoint(0, 20));
  form.click(form.spin->mapTo(&form, QPoint(form.spin->width() - 8, 6)));
  QPoint handle = form.slider->mapTo(&form, QPoint(7, form.slider->height() / 2));
  form.move(handle);
  form.press(handle);
  for (int i = 1; i <= 4; i++) {
    form.move(handle + QPoint(20 * i, 0), Qt::LeftButton);
    QTest::qWait(10);
  }
  form.release(handle + QPoint(80, 0));
  QTabBar *bar = form.tabs->tabBar();
  form.click(bar->mapTo(&form, bar->tabRect(1).center()));
  form.click(bar->mapTo(&form, bar->tabRect(0).center()));
  QTest::keyClicks(form.field, "word");
  form.menu->popup(form.mapToGlobal(QPoint(10, 20)));
  QTest::qWait(50);
  QTest::keyClick(form.menu, Qt::Key_Down);
  say("selected " + (form.menu->activeAction() ? form.menu->activeAction()->text() : QString("nothing")));
  QTest::keyClick(form.menu, Qt::Key_Return);
  QTest::keyClick(form.combo, Qt::Key_Down);
  form.button->setFocus();
  QTest::keyClick(form.button, Qt::Key_Space);
  say(QString("focus ") + form.focusWidget()->metaObject()->className());
  useNeighbors();
  /* A wheel, a touch, a tooltip, a drag. */
  QPoint at = form.centerOf(form.list);
  QWheelEvent wheel(at, form.mapToGlobal(at), QPoint(), QPoint(0, -240), Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
  QCoreApplication::sendEvent(form.windowHandle(), &wheel);
  say(QString("scrolled to %1").arg(form.list->verticalScrollBar()->value()));
  static QPointingDevice *screen = QTest::createTouchDevice();
  QTest::touchEvent(form.windowHandle(), screen).press(0, form.centerOf(form.target), form.windowHandle());
  QTest::touchEvent(form.windowHandle(), screen).release(0, form.centerOf(form.target), form.windowHandle());
  form.move(form.centerOf(form.target));
  QHelpEvent help(QEvent::ToolTip, form.target->rect().center(), form.target->mapToGlobal(form.target->rect().center()));
  QCoreApplication::sendEvent(form.target, &help);
  QMimeData data;
  data.setText("thing");
  QDragEnterEvent enter(form.centerOf(form.target), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(form.windowHandle(), &enter);
  QDragMoveEvent over(form.centerOf(form.target), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(form.windowHandle(), &over);
  QDropEvent drop(form.centerOf(form.target), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(form.windowHandle(), &drop);
  QTest::qWait(50);
  say(QString("%1 accessible objects").arg(countOf(QAccessible::queryAccessibleInterface(&form))));
  /* A picture of the window does not show the pointer. */
  form.button->clearFocus();
  form.move(QPoint(form.width() - 2, form.height() - 2));
  QTest::qWait(600);
  QImage without = form.grab().toImage();
  form.move(form.list->mapTo(&form, QPoint(200, 300)));
  QTest::qWait(300);
  say(form.grab().toImage() == without ? "grabs are the same" : "grabs differ");
}

static QImage shownBy(const QWidget &window) { return static_cast<QImage *>(window.backingStore()->paintDevice())->copy(); }

static void checkOwn(QApplication &application, Form &form) {
  form.move(QPoint(form.width() - 2, form.height() - 2));
  QTest::qWait(600);
  QCursor before = form.cursor();
  QList<QObject *> children = form.children();
  PointerKit::attach(application);
  QTest::qWait(50);
  QImage plain = shownBy(form);
  for (QWidget *each : std::initializer_list<QWidget *>{form.button, form.combo, form.tabs->tabBar(), form.slider, form.list->viewport()}) {
    for (int i = 0; i < 6; i++) {
      form.move(form.centerOf(each) + QPoint(i, 0));
      QTest::qWait(30);
    }
    QTest::qWait(700); /* Until all is at rest. */
    QImage direct = shownBy(form);
    check(direct != plain, "the pointer shows nothing");
    form.repaint();
    check(shownBy(form) == direct, "what was drawn without Qt differs from what Qt draws");
  }
  /* A lifted control that changes is shown as it is. */
  form.move(form.centerOf(form.button));
  QTest::qWait(700);
  const std::vector<std::function<void(bool)>> changes{[&](bool is) { form.button->setText(is ? "Other" : "Button"); },
                                                       [&](bool is) { form.button->setDown(is); },
                                                       [&](bool is) { form.button->setStyleSheet(is ? "color: red" : ""); }};
  for (const auto &change : changes) {
    QImage earlier = shownBy(form);
    change(true);
    QTest::qWait(700);
    QImage changed = shownBy(form);
    check(changed != earlier, "a lifted control that has changed is shown as it was");
    form.repaint();
    check(shownBy(form) == changed, "a lifted control that has changed is not drawn as Qt draws it");
    change(false);
    QTest::qWait(700);
    check(shownBy(form) == earlier, "a lifted control that has changed back is not shown as it was");
  }
  check(QGuiApplication::overrideCursor() != nullptr, "the cursor is shown beside the pointer");
  QGuiApplication::setOverrideCursor(Qt::WaitCursor);
  PointerKit::detach(application);
  QTest::qWait(100);
  const QCursor *shown = QGuiApplication::overrideCursor();
  check(shown && shown->shape() == Qt::WaitCursor, "the program's cursor is gone");
  QGuiApplication::restoreOverrideCursor();
  check(QGuiApplication::overrideCursor() == nullptr, "the cursor is not restored");
  /* A program that waits before the pointer comes restores its own cursor, not the pointer's. */
  QGuiApplication::setOverrideCursor(Qt::WaitCursor);
  PointerKit::attach(application);
  form.move(form.centerOf(form.button));
  QTest::qWait(50);
  QGuiApplication::restoreOverrideCursor();
  form.move(form.centerOf(form.box));
  shown = QGuiApplication::overrideCursor();
  check(shown && shown->shape() == Qt::BlankCursor, "the program's cursor stays after the program has restored it");
  PointerKit::detach(application);
  check(QGuiApplication::overrideCursor() == nullptr, "a cursor is left");
  check(form.children() == children, "something is left in the tree");
  form.repaint();
  QTest::qWait(50);
  check(shownBy(form) == plain, "the window does not look as before");
  check(form.cursor().shape() == before.shape(), "the window has another cursor");
}

/* What lies in a padding and does nothing leaves the press to the control. */
static void checkPadding(QApplication &application) {
  PointerKit::attach(application);
  Neighbors neighbors;
  QComboBox *combo = new QComboBox(&neighbors);
  combo->addItems({"One", "Two", "Three"});
  combo->setGeometry(100, 250, 80, 24);
  neighbors.show();
  if (!QTest::qWaitForWindowExposed(&neighbors)) return;
  Mouse mouse{&neighbors};
  auto clicksOn = [&](QWidget *parent, QPoint at) {
    int clicks = 0;
    auto connection = QObject::connect(parent->findChild<QPushButton *>(), &QPushButton::clicked, [&clicks] { clicks++; });
    mouse.click(at);
    QObject::disconnect(connection);
    return clicks;
  };
  check(clicksOn(neighbors.quiet, QPoint(57, 170)) == 1, "a press in the padding does not click the button");
  check(clicksOn(neighbors.box, QPoint(57, 220)) == 1, "a press in the padding within a group box does not click the button");
  /* A release after the press has opened a menu is where it is, and so chooses nothing there. */
  QPoint beside(97, 262);
  bool hasChosen = false;
  QObject::connect(combo, &QComboBox::activated, [&hasChosen] { hasChosen = true; });
  mouse.move(beside);
  QTest::qWait(30);
  mouse.press(beside);
  QTest::qWait(QApplication::doubleClickInterval() + 100); /* A release before chooses nothing anyway. */
  QWidget *popup = QApplication::activePopupWidget();
  check(popup, "a press in the padding of a combo box opens no menu");
  if (!popup) return;
  Mouse{popup}.release(popup->mapFromGlobal(neighbors.mapToGlobal(beside)));
  QTest::qWait(30);
  check(!hasChosen, "a release in the padding of a combo box is moved into its menu");
  PointerKit::detach(application);
}

/* Where a control sets a cursor for a part of itself, that is shown. */
static void checkCursors(QApplication &application) {
  PointerKit::attach(application);
  QSplitter window;
  auto *tree = new QTreeWidget;
  tree->setHeaderLabels({"One", "Two"});
  tree->header()->setSectionsClickable(true);
  auto *text = new QTextBrowser;
  text->setHtml("<a href='x'>A link of some length</a><br>Text of some length");
  for (QWidget *each : std::initializer_list<QWidget *>{tree, text}) window.addWidget(each);
  window.resize(500, 300);
  window.show();
  if (!QTest::qWaitForWindowExposed(&window)) return;
  Mouse mouse{&window};
  auto isHidden = [&](QWidget *widget, QPoint at) {
    mouse.move(widget->mapTo(&window, at));
    QTest::qWait(30);
    return QGuiApplication::overrideCursor() != nullptr;
  };
  QWidget *header = tree->header()->viewport();
  int edge = tree->header()->sectionSize(0);
  check(isHidden(header, QPoint(edge / 2, 8)), "the cursor is shown on a header");
  check(!isHidden(header, QPoint(edge - 1, 8)), "the cursor is not shown at the edge of a header's section");
  check(isHidden(header, QPoint(edge / 2, 8)), "the cursor is shown on a header that the mouse comes back to");
  check(!isHidden(text->viewport(), QPoint(30, 10)), "the cursor is not shown on a link in a text");
  check(isHidden(text->viewport(), QPoint(30, 28)), "the cursor is shown in a text");
  PointerKit::detach(application);
}

/* A window that becomes a child has no pointer of its own any more. */
static void checkDock(QApplication &application) {
  PointerKit::attach(application);
  QMainWindow window;
  auto *dock = new QDockWidget("Dock", &window);
  auto *button = new QPushButton("Button");
  dock->setWidget(button);
  window.addDockWidget(Qt::LeftDockWidgetArea, dock);
  dock->setFloating(true);
  window.show();
  if (!QTest::qWaitForWindowExposed(&window) || !QTest::qWaitForWindowExposed(dock)) return;
  auto overlays = [](QWidget *widget) { return widget->findChildren<QWidget *>("qt_rubberband", Qt::FindDirectChildrenOnly).size(); };
  check(overlays(dock) == 1, "a floating dock has no pointer");
  dock->setFloating(false);
  QTest::qWait(50);
  check(overlays(dock) == 0 && overlays(&window) == 1, "a dock that floats no more keeps its own pointer");
  QImage plain = shownBy(window);
  Mouse{&window}.move(button->mapTo(&window, button->rect().center()));
  QTest::qWait(300);
  check(shownBy(window) != plain, "the pointer shows nothing in a dock that has floated");
  PointerKit::detach(application);
}

/* Over a disabled member of a bar there is no highlight of another; and menus keep their own highlight alone. */
static void checkHighlights(QApplication &application) {
  PointerKit::attach(application);
  QMainWindow window;
  QToolBar *bar = window.addToolBar("Bar");
  QAction *first = bar->addAction("First"), *second = bar->addAction("Second");
  second->setEnabled(false);
  window.resize(300, 200);
  window.show();
  if (!QTest::qWaitForWindowExposed(&window)) return;
  QTest::qWait(300);
  QWidget *enabled = bar->widgetForAction(first), *disabled = bar->widgetForAction(second);
  QRect frame(enabled->mapTo(&window, QPoint(0, 0)), enabled->size());
  Mouse mouse{&window};
  mouse.move(QPoint(150, 150));
  QTest::qWait(600);
  QImage plain = shownBy(window).copy(frame);
  mouse.move(frame.center());
  QTest::qWait(600);
  check(shownBy(window).copy(frame) != plain, "a button of a bar is not highlighted");
  mouse.move(disabled->mapTo(&window, disabled->rect().center()));
  QTest::qWait(600);
  check(shownBy(window).copy(frame) == plain, "a button stays highlighted while the mouse is over a disabled one");
  auto hovered = [&] {
    QMenu menu;
    QAction *item = menu.addAction("An item of a menu");
    menu.addAction("Another");
    menu.popup(window.mapToGlobal(QPoint(20, 80)));
    if (!QTest::qWaitForWindowExposed(&menu)) return QImage();
    QTest::qWait(100);
    QPoint at = menu.actionGeometry(item).center();
    Mouse{&menu}.move(at - QPoint(3, 0));
    QTest::qWait(50);
    Mouse{&menu}.move(at);
    QTest::qWait(500);
    return shownBy(menu);
  };
  QImage with = hovered();
  PointerKit::detach(application);
  check(with == hovered(), "an item of a menu is highlighted twice");
}

/* A pen moves the pointer and clicks, once, whether Qt makes a mouse of it or the program takes it. */
static void checkPen(QApplication &application, Form &form) {
  PointerKit::attach(application);
  QPointingDevice pen("pen", 77, QInputDevice::DeviceType::Stylus, QPointingDevice::PointerType::Pen,
                      QInputDevice::Capability::Position | QInputDevice::Capability::Pressure, 1, 2);
  QPoint at = form.centerOf(form.button);
  QTest::qWait(100); /* Until all is told of the windows before. */
  QFile log(qEnvironmentVariable("POINTERKIT_LOG"));
  if (log.open(QIODevice::ReadOnly)) log.seek(log.size());
  bool isUnhandled = false;
  auto send = [&](QEvent::Type type, QEvent::Type asMouse, Qt::MouseButton button, Qt::MouseButtons buttons) {
    QTabletEvent event(type, &pen, at, form.mapToGlobal(at), 0.5, 0, 0, 0, 0, 0, Qt::NoModifier, button, buttons);
    QCoreApplication::sendEvent(form.windowHandle(), &event);
    QMouseEvent mouse(asMouse, at, at, form.mapToGlobal(at), button, buttons, Qt::NoModifier, Qt::MouseEventSynthesizedByQt, &pen);
    if (isUnhandled) QCoreApplication::sendEvent(form.windowHandle(), &mouse);
    QTest::qWait(100);
    return log.readAll();
  };
  for (bool each : {true, false}) {
    isUnhandled = each;
    send(QEvent::TabletMove, QEvent::MouseMove, Qt::NoButton, Qt::NoButton);
    check(QGuiApplication::overrideCursor() != nullptr, "a pen does not move the pointer");
    send(QEvent::TabletPress, QEvent::MouseButtonPress, Qt::LeftButton, Qt::LeftButton);
    QByteArray clicked = send(QEvent::TabletRelease, QEvent::MouseButtonRelease, Qt::LeftButton, Qt::NoButton);
    check(clicked.count("click QPushButton button") == 1, "a press of a pen is not one click");
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(form.windowHandle(), &leave);
  }
  PointerKit::detach(application);
}

static void useAtRandom(Form &form, double seconds, unsigned seed) {
  std::mt19937 random(seed);
  auto below = [&random](int limit) { return int(random() % unsigned(limit)); };
  QElapsedTimer timer;
  timer.start();
  bool isPressed = false;
  std::size_t count = 0;
  QList<QPointer<QWidget>> extra;
  while (timer.elapsed() < qint64(seconds * 1000)) {
    count++;
    QPoint at(below(form.width() + 20) - 10, below(form.height() + 20) - 10);
    switch (below(14)) {
      case 0: isPressed = true; form.press(at); break;
      case 1: isPressed = false; form.release(at); break;
      case 2: QTest::keyClick(&form, Qt::Key(Qt::Key_Tab + below(3))); break;
      case 3:
        if (auto *popup = QApplication::activePopupWidget()) popup->close();
        break;
      case 4: {
        QWheelEvent wheel(at, form.mapToGlobal(at), QPoint(), QPoint(0, below(2) ? 120 : -120), Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(form.windowHandle(), &wheel);
        break;
      }
      case 5:
        if (below(10) == 0) form.resize(350 + below(300), 350 + below(300));
        break;
      case 6: { /* Widgets come and go under the pointer. */
        auto *widget = new QPushButton("New", form.centralWidget());
        widget->setGeometry(QRect(at, QSize(60, 24)));
        widget->show();
        extra.append(widget);
        break;
      }
      case 7:
        if (!extra.isEmpty()) delete extra.takeAt(below(int(extra.size()))).data();
        break;
      case 8: form.tabs->setCurrentIndex(below(2)); break;
      case 9:
        if (below(50) == 0) form.setStyleSheet(below(2) ? "QPushButton { border-radius: 8px; background: teal }" : "");
        break;
      case 10:
        if (below(50) == 0) QApplication::setLayoutDirection(below(2) ? Qt::RightToLeft : Qt::LeftToRight);
        break;
      case 11:
        if (below(100) == 0) {
          PointerKit::detach(*qApp);
          PointerKit::attach(*qApp);
        }
        break;
      default: form.move(at, isPressed ? Qt::LeftButton : Qt::NoButton);
    }
    QCoreApplication::processEvents();
    if (below(4) == 0) QTest::qWait(5);
  }
  say(QString("%1 events").arg(count));
}

int main(int count, char **arguments) {
  QApplication application(count, arguments);
  QStyle *style = QStyleFactory::create("Fusion");
  QApplication::setStyle(style);
  QApplication::setCursorFlashTime(0);
  QApplication::setEffectEnabled(Qt::UI_AnimateMenu, false);
  QString mode = count > 1 ? arguments[1] : "";
  QTemporaryFile log;
  if (log.open()) qputenv("POINTERKIT_LOG", log.fileName().toUtf8());
  if (mode == "" || mode == "random") PointerKit::attach(application);
  Form form;
  form.show();
  if (!QTest::qWaitForWindowExposed(&form)) return 2;
  QTest::qWait(100);
  if (mode == "own") checkOwn(application, form), checkPadding(application), checkCursors(application), checkDock(application), checkHighlights(application), checkPen(application, form);
  else if (mode == "random") useAtRandom(form, count > 2 ? atof(arguments[2]) : 5, count > 3 ? unsigned(atoi(arguments[3])) : 1);
  else use(form);
  return failures ? 1 : 0;
}
