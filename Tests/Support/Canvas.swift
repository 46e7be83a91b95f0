import Foundation
public import PointerKit

/// A small picture that commands and elements are painted into, to compare two ways of painting.
///
/// A pixel belongs to a shape if its center does. Colors are source-over, in whole steps of sRGB-encoded
/// values, so that two pictures are equal exactly if each pixel was painted with the same things in the same
/// order. A shadow is an even fill of the whole area that its blur can reach, apart from its shape.
public struct Canvas: Hashable, Sendable {
  /// The device pixels in a point.
  public let scale: Double
  private let width: Int
  private let height: Int
  /// Red, green and blue in lanes of 16 bits.
  private var pixels: [UInt64]

  /// Creates a white picture of a surface.
  public init(size: Size, scale: Double) {
    self.scale = scale
    width = Int((size.width * scale).rounded(.up))
    height = Int((size.height * scale).rounded(.up))
    pixels = Array(repeating: 0x00ff_00ff_00ff, count: width * height)
  }

  /// The first pixel, in points, at which two pictures of one size differ.
  public func difference(from other: Canvas) -> Point? {
    let isEqual = pixels.withUnsafeBytes { these in
      other.pixels.withUnsafeBytes { those in
        guard let these = these.baseAddress, let those = those.baseAddress else { return true }
        return memcmp(these, those, pixels.count * MemoryLayout<UInt64>.stride) == 0
      }
    }
    guard !isEqual, let index = pixels.indices.first(where: { pixels[$0] != other.pixels[$0] }) else {
      return nil
    }
    return Point((Double(index % width) + 0.5) / scale, (Double(index / width) + 0.5) / scale)
  }

  /// The color of the pixel at a point: red, green and blue, 0…255.
  public func color(at point: Point) -> [Int] {
    let (x, y) = (Int((point.x * scale).rounded(.down)), Int((point.y * scale).rounded(.down)))
    let pixel = pixels[y * width + x]
    return [Int(pixel & 255), Int(pixel >> 16 & 255), Int(pixel >> 32 & 255)]
  }

  // MARK: Shapes

  /// Fills a rounded rectangle within a clip, apart from what lies within another one.
  public mutating func fill(
    _ shape: RoundedRect, outside hole: RoundedRect? = nil, _ color: LinearColor, opacity: Double, clip: Rect?
  ) {
    let share = Canvas.share(opacity)
    guard share > 0 else { return }
    let lanes =
      Canvas.encoded(color.red) | Canvas.encoded(color.green) << 16 | Canvas.encoded(color.blue) << 32
    forEachRow(of: shape, outside: hole, clip: clip) { pixels, row, columns in
      // A loop over a range takes many times as long where nothing is optimized.
      var pixel = pixels + columns.lowerBound
      let (end, rest, color) = (pixels + columns.upperBound, 256 - share, lanes * share)
      while pixel < end {
        // Each lane has 8 bits of room for the product.
        pixel.pointee = ((pixel.pointee &* rest &+ color) &>> 8) & 0x00ff_00ff_00ff
        pixel += 1
      }
    }
  }

  /// Paints a white light, with the strength (1 − r²)² at the share r of its radius, on a rounded rectangle.
  public mutating func light(
    at center: Point, radius: Double, opacity: Double, on shape: RoundedRect, clip: Rect?
  ) {
    guard radius > 0, center.isFinite else { return }
    let (scale, width) = (scale, width)
    forEachRow(of: shape, clip: clip) { pixels, row, columns in
      let y = ((Double(row) + 0.5) / scale - center.y) / radius
      for index in columns {
        let x = ((Double(index - row * width) + 0.5) / scale - center.x) / radius
        let strength = max(0, 1 - x * x - y * y)
        let share = Canvas.share(opacity * strength * strength)
        pixels[index] = ((pixels[index] * (256 - share) + 0x00ff_00ff_00ff * share) >> 8) & 0x00ff_00ff_00ff
      }
    }
  }

  private static func share(_ opacity: Double) -> UInt64 { UInt64((max(0, min(1, opacity)) * 256).rounded()) }

  /// Paints the shadow of a rounded rectangle, which is nowhere within the rectangle.
  public mutating func shadow(
    of shape: RoundedRect, offset: Vector, radius: Double, _ color: LinearColor, opacity: Double, clip: Rect?
  ) {
    fill(
      RoundedRect(shape.rect.offset(by: offset).outset(by: 3 * radius), cornerRadius: 0), outside: shape,
      color,
      opacity: opacity, clip: clip)
  }

  /// Calls a function for each row of the pixels within a shape and a clip, and outside a hole.
  ///
  /// It gets all pixels, the number of the row and the indices of its pixels. A row around the hole has two
  /// calls.
  private mutating func forEachRow(
    of shape: RoundedRect, outside hole: RoundedRect? = nil, clip: Rect?,
    _ body: (UnsafeMutablePointer<UInt64>, Int, Range<Int>) -> Void
  ) {
    guard shape.rect.isFinite else { return }
    let bounds = clip ?? Rect(minX: -1e9, minY: -1e9, maxX: 1e9, maxY: 1e9)
    let rows = rows(of: shape, clip: bounds)
    let holeRows = hole.map { self.rows(of: $0, clip: bounds) }
    for row in rows {
      let all = columns(of: shape, inRow: row, clip: bounds)
      var (left, right) = (all, all.upperBound..<all.upperBound)
      if let hole, let holeRows, holeRows.contains(row) {
        let columns = columns(of: hole, inRow: row, clip: bounds).clamped(to: all)
        if !columns.isEmpty {
          (left, right) = (all.lowerBound..<columns.lowerBound, columns.upperBound..<all.upperBound)
        }
      }
      let start = row * width
      pixels.withUnsafeMutableBufferPointer {
        guard let pixels = $0.baseAddress else { return }
        body(pixels, row, (start + left.lowerBound)..<(start + left.upperBound))
        if !right.isEmpty { body(pixels, row, (start + right.lowerBound)..<(start + right.upperBound)) }
      }
    }
  }

  private func rows(of shape: RoundedRect, clip: Rect) -> Range<Int> {
    pixels(from: max(shape.rect.minY, clip.minY), to: min(shape.rect.maxY, clip.maxY), below: height)
  }

  private func columns(of shape: RoundedRect, inRow row: Int, clip: Rect) -> Range<Int> {
    let (rect, radius) = (shape.rect, shape.cornerRadius)
    let y = (Double(row) + 0.5) / scale
    let intoCorner = max(rect.minY + radius - y, y - (rect.maxY - radius), 0)
    let inset = intoCorner > 0 ? radius - max(0, radius * radius - intoCorner * intoCorner).squareRoot() : 0
    return pixels(
      from: max(rect.minX + inset, clip.minX), to: min(rect.maxX - inset, clip.maxX), below: width)
  }

  /// The pixels whose centers are from one coordinate up to, and not at, another.
  private func pixels(from lower: Double, to upper: Double, below count: Int) -> Range<Int> {
    let first = Int(max(0, min(Double(count), (lower * scale - 0.5).rounded(.up))))
    let end = Int(max(0, min(Double(count), (upper * scale - 0.5).rounded(.up))))
    return first..<max(first, end)
  }

  private static func encoded(_ value: Double) -> UInt64 {
    UInt64((255 * EncodedColor.signal(ofLight: value)).rounded())
  }

  // MARK: Commands

  /// Carries out commands within a clip; `content` paints a target's own content with a transform.
  public mutating func paint(
    _ commands: some Sequence<DrawingCommand>, clip: Rect?,
    content: (inout Canvas, TargetID, CanvasTransform) -> Void = { _, _, _ in }
  ) {
    for command in commands {
      switch command.kind {
      case .shadow(let shape, let offset, let radius, let color, let opacity):
        shadow(of: shape, offset: offset, radius: radius, color, opacity: opacity, clip: clip)
      case .roundedRect(let shape, let color, let opacity), .tint(let shape, let color, let opacity):
        fill(shape, color, opacity: opacity, clip: clip)
      case .path(_, let rect, _, let color, let opacity):
        fill(RoundedRect(rect, cornerRadius: 0), color, opacity: opacity, clip: clip)
      case .outline(let outline, let center, let scale, let color, let opacity):
        let size = outline.bounds.size
        let rect = Rect(center: center, size: Size(size.width * scale, size.height * scale))
        fill(RoundedRect(rect, cornerRadius: 0), color, opacity: opacity, clip: clip)
      case .radialLight(let center, let radius, let opacity, let shape):
        light(at: center, radius: radius, opacity: opacity, on: shape, clip: clip)
      case .annotation(_, let rect, let color, let opacity):
        fill(RoundedRect(rect, cornerRadius: 0), color, opacity: opacity, clip: clip)
      case .contentBegin(let center, let scale, let translation):
        guard let target = command.target else { continue }
        content(&self, target, CanvasTransform(center: center, scale: scale, translation: translation))
      case .contentEnd: break
      }
    }
  }
}

/// A scale about a center, then a translation.
public struct CanvasTransform: Hashable, Sendable {
  /// The center of the scale.
  public var center = Point.zero
  /// The scale.
  public var scale = 1.0
  /// The translation.
  public var translation = Vector.zero

  /// Creates the identity, or another transform.
  public init(center: Point = .zero, scale: Double = 1, translation: Vector = .zero) {
    self.center = center
    self.scale = scale
    self.translation = translation
  }

  /// The transformed rectangle; with the identity exactly the rectangle itself.
  public func apply(_ rect: Rect) -> Rect {
    if scale == 1, translation == .zero { return rect }
    func x(_ value: Double) -> Double { center.x + translation.dx + (value - center.x) * scale }
    func y(_ value: Double) -> Double { center.y + translation.dy + (value - center.y) * scale }
    return Rect(minX: x(rect.minX), minY: y(rect.minY), maxX: x(rect.maxX), maxY: y(rect.maxY))
  }
}
