import Foundation
import Testing

/// `--format html`: one page that stands on its own.
struct HTMLPageTests {
  private static let script = """
    state on = true
    print("a <b> & \\"c\\"\\u{1B}[31m")
    VStack(alignment: .leading) { Toggle("Wi-Fi", isOn: $on); Text("<script>").bold().foregroundStyle(.red) }
    tap("Wi-Fi")
    """

  @Test func linesAndScreensInOrder() throws {
    let result = try Tool(files: ["a<b.dsl": Self.script]).run(
      "a<b.dsl", "--format", "html", "--width", "40", "--locale", "de_DE")
    let page = result.output
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"de-DE\">\n"))
    #expect(page.hasSuffix("</body>\n</html>\n"))
    #expect(page.contains("<title>a&lt;b.dsl</title>"))
    #expect(page.contains("<pre class=\"line\">a &lt;b&gt; &amp; &quot;c&quot;␛[31m</pre>"))
    #expect(page.contains("<span class=\"b f1\">&lt;script&gt;</span>"))
    #expect(page.components(separatedBy: "<pre class=\"screen\">").count == 3)
    #expect(!page.contains("\u{1B}") && !page.contains("<script"))
    #expect(result.status == 0)
  }

  @Test func pythonFindsItWellFormed() throws {
    let check = """
      import sys
      from html.parser import HTMLParser
      stack, void = [], {"meta"}
      class Reader(HTMLParser):
          def handle_starttag(self, tag, attributes):
              if tag not in void: stack.append(tag)
          def handle_endtag(self, tag):
              assert stack.pop() == tag, tag
      Reader().feed(sys.stdin.read())
      print(stack)
      """
    let result = try Tool(files: ["a.dsl": Self.script, "check.py": check]).shell(
      "$TRELLIS a.dsl --format html | python3 check.py")
    #expect(result.output == "[]\n", "\(result.messages)")
  }

  @Test func aFailureEndsThePageAndAMistakeMakesNone() throws {
    let failed = try Tool().run("-e", "print(1)\nfail(\"no\")", "--format", "html")
    #expect(failed.output.hasSuffix("<pre class=\"line\">1</pre>\n</body>\n</html>\n"))
    #expect(failed.messages == "no\n")
    #expect(failed.status == 1)
    let wrong = try Tool().run("-e", "let = 1", "--format", "html")
    #expect(wrong.output == "")
    #expect(wrong.status == 1)
  }
}
