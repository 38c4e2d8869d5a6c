// A failure in the middle: what ran before stays, and the calls are told.
fn rate(done, of total) = done.quotient(total)
fn report(rows) = rows.map { rate($0.done, of: $0.total) }
print("starting")
report([{done: 4, total: 2}, {done: 1, total: 0}])
