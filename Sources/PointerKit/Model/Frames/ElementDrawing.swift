public import Kinematics
public import Magnetism

/// What to draw beneath and above one element, and how to transform it: for toolkits that paint their own tree.
///
/// The transform is that of the element's own content: targets on it, such as a button on a card, have their own. See
/// <doc:Drawing>.
public struct ElementDrawing: Hashable, Sendable {
  /// The commands to carry out before the element is painted, in its space's clip: its shadow, and the pointer
  /// if that is directly beneath the element.
  public let beneath: ArraySlice<DrawingCommand>
  /// The commands to carry out after the element is painted: its tint and the light on it.
  public let above: ArraySlice<DrawingCommand>
  /// The center of the scale, in window points.
  public let center: Point
  /// The scale of the element's own content; 1 is plain.
  public let scale: Double
  /// The translation of the content after the scale, in points.
  public let translation: Vector
  /// Whether the element, with what lies within its frame, is painted after its neighbours of equal z (E16).
  public let isRaised: Bool
}

/// What a frame says of one element.
extension PointerFrame {
  /// Where an element's commands are in ``drawing``.
  struct DrawnElement: Hashable, Sendable {
    /// The index of the first command beneath it.
    var first: Int
    /// The index of its ``DrawingCommand/Kind/contentBegin(center:scale:translation:)``.
    var content: Int
    /// The index after its last command.
    var end: Int
    var isRaised: Bool
    /// Whether it is only painted again, since something beneath it is.
    var isPlain: Bool { end - first == 2 && !isTransformed }
    var isTransformed: Bool
  }

  /// Whether the host leaves an element out when it paints the plain content of its space, since ``drawing``
  /// draws it.
  ///
  /// O(log n) in the elements that are drawn.
  public func isRedrawn(_ target: TargetID) -> Bool { redrawnIndex(of: target) != nil }

  /// What to draw beneath and above an element and how to transform it; nil for an element in its plain state.
  ///
  /// A toolkit that paints its own tree asks for each element as it comes to it, then carries out ``front``. It
  /// paints a raised element last among its siblings of equal z. O(log n) in the elements that are drawn.
  public func drawing(of target: TargetID) -> ElementDrawing? {
    guard let index = redrawnIndex(of: target) else { return nil }
    let element = drawnElements[index]
    guard !element.isPlain, case .contentBegin(let center, let scale, let translation) = drawing[element.content].kind
    else { return nil }
    return ElementDrawing(
      beneath: drawing[element.first..<element.content], above: drawing[(element.content + 2)..<element.end],
      center: center, scale: scale, translation: translation, isRaised: element.isRaised)
  }

  /// The commands in front of everything, without a clip: the free pointer, accessories and the annotation.
  public var front: ArraySlice<DrawingCommand> {
    groups.last.map { drawing[$0.commands] } ?? drawing[drawing.endIndex...]
  }

  private func redrawnIndex(of target: TargetID) -> Int? {
    let index = redrawn.partitioningIndex(from: target)
    return index < redrawn.count && redrawn[index] == target ? index : nil
  }
}

extension [TargetID] {
  /// The index of the first id that is not below another, in an ascending list.
  func partitioningIndex(from target: TargetID) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < target { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
