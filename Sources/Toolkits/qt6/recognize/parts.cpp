/* The parts of widgets that are controls by themselves: rows, tabs, headers, items of menus, arrows and handles. */
#include "parts.h"

#include <QAbstractItemView>
#include <QAction>
#include <QCalendarWidget>
#include <QComboBox>
#include <QDockWidget>
#include <QGroupBox>
#include <QHeaderView>
#include <QListView>
#include <QMdiSubWindow>
#include <QMenu>
#include <QMenuBar>
#include <QScrollBar>
#include <QSet>
#include <QSlider>
#include <QSpinBox>
#include <QStyle>
#include <QStyleOption>
#include <QTabBar>
#include <QTableView>
#include <QToolBar>
#include <QToolButton>
#include <QTreeView>
#include <algorithm>

#include "areas.h"

namespace PointerKit {
namespace {

struct Provider {
  const QMetaObject *type;
  PartProvider provider;
};
std::vector<Provider> &providers() {
  static std::vector<Provider> list;
  return list;
}

/* The provider for a widget; for a viewport, that of its scroll area. */
const PartProvider *providerOf(const QWidget *widget) {
  const QWidget *area = scrollAreaOf(widget);
  for (const Provider &each : providers())
    if ((area ? area : widget)->metaObject()->inherits(each.type)) return &each.provider;
  return nullptr;
}

Part part(quint64 key, const QRect &frame, ptk_kind kind, const QWidget *widget, quint64 group = 0) {
  Part each;
  each.key = key;
  each.frame = frame;
  each.kind = kind;
  each.isEnabled = widget->isEnabled();
  each.group = group;
  return each;
}

quint64 groupOf(const QWidget *widget) { return quint64(quintptr(widget)); }

/* initStyleOption() is protected. */
struct Slider : QSlider { using QSlider::initStyleOption; };
struct ScrollBar : QScrollBar { using QScrollBar::initStyleOption; };
struct SpinBox : QAbstractSpinBox { using QAbstractSpinBox::initStyleOption; };
struct ComboBox : QComboBox { using QComboBox::initStyleOption; };
struct ToolButton : QToolButton { using QToolButton::initStyleOption; };
struct GroupBox : QGroupBox { using QGroupBox::initStyleOption; };

QList<Part> sliderParts(QSlider *slider) {
  QStyleOptionSlider option;
  (slider->*(&Slider::initStyleOption))(&option);
  Part handle = part(1, slider->style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, slider),
                     PTK_KIND_SLIDER, slider);
  handle.latchingAxes = slider->orientation() == Qt::Horizontal ? PTK_AXIS_HORIZONTAL : PTK_AXIS_VERTICAL;
  /* The track keeps the circle: a click lands where it is. */
  Part track = part(2, slider->rect(), PTK_KIND_SLIDER, slider);
  track.isObstacle = true;
  return {track, handle};
}

QList<Part> scrollBarParts(QScrollBar *bar) {
  QStyleOptionSlider option;
  (bar->*(&ScrollBar::initStyleOption))(&option);
  Part track = part(2, bar->rect(), PTK_KIND_SLIDER, bar);
  track.isObstacle = true;
  if (bar->maximum() <= bar->minimum()) return {track};
  Part handle = part(1, bar->style()->subControlRect(QStyle::CC_ScrollBar, &option, QStyle::SC_ScrollBarSlider, bar),
                     PTK_KIND_SLIDER, bar);
  handle.latchingAxes = bar->orientation() == Qt::Horizontal ? PTK_AXIS_HORIZONTAL : PTK_AXIS_VERTICAL;
  handle.padding = 0;
  QList<Part> parts{track, handle};
  quint64 key = 3;
  for (QStyle::SubControl arrow : {QStyle::SC_ScrollBarSubLine, QStyle::SC_ScrollBarAddLine}) {
    QRect rect = bar->style()->subControlRect(QStyle::CC_ScrollBar, &option, arrow, bar);
    if (rect.isValid()) parts.append(part(key, rect, PTK_KIND_BUTTON, bar));
    if (rect.isValid()) parts.last().padding = 0;
    key++;
  }
  return parts;
}

QList<Part> spinBoxParts(QAbstractSpinBox *box) {
  if (box->buttonSymbols() == QAbstractSpinBox::NoButtons) return {};
  QStyleOptionSpinBox option;
  (box->*(&SpinBox::initStyleOption))(&option);
  QList<Part> parts;
  quint64 key = 1;
  for (QStyle::SubControl arrow : {QStyle::SC_SpinBoxUp, QStyle::SC_SpinBoxDown}) {
    parts.append(part(key++, box->style()->subControlRect(QStyle::CC_SpinBox, &option, arrow, box), PTK_KIND_SEGMENT, box,
                      groupOf(box)));
    parts.last().padding = 0;
  }
  return parts;
}

QList<Part> comboBoxParts(QComboBox *box) {
  QStyleOptionComboBox option;
  (box->*(&ComboBox::initStyleOption))(&option);
  return {part(1, box->style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxArrow, box),
               PTK_KIND_BUTTON, box)};
}

QList<Part> toolButtonParts(QToolButton *button) {
  QStyleOptionToolButton option;
  (button->*(&ToolButton::initStyleOption))(&option);
  bool isInBar = qobject_cast<QToolBar *>(button->parentWidget()) != nullptr;
  ptk_kind kind = isInBar ? PTK_KIND_BAR_BUTTON : PTK_KIND_BUTTON;
  quint64 group = isInBar ? groupOf(button->parentWidget()) : 0;
  QStyle *style = button->style();
  return {part(1, style->subControlRect(QStyle::CC_ToolButton, &option, QStyle::SC_ToolButton, button), kind, button, group),
          part(2, style->subControlRect(QStyle::CC_ToolButton, &option, QStyle::SC_ToolButtonMenu, button), kind, button, group)};
}

QList<Part> groupBoxParts(QGroupBox *box) {
  QStyleOptionGroupBox option;
  (box->*(&GroupBox::initStyleOption))(&option);
  QRect check = box->style()->subControlRect(QStyle::CC_GroupBox, &option, QStyle::SC_GroupBoxCheckBox, box);
  QRect label = box->style()->subControlRect(QStyle::CC_GroupBox, &option, QStyle::SC_GroupBoxLabel, box);
  return {part(1, check | label, PTK_KIND_BUTTON, box)};
}

QList<Part> tabParts(QTabBar *bar) {
  QList<Part> parts;
  for (int i = 0; i < bar->count(); i++) {
    QRect rect = bar->tabRect(i) & bar->rect();
    if (!bar->isTabVisible(i) || rect.width() < 4 || rect.height() < 4) continue;
    parts.append(part(quint64(i) + 1, rect, PTK_KIND_TAB_BAR_ITEM, bar, groupOf(bar)));
    parts.last().isEnabled = bar->isEnabled() && bar->isTabEnabled(i);
    parts.last().padding = 0;
  }
  return parts;
}

QList<Part> headerParts(QHeaderView *header) {
  QList<Part> parts;
  if (!header->sectionsClickable()) return parts;
  QRect visible = header->viewport()->rect();
  for (int i = 0; i < header->count() && parts.size() < 64; i++) {
    int section = header->logicalIndex(i);
    if (header->isSectionHidden(section)) continue;
    int start = header->sectionViewportPosition(section), length = header->sectionSize(section);
    bool isHorizontal = header->orientation() == Qt::Horizontal;
    QRect rect = isHorizontal ? QRect(start, 0, length, visible.height()) : QRect(0, start, visible.width(), length);
    if (!rect.intersects(visible)) continue;
    parts.append(part(quint64(section) + 1, rect & visible, PTK_KIND_SEGMENT, header, groupOf(header)));
    parts.last().padding = 0;
  }
  return parts;
}

QList<Part> menuBarParts(QMenuBar *bar) {
  QList<Part> parts;
  const auto actions = bar->actions();
  for (qsizetype i = 0; i < actions.size(); i++) {
    QRect rect = bar->actionGeometry(actions[i]) & bar->rect();
    if (!actions[i]->isVisible() || actions[i]->isSeparator() || rect.isEmpty()) continue;
    parts.append(part(quint64(quintptr(actions[i])), rect, PTK_KIND_BAR_BUTTON, bar, groupOf(bar)));
    parts.last().tracksHeldPress = true;
    parts.last().isEnabled = actions[i]->isEnabled();
  }
  return parts;
}

QList<Part> menuParts(QMenu *menu) {
  QList<Part> parts;
  const auto actions = menu->actions();
  for (QAction *action : actions) {
    QRect rect = menu->actionGeometry(action) & menu->rect();
    if (!action->isVisible() || action->isSeparator() || rect.isEmpty()) continue;
    parts.append(part(quint64(quintptr(action)), rect, PTK_KIND_SEGMENT, menu, groupOf(menu)));
    parts.last().isEnabled = action->isEnabled();
    parts.last().tracksHeldPress = true;
    parts.last().padding = 0;
  }
  return parts;
}

/* The item at a position. In lists and trees, an item is as wide as the view. */
QList<Part> itemParts(QAbstractItemView *view, QPoint position) {
  QModelIndex index = view->indexAt(position);
  if (!index.isValid() || !(index.flags() & Qt::ItemIsEnabled)) return {};
  QRect rect = view->visualRect(index), visible = view->viewport()->rect();
  auto *list = qobject_cast<QListView *>(view);
  bool isIcon = list && list->viewMode() == QListView::IconMode;
  bool isRow = qobject_cast<QTreeView *>(view) || (list && !isIcon && list->flow() == QListView::TopToBottom) ||
               view->selectionBehavior() == QAbstractItemView::SelectRows;
  if (isRow) {
    rect.setLeft(visible.left());
    rect.setRight(visible.right());
  }
  bool isDay = qobject_cast<QCalendarWidget *>(view->parentWidget()) != nullptr;
  /* The same item has the same key wherever it is scrolled. */
  quint64 key = quint64(quint32(index.row())) << 16 | (isRow ? 0 : quint64(quint16(index.column())));
  key ^= index.parent().isValid() ? quint64(index.internalId()) * 0x9e3779b97f4a7c15u : 0;
  Part item = part(key | quint64(1) << 63, rect, isIcon ? PTK_KIND_CARD : isDay ? PTK_KIND_BUTTON : PTK_KIND_ROW, view);
  item.padding = 0;
  item.tracksHeldPress = qobject_cast<QComboBox *>(view->window()->parentWidget()) != nullptr;
  if (isDay) item.effect = PTK_EFFECT_HIGHLIGHT;
  return {item};
}

/* The buttons in the title of a window within a window. */
QList<Part> subWindowParts(QMdiSubWindow *window) {
  if (window->isMaximized() || window->windowFlags() & Qt::FramelessWindowHint) return {};
  QStyleOptionTitleBar option;
  option.initFrom(window);
  option.titleBarFlags = window->windowFlags();
  option.titleBarState = int(window->windowState());
  option.subControls = QStyle::SC_All;
  int height = window->style()->pixelMetric(QStyle::PM_TitleBarHeight, &option, window);
  int border = window->style()->styleHint(QStyle::SH_TitleBar_NoBorder, &option, window) ? 0 : 4; /* As Qt places it. */
  option.rect = QRect(border, border, window->width() - 2 * border, height);
  QList<Part> parts;
  quint64 key = 1;
  for (QStyle::SubControl each : {QStyle::SC_TitleBarSysMenu, QStyle::SC_TitleBarMinButton, QStyle::SC_TitleBarMaxButton,
                                  QStyle::SC_TitleBarNormalButton, QStyle::SC_TitleBarCloseButton,
                                  QStyle::SC_TitleBarShadeButton, QStyle::SC_TitleBarUnshadeButton}) {
    QRect rect = window->style()->subControlRect(QStyle::CC_TitleBar, &option, each, window);
    if (rect.isValid() && !rect.isEmpty()) parts.append(part(key, rect, PTK_KIND_BAR_BUTTON, window, groupOf(window)));
    key++;
  }
  return parts;
}

/* The title of a dock, by which it is dragged: padding must not reach over it. */
QList<Part> dockParts(QDockWidget *dock) {
  if (!(dock->features() & QDockWidget::DockWidgetMovable) || !dock->widget() || dock->titleBarWidget()) return {};
  QRect title = dock->rect();
  if (dock->features() & QDockWidget::DockWidgetVerticalTitleBar) title.setRight(dock->widget()->geometry().left() - 1);
  else title.setBottom(dock->widget()->geometry().top() - 1);
  if (title.isEmpty()) return {};
  Part handle = part(1, title, PTK_KIND_HANDLE, dock);
  handle.isObstacle = true;
  return {handle};
}

}  // namespace

bool hasProvider(const QWidget *widget) { return !providers().empty() && providerOf(widget); }

QList<Part> partsOf(QWidget *widget, QPoint position) {
  if (const PartProvider *provider = providerOf(widget)) return (*provider)(widget, position);
  QWidget *area = scrollAreaOf(widget);
  if (auto *header = qobject_cast<QHeaderView *>(area)) return headerParts(header);
  if (auto *view = qobject_cast<QAbstractItemView *>(area)) return itemParts(view, position);
  if (auto *bar = qobject_cast<QTabBar *>(widget)) return tabParts(bar);
  if (auto *bar = qobject_cast<QMenuBar *>(widget)) return menuBarParts(bar);
  if (auto *menu = qobject_cast<QMenu *>(widget)) return menuParts(menu);
  if (auto *slider = qobject_cast<QSlider *>(widget)) return sliderParts(slider);
  if (auto *bar = qobject_cast<QScrollBar *>(widget)) return scrollBarParts(bar);
  if (auto *box = qobject_cast<QAbstractSpinBox *>(widget)) return spinBoxParts(box);
  if (auto *box = qobject_cast<QComboBox *>(widget)) return comboBoxParts(box);
  if (auto *button = qobject_cast<QToolButton *>(widget)) return toolButtonParts(button);
  if (auto *box = qobject_cast<QGroupBox *>(widget)) return groupBoxParts(box);
  if (auto *dock = qobject_cast<QDockWidget *>(widget)) return dockParts(dock);
  if (auto *window = qobject_cast<QMdiSubWindow *>(widget)) return subWindowParts(window);
  return {};
}

QList<Part> allPartsOf(QWidget *widget) {
  QList<Part> all;
  auto *view = qobject_cast<QAbstractItemView *>(scrollAreaOf(widget));
  QSet<quint64> keys;
  int left = 1 << 14; /* The positions that may still be asked for. */
  for (int y = 0, below = 0; y < widget->height() && left > 0; y = std::max(below, y + 1)) {
    below = widget->height();
    bool isEmpty = true;
    for (int x = 0, beside = 0; x < widget->width() && left > 0; x = std::max(beside, x + 1), left--) {
      beside = x + 16;
      for (const Part &each : partsOf(widget, QPoint(x, y))) {
        if (each.frame.contains(x, y)) {
          beside = each.frame.right() + 1;
          below = std::min(below, each.frame.bottom() + 1);
          isEmpty = false;
        }
        /* Where a widget lies in an item, a person hits that. */
        bool isFilled = view && view->indexWidget(view->indexAt(QPoint(x, y)));
        if (isFilled || keys.contains(each.key)) continue;
        keys.insert(each.key);
        all.append(each);
      }
    }
    if (isEmpty) below = y + 8;
  }
  return all;
}

void keepProvider(const QMetaObject &type, PartProvider provider) {
  auto &list = providers();
  for (auto each = list.begin(); each != list.end(); ++each)
    if (each->type == &type) {
      list.erase(each);
      break;
    }
  if (provider) list.push_back({&type, std::move(provider)});
}

}  // namespace PointerKit
