# Allocation: many short-lived trees of objects, built and walked by recursion.
class Tree:
    __slots__ = ("left", "right")

    def __init__(self, left=None, right=None):
        self.left = left
        self.right = right


def grow(depth):
    if depth == 0:
        return Tree()
    return Tree(grow(depth - 1), grow(depth - 1))


def weigh(tree):
    if tree.left is None:
        return 1
    return 1 + weigh(tree.left) + weigh(tree.right)


def forest(trees, depth):
    total = 0
    for _ in range(trees):
        total += weigh(grow(depth))
    return total


print(forest(80, 14))
