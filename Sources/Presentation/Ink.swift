import ControlCore

/// A colour for light surroundings and one for dark ones.
public struct Ink: Equatable, Sendable {
  /// In light surroundings.
  public var light: RGBA
  /// In dark ones.
  public var dark: RGBA

  /// One colour for each.
  public init(light: RGBA, dark: RGBA) {
    self.light = light
    self.dark = dark
  }

  /// An ink that has one colour in light and in dark surroundings.
  public init(_ color: RGBA) {
    self.init(light: color, dark: color)
  }

  /// With its opacity multiplied; 0 to 1.
  @inline(never)
  public func opacity(_ share: Double) -> Ink {
    Ink(light: light.opacity(share), dark: dark.opacity(share))
  }

  /// The colour to use; `automatic` counts as light.
  public func color(in appearance: Appearance) -> RGBA {
    appearance == .dark ? dark : light
  }
}

// The system colours of Apple's platforms, as published in its Human Interface Guidelines.
extension Ink {
  /// Text and whole marks.
  public static let label = Ink(light: RGBA(0x0000_00FF), dark: RGBA(0xFFFF_FFFF))
  /// Text that matters less.
  public static let secondaryLabel = Ink(light: RGBA(0x3C3C_4399), dark: RGBA(0xEBEB_F599))
  /// What is out of range.
  public static let tertiaryLabel = Ink(light: RGBA(0x3C3C_434D), dark: RGBA(0xEBEB_F54D))
  /// What everything stands on.
  public static let background = Ink(light: RGBA(0xFFFF_FFFF), dark: RGBA(0x1C1C_1EFF))
  /// The cursor, and borders.
  public static let red = Ink(light: RGBA(0xFF3B_30FF), dark: RGBA(0xFF45_3AFF))
  /// Stars.
  public static let yellow = Ink(light: RGBA(0xFFCC_00FF), dark: RGBA(0xFFD6_0AFF))
  /// Symbols that are not selected.
  public static let gray = Ink(RGBA(0x8E8E_93FF))
  /// The ring of what has the keyboard, and fingers in films.
  public static let blue = Ink(light: RGBA(0x007A_FFFF), dark: RGBA(0x0A84_FFFF))
}

/// A colour of the sRGB space.
public struct RGBA: Equatable, Sendable {
  /// `0xRRGGBBAA`.
  public let packed: Int64

  /// - Parameter packed: `0xRRGGBBAA`; other bits are ignored.
  public init(_ packed: Int64) {
    self.packed = packed & 0xFFFF_FFFF
  }

  /// 0 to 255 each.
  public var red: Int64 { packed &>> 24 }
  /// See `red`.
  public var green: Int64 { packed &>> 16 & 0xFF }
  /// See `red`.
  public var blue: Int64 { packed &>> 8 & 0xFF }
  /// See `red`; 255 is opaque.
  public var alpha: Int64 { packed & 0xFF }

  func opacity(_ share: Double) -> RGBA {
    let part = min(max(share, 0), 1)
    let alpha = Int64(saturating: roundedToNearest(Double(alpha) * part))
    return RGBA(packed & 0xFFFF_FF00 | alpha)
  }
}

/// Whether surroundings are light or dark.
public enum Appearance: Equatable, Sendable {
  /// As the viewer prefers, where the surface can tell; else light.
  case automatic
  /// Light, or dark, whatever the viewer prefers.
  case light, dark
}
