/*
 * PointerKit in Qt 6: a toolbar, a slider, text, icons, a scrolling list, a divider and a menu. Every element is a
 * Part, a widget that paints itself; Qt paints them in the order of its tree. pointerkit-qt.cpp does everything else.
 *
 * Options: --dark; --stats prints the time that the engine takes for each frame; --log prints its events; --trackpad
 * treats every device as a trackpad, so that flicks can be tried with a mouse. Keys: d for dark, q to quit.
 */
#include <QApplication>
#include <QKeyEvent>
#include <QPainter>
#include <algorithm>
#include <array>
#include <cinttypes>
#include <cmath>
#include <cstdio>
#include <string>
#include <vector>

#include "pointerkit-qt.h"

/* ---- The interface ------------------------------------------------------------------------------------- */

namespace {

constexpr int toolbarHeight = 60, rowHeight = 44, rowCount = 40, lineHeight = 24, iconSide = 84, itemHeight = 36;
constexpr int shadowReach = 36; /* The reach of the menu's shadow. */
enum : std::uint64_t { spaceList = 1, spaceChrome, spaceMenu };
enum : std::uint64_t {
  idBack = 1, idShare, idDelete, idMenu, idSlider = 20, idDivider, idText, idCanvas, idIcon = 31, idItem = 51,
  idRow = 101
};
constexpr std::array buttonNames{"Back", "Share", "Delete", "Menu"};
constexpr std::array itemNames{"Open", "Duplicate", "Rename", "Remove"};
constexpr std::array lines{
    "Over text the pointer is a beam that is as tall", "as its line. It moves freely along the line, and",
    "from line to line it never stops between two.", "Icons lift, buttons are highlighted, rows are",
    "tinted, and all of it ends at the edge of the list."};
constexpr std::array<ptk_color, 8> iconColors{{/* Linear light. */
                                              {0.95, 0.15, 0.1},
                                              {0.95, 0.4, 0.02},
                                              {0.85, 0.65, 0.03},
                                              {0.1, 0.55, 0.12},
                                              {0.05, 0.5, 0.6},
                                              {0.03, 0.2, 0.85},
                                              {0.25, 0.1, 0.7},
                                              {0.75, 0.1, 0.45}}};

/* Gray levels and the accent, in linear light. */
struct Palette {
  double window, toolbar, list, raised, text, faint;
  ptk_color accent;
};
constexpr Palette light{0.91, 0.84, 1, 1, 0.02, 0.55, {0.01, 0.2, 0.9}};
constexpr Palette dark{0.012, 0.025, 0.018, 0.06, 0.85, 0.13, {0.1, 0.4, 1}};

ptk_color gray(double level) { return {level, level, level}; }

class Part;

/* The window with everything in it. */
class Window : public PointerSurface {
 public:
  Window();
  void showChanges();

  const Palette *palette = &light;
  bool logs = false, printsTimes = false;
  double value = 0.4; /* Of the slider, 0…1. */
  std::uint64_t selectedIcon = 0, selectedRow = 0;

 protected:
  void resizeEvent(QResizeEvent *event) override;
  void keyPressEvent(QKeyEvent *event) override;

 private:
  ptk_rect menuRect() const { return {corner.x, corner.y, 170, 4 * itemHeight + 12}; }
  ptk_rect listClip() const { return {0, toolbarHeight, listWidth, height() - double(toolbarHeight)}; }
  ptk_target &add(Part *part, ptk_kind kind, ptk_rect frame, ptk_rect frameInParent);
  void report();
  void slide(double x);
  void openMenu(ptk_point at);
  void scroll(double dy);
  void click(std::uint64_t target, ptk_point location);
  void showWidth(bool isShown);
  void happen(const ptk_event &event);
  void advance(const ptk_frame &frame, std::int64_t cost);

  Part *body, *text, *canvas, *toolbar, *slider, *list, *divider, *shadow, *menu;
  std::array<Part *, 4> buttons, items;
  std::array<Part *, 8> icons;
  std::array<Part *, rowCount> rows;
  std::vector<ptk_target> targets;
  double listWidth = 260, scrolled = 0;
  bool isMenuOpen = false, hadMenu = false;
  ptk_point corner{0, 0}; /* Of the menu. */
  std::int64_t lastFrame = 0;
};

constexpr ptk_rect track{690, 28, 180, 4};

/* ---- Parts: widgets that paint themselves ---------------------------------------------------------------- */

class Part : public QWidget {
 public:
  enum class Look { body, bar, button, slider, divider, text, canvas, icon, list, row, shadow, menu, item };
  Part(Window &window, QWidget *parent, Look look, std::uint64_t id = 0, std::size_t index = 0)
      : QWidget(parent), window(window), look(look), id(id), index(index) {
    if (id != 0) window.setWidget(id, this);
  }

  Window &window;
  const Look look;
  const std::uint64_t id;
  const std::size_t index;

  void place(ptk_rect frame) { setGeometry(int(frame.x), int(frame.y), int(frame.width), int(frame.height)); }

 protected:
  void paintEvent(QPaintEvent *event) override;

 private:
  static void fill(QPainter &painter, double x, double y, double width, double height, double radius, ptk_color color) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(PointerSurface::encode(color));
    painter.drawRoundedRect(QRectF(x, y, width, height), radius, radius);
  }
  void write(QPainter &painter, const char *words, QRectF rect, int size, Qt::Alignment alignment) const {
    QFont font("sans-serif");
    font.setPixelSize(size);
    painter.setFont(font);
    painter.setPen(PointerSurface::encode(gray(window.palette->text)));
    painter.drawText(rect, int(alignment | Qt::AlignVCenter), QString::fromUtf8(words));
  }
};

void Part::paintEvent(QPaintEvent *) {
  const Palette &p = *window.palette;
  double w = width(), h = height();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  switch (look) {
    case Look::body: fill(painter, 0, 0, w, h, 0, gray(p.window)); break;
    case Look::bar: fill(painter, 0, 0, w, h, 0, gray(p.toolbar)); break;
    case Look::list: fill(painter, 0, 0, w, h, 0, gray(p.list)); break;
    case Look::menu: fill(painter, 0, 0, w, h, 12, gray(p.raised)); break;
    case Look::divider: fill(painter, 0, 0, w, h, 0, gray(p.faint)); break;
    case Look::button: write(painter, buttonNames[index], rect(), 15, Qt::AlignHCenter); break;
    case Look::item: write(painter, itemNames[index], QRectF(10, 0, w, h), 15, Qt::AlignLeft); break;
    case Look::shadow: {
      QRectF panel = QRectF(rect()).adjusted(shadowReach, shadowReach - 6, -shadowReach, -shadowReach - 6);
      PointerSurface::drawShadow(painter, panel.translated(0, 6), 12, 12, PointerSurface::encode(gray(0), 0.35));
      break;
    }
    case Look::icon:
      fill(painter, 0, 0, w, h, 20, iconColors[index]);
      if (id == window.selectedIcon) fill(painter, 32, 32, w - 64, h - 64, 10, gray(1));
      break;
    case Look::text:
      for (std::size_t i = 0; i < lines.size(); i++)
        write(painter, lines[i], QRectF(0, double(i) * lineHeight, w, lineHeight), 16, Qt::AlignLeft);
      break;
    case Look::canvas:
      fill(painter, 0, 0, w, h, 6, gray(p.faint));
      fill(painter, 1, 1, w - 2, h - 2, 5, gray(p.list));
      break;
    case Look::slider: {
      double x = 12 + window.value * track.width;
      fill(painter, 12, 12, track.width, 4, 2, gray(p.faint));
      fill(painter, 12, 12, window.value * track.width, 4, 2, p.accent);
      fill(painter, x - 10, 4, 20, 20, 10, gray(p.faint));
      fill(painter, x - 9, 5, 18, 18, 9, gray(1));
      break;
    }
    case Look::row: {
      if (id == window.selectedRow) fill(painter, 0, 0, w, h, 0, p.accent);
      std::string title = "Row " + std::to_string(index + 1);
      write(painter, title.c_str(), QRectF(16, 0, w, h), 15, Qt::AlignLeft);
      fill(painter, 16, h - 1, w - 16, 1, 0, gray(p.faint));
      break;
    }
  }
}

/* ---- Layout --------------------------------------------------------------------------------------------- */

Window::Window() {
  using Look = Part::Look;
  body = new Part(*this, this, Look::body);
  text = new Part(*this, body, Look::text, idText);
  canvas = new Part(*this, body, Look::canvas, idCanvas);
  for (std::size_t i = 0; i < icons.size(); i++) icons[i] = new Part(*this, body, Look::icon, idIcon + i, i);
  toolbar = new Part(*this, this, Look::bar);
  slider = new Part(*this, toolbar, Look::slider, idSlider);
  for (std::size_t i = 0; i < buttons.size(); i++) buttons[i] = new Part(*this, toolbar, Look::button, idBack + i, i);
  list = new Part(*this, this, Look::list);
  for (std::size_t i = 0; i < rows.size(); i++) rows[i] = new Part(*this, list, Look::row, idRow + i, i);
  divider = new Part(*this, this, Look::divider, idDivider);
  shadow = new Part(*this, this, Look::shadow);
  menu = new Part(*this, shadow, Look::menu);
  for (std::size_t i = 0; i < items.size(); i++) items[i] = new Part(*this, menu, Look::item, idItem + i, i);
  onEvent = [this](const ptk_event &event) { happen(event); };
  onFrame = [this](const ptk_frame &frame, std::int64_t cost) { advance(frame, cost); };
  setWindowTitle("PointerKit on Qt 6");
  setFocusPolicy(Qt::StrongFocus);
  resize(900, 600);
}

/* Places a part in its parent, and registers it with its frame in its space. */
ptk_target &Window::add(Part *part, ptk_kind kind, ptk_rect frame, ptk_rect frameInParent) {
  part->place(frameInParent);
  targets.push_back(ptk_target_make(kind, part->id, frame));
  return targets.back();
}

void setLuminance(ptk_target &target, double luminance) {
  target.has_luminance = 1;
  target.luminance = luminance;
}

/* Places all parts, and reports all of them to the engine as one change. */
void Window::report() {
  std::int64_t time = now();
  double left = listWidth + 60;
  ptk_rect whole{0, 0, double(width()), double(height())}, outer = menuRect();
  body->place(whole);
  toolbar->place({0, 0, whole.width, toolbarHeight});
  list->place(listClip());
  shadow->place({outer.x - shadowReach, outer.y - shadowReach + 6, outer.width + 2 * shadowReach,
                 outer.height + 2 * shadowReach});
  menu->place({shadowReach, shadowReach - 6, outer.width, outer.height});
  shadow->setVisible(isMenuOpen);
  targets.clear();

  std::array spaces{ptk_space_make(spaceList, listClip()), ptk_space_make(spaceChrome, whole),
                    ptk_space_make(spaceMenu, menuRect())};
  spaces[0].origin.y -= scrolled;
  spaces[0].has_content_size = 1;
  spaces[0].content_size = {listWidth, rowCount * rowHeight};
  spaces[1].has_clip = 0; /* The divider reaches over the list. */
  spaces[1].z = 1;
  spaces[2].z = 2;
  ptk_engine_upsert_spaces(engine(), spaces.data(), isMenuOpen ? 3 : 2, time);
  if (hadMenu && !isMenuOpen) ptk_engine_remove_space(engine(), spaceMenu, time);
  hadMenu = isMenuOpen;

  for (std::size_t i = 0; i < buttons.size(); i++) {
    ptk_rect frame{16 + 78.0 * double(i), 12, 70, 36};
    ptk_target &target = add(buttons[i], PTK_KIND_BAR_BUTTON, frame, frame);
    target.group = 1;
    setLuminance(target, palette->toolbar);
  }
  ptk_style plain = ptk_style_default();
  plain.effect = PTK_EFFECT_NONE;
  ptk_rect sliderRect{track.x - 12, track.y - 12, track.width + 24, track.height + 24};
  ptk_target &sliding = add(slider, PTK_KIND_SLIDER, sliderRect, sliderRect);
  sliding.style = &plain;
  sliding.latching_axes = PTK_AXIS_HORIZONTAL;
  setLuminance(sliding, palette->toolbar);

  ptk_shape beam = ptk_shape_default();
  beam.kind = PTK_SHAPE_VERTICAL_BEAM;
  beam.length = 36;
  std::array<ptk_accessory, 2> arrows;
  for (std::size_t i = 0; i < arrows.size(); i++) {
    arrows[i] = ptk_accessory_default();
    arrows[i].shape = PTK_ACCESSORY_ARROW;
    arrows[i].angle = i == 0 ? -M_PI_2 : M_PI_2;
  }
  ptk_style resizing = ptk_style_default();
  resizing.shape = &beam;
  resizing.constrained_axes = PTK_AXIS_HORIZONTAL;
  resizing.accessories = arrows.data();
  resizing.accessory_count = arrows.size();
  ptk_rect dividerRect{listWidth - 1, toolbarHeight, 2, height() - double(toolbarHeight)};
  ptk_target &dividing = add(divider, PTK_KIND_DIVIDER, dividerRect, dividerRect);
  dividing.style = &resizing;
  dividing.has_padding = 1;
  dividing.padding = {0, 8, 0, 8};
  dividing.latching_axes = PTK_AXIS_HORIZONTAL;
  dividing.space = spaceChrome;

  std::array<ptk_line, lines.size()> textLines;
  for (std::size_t i = 0; i < lines.size(); i++) textLines[i] = {double(i) * lineHeight, lineHeight};
  ptk_precision precision = ptk_precision_default();
  precision.kind = PTK_PRECISION_LINES;
  precision.lines = textLines.data();
  precision.line_count = textLines.size();
  ptk_style writing = ptk_style_default();
  writing.vertical = &precision;
  ptk_rect textRect{left, 100, 500, double(lines.size()) * lineHeight};
  add(text, PTK_KIND_TEXT, textRect, textRect).style = &writing;

  ptk_shape cross = ptk_shape_default();
  cross.kind = PTK_SHAPE_CROSS;
  ptk_style drawing = ptk_style_default();
  drawing.effect = PTK_EFFECT_NONE;
  drawing.shape = &cross;
  ptk_rect canvasRect{left, 236, 500, 36};
  ptk_target &canvasTarget = add(canvas, PTK_KIND_OTHER, canvasRect, canvasRect);
  canvasTarget.style = &drawing;
  setLuminance(canvasTarget, palette->list);

  for (std::size_t i = 0; i < icons.size(); i++) {
    ptk_rect frame{left + 10 + 120 * double(i % 4), 300 + 130 * double(i / 4), iconSide, iconSide};
    ptk_target &target = add(icons[i], PTK_KIND_APP_ICON, frame, frame);
    target.has_bezel = 1;
    target.corner_radius = 20;
    target.has_color = 1;
    target.color = iconColors[i];
  }
  for (std::size_t i = 0; i < rows.size(); i++) {
    ptk_rect frame{0, double(i) * rowHeight, listWidth, rowHeight};
    ptk_target &target = add(rows[i], PTK_KIND_ROW, frame, {0, frame.y - scrolled, listWidth, rowHeight});
    target.space = spaceList;
    target.has_padding = 1; /* A padding of 0: rows touch each other. */
    target.corner_radius = 0;
    setLuminance(target, palette->list);
  }
  for (std::size_t i = 0; isMenuOpen && i < items.size(); i++) {
    ptk_rect frame{14, 10 + double(i) * itemHeight, menuRect().width - 28, 28};
    ptk_target &target = add(items[i], PTK_KIND_EDIT_MENU_ITEM, frame, frame);
    target.space = spaceMenu;
    target.group = 2;
    setLuminance(target, palette->raised);
  }
  ptk_engine_upsert_targets(engine(), targets.data(), targets.size(), nullptr, 0, time);
  ptk_engine_set_appearance(engine(), palette == &dark ? PTK_APPEARANCE_DARK : PTK_APPEARANCE_LIGHT, time);
  ptk_engine_set_background_luminance(engine(), palette->window, time);
  requestFrame();
}

/* Shows what has changed. */
void Window::showChanges() {
  report();
  update();
}

void Window::resizeEvent(QResizeEvent *event) {
  PointerSurface::resizeEvent(event);
  report();
}

/* ---- What the person does -------------------------------------------------------------------------------- */

void Window::slide(double x) { value = std::clamp((x - track.x) / track.width, 0.0, 1.0); }

void Window::openMenu(ptk_point at) {
  isMenuOpen = true;
  corner.x = std::min(std::floor(at.x), width() - menuRect().width - 8);
  corner.y = std::min(std::floor(at.y), height() - menuRect().height - 8);
}

void Window::scroll(double dy) {
  double greatest = rowCount * rowHeight - listClip().height;
  scrolled = std::clamp(scrolled - std::round(dy), 0.0, std::max(greatest, 0.0));
}

void Window::click(std::uint64_t target, ptk_point location) {
  bool wasOpen = isMenuOpen;
  isMenuOpen = false;
  if (target == idMenu && !wasOpen) openMenu({250, toolbarHeight - 6});
  else if (target == idSlider) slide(location.x);
  else if (target >= idIcon && target < idIcon + icons.size()) selectedIcon = target;
  else if (target >= idRow) selectedRow = target;
  else if (target == 0 && !wasOpen) selectedIcon = selectedRow = 0;
}

void Window::showWidth(bool isShown) {
  QByteArray width = QByteArray::number(listWidth, 'f', 0);
  ptk_annotation_value value = {"Width", width.constData()};
  ptk_engine_set_annotation(engine(), &value, isShown, nullptr, now());
}

void Window::happen(const ptk_event &event) {
  if (logs) {
    std::printf("%s %" PRIu64 " at %.0f,%.0f\n", ptk_event_type_string(event.type), event.target, event.position.x,
                event.position.y);
    std::fflush(stdout);
  }
  bool isDrag = event.type == PTK_EVENT_DRAG_CHANGED || event.type == PTK_EVENT_DRAG_ENDED;
  if (event.type == PTK_EVENT_CLICKED) {
    click(event.target, event.location);
  } else if (event.type == PTK_EVENT_SECONDARY_CLICKED) {
    openMenu(event.position);
  } else if (event.type == PTK_EVENT_SCROLLED && event.space == spaceList && !event.is_systemwide) {
    scroll(event.translation.dy);
  } else if (isDrag && event.target == idSlider) {
    slide(event.location.x);
  } else if (isDrag && event.target == idDivider) {
    listWidth = std::clamp(std::round(event.location.x), 180.0, 300.0);
    showWidth(event.type == PTK_EVENT_DRAG_CHANGED);
  } else {
    return;
  }
  showChanges();
}

void Window::advance(const ptk_frame &frame, std::int64_t cost) {
  if (printsTimes) std::printf("frame in %.1f us\n", double(cost) / 1000);
  /* Near the edge of the list a drag or a band scrolls it. */
  if (frame.has_autoscroll && frame.autoscroll_space == spaceList && lastFrame != 0) {
    scroll(frame.autoscroll_velocity.dy * double(frame.time - lastFrame) / 1e9);
    showChanges();
  }
  lastFrame = frame.time;
}

void Window::keyPressEvent(QKeyEvent *event) {
  if (event->key() == Qt::Key_Q) {
    close();
  } else if (event->key() == Qt::Key_D) {
    palette = palette == &dark ? &light : &dark;
    showChanges();
  } else {
    PointerSurface::keyPressEvent(event);
  }
}

}  // namespace

/* ---- The program ---------------------------------------------------------------------------------------- */

static void tell(void *, ptk_log_level, const char *message) { std::fprintf(stderr, "PointerKit: %s\n", message); }

int main(int argc, char **argv) {
  ptk_set_log(tell, nullptr, PTK_LOG_MISTAKES);
  /* The engine wants every movement of the mouse, for the velocity of a flick. */
  QCoreApplication::setAttribute(Qt::AA_CompressHighFrequencyEvents, false);
  QApplication application(argc, argv);
  Window window;
  for (const QString &option : application.arguments().mid(1)) {
    if (option == "--dark") window.palette = &dark;
    else if (option == "--stats") window.printsTimes = true;
    else if (option == "--log") window.logs = true;
    else if (option == "--trackpad") window.setDeviceKind(PTK_DEVICE_TRACKPAD);
    else return std::fprintf(stderr, "usage: %s [--dark] [--stats] [--log] [--trackpad]\n", argv[0]), 2;
  }
  window.showChanges();
  window.show();
  return application.exec();
}
