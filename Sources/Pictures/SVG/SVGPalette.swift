import Presentation

/// The inks of a picture, each a class of its style sheet, numbered by first use.
struct SVGPalette {
  private var inks: [Ink] = []
  /// The numbers of the inks, sorted by key for binary search.
  private var known: [(key: UInt64, number: Int)] = []
  private let use: Use
  private let appearance: Appearance

  /// The use of the inks; fills and strokes have separate classes.
  enum Use { case fill, stroke }

  init(of use: Use, appearance: Appearance) {
    self.use = use
    self.appearance = appearance
  }

  /// - Returns: the number of an ink, assigned at its first use.
  mutating func number(of ink: Ink) -> Int64 {
    let ink = appearance == .automatic ? ink : Ink(ink.color(in: appearance))
    let key = UInt64(bitPattern: ink.light.packed) << 32 | UInt64(bitPattern: ink.dark.packed)
    var (low, high) = (0, known.count)
    while low < high {
      let middle = (low + high) / 2
      if known[middle].key < key { low = middle + 1 } else { high = middle }
    }
    if low < known.count, known[low].key == key { return Int64(known[low].number) }
    known.insert((key, inks.count), at: low)
    inks.append(ink)
    return Int64(inks.count - 1)
  }

  /// Writes a rule for every ink.
  ///
  /// - Parameters:
  ///   - selector: the prefix of the class names.
  ///   - isDark: `true` to write only the rules that differ in dark surroundings.
  ///   - markup: receives the rules.
  package func append(_ selector: Markup, isDark: Bool, to markup: inout Markup) {
    var number: Int64 = 0
    for ink in inks {
      if !isDark || ink.dark != ink.light {
        markup.append(selector)
        markup.append(decimal: number)
        markup.append(use == .stroke && !isDark ? "{fill:none;" : "{")
        markup.append(use == .stroke ? "stroke" : "fill", isDark ? ink.dark : ink.light)
        markup.append("}\n")
      }
      number += 1
    }
  }

  /// True if any ink has another colour in dark surroundings.
  var hasDark: Bool { inks.contains { $0.light != $0.dark } }
}

extension Markup {
  /// Writes a colour as declarations, with separate opacity for old viewers.
  fileprivate mutating func append(_ property: StaticString, _ color: RGBA) {
    append(property)
    append(":#")
    for shift: Int64 in [28, 24, 20, 16, 12, 8] {
      let digit = UInt8(truncatingIfNeeded: color.packed &>> shift & 0xF)
      append(digit < 10 ? digit + 48 : digit + 87)
    }
    guard color.alpha < 255 else { return }
    append(";")
    append(property)
    append("-opacity:")
    append(number: Double(color.alpha) / 255)
  }
}
