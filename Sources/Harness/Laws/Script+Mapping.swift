import ControlCore

// Copies of a script that are moved elsewhere, mirrored or enlarged. Laws compare what comes of them
// with what comes of the script itself.

extension Script {
  /// The script without sugar and with every place changed.
  ///
  /// - Parameter change: exact for multiples of 1/64 pt up to 2³⁰.
  /// - Returns: the script; `nil` if some place cannot be changed exactly.
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

  /// The script for a ruler that grows the other way.
  var mirrored: Script? {
    guard var script = mapped({ Point(x: -$0.x, y: $0.y) }) else { return nil }
    let isLeftToRight = settings.layout == .leftToRight
    script.header.append(HeaderLine(.layout(isLeftToRight ? .rightToLeft : .leftToRight)))
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

  /// The script for a ruler twice as large, with everything in points that a script can say.
  var doubled: Script? {
    guard var script = mapped({ Point(x: $0.x * 2, y: $0.y * 2) }) else { return nil }
    let plain = settings
    let slop = plain.slop ?? plain.slop(of: plain.pointer)
    guard plain.capture != nil, plain.rearm != nil, plain.fineDistance == nil,
      !body.contains(where: { $0.verb.namesPointerKind || $0.verb.isLength })
    else { return nil }
    let fling = (plain.minFling ?? 90, plain.maxFling ?? 8000)
    script.header += [
      HeaderLine(.unitWidth(plain.unitWidth * 2)), HeaderLine(.slop(slop * 2)),
      HeaderLine(.viewport(plain.width * 2, plain.height * 2)),
      HeaderLine(.capture((plain.capture ?? 0) * 2)), HeaderLine(.rearm((plain.rearm ?? 0) * 2)),
      HeaderLine(.minFling(fling.0 * 2)), HeaderLine(.maxFling(fling.1 * 2)),
    ]
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
  /// Whether sums and mirror images of it are exact.
  fileprivate var isSixtyFourth: Bool {
    let limit = 0x1p30
    return abs(x) <= limit && abs(y) <= limit && x * 64 == roundedToNearest(x * 64)
      && y * 64 == roundedToNearest(y * 64)
  }
}

extension Verb {
  fileprivate var hasPlace: Bool {
    switch self {
    case .down, .move, .up(_, _?, _), .hover(_?): true
    default: false
    }
  }

  fileprivate func moved(to place: Point) -> Verb {
    switch self {
    case .down(let id, _, let details): .down(id, .both(place), details)
    case .move(let id, _, let details): .move(id, .both(place), details)
    case .up(let id, _, let modifiers): .up(id, .both(place), modifiers)
    case .hover: .hover(.both(place))
    default: self
    }
  }

  fileprivate var namesPointerKind: Bool {
    switch self {
    case .down(_, _, let details), .move(_, _, let details): details.kind != nil
    default: false
    }
  }

  /// Whether it sets something in points.
  fileprivate var isLength: Bool {
    if case .set(.unitWidth, _) = self { true } else { false }
  }
}
