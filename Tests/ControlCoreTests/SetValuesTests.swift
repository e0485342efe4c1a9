import ControlCore
import Ruler
import TestSupport
import Testing

/// Setting all values of a control at once.
struct SetValuesTests {
  @Test(arguments: Seeds.all)
  func `setting the values of a control without an order is setting each`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<500 {
      var faders = Faders(value: random.number(0...50), configuration: Faders.Configuration())
      var each = faders
      let before = faders
      let wanted = (0..<random.whole(0...5)).map { _ in
        random.chance(200) ? random.pick([Double.nan, .infinity]) : random.number(-20...120)
      }
      var (reported, reportedEach): ([Effect], [Effect]) = ([], [])
      faders.set(values: NumberList(wanted), animated: false) { reported.append($0) }
      for (part, value) in wanted.enumerated() {
        each.set(value: value, of: part, animated: false) { reportedEach.append($0) }
      }
      #expect(faders == each && reported == reportedEach, "seed \(seed)")
      for part in wanted.count..<max(wanted.count, 3) {
        #expect(faders.value(of: part) == before.value(of: part), "seed \(seed)")
      }
    }
  }

  @Test func `a control of one part takes the first value and no other`() {
    var ruler = RulerControl(value: 20, configuration: RulerConfiguration(range: 0...100))
    ruler.set(values: NumberList([30, 40]), animated: false) { Issue.record("reported \($0)") }
    #expect(ruler.value == 30)
    ruler.set(values: NumberList(), animated: false) { Issue.record("reported \($0)") }
    #expect(ruler.value == 30)
  }
}
