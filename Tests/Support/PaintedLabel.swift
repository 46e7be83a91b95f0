public import PointerKit

/// The contrasts of a control's label and plate in a painted frame, by WCAG 2 (E17).
///
/// A point is painted through all commands of the frame in order, source-over, in encoded colors: either exactly, or as
/// on a screen of eight bits, which rounds after each command. It uses nothing of the engine's own arithmetic.
public struct PaintedLabel {
  private let frame: PointerFrame
  private let target: TargetID
  private let ground: Double
  private let fill: Double?
  private let label: Double
  private let blending: Blending
  private let isRounded: Bool

  /// Paints a frame over a ground of a luminance; `fill` is the luminance of an opaque control, and `label` that of its
  /// label.
  public init(
    _ frame: PointerFrame, of target: TargetID = 1, over ground: Double, fill: Double? = nil, label: Double,
    blending: Blending = .encoded, isRounded: Bool = false
  ) {
    self.frame = frame
    self.target = target
    self.ground = ground
    self.fill = fill
    self.label = label
    self.blending = blending
    self.isRounded = isRounded
  }

  /// The contrast of the label with the control around it, in the plain control.
  public var plainContrast: Double {
    PaintedLabel.contrast(luminance(ofSignal: signal(label)), luminance(ofSignal: signal(fill ?? ground)))
  }

  /// The contrast of a part of the label at a point with the control around it.
  public func labelContrast(at point: Point) -> Double {
    PaintedLabel.contrast(luminance(at: point, isLabel: true), luminance(at: point, isLabel: false))
  }

  /// The contrast of the control at a point with the plain control, or else with the ground; without its lights, that of
  /// the plate alone.
  public func plateContrast(at point: Point, hasLights: Bool = true) -> Double {
    PaintedLabel.contrast(
      luminance(at: point, isLabel: false, hasLights: hasLights),
      luminance(ofSignal: signal(fill ?? ground)))
  }

  /// The luminance that is seen at a point of the control.
  public func luminance(at point: Point, isLabel: Bool, hasLights: Bool = true) -> Double {
    var seen = signal(ground)
    for command in frame.drawing.commands {
      switch command.kind {
      case .shadow(let shape, let offset, let radius, let color, let opacity):
        if !shape.rect.contains(point), shape.rect.offset(by: offset).outset(by: 3 * radius).contains(point) {
          paint(color.luminance, opacity, onto: &seen)
        }
      case .roundedRect(let shape, let color, let opacity), .tint(let shape, let color, let opacity):
        if shape.rect.contains(point) { paint(color.luminance, opacity, onto: &seen) }
      case .radialLight(let center, let radius, let opacity, let clip):
        let share = radius > 0 ? point.distance(to: center) / radius : 1
        if hasLights, share < 1, clip.rect.contains(point) {
          paint(1, opacity * (1 - share * share) * (1 - share * share), onto: &seen)
        }
      case .contentBegin where command.target == target:
        if let fill { paint(fill, 1, onto: &seen) }
        if isLabel { paint(label, 1, onto: &seen) }
      case .contentBegin, .contentEnd, .annotation: break
      case .path(_, let rect, _, let color, let opacity):
        if rect.contains(point) { paint(color.luminance, opacity, onto: &seen) }
      case .outline(let outline, let center, let scale, let color, let opacity):
        let size = outline.bounds.size
        if Rect(center: center, size: Size(size.width * scale, size.height * scale)).contains(point) {
          paint(color.luminance, opacity, onto: &seen)
        }
      }
    }
    return luminance(ofSignal: seen)
  }

  private func paint(_ luminance: Double, _ opacity: Double, onto seen: inout Double) {
    seen = rounded(seen * (1 - opacity) + signal(luminance) * opacity)
  }

  private func signal(_ luminance: Double) -> Double {
    if blending == .linear { return rounded(luminance) }
    let light = max(0, luminance)
    return rounded(light <= 0.0031308 ? 12.92 * light : 1.055 * Elementary.pow(light, 1 / 2.4) - 0.055)
  }

  private func luminance(ofSignal signal: Double) -> Double {
    if blending == .linear { return signal }
    return signal <= 0.04045 ? signal / 12.92 : Elementary.pow((signal + 0.055) / 1.055, 2.4)
  }

  private func rounded(_ signal: Double) -> Double {
    isRounded && blending == .encoded ? (signal * 255).rounded() / 255 : signal
  }

  private static func contrast(_ a: Double, _ b: Double) -> Double { (max(a, b) + 0.05) / (min(a, b) + 0.05) }
}
