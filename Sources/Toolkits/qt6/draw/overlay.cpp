/* Draws what the pointer changes, over all widgets of a window. A widget whose look changes is painted here, and not by
 * Qt; a part of a widget gets its effect on top of the finished picture. */
#include "overlay.h"

#include <QBackingStore>
#include <QComboBox>
#include <QMenu>
#include <QMenuBar>
#include <QPaintEvent>
#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>

#include "../clock.h"
#include "../colors.h"
#include "commands.h"

namespace PointerKit {

bool Overlay::isCreating = false;

Overlay::Overlay(Controls &controls) : QWidget(controls.top), controls(controls), surface(controls.surface) {
  setAttribute(Qt::WA_TransparentForMouseEvents);
  setAttribute(Qt::WA_NoSystemBackground);
  setFocusPolicy(Qt::NoFocus);
  setObjectName(QStringLiteral("qt_rubberband")); /* Widgets of this name are not told to assistive technologies. */
  setGeometry(0, 0, 0, 0);
  QWidget::show();
}

namespace {
/* redirected() is protected. */
struct Redirection : QWidget { using QWidget::redirected; };

/* Whether Qt itself highlights a part under the pointer, as it does the items of menus and of the lists of combo boxes, and of a menu
 * bar whose menu is open. Its own highlight is strong, and keys move it: one is enough. */
bool isShownByQt(const Target &target) {
  if (qobject_cast<const QMenu *>(target.widget)) return true;
  if (qobject_cast<const QComboBox *>(target.widget->window()->parentWidget())) return true;
  auto *bar = qobject_cast<const QMenuBar *>(target.widget);
  QAction *action = bar ? bar->activeAction() : nullptr;
  return action && action->menu() && action->menu()->isVisible();
}
}  // namespace

bool Overlay::isOnScreen(const QWidget *widget) {
  QPoint offset;
  const QWidget *top = widget->window();
  QBackingStore *store = top->backingStore();
  return !store || (widget->*(&Redirection::redirected))(&offset) == store->paintDevice();
}

/* The pointer as a highlight has no target of its own: it lies behind one. */
Target *Overlay::targetOf(const ptk_command &command) {
  return controls.find(command.target != 0 || !surface.frame->pointer ? command.target : surface.frame->pointer->behind);
}

/* A part of a widget has no shadow, since it is not painted again, and no light, which would lie on its text. */
bool Overlay::isDrawn(const ptk_command &command) {
  Target *target = targetOf(command);
  if (!target || !target->isPart) return true;
  return command.kind != PTK_COMMAND_KIND_SHADOW && command.kind != PTK_COMMAND_KIND_RADIAL_LIGHT && !isShownByQt(*target);
}

/* The part of the window that a command changes. */
QRect Overlay::boundsOf(const ptk_command &command) {
  QRect bounds = PointerKit::boundsOf(surface.frame, command).toAlignedRect();
  Target *target = command.kind == PTK_COMMAND_KIND_CONTENT_BEGIN ? controls.find(command.target) : nullptr;
  if (!target || target->isPart) return bounds;
  QPointF center(command.center.x, command.center.y), moved = center + QPointF(command.translation.dx, command.translation.dy);
  QRectF plain(target->widget->mapTo(controls.top, QPointF(0, 0)), QSizeF(target->widget->size()));
  QRectF rect = plain.translated(-center);
  rect = QRectF(rect.topLeft() * command.scale + moved, rect.size() * command.scale).adjusted(-1, -1, 1, 1);
  return bounds | (rect | plain).toAlignedRect();
}

namespace {
/* Adds a rectangle to a few that contain all: Qt clips to one much faster than to several. */
void join(std::vector<QRect> &rects, const QRect &rect) {
  auto areaOf = [](const QRect &each) { return each.width() * each.height(); };
  for (QRect &each : rects)
    if (QRect both = each | rect; 2 * areaOf(both) <= 3 * (areaOf(each) + areaOf(rect))) {
      each = both;
      return;
    }
  rects.push_back(rect);
}

QRegion regionOf(const std::vector<QRect> &rects) {
  QRegion region;
  for (const QRect &each : rects) region |= each;
  return region;
}
}  // namespace

QRegion Overlay::takeOver() {
  std::vector<const QWidget *> before = std::exchange(redrawn, {});
  for (std::size_t i = 0; i < surface.frame->command_count; i++) {
    if (surface.frame->commands[i].kind != PTK_COMMAND_KIND_CONTENT_BEGIN) continue;
    Target *target = controls.find(surface.frame->commands[i].target);
    /* What is opaque is not painted over anything that Qt would paint in its place. */
    if (target && !target->isPart && !target->widget->testAttribute(Qt::WA_OpaquePaintEvent)) redrawn.push_back(target->widget);
  }
  /* Qt paints again what was painted here, and no longer what will be. */
  QRegion changed;
  auto differ = [this, &changed](const std::vector<const QWidget *> &some, const std::vector<const QWidget *> &others) {
    for (const QWidget *each : some)
      if (std::find(others.begin(), others.end(), each) == others.end())
        changed |= QRect(each->mapTo(controls.top, QPoint(0, 0)), each->size());
  };
  differ(redrawn, before);
  differ(before, redrawn);
  return changed;
}

bool Overlay::isRedrawn(const QWidget *widget) const {
  for (const QWidget *each = widget; each && !redrawn.empty(); each = each->parentWidget())
    if (std::find(redrawn.begin(), redrawn.end(), each) != redrawn.end()) return true;
  return false;
}

/* Paints what differs from the frame before. The overlay covers the window from the first frame on, because a change of its
 * size paints all of the window again. */
void Overlay::showFrame() {
  QRegion changed = takeOver();
  const ptk_frame *frame = surface.frame;
  std::vector<Item> before = std::exchange(items, {});
  std::vector<QRect> damaged(changed.begin(), changed.end()), covered;
  auto isGone = [this](const Picture &each) { return !isRedrawn(each.widget); };
  pictures.erase(std::remove_if(pictures.begin(), pictures.end(), isGone), pictures.end());
  for (std::size_t i = 0; i < frame->command_count; i++) {
    if (!isDrawn(frame->commands[i])) continue;
    Item item{frame->commands[i], boundsOf(frame->commands[i])};
    bool isPlain = item.command.kind != PTK_COMMAND_KIND_OUTLINE && item.command.kind != PTK_COMMAND_KIND_PATH;
    if (Target *target = item.command.kind == PTK_COMMAND_KIND_CONTENT_BEGIN ? controls.find(item.command.target) : nullptr)
      for (const Picture &each : pictures)
        if (each.widget == target->widget && !isSharp(each, item.command.scale)) isPlain = false;
    item.command.path = nullptr; /* Of the frame. */
    auto same = std::find_if(before.begin(), before.end(), [&item](const Item &each) {
      return each.bounds == item.bounds && std::memcmp(&each.command, &item.command, sizeof item.command) == 0;
    });
    if (isPlain && same != before.end()) before.erase(same);
    else join(damaged, item.bounds);
    join(covered, item.bounds);
    items.push_back(item);
  }
  for (const Item &each : before) join(damaged, each.bounds);
  shown = regionOf(covered);
  QRect area = controls.top->rect();
  damage = regionOf(damaged) & area;
  if (damage.isEmpty()) return;
  if (controls.top->children().constLast() != this) raise();
  if (geometry() != area) {
    setGeometry(area);
  } else if (!changed.isEmpty() ||
             !pixels.paint(controls.top, damage, shown, [this](QPainter &painter) { paintFrame(painter, damage); })) {
    QWidget::update(damage);
    return;
  }
  damage = QRegion();
}

void Overlay::repaintAround(const QWidget *widget) {
  for (const Item &each : items) {
    Target *target = each.command.kind == PTK_COMMAND_KIND_CONTENT_BEGIN ? controls.find(each.command.target) : nullptr;
    if (!target || target->isPart || (target->widget != widget && !target->widget->isAncestorOf(widget))) continue;
    damage |= each.bounds;
    QMetaObject::invokeMethod(this, [this, bounds = each.bounds] { QWidget::update(bounds); }, Qt::QueuedConnection);
  }
}

/* Tells the engine what lies beneath the pointer, because palettes do not tell what a widget paints. */
void Overlay::sampleBackdrop(const QRegion &region) {
  const QImage *image = Pixels::imageOf(controls.top);
  if (!image || !surface.frame->pointer) return;
  ptk_point middle = surface.frame->pointer->center;
  QPointF center(middle.x, middle.y), reach(6, 6);
  /* Behind a label the ground counts, which is seen along the edges, and not the letters in the middle. */
  Target *behind = controls.find(surface.frame->pointer->behind);
  if (behind) {
    QRectF frame = controls.frameOf(*behind).adjusted(3, 3, -3, -3);
    center = frame.center();
    reach = QPointF(frame.width() / 2, frame.height() / 2);
  }
  double ratio = image->devicePixelRatio();
  std::vector<double> samples;
  for (int y = -1; y <= 1; y++)
    for (int x = -1; x <= 1; x++) {
      if (behind && x == 0 && y == 0) continue;
      QPointF point(center.x() + reach.x() * x, center.y() + reach.y() * y);
      QPoint pixel = (point * ratio).toPoint();
      if (region.contains(point.toPoint()) && image->rect().contains(pixel)) samples.push_back(luminanceOf(image->pixelColor(pixel)));
    }
  if (samples.size() < 5) return;
  std::nth_element(samples.begin(), samples.begin() + std::ptrdiff_t(samples.size() / 2), samples.end());
  double luminance = samples[samples.size() / 2];
  if (std::abs(luminance - lastSample) < 0.04) return;
  lastSample = luminance;
  QMetaObject::invokeMethod(&surface, [this, luminance] {
    if (surface.isInside) surface.handle(ptk_input_luminance(now(), luminance));
  }, Qt::QueuedConnection);
}

void Overlay::paintEvent(QPaintEvent *event) {
  if (isRenderingPlain() || !isOnScreen(this) || !surface.frame) return;
  pixels.keep(controls.top, event->region(), shown);
  if (items.empty()) return;
  QPainter painter(this);
  paintFrame(painter, event->region());
}

void Overlay::paintFrame(QPainter &painter, const QRegion &region) {
  if (surface.isInside) sampleBackdrop(region);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  painted = region.boundingRect();
  for (std::size_t i = 0; i < surface.frame->group_count; i++) paintGroup(painter, surface.frame->groups[i]);
}

/* The widget as it paints itself at a scale. While the scale changes, a picture of almost the same serves. */
Overlay::Picture &Overlay::pictureOf(QWidget *widget, double scale) {
  double ratio = devicePixelRatioF();
  QSize size(int(std::ceil(widget->width() * scale * ratio)), int(std::ceil(widget->height() * scale * ratio)));
  auto found = std::find_if(pictures.begin(), pictures.end(), [widget](const Picture &each) { return each.widget == widget; });
  if (found != pictures.end() && found->ratio == ratio && found->size == widget->size() && isSharp(*found, scale)) return *found;
  if (found == pictures.end()) found = pictures.emplace(found);
  *found = {widget, widget->size(), scale, scale, ratio, QImage(size.expandedTo(QSize(1, 1)), QImage::Format_ARGB32_Premultiplied)};
  found->image.setDevicePixelRatio(ratio);
  found->image.fill(Qt::transparent);
  QPainter painter(&found->image);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  painter.scale(scale, scale);
  renderPlain(widget, painter, QRegion(), QWidget::DrawChildren);
  return *found;
}

/* Whether a picture shows a widget at a scale, up to a quarter of a point at its edges while it is scaled, and while that is
 * fast, any does. */
bool Overlay::isSharp(const Picture &picture, double scale) const {
  if (picture.scale == scale) return true;
  double size = std::max(picture.size.width(), picture.size.height());
  return !surface.frame->is_at_rest && (std::abs(picture.scale - scale) * size < 0.5 || std::abs(picture.shown - scale) * size > 0.25);
}

void Overlay::forgetPictures(const QWidget *widget) {
  auto shows = [widget](const Picture &each) { return each.widget == widget || each.widget->isAncestorOf(widget); };
  pictures.erase(std::remove_if(pictures.begin(), pictures.end(), shows), pictures.end());
}

void Overlay::forget(const QWidget *widget) {
  forgetPictures(widget);
  redrawn.erase(std::remove(redrawn.begin(), redrawn.end(), widget), redrawn.end());
}

void Overlay::paintContent(QPainter &painter, const Target &target, const ptk_command &command) {
  Picture &picture = pictureOf(target.widget, command.scale);
  picture.shown = command.scale;
  QPointF center(command.center.x, command.center.y), origin(target.widget->mapTo(controls.top, QPoint(0, 0)));
  QPointF corner = (origin - center) * command.scale + center + QPointF(command.translation.dx, command.translation.dy);
  if (picture.scale == command.scale) {
    /* Between pixels, text would be blurred. */
    painter.drawImage(QPointF((corner * picture.ratio).toPoint()) / picture.ratio, picture.image);
    return;
  }
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing, false); /* Of the edges only, where Qt would need more time than for the rest. */
  painter.translate(corner);
  painter.scale(command.scale / picture.scale, command.scale / picture.scale);
  painter.drawImage(QPointF(), picture.image);
  painter.restore();
}

/* What a command of one gray makes of what is beneath: darker or lighter, which Qt draws much faster than a product. */
static bool isVeil(ptk_command &command, bool isDark) {
  ptk_color color = ptk_color_encode(command.color);
  if (color.red != color.green || color.green != color.blue) return false;
  double level = isDark ? 1 : 0;
  command.opacity *= isDark ? color.red : 1 - color.red;
  command.color = {level, level, level};
  return true;
}

void Overlay::paintGroup(QPainter &painter, const ptk_group &group) {
  painter.save();
  if (group.has_clip)
    painter.setClipRect(QRectF(group.clip.x, group.clip.y, group.clip.width, group.clip.height), Qt::IntersectClip);
  const ptk_frame *frame = surface.frame;
  for (std::size_t i = 0; i < group.command_count; i++) {
    const ptk_command &command = group.commands[i];
    if (!isDrawn(command) || !boundsOf(command).intersects(painted)) continue;
    Target *target = targetOf(command);
    if (target && target->isPart) {
      /* Over the finished picture, in which text must stay readable. */
      ptk_command over = command;
      if (!isVeil(over, surface.isDark))
        painter.setCompositionMode(surface.isDark ? QPainter::CompositionMode_Screen : QPainter::CompositionMode_Multiply);
      drawCommand(painter, frame, over);
      painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
    } else if (command.kind == PTK_COMMAND_KIND_CONTENT_BEGIN) {
      if (target) paintContent(painter, *target, command);
    } else {
      drawCommand(painter, frame, command);
    }
  }
  painter.restore();
}

}  // namespace PointerKit
