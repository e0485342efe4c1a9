public import CDetent

@c @implementation
public func detent_abi_version() -> UInt32 { UInt32(DETENT_ABI_VERSION) }

@c @implementation
public func detent_status_text(_ status: detent_status) -> UnsafePointer<CChar>? {
  let text: StaticString =
    switch Int(status) {
    case DETENT_OK: "no error"
    default: "unknown status"
    }
  return UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}
