"""Loads the Python of rules and globals, each into a namespace of its own."""

import builtins
import sys
import types

FORBIDDEN = frozenset(
    """js pyodide pyodide_js _pyodide _pyodide_core micropip
    ctypes _ctypes subprocess _posixsubprocess multiprocessing _multiprocessing socket _socket socketserver
    ssl _ssl select selectors _asyncio asyncio signal _signal faulthandler threading _thread _interpreters
    concurrent pty tty fcntl mmap resource shutil tempfile importlib imp _imp pkgutil runpy zipimport zipapp
    code codeop pdb bdb trace tracemalloc _tracemalloc sysconfig site webbrowser ftplib http smtplib poplib
    imaplib telnetlib xmlrpc gc inspect ensurepip venv _testcapi _testinternalcapi _xxsubinterpreters
    _frozen_importlib _frozen_importlib_external _bootlocale marshal pickle _pickle shelve dbm""".split()
)

# What `import sys` gives to a rule; the real one leads to every module.
SYS_NAMES = """version version_info hexversion implementation platform byteorder maxsize maxunicode float_info int_info
hash_info getsizeof getrecursionlimit intern exc_info exception exit""".split()

# What detections as classes are made of is always ours; only their vendor's own ones come from a package.
ALWAYS_OURS = frozenset(("pypanther",))

WITHOUT = frozenset(("open", "input", "breakpoint", "exit", "quit", "help", "copyright", "credits", "license"))

module_namespace = types.ModuleType.__dict__["__dict__"].__get__


def namespace_of(module):
    """The module's own dict, also of a sealed one."""
    return module_namespace(module)


class SealedModule(types.ModuleType):
    """A module that several rules share: none of them may change it for the others."""

    @property
    def __dict__(self):
        return types.MappingProxyType(module_namespace(self))

    def __setattr__(self, name, value):
        # The import system puts a new submodule into its package.
        if isinstance(value, types.ModuleType) and value.__name__ == f"{self.__name__}.{name}":
            module_namespace(self).setdefault(name, value)
        else:
            raise AttributeError(f"module {self.__name__} is shared by all rules and can't be changed")

    def __delattr__(self, name):
        raise AttributeError(f"module {self.__name__} is shared by all rules and can't be changed")


def seal(module):
    if type(module) is types.ModuleType:
        types.ModuleType.__setattr__(module, "__class__", SealedModule)


def sealed(name, names):
    """A module of ours with these names."""
    module = SealedModule(name)
    namespace_of(module).update(names)
    return module


def fresh_module(name):
    module = types.ModuleType(name)
    namespace_of(module)["__file__"] = f"{name}.py"
    return module


class Folder(list):
    """The `__path__` of a package of globals: `modules()` loads all that is in it."""

    __slots__ = ("modules",)

    def __init__(self, modules):
        super().__init__()
        self.modules = modules


def restricted_sys():
    module = SealedModule("sys")
    namespace_of(module).update({name: getattr(sys, name) for name in SYS_NAMES}, modules={}, argv=[""], path=[])
    return module


class RuleModules:
    """Globals are imported by their id and loaded at the first import; `shims` are modules of ours by name.

    The dots of an id are those of packages: `a.b` is a module of the package `a`, whether there is a global `a` or not.

    Not guarded, rules may import everything: to test the walls of the process without this one.
    """

    def __init__(self, shims, global_sources, guarded, known_codes):
        self.shims = {**shims, "sys": restricted_sys()} if guarded else shims
        self.guarded = guarded
        self.sources = global_sources
        self.folders = {name[:at] for name in global_sources for at, letter in enumerate(name) if letter == "."}
        self.loaded = {}
        self.loading = set()
        self.known = dict(sys.modules)
        # By file and text; those of the rules before, and of them and the new ones what is needed.
        self.known_codes, self.codes = known_codes, {}

    def load_rule(self, name, source):
        module = fresh_module(name)
        self.run(module, source)
        return module

    def run(self, module, source):
        def import_for_rules(name, globals=None, locals=None, fromlist=(), level=0):
            return self.import_module(name, globals, locals, fromlist, level)

        without = WITHOUT if self.guarded else ()
        names = {name: value for name, value in namespace_of(builtins).items() if name not in without}
        namespace = namespace_of(module)
        namespace["__builtins__"] = {**names, "__import__": import_for_rules}
        key = (namespace["__file__"], source)
        code = self.codes[key] = self.known_codes.get(key) or compile(source, key[0], "exec")
        name = module.__name__
        if name in sys.modules:
            return exec(code, namespace)
        # A data class looks its module up by name, to understand annotations that are text.
        sys.modules[name] = module
        self.loading.add(name)
        try:
            exec(code, namespace)
        finally:
            self.loading.discard(name)
            sys.modules.pop(name, None)

    def import_module(self, name, globals, locals, fromlist, level):
        if level > 0 and globals is not None and globals.get("__package__"):
            name, level = absolute(name, globals["__package__"], level), 0
        if level == 0 and self.is_own(name):
            return self.import_own(name, fromlist)
        root = name.partition(".")[0]
        if level == 0 and name in self.shims:
            return self.shims[name if fromlist else root]
        if not self.guarded:
            return builtins.__import__(name, globals, locals, fromlist, level)
        if root in FORBIDDEN or level != 0:
            raise ImportError(f"a detection can't import {name}, which reaches out of the sandbox")
        self.restore(name)
        try:
            module = builtins.__import__(name, None, None, fromlist, 0)
        except ModuleNotFoundError as error:
            name = error.name or root
            missing = name.partition(".")[0]
            # Of a package that is there in part, the part is what is missing.
            missing = name if missing in ALWAYS_OURS else missing
            message = (
                f"the package {missing} is not among those that detections can import; its wheel can be added, "
                f"or a global with the id {missing}"
            )
            raise ModuleNotFoundError(message, name=error.name) from error
        self.learn()
        return module

    def restore(self, name):
        """Another rule may have put something else under the name."""
        for part in (name, name.partition(".")[0]):
            if part in self.known and sys.modules.get(part) is not self.known[part]:
                sys.modules[part] = self.known[part]

    def learn(self):
        if len(sys.modules) - len(self.loading) != len(self.known):
            for name, module in list(sys.modules.items()):
                if name not in self.known and name not in self.loading:
                    self.known[name] = module
                    seal(module)

    def is_own(self, name):
        return name in self.sources or name in self.folders

    def import_own(self, name, fromlist):
        parts = name.split(".")
        module = root = self.load_global(parts[0])
        for at, part in enumerate(parts[1:], 2):
            parent, module = module, self.load_global(".".join(parts[:at]))
            namespace_of(parent).setdefault(part, module)
        for item in fromlist or ():
            if item not in namespace_of(module) and self.is_own(f"{name}.{item}"):
                self.import_own(f"{name}.{item}", None)
        return module if fromlist else root

    def new_global(self, name):
        module = fresh_module(name)
        if name in self.folders:
            inside = [one for one in self.sources if one.startswith(f"{name}.")]
            path = Folder(lambda: [self.import_own(one, ("*",)) for one in inside])
            namespace_of(module).update(__package__=name, __path__=path)
        else:
            namespace_of(module)["__package__"] = name.rpartition(".")[0]
        return module

    def load_global(self, name):
        module = self.loaded.get(name)
        if module is None:
            module = self.loaded[name] = self.new_global(name)
            try:
                self.run(module, self.sources.get(name, ""))
            except BaseException:
                del self.loaded[name]
                raise
            seal(module)
        return module


def absolute(name, package, level):
    """The full name of what a module of the package imports with so many dots before it."""
    parts = package.split(".")
    if level > len(parts):
        raise ImportError("attempted relative import beyond top-level package")
    return ".".join([*parts[: len(parts) - level + 1], *filter(None, [name])])
