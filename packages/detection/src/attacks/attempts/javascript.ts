import type { Attempt } from "../attempt.ts";

/** Each comes by an object of JavaScript or of the real Python by another way, and tells what it reads with it. */
const tells = (way: string): string => `${way}
return use(climb(thing) or world())`;

/** Each comes by the real builtins, and reads and writes files with them. */
const opens = (way: string): string => `${way}
real["open"](FOLDER + "/" + NAME, "w").write("x")
return real["open"](SECRET_FILE).read()`;

const js = (name: string, way: string): Attempt => ({ name, attack: tells(way), tools: ["memory", "javascript"] });
const python = (name: string, way: string): Attempt => ({ name, attack: opens(way) });

export const javascriptAttempts: readonly Attempt[] = [
  js("imports js", "import js\nthing = js"),
  js("imports pyodide_js", "import pyodide_js\nthing = pyodide_js"),
  js("runs JavaScript with pyodide.code.run_js", "import pyodide.code\nthing = pyodide.code.run_js('globalThis')"),
  js("imports the runtime's core", "import _pyodide_core\nthing = _pyodide_core.run_js('globalThis')"),
  js(
    "takes the real __import__ out of a module's builtins",
    'import collections\nthing = collections.__dict__["__builtins__"]["__import__"]("js")',
  ),
  js("finds js in sys.modules of os", 'import os\nthing = os.sys.modules["js"]'),
  js(
    "finds pyodide_js in a module that imported sys early",
    "import collections, json, re\nthing = next(m.modules['pyodide_js'] for s in (collections, json, re) for m in vars(s).values() if hasattr(m, 'modules'))",
  ),
  js(
    "reaches the runner through the traceback that its own exception's repr sees",
    `
class Shown(Exception):
    def __repr__(self):
        at = self.__traceback__
        while at.tb_next: at = at.tb_next
        frame = at.tb_frame
        names = []
        while frame:
            names += list(frame.f_globals.values())
            frame = getattr(frame, "f_back", None)
        for value in names:
            for found in (value if isinstance(value, dict) else {}).values():
                if climb(found): return use(climb(found))
        return "nothing"
raise Shown()`,
  ),
  {
    name: "reads the runner's globals in the repr of an exception that the runner shows",
    module: `
class Shown(Exception):
    def __repr__(self):
        at, found = self.__traceback__, []
        while at:
            found.append(list(at.tb_frame.f_globals))
            real = at.tb_frame.f_globals["__builtins__"]
            real = real if isinstance(real, dict) else vars(real)
            found.append(real["open"](SECRET_FILE).read())
            at = at.tb_next
        return str(found)
def rule(event): raise Shown()`,
  },
  {
    name: "reads the runner's frame in the str of an exception raised while the rule loads",
    module: `
class Shown(Exception):
    def __str__(self): return self.__traceback__.tb_frame.f_globals["__builtins__"]["open"](SECRET_FILE).read()
    __repr__ = __str__
raise Shown()
def rule(event): return True`,
  },
  js(
    "makes a proxy with the constructor of JsProxy found among the subclasses of object",
    `
kinds = [c for c in object.__subclasses__() if c.__name__ == "JsProxy"]
thing = None
for kind in kinds + [s for k in kinds for s in type.__subclasses__(k)]:
    for make in (lambda: kind.__new__(kind), lambda: object.__new__(kind), lambda: kind(5), lambda: kind.__call__()):
        try: thing = climb(make()) or thing
        except Exception: pass`,
  ),
  js(
    "asks the garbage collector for every object",
    'import collections\ngc = collections.__dict__["__builtins__"]["__import__"]("gc")\nthing = next(o for o in gc.get_objects() if type(o).__name__ == "JsProxy")',
  ),
  js(
    "asks the garbage collector who refers to the type of proxies",
    `
import gc
kind = next(c for c in object.__subclasses__() if c.__name__ == "JsProxy")
thing = next(o for o in gc.get_referrers(kind) if isinstance(o, kind))`,
  ),
  js(
    "walks from a generator's frame to the runner's",
    `
def steps(): yield
running = steps()
next(running)
frame = running.gi_frame.f_back or running.gi_frame
thing = next(v for v in frame.f_globals.values() if climb(v))`,
  ),
  js(
    "walks from a coroutine's frame to the runner's",
    `
async def wait(): return 1
waiting = wait()
frame = waiting.cr_frame
thing = frame.f_builtins["__import__"]("js")`,
  ),
  js(
    "walks from an asynchronous generator's frame to the builtins",
    `
async def steps(): yield
thing = steps().ag_frame.f_builtins["__import__"]("js")`,
  ),
  js(
    "reads a function's globals through a format string",
    `
import json
thing = None
text = "{0.__globals__[codecs].__builtins__}".format(json.loads) + "{0.__init__.__globals__}".format(json.JSONDecoder)
return text + str(world())`,
  ),
  python(
    "reads a function's globals with operator.attrgetter",
    'import operator, json\nreal = operator.attrgetter("__globals__")(json.loads)["__builtins__"]',
  ),
  python(
    "reads a function's globals with the descriptor of its type",
    'import json\nreal = type(json.loads).__dict__["__globals__"].__get__(json.loads)["__builtins__"]',
  ),
  python(
    "reads a function's globals with object.__getattribute__",
    'import json\nreal = object.__getattribute__(json.loads, "__globals__")["__builtins__"]',
  ),
  python("reads a function's builtins", "import json\nreal = getattr(json.loads, '__bui' + 'ltins__')"),
  python(
    "reads the builtins out of a module's dictionary",
    'import collections\nreal = collections.__dict__["__builtins__"]',
  ),
  python(
    "puts code of its own into a function of a real module",
    "import json\njson.loads.__code__ = (lambda *a, **k: globals()).__code__\nreal = json.loads()['__builtins__']",
  ),
  python(
    "builds a function over a module's dictionary",
    "import collections\nreal = type(lambda: 0)((lambda: globals()).__code__, collections.__dict__)()['__builtins__']",
  ),
  python(
    "finds sys.modules through the reduction of an object",
    "real = object().__reduce_ex__(2)[0].__globals__['__builtins__']",
  ),
  python(
    "goes through warnings.catch_warnings",
    "import warnings\nreal = vars(warnings.catch_warnings()._module)['__builtins__']",
  ),
  python(
    "goes through the closure of the import function that rules get",
    `
found = __builtins__["__import__"].__closure__
real = next(c.cell_contents["__builtins__"] for c in found if isinstance(c.cell_contents, dict))`,
  ),
  python(
    "runs code of its own as the import function that rules get",
    "importer = __builtins__['__import__']\nimporter.__code__ = (lambda *a: globals()).__code__\nreal = importer()['__builtins__']",
  ),
  python(
    "loads posix again with the loader of the builtins",
    'posix = __builtins__["__loader__"].load_module("posix")\nreturn posix.read(posix.open(SECRET_FILE, 0), 100)',
  ),
  js(
    "loads js with the loader of a module's specification",
    'import collections\nthing = collections.__spec__.loader.load_module("js")',
  ),
  js(
    "creates a builtin module with a specification of its own",
    `
importer = __builtins__["__loader__"]
spec = type(__builtins__["__spec__"])("pyodide_js", importer)
thing = importer.create_module(spec)`,
  ),
  python(
    "reads the secret with a loader of source files found among the subclasses",
    `
def all_of(kind, seen):
    for one in type.__subclasses__(kind):
        if one not in seen:
            seen.append(one)
            all_of(one, seen)
    return seen
loader = next(c for c in all_of(object, []) if c.__name__ == "FileLoader")
return loader("x", SECRET_FILE).get_data(SECRET_FILE)
real = {}`,
  ),
  js(
    "reaches the interpreter's own functions with ctypes",
    "import ctypes\nthing = ctypes.pythonapi.PyImport_ImportModule(b'js')",
  ),
  js("imports _testcapi", "import _testcapi\nthing = _testcapi.run_in_subinterp('import js')"),
  js(
    "runs an interpreter of its own",
    "import _interpreters\ni = _interpreters.create()\nthing = _interpreters.exec(i, 'import js')",
  ),
  {
    name: "reads WebAssembly's whole memory through a forged bytearray, with events of another domain",
    attack: `
memory = forge_memory()
found = []
at = memory.find(b"others-event-")
while at >= 0 and len(found) < 20:
    found.append(bytes(memory[at : at + 60]))
    at = memory.find(b"others-event-", at + 1)
return found`,
    tools: ["memory"],
  },
  {
    name: "overwrites other rules' texts in WebAssembly's memory",
    attack: `
memory = forge_memory()
for text in (b"Victim values", b"a title of the victim"):
    at = memory.find(text)
    while at >= 0:
        memory[at : at + 6] = b"forged"
        at = memory.find(text, at + 1)
return "done"`,
    tools: ["memory"],
  },
  js("forges a proxy over Pyodide's interface", "thing = forge_proxy(5)"),
  js("forges a proxy over JavaScript's globals", "thing = forge_proxy(3)"),
  js("forges a proxy over a Map and climbs to Function", "thing = forge_proxy(2)"),
  {
    name: "forges proxies over every reference, and runs Python without the hardening",
    attack: `
api = forge_proxy(5)
return api.runPython("import js, os; open(%r, 'w').write('x'); js.Deno.readTextFileSync(%r)" % (FOLDER + "/" + NAME, SECRET_FILE))`,
    tools: ["memory"],
  },
  {
    name: "mounts the host's files with the file system of a forged proxy",
    attack: `
api = forge_proxy(5)
file_system = api.FS
options = api.constructor.new()
options.root = "/"
file_system.mkdir("/host")
file_system.mount(file_system.filesystems.NODEFS, options, "/host")
return file_system.readFile("/host" + SECRET_FILE).to_py().tobytes()`,
    tools: ["memory"],
  },
  js(
    "finds the error that an exception of JavaScript carries",
    `
kind = next(c for c in Exception.__subclasses__() if c.__name__ == "JsException")
thing = kind("x").js_error`,
  ),
  js("makes a JavaScript object out of a Python one", "from pyodide.ffi import to_js\nthing = to_js({'a': [1]})"),
  js("makes a proxy of a Python function", "from pyodide.ffi import create_proxy\nthing = create_proxy(lambda: 0)"),
  js(
    "takes the event loop of the browser from among the subclasses",
    `
import concurrent.futures
def all_of(kind, seen):
    for one in type.__subclasses__(kind):
        if one not in seen:
            seen.append(one)
            all_of(one, seen)
    return seen
loop = next(c for c in all_of(object, []) if c.__name__ == "WebLoop")
thing = loop.call_later.__globals__["setTimeout"]`,
  ),
  js("opens the debugger", 'import collections\ncollections.__dict__["__builtins__"]["breakpoint"]()\nthing = None'),
  js("resolves a name with pkgutil", 'import pkgutil\nthing = pkgutil.resolve_name("js:globalThis")'),
  js("locates a name with pydoc", 'import pydoc\nthing = pydoc.locate("js.globalThis")'),
  js("runs a module with runpy", 'import runpy\nthing = runpy.run_module("js")["globalThis"]'),
  js(
    "has logging resolve a name",
    'import logging.config\nthing = logging.config.BaseConfigurator({}).resolve("js.globalThis")',
  ),
  js(
    "has logging build a handler out of any callable",
    `
import logging.config
logging.config.dictConfig({"version": 1, "handlers": {"h": {"()": "ext://builtins.open", "file": FOLDER + "/" + NAME, "mode": "w"}}})
thing = None`,
  ),
  js(
    "has typing evaluate a forward reference in a real module",
    `
import typing
class Hinted: pass
Hinted.__module__ = "collections"
Hinted.__annotations__ = {"a": "__import__('js')"}
thing = typing.get_type_hints(Hinted)["a"]`,
  ),
  js("has unittest.mock import", 'import unittest.mock\nthing = unittest.mock._importer("js")'),
  js(
    "has a named tuple evaluated with a name of its own",
    "import collections\nthing = collections.namedtuple('T', ['a'], defaults=[__import__], module='js')",
  ),
  js(
    "catches frames with a trace function",
    `
import sys
caught = []
sys.settrace(lambda frame, *rest: caught.append(frame))
(lambda: 0)()
sys.settrace(None)
thing = caught[0].f_back.f_globals`,
  ),
  js(
    "catches frames with the debugger's base class",
    `
import bdb
class Spy(bdb.Bdb):
    def user_line(self, frame): caught.append(frame)
caught = []
Spy().runcall(lambda: 0)
thing = caught[0].f_back.f_back.f_globals`,
  ),
  js(
    "hears of exceptions that nobody handles",
    `
import sys
caught = []
sys.unraisablehook = caught.append
class Dying:
    def __del__(self): raise ValueError()
Dying()
thing = caught[0].exc_traceback.tb_frame.f_back.f_globals`,
  ),
  js(
    "asks sys for the exception at work",
    "import sys\nthing = sys.exception().__traceback__.tb_frame.f_back.f_globals",
  ),
  python("reads what the event object's methods see", "real = type(event).lookup.__globals__['__builtins__']"),
  python(
    "reads what the methods of the event's base see, through their code",
    "method = type(event).get\nmethod.__code__ = (lambda *a: globals()).__code__\nreal = event.get('x')['__builtins__']",
  ),
  python(
    "reads what the caching helpers see",
    "from panther_detection_helpers import caching\nreal = vars(caching.get_counter)['__globals__']['__builtins__']",
  ),
  js(
    "registers a codec that imports",
    "import codecs\ncodecs.register(lambda name: __import__('js'))\nthing = codecs.lookup('x-js')",
  ),
  js(
    "evaluates text as JavaScript through eval of the import machinery",
    "exec('import js', {'__builtins__': vars(type(event)).get('__builtins__') or {}})\nthing = None",
  ),
  js("imports a module of the interpreter through a star", "exec('from _pyodide_core import *')\nthing = JsProxy"),
];
