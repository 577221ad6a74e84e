import type { Attempt } from "../attempt.ts";

const quietly = (...lines: readonly string[]): string =>
  lines
    .map((line) => `try:\n    ${line.replaceAll("\n", "\n    ")}\nexcept Exception as error: told.append(repr(error))`)
    .join("\n");
const changes = (name: string, imports: string, ...lines: readonly string[]): Attempt => ({
  name,
  attack: `told = []\n${imports === "" ? "" : `import ${imports}\n`}${quietly(...lines)}\nreturn told`,
});

/** Each wants another rule to answer something else, to fail, to be blamed, or to tell what it sees. */
export const neighbourAttempts: readonly Attempt[] = [
  changes(
    "poisons the cache of regular expressions",
    "re",
    "for cache in (re._cache, re._cache2):\n    for key in list(cache): cache[key] = re.compile('never-matches')",
    "for text in ('b+', '(\\\\w+)@(\\\\w+)'): re._cache[(str, text, 0)] = re.compile('zzz')",
    "re._cache2.update({(str, 'b+', 0): re.compile('zzz')})",
  ),
  changes(
    "replaces functions of re",
    "re",
    "re.compile = re.search = re.match = lambda *a, **k: None",
    "re.Pattern.search = lambda *a: None",
  ),
  changes(
    "replaces the decoder of JSON",
    "json",
    "json._default_decoder = None",
    "json.JSONDecoder.decode = lambda *a: {'forged': 1}",
    "json.decoder.scanstring = lambda *a: ('forged', 9)",
    "json.scanner.make_scanner = None",
  ),
  changes(
    "replaces the encoder of JSON",
    "json",
    "json._default_encoder.default = lambda *a: 'forged'",
    "json.JSONEncoder.encode = lambda *a: '{}'",
    "json.dumps = lambda *a, **k: '{}'",
    "json.encoder.encode_basestring_ascii = lambda s: '\"forged\"'",
  ),
  changes(
    "changes what abstract classes hold for instances",
    "abc, collections.abc",
    "abc.ABCMeta.__instancecheck__ = lambda *a: False",
    "collections.abc.Mapping.register(str)",
    "collections.abc.Mapping.__subclasshook__ = classmethod(lambda c, k: True)",
  ),
  changes(
    "changes how copies are made",
    "copy, copyreg",
    "copy._deepcopy_dispatch[dict] = lambda x, memo: {'forged': 1}",
    "copy._copy_dispatch.clear()",
    "copyreg.dispatch_table[dict] = lambda x: (dict, ())",
  ),
  changes(
    "changes how times are parsed",
    "_strptime, time",
    "_strptime._strptime_datetime_datetime = _strptime._strptime_datetime = lambda *a: 1 / 0",
    "_strptime._TimeRE_cache.clear()\n_strptime._regex_cache.clear()",
    "_strptime._regex_cache['%Y-%m-%d'] = __import__('re').compile('(?P<Y>x)')",
    "time.tzset()",
  ),
  changes(
    "changes the context of decimals",
    "decimal",
    "decimal.getcontext().prec = 1",
    "decimal.DefaultContext.prec = 1",
    "decimal.setcontext(decimal.Context(prec=2, rounding=decimal.ROUND_UP))",
    "decimal.getcontext().traps[decimal.Inexact] = True",
  ),
  changes(
    "changes the working folder",
    "os",
    "os.chdir('/')",
    "os.umask(0o777)",
    "os.environ['TZ'] = 'Asia/Tokyo'\n__import__('time').tzset()",
  ),
  changes(
    "removes modules from sys.modules",
    "os",
    "os.sys.modules.clear()",
    "for name in ('json', 're', 'base64'): os.sys.modules[name] = None",
  ),
  changes(
    "puts a module of its own in the place of another",
    "os",
    "forged = type(os)('forged')\nforged.loads = forged.b64decode = lambda *a: 'forged'\nfor name in ('json', 'base64'): os.sys.modules[name] = forged",
    "os.sys.meta_path.insert(0, None)",
    "os.sys.path_hooks.clear()",
  ),
  changes(
    "replaces builtins",
    "collections",
    "for real in (collections.__dict__['__builtins__'], __builtins__):\n    for name in ('len', 'str', 'isinstance', 'sorted', 'sum', 'getattr', 'print', '__import__'): real[name] = lambda *a, **k: 'forged'",
  ),
  changes(
    "replaces types among the builtins",
    "",
    "for name in ('dict', 'str', 'int', 'bool', 'type', 'Exception', 'True'): __builtins__[name] = list",
  ),
  changes(
    "replaces what types do",
    "",
    "type.__setattr__(dict, 'get', lambda *a: 'forged')",
    "type.__setattr__(type(event), 'get', lambda *a: 'forged')",
    "setattr(type(event), 'deep_get', lambda *a, **k: 'forged')",
    "type(event).__getitem__ = lambda *a: 'forged'",
    "for base in type(event).__mro__: base.get = base.__getitem__ = base.deep_get = lambda *a, **k: 'forged'",
  ),
  changes(
    "changes the dictionaries of the event's classes in place",
    "",
    "for base in type(event).__mro__:\n    for f in vars(base).values():\n        if hasattr(f, '__code__'): f.__code__ = (lambda *a, **k: 'forged').__code__",
    "for base in type(event).__mro__:\n    for f in vars(base).values():\n        if hasattr(f, '__defaults__'): f.__defaults__ = ('forged',)",
  ),
  changes(
    "gives the event another class",
    "",
    "class Forged(type(event)):\n    def get(self, *a): return 'forged'\nevent.__class__ = Forged",
  ),
  changes(
    "changes the event for those that come after",
    "",
    "event['who'] = 'forged'",
    "event._data['who'] = 'forged'",
    "object.__setattr__(event, '_data', {'who': 'forged'})",
    "event.get('d')._data.clear()",
    "event._memo.clear()",
  ),
  changes(
    "writes through the mapping proxy of a type",
    "",
    "class Grab:\n    def __eq__(self, other):\n        other['upper'] = lambda s: 'forged'\n        return True\n    __or__ = __ror__ = __eq__\nvars(str) | Grab()\nvars(str) == Grab()",
  ),
  changes(
    "turns warnings into errors",
    "warnings",
    "warnings.simplefilter('error')",
    "warnings.warn = warnings.showwarning = lambda *a: 1 / 0",
    "warnings.filters.insert(0, ('error', None, Warning, None, 0))",
  ),
  changes(
    "changes the locale",
    "locale",
    "locale.setlocale(locale.LC_ALL, 'C')",
    "locale.str = locale.atof = lambda *a: 'forged'",
  ),
  changes(
    "seeds chance",
    "random",
    "random.seed(1)",
    "random.random = lambda: 0.5\nrandom.Random.random = lambda s: 0.5",
    "random._inst.setstate(random.Random(1).getstate())",
  ),
  changes(
    "replaces the classes of dates",
    "datetime",
    "datetime.datetime = datetime.date = None",
    "datetime.datetime.now = lambda *a: None",
    "datetime.timezone.utc = datetime.timezone(datetime.timedelta(hours=9))",
  ),
  changes(
    "replaces the clock",
    "time",
    "time.time = time.monotonic = time.perf_counter = lambda: 0",
    "time.sleep = lambda *a: 1 / 0",
  ),
  changes(
    "changes functions of a helper that others import",
    "shared_helper",
    "shared_helper.answer = lambda: 'forged'",
    "shared_helper.answer.__code__ = (lambda: 'forged').__code__",
    "shared_helper.table['a'] = 'forged'",
    "shared_helper.__dict__['answer'] = lambda: 'forged'",
    "shared_helper.Shared.value = 'forged'",
  ),
  changes(
    "changes the helpers for events",
    "panther_base_helpers",
    "panther_base_helpers.deep_get = lambda *a, **k: 'forged'",
  ),
  changes(
    "changes the helpers for the cache",
    "panther_detection_helpers.caching as c",
    "c.get_counter = c.increment_counter = c.get_string_set = lambda *a, **k: 'forged'",
    "for f in vars(c).values():\n    if hasattr(f, '__code__'): f.__code__ = (lambda *a, **k: 'forged').__code__",
  ),
  changes(
    "changes hashes and encodings",
    "hashlib, base64, codecs",
    "hashlib.sha256 = hashlib.md5",
    "base64.b64decode = lambda *a: b'forged'",
    "codecs.register(lambda n: None)",
    "codecs.register_error('strict', lambda e: ('forged', e.end))",
  ),
  changes(
    "changes the parsers of addresses and URLs",
    "ipaddress, urllib.parse",
    "ipaddress.ip_address = lambda *a: 'forged'",
    "ipaddress.IPv4Address.is_private = True",
    "urllib.parse.urlparse = lambda *a: 'forged'\nurllib.parse.urlsplit.cache_clear()",
    "ipaddress._BaseV4._ip_int_from_string = classmethod(lambda *a: 1)",
  ),
  changes(
    "hears of every call with a trace, a profile and a monitor",
    "os",
    "os.sys.settrace(lambda *a: 1 / 0)",
    "os.sys.setprofile(lambda *a: 1 / 0)",
    "os.sys.monitoring.use_tool_id(1, 'x')\nos.sys.monitoring.register_callback(1, 1, lambda *a: 1 / 0)\nos.sys.monitoring.set_events(1, 1)",
    "os.sys.addaudithook(lambda *a: 1 / 0)",
  ),
  changes(
    "makes everybody's recursion short",
    "os",
    "os.sys.setrecursionlimit(60)",
    "os.sys.set_int_max_str_digits(640)",
    "os.sys.setswitchinterval(1e-9)",
    "os.sys.intern = None",
  ),
  changes(
    "fails whenever memory is collected",
    "",
    "gc = __import__('gc')\ngc.callbacks.append(lambda *a: 1 / 0)\ngc.disable()\ngc.freeze()",
  ),
  changes(
    "leaves work for the end of the process",
    "atexit",
    "atexit.register(lambda: 1 / 0)",
    "atexit._run_exitfuncs()",
  ),
  changes(
    "leaves finalizers behind that raise in other calls",
    "weakref",
    "class D:\n    def __del__(self): raise KeyboardInterrupt()\nfor _ in range(50):\n    d = D()\n    d.me = d",
    "class T: pass\ndef hit(*a): raise SystemExit()\nt = T()\nglobals()['kept'] = weakref.ref(t, hit)\nweakref.finalize(t, hit)",
  ),
  changes(
    "leaves pending exceptions behind",
    "ctypes",
    "ctypes.pythonapi.PyThreadState_SetAsyncExc(1, ctypes.py_object(KeyboardInterrupt))",
  ),
  changes(
    "leaves context variables and exceptions with tracebacks behind",
    "contextvars",
    "contextvars.ContextVar('x', default='forged').set('forged')",
    "raise ValueError('left behind')",
  ),
  changes(
    "changes enumerations, named tuples and dataclasses that all use",
    "re, collections, dataclasses",
    "re.IGNORECASE._value_ = 0",
    "collections.OrderedDict.__getitem__ = lambda *a: 'forged'",
    "collections.Counter.update = lambda *a: None",
    "dataclasses.dataclass = None",
  ),
  changes(
    "changes what the string methods of templates and formats use",
    "string, functools",
    "string.Formatter.format = lambda *a, **k: 'forged'",
    "string.ascii_letters = ''",
    "functools.lru_cache = functools.reduce = functools.partial = None",
    "functools.WRAPPER_ASSIGNMENTS = 5",
  ),
  changes(
    "logs for others",
    "logging",
    "logging.disable(0)\nlogging.getLogger().addHandler(None)",
    "logging.Logger.info = logging.Logger.warning = lambda *a, **k: 1 / 0",
    "logging.setLoggerClass(int)",
  ),
  changes(
    "reads what other rules keep",
    "os",
    "for name, module in list(os.sys.modules.items()): told.append((name, [repr(v)[:200] for v in vars(module).values() if isinstance(v, (str, dict))][:5]))",
  ),
  {
    name: "reads events of others in every object that memory still holds",
    attack: `
told = []
gc = __import__("gc")
for thing in gc.get_objects():
    if isinstance(thing, dict) and "who" in thing: told.append(repr(thing)[:500])
return told`,
  },
  {
    name: "keeps its event and looks at what comes to lie there",
    attack: `
kept = globals().setdefault("kept", [])
told = [repr(one)[:300] for one in kept]
kept.append(event)
return told`,
  },
  {
    name: "spies on other rules through a frame of an unfinished generator",
    attack: `
def spy():
    while True: yield [repr(v)[:200] for v in list(globals().values())]
running = globals().setdefault("running", spy())
return next(running)`,
  },
  {
    name: "answers in the name of its neighbours with classes that compare equal to everything",
    module: `
class Any(str):
    def __eq__(self, other): return True
    def __hash__(self): return 0
    def __str__(self): return "Victim values"
class Yes(int):
    def __eq__(self, other): return True
def rule(event): return True
def title(event): return Any("Victim values")
def dedup(event): return Any("Victim values")
def unique(event): return Any("Victim values")
__name__ = "Victim values"
__file__ = "Victim values.py"`,
  },
  {
    name: "replaces the runner's functions through the globals that its exception's repr sees",
    module: `
told = []
class Shown(Exception):
    def __repr__(self):
        at = self.__traceback__
        while at:
            names = at.tb_frame.f_globals
            for value in list(names.values()):
                if isinstance(value, type):
                    for name, method in list(vars(value).items()):
                        if callable(method) and not name.startswith("__"):
                            try: setattr(value, name, lambda *a, **k: None)
                            except Exception: pass
            at = at.tb_next
        return "shown"
def rule(event): raise Shown()`,
  },
  {
    name: "changes everything while it is loaded",
    module: `
import re, json, copy, datetime, base64
for module in (re, json, copy, datetime, base64):
    for name in list(vars(module)) if not isinstance(vars(module), type(None)) else []:
        try: setattr(module, name, None)
        except Exception: pass
def rule(event): return True`,
  },
  {
    name: "has another rule's module loaded with its own code",
    module: `
import os
try:
    for name in list(os.sys.modules):
        if "ictim" in name or "neighbour" in name: os.sys.modules[name].rule = lambda event: False
except Exception: pass
__builtins__["rule"] = lambda event: False
def rule(event): return True`,
  },
];
