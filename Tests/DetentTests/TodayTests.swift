import Testing

@testable import DetentVerbs

/// The date compared with those of waivers.
@Suite struct TodayTests {
  @Test(arguments: [
    (0, "1970-01-01"), (59, "1970-03-01"), (789, "1972-02-29"), (11_016, "2000-02-29"),
    (20_782, "2026-11-25"), (47_540, "2100-02-28"), (47_541, "2100-03-01"),
  ])
  func `a day has its date`(number: Int, date: String) {
    #expect(Today.text(ofDay: number) == date)
  }
}
