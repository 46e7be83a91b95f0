/* The controls of a window: what its widgets are, and what the engine knows of them. */
#include "controls.h"

#include <algorithm>
#include <utility>

#include "../colors.h"
#include "lines.h"
#include "parts.h"

namespace PointerKit {
namespace {

ptk_rect rectOf(const QRect &rect) {
  return {double(rect.x()), double(rect.y()), double(rect.width()), double(rect.height())};
}

/* What is wider is tinted and keeps the circle, as the engine does with large buttons. */
constexpr int greatestHighlight = 240;

/* The effect on a part, which cannot be scaled: a highlight, or a tint for what is wide. */
void describePart(ptk_style &style, const Part &part) {
  if (part.isObstacle) {
    style.effect = PTK_EFFECT_NONE;
  } else if (part.effect == PTK_EFFECT_AUTOMATIC || part.effect == PTK_EFFECT_LIFT) {
    bool isWide = part.kind == PTK_KIND_ROW || part.kind == PTK_KIND_CARD || part.kind == PTK_KIND_IMAGE;
    style.effect = isWide ? PTK_EFFECT_HOVER : PTK_EFFECT_HIGHLIGHT;
  } else {
    style.effect = part.effect;
  }
  style.hover.prefers_scaled_content = false;
}

}  // namespace

Controls::Controls(Surface &surface, QWidget *top, std::function<void(QWidget *)> gone)
    : surface(surface), top(top), gone(std::move(gone)) {}

Target *Controls::find(std::uint64_t id) {
  auto found = targets.find(id);
  return id == 0 || found == targets.end() ? nullptr : &found->second;
}

Target *Controls::findHovered() {
  ptk_state state{};
  ptk_engine_get_state(surface.engine, &state, sizeof state);
  return find(state.hovered);
}

QRectF Controls::frameOf(const Target &target) {
  ptk_point corner{};
  ptk_engine_convert_from_space(surface.engine, target.target.space, {target.target.frame.x, target.target.frame.y}, &corner);
  return {corner.x, corner.y, target.target.frame.width, target.target.frame.height};
}

Entry *Controls::known(QWidget *widget) {
  auto found = widget ? entries.find(widget) : entries.end();
  return found == entries.end() ? nullptr : &*found;
}

Entry &Controls::entryOf(QWidget *widget) {
  if (!entries.contains(widget)) QObject::connect(widget, &QObject::destroyed, &surface, [this, widget] { forget(widget); });
  Entry &entry = entries[widget];
  if (!entry.hasRole) {
    entry.role = roleOf(widget);
    entry.hasRole = entry.isDirty = true;
  }
  return entry;
}

/* Registers the controls of one widget again. */
void Controls::refresh(QWidget *widget, Entry &entry, QPoint position) {
  entry.isDirty = false;
  if (!entry.hasRole) {
    entry.role = roleOf(widget);
    entry.hasRole = true;
  }
  auto describe = [&](std::uint64_t id, const Part &part, bool isPart) {
    Target &target = targets[id];
    target.widget = widget;
    target.isPart = isPart;
    target.isObstacle = part.isObstacle;
    target.isStale = false;
    ptk_target described = ptk_target_of_kind(part.kind, id, rectOf(part.frame.translated(entry.origin)));
    described.space = entry.space;
    described.z = entry.z + (isPart ? 1 : 0);
    /* Over a disabled member of a bar, the highlight of another would stay where the pointer is not. */
    described.group = part.isEnabled ? part.group : 0;
    described.is_enabled = part.isEnabled;
    described.has_bezel = part.hasBezel;
    described.latching_axes = part.latchingAxes;
    described.tracks_held_press = part.tracksHeldPress ? PTK_CHOICE_YES : PTK_CHOICE_NO;
    described.accepts_drops = PTK_CHOICE_NO; /* What Qt drags takes the pointer along. */
    described.corner_radius = part.radius >= 0 ? part.radius : target.look.radius >= 0 ? target.look.radius : 6;
    if (part.padding >= 0 || part.isObstacle || !part.isEnabled) {
      double padding = part.isObstacle || !part.isEnabled ? 0 : part.padding;
      described.has_padding = true;
      described.padding = {padding, padding, padding, padding};
    }
    if (part.isObstacle) described.is_magnetic = PTK_CHOICE_NO;
    if (part.hasBezel && target.look.color.isValid()) {
      described.has_color = true;
      /* In the dark, gray would glow on what is around it, and the edges of the control would be lost in that. */
      bool wouldGlow = surface.isDark && target.look.color.hslSaturationF() * target.look.color.lightnessF() < 0.15f;
      described.color = linearOf(wouldGlow ? top->palette().color(QPalette::Window) : target.look.color);
    }
    std::vector<ptk_line> lines;
    if (!isPart && entry.role.hasLines) lines = linesOf(widget);
    ptk_style style = ptk_default_style();
    if (isPart || part.isObstacle) describePart(style, part);
    else style.effect = part.effect;
    bool isHighlighted = part.kind == PTK_KIND_BAR_BUTTON || part.kind == PTK_KIND_SEGMENT || part.kind == PTK_KIND_TAB_BAR_ITEM;
    if (isHighlighted && style.effect != PTK_EFFECT_NONE && part.effect == PTK_EFFECT_AUTOMATIC && part.frame.width() > greatestHighlight) {
      style.effect = PTK_EFFECT_HOVER;
      style.hover.prefers_scaled_content = false;
    } else if (isHighlighted && !isPart && part.hasBezel && part.effect == PTK_EFFECT_AUTOMATIC) {
      style.effect = PTK_EFFECT_HIGHLIGHT;
    }
    target.isFitted = style.effect == PTK_EFFECT_HIGHLIGHT && (isPart || (isHighlighted && part.hasBezel));
    if (target.change(described, style, std::move(lines)) && std::find(unsent.begin(), unsent.end(), id) == unsent.end())
      unsent.push_back(id);
  };
  if (entry.role.whole) {
    if (entry.id == 0) entry.id = nextId++;
    Part whole = *entry.role.whole;
    whole.isEnabled = widget->isEnabled();
    if (whole.frame.size() != widget->size() && whole.frame.topLeft().isNull() && !entry.role.isLeaf) whole.frame = widget->rect();
    /* A window that is a control cannot be painted by what lies within it. */
    describe(entry.id, whole, widget->isWindow());
  }
  if (entry.role.parts == PartsAre::Absent) return;
  if (position.x() < 0 && entry.role.parts == PartsAre::NearPointer) {
    position = widget->mapFrom(top, surface.lastPosition.toPoint());
    if (!surface.isInside || !widget->rect().contains(position)) position = QPoint(-1, -1);
  }
  for (auto &each : entry.parts)
    if (auto found = targets.find(each.second); found != targets.end()) found->second.isStale = true;
  const QList<Part> parts = isSurvey && entry.role.parts == PartsAre::NearPointer ? allPartsOf(widget) : entry.role.parts == PartsAre::NearPointer && position.x() < 0 ? QList<Part>() : partsOf(widget, position);
  for (const Part &part : parts) {
    std::uint64_t &id = entry.parts[part.key];
    if (id == 0) id = nextId++;
    describe(id, part, true);
  }
  /* A part that is not there any more stays until its effect has ended. */
  for (auto each = entry.parts.begin(); each != entry.parts.end();) {
    auto found = targets.find(each->second);
    bool isShown = found != targets.end() && found->second.isStale && surface.frame && ptk_frame_get_element(surface.frame, each->second) &&
                   entry.role.parts == PartsAre::NearPointer;
    if (found == targets.end() || (found->second.isStale && !isShown)) {
      if (found != targets.end()) {
        removed.push_back(found->first);
        targets.erase(found);
      }
      each = entry.parts.erase(each);
    } else {
      ++each;
    }
  }
}

void Controls::survey(const std::function<void(std::uint64_t, const Target &, quint64 part)> &function) {
  std::vector<QWidget *> views;
  for (auto each = entries.begin(); each != entries.end(); ++each)
    if (each->role.parts == PartsAre::NearPointer && each.key()->isVisible()) views.push_back(each.key());
  isSurvey = true;
  for (QWidget *view : views) refresh(view, entries[view], QPoint(-1, -1));
  isSurvey = false;
  flush();
  std::unordered_map<std::uint64_t, quint64> keys;
  for (const Entry &entry : std::as_const(entries))
    for (const auto &part : entry.parts) keys[part.second] = part.first;
  for (const auto &[id, target] : targets)
    if (!target.isStale) function(id, target, target.isPart ? keys[id] : 0);
  for (QWidget *view : views) refresh(view, entries[view], QPoint(-1, -1));
  flush();
}

/* Sends what has changed to the engine, as one change. */
void Controls::flush() {
  if (unsent.empty() && removed.empty()) return;
  std::vector<ptk_target> list;
  for (std::uint64_t id : unsent) {
    auto found = targets.find(id);
    if (found == targets.end()) continue;
    ptk_target each = found->second.target;
    each.style = &found->second.style;
    list.push_back(each);
  }
  ptk_engine_upsert_targets(surface.engine, list.data(), list.size(), removed.data(), removed.size(), now());
  unsent.clear();
  removed.clear();
}

void Controls::removeUnseen(std::uint64_t walk) {
  for (auto each = targets.begin(); each != targets.end();) {
    auto entry = entries.find(each->second.widget);
    if (entry != entries.end() && entry->walk == walk) {
      ++each;
      continue;
    }
    removed.push_back(each->first);
    each = targets.erase(each);
  }
}

/* A widget that goes may be destroyed before the next walk. */
void Controls::forget(QWidget *widget) {
  entries.remove(widget);
  for (auto each = targets.begin(); each != targets.end();) {
    if (each->second.widget != widget) {
      ++each;
      continue;
    }
    removed.push_back(each->first);
    each = targets.erase(each);
  }
  flush();
  gone(widget);
}

}  // namespace PointerKit
