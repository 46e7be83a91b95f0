/* An engine and the module for the system's cursor in a window of X11: a lift recenters, a flick lands, and the server's pointer
 * is where the engine's is. A movement during the flight takes over. */
#include <X11/Xlib.h>
#include <math.h>
#include <pointerkit.h>
#include <stdio.h>

#include "pointerkit-cursor.h"

enum { MILLISECOND = 1000000, WIDTH = 400, HEIGHT = 300 };
static const ptk_rect control = { 280, 110, 80, 80 };
static const ptk_point middle = { 320, 150 }; /* Of the control. */

static Display *display, *person; /* The person is another client, which warps the pointer, too. */
static Window window;
static ptk_host_cursor *cursor;
static ptk_engine *engine;
static const ptk_frame *frame;
static int64_t now = 1000 * (int64_t)MILLISECOND;
static int failures;
#define EXPECT(condition) \
  do { \
    if (condition) break; \
    failures++; \
    fprintf(stderr, "%s:%d: expected %s\n", __FILE__, __LINE__, #condition); \
  } while (0)

static void handle(ptk_input input) { ptk_engine_handle(engine, &input, now); }

static void hear(void) {
  XSync(display, False);
  while (XPending(display)) {
    XEvent event;
    XNextEvent(display, &event);
    if (event.type == MotionNotify) handle(ptk_input_position(now, event.xmotion.x, event.xmotion.y));
    if (event.type == EnterNotify) handle(ptk_input_enter(now, event.xcrossing.x, event.xcrossing.y));
    if (event.type == LeaveNotify) handle(ptk_input_leave(now));
  }
}

static void person_moves(int dx, int dy) {
  now += 8 * MILLISECOND;
  XWarpPointer(person, None, None, 0, 0, 0, 0, dx, dy);
  XSync(person, False);
  hear();
}

static void draw(void) {
  now += 16 * MILLISECOND;
  frame = ptk_engine_step(engine, now, now);
  ptk_point warp = frame->warp;
  if (frame->has_warp && ptk_host_cursor_move_on_x11(cursor, window, (int)lround(warp.x), (int)lround(warp.y)))
    ptk_engine_cursor_warped(engine, warp, now);
  hear();
}
/* Frames until nothing more happens. */
static void draw_all(void) {
  for (int i = 0; i < 120; i++) draw();
}

static int are_near(ptk_point a, ptk_point b) { return fabs(a.x - b.x) <= 1 && fabs(a.y - b.y) <= 1; }
/* Where the server has the pointer, in the window. */
static ptk_point found(void) {
  Window root, child;
  int root_x, root_y, x, y;
  unsigned buttons;
  XQueryPointer(display, window, &root, &child, &root_x, &root_y, &x, &y, &buttons);
  return (ptk_point){ x, y };
}

int main(void) {
  display = XOpenDisplay(NULL);
  person = XOpenDisplay(NULL);
  if (!display || !person) {
    fputs("x11.c: found no X server\n", stderr);
    return 1;
  }
  XSetWindowAttributes attributes = { .override_redirect = True,
                                      .event_mask = PointerMotionMask | EnterWindowMask | LeaveWindowMask };
  window = XCreateWindow(display, DefaultRootWindow(display), 50, 40, WIDTH, HEIGHT, 0, CopyFromParent, InputOutput,
                         CopyFromParent, CWOverrideRedirect | CWEventMask, &attributes);
  XMapWindow(display, window);
  cursor = ptk_host_cursor_for_x11(display);
  EXPECT(ptk_host_cursor_means_of(cursor) == PTK_HOST_CURSOR_X11 && !ptk_host_cursor_surface(cursor));
  ptk_host_traits host = ptk_default_host_traits();
  host.warps_cursor = 1;
  engine = ptk_engine_create((ptk_size){ WIDTH, HEIGHT }, NULL);
  ptk_engine_set_host_traits(engine, &host, now);
  ptk_device device = ptk_default_device(PTK_DEVICE_KIND_TRACKPAD);
  device.reports_contact = PTK_CHOICE_NO;
  ptk_engine_set_device(engine, 0, &device, now);
  ptk_engine_add_target(engine, PTK_KIND_APP_ICON, 1, control, now);

  /* From outside of the window, too. */
  person_moves(-10000, -10000);
  EXPECT(ptk_host_cursor_move_on_x11(cursor, window, 300, 130));
  hear();
  EXPECT(are_near(found(), (ptk_point){ 300, 130 }));
  for (int i = 0; i < 5; i++) person_moves(1, 1);
  EXPECT(!are_near(found(), middle));
  draw_all();
  EXPECT(are_near(frame->model_position, middle) && are_near(found(), frame->model_position) && !frame->has_warp);
  person_moves(-3, 2);
  EXPECT(are_near(found(), (ptk_point){ middle.x - 3, middle.y + 2 }));
  frame = ptk_engine_step(engine, now, now);
  EXPECT(are_near(found(), frame->model_position));

  /* A flick toward the control, which is farther away. */
  person_moves(-297, 0);
  draw_all();
  for (int i = 0; i < 8; i++) person_moves(18, 0);
  EXPECT(!are_near(found(), middle));
  draw_all();
  EXPECT(are_near(frame->model_position, middle) && are_near(found(), frame->model_position) && frame->hovered == 1);

  /* The same, until a movement tells that the finger had never left: the flick is taken back. */
  person_moves(-300, 0);
  draw_all();
  for (int i = 0; i < 8; i++) person_moves(18, 0);
  ptk_point stroke_end = found();
  for (int i = 0; i < 8 && frame->model_position.x < 200; i++) draw();
  EXPECT(frame->model_position.x >= 200 && !are_near(frame->model_position, middle));
  for (int i = 0; i < 3; i++) person_moves(-4, 8);
  draw_all();
  EXPECT(are_near(found(), frame->model_position));
  EXPECT(are_near(found(), (ptk_point){ stroke_end.x - 12, stroke_end.y + 24 }));

  ptk_engine_destroy(engine);
  ptk_host_cursor_destroy(cursor);
  XCloseDisplay(person);
  XCloseDisplay(display);
  return failures != 0;
}
