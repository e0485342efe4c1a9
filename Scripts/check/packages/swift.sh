# shellcheck shell=bash
# The Swift package in an empty folder, by git URL and version: a tag in a bare copy stands for the release. Nothing is
# packed; Scripts/check/products.sh checks each product by path.
needs git:git
git clone -q --bare . "$work/Detent.git"
git -C "$work/Detent.git" tag -f "$version" >/dev/null
mkdir -p "$work/uses/Sources/uses"
cat >"$work/uses/Package.swift" <<END
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "uses",
  dependencies: [.package(url: "file://$work/Detent.git", exact: "$version")],
  targets: [
    .executableTarget(
      name: "uses",
      dependencies: [.product(name: "ControlCore", package: "Detent"), .product(name: "Ruler", package: "Detent")])
  ])
END
# The program of README.md.
cp Snippets/flick.swift "$work/uses/Sources/uses/main.swift"
cd "$work/uses"
begin=$SECONDS
swift build -q >"$work/log" 2>&1 || { grep -E 'error|undefined' "$work/log" | head >&2; die 'a package that names it by URL does not build'; }
seconds=$((SECONDS - begin))
diff <(.build/debug/uses) <(sed -n '/release flick$/,/^```$/p' "$root/README.md" | sed '1d; $d') || die 'the program of README.md prints something else'
cd "$root"
echo "packages: swift: by URL and version $version, built in $seconds s by $(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9.]*\).*/\1/p;' | head -1)," \
  "run; the manifest names $(sed -n 's/.*swift-tools-version: //p' Package.swift)"
