import type { Attempt } from "../attempt.ts";

const answers = (name: string, functions: string): Attempt => ({
  name,
  module: `def rule(event): return True\n${functions}`,
});

/** Each wants an answer that is not its own to give, or that harms whoever reads it. */
export const outputAttempts: readonly Attempt[] = [
  answers("answers a title of a hundred megabytes", "def title(event): return 'x' * 10 ** 8"),
  answers(
    "answers texts with lone surrogates",
    "def title(event): return 'a\\ud800b'\ndef dedup(event): return '\\udfff'\ndef alert_context(event): return {'\\ud800': '\\udc00'}",
  ),
  answers(
    "answers texts with NUL",
    "def title(event): return 'a\\0b'\ndef dedup(event): return '\\0'\ndef alert_context(event): return {'a\\0': '\\0'}\ndef runbook(event): return '\\0'\ndef unique(event): return '\\0'",
  ),
  answers(
    "answers a title that closes the text of JSON",
    'def title(event): return \'","ruleId":"Victim values","x":"\'\ndef dedup(event): return \'\\\\"}]}\\n{"matches":[]}\'',
  ),
  answers(
    "answers lines and separators in texts",
    "def title(event): return 'a\\nb\\r\\x1e\\x1f\\u2028\\x85\\t'\ndef dedup(event): return '\\n\\n'",
  ),
  answers(
    "answers a context with keys twice",
    "class K(str):\n    __hash__ = object.__hash__\n    __eq__ = object.__eq__\ndef alert_context(event): return {K('ruleId'): 1, K('ruleId'): 2, 'event': -1}",
  ),
  answers(
    "answers a context with the names of a prototype",
    "def alert_context(event): return {'__proto__': {'polluted': 1}, 'constructor': {'prototype': {'polluted': 1}}, 'toString': 1}",
  ),
  answers(
    "answers a context with numbers that JSON has not",
    "def alert_context(event): return {'a': float('inf'), 'b': -float('inf'), 'c': float('nan'), 'd': 10 ** 400}",
  ),
  answers(
    "answers a context that writes itself in JSON",
    'class L(int):\n    def __repr__(self): return \'1}],"errors":[{"ruleId":"Victim values","kind":"Suspended"\'\n    __str__ = __repr__\nclass F(float):\n    def __repr__(self): return \'1}, "ruleId": "Victim values"\'\ndef alert_context(event): return {\'a\': L(5), \'b\': F(1.5)}',
  ),
  answers(
    "answers a context whose keys write themselves",
    "class K(str):\n    def __str__(self): return '\"'\n    __repr__ = __str__\ndef alert_context(event): return {K('a'): K('b')}",
  ),
  answers(
    "answers a context that changes while it is written",
    "class D(dict):\n    def items(self):\n        yield 'a', 1\n        yield 'a', object()\n        yield 5, 5\ndef alert_context(event): return D(a=1)",
  ),
  answers(
    "answers destinations of every kind",
    "def destinations(event): return ['x' * 10 ** 6] * 5 + [None, 1, {}, '\\ud800', '\\0']",
  ),
  answers(
    "answers severities that compare equal",
    "class S(str):\n    def upper(self): return 'FORGED'\n    def __eq__(self, other): return True\n    def __hash__(self): return hash('HIGH')\ndef severity(event): return S('FORGED')",
  ),
  answers(
    "answers texts that change with each look",
    "class T(str):\n    n = 0\n    def __len__(self): return 0\n    def __getitem__(self, at): return 'x' * 10 ** 6\n    def __str__(self): return 'y' * 10 ** 6\n    def encode(self, *a): return b'\\xff\\xfe\\x00' * 1000\ndef title(event): return T('z' * 5000)\ndef dedup(event): return T('z' * 5000)\ndef description(event): return T('z' * 5000)",
  ),
  answers("answers a value to count by that is enormous", "def unique(event): return 'x' * 10 ** 8"),
  {
    name: "answers true with a subclass of bool's base",
    module:
      "class Yes(int):\n    def __bool__(self): return True\n    def __index__(self): return -1\ndef rule(event): return Yes(1)",
  },
  {
    name: "changes its answer to match for other events",
    module: "rule_index = -1\nindex = 10 ** 9\nevent = -1\ndef rule(event): return True\nrule.__index__ = lambda: 3",
  },
  {
    name: "fails with the name of a suspension",
    module:
      "class Suspended(Exception): pass\nSuspended.__qualname__ = Suspended.__name__ = 'Suspended'\nSuspended.__module__ = 'builtins'\ndef rule(event): raise Suspended('Victim values')",
  },
  {
    name: "fails with the name of a lost process",
    module: "ProcessLost = type('ProcessLost', (Exception,), {})\ndef rule(event): raise ProcessLost('Victim values')",
  },
  {
    name: "fails with the name of a time-out, again and again",
    module: "Timeout = type('Timeout', (Exception,), {})\ndef rule(event): raise Timeout('x')",
  },
  {
    name: "fails with a class of an enormous name",
    module: "E = type('E' * 10 ** 7, (Exception,), {})\ndef rule(event): raise E('\\ud800\\0' * 1000)",
  },
  {
    name: "fails with a class whose name is not text",
    module:
      "class M(type):\n    __name__ = 5\nclass E(Exception, metaclass=M):\n    def __repr__(self): return 5\n    def __str__(self): return None\ndef rule(event): raise E()",
  },
  {
    name: "fails with a group of exceptions without an end",
    module:
      "def rule(event):\n    e = ValueError('x')\n    for _ in range(5000): e = ExceptionGroup('g', [e, e])\n    raise e",
  },
  {
    name: "fails with a chain of causes that closes",
    module:
      "def rule(event):\n    a, b = ValueError('a'), ValueError('b')\n    a.__cause__, b.__cause__ = b, a\n    a.__context__, b.__context__ = b, a\n    raise a",
  },
  {
    name: "writes to the cache with keys and values of every kind",
    attack:
      "from panther_detection_helpers import caching as c\ntold = []\nfor key in ('\\0', '\\ud800', '', 'x' * 10 ** 6, None, 5, {}):\n    for call in (lambda: c.put_string_set(key, ['\\0', '\\ud800']), lambda: c.increment_counter(key, 10 ** 400), lambda: c.set_key_expiration(key, -1), lambda: c.put_dictionary(key, {'\\ud800': '\\0'})):\n        try: told.append(call())\n        except Exception as error: told.append(type(error).__name__)\nreturn told",
  },
  {
    name: "asks for rows of tables with names of every kind",
    attack:
      "told = []\nfor name in ('../../etc/passwd', '\\0', '\\ud800', '__proto__', 'constructor', 5, None):\n    for key in ('\\0', '__proto__', {}, 10 ** 400):\n        try: told.append(event.lookup(name, key))\n        except Exception as error: told.append(type(error).__name__)\nreturn told",
  },
];
