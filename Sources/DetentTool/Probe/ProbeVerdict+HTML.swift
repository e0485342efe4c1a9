import DetentVerbs
import Harness

// A verdict as one page, which asks for nothing else and needs no program.

extension ProbeVerdict {
  var htmlText: [UInt8] {
    var text = Array(Self.head.utf8)
    text += Array("<title>Probes: ".utf8)
    text.append(xml: Array(request.subject.utf8))
    text += Array("</title>\n<h1>".utf8)
    text.append(xml: Array(request.subject.utf8))
    text += Array("</h1>\n<p class=\"\(status == .passed ? "kept" : "broken")\">".utf8)
    text.append(xml: Array(sentence.utf8))
    text += Array(
      "</p>\n<table>\n<tr><th>law</th><th>name</th><th>whose</th><th>result</th><th>probe</th></tr>\n"
        .utf8)
    // Broken laws come first: they are what the page is opened for.
    let broken = laws.filter { $0.broken != nil }
    for law in broken + laws.filter({ $0.broken == nil }) { appendRow(law, to: &text) }
    text += Array("</table>\n".utf8)
    for law in broken {
      if let failure = law.broken { appendSection(law, failure, to: &text) }
    }
    return text + Array("</body>\n</html>\n".utf8)
  }

  private func appendRow(_ law: Law, to text: inout [UInt8]) {
    let kind = String(law.word.map { $0 == " " ? "-" : $0 })
    text += Array("<tr class=\"\(kind)\"><td>\(law.id)</td><td title=\"".utf8)
    text.append(xml: Array(law.sentence.utf8))
    text += Array("\">".utf8)
    text.append(xml: Array(law.name.utf8))
    text += Array("</td><td>\(law.authority)</td><td>".utf8)
    text.append(xml: Array((law.text + (law.waiver.map { ": " + $0 } ?? "")).utf8))
    text += Array("</td><td>".utf8)
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
    text += Array("</p>\n<p class=\"broken\">\(broken.probe): ".utf8)
    text.append(xml: broken.failure.finding.text)
    text += Array("</p>\n".utf8)
    let controls = request.fuzzer.controls
    let numbered = Replay.read(Array(broken.script.utf8), controls: controls).script
    let script = numbered ?? broken.failure.script
    let replay = Replay(script, level: .changes, controls: controls)
    let name = Array("\(broken.probe)".utf8)
    appendPicture(picture(of: script, replay, name), name, to: &text)
    appendBlock("The script", Array(marked(broken).utf8), to: &text)
    appendBlock("What the control did", replay.lines, to: &text)
    appendBlock(
      "To see it again", Array(broken.commands.joined(separator: "\n").utf8), to: &text)
  }

  /// The script with a mark at the line that is wrong.
  private func marked(_ broken: Broken) -> String {
    broken.script.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { ($0.offset + 1 == broken.failure.scriptLine ? "> " : "  ") + $0.element }
      .joined(separator: "\n")
  }

  /// A film; of what is too much for one, a plot.
  private func picture(of script: Script, _ replay: Replay, _ name: [UInt8]) -> [UInt8] {
    if let film = Film(script, replay, controls: request.fuzzer.controls) { return film.bytes }
    let frames = Replay(script, level: .frames, controls: request.fuzzer.controls)
    return SVGPlot(Plot(script, frames, named: name)).text
  }

  /// A picture is a document of its own: names in it are not those of another.
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

  private static let head = """
    <!DOCTYPE html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <style>
    :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
    body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
    table { border-collapse: collapse; }
    th, td { padding: 0.15rem 0.8rem; text-align: left; border-bottom: 1px solid #8884; }
    pre { padding: 0.6rem; overflow: auto; background: #8882; font-size: 0.85rem; }
    img { max-width: 100%; }
    p.broken, tr.broken td:nth-child(4) { color: #c22; font-weight: bold; }
    p.kept, tr.kept td:nth-child(4) { color: #283; }
    tr.not-met td, tr.not-tried td { color: #888; }
    </style>

    """
}
