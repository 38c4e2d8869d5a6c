// A block drawn isometrically from a shape in the plane: each point of the outline, at the bottom and at the top.
type Outline = .square | .arrow | .house
state outline: Outline = .house
state height = 8

fn points(of outline) = switch outline {
case .square: [[0, 0], [20, 0], [20, 20], [0, 20]]
case .arrow: [[0, 7], [12, 7], [12, 0], [24, 12], [12, 24], [12, 17], [0, 17]]
default: [[0, 8], [12, 0], [24, 8], [24, 24], [0, 24]]
}

// Where a point of the plane stands in the picture: x goes down to the right, y down to the left.
fn projected(point, z) = [(point[0] - point[1]) * 0.866, (point[0] + point[1]) / 2 - z]

view Block(points, height) {
    let top = points.map { projected($0, z: height) }
    let bottom = points.map { projected($0, z: 0) }
    let all = top + bottom
    let left = all.map { $0[0] }.min()
    let upper = all.map { $0[1] }.min()
    Canvas { size in
        // As large as there is room, and in the middle.
        let width = all.map { $0[0] }.max() - left
        let tall = all.map { $0[1] }.max() - upper
        let scale = min((size.width - 2) / width, (size.height - 2) / tall)
        let x = (size.width - width * scale) / 2
        let y = (size.height - tall * scale) / 2
        fn placed(p) = [(p[0] - left) * scale + x, (p[1] - upper) * scale + y]
        // The walls from the back to the front, each before those behind it; then the top.
        let walls = points.indices.sorted {
            points[$0][0]
                + points[$0][1]
                + points[($0 + 1) % points.count][0]
                + points[($0 + 1) % points.count][1]
        }
        for i in walls {
            let next = (i + 1) % points.count
            Path(
                [placed(top[i]), placed(top[next]), placed(bottom[next]), placed(bottom[i])],
                isClosed: true
            )
            .fill(.clear)
            .stroke(.blue)
        }
        Path(top.map { placed($0) }, isClosed: true).fill(.clear).stroke(.cyan)
    }
}

VStack(alignment: .leading) {
    Block(points(of: outline), height: height).frame(maxWidth: 60, minHeight: 14, maxHeight: 14)
    Picker("Outline", selection: $outline) {
        Text("Square").tag(.square)
        Text("Arrow").tag(.arrow)
        Text("House").tag(.house)
    }
    .pickerStyle(.segmented)
    Stepper("Height", value: $height, in: 0...20, step: 4).frame(maxWidth: 30)
}

select("Outline", .square)
quiet { select("Outline", .arrow) }
set("Height", 16)
