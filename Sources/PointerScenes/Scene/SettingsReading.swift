import Foundation
import Kinematics
import PointerKit

extension JSONNode {
  /// Sets the person's settings whose keys the object has.
  func apply(to settings: inout PointerSettings) throws(FileError) {
    let object = try fields(of: &settings, and: ["gestures"])
    if let node = object.optional("gestures") { try node.apply(to: &settings.gestures) }
  }

  /// Sets the traits of the host whose keys the object has.
  func apply(to host: inout HostTraits) throws(FileError) { _ = try fields(of: &host) }

  /// Sets the numbers of a configuration whose keys the object has, in groups such as
  /// `{"regions": {"plainPadding": 20}}`, or without groups as in early files.
  ///
  /// Early files have the traits of the host here as well, and two keys more: `generation`, whose only value is
  /// "adaptive", and `lineHold` for `lineHysteresis`.
  func apply(to configuration: inout PointerConfiguration, host: inout HostTraits) throws(FileError) {
    var formerKeys: Set<String> = ["generation", "lineHold"]
    let collect = { (field: ConfigurationField, _: inout Double) in
      if "\(field.group)" != "magnetism" { formerKeys.insert("\(field.former)") }
    }
    configuration.visit(collect)
    host.visit(collect)
    let groups: Set<String> = [
      "regions", "pointer", "snapping", "effects", "lifts", "magnetism", "timing", "input",
    ]
    let object = try object(groups, retired: formerKeys)
    if let node = object.optional("generation"), try node.string() != "adaptive" {
      throw node.error(expected: "adaptive")
    }
    if let node = object.optional("lineHold") { configuration.snapping.lineHysteresis = try node.number() }
    try object.set(&configuration) { field in
      "\(field.group)" == "magnetism" ? nil : "\(field.former)"
    }
    try object.set(&host) { field in "\(field.former)" }

    if let node = object.optional("regions") { _ = try node.fields(of: &configuration.regions) }
    if let node = object.optional("pointer") { _ = try node.fields(of: &configuration.pointer) }
    if let node = object.optional("snapping") { _ = try node.fields(of: &configuration.snapping) }
    if let node = object.optional("effects") { _ = try node.fields(of: &configuration.effects) }
    if let node = object.optional("lifts") { _ = try node.fields(of: &configuration.lifts) }
    if let node = object.optional("magnetism") { try node.apply(to: &configuration.magnetism) }
    if let node = object.optional("timing") { _ = try node.fields(of: &configuration.timing) }
    if let node = object.optional("input") { _ = try node.fields(of: &configuration.input) }
  }

  private func apply(to magnetism: inout MagnetismConfiguration) throws(FileError) {
    let object = try fields(of: &magnetism, and: ["decay"], retired: JSONNode.formerMagnetismKeys)
    for name in JSONNode.formerMagnetismKeys.sorted() { _ = try object.optional(name)?.number() }
    guard let node = object.optional("decay") else { return }
    let decay = try node.object(["rate", "timeConstant"])
    switch (decay.optional("rate"), decay.optional("timeConstant")) {
    case (nil, let timeConstant?): magnetism.decay = Decay(timeConstant: try timeConstant.number())
    case (let rate?, nil): magnetism.decay = Decay(decelerationRate: try rate.number())
    default: throw node.error(expected: "either \"rate\" or \"timeConstant\"")
    }
  }

  /// The keys for constants of earlier rules, which older files may have; their values have no effect.
  private static let formerMagnetismKeys: Set<String> = [
    "angularSpread", "brakedDistanceSpread", "coastPreference", "distanceSpread", "homingDistance",
    "homingShortening", "minimumProbability", "ringCount", "shortestDistance", "steadyReach", "steadyShare",
    "strayDistance", "throwShare", "throwSpread",
  ]

  /// Sets the assignments whose keys the object has.
  ///
  /// `disabled` lists gestures to switch off. `trackpad` and `mouse` map gestures to finger counts, such as
  /// `{"missionControl": [3, 4]}`. Other gestures keep their assignments.
  private func apply(to assignments: inout GestureAssignments) throws(FileError) {
    let object = try fields(
      of: &assignments, and: ["secondaryClickFingers", "trackpad", "mouse", "disabled"])
    if let node = object.optional("secondaryClickFingers") {
      assignments.secondaryClickFingers = try node.fingerCounts()
    }
    try object.optional("trackpad")?.assign(on: .trackpad, to: &assignments)
    try object.optional("mouse")?.assign(on: .mouse, to: &assignments)
    for name in try object.optional("disabled")?.array("an array of gestures") ?? [] {
      let gesture = try name.word(of: .gesture)
      if gesture == .primaryClick { throw name.error(expected: "a gesture that can be switched off") }
      assignments.disable(gesture)
    }
  }

  private func fingerCounts() throws(FileError) -> FingerCounts {
    var counts: FingerCounts = []
    for node in try array("an array of finger counts") {
      counts.insert(FingerCounts(rawValue: 1 << UInt8(try node.integer(1...5) - 1)))
    }
    return counts
  }

  private func assign(
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

// MARK: Fields

extension JSONNode {
  /// Sets the fields whose keys the object has, and returns the object; other keys must be among `others`.
  ///
  /// Fields of a group are left to that group's own object. A retired key is a key of an earlier version.
  private func fields(
    of value: inout some ConfigurationFields, and others: Set<String> = [], retired: Set<String> = []
  ) throws(FileError) -> JSONObject {
    var keys = others
    value.visit { field, _ in if field.isKey { keys.insert("\(field.name)") } }
    let object = try object(keys, retired: retired)
    try object.set(&value) { field in field.isKey ? "\(field.name)" : nil }
    return object
  }

  /// The number for a field that this value states; nil for a part of a spring that it does not state.
  fileprivate func number(of field: ConfigurationField) throws(FileError) -> Double? {
    switch field.kind {
    case .flag: return try bool() ? 1 : 0
    case .optional: return isNull ? ConfigurationField.absent : try number("a number or null")
    case .choice:
      let words = "\(field.unit)".components(separatedBy: ", ")
      return try word(of: Vocabulary(words.enumerated().map { ($0.element, Double($0.offset)) }))
    case .dampingRatio: return try object(["dampingRatio", "response"]).optional("dampingRatio")?.number()
    case .response: return try object(["dampingRatio", "response"]).optional("response")?.number()
    case .number, .decay, .fingers, .gesture: return try number()
    }
  }
}

extension JSONObject {
  /// Sets the fields of a value for which the object has the key that a closure returns; nil for no key.
  fileprivate func set(
    _ value: inout some ConfigurationFields, key: @escaping (ConfigurationField) -> String?
  ) throws(FileError) {
    var failure: FileError?
    value.visit { field, number in
      guard failure == nil, let key = key(field), let node = optional(key) else { return }
      do throws(FileError) { number = try node.number(of: field) ?? number } catch { failure = error }
    }
    if let failure { throw failure }
  }
}

extension ConfigurationField {
  /// Whether the field's name is a key with a plain value in the object of the field's own type.
  fileprivate var isKey: Bool {
    switch kind {
    case .decay, .fingers, .gesture: false
    default: "\(group)".isEmpty
    }
  }
}
