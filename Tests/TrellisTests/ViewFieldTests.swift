import Foundation
import TestSupport
import Testing

/// Fields: checked as they are set, masked as they are set, secrets shown and hidden, the return key.
@Suite struct ViewFieldTests {
  private func screens(_ source: String, width: Int = 60) -> String {
    ScriptRun("// golden: width=\(width)\n" + source).golden
  }

  @Test func anUntouchedEmptyFieldIsNotCheckedAndATouchedOneIs() {
    #expect(
      screens(
        """
        state email = ""
        TextField("Email", text: $email, rules: [.required, .email])
        quiet { set("Email", "x") }
        set("Email", "")
        """) == """
          Email   ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
          Email   ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁ ✗ must not be empty

          """)
  }

  @Test func allFieldsAreCheckedAfterATryToSend() {
    let run = screens(
      """
      state name = ""
      state city = ""
      state tried = false
      VStack(alignment: .leading) {
        TextField("Name", text: $name, rules: .required)
        TextField("City", text: $city, rules: .length(max: 9))
        Button("Send") { tried = !name.isValid(.required) }
      }
      .environment(\\.validation, tried ? .always : .touched)
      quiet { tap("Send") }
      redraw()
      """)
    #expect(run.contains("✗ must not be empty\n"))
    #expect(run.components(separatedBy: "✗").count == 2)
  }

  @Test func aFieldThatMayStayEmptyIsNotWrongWhileItIs() {
    #expect(
      screens(
        """
        state phone = "x"
        TextField("Phone", text: $phone, rules: .phone)
        quiet { set("Phone", "") }
        redraw()
        """
      ).hasSuffix("Phone   ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁\n"))
  }

  @Test func severalMessagesStandBelowOneBesideWhereItFits() {
    let source = """
      state password = "geheim"
      SecureField("Password", text: $password, rules: .password(min: 4, symbol: false))
      set("Password", "Geheim")
      """
    #expect(
      screens(source) == """
        Password   ••••••▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁ ✗
                   · needs a capital letter
                   · needs a digit
        Password   ••••••▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁ ✗ needs a digit

        """)
    #expect(
      screens(source, width: 40).hasSuffix(
        """
        Password   ••••••▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁ ✗
                   · needs a digit

        """))
  }

  @Test func rulesMayBeFunctionsAndHaveTheirOwnWords() {
    let run = screens(
      """
      state a = "x"
      state b = "x"
      VStack(alignment: .leading) {
        TextField("A", text: $a, rules: { $0.count > 3 ? nil : "is too short" })
        TextField("B", text: $b, rules: .email(message: "schrijf een adres"))
      }
      """)
    #expect(run.contains("✗ is too short\n"))
    #expect(run.contains("✗ schrijf een adres\n"))
  }

  @Test func aMaskShapesWhatIsTyped() {
    #expect(
      ScriptRun(
        """
        state phone = ""
        state card = ""
        state plate = ""
        VStack {
          TextField("Phone", text: $phone, mask: .phone("US"))
          TextField("Card", text: $card, mask: .card)
          TextField("Plate", text: $plate, mask: "AA-##")
        }
        quiet { set("Phone", "2125"); set("Card", "371449635398431"); set("Plate", "x1yz23") }
        print(phone, card, plate, separator: "|")
        """
      ).output.hasSuffix("(212) 5|3714 496353 98431|xy-23\n"))
  }

  @Test func aWrongMaskIsAMistake() {
    #expect(
      ScriptRun("state a = \"\"\nTextField(\"A\", text: $a, mask: .phone(\"ZZ\"))").messages.contains(
        "`mask` of `TextField` must be a mask"))
  }

  @Test func aFieldOfANumberOrDateKeepsItsKind() {
    let run = ScriptRun(
      """
      state age = 36
      state price = 1.50
      state born = @1815-12-10
      VStack {
        TextField("Age", text: $age, rules: .in(0...150))
        TextField("Price", text: $price)
        TextField("Born", text: $born)
      }
      quiet { set("Age", "200"); set("Price", "2.25"); set("Born", "1852-11-27") }
      print(age + 1, price + 1, born.year)
      print(controls().map(\\.problems))
      set("Age", "old")
      """)
    #expect(run.output.hasSuffix("201 3.25 1852\n[[\"must be 0 to 150\"], [], []]\n"))
    #expect(run.messages.contains("`Age` can't be \"old\": not an Int"))
  }

  @Test func aSecureFieldIsShownAndHiddenByItsButton() {
    let run = ScriptRun(
      """
      // golden: width=50
      state password = "geheim"
      state isShown = false
      SecureField("Password", text: $password, isRevealed: $isShown)
      tap("Show")
      tap("Hide Password")
      """)
    #expect(
      run.golden == """
        Password   ••••••▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁ [ Show ]
        Password   geheim▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁ [ Hide ]
        Password   ••••••▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁ [ Show ]

        """)
  }

  @Test func redactedFieldsShowNoText() {
    let run = ScriptRun(
      """
      // golden: width=50
      state name = "Ada"
      VStack(alignment: .leading) {
        TextField("Name", text: $name).labelsHidden()
        Text("public")
        Text("private").privacySensitive()
      }.redacted(reason: .privacy)
      TextField("Name", text: $name).labelsHidden().redacted()
      """)
    #expect(
      run.golden == """
        Ada▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
        public
        ▒▒▒▒▒▒▒
        ▒▒▒▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁

        """)
  }

  @Test func redactedValuesAreNotToldToPrograms() {
    let source = """
      state name = "geheim"
      state level = 4711
      state day = @2026-11-30
      VStack {
        TextField("Name", text: $name)
        Stepper("Level", value: $level)
        Slider("Level", value: $level, in: 0...9999)
        DatePicker("Day", selection: $day)
      }.redacted()
      controls().map(\\.value)
      """
    let text = ScriptRun(source).golden
    let json = ScriptRun("// golden: format=json\n" + source).golden
    for secret in ["geheim", "4711", "Nov 30", "2026"] {
      #expect(!text.contains(secret), "\(text)")
      #expect(!json.contains(secret), "\(json)")
    }
  }

  @Test func returnMovesToTheNextFieldWithoutAnActionOfItsOwn() {
    #expect(
      ScriptRun(
        """
        state a = ""
        state b = ""
        state at: Symbol? = .a
        state sent = 0
        VStack {
          TextField("A", text: $a).focused($at, equals: .a)
          TextField("B", text: $b).focused($at, equals: .b).onSubmit { sent += 1; at = nil }
        }
        quiet { submit() }
        print(at, sent)
        quiet { submit() }
        print(at ?? "nowhere", sent)
        """
      ).output.hasSuffix(".b 0\nnowhere 1\n"))
  }

  @Test func linesOfAFormStandBelowOneAnother() {
    let run = screens(
      """
      state a = "one"
      state b = "two"
      Form {
        TextField("Name", text: $a, rules: .required)
        TextField("A longer label", text: $b)
      }
      """)
    #expect(
      run == """
          ╭──────────────────────────────────────────────────────╮
          │ Name                 one▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁ ✓ │
          │ A longer label       two▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁ │
          ╰──────────────────────────────────────────────────────╯

        """)
  }
}
