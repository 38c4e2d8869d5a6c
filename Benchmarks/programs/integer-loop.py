# Integer loop: the longest Collatz chain below a limit, a `while` inside a `for`.
def longest_chain(limit):
    best = best_length = 0
    for start in range(1, limit):
        n = start
        length = 1
        while n != 1:
            if n % 2 == 0:
                n //= 2
            else:
                n = 3 * n + 1
            length += 1
        if length > best_length:
            best = start
            best_length = length
    return best * 1000 + best_length


print(longest_chain(300000))
