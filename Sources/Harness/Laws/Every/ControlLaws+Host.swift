import ControlCore
import GestureGenerators
import GestureScript

// Laws about what a host sets: it is not told, and comes together.

extension Law {
  static var hostChangesAreQuiet: Law {
    .ofSteps(
      "R97", "not-told",
      """
      What the host sets is not told: nothing begins, ticks, meets a bound or changes a value. It \
      applies to settings if nothing moves and no pointer is down, and to values always.
      """
    ) { record in
      guard record.isHost, record.start.isIdle || !record.setsSettings else { return .notMet }
      // Controls elsewhere may say what settings have made of a value: U24 is about the value itself.
      let isElsewhere = !record.type.abilities.contains(.copies)
      for effect in record.effects {
        switch effect {
        case .changed(_, .host, _, _, _) where isElsewhere, .tick where isElsewhere: break
        case .began, .tick, .bound, .changed, .snapped, .yielded, .tapped:
          return .broken("\(effect)")
        case .ended, .preview, .idle: break
        }
      }
      return .kept
    }
  }

  static var setTogether: Law {
    .ofSteps(
      "R98", "set-together",
      """
      Bounds and a value between them lead to the same value, set together or one after the other, \
      in either order if the value is set again at the end.
      """, makesCopies: true
    ) { record -> Verdict in
      guard let (bounds, value) = record.otherBounds else { return .notMet }
      var settings = record.settings
      settings.change(bounds)
      let (other, values) = (record.type.configuration(settings), NumberList([value]))
      func reached(by changes: (inout Subject) -> Void) -> Double {
        var copy = record.end
        changes(&copy)
        return copy.value
      }
      let together = reached {
        $0.update(values: values, animated: false, configuration: other) { _ in }
      }
      let boundsFirst = reached {
        $0.set(configuration: other) { _ in }
        $0.set(values: values, animated: false) { _ in }
      }
      let valueFirst = reached {
        $0.set(values: values, animated: false) { _ in }
        $0.set(configuration: other) { _ in }
        $0.set(values: values, animated: false) { _ in }
      }
      guard together == boundsFirst, together == valueFirst, other.isWithin(together) else {
        return .broken(
          Finding("\(together) together, \(boundsFirst) and \(valueFirst) in turn")
            .probed(.set([bounds, .value(value)])))
      }
      return .kept
    }.given(.onePart, .idle, .unwrapped)
  }
}

extension StepRecord {
  /// The bounds of now, moved up by their distance, and the value in their middle; `nil` if the
  /// control has no such bounds, or may not have those.
  fileprivate var otherBounds: (bounds: Setting, value: Double)? {
    let table = type.table
    guard
      case .range(let lower, let upper)? = settings.value(of: "range") ?? table["range"]?.initial,
      lower > -.infinity, upper < .infinity, upper > lower
    else { return nil }
    var other = settings
    let bounds = Setting("range", .range(upper, upper + (upper - lower)))
    other.change(bounds)
    return table.problem(other) == nil ? (bounds, upper + (upper - lower) / 2) : nil
  }
}
