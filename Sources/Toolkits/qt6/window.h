/* What the files of this library share: a window with its engine, its widgets and its controls. */
#ifndef POINTERKIT_QT6_WINDOW_H
#define POINTERKIT_QT6_WINDOW_H

#include "pointerkit-qt6.h"
#include "surface.h"

#include <QHash>
#include <QImage>
#include <QPointer>
#include <QWidget>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

namespace PointerKit {

/* kinds.cpp: what a widget is. */
enum class PartsAre { Absent, Few, NearPointer };
struct Role {
  std::optional<Part> whole;   /* The widget as a control. */
  bool isLeaf = false;         /* Whether nothing within it is a control. */
  bool hasLines = false;       /* Whether it shows lines of text. */
  PartsAre parts = PartsAre::Absent;
};
Role roleOf(QWidget *widget);
bool isSeparator(const QWidget *widget); /* Of a tool bar. */
QWidget *scrollAreaOf(const QWidget *viewport); /* The scroll area of a viewport; null for other widgets. */

/* parts.cpp: the parts of widgets. */
QList<Part> partsOf(QWidget *widget, QPoint position);
bool hasProvider(const QWidget *widget);

/* lines.cpp: the lines of text, in points of the widget. */
std::vector<ptk_line> linesOf(QWidget *widget);

/* looks.cpp: how a widget looks. */
struct Look {
  double radius = -1; /* Negative if unknown. */
  QColor color;       /* Of the bezel, if it has one color. */
};
Look lookOf(QWidget *widget, const QRect &frame);

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

class Overlay;

/* A top-level widget with the pointer. */
class Window : public Surface {
 public:
  explicit Window(QWidget *top);
  ~Window() override;

  QWidget *const top;
  Overlay *overlay = nullptr;
  QWindow *systemWindow() const override;

  /* Frames. */
  void invalidate();                /* Asks for a walk, and for a frame if the pointer is in the window. */
  void catchUp();                   /* Makes the walk that was asked for. */
  void changed(QWidget *widget, bool hasNewRole);
  void dirty(QWidget *widget);      /* Asks for a new look at the controls of a widget. */
  bool runFrame();                  /* At the window's UpdateRequest; false if no frame was asked for. */
  void applySettings();
  void describeSurroundings();

  /* Controls. */
  Target *find(std::uint64_t id);
  Target *findHovered();
  QRectF frameOf(const Target &target); /* In points of the window. */
  void verify(QPoint position) override;
  void prepare(QPoint position) override;
  QPoint shiftAt(QPoint position) override;
  bool offersPress(QPoint position) override;
  bool offerRelease(const QMouseEvent &event) override;
  bool wantsOwnCursor(QPoint position) override;
  void forget(QWidget *widget);
  bool isRedrawn(const QWidget *widget) const; /* Whether the overlay paints the widget instead of Qt. */
  void setBlocked(bool blocked);    /* Whether nothing in the window responds, since a popup is open. */

 private:
  friend class Overlay;
  friend class Walk;
  void refreshEntry(QWidget *widget, Entry &entry, QPoint position);
  void flush();
  void requestFrame() override;
  void showFrame();
  void readLook();

  std::unordered_map<std::uint64_t, Target> targets;
  QHash<QWidget *, Entry> entries;
  std::vector<std::uint64_t> unsent, removed; /* The ids of what the engine does not know yet. */
  std::vector<QPointer<QWidget>> dirtied;
  std::vector<const QWidget *> redrawn;
  QPointer<QWidget> offered, pressed; /* What has had the press in the padding of a control first, and the control. */
  std::uint64_t nextId = 1;
  bool needsWalk = true, isBlocked = false;
  bool hasSurroundings = false;
  std::int64_t lastWalk = 0;
  qreal scale = 0;
};

/* pixels.cpp: the pixels of a window without the pointer, where it covers them. Regions are in points of the window. */
class Pixels {
 public:
  /* Keeps what Qt has painted, before the pointer is drawn on what will be shown of it. */
  void keep(QWidget *top, const QRegion &painted, const QRegion &shown);
  /* Takes the pointer from the damage, draws it again, and shows that. False if Qt has to paint. */
  bool paint(QWidget *top, const QRegion &damage, const QRegion &shown, const std::function<void(QPainter &)> &draw);
  static QImage *imageOf(const QWidget *top); /* What Qt paints on; null if that is no image. */

 private:
  QImage *imageFor(QWidget *top);
  QImage plain;                     /* As large as the window, */
  QRegion covered;                  /* and valid here. */
};

/* overlay.cpp: draws what the pointer changes, over all widgets of a window. */
class Overlay : public QWidget {
 public:
  explicit Overlay(Window *window);
  void show(const QRegion &changed); /* Shows the frame; Qt has to paint what has changed by it. */
  void repaintAround(const QWidget *widget); /* A widget that is painted here has changed. */
  void forgetPictures(const QWidget *widget);
  QRegion damage;                   /* Painted at the request of the overlay. */
  static bool isCreating;           /* Whether an overlay is being made, of which its parent must not learn. */
  static bool isRendering;          /* Whether a widget is being painted by an overlay. */
  static bool isOnScreen(const QWidget *widget); /* Whether the painting that is under way is for the screen. */

 protected:
  void paintEvent(QPaintEvent *event) override;

 private:
  void paintFrame(QPainter &painter, const QRegion &region);
  void paintGroup(QPainter &painter, const ptk_group &group);
  void paintContent(QPainter &painter, const Target &target, const ptk_command &command);
  void sampleBackdrop(const QRegion &region);
  struct Picture { QWidget *widget; QSize size; double scale, shown, ratio; QImage image; };
  Picture &pictureOf(QWidget *widget, double scale);
  bool isSharp(const Picture &picture, double scale) const;
  std::vector<Picture> pictures;    /* Of the widgets that are painted here, as long as they do not change. */
  Target *targetOf(const ptk_command &command);
  bool isDrawn(const ptk_command &command);
  QRect boundsOf(const ptk_command &command);
  struct Item { ptk_command command; QRect bounds; };
  std::vector<Item> items;          /* What the frame shows, */
  QRegion shown;                    /* and where. */
  QRect painted;                    /* What is being painted. */
  Pixels pixels;
  Window *window;
  double lastSample = -1;
};

/* walk.cpp: finds the controls of a window. */
void walk(Window &window);

/* attachment.cpp */
Window *windowOf(const QWidget *widget);
const std::vector<std::unique_ptr<Window>> &windows();
void forgetWindow(const QObject *top);
const Options &options();

}  // namespace PointerKit
#endif
