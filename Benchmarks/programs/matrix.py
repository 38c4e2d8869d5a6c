# Lists of lists of floats: the product of two square matrices, by index.
def matrix(size, seed):
    return [[(i * seed + j * 7) % 11 * 0.5 - 2.5 for j in range(size)] for i in range(size)]


def product(a, b):
    size = len(a)
    result = []
    for i in range(size):
        left = a[i]
        row = []
        for j in range(size):
            total = 0.0
            for k in range(size):
                total += left[k] * b[k][j]
            row.append(total)
        result.append(row)
    return result


def trace(m):
    total = 0.0
    for i, row in enumerate(m):
        total += row[i] * (i + 1)
    return total


print(trace(product(matrix(300, 3), matrix(300, 5))))
