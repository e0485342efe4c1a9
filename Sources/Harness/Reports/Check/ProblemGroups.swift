import ControlCore
import GestureReplay
import GestureScript

/// Scripts grouped by equal problems, so that reviewing the first of a group covers the rest.
public struct ProblemGroups: Equatable, Sendable {
  /// Scripts whose first problem is in the same group.
  public struct Group: Equatable, Sendable {
    /// The name, from `CheckOutcome.Problem.group`: `changed: another value`.
    public var name: [UInt8]
    /// The number of scripts.
    public var count: Int64 = 0
    /// The path of the first script.
    public var first: [UInt8]
    /// A remark on all of them, such as `multiples of 5 now`; `nil` if there is none.
    public var remark: [UInt8]? { numbers.remark }

    var numbers = NumberChanges()
  }

  /// The groups, in the order found.
  public private(set) var groups: [Group] = []

  /// The number of scripts of a group that are reported in full.
  static let mostAlike = 3

  package init() {}

  /// The groups by decreasing number of scripts; equal ones in the order found.
  public var bySize: [Group] {
    groups.enumerated().sorted { a, b in
      a.element.count == b.element.count
        ? a.offset < b.offset : a.element.count > b.element.count
    }.map { $0.element }
  }

  package mutating func add(_ outcome: CheckOutcome) {
    guard let cause = outcome.cause else { return }
    let index = groups.firstIndex { $0.name == cause.group } ?? groups.count
    if index == groups.count { groups.append(Group(name: cause.group, first: outcome.path)) }
    groups[index].count += 1
    if let expected = cause.expected, let actual = cause.actual, cause.kind == .golden {
      groups[index].numbers.add(expected, actual)
    }
  }

  /// The group of an outcome that was added; `nil` if it has no error.
  public func group(of outcome: CheckOutcome) -> Group? {
    guard let cause = outcome.cause else { return nil }
    return groups.first { $0.name == cause.group }
  }
}

extension ProblemGroups.Group {
  /// The first script of a group of more than three; `nil` for a smaller one.
  var familiar: [UInt8]? { count > ProblemGroups.mostAlike ? first : nil }
}

/// Numbers that differ from the golden, before and after.
struct NumberChanges: Equatable, Sendable {
  private var old: [Double] = []
  private var new: [Double] = []

  private static let most = 1000
  /// The minimum number of changes for a remark.
  private static let fewest = 3
  /// Common step sizes, the largest first.
  private static let steps = [
    1000, 500, 250, 200, 100, 50, 25, 20, 10, 5, 2, 1, 0.5, 0.25, 0.2, 0.1, 0.05, 0.01,
  ]

  mutating func add(_ before: [UInt8], _ now: [UInt8]) {
    guard old.count < Self.most,
      let numbers = TraceDifference(from: before, to: now)?.numbers
    else { return }
    old.append(numbers.old)
    new.append(numbers.new)
  }

  /// The common step of all new numbers that the old ones lack, or their common shift; `nil` if
  /// neither.
  var remark: [UInt8]? {
    guard new.count >= Self.fewest else { return nil }
    var text: [UInt8] = []
    if new.contains(where: { $0 != new[0] }),
      let step = Self.steps.first(where: { Self.areMultiples(new, of: $0) }),
      !Self.areMultiples(old, of: step)
    {
      text.append("multiples of ", number: step)
      text.append(" now")
      return text
    }
    let shift = new[0] - old[0]
    guard shift != 0, zip(old, new).allSatisfy({ abs($1 - $0 - shift) <= 1e-9 * abs(shift) })
    else { return nil }
    text.append("each ", number: abs(shift))
    text.append(shift > 0 ? " more" : " less")
    return text
  }

  private static func areMultiples(_ numbers: [Double], of step: Double) -> Bool {
    numbers.allSatisfy { number in
      let quotient = number / step
      return abs(quotient - roundedToNearest(quotient)) < 1e-9
    }
  }
}
