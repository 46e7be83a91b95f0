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
  /// Whether the style was registered with snapping, but without a shape (P8).
  let snapsWithoutShape: Bool
  /// Whether the target can be hovered; otherwise it is a disabled member of a group.
  let isHoverable: Bool
  /// The rules that apply.
  let rules: LayoutRules
  /// Whether the target's effect was reported as different from the effect of its group (L3).
  var hasMixedEffect = false

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
    case .automatic, nil: .none
    }
  }

  /// Whether the engine chooses the effect.
  var isAutomatic: Bool { target.style.effect == .automatic }

  /// Whether the element has a background of its own.
  var isOpaque: Bool {
    switch target.kind {
    case .card, .image, .appIcon, .controlCenterModule: true
    default: target.hasBezel
    }
  }

  /// Whether the element performs a command; people expect a standard effect on such an element.
  var isCommand: Bool {
    switch target.kind {
    case .barButton, .tabBarItem, .segment, .selectedSegment, .editMenuItem, .appIcon, .controlCenterModule,
      .button, .link:
      true
    case .text, .row, .card, .image, .slider, .divider, .handle, .other: false
    }
  }

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
