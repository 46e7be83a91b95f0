#if canImport(Testing)
  import PointerTesting
  import Testing

  /// Every assertion fails under Swift Testing with the same text, where `XCTFail` alone does nothing.
  @Suite struct SwiftTestingFailureTests {
    @Test(arguments: FailureCase.all) func eachFailureSaysWhy(failure: FailureCase) {
      // Fails unless there is an issue, and unless its text is the expected one.
      withKnownIssue {
        failure.fail()
      } matching: { issue in
        issue.comments.contains { comment in
          let lines = comment.rawValue.split(separator: "\n").filter { !$0.hasPrefix("  picture: ") }
          return lines.joined(separator: "\n") == failure.message
        }
      }
    }

    @Test func failureIsReportedAtTheCall() {
      withKnownIssue {
        assertHovers(FailureCase.bar, 1, fileID: "App/Bar.swift", file: "/App/Bar.swift", line: 7, column: 3)
      } matching: { issue in
        issue.sourceLocation?.fileName == "Bar.swift" && issue.sourceLocation?.line == 7
      }
    }
  }
#endif
