import Lang

/// What `check` says of views and modifiers that compile: what has no effect in text, and what goes by another name
/// (rule 17). A table, so that it can be read as a whole; `docs/views.md` shows it.
extension ViewCatalog {
  /// About a view or modifier itself.
  static let notes: [String: String] = [
    "foregroundColor": "`foregroundColor` is an older name of `foregroundStyle`",
    "onTapGesture": "`onTapGesture` is another name of `onTap`",
    "cornerRadius": "`cornerRadius` has no effect in text: `.border(.rounded)` draws a rounded box",
    "monospacedDigit": "`monospacedDigit` has no effect: all text is monospaced",
    "scrollTargetLayout":
      "`scrollTargetLayout` has no effect: a scroll view snaps to the views of its stack",
    "help": "`help` has no effect in text: nothing hovers over it",
  ]

  /// About an argument of one, by its label.
  static let argumentNotes: [String: String] = [
    "swipeActions.allowsFullSwipe":
      "`allowsFullSwipe:` of `swipeActions` has no effect: a swipe shows its buttons"
  ]

  /// About a symbol for an argument.
  static let symbolNotes: [String: String] = [
    "border.style.number": "a number for the width of a `border` has no effect: lines are one cell wide",
    "border.shape.number": "a number for the width of a `border` has no effect: lines are one cell wide",
    "font.font.body": "`.font(.body)` has no effect: text has one size",
    "font.font.callout": "`.font(.callout)` has no effect: text has one size",
    "font.font.subheadline": "`.font(.subheadline)` has no effect: text has one size",
    "font.font.system": "`.font(.system)` has no effect: text has one size and one typeface",
    "listStyle.style.inset": "`.listStyle(.inset)` looks as `.plain` does",
    "pickerStyle.style.navigationLink": "`.pickerStyle(.navigationLink)` looks as `.menu` does",
    "tableStyle.style.inset": "`.tableStyle(.inset)` looks as `.automatic` does",
    "HStack.alignment.firstTextBaseline":
      "`.firstTextBaseline` of `HStack` is `.top`: a row of text has no baseline",
    "HStack.alignment.lastTextBaseline":
      "`.lastTextBaseline` of `HStack` is `.bottom`: a row of text has no baseline",
    "GridRow.alignment.firstTextBaseline":
      "`.firstTextBaseline` of `GridRow` is `.top`: a row of text has no baseline",
    "GridRow.alignment.lastTextBaseline":
      "`.lastTextBaseline` of `GridRow` is `.bottom`: a row of text has no baseline",
    "ToolbarItem.placement.secondaryAction":
      "`.secondaryAction` stands among the trailing items: put it in a `Menu` to hide it",
    "ToolbarItem.placement.title": "`.title` is `.principal`",
    "ToolbarItem.placement.navigationBarLeading":
      "`.navigationBarLeading` is an older name of `.topBarLeading`",
    "ToolbarItem.placement.navigationBarTrailing":
      "`.navigationBarTrailing` is an older name of `.topBarTrailing`",
    "animation.animation.spring": "`.spring` eases out: text has no cells to swing over",
    "animation.animation.bouncy": "`.bouncy` eases out: text has no cells to swing over",
    "transition.transition.blurReplace": "`.transition(.blurReplace)` looks as `.opacity` does",
  ]

  /// What `check` says of a call; nil where all of it counts.
  static func advice(on function: NativeFunction, argument: String?, symbol: String?) -> String? {
    guard let argument else { return notes[function.name] }
    guard let symbol else { return argumentNotes[function.name + "." + argument] }
    return symbolNotes[function.name + "." + argument + "." + symbol]
  }

  /// SwiftUI's modifiers that mean nothing in text, or are written otherwise: an error with this hint.
  static let foreignModifiers: [String: String] = {
    var hints: [String: String] = [
      "clipShape": "a border clips: `.border(.rounded)`",
      "foreground": "write `.foregroundStyle(…)`",
      "color": "write `.foregroundStyle(…)`",
      "navigationBarItems": "write `.toolbar { ToolbarItem(placement: .leading) { … } }`",
      "navigationBarTitle": "write `.navigationTitle(…)`",
      "onLongPressGesture": "there is no long press: write `.onTap { … }`",
      "gesture": "there are no gestures: write `.onTap { … }`",
      "fullScreenCover": "write `.sheet(isPresented: $flag) { … }`",
      "popover": "write `.sheet(isPresented: $flag) { … }`",
      "actionSheet": "write `.confirmationDialog(…)`",
      "environmentObject": "write `.environment(\"name\", value)`",
      "task": "there is nothing to wait for: write `.onAppear { … }`",
      "monospaced": "leave it out: all text is monospaced",
      "listRowInsets": "write `.padding(…)` inside the row",
      "toolbarVisibility": "leave the title and the items out",
      "sharedBackgroundVisibility": "`ToolbarSpacer(.fixed)` sets items apart",
      "searchCompletion": "write `Button` rows below the field",
    ]
    let meaningless = [
      "shadow", "blur", "brightness", "contrast", "saturation", "scaleEffect", "lineSpacing", "kerning",
      "tracking", "baselineOffset", "imageScale", "resizable", "scaledToFit", "scaledToFill", "aspectRatio",
      "contentShape", "buttonBorderShape", "controlSize", "keyboardType", "textContentType",
      "autocapitalization", "textInputAutocapitalization", "autocorrectionDisabled", "disableAutocorrection",
      "minimumScaleFactor", "textFieldStyle", "scrollContentBackground", "ignoresSafeArea",
      "edgesIgnoringSafeArea", "safeAreaInset", "preferredColorScheme", "drawingGroup", "compositingGroup",
      "allowsHitTesting", "zIndex", "allowsTightening", "symbolRenderingMode", "symbolVariant",
      "symbolEffect", "sensoryFeedback", "hoverEffect", "listRowSpacing", "toolbarBackground",
      "presentationDragIndicator", "fontDesign", "dynamicTypeSize", "statusBarHidden", "navigationViewStyle",
      "formStyle", "labelStyle", "glassEffect", "backgroundStyle", "containerShape", "textSelection",
      "toolbarRole", "toolbarTitleDisplayMode", "toolbarColorScheme", "toolbarForegroundStyle",
      "contentTransition", "matchedGeometryEffect", "matchedTransitionSource", "navigationTransition",
    ]
    for name in meaningless { hints[name] = "`\(name)` means nothing in text: leave it out" }
    return hints
  }()
}
