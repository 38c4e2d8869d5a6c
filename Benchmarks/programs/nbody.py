# Float kernel over records: five bodies pull at one another; prints the energy of the system.
from dataclasses import dataclass
from math import sqrt


@dataclass(slots=True)
class Body:
    x: float
    y: float
    z: float
    vx: float
    vy: float
    vz: float
    mass: float


def solar_system():
    return [
        Body(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 39.47841760435743),
        Body(4.84143144246472, -1.16032004402743, -0.10362204447112,
             0.60632639299583, 2.81198684491626, -0.02521836165988, 0.03769367487038),
        Body(8.34336671824458, 4.12479856412430, -0.40352341711432,
             -1.01077434617879, 1.82566237123041, 0.00841576137658, 0.01128632613196),
        Body(12.89436956213913, -15.11115140169863, -0.22330757889266,
             1.08279100644154, 0.86871301816961, -0.01083263740136, 0.00172372405705),
        Body(15.37969711485092, -25.91931460998796, 0.17925877295037,
             0.97909073224390, 0.59469899864767, -0.03475595555078, 0.00203368686992),
    ]


def energy(bodies):
    total = 0.0
    for i, a in enumerate(bodies):
        total += 0.5 * a.mass * (a.vx * a.vx + a.vy * a.vy + a.vz * a.vz)
        for b in bodies[i + 1:]:
            dx, dy, dz = a.x - b.x, a.y - b.y, a.z - b.z
            total -= a.mass * b.mass / sqrt(dx * dx + dy * dy + dz * dz)
    return total


def simulate(steps, dt):
    bodies = solar_system()
    for _ in range(steps):
        for i, a in enumerate(bodies):
            for b in bodies[i + 1:]:
                dx = a.x - b.x
                dy = a.y - b.y
                dz = a.z - b.z
                squared = dx * dx + dy * dy + dz * dz
                pull = dt / (squared * sqrt(squared))
                to_a = b.mass * pull
                a.vx -= dx * to_a
                a.vy -= dy * to_a
                a.vz -= dz * to_a
                to_b = a.mass * pull
                b.vx += dx * to_b
                b.vy += dy * to_b
                b.vz += dz * to_b
            a.x += dt * a.vx
            a.y += dt * a.vy
            a.z += dt * a.vz
    return energy(bodies)


print(simulate(200000, 0.01))
