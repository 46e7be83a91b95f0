public import PointerKit

/// The creation of a recorded engine: the arguments of
/// `PointerEngine.init(size:start:settings:configuration:host:)`.
public struct RecordedCreation: Hashable, Sendable {
  /// The surface's size, in points.
  public var size: Size
  /// The first position of the pointer, in window points; nil for the center.
  public var start: Point?
  /// The person's settings.
  public var settings: PointerSettings
  /// The toolkit's configuration.
  public var configuration: PointerConfiguration
  /// The facts about the host.
  public var host: HostTraits

  /// Creates the description of a new engine.
  public init(
    size: Size, start: Point? = nil, settings: PointerSettings = PointerSettings(),
    configuration: PointerConfiguration = PointerConfiguration(), host: HostTraits = HostTraits()
  ) {
    self.size = size
    self.start = start
    self.settings = settings
    self.configuration = configuration
    self.host = host
  }

  /// A new engine with these arguments.
  public var engine: PointerEngine {
    PointerEngine(size: size, start: start, settings: settings, configuration: configuration, host: host)
  }
}

extension RecordedCreation: RecordedFields {
  static var blank: RecordedCreation { RecordedCreation(size: Size(width: 0, height: 0)) }

  mutating func code<Codec: RecordCodec>(with codec: inout Codec) throws(Codec.Failure) {
    try codec.code(&size)
    try codec.code(&start)
    try codec.code(&settings)
    var tuned = TunedHost(configuration: configuration, host: host)
    try codec.code(&tuned)
    (configuration, host) = (tuned.configuration, tuned.host)
  }
}
