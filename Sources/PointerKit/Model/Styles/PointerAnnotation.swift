public import Kinematics

// Rows of Behaviors.md: A5.

/// Values beside the pointer, such as X and Y over a graph or the size while resizing.
///
/// The host sets the values, one a line; the engine positions and fades them. X comes before Y, and the width
/// before the height. An annotation is for values and not for instructions, which make an interface seem
/// complicated; the engine does not check this.
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
  /// The size at which the host draws the annotation, in points, 0…10,000, to keep it on the surface.
  ///
  /// With nil, the default, and if it is not finite, it is estimated from the number of characters.
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

/// A short text of an annotation: at most 31 bytes of UTF-8, which copy without an allocation.
///
/// A longer text is cut after the last complete character that fits.
public struct AnnotationText: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The maximum number of bytes.
  public static let capacity = 31

  private var bytes = SIMD32<UInt8>(repeating: 0)
  /// The number of bytes, 0…31.
  public private(set) var count = 0
  /// Whether the text was cut.
  public package(set) var isCut = false

  /// Creates a text from a string's UTF-8.
  public init(_ text: some StringProtocol) { self.init(utf8: text.utf8) }

  /// Creates a text from a literal.
  public init(stringLiteral text: String) { self.init(utf8: text.utf8) }

  /// Creates a text from bytes of UTF-8.
  public init(utf8 text: some Sequence<UInt8>) {
    for byte in text {
      if count == AnnotationText.capacity {
        isCut = true
        // The character that does not fit is dropped whole.
        var dropped = byte
        while AnnotationText.continues(dropped), count > 0 {
          count -= 1
          dropped = bytes[count]
          bytes[count] = 0
        }
        return
      }
      bytes[count] = byte
      count += 1
    }
  }

  /// Whether a byte continues a character that an earlier byte begins.
  private static func continues(_ byte: UInt8) -> Bool { byte & 0xc0 == 0x80 }

  /// The byte at an index; 0 for an index outside `0..<count`.
  public subscript(_ index: Int) -> UInt8 { index >= 0 && index < count ? bytes[index] : 0 }

  /// The number of code points, which is close to the number of visible characters.
  var characterCount: Int { (0..<count).count { !AnnotationText.continues(bytes[$0]) } }

  /// The text as a string.
  public var string: String { String(decoding: (0..<count).map { bytes[$0] }, as: UTF8.self) }
}

/// The measures of an annotation, in points, so that all renderers draw it alike: each value is one line,
/// with its label at the left and its text at the right.
public enum AnnotationMetrics {
  /// The size of the font.
  public static let fontSize = 13.0
  /// The weight of the font on the scale of CSS, 1…1000; 500 is medium.
  public static let fontWeight = 500
  /// The opacity of a label, as a share of the opacity of the value's text.
  public static let labelOpacity = 0.6
  /// The height of a line.
  public static let lineHeight = 18.0
  /// The distance of the baseline from the top of a line, which centers digits, whose own center is about
  /// 0.36 of the font size above the baseline.
  public static let baseline = 13.68
  /// The padding to the left and right of the lines.
  public static let horizontalPadding = 9.0
  /// The padding above and below the lines.
  public static let verticalPadding = 5.0
  /// The minimum distance between the label and the text of a value.
  public static let gap = 8.0
  /// The corner radius of the platter, which is the background of the annotation.
  public static let cornerRadius = 8.0
  /// The assumed width of a character, which is the width of a digit in a wide font.
  public static let characterWidth = 8.0

  /// The size of an annotation, in points: the size that the host states, or else an estimate in O(bytes).
  public static func size(of annotation: PointerAnnotation) -> Size {
    if let size = annotation.size { return size }
    var (label, text) = (0, 0)
    for value in annotation.values {
      label = max(label, value.label.characterCount)
      text = max(text, value.text.characterCount)
    }
    let gap = label > 0 && text > 0 ? AnnotationMetrics.gap : 0
    return Size(
      width: Double(label + text) * characterWidth + gap + 2 * horizontalPadding,
      height: Double(annotation.values.count) * lineHeight + 2 * verticalPadding)
  }
}
