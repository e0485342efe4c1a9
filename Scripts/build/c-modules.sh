# Modules of the C interface, in order of compilation; sourced by the scripts that build it.
modules=(ControlCore Presentation Ruler Rating Slider Dial CDetentImplementation)

# Writes the sources of all modules into a folder, as one closed module that exports only C functions. Arguments: the folder;
# a sed command for more edits.
close_modules() {
  local module file imports
  imports=$(IFS='|'; echo "${modules[*]}")
  mkdir -p "$1"
  for module in "${modules[@]}"; do
    while IFS= read -r file; do
      sed -E '/^((public|package) )?import ('"$imports"')$/d
        '"${2:-}"'
        /^public func detent_/! { /^ *\/\//! s/(public|package) (internal\(set\) )?|@usableFromInline|@inlinable//g }' "$file" >"$1/$module-$(basename "$file")"
    done < <(find Sources/"$module" -name '*.swift')
  done
}
