import DetentVerbs
import Harness

extension Page {
  /// Page on the laws of any control, with the reasons to keep them.
  static let laws = Page(
    name: "laws", title: "The laws of any control",
    summary: "the laws that are tried on your control, and the reasons to keep them",
    blocks: [
      .text(
        """
        For anyone whose control breaks a law. `detent fuzz --driver` and `detent probe --driver` \
        try these laws on your control, as far as its driver supports them; "It needs" names what \
        the driver must report in its first answer. Each law has a source: `must` is undisputed, `aria` and `html` \
        come from those standards, `detent` is the choice of Detent, which others may not share. \
        `--laws must,aria` tries some of them, `--laws '*,-U7'` all but one; laws that a control \
        breaks on purpose belong in `detent.waivers`.
        """),
      .entries(foreignLaws.map { LawsPage.entry($0) }),
    ])

  /// Returns the page on a law by its id or name; `nil` if there is no such law.
  static func law(_ topic: String) -> Page? {
    let law = foreignLaws.first { $0.id == topic.uppercased() || $0.name == topic }
    guard let law else { return nil }
    let entry = LawsPage.entry(law)
    return Page(
      name: law.id, title: "\(law.id) \(law.name)", summary: law.sentence,
      blocks: entry.texts.map { Block.text($0) })
  }

  /// Laws of a slider, which are all laws of controls behind drivers.
  private static let foreignLaws = LawEntry.all(
    of: "slider", in: ControlSet(ControlSet.ours.lawful("slider").driven))
}

private enum LawsPage {
  static func entry(_ law: LawEntry) -> Page.Entry {
    let source = "\(law.source)"
    let needs = String(decoding: law.needs, as: UTF8.self)
    return Page.Entry(
      law.id, form: law.name,
      [
        law.sentence, LawReasons.why(law.id) ?? "",
        "Source: `\(law.authority.word)`\(source.isEmpty ? "" : ", " + source)."
          + (needs.isEmpty ? "" : " It needs: \(needs)."),
      ])
  }
}
