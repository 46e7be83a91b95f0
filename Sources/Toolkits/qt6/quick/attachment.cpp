/* Finds the windows of the program, those of now and those that are opened later, and sees every event before Qt does. */
#include "pointerkit-qt6-quick.h"

#include <QQuickRenderControl>
#include <algorithm>
#include <memory>
#include <vector>

#include "../input/cursor.h"
#include "../input/events.h"
#include "../recognize/properties.h"
#include "../settings.h"
#include "scene.h"

namespace PointerKit {
namespace {

std::vector<std::unique_ptr<Scene>> scenes;

void add(QObject *object) {
  auto *window = qobject_cast<QQuickWindow *>(object);
  /* What a widget shows is a part of the widget's window. */
  if (!window || surfaceOf(window) || window->type() == Qt::ToolTip || isIgnored(window) ||
      QQuickRenderControl::renderWindowFor(window))
    return;
  scenes.push_back(std::make_unique<Scene>(window));
  QObject::connect(window, &QObject::destroyed, scenes.back().get(), [window] {
    scenes.erase(std::remove_if(scenes.begin(), scenes.end(), [window](const auto &each) { return each->window == window; }), scenes.end());
  });
}

class Attachment : public QObject {
 public:
  bool eventFilter(QObject *object, QEvent *event) override {
    if (!object->isWindowType()) return false;
    auto *window = static_cast<QWindow *>(object);
    switch (event->type()) {
      case QEvent::Show: add(window); return false;
      case QEvent::Hide:
        if (Surface *scene = surfaceOf(window)) scene->leave();
        return false;
      case QEvent::FocusOut:
        /* An inactive window receives no releases. */
        if (Surface *scene = surfaceOf(window)) cancelPress(*scene);
        return false;
      default: return handleInput(window, event);
    }
  }
};

Attachment *attachment = nullptr;

void attachAll() {
  for (QWindow *each : QGuiApplication::topLevelWindows())
    if (each->isVisible()) add(each);
}

void detachAll() {
  hideCursor(false);
  scenes.clear();
}

}  // namespace

void attachQuick(QGuiApplication &application) {
  if (attachment || qgetenv("POINTERKIT_DISABLE") == "1") return;
  attachment = new Attachment;
  attachment->setParent(&application);
  QObject::connect(attachment, &QObject::destroyed, [] {
    attachment = nullptr;
    scenes.clear();
  });
  followSettings(attachment, attachAll, detachAll);
}

void detachQuick(QGuiApplication &application) {
  if (!attachment) return;
  application.removeEventFilter(attachment);
  detachAll();
  delete attachment;
}

}  // namespace PointerKit

void pointerkit_qt6_quick_attach() {
  if (auto *application = qobject_cast<QGuiApplication *>(QCoreApplication::instance())) PointerKit::attachQuick(*application);
}
