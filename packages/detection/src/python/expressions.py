"""What expressions may be worth, and when evaluating them raises."""

import ast

from pharos_comparisons import compare
from pharos_formula import all_of, any_of
from pharos_operators import as_truth, combine, elements_of, ending, item, made, sliced
from pharos_scopes import Scope, bind
from pharos_symbolic import (
    UNBOUND,
    UNKNOWN,
    Const,
    Function,
    Named,
    Other,
    Raw,
    Truth,
    apply,
    choice,
    guarded,
    only,
    pairs,
    truth,
)

STEPS_MAX = 5_000


class TooMuch(Exception):
    """The rule is larger than what is worth following."""


class Expressions:
    """Of each expression: (when it raises, value). `Analysis` adds calls, the counters and the program."""

    def evaluate(self, node, scope):
        self.steps += 1
        if self.steps > STEPS_MAX:
            raise TooMuch
        work = getattr(self, f"evaluate_{type(node).__name__}", None)
        return UNKNOWN if work is None else work(node, scope)

    def evaluate_Constant(self, node, scope):
        known = node.value is None or isinstance(node.value, (str, int, float))
        return False, only(Const(node.value) if known else Other())

    def evaluate_Name(self, node, scope):
        value = scope.find(node.id)
        if value is None:
            form = self.program.find(scope.module, node.id, self)
            return UNKNOWN if form is None else (False, only(form))
        unbound = any_of(*(guard for guard, form in value if form is UNBOUND))
        return unbound, [(guard, form) for guard, form in value if form is not UNBOUND]

    def evaluate_NamedExpr(self, node, scope):
        raises, value = self.evaluate(node.value, scope)
        if scope.around is not None:
            return UNKNOWN
        before = (scope.find(node.target.id) or only(UNBOUND)) if self.doubt else []
        scope.values[node.target.id] = choice([*value, *before])
        return raises, value

    def evaluate_UnaryOp(self, node, scope):
        raises, value = self.evaluate(node.operand, scope)
        if isinstance(node.op, ast.Not):
            true, false = truth(value)
            return raises, only(Truth(false, true))
        if isinstance(node.op, ast.USub) and len(value) == 1 and isinstance(value[0][1], Const):
            number = value[0][1].value
            if isinstance(number, (int, float)):
                return raises, only(Const(-number))
        return UNKNOWN

    def evaluate_BoolOp(self, node, scope):
        is_and = isinstance(node.op, ast.And)
        reached, raises, alternatives = True, False, []
        for at, part in enumerate(node.values):
            self.doubt += at > 0
            part_raises, value = self.evaluate(part, scope)
            self.doubt -= at > 0
            raises = any_of(raises, all_of(reached, part_raises))
            if at == len(node.values) - 1:
                alternatives += guarded(reached, value)
                break
            alternatives += guarded(reached, choice(ending(value, is_and)))
            true, false = truth(value)
            reached = all_of(reached, true if is_and else false)
        return raises, as_truth(choice(alternatives))

    def evaluate_IfExp(self, node, scope):
        raises, value = self.evaluate(node.test, scope)
        true, false = truth(value)
        self.doubt += 1
        first_raises, first = self.evaluate(node.body, scope) if true is not False else (False, [])
        second_raises, second = self.evaluate(node.orelse, scope) if false is not False else (False, [])
        self.doubt -= 1
        raises = any_of(raises, all_of(true, first_raises), all_of(false, second_raises))
        return raises, choice(guarded(true, first) + guarded(false, second))

    def evaluate_Compare(self, node, scope):
        raises, left = self.evaluate(node.left, scope)
        truths = []
        for at, (operator, right_node) in enumerate(zip(node.ops, node.comparators)):
            self.doubt += at > 0
            right_raises, right = self.evaluate(right_node, scope)
            self.doubt -= at > 0
            compare_raises, result = pairs(left, right, lambda a, b, operator=operator: compare(operator, a, b))
            raises = any_of(raises, right_raises, compare_raises)
            truths.append(truth(result))
            left = right
        return raises, only(Truth(all_of(*(true for true, _ in truths)), any_of(*(false for _, false in truths))))

    def evaluate_JoinedStr(self, node, scope):
        raises = False
        for part in node.values:
            if isinstance(part, ast.FormattedValue):
                inner, value = self.evaluate(part.value, scope)
                is_plain = part.format_spec is None and all(is_formatted_plainly(form) for _, form in value)
                raises = any_of(raises, inner, not is_plain)
        return raises, only(Other("text"))

    def evaluate_BinOp(self, node, scope):
        left_raises, left = self.evaluate(node.left, scope)
        right_raises, right = self.evaluate(node.right, scope)
        raises, value = pairs(left, right, lambda a, b: combine(node.op, a, b))
        return any_of(left_raises, right_raises, raises), value

    def evaluate_Tuple(self, node, scope):
        return self.collection(node.elts, scope, tuple)

    def evaluate_List(self, node, scope):
        return self.collection(node.elts, scope, list)

    def evaluate_Set(self, node, scope):
        return self.collection(node.elts, scope, set)

    def collection(self, nodes, scope, kind):
        if all(isinstance(node, ast.Constant) for node in nodes):
            return made(kind, [node.value for node in nodes], False)
        raises, constants = False, []
        for node in nodes:
            starred = isinstance(node, ast.Starred)
            inner, value = self.evaluate(node.value if starred else node, scope)
            raises = any_of(raises, inner)
            known = len(value) == 1 and isinstance(value[0][1], Const)
            if not known:
                constants = None
                if starred or kind is set:
                    raises = True
            elif constants is not None:
                constants += value[0][1].value if starred else [value[0][1].value]
        if constants is None:
            return raises, only(Other("list", bool(nodes), not nodes))
        return made(kind, constants, raises)

    def evaluate_Dict(self, node, scope):
        entries = []
        for key, value in zip(node.keys, node.values):
            if not isinstance(key, ast.Constant):
                return UNKNOWN
            raises, found = self.evaluate(value, scope)
            if raises is not False or len(found) != 1 or not isinstance(found[0][1], Const):
                return UNKNOWN
            entries.append((key.value, found[0][1].value))
        return made(dict, entries, False)

    def evaluate_Subscript(self, node, scope):
        raises, value = self.evaluate(node.value, scope)
        if isinstance(node.slice, ast.Slice):
            bounds = (node.slice.lower, node.slice.upper, node.slice.step)
            plain = all(bound is None or is_whole_number(bound) for bound in bounds[:2]) and bounds[2] is None
            sliced_raises, result = apply(value, lambda form: sliced(form) if plain else UNKNOWN)
            return any_of(raises, sliced_raises), result
        key_raises, key = self.evaluate(node.slice, scope)
        item_raises, result = pairs(value, key, item)
        return any_of(raises, key_raises, item_raises), result

    def evaluate_Attribute(self, node, scope):
        raises, value = self.evaluate(node.value, scope)
        form = value[0][1] if len(value) == 1 else None
        if not isinstance(form, Named):
            return UNKNOWN
        member = self.program.member(form, node.attr, self)
        return UNKNOWN if member is None else (raises, only(member))

    def evaluate_Lambda(self, node, scope):
        return False, only(Function(node, scope.module, scope))

    def evaluate_ListComp(self, node, scope):
        raises, value = self.comprehension(node, scope)
        return raises, only(Other("list", any_of(*(guard for guard, _ in value)), True))

    def comprehension(self, node, scope):
        """(when it raises, the value of one of its elements)"""
        inner = Scope(scope.module, around=scope)
        raises, reached = False, True
        self.doubt += 1
        for generator in node.generators:
            found, elements = self.elements(generator.iter, inner)
            raises = any_of(raises, all_of(reached, found))
            if generator.is_async or not bind(generator.target, elements, inner):
                raises = True
            reached = all_of(reached, any_of(*(guard for guard, _ in elements)))
            for condition in generator.ifs:
                found, value = self.evaluate(condition, inner)
                raises = any_of(raises, all_of(reached, found))
                reached = all_of(reached, truth(value)[0])
        found, value = self.evaluate(node.elt, inner)
        self.doubt -= 1
        raises = any_of(raises, all_of(reached, found))
        return raises, choice(guarded(reached, value))

    def elements(self, node, scope):
        """(when going through it raises, the value of one of its elements)"""
        if isinstance(node, (ast.GeneratorExp, ast.ListComp)):
            return self.comprehension(node, scope)
        raises, value = self.evaluate(node, scope)
        found, alternatives = apply(value, elements_of)
        return any_of(raises, found), alternatives


def is_formatted_plainly(form):
    return isinstance(form, (Const, Raw, Truth)) or (isinstance(form, Other) and form.kind in ("text", "number"))


def is_whole_number(node):
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        node = node.operand
    return isinstance(node, ast.Constant) and type(node.value) is int
