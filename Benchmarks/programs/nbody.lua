-- Float kernel over records: five bodies pull at one another; prints the energy of the system.
local sqrt = math.sqrt

local function solar_system()
  return {
    {x = 0.0, y = 0.0, z = 0.0, vx = 0.0, vy = 0.0, vz = 0.0, mass = 39.47841760435743},
    {x = 4.84143144246472, y = -1.16032004402743, z = -0.10362204447112,
     vx = 0.60632639299583, vy = 2.81198684491626, vz = -0.02521836165988, mass = 0.03769367487038},
    {x = 8.34336671824458, y = 4.12479856412430, z = -0.40352341711432,
     vx = -1.01077434617879, vy = 1.82566237123041, vz = 0.00841576137658, mass = 0.01128632613196},
    {x = 12.89436956213913, y = -15.11115140169863, z = -0.22330757889266,
     vx = 1.08279100644154, vy = 0.86871301816961, vz = -0.01083263740136, mass = 0.00172372405705},
    {x = 15.37969711485092, y = -25.91931460998796, z = 0.17925877295037,
     vx = 0.97909073224390, vy = 0.59469899864767, vz = -0.03475595555078, mass = 0.00203368686992},
  }
end

local function energy(bodies)
  local total = 0.0
  for i = 1, #bodies do
    local a = bodies[i]
    total = total + 0.5 * a.mass * (a.vx * a.vx + a.vy * a.vy + a.vz * a.vz)
    for j = i + 1, #bodies do
      local b = bodies[j]
      local dx, dy, dz = a.x - b.x, a.y - b.y, a.z - b.z
      total = total - a.mass * b.mass / sqrt(dx * dx + dy * dy + dz * dz)
    end
  end
  return total
end

local function simulate(steps, dt)
  local bodies = solar_system()
  local count = #bodies
  for _ = 1, steps do
    for i = 1, count do
      local a = bodies[i]
      for j = i + 1, count do
        local b = bodies[j]
        local dx, dy, dz = a.x - b.x, a.y - b.y, a.z - b.z
        local squared = dx * dx + dy * dy + dz * dz
        local pull = dt / (squared * sqrt(squared))
        local to_a = b.mass * pull
        a.vx = a.vx - dx * to_a
        a.vy = a.vy - dy * to_a
        a.vz = a.vz - dz * to_a
        local to_b = a.mass * pull
        b.vx = b.vx + dx * to_b
        b.vy = b.vy + dy * to_b
        b.vz = b.vz + dz * to_b
      end
      a.x = a.x + dt * a.vx
      a.y = a.y + dt * a.vy
      a.z = a.z + dt * a.vz
    end
  end
  return energy(bodies)
end

print(simulate(200000, 0.01))
