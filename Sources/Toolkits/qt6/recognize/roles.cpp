/* What a widget is: its kind, from what the program says and from its class. */
#include "roles.h"

#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QCheckBox>
#include <QComboBox>
#include <QDial>
#include <QDialog>
#include <QDialogButtonBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QLCDNumber>
#include <QLabel>
#include <QLineEdit>
#include <QMainWindow>
#include <QMdiArea>
#include <QMdiSubWindow>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSizeGrip>
#include <QSlider>
#include <QSplitter>
#include <QStackedWidget>
#include <QStatusBar>
#include <QStyleOption>
#include <QTabBar>
#include <QTabWidget>
#include <QTextEdit>
#include <QToolBar>
#include <QToolBox>
#include <QToolButton>
#include <QDockWidget>
#include <algorithm>

#include "areas.h"
#include "parts.h"
#include "properties.h"

namespace PointerKit {
namespace {

Part control(const QWidget *widget, ptk_kind kind) {
  Part part;
  part.frame = widget->rect();
  part.kind = kind;
  part.isEnabled = widget->isEnabled();
  return part;
}

quint64 groupOf(const QWidget *bar) { return bar ? quint64(quintptr(bar)) : 0; }

/* The bar around a widget: the nearest ancestor in which controls are equal in rank. */
const QWidget *barAround(const QWidget *widget) {
  for (const QWidget *each = widget->parentWidget(); each; each = each->parentWidget()) {
    if (qobject_cast<const QToolBar *>(each) || qobject_cast<const QStatusBar *>(each) || qobject_cast<const QMenuBar *>(each))
      return each;
    if (each->isWindow() || qobject_cast<const QAbstractScrollArea *>(each)) return nullptr;
  }
  return nullptr;
}

/* The part of a check box, a radio button or a group box that responds to clicks. */
QRect clickRectOf(const QAbstractButton *button, QStyle::SubElement element) {
  QStyleOptionButton option;
  option.initFrom(button);
  option.text = button->text();
  option.icon = button->icon();
  option.iconSize = button->iconSize();
  QRect rect = button->style()->subElementRect(element, &option, button);
  return rect.isValid() ? rect & button->rect() : button->rect();
}

Part button(QAbstractButton *button) {
  Part part = control(button, PTK_KIND_BUTTON);
  const QWidget *bar = barAround(button);
  if (bar) {
    part.kind = PTK_KIND_BAR_BUTTON;
    part.group = groupOf(bar);
  }
  if (auto *tool = qobject_cast<QToolButton *>(button)) {
    part.hasBezel = !tool->autoRaise() || tool->isChecked();
  } else if (auto *push = qobject_cast<QPushButton *>(button)) {
    part.hasBezel = !push->isFlat();
  } else if (qobject_cast<QCheckBox *>(button)) {
    part.frame = clickRectOf(button, QStyle::SE_CheckBoxClickRect);
  } else if (qobject_cast<QRadioButton *>(button)) {
    part.frame = clickRectOf(button, QStyle::SE_RadioButtonClickRect);
  }
  return part;
}

Role text() {
  Role role;
  role.hasLines = true;
  return role;
}

Role roleOfViewport(QWidget *viewport, QAbstractScrollArea *area) {
  Role role;
  auto *rich = qobject_cast<QTextEdit *>(area);
  auto *plain = qobject_cast<QPlainTextEdit *>(area);
  if (rich || plain) {
    auto flags = rich ? rich->textInteractionFlags() : plain->textInteractionFlags();
    if (!(flags & (Qt::TextEditable | Qt::TextSelectableByMouse))) return role;
    role = text();
    role.whole = control(viewport, PTK_KIND_TEXT);
  } else if (qobject_cast<QHeaderView *>(area)) {
    role.parts = PartsAre::Few;
  } else if (qobject_cast<QAbstractItemView *>(area)) {
    role.parts = PartsAre::NearPointer;
  } else if (!qobject_cast<QScrollArea *>(area) && !qobject_cast<QMdiArea *>(area)) {
    /* What a graphics view or a view of a program shows is not known. */
    role.whole = control(viewport, PTK_KIND_CANVAS);
    role.whole->isObstacle = true;
  }
  return role;
}

Role findRole(QWidget *widget) {
  Role role;
  if (auto *area = qobject_cast<QAbstractScrollArea *>(widget->parentWidget()); area && area->viewport() == widget)
    return roleOfViewport(widget, area);
  if (auto *each = qobject_cast<QAbstractButton *>(widget)) {
    auto *tool = qobject_cast<QToolButton *>(widget);
    role.isLeaf = true;
    if (tool && tool->popupMode() == QToolButton::MenuButtonPopup) {
      role.parts = PartsAre::Few; /* The button and its arrow do different things. */
      return role;
    }
    role.whole = button(each);
    return role;
  }
  if (auto *line = qobject_cast<QLineEdit *>(widget)) {
    role = text();
    role.whole = control(line, PTK_KIND_TEXT); /* Its buttons are children. */
  } else if (auto *combo = qobject_cast<QComboBox *>(widget)) {
    if (combo->isEditable()) {
      role.parts = PartsAre::Few;
    } else {
      role.isLeaf = true;
      role.whole = control(combo, PTK_KIND_BUTTON);
      role.whole->hasBezel = combo->hasFrame();
    }
  } else if (qobject_cast<QAbstractSpinBox *>(widget) || qobject_cast<QSlider *>(widget) ||
             qobject_cast<QScrollBar *>(widget) || qobject_cast<QTabBar *>(widget) ||
             qobject_cast<QMenuBar *>(widget) || qobject_cast<QMenu *>(widget)) {
    role.parts = PartsAre::Few;
  } else if (auto *box = qobject_cast<QGroupBox *>(widget)) {
    if (box->isCheckable()) role.parts = PartsAre::Few;
  } else if (qobject_cast<QDockWidget *>(widget) || qobject_cast<QMdiSubWindow *>(widget)) {
    role.parts = PartsAre::Few;
  } else if (qobject_cast<QDial *>(widget)) {
    role.isLeaf = true;
    role.whole = control(widget, PTK_KIND_SLIDER);
    role.whole->effect = PTK_EFFECT_NONE; /* A dial is turned where the pointer is. */
  } else if (auto *handle = qobject_cast<QSplitterHandle *>(widget)) {
    role.isLeaf = true;
    role.whole = control(widget, PTK_KIND_DIVIDER);
    role.whole->latchingAxes = handle->orientation() == Qt::Horizontal ? PTK_AXIS_HORIZONTAL : PTK_AXIS_VERTICAL;
  } else if (qobject_cast<QSizeGrip *>(widget)) {
    role.isLeaf = true;
    role.whole = control(widget, PTK_KIND_HANDLE);
  } else if (auto *label = qobject_cast<QLabel *>(widget)) {
    auto flags = label->textInteractionFlags();
    role.isLeaf = true;
    bool hasLink = Qt::mightBeRichText(label->text()) && label->text().contains(QLatin1String("<a "), Qt::CaseInsensitive);
    if (flags & Qt::TextSelectableByMouse) {
      role.hasLines = true;
      role.whole = control(label, PTK_KIND_TEXT);
    } else if (hasLink && (flags & Qt::LinksAccessibleByMouse)) {
      role.whole = control(label, PTK_KIND_LINK);
    }
  }
  return role;
}

}  // namespace

bool isSeparator(const QWidget *widget) { return widget->inherits("QToolBarSeparator"); /* Its class is private. */ }

/* Whether a widget lies in one that the program has made a control. */
static bool isWithinControl(const QWidget *widget) {
  for (const QWidget *each = widget->parentWidget(); each && !each->isWindow(); each = each->parentWidget())
    if (each->property("pointerKitKind").isValid()) return true;
  return false;
}

Role roleOf(QWidget *widget) {
  Role role = findRole(widget);
  if (hasProvider(widget)) role.parts = PartsAre::NearPointer;
  if (auto kind = kindProperty(widget)) {
    role.whole = control(widget, *kind);
    role.whole->tracksHeldPress = *kind == PTK_KIND_EDIT_MENU_ITEM;
    role.parts = PartsAre::Absent;
    role.hasLines = *kind == PTK_KIND_TEXT;
  } else if (!role.whole && role.parts == PartsAre::Absent && !widget->isWindow() && !scrollAreaOf(widget) &&
             !qobject_cast<QAbstractScrollArea *>(widget) && !isSeparator(widget) && !isWithinControl(widget)) {
    /* What contains no other widgets may respond to clicks, and even a label may by an event filter. */
    const auto children = widget->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly);
    if (children.isEmpty() && !widget->testAttribute(Qt::WA_TransparentForMouseEvents)) {
      role.whole = control(widget, PTK_KIND_OTHER);
      role.whole->isObstacle = true;
    }
  }
  if (!role.whole) return role;
  if (auto effect = effectProperty(widget)) role.whole->effect = *effect;
  if (QVariant radius = widget->property("pointerKitRadius"); radius.isValid()) role.whole->radius = radius.toDouble();
  if (QVariant group = widget->property("pointerKitGroup"); group.isValid()) role.whole->group = group.toULongLong();
  if (QVariant padding = widget->property("pointerKitPadding"); padding.isValid()) role.whole->padding = padding.toDouble();
  return role;
}

}  // namespace PointerKit
