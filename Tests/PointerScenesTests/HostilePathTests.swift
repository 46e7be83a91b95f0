import Foundation
import PointerKit
import PointerTestSupport
import XCTest

@testable import PointerScenes

/// Scenes with paths that are hard to measure are read and played in a bounded time, without a trap.
final class HostilePathTests: XCTestCase {
  /// A target whose pointer has a path, as it is written in a scene.
  private func target(_ id: Int, _ elements: [PointerPath.Element], stroke: Double?) -> String {
    let commands = elements.map { element in
      switch element {
      case .move(let point): #"["M",\#(point.x),\#(point.y)]"#
      case .line(let point): #"["L",\#(point.x),\#(point.y)]"#
      case .quadratic(let point, let control): #"["Q",\#(control.x),\#(control.y),\#(point.x),\#(point.y)]"#
      case .cubic(let point, let one, let other):
        #"["C",\#(one.x),\#(one.y),\#(other.x),\#(other.y),\#(point.x),\#(point.y)]"#
      case .close: #"["Z"]"#
      }
    }
    let width = stroke.map { #","stroke":\#($0)"# } ?? ""
    return #"{"id":"\#(id)","frame":[\#(id % 20 * 50),\#(id / 20 * 50),40,40],"shape":{"type":"path","#
      + #""commands":[\#(commands.joined(separator: ","))]\#(width)}}"#
  }

  /// Moves the pointer over every target, and checks what is seen.
  private func play(_ scene: Scene, _ message: String) throws {
    var events: [String] = []
    for (index, target) in scene.targets.enumerated() {
      let center = target.frame.center
      events.append(
        #"{"t":\#(Double(index) * 0.05),"event":"motion","position":[\#(center.x),\#(center.y)]}"#)
    }
    let header = #"{"format":"pointerkit-trace/1","device":{"kind":"mouse"}}"#
    let trace = try Trace(Data(([header] + events).joined(separator: "\n").utf8), over: scene)
    var hovered: Set<TargetID> = []
    for (frame, _) in try frames(of: trace, over: scene) {
      XCTAssertEqual(RangeCheck.violations(of: frame), [], message)
      if let target = frame.hovered { hovered.insert(target) }
    }
    XCTAssertEqual(hovered.count, scene.targets.count, message)
  }

  // The first one ended `pointerkit simulate` with a signal.
  func testAHairpinInASceneIsPlayed() throws {
    let hairpin: [PointerPath.Element] = [
      .move(to: Point(x: 60, y: 0)), .line(to: Point(x: 9.037965731498064, y: 1.529802285372346e-06)),
      .line(to: Point(x: -60, y: 2.855273120574392e-06)), .close,
    ]
    for stroke in [nil, 0.001, 0.5, 4.5, 1000] {
      try play(scene(target(1, hairpin, stroke: stroke)), "stroke \(stroke ?? 0)")
    }
    var dice = Dice(seed: 1501)
    #if DEBUG
      let rounds = 5
    #else
      let rounds = 200
    #endif
    for round in 0..<rounds {
      let kind = dice.pick([HardPath.hairpin, .needle, .repeated])
      let stroke = dice.chance(0.2) ? nil : dice.pick([0.001, 0.1, 4.5, 60])
      let targets = (0..<5).map { target($0, kind.elements(dice.count(3...8), &dice), stroke: stroke) }
      let text = sceneText(targets)
      try play(Scene(Data(text.utf8)), "seed 1501, round \(round), \(kind)")
    }
  }

  // A scene of 106 kB took 13 s.
  func testASceneOfPathsThatCrossThemselvesIsReadAtOnce() throws {
    #if DEBUG
      let (limit, count, elements) = (Duration.seconds(4), 2, 200)
    #else
      let (limit, count, elements) = (Duration.seconds(1), 4, 1024)
    #endif
    for kind in [HardPath.scribble, .star, .knot] {
      var dice = Dice(seed: 1503)
      let text = sceneText((0..<count).map { target($0, kind.elements(elements, &dice), stroke: 2) })
      var least = Duration.seconds(60)
      for _ in 0..<10 where least > limit {
        least = min(least, try processorTime { _ = try Scene(Data(text.utf8)) })
      }
      XCTAssertLessThan(least, limit, "\(kind), \(text.utf8.count) bytes")
    }
  }
}
