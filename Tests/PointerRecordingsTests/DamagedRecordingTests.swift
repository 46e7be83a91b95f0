import PointerTestSupport
import XCTest

/// A recording that is torn or corrupted is read up to the last whole record, and the reader reports the
/// damage.
final class DamagedRecordingTests: XCTestCase {
  #if DEBUG
    private let (length, rounds) = (8, 60)
  #else
    private let (length, rounds) = (60, 20_000)
  #endif

  private func recording(seed: UInt64, count: Int) -> [UInt8] {
    // Without NaN, which is not equal to itself.
    var calls = RandomCalls(Dice(seed: seed), adversity: 0)
    var recorder = PointerRecorder(RecordedCreation(size: Size(900, 700)), framesPerDigest: 2)
    for _ in 0..<count { recorder.make(calls.next()) }
    return recorder.bytes
  }

  /// The result of a reader: the whole records, and the error that ended it.
  private func read(_ bytes: [UInt8]) -> (records: [RecordingReader.Record], error: RecordingError?) {
    var records: [RecordingReader.Record] = []
    do throws(RecordingError) {
      var reader = try RecordingReader(bytes)
      // In place of the creation.
      records.append(.digest(0, check: 0))
      while let record = try reader.next() { records.append(record) }
      return (records, nil)
    } catch { return (records, error) }
  }

  /// The offset at which each record ends.
  private func ends(of bytes: [UInt8]) throws -> [Int] {
    var reader = try RecordingReader(bytes)
    var ends = [reader.offset]
    while try reader.next() != nil { ends.append(reader.offset) }
    return ends
  }

  func testARecordingThatIsCutAnywhereIsReadUpToTheLastWholeRecord() throws {
    let bytes = recording(seed: 1, count: length)
    let (whole, error) = read(bytes)
    XCTAssertNil(error)
    let ends = try ends(of: bytes)
    for length in 0..<bytes.count {
      let (records, error) = read(Array(bytes[..<length]))
      let count = ends.filter { $0 <= length }.count
      XCTAssertEqual(records, Array(whole[..<count]), "\(length) bytes")
      if length < 7 {
        XCTAssertEqual(error, .notARecording)
      } else if ends.contains(length) {
        XCTAssertNil(error, "\(length) bytes")
      } else {
        XCTAssertEqual(error, .torn(offset: count == 0 ? min(length, 8) : ends[count - 1]), "\(length) bytes")
      }
    }
  }

  func testAByteCorruptedAnywhereEndsTheRecordingBeforeItsRecord() throws {
    let bytes = recording(seed: 2, count: length)
    let (whole, _) = read(bytes)
    let ends = try ends(of: bytes)
    var dice = Dice(seed: 3)
    for offset in bytes.indices {
      #if DEBUG
        let changes = [dice.pick([UInt8(1), 0x80, 0xff])]
      #else
        let changes = [UInt8(1), 0x80, 0xff, UInt8(dice.count(1...255))]
      #endif
      for change in changes {
        var damaged = bytes
        damaged[offset] ^= change
        let (records, error) = read(damaged)
        let count = ends.filter { $0 <= offset }.count
        XCTAssertEqual(records, Array(whole[..<count]), "byte \(offset) xor \(change)")
        switch (error, offset) {
        case (.notARecording, ..<7), (.unknownVersion, 7): break
        case (.corrupted(let offset), 8...), (.torn(let offset), 8...):
          XCTAssertEqual(offset, count == 0 ? 8 : ends[count - 1])
        default: XCTFail("byte \(offset): \(String(describing: error))")
        }
      }
    }
  }

  func testRecordsThatAreMissingTwiceOrExchangedAreFound() throws {
    let bytes = recording(seed: 4, count: 20)
    let (whole, _) = read(bytes)
    let ends = try ends(of: bytes)
    func part(_ index: Int) -> ArraySlice<UInt8> { bytes[ends[index - 1]..<ends[index]] }
    let (first, second, rest) = (part(5), part(6), bytes[ends[6]...])
    let head = bytes[..<ends[4]]
    for (name, damaged) in [
      ("missing", head + second + rest), ("twice", head + first + first + second + rest),
      ("exchanged", head + second + first + rest),
    ] {
      let (records, error) = read(Array(damaged))
      XCTAssertLessThanOrEqual(records.count, 6, name)
      XCTAssertEqual(records, Array(whole[..<records.count]), name)
      guard case .corrupted? = error else {
        XCTFail("\(name): \(String(describing: error))")
        continue
      }
    }
  }

  /// Tries records with right checksums and any contents.
  func testAnyContentsOfARecordAreReadOrRefused() throws {
    let bytes = recording(seed: 6, count: 3 * length)
    let ends = try ends(of: bytes)
    var dice = Dice(seed: 7)
    var refused = 0
    for round in 0..<rounds {
      // One record with changed contents, and the checksum that it should have.
      let index = dice.count(1...ends.count - 1)
      var damaged = Array(bytes[..<ends[index - 1]])
      var record = Array(bytes[ends[index - 1]..<ends[index]].dropLast(4))
      for _ in 0..<dice.count(1...3) {
        let offset = dice.count(0...record.count - 1)
        record[offset] = dice.chance(0.5) ? UInt8(dice.count(0...255)) : dice.pick([0, 0x7f, 0x80, 0xff])
      }
      damaged += record
      var checksum: UInt32 = 0x811c_9dc5
      var reader = 0
      // The checksum goes over all but the checksums themselves.
      for end in [8] + ends[..<index] {
        let last = end == 8 ? 8 : end - 4
        for byte in damaged[reader..<last] { checksum = (checksum ^ UInt32(byte)) &* 0x0100_0193 }
        reader = end
      }
      for byte in record { checksum = (checksum ^ UInt32(byte)) &* 0x0100_0193 }
      for shift in [0, 8, 16, 24] { damaged.append(UInt8(truncatingIfNeeded: checksum >> UInt32(shift))) }
      do throws(RecordingError) {
        var replay = try RecordingReplay(damaged)
        while try replay.next() != nil {}
        _ = replay.engine.frame(at: replay.engine.time)
      } catch {
        refused += 1
        if case .notARecording = error { XCTFail("round \(round)") }
      }
    }
    XCTAssertGreaterThan(refused, rounds / 10)
  }

  func testOtherBytesAreNoRecording() {
    var dice = Dice(seed: 9)
    XCTAssertEqual(read([]).error, .notARecording)
    XCTAssertEqual(read(Array("{\"format\":\"pointerkit-scene/1\"}".utf8)).error, .notARecording)
    for _ in 0..<500 {
      let noise = (0..<dice.count(0...60)).map { _ in UInt8(dice.count(0...255)) }
      XCTAssertNotNil(read(noise).error)
      XCTAssertNotNil(read(Array(recording(seed: 1, count: 0)[..<8]) + noise).error)
    }
  }

  func testALaterVersionIsNamed() {
    var bytes = recording(seed: 1, count: 1)
    bytes[7] = 2
    XCTAssertEqual(read(bytes).error, .unknownVersion(2))
  }
}
