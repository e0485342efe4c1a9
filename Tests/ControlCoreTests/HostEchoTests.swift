import ControlCore
import Testing

/// Recognition and adoption of a host's answers. The laws with controls are in `HostEchoLawTests`.
@Suite struct HostEchoTests {
  private func ms(_ milliseconds: Int64) -> Timestamp {
    Timestamp(nanoseconds: milliseconds * 1_000_000)
  }

  /// Returns an echo in an edit that began at 20 and wrote these values, a millisecond apart.
  private func editing(_ values: Double...) -> HostEcho {
    var echo = HostEcho(20)
    echo.note(.began(ms(0)))
    for (index, value) in values.enumerated() {
      echo.note(.changed(value, .drag, ms(Int64(index))))
      #expect(echo.adopt(at: ms(Int64(index))) == nil)
    }
    return echo
  }

  @Test func `what the host says at rest is its own wish, and obeyed at once`() {
    var echo = HostEcho(20)
    echo.heard(30, isInside: false)
    #expect(echo.adopt(at: ms(0)) == 30)
    #expect(echo.adopt(at: ms(0)) == nil)
    echo.heard(20, isInside: false)
    #expect(echo.adopt(at: ms(0)) == 20)
  }

  @Test func `an answer from inside the write waits for the end of the edit, and no longer`() {
    var echo = editing(20.3)
    echo.heard(20, isInside: true)
    #expect(echo.adopt(at: ms(5000)) == nil)
    echo.note(.ended(.commit, 20.3, ms(2)))
    #expect(echo.deadline == nil)
    #expect(echo.adopt(at: ms(2)) == 20)
  }

  @Test func `what is said while two writes are unanswered may be an answer to the older one`() {
    var echo = editing(20.9, 21.1)
    echo.note(.ended(.commit, 21.1, ms(2)))
    echo.heard(20.5, isInside: false)
    #expect(echo.adopt(at: ms(300)) == nil)
    #expect(echo.deadline == ms(501))
    echo.heard(21, isInside: false)
    #expect(echo.adopt(at: ms(500)) == nil)
    #expect(echo.adopt(at: ms(501)) == 21)
  }

  @Test func `a write that was reported late may be answered as late`() {
    var echo = editing(20.9)
    echo.note(.changed(21.1, .motion, ms(16)))
    echo.note(.ended(.commit, 21.1, ms(16)))
    #expect(echo.adopt(at: ms(900)) == nil)
    echo.heard(20.5, isInside: false)
    #expect(echo.adopt(at: ms(1000)) == nil)
    #expect(echo.deadline == ms(1400))
  }

  @Test func `the only answer that is owed is obeyed when the edit is over`() {
    var echo = editing(20.9)
    echo.note(.ended(.commit, 20.9, ms(0)))
    echo.heard(21, isInside: false)
    #expect(echo.adopt(at: ms(1)) == 21)
  }

  @Test func `a value that comes back does nothing, also after a detour through Float`() {
    var echo = editing(20.1)
    for value in [20.1, Double(Float(20.1))] {
      echo.heard(value, isInside: false)
      #expect(echo.adopt(at: ms(1000)) == nil)
      #expect(echo.deadline == nil)
    }
  }

  @Test func `when every write was answered, another value is the host's, also in an edit`() {
    var echo = editing(20.1)
    echo.heard(20.1, isInside: false)
    echo.heard(50, isInside: false)
    #expect(echo.adopt(at: ms(1)) == 50)
  }

  @Test func `a host that answered exactly may do so twice: older values do nothing in the edit`() {
    var echo = editing()
    for (index, value) in [20.1, 20.2, 20.3].enumerated() {
      echo.note(.changed(value, .drag, ms(Int64(index))))
      echo.heard(value, isInside: true)
    }
    echo.heard(20.1, isInside: false)
    #expect(echo.adopt(at: ms(3)) == nil)
    echo.heard(20.3, isInside: false)
    echo.note(.ended(.commit, 20.3, ms(3)))
    #expect(echo.adopt(at: ms(1000)) == nil)
  }

  @Test func `a host that repeats itself has rejected when its time is over`() {
    var echo = editing(20.4)
    echo.note(.ended(.commit, 20.4, ms(0)))
    echo.heard(20, isInside: false)
    #expect(echo.adopt(at: ms(499)) == nil)
    #expect(echo.adopt(at: ms(500)) == 20)
  }

  @Test func `of two values that one event wrote, the first is heard if the host sets it`() {
    var echo = HostEcho(20)
    for value in [21.0, 20] { echo.note(.changed(value, .host, ms(0))) }
    #expect(echo.adopt(at: ms(0)) == nil)
    echo.heard(20, isInside: false)
    echo.heard(21, isInside: false)
    #expect(echo.adopt(at: ms(0)) == nil)
    #expect(echo.adopt(at: ms(500)) == 21)
  }

  @Test func `a new write makes void what the host said before it`() {
    var echo = editing(20.4)
    echo.heard(20, isInside: true)
    echo.note(.changed(20.6, .drag, ms(1)))
    echo.note(.ended(.commit, 20.6, ms(1)))
    #expect(echo.adopt(at: ms(1000)) == nil)
  }

  @Test func `a value that is brought back between the bounds asks for no answer`() {
    var echo = HostEcho(20)
    echo.heard(140, isInside: false)
    #expect(echo.adopt(at: ms(0)) == 140)
    for _ in 0..<3 {
      echo.heard(140, isInside: true)
      #expect(echo.adopt(at: ms(1000)) == nil)
    }
  }

  @Test func `what is not finite is not heard`() {
    var echo = HostEcho(20)
    for value in [Double.nan, .infinity, -.infinity] {
      echo.heard(value, isInside: true)
      #expect(echo == HostEcho(20))
    }
  }

  @Test func `it is a small value, at the ends of time too`() {
    #expect(MemoryLayout<HostEcho>.size <= 48)
    var echo = HostEcho(0)
    echo.note(.began(.distantPast))
    for time in [Timestamp.distantPast, Timestamp(nanoseconds: .max)] {
      for value in [1.0, 2] { echo.note(.changed(value, .key, time)) }
      echo.heard(1.5, isInside: false)
      #expect(echo.adopt(at: time) == nil)
    }
    echo.note(.ended(.commit, 2, .distantPast))
    #expect(echo.adopt(at: Timestamp(nanoseconds: .max)) == 1.5)
  }
}
