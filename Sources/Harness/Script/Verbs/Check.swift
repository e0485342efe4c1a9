import ControlCore

extension Script {
  /// What an `expect` line demands of the control, right after the line before it.
  public enum Check: Equatable, Sendable {
    /// `expect idle`
    case idle
    /// `expect value == 51`, or `value[1] == 70` of another part. Without a part, numbers are those of part 0, the
    /// phase that of the control, and ticks and hits of bounds those of all parts together.
    case compare(Field, Comparison, part: UInt8? = nil)
    /// `expect calls began tick(3) changed*2 committed`: all calls since the last `expect calls`,
    /// in order.
    case calls([Call])
    /// `expect never bound`: no such call since the script began; `never bound[1]`: none of that part.
    case never(CallName, part: UInt8? = nil)

    /// What can be compared.
    public enum Field: CaseIterable, Sendable {
      /// A number of one part, a count so far, or the rest of the whole control.
      case value, preview, index, phase, offset, velocity, target, ticks, boundsHits, idle
    }

    /// How, and with what.
    public enum Comparison: Equatable, Sendable {
      /// A number, by its order.
      case number(Relation, Double)
      /// `~ 514 +- 0.5`: at most `tolerance` away, which is 0 or more.
      case near(Double, tolerance: Double)
      /// `in 0..20`: both ends count, and either may be infinite.
      case within(Double, Double)
      /// For `phase`.
      case phase(Equality, ControlPhase)
      /// For `preview`: there is none.
      case absent(Equality)
      /// For `idle`.
      case truth(Equality, Bool)
    }

    /// The relations of two numbers: `==`, `!=`, `<`, `<=`, `>`, `>=`.
    public enum Relation: Equatable, Sendable {
      /// The first is equal to the second, is not, is less, and so on.
      case equal, notEqual, less, atMost, greater, atLeast
    }

    /// The relations of two things without an order: `==`, `!=`.
    public enum Equality: Equatable, Sendable {
      /// They are, or they are not.
      case equal, notEqual
    }

    /// One or more equal calls in a row.
    public struct Call: Equatable, Sendable {
      /// The effect.
      public var name: CallName

      /// The value or mark it must carry; `nil` is any.
      public var argument: Double?

      /// How many in a row; at least 1.
      public var count: Int64

      /// The part it must be about; `nil` is any.
      public var part: UInt8?

      /// A call, with any argument and of any part if none is named.
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
      /// Effects, by the names that traces have for them.
      case began, changed, tick, bound, snapped, preview, ended, yielded, tapped, idle
      /// The two ways in which an edit ends.
      case committed, cancelled
    }
  }
}
