import PointerTestSupport
import XCTest

/// Every call that changes an engine can be recorded: recordings have a case for each public mutating method.
final class RecordedCallsTests: XCTestCase {
  /// The mutating methods of a type in the list of a module's public interface.
  private func methods(of type: String, in module: String) throws -> [(name: String, declaration: String)] {
    return try PackageFile.text("Tests/PublicAPI/\(module).txt").split(separator: "\n").compactMap { line in
      let parts = line.components(separatedBy: " | ")
      guard parts.count == 2, parts[0].hasPrefix("\(type)."), parts[1].hasPrefix("mutating func") else {
        return nil
      }
      return (String(parts[0].dropFirst(type.count + 1)), parts[1])
    }
  }

  func testTheRecorderHasEveryMethodThatChangesAnEngine() throws {
    let engine = try methods(of: "PointerEngine", in: "PointerKit")
    let recorder = try methods(of: "PointerRecorder", in: "PointerRecordings")
    XCTAssertGreaterThan(engine.count, 20)
    for method in engine {
      XCTAssert(
        recorder.contains { $0.declaration == method.declaration },
        "PointerRecorder lacks \(method.declaration)")
    }
  }
}
