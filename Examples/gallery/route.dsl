// A line between two airports with a point where the plane is, on a map of characters.
type Airport {
    code: String
    name: String
    longitude: Float
    latitude: Float
}

let airports = [
    Airport(code: "AMS", name: "Amsterdam", longitude: 4.8, latitude: 52.3),
    Airport(code: "JFK", name: "New York", longitude: -73.8, latitude: 40.6),
    Airport(code: "HND", name: "Tokyo", longitude: 139.8, latitude: 35.6),
    Airport(code: "GRU", name: "São Paulo", longitude: -46.5, latitude: -23.4),
    Airport(code: "SYD", name: "Sydney", longitude: 151.2, latitude: -33.9),
]

// The coasts, roughly: longitude and latitude.
let coasts = [
    [
        [-168, 66],
        [-140, 70],
        [-95, 72],
        [-80, 62],
        [-60, 55],
        [-65, 45],
        [-80, 30],
        [-97, 26],
        [-87, 16],
        [-78, 8],
        [-106, 22],
        [-124, 40],
        [-130, 55],
        [-168, 66],
    ],
    [
        [-78, 8],
        [-60, 9],
        [-35, -7],
        [-48, -27],
        [-66, -45],
        [-70, -54],
        [-74, -40],
        [-71, -18],
        [-81, -4],
        [-78, 8],
    ],
    [
        [-10, 36],
        [-9, 43],
        [0, 49],
        [8, 54],
        [12, 66],
        [28, 71],
        [70, 72],
        [110, 74],
        [178, 67],
        [160, 60],
        [140, 54],
        [122, 38],
        [120, 28],
        [108, 20],
        [104, 9],
        [98, 16],
        [88, 22],
        [78, 8],
        [70, 22],
        [58, 25],
        [44, 13],
        [35, 30],
        [28, 37],
        [12, 45],
        [-10, 36],
    ],
    [
        [-10, 34],
        [10, 37],
        [32, 31],
        [43, 12],
        [51, 11],
        [40, -6],
        [34, -25],
        [19, -35],
        [12, -17],
        [9, 4],
        [-8, 5],
        [-17, 15],
        [-10, 34],
    ],
    [
        [114, -22],
        [131, -12],
        [142, -11],
        [153, -27],
        [147, -38],
        [131, -32],
        [115, -34],
        [114, -22],
    ],
]

state to = "JFK"
let departs = @2026-11-30T07:10
let arrives = @2026-11-30T15:10
let from = airports[0]
let goal = airports.first { $0.code == to } ?? airports[1]
let done = elapsed(from: departs, to: arrives, at: now())

// The world from 175° west to 180° east and 80° north to 56° south.
fn placed(longitude, latitude, size) = [
    (longitude + 175) / 355 * (size.width - 1),
    (80 - latitude) / 136 * (size.height - 1),
]

view Map() {
    Canvas { size in
        for coast in coasts {
            Path(coast.map { placed($0[0], $0[1], size) }, isClosed: true).stroke(.gray)
        }
        let start = placed(from.longitude, from.latitude, size)
        let end = placed(goal.longitude, goal.latitude, size)
        Line(from: start, to: end).stroke(.yellow)
        for airport in [from, goal] {
            let place = placed(airport.longitude, airport.latitude, size)
            Text(airport.code).bold().position(x: place[0], y: place[1] - 5)
        }
        let plane = [start[0] + (end[0] - start[0]) * done, start[1] + (end[1] - start[1]) * done]
        Text("●").bold().foregroundStyle(.yellow).position(x: plane[0], y: plane[1])
    }
}

VStack(alignment: .leading) {
    Map().frame(height: 16)
    HStack {
        Text("\(from.name) – \(goal.name)").bold()
        Spacer()
        Text("\((done * 100).rounded().formatted(decimals: 0))% of the way").dim()
    }
    Picker("To", selection: $to) {
        for airport in airports.dropFirst() { Text(airport.code).tag(airport.code) }
    }
    .pickerStyle(.segmented)
}

select("To", "HND")
select("To", "GRU")
