"""What an expression of a rule may be worth, in terms of the event.

A value is a list of alternatives `(guard, form)`: where the event meets none of the guards the expression is not worth
that. Of each form it is known what Python would make of it; what is not known is `Other`.
"""

from pharos_formula import KINDS, NUMBER, TEXT, all_of, any_of, falsy, kind_in, kind_not_in, opposite, size, test, truthy

SAFE_INTEGER_MAX = 2**53 - 1
ALTERNATIVES_MAX = 64
# Of all guards of a value together.
GUARDS_SIZE_MAX = 100


class Const:
    """A value of Python's that nothing changes: scalars, and tuples, lists, sets and dicts of them."""

    __slots__ = ("value",)

    def __init__(self, value):
        self.value = value


class Raw:
    """What the event has at the path, where it has something; `fold` says in which case a text is looked at."""

    __slots__ = ("path", "fold")

    def __init__(self, path, fold=None):
        self.path, self.fold = path, fold


class Truth:
    """True or False: formulas that hold wherever it may be True, and wherever it may be False."""

    __slots__ = ("true", "false")

    def __init__(self, true=True, false=True):
        self.true, self.false = true, false


class Other:
    """Something of which only the kind is known ("text", "number", "list", "pairs"), and when it may count as true."""

    __slots__ = ("kind", "true", "false")

    def __init__(self, kind=None, true=True, false=True):
        self.kind, self.true, self.false = kind, true, false


class Function:
    """A function of a module, or a lambda with the scope around it."""

    __slots__ = ("node", "module", "scope")

    def __init__(self, node, module, scope=None):
        self.node, self.module, self.scope = node, module, scope


class Named:
    """Something outside of what is analysed, known by its name: a builtin, a module, a function of one."""

    __slots__ = ("name",)

    def __init__(self, name):
        self.name = name


class Pattern:
    """A compiled regular expression."""

    __slots__ = ("text", "flags")

    def __init__(self, text, flags):
        self.text, self.flags = text, flags


UNBOUND = Other("unbound")


def only(form):
    return [(True, form)]


# Of what is not understood.
UNKNOWN = (True, only(Other()))


def identity(form):
    """Equal for forms that may be merged; None for those that may not."""
    if isinstance(form, Raw):
        return (form.path, form.fold)
    if isinstance(form, Const) and is_scalar(form.value):
        return (type(form.value), form.value)
    return None


def is_scalar(value):
    return value is None or isinstance(value, (str, int, float))


def is_unchanging(value):
    if isinstance(value, (tuple, frozenset)):
        return all(map(is_unchanging, value))
    return is_scalar(value)


def choice(alternatives):
    """The alternatives that can be, equal ones as one."""
    merged, rest = {}, []
    for guard, form in alternatives:
        if guard is False:
            continue
        key = identity(form)
        if key is None:
            rest.append((guard, form))
        else:
            merged[key] = (any_of(merged[key][0], guard) if key in merged else guard, form)
    value = [*merged.values(), *rest]
    if len(value) <= ALTERNATIVES_MAX and sum(size(guard) for guard, _ in value) <= GUARDS_SIZE_MAX:
        return value
    unbound = [(guard, form) for guard, form in value if form is UNBOUND]
    return [(True, Other(None, *truth(value))), *unbound]


def guarded(guard, value):
    return [(all_of(guard, inner), form) for inner, form in value]


def apply(value, work):
    """(when it raises, value), from `work`, which gives the same for each form."""
    raises, alternatives = False, []
    for guard, form in value:
        form_raises, result = work(form)
        raises = any_of(raises, all_of(guard, form_raises))
        alternatives += guarded(guard, result)
    return raises, choice(alternatives)


def truth(value):
    """(when it may count as true, when as false)"""
    true = false = False
    for guard, form in value:
        form_true, form_false = truth_of(form)
        true, false = any_of(true, all_of(guard, form_true)), any_of(false, all_of(guard, form_false))
    return true, false


def truth_of(form):
    if isinstance(form, Const):
        return bool(form.value), not form.value
    if isinstance(form, Raw):
        return truthy(form.path), falsy(form.path)
    if isinstance(form, (Truth, Other)):
        return form.true, form.false
    return True, False


def not_false(value):
    """When it may be anything but False."""
    return any_of(*(all_of(guard, form_not_false(form)) for guard, form in value))


def form_not_false(form):
    if isinstance(form, Const):
        return form.value is not False
    if isinstance(form, Truth):
        return form.true
    if isinstance(form, Raw):
        return any_of(kind_not_in(form.path, ("boolean",)), truthy(form.path))
    return True


def is_indexable(value):
    """Text, booleans and whole numbers that JavaScript holds exactly."""
    if isinstance(value, str):
        return not any("\ud800" <= char <= "\udfff" for char in value)
    return isinstance(value, int) and abs(value) <= SAFE_INTEGER_MAX


def is_foldable(value):
    """Changing capitals may need more or fewer letters outside of ASCII, and other versions of Unicode know more."""
    return isinstance(value, str) and value.isascii()


def equal(form, constant):
    """`form == constant`, as a Truth."""
    if isinstance(form, Const):
        same = form.value == constant
        return Truth(same, not same)
    if isinstance(form, Truth) and isinstance(constant, (bool, int)) and constant in (0, 1):
        return form if constant else Truth(form.false, form.true)
    if isinstance(form, Raw):
        return equal_raw(form, constant)
    return Truth()


def equal_raw(form, constant):
    if constant is None:
        return is_kind(form.path, ("null",)) if form.fold is None else Truth(False, True)
    if isinstance(constant, (list, tuple)):
        return Truth(kind_in(form.path, ("list",)), True)
    if isinstance(constant, dict):
        return Truth(kind_in(form.path, ("object",)), True)
    if form.fold is not None:
        if not is_foldable(constant):
            return Truth(isinstance(constant, str), True)
    elif not is_indexable(constant):
        return Truth()
    holds = test(form.path, "equals", (constant,), form.fold)
    return Truth(holds, opposite(holds))


def is_kind(path, kinds):
    holds = kind_in(path, kinds)
    return Truth(holds, kind_in(path, KINDS - frozenset(kinds)))


def is_identical(form, constant):
    """`form is constant`, for None, True and False."""
    if isinstance(form, Raw):
        if form.fold is not None:
            return Truth(False, True)
        if constant is None:
            return is_kind(form.path, ("null",))
        same = test(form.path, "equals", (constant,))
        boolean = kind_in(form.path, ("boolean",))
        return Truth(all_of(boolean, same), any_of(kind_not_in(form.path, ("boolean",)), opposite(same)))
    if isinstance(form, Const):
        return Truth(form.value is constant, form.value is not constant)
    if isinstance(form, Truth) and constant is not None:
        return equal(form, constant)
    if isinstance(form, Other) and form.kind == "match" and constant is None:
        return Truth(form.false, form.true)
    return Truth(False, True) if isinstance(form, Truth) else Truth()


def text_test(form, op, parts):
    """`form.startswith(parts)` and the like, once it is a text."""
    if form.fold is None:
        known = all(map(is_indexable, parts))
    else:
        known = all(map(is_foldable, parts))
    if not known:
        return Truth()
    holds = test(form.path, op, parts, form.fold)
    return Truth(holds, opposite(holds))


def raises_unless(form, kinds):
    """When the form is of none of the kinds."""
    if isinstance(form, Raw):
        return False if form.fold is not None and "text" in kinds else kind_in(form.path, KINDS - frozenset(kinds))
    if isinstance(form, Const):
        return kind_of_constant(form.value) not in kinds
    if isinstance(form, Truth):
        return not NUMBER <= frozenset(kinds)
    return not (isinstance(form, Other) and form.kind in kinds)


def kind_of_constant(value):
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "boolean"
    if isinstance(value, (int, float)):
        return "number"
    return "text" if isinstance(value, str) else type(value).__name__


def is_text(form):
    return raises_unless(form, TEXT) is False


def pairs(left, right, work):
    """(when it raises, value), from `work`, which gives the same for two forms."""
    raises, alternatives = False, []
    for guard, form in left:
        for other_guard, other in right:
            both = all_of(guard, other_guard)
            found, value = work(form, other)
            raises = any_of(raises, all_of(both, found))
            alternatives += guarded(both, value)
    return raises, choice(alternatives)


def constants(args):
    """The arguments as Python's values; None where one is not constant."""
    forms = [value[0][1] if len(value) == 1 else None for value in args]
    return [form.value for form in forms] if all(isinstance(form, Const) for form in forms) else None
