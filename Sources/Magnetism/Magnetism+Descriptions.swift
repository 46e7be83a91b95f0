#if !hasFeature(Embedded)

  import Kinematics

  extension Flick: CustomStringConvertible {
    /// The position, the velocity and whatever is unusual: `flick at (300, 400), velocity (2600, -90)`.
    public var description: String {
      var text = "flick at \(position.text(.few)), velocity \(velocity.text(.few))"
      if bounds != Flick.unbounded { text += ", bounds \(bounds.text(.few))" }
      if isDeliberate { text += ", deliberate" }
      if isAgainstEdge { text += ", against an edge" }
      return text
    }
  }

  extension MagneticTarget: CustomStringConvertible {
    /// The id, the frame, and the region if it differs:
    /// `target 7: frame (x: 480, y: 370, width: 44, height: 44)`.
    public var description: String {
      let text = "\(id.label): frame \(frame.text(.few))"
      return region == frame ? text : text + ", region \(region.text(.few))"
    }
  }

  extension Attraction: CustomStringConvertible {
    /// The outcome and what led to it:
    /// `target 7 attracts (scan), landing (502, 392), projected (461.2, 394.4), reach 150`.
    public var description: String {
      let outcome = target == nil ? "no target attracts" : "\(target.label) attracts"
      return "\(outcome) (\(reason)), landing \(landing.text(.few)), projected \(projected.text(.few)), "
        + "reach \(reach.text(.few))"
    }
  }

  extension MagnetismCandidate: CustomStringConvertible {
    /// The verdict and the measures: `target 7: farther, distance 62.3, angle 0.21`.
    public var description: String {
      let text = "\(id.label): \(verdict), distance \(distance.text(.few))"
      return angle.map { text + ", angle \($0.text(.few))" } ?? text
    }
  }

  extension MagnetismExplanation: CustomStringConvertible {
    /// The flick, its outcome, and each target, a line each.
    public var description: String {
      (["\(flick)", "\(attraction)"] + candidates.map { "\($0)" }).joined(separator: "\n")
    }
  }

#endif
