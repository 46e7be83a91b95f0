import Kinematics
import PointerKit

extension Axes: RecordedRawValue {}
extension TintMode: RecordedRawValue {}

extension PointerStyle: RecordedFields {
  static var blank: PointerStyle { .system }

  mutating func code<Codec: RecordCodec>(with codec: inout Codec) throws(Codec.Failure) {
    var isHidden = self.isHidden
    try codec.code(&isHidden)
    if isHidden != self.isHidden { self = .hidden }
    try codec.code(&effect)
    try codec.code(&shape)
    try codec.code(&constrainedAxes)
    try codec.code(&horizontalPrecision)
    try codec.code(&verticalPrecision)
    try codec.code(&shapeOffset)
    try codec.code(&shapeFrame)
    var dropped = droppedAccessories
    try codec.code(&accessories)
    // Setting the list counts the accessories that do not fit. The recorded count replaces this count.
    try codec.code(&dropped)
    droppedAccessories = max(0, min(dropped, Int(Int32.max)))
  }
}

extension HoverOptions: RecordedFields {
  static var blank: HoverOptions { HoverOptions() }

  mutating func code<Codec: RecordCodec>(with codec: inout Codec) throws(Codec.Failure) {
    try codec.code(&preferredTintMode)
    try codec.code(&prefersShadow)
    try codec.code(&prefersScaledContent)
  }
}

extension PointerEffect: Recorded {
  func write(to writer: inout ByteWriter) {
    writer.append(self == .none ? 0 : 1)
    switch self {
    case .none: break
    case .automatic: writer.append(0)
    case .highlight: writer.append(1)
    case .lift: writer.append(2)
    case .hover(let options): writer.writeCase(3, options)
    }
  }

  init(from reader: inout ByteReader) throws(MalformedRecord) {
    guard try Bool(from: &reader) else {
      self = .none
      return
    }
    switch try reader.byte() {
    case 0: self = .automatic
    case 1: self = .highlight
    case 2: self = .lift
    case 3: self = .hover(try reader.read())
    default: throw MalformedRecord()
    }
  }
}

extension PointerShape: Recorded {
  func write(to writer: inout ByteWriter) {
    switch self {
    case .circle(let diameter): writer.writeCase(0, diameter)
    case .roundedRect(let size, let radius): writer.writeCase(1, size, radius)
    case .verticalBeam(let length): writer.writeCase(2, length)
    case .horizontalBeam(let length): writer.writeCase(3, length)
    case .path(let path): writer.writeCase(4, path)
    }
  }

  init(from reader: inout ByteReader) throws(MalformedRecord) {
    switch try reader.byte() {
    case 0: self = .circle(diameter: try reader.read())
    case 1: self = .roundedRect(try reader.read(), radius: try reader.read())
    case 2: self = .verticalBeam(length: try reader.read())
    case 3: self = .horizontalBeam(length: try reader.read())
    case 4: self = .path(try reader.read())
    default: throw MalformedRecord()
    }
  }
}

extension AxisPrecision: Recorded {
  func write(to writer: inout ByteWriter) {
    switch self {
    case .continuous: writer.append(0)
    case .whole: writer.append(1)
    case .stepped(let origin, let spacing): writer.writeCase(2, origin, spacing)
    case .lines(let lines): writer.writeCase(3, lines)
    }
  }

  init(from reader: inout ByteReader) throws(MalformedRecord) {
    switch try reader.byte() {
    case 0: self = .continuous
    case 1: self = .whole
    case 2: self = .stepped(origin: try reader.read(), spacing: try reader.read())
    case 3: self = .lines(try reader.read())
    default: throw MalformedRecord()
    }
  }
}

extension AxisPrecision.Line: Recorded {
  func write(to writer: inout ByteWriter) { writer.write(start, length) }
  init(from reader: inout ByteReader) throws(MalformedRecord) {
    self.init(start: try reader.read(), length: try reader.read())
  }
}

extension PointerAccessory: RecordedFields {
  static var blank: PointerAccessory { .arrow(.top) }

  mutating func code<Codec: RecordCodec>(with codec: inout Codec) throws(Codec.Failure) {
    try codec.code(&shape)
    try codec.code(&offset)
    try codec.code(&angle)
    try codec.code(&orientationMatchesAngle)
  }
}

extension PointerAccessory.Shape: Recorded {
  /// The shapes without a path of their own, by their numbers.
  private static let glyphs: [PointerAccessory.Shape] = [.arrow, .plus, .minus, .circle, .circleSlash, .menu]

  func write(to writer: inout ByteWriter) {
    if case .path(let path) = self { return writer.writeCase(6, path) }
    writer.append(UInt8(Self.glyphs.firstIndex(of: self) ?? 0))
  }

  init(from reader: inout ByteReader) throws(MalformedRecord) {
    let number = Int(try reader.byte())
    try reader.require(number <= 6)
    self = number < 6 ? Self.glyphs[number] : .path(try reader.read())
  }
}

extension PointerPath: Recorded {
  func write(to writer: inout ByteWriter) { writer.write(elements, anchor, strokeWidth) }
  init(from reader: inout ByteReader) throws(MalformedRecord) {
    self.init(try reader.read(), anchor: try Point(from: &reader), strokeWidth: try reader.read())
  }
}

extension PointerPath.Element: Recorded {
  func write(to writer: inout ByteWriter) {
    switch self {
    case .move(let point): writer.writeCase(0, point)
    case .line(let point): writer.writeCase(1, point)
    case .quadratic(let point, let control): writer.writeCase(2, point, control)
    case .cubic(let point, let first, let second): writer.writeCase(3, point, first, second)
    case .close: writer.append(4)
    }
  }

  init(from reader: inout ByteReader) throws(MalformedRecord) {
    switch try reader.byte() {
    case 0: self = .move(to: try reader.read())
    case 1: self = .line(to: try reader.read())
    case 2: self = .quadratic(to: try reader.read(), control: try reader.read())
    case 3: self = .cubic(to: try reader.read(), first: try reader.read(), second: try reader.read())
    case 4: self = .close
    default: throw MalformedRecord()
    }
  }
}
