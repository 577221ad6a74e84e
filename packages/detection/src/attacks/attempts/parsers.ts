import type { Attempt } from "../attempt.ts";

/** Parsers of log schemas, which a person with fewer rights can have run. */
export const parserAttempts: readonly Attempt[] = [
  { name: "a parser opens a file", parser: "def parse(log): return {'a': open(SECRET_FILE).read()}" },
  {
    name: "a parser opens a file when it is loaded",
    parser: "import io\nread = io.open(SECRET_FILE).read()\ndef parse(log): return {'a': read}",
  },
  {
    name: "a parser fails with a repr that reads the runner's globals",
    parser:
      "class E(Exception):\n    def __repr__(self): return self.__traceback__.tb_frame.f_globals['__builtins__']['open'](SECRET_FILE).read()\ndef parse(log): raise E()",
  },
  {
    name: "a parser answers a dictionary whose writing reads a file",
    parser:
      "class D(dict):\n    def items(self): return [('a', __builtins__['__import__']('io').open(SECRET_FILE).read())]\ndef parse(log): return D(a=1)",
  },
  {
    name: "a parser replaces the helpers that parsers are given",
    parser: "json.decode = lambda *a: 1 / 0\nbase64.encode = lambda *a: 'forged'\ndef parse(log): return {'a': 1}",
  },
  {
    name: "a parser answers for other lines",
    parser:
      "def parse(log):\n    print('{\"forged\":1}\\n' * 100)\n    class F(float):\n        def __repr__(self): return '1}\\n{\"forged\":1'\n    class S(str):\n        def __str__(self): return '\\n'\n    return {S('a\\n'): F(1.5)}",
  },
  {
    name: "a parser answers what is not an object",
    parser:
      "class D(dict):\n    def __iter__(self): return iter([1])\n    def keys(self): return [None]\ndef parse(log): return D(a=1)",
  },
  {
    name: "a parser loops and catches what ends it",
    parser:
      "import os\ndef parse(log):\n    while True:\n        try:\n            while True: os.write(1, b'P')\n        except BaseException: pass",
  },
  { name: "a parser loops in C", parser: "import itertools\ndef parse(log): return {'a': sum(itertools.repeat(0))}" },
  {
    name: "a parser loops when it is loaded",
    parser:
      "while True:\n    try:\n        while True: pass\n    except BaseException: pass\ndef parse(log): return {'a': 1}",
  },
  {
    name: "a parser grows without an end",
    parser:
      "kept = []\ndef parse(log):\n    while True:\n        try: kept.append(bytearray(10 ** 7))\n        except MemoryError: pass",
  },
  { name: "a parser answers more than there is", parser: "def parse(log): return {'a': 'x' * 2 * 10 ** 8}" },
  { name: "a parser ends the process", parser: "import os\ndef parse(log): os._exit(1)" },
];
