import PointerKit
import PointerScenes

/// The chapters about content, shapes and dragging.
extension TourRecorder {
  mutating func cards() {
    chapter("Cards: the card is raised, and the pointer stays a circle", near: ["walk", "river"])
    move(onto: "walk", Vector(dx: 40, dy: 30), seconds: 0.9, waiting: 0.3)
    move(onto: "walk", Vector(dx: -30, dy: -10), seconds: 0.5, waiting: 0.1)
    move(onto: "river", Vector(dx: 20, dy: 0), seconds: 0.5, waiting: 0.4)
    chapter("A hover effect with a pointer shape of its own", near: ["swatch", "canvas"])
    wait(0.3)
    move(onto: "swatch", Vector(dx: 30, dy: 18), seconds: 0.8, waiting: 0.9)
  }

  mutating func handles() {
    chapter("A handle: arrows around the pointer, and the size beside it", near: ["picture", "grip"])
    move(onto: "grip", Vector(dx: 4, dy: 2), seconds: 0.9, waiting: 0.4)
    press()
    resize(from: Size(width: 160, height: 112), by: Vector(dx: -34, dy: -26), steps: 10)
    resize(from: Size(width: 126, height: 86), by: Vector(dx: 34, dy: 26), steps: 10)
    release()
    send(#""event":"annotation","values":null"#, waiting: 0.3)
    chapter("A divider: the pointer stays on it during a drag", near: ["inbox", "volume", "essay"])
    move(onto: "divider", Vector(dx: 2, dy: 40), seconds: 0.9, waiting: 0.3)
    press()
    dragDivider(from: 0, to: 22, steps: 8)
    dragDivider(from: 22, to: 0, steps: 8)
    release(waiting: 0.2)
    chapter("A slider: the drag continues beyond the end of the track", near: ["track", "photos", "music"])
    move(onto: "volume", seconds: 0.7, waiting: 0.2)
    press()
    slide(from: 92, to: 222, steps: 12)
    release(waiting: 0.3)
    lift()
  }

  /// Drags the grip of the photograph; the host resizes the photograph and shows its size.
  private mutating func resize(from size: Size, by change: Vector, steps: Int) {
    for step in 1...steps {
      let progress = Double(step) / Double(steps)
      let (width, height) = (size.width + change.dx * progress, size.height + change.dy * progress)
      move(to: Point(x: 748 + width, y: 356 + height), seconds: 0.06)
      let number = JSONText.number
      send(
        #""event":"targets","upsert":["#
          + #"{"id":"picture","frame":[748,356,\#(number(width)),\#(number(height))],"kind":"image","bezel":true,"#
          + #""cornerRadius":6,"padding":0,"effect":"none","color":[0.09,0.25,0.37],"luminance":0.22,"label":"Photo"},"#
          + #"{"id":"grip","frame":[\#(number(740 + width)),\#(number(348 + height)),16,16],\#(TourRecorder.grip)}]"#
      )
      send(#""event":"annotation","values":{"W":"\#(Int(width))","H":"\#(Int(height))"}"#)
    }
  }

  /// Drags the divider sideways; the host moves the divider and changes the width of the list.
  private mutating func dragDivider(from start: Double, to end: Double, steps: Int) {
    for step in 1...steps {
      let offset = start + (end - start) * Double(step) / Double(steps)
      move(to: Point(x: 312 + offset, y: 438 - 6 * Double(step)), seconds: 0.09)
      let width = JSONText.number((268 + offset).rounded())
      let rows = ["inbox", "drafts", "sent", "archive", "receipts", "travel", "family", "junk"]
      let targets = rows.enumerated().map { index, row in
        let label = row.prefix(1).uppercased() + row.dropFirst()
        return
          #"{"id":"\#(row)","frame":[0,\#(48 * index),\#(width),48],"space":"list","kind":"row","bezel":true,"#
          + #""cornerRadius":0,"label":"\#(label)"}"#
      }
      send(#""event":"space","id":"list","clip":[32,100,\#(width),240]"#)
      send(
        #""event":"targets","upsert":[{"id":"divider","frame":[\#(JSONText.number((308 + offset).rounded())),100,4,596],"#
          + TourRecorder.divider + "},\(targets.joined(separator: ","))]")
    }
  }

  private static let divider =
    #""kind":"divider","padding":[0,6,0,6],"effect":"none","shape":{"type":"roundedRect","size":[6,44],"radius":3},"#
    + #""constrained":["x"],"latching":["x"],"cursor":"col-resize","accessories":["#
    + #"{"shape":"arrow","angle":4.712388980384690,"offset":5},{"shape":"arrow","angle":1.5707963267948966,"offset":5}]"#

  private static let grip =
    #""z":1,"kind":"handle","padding":12,"effect":"none","shape":{"type":"roundedRect","size":[15,15],"radius":7.5},"#
    + #""constrained":["x","y"],"latching":["x","y"],"cursor":"nwse-resize","accessories":["#
    + #"{"shape":"arrow","angle":2.356194490192345,"offset":5},{"shape":"arrow","angle":5.497787143782138,"offset":5}],"#
    + #""label":"Grip""#

  /// Drags the knob of the slider; the host moves the knob.
  private mutating func slide(from start: Double, to end: Double, steps: Int) {
    for step in 1...steps {
      let progress = Double(step) / Double(steps)
      let x = start + (end - start) * progress
      move(to: Point(x: x + 14, y: 384 + 40 * progress), seconds: 0.07)
      send(
        #""event":"targets","upsert":[{"id":"volume","frame":[\#(JSONText.number(x.rounded())),370,28,28],"#
          + #""kind":"slider","bezel":true,"effect":"lift","cornerRadius":14,"shape":{"type":"circle","diameter":28},"#
          + #""latching":["x"],"label":"Volume"}]"#)
    }
  }

  mutating func shapes() {
    chapter("A graph: a cross, and the values at its position", near: ["graph"])
    touch()
    move(onto: "graph", Vector(dx: -150, dy: 20), seconds: 0.8)
    for step in 0...8 {
      move(onto: "graph", Vector(dx: -150 + 34 * Double(step), dy: 20 - 8 * Double(step)), seconds: 0.13)
      send(#""event":"annotation","values":{"X":"\#(4 + 3 * step)","Y":"\#(31 + 5 * step)"}"#)
    }
    wait(0.4)
    send(#""event":"annotation","values":null"#)
    chapter("A shape of any kind, here a star; over the canvas, no pointer", near: ["stickers", "canvas"])
    move(onto: "stickers", Vector(dx: -10, dy: 5), seconds: 0.7, waiting: 0.4)
    move(onto: "canvas", Vector(dx: -20, dy: 0), seconds: 0.5)
    move(onto: "canvas", Vector(dx: 20, dy: 10), seconds: 0.4, waiting: 0.2)
    chapter("The Option key changes the pointer", near: ["stickers"])
    move(onto: "stickers", Vector(dx: 10, dy: 0), seconds: 0.5, waiting: 0.2)
    send(#""event":"modifiers","keys":["option"]"#)
    send(#""event":"targets","upsert":[\#(TourRecorder.stickers(#"{"type":"circle","diameter":36}"#))]"#)
    wait(0.7)
    send(#""event":"modifiers","keys":[]"#)
    send(#""event":"targets","upsert":[\#(TourRecorder.stickers(TourRecorder.star))]"#, waiting: 0.5)
  }

  private static func stickers(_ shape: String) -> String {
    #"{"id":"stickers","frame":[336,596,116,92],"kind":"other","bezel":true,"cornerRadius":14,"padding":0,"#
      + #""effect":"none","shape":\#(shape),"label":"Star"}"#
  }

  private static let star =
    #"{"type":"path","commands":[["M",0,-15],["L",3.82,-5.26],["L",14.27,-4.64],["L",6.18,2.01],["L",8.82,12.14],"#
    + #"["L",0,6.5],["L",-8.82,12.14],["L",-6.18,2.01],["L",-14.27,-4.64],["L",-3.82,-5.26],["Z"]]}"#

  mutating func selecting() {
    chapter("Band selection: a drag that begins in empty space", near: ["photos", "locked"])
    move(to: Point(x: 196, y: 636), seconds: 0.7, waiting: 0.1)
    press()
    move(to: Point(x: 62, y: 470), seconds: 1, waiting: 0.4)
    release(waiting: 0.3)
    chapter("With Shift, a band adds to the selection", near: ["photos", "locked"])
    send(#""event":"modifiers","keys":["shift"]"#)
    move(to: Point(x: 210, y: 628), seconds: 0.5)
    press()
    move(to: Point(x: 262, y: 560), seconds: 0.7, waiting: 0.4)
    release()
    send(#""event":"modifiers","keys":[]"#)
    move(to: Point(x: 196, y: 640), seconds: 0.5, waiting: 0.5)
  }

  mutating func dragging() {
    chapter(
      "Drag and drop: a badge beside the pointer shows what a drop would do", near: ["photos", "locked"])
    move(onto: "notes", seconds: 0.6)
    send(#""event":"hold","phase":"began""#, waiting: 0.2)
    press()
    send(#""event":"pressure","value":0.6"#)
    send(#""event":"hold","phase":"cancelled""#)
    move(onto: "notes", Vector(dx: 30, dy: 60), seconds: 0.4)
    send(#""event":"modifiers","keys":["option"]"#)
    send(#""event":"drag","operation":"copy""#)
    move(to: Point(x: 180, y: 640), seconds: 0.7)
    send(#""event":"modifiers","keys":["option","command"]"#)
    send(#""event":"drag","operation":"link""#, waiting: 0.5)
    send(#""event":"modifiers","keys":[]"#)
    move(onto: "locked", Vector(dx: -4, dy: 0), seconds: 0.5)
    send(#""event":"drag","operation":"forbidden""#, waiting: 0.5)
    move(onto: "trash", Vector(dx: 4, dy: 0), seconds: 0.6)
    send(#""event":"drag","operation":"disappearing""#, waiting: 0.5)
    send(#""event":"drag","operation":"none""#)
    release(waiting: 0.3)
    // A click on empty space clears the selection.
    move(to: Point(x: 176, y: 690), seconds: 0.4)
    click(waiting: 0.2)
  }
}
