// ios15.0 GestureScript: 'contains' is only available in iOS 16.0 or newer
func planted(_ text: String) -> Bool { text.contains("control") }
