import Lang
import TextLayout

/// The glyphs that stand for symbol names (`systemImage: "wifi"`), one cell each.
///
/// Chosen among glyphs that terminals agree to be one cell wide: no emoji presentation, no wide or unassigned width.
/// A name with a suffix that only changes its drawing (`.fill`, `.circle`, `.square`, `.slash`) has the glyph of the
/// name without it, if it has none of its own.
enum SymbolGlyphs {
  /// What stands for a name that isn't known.
  static let unknown = "▫"

  /// The glyph of a name; unknown ones are warned about.
  static func glyph(_ name: String, _ call: ViewCall) -> String {
    if let glyph = glyph(name) { return call.session.isASCII ? ascii(glyph) : glyph }
    call.warn(
      "unknown-symbol", "there is no symbol named `\(ReadableText.short(name))`",
      hint: Suggestions.closest(to: name, in: table.keys.sorted()).map { "did you mean `\($0)`?" })
    return call.session.isASCII ? ascii(unknown) : unknown
  }

  /// The glyph of a name, or of the name without its suffixes.
  static func glyph(_ name: String) -> String? {
    if let glyph = table[name] { return glyph }
    var base = Substring(name)
    while let point = base.lastIndex(of: ".") {
      guard suffixes.contains(String(base[base.index(after: point)...])) else { return nil }
      base = base[..<point]
      if let glyph = table[String(base)] { return glyph }
    }
    return nil
  }

  static let suffixes: Set<String> = [
    "fill", "circle", "square", "slash", "rectangle", "inverse", "dashed", "min", "max", "badge", "portrait",
  ]

  static let table: [String: String] = [
    // Arrows
    "arrow.up": "↑", "arrow.down": "↓", "arrow.left": "←", "arrow.right": "→", "arrow.up.right": "↗",
    "arrow.up.left": "↖", "arrow.down.right": "↘", "arrow.down.left": "↙", "arrow.left.and.right": "↔",
    "arrow.up.and.down": "↕", "arrow.left.arrow.right": "⇄", "arrow.up.arrow.down": "⇅",
    "arrow.clockwise": "↻",
    "arrow.counterclockwise": "↺", "arrow.triangle.2.circlepath": "↻", "arrow.uturn.backward": "↩",
    "arrow.uturn.left": "↩", "arrow.uturn.forward": "↪", "arrow.uturn.right": "↪",
    "arrow.turn.down.right": "↳",
    "chevron.right": "›", "chevron.left": "‹", "chevron.up": "⌃", "chevron.down": "⌄", "chevron.forward": "›",
    "chevron.backward": "‹", "chevron.up.chevron.down": "↕", "chevron.left.forwardslash.chevron.right": "≷",
    "arrowtriangle.up": "▴", "arrowtriangle.down": "▾", "arrowtriangle.left": "◂", "arrowtriangle.right": "▸",
    "square.and.arrow.up": "↥", "square.and.arrow.down": "↧", "arrow.down.doc": "↧", "arrow.up.doc": "↥",
    "arrow.branch": "⌥", "arrow.merge": "⋎",
    // Marks
    "checkmark": "✓", "xmark": "✗", "plus": "+", "minus": "−", "multiply": "×", "divide": "÷", "equal": "=",
    "plusminus": "±", "percent": "%", "number": "#", "questionmark": "?", "exclamationmark": "!", "info": "ℹ",
    "info.circle": "ℹ", "exclamationmark.triangle": "⚠", "asterisk": "∗", "at": "@", "ellipsis": "…",
    "line.3.horizontal": "≡", "line.horizontal.3": "≡", "list.bullet": "⁝", "list.number": "№",
    "list.dash": "⁝",
    "sum": "∑", "function": "ƒ", "infinity": "∞", "textformat": "A", "character": "A", "quote.bubble": "❝",
    "quote.opening": "❝", "quote.closing": "❞", "paragraphsign": "¶", "section": "§",
    "checkmark.seal": "✓", "checklist": "☑", "checkmark.square": "☑", "xmark.square": "☒",
    // Shapes
    "circle": "○", "circle.fill": "●", "circle.inset.filled": "◉", "circle.dashed": "◌", "square": "□",
    "square.fill": "■", "triangle": "△", "triangle.fill": "▲", "diamond": "◇", "diamond.fill": "◆",
    "star": "☆",
    "star.fill": "★", "heart": "♡", "heart.fill": "♥", "hexagon": "⬡", "hexagon.fill": "⬢", "rectangle": "▭",
    "rectangle.fill": "▬", "seal": "✸", "sparkles": "✦", "sparkle": "✦", "smallcircle.filled.circle": "◉",
    "record.circle": "◉", "target": "◎", "scope": "⌖", "dot.circle": "⊙", "circle.grid.2x2": "∷",
    "square.grid.2x2": "▦", "square.grid.3x3": "▦", "rectangle.grid.1x2": "▤", "tablecells": "▦", "grid": "▦",
    // Things
    "wifi": "≋", "antenna.radiowaves.left.and.right": "≋", "dot.radiowaves.left.and.right": "≋",
    "gear": "⚙", "gearshape": "⚙", "gearshape.2": "⚙", "wrench": "⚒", "hammer": "⚒",
    "wrench.and.screwdriver": "⚒",
    "externaldrive": "▤", "internaldrive": "▤", "server.rack": "▤", "cpu": "▣", "memorychip": "▣",
    "opticaldisc": "◎",
    "printer": "⎙", "display": "▭", "desktopcomputer": "▭", "laptopcomputer": "▭", "iphone": "▯", "ipad": "▯",
    "tv": "▭", "keyboard": "▦", "computermouse": "◖", "headphones": "∩", "battery.100": "▮", "battery.0": "▯",
    "bolt": "ϟ", "powerplug": "ϟ", "power": "⏻", "lightbulb": "☉", "flashlight.on.fill": "☉", "network": "⊕",
    "globe": "⊕", "link": "∞", "personalhotspot": "∞", "bluetooth": "ᛒ", "icloud": "☁", "doc": "▤",
    "doc.text": "▤", "doc.on.doc": "❐", "doc.on.clipboard": "❐", "clipboard": "❐", "folder": "▱", "tray": "⊔",
    "archivebox": "▤", "book": "▥", "book.closed": "▥", "books.vertical": "▥", "bookmark": "⚑",
    "newspaper": "▤",
    "calendar": "▦", "clock": "◷", "timer": "◷", "alarm": "◷", "stopwatch": "◷", "hourglass": "⧗",
    "magnifyingglass": "⌕", "line.3.horizontal.decrease": "▽", "slider.horizontal.3": "≡", "paintbrush": "✎",
    "pencil": "✎", "square.and.pencil": "✎", "highlighter": "✎", "signature": "✎", "scissors": "✂",
    "trash": "⌫",
    "delete.left": "⌫", "paperclip": "⊂", "pin": "⚲", "mappin": "⚲", "mappin.and.ellipse": "⚲",
    "location": "➤",
    "map": "▧", "flag": "⚑", "tag": "⌂", "cart": "⊔", "bag": "⊔", "basket": "⊔", "creditcard": "▬",
    "banknote": "▬", "dollarsign": "$", "eurosign": "€", "sterlingsign": "£", "yensign": "¥",
    "bitcoinsign": "₿",
    "centsign": "¢", "gift": "⊞", "shippingbox": "⊞", "cube": "⊞", "puzzlepiece": "⊞", "building": "▥",
    "building.2": "▥", "house": "⌂", "bed.double": "▭", "key": "⚷", "lock": "⊠", "lock.open": "⊟",
    "shield": "⛊", "shield.lefthalf.filled": "⛊", "eye": "◉", "eye.slash": "◌", "eyeglasses": "∞",
    "hand.raised": "⊘",
    "hand.thumbsup": "△", "hand.thumbsdown": "▽", "bell": "♫", "bell.slash": "♪", "megaphone": "◁",
    "speaker": "◁",
    "speaker.wave.2": "◁", "speaker.wave.3": "◁", "speaker.slash": "◁", "music.note": "♪",
    "music.note.list": "♫",
    "mic": "⍾", "play": "▷", "play.fill": "▶", "pause": "‖", "stop": "□", "stop.fill": "■", "backward": "«",
    "forward": "»", "backward.end": "«", "forward.end": "»", "shuffle": "⤨", "repeat": "↻", "camera": "⊚",
    "video": "▷", "photo": "▨", "photo.on.rectangle": "▨", "film": "▤", "paperplane": "➢", "envelope": "✉",
    "envelope.open": "✉", "phone": "✆", "message": "▭", "bubble.left": "▭", "bubble.right": "▭",
    "text.bubble": "▭",
    "person": "☺", "person.2": "☺", "person.3": "☺", "person.crop.circle": "☺", "figure.walk": "⚐",
    "face.smiling": "☺",
    "airplane": "✈", "airplane.departure": "↗", "airplane.arrival": "↘", "car": "◘", "bus": "◘", "tram": "◘",
    "bicycle": "∞", "ferry": "⏚", "fuelpump": "⌷", "sailboat": "△", "train.side.front.car": "◘",
    // Weather and nature
    "sun.max": "☼", "sun.min": "☼", "sunrise": "☼", "sunset": "☼", "moon": "☾", "moon.stars": "☾",
    "cloud": "☁", "cloud.sun": "☁", "cloud.moon": "☁", "cloud.rain": "☂", "cloud.drizzle": "☂",
    "cloud.heavyrain": "☂",
    "cloud.bolt": "ϟ", "cloud.bolt.rain": "ϟ", "cloud.snow": "❄", "cloud.fog": "≈", "cloud.hail": "☂",
    "snowflake": "❄",
    "wind": "≈", "tornado": "∿", "hurricane": "∿", "drop": "•", "humidity": "•", "umbrella": "☂",
    "thermometer": "°",
    "flame": "∆", "leaf": "❧", "tree": "♠", "pawprint": "∴", "ant": "∗", "ladybug": "◍", "fish": "∝",
    "mountain.2": "△",
    // Data and code
    "chart.bar": "▟", "chart.pie": "◔", "chart.line.uptrend.xyaxis": "↗", "chart.line.downtrend.xyaxis": "↘",
    "chart.xyaxis.line": "∿", "waveform": "∿", "waveform.path.ecg": "∿", "terminal": "▸", "curlybraces": "∅",
    "command": "⌘", "option": "⌥", "control": "⌃", "shift": "⇧", "escape": "⎋", "return": "⏎", "space": "␣",
    "tablecells.badge.ellipsis": "▦", "sidebar.left": "◧", "sidebar.right": "◨", "rectangle.split.2x1": "◫",
    "rectangle.split.3x1": "▥", "rectangle.stack": "❐", "square.stack": "❐", "square.on.square": "❐",
    "stethoscope": "ʊ", "cross": "✚", "pills": "⊖", "bandage": "✚", "graduationcap": "▵", "trophy": "♕",
    "crown": "♛", "gamecontroller": "◈", "dice": "⚄", "suit.heart": "♥", "suit.club": "♣", "suit.spade": "♠",
    "suit.diamond": "♦", "cup.and.saucer": "∪", "fork.knife": "Ψ", "wineglass": "Y", "birthday.cake": "⊓",
    "sportscourt": "▭", "figure.run": "⚐", "dumbbell": "⊷", "theatermasks": "☻", "ticket": "▬",
    "barcode": "▥",
    "qrcode": "▩", "touchid": "◎", "faceid": "☺", "wand.and.stars": "✧", "hand.tap": "☝", "cursorarrow": "➤",
  ]
}
