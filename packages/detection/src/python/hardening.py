"""Layer one: takes away from rules what lies around in CPython and Pyodide.

The walls are the process's own (permission model, bubblewrap). This layer keeps rules from each other and from
JavaScript as far as Python allows: against curiosity and accidents it holds, against every trick of CPython it can't.
"""

import _imp
import annotationlib
import builtins
import gc
import linecache
import logging
import os
import posix
import signal
import sys
import types

from pharos_rule_modules import namespace_of, seal

JAVASCRIPT = frozenset(("js", "pyodide", "pyodide_js", "_pyodide", "_pyodide_core"))

# Out of reach altogether; what else rules may not import, Python's own modules still may.
DROPPED = frozenset(
    """ctypes _ctypes subprocess _posixsubprocess multiprocessing _multiprocessing socket _socket ssl _ssl select
    selectors asyncio _asyncio signal _signal faulthandler gc tracemalloc _tracemalloc _interpreters _testcapi
    _testinternalcapi _xxsubinterpreters concurrent runpy code codeop pdb bdb site""".split()
)

# In the memory image already, because nothing can be created from C code once hardened.
PRELOADED = """json re datetime ipaddress math collections collections.abc functools itertools fnmatch base64 hashlib
hmac binascii difflib string textwrap decimal fractions statistics random time calendar zoneinfo uuid urllib.parse html
html.parser copy operator typing enum dataclasses abc contextlib struct bisect heapq unicodedata shlex csv secrets
logging traceback types unittest.mock _strptime stringprep encodings.idna inspect threading email.utils
xml.etree.ElementTree colorsys numbers pprint ntpath posixpath os.path zlib gzip bz2 lzma io codecs locale quopri
pathlib glob""".split()

REMOVED = {
    sys: """_getframe _current_frames _current_exceptions settrace setprofile addaudithook setrecursionlimit
        call_tracing monitoring breakpointhook __breakpointhook__ setswitchinterval activate_stack_trampoline
        set_asyncgen_hooks remote_exec""",
    gc: "get_objects get_referrers get_referents callbacks freeze set_debug disable",
    os: """_exit abort kill killpg fork forkpty execv execve posix_spawn posix_spawnp system popen environ environb
        putenv unsetenv""",
    posix: """_exit abort kill killpg fork forkpty execv execve posix_spawn posix_spawnp system environ putenv
        unsetenv""",
    signal: "signal setitimer alarm raise_signal pthread_kill default_int_handler set_wakeup_fd",
}

HIDDEN_ATTRIBUTES = {
    types.FrameType: ("f_back", "f_locals", "f_builtins", "f_generator", "f_trace"),
    types.FunctionType: ("__globals__", "__closure__", "__builtins__"),
    types.GeneratorType: ("gi_frame",),
    types.CoroutineType: ("cr_frame",),
    types.AsyncGeneratorType: ("ag_frame",),
    types.CellType: ("cell_contents",),
}


def preload():
    """Imports what rules are likely to use, and every module written in C that they may have."""
    for name in (*PRELOADED, *sys.builtin_module_names):
        if name.partition(".")[0] not in DROPPED | JAVASCRIPT:
            try:
                __import__(name)
            except ImportError:
                continue


preload()


def refuse_creation(spec):
    raise ImportError(f"a detection can't import {spec.name}")


def harden():
    """Call once, after all of ours has started. Nothing of ours may import anything new afterwards."""
    logging._srcfile = None  # Finding a log call's place needs frames.
    annotationlib.call_annotate_function = call_annotate_function
    linecache.lazycache = lambda *_: False
    forget_javascript()
    hide_attributes()
    _imp.create_builtin = _imp.create_dynamic = refuse_creation
    sys.meta_path[:] = [finder for finder in sys.meta_path if is_pythons_own(finder)]
    drop_modules()
    for module, names in REMOVED.items():
        for name in names.split():
            namespace_of(module).pop(name, None)
    namespace_of(os)["environ"] = types.MappingProxyType({})
    for module in list(sys.modules.values()):
        # The import system makes new modules with the type of `sys`, and writes into them.
        if module is not sys:
            seal(module)


def is_pythons_own(finder):
    return getattr(finder, "__module__", "").startswith("_frozen_importlib")


def without_ours(subclasses):
    """`__subclasses__`, which otherwise leads from `object` to every class of the runner."""
    module_of = type.__dict__["__module__"].__get__

    def visible(kind):
        return [one for one in subclasses(kind) if not str(module_of(one)).startswith("pharos_")]

    return visible


def is_of_javascript(value):
    """Pyodide makes many classes of the same name, one for each set of what the object can do."""
    name = type(value).__name__
    return name.startswith("Js") and name.endswith("Proxy")


def forget_javascript():
    """Takes JavaScript's objects from all that holds them: the list of modules, copies of it, and their loaders."""
    found = {id(module): module for module in sys.modules.values() if is_of_javascript(module)}
    while found:
        holders = gc.get_referrers(*found.values())
        proxies, found = found, {}
        for holder in holders:
            if holder is proxies:
                continue
            # The attributes of a loader or a finder are a dict of their own only when somebody asks for it.
            names = holder if type(holder) is dict else getattr(holder, "__dict__", None)
            for name, value in list(names.items()) if type(names) is dict else ():
                if is_of_javascript(value):
                    del names[name]
                    if id(value) not in proxies:
                        found[id(value)] = value


closure_of = types.FunctionType.__closure__.__get__
globals_of = types.FunctionType.__globals__.__get__


class NamesOrReferences(dict):
    def __missing__(self, name):
        return annotationlib.ForwardRef(name)


def call_annotate_function(annotate, format, *, owner=None, _is_evaluate=False):
    """As in `annotationlib`, which reads attributes that are hidden here. Names that nothing has are references."""
    try:
        return annotate(format)
    except NotImplementedError:
        pass
    if type(annotate) is not types.FunctionType:
        values = annotate(annotationlib.Format.VALUE)
    else:
        names = NamesOrReferences({**vars(builtins), **globals_of(annotate)})
        call = types.FunctionType(annotate.__code__, names, "__annotate__", annotate.__defaults__, closure_of(annotate))
        values = call(annotationlib.Format.VALUE_WITH_FAKE_GLOBALS)
    return annotationlib.annotations_to_string(values) if format == annotationlib.Format.STRING else values


def attributes_of(kind):
    """The mapping behind a type, which is the only referent of what `__dict__` shows of it."""
    return gc.get_referents(kind.__dict__)[0]


def hide_attributes():
    """From types whose instances lead to other code's variables."""
    for kind, names in HIDDEN_ATTRIBUTES.items():
        attributes = attributes_of(kind)
        for name in names:
            attributes.pop(name, None)
    # Python's own `traceback` asks for it, with the frames of an exception that went through ours.
    attributes_of(types.FrameType)["f_globals"] = property(lambda _: {})
    # Another code in a function of ours would run with the variables of our module.
    attributes_of(types.FunctionType)["__code__"] = property(types.FunctionType.__code__.__get__)
    attributes_of(type)["__subclasses__"] = without_ours(type.__subclasses__)
    sys._clear_internal_caches()
    sys._clear_type_cache()


def drop_modules():
    """Pyodide's bridge is emptied as well, since C code holds on to it; ours stay alive without a name."""
    for name, module in list(sys.modules.items()):
        root = name.partition(".")[0]
        if root in JAVASCRIPT:
            if isinstance(module, types.ModuleType):
                namespace_of(module).clear()
            del sys.modules[name]
        elif root in DROPPED or root.startswith("pharos_"):
            del sys.modules[name]
