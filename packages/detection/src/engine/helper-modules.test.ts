import { afterAll, beforeAll, expect, test } from "vitest";
import { anEvent, aRule, testCacheFolder } from "../testing/a-rule.ts";
import { type RuleEngine, startRuleEngine } from "./rule-engine.ts";

const event = {
  p_event_time: "2026-11-20 06:00:00.000000000",
  p_parse_time: "2026-11-20 06:01:30.000000000",
  p_log_type: "AWS.CloudTrail",
  p_any_ip_addresses: ["192.0.2.1"],
  list: [{ a: 1 }, { a: 2 }],
  p_enrichment: {
    tor: { sourceIP: { ip: "192.0.2.1", p_match: "192.0.2.1" }, many: [{ ip: "x", p_match: "y" }] },
    p_any_table: { s: { p_match: "192.0.2.1" } },
  },
};

/** Over `h` (base helpers), `c` (caching) and `event`. */
const cases: [expression: string, value: unknown][] = [
  ["h.deep_get({'a': {'b': 1}}, 'a', 'b')", 1],
  ["h.deep_get({'a': None}, 'a', 'b', default='d')", "d"],
  ["h.deep_get(event, 'LIST', default='d') == [{'a': 1}, {'a': 2}]", true],
  ["h.deep_walk({'l': [{'a': 1}, {'a': 2}]}, 'l', 'a')", [1, 2]],
  ["list(h.deep_walk(event, 'list', 'A'))", [1, 2]],
  ["h.severity_greater_than('high', 'LOW')", true],
  ["bool(h.EMAIL_REGEX.fullmatch('ada@example.com'))", true],
  ["sorted(h.get_val_from_list([{'k': 1, 'v': 2}, {'k': 3, 'v': 4}], 'v', 'k', 1))", [2]],
  ["h.is_ip_in_network('10.1.2.3', ['192.168.0.0/16', '10.0.0.0/8'])", true],
  ["h.is_ip_in_network('no address', '10.0.0.0/8')", false],
  ["h.pattern_match('abc', 'a*')", true],
  ["h.pattern_match_list('abc', ['x*', '*c'])", true],
  ["h.defang_ioc('https://a.example')", "hxxps://a[.]example"],
  ["h.ioc_match(['a', 'b'], {'b'})", ["b"]],
  ["h.panther_nanotime_to_python_datetime('2026-11-20 06:07:08.123456789').isoformat()", "2026-11-20T06:07:08.123456"],
  ["h.golang_nanotime_to_python_datetime('2026-11-20T06:07:08.123456789Z').isoformat()", "2026-11-20T06:07:08.123456"],
  ["h.nano_to_micro('06:07:08.123456789')", "06:07:08.123456"],
  ["h.resolve_timestamp_string('soon')", null],
  ["h.time_delta('2026-11-20T06:00:00Z', '2026-11-20 06:01:00')", 60],
  ["h.is_base64('aGVsbG8gd29ybGQgaGVsbG8gd29ybGQ=')", "hello world hello world"],
  ["h.is_base64('short')", ""],
  ["h.key_value_list_to_dict([{'k': 'a', 'v': 1}], 'k', 'v')", { a: 1 }],
  ["[h.listify('a'), h.listify(['a']), h.listify({'a': 1})]", [["a"], ["a"], [{ a: 1 }]]],
  ["h.add_parse_delay(event, {})", { parseDelay: "0:01:30" }],
  ["'192.0.2.1' in h.pantherflow_investigation(event)", true],
  ["issubclass(h.PantherUnexpectedAlert, Exception)", true],
  ["lookup(event)._lookup('sourceIP', 'ip')", "192.0.2.1"],
  ["lookup(event)._lookup('many', 'ip')", ["x"]],
  ["sorted(lookup(event).p_matches(event, '192.0.2.1'))", ["tor"]],
  ["[c.get_counter('n0'), c.increment_counter('n1'), c.increment_counter('n1', 4)]", [0, 1, 5]],
  ["[c.increment_counter('n2'), c.reset_counter('n2'), c.get_counter('n2')]", [1, null, 0]],
  ["[c.increment_counter('n3', 1, 100), c.set_key_expiration('n3', 1), c.increment_counter('n3')]", [1, null, 2]],
  [
    "[c.increment_counter('n4'), c.set_key_expiration('n4', 1000000000), c.get_counter('n4'), c.get_counter('n4', True)]",
    [1, null, 1, 0],
  ],
  ["[c.put_dictionary('d', {'a': [1]}), c.get_dictionary('d'), c.get_dictionary('absent')]", [null, { a: [1] }, {}]],
  ["c.put_dictionary('d', [1])", "TypeError"],
  ["c.put_dictionary('d', {'a': {1}})", "ValueError"],
  [
    "[sorted(c.add_to_string_set('s1', ['b', 'a'])), sorted(c.add_to_string_set('s1', 'c')), sorted(c.remove_from_string_set('s1', 'a'))]",
    [
      ["a", "b"],
      ["a", "b", "c"],
      ["b", "c"],
    ],
  ],
  [
    "[c.put_string_set('s2', ['a', 'a']), sorted(c.get_string_set('s2')), c.put_string_set('s2', []), sorted(c.get_string_set('s2'))]",
    [null, ["a"], null, []],
  ],
  ["[c.evaluate_threshold('t', 2), c.evaluate_threshold('t', 2), c.evaluate_threshold('t', 2)]", [false, true, false]],
  ["[c.check_account_age('new'), c.put_string_set('new', ['x']), c.check_account_age('new')]", [false, null, true]],
  ["is_mock(MagicMock()) and not is_mock(len)", true],
  ["old.get_counter('n0')", 0],
];

const body = (expression: string) => `
from unittest.mock import MagicMock
import panther_base_helpers as h
import panther_detection_helpers.caching as c
import panther_oss_helpers as old
from panther_detection_helpers.mocking import is_mock
from panther_lookuptable_helpers import LookupTableMatches
def lookup(event):
    table = LookupTableMatches()
    table._register(event, "tor")
    return table
def rule(event): return True
def alert_context(event):
    try:
        return {"value": ${expression}}
    except (TypeError, ValueError) as error:
        return {"value": type(error).__name__}
`;

let engine: RuleEngine;
beforeAll(async () => {
  const rules = cases.map(([expression], index) => aRule({ id: `Case.${index}`, body: body(expression) }));
  engine = await startRuleEngine({ rules, globals: [], cacheFolder: testCacheFolder });
});
afterAll(() => engine.close());

test.each(cases)("%s", async (expression, value) => {
  const index = cases.findIndex(([candidate]) => candidate === expression);
  const { matches, errors } = await engine.evaluate({ events: [anEvent(event, index)] });
  expect(errors).toEqual([]);
  expect(matches[0]?.context).toEqual({ value });
});

test("the modules have names of ours as well", async () => {
  const names = ["pharos_base_helpers", "pharos_core.immutable", "pharos_detection_helpers.caching"];
  const rules = names.map((name) => aRule({ id: name, body: `import ${name}\ndef rule(event): return True` }));
  const own = await startRuleEngine({ rules, globals: [], cacheFolder: testCacheFolder });
  expect(own.outages()).toEqual([]);
  await own.close();
});

test("a global of the same name comes before a module of ours", async () => {
  const globals = [{ id: "panther_base_helpers", description: "", body: "def deep_get(*a, **k): return 'theirs'" }];
  const uses = "from panther_base_helpers import deep_get\ndef rule(event): return deep_get() == 'theirs'";
  const own = await startRuleEngine({ rules: [aRule({ body: uses })], globals, cacheFolder: testCacheFolder });
  expect((await own.evaluate({ events: [anEvent({}, 0)] })).matches).toHaveLength(1);
  await own.close();
});
