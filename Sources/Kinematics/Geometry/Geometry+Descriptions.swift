#if !hasFeature(Embedded)

  extension Point: CustomStringConvertible {
    /// The coordinates: `(512, 384.5)`.
    public var description: String { text(.faithful) }

    package func text(_ digits: Digits) -> String { "(\(x.text(digits)), \(y.text(digits)))" }
  }

  extension Vector: CustomStringConvertible {
    /// The components: `(3, -1.5)`.
    public var description: String { text(.faithful) }

    package func text(_ digits: Digits) -> String { "(\(dx.text(digits)), \(dy.text(digits)))" }
  }

  extension Size: CustomStringConvertible {
    /// The width and the height: `44 × 37`.
    public var description: String { text(.faithful) }

    package func text(_ digits: Digits) -> String { "\(width.text(digits)) × \(height.text(digits))" }
  }

  extension Rect: CustomStringConvertible {
    /// The top left corner and the size: `(x: 10, y: 20, width: 44, height: 37)`.
    public var description: String { text(.faithful) }

    package func text(_ digits: Digits) -> String { "(\(fields(digits)))" }

    fileprivate func fields(_ digits: Digits) -> String {
      "x: \(minX.text(digits)), y: \(minY.text(digits)), "
        + "width: \(Rect.text(ofExtentFrom: minX, to: maxX, digits)), "
        + "height: \(Rect.text(ofExtentFrom: minY, to: maxY, digits))"
    }

    /// The text of a width or height.
    ///
    /// The difference of two edges has a rounding error of its own, which is not shown if a rectangle with
    /// the rounded extent would have the same edges.
    private static func text(ofExtentFrom lower: Double, to upper: Double, _ digits: Digits) -> String {
      let rounded = ((upper - lower) * 1000).rounded() / 1000
      return (lower + rounded == upper ? rounded : upper - lower).text(digits)
    }
  }

  extension RoundedRect: CustomStringConvertible {
    /// The rectangle and the corner radius: `(x: 10, y: 20, width: 44, height: 37, cornerRadius: 8)`.
    public var description: String { text(.faithful) }

    package func text(_ digits: Digits) -> String {
      "(\(rect.fields(digits)), cornerRadius: \(cornerRadius.text(digits)))"
    }
  }

  extension Insets: CustomStringConvertible {
    /// The four distances: `(top: 12, left: 12, bottom: 12, right: 12)`.
    public var description: String { text(.faithful) }

    package func text(_ digits: Digits) -> String {
      "(top: \(top.text(digits)), left: \(left.text(digits)), bottom: \(bottom.text(digits)), "
        + "right: \(right.text(digits)))"
    }
  }

  extension AffineTransform: CustomStringConvertible {
    /// The six numbers: `(a: 1, b: 0, c: 0, d: 1, tx: 40, ty: 0)`.
    public var description: String {
      "(a: \(a.text(.faithful)), b: \(b.text(.faithful)), c: \(c.text(.faithful)), d: \(d.text(.faithful)), "
        + "tx: \(tx.text(.faithful)), ty: \(ty.text(.faithful)))"
    }
  }

  extension Axes: CustomStringConvertible {
    /// The axes of the set, such as `[horizontal]`; `[]` for none.
    public var description: String {
      let axes = [Axis.horizontal, .vertical].filter { contains(Axes($0)) }
      return "[\(axes.map { "\($0)" }.joined(separator: ", "))]"
    }
  }

#endif
