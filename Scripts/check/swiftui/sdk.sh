# shellcheck shell=bash
# Part of systems.sh for Apple's SDK at "$sdk": of Xcode 16 or later, whose Swift library equals that of Swift 6.
# Compiles all modules for the oldest system in Package.swift, and those for views for the SDK's own. The textual
# part of the SDK is enough: SDKSettings.json, headers, module maps, API notes and *.swiftinterface, with symbolic
# links intact. On Linux, modules are built from the interfaces, in minutes; DETENT_SDK_CACHE names a folder to keep
# them.

settings=$sdk/SDKSettings.json
[ -f "$settings" ] || { echo "swiftui: $settings is missing: name the folder that ends in .sdk" >&2; exit 2; }
sdk=$(cd "$sdk" && pwd)
name=$(sed -nE 's/.*"CanonicalName" *: *"([a-z]+)[0-9.]*".*/\1/p' "$settings" | head -1)
newest=$(sed -nE 's/.*"CanonicalName" *: *"[a-z]+([0-9.]+)".*/\1/p' "$settings" | head -1)
case $name in
  iphoneos) wanted=ios suffix= ;;
  iphonesimulator) wanted=ios suffix=-simulator ;;
  macosx) wanted=macos suffix= ;;
  appletvos) wanted=tvos suffix= ;;
  appletvsimulator) wanted=tvos suffix=-simulator ;;
  watchos) wanted=watchos suffix= ;;
  watchsimulator) wanted=watchos suffix=-simulator ;;
  xros) wanted=xros suffix= ;;
  xrsimulator) wanted=xros suffix=-simulator ;;
  *) echo "swiftui: $settings names no SDK of Apple's" >&2; exit 2 ;;
esac

# Some SDKs have interfaces for arm64e alone.
interfaces=$sdk/usr/lib/swift/Swift.swiftmodule
architecture=arm64
if ! ls "$interfaces"/arm64-*.swiftinterface >/dev/null 2>&1; then
  architecture=arm64e
  ls "$interfaces"/arm64e-*.swiftinterface >/dev/null 2>&1 ||
    { echo "swiftui: $interfaces has no interface for arm64" >&2; exit 2; }
fi

triple() {
  local system=${1/macos/macosx}
  echo "$architecture-apple-$system$suffix"
}

options=(-sdk "$sdk")
if [ "$(uname)" != Darwin ]; then
  # The Swift library is the SDK's; the toolchain supplies only system-independent parts.
  resources=$(swiftc -print-target-info | sed -nE 's/.*"runtimeResourcePath": "(.*)".*/\1/p')
  mkdir "$work/resources"
  for folder in shims clang apinotes; do ln -s "$resources/$folder" "$work/resources/$folder"; done
  shims=$sdk/usr/lib/swift/shims
  [ -f "$shims/module.modulemap" ] || shims=$resources/shims
  options+=(-resource-dir "$work/resources" -I "$shims")
fi

# Warnings fail as well.
options+=(-warnings-as-errors)
for system in "${systems[@]}"; do
  case $system in "$wanted"*) break ;; esac
done
mkdir "$work/$system"

# Without SwiftUI nothing would be compiled.
mkdir "$work/first"
echo 'import SwiftUI' >"$work/first/first.swift"
frontend -typecheck "$system" First "$work/first/first" "$work/first" || {
  errors "$work/first/first.log"
  echo "swiftui: SwiftUI cannot be imported from $sdk" >&2
  exit 2
}
check_system "$system"
finish
echo "swiftui: all modules compile for $(triple "$system") against $sdk, without a warning"
if [ "$wanted$newest" != "$system" ]; then
  system=$wanted$newest only=views
  mkdir "$work/$system"
  check_system "$system"
  finish
  echo "swiftui: DetentUI and its examples compile for $(triple "$system") against $sdk, without a warning"
fi
