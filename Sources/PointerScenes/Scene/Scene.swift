public import Foundation
public import PointerKit

/// A `pointerkit-scene/1` file: a surface, what lies on it, and how the pointer is set up there.
///
/// The format is strict: a key that is not known is an error, since a typo must not go unnoticed; keys that
/// begin with `x-` are anyone's. Numbers out of a setting's range are held to it, as they are in Swift.
public struct Scene: Hashable, Sendable {
  /// The pointer's bounds, in points.
  public var size: Size
  /// The relative luminance where no target says otherwise, 0…1; 1 by default.
  public var background: Double = 1
  /// Whether the interface is light or dark; light by default.
  public var appearance = Appearance.light
  /// What the person chose.
  public var settings = PointerSettings()
  /// What the toolkit's author tuned.
  public var configuration = PointerConfiguration()
  /// The spaces, in the order of the file.
  public var spaces: [PointerSpace] = []
  /// The targets, in the order of the file: target number 1 first.
  public var targets: [PointerTarget] = []
  /// The names of targets, groups and spaces.
  public var names = SceneNames()

  /// Reads a scene.
  public init(contentsOf file: InputFile) throws(FileError) {
    try self.init(JSONNode(text: file.contents(), file: file.name))
  }

  /// Reads a scene from bytes; `name` is what errors call them.
  public init(_ contents: Data, name: String = "scene") throws(FileError) {
    try self.init(contentsOf: InputFile(name: name, contents: contents))
  }

  private static let keys: Set<String> = [
    "format", "size", "background", "appearance", "settings", "configuration", "spaces", "targets",
  ]

  private init(_ node: JSONNode) throws(FileError) {
    let object = try node.object(Scene.keys)
    _ = try object.required("format").word(of: .sceneFormat)
    size = try object.required("size").size()
    if let node = object.optional("background") { background = try node.number() }
    if let node = object.optional("appearance") { appearance = try node.word(of: .appearance) }
    if let node = object.optional("settings") { try node.apply(PointerSettings.keys, to: &settings) }
    if let node = object.optional("configuration") {
      try node.apply(PointerConfiguration.keys, to: &configuration)
    }
    var layout = LayoutReader()
    for node in try object.optional("spaces")?.array() ?? [] { spaces.append(try layout.newSpace(node)) }
    targets = try layout.targets(object.required("targets"))
    names = layout.names
  }
}

extension Vocabulary where Value == Bool {
  static let sceneFormat = Vocabulary([("pointerkit-scene/1", true)])
}
