/* The items of a window that are controls, and what the pointer adds to them. */
#ifndef POINTERKIT_QT6_QUICK_ITEMS_H
#define POINTERKIT_QT6_QUICK_ITEMS_H

#include <QHash>
#include <QPointer>
#include <QQuickItem>
#include <functional>
#include <memory>
#include <unordered_map>

#include "../recognize/registration.h"
#include "../surface.h"
#include "layer.h"
#include "roles.h"

namespace PointerKit {

/* A registered control. */
struct Control : Registration {
  QPointer<QQuickItem> item;
  std::uint64_t walk = 0;      /* The walk that has seen it last. */
  Role role;
  std::unique_ptr<Layer> beneath, above;
  std::unique_ptr<Movement> movement, hidden; /* Of the item; of the background that shows Qt's own hovering. */
};

class Items {
 public:
  /* `gone` is called when an item is destroyed. */
  Items(Surface &surface, QQuickItem *root, std::function<void()> gone);
  Control *find(std::uint64_t id);
  Control *findHovered();
  QRectF frameOf(const Control &control); /* In points of the window. */
  std::uint64_t idOf(const QQuickItem *item);

  Surface &surface;
  QQuickItem *const root;
  std::unordered_map<std::uint64_t, Control> controls;

 private:
  QHash<const QQuickItem *, std::uint64_t> ids;
  std::uint64_t nextId = 1;
  std::function<void()> gone;
};

}  // namespace PointerKit
#endif
