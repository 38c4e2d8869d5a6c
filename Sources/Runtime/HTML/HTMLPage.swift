/// A page around screens that are drawn as HTML. It needs nothing else: no script, no font, no other file.
public enum HTMLPage {
  /// The classes that screens use: `screen` and `line` for what is drawn and printed, `b d i u s r` for bold, dim, italic,
  /// underlined, struck and reversed text, `f0`…`f15` and `g0`…`g15` for colours of text and paper, `w`, `n` and
  /// `k` for wide characters, symbols and whole blocks, which keep to their cells in any font.
  public static let style = """
    :root{color-scheme:light dark;--paper:#fff;--ink:#1a1a1a;--c0:#1a1a1a;--c1:#b3261e;--c2:#1b7a2f;--c3:#8a6100;\
    --c4:#1f5fc4;--c5:#8e3aa8;--c6:#0b7285;--c7:#6b6b6b;--c8:#767676;--c9:#d5302a;--c10:#238a3b;--c11:#a37400;\
    --c12:#2f7be0;--c13:#a94bc4;--c14:#0f8a9d;--c15:#8c8c8c}
    @media(prefers-color-scheme:dark){:root{--paper:#161616;--ink:#e4e4e4;--c0:#4a4a4a;--c1:#f2877f;--c2:#7bd389;\
    --c3:#e5c07b;--c4:#82aaff;--c5:#d59bf0;--c6:#6fd3e0;--c7:#c8c8c8;--c8:#8a8a8a;--c9:#ff9d96;--c10:#98e6a4;\
    --c11:#f5d68e;--c12:#a3c2ff;--c13:#e5b8fa;--c14:#93e4ee;--c15:#fff}}
    body{margin:1em;background:var(--paper);color:var(--ink)}
    pre{margin:0 0 1em;font:14px/16px ui-monospace,"Cascadia Mono","DejaVu Sans Mono",Menlo,Consolas,monospace;\
    white-space:pre;tab-size:8;overflow-x:auto;font-variant-ligatures:none}
    pre.line{margin:0}
    pre.line+pre.screen{margin-top:1em}
    .b{font-weight:bold}.d{opacity:.65}.i{font-style:italic}
    .u{text-decoration:underline}.s{text-decoration:line-through}.us{text-decoration:underline line-through}
    .w,.n,bdi{display:inline-block;vertical-align:top}
    .w,.n{text-align:center}.w{width:2ch}.n{width:1ch}
    pre span{color:var(--f,inherit);background:var(--g,transparent)}
    pre .w,pre .n{color:inherit;background:transparent}
    pre .k{color:inherit;background:currentColor}
    pre .r{color:var(--g,var(--paper));background:var(--f,var(--ink))}

    """ + colours

  private static let colours = (0..<16).map { ".f\($0){--f:var(--c\($0))}.g\($0){--g:var(--c\($0))}\n" }
    .joined()

  /// What stands before the first screen.
  ///
  /// - Parameter locale: whose language the page is in, such as `en_GB`.
  public static func start(title: String, locale: String? = nil) -> String {
    let name = (locale ?? "").prefix { $0 != "." && $0 != "@" }.map { $0 == "_" ? "-" : $0 }
    let isName = name.count > 1 && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    let language = isName && locale != "POSIX" ? " lang=\"\(String(name))\"" : ""
    var safe = ""
    for character in title.unicodeScalars {
      switch character {
      case "&": safe += "&amp;"
      case "<": safe += "&lt;"
      case ">": safe += "&gt;"
      default: safe.unicodeScalars.append(character.value < 32 ? "\u{FFFD}" : character)
      }
    }
    return """
      <!DOCTYPE html>
      <html\(language)>
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(safe)</title>
      <style>
      \(style)</style>
      </head>
      <body>

      """
  }

  /// What stands behind the last.
  public static let end = "</body>\n</html>\n"
}
