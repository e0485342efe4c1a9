// ios15.0 Presentation: 'InlineArray' is only available in iOS 26.0 or newer
struct Planted {
  var limbs = InlineArray<36, UInt64>(repeating: 0)
}
