public import ControlCore

/// Input from a terminal: a key, a mouse report, or an answer.
public enum TerminalInput: Equatable, Sendable {
  /// A key that controls support.
  case key(Key, Modifiers)
  /// Tab, or shift-tab.
  case tab(isBack: Bool)
  /// Any other ASCII character, control characters included.
  case character(UInt8)
  /// A mouse report.
  case mouse(TerminalMouse)
  /// The answer to a query for a private mode.
  case mode(Int64, isKnown: Bool)
  /// The size of a cell, in pixels.
  case cellSize(width: Int64, height: Int64)
}

/// One mouse report.
public struct TerminalMouse: Equatable, Sendable {
  /// The action: pressed, released, moved and so on.
  public var action: Action
  /// The column in cells, from 1; in pixels if the terminal reports pixels.
  public var column: Int64
  /// The row, from 1 at the top.
  public var row: Int64
  /// The modifiers held.
  public var modifiers: Modifiers

  /// The action of the mouse. Button 0 is the left one.
  public enum Action: Equatable, Sendable {
    /// A button goes down.
    case press(Int64)
    /// A button goes up.
    case release(Int64)
    /// The mouse moves with a button held.
    case drag(Int64)
    /// The mouse moves without a button.
    case motion
    /// One notch of a wheel; positive to the right and down.
    case wheel(x: Double, y: Double)
  }

  /// Creates a report at a position, from 1.
  public init(_ action: Action, column: Int64, row: Int64, modifiers: Modifiers = .none) {
    (self.action, self.column, self.row, self.modifiers) = (action, column, row, modifiers)
  }

  /// Creates a report from an xterm code.
  ///
  /// - Parameters:
  ///   - code: 0 to 2 buttons, 3 none; + 4 shift, + 8 alt, + 16 control, + 32 motion, + 64 a wheel,
  ///     + 128 more buttons.
  ///   - isRelease: true if the report is of a button that went up.
  ///   - column: the column of the mouse.
  ///   - row: the row of the mouse.
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
      // Old reports do not name the released button.
      action = isRelease ? .release(button) : button == 3 ? .release(0) : .press(button)
    }
    (self.column, self.row) = (column, row)
    let keys: [(Int64, Modifiers)] = [(4, .shift), (8, .alt), (16, .control)]
    modifiers = keys.reduce(.none) { code & $1.0 != 0 ? $0.union($1.1) : $0 }
  }
}
