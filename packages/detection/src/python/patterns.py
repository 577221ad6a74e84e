"""What a text must have for a regular expression or a file pattern to match it."""

import re
from re import _constants as codes
from re import _parser as parser

from pharos_formula import TEXT, all_of, any_of, kind_in, test
from pharos_symbolic import is_foldable, is_indexable

# Regardless of capitals these match letters outside of ASCII as well.
STRANGE = frozenset("kKiI")
DEPTH_MAX = 20


def regex_formula(pattern, form):
    """What must hold of the text for the pattern to be found in it, or at its beginning, or to match all of it."""
    try:
        parsed = parser.parse(pattern.text, pattern.flags)
    except (re.error, RecursionError, OverflowError, ValueError):
        return True
    return all_of(kind_in(form.path, TEXT), sequence(parsed, bool(parsed.state.flags & re.IGNORECASE), form, 0))


def sequence(items, ignores_case, form, depth):
    """Of parts that follow each other: each that is needed, letters beside each other as one."""
    if depth > DEPTH_MAX:
        return True
    found, letters = [], ""
    for code, argument in items:
        if code is codes.LITERAL:
            letters += chr(argument)
            continue
        found.append(literal(letters, ignores_case, form))
        letters = ""
        found.append(part(code, argument, ignores_case, form, depth))
    return all_of(*found, literal(letters, ignores_case, form))


def part(code, argument, ignores_case, form, depth):
    if code is codes.SUBPATTERN:
        _, added, removed, inner = argument
        if removed & re.IGNORECASE:
            return True
        return sequence(inner, ignores_case or bool(added & re.IGNORECASE), form, depth + 1)
    if code in (codes.MAX_REPEAT, codes.MIN_REPEAT, codes.POSSESSIVE_REPEAT):
        least, _, inner = argument
        return sequence(inner, ignores_case, form, depth + 1) if least > 0 else True
    if code is codes.BRANCH:
        return any_of(*(sequence(branch, ignores_case, form, depth + 1) for branch in argument[1]))
    return True


def literal(letters, ignores_case, form):
    if not ignores_case and form.fold is None:
        return contains(letters, None, form)
    if ignores_case and form.fold is None:
        pieces = re.split("[kKiI]|[^\x00-\x7f]", letters)
        longest = max(pieces, key=len)
        return contains(longest.upper(), "upper", form)
    return True if ignores_case else contains(letters, form.fold, form)


def contains(letters, fold, form):
    if letters == "" or not (is_indexable(letters) if fold is None else is_foldable(letters)):
        return True
    return test(form.path, "contains", [letters], fold)


def fnmatch_formula(pattern, form):
    """What must hold of the text for `fnmatch.fnmatch(text, pattern)`; on this system it minds capitals."""
    beginning, *rest = re.split(r"[*?[]", pattern)
    is_known = is_indexable(pattern) if form.fold is None else is_foldable(pattern)
    if not is_known:
        return True
    if not rest:
        return test(form.path, "equals", [pattern], form.fold)
    # What follows a bracket may be in it.
    pieces = rest if "[" not in pattern else []
    start = test(form.path, "startsWith", [beginning], form.fold) if beginning else True
    return all_of(start, *(contains(piece, form.fold, form) for piece in pieces))
