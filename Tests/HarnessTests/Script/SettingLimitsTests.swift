import Foundation
import Harness
import Rating
import Ruler
import Testing

/// What numbers settings may be: said once, whoever refuses them.
struct SettingLimitsTests {
  private func text(_ number: Double) -> String {
    var bytes: [UInt8] = []
    DecimalText.append(number, to: &bytes)
    return string(bytes)
  }

  /// What a configuration says of a number, and what each form of script does.
  @Test(arguments: LimitedNumber.all.filter { $0.word != nil })
  func `whoever refuses a number says the same of it as its configuration`(_ one: LimitedNumber) {
    let word = one.word ?? ""
    let control = one.control == .ruler ? "ruler" : "rating"
    for number in one.candidates {
      let expected = said(one, number)
      let written = text(number)
      let header = Replay.read(Array("gesture 1\ncontrol \(control)\n\(word)  \(written)\n".utf8))
      let change = Replay.read(
        Array("gesture 1\ncontrol \(control)\n+0ms   set \(word) \(written)\n".utf8))
      let places = [(header, 3, word.count + 3), (change, 3, word.count + 13)]
      for (reading, line, column) in places {
        let found = reading.diagnostics.first { $0.severity == .error }
        #expect(found.map { string($0.message) } == expected, "\(word) \(written)")
        guard let found else { continue }
        #expect((found.span.line, found.span.column) == (line, column), "\(word) \(written)")
        #expect(found.span.length == written.count)
        #expect(string(found.help ?? []).hasPrefix("for example: "))
      }
      #expect(refusal(of: word, written, control) == expected, "\(word) \(written) in JSON")
    }
  }

  /// What a script is told of a number: what its configuration says of it. Only of gaps that leave the
  /// symbols no room a script is told in its own words, since it need not have a `symbol-width`.
  private func said(_ one: LimitedNumber, _ number: Double) -> String? {
    let problem = one.problem(number)
    let isCrowded = problem == RatingConfiguration.Problem.symbolWidth.sentence.description
    guard one.member == "spacing", isCrowded else { return problem }
    return """
      the gaps leave no room for the symbols: there is one gap less than 'stars' says, each as wide \
      as 'spacing', and all together must be less than the length of 'viewport'
      """
  }

  /// What the answer to a line of JSON says.
  private func refusal(of word: String, _ number: String, _ control: String) -> String? {
    let line =
      #"{"id":1,"gesture":1,"unit":"us","control":"\#(control)","\#(word)":\#(number),"ev":[]}"#
    var answer: [UInt8] = []
    guard StreamPlayer().answer(Array(line.utf8)[...], to: &answer) != .passed else { return nil }
    let value = try? JSONValue(parsing: answer[...])
    #expect(value?["error"]?["column"]?.number ?? 1 > 30, "\(string(answer))")
    return (value?["error"]?["message"]?.string).map(string)
  }

  @Test(arguments: LimitedNumber.all)
  func `a number is refused exactly beyond its limits, unless others limit it too`(
    _ one: LimitedNumber
  ) {
    for number in one.candidates {
      let isZeroShare = one.member == "granularity" && number == 0
      let isAllowed = one.range.contains(number) || isZeroShare
      let problem = one.problem(number)
      if !isAllowed { #expect(problem == one.sentence, "\(number)") }
      // Wide gaps, or no length, leave the symbols of a rating no room.
      let isCrowded = problem == RatingConfiguration.Problem.symbolWidth.sentence.description
      if isAllowed, !one.hasOtherLimits, !isCrowded { #expect(problem == nil, "\(number)") }
    }
  }

  @Test(arguments: LimitedNumber.all.filter { !$0.hasOtherLimits })
  func `the sentence of a limit and the C header say the limits there are`(
    _ one: LimitedNumber
  ) throws {
    #expect(phrases(of: one.range).contains { one.sentence.contains($0) }, "\(one.sentence)")
    let comment = try comment(of: one)
    #expect(phrases(of: one.range).contains { comment.contains($0) }, "\(comment)")
  }

  /// Ways of saying which numbers are allowed.
  private func phrases(of range: ClosedRange<Double>) -> [String] {
    let (low, high) = (range.lowerBound, range.upperBound)
    if low > 0, low < 1e-300 {
      guard high < .infinity else { return ["above 0"] }
      return names(of: high).flatMap {
        ["above 0, at most \($0)", "greater than 0, at most \($0)", "and at most \($0)"]
      }
    }
    if high >= .greatestFiniteMagnitude { return ["\(text(low)) or more"] }
    return names(of: low).flatMap { low in names(of: high).map { "\(low) to \($0)" } }
  }

  /// Ways of writing a number.
  private func names(of number: Double) -> [String] {
    let powers = [1e-100, 1e-6, 1e9, 1e100].filter { $0 == number }
      .flatMap { number in
        let exponent = Int(log10(number).rounded())
        return ["1e\(exponent)", "10^\(exponent)"]
      }
    return [text(number), number == 10_000 ? "10,000" : text(number)] + powers
  }

  /// What the header says above a member, in one line.
  private func comment(of one: LimitedNumber) throws -> String {
    let header = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/CDetent/include/detent.h")
    let page = try String(contentsOf: header, encoding: .utf8)
    let name = one.control == .ruler ? "ruler" : "rating"
    let start = try #require(page.range(of: "typedef struct detent_\(name)_configuration {"))
    let lines = page[start.upperBound...].split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    let index = try #require(lines.firstIndex { $0.hasSuffix(" \(one.member);") })
    let begin = try #require(lines[..<index].lastIndex { $0.hasPrefix("/*") })
    let end = try #require(lines[begin...].firstIndex { $0.hasSuffix("*/") })
    return lines[begin...end].joined(separator: " ").replacingOccurrences(of: " * ", with: " ")
  }
}
