import CDetent
import ControlCore
import Presentation
import Rating
import Ruler

// C structures and Swift values as numbers in the same order.

func one(_ flag: Bool) -> Double { flag ? 1 : 0 }

extension detent_environment {
  /// Not an initialiser: the observer that limits `textScale` does not run there.
  var known: ControlEnvironment {
    var known = ControlEnvironment()
    known.textScale = text_scale
    known.isEnabled = is_enabled != 0
    known.isFocused = is_focused != 0
    return known
  }
}

extension detent_accessibility {
  var numbers: [Double] {
    [
      value, minimum, maximum, step, incremented, decremented, Double(orientation),
      Double(is_enabled), Double(is_read_only), Double(is_focused),
    ]
  }
}

extension AccessibilityNode {
  var numbers: [Double] {
    [
      value, minimum ?? .nan, maximum ?? .nan, step, incremented ?? .nan, decremented ?? .nan,
      one(orientation == .vertical), one(isEnabled), one(isReadOnly), one(isFocused),
    ]
  }
}

extension ControlPhase {
  var number: Double {
    switch self {
    case .idle: 0
    case .pressed: 1
    case .dragging: 2
    case .coasting: 3
    case .settling: 4
    }
  }
}

// MARK: Ruler

extension RulerControl {
  static func numbers(_ state: detent_ruler_state) -> [Double] {
    [
      state.value, state.offset, state.velocity, state.target, Double(state.time),
      Double(state.rest_time), Double(state.nearest_mark), Double(state.phase),
      Double(state.reserved),
    ]
  }

  var stateNumbers: [Double] {
    [
      value, offset, velocity, target, Double(time.nanoseconds),
      Double(restTime?.nanoseconds ?? .min), Double(nearestMark), phase.number, 0,
    ]
  }

  static func numbers(_ scene: detent_ruler_scene) -> [Double] {
    [
      Double(scene.mark_count), scene.length, scene.breadth, scene.cursor, scene.value,
      scene.unit_width, scene.overscroll, scene.lower_bound, scene.upper_bound, scene.landing,
      Double(scene.phase), Double(scene.orientation), Double(scene.is_enabled),
      Double(scene.reserved),
    ]
  }

  private func scene(_ reported: detent_environment) -> RulerScene {
    scene(breadth: reported.breadth, environment: reported.known)
  }

  func sceneNumbers(_ environment: detent_environment) -> [Double] {
    let scene = scene(environment)
    return [
      Double(scene.markCount), scene.length, scene.breadth, scene.cursor, scene.value,
      scene.unitWidth, scene.overscroll, scene.lowerBound ?? .nan, scene.upperBound ?? .nan,
      scene.landing ?? .nan, scene.phase.number, one(scene.orientation == .vertical),
      one(scene.isEnabled), 0,
    ]
  }

  static func numbers(_ mark: detent_mark) -> [Double] {
    [mark.along, mark.value, Double(mark.index), Double(mark.kind), Double(mark.flags)]
  }

  func partNumbers(_ environment: detent_environment) -> [[Double]] {
    let scene = scene(environment)
    return (0..<min(scene.markCount, 300)).map { number in
      let mark = scene.mark(number)
      let kind: Double =
        switch mark.kind {
        case .fraction: 0
        case .half: 1
        case .unit: 2
        }
      return [
        mark.along, mark.value, Double(mark.index), kind,
        one(mark.hasLabel) + 2 * one(mark.isInRange),
      ]
    }
  }

  func accessibilityNumbers(_ environment: detent_environment) -> [Double] {
    accessibilityNode(label: "", environment: environment.known).numbers
  }
}

// MARK: Rating

extension RatingControl {
  static func numbers(_ state: detent_rating_state) -> [Double] {
    [
      state.value, state.preview, Double(state.time), Double(state.phase), Double(state.reserved),
    ]
  }

  var stateNumbers: [Double] {
    [value, preview ?? .nan, Double(time.nanoseconds), phase.number, 0]
  }

  static func numbers(_ scene: detent_rating_scene) -> [Double] {
    [
      Double(scene.count), scene.value, scene.breadth, Double(scene.phase),
      Double(scene.orientation), Double(scene.layout_direction), Double(scene.is_enabled),
      Double(scene.is_previewed), Double(scene.reserved), scene.label_x, scene.label_y,
      scene.label_width, scene.label_height,
    ]
  }

  private func scene(_ reported: detent_environment) -> RatingScene {
    scene(
      breadth: reported.breadth, labelLength: reported.label_length, environment: reported.known)
  }

  func sceneNumbers(_ environment: detent_environment) -> [Double] {
    let scene = scene(environment)
    let label = scene.label
    return [
      Double(scene.count), scene.value, scene.breadth, scene.phase.number,
      one(configuration.orientation == .vertical),
      one(configuration.layoutDirection == .rightToLeft), one(scene.isEnabled),
      one(scene.isPreviewed), 0, label?.x ?? .nan, label?.y ?? .nan, label?.width ?? .nan,
      label?.height ?? .nan,
    ]
  }

  static func numbers(_ symbol: detent_symbol) -> [Double] {
    [
      symbol.x, symbol.y, symbol.width, symbol.height, symbol.fill, Double(symbol.flags),
      Double(symbol.reserved),
    ]
  }

  func partNumbers(_ environment: detent_environment) -> [[Double]] {
    let scene = scene(environment)
    return (0..<scene.count).map { index in
      let symbol = scene.symbol(index)
      let flags =
        one(symbol.isFull) + 2 * one(symbol.isPreviewed) + 4 * one(symbol.isPressed)
      return [
        symbol.frame.x, symbol.frame.y, symbol.frame.width, symbol.frame.height, symbol.fill, flags,
        0,
      ]
    }
  }

  func accessibilityNumbers(_ environment: detent_environment) -> [Double] {
    accessibilityNode(label: "", environment: environment.known).numbers
  }
}
