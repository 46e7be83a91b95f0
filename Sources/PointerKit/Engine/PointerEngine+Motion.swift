import Kinematics

/// The motion stage: new goals for the springs.
extension PointerEngine {
  /// The most contents that animate at once.
  static let contentCapacity = 64

  /// Sends the springs of the pointer and of all contents to where the state wants them.
  ///
  /// Mostly the hand moves over one control, and places alone are new.
  mutating func updateGoals() {
    let place = model.isMoving ? model.position(at: now) : model.position
    if areGoalsCurrent, !style.hasLines, !hasSurroundings {
      updatePlaces(model: place, frame: hoveredFrame)
    } else {
      hoveredFrame = hovered.flatMap { store.windowFrame(of: $0) }
      updateAllGoals(model: place, frame: hoveredFrame)
      areGoalsCurrent = true
    }
  }

  private mutating func updateAllGoals(model place: Point, frame: Rect?) {
    let isPressed = buttons.isPrimaryDown && hovered == buttons.pressedTarget
    isMaterialLight = Material.isLight(
      now: isMaterialLight, over: ground, wish: wish, appearance: appearance)
    updateLineHold(model: place, frame: frame, isPressed: isPressed)
    let goal = goal(model: place, frame: frame, isPressed: isPressed)
    visible.head(
      for: goal, model: place, velocity: visible.changesHold(for: goal) ? modelVelocity(at: now) : .zero,
      isHand: !model.isMoving, configuration: configuration, at: now)
    if hasSurroundings { updateSurroundings(goal, model: place) }
    updateContents(model: place, frame: frame, isPressed: isPressed)
  }

  /// What ``updateAllGoals(model:frame:)`` does where all but the places is as it was.
  private mutating func updatePlaces(model place: Point, frame: Rect?) {
    let isPressed = buttons.isPrimaryDown && hovered == buttons.pressedTarget
    visible.follow(
      placeGoal(model: place, frame: frame, isPressed: isPressed), model: place,
      spring: configuration.shapeSpring, stepSpring: configuration.stepSpring, at: now)
    for index in contents.indices.reversed() {
      if contents[index].target == hovered, let frame {
        contents[index].follow(
          contentParallax(model: place, frame: frame, isPressed: isPressed),
          spring: configuration.parallaxSpring, at: now)
      } else if contents[index].isLeaving, contents[index].isSettled(at: now) {
        contents.remove(at: index)
      }
    }
  }

  /// A drag stays on its line (P5).
  private mutating func updateLineHold(model: Point, frame: Rect?, isPressed: Bool) {
    if style.hasLines, isPressed, let hovered, let frame {
      lineHold.follow(model, of: hovered, in: frame, style: style, distance: configuration.lineHold)
    } else if lineHold.target != 0 {
      lineHold = LineHold()
    }
  }

  /// A rule and not the hand puts the model pointer elsewhere: nothing that is seen jumps with it (M3, E5).
  mutating func modelJumps(by way: Vector) {
    visible.modelJumped(by: way, at: now)
    guard !contents.isEmpty else { return }
    let (offset, velocity) = lightOffset.state(at: now)
    lightOffset.release(
      from: SIMD2(offset.x - way.dx, offset.y - way.dy), velocity: velocity, toward: .zero, at: now)
  }

  /// What the free pointer has to be seen over, and how opaque it is.
  private var ground: Material.Ground {
    Material.Ground(background: luminanceBeneath, opacity: raised(configuration.pointerOpacity))
  }

  private var wish: Material.Wish { settings.increasedContrast ? .increased : .standard }

  /// An opacity, halfway to 1 for a person who asks for contrast.
  static func materialOpacity(_ opacity: Double, for settings: borrowing PointerSettings) -> Double {
    settings.increasedContrast && opacity > 0 ? opacity + (1 - opacity) / 2 : opacity
  }

  private func raised(_ opacity: Double) -> Double {
    PointerEngine.materialOpacity(opacity, for: settings)
  }

  private mutating func goal(model: Point, frame: Rect?, isPressed: Bool) -> VisiblePointer.Goal {
    let luminance = Material.luminance(
      isLight: isMaterialLight, over: ground, wish: wish, isPressed: isPressed)
    var opacity = raised(
      style.isBehindContent ? configuration.highlightOpacity : configuration.pointerOpacity)
    if style.effect == .lift || style.isHidden || visibility != .shown { opacity = 0 }
    let form = PointerForm.Goal(
      size: style.size, cornerRadius: style.cornerRadius, outline: style.outline, path: style.path)
    var goal = VisiblePointer.Goal(form: form, opacity: opacity, luminance: luminance)
    goal.layer = style.isBehindContent ? .behind : .front
    // A hand that holds is closed: the pointer looks pressed (C1).
    if isPressed || (style.cursor == .grabbing && !style.isBehindContent) {
      goal.press = 1
      if !style.isBehindContent {
        goal.scale = configuration.pressedCircleScale
      } else if !settings.reduceMotion {
        goal.scale = configuration.pressedScale
      }
    }
    if primaryPress?.stage == .banding {
      // The pointer is the band, which must not obscure what it covers (I7).
      goal.band = band.rect
      goal.opacity = opacity > 0 ? min(opacity, configuration.highlightOpacity) : 0
      goal.press = 0
      goal.scale = 1
    }
    goal.place = placeGoal(model: model, frame: frame, isPressed: isPressed)
    if style.followsLines, let frame {
      goal.form.size = style.size(model, in: frame, holding: lineHold, configuration: configuration)
    }
    return goal
  }

  private mutating func placeGoal(model: Point, frame: Rect?, isPressed: Bool) -> PointerPlace.Goal {
    var goal = PointerPlace.Goal()
    guard let frame else {
      precisePlace = model
      return goal
    }
    let precise = style.precise(model, in: frame, holding: lineHold)
    precisePlace = precise
    // E2: on press the layers go to the middle; parallax is movement that only decorates.
    let hasParallax = style.isBehindContent && !isPressed && !settings.reduceMotion
    let parallax =
      hasParallax
      ? ((model - precise) * configuration.pointerParallax).clamped(to: configuration.pointerParallaxLimit)
      : .zero
    // A path that stands alone has its anchor on the location (S6).
    let anchor =
      style.shapeOffset
      + (style.isBehindContent ? .zero : style.path.map { $0.bounds.center - $0.anchor } ?? .zero)
    func axisGoal(_ hold: SnapMode, _ axis: Axis) -> AxisPlace.Goal {
      AxisPlace.Goal(hold: hold, place: anchor[axis] + (hold == .free ? 0 : precise[axis] + parallax[axis]))
    }
    goal.horizontal = axisGoal(style.horizontalHold, .horizontal)
    goal.vertical = axisGoal(style.verticalHold, .vertical)
    return goal
  }

  // MARK: Contents

  private mutating func updateContents(model: Point, frame: Rect?, isPressed: Bool) {
    if let hovered, style.effect != .none, visibility == .shown,
      !contents.indices.contains(where: { contents[$0].target == hovered })
    {
      insertContent(for: hovered)
    }
    for index in contents.indices.reversed() {
      if contents[index].target == hovered, let frame {
        contents[index].head(
          for: style, isPressed: isPressed,
          translation: contentParallax(model: model, frame: frame, isPressed: isPressed),
          tintLuminance: tintLuminance,
          reduceMotion: settings.reduceMotion, configuration: configuration, at: now)
      } else if !contents[index].isLeaving {
        contents[index].leave(configuration: configuration, at: now)
      } else if contents[index].isSettled(at: now) {
        contents.remove(at: index)
      }
    }
  }

  /// How far the hand moves the hovered content.
  @inline(__always)
  private mutating func contentParallax(model: Point, frame: Rect, isPressed: Bool) -> Vector {
    guard style.isBehindContent, !isPressed, !settings.reduceMotion else { return .zero }
    return ((model - frame.center) * configuration.contentParallax).clamped(
      to: configuration.contentParallaxLimit)
  }

  /// Keeps the list in ascending order of id; when it is full the one nearest to its end is finished early.
  private mutating func insertContent(for target: TargetID) {
    if contents.count >= PointerEngine.contentCapacity {
      diagnostics.excessContents += 1
      var first = 0
      for index in contents.indices where contents[index].restTime < contents[first].restTime {
        first = index
      }
      contents.remove(at: first)
    }
    let index = contents.firstIndex { $0.target > target } ?? contents.count
    contents.insert(
      ContentMotion(target: target, tintLuminance: tintLuminance, configuration: configuration, at: now),
      at: index)
  }

  /// A tint is dark in a light interface and light in a dark one (E8).
  private var tintLuminance: Double { appearance == .light ? 0 : 1 }

  /// The luminance beneath the pointer: the host's measurement, else the element's, else the background's.
  @inline(__always)
  var luminanceBeneath: Double {
    measuredLuminance ?? style.luminance ?? backgroundLuminance
  }

  /// The velocity of the model pointer: its own, or the hand's while that moves it.
  ///
  /// What a lift leaves it with is another, which ``inferLift(_:)`` and ``lift(_:at:)`` find.
  @inline(__always)
  func modelVelocity(at time: Timestamp) -> Vector {
    if model.isMoving { return model.velocity(at: time) }
    guard let movingDevice, movingDevice < devices.count else { return .zero }
    let devices = devices.span
    return devices[movingDevice].handVelocity(at: time)
  }

  /// Where a click would land.
  func precise(at time: Timestamp) -> Point {
    let place = model.position(at: time)
    guard let hovered, let frame = store.windowFrame(of: hovered) else { return place }
    return style.precise(place, in: frame, holding: lineHold)
  }
}
