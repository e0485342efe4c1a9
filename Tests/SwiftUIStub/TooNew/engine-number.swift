// macos13.0 ControlCore: 'Int128' is only available in macOS 15.0 or newer
func planted(_ number: Int64) -> Int128 { Int128(number) &* 10 }
