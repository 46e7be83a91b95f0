#if !hasFeature(Embedded)

  extension Spring: CustomStringConvertible, CustomReflectable {
    /// The two numbers that a host states: `dampingRatio 1, response 0.5 s`.
    public var description: String {
      "dampingRatio \(dampingRatio.text(.few)), response \(response.text(.few)) s"
    }

    /// The two numbers that a host states, without those that the spring derives from them.
    public var customMirror: Mirror {
      Mirror(self, children: ["dampingRatio": dampingRatio, "response": response], displayStyle: .struct)
    }
  }

  extension Decay: CustomStringConvertible {
    /// The rate, and the time constant that follows from it: `decelerationRate 0.99, timeConstant 0.099 s`.
    public var description: String {
      // Rates differ in the digits after the third: a scroll view's are 0.998 and 0.99.
      "decelerationRate \(decelerationRate), timeConstant \(timeConstant.text(.few)) s"
    }
  }

#endif
