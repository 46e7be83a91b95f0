public import Magnetism

/// The type of an event, without its details: for filters, counts and files.
public enum PointerEventType: UInt8, Hashable, Sendable, CaseIterable {
  /// The type of the ``PointerEvent/Kind`` with the same name.
  case entered, exited, recentered, coasted, attracted, landed, pressed, released, clicked,
    secondaryClicked, hidden, shown, revealed, concealed, bandBegan, bandChanged, bandEnded, dragBegan,
    dragChanged, dragEnded, pressureChanged, scrolled, transformed, gestured, focusChanged, styleChanged,
    cancelled, pushedEdge
}

extension PointerEvent {
  /// The type of the event.
  public var type: PointerEventType { typeAndTarget.type }

  /// The target that the event concerns, or nil.
  public var target: TargetID? { typeAndTarget.target }

  private var typeAndTarget: (type: PointerEventType, target: TargetID?) {
    switch kind {
    case .entered(let id): (.entered, id)
    case .exited(let id): (.exited, id)
    case .recentered(let id): (.recentered, id)
    case .coasted: (.coasted, nil)
    case .attracted(let id, _, _): (.attracted, id)
    case .landed(let id): (.landed, id)
    case .pressed(let press): (.pressed, press.target)
    case .released(let press): (.released, press.target)
    case .clicked(let press, _): (.clicked, press.target)
    case .secondaryClicked(let press): (.secondaryClicked, press.target)
    case .cancelled(let press): (.cancelled, press.target)
    case .hidden: (.hidden, nil)
    case .shown: (.shown, nil)
    case .revealed(let element): (.revealed, element.target)
    case .concealed(let element): (.concealed, element.target)
    case .bandBegan: (.bandBegan, nil)
    case .bandChanged: (.bandChanged, nil)
    case .bandEnded: (.bandEnded, nil)
    case .dragBegan(let drag): (.dragBegan, drag.target)
    case .dragChanged(let drag): (.dragChanged, drag.target)
    case .dragEnded(let drag, _): (.dragEnded, drag.target)
    case .pressureChanged(let press, _): (.pressureChanged, press.target)
    case .scrolled(let scroll): (.scrolled, scroll.recipient.target)
    case .transformed(let transform): (.transformed, transform.recipient.target)
    case .gestured(let gesture): (.gestured, gesture.recipient.target)
    case .focusChanged(let id, _): (.focusChanged, id)
    case .styleChanged(let id): (.styleChanged, id)
    case .pushedEdge: (.pushedEdge, nil)
    }
  }
}

extension RevealedElement {
  fileprivate var target: TargetID? { if case .target(let id) = self { id } else { nil } }
}
