import ControlCore
import Ruler
import Slider
import TestSupport
import Testing

@testable import DetentUI

/// Claims of wheel turns, and the events for the control.
@Suite struct WheelClaimTests {
  private typealias Phase = WheelReport.Phase

  private func report(
    _ time: Double, _ right: Double, _ down: Double, _ phase: Phase? = nil, momentum: Phase? = nil,
    held modifiers: Modifiers = .none
  ) -> WheelReport {
    let isPrecise = phase != nil || momentum != nil
    return WheelReport(
      time: time, right: right, down: down, isPrecise: isPrecise, phase: phase, momentum: momentum,
      modifiers: modifiers)
  }

  /// Returns a claim with the mouse over it since time 0.
  private func claim(_ axis: FingerClaim.Axis = .horizontal) -> WheelClaim {
    var claim = WheelClaim(axis: axis)
    claim.hover(true, at: 0)
    return claim
  }

  @Test
  func `a gesture along the control is reported from its beginning to the end of its momentum`() {
    var claim = claim()
    let reports = [
      report(1, 0, 0, .rests), report(1.1, 0, 0, .begins), report(1.2, -3, 1, .changes),
      report(1.3, -1, 8, .changes), report(1.4, 0, 0, .ends), report(1.5, -4, 0, momentum: .begins),
      report(1.6, -2, 0, momentum: .changes), report(1.7, 0, 0, momentum: .ends),
      report(1.8, -2, 0, momentum: .changes),
    ]
    let events = reports.map { claim.event(for: $0) }
    let phases: [WheelEvent.Phase?] = [
      nil, nil, .begin, .change, .momentum, .momentum, .momentum, .end, nil,
    ]
    #expect(events.map { $0?.phase } == phases)
    #expect(events[2]?.deltaX == 3 && events[2]?.deltaY == -1)
    #expect(events.allSatisfy { $0 == nil || $0?.unit == .points })
  }

  @Test(arguments: [
    (FingerClaim.Axis.horizontal, 5.0, 4.0, true), (.horizontal, 4, 5, false),
    (.vertical, 5, 4, false), (.vertical, 4, -5, true), (.every, 0, 3, true), (.every, 3, 0, false),
  ])
  func `the first report that goes anywhere decides, for all of the gesture`(
    axis: FingerClaim.Axis, right: Double, down: Double, isTaken: Bool
  ) {
    var claim = claim(axis)
    #expect(claim.event(for: report(1, 0, 0, .begins)) == nil)
    #expect((claim.event(for: report(1.1, right, down, .changes)) != nil) == isTaken)
    #expect((claim.event(for: report(1.2, down, right, .changes)) != nil) == isTaken)
    #expect((claim.event(for: report(1.3, 0, 0, .ends)) != nil) == isTaken)
    #expect((claim.event(for: report(1.4, 9, 9, momentum: .begins)) != nil) == isTaken)
  }

  @Test func `a gesture that has begun elsewhere stays the page's`() {
    var claim = claim()
    #expect(claim.event(for: report(1, 5, 0, .changes)) == nil)
    #expect(claim.event(for: report(1.1, 0, 0, .ends)) == nil)
    #expect(claim.event(for: report(1.2, 5, 0, momentum: .changes)) == nil)
  }

  @Test func `a wheel with notches means the control if the mouse has been above it for a while`() {
    var claim = WheelClaim()
    #expect(claim.event(for: report(1, -1, 0)) == nil, "no mouse is above it")
    claim.hover(true, at: 10)
    #expect(claim.event(for: report(10.1, -1, 0)) == nil, "the page may have brought it there")
    #expect(claim.event(for: report(10.5, -1, 0)) == nil, "the page's gesture goes on")
    #expect(claim.event(for: report(11.1, -1, 0))?.unit == .lines)
    #expect(claim.event(for: report(11.2, 0, 1)) == nil, "across")
    claim.hover(false, at: 12)
    claim.hover(true, at: 12.1)
    #expect(claim.event(for: report(12.2, -1, 0)) == nil)
  }

  @Test func `shift turns a wheel sideways, and over a ruler that lies is not coarse besides`() {
    var lying = claim()
    #expect(lying.event(for: report(1, -1, 0, held: .shift))?.modifiers == Modifiers.none)
    #expect(lying.event(for: report(1.1, -1, 0, held: .alt))?.modifiers == .alt)
    var standing = claim(.vertical)
    #expect(standing.event(for: report(1, 0, -1, held: .shift))?.modifiers == .shift)
  }

  @Test func `what is no number moves nothing`() {
    var claim = claim()
    #expect(claim.event(for: report(1, .nan, 0)) == nil)
    #expect(claim.event(for: report(1, -.infinity, 0, .begins)) == nil)
  }

  /// Any reports: a gesture's beginning comes before anything else, and its end only once.
  @Test(arguments: Seeds.all)
  func `what a control is reported makes sense`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<Cases.some(of: 2000, oneIn: 4) {
      var claim = WheelClaim(axis: random.pick([.horizontal, .vertical, .every]))
      var (time, isOpen) = (0.0, false)
      for _ in 0..<40 {
        time += random.pick([0, 0.01, 0.4, 0.6])
        if random.chance(200) { claim.hover(random.coin(), at: time) }
        let phase = random.pick([nil, .rests, .begins, .changes, .changes, .ends] as [Phase?])
        let momentum = random.pick([nil, nil, nil, .begins, .changes, .ends] as [Phase?])
        let report = report(
          time, random.pick([0, 3, -4, 1e9]), random.pick([0, 1, -5]), phase, momentum: momentum)
        guard let event = claim.event(for: report) else { continue }
        switch event.phase {
        case .begin: isOpen = true
        case .change, .momentum: #expect(isOpen, "seed \(seed)")
        case .end:
          #expect(isOpen, "seed \(seed)")
          isOpen = false
        case .none: break
        }
      }
    }
  }

  @Test func `a pad slides a ruler, in one edit that ends with its momentum`() {
    var claim = claim()
    var settings = RulerSettings(bounds: 0...100)
    settings.behavior.snap = .always
    var view = DrivenView(RulerControl(value: 20, configuration: settings.configuration))
    let reports =
      [report(1, 0, 0, .begins)]
      + (0..<10).map { report(1.01 + 0.01 * Double($0), -24, 0, .changes) }
      + [report(1.12, 0, 0, .ends), report(1.13, -12, 0, momentum: .begins)]
      + [report(1.14, 0, 0, momentum: .ends)]
    for report in reports {
      guard let event = claim.event(for: report) else { continue }
      view.act(at: .ms(report.time * 1000)) { $0.scroll(event) }
    }
    _ = view.frames(from: 1140)
    #expect(view.edits == [true, false])
    #expect(view.host == 22)
  }
}
