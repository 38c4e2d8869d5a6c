// Closures that keep what they captured: counters that change a variable, chained adders.
fn counter(start, step) {
    var value = start
    return {
        value += step
        value
    }
}

fn compose(first, second) = { second(first($0)) }

fn adder(amount) = { ($0 + amount) % 1000003 }

fn drive(rounds) {
    let counters = [counter(0, 1), counter(5, 3), counter(7, 11)]
    let change = compose(compose(adder(17), adder(4)), adder(1))
    var total = 0
    for _ in 0..<rounds {
        for next in counters {
            total = change(total + next())
        }
    }
    return total
}

drive(1000000)
