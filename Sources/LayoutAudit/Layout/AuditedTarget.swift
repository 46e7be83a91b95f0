import PointerKit

/// A target with everything that the rules need to know about it.
struct AuditedTarget {
  let target: PointerTarget
  /// The frame and the hit region without bridges, in window points.
  let frame: Rect
  let region: Rect
  /// The style with every rule of the engine applied.
  let style: PointerStyle
  /// The part of the frame within the clip of its space; nil if it is scrolled out of it.
  let visibleFrame: Rect?
  /// Whether the style was registered with snapping, but without a shape (P8).
  let snapsWithoutShape: Bool
  /// Whether the target can be hovered; otherwise it is a disabled member of a group.
  let isHoverable: Bool
  /// The rules that apply.
  let rules: LayoutRules
  /// Whether the target's effect was reported as different from that of its group (L3).
  var hasMixedEffect = false

  /// Whether its shape was reported by a rule about single shapes (L10, L11, L12).
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

  /// Whether the effect is the one that the engine chooses.
  var isAutomatic: Bool { target.style.effect == .automatic }

  /// Whether the element has a background of its own.
  var isOpaque: Bool {
    switch target.kind {
    case .card, .image, .appIcon, .controlCenterModule: true
    default: target.hasBezel
    }
  }

  /// Whether the element carries out a command, so that people expect a standard effect.
  var isCommand: Bool {
    switch target.kind {
    case .barButton, .tabBarItem, .segment, .selectedSegment, .editMenuItem, .appIcon, .controlCenterModule,
      .button, .link:
      true
    case .text, .row, .card, .image, .slider, .divider, .handle, .other: false
    }
  }

  /// The size of the element's highlight or lift, or that of its frame for other effects.
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
