/* A window of the system with the pointer. */
#include "surface.h"

#include <QGuiApplication>
#include <QScreen>
#include <algorithm>
#include <chrono>

namespace PointerKit {
namespace {
std::vector<Surface *> list;
}

std::int64_t now() {
  using namespace std::chrono;
  return duration_cast<nanoseconds>(steady_clock::now().time_since_epoch()).count();
}

Surface::Surface(QSize size) {
  engine = ptk_engine_create({double(std::max(size.width(), 1)), double(std::max(size.height(), 1))}, nullptr);
  ptk_device device = ptk_device_default(PTK_DEVICE_OTHER); /* For inputs of the window, which are of no device. */
  device.reports_contact = PTK_NO;
  ptk_engine_set_device(engine, 0, &device, now());
  list.push_back(this);
}

Surface::~Surface() {
  list.erase(std::remove(list.begin(), list.end(), this), list.end());
  ptk_engine_destroy(engine);
}

const std::vector<Surface *> &surfaces() { return list; }

Surface *surfaceOf(const QWindow *window) {
  for (Surface *each : list)
    if (each->systemWindow() == window) return each;
  return nullptr;
}

void Surface::configure(bool isTouch, qreal scale) {
  ptk_settings settings = ptk_settings_default();
  ptk_config config = isTouch ? ptk_config_default() : ptk_config_compact();
  readSettings(settings, config);
  config.host_warps_cursor = canWarp();
  config.display_scale = scale;
  config.band_selection = 0; /* Qt's views have a band of their own. */
  ptk_engine_set_config(engine, &config, now());
  ptk_engine_set_settings(engine, &settings, now());
  update();
}

/* Tells the engine whether the controls are light or dark. */
void Surface::describeBackground(const QColor &color) {
  double background = luminanceOf(color);
  /* At this luminance black and white text have the same contrast. */
  isDark = background < 0.18;
  ptk_engine_set_appearance(engine, isDark ? PTK_APPEARANCE_DARK : PTK_APPEARANCE_LIGHT, now());
  ptk_engine_set_background_luminance(engine, background, now());
}

int Surface::interval() const {
  QWindow *window = systemWindow();
  double rate = window && window->screen() ? window->screen()->refreshRate() : 0;
  return rate > 0 ? std::clamp(int(1000 / rate), 4, 16) : 16;
}

void Surface::handle(const ptk_input &input) {
  ptk_engine_handle(engine, &input, now());
  update();
}

void Surface::move(QPointF position, std::int64_t time, std::uint32_t device) {
  lastPosition = position;
  bool wasInside = isInside;
  isInside = true;
  prepare(position.toPoint());
  ptk_input input = ptk_input_default(wasInside ? PTK_INPUT_POSITION : PTK_INPUT_ENTER, time);
  input.device = device;
  input.position = {position.x(), position.y()};
  handle(input);
  verify(position.toPoint());
  if (QGuiApplication::mouseButtons() == Qt::NoButton && wantsOwnCursor(position.toPoint())) leave();
  else hideCursor(true);
}

void Surface::leave() {
  if (!isInside) return;
  isInside = false;
  hideCursor(false);
  handle(ptk_input_default(PTK_INPUT_LEAVE, now()));
}

}  // namespace PointerKit
