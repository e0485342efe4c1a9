import ControlCore

/// A pair of colours: one for light surroundings, one for dark ones.
public struct Ink: Equatable, Sendable {
  /// The colour in light surroundings.
  public var light: RGBA
  /// The colour in dark surroundings.
  public var dark: RGBA

  /// Makes an ink from a light and a dark colour.
  public init(light: RGBA, dark: RGBA) {
    self.light = light
    self.dark = dark
  }

  /// Makes an ink of one colour for light and dark surroundings.
  public init(_ color: RGBA) {
    self.init(light: color, dark: color)
  }

  /// Returns this ink with its opacity multiplied by a factor of 0 to 1.
  @inline(never)
  public func opacity(_ share: Double) -> Ink {
    Ink(light: light.opacity(share), dark: dark.opacity(share))
  }

  /// Returns the colour for an appearance; `automatic` counts as light.
  public func color(in appearance: Appearance) -> RGBA {
    appearance == .dark ? dark : light
  }
}

// The system colours of Apple's platforms, as published in its Human Interface Guidelines.
extension Ink {
  /// Text and whole marks.
  public static let label = Ink(light: RGBA(0x0000_00FF), dark: RGBA(0xFFFF_FFFF))
  /// Text of less importance.
  public static let secondaryLabel = Ink(light: RGBA(0x3C3C_4399), dark: RGBA(0xEBEB_F599))
  /// Parts that are out of range.
  public static let tertiaryLabel = Ink(light: RGBA(0x3C3C_434D), dark: RGBA(0xEBEB_F54D))
  /// The background of a picture.
  public static let background = Ink(light: RGBA(0xFFFF_FFFF), dark: RGBA(0x1C1C_1EFF))
  /// The cursor, and borders.
  public static let red = Ink(light: RGBA(0xFF3B_30FF), dark: RGBA(0xFF45_3AFF))
  /// Stars.
  public static let yellow = Ink(light: RGBA(0xFFCC_00FF), dark: RGBA(0xFFD6_0AFF))
  /// Symbols that are not selected.
  public static let gray = Ink(RGBA(0x8E8E_93FF))
  /// The focus ring, and fingers in animations.
  public static let blue = Ink(light: RGBA(0x007A_FFFF), dark: RGBA(0x0A84_FFFF))
}

/// A colour in the sRGB colour space.
public struct RGBA: Equatable, Sendable {
  /// The components as `0xRRGGBBAA`.
  public let packed: Int64

  /// - Parameter packed: the components as `0xRRGGBBAA`; higher bits are ignored.
  public init(_ packed: Int64) {
    self.packed = packed & 0xFFFF_FFFF
  }

  /// The red component, 0 to 255.
  public var red: Int64 { packed &>> 24 }
  /// The green component, 0 to 255.
  public var green: Int64 { packed &>> 16 & 0xFF }
  /// The blue component, 0 to 255.
  public var blue: Int64 { packed &>> 8 & 0xFF }
  /// The opacity, 0 to 255; 255 is opaque.
  public var alpha: Int64 { packed & 0xFF }

  func opacity(_ share: Double) -> RGBA {
    let part = min(max(share, 0), 1)
    let alpha = Int64(saturating: roundedToNearest(Double(alpha) * part))
    return RGBA(packed & 0xFFFF_FF00 | alpha)
  }
}

/// The choice between light and dark surroundings.
public enum Appearance: Equatable, Sendable {
  /// The viewer's preference if the surface knows it; otherwise light.
  case automatic
  /// Light or dark, regardless of the viewer's preference.
  case light, dark
}
