import Foundation

/// Programs of the machine that a test starts besides the project's own.
///
///     @Test(.enabled(if: Programs.has("python3"), "there is no python3 here"))
public enum Programs {
  /// - Parameter name: name of a program, as typed in a shell.
  /// - Returns: true if one of the folders of PATH has it.
  public static func has(_ name: String) -> Bool {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return path.split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
    }
  }
}
