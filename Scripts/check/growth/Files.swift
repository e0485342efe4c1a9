import Harness

/// Files that are large in one respect.
enum Files {
  static var cases: [Case] {
    [
      // Only the first thousand get suggestions.
      script("words that are not known", 3000, most: 1.5) { repeated("capturee 1\n", $0) },
      script("errors behind a thousand others", 3000) { repeated("\"\n", $0) },
      script("moves", 3000) { repeated("+1ms move 0 5\n", $0) },
      script("one long line") { repeated("x", $0) },
      script("settings") { repeated("snap always\n", $0) },
      script("comments") { repeated("# a\n", $0) },
      text("a line of many events", 2000) { size in
        let events = repeated(",[1,\"mark\",\"é\"],[1,\"m\",0,5]", size).dropFirst()
        return "{\"gesture\":1,\"title\":\"é\",\"unit\":\"us\",\"ev\":[\(events)]}"
      } read: {
        _ = ScriptLine.read($0[...])
      },
      recording("samples of one event") { size in
        let samples = (0..<size).map { "[\($0),1,0]" }.joined(separator: ",")
        return """
          {"t":0,"type":"down","x":0,"y":0}
          {"t":\(size),"type":"move","x":3,"y":0,"coalesced":[\(samples)]}
          """
      },
      recording("members of one object") { size in
        "{\"t\":0,\"type\":\"down\",\"y\":0" + repeated(",\"x\":1", size) + "}"
      },
      recording("contacts of many pointers, none of which ends") { size in
        "t,type,id,x,y\n" + (0..<size).map { "\($0),down,\($0 % 100),1,2\n" }.joined()
      },
      recording("columns that mean nothing") { size in
        let unused = repeated("a,", size)
        return "\(unused)t,type,x,y\n\(unused)0,down,1,2\n"
      },
      recording("columns that mean the same") { "t,type," + repeated("x,", $0) + "\n" },
      recording("devices, slots and reports", devices),
    ]
  }

  private static func devices(_ size: Int) -> String {
    var log = ""
    for index in 0..<size {
      let digits = String(index % 64, radix: 16)
      let slot = repeated("0", 8 - digits.count) + digits
      let device = "[ 1.0] /dev/input/event\(index % 64): "
      log += "\(device)0003 002f \(slot)\n\(device)0003 0039 \(slot)\n\(device)0000 0000 00000000\n"
    }
    return log
  }

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  private static func script(
    _ name: String, _ size: Int = 2000, most: Double = 2.2, _ body: @escaping (Int) -> String
  ) -> Case {
    text("a script of many \(name)", size, most: most) {
      "gesture 1\n" + body($0)
    } read: {
      _ = ScriptReader.read($0)
    }
  }

  private static func recording(_ name: String, _ write: @escaping (Int) -> String) -> Case {
    text("a recording of many \(name)", 2000, write) { _ = try? RecordingReader.read($0) }
  }

  private static func text(
    _ name: String, _ size: Int, most: Double = 2.2, _ write: @escaping (Int) -> String,
    read: @escaping ([UInt8]) -> Void
  ) -> Case {
    Case(name: name, size: size, most: most) { size in
      let bytes = Array(write(size).utf8)
      return { read(bytes) }
    }
  }
}
