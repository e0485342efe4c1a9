// ios15.0 GestureLaws: 'Duration' is only available in iOS 16.0 or newer
let planted = Duration.seconds(1)
