import Testing

/// Properties that `detent shrink` keeps.
@Suite struct `What is kept while shrinking` {
  @Test(
    arguments: [
      ("R*", "'R*' is more than one law"), ("R99", "there is no law 'R99'"),
      ("", "there is no law ''"),
    ])
  func `is one law there is`(keep: String, problem: String) throws {
    let outcome = try Command.detent(["shrink", "-", "--keep", keep], input: Example.failing)
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(outcome.errors.contains(problem))
  }

  /// Laws that were not tried permit no conclusion.
  @Test func `is said to be unknown, if the time is over before all laws are tried`() throws {
    let moves = (1...2000).map { "+8ms move 0 \($0 % 300)\n" }.joined()
    let script = "gesture 1\ndown 0 0\n\(moves)up 0\n"
    let outcome = try Command.detent(["shrink", "-", "--shrink-time", "1ms"], input: script)
    #expect(outcome.status == 6 && outcome.output == "")
    #expect(outcome.errors.hasPrefix("detent: '-' has broken no law in the time there was,"))
    #expect(outcome.errors.contains("= help: allow more with --shrink-time, or name one law"))
  }

  @Test func `is the check that fails, if nothing is said`() throws {
    let outcome = try Command.detent(["shrink", "-"], input: Example.failing)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("key ArrowUp\n"))
    #expect(outcome.output.contains("expect value == 3"))
  }
}
