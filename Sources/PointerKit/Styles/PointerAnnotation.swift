/// Live values beside the pointer, such as X and Y over a graph or a size while resizing (A4).
///
/// The host gives them; the engine places them and fades them. They are values, not instructions (A5).
public struct PointerAnnotation: Hashable, Sendable {
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

  /// Creates an annotation of up to four values.
  public init(_ values: [Value]) { self.values = Array(values.prefix(4)) }
}
