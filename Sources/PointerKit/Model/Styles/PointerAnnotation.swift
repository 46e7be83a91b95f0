public import Kinematics

/// Values beside the pointer, such as X and Y over a graph or the size while resizing (A4).
///
/// The host sets the values; the engine positions and fades them. Each value is a line, in the order of the
/// list. By convention X comes before Y, and the width before the height.
///
/// An annotation is for values and not for instructions, which make an interface seem complicated (A5). The
/// engine does not check this: see ``AnnotationText``.
public struct PointerAnnotation: Hashable, Sendable {
  /// The maximum number of values of one annotation.
  public static let capacity = 4

  /// One value with its label, such as `X` and `41`.
  public struct Value: Hashable, Sendable {
    /// The name of the value.
    public var label: AnnotationText
    /// The value itself.
    public var text: AnnotationText
    /// Creates a value with a label.
    public init(label: AnnotationText, text: AnnotationText) {
      self.label = label
      self.text = text
    }
  }

  /// The values from top to bottom, at most four.
  public private(set) var values: [Value]
  /// The number of values beyond four, which were dropped.
  public package(set) var droppedValues: Int
  /// The size at which the host draws the annotation, in points, 0…10,000; the engine uses it to keep the
  /// annotation on the surface.
  ///
  /// With nil, the default, the engine estimates the size from the number of characters. A size that is not
  /// finite becomes nil.
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

  /// Whether a value was dropped or a text was cut.
  public var isCut: Bool { droppedValues > 0 || values.contains { $0.label.isCut || $0.text.isCut } }
}
