// Sorting: 300,000 records by a key of integers, all different and in no order.
fn shuffledRecords(count) {
    var records = []
    var seed = 42
    for i in 0..<count {
        seed = seed * 48271 % 2147483647
        records.append({key: seed, index: i})
    }
    return records
}

fn checksum(records) {
    var sum = 0
    var place = 0
    for record in records {
        place += 1
        sum = (sum * 31 + record.index * place) % 1000000007
    }
    return sum
}

let records = shuffledRecords(300000).sorted(by: \.key)
records[0].key
records[299999].key
checksum(records)
