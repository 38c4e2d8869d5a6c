// Float kernel over records: five bodies pull at one another; prints the energy of the system.
fn solarSystem() {
    return [
        {x: 0.0, y: 0.0, z: 0.0, vx: 0.0, vy: 0.0, vz: 0.0, mass: 39.47841760435743},
        {x: 4.84143144246472, y: -1.16032004402743, z: -0.10362204447112,
         vx: 0.60632639299583, vy: 2.81198684491626, vz: -0.02521836165988, mass: 0.03769367487038},
        {x: 8.34336671824458, y: 4.12479856412430, z: -0.40352341711432,
         vx: -1.01077434617879, vy: 1.82566237123041, vz: 0.00841576137658, mass: 0.01128632613196},
        {x: 12.89436956213913, y: -15.11115140169863, z: -0.22330757889266,
         vx: 1.08279100644154, vy: 0.86871301816961, vz: -0.01083263740136, mass: 0.00172372405705},
        {x: 15.37969711485092, y: -25.91931460998796, z: 0.17925877295037,
         vx: 0.97909073224390, vy: 0.59469899864767, vz: -0.03475595555078, mass: 0.00203368686992},
    ]
}

fn energy(bodies) {
    var total = 0.0
    for i in 0..<bodies.count {
        let a = bodies[i]
        total += 0.5 * a.mass * (a.vx * a.vx + a.vy * a.vy + a.vz * a.vz)
        for j in (i + 1)..<bodies.count {
            let b = bodies[j]
            let dx = a.x - b.x
            let dy = a.y - b.y
            let dz = a.z - b.z
            total -= a.mass * b.mass / (dx * dx + dy * dy + dz * dz).squareRoot()
        }
    }
    return total
}

fn simulate(steps, dt) {
    var bodies = solarSystem()
    let count = bodies.count
    for _ in 0..<steps {
        for i in 0..<count {
            for j in (i + 1)..<count {
                let dx = bodies[i].x - bodies[j].x
                let dy = bodies[i].y - bodies[j].y
                let dz = bodies[i].z - bodies[j].z
                let squared = dx * dx + dy * dy + dz * dz
                let pull = dt / (squared * squared.squareRoot())
                let toFirst = bodies[j].mass * pull
                bodies[i].vx -= dx * toFirst
                bodies[i].vy -= dy * toFirst
                bodies[i].vz -= dz * toFirst
                let toSecond = bodies[i].mass * pull
                bodies[j].vx += dx * toSecond
                bodies[j].vy += dy * toSecond
                bodies[j].vz += dz * toSecond
            }
            bodies[i].x += dt * bodies[i].vx
            bodies[i].y += dt * bodies[i].vy
            bodies[i].z += dt * bodies[i].vz
        }
    }
    return energy(bodies)
}

simulate(200000, 0.01)
