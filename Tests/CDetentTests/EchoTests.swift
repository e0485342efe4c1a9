import CDetent
import ControlCore
import TestSupport
import Testing

@testable import CDetentImplementation

/// An echo in C storage behaves like the engine's echo.
@Suite struct EchoTests {
  private let size = MemoryLayout<detent_echo>.size

  @Test(arguments: Seeds.all)
  func `an echo in C storage answers as an echo does`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<200 {
      var echo = HostEcho(1)
      var reported = detent_echo()
      #expect(detent_echo_init(&reported, size, 1) == 0)
      var time = Timestamp(nanoseconds: 0)
      for _ in 0..<60 {
        time = time.advanced(by: random.whole(0...300_000_000))
        let value = random.pick([0, 1, 1.5, 2, random.number(0...3)])
        if random.coin() {
          let effect = effect(value, time, &random)
          echo.note(effect)
          var written = detent_effect()
          written.take(effect)
          #expect(detent_echo_note(&reported, &written) == 0)
        } else {
          let isInside = random.coin()
          echo.heard(value, isInside: isInside)
          #expect(detent_echo_heard(&reported, value, isInside ? 7 : 0) == 0)
        }
        let adopted = echo.adopt(at: time)
        var (answer, deadline) = (0.0, Int64(0))
        #expect(detent_echo_adopt(&reported, time.nanoseconds, &answer, &deadline) == 0)
        #expect(adopted == answer || (adopted == nil && answer.isNaN), "seed \(seed)")
        #expect(deadline == echo.deadline?.nanoseconds ?? .min, "seed \(seed)")
      }
    }
  }

  private func effect(
    _ value: Double, _ time: Timestamp, _ random: inout RandomBits
  ) -> Effect {
    switch random.whole(0...7) {
    case 0: .began(time)
    case 1: .ended(.commit, value, time)
    case 2: .changed(value, .tap, time)
    case 3: .snapped(value, time)
    case 4: .preview(nil, time)
    default: .changed(value, random.pick([.drag, .motion, .cancel, .host]), time)
    }
  }

  @Test func `an echo fits its storage, with space to grow`() {
    #expect(detent_echo.used <= size - 32)
    #expect(_isPOD(HostEcho.self))
  }

  @Test func `calls that make no sense are rejected, and change nothing`() {
    var effect = detent_effect()
    var value = 7.0
    var wild = detent_echo()
    #expect(detent_echo_init(nil, size, 0) == 1)
    #expect(detent_echo_init(&wild, size - 1, 0) == 2)
    #expect(detent_echo_init(&wild, size, .nan) == 5)
    #expect(detent_echo_note(nil, &effect) == 1)
    #expect(detent_echo_note(&wild, nil) == 1)
    #expect(detent_echo_note(&wild, &effect) == 3)
    #expect(detent_echo_heard(nil, 0, 0) == 1)
    #expect(detent_echo_heard(&wild, .nan, 0) == 3)
    #expect(detent_echo_adopt(nil, 0, &value, nil) == 1)
    #expect(detent_echo_adopt(&wild, 0, nil, nil) == 1)
    #expect(detent_echo_adopt(&wild, 0, &value, nil) == 3)
    #expect(value == 7)
    #expect(detent_echo_init(&wild, size, 2) == 0)
    #expect(detent_echo_heard(&wild, .infinity, 0) == 5)
    (effect.kind, effect.value) = (4, .nan)
    #expect(detent_echo_note(&wild, &effect) == 5)
    (effect.kind, effect.value) = (99, .nan)
    #expect(detent_echo_note(&wild, &effect) == 0)
    #expect(detent_echo_adopt(&wild, 0, &value, nil) == 0)
    #expect(value.isNaN)
  }
}
