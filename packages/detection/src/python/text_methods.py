"""Methods of texts: (when it raises, value)."""

from pharos_formula import TEXT, any_of
from pharos_symbolic import UNKNOWN, Const, Other, Raw, Truth, apply, constants, only, raises_unless, text_test

TEXT_TESTS = {"startswith": "startsWith", "endswith": "endsWith"}


# Methods of texts that raise for nothing but arguments of the wrong kind, and what they give.
TEXT_METHODS = {
    **dict.fromkeys("strip lstrip rstrip casefold title capitalize swapcase".split(), "text"),
    **dict.fromkeys("replace removeprefix removesuffix".split(), "text"),
    **dict.fromkeys("split rsplit splitlines".split(), "list"),
    **dict.fromkeys("find rfind count".split(), "number"),
}
TEXT_QUESTIONS = frozenset(
    "isdigit isalpha isalnum isnumeric isdecimal isupper islower isspace istitle isascii isidentifier isprintable".split()
)


def method_of_text(form, name, args, words):
    raises = raises_unless(form, TEXT)
    if words:
        return UNKNOWN
    if name in TEXT_TESTS and len(args) == 1:
        return tested(form, TEXT_TESTS[name], args[0], raises)
    if name in ("lower", "upper") and not args:
        if isinstance(form, Raw) and form.fold in (None, name):
            return raises, only(Raw(form.path, name))
        return raises, only(Other("text"))
    if name in TEXT_QUESTIONS and not args:
        return raises, only(Truth())
    if name not in TEXT_METHODS:
        return UNKNOWN
    given = constants(args)
    if given is None or not are_fit(name, given):
        return UNKNOWN
    return raises, only(Other(TEXT_METHODS[name]))


def are_fit(name, args):
    """Whether the method takes these, whatever its text."""
    try:
        getattr("text", name)(*args)
    except (TypeError, ValueError):
        return False
    return True


def tested(form, op, value, raises):
    """`form.startswith(value)`, for a text or a tuple of them."""

    def test_one(part):
        if not isinstance(part, Const):
            return raises_unless(part, TEXT), only(Truth())
        parts = part.value if isinstance(part.value, tuple) else (part.value,)
        if not all(isinstance(one, str) for one in parts):
            return UNKNOWN
        return False, only(text_test(form, op, parts) if isinstance(form, Raw) else Truth())

    found, result = apply(value, test_one)
    return any_of(raises, found), result
