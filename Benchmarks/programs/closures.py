# Closures that keep what they captured: counters that change a variable, chained adders.
def counter(start, step):
    value = start

    def next_value():
        nonlocal value
        value += step
        return value

    return next_value


def compose(first, second):
    return lambda x: second(first(x))


def adder(amount):
    return lambda x: (x + amount) % 1000003


def drive(rounds):
    counters = [counter(0, 1), counter(5, 3), counter(7, 11)]
    change = compose(compose(adder(17), adder(4)), adder(1))
    total = 0
    for _ in range(rounds):
        for next_value in counters:
            total = change(total + next_value())
    return total


print(drive(1000000))
