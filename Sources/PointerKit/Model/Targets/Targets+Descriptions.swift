#if !hasFeature(Embedded)

  import Kinematics

  extension SpaceID {
    /// `space 3`, or `the window`; for lines in which a number alone would not say what it counts.
    var label: String { self == .window ? "the window" : "space \(self)" }

    /// ` in space 3` for lines in which the window goes without saying.
    var suffix: String { self == .window ? "" : " in \(label)" }
  }

  extension PointerTarget: CustomStringConvertible {
    /// The id, the kind, the frame, and whatever is not the default:
    /// `target 7: barButton (x: 10, y: 20, width: 44, height: 37), bezel, group 2`.
    public var description: String {
      var parts = ["\(id.label)\(space.suffix): \(kind) \(frame.text(.few))"]
      if hasBezel { parts.append("bezel") }
      if let group { parts.append("group \(group)") }
      if z != 0 { parts.append("z \(z)") }
      if let padding { parts.append("padding \(padding.text(.few))") }
      if style != .automatic { parts.append("\(style)") }
      if cornerRadius != PointerConfiguration.defaultCornerRadius {
        parts.append("cornerRadius \(cornerRadius.text(.few))")
      }
      if latchingAxes != [] { parts.append("latching along \(latchingAxes)") }
      if let tracksHeldPress = behavior.tracksHeldPress.answer {
        parts.append(tracksHeldPress ? "tracks held presses" : "tracks no held press")
      }
      if let acceptsDrops = behavior.acceptsDrops.answer {
        parts.append(acceptsDrops ? "accepts drops" : "accepts no drops")
      }
      if let clicksAfterDrag = behavior.clicksAfterDrag.answer {
        parts.append(clicksAfterDrag ? "clicks after a drag" : "no click after a drag")
      }
      if !behavior.coasts { parts.append("no coasting") }
      if let cursor { parts.append("cursor \(cursor)") }
      if let isMagnetic = behavior.isMagnetic.answer {
        parts.append(isMagnetic ? "magnetic" : "not magnetic")
      }
      if !reveals.isEmpty { parts.append("reveals \(reveals)") }
      if !behavior.isSelectable { parts.append("not selectable") }
      if !isEnabled { parts.append("disabled") }
      return parts.joined(separator: ", ")
    }
  }

  extension PointerSpace: CustomStringConvertible {
    /// The id, the position in the parent, and whatever is not the default:
    /// `space 3: origin (0, 44), clip (x: 0, y: 44, width: 320, height: 400), opaque`.
    public var description: String {
      var parts = ["\(id.label)\(parent.suffix): origin \(origin.text(.few))"]
      if let clip { parts.append("clip \(clip.text(.few))") }
      if z != 0 { parts.append("z \(z)") }
      if let contentSize { parts.append("contentSize \(contentSize.text(.few))") }
      if isOpaque { parts.append("opaque") }
      if letsParentBandIn { parts.append("lets bands in") }
      if !coasts { parts.append("no coasting") }
      if !isEnabled { parts.append("disabled") }
      return parts.joined(separator: ", ")
    }
  }

  extension RevealedElement: CustomStringConvertible {
    /// `target 7` or `group 2`.
    public var description: String {
      switch self {
      case .target(let id): id.label
      case .group(let id): "group \(id)"
      }
    }
  }

  extension PointerHit: CustomStringConvertible {
    /// The target, its space, and the location of the click: `target 7 in space 3, location (32, 38.5)`.
    public var description: String { "\(target.label)\(space.suffix), location \(location.text(.few))" }
  }

  extension AxisPrecision: CustomStringConvertible {
    /// `continuous`, `whole`, `steps of 15 from 0` or `3 lines`.
    public var description: String {
      switch self {
      case .continuous: "continuous"
      case .whole: "whole"
      case .stepped(let origin, let spacing): "steps of \(spacing.text(.few)) from \(origin.text(.few))"
      case .lines(let lines): lines.count == 1 ? "1 line" : "\(lines.count) lines"
      }
    }
  }

#endif
