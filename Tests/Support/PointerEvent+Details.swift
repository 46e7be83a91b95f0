public import PointerKit

// What tests read of events; nil where an event of this type does not carry it.
extension PointerEvent {
  private var press: Press? {
    switch kind {
    case .pressed(let press), .released(let press), .clicked(let press, _), .secondaryClicked(let press),
      .cancelled(let press), .pressureChanged(let press, _):
      press
    default: nil
    }
  }

  private var drag: Drag? {
    switch kind {
    case .dragBegan(let drag), .dragChanged(let drag), .dragEnded(let drag, _): drag
    default: nil
    }
  }

  /// The target beneath a drag.
  public var dropTarget: TargetID? { drag?.dropTarget }

  /// The pressure of a press.
  public var pressure: Double? { if case .pressureChanged(_, let pressure) = kind { pressure } else { nil } }

  /// The band selection.
  public var band: Band? {
    switch kind {
    case .bandBegan(let band), .bandChanged(let band), .bandEnded(let band, _): band
    default: nil
    }
  }

  /// The target and space that a scroll or gesture goes to.
  public var recipient: Recipient? {
    switch kind {
    case .scrolled(let scroll): scroll.recipient
    case .transformed(let transform): transform.recipient
    case .gestured(let gesture): gesture.recipient
    default: nil
    }
  }

  /// The transform of a pinch or rotation.
  public var transform: Transform? { if case .transformed(let transform) = kind { transform } else { nil } }

  /// The scroll.
  public var scroll: Scroll? { if case .scrolled(let scroll) = kind { scroll } else { nil } }

  /// The name of a standard gesture.
  public var gesture: StandardGesture? { if case .gestured(let gesture) = kind { gesture.name } else { nil } }

  /// What is revealed or concealed.
  public var element: RevealedElement? {
    switch kind {
    case .revealed(let element), .concealed(let element): element
    default: nil
    }
  }

  /// The device that caused the event.
  public var device: DeviceID? { press?.device ?? drag?.device ?? band?.device ?? recipient?.device }

  /// The space of a drag, band, scroll or gesture.
  public var space: SpaceID? { drag?.space ?? band?.space ?? recipient?.space }

  /// The button of a press or drag.
  public var button: PointerButton? { press?.button ?? drag?.button }

  /// The number of clicks in a row, or of targets that a band selects.
  public var count: Int? { if case .clicked(_, let count) = kind { count } else { band?.count } }

  /// The location of a press, drag, band, scroll or gesture, or of the gaze.
  public var location: Point? {
    if case .focusChanged(_, let gaze) = kind { return gaze }
    return press?.location ?? drag?.location ?? band?.position ?? recipient?.position
  }

  /// The point where a coast or an attraction will come to rest.
  public var landing: Point? {
    switch kind {
    case .coasted(_, let landing), .attracted(_, _, let landing): landing
    default: nil
    }
  }

  /// The movement of a drag, or of a pinch or rotation.
  public var translation: Vector? { drag?.translation ?? transform?.translation }

  /// The phase of a scroll or gesture, or how a drag or band ended.
  public var phase: ContactPhase? {
    switch kind {
    case .dragEnded(_, let phase), .bandEnded(_, let phase): phase
    case .scrolled(let scroll): scroll.phase
    case .transformed(let transform): transform.phase
    case .gestured(let gesture): gesture.phase
    default: nil
    }
  }
}
