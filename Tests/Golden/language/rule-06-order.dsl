// Statements run once, in order; a `let` that read state follows it; initialisers of `var` and `state` run once.
state n = 1
var log = []
fn noted(text, value) { log.append(text); value }
let double = noted("double", n * 2)
let quadruple = double * 2
state start = n + 100
quadruple
n = 5
quadruple
double
start
log
