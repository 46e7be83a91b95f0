import PointerKit

/// Lets a delegate animate along with the pointer.
public protocol PointerInteractionAnimating: AnyObject {
  /// Adds changes that begin with the pointer's transition; a toolkit runs them within its own animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a completion for the end of the transition: true if it finished, false if another one interrupted it.
  func addCompletion(_ completion: @escaping (_ finished: Bool) -> Void)
}

/// The animator of one entrance or exit.
final class TransitionAnimator: PointerInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(Bool) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping (_ finished: Bool) -> Void) { completions.append(completion) }

  /// Runs the animations, once.
  func begin() {
    let added = animations
    animations = []
    for animation in added { animation() }
  }

  /// Runs the completions, once.
  func end(finished: Bool) {
    let added = completions
    completions = []
    for completion in added { completion(finished) }
  }
}
