// The program of the page YourFirstWindow. What is not in a snippet takes the pictures of that page.
import Foundation
import PointerKit

let pictures = Pictures(arguments: CommandLine.arguments)

// snippet.first-main
let window = Window()
// snippet.end
pictures?.take(1, of: window, after: [.position(Point(x: 280, y: 190))])

// snippet.first-main-toolbar
let toolbar = Toolbar()
window.parts.append(toolbar)
// snippet.end
pictures?.take(2, of: window, after: [.position(Point(x: 424, y: 27))])

// snippet.first-main-text
let paragraph = Paragraph()
window.parts.append(paragraph)
// snippet.end
pictures?.take(3, of: window, after: [.position(Point(x: 300, y: 122))])

// snippet.first-main-slider
let slider = Slider()
slider.change = { paragraph.fontSize = 12 + 8 * $0 }
window.parts.append(slider)
// snippet.end
pictures?.take(
  4, of: window,
  after: [
    .position(Point(x: 332, y: 326)), .button(.primary, isDown: true),
    .position(Point(x: 360, y: 328)), .position(Point(x: 412, y: 334)),
    .button(.primary, isDown: false),
  ])

// snippet.first-main-list
let list = List()
window.parts.append(list)
// snippet.end
pictures?.take(
  5, of: window,
  after: [
    .position(Point(x: 110, y: 200)),
    .scroll(Vector(dx: 0, dy: -64), phase: .none, source: .wheel),
    .position(Point(x: 110, y: 64)),
  ])

// snippet.first-main-menu
let menu = Menu()
window.parts.append(menu)
// snippet.end
let click: [PointerInput.Kind] = [
  .button(.primary, isDown: true), .button(.primary, isDown: false),
]
let openMenu = [.position(Point(x: 508, y: 26))] + click
let delete: PointerInput.Kind = .position(Point(x: 470, y: 150))
pictures?.take(6, of: window, after: openMenu + [delete])

// snippet.first-main-dialog
let dialog = Dialog()
menu.choose = { item in if item == "Delete" { dialog.isVisible = true } }
dialog.confirm = { list.removeSelected() }
window.parts.append(dialog)
// snippet.end
pictures?.take(7, of: window, after: click + [.position(Point(x: 220, y: 216))])
if pictures != nil { exit(0) }

// snippet.first-main-run
window.run()
// snippet.end
