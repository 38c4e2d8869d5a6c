# Float kernel: how many steps the points of a grid need to leave the Mandelbrot set.
def escape_steps(width, height, limit):
    total = 0
    for row in range(height):
        ci = 2.0 * row / height - 1.0
        for column in range(width):
            cr = 3.0 * column / width - 2.0
            zr = zi = 0.0
            steps = 0
            while steps < limit and zr * zr + zi * zi <= 4.0:
                zr, zi = zr * zr - zi * zi + cr, 2.0 * zr * zi + ci
                steps += 1
            total += steps
    return total


print(escape_steps(900, 600, 100))
