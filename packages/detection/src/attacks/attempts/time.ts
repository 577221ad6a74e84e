import type { Attempt } from "../attempt.ts";

/** Each wants the answers of others to come late, or never. */
export const timeAttempts: readonly Attempt[] = [
  { name: "loops for ever", attack: "while True: pass" },
  {
    name: "catches whatever ends its loop",
    attack: "while True:\n    try:\n        while True: pass\n    except BaseException: pass",
  },
  {
    name: "catches whatever ends its loop, in finally",
    attack: "def again():\n    try:\n        while True: pass\n    finally: again()\nagain()",
  },
  {
    name: "catches whatever ends its loop while it writes to the channel",
    attack: "import os\nwhile True:\n    try:\n        while True: os.write(1, b'P')\n    except BaseException: pass",
  },
  {
    name: "asks the cache for ever",
    attack:
      "from panther_detection_helpers.caching import get_counter\nwhile True:\n    try:\n        while True: get_counter('x')\n    except BaseException: pass",
  },
  {
    name: "looks tables up for ever",
    attack: "while True:\n    try: event.lookup('t', 'k')\n    except BaseException: pass",
  },
  { name: "prints for ever", attack: "while True:\n    try: print('x' * 10000)\n    except BaseException: pass" },
  {
    name: "sleeps for ever",
    attack: "import time\nwhile True:\n    try: time.sleep(1000)\n    except BaseException: pass",
  },
  { name: "sums without an end in C", attack: "import itertools\nreturn sum(itertools.repeat(0))" },
  {
    name: "consumes an endless iterator in C",
    attack: "import itertools, collections\ncollections.deque(itertools.count(), maxlen=0)",
  },
  {
    name: "looks for a value that an endless iterator never has",
    attack: "import itertools\nreturn -1 in itertools.count()",
  },
  {
    name: "searches with a regular expression that backtracks",
    attack: "import re\nreturn re.match('(a|a)*$', 'a' * 60 + 'b')",
  },
  {
    name: "searches with nested repetitions",
    attack: "import re\nreturn re.search('(.*)*(.*)*(.*)*[^x]y', 'x' * 400)",
  },
  { name: "computes a number of a hundred million digits", attack: "return len(str(10 ** 10 ** 8 % 7))" },
  { name: "multiplies enormous numbers", attack: "x = 3 ** 30_000_000\nreturn x * x > 0" },
  {
    name: "writes an enormous number in decimal",
    attack: "import sys\ntry: sys.set_int_max_str_digits(0)\nexcept Exception: pass\nreturn len(str(1 << 5_000_000))",
  },
  {
    name: "computes with decimals of a million digits",
    attack:
      "import decimal\nwith decimal.localcontext() as c:\n    c.prec = 10 ** 6\n    return decimal.Decimal(2) ** decimal.Decimal('0.5')",
  },
  {
    name: "sorts with a hostile comparison",
    attack:
      "class X:\n    def __lt__(self, other):\n        try:\n            while True: pass\n        except BaseException: return True\nreturn sorted([X() for _ in range(100)])",
  },
  {
    name: "answers a title that never ends",
    module:
      "import itertools\ndef rule(event): return True\ndef title(event): return ''.join(str(n) for n in itertools.count())\ndef dedup(event): return title(event)",
  },
  {
    name: "loops in every function that it may define",
    module: `
def rule(event): return True
def title(event):
    while True:
        try: title(event)
        except BaseException: pass
dedup = severity = description = reference = runbook = destinations = unique = alert_context = title`,
  },
  {
    name: "raises an exception whose repr never ends",
    module:
      "class E(Exception):\n    def __repr__(self):\n        while True:\n            try:\n                while True: pass\n            except BaseException: pass\n    __str__ = __repr__\ndef rule(event): raise E()",
  },
  {
    name: "raises an exception whose type's name never ends",
    module:
      "class M(type):\n    def __getattribute__(self, name):\n        while True:\n            try:\n                while True: pass\n            except BaseException: pass\nclass E(Exception, metaclass=M): pass\ndef rule(event): raise E()",
  },
  {
    name: "answers a truth that is never decided",
    module:
      "class T:\n    def __bool__(self):\n        while True:\n            try:\n                while True: pass\n            except BaseException: pass\n    __eq__ = __len__ = __bool__\n    __hash__ = None\ndef rule(event): return T()",
  },
  {
    name: "answers a text whose methods never end",
    module: `
class T(str):
    def __getattribute__(self, name):
        while True:
            try:
                while True: pass
            except BaseException: pass
    __len__ = __str__ = __repr__ = __getitem__ = __iter__ = __eq__ = __hash__ = __format__ = lambda self, *a: self.x
def rule(event): return True
def title(event): return T("x")
dedup = title`,
  },
  {
    name: "answers a context whose values take for ever to write",
    module: `
class Endless(dict):
    def items(self):
        while True:
            try: yield "a", 1
            except BaseException: pass
    __iter__ = items
    def __bool__(self): return True
    def __len__(self): return 1
def rule(event): return True
def alert_context(event): return Endless(a=1)`,
  },
  {
    name: "hangs when its last object is removed",
    attack:
      "class D:\n    def __del__(self):\n        while True:\n            try:\n                while True: pass\n            except BaseException: pass\nD()",
  },
  {
    name: "leaves a cycle whose removal hangs in a later call",
    attack:
      "class D:\n    def __del__(self):\n        while True:\n            try:\n                while True: pass\n            except BaseException: pass\nfor _ in range(1000):\n    d = D()\n    d.me = d",
  },
  {
    name: "hangs in a callback of a weak reference",
    attack:
      "import weakref\nclass T: pass\ndef hang(_):\n    while True:\n        try:\n            while True: pass\n        except BaseException: pass\nkept = T()\nglobals()['r'] = weakref.ref(kept, hang)\ndel kept",
  },
  {
    name: "hangs in a signal handler",
    attack: "import signal\ndef hang(*a):\n    while True: pass\nsignal.signal(signal.SIGINT, hang)\nwhile True: pass",
  },
  {
    name: "replaces the handler that ends calls",
    attack: "import signal\nsignal.signal(signal.SIGINT, signal.SIG_IGN)\nwhile True: pass",
  },
  {
    name: "hangs while it is loaded",
    module:
      "while True:\n    try:\n        while True: pass\n    except BaseException: pass\ndef rule(event): return True",
  },
  {
    name: "hangs in C while it is loaded",
    module: "import itertools\nsum(itertools.repeat(0))\ndef rule(event): return True",
  },
  {
    name: "writes to the channel while it is loaded, for ever",
    module:
      "import os\nwhile True:\n    try:\n        while True: os.write(1, b'P')\n    except BaseException: pass\ndef rule(event): return True",
  },
  {
    name: "asks the cache while it is loaded, for ever",
    module:
      "from panther_detection_helpers.caching import get_counter\nwhile True:\n    try: get_counter('x')\n    except BaseException: pass\ndef rule(event): return True",
  },
  {
    name: "hangs in the look-up of its function rule",
    module:
      "class R:\n    def __call__(self, event): return True\n    def __getattribute__(self, name):\n        while True: pass\nrule = R()",
  },
  {
    name: "is compiled for ever",
    module: `x = ${"(".repeat(90)}1${")".repeat(90)}\ny = ${"-".repeat(900)}1\nz = 'a' * 2 ** 20\nw = ((((((((((9**9)**9)**9)**9)**9)**9)**9)**9)**9)**9)\ndef rule(event): return True`,
  },
  {
    name: "waits for what never happens with Atomics",
    attack: "w = world()\nw.Atomics.wait(w.Int32Array.new(w.SharedArrayBuffer.new(8)), 0, 0)",
    tools: ["memory", "javascript"],
  },
  {
    name: "loops in JavaScript",
    attack: "w = world()\nreturn w.Array.new(2 ** 31).fill(0).sort().length",
    tools: ["memory", "javascript"],
  },
  {
    name: "schedules JavaScript for ever after its call",
    attack: "w = world()\nw.setInterval(w.Array.new(2 ** 27).fill.bind(w.Array.new(2 ** 27), 0), 0)",
    tools: ["memory", "javascript"],
  },
  { name: "ends the process", attack: "import os\nos._exit(0)" },
  { name: "aborts the process", attack: "import os\nos.abort()" },
  { name: "ends the host", attack: "world().Deno.exit(0)", tools: ["memory", "javascript"] },
  { name: "ends the host of Node", attack: "world().process.exit(0)", tools: ["memory", "javascript"] },
  {
    name: "leaves Python in every function",
    module:
      "def rule(event): return True\ndef title(event): raise SystemExit(7)\ndef dedup(event): raise KeyboardInterrupt()\ndef alert_context(event): raise GeneratorExit()\ndef severity(event): raise BaseException('x')",
  },
  {
    name: "recurses until the stack of WebAssembly ends",
    attack: "import sys\nsys.setrecursionlimit(10 ** 9)\ndef down(n): return down(n + 1)\nreturn down(0)",
  },
  { name: "recurses in C", attack: "x = []\nfor _ in range(10 ** 5): x = [x]\nreturn repr(x), x == x" },
  {
    name: "recurses in repr",
    module:
      "class E(Exception):\n    def __repr__(self): return repr(self)\n    __str__ = __repr__\ndef rule(event): raise E()",
  },
  {
    name: "answers a context nested too deeply to write",
    module:
      "def rule(event): return True\ndef alert_context(event):\n    x = {}\n    for _ in range(10 ** 5): x = {'a': x}\n    return x",
  },
  {
    name: "answers a context that contains itself",
    module: "def rule(event): return True\ndef alert_context(event):\n    x = {}\n    x['x'] = x\n    return x",
  },
];
