/* A generic plugin that lists what a person can click in a program of Qt Quick, as its own items tell it: a line of what it
 * is, the position of its middle on the screen, its size, its corner in its window, and its class. */
#include <QGenericPlugin>
#include <QGuiApplication>
#include <QQuickItem>
#include <QQuickWindow>
#include <algorithm>
#include <cstring>

#include "teller.h"

class Census : public QGenericPlugin {
  Q_OBJECT
  Q_PLUGIN_METADATA(IID QGenericPluginFactoryInterface_iid FILE "plugin.json")

 public:
  QObject *create(const QString &, const QString &) override {
    return teller("census", tell);
  }

 private:
  static bool isTappable(const QQuickItem *item) {
    const QObjectList &children = item->children();
    return std::any_of(children.begin(), children.end(), [](const QObject *each) { return each->inherits("QQuickTapHandler"); });
  }

  static bool isControl(const QQuickItem *item) {
    if (!item->isEnabled() || !item->property("enabled").toBool()) return false; /* A mouse area has a property of its own. */
    for (const char *each : {"QQuickAbstractButton", "QQuickComboBox", "QQuickTextInput", "QQuickTextEdit"})
      if (item->inherits(each)) return !item->inherits("QQuickTextInput") || !item->property("readOnly").toBool();
    /* What fills a window takes clicks for no control. */
    bool isLarge = item->width() > 0.5 * item->window()->width() && item->height() > 0.5 * item->window()->height();
    return !isLarge && ((item->inherits("QQuickMouseArea") && item->acceptedMouseButtons() != Qt::NoButton) || isTappable(item));
  }

  /* The last item at a position that does anything with a press. */
  static QQuickItem *reachedAt(QQuickItem *item, QPointF position) {
    QQuickItem *found = nullptr;
    QList<QQuickItem *> children = item->childItems();
    std::stable_sort(children.begin(), children.end(), [](auto *a, auto *b) { return a->z() < b->z(); });
    for (QQuickItem *each : children) {
      if (!each->isVisible()) continue;
      bool isHere = each->contains(each->mapFromScene(position));
      bool isOverlay = each->inherits("QQuickOverlay"); /* It lets through what no popup takes. */
      if (isHere && !isOverlay && (each->acceptedMouseButtons() != Qt::NoButton || isTappable(each))) found = each;
      if (QQuickItem *inner = isHere || !each->clip() ? reachedAt(each, position) : nullptr) found = inner;
    }
    return found;
  }

  static void tell(std::FILE *file) {
    for (QWindow *each : QGuiApplication::allWindows()) {
      auto *window = qobject_cast<QQuickWindow *>(each);
      if (!window || !window->isVisible()) continue;
      listWithin(file, window, window->contentItem());
    }
  }

  static void listWithin(std::FILE *file, QQuickWindow *window, QQuickItem *item) {
    for (QQuickItem *each : item->childItems()) {
      list(file, window, each);
      listWithin(file, window, each);
    }
  }

  static void list(std::FILE *file, QQuickWindow *window, QQuickItem *item) {
    if (!item->isVisible() || !isControl(item)) return;
    QRectF rect = item->mapRectToScene(QRectF(QPointF(), item->size())), shown = rect & QRectF(QPointF(), QSizeF(window->size()));
    if (shown.width() < 4 || shown.height() < 4) return;
    QQuickItem *reached = reachedAt(window->contentItem(), shown.center());
    if (!reached || (reached != item && !item->isAncestorOf(reached))) return;
    QPoint middle = window->mapToGlobal(shown.center()).toPoint();
    const QMetaObject *type = item->metaObject();
    while (std::strstr(type->className(), "_QML")) type = type->superClass(); /* Of Qt's own classes. */
    QByteArray name = item->metaObject()->className();
    if (auto end = name.indexOf("_QML"); end > 0) name.truncate(end);
    bool isFlat = item->inherits("QQuickButton") && !item->inherits("QQuickToolButton") && item->property("flat").toBool();
    std::fprintf(file, "%s %d %d %d %d %d %d %s\n", isFlat ? "FlatButton" : type->className(), middle.x(), middle.y(), int(rect.width()),
                 int(rect.height()), int(rect.x()), int(rect.y()), name.constData());
  }
};

#include "census-quick.moc"
