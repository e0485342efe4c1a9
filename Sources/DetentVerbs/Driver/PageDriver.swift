/// Driver of web pages: a package for node, and the programs that it needs.
package struct PageDriver {
  /// Words that start it: a program, its script, and the browser to use.
  package let words: [String]

  /// Finds the package, node, and a browser.
  ///
  /// - Parameter browser: browser that the user names.
  /// - Throws: error that names all that is missing, with the line that installs it.
  package init(browser: String?) throws(CommandError) {
    let program = browser ?? Self.browser
    var missing: [(name: String, package: String)] = []
    if !Self.isThere("node") { missing.append(("node", "node")) }
    if program == nil { missing.append(("a browser (Chromium or Chrome)", "chromium")) }
    guard missing.isEmpty, let program else {
      throw CommandError(
        "a page needs \(missing.map(\.name).joined(separator: " and ")), not found in PATH",
        help: Installer.line(for: missing.map(\.package)) + (program == nil ? Self.hint : ""),
        status: .driver)
    }
    guard Self.isThere(program) else {
      throw CommandError(
        "there is no browser '\(program.printable)'",
        help: "--browser and CHROMIUM name the program of a Chromium or Chrome", status: .driver)
    }
    guard let script = Self.script else {
      throw CommandError(
        "the driver of pages is not installed",
        help:
          "npm install detent-driver, in this folder or one above it; or name its folder in \(Self.variable)",
        status: .driver)
    }
    words = ["node", script, "--browser", program]
  }

  private static let hint = "; or name one: --browser PROGRAM"
  /// Variable with the folder of the package.
  private static let variable = "DETENT_DRIVER"

  private static func isThere(_ program: String) -> Bool {
    ShellProgram(of: program.shellWord)?.isThere ?? false
  }

  // MARK: Places

  private static let browsers = [
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ]

  private static var browser: String? {
    Environment.variable("CHROMIUM") ?? browsers.first(where: isThere)
  }

  /// Script of the package: of the folder that the variable names, of this repository, of the
  /// installed command, or of a project around the current folder.
  private static var script: String? {
    if let folder = Environment.variable(variable) { return script(in: folder) }
    let program = realPath(DriverSupervisor.program).map { folders(above: $0) } ?? []
    let here = realPath(".").map { folders(above: $0 + "/.") } ?? []
    let places =
      program.flatMap { ["\($0)/Frontends/drivers/node", "\($0)/share/detent/driver"] }
      + (here + program).map { "\($0)/node_modules/detent-driver" }
    return places.lazy.compactMap(script).first
  }

  private static func script(in folder: String) -> String? {
    let path = "\(folder)/bin/detent-driver.mjs"
    return access(path, R_OK) == 0 ? path : nil
  }

  /// Returns the folders around a file, from the inside out, without the root.
  private static func folders(above path: String) -> [String] {
    var parts = path.split(separator: "/").dropLast()
    var folders: [String] = []
    while !parts.isEmpty {
      folders.append("/" + parts.joined(separator: "/"))
      parts.removeLast()
    }
    return folders
  }

  private static func realPath(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }

  /// Line that installs packages with the package manager of this system.
  private enum Installer {
    private static let managers: [(program: String, start: String, names: [String: String])] = [
      ("apt-get", "apt-get install", ["node": "nodejs"]),
      ("dnf", "dnf install", ["node": "nodejs"]), ("apk", "apk add", ["node": "nodejs"]),
      ("pacman", "pacman -S", ["node": "nodejs"]), ("zypper", "zypper install", ["node": "nodejs"]),
      ("brew", "brew install", ["chromium": "--cask google-chrome"]),
    ]

    static func line(for packages: [String]) -> String {
      guard let manager = managers.first(where: { PageDriver.isThere($0.program) }) else {
        return "install \(packages.joined(separator: " and "))"
      }
      return ([manager.start] + packages.map { manager.names[$0] ?? $0 }).joined(separator: " ")
    }
  }
}
