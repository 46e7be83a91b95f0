#if !hasFeature(Embedded)

  import Kinematics

  extension PointerEngine: CustomStringConvertible, CustomReflectable {
    /// The surface, the layout, the pointer, and the number of events:
    /// `surface 1024 × 768; 12 targets in 2 spaces; pointer at (512, 384) over target 7; 31 events`.
    ///
    /// If the engine has ignored or corrected something, the ``diagnostics`` follow.
    public var description: String {
      func number(_ count: some BinaryInteger, _ noun: String) -> String {
        count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
      }
      let layout =
        "\(number(targetIdentifiers.count, "target")) in \(number(spacesFromFront.count, "space"))"
      var parts = [
        "surface \(surface.size.text(.few))", layout,
        "pointer at \(position.text(.few)) over \(hoveredTarget.label)", number(eventCount, "event"),
      ]
      if diagnostics != PointerDiagnostics() { parts.append("\(diagnostics)") }
      return parts.joined(separator: "; ")
    }

    /// What a host can ask the engine, and the layout, without the tables that the engine keeps.
    public var customMirror: Mirror {
      Mirror(
        self,
        children: [
          "surface": surface, "position": position, "hoveredTarget": hoveredTarget as Any,
          "selection": selection, "spaces": spacesFromFront,
          "targets": targetIdentifiers.compactMap { target($0) }, "events": events(since: 0),
          "lastFlick": lastFlick as Any, "lastAttraction": lastAttraction as Any,
          "diagnostics": diagnostics, "settings": settings, "configuration": configuration,
        ], displayStyle: .struct)
    }
  }

  extension PointerEvents: CustomStringConvertible, CustomReflectable {
    /// The number of events, and the events themselves, a line each.
    public var description: String {
      let number = count == 0 ? "no events" : count == 1 ? "1 event" : "\(count) events"
      let lost = lostCount == 0 ? "" : ", \(lostCount) lost"
      return (["\(number)\(lost)"] + map { "\($0)" }).joined(separator: "\n")
    }

    /// The events, without those that the engine keeps and that were not asked for.
    public var customMirror: Mirror { Mirror(self, unlabeledChildren: self, displayStyle: .collection) }
  }

#endif
