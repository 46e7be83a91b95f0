public import PointerKit

/// Lets a delegate do something of its own while the pointer changes.
public protocol PointerInteractionAnimating: AnyObject {
  /// Adds changes that begin with the pointer's transition; a toolkit runs them within its own animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what is to be done at the transition's end: true if it came to rest, false if another one took
  /// its place.
  func addCompletion(_ completion: @escaping (_ finished: Bool) -> Void)
}

/// The animator of one entrance or exit.
final class TransitionAnimator: PointerInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(Bool) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping (_ finished: Bool) -> Void) { completions.append(completion) }

  /// Runs what was added, once.
  func begin() {
    let added = animations
    animations = []
    for animation in added { animation() }
  }

  /// Tells how it ended, once.
  func end(finished: Bool) {
    let added = completions
    completions = []
    for completion in added { completion(finished) }
  }
}
