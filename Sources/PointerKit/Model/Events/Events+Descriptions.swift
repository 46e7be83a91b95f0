#if !hasFeature(Embedded)

  import Kinematics

  extension PointerEvent: CustomStringConvertible {
    /// The time, the position of the pointer, the modifier keys if any are pressed, and the kind:
    /// `1.5 s at (118.2, 42): clicked target 7, primary, location (120, 40), count 2`.
    public var description: String {
      let keys = modifiers == [] ? "" : " with \(modifiers)"
      return "\(time.text(.few)) at \(position.text(.few))\(keys): \(kind)"
    }
  }

  extension PointerEvent.Kind: CustomStringConvertible {
    /// The name of the case with its details: `attracted by target 7, landing (502, 392), velocity (2600,
    /// -90)`.
    public var description: String {
      switch self {
      case .entered(let id): "entered \(id.label)"
      case .exited(let id): "exited \(id.label)"
      case .recentered(let id): "recentered on \(id.label)"
      case .coasted(let velocity, let landing):
        "coasted, landing \(landing.text(.few)), velocity \(velocity.text(.few))"
      case .attracted(let id, let velocity, let landing):
        "attracted by \(id.label), landing \(landing.text(.few)), velocity \(velocity.text(.few))"
      case .landed(let id): "landed on \(id.label)"
      case .pressed(let press): "pressed \(press)"
      case .released(let press): "released \(press)"
      case .clicked(let press, let count): "clicked \(press), count \(count)"
      case .secondaryClicked(let press): "secondaryClicked \(press)"
      case .cancelled(let press): "cancelled \(press)"
      case .pressureChanged(let press, let pressure):
        "pressureChanged \(press), pressure \(pressure.text(.few))"
      case .hidden: "hidden"
      case .shown: "shown"
      case .revealed(let element): "revealed \(element)"
      case .concealed(let element): "concealed \(element)"
      case .bandBegan(let band): "bandBegan \(band)"
      case .bandChanged(let band): "bandChanged \(band)"
      case .bandEnded(let band, let phase): "bandEnded \(band), \(phase)"
      case .dragBegan(let drag): "dragBegan \(drag)"
      case .dragChanged(let drag): "dragChanged \(drag)"
      case .dragEnded(let drag, let phase): "dragEnded \(drag), \(phase)"
      case .scrolled(let scroll): "scrolled \(scroll)"
      case .transformed(let transform): "transformed \(transform)"
      case .gestured(let gesture): "gestured \(gesture)"
      case .focusChanged(let id, let gaze): "focusChanged to \(id.label), gaze \(gaze.text(.few))"
      case .styleChanged(let id): "styleChanged \(id.label)"
      case .pushedEdge(let push): "pushedEdge \(push)"
      }
    }
  }

  extension PointerEvent.Press: CustomStringConvertible {
    /// The target, the button and the location: `target 7, primary, location (120, 40)`.
    public var description: String {
      "\(target.label), \(button), location \(location.text(.few))\(device.suffix)"
    }
  }

  extension PointerEvent.Push: CustomStringConvertible {
    /// The edge, the whole distance, and the part of this input: `top, distance 12, movement 3`.
    public var description: String {
      "\(edge), distance \(distance.text(.few)), movement \(movement.text(.few))\(device.suffix)"
    }
  }

  extension PointerEvent.Band: CustomStringConvertible {
    /// The two corners and the number of selected targets: `from (10, 20) to (90, 80), selected 3`.
    public var description: String {
      "from \(anchor.text(.few)) to \(position.text(.few))\(space.suffix), selected \(count)\(device.suffix)"
    }
  }

  extension PointerEvent.Drag: CustomStringConvertible {
    /// The target, what drags it, the location, the translation, and the drop target if there is one:
    /// `target 7, primary, location (120, 40), translation (20, 0), drop target 9`.
    public var description: String {
      let button = button.map { "\($0)" } ?? "two fingers"
      let drop = dropTarget.map { ", drop \($0.label)" } ?? ""
      return "\(target.label)\(space.suffix), \(button), location \(location.text(.few)), "
        + "translation \(translation.text(.few))\(drop)\(device.suffix)"
    }
  }

  extension PointerEvent.Recipient: CustomStringConvertible {
    /// The target and its space, the space alone, or `the system`, such as `target 7 in space 3`.
    public var description: String {
      if isSystemwide { return "the system\(device.suffix)" }
      return (target.map { "\($0.label)\(space.suffix)" } ?? space.label) + device.suffix
    }
  }

  extension PointerEvent.Scroll: CustomStringConvertible {
    /// The receiver, the movement, and the phase if there is one: `space 3, delta (0, -12), changed`.
    public var description: String {
      let phase = isMomentum ? ", momentum" : phase.map { ", \($0)" } ?? ""
      return "\(recipient), delta \(delta.text(.few))\(phase)"
    }
  }

  extension PointerEvent.Transform: CustomStringConvertible {
    /// The receiver, the totals and the phase:
    /// `target 7, scale 1.2, rotation 0, translation (0, 0), changed`.
    public var description: String {
      "\(recipient), scale \(scale.text(.few)), rotation \(rotation.text(.few)), "
        + "translation \(translation.text(.few)), \(phase)"
    }
  }

  extension PointerEvent.Gesture: CustomStringConvertible {
    /// The receiver, the name and the phase: `target 7, smartZoom, ended`.
    public var description: String { "\(recipient), \(name), \(phase)" }
  }

  extension PointerDiagnostics: CustomStringConvertible {
    /// The counts that are not 0, each with the last id at fault if there is one:
    /// `lateInputs 2 (last device 0), invalidTargets 1 (last target 7)`.
    ///
    /// Without any it is `no violations`.
    public var description: String {
      // The properties are enumerated, so that no violation can be left out.
      let found = Mirror(reflecting: self).children.compactMap { child -> String? in
        guard let name = child.label, let violation = child.value as? any CountedViolation,
          violation.count > 0
        else { return nil }
        return "\(name) \(violation)"
      }
      return found.isEmpty ? "no violations" : found.joined(separator: ", ")
    }
  }

  /// A violation with an id of any kind.
  private protocol CountedViolation {
    var count: Int { get }
  }

  extension PointerDiagnostics.Violation: CountedViolation {}

  extension PointerDiagnostics.Violation: CustomStringConvertible {
    /// The count, and the last id at fault if there is one: `2 (last target 7)`.
    public var description: String {
      let last = lastID.flatMap { id -> String? in
        switch id {
        case let id as TargetID: "target \(id)"
        case let id as SpaceID: "space \(id)"
        case let id as DeviceID: "device \(id)"
        default: nil
        }
      }
      return "\(count)" + (last.map { " (last \($0))" } ?? "")
    }
  }

#endif
