import GestureReplay
import GestureScript

extension ControlSet {
  /// Detects a script that has nothing below its header and no golden: it has settings for others,
  /// and is no test.
  ///
  /// - Parameter path: path of the script.
  /// - Returns: true for such a script; false for one that cannot be read, or not twice.
  package func isHeader(at path: String) -> Bool {
    guard let golden = Golden.path(of: path), Files.isFile(path), !Files.exists(golden),
      case .text(let source) = Files.script(at: Array(path.utf8))
    else { return false }
    // Most scripts have a line with a time, which begins with '+' or '@', and need not be parsed.
    var lines = TextLines(source)
    while let line = lines.next() {
      if let first = line.bytes.first, [UInt8(ascii: "+"), UInt8(ascii: "@")].contains(first) {
        return false
      }
    }
    return Replay.read(source, controls: besides(path)).script?.body.isEmpty == true
  }
}
