/// A file of the example: a small scene, or a trace over it.
///
/// `pointerkit example` writes the files, and the article about the file formats shows them.
package struct ExampleFile: Sendable {
  /// The name of the file.
  package let name: String
  /// What the file contains, in a few words.
  package let summary: String

  package static let scene = ExampleFile(
    name: "scene.json", summary: "a layout: two buttons of a toolbar, a paragraph and an icon")
  package static let trace = ExampleFile(
    name: "trace.jsonl", summary: "input: a finger clicks Share, and flicks the pointer to the icon")
  package static let all = [scene, trace]

  /// The contents of the file.
  package var text: String { InputFile(embedded: name).text }
}
