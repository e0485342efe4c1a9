/// The style shared by all pages of reports.
enum HTMLStyle {
  /// The document head, up to the title.
  static let head: StaticString = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <style>
    :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --ink: #1f2328; --page: #fff;
      --soft: #f3f4f6; --line: #d0d7de; --good: #116329; --bad: #b3182a; --link: #0550ae; --old: #6e4bb8; --quiet: #57606a; }
    @media (prefers-color-scheme: dark) { :root { --ink: #e6edf3; --page: #0d1117; --soft: #161b22; --line: #3d444d;
      --good: #56d364; --bad: #ff8f88; --link: #79b8ff; --old: #c4a7ff; --quiet: #9da7b1; } }
    * { box-sizing: border-box; }
    body { margin: 0; color: var(--ink); background: var(--page); }
    main { max-width: 64rem; margin: 0 auto; padding: 1rem 1rem 5rem; }
    h1 { font-size: 1.5rem; line-height: 1.2; overflow-wrap: anywhere; }
    h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; padding-top: .5rem; overflow-wrap: anywhere; }
    h3 { font-size: .9rem; margin: 1rem 0 .25rem; color: var(--quiet); }
    a { color: var(--link); }
    .good, .bad { font-weight: 600; }
    .good { color: var(--good); }
    .bad { color: var(--bad); }
    .count { color: var(--quiet); font-weight: 400; }
    .case { border: 1px solid var(--line); border-radius: .5rem; margin: .5rem 0; padding: 0 .75rem; content-visibility: auto;
      contain-intrinsic-size: auto 2.6rem; }
    .case[open] { padding-bottom: .75rem; }
    .case.chosen { border-color: var(--good); box-shadow: inset .3rem 0 var(--good); }
    summary { padding: .5rem 0; cursor: pointer; overflow-wrap: anywhere; }
    pre { margin: 0; padding: .6rem; background: var(--soft); border-radius: .35rem; white-space: pre-wrap;
      overflow-wrap: anywhere; font: .8rem/1.45 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
    del, ins { text-decoration: none; }
    del { color: var(--bad); }
    ins { color: var(--good); }
    mark { color: inherit; background: none; outline: 2px solid var(--bad); outline-offset: 1px; border-radius: 2px; }
    figure { margin: .5rem 0; }
    figcaption { font-size: .85rem; color: var(--quiet); }
    svg { display: block; width: 100%; height: 10rem; background: var(--soft); border-radius: .35rem; }
    svg * { fill: none; vector-effect: non-scaling-stroke; stroke-width: 2; }
    .new { stroke: var(--link); }
    .old { stroke: var(--old); stroke-dasharray: 6 4; }
    .tick { stroke-width: 1; stroke-dasharray: none; }
    .bound { stroke: var(--bad); stroke-width: 1; }
    img { max-width: 100%; height: auto; }
    table { border-collapse: collapse; display: block; overflow: auto; }
    th, td { padding: .15rem .8rem; text-align: left; border-bottom: 1px solid var(--line); }
    td .quiet { color: var(--quiet); }
    kbd { font: inherit; border: 1px solid var(--line); border-radius: .25rem; padding: 0 .35rem; }
    footer { position: fixed; inset: auto 0 0; padding: .6rem 1rem; background: var(--soft); border-top: 1px solid var(--line);
      display: flex; gap: 1rem; align-items: start; max-height: 40vh; overflow: auto; }
    footer[hidden] { display: none; }
    output { flex: 1; overflow-wrap: anywhere; font: .8rem/1.45 ui-monospace, Menlo, Consolas, monospace; }
    button { font: inherit; }
    </style>

    """

  /// The keyboard help.
  static let keys: StaticString = """
    <p class="count">Keys: <kbd>j</kbd> next, <kbd>k</kbd> before, <kbd>o</kbd> open or close, <kbd>a</kbd> mark to \
    accept, <kbd>A</kbd> the whole group.</p>

    """

  /// The script for keyboard navigation and for collecting accepted cases into a command.
  /// Everything is readable without it.
  static let script: StaticString = """
    <script>
    const cases = [...document.querySelectorAll('.case')], footer = document.querySelector('footer');
    let at = -1;
    function go(to) {
      if (!cases[to]) return;
      at = to;
      cases[to].open = true;
      cases[to].firstElementChild.focus({ preventScroll: true });
      cases[to].scrollIntoView({ block: 'start' });
    }
    function choose(some) {
      const able = some.filter(each => each.dataset.path), isNew = able.some(each => !each.classList.contains('chosen'));
      for (const each of able) each.classList.toggle('chosen', isNew);
      const chosen = cases.filter(each => each.classList.contains('chosen'));
      if (!footer) return;
      footer.hidden = !chosen.length;
      footer.firstElementChild.textContent = [footer.dataset.accept, ...chosen.map(each => each.dataset.path)].join(' ');
    }
    document.addEventListener('focusin', event => {
      const found = cases.indexOf(event.target.closest('.case'));
      if (found >= 0) at = found;
    });
    document.addEventListener('keydown', event => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const here = cases[at];
      switch (event.key) {
        case 'j': go(at + 1); break;
        case 'k': go(Math.max(at - 1, 0)); break;
        case 'o': if (here) here.open = !here.open; break;
        case 'a': if (here) choose([here]); break;
        case 'A': if (here) choose(cases.filter(each => each.parentElement === here.parentElement)); break;
        default: return;
      }
      event.preventDefault();
    });
    footer?.lastElementChild.addEventListener('click', async event => {
      const line = footer.firstElementChild;
      try { await navigator.clipboard.writeText(line.textContent); event.target.textContent = 'Copied'; }
      catch { getSelection().selectAllChildren(line); }
    });
    </script>

    """
}
