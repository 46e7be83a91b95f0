/// The animator of a pointer transition, to which a delegate adds its own changes.
public protocol PointerInteractionAnimating: AnyObject {
  /// Adds changes that are made when the transition begins.
  ///
  /// The toolkit animates these changes itself.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called when the transition ends.
  ///
  /// `finished` is false if another transition has replaced this one.
  func addCompletion(_ completion: @escaping (_ finished: Bool) -> Void)
}

/// The animator of one entrance or exit.
final class TransitionAnimator: PointerInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(Bool) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping (_ finished: Bool) -> Void) { completions.append(completion) }

  /// Makes the changes, once.
  func begin() {
    let added = animations
    animations = []
    for animation in added { animation() }
  }

  /// Calls the completions, once.
  func end(finished: Bool) {
    let added = completions
    completions = []
    for completion in added { completion(finished) }
  }
}
