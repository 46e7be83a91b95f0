import PointerTestSupport
import XCTest

/// A page of text with lines of uneven heights.
class TextPageTestCase: XCTestCase {
  let page = Rect(300, 150, 400, 420)

  /// Lines of uneven heights with uneven gaps, as of headings and paragraphs.
  func lines(_ dice: inout Dice) -> [AxisPrecision.Line] {
    var lines: [AxisPrecision.Line] = []
    var top = dice.number(0...6)
    while top < 380 {
      let height = dice.number(12...40)
      lines.append(AxisPrecision.Line(start: top, length: height))
      top += height + dice.pick([0, 0, dice.number(0...14)])
    }
    return lines
  }

  func text(_ lines: [AxisPrecision.Line], along axis: Axis = .vertical) -> PointerTarget {
    var target = PointerTarget(1, page, .text)
    if axis == .vertical { target.style.verticalPrecision = .lines(lines) }
    if axis == .horizontal { target.style.horizontalPrecision = .lines(lines) }
    return target
  }

  func middles(_ lines: [AxisPrecision.Line], from edge: Double) -> [Double] {
    lines.map { edge + $0.center }
  }
}
