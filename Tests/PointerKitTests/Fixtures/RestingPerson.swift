import PointerTestSupport

extension SimulatedPerson {
  /// A person whose pointer has come to rest on a target, in its middle or at another position of its region.
  static func resting(on target: PointerTarget, at position: Point? = nil) -> SimulatedPerson {
    var person = SimulatedPerson(targets: [target], start: position ?? target.frame.center)
    person.touch(movingBy: .zero, waiting: 1500)
    return person
  }
}
