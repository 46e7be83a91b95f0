/* Colors in linear light, as the engine has them. */
#include "colors.h"

#include <array>
#include <cmath>

namespace PointerKit {
namespace {
/* The light of a level of up to 255. */
double linear(int level) {
  static const std::array<double, 256> lights = [] {
    std::array<double, 256> all;
    for (std::size_t i = 0; i < all.size(); i++) all[i] = i <= 10 ? double(i) / 255 / 12.92 : std::pow((double(i) / 255 + 0.055) / 1.055, 2.4);
    return all;
  }();
  return lights[std::size_t(level)];
}
}  // namespace

ptk_color linearOf(const QColor &color) { return {linear(color.red()), linear(color.green()), linear(color.blue())}; }

double luminanceOf(const QColor &color) {
  ptk_color light = linearOf(color);
  return 0.2126 * light.red + 0.7152 * light.green + 0.0722 * light.blue;
}

}  // namespace PointerKit
