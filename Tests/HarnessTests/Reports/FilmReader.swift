import Harness
import TestSupport

/// A reader of animations: the parts that move, and their keyframes.
struct FilmReader {
  /// A keyframe of a track.
  struct Key {
    /// Time as a share of the animation, 0 to 1.
    var share: Double
    var x = 0.0
    var y = 0.0
    var opacity = 1.0
    var isVisible = true
  }

  let text: String
  /// Duration in seconds: the replay's plus 1 s; the style sheet holds whole milliseconds only.
  let duration: Double
  private(set) var tracks: [String: [Key]] = [:]
  private var stepped: Set<String> = []

  init(_ film: Film, of script: Script) {
    duration = Double(Replay(script, level: .calls).end.nanoseconds) / 1e9 + 1
    text = String(decoding: film.bytes, as: UTF8.self)
    for line in text.split(separator: "\n") {
      if line.hasPrefix("@keyframes ") {
        let parts = line.dropFirst(11).split(separator: "{", maxSplits: 1)
        tracks[String(parts[0])] = Self.keys(parts[1])
      } else if line.hasPrefix("."), line.hasSuffix(" infinite}") {
        let words = line.dropLast(10).split(separator: " ")
        if words[2] == "step-end" { stepped.insert(String(line.dropFirst().prefix { $0 != "{" })) }
      } else if line.hasPrefix("."), line.hasSuffix("}") {
        let parts = line.dropFirst().dropLast().split(separator: "{", maxSplits: 1)
        // A part that does not move has a rule and no keyframes.
        if parts.count == 2, let key = Self.key(0, parts[1]) { tracks[String(parts[0])] = [key] }
      }
    }
  }

  private static func keys(_ text: Substring) -> [Key] {
    text.split(separator: "}").compactMap { part in
      let parts = part.split(separator: "%{", maxSplits: 1)
      guard parts.count == 2, let percent = Double(parts[0]) else { return nil }
      return key(percent / 100, parts[1])
    }
  }

  private static func key(_ share: Double, _ rule: Substring) -> Key? {
    var key = Key(share: share)
    for declaration in rule.split(separator: ";") {
      let parts = declaration.split(separator: ":")
      switch parts[0] {
      case "transform":
        let numbers = parts[1].dropFirst(10).dropLast().split(separator: ",")
        guard numbers.count == 2, let x = Double(numbers[0].dropLast(2)),
          let y = Double(numbers[1].dropLast(2))
        else { return nil }
        (key.x, key.y) = (x, y)
      case "opacity": key.opacity = Double(parts[1]) ?? .nan
      case "visibility": key.isVisible = parts[1] == "visible"
      default: return nil
      }
    }
    return key
  }

  /// True if the times of all tracks ascend within 0 to 1.
  var isOrdered: Bool {
    tracks.values.allSatisfy { keys in
      zip(keys, keys.dropFirst()).allSatisfy { $0.share < $1.share }
        && keys.allSatisfy { (0...1).contains($0.share) }
    }
  }

  /// Returns the state of a track at a time in seconds; `nil` if there is no such track.
  func place(_ track: String, at seconds: Double) -> Key? {
    guard let keys = tracks[track], let first = keys.first else { return nil }
    let share = seconds / duration
    guard let index = keys.lastIndex(where: { $0.share <= share + 1e-9 }) else { return first }
    let (from, to) = (keys[index], keys[min(index + 1, keys.count - 1)])
    guard !stepped.contains(track), to.share > from.share else { return from }
    let part = max(share - from.share, 0) / (to.share - from.share)
    var key = from
    key.x += (to.x - from.x) * part
    key.y += (to.y - from.y) * part
    key.opacity += (to.opacity - from.opacity) * part
    return key
  }

  /// Returns a time as the animation rounds it, in seconds.
  func written(_ seconds: Double) -> Double {
    let unit = duration > 20 ? 1e5 : 1e4
    return (seconds / duration * unit).rounded() / unit * duration
  }

  /// Returns the drawing from the start of a moving group to the next group.
  func group(_ track: String) -> Substring {
    let start = text.range(of: "<g class=\"\(track)\">")
    guard let start else { return "" }
    let rest = text[start.upperBound...]
    return rest[..<(rest.range(of: "<g class=\"")?.lowerBound ?? rest.endIndex)]
  }

  /// Returns the y offset of each page of a book.
  func pages(_ track: String) -> [Double] {
    group(track).split(separator: "<g transform=\"translate(0,").dropFirst()
      .compactMap { Double($0.prefix { $0 != ")" }) }
  }
}

extension String {
  func range(of part: String) -> Range<String.Index>? { self[...].range(of: part) }
}

extension Substring {
  func range(of part: String) -> Range<Substring.Index>? { ranges(of: part).first }
}
