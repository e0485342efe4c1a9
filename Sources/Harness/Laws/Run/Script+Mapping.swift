import ControlCore
import GestureGenerators
import GestureScript
import Ruler

// Translated, mirrored and scaled copies of a script, whose results laws compare with the original.

extension Script {
  /// Returns the script without shorthand, and with all positions changed.
  ///
  /// - Parameter change: changes a position, exactly for multiples of 1/64 pt up to 2³⁰.
  /// - Returns: the script; `nil` if a position cannot be changed exactly.
  func mapped(_ change: (Point) -> Point) -> Script? {
    var copy = self
    copy.body = []
    var expander = ScriptExpander(settings)
    var isExact = true
    for line in body {
      expander.expand(line) { piece, point in
        guard let point, piece.verb.hasPlace else { return copy.body.append(piece) }
        isExact = isExact && point.isSixtyFourth
        var piece = piece
        piece.verb = piece.verb.moved(to: change(point))
        copy.body.append(piece)
      }
    }
    return isExact ? copy : nil
  }

  /// Returns the script for a control with the opposite direction.
  ///
  /// - Parameter width: the position that becomes the left end; 0 if only distances matter.
  /// - Returns: the script; `nil` if a position cannot be mirrored exactly.
  func mirrored(width: Double = 0) -> Script? {
    guard var script = mapped({ Point(x: width - $0.x, y: $0.y) }) else { return nil }
    script.header.append(
      HeaderLine(Setting("layout", .word(settings.isRightToLeft ? "ltr" : "rtl"))))
    script.body = script.body.map { line in
      var line = line
      switch line.verb {
      case .wheel(var turn):
        switch turn.delta {
        case .along(let along): turn.delta = .along(0 - along)
        case .both(let point): turn.delta = .both(0 - point.x, point.y)
        }
        line.verb = .wheel(turn)
      case .key(var stroke):
        if stroke.key == .arrowLeft {
          stroke.key = .arrowRight
        } else if stroke.key == .arrowRight {
          stroke.key = .arrowLeft
        }
        line.verb = .key(stroke)
      default: break
      }
      return line
    }
    return script
  }

  /// The script for a ruler twice as large; `nil` if scripts cannot set all of its lengths.
  var doubled: Script? {
    guard var script = mapped({ Point(x: $0.x * 2, y: $0.y * 2) }) else { return nil }
    let plain = RulerConfiguration(settings)
    guard let capture = plain.capture, let rearm = plain.rearm,
      plain.stopDistance <= 50, plain.restDistance <= 50,
      settings.value(of: "fine-distance") == nil,
      !body.contains(where: {
        $0.verb.namesPointerKind || $0.verb.changes.last(named: "unit-width") != nil
      })
    else { return nil }
    func add(_ name: StaticText, _ points: Double) {
      script.header.append(HeaderLine(Setting(name, .number(points * 2))))
    }
    script.header.append(HeaderLine(.viewport(settings.width * 2, settings.height * 2)))
    add("unit-width", plain.unitWidth)
    add("slop", plain.slop.distance(for: settings.pointer))
    add("capture", capture)
    add("rearm", rearm)
    add("min-fling", plain.minimumFling)
    add("max-fling", plain.maximumFling)
    add("stop-distance", plain.stopDistance)
    add("rest-distance", plain.restDistance)
    script.body = script.body.map { line in
      var line = line
      if case .wheel(var turn) = line.verb, turn.unit == .points {
        switch turn.delta {
        case .along(let along): turn.delta = .along(along * 2)
        case .both(let point): turn.delta = .both(point.x * 2, point.y * 2)
        }
        line.verb = .wheel(turn)
      }
      return line
    }
    return script
  }
}

extension Point {
  /// True if both coordinates are multiples of 1/64 within ±2³⁰: sums and mirror images are exact.
  fileprivate var isSixtyFourth: Bool {
    let limit = 0x1p30
    return abs(x) <= limit && abs(y) <= limit && x * 64 == roundedToNearest(x * 64)
      && y * 64 == roundedToNearest(y * 64)
  }
}

extension Script.Verb {
  fileprivate var hasPlace: Bool {
    switch self {
    case .down, .move, .up(_, _?, _, _), .hover(_?, _): true
    default: false
    }
  }

  fileprivate func moved(to place: Point) -> Script.Verb {
    switch self {
    case .down(let id, _, let details): .down(id, .both(place), details)
    case .move(let id, _, let details): .move(id, .both(place), details)
    case .up(let id, _, let modifiers, let button): .up(id, .both(place), modifiers, button: button)
    case .hover(_, let button): .hover(.both(place), button: button)
    default: self
    }
  }

  fileprivate var namesPointerKind: Bool {
    switch self {
    case .down(_, _, let details), .move(_, _, let details): details.kind != nil
    default: false
    }
  }
}
