public import PointerKit

/// The creation of a recorded engine: the arguments of
/// `PointerEngine.init(size:start:settings:configuration:)`.
public struct RecordedCreation: Hashable, Sendable {
  /// The surface's size, in points.
  public var size: Size
  /// The first position of the pointer, in window points; nil for the center.
  public var start: Point?
  /// The person's settings.
  public var settings: PointerSettings
  /// The toolkit's configuration.
  public var configuration: PointerConfiguration

  /// Creates the description of a new engine.
  public init(
    size: Size, start: Point? = nil, settings: PointerSettings = PointerSettings(),
    configuration: PointerConfiguration = PointerConfiguration()
  ) {
    self.size = size
    self.start = start
    self.settings = settings
    self.configuration = configuration
  }

  /// A new engine with these arguments.
  public var engine: PointerEngine {
    PointerEngine(size: size, start: start, settings: settings, configuration: configuration)
  }
}

extension ByteWriter {
  mutating func write(_ creation: RecordedCreation) {
    write(creation.size)
    write(creation.start) { $0.write($1) }
    write(creation.settings)
    write(creation.configuration)
  }
}

extension ByteReader {
  mutating func creation() throws(MalformedRecord) -> RecordedCreation {
    RecordedCreation(
      size: try size(), start: try optional { (reader) throws(MalformedRecord) in try reader.point() },
      settings: try settings(), configuration: try configuration())
  }
}
