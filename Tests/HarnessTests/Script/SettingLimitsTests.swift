import Foundation
import Harness
import Testing

/// Tests of the limits of numbers in settings, which all readers report in the same words.
struct SettingLimitsTests {
  private func text(_ number: Double) -> String {
    var bytes: [UInt8] = []
    DecimalText.append(number, to: &bytes)
    return string(bytes)
  }

  /// The error of a configuration must be the error of each form of script.
  @Test(arguments: LimitedNumber.all.filter { !$0.isDuration })
  func `whoever rejects a number says the same of it as its configuration`(_ one: LimitedNumber) {
    let (word, control) = (one.word, "\(one.control.name)")
    for number in one.candidates {
      let expected = one.problem(number).map { "\($0.rule)" }
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
        let help = string(found.help ?? [])
        #expect(help.hasPrefix("for example: ") || help == "leave out '\(word)'")
      }
      #expect(error(of: word, written, control) == expected, "\(word) \(written) in JSON")
    }
  }

  /// Returns the error in the answer to a line of JSON; `nil` if it passes.
  private func error(of word: String, _ number: String, _ control: String) -> String? {
    let line =
      #"{"id":1,"gesture":1,"unit":"us","control":"\#(control)","\#(word)":\#(number),"ev":[]}"#
    var answer: [UInt8] = []
    guard StreamPlayer().answer(Array(line.utf8)[...], to: &answer) != .passed else { return nil }
    let value = try? JSONValue(parsing: answer[...])
    #expect(value?["error"]?["column"]?.number ?? 1 > 30, "\(string(answer))")
    return (value?["error"]?["message"]?.string).map(string)
  }

  @Test(arguments: LimitedNumber.all)
  func `a number is rejected exactly beyond its limits, unless others limit it too`(
    _ one: LimitedNumber
  ) {
    for number in one.candidates {
      let isZeroShare = one.word == "granularity" && number == 0
      let isAllowed = one.range.contains(number) || isZeroShare
      let problem = one.problem(number)
      if !isAllowed { #expect(problem?.rule.description == one.sentence, "\(number)") }
      // Wide gaps leave no space for the symbols of a rating.
      let isCrowded = one.control.name == "rating" && one.word == "spacing" && number > 50
      if isAllowed, !one.hasOtherLimits, !isCrowded { #expect(problem == nil, "\(number)") }
    }
  }

  @Test(arguments: LimitedNumber.all.filter { !$0.hasOtherLimits })
  func `the sentence of a limit says the limits there are`(_ one: LimitedNumber) throws {
    #expect(phrases(of: one.range).contains { one.sentence.contains($0) }, "\(one.sentence)")
  }

  /// Returns phrases that describe the allowed numbers.
  private func phrases(of range: ClosedRange<Double>) -> [String] {
    let (low, high) = (range.lowerBound, range.upperBound)
    if low > 0, low < 1e-300 {
      guard high < .infinity else { return ["above 0"] }
      return names(of: high).flatMap {
        ["above 0, at most \($0)", "greater than 0, at most \($0)", "and at most \($0)"]
      }
    }
    if high == 0x1p63 || high >= .greatestFiniteMagnitude { return ["\(text(low)) or more"] }
    return names(of: low).flatMap { low in names(of: high).map { "\(low) to \($0)" } }
  }

  /// Returns notations of a number.
  private func names(of number: Double) -> [String] {
    if number < 0 { return names(of: -number).map { "-\($0)" } }
    let powers = [1e-100, 1e-6, 1e9, 1e10, 1e100].filter { $0 == number }
      .flatMap { number in
        let exponent = Int(log10(number).rounded())
        return ["1e\(exponent)", "10^\(exponent)"]
      }
    return [text(number), number == 10_000 ? "10,000" : text(number)] + powers
  }
}
