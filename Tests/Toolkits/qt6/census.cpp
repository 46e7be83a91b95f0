/* A generic plugin that lists what a person can click in a program, as the program's own widgets tell it: a line of what it is, the
 * position of its middle on the screen, its size, its corner in its window, and its class. */
#include <QGenericPlugin>
#include <QtWidgets>
#include <map>

#include "teller.h"


class Census : public QGenericPlugin {
  Q_OBJECT
  Q_PLUGIN_METADATA(IID QGenericPluginFactoryInterface_iid FILE "plugin.json")

 public:
  QObject *create(const QString &, const QString &) override {
    return teller("census", list);
  }

 private:
  /* The nearest class that is named as Qt's are; a tool button with a bezel is a push button to a person, and one that shows no
   * bezel is flat. */
  static const char *nameOf(const QWidget *widget) {
    if (auto *button = qobject_cast<const QToolButton *>(widget); button && !button->autoRaise()) return "QPushButton";
    if (auto *button = qobject_cast<const QPushButton *>(widget); button && button->isFlat()) return "FlatButton";
    const QMetaObject *type = widget->metaObject();
    while (type->className()[0] != 'Q' && type->superClass()) type = type->superClass();
    return type->className();
  }

  /* initStyleOption() is protected. */
  template <typename Widget, typename Option>
  static QRect partOf(Widget *widget, QStyle::ComplexControl control, QStyle::SubControl part) {
    struct Open : Widget { using Widget::initStyleOption; };
    Option option;
    (widget->*(&Open::initStyleOption))(&option);
    return widget->style()->subControlRect(control, &option, part, widget);
  }

  static QRect clickRectOf(const QAbstractButton *button, QStyle::SubElement element) {
    QStyleOptionButton option;
    option.initFrom(button);
    option.text = button->text();
    option.icon = button->icon();
    option.iconSize = button->iconSize();
    return button->style()->subElementRect(element, &option, button);
  }

  static void list(std::FILE *file) {
    QWidget *popup = QApplication::activePopupWidget(), *modal = popup ? popup : QApplication::activeModalWidget();
    for (QWidget *each : QApplication::allWidgets()) {
      if (!each->isVisible() || !each->isEnabled() || (modal && each->window() != modal)) continue;
      auto tell = [&](const QWidget *widget, QRect rect, const char *name = nullptr) {
        QRect shown = rect & widget->visibleRegion().boundingRect();
        QPoint middle = widget->mapToGlobal(shown.center());
        /* What lies under another window or widget cannot be clicked. */
        QWidget *reached = QApplication::widgetAt(middle);
        if (shown.width() < 4 || shown.height() < 4 || !reached || (reached != widget && !widget->isAncestorOf(reached))) return;
        QPoint corner = widget->mapTo(widget->window(), rect.topLeft());
        std::fprintf(file, "%s %d %d %d %d %d %d %s\n", name ? name : nameOf(each), middle.x(), middle.y(), rect.width(), rect.height(),
                     corner.x(), corner.y(), each->metaObject()->className());
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
        for (int i = 0; header->sectionsClickable() && i < header->count(); i++) {
          int start = header->sectionViewportPosition(i), length = header->sectionSize(i);
          if (header->orientation() == Qt::Horizontal) tell(header->viewport(), QRect(start, 0, length, header->height()));
          else if (i < 20) tell(header->viewport(), QRect(0, start, header->width(), length));
        }
      } else if (auto *view = qobject_cast<QAbstractItemView *>(each)) {
        /* The rows from the top; those of the others are alike. */
        QModelIndex last;
        for (int y = 2; y < view->viewport()->height(); y += 4) {
          QModelIndex index = view->indexAt(QPoint(view->viewport()->width() / 3, y));
          if (!index.isValid() || index == last || !(index.flags() & Qt::ItemIsEnabled) || view->indexWidget(index)) continue;
          last = index;
          QRect rect = view->visualRect(index);
          auto *list = qobject_cast<QListView *>(view);
          bool isIcon = list && (list->viewMode() == QListView::IconMode || list->flow() == QListView::LeftToRight);
          if (!qobject_cast<QTableView *>(view) && !isIcon) { /* A click anywhere in the row is for it. */
            rect.setLeft(0);
            rect.setRight(view->viewport()->width() - 1);
          }
          tell(view->viewport(), rect, isIcon && list->viewMode() == QListView::IconMode ? "Icon" : nullptr);
        }
      } else if (auto *sub = qobject_cast<QMdiSubWindow *>(each); sub && sub->widget() && !sub->isMaximized()) {
        QStyleOptionTitleBar option;
        option.initFrom(sub);
        option.titleBarFlags = sub->windowFlags();
        option.titleBarState = int(sub->windowState());
        option.subControls = QStyle::SC_All;
        option.rect.setBottom(sub->widget()->geometry().top() - 1);
        std::map<QStyle::SubControl, QRect> buttons; /* As clicks find them. */
        for (int y = 0; y <= option.rect.bottom(); y++)
          for (int x = 0; x < sub->width(); x++)
            buttons[sub->style()->hitTestComplexControl(QStyle::CC_TitleBar, &option, QPoint(x, y), sub)] |= QRect(x, y, 1, 1);
        for (const auto &[part, rect] : buttons)
          if (part != QStyle::SC_None && part != QStyle::SC_TitleBarLabel) tell(sub, rect, "MdiButton");
      } else if (auto *label = qobject_cast<QLabel *>(each)) {
        if (label->textInteractionFlags() & (Qt::TextSelectableByMouse)) tell(label, label->rect());
        else if (label->text().contains("<a ") && label->textInteractionFlags() & Qt::LinksAccessibleByMouse) tell(label, label->rect(), "Link");
      } else if (auto *box = qobject_cast<QGroupBox *>(each)) {
        if (box->isCheckable())
          tell(box, partOf<QGroupBox, QStyleOptionGroupBox>(box, QStyle::CC_GroupBox, QStyle::SC_GroupBoxCheckBox) |
                        partOf<QGroupBox, QStyleOptionGroupBox>(box, QStyle::CC_GroupBox, QStyle::SC_GroupBoxLabel));
      } else if (auto *spin = qobject_cast<QAbstractSpinBox *>(each)) {
        for (QStyle::SubControl arrow : {QStyle::SC_SpinBoxUp, QStyle::SC_SpinBoxDown})
          if (spin->buttonSymbols() != QAbstractSpinBox::NoButtons)
            tell(spin, partOf<QAbstractSpinBox, QStyleOptionSpinBox>(spin, QStyle::CC_SpinBox, arrow));
      } else if (auto *combo = qobject_cast<QComboBox *>(each); combo && combo->isEditable()) {
        tell(combo, partOf<QComboBox, QStyleOptionComboBox>(combo, QStyle::CC_ComboBox, QStyle::SC_ComboBoxArrow), "Arrow");
      } else if (auto *split = qobject_cast<QToolButton *>(each); split && split->popupMode() == QToolButton::MenuButtonPopup) {
        for (QStyle::SubControl part : {QStyle::SC_ToolButton, QStyle::SC_ToolButtonMenu})
          tell(split, partOf<QToolButton, QStyleOptionToolButton>(split, QStyle::CC_ToolButton, part), "QToolButton");
      } else if (auto *check = qobject_cast<QCheckBox *>(each)) {
        tell(check, clickRectOf(check, QStyle::SE_CheckBoxClickRect)); /* It responds from its mark to the end of its text. */
      } else if (auto *radio = qobject_cast<QRadioButton *>(each)) {
        tell(radio, clickRectOf(radio, QStyle::SE_RadioButtonClickRect));
      } else if (auto *slider = qobject_cast<QSlider *>(each)) {
        tell(slider, partOf<QSlider, QStyleOptionSlider>(slider, QStyle::CC_Slider, QStyle::SC_SliderHandle));
      } else if (auto *scroll = qobject_cast<QScrollBar *>(each)) {
        if (scroll->maximum() <= scroll->minimum()) continue;
        tell(scroll, partOf<QScrollBar, QStyleOptionSlider>(scroll, QStyle::CC_ScrollBar, QStyle::SC_ScrollBarSlider));
        for (QStyle::SubControl arrow : {QStyle::SC_ScrollBarSubLine, QStyle::SC_ScrollBarAddLine})
          tell(scroll, partOf<QScrollBar, QStyleOptionSlider>(scroll, QStyle::CC_ScrollBar, arrow), "Arrow");
      } else if (qobject_cast<QAbstractButton *>(each) || qobject_cast<QComboBox *>(each) || qobject_cast<QLineEdit *>(each) ||
                 qobject_cast<QSplitterHandle *>(each) || qobject_cast<QDial *>(each) || qobject_cast<QSizeGrip *>(each)) {
        tell(each, each->rect());
      } else if (auto *area = qobject_cast<QAbstractScrollArea *>(each)) {
        if (area->focusPolicy() != Qt::NoFocus && !qobject_cast<QScrollArea *>(area)) tell(area->viewport(), area->viewport()->rect());
      }
    }
  }
};

#include "census.moc"
