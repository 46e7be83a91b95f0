/* What the pointer adds to items: drawing beneath and above them, and a transform. */
#include "scene.h"

#include <QMatrix4x4>
#include <algorithm>
#include <cmath>
#include <cstring>

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

void Layer::show(const ptk_command *commands, std::size_t count, const QTransform &toItem) {
  std::vector<ptk_command> before = std::move(shown);
  shown.assign(commands, commands + count);
  QRectF all;
  bool isPlain = true;
  for (const ptk_command &each : shown) {
    all |= boundsOf(scene->frame, each);
    isPlain &= each.kind != PTK_COMMAND_OUTLINE && each.kind != PTK_COMMAND_PATH;
  }
  setVisible(!all.isEmpty());
  if (all.isEmpty()) return;
  /* A texture is made again when its size changes, and so the sizes are steps. */
  QPointF corner(std::floor(all.x()), std::floor(all.y()));
  QSizeF size(std::ceil((all.right() - corner.x()) / 16) * 16, std::ceil((all.bottom() - corner.y()) / 16) * 16);
  bool isSame = isPlain && bounds == QRectF(corner, size) && before.size() == count &&
                std::memcmp(before.data(), shown.data(), count * sizeof(ptk_command)) == 0;
  bounds = QRectF(corner, size);
  setPosition(toItem.map(corner));
  setTransformOrigin(QQuickItem::TopLeft);
  setScale(std::hypot(toItem.m11(), toItem.m12()));
  setRotation(std::atan2(toItem.m12(), toItem.m11()) * 180 / M_PI);
  setSize(size);
  if (!isSame) QQuickItem::update();
}

/* Qt paints while the thread of the application waits, and so the frame is still valid. */
void Layer::paint(QPainter *painter) {
  painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  painter->translate(-bounds.topLeft());
  for (const ptk_command &each : shown) drawCommand(*painter, scene->frame, each);
}

class Movement : public QQuickTransform {
 public:
  explicit Movement(QQuickItem *item) { appendToItem(item); }
  void set(QPointF newCenter, double newScale, QPointF newOffset) {
    if (center == newCenter && scale == newScale && offset == newOffset) return;
    center = newCenter;
    scale = newScale;
    offset = newOffset;
    update();
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
void Scene::apply() {
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
    control->movement->set(center, element.scale, offset);
    /* What is beneath and above has its own place, and is not moved with the item. */
    QTransform back;
    back.translate(center.x(), center.y());
    back.scale(1 / element.scale, 1 / element.scale);
    back.translate(-center.x() - offset.x(), -center.y() - offset.y());
    auto draw = [&](std::unique_ptr<Layer> &layer, const ptk_command *commands, std::size_t count, qreal z) {
      if (!layer && count == 0) return;
      if (!layer) layer = std::make_unique<Layer>(this, item, z);
      layer->show(commands, count, toItem * back);
    };
    /* The text of a selected item of a menu has a color for Qt's own background. */
    bool isShownByQt = is(item, Type::MenuItem) && item->property("highlighted").toBool();
    draw(control->beneath, element.beneath, isShownByQt ? 0 : element.beneath_count, -1000);
    draw(control->above, element.above, isShownByQt ? 0 : element.above_count, 1000);
    /* Qt's own hovering is replaced. */
    auto *background = control->role.isFlat ? item->property("background").value<QQuickItem *>() : nullptr;
    bool isHidden = background && (element.beneath_count > 0 || element.above_count > 0);
    if (isHidden && !control->hidden) control->hidden = std::make_unique<Movement>(background);
    if (control->hidden) control->hidden->set(QPointF(), isHidden ? 0 : 1, QPointF());
  }
  for (std::uint64_t id : before) {
    Control *control = find(id);
    if (!control || std::find(shown.begin(), shown.end(), id) != shown.end()) continue;
    control->beneath.reset();
    control->above.reset();
    control->movement.reset();
    control->hidden.reset();
  }
  if (!front) front = std::make_unique<Layer>(this, window->contentItem(), 1e9);
  front->show(frame->front, frame->front_count, QTransform());
}

}  // namespace PointerKit
