import Foundation

/// The built-in scenes of studies, which resemble common interfaces.
package enum StudyScenes {
  /// The built-in scenes and their names: the window of the tour, an application, a home screen and a form.
  ///
  /// - Throws: An error in a built-in scene, which does not happen in practice.
  package static func all() throws(FileError) -> [(name: String, scene: Scene)] {
    [
      ("tour", try Scene(contentsOf: InputFile(embedded: "tour.json"))),
      ("application", try application()), ("home screen", try homeScreen()),
      ("form", try form()),
    ]
  }

  /// The window of an application: a toolbar, a sidebar of rows, a grid of pictures and an inspector with
  /// small buttons.
  static func application() throws(FileError) -> Scene {
    var targets: [String] = []
    for index in 0..<5 {
      targets.append(target("left \(index + 1)", [16 + 56 * index, 12, 44, 37], "barButton", "left"))
    }
    for index in 0..<6 {
      targets.append(target("right \(index + 1)", [1030 + 56 * index, 12, 44, 37], "barButton", "right"))
    }
    for index in 0..<4 {
      targets.append(target("mode \(index + 1)", [523 + 80 * index, 14, 80, 32], "segment", "modes"))
    }
    for index in 0..<18 { targets.append(target("row \(index + 1)", [0, 72 + 44 * index, 240, 44], "row")) }
    for index in 0..<25 {
      let frame = [272 + 160 * (index % 5), 88 + 160 * (index / 5), 128, 128]
      targets.append(target("picture \(index + 1)", frame, "image", more: #","effect":"lift""#))
    }
    for index in 0..<27 {
      let frame = [1128 + 76 * (index % 3), 96 + 60 * (index / 3), 52, 36]
      targets.append(target("tool \(index + 1)", frame, "button", more: highlighted))
    }
    targets.append(target("cancel", [1120, 820, 100, 44], "button", more: highlighted))
    targets.append(target("export", [1244, 820, 100, 44], "button", more: highlighted))
    return try scene("application", [1366, 900], targets)
  }

  /// A home screen: six columns and five rows of icons, and a dock.
  static func homeScreen() throws(FileError) -> Scene {
    var targets: [String] = []
    for index in 0..<30 {
      let frame = [135 + 207 * (index % 6), 80 + 150 * (index / 6), 60, 60]
      targets.append(target("app \(index + 1)", frame, "appIcon"))
    }
    for index in 0..<8 {
      targets.append(target("dock \(index + 1)", [367 + 82 * index, 908, 60, 60], "appIcon"))
    }
    return try scene("home screen", [1366, 1024], targets)
  }

  /// A dense form: a window full of fields and small buttons, which are close together.
  static func form() throws(FileError) -> Scene {
    var targets: [String] = []
    for row in 0..<20 {
      for column in 0..<4 {
        let (left, top, number) = (24 + 310 * column, 72 + 40 * row, row * 4 + column + 1)
        targets.append(target("field \(number)", [left, top, 160, 28], "text"))
        targets.append(target("less \(number)", [left + 176, top, 28, 28], "button", more: highlighted))
        targets.append(target("more \(number)", [left + 212, top, 28, 28], "button", more: highlighted))
        targets.append(target("clear \(number)", [left + 248, top, 28, 28], "button", more: highlighted))
      }
    }
    for index in 0..<6 {
      targets.append(target("bar \(index + 1)", [24 + 56 * index, 12, 44, 37], "barButton", "bar"))
    }
    return try scene("form", [1280, 900], targets)
  }

  private static let highlighted = #","bezel":true,"effect":"highlight""#

  private static func target(
    _ id: String, _ frame: [Int], _ kind: String, _ group: String? = nil, more: String = ""
  ) -> String {
    #"{"id":"\#(id)","frame":\#(frame),"kind":"\#(kind)""# + (group.map { #","group":"\#($0)""# } ?? "")
      + more + "}"
  }

  private static func scene(_ name: String, _ size: [Int], _ targets: [String]) throws(FileError) -> Scene {
    let text =
      #"{"format":"pointerkit-scene/1","size":\#(size),"targets":["# + targets.joined(separator: ",") + "]}"
    return try Scene(Data(text.utf8), name: name)
  }
}
