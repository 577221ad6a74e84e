import type { DataModel } from "@pharos/domain";

/** Rules and events for tests, made of everything that the index knows and much that it must leave alone. */

export type Random = () => number;

/** The same numbers for the same seed (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface GeneratedRule {
  readonly body: string;
  /** Names of the forms in it. */
  readonly forms: ReadonlySet<string>;
}

type Writer = (write: RuleWriter) => string;
type Forms = Readonly<Record<string, Writer>>;

/** A global that generated rules import: `generated_helpers`. */
export const generatedHelpers = `
import re
from functools import reduce
from collections.abc import Mapping

KINDS = ["a", "b"]
LEVELS = {1, 2}
SHARED = ["a"]
WORDS = re.compile("ab|b")
DEFAULT = "a"


def deep_get(dictionary, *keys, default=None):
    out = reduce(lambda d, key: d.get(key, default) if isinstance(d, Mapping) else default, keys, dictionary)
    return default if out is None else out


def is_kind(event, *, kind=DEFAULT):
    if event.get("kind") == kind:
        return True
    return False


def is_known(event):
    for kind in KINDS:
        if event.get("kind") == kind:
            return True
    return event.get("level") in LEVELS


def name_of(event):
    user = event.get("user")
    return user.get("name") if isinstance(user, Mapping) else DEFAULT


def has_word(text):
    return bool(WORDS.search(text))


def nothing(event):
    event.get("kind")
`;

/** The data model of two log types that generated events may have. */
export const generatedModel: DataModel = {
  id: "Generated.Model",
  displayName: "",
  enabled: true,
  logTypes: ["Test.Log", "Test.More"],
  mappings: [
    { name: "mapped", path: "user.name" },
    { name: "level", path: "$.level" },
    { name: "computed", method: "compute" },
    { name: "raising", method: "raise_often" },
  ],
  body: `
def compute(event):
    return event.get("kind", "b") if event.get("level") == 1 else None

def raise_often(event):
    return event["user"].get("name")
`,
};

const constants = ['"a"', '"b"', '"ab"', "1", "0", "True", "False", "2", "None", '""'] as const;
const texts = ['"a"', '"b"', '"ab"', '"A"', '""', '"é"'] as const;

/** Expressions that are worth something of the event. */
const fields: Forms = {
  get: () => 'event.get("kind")',
  "get in other capitals": () => 'event.get("Kind")',
  "get with default": ({ pick }) => `event.get("kind", ${pick(constants)})`,
  "get with named default": ({ pick }) => `event.get("level", default=${pick(constants)})`,
  "get of an object": () => 'event.get("user")',
  deep_get: () => 'event.deep_get("user", "name")',
  "deep_get with default": ({ pick }) => `event.deep_get("user", "name", default=${pick(constants)})`,
  "deep_get of a helper": () => 'panther_deep_get(event, "user", "name")',
  "deep_get of a global": ({ pick }) => `deep_get(event, "user", "name", default=${pick(constants)})`,
  "chained get": () => 'event.get("user", {}).get("name")',
  item: ({ pick }) => `event["${pick(["kind", "level"])}"]`,
  "chained item": () => 'event["user"]["name"]',
  element: ({ pick }) => `event["tags"][${pick(["0", "1", "-1"])}]`,
  deep_walk: () => 'event.deep_walk("user", "name", default="a")',
  "alternative default": ({ pick }) => `(event.get("kind") or ${pick(constants)})`,
  conditional: ({ pick, test }) => `(event.get("kind") if ${test()} else ${pick(constants)})`,
  lower: () => 'event.get("kind", "").lower()',
  upper: () => 'event.get("kind", "A").upper()',
  str: () => 'str(event.get("kind"))',
  "value of a helper": () => "name_of(event)",
  length: () => 'len(event.get("tags", []))',
  udm: ({ pick }) => `event.udm(${pick(['"kind"', '"user", "name"', '"level", default="a"', '"none"'])})`,
  "udm by a path": ({ pick }) => `event.udm("mapped", default=${pick(constants)})`,
  "udm by a method": ({ pick }) => `event.udm("${pick(["computed", "raising"])}")`,
  local: () => "kind",
  mapped: ({ pick }) => `{"a": "b", "b": 1}.get(event.get("kind"), ${pick(constants)})`,
};

/** Expressions that are True or False, as a rule. */
const tests: Forms = {
  equality: ({ field, pick }) => `${field()} == ${pick(constants)}`,
  inequality: ({ field, pick }) => `${field()} != ${pick(constants)}`,
  "mirrored equality": ({ field, pick }) => `${pick(constants)} == ${field()}`,
  is: ({ field, pick }) => `${field()} is ${pick(["None", "True", "False", "not None", "not True"])}`,
  "in a tuple": ({ field, pick }) => `${field()} in (${pick(constants)}, ${pick(constants)})`,
  "not in a list": ({ field, pick }) => `${field()} not in [${pick(constants)}, ${pick(constants)}]`,
  "in a set": ({ field, pick }) => `${field()} in {${pick(constants)}, ${pick(constants)}}`,
  "in a constant": ({ field, pick }) => `${field()} in ${pick(["NAMES", "MORE", "JOINED", "TABLE"])}`,
  "in an imported constant": ({ field, pick }) =>
    `${field()} in ${pick(["KINDS", "helpers.LEVELS", "helpers.SHARED"])}`,
  "in a text": ({ field }) => `${field()} in "abc"`,
  "part of a text": ({ field, pick }) => `${pick(texts)} in ${field()}`,
  "element of a list": ({ pick }) => `${pick(constants)} in event.get("tags", [])`,
  "key of the event": ({ pick }) => `"${pick(["kind", "LEVEL", "none"])}" in event`,
  startswith: ({ field, pick }) => `${field()}.startswith(${pick(texts)})`,
  "startswith one of several": ({ field, pick }) => `${field()}.startswith((${pick(texts)}, ${pick(texts)}))`,
  endswith: ({ field, pick }) => `not ${field()}.endswith(${pick(texts)})`,
  truth: ({ field }) => field(),
  bool: ({ field }) => `bool(${field()})`,
  not: ({ field }) => `not ${field()}`,
  greater: ({ field, pick }) => `${field()} ${pick([">", ">=", "<", "<="])} ${pick(["0", "1", "1.5", '"a"'])}`,
  between: ({ field }) => `0 < ${field()} <= 2`,
  "fields compared": ({ field, pick }) => `${field()} ${pick(["==", "!=", "in"])} ${field()}`,
  "any of constants": ({ field, pick }) => `any(part ${pick(["==", "in"])} ${field()} for part in NAMES)`,
  "any of prefixes": ({ pick }) => `any(event.get("kind", "").startswith(p) for p in (${pick(texts)}, ${pick(texts)}))`,
  "any of a list": ({ pick }) => `any(tag == ${pick(constants)} for tag in event.get("tags", []))`,
  "any of objects": ({ pick }) =>
    `any(one.get("name") == ${pick(constants)} for one in event.get("users", []) if one.get("on"))`,
  "all of a list": ({ pick }) => `all(tag ${pick(["==", "!="])} ${pick(constants)} for tag in event.get("tags") or [])`,
  "list of matches": () => 'len([tag for tag in event.get("tags", []) if tag in NAMES]) > 0',
  isinstance: ({ field, pick }) => `isinstance(${field()}, ${pick(["str", "int", "bool", "Mapping", "list"])})`,
  "regular expression": ({ field, pick }) =>
    `re.${pick(["search", "match", "fullmatch"])}(${pick(['"ab?"', '"(?i)AB"', '"a|b+"', '"^(a)(b)*$"', 'r"[ab]"'])}, ${field()}) is not None`,
  "compiled expression": ({ field }) => `bool(PATTERN.search(${field()}))`,
  pattern_match: ({ field, pick }) => `pattern_match(${field()}, ${pick(['"a*"', '"*b"', '"ab"', '"?b"', '"[a]b"'])})`,
  helper: ({ pick }) => pick(["is_kind(event)", 'is_kind(event, kind="b")', "helpers.is_known(event)"]),
  "helper with a value": ({ field }) => `has_word(${field()})`,
  "helper that returns nothing": () => "helpers.nothing(event)",
  "own helper": ({ field }) => `own(${field()}, "a")`,
  constant: ({ pick }) => pick(["True", "False"]),
  "unknown call": ({ field }) => `risky(event) == ${field()}`,
  "assignment expression": ({ pick }) => `(found := event.get("kind")) == ${pick(constants)}`,
};

const statements: Forms = {
  "early return": ({ test }) => `if ${test()}: return False`,
  "early match": ({ test }) => `if ${test()}: return True`,
  branches: ({ test }) => `if ${test()}:\n    if ${test()}: return False\nelif ${test()}:\n    return ${test()}`,
  variable: ({ field }) => `kind = ${field()}`,
  "variable in branches": ({ test, field }) => `if ${test()}:\n    kind = ${field()}\nelse:\n    kind = ${field()}`,
  "variable in one branch": ({ test, field }) => `if ${test()}:\n    kind = ${field()}`,
  "loop over constants": ({ field }) => `for name in NAMES:\n    if ${field()} == name: return True`,
  "loop over a list": ({ pick, test }) =>
    `for tag in event.get("tags", []):\n    if tag == ${pick(constants)} and ${test()}: return ${pick(["True", "False"])}`,
  "loop with a count": ({ pick }) =>
    `kind = 0\nfor tag in event.get("tags") or []:\n    if tag is None: continue\n    kind = ${pick(["1", "tag"])}\n    if tag == "a": break`,
  call: ({ field }) => `risky(${field()})`,
  try: ({ test }) => `try:\n    if ${test()}: return True\nexcept Exception:\n    return False`,
  print: ({ field }) => `print(${field()})`,
  "event replaced": ({ test }) => `if ${test()}:\n    event = event.get("user")\n    return event.get("name") == "a"`,
};

const endings: Forms = {
  "returned test": ({ test }) => `return ${test()}`,
  "returned conjunction": ({ test }) => `return ${test()} and ${test()}`,
  "match in a branch": ({ test }) => `if ${test()}: return True\nreturn False`,
  "test in a branch": ({ test }) => `if ${test()}:\n    return ${test()}\nreturn False`,
  "nothing returned": ({ test }) => `if ${test()}: return False`,
  "all of a list of tests": ({ test }) => `return all([${test()}, ${test()}])`,
};

/** Every form by name, for whoever checks that all of them occur. */
export const ruleForms: readonly string[] = [fields, tests, statements, endings].flatMap((forms) => Object.keys(forms));

class RuleWriter {
  readonly forms = new Set<string>();
  readonly #random: Random;
  #depth = 0;

  constructor(random: Random) {
    this.#random = random;
  }

  readonly pick = <T>(items: readonly [T, ...T[]]): T => items[Math.floor(this.#random() * items.length)] ?? items[0];

  /** One of the forms; deep inside the first, which holds nothing else. */
  readonly one = (forms: Forms): string => {
    const names = Object.keys(forms);
    const name = names[this.#depth > 4 ? 0 : Math.floor(this.#random() * names.length)] ?? "";
    this.forms.add(name);
    this.#depth += 1;
    const written = forms[name]?.(this) ?? "";
    this.#depth -= 1;
    return written;
  };

  readonly field = (): string => this.one(fields);

  readonly test = (): string => {
    const shape = this.#random();
    if (shape < 0.6) return this.one(tests);
    if (shape < 0.75) return `(${this.one(tests)} and ${this.one(tests)})`;
    if (shape < 0.9) return `(${this.one(tests)} or ${this.one(tests)})`;
    return `not (${this.one(tests)} ${this.pick(["and", "or"])} ${this.one(tests)})`;
  };

  readonly statement = (): string => this.one(statements);
  readonly ending = (): string => this.one(endings);
}

export function generateRule(random: Random): GeneratedRule {
  const writer = new RuleWriter(random);
  const body = Array.from({ length: Math.floor(random() * 3) }, writer.statement);
  const lines = ['kind = "a"', ...body, writer.ending()].join("\n").split("\n");
  return {
    forms: writer.forms,
    body: [
      "import re",
      "import generated_helpers as helpers",
      "from collections.abc import Mapping",
      "from generated_helpers import KINDS, deep_get, has_word, is_kind, name_of",
      "from panther_base_helpers import deep_get as panther_deep_get, pattern_match",
      `NAMES = ${writer.pick(['("a", "ab")', '["b", "a"]', '{"c", "a"}', 'frozenset(("a", "b"))'])}`,
      'MORE = list(["b"])',
      'JOINED = ["a", *MORE] + ["ab"]',
      'TABLE = {"a": 1, "b": 2}',
      'PATTERN = re.compile("a+b", re.IGNORECASE)',
      ...(random() < 0.1 ? ['MORE.append("a")'] : []),
      ...(random() < 0.1 ? ['helpers.SHARED.append("ab")'] : []),
      "def own(value, wanted):",
      "    return value == wanted",
      "def risky(value):",
      '    return value["level"]',
      "def rule(event):",
      ...lines.map((line) => `    ${line}`),
    ].join("\n"),
  };
}

const values: readonly [unknown, ...unknown[]] = [
  "a",
  "a",
  "b",
  "ab",
  "A",
  "aB",
  "é",
  "",
  0,
  1,
  2,
  1.5,
  true,
  false,
  null,
  ["a"],
  { name: "a" },
  {},
];

export function generateEvent(random: Random): Record<string, unknown> {
  const { pick } = new RuleWriter(random);
  const event: Record<string, unknown> = {};
  if (random() < 0.7) event.p_log_type = pick(["Test.Log", "Test.More", "Test.Else"]);
  if (random() < 0.3) event.p_udm = { [pick(["kind", "level"])]: pick(values) };
  if (random() < 0.8) event[pick(["kind", "Kind", "KIND"])] = pick(values);
  if (random() < 0.2) event[pick(["kind", "Kind", "KIND"])] = pick(values);
  if (random() < 0.7) event[pick(["level", "Level"])] = pick([0, 1, 2, ...values]);
  if (random() < 0.7) event[pick(["user", "User"])] = generateUser(random);
  if (random() < 0.6) event.tags = random() < 0.15 ? pick(values) : listOf(random, () => pick(values));
  if (random() < 0.5) event.users = listOf(random, () => generateUser(random));
  return event;
}

function listOf(random: Random, one: () => unknown): unknown[] {
  return Array.from({ length: Math.floor(random() * 4) }, one);
}

function generateUser(random: Random): unknown {
  const { pick } = new RuleWriter(random);
  if (random() < 0.2) return pick(values);
  return { [pick(["name", "Name"])]: pick(values), ...(random() < 0.5 ? { on: pick(values) } : {}) };
}
