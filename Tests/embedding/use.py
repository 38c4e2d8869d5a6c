"""The C interface from Python, with ctypes alone: `use.py LIBRARY`."""

import ctypes
import json
import sys

library = ctypes.CDLL(sys.argv[1])
TEXT, HANDLE = ctypes.c_char_p, ctypes.c_void_p
# Text that is ours comes as an address, so that it can be freed.
OWNED = ctypes.c_void_p
FUNCTION = ctypes.CFUNCTYPE(OWNED, HANDLE, TEXT, ctypes.POINTER(OWNED))

for name, result, arguments in [
    ("version", TEXT, []),
    ("free", None, [OWNED]),
    ("error_text", TEXT, [HANDLE]),
    ("error_code", TEXT, [HANDLE]),
    ("error_free", None, [HANDLE]),
    ("interpreter_new", HANDLE, []),
    ("interpreter_free", None, [HANDLE]),
    ("limit", ctypes.c_int, [HANDLE, TEXT, ctypes.c_int64]),
    ("define", ctypes.c_int, [HANDLE, TEXT, TEXT, TEXT, ctypes.POINTER(HANDLE)]),
    ("register", ctypes.c_int, [HANDLE, TEXT, TEXT, FUNCTION, HANDLE, HANDLE, ctypes.POINTER(HANDLE)]),
    ("describe", OWNED, [HANDLE, ctypes.c_int]),
    ("load", HANDLE, [HANDLE, TEXT, TEXT, ctypes.POINTER(HANDLE)]),
    ("screen_free", None, [HANDLE]),
    ("render", OWNED, [HANDLE, ctypes.c_int, TEXT, ctypes.POINTER(HANDLE)]),
    ("send", OWNED, [HANDLE, TEXT, TEXT, ctypes.POINTER(HANDLE)]),
    ("value", OWNED, [HANDLE, TEXT, ctypes.POINTER(HANDLE)]),
]:
    function = getattr(library, "trellis_" + name)
    function.restype, function.argtypes = result, arguments

# Memory that the library frees comes from the C library's malloc.
libc = ctypes.CDLL(None)
libc.strdup.restype, libc.strdup.argtypes = OWNED, [TEXT]


class Problem(Exception):
    def __init__(self, error):
        super().__init__(library.trellis_error_text(error).decode())
        self.code = library.trellis_error_code(error).decode()
        library.trellis_error_free(error)


def call(name, *arguments):
    error = HANDLE()
    result = getattr(library, "trellis_" + name)(*arguments, ctypes.byref(error))
    if error:
        raise Problem(error)
    return result


def text(address):
    if not address:
        return None
    copy = ctypes.string_at(address).decode()
    library.trellis_free(address)
    return copy


@FUNCTION
def price(context, arguments, message):
    (sku,) = json.loads(arguments)
    if sku == "x":
        message[0] = libc.strdup(b"there is no article x")
        return None
    return libc.strdup(json.dumps({"sku": sku, "sum": 12.5}).encode())


interpreter = library.trellis_interpreter_new()
assert library.trellis_limit(interpreter, b"steps", 1_000_000) == 1
call("define", interpreter, b"rows", json.dumps([{"name": "Ana"}, {"name": "Jürgen"}]).encode(), b"Who.")
call("register", interpreter, b"price(_ sku: String)", b"The price.", price, None, None)
assert "price(_ sku: String)\n      The price." in text(library.trellis_describe(interpreter, 0))

source = """
state on = false
VStack(alignment: .leading) {
  for row in rows { Text(row.name) }
  Text("\\(price("a").sum)")
  Toggle("Wi-Fi", isOn: $on)
}
"""
screen = call("load", interpreter, source.encode(), b"report.dsl")
assert text(call("render", screen, 20, None)) == "Ana\nJürgen\n12.5\nWi-Fi          [○──]\n"
text(call("send", screen, b"tap", b'["Wi-Fi"]'))
assert json.loads(text(call("value", screen, b"on"))) is True
library.trellis_screen_free(screen)

for wrong, words, code in [
    (b"Txt(1)", "a.dsl:1:1", "unknown-view"),
    (b'Text("\\(price("x"))")', "there is no article x", "host-function"),
    (b"while true { }", "takes more than 1000000 steps", "step-limit"),
]:
    try:
        screen = call("load", interpreter, wrong, b"a.dsl")
        try:
            text(call("render", screen, 20, None))
        finally:
            library.trellis_screen_free(screen)
        raise AssertionError(f"{wrong} has no error")
    except Problem as problem:
        assert words in str(problem), str(problem)
        assert problem.code == code, problem.code
library.trellis_interpreter_free(interpreter)
print(f"trellis {library.trellis_version().decode()} from Python: passed")
