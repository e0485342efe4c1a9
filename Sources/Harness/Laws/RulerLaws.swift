public import ControlCore

extension Law {
  /// The laws of rulers; the laws of every control are among them.
  public static var ofRulers: [Law] { ofEveryControl }
  /// The laws of ratings; the laws of every control are among them.
  public static var ofRatings: [Law] { ofEveryControl }
}
