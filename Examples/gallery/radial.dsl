// Rings of dots round a centre, masked by a rainbow. The dots are braille, four of them below one another in a cell.
state rings = 7

view Rings(count) {
    Canvas { size in
        let middle = [(size.width - 1) / 2, (size.height - 1) / 2]
        let step = (min(size.width, size.height) - 1) / 2 / count
        for ring in 1...count {
            let dots = ring * 8
            for i in 0..<dots {
                // Every other ring is turned by half a dot.
                let angle = (i + (ring % 2) / 2) * 2 * pi() / dots
                Circle(
                    at: [
                        middle[0] + angle.cos() * ring * step,
                        middle[1] + angle.sin() * ring * step,
                    ],
                    radius: 0
                )
            }
        }
    }
    .frame(width: 38, height: 19)
}

VStack {
    AngularGradient(colors: [.red, .orange, .yellow, .green, .blue, .purple, .red])
        .mask { Rings(rings) }
    Stepper("Rings", value: $rings, in: 1...9).frame(width: 30)
}
.frame(maxWidth: .infinity)

set("Rings", 4)
