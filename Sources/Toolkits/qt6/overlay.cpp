/* Draws what the pointer changes, over all widgets of a window. A widget whose look changes is painted here, and not by
 * Qt; a part of a widget gets its effect on top of the finished picture. */
#include "window.h"

#include <QBackingStore>
#include <QPaintEvent>
#include <algorithm>
#include <cmath>

namespace PointerKit {

bool Overlay::isCreating = false;
bool Overlay::isRendering = false;

Overlay::Overlay(Window *window) : QWidget(window->top), window(window) {
  setAttribute(Qt::WA_TransparentForMouseEvents);
  setAttribute(Qt::WA_NoSystemBackground);
  setFocusPolicy(Qt::NoFocus);
  setObjectName(QStringLiteral("qt_rubberband")); /* Widgets of this name are not told to assistive technologies. */
  setGeometry(0, 0, 0, 0);
  show();
}

namespace {
/* redirected() is protected. */
struct Redirection : QWidget { using QWidget::redirected; };
}  // namespace

bool Overlay::isOnScreen(const QWidget *widget) {
  QPoint offset;
  const QWidget *top = widget->window();
  QBackingStore *store = top->backingStore();
  return !store || (widget->*(&Redirection::redirected))(&offset) == store->paintDevice();
}

/* Follows what the frame shows, so that the window scrolls and paints elsewhere as it would without. */
void Overlay::fit() {
  const ptk_frame *frame = window->frame;
  QRectF bounds;
  for (std::size_t i = 0; i < frame->command_count; i++) {
    const ptk_command &command = frame->commands[i];
    bounds |= boundsOf(frame, command);
    if (command.kind != PTK_COMMAND_CONTENT_BEGIN) continue;
    Target *target = window->find(command.target);
    if (!target) continue;
    QPointF center(command.center.x, command.center.y);
    QRectF rect = window->frameOf(*target).translated(-center);
    if (!target->isPart) rect = QRectF(target->widget->mapTo(window->top, QPoint()), target->widget->size()).translated(-center);
    QPointF moved = center + QPointF(command.translation.dx, command.translation.dy);
    bounds |= QRectF(rect.topLeft() * command.scale + moved, rect.size() * command.scale).adjusted(-1, -1, 1, 1);
  }
  QRect area = bounds.toAlignedRect() & window->top->rect(), before = geometry();
  if (window->top->children().constLast() != this && !area.isEmpty()) raise();
  damage = QRegion();
  if (frame->has_damage || area != before) {
    const ptk_rect &changed = frame->damage;
    QRect rect = QRectF(changed.x, changed.y, changed.width, changed.height).toAlignedRect().adjusted(-1, -1, 1, 1);
    damage = QRegion(rect) | before | area;
  }
  if (area != before) setGeometry(area); /* Qt paints what was and what is beneath again. */
  else if (!damage.isEmpty() && !area.isEmpty()) QWidget::update();
}

/* Tells the engine what lies beneath the pointer, because palettes do not tell what a widget paints. */
void Overlay::sampleBackdrop() {
  QBackingStore *store = window->top->backingStore();
  QPaintDevice *device = store ? store->paintDevice() : nullptr;
  if (!device || device->devType() != QInternal::Image || !window->frame || !window->frame->pointer) return;
  const auto &image = *static_cast<const QImage *>(device);
  ptk_point center = window->frame->pointer->center;
  double ratio = image.devicePixelRatio();
  std::vector<double> samples;
  for (int y = -1; y <= 1; y++)
    for (int x = -1; x <= 1; x++) {
      QPoint point(int((center.x + 6 * x) * ratio), int((center.y + 6 * y) * ratio));
      if (image.rect().contains(point)) samples.push_back(luminanceOf(image.pixelColor(point)));
    }
  if (samples.empty()) return;
  std::nth_element(samples.begin(), samples.begin() + std::ptrdiff_t(samples.size() / 2), samples.end());
  double luminance = samples[samples.size() / 2];
  if (std::abs(luminance - lastSample) < 0.04) return;
  lastSample = luminance;
  QMetaObject::invokeMethod(window, [this, luminance] {
    if (window->isInside) window->handle(ptk_input_luminance(now(), luminance));
  }, Qt::QueuedConnection);
}

void Overlay::paintEvent(QPaintEvent *) {
  if (isRendering || !isOnScreen(this) || !window->frame) return;
  if (window->isInside) sampleBackdrop();
  QPainter painter(this);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  painter.translate(-pos());
  for (std::size_t i = 0; i < window->frame->group_count; i++) paintGroup(painter, window->frame->groups[i]);
}

void Overlay::paintContent(QPainter &painter, const Target &target, const ptk_command &command) {
  QWidget *widget = target.widget;
  painter.save();
  painter.translate(command.center.x + command.translation.dx, command.center.y + command.translation.dy);
  painter.scale(command.scale, command.scale);
  painter.translate(-command.center.x, -command.center.y);
  QPoint origin = widget->mapTo(window->top, QPoint(0, 0));
  /* Qt's own highlight would lie on the pointer's. */
  bool isUnderMouse = widget->testAttribute(Qt::WA_UnderMouse);
  widget->setAttribute(Qt::WA_UnderMouse, false);
  isRendering = true;
  painter.translate(origin);
  widget->render(&painter, QPoint(), QRegion(), QWidget::DrawChildren);
  isRendering = false;
  widget->setAttribute(Qt::WA_UnderMouse, isUnderMouse);
  painter.restore();
}

void Overlay::paintGroup(QPainter &painter, const ptk_group &group) {
  painter.save();
  if (group.has_clip)
    painter.setClipRect(QRectF(group.clip.x, group.clip.y, group.clip.width, group.clip.height), Qt::IntersectClip);
  const ptk_frame *frame = window->frame;
  for (std::size_t i = 0; i < group.command_count; i++) {
    const ptk_command &command = group.commands[i];
    Target *target = window->find(command.target);
    if (target && target->isPart) {
      /* Over the finished picture, in which text must stay readable. */
      if (command.kind == PTK_COMMAND_SHADOW) continue;
      if (command.kind != PTK_COMMAND_RADIAL_LIGHT)
        painter.setCompositionMode(window->isDark ? QPainter::CompositionMode_Screen : QPainter::CompositionMode_Multiply);
      drawCommand(painter, frame, command);
      painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
    } else if (command.kind == PTK_COMMAND_CONTENT_BEGIN) {
      if (target) paintContent(painter, *target, command);
    } else {
      drawCommand(painter, frame, command);
    }
  }
  painter.restore();
}

}  // namespace PointerKit
