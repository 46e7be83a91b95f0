#if !hasFeature(Embedded)

  import Kinematics

  /// The rules that the store keeps from one change to the next.
  ///
  /// They are checked in tests and by the fuzzers, since the functions of the store answer somehow even if
  /// one is broken.
  extension TargetStore {
    /// The first rule that is broken; nil if all are kept.
    ///
    /// The spaces must be arranged. O(n · members of a group + regions · layers); allocates.
    package func firstViolatedInvariant() -> StaticString? {
      firstBroken(slotRules) ?? spaces.firstViolatedInvariant() ?? index.firstViolatedInvariant()
        ?? firstBroken(tableRules) ?? firstBroken(groupRules)
    }

    /// The slots of the registered targets.
    private var usedSlots: [Int] { targets.indices.filter { targets[$0].id != 0 } }

    private var slotRules: [Rule] {
      [
        Rule("each slot has a target, a listing and a box") {
          listings.count == targets.count && index.boxes.count == targets.count
        },
        Rule("each target is found in its slot by its id") {
          usedSlots.allSatisfy { slotsByID[targets[$0].id] == $0 }
        },
        Rule("no other target is found") { slotsByID.count == usedSlots.count },
        Rule("the free slots are those without a target") {
          freeSlots.sorted() == targets.indices.filter { targets[$0].id == 0 }
        },
      ]
    }

    private var tableRules: [Rule] {
      [
        Rule("each target is listed in the layer of its space") {
          usedSlots.allSatisfy { spaces.layer(of: targets[$0].space) == Int(listings[$0].layer) }
        },
        Rule("each layer counts its targets") {
          spaces.layers.indices.allSatisfy { layer in
            spaces.layers[layer].targetCount == usedSlots.count { Int(listings[$0].layer) == layer }
          }
        },
        Rule("the index has the box of each target") {
          usedSlots.allSatisfy { index.boxes[$0] == configuration.box(of: targets[$0]).box }
        },
        Rule("the index finds each target once, in the layer of its space") {
          usedSlots.allSatisfy { slot in
            var found = 0
            index.forEach(at: index.boxes[slot].rect.origin, in: Int(listings[slot].layer)) { other in
              if other == slot { found += 1 }
            }
            return found == 1
          }
        },
        Rule("the index finds no other target") { index.regionCount == usedSlots.count },
        Rule("a listing says whether its target is plain") {
          usedSlots.allSatisfy { listings[$0].isPlain == configuration.box(of: targets[$0]).isPlain }
        },
        Rule("a listing says whether its target may claim points") {
          usedSlots.allSatisfy { listings[$0].isClaimant == targets[$0].isClaimant(configuration) }
        },
        Rule("the layers with claims are counted") {
          spaces.layers.indices.allSatisfy { layer in
            let count = usedSlots.count { listings[$0].isClaimant && Int(listings[$0].layer) == layer }
            let index = claimants.layers.firstIndex(of: layer)
            return count == (index.map { claimants.counts[$0] } ?? 0)
          } && claimants.counts.allSatisfy { $0 > 0 }
        },
      ]
    }

    private var groupRules: [Rule] {
      [
        Rule("each target is listed with the number of its group") {
          usedSlots.allSatisfy { slot in
            listings[slot].groupNumber == targets[slot].group.flatMap { groups.numbersByID[$0] }
              && (targets[slot].group == nil) == (listings[slot].groupNumber == nil)
          }
        },
        Rule("the members of a group are the targets that are listed with its number") {
          groups.groups.indices.allSatisfy { number in
            groups.groups[number].members.map { Int($0) }.sorted()
              == usedSlots.filter { listings[$0].groupNumber == number }
          }
        },
        Rule("the free numbers are those of groups without members") {
          groups.freeNumbers.sorted() == groups.groups.indices.filter { groups.groups[$0].members.isEmpty }
        },
        Rule("no other group is found") {
          groups.numbersByID.count == groups.groups.count - groups.freeNumbers.count
        },
        Rule("the tab bars are the groups with a tab bar item") {
          groups.tabBars.sorted() == groups.groups.indices.filter { groups.groups[$0].isTabBar }
        },
        Rule("a group's counts and heights are those of its members") {
          groups.groups.allSatisfy { group in
            var alone = GroupTable(configuration)
            for member in group.members { _ = alone.add(Int(member), targets[Int(member)], to: group.id) }
            return group.members.isEmpty ? group.counts == GroupTable.Counts() : alone[group.id] == group
          }
        },
      ]
    }
  }

  extension SpaceTable {
    func firstViolatedInvariant() -> StaticString? {
      firstBroken(layerRules) ?? tree.firstViolatedInvariant() ?? firstBroken(treeRules)
    }

    private var layerRules: [Rule] {
      [
        Rule("each layer has a placement and a node") {
          placements.count == layers.count && tree.nodes.count == layers.count
        },
        Rule("the first layer is that of the window, which is registered") {
          layers[0].id == .window && layers[0].isRegistered
        },
        Rule("each used layer is found by the id of its space") {
          layers.indices.allSatisfy { !isUsed($0) || layer(of: layers[$0].id) == $0 }
        },
        Rule("the free layers are those that are not used") {
          freeLayers.sorted() == layers.indices.filter { !isUsed($0) }
            && layersByID.count + 1 == layers.count - freeLayers.count
        },
      ]
    }

    private var treeRules: [Rule] {
      [
        Rule("a registered space is linked to its parent, with its z and its id") {
          layers.indices.allSatisfy { layer in
            guard layer != 0, layers[layer].isRegistered else { return tree.nodes[layer].parent == nil }
            return tree.nodes[layer].parent == self.layer(of: layers[layer].space.parent)
              && tree.nodes[layer].z == layers[layer].space.z && tree.nodes[layer].id == layers[layer].id
          }
        },
        Rule("the order of the layers is up to date") {
          var other = tree
          other.rebuildOrder { layers[$0].space.isOpaque }
          return isArranged && other == tree
        },
        Rule("the placement of a space follows from that of its parent") {
          layers.indices.allSatisfy { placements[$0] == placement(of: $0) }
        },
      ]
    }
  }

  extension SpaceTree {
    func firstViolatedInvariant() -> StaticString? {
      firstBroken([
        Rule("no layer is within itself") {
          nodes.indices.allSatisfy { layer in
            var depth = 0
            var next = nodes[layer].parent
            while let parent = next, depth < nodes.count {
              depth += 1
              next = nodes[parent].parent
            }
            return next == nil
          }
        },
        Rule("siblings are linked from front to back, without an end that is missing") {
          nodes.indices.allSatisfy { parent in
            let children = children(of: parent)
            return children.count < nodes.count
              && zip(children, children.dropFirst()).allSatisfy { isInFront($0, of: $1) }
          }
        },
        Rule("the children of a layer are those that have it as their parent") {
          nodes.indices.allSatisfy { parent in
            children(of: parent).sorted() == nodes.indices.filter { nodes[$0].parent == parent }
          }
        },
      ])
    }

    /// The children of a layer, of which there are at most as many as there are nodes.
    private func children(of parent: Int) -> [Int] {
      var children: [Int] = []
      var next = nodes[parent].firstChild
      while let child = next, children.count < nodes.count {
        children.append(child)
        next = nodes[child].nextSibling
      }
      return children
    }
  }

  extension RegionIndex {
    /// The number of regions that the grids count.
    fileprivate var regionCount: Int { layers.joined().reduce(0) { $0 + $1.regionCount } }

    func firstViolatedInvariant() -> StaticString? {
      firstBroken([
        Rule("each entry is in the list of one cell, or unused") {
          let listed = cells.entries.flatMap { $0.map { list(from: $0.value) } ?? [] }
          return (listed + list(from: firstUnused)).sorted() == Array(entries.indices)
        },
        Rule("the region of an entry touches its cell") {
          everyCell { cell, slots in
            slots.allSatisfy { cell.isIn(GridCells(of: boxes[$0]), of: cell.layer) }
          }
        },
        Rule("a region is once in the list of a cell") {
          everyCell { _, slots in
            let sorted = slots.sorted()
            return zip(sorted, sorted.dropFirst()).allSatisfy { $0 != $1 }
          }
        },
        Rule("a grid counts its regions") {
          layers.indices.allSatisfy { layer in
            layers[layer].allSatisfy { grid in
              // A region is counted at the first of its cells.
              var count = 0
              _ = everyCell { cell, slots in
                for slot in slots where cell.isFirst(of: GridCells(of: boxes[slot]), in: layer, grid.level) {
                  count += 1
                }
                return true
              }
              return count == grid.regionCount
            }
          }
        },
      ])
    }

    /// The indices of a list of entries, of which there are at most as many as there are entries, and one
    /// more.
    private func list(from first: Int32) -> [Int] {
      var indices: [Int] = []
      var next = Int(first)
      while next >= 0, indices.count <= entries.count {
        indices.append(next)
        next = Int(entries[next].next)
      }
      return indices
    }

    /// Whether a condition holds for every cell with regions, which are given by their slots.
    private func everyCell(_ condition: (Cell, [Int]) -> Bool) -> Bool {
      cells.entries.allSatisfy { entry in
        guard let entry else { return true }
        return condition(entry.key, list(from: entry.value).map { Int(entries[$0].slot) })
      }
    }
  }

  extension RegionIndex.Cell {
    fileprivate func isFirst(of range: GridCells, in layer: Int, _ level: GridLevel) -> Bool {
      range.level == level && self == RegionIndex.Cell(layer, level, range.minX, range.minY)
    }
  }

  /// A rule as a sentence, and whether it is kept.
  ///
  /// Rules that come later may rely on it.
  private struct Rule {
    let sentence: StaticString
    let isKept: () -> Bool

    init(_ sentence: StaticString, isKept: @escaping () -> Bool) {
      self.sentence = sentence
      self.isKept = isKept
    }
  }

  private func firstBroken(_ rules: [Rule]) -> StaticString? { rules.first { !$0.isKept() }?.sentence }

#endif
