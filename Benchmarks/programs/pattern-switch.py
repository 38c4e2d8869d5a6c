# Patterns: small classes taken apart by `match`, with a range and a condition.
from dataclasses import dataclass


@dataclass(slots=True)
class Circle:
    radius: int


@dataclass(slots=True)
class Square:
    side: int


@dataclass(slots=True)
class Rectangle:
    width: int
    height: int


@dataclass(slots=True)
class Triangle:
    base: int
    height: int


@dataclass(slots=True)
class Polygon:
    corners: int
    side: int


def make_shape(i):
    match i % 6:
        case 0:
            return Circle(i % 10 + 1)
        case 1:
            return Square(i % 7 + 1)
        case 2:
            return Rectangle(i % 5 + 1, i % 9 + 1)
        case 3:
            return Triangle(i % 8 + 1, i % 6 + 1)
        case 4:
            return Polygon(i % 11 + 3, 2)
        case _:
            return None


def surface(shape):
    match shape:
        case Circle(radius):
            return 3 * radius * radius
        case Square(side) if side > 4:
            return side * side + 1
        case Square(side):
            return side * side
        case Rectangle(width, height):
            return width * height
        case Triangle(base, height):
            return base * height // 2
        case Polygon(corners, side) if 3 <= corners <= 5:
            return 4 * side * side
        case Polygon(corners, side):
            return corners * side
        case _:
            return 0


def total_surface(kinds, rounds):
    shapes = [make_shape(i) for i in range(kinds)]
    total = 0
    for number in range(1, rounds + 1):
        for shape in shapes:
            total = (total + surface(shape) * number) % 1000003
    return total


print(total_surface(1000, 6000))
