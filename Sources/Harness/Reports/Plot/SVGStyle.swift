/// The style of SVG plots, on light and on dark pages.
enum SVGStyle {
  /// The strokes of parts, from part 1 on.
  static let parts: StaticString = """
    <style>
    .p1{stroke-dasharray:8 4}
    .p2{stroke-dasharray:2 4}
    .p3{stroke-dasharray:10 4 2 4}
    .p4{stroke-dasharray:14 5}
    .p5{stroke-dasharray:5 7}
    .p6{stroke-dasharray:10 4 2 4 2 4}
    .p7{stroke-dasharray:2 8}
    </style>

    """

  static let sheet: StaticString = """
    <style>
    text{fill:#57606a;font:12px -apple-system,"Segoe UI",Helvetica,Arial,sans-serif}
    path,line{fill:none;stroke-linecap:round;stroke-linejoin:round}
    .page{fill:#ffffff}
    .lane{fill:#f6f8fa}
    .grid{stroke:#d8dee4;stroke-width:1}
    .title{fill:#1f2328;font-size:16px;font-weight:600}
    .name{fill:#1f2328;font-weight:600}
    .end{text-anchor:end}
    .middle{text-anchor:middle}
    .label{font:11px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace}
    .curve{stroke:#6e7781;stroke-width:2}
    .drag{stroke:#0969da;stroke-width:2}
    .coast{stroke:#bc4c00;stroke-width:2}
    .settle{stroke:#1a7f37;stroke-width:2}
    .hold{stroke:#8c959f;stroke-width:2}
    .second{stroke:#8250df;stroke-dasharray:5 4;stroke-width:1.5}
    .preview{stroke:#6e7781;stroke-dasharray:1 4;stroke-width:1.5}
    .bound{stroke:#cf222e;stroke-width:1}
    .limit{fill:#cf222e}
    .over{fill:#cf222e;fill-opacity:.22;stroke:none}
    .beyond{fill:#cf222e;fill-opacity:.06}
    .down{fill:#6e7781}
    .up{fill:#ffffff;stroke:#6e7781;stroke-width:1.5}
    .bar{fill:#1f2328}
    .other{fill:#8250df}
    .leader{stroke:#afb8c1;stroke-width:1}
    .moment{stroke:#8c959f;stroke-dasharray:2 3;stroke-width:1}
    .alarm{stroke:#cf222e;stroke-dasharray:2 3;stroke-width:1}
    .passed{stroke:#1a7f37;stroke-width:1.5}
    .failed{stroke:#cf222e;stroke-width:2}
    .wrong{fill:#cf222e}
    .flag{fill:#0969da;stroke:none}
    .set{fill:#bc4c00;stroke:none}
    @media (prefers-color-scheme:dark){
    text{fill:#9198a1}
    .page{fill:#0d1117}
    .lane{fill:#161b22}
    .grid{stroke:#2a313a}
    .title,.name{fill:#f0f6fc}
    .curve{stroke:#9198a1}
    .drag{stroke:#4493f8}
    .coast{stroke:#f0883e}
    .settle{stroke:#3fb950}
    .hold{stroke:#6e7681}
    .second{stroke:#bc8cff}
    .preview{stroke:#9198a1}
    .bound{stroke:#f85149}
    .limit,.wrong{fill:#f85149}
    .over{fill:#f85149;fill-opacity:.3}
    .beyond{fill:#f85149;fill-opacity:.1}
    .down{fill:#9198a1}
    .up{fill:#161b22;stroke:#9198a1}
    .bar{fill:#f0f6fc}
    .other{fill:#bc8cff}
    .leader{stroke:#3d444d}
    .moment{stroke:#656c76}
    .passed{stroke:#3fb950}
    .alarm,.failed{stroke:#f85149}
    .flag{fill:#4493f8}
    .set{fill:#f0883e}
    }
    </style>

    """
}
