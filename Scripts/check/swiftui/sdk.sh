# shellcheck shell=bash
# The part of systems.sh that compiles against an SDK of Apple's at "$sdk": of Xcode 16 or later, whose Swift library has
# what Swift 6 has.

name=$(sed -nE 's/.*"CanonicalName" *: *"([a-z]+)[0-9.]*".*/\1/p' "$sdk/SDKSettings.json" 2>/dev/null | head -1)
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
  *) echo "swiftui: $sdk/SDKSettings.json names no SDK of Apple's" >&2; exit 2 ;;
esac

triple() {
  local system=${1/macos/macosx}
  echo "arm64-apple-$system$suffix"
}

options=(-sdk "$sdk")
if [ "$(uname)" != Darwin ]; then
  # The Swift library is the SDK's: of the toolchain only what is no system's.
  resources=$(swiftc -print-target-info | sed -nE 's/.*"runtimeResourcePath": "(.*)".*/\1/p')
  mkdir "$work/resources"
  for folder in shims clang apinotes; do ln -s "$resources/$folder" "$work/resources/$folder"; done
  options+=(-resource-dir "$work/resources")
fi
for system in "${systems[@]}"; do
  case $system in "$wanted"*) break ;; esac
done
mkdir "$work/$system"
check_system "$system"
finish
echo "swiftui: all modules compile for $(triple "$system") against $sdk"
