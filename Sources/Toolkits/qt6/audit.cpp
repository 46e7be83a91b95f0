/* Tells pointerkit-run --audit of the layouts that stay: what reacts to clicks by itself, with its names, and a picture. */
#include "audit.h"

#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QHeaderView>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QScrollBar>
#include <QSizeGrip>
#include <QSlider>
#include <QTextDocument>
#include <functional>

#include "../common/audit.h"
#include "recognize/areas.h"
#include "recognize/looks.h"

namespace PointerKit {
namespace {

/* The handle of a slider is a part of it, with this key; its track is another. */
constexpr quint64 sliderHandle = 1;

/* Whether a person hits it: a slider is one target with its handle, and the platform's scroll bars and grips have others that
 * do the same. */
bool isTarget(const Target &target, quint64 part) {
  QWidget *widget = target.widget;
  if (!target.target.is_enabled || qobject_cast<QScrollBar *>(widget) || qobject_cast<QSizeGrip *>(widget)) return false;
  if (qobject_cast<QSlider *>(widget)) return part != sliderHandle;
  if (target.isObstacle || target.target.kind == PTK_KIND_CANVAS) return false;
  /* Of a label, the text is selected, which is no function of its own. */
  return !qobject_cast<QLabel *>(widget) || target.target.kind != PTK_KIND_TEXT;
}

/* The field around an editor, whose frame belongs to it; null for none. */
QWidget *fieldAround(const QWidget *widget) {
  QWidget *parent = qobject_cast<const QLineEdit *>(widget) ? widget->parentWidget() : nullptr;
  return qobject_cast<QAbstractSpinBox *>(parent) || qobject_cast<QComboBox *>(parent) ? parent : nullptr;
}

ptk_rect reactingFrame(const Target &target) {
  ptk_rect frame = target.target.frame;
  if (const QWidget *field = target.isPart ? nullptr : fieldAround(target.widget)) {
    frame.y -= target.widget->y();
    frame.height = field->height();
  }
  return frame;
}

QString nameIn(QAccessibleInterface *interface) {
  if (!interface || !interface->isValid()) return QString();
  QString name = interface->text(QAccessible::Name).simplified();
  return name.isEmpty() ? interface->text(QAccessible::Description).simplified() : name;
}

/* The name of a widget, or of the part of it at a position. */
QString nameOf(QWidget *widget, bool isPart, QPoint position) {
  QWidget *area = scrollAreaOf(widget), *field = fieldAround(widget), *whole = area ? area : field ? field : widget;
  QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(whole);
  QString name;
  if (auto *header = qobject_cast<QHeaderView *>(area); header && isPart && header->model()) {
    int section = header->logicalIndexAt(position);
    return header->model()->headerData(section, header->orientation(), Qt::DisplayRole).toString().simplified();
  }
  if (isPart && interface) {
    QPoint global = widget->mapToGlobal(position);
    QAccessibleInterface *child = interface->childAt(global.x(), global.y());
    if (child && child != interface) name = nameIn(child);
    if (!name.isEmpty()) return name;
  }
  name = nameIn(interface);
  if (name.isEmpty()) name = widget->toolTip().simplified();
  return name;
}

/* What part of a widget a part is, where its name does not tell. */
const char *wordFor(const QWidget *widget, quint64 part) {
  if (qobject_cast<const QAbstractSpinBox *>(widget)) return part == 1 ? "up" : "down";
  if (qobject_cast<const QComboBox *>(widget)) return "arrow";
  return nullptr;
}

QByteArray pathOf(const Target &target) {
  QByteArray path = target.isPart ? "part of " : "";
  int depth = 0;
  for (const QWidget *each = target.widget; each && depth < 5; each = each->parentWidget(), depth++) {
    if (depth) path += " in ";
    path += each->metaObject()->className();
    if (each->isWindow()) break;
  }
  return path;
}

/* Whether a label has more text than its link, which is then limited by its line. */
bool isInText(const Target &target) {
  auto *label = qobject_cast<const QLabel *>(target.widget);
  if (!label || target.target.kind != PTK_KIND_LINK) return false;
  QString text = label->text().trimmed();
  return !text.startsWith(QLatin1String("<a ")) || !text.endsWith(QLatin1String("</a>"));
}

std::size_t combine(std::size_t seed, double value) {
  return seed ^ (std::hash<double>()(value) + 0x9e3779b9 + (seed << 6) + (seed >> 2));
}

}  // namespace

std::size_t hashOf(Controls &controls) {
  std::size_t hash = 1;
  /* The order of the targets is not known, so that their hashes are added. */
  controls.survey([&](std::uint64_t, const Target &target, quint64 part) {
    QRectF frame = controls.frameOf(target);
    std::size_t own = combine(combine(std::hash<const void *>()(target.widget) ^ part, frame.x()), frame.y());
    hash += combine(combine(own, frame.width()), frame.height() + 0.5 * target.target.is_enabled);
  });
  return hash;
}

void writeAudit(Controls &controls) {
  ptk_engine *engine = controls.surface.engine;
  QWidget *top = controls.top;
  /* A menu has no title of its own. */
  const QWidget *titled = top;
  while (titled->windowTitle().isEmpty() && titled->parentWidget()) titled = titled->parentWidget()->window();
  QByteArray title = titled->windowTitle().remove(QLatin1String("[*]")).toUtf8();
  Audit *written = audit_begin(engine, title.constData(), {double(top->width()), double(top->height())});
  if (!written) return;
  if (const char *path = audit_picture(written, {0, 0, double(top->width()), double(top->height())})) {
    QImage image(top->size(), QImage::Format_RGB32);
    image.fill(top->palette().color(QPalette::Window));
    QPainter painter(&image);
    renderPlain(top, painter, QRegion(top->rect()), QWidget::DrawWindowBackground | QWidget::DrawChildren);
    painter.end();
    image.save(QString::fromLocal8Bit(path), "PNG");
  }
  controls.survey([&](std::uint64_t id, const Target &target, quint64 part) {
    if (!isTarget(target, part)) return;
    QWidget *widget = target.widget;
    QRectF inWindow = controls.frameOf(target);
    QPoint middle = widget->mapFrom(top, inWindow.center().toPoint());
    QByteArray path = pathOf(target), name = nameOf(widget, target.isPart, middle).toUtf8();
    AuditTarget described{};
    described.id = id;
    described.space = target.target.space;
    described.kind = target.target.kind;
    described.frame = reactingFrame(target);
    described.z = target.target.z;
    described.is_exempt = isInText(target);
    described.path = path.constData();
    described.name = name.constData();
    described.tip = target.isPart ? wordFor(widget, part) : nullptr;
    /* What the arrows do, typing does as well. */
    if (auto *box = qobject_cast<QAbstractSpinBox *>(widget); box && target.isPart)
      if (auto *editor = box->findChild<QLineEdit *>(QString(), Qt::FindDirectChildrenOnly); editor && !editor->isReadOnly())
        if (Entry *entry = controls.known(editor)) described.equivalent = entry->id;
    audit_add(written, &described);
  });
  audit_end(written);
}

}  // namespace PointerKit
