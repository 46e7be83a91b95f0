#if !hasFeature(Embedded)

  import Kinematics

  extension PointerFrame: CustomStringConvertible, CustomReflectable {
    /// The instant, the phase, what is hovered, the pointer, the number of commands, and whether all is at
    /// rest.
    ///
    /// ```
    /// 1.5 s: tracking; over target 7; pointer circle 19 × 19 at (512, 384); 1 command; at rest until 4.5 s
    /// ```
    /// What a frame has only at times, such as a band or a position to warp to, follows the commands.
    public var description: String {
      let morph = outline.isEmpty ? "" : ", morphing"
      var parts = [
        "\(time.text(.few)): \(phase)", "over \(hovered.label)", "pointer \(pointer)\(morph)",
        commands.count == 1 ? "1 command" : "\(commands.count) commands",
      ]
      if let warp { parts.append("warp to \(warp.text(.few))") }
      if let band { parts.append("band \(band)") }
      if let autoscroll { parts.append("autoscroll \(autoscroll)") }
      if !revealed.isEmpty { parts.append("revealed \(revealed)") }
      if let annotation { parts.append("annotation \(annotation)") }
      if isAtRest {
        parts.append(nextWake.map { "at rest until \($0.text(.few))" } ?? "at rest")
      } else {
        parts.append("not at rest")
      }
      return parts.joined(separator: "; ")
    }

    /// The properties, without the storage that the engine reuses.
    public var customMirror: Mirror {
      Mirror(
        self,
        children: [
          "time": time, "phase": phase, "modelPosition": modelPosition, "clickLocation": clickLocation,
          "velocity": velocity, "hovered": hovered as Any, "pointer": pointer, "outline": outline,
          "warp": warp as Any, "contents": contents, "accessories": accessories,
          "annotation": annotation as Any, "band": band as Any, "autoscroll": autoscroll as Any,
          "revealed": revealed, "cursor": cursor, "drawing": Array(drawing), "redrawn": redrawn,
          "damage": damage as Any, "isAtRest": isAtRest, "nextWake": nextWake as Any,
        ], displayStyle: .struct)
    }
  }

  extension PointerAppearance: CustomStringConvertible, CustomReflectable {
    /// The outline, its size and its center, and whatever is unusual: `circle 19 × 19 at (512, 384)`.
    ///
    /// A pointer with an opacity of 0 is `invisible`.
    public var description: String {
      if opacity == 0 { return "invisible" }
      var parts = ["\(outline) \(size.text(.few)) at \(center.text(.few))"]
      if outline == .roundedRect { parts.append("radius \(cornerRadius.text(.few))") }
      if scale != 1 { parts.append("scale \(scale.text(.few))") }
      if opacity != 1 { parts.append("opacity \(opacity.text(.few))") }
      if let behind { parts.append("behind \(behind.label)") }
      return parts.joined(separator: ", ")
    }

    /// The properties, without the backdrop from which the contrast is computed.
    public var customMirror: Mirror {
      Mirror(
        self,
        children: [
          "outline": outline, "center": center, "size": size, "cornerRadius": cornerRadius,
          "opacity": opacity, "scale": scale, "behind": behind as Any, "luminance": luminance,
          "contrast": contrast, "path": path as Any,
        ], displayStyle: .struct)
    }
  }

  extension ContentState: CustomStringConvertible {
    /// The target, the progress of its effect, and its transform:
    /// `target 7: progress 1, scale 1.05, translation (0.8, 0)`.
    public var description: String {
      "\(target.label): progress \(progress.text(.few)), scale \(scale.text(.few)), "
        + "translation \(translation.text(.few))" + (isRaised ? ", raised" : "")
    }
  }

  extension AccessoryState: CustomStringConvertible {
    /// The shape, its center and its angle, and its opacity if it is not 1: `arrow at (540, 384), angle
    /// 1.571`.
    public var description: String {
      "\(shape) at \(center.text(.few)), angle \(angle.text(.few))"
        + (opacity == 1 ? "" : ", opacity \(opacity.text(.few))")
    }
  }

  extension AnnotationState: CustomStringConvertible {
    /// The values, the position, and the opacity if it is not 1: `(X 41, Y 12) at (530, 350)`.
    public var description: String {
      "(\(annotation)) at \(position.text(.few))" + (opacity == 1 ? "" : ", opacity \(opacity.text(.few))")
    }
  }

  extension BandState: CustomStringConvertible {
    /// The rectangle and the selected targets: `(x: 10, y: 20, width: 80, height: 60), selected [1, 2]`.
    public var description: String { "\(rect.text(.few)), selected \(selected)" }
  }

  extension Autoscroll: CustomStringConvertible {
    /// The space and the velocity: `space 3, velocity (0, -240)`.
    public var description: String { "\(space.label), velocity \(velocity.text(.few))" }
  }

  extension DrawingCommand: CustomStringConvertible {
    /// The element, or `pointer` for a command without one, its space, and the kind with its details:
    /// `target 7 in space 3: tint (x: 10, y: 20, width: 44, height: 37, cornerRadius: 8), …`.
    public var description: String { "\(target.map { $0.label } ?? "pointer")\(space.suffix): \(kind)" }
  }

  extension DrawingCommand.Kind: CustomStringConvertible {
    /// The name of the case with its details: `contentBegin center (32, 38.5), scale 1.05, translation (0,
    /// 0)`.
    public var description: String {
      switch self {
      case .shadow(let shape, let offset, let radius, let color, let opacity):
        "shadow \(shape.text(.few)), offset \(offset.text(.few)), radius \(radius.text(.few)), "
          + paint(color, opacity)
      case .roundedRect(let shape, let color, let opacity):
        "roundedRect \(shape.text(.few)), \(paint(color, opacity))"
      case .path(let path, let rect, let rotation, let color, let opacity):
        "path \(path.elements.count) elements in \(rect.text(.few)), rotation \(rotation.text(.few)), "
          + paint(color, opacity)
      case .outline(let outline, let center, let scale, let color, let opacity):
        "outline \(outline.points.count) corners at \(center.text(.few)), scale \(scale.text(.few)), "
          + paint(color, opacity)
      case .contentBegin(let center, let scale, let translation):
        "contentBegin center \(center.text(.few)), scale \(scale.text(.few)), "
          + "translation \(translation.text(.few))"
      case .contentEnd: "contentEnd"
      case .tint(let shape, let color, let opacity): "tint \(shape.text(.few)), \(paint(color, opacity))"
      case .radialLight(let center, let radius, let opacity, let clip):
        "radialLight center \(center.text(.few)), radius \(radius.text(.few)), opacity "
          + "\(opacity.text(.few)), clip \(clip.text(.few))"
      case .annotation(let values, let rect, let color, let opacity):
        "annotation \(PointerAnnotation(values)) in \(rect.text(.few)), \(paint(color, opacity))"
      }
    }

    private func paint(_ color: LinearColor, _ opacity: Double) -> String {
      "color \(color), opacity \(opacity.text(.few))"
    }
  }

  extension DrawingGroup: CustomStringConvertible {
    /// The space, the number of its commands, and its clip if it has one: `the window: 4 commands`.
    public var description: String {
      let count = commands.count == 1 ? "1 command" : "\(commands.count) commands"
      return "\(space.label): \(count)" + (clip.map { ", clip \($0.text(.few))" } ?? "")
    }
  }

  extension ElementDrawing: CustomStringConvertible {
    /// The numbers of commands and the transform:
    /// `2 beneath, 1 above, center (32, 38.5), scale 1.05, translation (0, 0)`.
    public var description: String {
      "\(beneath.count) beneath, \(above.count) above, center \(center.text(.few)), "
        + "scale \(scale.text(.few)), translation \(translation.text(.few))" + (isRaised ? ", raised" : "")
    }
  }

#endif
