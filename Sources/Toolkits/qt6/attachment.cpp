/* Finds the windows of the program, those of now and those that are opened later, and sees every event before Qt does. */
#include "pointerkit-qt6.h"

#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QChildEvent>
#include <QHeaderView>
#include <QPaintEvent>
#include <QTabBar>
#include <algorithm>
#include <memory>
#include <vector>

#include "input/cursor.h"
#include "input/events.h"
#include "recognize/areas.h"
#include "recognize/looks.h"
#include "recognize/parts.h"
#include "recognize/properties.h"
#include "settings.h"
#include "window.h"

namespace PointerKit {
namespace {

std::vector<std::unique_ptr<Window>> list;
Options chosen;

bool isTouch() { return chosen.density == Options::Density::Touch; }

Window *windowOf(const QWidget *widget) {
  if (!widget || list.empty()) return nullptr;
  const QWidget *top = widget->window();
  for (const auto &each : list)
    if (each->top == top) return each.get();
  return nullptr;
}

class Attachment : public QObject {
 public:
  bool eventFilter(QObject *object, QEvent *event) override {
    if (event->type() == QEvent::UpdateRequest) {
      auto *window = object->isWindowType() ? static_cast<Window *>(surfaceOf(static_cast<QWindow *>(object))) : nullptr;
      return window && window->runFrame(); /* Passed on, it would repaint the whole window. */
    }
    if (object->isWidgetType()) return filterWidget(static_cast<QWidget *>(object), event);
    if (object->isWindowType()) return handleInput(static_cast<QWindow *>(object), event);
    if (object == qApp && event->type() == QEvent::ApplicationPaletteChange)
      for (const auto &window : list) window->describeSurroundings();
    return false;
  }

  static void add(QWidget *widget) {
    Qt::WindowType type = widget->windowType();
    if (!widget->isWindow() || windowOf(widget) || type == Qt::ToolTip || type == Qt::SplashScreen || type == Qt::Desktop ||
        widget->testAttribute(Qt::WA_TransparentForMouseEvents) || isIgnored(widget))
      return;
    list.push_back(std::make_unique<Window>(widget, isTouch()));
    QObject::connect(widget, &QObject::destroyed, list.back().get(), [widget] { remove(widget); });
  }

  static void remove(const QObject *widget) {
    list.erase(std::remove_if(list.begin(), list.end(), [widget](const auto &each) { return each->top == widget; }), list.end());
  }

 private:
  static bool isOverlay(const QObject *object) {
    return Overlay::isCreating || std::any_of(list.begin(), list.end(), [object](const auto &each) { return each->overlay == object; });
  }

  /* While a popup is open, a press elsewhere closes it. */
  static void popupsChanged() {
    bool isOpen = std::any_of(list.begin(), list.end(), [](const auto &each) {
      return each->top->windowType() == Qt::Popup && each->top->isVisible();
    });
    for (const auto &window : list)
      if (window->top->windowType() != Qt::Popup) window->setBlocked(isOpen);
  }

  static bool paint(QWidget *widget, QPaintEvent *event) {
    if (isRenderingPlain()) return false;
    Window *window = windowOf(widget);
    if (!window || widget == window->overlay) return false;
    window->overlay->forgetPictures(widget);
    if (window->overlay->isRedrawn(widget) && Overlay::isOnScreen(widget)) {
      /* What the overlay paints in its place may be larger. */
      if (!event->region().translated(widget->mapTo(window->top, QPoint(0, 0))).subtracted(window->overlay->damage).isEmpty()) {
        window->dirty(widget);
        window->overlay->repaintAround(widget);
      }
      return true;
    }
    /* What is painted without a request of the overlay may have changed: scrolled rows, a moved handle. */
    QRegion region = event->region().translated(widget->mapTo(window->top, QPoint(0, 0)));
    if (!region.subtracted(window->overlay->damage).isEmpty()) window->dirty(widget);
    return false;
  }

  /* Whether a widget shows by itself over which of its parts the mouse is: the pointer shows that, and once is enough. */
  static bool showsHoveredPart(const QWidget *widget) {
    return qobject_cast<const QTabBar *>(widget) || qobject_cast<const QAbstractSlider *>(widget) || qobject_cast<const QAbstractSpinBox *>(widget) ||
           qobject_cast<const QHeaderView *>(scrollAreaOf(widget));
  }

  bool filterWidget(QWidget *widget, QEvent *event) {
    switch (event->type()) {
      case QEvent::HoverEnter:
      case QEvent::HoverMove: return showsHoveredPart(widget) && windowOf(widget);
      case QEvent::Paint: return paint(widget, static_cast<QPaintEvent *>(event));
      case QEvent::ChildAdded:
      case QEvent::ChildPolished:
      case QEvent::ChildRemoved: {
        QObject *child = static_cast<QChildEvent *>(event)->child();
        /* A splitter would take the overlay as a pane. */
        if (isOverlay(child)) return true;
        if (child->isWidgetType()) changed(widget, false);
        return false;
      }
      case QEvent::Show:
        if (isOverlay(widget)) return false;
        if (!widget->isWindow()) remove(widget); /* It may have been one, as a dock that has floated. */
        add(widget);
        if (widget->isWindow() && widget->windowType() == Qt::Popup) popupsChanged();
        changed(widget, false);
        return false;
      case QEvent::Hide:
      case QEvent::HideToParent:
      case QEvent::ShowToParent:
        if (isOverlay(widget)) return false;
        if (widget->isWindow()) {
          if (Window *window = windowOf(widget)) window->leave();
          if (widget->windowType() == Qt::Popup) popupsChanged();
        }
        changed(widget->parentWidget() ? widget->parentWidget() : widget, false);
        return false;
      case QEvent::ZOrderChange:
      case QEvent::Move:
        if (!widget->isWindow() && !isOverlay(widget)) changed(widget, false);
        return false;
      case QEvent::Resize:
      case QEvent::LayoutRequest:
      case QEvent::EnabledChange:
      case QEvent::ParentChange:
      case QEvent::StyleChange:
      case QEvent::FontChange:
      case QEvent::ActionAdded:
      case QEvent::ActionChanged:
      case QEvent::ActionRemoved:
      case QEvent::DynamicPropertyChange:
      case QEvent::LayoutDirectionChange:
      case QEvent::ReadOnlyChange:
        if (!isOverlay(widget)) changed(widget, true);
        return false;
      case QEvent::PaletteChange:
        if (Window *window = windowOf(widget); window && !isOverlay(widget)) {
          if (widget->isWindow()) window->describeSurroundings();
          changed(widget, true);
        }
        return false;
      case QEvent::CursorChange:
        if (Window *window = windowOf(widget)) window->cursorChanged();
        return false;
      case QEvent::WindowBlocked:
        if (Window *window = windowOf(widget)) window->leave();
        return false;
      case QEvent::WindowDeactivate:
        /* An inactive window receives no releases. */
        if (Window *window = widget->isWindow() ? windowOf(widget) : nullptr) cancelPress(*window);
        return false;
      default: return false;
    }
  }

  static void changed(QWidget *widget, bool hasNewRole) {
    Window *window = windowOf(widget);
    if (window) window->changed(widget, hasNewRole);
  }
};

Attachment *attachment = nullptr;

void attachAll() {
  for (QWidget *each : QApplication::topLevelWidgets())
    if (each->isVisible()) Attachment::add(each);
}

void detachAll() {
  hideCursor(false);
  list.clear();
}

}  // namespace

void attach(QApplication &application, const Options &options) {
  chosen = options;
  if (attachment) {
    for (const auto &window : list) window->applySettings(isTouch());
    return;
  }
  if (qgetenv("POINTERKIT_DISABLE") == "1") return;
  attachment = new Attachment;
  attachment->setParent(&application);
  QObject::connect(attachment, &QObject::destroyed, [] {
    attachment = nullptr;
    list.clear();
  });
  followSettings(attachment, attachAll, detachAll);
}

void detach(QApplication &application) {
  if (!attachment) return;
  application.removeEventFilter(attachment);
  detachAll();
  delete attachment;
}

void setPartProvider(const QMetaObject &type, PartProvider provider) {
  keepProvider(type, std::move(provider));
  for (const auto &window : list) window->invalidate();
}

}  // namespace PointerKit

void pointerkit_qt6_attach() {
  if (auto *application = qobject_cast<QApplication *>(QCoreApplication::instance())) PointerKit::attach(*application);
}
