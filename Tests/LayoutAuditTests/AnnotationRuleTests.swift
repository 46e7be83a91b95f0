import LayoutAudit
import PointerKit
import PointerTestSupport
import XCTest

/// L14: reported: an annotation that instructs the person.
///
/// Files: `AnnotationRule`, `AnnotationWords`, `InstructionWords`, `AuditedScene`.
final class AnnotationRuleTests: LayoutAuditTestCase {
  func testInstructionIsFoundAndAValueIsNot() {
    check(.annotation) { layout, dice in
      let instructions: [(AnnotationText, AnnotationText)] = [
        ("Drag to resize", ""), ("Click", "to select"), ("", "Press Return"), ("Hold", "the Option key"),
        ("Release", "here"), ("W", "Drag to resize"), ("", "Double-click to open"), ("", "Tap for 2 more"),
        ("", "a text of many words"), ("", "Ziehen Sie die Ecke"), ("", "Zum Öffnen doppelklicken"),
        ("", "ÖFFNEN SIE ES"), ("", "Hier klicken"), ("", "Um die Größe zu ändern"),
        ("", "Bitte Farbe wählen"), ("", "Drücke Return"),
        ("Ziehen", "zum Skalieren"), ("", "Mit 2 Fingern drehen"), ("", "Press Return"), ("", "Drag handles"),
      ]
      let values: [(AnnotationText, AnnotationText)] = [
        ("X", "41"), ("W", "120 pt"), ("Zoom", "150 %"), ("Rotate", "45°"), ("Name", "Blue"), ("", "2:30 PM"),
        ("Width", "1,024.5 px"), ("Move", "12, 4"), ("Color", "Light sea green"), ("", ""),
        ("", "Click Track"), ("", "Press release.pdf"), ("Name", "Press release"), ("Mode", "Draw"),
        ("Font", "Open Sans"), ("", "Drop Shadow"), ("", "Minutes of the annual ball.txt"), ("Drehen", "45°"),
        ("Zoom", "Fit"), ("Scroll position", "top"), ("", "Größe 12 × 8"), ("", "Gezogen"),
        ("", "The Dark Side Of Mars"), ("Auswahl", "Ziehen"),
        ("Annual report.txt", "first page"), ("First page", "annual report.txt"),
      ]
      let isInstruction = dice.chance(0.6)
      let (label, text) = dice.pick(isInstruction ? instructions : values)
      layout.annotation = PointerAnnotation([PointerAnnotation.Value(label: label, text: text)])
      return isInstruction
    }
  }

  func testOwnWordsAreFound() {
    var configuration = AuditConfiguration()
    let annotation = PointerAnnotation([PointerAnnotation.Value(label: "", text: "Glisser pour agrandir")])
    XCTAssertEqual(LayoutAuditor().findings(in: annotation), [])
    configuration.instructionWords += ["glisser"]
    XCTAssertEqual(LayoutAuditor(configuration).findings(in: annotation).map { $0.rule }, [.annotation])
  }
}
