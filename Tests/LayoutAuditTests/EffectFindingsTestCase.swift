import LayoutAudit
import PointerKit
import PointerTestSupport
import XCTest

/// What the tests of the findings of effects and sizes share.
class EffectFindingsTestCase: LayoutAuditTestCase {
  let hover = PointerEffect.hover(HoverOptions())

  override var checkedRules: Set<LayoutRule> {
    [.mixedEffects, .groupSize, .bezelHighlight, .effectSize, .customEffect]
  }

  func row(
    _ kinds: [ElementKind], sizes: [Size], bezels: Set<Int> = [], effects: [PointerEffect] = [],
    group: GroupID? = 7
  ) -> [PointerTarget] {
    kinds.indices.map { index in
      target(
        TargetID(index + 1),
        Rect(origin: Point(100 + 100 * Double(index), 100), size: sizes[index % sizes.count]),
        kinds[index], bezel: bezels.contains(index), group: group,
        effect: index < effects.count ? effects[index] : .automatic)
    }
  }
}
