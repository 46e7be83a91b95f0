#if !hasFeature(Embedded)

  import Kinematics

  extension PointerPath: CustomStringConvertible, CustomReflectable {
    /// The number of elements, the size, and the stroke if there is one: `path of 8 elements, 24 × 24`.
    public var description: String {
      let text = "path of \(elements.count) elements, \(bounds.size.text(.few))"
      return strokeWidth.map { text + ", strokeWidth \($0.text(.few))" } ?? text
    }

    /// The elements, the anchor, the stroke and the bounds, without what is measured from them.
    public var customMirror: Mirror {
      Mirror(
        self,
        children: [
          "elements": elements, "anchor": anchor, "strokeWidth": strokeWidth as Any, "bounds": bounds,
        ], displayStyle: .struct)
    }
  }

  extension PointerOutline: CustomStringConvertible {
    /// The numbers of contours and corners, and the size: `outline of 1 contour, 128 corners, 24 × 24`.
    public var description: String {
      if isEmpty { return "empty outline" }
      let contours = ends.count == 1 ? "1 contour" : "\(ends.count) contours"
      return "outline of \(contours), \(points.count) corners, \(bounds.size.text(.few))"
    }
  }

#endif
