import { afterEach, expect, test } from "vitest";
import type { RuleEngineOptions } from "../rules/engine-options.ts";
import { anEvent, aRule, testCacheFolder } from "../testing/a-rule.ts";
import { type RuleEngine, startRuleEngine } from "./rule-engine.ts";

const timeout = 300_000;
let engine: RuleEngine | undefined;
afterEach(() => engine?.close());

interface Tampering {
  readonly what: string;
  /** Statements of a rule. */
  readonly attack: string;
  /** An expression that is true where the interpreter has been tampered with. */
  readonly trace: string;
}

/** Ways to change an interpreter for everybody who uses it afterwards. */
const ways: readonly Tampering[] = [
  {
    what: "the cache of regular expressions",
    attack:
      "import re\nre.compile('a')\nre._cache.clear()\nre._cache2.clear()\nre._cache2[(str, 'a', 0)] = re.compile('b')",
    trace: "__import__('re').match('a', 'a') is None",
  },
  {
    what: "the default JSON decoder",
    attack: "import json\njson._default_decoder.__dict__['decode'] = lambda *_: 'forged'",
    trace: "__import__('json').loads('1') == 'forged'",
  },
  {
    what: "the default JSON encoder",
    attack: "import json\njson._default_encoder.__dict__['encode'] = lambda *_: 'forged'",
    trace: "__import__('json').dumps(1) == 'forged'",
  },
  {
    what: "instance checks of abstract classes",
    attack: "from abc import ABCMeta\nABCMeta.__instancecheck__ = lambda *_: False",
    trace: "not isinstance({}, __import__('collections.abc').abc.Mapping)",
  },
  {
    what: "subclass checks of abstract classes",
    attack: "from collections.abc import Mapping\nMapping.register(int)",
    trace: "isinstance(1, __import__('collections.abc').abc.Mapping)",
  },
  {
    what: "how things are copied",
    attack: "import copy\ncopy._deepcopy_dispatch[dict] = lambda *_: 'forged'",
    trace: "__import__('copy').deepcopy({}) == 'forged'",
  },
  {
    what: "the cache of time formats",
    attack:
      "import _strptime, time\ntime.strptime('1', '%d')\n_strptime._regex_cache['%m'] = _strptime._regex_cache['%d']",
    trace: "'%m' in __import__('_strptime')._regex_cache",
  },
  {
    what: "the decimal context",
    attack: "import decimal\ndecimal.getcontext().prec = 1",
    trace: "__import__('decimal').getcontext().prec == 1",
  },
  {
    what: "the default decimal context",
    attack: "import decimal\ndecimal.DefaultContext.prec = 2",
    trace: "__import__('decimal').DefaultContext.prec == 2",
  },
  {
    what: "the working directory",
    attack: "import os\nos.chdir('/tmp')",
    trace: "__import__('os').getcwd() == '/tmp'",
  },
  {
    what: "the file creation mask",
    attack: "import os\nos.umask(0o123)",
    trace: "__import__('os').umask(0o22) == 0o123",
  },
  {
    what: "the seed of random numbers",
    attack: "import random\nrandom.seed(1)",
    trace: "__import__('random').getstate()[1][0] == 2147483648 and __import__('random').getstate()[1][1] == 1",
  },
  {
    what: "filters of warnings",
    attack: "import warnings\nwarnings.filters.insert(0, 'forged')",
    trace: "'forged' in __import__('warnings').filters",
  },
  {
    what: "the registry of codecs",
    attack: "import encodings\nencodings._cache['forged'] = None",
    trace: "'forged' in __import__('encodings')._cache",
  },
  {
    what: "the aliases of codecs",
    attack: "import encodings.aliases\nencodings.aliases.aliases['forged'] = 'utf_8'",
    trace: "'forged' in __import__('encodings.aliases').aliases.aliases",
  },
  {
    what: "constants of HTML",
    attack: "import html\nhtml.entities.html5['forged;'] = 'x'",
    trace: "'forged;' in __import__('html.entities').entities.html5",
  },
  {
    what: "schemes of addresses",
    attack: "import urllib.parse\nurllib.parse.uses_relative.append('forged')",
    trace: "'forged' in __import__('urllib.parse').parse.uses_relative",
  },
  {
    what: "names of the calendar",
    attack: "import calendar\ncalendar.mdays[1] = 99",
    trace: "__import__('calendar').mdays[1] == 99",
  },
  {
    what: "loggers",
    attack: "import logging\nlogging.root.manager.loggerDict['forged'] = 1",
    trace: "'forged' in __import__('logging').root.manager.loggerDict",
  },
  {
    what: "dispatch by type",
    attack: "import statistics\nstatistics._exact_ratio.__dict__['forged'] = 1",
    trace: "'forged' in __import__('statistics')._exact_ratio.__dict__",
  },
  {
    what: "cached functions",
    attack: "import fnmatch, re\nfnmatch.translate.__dict__['forged'] = 1",
    trace: "'forged' in __import__('fnmatch').translate.__dict__",
  },
  {
    what: "defaults of functions",
    attack: "import textwrap\ntextwrap.shorten.__kwdefaults__ = {'forged': 1}\ntextwrap.wrap.__defaults__ = (7,)",
    trace: "__import__('textwrap').wrap.__defaults__ == (7,)",
  },
  {
    what: "code of functions",
    attack: "import bisect, base64\nbase64.b64encode.__code__ = (lambda *_: 'forged').__code__",
    trace: "__import__('base64').b64encode(b'x') == 'forged'",
  },
];

/** Each way as a rule, and a rule for each that looks whether it has been taken. */
const attacks = ways.map(({ what, attack }) =>
  aRule({
    id: `Attack: ${what}`,
    body: `def rule(event):\n    ${attack.replaceAll("\n", "\n    ")}\n    return False`,
  }),
);
const lookouts = ways.map(({ what, trace }) =>
  aRule({ id: `Changed: ${what}`, body: `def rule(event):\n    return bool(${trace})` }),
);

async function start(options: Omit<RuleEngineOptions, "globals">): Promise<RuleEngine> {
  engine = await startRuleEngine({ globals: [], cacheFolder: testCacheFolder, callTimeoutMs: 300, ...options });
  return engine;
}

const idsOf = ({ matches }: { readonly matches: readonly { readonly ruleId: string }[] }) =>
  matches.map(({ ruleId }) => ruleId);
const numbers = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);

test("nothing that a rule changes reaches another domain, or outlives a reset in its own", { timeout }, async () => {
  let nowMs = 0;
  const others = lookouts.map((rule) => ({ ...rule, id: `Other domain: ${rule.id}` }));
  const rules = [...attacks, ...lookouts, ...others];
  const { evaluate, stats } = await start({
    rules,
    nowMs: () => ++nowMs,
    trustDomains: {
      detections: new Map([...attacks, ...lookouts].map(({ id }) => [id, "few"])),
      globals: new Map(),
      dataModels: new Map(),
      trusted: new Map(),
    },
  });
  const [attacking, looking, elsewhere] = [0, 1, 2].map((part) => numbers(part * ways.length, ways.length));
  const together = await evaluate({ events: [anEvent({}, ...(attacking ?? []), ...(looking ?? []))] });
  // Otherwise the attacks do nothing, and the rest of the test shows nothing.
  expect(idsOf(together).length).toBeGreaterThan(ways.length / 3);
  expect(idsOf(await evaluate({ events: [anEvent({}, ...(elsewhere ?? []))] }))).toEqual([]);
  expect(stats().processes).toBe(2);
  nowMs = 11 * 60_000;
  // It works on until its successor has loaded the rules.
  while (idsOf(await evaluate({ events: [anEvent({}, ...(looking ?? []))] })).length > 0);
  expect(stats().processes).toBe(3);
});

/** Without the layers in the interpreter a rule reaches our runner, as if each of them had been broken. */
const broken = { layers: { interpreter: false } };
const innocent = aRule({ id: "Innocent", body: "def rule(event): return event.get('n') == 1" });
const patching = (patch: string) => `
def rule(event):
    import pharos_runner
    ${patch.replaceAll("\n", "\n    ")}
    return True`;

test.each([
  {
    what: "a match of a rule that was not asked",
    patch: `pharos_runner.match_json = lambda *_: '{"event":0,"rule":2,"context":{}}'`,
  },
  {
    what: "an event that is not there",
    patch: `pharos_runner.match_json = lambda *_: '{"event":9,"rule":0,"context":{}}'`,
  },
  { what: "no JSON", patch: "pharos_runner.match_json = lambda *_: '{'" },
])("passes on no answer with $what, and stops the rule that forged it", { timeout }, async ({ patch }) => {
  const { evaluate, outages, stats } = await start({
    ...broken,
    rules: [
      aRule({ id: "Forger", body: patching(patch) }),
      innocent,
      aRule({ id: "Elsewhere", body: "def rule(event): return True" }),
    ],
  });
  const { matches } = await evaluate({ events: [anEvent({ n: 1 }, 0, 1), anEvent({ n: 2 }, 0, 1)] });
  expect(matches.map(({ event, ruleId }) => [event, ruleId])).toEqual([[0, "Innocent"]]);
  expect(outages()).toMatchObject([{ ruleId: "Forger", kind: "Suspended" }]);
  expect(stats().refused).toBeGreaterThan(1);
});

test.each(["Suspended", "Timeout"])("does not suspend a rule for a forged %s", { timeout }, async (kind) => {
  const forging = `
forged = lambda event, rule: '{"event":%d,"rule":%d,"kind":"${kind}","message":"forged"}' % (event, rule)
pharos_runner.Runner.run_call = lambda self, event, rule, value, data, matches, failures: failures.append(forged(event, rule))`;
  const { evaluate, outages } = await start({
    ...broken,
    rules: [aRule({ id: "Forger", body: patching(forging.trim()) }), innocent],
  });
  const events = numbers(0, 4).map(() => anEvent({ n: 1 }, 0, 1));
  const { matches, errors } = await evaluate({ events });
  expect(outages().filter(({ ruleId }) => ruleId === "Innocent")).toEqual([]);
  const answered = [...matches, ...errors].filter(({ ruleId }) => ruleId === "Innocent");
  expect(answered.map(({ event }) => event).sort()).toEqual([0, 1, 2, 3]);
  expect(idsOf({ matches })).toContain("Innocent");
});
