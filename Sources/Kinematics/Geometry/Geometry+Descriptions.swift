#if !hasFeature(Embedded)

  extension Point: CustomStringConvertible {
    /// The coordinates in full: `(512, 384.5)`.
    public var description: String { text(.all) }

    package func text(_ digits: Digits) -> String { "(\(x.text(digits)), \(y.text(digits)))" }
  }

  extension Vector: CustomStringConvertible {
    /// The components in full: `(3, -1.5)`.
    public var description: String { text(.all) }

    package func text(_ digits: Digits) -> String { "(\(dx.text(digits)), \(dy.text(digits)))" }
  }

  extension Size: CustomStringConvertible {
    /// The width and the height in full: `44 × 37`.
    public var description: String { text(.all) }

    package func text(_ digits: Digits) -> String { "\(width.text(digits)) × \(height.text(digits))" }
  }

  extension Rect: CustomStringConvertible {
    /// The top left corner and the size in full: `(x: 10, y: 20, width: 44, height: 37)`.
    public var description: String { text(.all) }

    package func text(_ digits: Digits) -> String { "(\(fields(digits)))" }

    fileprivate func fields(_ digits: Digits) -> String {
      "x: \(minX.text(digits)), y: \(minY.text(digits)), width: \(width.text(digits)), "
        + "height: \(height.text(digits))"
    }
  }

  extension RoundedRect: CustomStringConvertible {
    /// The rectangle and the corner radius in full: `(x: 10, y: 20, width: 44, height: 37, cornerRadius: 8)`.
    public var description: String { text(.all) }

    package func text(_ digits: Digits) -> String {
      "(\(rect.fields(digits)), cornerRadius: \(cornerRadius.text(digits)))"
    }
  }

  extension Insets: CustomStringConvertible {
    /// The four distances in full: `(top: 12, left: 12, bottom: 12, right: 12)`.
    public var description: String { text(.all) }

    package func text(_ digits: Digits) -> String {
      "(top: \(top.text(digits)), left: \(left.text(digits)), bottom: \(bottom.text(digits)), "
        + "right: \(right.text(digits)))"
    }
  }

  extension AffineTransform: CustomStringConvertible {
    /// The six numbers in full: `(a: 1, b: 0, c: 0, d: 1, tx: 40, ty: 0)`.
    public var description: String {
      "(a: \(a.text(.all)), b: \(b.text(.all)), c: \(c.text(.all)), d: \(d.text(.all)), "
        + "tx: \(tx.text(.all)), ty: \(ty.text(.all)))"
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
