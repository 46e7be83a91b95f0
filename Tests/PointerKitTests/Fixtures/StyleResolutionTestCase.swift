import PointerTestSupport
import XCTest

@testable import PointerKit

/// The rules that resolve a style, without an engine.
class StyleResolutionTestCase: XCTestCase {
  func target(
    _ kind: ElementKind = .button, width: Double = 80, height: Double = 40, hasBezel: Bool = false,
    group: GroupID? = nil, id: TargetID = 1
  ) -> PointerTarget {
    PointerTarget(id, Rect(100, 200, width, height), kind, hasBezel: hasBezel, group: group)
  }

  func styled(_ style: PointerStyle, _ kind: ElementKind = .button) -> PointerTarget {
    var target = target(kind)
    target.style = style
    return target
  }
}
