/* The controls of a window: what its widgets are, and what the engine knows of them. */
#ifndef POINTERKIT_QT6_CONTROLS_H
#define POINTERKIT_QT6_CONTROLS_H

#include <QHash>
#include <QWidget>
#include <cstdint>
#include <functional>
#include <unordered_map>
#include <vector>

#include "../surface.h"
#include "looks.h"
#include "registration.h"
#include "roles.h"

namespace PointerKit {

/* A registered control: a widget or a part of it. */
struct Target : Registration {
  QWidget *widget = nullptr;
  bool isPart = false;
  bool isObstacle = false;
  bool isStale = false;        /* Whether the part was not found any more; it stays until its effect has ended. */
  bool hasLook = false;        /* Whether the look was read, which waits until the control is hovered. */
  Look look;
};

/* What is known of a widget. */
struct Entry {
  Role role;
  bool hasRole = false;
  bool isDirty = true;         /* Whether its controls may have changed. */
  std::uint64_t walk = 0;      /* The walk that has seen it last. */
  std::uint64_t space = 0;     /* The space in which it lies, */
  QPoint origin;               /* its position there, */
  std::int64_t z = 0;          /* and its order. */
  std::uint64_t ownSpace = 0;  /* The space of what it contains; 0 for none. */
  std::uint64_t id = 0;        /* Of the widget as a control; 0 until it is needed. */
  std::unordered_map<quint64, std::uint64_t> parts; /* Ids by keys. */
  QSize size;
};

class Controls {
 public:
  /* `gone` is called when a widget is destroyed, after it is forgotten. */
  Controls(Surface &surface, QWidget *top, std::function<void(QWidget *)> gone);

  Target *find(std::uint64_t id);
  Target *findHovered();
  QRectF frameOf(const Target &target); /* In points of the window. */
  Entry &entryOf(QWidget *widget);
  Entry *known(QWidget *widget);        /* Null for what no walk has seen. */
  std::uint64_t newId() { return nextId++; }
  /* Registers the controls of one widget again; `position` is the mouse's in it, negative for where it is known to be. */
  void refresh(QWidget *widget, Entry &entry, QPoint position);
  void removeUnseen(std::uint64_t walk); /* Those of widgets that a walk has not seen. */
  /* Calls a function with each target, while all that is seen is registered, and not only what is near the pointer. */
  void survey(const std::function<void(std::uint64_t, const Target &, quint64 part)> &function);
  void flush();                         /* Sends what has changed to the engine, as one change. */

  Surface &surface;
  QWidget *const top;

 private:
  void forget(QWidget *widget);
  bool isSurvey = false;
  std::unordered_map<std::uint64_t, Target> targets;
  QHash<QWidget *, Entry> entries;
  std::vector<std::uint64_t> unsent, removed; /* The ids of what the engine does not know yet. */
  std::uint64_t nextId = 1;
  std::function<void(QWidget *)> gone;
};

}  // namespace PointerKit
#endif
