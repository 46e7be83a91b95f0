public import PointerKit

extension Finding {
  /// The finding as an English sentence with the measured value, the guideline's value and the remedy.
  ///
  /// `name` returns the name of a target; by default this is the number of its id.
  public func text(naming name: (TargetID) -> String = { "\($0.rawValue)" }) -> String {
    observation(name) + "; " + remedy.text(name)
  }

  /// The measured value and the guideline's value in words.
  private func observation(_ name: (TargetID) -> String) -> String {
    let asked = expected.text
    let other = others.first.map(name) ?? ""
    switch rule {
    case .padding:
      switch remedy {
      case .raiseAbove, .moveAway: return "it can be hit nowhere, because of '" + other + "'"
      default: break
      }
      if case .atMost = expected {
        let time = detail.map { ", and a slow finger takes " + $0.text + " to leave" } ?? ""
        return "it keeps the pointer up to " + measured.text
          + " beyond its edge, where the guideline suggests "
          + asked + time
      }
      let gap =
        detail.map {
          ", and its gap to '" + other + "' leaves " + $0.text + " in which the pointer is the circle"
        }
        ?? ""
      return "its padding is " + measured.text + ", where the guideline asks for " + asked + gap
    case .groupGap:
      let pair =
        targets.count == 2 ? "'" + name(targets[0]) + "' and '" + name(targets[1]) + "'" : "neighbors"
      return "between " + pair + " there are " + measured.text + " where the pointer becomes the circle"
    case .mixedEffects: return "it has another effect than the rest of its group"
    case .groupSize:
      var dimension = " high"
      if case .setWidth = remedy { dimension = " wide" }
      return "it is " + measured.text + dimension + ", where "
        + (group == nil ? "an item of a toolbar" : "its group") + " has " + asked
    case .bezelHighlight: return "it has a visible background, and a highlight around it"
    case .liftShape:
      return "the shape of its lift differs by " + measured.text + " from the element, where " + asked
        + " is allowed"
    case .clippedLift:
      let cover = others.isEmpty ? "" : " by '" + other + "'"
      return measured.text + " of its shadow are cut off" + cover + " when it is lifted"
    case .flatShadow: return "it casts a shadow and grows by " + measured.text + " instead of " + asked
    case .hoverRoom:
      return measured.value < 0
        ? "it grows " + Quantity(-measured.value, .points).text + " over '" + other + "'"
        : "it grows to within " + measured.text + " of '" + other + "', where " + asked + " are asked for"
    case .shapelessSnap: return "it snaps to its center without a shape of its own"
    case .shapeWeight:
      if measured.unit == .points {
        return "its strokes are " + measured.text + " wide, where the guideline asks for " + asked
      }
      return "its shape has " + measured.text + " the weight of the circle, where " + asked + " looks right"
    case .shapeAnchor:
      return "the anchor of its shape is " + measured.text + " from where people expect it"
    case .effectSize:
      return "its longer side is " + measured.text + ", and its effect suits " + asked
    case .annotation: return "the text beside the pointer instructs instead of showing a value"
    case .customEffect:
      if remedy == .useBeam { return "it is text, and the pointer over it is not the beam" }
      return "it has a custom effect, although there is a standard one for such a control"
    case .shapeMeaning:
      if others.isEmpty { return "one custom shape stands for " + measured.text + " different functions" }
      if case .useEffect = remedy {
        return "its group has another effect than the similar group of '" + other + "'"
      }
      return "its shape differs from that of '" + other + "'" + (group == nil ? "" : " in its group")
        + ", which has the same function"
    case .targetSize, .enhancedTargetSize:
      let side = expected.quantity.value
      let pointed = region.map { " (" + Remedy.text($0.size) + " with PointerKit)" } ?? ""
      let text =
        "it is " + Remedy.text(rect.size) + pointed + ", where WCAG 2.2 asks for at least "
        + Remedy.text(Size(width: side, height: side))
      guard !others.isEmpty else { return text }
      let rest = others.count > 1 ? " and " + DecimalText.text(Double(others.count - 1)) + " more" : ""
      return text + ", and a circle of " + Quantity(side, .points).text + " around it meets '" + other + "'"
        + rest
    }
  }
}

extension Remedy {
  /// The change in words, such as `give it a padding of 12 pt`.
  public func text(naming name: (TargetID) -> String = { "\($0.rawValue)" }) -> String { text(name) }

  fileprivate func text(_ name: (TargetID) -> String) -> String {
    func points(_ value: Double) -> String { Quantity(value, .points).text }
    func sides(_ insets: Insets) -> String {
      if insets.top == insets.bottom, insets.left == insets.right, insets.top == insets.left {
        return points(insets.top)
      }
      return points(insets.top) + " at the top, " + points(insets.left) + " at the left, "
        + points(insets.bottom) + " at the bottom and " + points(insets.right) + " at the right"
    }
    switch self {
    case .setPadding(let insets): return "give it a padding of " + sides(insets)
    case .bridgeGap(let distance):
      return "extend both regions by " + points(distance) + " toward each other, or make two groups"
    case .useEffect(.automatic): return "make its effect automatic"
    case .useEffect(let effect): return "use the effect " + effect.name
    case .useBeam: return "let the pointer become the beam: state no shape, and make its effect automatic"
    case .setHeight(let height): return "make it " + points(height) + " high"
    case .setWidth(let width): return "make it " + points(width) + " wide"
    case .setShape(let size, let radius):
      return "state a size of " + DecimalText.text(size.width) + " × " + points(size.height)
        + " and a corner radius of " + points(radius)
    case .makeRoom(let insets): return "leave more room within the clip: " + sides(insets)
    case .raiseAbove(let other, let distance):
      return "raise it above '" + name(other) + "', or move it away by " + points(distance)
    case .moveAway(let distance): return "move it away by " + points(distance)
    case .growWithShadow: return "let it grow too, or remove the shadow"
    case .tintOnly: return "use a tint without growth and shadow"
    case .addShape: return "give the pointer a shape, such as a grabber, or do not constrain it"
    case .scaleShape(let factor): return "scale the shape by " + DecimalText.text(factor)
    case .setStrokeWidth(let width): return "make the strokes " + points(width) + " wide, or fill the shape"
    case .setAnchor(let anchor):
      return "move the anchor to (" + DecimalText.text(anchor.x) + ", " + DecimalText.text(anchor.y) + ")"
    case .removeShapeOffset: return "remove the offset of the shape"
    case .showValue: return "show a value, such as a position or a size"
    case .useShape(let other): return "use the shape of '" + name(other) + "'"
    case .useAnotherShape: return "give each function a shape of its own"
    case .setTargetSize(let side, let room):
      let text = "make it at least " + Remedy.text(Size(width: side, height: side))
      return room.map { text + ", or leave " + points($0) + " more room around it" } ?? text
    }
  }

  /// A size in words, such as `24 × 24 pt`.
  fileprivate static func text(_ size: Size) -> String {
    DecimalText.text(size.width) + " × " + Quantity(size.height, .points).text
  }
}
