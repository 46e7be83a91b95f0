/* Draws what the pointer changes, over all widgets of a window. */
#ifndef POINTERKIT_QT6_OVERLAY_H
#define POINTERKIT_QT6_OVERLAY_H

#include <QPainter>
#include <QRegion>
#include <QWidget>
#include <vector>

#include "../recognize/controls.h"
#include "pixels.h"

namespace PointerKit {

class Overlay : public QWidget {
 public:
  explicit Overlay(Controls &controls);
  void showFrame();                 /* Shows the frame of the surface. */
  bool isRedrawn(const QWidget *widget) const; /* Whether the overlay paints the widget instead of Qt. */
  void forget(const QWidget *widget); /* A widget that goes. */
  void repaintAround(const QWidget *widget); /* A widget that is painted here has changed. */
  void forgetPictures(const QWidget *widget);
  QRegion damage;                   /* Painted at the request of the overlay. */
  static bool isCreating;           /* Whether an overlay is being made, of which its parent must not learn. */
  static bool isOnScreen(const QWidget *widget); /* Whether the painting that is under way is for the screen. */

 protected:
  void paintEvent(QPaintEvent *event) override;

 private:
  QRegion takeOver();               /* Finds the widgets that are painted here; what Qt has to paint because of that. */
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
  std::vector<const QWidget *> redrawn;
  Controls &controls;
  Surface &surface;
  double lastSample = -1;
};

}  // namespace PointerKit
#endif
