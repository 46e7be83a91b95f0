import Kinematics

/// The gap between the regions of two texts that count as one, such as two paragraphs, while the pointer passes
/// it (P5).
///
/// The pointer hovers nothing there, and is free once it rests. But as long as it moves on, or the text moves
/// beneath it, it keeps its beam on the line that it has left. So it does not become a circle for a moment
/// between two paragraphs.
@usableFromInline struct TextGap: Hashable, Sendable {
  /// The time of rest after which the pointer is free, in seconds.
  static let longestRest = 0.1

  /// The position of the pointer in the frame of the text that it has left.
  let place: Vector
  /// The instant at which the pointer has rested there for long enough.
  let due: Timestamp
}

extension PointerEngine {
  /// The gap that the pointer is passing after the hovered text; nil if the pointer is in none, or rests there.
  mutating func readTextGap() -> TextGap? {
    guard let text = hover.styledTarget, hover.style.hasLines, hover.style.effect == .none,
      hover.visibility == .visible, !input.isBanding, !input.buttons.isAnyDown, model.attractor == nil,
      scene.isPresent(text), let frame = scene.windowFrame(of: text),
      scene.isTextGap(at: hoverPosition, beside: text)
    else { return nil }
    let place = hoverPosition - frame.origin
    if let gap = hover.textGap, gap.place == place { return gap.due > now ? gap : nil }
    return TextGap(place: place, due: now.advanced(bySeconds: TextGap.longestRest))
  }
}
