/// What loads data.
extension FunctionDocumentation {
  static let data = #"""
    csv(_:text:type:separator:header:onError:)  The rows of a file of comma-separated values, or of such a text.
      csv(text: "n,x\n1,2.50").first
      → {n: 1, x: 2.50}
    json(_:text:type:onError:)  The value of a JSON file, or of such a text.
      json(text: "[1, {\"a\": null}]")
      → [1, {a: nil}]
    stdin()  The whole of standard input as text.
      try? stdin()
      print("read")
      → read
    """#
}
