import Testing

@testable import Trellis

/// The screens that the documentation shows, cell by cell.
struct ViewLookTests {
  @Test func settings() throws {
    #expect(
      try draw(Samples.settings, width: 80).text == """
         Settings
        ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
            GENERAL
          ╭──────────────────────────────────────────────────────────────────────────╮
          │ ≋ Wi-Fi                                                            [━━●] │
          │ ⚙ Software Update                                                  (1) › │
          │ ▤ Storage                                                              › │
          ╰──────────────────────────────────────────────────────────────────────────╯
            ACCOUNTS
          ╭──────────────────────────────────────────────────────────────────────────╮
          │ ☁ iCloud                                               ada@example.org › │
          ╰──────────────────────────────────────────────────────────────────────────╯
            Accounts are synced every 15 minutes.

        """)
  }

  @Test func settingsInAscii() throws {
    #expect(
      try draw(Samples.settings, width: 40, format: .init(ascii: true)).text == """
         Settings
        ========================================
            GENERAL
          .----------------------------------.
          | ~ Wi-Fi                    [==*] |
          | * Software Update          (1) > |
          | = Storage                      > |
          '----------------------------------'
            ACCOUNTS
          .----------------------------------.
          | @ iCloud       ada@example.org > |
          '----------------------------------'
            Accounts are synced every 15
            minutes.

        """)
  }

  @Test func pushedPage() throws {
    let screen = TestScreen()
    let page = V.vStack(alignment: "leading", V.text("12.4 of 64 GB"), V.progress(12.4, total: 64))
    screen.pushed = [NavigationEntry(content: page.titled("Storage"), identity: .screen)]
    #expect(
      try draw(Samples.settings, width: 80, delegate: screen).text == """
        ‹ Settings                          Storage
        ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
        12.4 of 64 GB
        ━━━━━━━━━━━━━━╸────────────────────────────────────────────────────────────  19%

        """)
  }

  @Test func sheetOverAList() throws {
    #expect(
      try draw(Samples.sheet, width: 80).text == """
         Sheets░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
        ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
        ░░╭──────────────────────────────────────────────────────────────────────────╮░░
        ░░│ [ Edit ]░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│░░
        ░░│ Closed░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░0 times │░░
        ░░╰──────────────────────────────────────────────────────────────────────────╯░░
        ░░░░░░░░░░┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓░░░░░░░░░░
        ░░░░░░░░░░┃                           Edit                           ┃░░░░░░░░░░
        ░░░░░░░░░░┠──────────────────────────────────────────────────────────┨░░░░░░░░░░
        ░░░░░░░░░░┃ Name   Untitled▏▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁                    ┃░░░░░░░░░░
        ░░░░░░░░░░┃ [ Cancel ]                                      ▐ Save ▌ ┃░░░░░░░░░░
        ░░░░░░░░░░┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛░░░░░░░░░░

        """)
  }

  @Test(arguments: [("plain", 40), ("grouped", 40)])
  func listStyles(style: String, width: Int) throws {
    let list = V.list(
      style,
      V.section(
        "Fruit", footer: "All of it is fresh.", V.text("Apple"), V.toggle("Pear", false), V.link("Plum")),
      V.section("Roots", V.text("Carrot").modified("badge", ["_content": .int(12)])))
    let expected =
      style == "plain"
      ? """
      Fruit
        Apple
        Pear                             [○──]
        Plum                                 ›
      All of it is fresh.

      Roots
        Carrot                            (12)

      """
      : """
        Fruit
      ────────────────────────────────────────
       Apple
       Pear                             [○──]
       Plum                                 ›
      ────────────────────────────────────────
        All of it is fresh.

        Roots
      ────────────────────────────────────────
       Carrot                            (12)
      ────────────────────────────────────────

      """
    #expect(try draw(list, width: width).text == expected)
  }
}
