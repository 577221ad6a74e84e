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
    imaplib telnetlib xmlrpc gc inspect ensurepip venv _testcapi _testinternalcapi _xxsubinterpreters""".split()
)


class SealedModule(types.ModuleType):
    """A module that several rules share: none of them may change it for the others."""

    def __setattr__(self, name, value):
        raise AttributeError(f"module {self.__name__} is shared by all rules and can't be changed")

    def __delattr__(self, name):
        raise AttributeError(f"module {self.__name__} is shared by all rules and can't be changed")


def fresh_module(name, kind=types.ModuleType):
    module = kind(name)
    module.__dict__["__file__"] = f"{name}.py"
    return module


class RuleModules:
    """Globals are imported by their id and loaded at the first import; `shims` are modules of ours by name."""

    def __init__(self, shims, global_sources):
        self.shims = shims
        self.sources = global_sources
        self.loaded = {}

    def load_rule(self, name, source):
        module = fresh_module(name)
        self.run(module, source)
        return module

    def run(self, module, source):
        module.__dict__["__builtins__"] = {**builtins.__dict__, "__import__": self.import_for_rules}
        exec(compile(source, module.__file__, "exec"), module.__dict__)

    def import_for_rules(self, name, globals=None, locals=None, fromlist=(), level=0):
        if level == 0:
            root = name.partition(".")[0]
            if name in self.sources:
                return self.load_global(name)
            if name in self.shims:
                return self.shims[name if fromlist else root]
            if root in FORBIDDEN:
                raise ImportError(f"a detection can't import {name}")
        return builtins.__import__(name, globals, locals, fromlist, level)

    def load_global(self, name):
        module = self.loaded.get(name)
        if module is None:
            module = self.loaded[name] = fresh_module(name, SealedModule)
            try:
                self.run(module, self.sources[name])
            except BaseException:
                del self.loaded[name]
                raise
        return module
