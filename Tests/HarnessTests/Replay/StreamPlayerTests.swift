import Harness
import Testing

/// Tests of the answers to lines of a stream.
struct StreamPlayerTests {
  private func answer(
    _ line: String, digestOnly: Bool = false
  ) -> (text: String, verdict: StreamPlayer.Verdict) {
    var output: [UInt8] = []
    let verdict = StreamPlayer(isDigestOnly: digestOnly)
      .answer(Array(line.utf8)[...], to: &output)
    return (string(output), verdict)
  }

  private func line(_ events: String, _ more: String = "") -> String {
    "{\"id\":\"a/1\",\(more)\"gesture\":1,\"unit\":\"us\",\"ev\":[\(events)]}"
  }

  @Test func `an answer says what came of the script`() {
    let good = answer(line(#"["key","ArrowUp"],["expect","value","==",1]"#))
    #expect(good.verdict == .passed)
    #expect(
      good.text == #"""
        {"id":"a/1","ok":true,"value":1,"phase":"idle","ticks":0,"lines":3,"digest":"f175d367897893b9"}

        """#)
    #expect(
      answer(line(#"["key","ArrowUp"]"#), digestOnly: true).text
        == "{\"id\":\"a/1\",\"ok\":true,\"digest\":\"f175d367897893b9\"}\n")
  }

  @Test func `a check that fails, a run that ends early and another digest are not ok`() {
    let check = answer(line(#"[8000,"expect","value","==",1]"#), digestOnly: true)
    #expect(check.verdict == .failed)
    #expect(
      check.text.hasPrefix(
        #"{"id":"a/1","ok":false,"error":{"code":"C401","message":"value is 0 at @8ms","column":43},"#
      ))
    let stop = answer(line(#"["d",0,9],["settle"]"#), digestOnly: true)
    #expect(stop.verdict == .failed && stop.text.contains(#""code":"E201""#))
    let other = answer(line(#"["key","ArrowUp"]"#, #""digest":"f175d367897893b8","#))
    #expect(other.verdict == .failed)
    #expect(
      other.text.contains(
        #""error":{"code":"C402","message":"the digest is f175d367897893b9","column":22},"value":1"#
      ))
    let same = answer(line(#"["key","ArrowUp"]"#, #""digest":"F175D367897893B9","#))
    #expect(same.verdict == .passed)
  }

  @Test func `a line that cannot be played is answered with its error`() {
    let wrong = answer(#"{"id":12,"gesture":1,"unit":"us","ev":[[8.5,"u",0]]}"#)
    #expect(wrong.verdict == .unreadable)
    #expect(
      wrong.text == #"""
        {"id":12,"ok":false,"error":{"code":"E103","message":"a time is a whole number of units, 0 or more","column":41}}

        """#)
    let foreign = answer(line("", #""stars":5,"#))
    #expect(foreign.verdict == .unreadable && foreign.text.contains(#""code":"E137""#))
    var output: [UInt8] = []
    StreamPlayer.reject(lineLongerThan: 100, to: &output)
    #expect(
      string(output) == #"""
        {"id":null,"ok":false,"error":{"code":"E703","message":"this line is longer than 100 bytes","column":101}}

        """#)
  }

  @Test func `words of a user are JSON again in an answer`() throws {
    let answer = answer(#"{"id":"\u0001\"","gesture":1,"unit":"us","ev":[["\u0002\"\\é"]]}"#).text
    let value = try JSONValue(parsing: Array(answer.utf8)[...])
    #expect(value["id"]?.string == [1, 0x22])
    #expect(value["error"]?["message"]?.string != nil)
  }
}
