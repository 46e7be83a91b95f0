public import Kinematics

/// Live values beside the pointer, such as X and Y over a graph or a size while resizing (A4).
///
/// The host gives them; the engine places them and fades them. They are values, not instructions (A5).
public struct PointerAnnotation: Hashable, Sendable {
  /// The most values of one annotation.
  public static let capacity = 4

  /// One value with its name, such as `X` and `41`.
  public struct Value: Hashable, Sendable {
    /// What it is.
    public var label: AnnotationText
    /// How much it is.
    public var text: AnnotationText
    /// Creates a value with its name.
    public init(label: AnnotationText, text: AnnotationText) {
      self.label = label
      self.text = text
    }
  }

  /// The values, in the order in which they are shown; at most 4, further ones are dropped.
  public private(set) var values: [Value]
  /// How many values were dropped because there were four already.
  public private(set) var droppedValues: Int
  /// The extents at which the host draws it, in points, 0…10,000, so that it stays on the surface; nil, the
  /// default, is an estimate from the number of characters.
  ///
  /// One that is not finite counts as nil.
  public var size: Size? {
    didSet {
      size = size.flatMap { size in
        size.isFinite ? Size(width: min(size.width, 10_000), height: min(size.height, 10_000)) : nil
      }
    }
  }

  /// Creates an annotation of up to four values.
  public init(_ values: [Value]) {
    self.values = Array(values.prefix(PointerAnnotation.capacity))
    droppedValues = max(0, values.count - PointerAnnotation.capacity)
  }

  /// Whether any of it had to be dropped or cut.
  public var isCut: Bool { droppedValues > 0 || values.contains { $0.label.isCut || $0.text.isCut } }
}
