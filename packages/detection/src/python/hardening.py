"""Layer one: takes away from rules what lies around in CPython and Pyodide.

The walls are the process's own (permission model, bubblewrap). This layer keeps rules from each other and from
JavaScript as far as Python allows: against curiosity and accidents it holds, against every trick of CPython it can't.
"""

import _imp
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
    types.FrameType: ("f_back", "f_locals", "f_builtins"),
    types.FunctionType: ("__globals__", "__closure__", "__builtins__"),
    types.GeneratorType: ("gi_frame",),
    types.CoroutineType: ("cr_frame",),
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
    linecache.lazycache = lambda *_: False
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


def hide_attributes():
    """From types whose instances lead to other code's variables. The mapping behind a type is its only referent."""
    for kind, names in HIDDEN_ATTRIBUTES.items():
        attributes = gc.get_referents(kind.__dict__)[0]
        for name in names:
            attributes.pop(name, None)
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
