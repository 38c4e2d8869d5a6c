# N queens: all ways to place them, by backtracking over lists that are changed in place.
def solutions(size):
    columns = [False] * size
    rising = [False] * (2 * size)
    falling = [False] * (2 * size)
    placed = [-1] * size
    found = 0
    row = 0
    while row >= 0:
        column = placed[row]
        if column >= 0:
            columns[column] = False
            rising[row + column] = False
            falling[row - column + size] = False
        column += 1
        while column < size and (columns[column] or rising[row + column] or falling[row - column + size]):
            column += 1
        if column == size:
            placed[row] = -1
            row -= 1
        else:
            placed[row] = column
            columns[column] = True
            rising[row + column] = True
            falling[row - column + size] = True
            if row == size - 1:
                found += 1
            else:
                row += 1
    return found


print(solutions(12))
