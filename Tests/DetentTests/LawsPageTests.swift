import Testing

@testable import DetentTool

/// The page about laws of any control.
@Suite struct LawsPageTests {
  @Test func `each law says why a control should keep it`() throws {
    let text = try #require(DetentTool().text(of: ["laws"], as: .text))
    let ids = text.split(separator: "\n").compactMap { line in
      line.prefixMatch(of: #/  ([UWRCA][0-9]+) [a-z]/#).map { String($0.1) }
    }
    #expect(ids.count > 40 && Set(ids).count == ids.count, "\(ids)")
    for id in ids { #expect(LawReasons.why(id) != nil, "\(id)") }
  }

  @Test func `a law has a page of its own, by its id and by its name`() throws {
    let page = try #require(DetentTool().text(of: ["U7"], as: .text))
    #expect(
      page.contains("While a pointer drags a part, keys except Escape do not change its value."))
    #expect(page == DetentTool().text(of: ["keys-wait-for-hand"], as: .text))
    #expect(DetentTool().text(of: ["U99"], as: .text) == nil)
  }
}
