/* Gives items the effects of a frame. */
#include "effects.h"

#include <algorithm>
#include <utility>

#include "types.h"

namespace PointerKit {

/* Gives each item what the frame says of it, and takes back what is over. */
bool Effects::apply(Items &items) {
  const ptk_frame *frame = items.surface.frame;
  bool isChanged = false;
  std::vector<std::uint64_t> before = std::exchange(shown, {});
  for (std::size_t i = 0; i < frame->element_count; i++) {
    const ptk_element &element = frame->elements[i];
    Control *control = items.find(element.target);
    QQuickItem *item = !control ? nullptr : control->role.look ? control->role.look : control->item;
    if (!item || !item->parentItem()) continue;
    shown.push_back(element.target);
    /* From the window to the item without its movement. */
    bool isInvertible = false;
    QTransform toItem = item->parentItem()->itemTransform(items.root, &isInvertible).inverted();
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
      if (!layer) layer = std::make_unique<Layer>(items.surface, item, z);
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
    Control *control = items.find(id);
    if (!control || std::find(shown.begin(), shown.end(), id) != shown.end()) continue;
    isChanged = true;
    control->beneath.reset();
    control->above.reset();
    control->movement.reset();
    control->hidden.reset();
  }
  return isChanged;
}

}  // namespace PointerKit
