import Harness
import TestSupport
import Testing

/// Tests of the web page about a run of checks.
struct HTMLReportTests {
  private static func page(_ outcomes: [CheckOutcome]) -> String {
    var writer = ReportWriter(.html, selected: Int64(outcomes.count))
    var text = writer.head()
    for outcome in outcomes { text += writer.text(of: outcome) }
    return string(text + writer.end())
  }

  private static func check(_ path: String, _ source: String, golden: String? = nil) -> CheckOutcome
  {
    ScriptCheck(
      Array(source.utf8), at: Array(path.utf8), golden: golden.map { Golden(Array($0.utf8)) }
    ).outcome
  }

  private static let drag = """
    gesture 1
    control slider
    range 0..100
    step 5
    down 0 160
    +8ms move 0 222
    +99ms up 0

    """
  private static let golden = string(
    ScriptCheck(Array(drag.utf8), at: Array("a.gesture".utf8), golden: nil).trace ?? [])

  /// Returns the tags without a counterpart; void elements need no end tag.
  private static func unbalanced(_ page: String) -> [String] {
    var open: [String] = []
    for tag in page.matches(of: /<(\/?)([a-z][a-z0-9]*)\b([^<>]*?)(\/?)>/) {
      let name = String(tag.2)
      if ["meta", "img", "br"].contains(name) || !tag.4.isEmpty { continue }
      if tag.1.isEmpty {
        open.append(name)
      } else if open.last == name {
        open.removeLast()
      } else {
        return open + ["/" + name]
      }
    }
    return open
  }

  /// Returns the page without its style and script, which contain text that looks like tags.
  private static func body(_ page: String) -> String {
    page.replacing(/<style>[\s\S]*?<\/style>/, with: "")
      .replacing(/<script>[\s\S]*?<\/script>/, with: "")
  }

  @Test func `a case has both curves, the script with its line, and the commands`() throws {
    let changed = Self.golden.replacing("value=60", with: "value=65")
    let page = Self.page([Self.check("it's/a.gesture", Self.drag, golden: changed)])
    #expect(page.contains("<p class=\"bad\">0 passed, 1 failed</p>"))
    #expect(
      page.contains("<h2 id=\"g1\">changed: another value <span class=\"count\">1</span></h2>"))
    #expect(page.contains("<polyline class=\"new\"") && page.contains("<polyline class=\"old\""))
    #expect(page.contains("<mark>+8ms move 0 222</mark>"))
    #expect(page.contains("data-accept=\"detent accept\""))
    #expect(page.contains("<del>") && page.contains("<ins>"))
    #expect(page.contains("src=\"data:image/svg+xml;base64,"))
    #expect(Self.unbalanced(Self.body(page)) == [])
  }

  @Test func `what passes is counted, and what nobody has looked at can be accepted`() {
    let page = Self.page([
      Self.check("a.gesture", Self.drag, golden: Self.golden), Self.check("b.gesture", Self.drag),
    ])
    #expect(page.contains("<p class=\"good\">1 passed, 0 failed, 1 to review</p>"))
    #expect(!page.contains("a.gesture") && page.contains("nothing to check"))
    #expect(page.contains("data-path=\"b.gesture\""))
  }

  @Test func `a failed check and a script that cannot be read are not to be accepted`() {
    let page = Self.page([
      Self.check("a.gesture", "gesture 1\nkey ArrowUp\nexpect value == 3\n"),
      Self.check("b.gesture", "gesture 1\nkye A\n"),
    ])
    #expect(!page.contains("data-path") && page.contains("E130: an unknown verb"))
    #expect(Self.unbalanced(Self.body(page)) == [])
  }

  @Test func `a page asks for nothing else`() {
    let page = Self.page([Self.check("a.gesture", Self.drag, golden: "trace 1\n")])
    for link in page.matches(of: /(?:src|href|action|url)\s*[=(]\s*["']?([^"' >)]*)/) {
      #expect(link.1.hasPrefix("#") || link.1.hasPrefix("data:"), "\(link.1)")
    }
    #expect(!page.contains("@import") && !page.contains("fetch("))
  }

  @Test func `any bytes in names, scripts and goldens leave a page whole`() {
    for seed in 0..<Cases.some(of: 300) {
      var random = ScriptGenerator(seed: UInt64(seed))
      var source = ScriptWriter.text(of: random.script())
      var golden = ScriptCheck(source, at: [], golden: nil).trace ?? []
      for _ in 0..<random.below(3) { random.mutate(&source) }
      for _ in 0..<random.below(5) { random.mutate(&golden) }
      var path = Array("a<b>&\"'.gesture".utf8)
      random.mutate(&path)
      let outcome = ScriptCheck(source, at: path, golden: Golden(golden)).outcome
      let page = Self.page([outcome, outcome])
      #expect(Self.unbalanced(Self.body(page)) == [], "seed \(seed)")
    }
  }

  /// Equal failures stay small: only the first of a group has an animation.
  @Test func `a thousand cases are one page of some megabytes`() {
    let changed = Self.golden.replacing("value=60", with: "value=65")
    let one = Self.check("a.gesture", Self.drag, golden: changed)
    let page = Self.page(Array(repeating: one, count: 1000))
    #expect(page.matches(of: /<img/).count == 1 && page.utf8.count < 5_000_000)
  }
}
