import Foundation
import PointerKit
import PointerScenes

/// The readers of scenes, traces and cases: any bytes are read, or refused with an error of one line; what was
/// read can be played.
enum FileFuzzing {
  private static let scene = """
    {"format":"pointerkit-scene/1","size":[400,300],"targets":[{"id":"a","frame":[180,120,40,40],"kind":"button"}]}
    """

  static func violation(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    guard let mode = bytes.first else { return nil }
    let text = Data(bytes.dropFirst())
    do {
      switch mode % 3 {
      case 0: try play(nil, over: try Scene(contentsOf: InputFile(name: "scene", contents: text)))
      case 1:
        let scene = try Scene(contentsOf: InputFile(name: "scene", contents: Data(scene.utf8)))
        try play(text, over: scene)
      default:
        var cases = try MagnetismCaseReader(InputFile(name: "cases", contents: text))
        while let stroke = try cases.next() {
          guard (stroke.samples.last?.time.seconds ?? 0).magnitude < 20 else { continue }
          _ = try stroke.answer(isExplained: mode & 0x80 != 0)
        }
      }
      return nil
    } catch let error as FileError { return "\(error)".contains("\n") ? "an error of two lines" : nil } catch
    { return nil }
  }

  private static func play(_ text: Data?, over scene: Scene) throws {
    let standard = """
      {"format":"pointerkit-trace/1","device":{"kind":"trackpad"}}
      {"t":0,"event":"motion","delta":[9,4]}
      """
    let trace = try Trace(
      contentsOf: InputFile(name: "trace", contents: text ?? Data(standard.utf8)), over: scene)
    guard let first = trace.events.first?.time else { return }
    var simulation = try Simulation(
      of: trace, over: scene, framesPerSecond: 20, until: first.advanced(bySeconds: 2))
    var frame = PointerFrame()
    let writer = FrameWriter(names: trace.names, includesDrawing: true)
    while try simulation.next(into: &frame) {
      FuzzTarget.callCount += 1
      let line = writer.line(for: frame, simulation.events)
      if line.contains("nan") || line.contains("inf") {
        let violations = RangeCheck.violations(of: frame)
        guard violations.isEmpty else { fatalError("\(violations): \(line)") }
      }
    }
  }
}
