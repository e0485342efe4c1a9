// ios15.0 DetentTool: 'firstRange(of:)' is only available in iOS 16.0 or newer
func planted(_ text: Substring) -> Range<Substring.Index>? { text.firstRange(of: ", or: ") }
