import XCTest

/// The shape of the engine: few states, stages that only `settle` calls, and no type of many properties.
final class EngineStructureTests: XCTestCase {
  /// The stages of ``PointerEngine/settle(_:)``, in order.
  private static let stages = [
    "retargetAttraction", "updateHover", "updateStyle", "recenter", "updateGoals", "updateReveals",
  ]
  private static let settleFile = "PointerKit/Engine/PointerEngine+Settle.swift"

  /// Plain records that a host fills in or reads.
  private static let records: Set<String> = [
    "PointerTarget", "PointerSettings", "PointerConfiguration", "MagnetismConfiguration", "PointerFrame",
    "ContentState", "PointerDiagnostics", "AuditConfiguration",
  ]

  private func engineFiles() throws -> [SourceFile] { try SourceFile.files(ofModule: "PointerKit") }

  func testOnlyTheFolderEngineMentionsTheEngine() throws {
    for file in try engineFiles() where file.folder != "Engine" {
      for token in file.tokens where token.text == "PointerEngine" {
        XCTFail("\(file.path):\(token.line) mentions PointerEngine outside the folder Engine")
      }
    }
  }

  func testNoTypeHasMoreThanFourteenStoredProperties() throws {
    var greatest = 0
    let modules = [
      "Kinematics", "Magnetism", "PointerKit", "PointerRecordings", "PointerInteractions", "LayoutAudit",
    ]
    for module in modules {
      for file in try SourceFile.files(ofModule: module) {
        for (type, properties) in file.storedProperties where !EngineStructureTests.records.contains(type) {
          greatest = max(greatest, properties.count)
          XCTAssertLessThanOrEqual(
            properties.count, 14, "\(file.path): \(type) has \(properties.joined(separator: ", "))")
        }
      }
    }
    XCTAssertGreaterThan(greatest, 8, "the properties were found at all")
  }

  func testStagesAreCalledBySettleAloneAndOnceEach() throws {
    var calls: [String] = []
    for file in try engineFiles() {
      for index in file.tokens.indices where EngineStructureTests.stages.contains(file.tokens[index].text) {
        let isDeclaration = index > 0 && file.tokens[index - 1].text == "func"
        if isDeclaration { continue }
        let (token, function) = (file.tokens[index], file.enclosingFunction[index])
        XCTAssertEqual(
          file.path, EngineStructureTests.settleFile, "\(file.path):\(token.line) calls \(token.text)")
        XCTAssertEqual(function, "settle", "\(file.path):\(token.line) calls \(token.text)")
        calls.append(token.text)
      }
    }
    XCTAssertEqual(calls, EngineStructureTests.stages, "each once, in the order of the stages")
  }

  func testNoStageSettlesAgain() throws {
    for file in try engineFiles() {
      for index in file.tokens.indices where file.tokens[index].text == "settle" {
        guard let function = file.enclosingFunction[index] else { continue }
        XCTAssertFalse(
          EngineStructureTests.stages.contains(function),
          "\(file.path):\(file.tokens[index].line): \(function) calls settle")
      }
    }
  }

  func testSettleFitsOnAPage() throws {
    let file = try XCTUnwrap(engineFiles().first { $0.path == EngineStructureTests.settleFile })
    let settle = try XCTUnwrap(file.functions.first { $0.name == "settle" })
    XCTAssertLessThanOrEqual(settle.lines.count, 60)
    XCTAssertGreaterThan(settle.lines.count, 10, "it was found whole")
  }

  // MARK: The rules can fail

  func testPropertiesThatAreStoredAreToldFromThoseThatAreNot() {
    let file = SourceFile(
      path: "Sample/Low/Sample.swift",
      text: """
        struct Sample {
          static let limit = 3
          static var shared: Int { 1 }
          private(set) var plain: Int?
          /// Comment.
          var sum: Int { plain ?? 0 }
          public var share = 0.5 { didSet { share = 1 } }
          var observed = 1 { didSet { observed = 2 } }
          var typed: [String: Int] { didSet { _ = 0 } }
          var both = 0.0, second = 1.0
          let made: Int = { 3 }()
          let closure: (Int) -> Int
          var long: Int {
            let local = 1
            return local
          }
          func work() {
            var inner = 1
            struct Local { var hidden = 1 }
            inner += 1
          }
          struct Nested { var own = 1 }
        }
        """)
    XCTAssertEqual(
      file.storedProperties["Sample"],
      ["plain", "share", "observed", "typed", "both", "second", "made", "closure"])
    XCTAssertEqual(file.storedProperties["Sample.Nested"], ["own"])
    XCTAssertEqual(file.functions.first { $0.name == "work" }?.lines.count, 5)
  }
}
