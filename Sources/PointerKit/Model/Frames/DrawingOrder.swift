import Kinematics
import Magnetism

/// The elements that are drawn over the plain content of their spaces, from back to front.
///
/// Rectangles are in the coordinates of the element's space, so that scrolling changes nothing.
struct DrawingOrder: Hashable, Sendable {
  /// The greatest number of elements that are drawn; see ``PointerDiagnostics/excessRedraws``.
  static let capacity = 256
  /// The greatest cost of the searches for one order; see ``Neighborhood/cost``.
  ///
  /// Searches of this cost take about 0.7 ms. The limit applies to an order that is found as a whole, for
  /// example after a change of the layout. An order that is updated movement by movement may exceed it in
  /// total.
  static let mostCost = 393_216
  /// The greatest cost of the searches for one element that is inserted; see
  /// ``PointerDiagnostics/excessRedraws``.
  static let mostCostOfInsertion = 196_608

  /// One element.
  struct Element: Hashable, Sendable {
    var target: TargetID
    /// The slot of the target, and the layer of its space.
    var slot: Int
    var layer: Int
    /// The rank of the element's layer; a layer farther in front has a higher rank.
    var depth: Int
    var order: PaintingOrder
    /// A rectangle that contains everything drawn for the element, without regard to the clip of its space.
    var extent: Rect
    /// Whether the element is not in its plain state.
    var isAffected = false
    /// Whether the element is raised above its neighbors (E16).
    var isRaised = false
    /// Whether the element has to be drawn because another drawn element would otherwise cover it.
    var isNeeded = false
  }

  /// The elements whose frames overlap a rectangle of a layer, including plain elements.
  ///
  /// They are kept because a lookup in the index takes as long as ten searches in this list. The neighborhood
  /// is ignored when two drawing orders are compared.
  struct Neighborhood: Hashable, Sendable {
    var layer = -1
    var extent = Rect.zero
    var elements: [(slot: Int, frame: Rect)] = []
    /// Whether the rectangle overlaps more elements than are kept.
    var isCrowded = false
    /// The elements that searches of crowded rectangles have found to be needed, for the present insertion.
    var needed = HashTable<TargetID>()
    /// The cost of the searches for the present order; 1 is about the time to examine one region.
    ///
    /// A region costs 1 in each cell in which it is examined, 4 more if it is so near that the frame of its
    /// element is read, and 7 more if that frame overlaps and the element is compared. A tile of the index
    /// costs at most 2.
    var cost = 0
    /// The cost beyond which every insertion fails.
    var mostCost = DrawingOrder.mostCost
    /// The cost beyond which the present insertion fails.
    var costLimit = DrawingOrder.mostCostOfInsertion

    static func == (a: Neighborhood, b: Neighborhood) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }

  /// The elements, from back to front.
  var elements: [Element] = []
  /// The raised elements.
  var raised: [PaintingOrder.Raised] = []
  /// Storage for the raised elements near the rectangle that is searched.
  var near: [PaintingOrder.Raised] = []
  /// The elements that the most recent search in the index found.
  var neighborhood = Neighborhood()
  /// The elements that cover the pointer, or may cover it: the pointer is drawn beneath them.
  var coveringElements: [TargetID] = []
  /// The rectangle within which the pointer must stay for the order to remain valid, in the coordinates of
  /// ``pointerLayer``.
  var pointer = Rect.zero
  var pointerLayer = 0
  /// The elements whose effects are not drawn, and the covering elements that are left out, because of
  /// ``capacity``, ``mostCost`` or ``mostCostOfInsertion``.
  var excess: [TargetID] = []

  var isEmpty: Bool { elements.isEmpty && excess.isEmpty }

  mutating func removeAll() {
    // Most of the lists are empty, and `removeAll` costs as much for an empty list as for others.
    if !elements.isEmpty { elements.removeAll(keepingCapacity: true) }
    if !raised.isEmpty { raised.removeAll(keepingCapacity: true) }
    if !coveringElements.isEmpty { coveringElements.removeAll(keepingCapacity: true) }
    if !excess.isEmpty { excess.removeAll(keepingCapacity: true) }
  }
}
