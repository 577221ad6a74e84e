"""What a module's syntax says of its names: which are bound once and stay what they were."""

import ast

# A module that uses one of these may replace what it defines in ways that its syntax does not show.
REFLECTIVE = frozenset(
    """globals locals vars exec eval compile setattr delattr getattr
    sys gc builtins importlib inspect types ctypes""".split()
)
# Functions that keep none of their arguments, change none and return none (`min`, `max` and `sum` may).
READING = frozenset(
    """len any all set frozenset tuple list dict sorted str bool repr enumerate zip map filter reversed range isinstance
    print""".split()
)
READING_METHODS = frozenset("get keys values items index count copy union intersection difference".split())
BINDING_BY_NAME = (ast.ExceptHandler, ast.MatchAs, ast.MatchStar, ast.TypeVar)
EVERYTHING = "*"


class ModuleFacts:
    """Raises SyntaxError, ValueError, RecursionError or MemoryError for a text that is no module."""

    def __init__(self, source):
        tree = ast.parse(source)
        nodes = list(ast.walk(tree))
        self.bindings = {}
        for node in nodes:
            for name in bound_by(node):
                self.bindings[name] = self.bindings.get(name, 0) + 1
        self.is_reflective = any(map(is_reflective, nodes))
        self.reads_rule = any(reads(node, "rule") for node in nodes)
        self.functions, self.assigned, self.imports = {}, {}, {}
        for node in tree.body:
            self.define(node)
        self.exposed = self.exposed_by(nodes)
        self.constants = {}

    def define(self, node):
        """Names that are bound here and nowhere else."""
        if isinstance(node, ast.FunctionDef) and self.bindings[node.name] == 1:
            self.functions[node.name] = node
        elif isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
            self.assign(node.targets[0].id, node.value)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            self.assign(node.target.id, node.value)
        elif isinstance(node, ast.Import):
            for alias in node.names:
                if "." not in alias.name:
                    self.add_import(alias.asname or alias.name, (alias.name, None))
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            for alias in node.names:
                self.add_import(alias.asname or alias.name, (node.module, alias.name))

    def assign(self, name, value):
        if self.bindings[name] == 1:
            self.assigned[name] = value

    def add_import(self, name, origin):
        if self.bindings.get(name) == 1:
            self.imports[name] = origin

    def exposed_by(self, nodes):
        """(module or None for this one, name) of what is read where it could be changed or kept."""
        if self.is_reflective:
            return {(module, EVERYTHING) for module in {module for module, _ in all_imports(nodes)} | {None}}
        safe = {id(name) for node in nodes for name in self.only_read(node)}
        bases = {id(node.value) for node in nodes if isinstance(node, ast.Attribute)}
        found = set()
        for node in nodes:
            if id(node) in safe or not isinstance(getattr(node, "ctx", None), ast.Load):
                continue
            if isinstance(node, ast.Name):
                module, name = self.imports.get(node.id, (None, node.id))
                if name is not None:
                    found.add((module, name))
                elif id(node) not in bases:
                    found.add((module, EVERYTHING))
            elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                module, name = self.imports.get(node.value.id, (None, EVERYTHING))
                if name is None:
                    found.add((module, node.attr))
        return found | {(module, EVERYTHING) for module in self.strange_imports(nodes)}

    def strange_imports(self, nodes):
        """Modules that are imported elsewhere than at the top, or under a name that means something else as well."""
        known = {module for module, _ in self.imports.values()}
        counted = [module for module, _ in all_imports(nodes)]
        return {one for one in counted if one not in known or counted.count(one) != list_count(self.imports, one)}

    def only_read(self, node):
        """The parts of the node that it reads without keeping or changing them."""
        if isinstance(node, ast.Compare) and len(node.ops) == 1 and isinstance(node.ops[0], (ast.In, ast.NotIn)):
            return node.comparators
        if isinstance(node, (ast.For, ast.comprehension)):
            return [node.iter]
        if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Add, ast.BitOr)):
            return [node.left, node.right]
        if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Load):
            return [node.value]
        if isinstance(node, (ast.FormattedValue, ast.Starred)):
            return [node.value]
        return self.read_by_call(node) if isinstance(node, ast.Call) else []

    def read_by_call(self, node):
        function = node.func
        if isinstance(function, ast.Name):
            return node.args if function.id in READING and function.id not in self.bindings else []
        if not isinstance(function, ast.Attribute):
            return []
        if isinstance(function.value, ast.Constant) and function.attr == "join":
            return node.args
        return [function.value] if function.attr in READING_METHODS else []


def reads(node, name):
    return isinstance(node, ast.Name) and node.id == name and isinstance(node.ctx, ast.Load)


def list_count(imports, module):
    return sum(1 for origin, _ in imports.values() if origin == module)


def all_imports(nodes):
    found = []
    for node in nodes:
        if isinstance(node, ast.Import):
            found += [(alias.name, None) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            found += [(node.module, alias.name) for alias in node.names]
    return found


def is_reflective(node):
    if isinstance(node, ast.Name):
        return node.id in REFLECTIVE or node.id.startswith("__")
    if isinstance(node, ast.Attribute):
        return node.attr.startswith("__")
    return isinstance(node, ast.alias) and (node.name == "*" or node.name.partition(".")[0] in REFLECTIVE)


def bound_by(node):
    if isinstance(node, ast.Name):
        return [] if isinstance(node.ctx, ast.Load) else [node.id]
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        return [node.name]
    if isinstance(node, ast.alias):
        return [(node.asname or node.name).partition(".")[0]]
    if isinstance(node, (ast.Global, ast.Nonlocal)):
        return node.names
    if isinstance(node, ast.arg):
        return [node.arg]
    if isinstance(node, ast.MatchMapping):
        return [node.rest] if node.rest else []
    name = getattr(node, "name", None) if isinstance(node, BINDING_BY_NAME) else None
    return [name] if isinstance(name, str) else []
