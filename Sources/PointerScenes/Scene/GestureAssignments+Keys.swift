import PointerKit

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
