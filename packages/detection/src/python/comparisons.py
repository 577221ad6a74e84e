"""`==`, `is`, `in`, `<` and their opposites, between values that depend on the event: (when it raises, value)."""

import ast

from pharos_formula import KINDS, MISSING, NUMBER, TEXT, all_of, any_of, kind_in, kind_not_in, opposite, test
from pharos_symbolic import (
    SAFE_INTEGER_MAX,
    UNKNOWN,
    Const,
    Other,
    Raw,
    Truth,
    equal,
    is_foldable,
    is_identical,
    is_indexable,
    is_kind,
    is_text,
    only,
    raises_unless,
    text_test,
    truth,
)


def compare(operator, left, right):
    if isinstance(operator, (ast.Eq, ast.Is)):
        return equality(left, right, isinstance(operator, ast.Is))
    if isinstance(operator, (ast.NotEq, ast.IsNot)):
        return inverted(equality(left, right, isinstance(operator, ast.IsNot)))
    if isinstance(operator, ast.In):
        return membership(left, right)
    if isinstance(operator, ast.NotIn):
        return inverted(membership(left, right))
    return ordering(operator, left, right)


def inverted(result):
    raises, value = result
    true, false = truth(value)
    return raises, only(Truth(false, true))


def equality(left, right, is_identity):
    if not isinstance(right, Const):
        left, right = right, left
    if not isinstance(right, Const):
        return False, only(Truth())
    if is_identity and not (right.value is None or isinstance(right.value, bool)):
        return False, only(Truth())
    return False, only((is_identical if is_identity else equal)(left, right.value))


def membership(left, right):
    """`left in right`"""
    if isinstance(right, Const):
        return member_of_constant(left, right.value)
    if isinstance(right, Raw):
        return member_of_raw(left, right)
    if isinstance(right, Other) and right.kind == "text" and is_text(left):
        return False, only(Truth())
    if isinstance(right, Other) and right.kind == "list" and isinstance(left, (Const, Raw, Truth)):
        return False, only(Truth(right.true, True))
    return True, only(Truth())


def member_of_constant(left, container):
    if isinstance(left, Const):
        try:
            holds = left.value in container
        except TypeError:
            return UNKNOWN
        return False, only(Truth(holds, not holds))
    if isinstance(container, str):
        raises = raises_unless(left, TEXT)
        return raises, only(Truth(True, True))
    if not isinstance(container, (tuple, list, set, frozenset, dict)):
        return UNKNOWN
    if isinstance(left, Raw) and all(is_known_member(left, item) for item in container):
        truths = members(left, container)
    else:
        truths = Truth(bool(container), True)
    raises = False
    if not isinstance(container, (tuple, list)):
        raises = kind_in(left.path, ("list", "object")) if isinstance(left, Raw) else not isinstance(left, Truth)
    return raises, only(truths)


def is_known_member(form, item):
    return item is None or (is_foldable(item) if form.fold is not None else is_indexable(item))


def members(form, container):
    scalars = [item for item in container if item is not None]
    holds = test(form.path, "equals", scalars, form.fold)
    truths = Truth(holds, opposite(holds))
    if len(scalars) == len(container):
        return truths
    nothing = is_kind(form.path, ("null",))
    return Truth(any_of(truths.true, nothing.true), all_of(truths.false, nothing.false))


def member_of_raw(left, right):
    path, fold = right.path, right.fold
    if not path and isinstance(left, Const) and isinstance(left.value, str) and left.value.isascii():
        return False, only(is_kind((left.value,), KINDS - MISSING))
    if not isinstance(left, Const) or not isinstance(left.value, str):
        not_in_text = all_of(kind_in(path, TEXT), raises_unless(left, TEXT))
        raises = any_of(kind_not_in(path, ("text", "list", "object")), not_in_text)
        return raises, only(Truth())
    raises = raises_unless(right, ("text", "list", "object"))
    part = text_test(right, "contains", [left.value])
    if fold is not None or not is_indexable(left.value):
        return raises, only(part)
    if not left.value.isascii():
        return raises, only(Truth())
    element = test(path, "has", [left.value])
    member = kind_not_in((*path, left.value), MISSING)
    true = any_of(part.true, element, member)
    false = all_of(part.false, opposite(element), kind_in((*path, left.value), MISSING))
    return raises, only(Truth(true, false if None not in path else True))


COMPARISONS = {ast.Gt: "above", ast.GtE: "atLeast", ast.Lt: "below", ast.LtE: "atMost"}
MIRRORED = {ast.Gt: ast.Lt, ast.GtE: ast.LtE, ast.Lt: ast.Gt, ast.LtE: ast.GtE}


def ordering(operator, left, right):
    kind = type(operator)
    if isinstance(left, Const) and not isinstance(right, Const):
        left, right, kind = right, left, MIRRORED[kind]
    if not isinstance(right, Const):
        return UNKNOWN
    bound = right.value
    if isinstance(left, Const):
        return ordering_of_constants(kind, left.value, bound)
    if isinstance(bound, str):
        return raises_unless(left, TEXT), only(Truth())
    if not isinstance(bound, (int, float)) or not abs(bound) <= SAFE_INTEGER_MAX:
        return UNKNOWN
    raises = raises_unless(left, NUMBER)
    if not isinstance(left, Raw) or left.fold is not None:
        return raises, only(Truth())
    holds = test(left.path, COMPARISONS[kind], [bound])
    return raises, only(Truth(holds, opposite(holds)))


def ordering_of_constants(kind, left, right):
    try:
        holds = {
            ast.Gt: lambda: left > right,
            ast.GtE: lambda: left >= right,
            ast.Lt: lambda: left < right,
            ast.LtE: lambda: left <= right,
        }[kind]()
    except TypeError:
        return UNKNOWN
    return False, only(Const(bool(holds)))
