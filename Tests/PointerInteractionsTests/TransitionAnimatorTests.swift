import XCTest

@testable import PointerInteractions

/// What a delegate adds to a transition happens once, and is then let go.
final class TransitionAnimatorTests: XCTestCase {
  private final class Owner {}

  func testAnimationsAndCompletionsRunOnce() {
    let animator = TransitionAnimator()
    var calls: [String] = []
    animator.addAnimations { calls.append("animation") }
    animator.addCompletion { calls.append("finished: \($0)") }
    for _ in 0..<2 { animator.begin() }
    for isFinished in [true, false] { animator.end(finished: isFinished) }
    XCTAssertEqual(calls, ["animation", "finished: true"])
  }

  func testClosuresAreReleasedOnceTheyHaveRun() {
    let animator = TransitionAnimator()
    var (first, second): (Owner?, Owner?) = (Owner(), Owner())
    weak let animated = first
    weak let completed = second
    animator.addAnimations { [first] in _ = first }
    animator.addCompletion { [second] _ in _ = second }
    (first, second) = (nil, nil)
    XCTAssertNotNil(animated)
    animator.begin()
    XCTAssertNil(animated)
    XCTAssertNotNil(completed)
    animator.end(finished: true)
    XCTAssertNil(completed)
  }
}
