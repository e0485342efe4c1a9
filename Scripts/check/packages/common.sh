# shellcheck shell=bash
# Shared code of the package checks; `name` is the package, `work` their folder, `packages` the build folder.
die() { echo "packages: $name: $*" >&2; exit 1; }

# Builds a package, unless DETENT_PACKAGES names a folder with packages.
build() {
  [ -n "${DETENT_PACKAGES:-}" ] || Scripts/build/packages.sh "$1" "$packages" >"$work/build.log" 2>&1 ||
    { tail -20 "$work/build.log" >&2; die "it does not build"; }
}

# Sets `found` to the one file that a pattern matches.
only() {
  local files=($1)
  [ ${#files[@]} = 1 ] && [ -e "${files[0]}" ] || die "there is not one file $1"
  found=${files[0]}
}

# Limits the size of a file, in bytes.
at_most() {
  local size
  size=$(wc -c <"$1")
  [ "$size" -le "$2" ] || die "$(basename "$1") has $size bytes, $((size - $2)) more than $2"
}

# Rejects paths of the build machine in a folder, also in library search paths.
no_traces() {
  local file places
  places=$(printf '%s|' "$root" "$(dirname "$(dirname "$(realpath "$(command -v swiftc)")")")" "${HOME%/}/")
  while IFS= read -r -d '' file; do
    if strings -a -n 4 "$file" | grep -qE "${places}/tmp/tmp\.|/tmp/detent-command|/usr/bin/swift"; then
      strings -a -n 4 "$file" | grep -E "${places}/tmp/tmp\.|/tmp/detent-command|/usr/bin/swift" | head -3 >&2
      die "$file names a place of this machine"
    fi
    if head -c 4 "$file" | grep -q ELF && readelf -d "$file" 2>/dev/null | grep -E 'RPATH|RUNPATH' >&2; then
      die "$file looks for libraries in a place of its own"
    fi
  done < <(find "$1" -type f -print0)
}

# Lists the controls of a page of the tests with an installed command, which must find its own driver and no other.
lists_page() {
  (cd "$work" && env -u DETENT_DRIVER "$1" page "$root/Tests/Drivers/pages/twelve.html" --list) >"$work/log" 2>&1 &&
    grep -q '^12 controls of ' "$work/log" || { cat "$work/log" >&2; die "$1 lists no controls of a page"; }
}

# Prints the libraries needed by a program or a library.
needed() { readelf -d "$1" 2>/dev/null | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p' | tr '\n' ' ' | sed 's/ $//'; }

# Checks reproducibility: builds a package again from a copy of the sources elsewhere, and compares all files with those of
# the first build.
same_twice() {
  local file copy=$work/copy
  [ -z "${DETENT_PACKAGES:-}" ] || { echo "packages: $name: not built twice, as DETENT_PACKAGES is set"; return; }
  sleep 1.1  # a timestamp would differ
  # Reuse the compiled files unless they are compiled again: DETENT_C and DETENT_COMMAND name them by absolute path.
  mkdir "$copy"
  git ls-files -z --cached --others --exclude-standard | tar --null -T - -cf - | tar -xf - -C "$copy"
  git -C "$copy" init -q && git -C "$copy" add -A
  (
    cd "$copy"
    umask 077
    export SOURCE_DATE_EPOCH ${DETENT_C:+DETENT_C="$(cd "$root" && realpath "$DETENT_C")"} ${DETENT_WEB:+DETENT_WEB="$(cd "$root" && realpath "$DETENT_WEB")"}
    Scripts/build/packages.sh "$1" "$work/again"
  ) >"$work/build.log" 2>&1 || { tail -5 "$work/build.log" >&2; die 'it does not build twice'; }
  for file in "$packages"/*; do cmp "$file" "$work/again/$(basename "$file")" || die 'the same sources gave other bytes'; done
}
