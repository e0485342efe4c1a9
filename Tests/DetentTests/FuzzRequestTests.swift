import Testing

@testable import DetentTool
@testable import DetentVerbs

/// Requests of `detent fuzz`.
@Suite struct `A request to fuzz` {
  private static func request(_ words: String) throws -> FuzzRequest {
    let words = words.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let tool = DetentTool()
    let verb = try #require(tool.verbs.first { $0.name == "fuzz" })
    return try FuzzRequest(Arguments(words, for: verb, of: tool.tool))
  }

  @Test(
    arguments: [
      "--control ruler --seed 5 --cases 9", "--control rating --seed 5 --cases 9",
      "--control ruler --seed 5 --cases 9 --laws R1,R31 --max-events 7 --from recordings",
    ])
  func `can be typed again, with all that decides which scripts are tried`(words: String) throws {
    #expect(try Self.request(words).command(through: 8) == "detent fuzz \(words)")
  }

  @Test func `names laws by their ids, by a letter, or from one to another`() throws {
    let request = try Self.request("--seed 1 --laws R24-R26,H*")
    #expect(Set(request.laws) == ["R24", "R25", "R26", "H1", "H3"])
  }

  @Test(arguments: ["", ",", "R1,", "R", "R26-R24x", "--"])
  func `that names no law is rejected, and does not mean all`(laws: String) {
    #expect(throws: CommandError.self) { try Self.request("--laws \(laws)") }
  }
}
