// ios15.0 detent: runtime support for parameterized protocol types is only available in iOS 16.0.0 or newer
func planted() -> Any.Type { (any Sequence<Int>).self }
