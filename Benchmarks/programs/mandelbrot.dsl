// Float kernel: how many steps the points of a grid need to leave the Mandelbrot set.
fn escapeSteps(width, height, limit) {
    var total = 0
    for row in 0..<height {
        let ci = 2.0 * row / height - 1.0
        for column in 0..<width {
            let cr = 3.0 * column / width - 2.0
            var zr = 0.0
            var zi = 0.0
            var steps = 0
            while steps < limit && zr * zr + zi * zi <= 4.0 {
                let next = zr * zr - zi * zi + cr
                zi = 2.0 * zr * zi + ci
                zr = next
                steps += 1
            }
            total += steps
        }
    }
    return total
}

escapeSteps(900, 600, 100)
