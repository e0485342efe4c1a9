#!/usr/bin/env bash
# Builds the C interface without Swift's runtime: a static and a dynamic library that need nothing but
# libc, the header, and a file for pkg-config. The libraries export what the header declares.
#   Scripts/build/c.sh [FOLDER]
# FOLDER is made if need be; without it, .build-c here. OPTIMIZE=-O is for speed, and without it the library is small.
set -euo pipefail
[ $# = 0 ] || folder=$(realpath -m "$1")
cd "$(dirname "$0")/../.."
folder=${folder:-.build-c}
header=Sources/CDetent/include/detent.h
version=$(sed -n 's/.*"detent \(.*\)"$/\1/p' Sources/Harness/Script/Version.swift)
objects=$folder/objects
mkdir -p "$objects"

# Closures are not specialised: that makes the slider twice as large, and nothing else different. Roots set no errno, or they
# would be functions of libm.
flags=(-target "$(uname -m)-unknown-linux-gnu" -enable-experimental-feature Embedded -wmo "${OPTIMIZE:--Osize}"
  -swift-version 6 -parse-as-library -package-name detent -no-allocations
  -Xllvm -sil-disable-pass=closure-specialize -Xcc -fno-math-errno -Xfrontend -function-sections -I "$objects" -I "$(dirname "$header")")
. Scripts/build/c-modules.sh
for module in "${modules[@]}"; do
  mapfile -t sources < <(find "Sources/$module" -name '*.swift' | sort)
  # What is behind the header calls the engine from many places: inlined in each, it is 16 KB more, and nothing quicker.
  [ "$module${OPTIMIZE:-}" != CDetentImplementation ] || flags+=(-Xllvm -sil-disable-pass=inline)
  swiftc "${flags[@]}" -module-name "$module" -emit-module \
    -emit-module-path "$objects/$module.swiftmodule" -c "${sources[@]}" -o "$objects/$module.o"
done

# One object, in which all that is not in the header is local; then what no function needs is gone.
grep -oE '\bdetent_[a-z_]+\(' "$header" | tr -d '(' | sort -u >"$folder/symbols"
{ echo '{ global:'; sed 's/$/;/' "$folder/symbols"; echo 'local: *; };'; } >"$folder/detent.map"
ld -r --gc-sections $(sed 's/^/-u /' "$folder/symbols") \
  $(printf "$objects/%s.o " "${modules[@]}") -o "$objects/detent.o"
objcopy --keep-global-symbols="$folder/symbols" --strip-unneeded \
  --remove-section='.swift*' --remove-section=.comment "$objects/detent.o"
rm -f "$folder/libdetent.a"
ar rcs "$folder/libdetent.a" "$objects/detent.o"
cc -shared -Wl,--gc-sections -Wl,-s -Wl,-z,defs -Wl,-soname,libdetent.so.1 \
  -Wl,--version-script="$folder/detent.map" "$objects/detent.o" -o "$folder/libdetent.so.1"
ln -sf libdetent.so.1 "$folder/libdetent.so"
cp "$header" "$folder"
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
