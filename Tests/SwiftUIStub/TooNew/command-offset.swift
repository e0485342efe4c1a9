// macos13.0 DetentVerbs: cannot convert value of type 'Int' to expected argument type 'off_t'
func planted(_ file: Int32, _ bytes: UnsafeMutableRawPointer, at place: Int) -> Int {
  pread(file, bytes, 1, place)
}
