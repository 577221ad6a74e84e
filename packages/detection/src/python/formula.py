"""What may be true of an event: `and` and `or` of tests of its values. See candidates/match-condition.ts.

A formula is True, False, a test `("test", path, op, values, fold, negated)`, or `("all" | "any", parts, size)`. Formulas
may claim too little, never too much: one that grows too large loses parts, which can only make it hold more often.
A path with None in it speaks of some element of a list: both a test and its opposite may hold.
"""

KINDS = frozenset(("missing", "null", "boolean", "number", "text", "list", "object"))
MISSING = frozenset(("missing",))
NOTHING = frozenset(("missing", "null"))
TEXT = frozenset(("text",))
LIST = frozenset(("list",))
OBJECT = frozenset(("object",))
NUMBER = frozenset(("number", "boolean"))
CONTAINER = LIST | OBJECT
MERGED = ("equals", "startsWith", "endsWith", "contains", "has")
COMPARED = ("above", "atLeast", "below", "atMost")
SIZE_MAX = 120


def kind_in(path, kinds):
    kinds = frozenset(kinds)
    if not path:
        # The event itself.
        return "object" in kinds
    if None not in path and kinds == KINDS:
        return True
    return ("test", path, "kind", kinds, None, False) if kinds else False


def kind_not_in(path, kinds):
    return kind_in(path, KINDS - frozenset(kinds))


def truthy(path):
    return ("test", path, "truthy", (), None, False)


def falsy(path):
    return ("test", path, "truthy", (), None, True)


def test(path, op, values, fold=None):
    return ("test", path, op, tuple(dict.fromkeys(values)), fold, False) if values else False


def opposite(formula):
    """Of a test, True or False."""
    if isinstance(formula, bool):
        return not formula
    _, path, op, values, fold, negated = formula
    if op == "kind":
        return kind_in(path, KINDS - values)
    return ("test", path, op, values, fold, not negated)


def kinds_of(formula):
    """The kinds that a value which passes the test may have."""
    _, _, op, values, _, negated = formula
    if op == "kind":
        return values
    if negated:
        return KINDS
    if op == "equals":
        return frozenset(kind for value in values for kind in (TEXT if isinstance(value, str) else NUMBER))
    if op == "has":
        return LIST
    if op == "truthy":
        return KINDS - NOTHING
    return NUMBER if op in COMPARED else TEXT


def size(formula):
    if isinstance(formula, bool):
        return 0
    return 1 if formula[0] == "test" else formula[2]


def whole(kind, parts):
    return (kind, tuple(parts), sum(map(size, parts)))


def flat(kind, formulas, ending):
    """The parts, each once; None where one of them is `ending`, which decides the whole."""
    parts = {}
    for formula in formulas:
        if formula is ending:
            return None
        if not isinstance(formula, bool):
            for part in formula[1] if formula[0] == kind else (formula,):
                parts[part] = None
    return parts


def all_of(*formulas):
    parts = flat("all", formulas, False)
    if parts is None:
        return False
    if len(parts) > 1:
        parts = narrowed(parts)
        parts = None if parts is None else flat("all", parts, False)
        if parts is None:
            return False
        parts = without_implied("any", parts)
    return bounded_all(list(parts))


def bounded_all(parts):
    if len(parts) < 2:
        return parts[0] if parts else True
    kept, total = [], 0
    for part in sorted(parts, key=size):
        total += size(part)
        if total > SIZE_MAX:
            break
        kept.append(part)
    return whole("all", parts if len(kept) == len(parts) else [part for part in parts if part in kept])


def narrowed(parts):
    """Tests of one value put together; None where they contradict each other."""
    by_path = {}
    for part in parts:
        if part[0] == "test" and None not in part[1]:
            by_path.setdefault(part[1], []).append(part)
    if not by_path:
        return parts
    kinds = {}
    for path, tests in by_path.items():
        kinds[path] = frozenset.intersection(*map(kinds_of, tests))
        if not kinds[path] or any(opposite(one) in parts for one in tests if one[2] != "kind"):
            return None
    result = {}
    for part in parts:
        if part[0] == "any":
            part = any_of(*(one for one in part[1] if is_possible(one, kinds, parts)))
        elif part[0] == "test" and len(by_path.get(part[1], ())) > 1:
            part = tightened(part, by_path[part[1]])
        if part is False:
            return None
        if part is not True:
            result[part] = None
    return result


def is_possible(part, kinds, known):
    if part[0] != "test" or part[1] not in kinds:
        return True
    return bool(kinds_of(part) & kinds[part[1]]) and (part[2] == "kind" or opposite(part) not in known)


def tightened(part, tests):
    """One of several tests of a value that all hold; True where the others say as much."""
    _, path, op, values, fold, negated = part
    if op == "kind":
        others = [kinds_of(one) for one in tests if one[2] != "kind"]
        if others and frozenset.intersection(*others) <= values:
            return True
        return kind_in(path, frozenset.intersection(*map(kinds_of, tests)))
    if op == "truthy" and any(one[2] in MERGED and not one[5] and all(one[3]) for one in tests):
        return not negated
    if op != "equals" or negated:
        return part
    for one in tests:
        if one is not part and one[2] == "equals" and one[4] == fold:
            others = frozenset(one[3])
            values = tuple(value for value in values if (value in others) != one[5])
    return test(path, "equals", values, fold)


def any_of(*formulas):
    parts = flat("any", formulas, True)
    if parts is None:
        return True
    if len(parts) > 1:
        parts = widened(parts)
        parts = None if parts is None else flat("any", parts, True)
        if parts is None:
            return True
        parts = without_implied("all", parts)
    parts = list(parts)
    if len(parts) < 2:
        return parts[0] if parts else False
    formula = whole("any", parts)
    return formula if size(formula) <= SIZE_MAX else True


def widened(parts):
    """Tests of one value put together; None where one of them always holds."""
    kinds, merged = {}, {}
    for part in parts:
        if part[0] == "test" and part[2] == "kind":
            kinds[part[1]] = kinds.get(part[1], frozenset()) | part[3]
        elif part[0] == "test" and part[2] in MERGED and not part[5]:
            key = (part[1], part[2], part[4])
            merged[key] = merged.get(key, ()) + part[3]
    if any(known == KINDS and None not in path for path, known in kinds.items()):
        return None
    result = {}
    for part in parts:
        if part[0] == "all":
            part = relieved(part, parts, kinds)
        elif part[2] == "kind":
            part = kind_in(part[1], needed_kinds(part[1], kinds[part[1]], parts))
        elif None not in part[1] and opposite(part) in parts:
            return None
        elif kinds_of(part) <= kinds.get(part[1], frozenset()):
            continue
        elif part[2] in MERGED and not part[5]:
            part = test(part[1], part[2], merged[part[1], part[2], part[4]], part[4])
        if part is True:
            return None
        if part is not False:
            result[part] = None
    return result


def needed_kinds(path, kinds, parts):
    """Without those of which another part holds anyway."""
    if None in path:
        return kinds
    for part in parts:
        tests = part[1] if part[0] == "all" else (part,)
        if all(one[0] == "test" for one in tests):
            kinds = kinds - frozenset.intersection(*(kinds_meeting(one, path) for one in tests))
    return kinds


def kinds_meeting(one, path):
    """The kinds of the value at the path of which each value meets the test."""
    _, tested, op, values, _, negated = one
    if tested == path and negated:
        return KINDS - kinds_of(opposite(one))
    # What is neither an object nor a list has nothing in it.
    is_within = len(tested) > len(path) and tested[: len(path)] == path and None not in tested
    return KINDS - CONTAINER if is_within and op == "kind" and "missing" in values else frozenset()


def relieved(part, parts, kinds):
    """`b` instead of `not a and b`, beside `a`."""
    return all_of(*(one for one in part[1] if not is_settled(one, parts, kinds)))


def is_settled(one, parts, kinds):
    if one[0] != "test" or None in one[1]:
        return False
    if one[2] == "kind":
        return KINDS - one[3] <= kinds.get(one[1], frozenset())
    return opposite(one) in parts


def without_implied(kind, parts):
    """Leaves out `a or b` beside `a`, and the same the other way round."""
    return {part: None for part in parts if part[0] != kind or not any(one in parts for one in part[1])}


def to_conditions(formula):
    """As JSON: the conditions that all must hold."""
    if isinstance(formula, bool):
        return [] if formula else [{"any": []}]
    return [to_condition(part) for part in formula[1]] if formula[0] == "all" else [to_condition(formula)]


def to_condition(formula):
    if formula[0] != "test":
        return {formula[0]: [to_condition(part) for part in formula[1]]}
    _, path, op, values, fold, negated = formula
    condition = {"path": path, "op": op, "values": sorted(values) if op == "kind" else values}
    if fold is not None:
        condition["fold"] = fold
    if negated:
        condition["negated"] = True
    return condition
