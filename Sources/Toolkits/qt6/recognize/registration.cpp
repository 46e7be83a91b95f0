/* A control as the engine knows it. */
#include "registration.h"

#include <algorithm>
#include <utility>

namespace PointerKit {
namespace {

bool isSame(const ptk_rect &a, const ptk_rect &b) {
  return a.x == b.x && a.y == b.y && a.width == b.width && a.height == b.height;
}

bool isSame(const ptk_color &a, const ptk_color &b) { return a.red == b.red && a.green == b.green && a.blue == b.blue; }

bool isSame(const ptk_target &a, const ptk_target &b) {
  return a.kind == b.kind && isSame(a.frame, b.frame) && a.space == b.space && a.z == b.z && a.group == b.group &&
         a.is_enabled == b.is_enabled && a.has_bezel == b.has_bezel && a.corner_radius == b.corner_radius &&
         a.has_padding == b.has_padding && a.padding.top == b.padding.top && a.latching_axes == b.latching_axes &&
         a.has_color == b.has_color && isSame(a.color, b.color) && a.tracks_held_press == b.tracks_held_press &&
         a.accepts_drops == b.accepts_drops;
}

bool isSame(const ptk_line &a, const ptk_line &b) { return a.start == b.start && a.length == b.length; }

}  // namespace

bool Registration::change(const ptk_target &newTarget, const ptk_style &newStyle, std::vector<ptk_line> newLines) {
  bool hasSameLines = std::equal(lines.begin(), lines.end(), newLines.begin(), newLines.end(),
                                 [](const ptk_line &a, const ptk_line &b) { return isSame(a, b); });
  if (isSent && hasSameLines && style.effect == newStyle.effect && isSame(target, newTarget)) return false;
  isSent = true;
  target = newTarget;
  style = newStyle;
  lines = std::move(newLines);
  precision = ptk_default_precision();
  precision.kind = PTK_PRECISION_KIND_LINES;
  precision.lines = lines.data();
  precision.line_count = lines.size();
  if (!lines.empty()) style.vertical = &precision;
  if (isFitted) fitHighlight();
  return true;
}

void Registration::fitHighlight() {
  isFitted = true;
  shape = ptk_default_shape();
  shape.kind = PTK_SHAPE_KIND_ROUNDED_RECT;
  shape.rect_size = {target.frame.width, target.frame.height};
  shape.corner_radius = std::min(target.corner_radius, std::min(target.frame.width, target.frame.height) / 2);
  style.shape = &shape;
  style.constrained_axes = PTK_AXIS_HORIZONTAL | PTK_AXIS_VERTICAL;
}

}  // namespace PointerKit
