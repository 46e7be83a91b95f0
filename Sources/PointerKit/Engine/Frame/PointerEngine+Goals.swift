import Kinematics

/// Stage 4 of ``PointerEngine/settle(_:)``: the goals of everything visible, computed from the other states.
///
/// `Presentation` animates from goal to goal (E15).
extension PointerEngine {
  /// Retargets the springs to the goals that follow from the states.
  ///
  /// `isInput` says whether an input, or time, has moved the pointer, and not a change of the layout alone.
  mutating func updateGoals(isInput: Bool) {
    let shared = sharedConfiguration
    let position = presentedPosition(model.sampledPosition)
    let isPressed = input.isPressed(on: hover.styledTarget)
    hover.updateSnapping(
      modelPosition: position, isPressed: isPressed, isInput: isInput, configuration: shared)
    hover.updateBackdrop(modelPosition: position)
    let pointer = pointerLook(position, isPressed: isPressed)
    presentation.retarget(
      to: pointer, beneath: hover.coveringElement, configuration: shared, at: now)
    // There is no parallax during a press, when the layers move to the center (E2). With reduced motion there
    // is no parallax either, since it is decorative.
    let hasParallax = !isPressed && !settings.reduceMotion
    let goal = hover.positionGoal(
      model: position, isFree: selectsBeyondFrame(at: position),
      parallax: hasParallax ? shared.values.pointerParallax : 0,
      limit: shared.values.pointerParallaxLimit)
    let badge = input.resolvedDrag.badge
    if presentation.hasSurroundings || badge != nil || !hover.style.accessories.isEmpty {
      let outline = Rect(center: goal.center(model: position) + pointer.shift, size: pointer.form.size)
      presentation.retargetSurroundings(
        hover.style, badge: badge, scale: settings.pointerScale, isVisible: isVisible,
        around: pointer.band ?? outline, within: model.bounds, configuration: shared, at: now)
    }
    presentation.retargetContents(
      hovered: hover.styledTarget, to: hover.style,
      in: contentConditions(isPressed: isPressed, pointer: pointer),
      translation: hover.contentParallax(
        model: position, parallax: hasParallax ? shared.values.contentParallax : 0,
        limit: shared.values.contentParallaxLimit),
      isPointerVisible: pointer.isVisible, configuration: shared, at: now)
    var pointerModel = PointerPosition.Model(position: position, isMovedByDevice: !model.isMoving)
    if presentation.pointer.position.changesMode(for: goal) {
      // The visible pointer goes on with the position and velocity that it has now.
      pointerModel.position = presentedPosition(model.presentPosition(at: now))
      pointerModel.velocity = velocity(at: now)
      pointerModel.headStart = headStart(from: pointerModel.position, at: now)
    }
    presentation.pointer.position.retarget(to: goal, model: pointerModel, configuration: shared, at: now)
  }

  /// The look of the pointer, for which the material adapts, and an unknown luminance is counted.
  private mutating func pointerLook(_ position: Point, isPressed: Bool) -> VisiblePointer.Look {
    let isBehind = hover.style.isBehindContent
    // The pointer looks pressed under a closed hand too (C1, C3).
    let looksPressed =
      !input.isBanding && (isPressed || (!isBehind && (hover.style.cursor == .grabbing || isGrabbing)))
    // A highlight shrinks with its label, and does not become denser, unless it may not shrink (E17).
    let isDenser = looksPressed && (!isBehind || settings.reduceMotion)
    let material = presentation.adaptMaterial(
      to: Material.Conditions(
        luminance: luminanceBeneath, limit: configuration.pointerOpacity,
        highlightLimit: isBehind ? configuration.highlightOpacity : 0, blending: configuration.blending,
        appearance: lighting.appearance, isPressed: isDenser, isIncreased: settings.increasedContrast),
      at: now)
    var form = PointerMorph.Goal(
      size: hover.style.shape.size, cornerRadius: hover.style.shape.cornerRadius,
      outline: hover.style.shape.outline, path: hover.style.shape.path)
    if hover.style.shape.followsLines, let frame = hover.frame {
      form.size = hover.style.size(
        at: hover.snappingPosition(for: position, in: frame), in: frame, configuration: sharedConfiguration)
    }
    var look = VisiblePointer.Look(
      form: form, opacity: material.opacity, luminance: material.luminance, isFaint: material.isFaint,
      presence: isBehind ? 0 : 1, highlightOpacity: presentation.material.plate.opacity)
    look.isVisible = hover.visibility == .visible
    // The pointer fades out beneath an element with the lift effect (E4), and where a region hides it (S9).
    if hover.style.effect == .lift || !isVisible {
      look.presence = 0
      look.highlightOpacity = 0
    }
    if hover.style.element.isLuminanceUnknown, look.presence > 0 || hover.style.isCovered,
      lighting.measured == nil
    {
      noteUnknownLuminance()
    }
    if input.isBanding {
      // The pointer is the band, which must not obscure what it covers (I7).
      look.band = band.rect
      let opacity = look.presence > 0 ? material.opacity : look.highlightOpacity
      look.presence = 0
      look.highlightOpacity = min(opacity, configuration.highlightOpacity)
    } else if looksPressed {
      look.press = isDenser ? 1 : 0
      if !isBehind {
        // The circle shrinks, and so does a shape that replaces it (S5).
        look.scale = configuration.pressedCircleScale
      } else if !settings.reduceMotion {
        look.scale = configuration.pressedScale
      }
      if !isBehind, let path = form.path {
        look.shift = path.anchorShift(atScale: look.scale) * hover.style.shape.scale
      }
    }
    return look
  }
}

extension HoverState {
  /// The goal of the visible pointer's position.
  ///
  /// Along a free axis, the goal is an offset from the model pointer. Along other axes, it is the position on
  /// the target, with parallax if the pointer is behind the content. With `isFree` both axes are free.
  fileprivate mutating func positionGoal(
    model: Point, isFree: Bool, parallax: Double, limit: Double
  ) -> PointerPosition.Goal {
    guard frame != nil else { return PointerPosition.Goal() }
    let location = pointerLocation(of: model)
    let isBehind = style.isBehindContent
    let shift = isBehind && parallax > 0 ? ((model - location) * parallax).clamped(to: limit) : .zero
    // A path that replaces the pointer is placed with its anchor on the location (S6).
    let anchor =
      style.shape.offset + (isBehind ? .zero : (style.shape.path?.centerOffset ?? .zero) * style.shape.scale)
    // A latched element keeps, under the model pointer, the point at which it was grabbed (R6).
    let offset = anchor + (style.latch?.offset ?? .zero)
    let snapped = location + shift
    let (x, y) = isFree ? (.free, .free) : (style.horizontal.mode, style.vertical.mode)
    return PointerPosition.Goal(
      horizontal: AxisSnapping.Goal(mode: x, coordinate: offset.dx + (x == .free ? 0 : snapped.x)),
      vertical: AxisSnapping.Goal(mode: y, coordinate: offset.dy + (y == .free ? 0 : snapped.y)),
      target: styledTarget ?? 0, view: style.view == 0 ? styledTarget ?? 0 : style.view)
  }

  /// The vector by which parallax moves the hovered content, at most `limit` points along each axis.
  @inline(__always) fileprivate func contentParallax(
    model: Point, parallax: Double, limit: Double
  ) -> Vector {
    guard let frame, style.isBehindContent, parallax > 0 else { return .zero }
    return ((model - frame.center) * parallax).clamped(to: limit)
  }
}
