// macos13.0 GestureReports: 'UInt128' is only available in macOS 15.0 or newer
func planted(_ number: UInt64) -> UInt128 { UInt128(number) << 64 }
