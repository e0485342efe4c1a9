import Testing

/// What `detent shrink` is to keep.
@Suite struct `What is kept while shrinking` {
  @Test(
    arguments: [
      ("R*", "'R*' is more than one law"), ("R99", "there is no law 'R99'"),
      ("", "there is no law ''"),
    ])
  func `is one law there is`(keep: String, complaint: String) throws {
    let outcome = try Command.detent(["shrink", "-", "--keep", keep], input: Example.failing)
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(outcome.errors.contains(complaint))
  }

  @Test func `is the check that fails, if nothing is said`() throws {
    let outcome = try Command.detent(["shrink", "-"], input: Example.failing)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("key ArrowUp\n"))
    #expect(outcome.output.contains("expect value == 3"))
  }
}
