/* A generic plugin that writes what the widgets of a program show, twice a second: classes, texts, values and states. For a
 * test that compares a program with the pointer and without. POINTERKIT_STATE names the file. */
#include <QGenericPlugin>
#include <QtWidgets>
#include <cstdio>

class State : public QGenericPlugin {
  Q_OBJECT
  Q_PLUGIN_METADATA(IID QGenericPluginFactoryInterface_iid FILE "state.json")

 public:
  QObject *create(const QString &, const QString &) override {
    auto *timer = new QTimer;
    timer->callOnTimeout([] { write(); });
    timer->start(500);
    return timer;
  }

 private:
  static QString valueOf(const QWidget *each) {
    if (auto *button = qobject_cast<const QAbstractButton *>(each))
      return button->text() + (button->isChecked() ? " checked" : "") + (button->isDown() ? " down" : "");
    if (auto *field = qobject_cast<const QLineEdit *>(each)) return field->text();
    if (auto *text = qobject_cast<const QTextEdit *>(each)) return text->toPlainText();
    if (auto *box = qobject_cast<const QComboBox *>(each)) return box->currentText();
    if (auto *tabs = qobject_cast<const QTabBar *>(each)) return QString::number(tabs->currentIndex());
    if (auto *slider = qobject_cast<const QAbstractSlider *>(each)) return QString::number(slider->value());
    if (auto *stack = qobject_cast<const QStackedWidget *>(each)) return QString::number(stack->currentIndex());
    if (auto *view = qobject_cast<const QAbstractItemView *>(each)) {
      QModelIndex index = view->currentIndex();
      return QString("%1 %2 of %3, %4 selected").arg(index.row()).arg(index.column()).arg(view->model() ? view->model()->rowCount() : 0)
        .arg(view->selectionModel() ? view->selectionModel()->selectedIndexes().size() : 0);
    }
    if (auto *label = qobject_cast<const QLabel *>(each)) return label->text();
    return {};
  }

  static void tell(std::FILE *file, const QWidget *each, int depth) {
    if (!each->isVisible() || each->objectName() == "qt_rubberband") return; /* The pointer's own. */
    QRect rect = each->geometry();
    std::fprintf(file, "%*s%s %s %d %d %d %d%s%s %s\n", depth, "", each->metaObject()->className(), qPrintable(each->windowTitle()),
                 rect.x(), rect.y(), rect.width(), rect.height(), each->isEnabled() ? "" : " disabled", each->hasFocus() ? " focus" : "",
                 qPrintable(valueOf(each)));
    for (QObject *child : each->children())
      if (child->isWidgetType() && !static_cast<QWidget *>(child)->isWindow()) tell(file, static_cast<QWidget *>(child), depth + 1);
  }

  static void write() {
    QByteArray path = qgetenv("POINTERKIT_STATE");
    std::FILE *file = std::fopen((path + ".new").constData(), "w");
    if (!file) return;
    QWidgetList tops = QApplication::topLevelWidgets();
    std::sort(tops.begin(), tops.end(), [](QWidget *a, QWidget *b) { return a->windowTitle() < b->windowTitle(); });
    for (QWidget *each : tops) tell(file, each, 0);
    std::fclose(file);
    std::rename((path + ".new").constData(), path.constData());
  }
};

#include "state.moc"
