import Foundation
import TestSupport
import Testing

import Harness

/// Tests of file names in commands that people paste.
struct ShellWordTests {
  @Test(arguments: [
    ("a/b-c_1.gesture", "a/b-c_1.gesture:2"), ("sp ace.gesture", "'sp ace.gesture:2'"),
    ("it's", #"'it'\''s:2'"#), ("-x", "./-x:2"), ("~", "'~:2'"), ("$HOME", "'$HOME:2'"),
    ("ünï", "'ünï:2'"), ("a\nb", #"$'a\012b:2'"#), ("a\n'", #"$'a\012\':2'"#),
  ])
  func `a name that means something to a shell is in quotes`(file: String, word: String) {
    var text: [UInt8] = []
    text.append(shellWord: Array(file.utf8), line: 2)
    #expect(string(text) == word)
  }

  /// The system's shell prints its reading of each word.
  @Test(.enabled(if: Programs.has("bash"), "there is no bash here"))
  func `a shell reads back the name, whatever bytes it has`() throws {
    var names: [[UInt8]] = (1...255).map { [0x61, $0, 0x62] }
    names += (1...255).map { [$0] } + ["", "a''b", "\\\\", "$(x) `y`", "é日"].map { Array($0.utf8) }
    names = names.filter { $0.first != UInt8(ascii: "-") }
    var script = Array("printf '%s\\0'".utf8)
    for name in names {
      script.append(UInt8(ascii: " "))
      script.append(shellWord: name)
    }
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["bash"]
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    input.fileHandleForWriting.write(Data(script))
    try input.fileHandleForWriting.close()
    let reported = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
    let words = reported.split(separator: 0, omittingEmptySubsequences: false).dropLast()
    #expect(words.map(Array.init) == names)
  }
}
