public import ControlCore
public import GestureScript

// Strokes of one pointer, keys, and actions of the host.

extension ProbeWriter {
  /// Presses a thumb, drags it and lets it go.
  mutating func stroke(part: Int = 0, to share: Double, in moves: Int = 5) {
    press(part: part)
    drag(to: share, in: moves)
    lift()
  }

  /// Presses the first thumb, drags it by a share of the range and lets it go.
  mutating func stroke(by way: Double, _ details: PointerDetails = PointerDetails()) {
    grab(by: way, details)
    lift()
  }

  /// Presses the first thumb, and drags it by a share of the range.
  mutating func grab(by way: Double, _ details: PointerDetails = PointerDetails()) {
    press(nil, details)
    drag(by: way)
  }

  /// Moves the pointer that is down by a share of the range from the first thumb.
  mutating func drag(by way: Double, in moves: Int = 5) { drag(to: share(of: 0) + way, in: moves) }

  /// Presses and releases a key.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - count: the number of presses.
  public mutating func press(_ key: Key, _ count: Int = 1) {
    for _ in 0..<count {
      add(.key(KeyStroke(key)))
      wait(50)
    }
  }

  /// Changes a setting as the host. If the control does not accept it, the probe cannot be played.
  ///
  /// - Parameter setting: any setting but the value.
  public mutating func set(_ setting: Setting) {
    var changed = aim.settings
    changed.change(setting)
    guard let entry = table[setting.name], entry.allows(setting.value),
      !fixed.contains(where: { $0.name == setting.name }), table.problem(changed) == nil
    else { return refused.append(setting) }
    aim.settings = changed
    add(.set(setting))
  }

  /// Sets the value of a part as the host.
  ///
  /// - Parameters:
  ///   - value: any number, also beyond the bounds.
  ///   - part: the part, from 0.
  public mutating func set(value: Double, of part: Int = 0) {
    let part = min(part, partCount - 1)
    shares[part] = aim.share(of: value)
    add(.set(.value(value, of: UInt8(clamping: part))))
  }

  /// Sets a part to a share of the range as the host.
  ///
  /// - Parameters:
  ///   - share: from 0 to 1.
  ///   - part: the part, from 0.
  public mutating func set(share: Double, of part: Int = 0) {
    set(value: aim.value(at: share), of: part)
  }
}
