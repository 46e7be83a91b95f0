public import Kinematics

// The two ways to draw a frame. Both give the same picture.

extension PointerFrame {
  /// The drawing by space, for a host that paints everything by itself.
  public var drawing: Drawing {
    Drawing(commands: commands, ranges: groups, redrawn: redrawn)
  }

  /// The drawing by element, for a toolkit that paints its own widget tree.
  public var elements: Elements {
    Elements(
      commands: commands, frontStart: groups.last?.commands.lowerBound ?? 0, contents: contents,
      behind: pointer.behind)
  }
}

// MARK: By space

/// The commands of one space, with its clip.
public struct DrawingGroup: Hashable, Sendable {
  /// The space; the window for the group in front of everything.
  public let space: SpaceID
  /// The part of the window through which the space is visible, in window points; nil for the whole window.
  public let clip: Rect?
  /// The commands, in the order of painting.
  public let commands: ArraySlice<DrawingCommand>
}

extension PointerFrame {
  /// One group for each space that has commands, from back to front, and a last group in front of everything.
  ///
  /// A host that paints everything in each frame goes through the spaces from back to front. In each space it
  /// paints the plain content of the elements that the drawing does not include, and then carries out the
  /// commands of the space's group within the group's clip. The last group always exists once the engine has
  /// written into the frame. It contains the free pointer, the accessories and the annotation. See
  /// <doc:Drawing>.
  public struct Drawing: RandomAccessCollection, Hashable, Sendable {
    /// The commands of all groups, in the order of painting.
    public let commands: [DrawingCommand]
    fileprivate let ranges: [GroupRange]
    /// The elements that the commands draw, in ascending order of id.
    ///
    /// These are the elements that are not in their plain state. An element of the same space is drawn too if
    /// it is painted later than one of them, or than the pointer, and overlaps what is drawn.
    public let redrawn: [TargetID]

    /// The index of the group that is farthest back: 0.
    public var startIndex: Int { 0 }
    /// The number of groups.
    public var endIndex: Int { ranges.count }

    /// The group at an index.
    public subscript(index: Int) -> DrawingGroup {
      let range = ranges[index]
      return DrawingGroup(space: range.space, clip: range.clip, commands: commands[range.commands])
    }

    /// Whether the commands draw an element, so that the host leaves it out of the plain content of its space.
    ///
    /// O(log n) in the n elements that are drawn.
    public func includes(_ target: TargetID) -> Bool {
      let index = redrawn.partitioningIndex { $0 < target }
      return index < redrawn.count && redrawn[index] == target
    }

    /// The commands in front of everything, without a clip: the free pointer, accessories and the annotation.
    public var front: ArraySlice<DrawingCommand> { last?.commands ?? [] }
  }

  /// A space with the indices of its commands.
  package struct GroupRange: Hashable, Sendable {
    package let space: SpaceID
    package let clip: Rect?
    package let commands: Range<Int>
  }
}

// MARK: By element

/// The commands around one element, and its transform, for toolkits that paint their own widget tree.
///
/// The transform applies only to the element's own content. Targets on it, such as a button on a card, have
/// transforms of their own. See <doc:Drawing>.
public struct ElementDrawing: Hashable, Sendable {
  /// The commands to carry out before the element is painted, such as its shadow and the light of a
  /// highlight.
  ///
  /// The clip of the element's space applies to them. If the pointer is directly beneath the element, the
  /// command of the pointer comes first.
  public let beneath: ArraySlice<DrawingCommand>
  /// The commands to carry out after the element is painted: its tint and the light on a lifted element.
  public let above: ArraySlice<DrawingCommand>
  /// The center of the scale, in window points.
  public let center: Point
  /// The scale of the element's own content; 1 is plain.
  public let scale: Double
  /// The translation of the content after the scale, in points.
  public let translation: Vector
  /// Whether the element, with everything within its frame, is painted after its neighbors of equal z.
  public let isRaised: Bool
}

extension PointerFrame {
  /// The elements that are painted with more than their plain content, and what is in front of everything.
  ///
  /// A toolkit that paints its own widget tree asks for each element when it paints the element, and carries
  /// out ``front`` at the end. It paints a raised element last among its siblings of equal z. See
  /// <doc:Drawing>.
  public struct Elements: Hashable, Sendable {
    fileprivate let commands: [DrawingCommand]
    /// The index of the first command in front of everything.
    fileprivate let frontStart: Int
    fileprivate let contents: [ContentState]
    /// The element that the pointer is directly beneath.
    fileprivate let behind: TargetID?

    /// The commands beneath and above an element, and its transform; nil if the element is painted as usual.
    ///
    /// An element in its plain state is painted as usual, unless the pointer is directly beneath it. O(log n)
    /// in the n elements that are drawn; for an element that needs commands O(commands).
    public subscript(target: TargetID) -> ElementDrawing? {
      let content = contents.index(of: target)
      // Beneath an element in its plain state there is a command only if the pointer is directly beneath it.
      guard content != nil || behind == target,
        let index = commands.firstIndex(where: { $0.target == target && $0.isContentBegin }),
        case .contentBegin(let center, let scale, let translation) = commands[index].kind
      else { return nil }
      // The commands of an element are together, after the command of a pointer directly beneath it.
      var first = index
      while first > 0, commands[first - 1].target == target { first -= 1 }
      if behind == target, first > 0, commands[first - 1].target == nil { first -= 1 }
      var end = index + 2
      while end < commands.count, commands[end].target == target { end += 1 }
      return ElementDrawing(
        beneath: commands[first..<index], above: commands[(index + 2)..<end], center: center, scale: scale,
        translation: translation, isRaised: content.map { contents[$0].isRaised } ?? false)
    }

    /// The commands in front of everything, without a clip: the free pointer, accessories and the annotation.
    public var front: ArraySlice<DrawingCommand> { commands[frontStart...] }
  }
}

extension DrawingCommand {
  fileprivate var isContentBegin: Bool { if case .contentBegin = kind { true } else { false } }
}
