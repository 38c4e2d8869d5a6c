// A value that was copied before a change stays as it was, however quick the change is.
fn fields() {
    var bodies = [{x: 1.0, n: 1, name: "a"}, {x: 2.0, n: 2, name: "b"}]
    let old = bodies
    let first = bodies[0]
    for i in 0..<bodies.count {
        bodies[i].x += 0.5
        bodies[i].x -= 0.25
        bodies[i].n *= 10
        bodies[i].name += "!"
    }
    bodies[1].x /= 2.0
    bodies[1].n += 0.5
    return [bodies, old, first]
}

fn appends() {
    var list = []
    let empty = list
    var snapshots = []
    for i in 1...9 {
        list.append(i)
        if i % 4 == 0 { snapshots.append(list) }
    }
    list.append("text")
    list.append([1, 2])
    list.append(nil)
    var own = [list.count]
    own.append(own)
    return [list, snapshots, empty, own]
}

// A function of every round sees the list of that round.
fn captured() {
    var list = []
    var readers = []
    for i in 0..<3 {
        list.append(i)
        let now = list
        readers.append({ now.count })
    }
    return readers.map { $0() }
}

fn overflow() {
    var counts = [{n: 9223372036854775807}]
    counts[0].n += 1
    return counts
}

fields()
appends()
captured()
(try? overflow()) ?? "too large"
overflow()
