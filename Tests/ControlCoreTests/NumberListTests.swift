import ControlCore
import TestSupport
import Testing

struct NumberListTests {
  @Test(arguments: Seeds.all) func `a list holds what was put in, up to its limit`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<200 {
      let numbers = (0..<random.whole(0...40)).map { _ in random.number(-1e9...1e9) }
      let list = NumberList(numbers)
      let kept = Array(numbers.prefix(NumberList.limit))
      #expect(list.count == kept.count && list.isEmpty == kept.isEmpty)
      #expect(kept.indices.allSatisfy { list[$0] == kept[$0] })
      #expect(list[-1] == 0 && list[kept.count] == 0)
      #expect(list == NumberList(kept))
      var other = list
      if !kept.isEmpty {
        other[kept.count - 1] += 1
        #expect(other != list)
      }
      #expect(other.append(1) == (kept.count < NumberList.limit))
      other[other.count] = 7
      #expect(other != list && other[other.count] == 0)
    }
  }
}
