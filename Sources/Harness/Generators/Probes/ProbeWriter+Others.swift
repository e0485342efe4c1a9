public import ControlCore
public import GestureScript

// Keys, and what a host does.

extension ProbeWriter {
  /// A key is pressed and let go, some times.
  ///
  /// - Parameters:
  ///   - key: which one.
  ///   - count: how often.
  public mutating func press(_ key: Key, _ count: Int = 1) {
    for _ in 0..<count {
      add(.key(KeyStroke(key)))
      wait(50)
    }
  }

  /// The host changes a setting, if the control has it and it can be so.
  ///
  /// - Parameter setting: not the value.
  public mutating func set(_ setting: Setting) {
    var changed = aim.settings
    changed.change(setting)
    guard let entry = table[setting.name], entry.allows(setting.value),
      !fixed.contains(where: { $0.name == setting.name }), table.problem(changed) == nil
    else { return }
    aim.settings = changed
    add(.set(setting))
  }

  /// The host sets the value of a part.
  ///
  /// - Parameters:
  ///   - value: any number, also one beyond the bounds.
  ///   - part: from 0.
  public mutating func set(value: Double, of part: Int = 0) {
    let part = min(part, partCount - 1)
    shares[part] = aim.share(of: value)
    add(part == 0 ? .set(.value(value)) : .setPart(UInt8(clamping: part), to: value))
  }

  /// The host sets the value of a part to that at a share of the range.
  ///
  /// - Parameters:
  ///   - share: from 0 to 1.
  ///   - part: from 0.
  public mutating func set(share: Double, of part: Int = 0) {
    set(value: aim.value(at: share), of: part)
  }
}
