/* A generic plugin that lists what a person can click in a program, as the program's own widgets tell it: a line of the class,
 * the position of its middle on the screen, and its size. */
#include <QGenericPlugin>
#include <QtWidgets>

#include "teller.h"


class Census : public QGenericPlugin {
  Q_OBJECT
  Q_PLUGIN_METADATA(IID QGenericPluginFactoryInterface_iid FILE "plugin.json")

 public:
  QObject *create(const QString &, const QString &) override {
    return teller("census", list);
  }

 private:
  /* The nearest class that is named as Qt's are; a tool button with a bezel is a push button to a person. */
  static const char *nameOf(const QWidget *widget) {
    auto *button = qobject_cast<const QToolButton *>(widget);
    if (button && !button->autoRaise()) return "QPushButton";
    const QMetaObject *type = widget->metaObject();
    while (type->className()[0] != 'Q' && type->superClass()) type = type->superClass();
    return type->className();
  }

  static void list(std::FILE *file) {
    QWidget *popup = QApplication::activePopupWidget(), *modal = popup ? popup : QApplication::activeModalWidget();
    for (QWidget *each : QApplication::allWidgets()) {
      if (!each->isVisible() || !each->isEnabled() || (modal && each->window() != modal)) continue;
      auto tell = [&](const QWidget *widget, QRect rect, const char *name = nullptr) {
        rect &= widget->visibleRegion().boundingRect();
        QPoint middle = widget->mapToGlobal(rect.center());
        /* What lies under another window or widget cannot be clicked. */
        QWidget *reached = QApplication::widgetAt(middle);
        if (rect.width() < 4 || rect.height() < 4 || !reached || (reached != widget && !widget->isAncestorOf(reached))) return;
        std::fprintf(file, "%s %d %d %d %d\n", name ? name : nameOf(each), middle.x(), middle.y(), rect.width(), rect.height());
      };
      if (auto *bar = qobject_cast<QTabBar *>(each)) {
        for (int i = 0; i < bar->count(); i++)
          if (bar->isTabVisible(i) && bar->isTabEnabled(i)) tell(bar, bar->tabRect(i));
      } else if (auto *menus = qobject_cast<QMenuBar *>(each)) {
        for (QAction *action : menus->actions()) if (action->isVisible()) tell(menus, menus->actionGeometry(action));
      } else if (auto *menu = qobject_cast<QMenu *>(each)) {
        for (QAction *action : menu->actions())
          if (action->isVisible() && action->isEnabled() && !action->isSeparator()) tell(menu, menu->actionGeometry(action));
      } else if (auto *header = qobject_cast<QHeaderView *>(each)) {
        for (int i = 0; header->sectionsClickable() && i < header->count(); i++)
          if (header->orientation() == Qt::Horizontal)
            tell(header->viewport(), QRect(header->sectionViewportPosition(i), 0, header->sectionSize(i), header->height()));
      } else if (auto *view = qobject_cast<QAbstractItemView *>(each)) {
        /* The rows from the top; those of the others are alike. */
        QModelIndex last;
        for (int y = 2; y < view->viewport()->height(); y += 4) {
          QModelIndex index = view->indexAt(QPoint(view->viewport()->width() / 3, y));
          if (!index.isValid() || index == last || !(index.flags() & Qt::ItemIsEnabled)) continue;
          last = index;
          tell(view->viewport(), view->visualRect(index));
        }
      } else if (auto *label = qobject_cast<QLabel *>(each)) {
        if (label->textInteractionFlags() & (Qt::TextSelectableByMouse)) tell(label, label->rect());
      } else if (auto *box = qobject_cast<QGroupBox *>(each)) {
        if (box->isCheckable()) tell(box, QRect(4, 4, 12, 8));
      } else if (auto *spin = qobject_cast<QAbstractSpinBox *>(each)) {
        tell(spin, QRect(spin->width() - 12, 4, 8, spin->height() / 2 - 5));
      } else if (auto *combo = qobject_cast<QComboBox *>(each); combo && combo->isEditable()) {
        tell(combo, QRect(combo->width() - 14, 4, 10, combo->height() - 8), "Arrow");
      } else if (qobject_cast<QCheckBox *>(each) || qobject_cast<QRadioButton *>(each)) {
        tell(each, QRect(2, 2, 16, each->height() - 4)); /* It responds from its mark to the end of its text. */
      } else if (qobject_cast<QSlider *>(each) || qobject_cast<QScrollBar *>(each) || qobject_cast<QAbstractButton *>(each) ||
                 qobject_cast<QComboBox *>(each) || qobject_cast<QLineEdit *>(each) || qobject_cast<QSplitterHandle *>(each) ||
                 qobject_cast<QDial *>(each)) {
        tell(each, each->rect());
      } else if (auto *area = qobject_cast<QAbstractScrollArea *>(each)) {
        if (area->focusPolicy() != Qt::NoFocus && !qobject_cast<QScrollArea *>(area)) tell(area->viewport(), area->viewport()->rect());
      }
    }
  }
};

#include "census.moc"
