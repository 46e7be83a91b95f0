public import PointerKit
public import PointerRecordings

/// Calls of an engine in any order, with any arguments, over a layout that the calls themselves make.
///
/// Each choice is one byte, so that a fuzzer can change one thing at a time.
public struct RandomCalls<Source: ChoiceSource> {
  /// Where the choices come from.
  public var source: Source
  /// The time of the latest call.
  public private(set) var now = Timestamp(nanoseconds: 1_000_000_000)
  /// The share, in 256ths, of numbers that are of any size, not finite, or chosen to do harm.
  public var adversity: UInt8
  /// The nanoseconds before each call; nil if they are random, and may be of any size or sign.
  public var interval: Int64?
  /// Paths of which one is taken, most of the time, in place of a new one, since a path takes longer to measure than all
  /// other calls; none by default.
  public var paths: [PointerPath] = []

  /// Creates calls from a source of choices.
  public init(_ source: Source, adversity: UInt8 = 12) {
    self.source = source
    self.adversity = adversity
  }

  /// The engine that the calls are for: a surface with sensible or odd settings.
  public mutating func creation() -> RecordedCreation {
    var creation = RecordedCreation(size: Size(width: 1024, height: 768))
    guard source.flag() else { return creation }
    creation.size = Size(width: number(0...2000), height: number(0...2000))
    if source.flag() { creation.start = point() }
    if source.flag() { creation.settings = settings() }
    if source.flag() { (creation.configuration, creation.hostTraits) = configuration() }
    return creation
  }

  /// The next call.
  public mutating func next() -> RecordedCall {
    pass()
    switch source.below(64) {
    case 0...27: return .simulate(PointerInput(kind(), at: now, device: device()))
    case 28, 29: return .handle(PointerInput(kind(), at: stamp(), device: device()), now: now)
    case 30...35: return .step(now: now, presenting: source.flag() ? stamp() : nil)
    case 36: return .read(at: stamp())
    case 37: return .advance(to: now)
    case 38: return .setDevice(description(), id: device(), at: now)
    case 39...44: return .upsert(target(), at: now)
    case 45, 46:
      let ids = (0..<source.below(4)).map { _ in targetID() }
      return .upsertTargets((0..<source.below(10)).map { _ in target() }, removing: ids, at: now)
    case 47: return .remove(targetID(), at: now)
    case 48, 49: return .move(targetID(), to: frame(), at: now)
    case 50:
      return .moveTargets(
        (0..<source.below(6)).map { _ in MovedTarget(id: targetID(), frame: frame()) }, at: now)
    case 51: return .upsertSpace(space(), at: now)
    case 52: return .upsertSpaces((0..<source.below(5)).map { _ in space() }, at: now)
    case 53, 54: return .scroll(space: spaceID(), toOrigin: point(-300...300), at: now)
    case 55: return .removeSpace(spaceID(), at: now)
    case 56: return .resize(to: Size(width: number(0...1500), height: number(0...1500)), at: now)
    case 57: return .setSettings(settings(), at: now)
    case 58:
      let (configuration, host) = configuration()
      return .setConfiguration(configuration, host: host, at: now)
    case 59: return .setAppearance(source.pick(Appearance.allCases), at: now)
    case 60: return .setBackgroundLuminance(number(0...1), at: now)
    case 61: return .setAnnotation(source.flag() ? annotation() : nil, at: now)
    case 62: return .setSelection((0..<source.below(5)).map { _ in targetID() }, at: now)
    default: return source.flag() ? .cursorWarped(to: point(), at: now) : .placePointer(at: now)
    }
  }

  // MARK: Time

  /// Lets time pass before the next call.
  public mutating func wait(nanoseconds: Int64) { now = now.advanced(byNanoseconds: nanoseconds) }

  mutating func pass() {
    if let interval { return wait(nanoseconds: interval) }
    let step: Int64
    switch source.byte() {
    case 0...127: step = 8_333_333
    case 128...167: step = 0
    case 168...187: step = 1
    case 188...207: step = 16_666_667
    case 208...227: step = Int64(source.byte()) * 1_000_000
    case 228...239: step = Int64(source.byte()) * 30_000_000
    case 240...247: step = -Int64(source.byte()) * 1_000_000
    case 248...253: step = Int64(source.byte()) * 60_000_000_000
    default:
      if source.byte() < adversity { now = source.pick(AdversarialValues.times) }
      return
    }
    now = now.advanced(byNanoseconds: step)
  }

  /// An instant near now, or another one.
  mutating func stamp() -> Timestamp {
    switch source.byte() {
    case 0...199: now.advanced(byNanoseconds: (Int64(source.byte()) - 64) * 500_000)
    case 200...239: now.advanced(byNanoseconds: (Int64(source.byte()) - 128) * 50_000_000)
    default: source.byte() < adversity ? source.pick(AdversarialValues.times) : now
    }
  }

  // MARK: Numbers

  /// A number in a range, or an odd one.
  public mutating func number(_ range: ClosedRange<Double>) -> Double {
    if adversity > 0, source.byte() < adversity {
      return source.flag() ? source.pick(AdversarialValues.numbers) : Double(bitPattern: source.bits())
    }
    // Most layouts are of whole points.
    if source.flag() { return min(range.upperBound, (range.lowerBound + Double(source.byte())).rounded()) }
    return source.number(within: range)
  }

  mutating func point(_ range: ClosedRange<Double> = -20...1100) -> Point {
    Point(x: number(range), y: number(range))
  }

  mutating func vector(_ reach: Double) -> Vector {
    Vector(dx: number(-reach...reach), dy: number(-reach...reach))
  }

  mutating func frame() -> Rect {
    if adversity > 0, source.byte() < adversity {
      return Rect(minX: number(0...900), minY: number(0...700), maxX: number(0...900), maxY: number(0...700))
    }
    return Rect(
      x: Double(source.byte()) * 4, y: Double(source.byte()) * 3, width: Double(source.byte()),
      height: Double(source.byte()) / 2)
  }

  // MARK: Ids

  mutating func targetID() -> TargetID {
    let number = source.byte()
    return TargetID(number < 240 ? UInt64(number % 24) + 1 : source.pick(AdversarialValues.identifiers))
  }
  mutating func spaceID() -> SpaceID {
    let number = source.byte()
    return SpaceID(number < 240 ? UInt64(number % 6) : source.pick(AdversarialValues.identifiers))
  }
  mutating func groupID() -> GroupID? {
    let number = source.below(8)
    return number < 4 ? nil : GroupID(number - 3)
  }
  mutating func device() -> DeviceID {
    let number = source.byte()
    return number < 200 ? 0 : DeviceID(number < 250 ? UInt32(number % 3) : UInt32(source.byte()))
  }
}
