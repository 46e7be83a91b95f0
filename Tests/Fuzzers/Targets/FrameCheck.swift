import PointerKit

/// Whether the numbers of a frame are finite and in their ranges.
enum FrameCheck {
  /// What is wrong with a frame, or nil.
  static func violation(_ frame: PointerFrame) -> String? {
    func odd(_ name: String, _ values: Double...) -> String? {
      values.allSatisfy { $0.isFinite } ? nil : "\(name) is \(values)"
    }
    func outside(_ name: String, _ value: Double, _ range: ClosedRange<Double>) -> String? {
      range.contains(value) ? nil : "\(name) is \(value)"
    }
    let pointer = frame.pointer
    if let found = odd("model", frame.model.x, frame.model.y) { return found }
    if let found = odd("precise", frame.precise.x, frame.precise.y) { return found }
    if let found = odd("velocity", frame.velocity.dx, frame.velocity.dy) { return found }
    if let found = odd("center", pointer.center.x, pointer.center.y) { return found }
    if let found = odd("size", pointer.size.width, pointer.size.height, pointer.cornerRadius) { return found }
    if let found = outside("opacity", pointer.opacity, 0...1) { return found }
    if let found = outside("scale", pointer.scale, 0...1e9) { return found }
    if let found = outside("luminance", pointer.luminance, 0...1) { return found }
    if let found = outside("contrast", pointer.contrast, 1...21.001) { return found }
    for point in frame.outline.points where !point.isFinite { return "outline has \(point)" }
    if let warp = frame.warp, !warp.isFinite { return "warp is \(warp)" }
    for content in frame.contents {
      let name = "content \(content.target.rawValue):"
      if !content.frame.isFinite { return "\(name) frame is \(content.frame)" }
      if !content.extent.isFinite { return "\(name) extent is \(content.extent)" }
      if !content.translation.isFinite { return "\(name) translation is \(content.translation)" }
      if let found = outside("\(name) progress", content.progress, -1...3) { return found }
      if let found = outside("\(name) scale", content.scale, 0...1e9) { return found }
      if let found = outside("\(name) shadow", content.shadow.opacity, 0...1) { return found }
      if let found = outside("\(name) light", content.specular.opacity, 0...1) { return found }
      if let found = outside("\(name) radiosity", content.radiosity, 0...1) { return found }
      if let found = outside("\(name) tint", content.tintOpacity, 0...1) { return found }
      if let found = odd(
        name, content.cornerRadius, content.shadow.radius, content.shadow.offset.dx, content.shadow.offset.dy,
        content.specular.center.x, content.specular.center.y, content.specular.radius)
      {
        return found
      }
    }
    for accessory in frame.accessories {
      if let found = odd("accessory", accessory.center.x, accessory.center.y, accessory.angle) {
        return found
      }
      if let found = outside("accessory's opacity", accessory.opacity, 0...1) { return found }
      if let found = outside("accessory's scale", accessory.scale, 0...1e9) { return found }
    }
    if let annotation = frame.annotation {
      if let found = odd("annotation", annotation.position.x, annotation.position.y) { return found }
      if let found = outside("annotation's opacity", annotation.opacity, 0...1) { return found }
    }
    if let band = frame.band, !band.rect.isFinite { return "band is \(band.rect)" }
    if let scroll = frame.autoscroll, !scroll.velocity.isFinite { return "autoscroll is \(scroll.velocity)" }
    if let damage = frame.damage, !damage.isFinite { return "damage is \(damage)" }
    return frame.nextWake.map { $0 <= frame.time ? "wake \($0) at \(frame.time)" : nil } ?? nil
  }
}

/// Whether what began ends: one target is inside at a time, and each button is pressed once before it is released.
struct EventCheck {
  private var inside: TargetID?
  private var pressed: Set<UInt16> = []
  private var isBanding = false
  private var seen: UInt64 = 0

  /// Takes the events since the last time; what is wrong with them, or nil.
  mutating func violation(_ engine: PointerEngine) -> String? {
    let events = engine.events(since: seen)
    seen = events.endIndex
    if events.lostCount > 0 {
      // More than the ring keeps happened in one call; the account begins anew.
      self = EventCheck()
      seen = events.endIndex
      inside = engine.hoveredTarget
      return nil
    }
    for event in events {
      guard event.position.isFinite else { return "\(event.type) at \(event.position)" }
      switch event.kind {
      case .entered(let target):
        if let inside { return "entered \(target) while within \(inside)" }
        inside = target
      case .exited(let target):
        if inside != target { return "exited \(target) while within \(String(describing: inside))" }
        inside = nil
      case .pressed(let press):
        if !pressed.insert(press.button.rawValue).inserted { return "pressed twice: \(press.button)" }
      case .released(let press), .cancelled(let press):
        if pressed.remove(press.button.rawValue) == nil { return "\(event.type) of what was not pressed" }
      case .bandBegan:
        if isBanding { return "a band within a band" }
        isBanding = true
      case .bandEnded:
        if !isBanding { return "a band ended that had not begun" }
        isBanding = false
      default: break
      }
    }
    if inside != engine.hoveredTarget {
      return "hovered \(String(describing: engine.hoveredTarget)), events say \(String(describing: inside))"
    }
    return nil
  }
}
