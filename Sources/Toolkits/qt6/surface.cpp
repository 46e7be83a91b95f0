/* A window of the system with the pointer. */
#include "surface.h"

#include <QGuiApplication>
#include <QScreen>
#include <algorithm>
#include <utility>

#include "colors.h"
#include "input/cursor.h"
#include "settings.h"

namespace PointerKit {
namespace {
std::vector<Surface *> list;
}  // namespace

Surface::Surface(QSize size) {
  engine = ptk_engine_create({double(std::max(size.width(), 1)), double(std::max(size.height(), 1))}, nullptr);
  ptk_device device = ptk_default_device(PTK_DEVICE_KIND_OTHER); /* For inputs of the window, which are of no device. */
  device.reports_contact = PTK_CHOICE_NO;
  ptk_engine_set_device(engine, 0, &device, now());
  timer.setSingleShot(true);
  timer.setTimerType(Qt::PreciseTimer);
  timer.callOnTimeout(this, [this] { update(); });
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
  ptk_settings settings = chosenSettings();
  ptk_configuration config = configurationFor(isTouch, scale);
  config.input.band_selection = 0; /* Qt's views have a band of their own. */
  ptk_host_traits host = ptk_default_host_traits();
  warps = canWarp();
  host.warps_cursor = warps;
  host.display_scale = scale;
  ptk_engine_set_configuration(engine, &config, now());
  ptk_engine_set_host_traits(engine, &host, now());
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
  return std::max(leastInterval, rate > 0 ? std::min(int(1000 / rate), 16) : 16);
}

/* ---- Frames ------------------------------------------------------------------------------------------------------ */

void Surface::update() {
  needsFrame = true;
  schedule();
}

void Surface::schedule() {
  QWindow *window = systemWindow();
  if (isRequested || !window || !window->isVisible()) return;
  int elapsed = int(std::min<std::int64_t>((now() - lastFrame) / nanosecondsPerMillisecond, 1000));
  int wait = interval() - elapsed - delay;
  if (wait > 1) {
    timer.start(wait);
    return;
  }
  timer.stop();
  isRequested = true;
  requestFrame();
}

void Surface::step() {
  needsFrame = false;
  lastFrame = now();
  if (bool can = canWarp(); warps != can) {
    ptk_host_traits host = ptk_default_host_traits();
    ptk_engine_get_host_traits(engine, &host, sizeof host);
    warps = can;
    host.warps_cursor = warps;
    ptk_engine_set_host_traits(engine, &host, lastFrame);
  }
  frame = ptk_engine_step(engine, lastFrame, lastFrame);
  QSize size = systemWindow() ? systemWindow()->size() : QSize(), before = std::exchange(paintedSize, size);
  if (!frame->has_warp || !warps || !isInside) return;
  /* On Wayland, a move of the cursor commits the surface, whose picture is still of the last frame's size. */
  if (size == before) moveCursor(frame->warp);
  else needsFrame = true;
}

void Surface::moveCursor(ptk_point position) { warpCursor(position); }

void Surface::warpCursor(ptk_point position) {
  CursorMoved moved = moveSystemCursor(systemWindow(), QPointF(position.x, position.y));
  if (moved == CursorMoved::No) return;
  if (moved == CursorMoved::Unreported) cursorMove = {1, position};
  ptk_engine_cursor_warped(engine, position, now());
}

void Surface::scheduleNext() {
  if (!frame->is_at_rest || needsFrame) {
    schedule();
  } else if (frame->next_wake != INT64_MAX) {
    /* At rest nothing runs until an input, or until something changes by itself. */
    std::int64_t wait = (frame->next_wake - now()) / nanosecondsPerMillisecond + 1;
    timer.start(int(std::clamp<std::int64_t>(wait, 1, 1 << 30)));
  }
}

/* ---- Input ------------------------------------------------------------------------------------------------------- */

void Surface::handle(const ptk_input &input) {
  ptk_engine_handle(engine, &input, now());
  update();
}

void Surface::move(QPointF position, std::int64_t time, std::uint32_t device) {
  lastPosition = position;
  bool wasInside = isInside;
  isInside = true;
  prepare(position.toPoint());
  ptk_input input = ptk_default_input(wasInside ? PTK_INPUT_KIND_POSITION : PTK_INPUT_KIND_ENTER, time);
  input.device = device;
  input.position = {position.x(), position.y()};
  ptk_input report = input;
  report.position = cursorMove.position;
  if (cursor_move_is_merged(&cursorMove, input.position, cursorMove.is_set && wasInside && cursorHasAnswered())) handle(report);
  handle(input);
  verify(position.toPoint());
  cursorChanged();
}

void Surface::cursorChanged() {
  if (!isInside && showsOwnCursor) {
    move(lastPosition, now(), 0); /* And leaves again, if it must. */
  } else if (isInside) {
    bool isOwn = QGuiApplication::mouseButtons() == Qt::NoButton && wantsOwnCursor(lastPosition.toPoint());
    if (isOwn) leave();
    else hideCursor(true);
    showsOwnCursor = isOwn;
  }
}

void Surface::leave() {
  showsOwnCursor = false;
  if (!isInside) return;
  isInside = false;
  cursorMove.is_set = 0;
  hideCursor(false);
  handle(ptk_default_input(PTK_INPUT_KIND_LEAVE, now()));
}

}  // namespace PointerKit
