public import Magnetism

/// What an event is, without what it carries: for filters, counts and files.
public enum PointerEventType: UInt8, Hashable, Sendable, CaseIterable {
  /// See ``PointerEvent/Kind`` for each.
  case entered, exited, recentered, coasted, attracted, landed, pressed, released, clicked,
    secondaryClicked, hidden, shown, revealed, concealed, bandBegan, bandChanged, bandEnded, dragBegan,
    dragEnded, scrolled, transformed, gestured, focusChanged, styleChanged, cancelled
}

extension PointerEvent {
  /// What it is, without what it carries.
  public var type: PointerEventType {
    switch kind {
    case .entered: .entered
    case .exited: .exited
    case .recentered: .recentered
    case .coasted: .coasted
    case .attracted: .attracted
    case .landed: .landed
    case .pressed: .pressed
    case .released: .released
    case .clicked: .clicked
    case .secondaryClicked: .secondaryClicked
    case .cancelled: .cancelled
    case .hidden: .hidden
    case .shown: .shown
    case .revealed: .revealed
    case .concealed: .concealed
    case .bandBegan: .bandBegan
    case .bandChanged: .bandChanged
    case .bandEnded: .bandEnded
    case .dragBegan: .dragBegan
    case .dragEnded: .dragEnded
    case .scrolled: .scrolled
    case .transformed: .transformed
    case .gestured: .gestured
    case .focusChanged: .focusChanged
    case .styleChanged: .styleChanged
    }
  }

  /// The target that it concerns; nil where there is none.
  public var target: TargetID? {
    switch kind {
    case .entered(let id), .exited(let id), .recentered(let id), .attracted(let id, _, _),
      .styleChanged(let id):
      id
    case .landed(let id), .focusChanged(let id, _): id
    case .pressed(let press), .released(let press), .clicked(let press, _), .secondaryClicked(let press),
      .cancelled(let press):
      press.target
    case .dragBegan(let drag), .dragEnded(let drag, _): drag.target
    case .scrolled(let scroll): scroll.recipient.target
    case .transformed(let transform): transform.recipient.target
    case .gestured(let gesture): gesture.recipient.target
    case .revealed(.target(let id)), .concealed(.target(let id)): id
    case .revealed, .concealed, .coasted, .hidden, .shown, .bandBegan, .bandChanged, .bandEnded: nil
    }
  }
}
