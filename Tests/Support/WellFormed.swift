package import Foundation
import XCTest

#if canImport(FoundationXML)
  package import FoundationXML
#endif

/// The contents of a document as a strict parser reads it: its elements in the order in which they begin.
package final class WellFormed: NSObject, XMLParserDelegate {
  package struct Element {
    package let name: String
    package let attributes: [String: String]
    package let depth: Int
    /// The text of the element.
    package fileprivate(set) var text = ""
  }

  package private(set) var elements: [Element] = []
  package private(set) var text = ""
  private var depth = 0
  /// The numbers of the elements that have begun and not ended.
  private var open: [Int] = []

  /// Parses a document; fails the test if it is not well-formed.
  package init(_ document: String, file: StaticString = #filePath, line: UInt = #line) {
    super.init()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = self
    let isWell = parser.parse()
    XCTAssert(isWell, "\(String(describing: parser.parserError))", file: file, line: line)
  }

  package func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.append(Element(name: name, attributes: attributes, depth: depth))
    open.append(elements.count - 1)
    depth += 1
  }

  package func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
    depth -= 1
  }

  package func parser(_ parser: XMLParser, foundCharacters characters: String) {
    text += characters
    if let last = open.last { elements[last].text += characters }
  }

  /// The number of the first element that fits, in document order.
  package func first(_ fits: (Element) -> Bool) -> Int? { elements.firstIndex(where: fits) }

  /// The number of the first element of a class.
  package func first(ofClass name: String) -> Int? { first { $0.attributes["class"] == name } }

  /// The elements of a class, in document order.
  package func elements(ofClass name: String) -> [Element] {
    elements.filter { $0.attributes["class"] == name }
  }

  /// Every name that is referred to, and every name that is defined.
  package var references: (used: Set<String>, given: [String]) {
    var used: Set<String> = []
    var given: [String] = []
    for element in elements {
      for (key, value) in element.attributes {
        if key == "id" { given.append(value) }
        if key == "href" { used.insert(String(value.dropFirst())) }
        if value.hasPrefix("url(#") { used.insert(String(value.dropFirst(5).dropLast())) }
      }
    }
    return (used, given)
  }

  /// Asserts that each name stands for one thing, and that what is used is in the document.
  package func assertNames(_ message: String = "", file: StaticString = #filePath, line: UInt = #line) {
    let (used, given) = references
    XCTAssert(used.isSubset(of: given), "\(message): \(used.subtracting(given))", file: file, line: line)
    XCTAssertEqual(Set(given).count, given.count, "\(message): a name for two things", file: file, line: line)
  }
}
