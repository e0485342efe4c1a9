import ControlCore

extension Script {
  /// A check of the control in an `expect` line, made immediately after the line before it.
  public enum Check: Equatable, Sendable {
    /// `expect idle`.
    case idle
    /// `expect value == 51`, or `value[1] == 70` for another part. Without a part, a number is that
    /// of part 0, the phase that of the control, and ticks and bounds hits are totals of all parts.
    case compare(Field, Comparison, part: UInt8? = nil)
    /// `expect calls began tick(3) changed*2 committed`: all calls since the last `expect calls`,
    /// in the order given.
    case calls([Call])
    /// `expect never bound`: no such call since the script began; `never bound[1]`: of one part.
    case never(CallName, part: UInt8? = nil)

    /// The fields to compare.
    public enum Field: CaseIterable, Sendable {
      /// A number or the phase of one part, a count so far, or `idle` of the whole control.
      case value, preview, index, phase, offset, velocity, target, ticks, boundsHits, idle
    }

    /// The operator and operand of a comparison.
    public enum Comparison: Equatable, Sendable {
      /// A relation to a number.
      case number(Relation, Double)
      /// `~ 514 +- 0.5`: at most `tolerance` away; the tolerance is 0 or more.
      case near(Double, tolerance: Double)
      /// `in 0..20`: both ends inclusive; either may be infinite.
      case within(Double, Double)
      /// An equality with a phase, for `phase`.
      case phase(Equality, ControlPhase)
      /// An equality with `none`, for `preview`.
      case absent(Equality)
      /// An equality with a truth value, for `idle`.
      case truth(Equality, Bool)
    }

    /// The relations of two numbers: `==`, `!=`, `<`, `<=`, `>`, `>=`.
    public enum Relation: Equatable, Sendable {
      /// The first number is equal to the second, not equal, less, and so on.
      case equal, notEqual, less, atMost, greater, atLeast
    }

    /// The relations of two unordered values: `==`, `!=`.
    public enum Equality: Equatable, Sendable {
      /// The values are equal, or not.
      case equal, notEqual
    }

    /// One or more equal calls in a row.
    public struct Call: Equatable, Sendable {
      /// The effect.
      public var name: CallName

      /// The value or mark of the call; `nil` for any.
      public var argument: Double?

      /// The number of calls in a row; at least 1.
      public var count: Int64

      /// The part of the call; `nil` for any.
      public var part: UInt8?

      /// Creates a call; without an argument or a part, any matches.
      public init(
        _ name: CallName, _ argument: Double? = nil, count: Int64 = 1, part: UInt8? = nil
      ) {
        self.name = name
        self.argument = argument
        self.count = count
        self.part = part
      }
    }

    /// The effects by name. `committed` and `cancelled` are `ended` with that reason.
    public enum CallName: CaseIterable, Sendable {
      /// Effects, by their names in traces.
      case began, changed, tick, bound, snapped, preview, ended, yielded, tapped, idle
      /// The two ends of an edit.
      case committed, cancelled
    }
  }
}
