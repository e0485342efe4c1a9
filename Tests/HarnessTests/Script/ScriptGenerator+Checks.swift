import ControlCore
import Harness

/// Checks of random scripts.
extension ScriptGenerator {
  mutating func check() -> Script.Check {
    switch below(8) {
    case 0: .idle
    case 1:
      chance(2)
        ? .never(pick([.began, .tapped, .cancelled]))
        : .never(pick([.began, .bound]), part: part())
    case 2:
      .calls(
        (0..<below(4)).map { _ in
          Script.Check.Call(
            pick([.tick, .changed, .committed]), chance(2) ? nil : number(),
            count: Int64(1 + below(3)), part: part())
        })
    case 3:
      .compare(
        .phase, .phase(pick([.equal, .notEqual]), pick([.pressed, .coasting])), part: part())
    case 4: .compare(.idle, .truth(pick([.equal, .notEqual]), chance(2)))
    case 5: .compare(.preview, .absent(pick([.equal, .notEqual])))
    default:
      .compare(pick([.value, .preview, .offset, .boundsHits, .target]), comparison(), part: part())
    }
  }

  mutating func part() -> UInt8? { namesParts && chance(2) ? UInt8(below(8)) : nil }

  private mutating func comparison() -> Script.Check.Comparison {
    switch below(3) {
    case 0: .near(number(), tolerance: number().magnitude)
    case 1:
      {
        let (lower, upper) = range()
        return .within(lower, upper)
      }()
    default:
      .number(pick([.equal, .notEqual, .less, .atMost, .greater, .atLeast]), number())
    }
  }
}
