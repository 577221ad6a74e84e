"""Other operators, items, slices and elements: (when it raises, value)."""

import ast

from pharos_formula import LIST, MISSING, TEXT, all_of, any_of, kind_in
from pharos_symbolic import (
    UNKNOWN,
    Const,
    Other,
    Raw,
    Truth,
    choice,
    guarded,
    is_text,
    only,
    raises_unless,
    truth,
    truth_of,
)

CONSTANTS_MAX = 10_000


def combine(operator, left, right):
    """`left + right` and the like."""
    if isinstance(left, Const) and isinstance(right, Const):
        return combined_constants(operator, left.value, right.value)
    if isinstance(operator, ast.Add):
        raises = any_of(raises_unless(left, TEXT), raises_unless(right, TEXT))
        return raises, only(Other("text"))
    return UNKNOWN


def combined_constants(operator, left, right):
    if isinstance(operator, ast.BitOr) and isinstance(left, (set, frozenset)) and isinstance(right, (set, frozenset)):
        return False, only(Const(left | right))
    if not isinstance(operator, ast.Add) or type(left) is not type(right):
        return UNKNOWN
    if not isinstance(left, (str, int, tuple, list)):
        return UNKNOWN
    if not isinstance(left, int) and len(left) + len(right) > CONSTANTS_MAX:
        return UNKNOWN
    return False, only(Const(left + right))


def made(kind, constants, raises):
    try:
        return raises, only(Const(kind(constants)))
    except TypeError:
        return UNKNOWN


def sliced(form):
    if is_text(form):
        return False, only(Other("text"))
    return raises_unless(form, ("text", "list")), only(Other())


def item(form, key):
    """`form[key]`"""
    if not isinstance(key, Const):
        return UNKNOWN
    if isinstance(form, Const):
        try:
            return False, only(Const(form.value[key.value]))
        except (TypeError, LookupError):
            return UNKNOWN
    if not isinstance(form, Raw) or form.fold is not None or isinstance(key.value, bool):
        return UNKNOWN
    if isinstance(key.value, str) and key.value.isascii() or isinstance(key.value, int) and abs(key.value) < 2**31:
        path = (*form.path, key.value)
        return kind_in(path, MISSING), only(Raw(path))
    return UNKNOWN


def elements_of(form):
    """(when going through it raises, the value of an element)"""
    if isinstance(form, Const) and isinstance(form.value, (tuple, list, set, frozenset, dict)):
        return False, choice([(True, Const(item)) for item in form.value])
    if isinstance(form, Raw):
        return raises_unless(form, LIST), only(Raw((*form.path, None)))
    if isinstance(form, Other) and form.kind in ("list", "pairs"):
        return False, guarded(form.true, only(Other("pair" if form.kind == "pairs" else None)))
    return UNKNOWN


def ending(value, is_and):
    """The alternatives with which `and`, or `or`, ends at an operand that is not the last."""
    for guard, form in value:
        true, false = truth_of(form)
        when = all_of(guard, false if is_and else true)
        yield when, Const(not is_and) if isinstance(form, Truth) else form


def as_truth(value):
    """Several alternatives that are all True or False as one."""
    if len(value) > 1 and all(isinstance(form, Truth) or is_boolean_constant(form) for _, form in value):
        return only(Truth(*truth(value)))
    return value


def is_boolean_constant(form):
    return isinstance(form, Const) and isinstance(form.value, bool)
