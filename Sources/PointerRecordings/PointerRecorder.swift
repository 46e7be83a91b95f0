public import PointerKit

/// An engine whose calls are recorded.
///
/// A recorder has the methods of `PointerEngine` that change the engine. Each call is added to ``bytes``.
///
/// ```swift
/// var recorder = PointerRecorder(RecordedCreation(size: Size(width: 1024, height: 768)))
/// recorder.setDevice(.mouse, at: now)
/// recorder.handle(PointerInput(.motion(Vector(dx: 3, dy: -1)), at: now), now: now)
/// recorder.step(now: now, into: &frame)
/// store(recorder.bytes)
/// recorder.removeBytes()
/// ```
/// Here `now` is an instant, `frame` a frame that the host keeps, and `store` appends bytes to a file.
///
/// Use ``engine`` for queries. After every ``framesPerDigest`` frames, a digest is added to the recording. A
/// replay compares the digests to find out whether it shows the same frames.
public struct PointerRecorder: Equatable, Sendable {
  /// The engine.
  public private(set) var engine: PointerEngine
  /// The number of frames from one digest to the next; at least 1.
  public let framesPerDigest: Int

  private var writer: RecordingWriter
  private var framesSinceDigest = 0

  /// Creates an engine, and begins to record it.
  ///
  /// - Parameters:
  ///   - creation: The engine to create.
  ///   - framesPerDigest: The number of frames from one digest to the next, at least 1; 10 by default. With 1,
  ///     a replay names the exact call after which a frame differs. Each digest costs a microsecond and 16
  ///     bytes.
  public init(_ creation: RecordedCreation, framesPerDigest: Int = 10) {
    engine = creation.engine
    writer = RecordingWriter(creation)
    self.framesPerDigest = max(1, framesPerDigest)
  }

  /// The bytes since the beginning, or since the last call of ``removeBytes()``.
  public var bytes: [UInt8] { writer.bytes }

  /// The number of recorded calls.
  public var callCount: UInt64 { writer.callCount }

  /// Empties ``bytes`` without freeing their memory; the recording continues.
  ///
  /// Store the bytes before you call this method.
  public mutating func removeBytes() { writer.removeBytes() }

  /// Records a call and makes it.
  ///
  /// This method returns no frame. To read a frame, use `step` or `read`.
  public mutating func perform(_ call: RecordedCall) {
    writer.append(call, to: engine)
    engine.perform(call)
  }

  // MARK: Frames

  /// Records a call of `step(now:presenting:)` and makes it.
  public mutating func step(now: Timestamp, presenting: Timestamp? = nil) -> PointerFrame {
    var frame = PointerFrame()
    step(now: now, presenting: presenting, into: &frame)
    return frame
  }

  /// Records a call of `step(now:presenting:into:)` and makes it.
  public mutating func step(now: Timestamp, presenting: Timestamp? = nil, into frame: inout PointerFrame) {
    writer.append(.step(now: now, presenting: presenting), to: engine)
    engine.step(now: now, presenting: presenting, into: &frame)
    count(frame)
  }

  /// Records a call of `read(at:into:)` and makes it.
  public mutating func read(at time: Timestamp, into frame: inout PointerFrame) {
    writer.append(.read(at: time), to: engine)
    engine.read(at: time, into: &frame)
    count(frame)
  }

  /// Records a call of `advance(to:)` and makes it.
  public mutating func advance(to time: Timestamp) { perform(.advance(to: time)) }

  /// Reads the present frame and appends its digest, for instance at the end of a recording.
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
