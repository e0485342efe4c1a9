# shellcheck shell=bash
# What the checks of packages have in common; `name` is the package, `work` a folder of theirs, `packages` where it is built.
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

# A file has at most so many bytes.
at_most() {
  local size
  size=$(wc -c <"$1")
  [ "$size" -le "$2" ] || die "$(basename "$1") has $size bytes, $((size - $2)) more than $2"
}

# Nothing in a folder names a place of the machine that built it: neither its folders, nor where libraries are to be found.
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

# The libraries that a program or a library asks for.
needed() { readelf -d "$1" 2>/dev/null | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p' | tr '\n' ' ' | sed 's/ $//'; }

# The same sources give the same bytes: builds a package again, of a copy of the sources elsewhere, and compares all that the
# first build made.
same_twice() {
  local file copy=$work/copy
  [ -z "${DETENT_PACKAGES:-}" ] || { echo "packages: $name: not built twice, as DETENT_PACKAGES is set"; return; }
  sleep 1.1  # so that a clock would show
  # Where nothing is compiled anew, what was compiled is taken as it is: DETENT_C and DETENT_COMMAND name it by a whole path.
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
