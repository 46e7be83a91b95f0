public import Foundation
public import PointerKit

/// A `pointerkit-scene/1` file: a surface, its spaces and targets, and the settings of the pointer.
///
/// An unknown key is an error, so that typing errors are found. Keys that begin with `x-` are free for other
/// uses. Settings beyond their range are clamped, as in Swift.
public struct Scene: Hashable, Sendable {
  /// The pointer's bounds, in points.
  public var size: Size
  /// The relative luminance of the surface, 0…1; 1 by default.
  ///
  /// A target may have a luminance of its own.
  public var background: Double = 1
  /// Whether the interface is light or dark; light by default.
  public var appearance = Appearance.light
  /// The person's settings.
  public var settings = PointerSettings()
  /// The toolkit's configuration.
  public var configuration = PointerConfiguration()
  /// The facts about the host.
  public var host = HostTraits()
  /// The spaces, in the order of the file.
  public var spaces: [PointerSpace] = []
  /// The targets, in the order of the file, which is also the order of their ids.
  public var targets: [PointerTarget] = []
  /// The names of targets, groups and spaces.
  public var names = SceneNames()

  /// Reads a scene from a file.
  public init(contentsOf file: InputFile) throws(FileError) {
    try self.init(JSONNode(contentsOf: file, format: .sceneFormat))
  }

  /// Reads a scene from bytes; errors contain `name` as the file's name.
  public init(_ contents: Data, name: String = "scene") throws(FileError) {
    try self.init(contentsOf: InputFile(name: name, contents: contents))
  }

  /// Sets the appearance; if it changes, the background gets the usual luminance for the new appearance.
  public mutating func setAppearance(_ appearance: Appearance) {
    guard appearance != self.appearance else { return }
    self.appearance = appearance
    background = appearance == .dark ? Scene.darkBackground : Scene.lightBackground
  }

  /// The relative luminance of a light window's background.
  static let lightBackground = 0.89
  /// The relative luminance of a dark window's background.
  static let darkBackground = 0.012

  private static let keys: Set<String> = [
    "format", "size", "background", "appearance", "settings", "configuration", "host", "spaces",
    "targets",
  ]

  /// Reads a scene from a JSON value.
  init(_ node: JSONNode) throws(FileError) {
    // The format comes first, since a file of another format has other keys.
    _ = try node.anyObject().required("format").word(of: .sceneFormat)
    let object = try node.object(Scene.keys)
    size = try object.required("size").size()
    if let node = object.optional("background") { background = try node.number(in: 0...1) }
    if let node = object.optional("appearance") { appearance = try node.word(of: .appearance) }
    if let node = object.optional("settings") { try node.apply(to: &settings) }
    if let node = object.optional("configuration") { try node.apply(to: &configuration, host: &host) }
    if let node = object.optional("host") { try node.apply(to: &host) }
    var layout = LayoutReader()
    spaces = try layout.spaces(object.optional("spaces")?.array() ?? [])
    targets = try layout.targets(object.required("targets"))
    names = layout.names
  }
}

extension Vocabulary where Value == Bool {
  static let sceneFormat = Vocabulary([("pointerkit-scene/1", true)])
}
