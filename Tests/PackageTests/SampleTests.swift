import Foundation
import XCTest

/// Every sample of Swift that a person can copy from README, articles and doc comments compiles: it equals a
/// part of a file in `Tests/PackageTests/Snippets`, which is compiled and run with the tests, or of an example.
final class SampleTests: XCTestCase {
  /// The first words of the samples that are no snippets: the manifests of README and of YourFirstWindow, which
  /// `.ci/dependent` and `Sources/Examples/sdl2-cairo/check` build.
  private static let manifest = ["// swift-tools-version:", ".testTarget("]

  private func samples() throws -> [CodeBlock] {
    try CodeBlock.ofPackage().filter {
      block in
      block.label == "swift" && !SampleTests.manifest.contains { block.lines.first?.hasPrefix($0) == true }
    }
  }

  func testEverySampleOfSwiftIsASnippetThatCompiles() throws {
    let snippets = try Snippet.ofPackage()
    let samples = try samples()
    XCTAssertGreaterThanOrEqual(samples.count, 16)
    for sample in samples where !snippets.contains(where: { $0.lines == sample.lines }) {
      XCTFail("\(sample.location): \(SampleTests.difference(of: sample, from: snippets))")
    }
  }

  func testEverySnippetIsQuoted() throws {
    let samples = try samples()
    for snippet in try Snippet.ofPackage() where !samples.contains(where: { $0.lines == snippet.lines }) {
      XCTFail("\(snippet.location): no text quotes snippet.\(snippet.name)")
    }
  }

  /// Samples of C and C++ are compiled too: with the C library's programs, or with the examples.
  func testEverySampleOfCIsASnippetOfAProgram() throws {
    let snippets = try Snippet.ofProgramsInC()
    let samples = try CodeBlock.ofPackage().filter { ["c", "cpp"].contains($0.label) }
    XCTAssertGreaterThanOrEqual(samples.count, 6)
    for sample in samples where !snippets.contains(where: { $0.lines == sample.lines }) {
      XCTFail("\(sample.location): no program in C has this sample as a snippet")
    }
    for snippet in snippets where !samples.contains(where: { $0.lines == snippet.lines }) {
      XCTFail("\(snippet.location): no text quotes snippet.\(snippet.name)")
    }
  }

  /// Swift cannot hide in a block with another label, or with none.
  func testBlocksOfCodeHaveALabelThatTheTestsKnow() throws {
    for block in try CodeBlock.ofPackage() {
      XCTAssert(
        ["swift", "c", "cpp", "sh", "json", "html", ""].contains(block.label),
        "\(block.location): label '\(block.label)'")
      if block.label.isEmpty {
        let swift = block.lines.first {
          $0.hasPrefix("import ") || $0.hasPrefix("let ") || $0.hasPrefix("var ")
        }
        XCTAssertNil(swift, "\(block.location): Swift without a label")
      }
    }
  }

  /// The first line in which a sample differs from the snippet with the most lines of it.
  private static func difference(of sample: CodeBlock, from snippets: [Snippet]) -> String {
    let lines = Set(sample.lines)
    let nearest = snippets.max { lines.intersection($0.lines).count < lines.intersection($1.lines).count }
    guard let nearest, !lines.intersection(nearest.lines).isEmpty else {
      return "no snippet is like this sample"
    }
    let count = zip(sample.lines, nearest.lines).prefix { $0 == $1 }.count
    let found = count < sample.lines.count ? "'\(sample.lines[count])'" : "the end"
    let expected = count < nearest.lines.count ? "'\(nearest.lines[count])'" : "the end"
    return "line \(count + 1) is \(found), expected \(expected) as in \(nearest.location)"
  }
}
