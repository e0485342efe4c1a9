public import ControlCore

/// Something a terminal sent: a key, what a mouse did, or an answer.
public enum TerminalInput: Equatable, Sendable {
  /// A key that controls know.
  case key(Key, Modifiers)
  /// Tab, or with shift back tab.
  case tab(isBack: Bool)
  /// Any other ASCII character, control characters included.
  case character(UInt8)
  /// A mouse reports.
  case mouse(TerminalMouse)
  /// The answer to the question for a private mode.
  case mode(Int64, isKnown: Bool)
  /// The size of a cell, in pixels.
  case cellSize(width: Int64, height: Int64)
}

/// One report of a mouse.
public struct TerminalMouse: Equatable, Sendable {
  /// Pressed, released, moved and so on.
  public var action: Action
  /// From 1, in cells; in pixels, where the terminal was told to report those.
  public var column: Int64
  /// From 1, downwards.
  public var row: Int64
  /// Keys held meanwhile.
  public var modifiers: Modifiers

  /// The action of the mouse. Buttons are counted from the left one, 0.
  public enum Action: Equatable, Sendable {
    /// A button goes down.
    case press(Int64)
    /// A button goes up.
    case release(Int64)
    /// Moved with a button held.
    case drag(Int64)
    /// Moved with none held.
    case motion
    /// One notch of a wheel; positive to the right and down.
    case wheel(x: Double, y: Double)
  }

  /// A report of a place, from 1 on.
  public init(_ action: Action, column: Int64, row: Int64, modifiers: Modifiers = .none) {
    (self.action, self.column, self.row, self.modifiers) = (action, column, row, modifiers)
  }

  /// A report with a code as xterm makes it.
  ///
  /// - Parameters:
  ///   - code: 0 to 2 buttons, 3 none; + 4 shift, + 8 alt, + 16 control, + 32 motion, + 64 a wheel,
  ///     + 128 more buttons.
  ///   - isRelease: whether the report says that a button went up.
  ///   - column: of the place.
  ///   - row: of the place.
  init(code: Int64, isRelease: Bool, column: Int64, row: Int64) {
    let button = code & 3
    if code & 64 != 0 {
      let step = button & 1 == 0 ? -1.0 : 1.0
      action = button < 2 ? .wheel(x: 0, y: step) : .wheel(x: step, y: 0)
    } else if code & 128 != 0 {
      let extra = button + 4
      action = isRelease ? .release(extra) : code & 32 != 0 ? .drag(extra) : .press(extra)
    } else if code & 32 != 0 {
      action = button == 3 ? .motion : .drag(button)
    } else {
      // Old reports do not say which button went up.
      action = isRelease ? .release(button) : button == 3 ? .release(0) : .press(button)
    }
    (self.column, self.row) = (column, row)
    let keys: [(Int64, Modifiers)] = [(4, .shift), (8, .alt), (16, .control)]
    modifiers = keys.reduce(.none) { code & $1.0 != 0 ? $0.union($1.1) : $0 }
  }
}
