#!/usr/bin/env trellis
// Comments stay with what they stand beside or above.


/* A block
   of two lines. */
/// Doc.
fn f(a /* first */, b) = a   // why
VStack { // opens
    // first
  Text("a") // trailing

  // before a modifier

    .bold()
  // last
}
f( /* inline */ 1, 2 // two
)
let list = [1, // one
  2 /* two */, /* three */ 3

  // nothing more
]
if a { b } // then
else { c }
let x = // value
  1
let sum = a // the first
  + b // the second
type T { // fields
  // the name
  name: String // text
  age: Int }
switch a {
// one
case 1: b // b
// rest
default: /* none */ nil
}
{ /* empty */ }
  /*
     deep
  */
quiet { tap("x") } // done /* not nested
/* outer /* inner */ still */ f(1)
// end
