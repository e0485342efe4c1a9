import GestureDrivers
import GestureScript
import Testing

@testable import GestureLaws

/// Tests the laws about thumbs that stay where they are: in one place, and alone.
extension DesignTests {
  /// The verdict on a drag of two thumbs that are in one place.
  private static func apart(
    _ law: String, at value: Int, _ x: Int, to end: Int, _ then: String
  ) throws -> Verdict? {
    try verdict(
      law, saying: two,
      "thumbs 2\nvalue \(value) \(value)\ndown 0 \(x)\n+16ms move 0 \(end)\n+16ms up 0\n",
      values(Double(value), Double(value)), then, then)
  }

  @Test func `thumbs at a bound come away from it`() throws {
    let stuck = Self.values(100, 100)
    #expect(try Self.apart("U40", at: 100, 320, to: 160, stuck)?.finding != nil)
    #expect(try Self.apart("U40", at: 100, 320, to: 160, Self.values(50, 100)) == .kept)
    #expect(try Self.apart("U40", at: 0, 0, to: 160, Self.values(0, 0))?.finding != nil)
    // Too short a drag, and another law's thumbs.
    #expect(try Self.apart("U40", at: 100, 320, to: 310, stuck) == .notMet)
    #expect(try Self.apart("U29", at: 100, 320, to: 160, stuck) == .notMet)
    #expect(try Self.apart("U45", at: 100, 320, to: 160, stuck) == .notMet)
  }

  @Test func `thumbs between the bounds come apart`() throws {
    #expect(try Self.apart("U29", at: 50, 160, to: 20, Self.values(50, 50))?.finding != nil)
    #expect(try Self.apart("U29", at: 50, 160, to: 20, Self.values(6.25, 50)) == .kept)
    for law in ["U40", "U41"] {
      #expect(try Self.apart(law, at: 50, 160, to: 20, Self.values(50, 50)) == .notMet)
    }
  }

  @Test(arguments: [(20.0, 256, 160), (80, 64, 160)])
  func `a thumb goes back the way that a user has brought it`(
    start: Double, back: Int, middle: Int
  ) throws {
    let pair = start < 50 ? "50 \(start + 60)" : "\(start - 60) 50"
    let from = start < 50 ? Self.values(50, 80) : Self.values(20, 50)
    func verdict(_ law: String, to end: Int, _ then: String) throws -> Verdict? {
      try Self.verdict(
        law, saying: Self.two,
        """
        thumbs 2
        value \(pair)
        down 0 \(back)
        +16ms move 0 \(middle)
        +16ms up 0
        +900ms down 0 \(middle)
        +16ms move 0 \(end)
        +16ms up 0

        """, from, Self.values(50, 50), Self.values(50, 50), Self.values(50, 50), then, then)
    }
    let stuck = Self.values(50, 50)
    #expect(try verdict("U41", to: back, stuck)?.finding?.step == 5)
    #expect(try verdict("U41", to: back, from) == .kept)
    // The other way it is another law.
    #expect(try verdict("U41", to: 320 - back, stuck) == .notMet)
    #expect(try verdict("U29", to: 320 - back, stuck)?.finding?.step == 5)
    #expect(try verdict("U29", to: back, stuck) == .notMet)
  }

  @Test func `a press beside thumbs in one place moves one, where presses move thumbs`() throws {
    func verdict(_ first: Double, _ then: String) throws -> Verdict? {
      try Self.verdict(
        "U42", saying: Self.two,
        """
        thumbs 2
        value 20 60
        down 0 256
        up 0
        set value[1] 20
        +900ms down 0 256
        up 0

        """, Self.values(20, first), Self.values(20, first), Self.values(20, 20), then, then)
    }
    #expect(try verdict(80, Self.values(20, 20))?.finding?.step == 4)
    #expect(try verdict(80, Self.values(20, 80)) == .kept)
    #expect(try verdict(60, Self.values(20, 20)) == .notMet)
  }

  @Test func `a thumb that has space goes with its pointer`() throws {
    func verdict(_ value: Int, _ x: Int, to end: Int, _ then: Double) throws -> Verdict? {
      try Self.verdict(
        "U45", "value \(value)\ndown 0 \(x)\n+16ms move 0 \(end)\n+16ms up 0\n",
        Self.value(Double(value)), Self.value(then), Self.value(then))
    }
    #expect(try verdict(50, 160, to: 260, 50)?.finding?.step == 2)
    #expect(try verdict(50, 160, to: 260, 81.25) == .kept)
    // No space, no thumb, no drag; a lift alone is none.
    let lift = try Self.verdict(
      "U45", "value 50\ndown 0 160\n+16ms up 0 20\n", Self.value(50), Self.value(50))
    #expect(lift == .notMet)
    #expect(try verdict(100, 320, to: 420, 100) == .notMet)
    #expect(try verdict(50, 100, to: 200, 50) == .notMet)
    #expect(try verdict(50, 160, to: 190, 50) == .notMet)
  }

  @Test func `a thumb beside another one has space on its own side`() throws {
    func verdict(_ second: Int, to end: Int) throws -> Verdict? {
      let still = Self.values(50, Double(second))
      return try Self.verdict(
        "U45", saying: Self.two,
        "thumbs 2\nvalue 50 \(second)\ndown 0 160\n+16ms move 0 \(end)\n+16ms up 0\n", still,
        still, still)
    }
    #expect(try verdict(90, to: 260)?.finding != nil && verdict(90, to: 20)?.finding != nil)
    // The press may be on either.
    #expect(try verdict(55, to: 20) == .notMet && verdict(55, to: 300) == .notMet)
  }

  // MARK: Arrows

  @Test func `a key may lead one thumb past another, and they change places`() throws {
    func verdict(_ meet: String, _ first: Double, _ second: Double) throws -> Verdict? {
      try Self.verdict(
        "U30", saying: #","fixed":{"thumbs":2\#(meet)}"#,
        "thumbs 2\nvalue 43 43\nfocus 0\nkey ArrowUp\n", Self.values(43, 43),
        Self.values(first, second))
    }
    #expect(try verdict("", 43, 44) == .kept && verdict("", 44, 43) == .kept)
    #expect(try verdict(#","meet":"block""#, 43, 44)?.finding?.step == 1)
    #expect(try verdict("", 42, 44)?.finding?.step == 1)
  }

  @Test func `an arrow of one axis at least changes the value`() throws {
    func verdict(_ keys: [String], _ answers: [Double]) throws -> Verdict? {
      try Self.verdict(
        "U44", "value 50\n" + keys.map { "key \($0)\n" }.joined(),
        answers: answers.map { Self.value($0) })
    }
    #expect(try verdict(["ArrowUp", "ArrowLeft"], [50, 50])?.finding?.step == 1)
    #expect(try verdict(["ArrowUp", "ArrowLeft"], [50, 49]) == .kept)
    #expect(try verdict(["ArrowUp", "ArrowLeft", "ArrowDown"], [50, 50, 49]) == .kept)
    // Those of one axis are not all.
    #expect(try verdict(["ArrowUp", "ArrowDown"], [50, 50]) == .notMet)
  }

  @Test func `an arrow and the opposite one give the value from before`() throws {
    func verdict(
      _ first: Double, _ keys: (String, String), _ second: Double, _ third: Double
    ) throws -> Verdict? {
      try Self.verdict(
        "U43", saying: #","fixed":{"step":0.1}"#,
        "step 0.1\nvalue \(first)\nkey \(keys.0)\nkey \(keys.1)\n", Self.value(second),
        Self.value(third))
    }
    #expect(try verdict(30.4, ("ArrowUp", "ArrowDown"), 30.5, 30.4) == .kept)
    #expect(try verdict(30.4, ("ArrowUp", "ArrowDown"), 31, 30)?.finding?.step == 1)
    #expect(try verdict(30.4, ("ArrowRight", "ArrowDown"), 31, 30)?.finding?.step == 1)
    // Another way, a value that has not changed, and one at a bound.
    #expect(try verdict(30.4, ("ArrowUp", "ArrowUp"), 31, 32) == .notMet)
    #expect(try verdict(30.4, ("ArrowUp", "ArrowDown"), 30.4, 30) == .notMet)
    #expect(try verdict(99.5, ("ArrowUp", "ArrowDown"), 100, 99) == .notMet)
  }

  @Test func `a drag beyond an end reaches what keys have reached`() throws {
    func verdict(_ end: Int, _ last: Double) throws -> Verdict? {
      try Self.verdict(
        "U38", saying: #","settings":["range","step"]"#,
        """
        range 0..104
        step 10
        value 50
        key End
        key Home
        down 0 0
        +16ms move 0 \(end)
        +16ms up 0

        """, Self.value(104), Self.value(0), Self.value(0), Self.value(last), Self.value(last))
    }
    #expect(try verdict(400, 100)?.finding?.step == 4 && verdict(400, 104) == .kept)
    #expect(try verdict(330, 100)?.finding == nil)
  }
}
