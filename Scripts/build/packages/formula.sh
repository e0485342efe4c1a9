# shellcheck shell=bash
# Source archive, and a Homebrew formula with its checksum. A formula needs the address of the archive, so
# Packaging/publisher must contain it.
publish=yes hint='; a formula is of no use without'
homepage=$(published_by homepage '')
releases=$(published_by releases '')
archive=detent-$version
git archive --format=tar --prefix="$archive/" HEAD | gzip -9n >"$folder/$archive.tar.gz"
made "$folder/$archive.tar.gz"
sum=$(cut -d ' ' -f 1 "$folder/$archive.tar.gz.sha256")
sed -e "s|@HOMEPAGE@|$homepage|; s|@RELEASES@|$releases|; s|@VERSION@|$version|; s|@SHA256@|$sum|" Packaging/homebrew/detent.rb.in >"$folder/detent.rb"
if grep -n '@[A-Z0-9]*@' "$folder/detent.rb" >&2; then
  echo "packages: Packaging/homebrew/detent.rb.in has a placeholder that nothing fills" >&2
  exit 1
fi
made "$folder/detent.rb"
