# shellcheck shell=bash
# The C libraries in an empty prefix, moved after installation: through pkg-config and CMake, shared and static.
needs gcc:gcc g++:g++ cmake:cmake pkg-config:pkg-config readelf:binutils
build c
only "$packages/detent-c-*.tar.gz"
archive=$found
mkdir "$work/unpacked" "$work/run"
tar -xzf "$archive" -C "$work/unpacked" --strip-components 1
begin=$EPOCHREALTIME
"$work/unpacked/install.sh" --prefix "$work/first/prefix" >"$work/installed"
end=$EPOCHREALTIME
seconds=$(awk "BEGIN { printf \"%.2f\", $end - $begin }")
# Later steps find only the moved files.
mv "$work/first" "$work/moved"
prefix=$work/moved/prefix
no_traces "$prefix"
if grep -rIl "$work" "$prefix"; then die 'a file holds where it was installed'; fi
[ "$(needed "$prefix/lib/libdetent.so")" = libc.so.6 ] || die "the library needs $(needed "$prefix/lib/libdetent.so")"
[ "$(wc -l <"$work/installed")" = "$(find "$prefix" ! -type d | wc -l)" ] || die 'what was installed is not what was told'

# The program is one of the examples; README.md shows its output.
cp Examples/c/hello.c "$work/run/"
sed -n '/release flick$/,/^```$/p' README.md | sed '1d; $d; s/\.0$//' >"$work/expected"
cd "$work/run"
says() { diff <("$@" | sed 's/^ *//') "$work/expected" >&2 || die "$* prints something else"; }
export PKG_CONFIG_PATH=$prefix/lib/pkgconfig
[ "$(pkg-config --modversion detent)" = "$version" ] || die 'pkg-config tells another version'
# shellcheck disable=SC2046
{
  gcc -std=c99 hello.c $(pkg-config --cflags --libs detent) -o shared
  g++ -x c++ hello.c -x none $(pkg-config --cflags --libs detent) -o shared++
  gcc -std=c99 hello.c $(pkg-config --cflags detent) "$(pkg-config --variable=libdir detent)/libdetent.a" -o static
}
says env LD_LIBRARY_PATH="$prefix/lib" ./shared
says env LD_LIBRARY_PATH="$prefix/lib" ./shared++
says ./static
[ "$(needed static)" = libc.so.6 ] || die "a program of the archive needs $(needed static)"
cat >CMakeLists.txt <<'END'
cmake_minimum_required(VERSION 3.16)
project(uses C)
find_package(detent 0.1 REQUIRED)
foreach(kind detent static)
  add_executable(by-${kind} hello.c)
  target_link_libraries(by-${kind} PRIVATE detent::${kind})
endforeach()
END
cmake -S . -B build -DCMAKE_PREFIX_PATH="$prefix" >cmake.log 2>&1 && cmake --build build >>cmake.log 2>&1 ||
  { tail -20 cmake.log >&2; die 'CMake does not build'; }
says build/by-detent
says build/by-static
sed -i 's/detent 0.1 /detent 9 /' CMakeLists.txt
if cmake -S . -B later -DCMAKE_PREFIX_PATH="$prefix" >cmake.log 2>&1; then die 'CMake takes version 9 for there'; fi
grep -q "version: $version" cmake.log || die 'CMake does not say which version there is'

# As packagers install it: DESTDIR before every path, and their own libdir, absolute if outside the prefix.
DESTDIR=$work/staged "$work/unpacked/install.sh" --prefix /usr --libdir=lib/x86_64-linux-gnu >/dev/null
export PKG_CONFIG_PATH=$work/staged/usr/lib/x86_64-linux-gnu/pkgconfig
includes=$(pkg-config --variable=includedir detent)
[ "$(realpath "$includes")" = "$work/staged/usr/include" ] || die "with DESTDIR the header is said to be in $includes"
DESTDIR=$work/apart "$work/unpacked/install.sh" --prefix /opt/detent --libdir /usr/lib/apart >/dev/null
grep -qx 'libdir=/usr/lib/apart' "$work/apart/usr/lib/apart/pkgconfig/detent.pc" || die 'a libdir apart is not named'
for wrong in '--prefix here' '--prefix' '--perfix /x' '--libdir='; do
  status=0
  # shellcheck disable=SC2086
  "$work/unpacked/install.sh" $wrong >"$work/wrong" 2>&1 || status=$?
  [ $status = 2 ] && grep -q '^install.sh: ' "$work/wrong" || die "install.sh takes $wrong"
done
cd "$root"
[ "${DETENT_FAST:-}" = 1 ] || same_twice c
# For a machine without an operating system: the header's functions; memory functions are the only imports.
other=
if [ "${DETENT_TWICE:-}" = 1 ]; then
  needs llvm-objcopy:llvm llvm-ar:llvm llvm-nm:llvm
  Scripts/build/c.sh --target aarch64-none-none-elf "$work/other" >/dev/null
  diff <(llvm-nm --defined-only -g "$work/other/libdetent.a" | awk 'NF == 3 { print $3 }' | sort) "$work/other/symbols" || die 'another machine has other functions'
  asked=$(llvm-nm -u "$work/other/libdetent.a" | awk '$1 == "U" { print $2 }' | grep -vxE '__stack_chk_(fail|guard)|mem(cpy|move|set|cmp)' || true)
  [ -z "$asked" ] || die "for another machine the archive needs $asked"
  other="; for a bare AArch64 $(wc -c <"$work/other/libdetent.a")"
fi
echo "packages: c: $(wc -c <"$archive") bytes; installed in $seconds s, moved, and used by pkg-config and CMake, gcc and g++," \
  "shared ($(wc -c <"$prefix/lib/libdetent.so") bytes, needs libc only) and static$other"
