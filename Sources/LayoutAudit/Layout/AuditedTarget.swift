import PointerKit

/// A target with its resolved style and its position in the window.
struct AuditedTarget {
  let target: PointerTarget
  /// The frame, in window points.
  let frame: Rect
  /// The hit region without the bridges to neighbors in a group, in window points.
  let region: Rect
  /// The style that the engine resolves.
  let style: PointerStyle
  /// The part of the frame within the clip of its space; nil if the frame is outside the clip.
  let visibleFrame: Rect?
  /// Whether the target can be hovered; otherwise it is a disabled member of a group.
  let isHoverable: Bool
  /// The rules that apply.
  let rules: LayoutRules
  /// Whether the target's effect was already reported, with an effect to use instead (L3, L5).
  var hasReportedEffect = false
  /// Whether the target is in a group with a transparent member that is highlighted (E11).
  var isAmongHighlights = false

  /// Whether a rule about single shapes has reported the target's shape (L10, L11, L12).
  var hasFaultyShape = false

  var id: TargetID { target.id }

  /// The effect on the content, without options.
  enum Effect: Int, CaseIterable {
    case highlight, lift, hover, none

    var remedy: Remedy.Effect {
      switch self {
      case .highlight: .highlight
      case .lift: .lift
      case .hover: .hover
      case .none: .none
      }
    }
  }

  var effect: Effect {
    switch style.effect {
    case .highlight: .highlight
    case .lift: .lift
    case .hover: .hover
    case .automatic, .none: .none
    }
  }

  /// Whether the engine chooses the effect.
  var isAutomatic: Bool { target.style.effect == .automatic }

  /// Whether the element has a background of its own.
  var isOpaque: Bool {
    switch target.kind {
    case .card, .image, .appIcon, .controlCenterModule, .selectedSegment: true
    default: target.hasBezel
    }
  }

  /// The effect that the element's kind has by itself (E3, E6); nil if its size decides, or if it has none.
  ///
  /// An opaque item of a bar is highlighted only among transparent ones (E11).
  var standardEffect: Effect? {
    switch target.kind {
    case .barButton, .tabBarItem, .segment, .editMenuItem: isOpaque && !isAmongHighlights ? .lift : .highlight
    case .selectedSegment, .appIcon, .controlCenterModule: .lift
    default: nil
    }
  }

  /// Whether the element is text over which the pointer is neither the beam nor, as the tip of a marker is, a
  /// long shape like it.
  var lacksBeam: Bool {
    guard target.kind == .text || (target.kind == .other && target.cursor == .text) else { return false }
    if style.isHidden || effect == .highlight || effect == .lift { return true }
    switch style.shape {
    case .verticalBeam, .horizontalBeam: return false
    case .path(let path): return path.bounds.size.longerSide < 1.5 * path.bounds.size.shorterSide
    case .circle, .roundedRect, nil: return true
    }
  }

  /// Whether the element performs a command; people expect a standard effect on such an element.
  var isCommand: Bool { target.kind.clicksAfterDrag || target.kind == .appIcon }

  /// Whether the highlight is as high as all highlights of the element's group (E13).
  var hasCommonHeight: Bool { effect == .highlight && target.style.shape == nil }

  /// The size of a highlight or lift whose shape the host states; otherwise the size of the frame.
  var ownSize: Size { target.style.shape == nil ? frame.size : shownSize }

  /// The size of the element's highlight or lift; for other effects, the size of its frame.
  var shownSize: Size {
    guard effect == .highlight || effect == .lift else { return frame.size }
    switch style.shape {
    case .roundedRect(let size, _): return size
    case .circle(let diameter): return Size(width: diameter, height: diameter)
    case .path(let path): return path.bounds.size
    case .verticalBeam, .horizontalBeam, nil: return frame.size
    }
  }
}
