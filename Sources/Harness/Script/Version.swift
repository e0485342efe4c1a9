/// Which version of Detent this is.
public enum Version {
  /// As the command and the comments of imported scripts have it.
  public static let text: StaticString = "detent 0.1.0"
}
