#!/usr/bin/env bash
# Builds the C interface without Swift's runtime: a static and a dynamic library that need only libc, the header, a
# pkg-config file and the recorder's source. Only the header's functions are exported.
#   Scripts/build/c.sh [--target TRIPLE] [FOLDER]
# Writes FOLDER, by default .build-c. OPTIMIZE=-Onone builds faster. TRIPLE is another machine for which the compiler
# supports Embedded Swift, such as aarch64-none-none-elf: then only a static library, which needs memcpy, memmove, memset,
# memcmp, __stack_chk_fail and __stack_chk_guard from the program.
set -euo pipefail
host=$(uname -m)-unknown-linux-gnu target=$host
if [ "${1:-}" = --target ]; then
  target=${2:?names a target, as aarch64-none-none-elf}
  shift 2
fi
[ $# = 0 ] || folder=$(realpath -m "$1")
cd "$(dirname "$0")/../.."
folder=${folder:-.build-c}
header=Sources/CDetent/include/detent.h
version=$(cat VERSION)
objects=$folder/objects
mkdir -p "$objects"

# All modules are one closed program except for the header's functions, optimised again by clang, which removes unused code
# and constant arguments: a third of the size. Closures are not specialised, which would double the slider without benefit.
# Square roots do not set errno, to avoid calls to libm. Of the small library Swift inlines only marked functions and those
# smaller than a call; clang inlines no function with a large stack frame, since frames would add up.
. Scripts/build/c-modules.sh
optimize=${OPTIMIZE:--Osize}
flags=(-target "$target" -enable-experimental-feature Embedded -wmo "$optimize"
  -swift-version 6 -parse-as-library -package-name detent -no-allocations
  -Xllvm -sil-disable-pass=closure-specialize -Xcc -fno-math-errno -I "$(dirname "$header")")
case $optimize in
  -Osize) flags+=(-Xllvm -sil-inline-overall-caller-block-limit=0) level=(-Oz -mllvm -inline-max-stacksize=256) ;;
  -Onone) level=(-O0) ;;
  *) level=(-O2) ;;
esac
grep -oE '\bdetent_[a-z_]+\(' "$header" | tr -d '(' | sort -u >"$folder/symbols"
{ echo '{ global:'; sed 's/$/;/' "$folder/symbols"; echo 'local: *; };'; } >"$folder/detent.map"
rm -rf "$objects/sources"
close_modules "$objects/sources"
swiftc "${flags[@]}" -module-name Detent -emit-ir "$objects"/sources/*.swift -o "$objects/detent.ll"
mapfile -t symbols <"$folder/symbols"
Scripts/embedded/shrink.py code "$objects/detent.ll" "$objects/closed.ll" "${symbols[@]}"
clang -target "$target" -Wno-override-module -fPIC -ffunction-sections -x ir "$objects/closed.ll" \
  -c "${level[@]}" -o "$objects/detent.o"
# The host's binutils cannot read object files of other machines.
objcopy=objcopy ar=ar
if [ "$target" != "$host" ]; then
  objcopy=$(command -v llvm-objcopy || ls /usr/bin/llvm-objcopy-* 2>/dev/null | tail -1) || true
  ar=$(command -v llvm-ar || true)
  [ -n "$objcopy" ] && [ -n "$ar" ] || { echo 'c: for another machine it takes llvm-objcopy and llvm-ar; the package llvm has them' >&2; exit 2; }
fi
"$objcopy" --keep-global-symbols="$folder/symbols" --strip-unneeded \
  --remove-section='.swift*' --remove-section=.comment "$objects/detent.o"
rm -f "$folder/libdetent.a"
"$ar" rcs "$folder/libdetent.a" "$objects/detent.o"
if [ "$target" != "$host" ]; then
  cp "$header" "$folder"
  echo "c: $folder/libdetent.a $(wc -c <"$folder/libdetent.a") bytes, for $target"
  exit
fi
cc -shared -Wl,--gc-sections -Wl,-s -Wl,-z,defs -Wl,-z,noseparate-code -Wl,-soname,libdetent.so.1 \
  -Wl,--version-script="$folder/detent.map" "$objects/detent.o" -o "$folder/libdetent.so.1"
ln -sf libdetent.so.1 "$folder/libdetent.so"
cp "$header" Frontends/c/detent_record* "$folder"
cat >"$folder/detent.pc" <<EOF
prefix=\${pcfiledir}
Name: detent
Description: the engine behind controls that people slide, drag and tap to choose a number
Version: $version
Cflags: -I\${prefix}
Libs: -L\${prefix} -ldetent
EOF
echo "c: $folder/libdetent.a $(wc -c <"$folder/libdetent.a") bytes," \
  "libdetent.so $(wc -c <"$folder/libdetent.so") bytes"
