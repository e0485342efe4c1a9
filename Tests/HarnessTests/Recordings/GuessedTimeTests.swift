import Harness
import Testing

/// Tests that times without a unit are milliseconds, unless they cannot be.
struct GuessedTimeTests {
  private func rows(_ times: String, _ name: String = "t") -> String {
    let list = times.split(separator: " ")
    return "\(name),type,x,y\n"
      + list.enumerated().map { index, time in
        let word = index == 0 ? "down" : index == list.count - 1 ? "up" : "move"
        return "\(time),\(word),\(index),2\n"
      }.joined()
  }

  @Test(arguments: [
    ("0.000 0.016 0.033 0.049 0.300", "t_s"), ("1700000000.10 1700000000.12 1700000000.15", "t_s"),
    ("0 0.1", "t_s"), ("0.0 0.11 0.22 0.33", "t_s"), ("0 16000 33000 49000 300000", "t_us"),
    ("5000000 5085000", "t_us"), ("0 16000000 33000000 49000000", "t_ns"),
  ])
  func `times that cannot be milliseconds are asked about`(times: String, target: String) throws {
    for name in ["t", "timeStamp"] {
      let rejected = rowError(rows(times, name))
      #expect(rejected?.code == .unclear && rejected?.span.line == 3)
      #expect(help(rejected).hasPrefix("name it: --columns \(target)=\(name);"))
      #expect(try readRows(rows(times, name), columns: "\(target)=\(name)").events.count > 1)
      #expect(try readRows(rows(times, name), columns: "t_ms=\(name)").events.count > 1)
    }
  }

  @Test(arguments: [
    "0 8 16 24", "0.125 8.25 16.5", "1000.1 1000.105 1008 1016", "0 1 2 3 4", "0 2000 2008 2016",
    "5 5",
    "0 16 5000 5016 5033",
  ])
  func `times that can be milliseconds are`(times: String) throws {
    #expect(rowError(rows(times)) == nil)
  }

  @Test func `clicks a second apart, in seconds, are asked about`() {
    let clicks = (0..<9).map { "\($0).00,down,1,2\n\($0).08,up,1,2\n" }
    #expect(rowError("t,type,x,y\n" + clicks.joined())?.code == .unclear)
  }

  @Test func `a time that says its unit is believed`() throws {
    for name in ["t_ms", "time_ms"] {
      #expect(try readRows(rows("0 0.016 0.033", name)).events.last?.time == 33_000)
    }
    let reported = "t,t_unit,type,x,y\n0,ms,down,1,2\n0.02,ms,up,1,2\n"
    #expect(try readRows(reported).events.last?.time == 20_000)
  }
}
