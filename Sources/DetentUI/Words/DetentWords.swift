#if canImport(SwiftUI)
internal import Foundation
internal import SwiftUI

/// What Detent's controls say by themselves, in the language of the app: from its own strings where they have the key,
/// else from the catalogue of this package, which has English, German, French, Japanese and Arabic.
enum DetentWords {
  /// The least value of a thumb, and the lower one of two thumbs.
  static var minimum: String { text("Minimum") }
  /// The largest value of a thumb, and the upper one of two thumbs.
  static var maximum: String { text("Maximum") }

  /// The action of ten steps at once.
  static var tenMore: String { text("Ten steps more") }
  /// The action of ten steps at once, back.
  static var tenLess: String { text("Ten steps less") }
  /// The action that takes a rating back.
  static var noRating: String { text("No rating") }

  /// A rating as it is spoken: "3.5 of 5 stars".
  ///
  /// - Parameters:
  ///   - value: as it is written.
  ///   - count: how many symbols there are.
  ///   - locale: of whoever listens, which decides on the plural.
  /// - Returns: the sentence.
  static func rating(_ value: String, of count: Int, in locale: Locale) -> String {
    String(format: text("%@ of %lld stars"), locale: locale, value, Int64(count))
  }

  private static func text(_ key: String) -> String {
    let own = Bundle.main.localizedString(forKey: key, value: missing, table: nil)
    return own == missing ? package.localizedString(forKey: key, value: nil, table: nil) : own
  }

  /// What no string is.
  private static let missing = "\u{0}"

  /// The resources of this package, wherever the app has put them; the app's own if they are not there.
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

  /// Of the code that asks.
  private final class Place {}
}
#endif
