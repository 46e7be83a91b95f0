#if canImport(Testing)
  import PointerTesting
  import PointerKit
  import Testing

  /// `assertNoFindings` in tests of Swift Testing, where `XCTFail` alone does nothing.
  @Suite struct SwiftTestingAssertionTests {
    /// A button with a bezel and the given padding; the guideline asks for 12 points.
    private func engine(padding: Double) -> PointerEngine {
      var engine = PointerEngine(size: Size(width: 400, height: 300))
      var button = PointerTarget(id: 1, frame: Rect(x: 100, y: 100, width: 60, height: 40), kind: .button)
      button.hasBezel = true
      button.padding = Insets(padding)
      engine.upsert(button, at: .zero)
      return engine
    }

    @Test func goodLayoutPasses() { assertNoFindings(engine(padding: 12)) }

    /// The closure passes only if the assertion records an issue with this text.
    @Test func findingFails() {
      withKnownIssue {
        assertNoFindings(engine(padding: 5))
      } matching: { issue in
        issue.comments.contains {
          $0.rawValue.hasPrefix(
            "L1: target 1: its padding is 5 pt, where the guideline asks for at least 12 pt")
        }
      }
    }

    @Test func findingIsReportedAtTheCall() {
      withKnownIssue {
        assertNoFindings(
          engine(padding: 5), fileID: "App/Toolbar.swift", file: "/App/Toolbar.swift", line: 7, column: 3)
      } matching: { issue in
        issue.sourceLocation?.fileName == "Toolbar.swift" && issue.sourceLocation?.line == 7
      }
    }
  }
#endif
