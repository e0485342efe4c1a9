/// The version of Detent.
public enum Version {
  /// The version as printed by the command and in comments of imported scripts.
  public static let text: StaticString = "detent 0.1.0"
}
