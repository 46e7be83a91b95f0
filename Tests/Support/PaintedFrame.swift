public import PointerKit

/// A frame painted over an even ground as a host paints it, to measure what is seen of an effect.
public struct PaintedFrame {
  /// The way in which a target's own content is painted.
  public enum Content: CaseIterable, Sendable {
    /// Not at all, so that only what the engine draws is seen.
    case none
    /// A black, a white and a blue mark over a quarter of the element each.
    case marks
  }

  private let frame: PointerFrame
  private let size: Size
  private let ground: LinearColor
  private let content: Content
  private let fill: LinearColor?

  /// Paints a frame over a ground of a color; opaque elements have an even fill beneath their content.
  public init(
    _ frame: PointerFrame, size: Size, over ground: LinearColor, content: Content = .none,
    fill: LinearColor? = nil
  ) {
    self.fill = fill
    self.frame = frame
    self.size = size
    self.ground = ground
    self.content = content
  }

  /// The picture, with its lights or without them; one pixel a point.
  public func canvas(hasLights: Bool = true) -> Canvas {
    var canvas = Canvas(size: size, scale: 1)
    canvas.fill(RoundedRect(Rect(origin: .zero, size: size), cornerRadius: 0), ground, opacity: 1, clip: nil)
    for index in frame.drawing.commands.indices {
      if case .radialLight = frame.drawing.commands[index].kind, !hasLights { continue }
      canvas.paint(frame.drawing.commands[index..<(index + 1)], clip: nil) { canvas, target, transform in
        guard let element = frame.contents.first(where: { $0.target == target }) else { return }
        let rect = element.frame
        if let fill {
          canvas.fill(
            RoundedRect(transform.apply(rect), cornerRadius: element.cornerRadius), fill, opacity: 1,
            clip: nil)
        }
        guard content == .marks else { return }
        let colors = [0, 1].map { LinearColor(luminance: $0) } + [LinearColor(red: 0, green: 0.1, blue: 0.6)]
        for (number, color) in colors.enumerated() {
          let mark = Rect(
            rect.minX + Double(number) * rect.width / 3, rect.minY + rect.height / 4, rect.width / 4,
            rect.height / 2)
          canvas.fill(RoundedRect(transform.apply(mark), cornerRadius: 0), color, opacity: 1, clip: nil)
        }
      }
    }
    return canvas
  }

  /// How much the lights change a pixel: the mean change of red, green and blue, in steps of 255.
  public func light(at point: Point) -> Double {
    PaintedFrame.difference(canvas().color(at: point), canvas(hasLights: false).color(at: point))
  }

  /// The greatest change of a pixel by the lights, and its position.
  public func brightestLight() -> (steps: Double, position: Point) {
    let (with, without) = (canvas(), canvas(hasLights: false))
    var brightest = (steps: 0.0, position: Point.zero)
    for (row, column) in product(0..<Int(size.height), 0..<Int(size.width)) {
      let point = Point(Double(column) + 0.5, Double(row) + 0.5)
      let steps = PaintedFrame.difference(with.color(at: point), without.color(at: point))
      if steps > brightest.steps { brightest = (steps, point) }
    }
    return brightest
  }

  private static func difference(_ a: [Int], _ b: [Int]) -> Double {
    Double(a[0] + a[1] + a[2] - b[0] - b[1] - b[2]) / 3
  }
}
