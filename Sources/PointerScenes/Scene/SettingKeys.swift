import PointerKit

/// A key of `settings` or `configuration`, with the function that reads its value.
struct SettingKey<Root>: Sendable {
  let name: String
  let read: @Sendable (JSONNode, inout Root) throws(FileError) -> Void

  init(_ name: String, _ read: @escaping @Sendable (JSONNode, inout Root) throws(FileError) -> Void) {
    self.name = name
    self.read = read
  }

  init(_ name: String, _ property: any WritableKeyPath<Root, Double> & Sendable) {
    self.init(name) { (node, root) throws(FileError) in root[keyPath: property] = try node.number() }
  }

  init(_ name: String, _ property: any WritableKeyPath<Root, Double?> & Sendable) {
    self.init(name) { (node, root) throws(FileError) in
      root[keyPath: property] = node.isNull ? nil : try node.number("a number or null")
    }
  }

  init(_ name: String, _ property: any WritableKeyPath<Root, Bool> & Sendable) {
    self.init(name) { (node, root) throws(FileError) in root[keyPath: property] = try node.bool() }
  }

  init(_ name: String, _ property: any WritableKeyPath<Root, Int> & Sendable) {
    self.init(name) { (node, root) throws(FileError) in root[keyPath: property] = try node.integer() }
  }

  /// Creates the key of a spring; a number that the file does not state keeps its value.
  init(_ name: String, _ property: any WritableKeyPath<Root, Spring> & Sendable) {
    self.init(name) { (node, root) throws(FileError) in
      let object = try node.object(["dampingRatio", "response"])
      let spring = root[keyPath: property]
      root[keyPath: property] = Spring(
        dampingRatio: try object.optional("dampingRatio")?.number() ?? spring.dampingRatio,
        response: try object.optional("response")?.number() ?? spring.response)
    }
  }
}

extension JSONNode {
  /// Sets the properties whose keys the object has.
  ///
  /// A retired key is a key of an earlier version. Its value must be a number, and has no effect.
  func apply<Root>(
    _ keys: [SettingKey<Root>], retired: Set<String> = [], to root: inout Root
  ) throws(FileError) {
    let object = try object(Set(keys.map(\.name)), retired: retired)
    for name in retired.sorted() { _ = try object.optional(name)?.number() }
    for key in keys {
      if let node = object.optional(key.name) { try key.read(node, &root) }
    }
  }
}

extension PointerSettings {
  static let keys: [SettingKey<PointerSettings>] = [
    SettingKey("trackingSpeed", \.trackingSpeed),
    SettingKey("scrollingSpeed", \.scrollingSpeed),
    SettingKey("naturalScrolling", \.naturalScrolling),
    SettingKey("inertia", \.inertia),
    SettingKey("animations", \.animations),
    SettingKey("autoHideDelay", \.autoHideDelay),
    SettingKey("pointerScale", \.pointerScale),
    SettingKey("increasedContrast", \.increasedContrast),
    SettingKey("reduceMotion", \.reduceMotion),
    SettingKey("doubleClickInterval", \.doubleClickInterval),
    SettingKey("gestures") { (node, settings) throws(FileError) in
      try node.apply(GestureAssignments.keys, to: &settings.gestures)
    },
  ]
}

extension GestureAssignments {
  /// The keys of `gestures` in the settings.
  ///
  /// `disabled` lists gestures to switch off. `trackpad` and `mouse` map gestures to finger counts, such as
  /// `{"missionControl": [3, 4]}`. Other gestures keep their assignments.
  static let keys: [SettingKey<GestureAssignments>] = [
    SettingKey("secondaryClickFingers") { (node, assignments) throws(FileError) in
      assignments.secondaryClickFingers = try node.fingerCounts()
    },
    SettingKey("controlClickIsSecondary", \.controlClickIsSecondary),
    SettingKey("secondaryClickRegion") { (node, assignments) throws(FileError) in
      assignments.secondaryClickRegion = try node.word(of: .secondaryClickRegion)
    },
    SettingKey("trackpad") { (node, assignments) throws(FileError) in
      try node.assign(on: .trackpad, to: &assignments)
    },
    SettingKey("mouse") { (node, assignments) throws(FileError) in
      try node.assign(on: .mouse, to: &assignments)
    },
    SettingKey("disabled") { (node, assignments) throws(FileError) in
      for name in try node.array("an array of gestures") {
        let gesture = try name.word(of: .gesture)
        if gesture == .primaryClick { throw name.error(expected: "a gesture that can be switched off") }
        assignments.disable(gesture)
      }
    },
  ]
}

extension Vocabulary where Value == SecondaryClickRegion {
  static let secondaryClickRegion = Vocabulary()
}

extension JSONNode {
  fileprivate func fingerCounts() throws(FileError) -> FingerCounts {
    var counts: FingerCounts = []
    for node in try array("an array of finger counts") {
      counts.insert(FingerCounts(rawValue: 1 << UInt8(try node.integer(1...5) - 1)))
    }
    return counts
  }

  fileprivate func assign(
    on device: PointerDevice.Kind, to assignments: inout GestureAssignments
  ) throws(FileError) {
    let gestures = StandardGesture.allCases.filter { $0 != .primaryClick }
    let object = try object(Set(gestures.map { Vocabulary.gesture.word(for: $0) }))
    for gesture in gestures {
      if let node = object.optional(Vocabulary.gesture.word(for: gesture)) {
        assignments[gesture, on: device] = try node.fingerCounts()
      }
    }
  }
}
