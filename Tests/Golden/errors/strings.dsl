let a = "not closed
let b = "an \(interpolation that is not closed
let c = “typographic”
let d = 'single'
let e = "\(price, specifier: "%.2f") € for \(names, format: .list(type: .and))"
let f = "nothing \()"
let g = """text on the first line
    """
let h = """
    one
  two
    """
let i = "東京 \d"
