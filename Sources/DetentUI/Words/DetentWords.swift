#if canImport(SwiftUI)
internal import Foundation
internal import SwiftUI

/// The texts of Detent's controls in the app's language: from the app's strings, otherwise from
/// this package's catalogue in English, German, French, Japanese and Arabic.
enum DetentWords {
  /// The label of a thumb's smallest value, and of the lower of two thumbs.
  static var minimum: String { text("Minimum") }
  /// The label of a thumb's largest value, and of the upper of two thumbs.
  static var maximum: String { text("Maximum") }

  /// The action of ten steps up.
  static var tenMore: String { text("Ten steps more") }
  /// The action of ten steps down.
  static var tenLess: String { text("Ten steps less") }
  /// The action that clears a rating.
  static var noRating: String { text("No rating") }

  /// Returns a rating as it is spoken: "3.5 of 5 stars".
  ///
  /// - Parameters:
  ///   - value: the formatted value.
  ///   - count: the number of symbols.
  ///   - locale: the user's locale, which determines the plural.
  /// - Returns: the sentence.
  static func rating(_ value: String, of count: Int, in locale: Locale) -> String {
    String(format: text("%@ of %lld stars"), locale: locale, value, Int64(count))
  }

  private static func text(_ key: String) -> String {
    let own = Bundle.main.localizedString(forKey: key, value: missing, table: nil)
    return own == missing ? package.localizedString(forKey: key, value: nil, table: nil) : own
  }

  /// A value that no localised string has.
  private static let missing = "\u{0}"

  /// The resources of this package in the app; the app's own bundle if they are missing.
  private static let package: Bundle = {
    let name = "Detent_DetentUI.bundle"
    let places = [
      Bundle.main.resourceURL, Bundle(for: Place.self).resourceURL, Bundle.main.bundleURL,
    ]
    let found = places.lazy.compactMap {
      $0.flatMap { Bundle(url: $0.appendingPathComponent(name)) }
    }
    return found.first ?? .main
  }()

  /// A class to find the bundle of this code.
  private final class Place {}
}
#endif
