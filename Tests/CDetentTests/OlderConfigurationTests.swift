import CDetent
import ControlCore
import Rating
import Ruler
import Testing

@testable import CDetentImplementation

/// What programs hand over that were compiled with an older header: structures that end sooner, and members
/// that meant nothing then.
@Suite struct OlderConfigurationTests {
  /// How many bytes a ruler's configuration had in version 1, and in version 4.
  private static let rulerSizes = [208, 216]

  /// The configuration that is taken of the first bytes of a structure, with nonsense behind them.
  private func taken(_ whole: detent_ruler_configuration, _ size: Int) -> RulerConfiguration? {
    var whole = whole
    return withUnsafeMutableBytes(of: &whole) { bytes in
      for index in size..<bytes.count { bytes[index] = 0x5A }
      let start = bytes.baseAddress?.assumingMemoryBound(to: detent_ruler_configuration.self)
      let passed = PassedConfiguration<RulerConfiguration>(start, size)
      return passed.mistake == .ok ? try? passed.read() : nil
    }
  }

  private func rulerDefaults(_ size: Int) -> detent_ruler_configuration {
    var told = detent_ruler_configuration()
    #expect(detent_ruler_configuration_init(&told, size) == 0)
    return told
  }

  @Test(arguments: rulerSizes)
  func `a ruler's structure of an older size has the springs and keys of then`(size: Int) throws {
    var older = rulerDefaults(size)
    #expect(older.fine_drag_modifiers == 1)
    #expect(older.landing_frequency == 0 && older.tap == 0)
    older.spring_frequency = 17
    let configuration = try #require(taken(older, size))
    #expect(configuration.springFrequency == 17 && configuration.landingFrequency == 17)
    #expect(configuration.fineDrag.modifiers == .shift)
    #expect(configuration.tap == .nothing && configuration.boundaryHapticGap == 0)
  }

  @Test func `a ruler's structure has a spring for landings from its last byte on`() {
    var whole = rulerDefaults(232)
    #expect(whole.fine_drag_modifiers == 4 && whole.landing_frequency == 30)
    (whole.spring_frequency, whole.landing_frequency) = (17, 45)
    for size in 208..<224 { #expect(taken(whole, size)?.landingFrequency == 17, "\(size) bytes") }
    for size in [224, 228, 232] { #expect(taken(whole, size)?.landingFrequency == 45) }
    #expect(taken(whole, 207) == nil)
  }

  @Test func `what a whole structure says of taps and presses counts`() throws {
    var ruler = rulerDefaults(232)
    ruler.tap = 1
    #expect(try #require(taken(ruler, 232)).tap == .go)
    #expect(try #require(taken(ruler, 224)).tap == .nothing)
    var rating = detent_rating_configuration()
    #expect(detent_rating_configuration_init(&rating, 88) == 0)
    #expect(rating.press == 0)
    rating.press = 1
    #expect(try PassedConfiguration<RatingConfiguration>(&rating, 88).read().press == .sure)
    #expect(try PassedConfiguration<RatingConfiguration>(&rating, 80).read().press == .atOnce)
    rating.press = 2
    #expect(try PassedConfiguration<RatingConfiguration>(&rating, 80).read().press == .atOnce)
    #expect(throws: ConfigurationError.self) {
      try PassedConfiguration<RatingConfiguration>(&rating, 88).read()
    }
  }

  @Test(arguments: [0, 1, 4, 16, -1, .max] as [Int32])
  func `a plain wheel looks at no modifiers`(modifiers: Int32) {
    func told(_ kind: Int32) -> (isTold: Bool, action: InputEvent.Action) {
      var event = detent_event()
      (event.kind, event.x, event.modifiers) = (kind, 7, modifiers)
      return withUnsafePointer(to: event) { pointer in
        var told = pointer.blank
        let isTold = pointer.tell(&told)
        return (isTold, told.action)
      }
    }
    #expect(told(7).isTold && told(7).action == .wheel(WheelEvent(deltaX: 7, deltaY: 0)))
    let modified = told(15)
    #expect(modified.isTold == (0..<16).contains(modifiers))
    if modified.isTold {
      let held = Modifiers(constant: modifiers) ?? .none
      #expect(modified.action == .wheel(WheelEvent(deltaX: 7, deltaY: 0, modifiers: held)))
    }
  }
}
