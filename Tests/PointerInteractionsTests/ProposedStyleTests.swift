import PointerInteractions
import PointerKit
import PointerTestSupport
import XCTest

/// The style that is proposed to a delegate: the one that the element would have by itself, with effect and
/// shape stated.
final class ProposedStyleTests: PointerInteractionTestCase {
  private final class Proposals: PointerInteractionDelegate {
    var seen: [PointerStyle] = []
    var region: (PointerRegion) -> PointerRegion? = { $0 }
    var answer: (PointerStyle) -> PointerStyle? = { $0 }

    func pointerInteraction(
      _ interaction: PointerInteraction, regionFor request: PointerRegionRequest, defaultRegion: PointerRegion
    ) -> PointerRegion? { region(defaultRegion) }

    func pointerInteraction(
      _ interaction: PointerInteraction, styleFor region: PointerRegion, proposedStyle: PointerStyle
    ) -> PointerStyle? {
      seen.append(proposedStyle)
      return answer(proposedStyle)
    }
  }

  private func proposal(for target: PointerTarget) -> PointerStyle? {
    setUp()
    let delegate = Proposals()
    host.add(PointerInteraction(delegate: delegate), to: target, at: now)
    move(to: target.frame.center.x, target.frame.center.y)
    XCTAssertEqual(delegate.seen.count, 1)
    return delegate.seen.first
  }

  func testTheProposalHasTheEffectAndShapeThatSuitTheElement() {
    let button = Rect(300, 200, 44, 30)
    XCTAssertEqual(
      proposal(for: view(1, button, kind: .barButton)),
      PointerStyle(effect: .highlight, shape: .roundedRect(Size(44, 37), radius: 8)), "E13")
    var icon = view(1, Rect(300, 200, 60, 60), kind: .appIcon)
    icon.cornerRadius = 14
    XCTAssertEqual(
      proposal(for: icon), PointerStyle(effect: .lift, shape: .roundedRect(Size(60, 60), radius: 14)))
    XCTAssertEqual(
      proposal(for: view(1, page, kind: .row))?.effect, .hover(HoverOptions(prefersScaledContent: false)))
    XCTAssertNil(proposal(for: view(1, page, kind: .row))?.shape, "the circle stays")
    XCTAssertEqual(
      proposal(for: view(1, Rect(300, 200, 200, 36), kind: .text)),
      PointerStyle(shape: .verticalBeam(length: 36), constrainedAxes: .vertical))
    var text = view(1, page, kind: .text)
    text.style.verticalPrecision = .lines(heights: [20, 30])
    var lines = PointerStyle.system
    lines.verticalPrecision = text.style.verticalPrecision
    XCTAssertEqual(proposal(for: text), lines, "the beam follows the lines")
    text.style = .automatic
    text.style.horizontalPrecision = .lines(heights: [20, 30])
    lines = PointerStyle.system
    lines.horizontalPrecision = text.style.horizontalPrecision
    XCTAssertEqual(proposal(for: text), lines, "lines of vertical text, too")
  }

  /// A style provider of UIKit's buttons often returns the proposed style unchanged.
  func testTheProposalAsItIsLooksAsNoDelegateDoes() {
    let frames = [Rect(300, 200, 44, 30), Rect(300, 200, 180, 130), Rect(300, 200, 500, 300)]
    var cursor = view(1, frames[0])
    cursor.cursor = .columnResize
    let lines: PointerTarget = {
      var text = view(1, frames[2], kind: .text)
      text.style.verticalPrecision = .lines(heights: [20, 30, 96])
      return text
    }()
    var targets = [cursor, lines]
    for (kind, frame, hasBezel) in product(ElementKind.allCases, frames, [false, true]) {
      targets.append(PointerTarget(1, frame, kind, hasBezel: hasBezel))
    }
    for target in targets {
      let looks = [nil, Proposals()].map { delegate -> PointerFrame in
        setUp()
        host.add(PointerInteraction(delegate: delegate), to: target, at: now)
        move(to: target.frame.center.x, target.frame.minY + 8)
        wait(milliseconds: 900)
        return frame
      }
      let name = "\(target.kind) \(target.frame.size) \(target.hasBezel)"
      XCTAssertEqual(looks[0].pointer, looks[1].pointer, name)
      XCTAssertEqual(looks[0].contents, looks[1].contents, name)
      XCTAssertEqual(looks[0].accessories, looks[1].accessories, name)
      XCTAssertEqual(looks[0].clickLocation, looks[1].clickLocation, name)
      XCTAssertEqual(looks[0].outline, looks[1].outline, name)
    }
  }

  func testAProposalMayBeChanged() {
    let delegate = Proposals()
    delegate.answer = {
      var style = $0
      style.shape = .roundedRect(Size(80, 50), radius: 12)
      style.accessories = [.arrow(.right), PointerAccessory(.plus, position: .bottomRight)]
      return style
    }
    host.add(
      PointerInteraction(delegate: delegate), to: view(1, Rect(300, 200, 44, 30), kind: .barButton), at: now)
    move(to: 320, 215)
    wait(milliseconds: 900)
    XCTAssertEqual(frame.pointer.size.width, 80, accuracy: 0.05)
    XCTAssertEqual(frame.pointer.cornerRadius, 12, accuracy: 0.05)
    XCTAssertEqual(frame.pointer.layer, .behind)
    XCTAssertEqual(frame.accessories.count, 2)
    // Another effect: nothing that the first one implied stays.
    delegate.answer = {
      var style = $0
      style.effect = .hover()
      style.shape = nil
      return style
    }
    host.interaction(of: 1)?.interaction.invalidate()
    wait(milliseconds: 8)
    wait(milliseconds: 900)
    XCTAssertEqual(frame.pointer.outline, .circle)
    XCTAssertEqual(frame.pointer.center, frame.modelPosition, "it does not snap")
  }

  func testARegionIsProposedTheStyleOfAnElementOfItsSize() {
    let delegate = Proposals()
    delegate.region = { _ in PointerRegion(rect: Rect(0, 0, 100, 40)) }
    var card = view(1, page)
    card.cornerRadius = 20
    host.add(PointerInteraction(delegate: delegate), to: card, at: now)
    move(to: 110, 210)
    XCTAssertEqual(
      delegate.seen, [PointerStyle(effect: .highlight, shape: .roundedRect(Size(116, 48), radius: 8))])
  }

  func testWithoutPointerAnimationsTheProposalIsTheSame() {
    let target = view(1, Rect(300, 200, 44, 30), kind: .barButton)
    let animated = proposal(for: target)
    setUp()
    var settings = host.engine.settings
    settings.animations = false
    host.engine.setSettings(settings, at: now)
    let delegate = Proposals()
    host.add(PointerInteraction(delegate: delegate), to: target, at: now)
    move(to: 320, 215)
    XCTAssertEqual(delegate.seen.first, animated)
    XCTAssertEqual(frame.pointer.outline, .circle)
  }

  func testWithoutADelegateTheStyleIsThatOfTheView() {
    var target = view(1, page)
    target.style = .hidden
    host.add(PointerInteraction(), to: target, at: now)
    move(to: 200, 300)
    wait(milliseconds: 800)
    XCTAssertEqual(frame.pointer.opacity, 0, accuracy: 0.01)
  }
}
