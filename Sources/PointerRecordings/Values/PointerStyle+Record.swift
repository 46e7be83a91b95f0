import Kinematics
import PointerKit

extension ByteWriter {
  mutating func write(_ style: PointerStyle) {
    write(style.isHidden)
    write(style.effect) { $0.write($1) }
    write(style.shape) { $0.write($1) }
    append(style.constrainedAxes.rawValue)
    write(style.horizontalPrecision) { $0.write($1) }
    write(style.verticalPrecision) { $0.write($1) }
    write(style.shapeOffset)
    write(style.shapeFrame) { $0.write($1) }
    write(UInt64(style.accessories.count))
    for accessory in style.accessories { write(accessory) }
    write(Int64(style.droppedAccessories))
  }

  private mutating func write(_ effect: PointerEffect) {
    switch effect {
    case .automatic: append(0)
    case .highlight: append(1)
    case .lift: append(2)
    case .hover(let options):
      append(3)
      write(options)
    }
  }

  mutating func write(_ options: HoverOptions) {
    append(options.preferredTintMode.rawValue)
    write(options.prefersShadow)
    write(options.prefersScaledContent)
  }

  private mutating func write(_ shape: PointerShape) {
    switch shape {
    case .circle(let diameter):
      append(0)
      write(diameter)
    case .roundedRect(let size, let radius):
      append(1)
      write(size)
      write(radius)
    case .verticalBeam(let length):
      append(2)
      write(length)
    case .horizontalBeam(let length):
      append(3)
      write(length)
    case .path(let path):
      append(4)
      write(path)
    }
  }

  private mutating func write(_ precision: AxisPrecision) {
    switch precision {
    case .continuous: append(0)
    case .whole: append(1)
    case .stepped(let origin, let spacing):
      append(2)
      write(origin)
      write(spacing)
    case .lines(let lines):
      append(3)
      write(UInt64(lines.count))
      for line in lines {
        write(line.start)
        write(line.length)
      }
    }
  }

  private mutating func write(_ accessory: PointerAccessory) {
    switch accessory.shape {
    case .arrow: append(0)
    case .plus: append(1)
    case .minus: append(2)
    case .circle: append(3)
    case .circleSlash: append(4)
    case .menu: append(5)
    case .path(let path):
      append(6)
      write(path)
    }
    write(accessory.offset)
    write(accessory.angle)
    write(accessory.orientationMatchesAngle)
  }

  private mutating func write(_ path: PointerPath) {
    write(UInt64(path.elements.count))
    for element in path.elements {
      switch element {
      case .move(let point):
        append(0)
        write(point)
      case .line(let point):
        append(1)
        write(point)
      case .quadratic(let point, let control):
        append(2)
        write(point)
        write(control)
      case .cubic(let point, let first, let second):
        append(3)
        write(point)
        write(first)
        write(second)
      case .close: append(4)
      }
    }
    write(path.anchor)
    write(path.strokeWidth) { $0.write($1) }
  }
}

extension ByteReader {
  mutating func style() throws(MalformedRecord) -> PointerStyle {
    var style = try flag() ? PointerStyle.hidden : .system
    style.effect = try optional { (reader) throws(MalformedRecord) in try reader.effect() }
    style.shape = try optional { (reader) throws(MalformedRecord) in try reader.shape() }
    style.constrainedAxes = Axes(rawValue: try byte())
    style.horizontalPrecision = try optional { (reader) throws(MalformedRecord) in try reader.precision() }
    style.verticalPrecision = try optional { (reader) throws(MalformedRecord) in try reader.precision() }
    style.shapeOffset = try vector()
    style.shapeFrame = try optional { (reader) throws(MalformedRecord) in try reader.rect() }
    style.accessories = try list { (reader) throws(MalformedRecord) in try reader.accessory() }
    // Setting the list counts the accessories that do not fit. The recorded count replaces this count.
    style.droppedAccessories = Int(max(0, min(try signed(), Int64(Int32.max))))
    return style
  }

  private mutating func effect() throws(MalformedRecord) -> PointerEffect {
    switch try byte() {
    case 0: .automatic
    case 1: .highlight
    case 2: .lift
    case 3: .hover(try hoverOptions())
    default: throw MalformedRecord()
    }
  }

  mutating func hoverOptions() throws(MalformedRecord) -> HoverOptions {
    HoverOptions(
      preferredTintMode: try choice(), prefersShadow: try flag(), prefersScaledContent: try flag())
  }

  private mutating func shape() throws(MalformedRecord) -> PointerShape {
    switch try byte() {
    case 0: .circle(diameter: try number())
    case 1: .roundedRect(try size(), radius: try number())
    case 2: .verticalBeam(length: try number())
    case 3: .horizontalBeam(length: try number())
    case 4: .path(try path())
    default: throw MalformedRecord()
    }
  }

  private mutating func precision() throws(MalformedRecord) -> AxisPrecision {
    switch try byte() {
    case 0: .continuous
    case 1: .whole
    case 2: .stepped(origin: try number(), spacing: try number())
    case 3:
      .lines(
        try list { (reader) throws(MalformedRecord) in
          AxisPrecision.Line(start: try reader.number(), length: try reader.number())
        })
    default: throw MalformedRecord()
    }
  }

  private mutating func accessory() throws(MalformedRecord) -> PointerAccessory {
    let shape: PointerAccessory.Shape
    switch try byte() {
    case 0: shape = .arrow
    case 1: shape = .plus
    case 2: shape = .minus
    case 3: shape = .circle
    case 4: shape = .circleSlash
    case 5: shape = .menu
    case 6: shape = .path(try path())
    default: throw MalformedRecord()
    }
    return PointerAccessory(
      shape, position: PointerAccessory.Position(offset: try number(), angle: try number()),
      orientationMatchesAngle: try flag())
  }

  private mutating func path() throws(MalformedRecord) -> PointerPath {
    let elements = try list { (reader) throws(MalformedRecord) in try reader.pathElement() }
    let anchor = try point()
    return PointerPath(
      elements, anchor: anchor,
      strokeWidth: try optional { (reader) throws(MalformedRecord) in try reader.number() })
  }

  private mutating func pathElement() throws(MalformedRecord) -> PointerPath.Element {
    switch try byte() {
    case 0: .move(to: try point())
    case 1: .line(to: try point())
    case 2: .quadratic(to: try point(), control: try point())
    case 3: .cubic(to: try point(), first: try point(), second: try point())
    case 4: .close
    default: throw MalformedRecord()
    }
  }
}
