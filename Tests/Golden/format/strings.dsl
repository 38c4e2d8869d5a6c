// Strings keep every byte, and so does what is interpolated in them.
let a = "x  \( f( 1,2 ) )  y"
let b = """
  multi \(a +b)
    line
  """
    Text("""
      one
      """)
f(1, """
  two
  """)
let rows = csv(text: """
  a,b
  """)
let c = #"raw \n "quoted" "#
let d = """
  three
  """.count
