public import CDetent
import ControlCore
import Presentation
import Rating

@c @implementation
public func detent_rating_read_scene(
  _ rating: UnsafePointer<detent_rating>?, _ environment: UnsafePointer<detent_environment>?,
  _ scene: UnsafeMutablePointer<detent_rating_scene>?, _ size: Int,
  _ symbols: UnsafeMutablePointer<detent_symbol>?, _ capacity: Int
) -> detent_status {
  let isMissing = symbols == nil && capacity != 0
  return ControlStorage<RatingControl>.read(
    rating, given: isMissing ? .null : require(UnsafePointer(scene), size)
  ) { rating in
    let shown = rating.pointee.scene(
      breadth: environment.breadth, labelLength: environment.labelLength,
      environment: environment.environment)
    detent_rating_scene(shown, rating.pointee.configuration).write(to: scene, size)
    guard let symbols else { return }
    let count = min(space(capacity), Int(truncatingIfNeeded: shown.count))
    var (index, place): (Int64, Int) = (0, 0)
    while place < count {
      symbols[place] = detent_symbol(shown.symbol(index))
      (index, place) = (index &+ 1, place &+ 1)
    }
  }
}

extension detent_rating_scene {
  fileprivate init(_ scene: RatingScene, _ configuration: RatingConfiguration) {
    let label = scene.label
    self.init(
      value: scene.value, count: scene.count, breadth: scene.breadth, phase: scene.phase.constant,
      orientation: configuration.orientation.constant,
      layout_direction: configuration.layoutDirection.constant,
      is_enabled: scene.isEnabled ? 1 : 0, is_previewed: scene.isPreviewed ? 1 : 0, reserved: 0,
      label_x: label?.x ?? .nan, label_y: label?.y ?? .nan, label_width: label?.width ?? .nan,
      label_height: label?.height ?? .nan)
  }
}

extension detent_symbol {
  fileprivate init(_ symbol: RatingSymbol) {
    let full = symbol.isFull ? DETENT_SYMBOL_FULL : 0
    let previewed = symbol.isPreviewed ? DETENT_SYMBOL_PREVIEWED : 0
    let pressed = symbol.isPressed ? DETENT_SYMBOL_PRESSED : 0
    self.init(
      x: symbol.frame.x, y: symbol.frame.y, width: symbol.frame.width,
      height: symbol.frame.height, fill: symbol.fill, flags: header(full | previewed | pressed),
      reserved: 0)
  }
}
