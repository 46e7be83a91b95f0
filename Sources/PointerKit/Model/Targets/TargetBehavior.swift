/// What a target does with presses, drags, scrolls, bands and flicks, where it differs from other targets of
/// its kind.
///
/// ```swift
/// var canvas = PointerTarget(id: 15, frame: canvasFrame, kind: .canvas)
/// canvas.behavior.coasts = false
/// engine.upsert(canvas, at: now)
/// ```
///
/// Here a line that is drawn on the canvas ends where the finger ends.
public struct TargetBehavior: Hashable, Sendable {
  /// An answer, or the automatic one.
  public enum Choice: UInt8, Hashable, Sendable, CaseIterable {
    /// The answer of the target's kind.
    case automatic
    /// No or yes, whatever the kind is.
    case no, yes
  }

  /// Whether the target may attract a flick.
  ///
  /// Automatic is yes for text with an automatic effect, and for targets to which the pointer snaps.
  public var isMagnetic = Choice.automatic
  /// Whether a flick makes the pointer coast over the target; true by default.
  ///
  /// False suits a canvas, on which a line must end where the finger ends, and the screen of another machine.
  public var coasts = true
  /// Whether two fingers on a trackpad drag the target as a finger on the screen would.
  ///
  /// A scroll by fingers is then also a drag, and has no momentum. Automatic is yes for sliders, handles,
  /// dividers, and targets with ``PointerTarget/latchingAxes``.
  public var isDraggedByScrolling = Choice.automatic
  /// Whether the target has its effect while a press that began elsewhere is held.
  ///
  /// So the items of a menu light one after another under a held button. A toolkit sets it for menus, menu
  /// bars and the lists of combo boxes. Automatic is ``ElementKind/tracksHeldPress``.
  public var tracksHeldPress = Choice.automatic
  /// Whether a dragged item can be dropped on the target, so that it is named as the drop target and has its
  /// effect during a drag.
  ///
  /// Automatic is ``ElementKind/acceptsDrops``.
  public var acceptsDrops = Choice.automatic
  /// Whether a press on the target that has become a drag still clicks when it is released over it.
  ///
  /// Automatic is ``ElementKind/clicksAfterDrag``.
  public var clicksAfterDrag = Choice.automatic
  /// Whether a selection band selects the target; true by default, but false suits controls.
  public var isSelectable = true

  /// Creates the behavior of the target's kind.
  public init() {}
}

extension TargetBehavior.Choice {
  /// Creates a choice from an answer; nil is automatic.
  package init(_ answer: Bool?) {
    switch answer {
    case nil: self = .automatic
    case false?: self = .no
    case true?: self = .yes
    }
  }

  /// The answer; nil for the automatic one.
  package var answer: Bool? {
    switch self {
    case .automatic: nil
    case .no: false
    case .yes: true
    }
  }
}
