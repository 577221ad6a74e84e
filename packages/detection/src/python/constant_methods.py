"""Methods of constants: (when it raises, value)."""

from pharos_formula import CONTAINER, TEXT, kind_in
from pharos_symbolic import UNKNOWN, Const, Raw, Truth, apply, choice, constants, is_text, only, raises_unless
from pharos_text_methods import TEXT_TESTS

CONSTANT_METHODS = {
    str: frozenset(
        "lower upper strip lstrip rstrip split rsplit startswith endswith replace join removeprefix removesuffix".split()
    ),
    dict: frozenset(("get", "keys", "values")),
    set: frozenset(("union", "intersection", "difference")),
    frozenset: frozenset(("union", "intersection", "difference")),
}


# A view of keys is searched by hash, one of values is not.
KEPT_AS = {"keys": frozenset, "values": tuple}


def method_of_constant(form, name, args, words):
    allowed = CONSTANT_METHODS.get(type(form.value), ())
    if words or name not in allowed:
        return UNKNOWN
    given = constants(args)
    if given is not None:
        try:
            result = getattr(form.value, name)(*given)
        except (TypeError, ValueError):
            return UNKNOWN
        plain = result is None or isinstance(result, (str, int, float, bool, list, tuple, set, frozenset, dict))
        return False, only(Const(result if plain else KEPT_AS[name](result)))
    if isinstance(form.value, dict) and name == "get":
        return chosen(form.value, args)
    if isinstance(form.value, str) and name in TEXT_TESTS and len(args) == 1:
        return apply(args[0], lambda one: constant_tested(form, name, one))
    return UNKNOWN


def constant_tested(form, name, part):
    if isinstance(part, Const):
        return method_of_constant(form, name, [only(part)], {})
    return raises_unless(part, TEXT), only(Truth())


def chosen(table, args):
    """`table.get(key, default)`"""

    def look_up(key):
        if isinstance(key, Const):
            try:
                return False, only(Const(table[key.value])) if key.value in table else default
            except TypeError:
                return UNKNOWN
        raises = kind_in(key.path, CONTAINER) if isinstance(key, Raw) else not (isinstance(key, Truth) or is_text(key))
        return raises, choice([*((True, Const(value)) for value in table.values()), *default])

    default = args[1] if len(args) == 2 else only(Const(None))
    return apply(args[0], look_up) if 1 <= len(args) <= 2 else UNKNOWN
