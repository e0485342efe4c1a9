import DetentVerbs
import Harness

// Verdict as one self-contained page without scripts.

extension ProbeVerdict {
  var htmlText: [UInt8] {
    let title = "Probes: \(request.subject)"
    var text = HTMLPage.opening(
      Array(title.utf8), Array(sentence.utf8), isGood: status == .passed)
    text += Array(
      "<table>\n<tr><th>law</th><th>name</th><th>whose</th><th>result</th><th>probe</th></tr>\n"
        .utf8)
    // Broken laws come first, as the page is opened for them.
    let broken = laws.filter { $0.broken != nil }
    for law in broken + laws.filter({ $0.broken == nil }) { appendRow(law, to: &text) }
    text += Array("</table>\n".utf8)
    for law in broken {
      if let failure = law.broken { appendSection(law, failure, to: &text) }
    }
    return text + Array("</main>\n</body>\n</html>\n".utf8)
  }

  private func appendRow(_ law: Law, to text: inout [UInt8]) {
    text += Array("<tr><td>\(law.id)</td><td title=\"".utf8)
    text.append(xml: Array(law.sentence.utf8))
    text += Array("\">".utf8)
    text.append(xml: Array(law.name.utf8))
    text += Array("</td><td>\(law.authority)</td><td><span class=\"\(style(of: law))\">".utf8)
    text.append(xml: Array((law.text + (law.waiver.map { ": " + $0 } ?? "")).utf8))
    text += Array("</span></td><td>".utf8)
    if let broken = law.broken {
      text += Array("<a href=\"#\(law.id)\">\(broken.probe)</a>".utf8)
    }
    text += Array("</td></tr>\n".utf8)
  }

  private func appendSection(_ law: Law, _ broken: Broken, to text: inout [UInt8]) {
    text += Array("<h2 id=\"\(law.id)\">\(law.id) ".utf8)
    text.append(xml: Array(law.name.utf8))
    text += Array("</h2>\n<p>".utf8)
    text.append(xml: Array(law.sentence.utf8))
    text += Array("</p>\n<p class=\"bad\">\(broken.probe): ".utf8)
    text.append(xml: broken.failure.finding.text)
    text += Array("</p>\n".utf8)
    let controls = request.fuzzer.controls
    let numbered = Replay.read(Array(broken.script.utf8), controls: controls).script
    let script = numbered ?? broken.failure.script
    let replay = Replay(script, level: .changes, controls: controls)
    let name = Array("\(broken.probe)".utf8)
    appendPicture(picture(of: script, replay, name), name, to: &text)
    appendBlock("The script", Array(marked(broken).utf8), to: &text)
    appendBlock("The trace", replay.lines, to: &text)
    appendBlock(
      "To see it again", Array(broken.commands.joined(separator: "\n").utf8), to: &text)
  }

  /// Returns the script with a mark at the failing line.
  private func marked(_ broken: Broken) -> String {
    broken.script.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { ($0.offset + 1 == broken.failure.scriptLine ? "> " : "  ") + $0.element }
      .joined(separator: "\n")
  }

  /// Returns a film, or a plot of a script that is too long for a film.
  private func picture(of script: Script, _ replay: Replay, _ name: [UInt8]) -> [UInt8] {
    if let film = Film(script, replay, controls: request.fuzzer.controls) { return film.bytes }
    let frames = Replay(script, level: .frames, controls: request.fuzzer.controls)
    return SVGPlot(Plot(script, frames, named: name)).text
  }

  /// Appends a picture as a document of its own, so that names in several do not collide.
  private func appendPicture(_ picture: [UInt8], _ name: [UInt8], to text: inout [UInt8]) {
    text += Array("<img alt=\"film of ".utf8)
    text.append(xml: name)
    text += Array("\" src=\"data:image/svg+xml;base64,".utf8)
    text.append(base64: picture)
    text += Array("\">\n".utf8)
  }

  private func appendBlock(_ title: String, _ block: [UInt8], to text: inout [UInt8]) {
    text += Array("<h3>\(title)</h3>\n<pre>".utf8)
    for (index, line) in block.split(separator: UInt8(ascii: "\n")).enumerated() {
      if index > 0 { text += Array("\n".utf8) }
      text.append(xml: Array(line))
    }
    text += Array("</pre>\n".utf8)
  }

  private func style(of law: Law) -> String {
    switch law.word {
    case "broken": "bad"
    case "kept": "good"
    default: "quiet"
    }
  }
}
