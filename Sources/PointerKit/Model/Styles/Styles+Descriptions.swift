#if !hasFeature(Embedded)

  import Kinematics

  extension LinearColor: CustomStringConvertible {
    /// The three components: `(red: 1, green: 0.5, blue: 0)`.
    public var description: String {
      "(red: \(red.text(.few)), green: \(green.text(.few)), blue: \(blue.text(.few)))"
    }
  }

  extension EncodedColor: CustomStringConvertible {
    /// The three components: `(red: 1, green: 0.735, blue: 0)`.
    public var description: String {
      "(red: \(red.text(.few)), green: \(green.text(.few)), blue: \(blue.text(.few)))"
    }
  }

  extension HoverOptions: CustomStringConvertible {
    /// The parts of the effect, such as `overlay tint, shadow, scaled content`; `nothing` without any.
    public var description: String {
      var parts: [String] = []
      if preferredTintMode != .none { parts.append("\(preferredTintMode) tint") }
      if prefersShadow { parts.append("shadow") }
      if prefersScaledContent { parts.append("scaled content") }
      return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
    }
  }

  extension PointerShape: CustomStringConvertible {
    /// The kind and the measures: `circle 19`, `roundedRect 44 × 37, radius 8`.
    public var description: String {
      switch self {
      case .circle(let diameter): "circle \(diameter.text(.few))"
      case .roundedRect(let size, let radius): "roundedRect \(size.text(.few)), radius \(radius.text(.few))"
      case .verticalBeam(let length): "verticalBeam \(length.text(.few))"
      case .horizontalBeam(let length): "horizontalBeam \(length.text(.few))"
      case .path(let path): "\(path)"
      }
    }
  }

  extension PointerStyle: CustomStringConvertible {
    /// The effect, the shape, and whatever else the host has stated: `highlight, circle 44`.
    ///
    /// A style without effect and shape is `system`, and one that hides the pointer is `hidden`.
    public var description: String {
      if isHidden { return "hidden" }
      var parts: [String] = []
      if effect != .none { parts.append("\(effect)") }
      if let shape { parts.append("\(shape)") }
      if parts.isEmpty { parts.append("system") }
      if constrainedAxes != [] { parts.append("constrained along \(constrainedAxes)") }
      if let horizontalPrecision { parts.append("horizontally \(horizontalPrecision)") }
      if let verticalPrecision { parts.append("vertically \(verticalPrecision)") }
      if shapeOffset != .zero { parts.append("shapeOffset \(shapeOffset.text(.few))") }
      if !accessories.isEmpty { parts.append("accessories \(accessories)") }
      return parts.joined(separator: ", ")
    }
  }

  extension PointerAccessory: CustomStringConvertible {
    /// The shape and the position around the pointer: `arrow at angle 1.571, offset 12`.
    public var description: String {
      "\(shape) at angle \(angle.text(.few)), offset \(offset.text(.few))"
    }
  }

  extension PointerAnnotation: CustomStringConvertible {
    /// The values with their labels: `X 41, Y 12`.
    public var description: String { values.map { "\($0)" }.joined(separator: ", ") }
  }

  extension PointerAnnotation.Value: CustomStringConvertible {
    /// The label and the text: `X 41`.
    public var description: String {
      label.count == 0 ? "\(text)" : text.count == 0 ? "\(label)" : "\(label) \(text)"
    }
  }

  extension AnnotationText: CustomStringConvertible, CustomReflectable {
    /// The text.
    public var description: String { string }

    /// The text, and whether it was cut, without its bytes.
    public var customMirror: Mirror {
      Mirror(self, children: ["string": string, "isCut": isCut], displayStyle: .struct)
    }
  }

#endif
