#if !hasFeature(Embedded)

  import Kinematics

  extension DeviceID {
    /// `, device 2` for lines in which device 0, the default, goes without saying.
    var suffix: String { self == 0 ? "" : ", device \(self)" }
  }

  extension PointerInput: CustomStringConvertible {
    /// The time, the kind with its details, and the device unless it is 0: `1.5 s: motion (3, -1), device 2`.
    public var description: String { "\(time.text(.few)): \(kind)\(device.suffix)" }
  }

  extension PointerInput.Kind: CustomStringConvertible {
    /// The name of the case with its details: `button primary down`, `scroll (0, -12), changed, finger`.
    public var description: String {
      switch self {
      case .contact(let phase, let fingers): "contact \(phase), fingers \(fingers)"
      case .hold(let phase): "hold \(phase)"
      case .motion(let delta): "motion \(delta.text(.few))"
      case .position(let position): "position \(position.text(.few))"
      case .button(let button, let isDown):
        "button \(button.name ?? "\(button.rawValue)") \(isDown ? "down" : "up")"
      case .pressure(let pressure): "pressure \(pressure.text(.few))"
      case .scroll(let delta, let phase, let source): "scroll \(delta.text(.few)), \(phase), \(source)"
      case .transform(let phase, let scale, let rotation, let translation, let fingers):
        "transform \(phase), scale \(scale.text(.few)), rotation \(rotation.text(.few)), "
          + "translation \(translation.text(.few))" + suffix(fingers)
      case .gesture(let gesture, let phase, let fingers): "gesture \(gesture) \(phase)" + suffix(fingers)
      case .modifiers(let modifiers): "modifiers \(modifiers)"
      case .typing: "typing"
      case .dragOperation(let operation): "dragOperation \(operation)"
      case .touch(let phase, let position, let id): "touch \(phase) at \(position.text(.few)), id \(id)"
      case .gaze(let position): "gaze at \(position.text(.few))"
      case .luminance(let luminance): "luminance \(luminance.map { $0.text(.few) } ?? "of the targets")"
      case .leave: "leave"
      case .enter(let position): position.map { "enter at \($0.text(.few))" } ?? "enter"
      case .cancel: "cancel"
      }
    }

    private func suffix(_ fingers: Int?) -> String { fingers.map { ", fingers \($0)" } ?? "" }
  }

  extension PointerButton: CustomStringConvertible {
    /// The name of the button, such as `primary`, or its number: `button 5`.
    public var description: String { name ?? "button \(rawValue)" }

    fileprivate var name: String? {
      switch self {
      case .primary: "primary"
      case .secondary: "secondary"
      case .middle: "middle"
      case .back: "back"
      case .forward: "forward"
      default: nil
      }
    }
  }

  extension KeyModifiers: CustomStringConvertible {
    /// The keys, such as `[shift, option]`; `[]` for none.
    public var description: String {
      let names: [(KeyModifiers, String)] = [
        (.shift, "shift"), (.control, "control"), (.option, "option"), (.command, "command"),
        (.capsLock, "capsLock"),
      ]
      return "[\(names.filter { contains($0.0) }.map { $0.1 }.joined(separator: ", "))]"
    }
  }

  extension PointerDevice: CustomStringConvertible {
    /// The kind, the unit of its motion, and whether it reports contact: `trackpad, points, reports contact`.
    public var description: String {
      "\(kind), \(unit)" + (reportsContact ? ", reports contact" : "") + (curve == nil ? "" : ", own curve")
    }
  }

  extension FingerCounts: CustomStringConvertible {
    /// The numbers of fingers, such as `[two, three]`; `[]` for none.
    public var description: String {
      let names = ["one", "two", "three", "four", "five"]
      let present = names.indices.filter { admits(fingers: $0 + 1) }
      return "[\(present.map { names[$0] }.joined(separator: ", "))]"
    }
  }

  extension GestureAssignments: CustomStringConvertible, CustomReflectable {
    /// The gestures that the person has limited, and the secondary clicks if they are not the default:
    /// `smartZoom on trackpad []`.
    ///
    /// Without any it is `default gestures`.
    public var description: String {
      let standard = GestureAssignments()
      var parts = limited.map { "\($0.label) \($0.fingers)" }
      if secondaryClickFingers != standard.secondaryClickFingers {
        parts.append("secondaryClickFingers \(secondaryClickFingers)")
      }
      if controlClickIsSecondary != standard.controlClickIsSecondary {
        parts.append("controlClickIsSecondary \(controlClickIsSecondary)")
      }
      if secondaryClickRegion != standard.secondaryClickRegion {
        parts.append("secondaryClickRegion \(secondaryClickRegion)")
      }
      return parts.isEmpty ? "default gestures" : parts.joined(separator: ", ")
    }

    /// The properties, and the gestures that are limited to some numbers of fingers.
    public var customMirror: Mirror {
      let properties: [Mirror.Child] = [
        ("secondaryClickFingers", secondaryClickFingers),
        ("controlClickIsSecondary", controlClickIsSecondary),
        ("secondaryClickRegion", secondaryClickRegion),
      ]
      let gestures = limited.map { Mirror.Child($0.label, $0.fingers) }
      return Mirror(self, children: properties + gestures, displayStyle: .struct)
    }

    /// The gestures that are not allowed with every number of fingers, on a trackpad and on other devices.
    private var limited: [(label: String, fingers: FingerCounts)] {
      let devices: [(kind: PointerDevice.Kind, name: String)] = [(.trackpad, "trackpad"), (.mouse, "mouse")]
      return StandardGesture.allCases.flatMap { gesture in
        devices.map { (label: "\(gesture) on \($0.name)", fingers: self[gesture, on: $0.kind]) }
      }.filter { $0.fingers != .any }
    }
  }

#endif
