# A formula for Homebrew. UNTRIED: no Mac and no Homebrew was to be had. URL and sum are filled in when a release has an archive of
# its sources.
class Detent < Formula
  desc "Replays gestures on controls that people slide, and tries laws on them"
  homepage "https://example.org/detent"
  version "0.1.0"
  url "https://example.org/detent/detent-#{version}.tar.gz"
  sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  license "Apache-2.0"

  depends_on xcode: ["26.0", :build]

  def install
    system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "detent"
    bin.install ".build/release/detent"
    man1.install "Manual/detent.1"
    man5.install "Manual/detent-gesture.5"
    generate_completions_from_executable(bin/"detent", "completions")
  end

  test do
    (testpath/"one.gesture").write "gesture 1\nkey ArrowUp\nexpect value == 1\n"
    assert_match "1 passed, 0 failed", shell_output("#{bin}/detent check one.gesture")
  end
end
