// macos13.0 DetentVerbs: 'Mutex' is only available in macOS 15.0 or newer
import Synchronization

let planted = Mutex(0)
