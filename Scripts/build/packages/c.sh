# shellcheck shell=bash
# The C libraries: header, a static and a shared library, and install.sh, which places them.
build_libraries
name=detent-c-$version-linux-$machine
mkdir -p "$work/$name"/{include,lib,share}
install -m 644 "$libraries/detent.h" "$work/$name/include/"
install -m 644 "$libraries/libdetent.a" "$libraries/libdetent.so.1" "$work/$name/lib/"
install -m 644 Packaging/c/*.in "$work/$name/share/"
install -m 755 Packaging/c/install.sh "$work/$name/"
install -m 644 Packaging/c/README.md LICENSE VERSION "$work/$name/"
pack_tar "$work" "$name"
