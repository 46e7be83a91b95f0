public import PointerKit

/// An engine whose calls are recorded: the methods of `PointerEngine`, and the bytes that they leave.
///
/// ```swift
/// var recorder = PointerRecorder(RecordedCreation(size: Size(width: 1024, height: 768)))
/// recorder.setDevice(.mouse, at: now)
/// recorder.handle(PointerInput(.motion(Vector(dx: 3, dy: -1)), at: now))
/// recorder.step(now: now, into: &frame)
/// store(recorder.bytes)
/// recorder.removeBytes()
/// ```
/// Here `now` is an instant, `frame` a frame that the host keeps, and `store` appends bytes to a file.
///
/// What is asked of the engine without changing it is asked of ``engine``. Every so many frames the recording gets a
/// digest, so that a replay knows whether it shows the same.
public struct PointerRecorder: Hashable, Sendable {
  /// The engine.
  public private(set) var engine: PointerEngine
  /// How many frames have one digest; at least 1.
  public let framesPerDigest: Int

  private var writer: RecordingWriter
  private var framesSinceDigest = 0

  /// Creates an engine, and begins to record it.
  ///
  /// - Parameters:
  ///   - creation: The engine.
  ///   - framesPerDigest: How many frames have one digest, at least 1; 10 by default. With 1 a replay names the very
  ///     call after which a frame differs, at a microsecond and 16 bytes a frame.
  public init(_ creation: RecordedCreation, framesPerDigest: Int = 10) {
    engine = creation.engine
    writer = RecordingWriter(creation)
    self.framesPerDigest = max(1, framesPerDigest)
  }

  /// The bytes since the beginning, or since they were removed.
  public var bytes: [UInt8] { writer.bytes }

  /// How many calls were recorded.
  public var callCount: UInt64 { writer.callCount }

  /// Removes the bytes, which the host has stored, and keeps their storage: the recording goes on.
  public mutating func removeBytes() { writer.removeBytes() }

  /// Records a call and makes it; one that reads a frame is better made by its own method.
  public mutating func perform(_ call: RecordedCall) {
    writer.append(call, to: engine)
    engine.perform(call)
  }

  // MARK: Frames

  /// `step(now:presenting:)`.
  public mutating func step(now: Timestamp, presenting: Timestamp? = nil) -> PointerFrame {
    var frame = PointerFrame()
    step(now: now, presenting: presenting, into: &frame)
    return frame
  }

  /// `step(now:presenting:into:)`.
  public mutating func step(now: Timestamp, presenting: Timestamp? = nil, into frame: inout PointerFrame) {
    writer.append(.step(now: now, presenting: presenting), to: engine)
    engine.step(now: now, presenting: presenting, into: &frame)
    count(frame)
  }

  /// `read(at:into:)`.
  public mutating func read(at time: Timestamp, into frame: inout PointerFrame) {
    writer.append(.read(at: time), to: engine)
    engine.read(at: time, into: &frame)
    count(frame)
  }

  /// `advance(to:)`.
  public mutating func advance(to time: Timestamp) { perform(.advance(to: time)) }

  /// Reads the present frame and appends its digest, as at the end of a recording.
  public mutating func appendDigest() {
    var frame = PointerFrame()
    framesSinceDigest = framesPerDigest
    read(at: engine.time, into: &frame)
  }

  private mutating func count(_ frame: PointerFrame) {
    framesSinceDigest &+= 1
    guard framesSinceDigest >= framesPerDigest else { return }
    framesSinceDigest = 0
    writer.append(digestOf: frame, of: engine)
  }
}
