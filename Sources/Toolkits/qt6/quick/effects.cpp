/* What the pointer adds to items: drawing beneath and above them, and a transform. */
#include "scene.h"

#include <QCursor>
#include <QMatrix4x4>
#include <QPixmap>
#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>

namespace PointerKit {
namespace {
constexpr const char *ownName = "pointerkit"; /* Of the items that belong to the pointer. */
}

bool isOwn(const QQuickItem *item) { return item->objectName() == QLatin1String(ownName); }

Layer::Layer(Scene *scene, QQuickItem *item, qreal z) : scene(scene), holder(new QQuickItem) {
  holder->setObjectName(QLatin1String(ownName));
  holder->setParentItem(item);
  holder->setZ(z);
  setObjectName(QLatin1String(ownName));
  setParentItem(holder);
  setAntialiasing(true);
}

Layer::~Layer() {
  setParentItem(nullptr);
  delete holder;
}

namespace {

/* Moves a command, and rounds its place so little that nobody sees it, so that commands can be compared. */
void place(ptk_command &command, QPointF corner) {
  auto round = [](double value) { return std::round(value * 64) / 64; };
  bool hasCenter = command.kind == PTK_COMMAND_KIND_OUTLINE || command.kind == PTK_COMMAND_KIND_RADIAL_LIGHT;
  if (hasCenter) command.center = {round(command.center.x - corner.x()), round(command.center.y - corner.y())};
  if (command.kind == PTK_COMMAND_KIND_OUTLINE) return;
  command.shape.rect.x = round(command.shape.rect.x - corner.x());
  command.shape.rect.y = round(command.shape.rect.y - corner.y());
}

bool isSameOutline(const ptk_frame *frame, const std::vector<ptk_point> &points) {
  const ptk_outline *own = frame->outline;
  return own ? std::equal(own->points, own->points + own->point_count, points.begin(), points.end(),
                          [](const ptk_point &a, const ptk_point &b) { return std::abs(a.x - b.x) < 0.01 && std::abs(a.y - b.y) < 0.01; })
             : points.empty();
}

void keepOutline(const ptk_frame *frame, std::vector<ptk_point> &points) {
  points.clear();
  if (frame->outline) points.assign(frame->outline->points, frame->outline->points + frame->outline->point_count);
}

}  // namespace

/* What has only moved by whole points is not painted again. */
bool Layer::show(const ptk_command *commands, std::size_t count, const QTransform &toItem) {
  std::vector<ptk_command> before = std::move(shown);
  shown.assign(commands, commands + count);
  QRectF all;
  bool isSame = isVisible() && before.size() == count;
  for (const ptk_command &each : shown) {
    all |= boundsOf(scene->frame, each);
    /* What these show is not told by the command. */
    isSame &= each.kind != PTK_COMMAND_KIND_PATH && each.kind != PTK_COMMAND_KIND_ANNOTATION;
    if (each.kind == PTK_COMMAND_KIND_OUTLINE) {
      isSame &= isSameOutline(scene->frame, outline);
      keepOutline(scene->frame, outline);
    }
  }
  bool wasVisible = isVisible();
  setVisible(!all.isEmpty());
  if (all.isEmpty()) return wasVisible;
  /* A texture is made again when its size changes, and so the sizes are steps. */
  QPointF corner(std::floor(all.x()), std::floor(all.y()));
  QSizeF size(std::ceil((all.right() - corner.x()) / 16) * 16, std::ceil((all.bottom() - corner.y()) / 16) * 16);
  for (ptk_command &each : shown) place(each, corner);
  isSame = isSame && size == QSizeF(width(), height()) && std::memcmp(before.data(), shown.data(), count * sizeof(ptk_command)) == 0;
  QPointF position = toItem.map(corner);
  bool isHere = wasVisible && position == QQuickItem::position();
  setPosition(position);
  setTransformOrigin(QQuickItem::TopLeft);
  setScale(std::hypot(toItem.m11(), toItem.m12()));
  setRotation(std::atan2(toItem.m12(), toItem.m11()) * 180 / M_PI);
  setSize(size);
  if (!isSame) QQuickItem::update();
  return !isSame || !isHere;
}

/* Qt paints while the thread of the application waits, and so the frame is still valid. */
void Layer::paint(QPainter *painter) {
  painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  for (const ptk_command &each : shown) drawCommand(*painter, scene->frame, each);
}

class Movement : public QQuickTransform {
 public:
  explicit Movement(QQuickItem *item) { appendToItem(item); }
  /* Returns whether it moves the item in another way than before. */
  bool set(QPointF newCenter, double newScale, QPointF newOffset) {
    if (center == newCenter && scale == newScale && offset == newOffset) return false;
    center = newCenter;
    scale = newScale;
    offset = newOffset;
    update();
    return true;
  }
  /* The last factor is applied first. */
  void applyTo(QMatrix4x4 *matrix) const override {
    matrix->translate(float(center.x() + offset.x()), float(center.y() + offset.y()));
    matrix->scale(float(scale), float(scale));
    matrix->translate(float(-center.x()), float(-center.y()));
  }

 private:
  QPointF center, offset;
  double scale = 1;
};

Control::Control() = default;
Control::Control(Control &&) = default;
Control::~Control() = default;

/* Gives each item what the frame says of it, and takes back what is over. */
bool Scene::apply() {
  bool isChanged = false;
  std::vector<std::uint64_t> before = std::exchange(shown, {});
  for (std::size_t i = 0; i < frame->element_count; i++) {
    const ptk_element &element = frame->elements[i];
    Control *control = find(element.target);
    QQuickItem *item = !control ? nullptr : control->role.look ? control->role.look : control->item;
    if (!item || !item->parentItem()) continue;
    shown.push_back(element.target);
    /* From the window to the item without its movement. */
    bool isInvertible = false;
    QTransform toItem = item->parentItem()->itemTransform(window->contentItem(), &isInvertible).inverted();
    toItem *= QTransform::fromTranslate(-item->x(), -item->y());
    QPointF center = toItem.map(QPointF(element.center.x, element.center.y));
    QPointF offset = toItem.map(QPointF(element.center.x + element.translation.dx, element.center.y + element.translation.dy)) - center;
    if (!control->movement) control->movement = std::make_unique<Movement>(item);
    isChanged |= control->movement->set(center, element.scale, offset);
    /* What is beneath and above has its own place, and is not moved with the item. */
    QTransform back;
    back.translate(center.x(), center.y());
    back.scale(1 / element.scale, 1 / element.scale);
    back.translate(-center.x() - offset.x(), -center.y() - offset.y());
    auto draw = [&](std::unique_ptr<Layer> &layer, const ptk_command *commands, std::size_t count, qreal z) {
      if (!layer && count == 0) return;
      if (!layer) layer = std::make_unique<Layer>(this, item, z);
      isChanged |= layer->show(commands, count, toItem * back);
    };
    /* The text of a selected item of a menu has a color for Qt's own background. */
    bool isShownByQt = is(item, Type::MenuItem) && item->property("highlighted").toBool();
    draw(control->beneath, element.beneath, isShownByQt ? 0 : element.beneath_count, -1000);
    draw(control->above, element.above, isShownByQt ? 0 : element.above_count, 1000);
    /* Qt's own hovering is replaced. */
    auto *background = control->role.isFlat ? item->property("background").value<QQuickItem *>() : nullptr;
    bool isHidden = background && (element.beneath_count > 0 || element.above_count > 0);
    if (isHidden && !control->hidden) control->hidden = std::make_unique<Movement>(background);
    if (control->hidden) isChanged |= control->hidden->set(QPointF(), isHidden ? 0 : 1, QPointF());
  }
  for (std::uint64_t id : before) {
    Control *control = find(id);
    if (!control || std::find(shown.begin(), shown.end(), id) != shown.end()) continue;
    isChanged = true;
    control->beneath.reset();
    control->above.reset();
    control->movement.reset();
    control->hidden.reset();
  }
  if (!front) front = std::make_unique<Layer>(this, window->contentItem(), 1e9);
  /* The mouse may have left the window and come back, which makes the cursor blank. */
  bool isLost = isCursor && isSwapped && !isShownInstead(), wasCursor = std::exchange(isCursor, hasStillPointer() && !isLost);
  if (isCursor != wasCursor) isSwapped = false;
  return front->show(frame->front, isCursor ? 0 : frame->front_count, QTransform()) || isChanged;
}

/* A pointer that keeps its shape is the system's cursor, so that its movement takes no frame of Qt's. */
bool Scene::hasStillPointer() {
  if (!isInside || scale != 1 || frame->front_count != 1) return false;
  ptk_command command = *frame->front;
  bool isOutline = command.kind == PTK_COMMAND_KIND_OUTLINE && frame->outline;
  if (!isOutline && command.kind != PTK_COMMAND_KIND_ROUNDED_RECT) return false;
  const ptk_rect &rect = command.shape.rect;
  QPointF center = isOutline ? QPointF(command.center.x, command.center.y) : QRectF(rect.x, rect.y, rect.width, rect.height).center();
  place(command, center);
  bool isSame = std::memcmp(&command, &pointer, sizeof command) == 0 && (!isOutline || isSameOutline(frame, outline));
  pointer = command;
  keepOutline(frame, outline);
  return isSame && std::hypot(center.x() - lastPosition.x(), center.y() - lastPosition.y()) < 0.75;
}

void Scene::showCursor() {
  isSwapped = true;
  if (!isInside || !frame || isCursor == isShownInstead()) return;
  if (!isCursor) {
    showInstead(Qt::BlankCursor);
    return;
  }
  QRect bounds = boundsOf(frame, pointer).toAlignedRect();
  QPixmap picture(bounds.size());
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(-bounds.topLeft());
  drawCommand(painter, frame, pointer);
  painter.end();
  showInstead(QCursor(picture, -bounds.x(), -bounds.y()));
}

}  // namespace PointerKit
