public import Kinematics

/// The movement of content that corresponds to a library's scroll, in points.
///
/// Libraries have their own units and signs for wheels. They have applied the system's setting for natural
/// scrolling; leave `PointerSettings.naturalScrolling` true, unless the host reads the device itself.
public struct ScrollDelta: Hashable, Sendable {
  /// The distance of one detent of a wheel: 60 points, three lines of 20 points, as in Qt.
  public static let pointsPerDetent = 60.0

  /// The content's movement, for `PointerInput.Kind.scroll(_:phase:source:)`; right and down are positive.
  public let points: Vector

  /// Creates a movement of content in points.
  public init(points: Vector) { self.points = points }

  /// Creates a movement from the steps of a wheel: `x` and `y` of `SDL_MouseWheelEvent` in SDL 3, `preciseX`
  /// and `preciseY` in SDL 2.
  ///
  /// A positive x is to the right, and a positive y is away from the person. `SDL_MOUSEWHEEL_FLIPPED` is
  /// already applied. Send every scroll without a phase: fingers are reported in the same unit.
  public init(sdl steps: Vector, pointsPerDetent: Double = ScrollDelta.pointsPerDetent) {
    points = Vector(dx: -steps.dx, dy: steps.dy) * pointsPerDetent
  }

  /// Creates a movement from the deltas of a `GdkScrollEvent` or `GtkEventControllerScroll` in GDK 4, where a
  /// positive x is to the right, and a positive y toward the person.
  ///
  /// The `unit` is a `GdkScrollUnit`: 0 is detents, and others are points of the surface.
  public init(gdk delta: Vector, unit: UInt32, pointsPerDetent: Double = ScrollDelta.pointsPerDetent) {
    points = delta * (unit == 0 ? -pointsPerDetent : -1)
  }

  /// Creates a movement from `QWheelEvent::angleDelta()` of Qt 6: 120 eighths of a degree for a detent.
  ///
  /// A positive x is to the left, and a positive y is away from the person. If `pixelDelta()` is not null,
  /// use that instead, since it is already a movement in points.
  public init(qtAngleDelta delta: Vector, pointsPerDetent: Double = ScrollDelta.pointsPerDetent) {
    points = delta * (pointsPerDetent / 120)
  }

  /// Creates a movement from `wl_pointer.axis`, in points of the surface.
  ///
  /// A positive x is to the right, and a positive y is toward the person. For a wheel, use `axis_value120`
  /// instead: `axis` has 10 or 15 units for a detent, depending on the compositor.
  public init(waylandAxis value: Vector) { points = -value }

  /// Creates a movement from `wl_pointer.axis_value120`, or from libinput's `v120`: 120 for a detent.
  ///
  /// A positive x is to the right, and a positive y is toward the person. The older
  /// `wl_pointer.axis_discrete` counts whole detents: multiply it by 120.
  public init(wayland120 value: Vector, pointsPerDetent: Double = ScrollDelta.pointsPerDetent) {
    points = value * (-pointsPerDetent / 120)
  }

  /// Creates a movement from `REL_HWHEEL_HI_RES` and `REL_WHEEL_HI_RES` of evdev: 120 for a detent.
  ///
  /// A positive x is to the right, and a positive y is away from the person. `REL_HWHEEL` and `REL_WHEEL`
  /// count whole detents of the same movement; ignore them if the device also sends 120ths of a detent. No
  /// system setting has been applied, so the content moves as if natural scrolling were off. If the host sets
  /// `PointerSettings.naturalScrolling` to the person's choice, pass the negative of the device's vector:
  /// ``points`` is then the movement of the fingers on the wheel, to which the engine applies the setting.
  public init(evdev120 value: Vector, pointsPerDetent: Double = ScrollDelta.pointsPerDetent) {
    points = Vector(dx: -value.dx, dy: value.dy) * (pointsPerDetent / 120)
  }
}

#if !hasFeature(Embedded)

  extension ScrollDelta: CustomStringConvertible {
    /// The content's movement in points: `(0, -60)`.
    public var description: String { points.text(.few) }
  }

#endif
