/* What the files for Qt Quick share: a window with its items that are controls, and what the pointer adds to them. */
#ifndef POINTERKIT_QT6_SCENE_H
#define POINTERKIT_QT6_SCENE_H

#include "../surface.h"

#include <QHash>
#include <QPointer>
#include <QQuickItem>
#include <QQuickPaintedItem>
#include <QQuickWindow>
#include <memory>
#include <unordered_map>

namespace PointerKit {

/* types.cpp: the classes of Qt Quick are private, and so are known by their names. */
enum class Type {
  AbstractButton, CheckBox, ComboBox, Control, Dial, DialogButtonBox, Flickable, GridView, ItemDelegate, ItemView,
  MenuBar, MenuBarItem, MenuItem, MouseArea, MultiPointTouchArea, Overlay, Page, Pane, RadioButton, RangeSlider,
  Rectangle, ScrollBar, Slider, SpinBox, Switch, TabBar, TabButton, Text, TextEdit, TextInput, ToolBar, ToolButton,
  Tumbler
};
bool is(const QQuickItem *item, Type type);

/* roles.cpp: what an item is. Most items are nothing. */
struct Role {
  bool isControl = false;
  bool isObstacle = false;     /* Whether it only keeps the paddings of its neighbors away. */
  bool isLeaf = false;         /* Whether nothing within it is a control. */
  bool hasBezel = false;       /* Whether it has a visible background or border. */
  bool hasLines = false;       /* Whether it shows lines of text. */
  bool isFlat = false;         /* Whether its background is shown only while Qt hovers or presses it. */
  bool isEnabled = true;
  bool tracksHeldPress = false; /* Whether it lights while a button is held that was pressed elsewhere, as in a menu. */
  ptk_kind kind = PTK_KIND_BUTTON;
  ptk_effect effect = PTK_EFFECT_AUTOMATIC;
  ptk_axes latchingAxes = 0;
  double radius = -1, padding = -1;
  std::uint64_t group = 0;
  QColor color;                /* Of the bezel. */
  QPointer<QQuickItem> look;   /* What shows the control, if that is another item. */
};
Role roleOf(QQuickItem *item);
QColor colorOf(const QQuickItem *item); /* Of a rectangle; invalid for others. */
bool isInert(const QQuickItem *item);  /* Whether the item does nothing with a click. */
std::vector<ptk_line> linesOf(QQuickItem *item);

/* effects.cpp: draws commands at a place in the tree of items. Its parent is an item without a size, which positioners,
 * layouts and `childrenRect` take no notice of. */
class Layer : public QQuickPaintedItem {
 public:
  Layer(class Scene *scene, QQuickItem *item, qreal z);
  ~Layer() override;
  /* Shows commands, which are in points of the window; `toItem` leads from there to the item. Returns whether they are others
   * than before. */
  bool show(const ptk_command *commands, std::size_t count, const QTransform &toItem);
  void paint(QPainter *painter) override;

 private:
  class Scene *scene;
  QPointer<QQuickItem> holder;
  std::vector<ptk_command> shown; /* In points of the layer. */
  std::vector<ptk_point> outline; /* Of the pointer, if it is shown. */
};
bool isOwn(const QQuickItem *item); /* Whether an item belongs to the pointer. */

/* Scales and moves an item, which touches none of its properties. */
class Movement;

/* A registered control. */
struct Control : Registration {
  QPointer<QQuickItem> item;
  std::uint64_t walk = 0;      /* The walk that has seen it last. */
  Role role;
  std::unique_ptr<Layer> beneath, above;
  std::unique_ptr<Movement> movement, hidden; /* Of the item; of the background that shows Qt's own hovering. */
  Control();
  Control(Control &&);
  ~Control();
};

/* A window with the pointer. */
class Scene : public Surface {
 public:
  explicit Scene(QQuickWindow *window);
  ~Scene() override;

  QWindow *systemWindow() const override { return window; }
  void prepare(QPoint position) override;
  void verify(QPoint) override {}
  QPoint shiftAt(QPoint position) override;
  bool wantsOwnCursor(QPoint position) override;
  Control *find(std::uint64_t id);
  QQuickWindow *const window;

 private:
  friend class Walk;
  void frameBegins();          /* Before each frame of Qt's. */
  void requestFrame() override;
  void moveCursor(ptk_point position) override;
  void synchronizes();         /* In Qt's thread for drawing, for which the application's waits. */
  void showFrame();
  bool apply();                /* Whether anything has changed. */
  bool hasStillPointer();      /* Whether the pointer has the shape of the frame before, at the place of the mouse. */
  void showCursor();
  void sampleBackdrop();
  QRectF frameOf(const Control &control);

  std::unordered_map<std::uint64_t, Control> controls;
  QHash<const QQuickItem *, std::uint64_t> ids;
  std::vector<std::uint64_t> shown;           /* The controls that have effects. */
  std::unique_ptr<Layer> front;
  std::uint64_t nextId = 1;
  bool needsWalk = true;
  bool isExpected = false;     /* Whether Qt will draw a frame because of what the pointer has changed. */
  bool isQueued = false;       /* Whether the frame that was asked for does not wait for Qt's. */
  ptk_command pointer{};       /* The pointer as it was drawn last, about the origin. */
  std::vector<ptk_point> outline;
  bool isCursor = false;       /* Whether the pointer is shown as the system's cursor, */
  bool isSwapped = true;       /* and whether Qt has shown a frame since that changed. */
  std::optional<ptk_point> wanted; /* Where the cursor is to be moved when Qt's threads meet. */
  bool isTimed = false;        /* Whether frames come by a timer, because Qt waits for no screen. */
  qreal scale = 0;
  double luminance = -1;
  std::int64_t lastWalk = 0;
};

/* walk.cpp: finds the controls of a window. */
void walk(Scene &scene);
QList<QQuickItem *> inPaintingOrder(const QQuickItem *item);
QList<QQuickItem *> itemsAt(QQuickItem *root, QPointF position); /* From back to front. */

}  // namespace PointerKit
#endif
