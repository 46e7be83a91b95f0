import Kinematics

/// Stage 4 of ``PointerEngine/settle(_:)``: the goals of everything visible, computed from the other states.
///
/// `Presentation` animates from goal to goal (E15). The questions of this stage are inlined, or their names
/// begin with *read*, since the engine would be copied for each of them; see the article Architecture.
extension PointerEngine {
  /// Retargets the springs to the goals that follow from the states.
  ///
  /// `isPointerChange` is explained in `settle(_:)`.
  mutating func updateGoals(isPointerChange: Bool) {
    let shared = sharedConfiguration
    let position = presentedPosition(model.readSampledPosition())
    let isPressed = input.isPressed(on: hover.styledTarget)

    // 1. The line and the step that the pointer is on, and whether it is in the padding.
    hover.updateSnapping(
      modelPosition: position, isPressed: isPressed, isPointerChange: isPointerChange, configuration: shared)
    hover.updateIsInPadding(modelPosition: position)

    // 2. The material of the pointer. It looks pressed under a closed hand too (C1, C3). A highlight shrinks
    //    with its label, and does not become denser, unless it may not shrink (E17).
    let isBehind = hover.style.isBehindContent
    let looksPressed =
      !input.isBanding && (isPressed || (!isBehind && (hover.style.cursor == .grabbing || isGrabbing)))
    let isDenser = looksPressed && (!isBehind || settings.reduceMotion)
    let isFaint = adaptPointerMaterial(isDenser: isDenser)

    // 3. The look of the pointer, and the element that it is beneath.
    let look = readPointerLook(position, looksPressed: looksPressed, isDenser: isDenser, isFaint: isFaint)
    countUnknownLuminance(isPointerDrawn: look.presence > 0)
    presentation.retarget(to: look, beneath: hover.coveringElement, configuration: shared, at: now)

    // 4. What surrounds the place to which the pointer moves.
    //    There is no parallax during a press, when the layers move to the center (E2). With reduced motion
    //    there is no parallax either, since it is decorative.
    let hasParallax = !isPressed && !settings.reduceMotion
    let goal = hover.readPositionGoal(
      model: position, isFree: readSelectsBeyondFrame(at: position),
      parallax: hasParallax ? shared.values.snapping.parallax : 0,
      limit: shared.values.snapping.parallaxLimit)
    let badge = input.resolvedDrag.badge
    if presentation.hasSurroundings || badge != nil || !hover.style.accessories.isEmpty {
      let outline = Rect(center: goal.center(model: position) + look.shift, size: look.form.size)
      presentation.retarget(
        to: Presentation.Surroundings(
          isVisible: isVisible, accessories: hover.style.accessories, badge: badge,
          scale: settings.pointerScale, outline: look.band ?? outline, bounds: model.bounds),
        configuration: shared, at: now)
    }

    // 5. The hovered element, with what lies on top of it.
    adaptElementMaterial()
    var conditions = contentConditions(isPressed: isPressed, pointer: look)
    conditions.parallax = hover.contentParallax(
      model: position, parallax: hasParallax ? shared.values.effects.contentParallax : 0,
      limit: shared.values.effects.contentParallaxLimit)
    presentation.retargetContents(
      hovered: hover.styledTarget, to: hover.style, in: conditions, configuration: shared, at: now)

    // 6. The position of the pointer. If it snaps or is released, the visible pointer goes on with the
    //    position and velocity that it has now.
    var pointerModel = PointerPosition.Model(position: position, isMovedByDevice: !model.isMoving)
    if presentation.pointer.position.changesMode(for: goal) {
      pointerModel.position = presentedPosition(model.readPosition(at: now))
      pointerModel.velocity = readVelocity(at: now)
      pointerModel.headStart = readHeadStart(from: pointerModel.position, at: now)
    }
    presentation.pointer.position.retarget(to: goal, model: pointerModel, configuration: shared, at: now)
  }

  // MARK: The pointer

  /// The luminance beneath the pointer: the host's measurement, that of the element, or that of the
  /// background.
  ///
  /// A pointer that an element covers is seen around that element, against the background. A highlight lies
  /// on its element even while the model pointer is in the padding around that.
  @inline(__always) private var luminanceBeneath: Double {
    let isOnElement = (!hover.isInPadding || hover.style.isBehindContent) && !hover.style.isHighlightOnTop
    return lighting.measured ?? (isOnElement ? hover.style.element.luminance : nil) ?? lighting.background
  }

  /// Adapts the pointer's material to what is beneath it; returns whether the pointer as it is seen now is
  /// too faint there.
  private mutating func adaptPointerMaterial(isDenser: Bool) -> Bool {
    let isBehind = hover.style.isBehindContent
    return presentation.adaptMaterial(
      to: Material.Conditions(
        luminance: luminanceBeneath, greatestOpacity: configuration.pointer.opacity,
        greatestHighlightOpacity: isBehind ? configuration.effects.highlightOpacity : 0,
        blending: hostTraits.blending,
        appearance: lighting.appearance, isPressed: isDenser, increasesContrast: settings.increasedContrast),
      at: now)
  }

  /// The look of the pointer, in the material that it has now.
  private mutating func readPointerLook(
    _ position: Point, looksPressed: Bool, isDenser: Bool, isFaint: Bool
  ) -> VisiblePointer.Look {
    let isBehind = hover.style.isBehindContent
    var form = PointerMorph.Goal(
      size: hover.style.shape.size, cornerRadius: hover.style.shape.cornerRadius,
      outline: hover.style.shape.outline, path: hover.style.shape.path)
    if hover.style.shape.followsLines, let frame = hover.frame {
      form.size = hover.style.size(
        at: hover.snappingPosition(for: position, in: frame), in: frame, configuration: sharedConfiguration)
    }
    var look = VisiblePointer.Look(
      form: form, view: hover.view, opacity: presentation.material.opacity,
      luminance: presentation.material.luminance,
      isFaint: isFaint, presence: isBehind ? 0 : 1, highlightOpacity: presentation.material.plate.opacity)
    look.isShown = hover.visibility == .visible
    // The pointer fades out beneath an element with the lift effect (E4), and where a region hides it (S9).
    if hover.style.effect == .lift || !isVisible {
      look.presence = 0
      look.highlightOpacity = 0
    }
    if input.isBanding {
      // The pointer is the band, which must not obscure what it covers (I7).
      look.band = band.rect
      let opacity = look.presence > 0 ? presentation.material.opacity : look.highlightOpacity
      look.presence = 0
      look.highlightOpacity = min(opacity, configuration.effects.highlightOpacity)
    } else if looksPressed {
      look.press = isDenser ? 1 : 0
      if !isBehind {
        // The circle shrinks, and so does a shape that replaces it (S5).
        look.scale = configuration.pointer.pressedCircleScale
      } else if !settings.reduceMotion {
        look.scale = configuration.effects.pressedScale
      }
      if !isBehind, let path = form.path {
        look.shift = path.anchorShift(atScale: look.scale) * hover.style.shape.scale
      }
    }
    return look
  }

  /// Counts, once for each target, that the luminance of the hovered target is unknown although something
  /// seen depends on it; that of the background replaces it.
  private mutating func countUnknownLuminance(isPointerDrawn: Bool) {
    guard hover.style.element.isLuminanceUnknown, isPointerDrawn || hover.style.isHighlightOnTop,
      lighting.measured == nil, let target = hover.hoveredTarget, scene.noteUnknownLuminance(of: target)
    else { return }
    diagnostics.unknownLuminances.count(target)
  }

  // MARK: The hovered element

  /// Adapts what lies on top of the hovered element to the element and the appearance.
  private mutating func adaptElementMaterial() {
    guard hover.style.hasMaterialOnTop else { return }
    presentation.elementMaterial.adapt(
      to: ElementMaterial.Conditions(
        luminance: lighting.measured ?? hover.style.element.luminance ?? lighting.background,
        blending: hostTraits.blending, appearance: lighting.appearance,
        tintLimit: configuration.effects.tintOpacity,
        overlayLimit: min(1, 2 * configuration.effects.highlightOpacity)))
  }

  /// The conditions under which the hovered element is seen.
  @inline(__always) private func contentConditions(
    isPressed: Bool, pointer: VisiblePointer.Look
  ) -> ContentPresentation.Conditions {
    var conditions = ContentPresentation.Conditions(
      isPointerShown: pointer.isShown, isPressed: isPressed, reduceMotion: settings.reduceMotion,
      tintLuminance: ContentState.tintLuminance(in: lighting.appearance))
    if !hover.style.hasMaterialOnTop {
      // The light of a highlight lies on the plate, beneath the label.
      if hover.style.effect == .highlight {
        let brightest = configuration.effects.highlightSpecularOpacity * ContentState.largeLightFactor
        conditions.lightShare = brightest > 0 ? min(1, presentation.material.plate.light / brightest) : 0
      }
      return conditions
    }
    let material = presentation.elementMaterial
    conditions.tintLimit = material.tint
    let brightest = configuration.effects.specularOpacity
    conditions.lightShare = brightest > 0 ? min(1, material.light / brightest) : 0
    if hover.style.isHighlightOnTop {
      // The highlight is on top of an opaque element, which hides the pointer beneath it (E11). Its light
      // would lie on the label.
      conditions.lightShare = 0
      if pointer.highlightOpacity > 0 {
        conditions.tintLuminance = material.isOverlayLight ? 1 : 0
        // A press that may not shrink the element fades the overlay, since a denser one would hide the label.
        conditions.overlayOpacity = material.overlayOpacity * (1 - pointer.press / 2)
      }
    }
    return conditions
  }
}

extension HoverState {
  /// The goal of the visible pointer's position.
  ///
  /// Along a free axis, the goal is an offset from the model pointer. Along other axes, it is the position on
  /// the target, with parallax if the pointer is behind the content. With `isFree` both axes are free.
  fileprivate mutating func readPositionGoal(
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
    let x = isFree ? .free : style.horizontal.mode
    let y = isFree ? .free : style.vertical.mode
    return PointerPosition.Goal(
      horizontal: AxisSnapping.Goal(mode: x, coordinate: offset.dx + (x == .free ? 0 : snapped.x)),
      vertical: AxisSnapping.Goal(mode: y, coordinate: offset.dy + (y == .free ? 0 : snapped.y)),
      target: styledTarget ?? 0, view: view)
  }

  /// The vector by which parallax moves the hovered content, at most `limit` points along each axis.
  @inline(__always) fileprivate func contentParallax(
    model: Point, parallax: Double, limit: Double
  ) -> Vector {
    guard let frame, style.isBehindContent, parallax > 0 else { return .zero }
    return ((model - frame.center) * parallax).clamped(to: limit)
  }
}
