// Words: a text of made-up lines is split, lower-cased and counted.
fn vocabulary() {
    let starts = ["ba", "Do", "ki", "lu", "Mo", "ne", "ra", "Si", "ta", "vu"]
    let ends = ["bel", "dor", "fin", "gas", "lim", "mor", "nak", "pet", "ros", "tul"]
    var words = []
    for start in starts {
        for middle in starts {
            for end in ends {
                words.append(start + middle + end)
            }
        }
    }
    return words
}

fn madeUpText(words, lines) {
    var text = []
    var seed = 11
    for _ in 0..<lines {
        var line = []
        for _ in 0..<10 {
            seed = seed * 48271 % 2147483647
            let reach = seed.quotient(1000) % words.count + 1
            line.append(words[seed % reach])
        }
        text.append(line.joined(separator: " "))
    }
    return text.joined(separator: "\n")
}

fn countWords(text) {
    var counts = {:}
    for line in text.split(separator: "\n") {
        for word in line.lowercased().split(separator: " ") {
            counts[word] = (counts[word] ?? 0) + 1
        }
    }
    return counts
}

fn checksum(words, counts) {
    var sum = 0
    for (i, word) in words.enumerated() {
        sum += (i + 1) * (counts[word.lowercased()] ?? 0)
    }
    return sum
}

let words = vocabulary()
let counts = countWords(madeUpText(words, 100000))
counts["babador"]
counts["moluros"]
checksum(words, counts)
