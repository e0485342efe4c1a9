# shellcheck shell=bash
# The Homebrew formula: rejected without a publisher, and complete with one. It is not installed, for lack of Homebrew; ruby,
# if installed, checks its syntax.
rejected() {
  local status=0
  Scripts/build/packages.sh "$@" >"$work/log" 2>&1 || status=$?
  [ $status = 1 ] && grep -qE "publisher:[0-9]+: '[a-z]+' is UNSET" "$work/log" || { cat "$work/log" >&2; die "'$*' is not refused"; }
}
sed 's/^\([a-z]* \).*/\1UNSET/' Packaging/publisher >"$work/publisher"
export DETENT_PUBLISHER=$work/publisher
rejected formula "$work/none"
rejected deb "$work/none" --publish
# Every line is required.
sed 's/^maintainer .*/maintainer A B <a@publisher.example>/; s|^homepage .*|homepage https://publisher.example|' Packaging/publisher >"$work/publisher"
rejected formula "$work/none"
sed -i 's|^releases .*|releases https://publisher.example/files|' "$work/publisher"
Scripts/build/packages.sh formula "$packages" --publish >"$work/log" 2>&1 || { cat "$work/log" >&2; die 'it is refused with all lines set'; }
archive=$packages/detent-$version.tar.gz
grep -q "sha256 \"$(sha256sum "$archive" | cut -d ' ' -f 1)\"" "$packages/detent.rb" || die 'the formula has another sum than its archive'
grep -q "url \"https://publisher.example/files/detent-#{version}.tar.gz\"" "$packages/detent.rb" || die 'the formula names another archive'
for file in Package.swift Manual/detent.1 Manual/detent-gesture.5 LICENSE; do
  tar -tzf "$archive" "detent-$version/$file" >/dev/null || die "the archive has no $file"
done
looked='nobody has looked at its syntax, as there is no ruby'
if command -v ruby >/dev/null; then ruby -c "$packages/detent.rb" >/dev/null || die 'ruby does not read it'; looked='ruby reads it'; fi
echo "packages: formula: refused while nobody publishes it, else filled in: $(wc -c <"$archive") bytes of sources; $looked"
