import { expect, test } from "vitest";
import type { CacheRequest } from "../rules/cache-store.ts";
import { createMemoryCacheStore } from "../rules/memory-cache-store.ts";
import { evaluateExpressions } from "../testing/evaluate-expressions.ts";

const head = `
import time
from datetime import timedelta
from panther_detection_helpers import caching as c
`;
const day = 24 * 3600;

/** The expiry that a function asks for: seconds from now, an absolute moment, or null for leaving it as it is. */
type Expiry = { in: number } | { at: number } | null;

const expiries: readonly (readonly [expression: string, expiry: Expiry])[] = [
  ["c.increment_counter('k')", { in: 90 * day }],
  ["c.increment_counter('k', 1, None)", null],
  ["c.increment_counter('k', 1, 60)", { in: 60 }],
  ["c.increment_counter('k', epoch_seconds='60')", { in: 60 }],
  ["c.increment_counter('k', epoch_seconds=1.5)", { in: 1.5 }],
  ["c.increment_counter('k', epoch_seconds=999999999)", { in: 999_999_999 }],
  ["c.increment_counter('k', epoch_seconds=1000000000)", { at: 1_000_000_000 }],
  ["c.increment_counter('k', epoch_seconds='2000000000')", { at: 2_000_000_000 }],
  ["c.increment_counter('k', epoch_seconds='soon')", null],
  ["c.increment_counter('k', epoch_seconds='nan')", null],
  ["c.increment_counter('k', epoch_seconds=timedelta(1))", null],
  ["c.increment_counter('k', epoch_seconds=timedelta(1).total_seconds())", { in: day }],
  ["c.add_to_string_set('k', 'a')", null],
  ["c.add_to_string_set('k', ['a'], 60)", { in: 60 }],
  ["c.remove_from_string_set('k', 'a')", null],
  ["c.remove_from_string_set('k', 'a', 60)", { in: 60 }],
  ["c.put_string_set('k', ['a'])", null],
  ["c.put_string_set(key='k', val=['a'], epoch_seconds=int(time.time() + 60))", { in: 60 }],
  ["c.put_dictionary('k', {})", null],
  ["c.put_dictionary('k', {}, 60)", { in: 60 }],
  ["c.reset_counter('k')", null],
  ["c.set_key_expiration('k', 60)", { in: 60 }],
  ["c.set_key_expiration('k', epoch_seconds=2000000000)", { at: 2_000_000_000 }],
];

test("expiries are seconds from now or since 1970, and what is no number leaves them", async () => {
  const requests: CacheRequest[] = [];
  const store = createMemoryCacheStore();
  const cache = (request: CacheRequest) => {
    requests.push(request);
    return store(request);
  };
  const now = Date.now() / 1000;
  await evaluateExpressions(
    expiries.map(([expression]) => `repr(${expression})`),
    { head, cache },
  );
  const asked = requests.map((request) => ("expiresAt" in request ? request.expiresAt : undefined));
  const said = asked.map((expiresAt, index) => {
    const [expression, expiry] = expiries[index] ?? ["", null];
    if (expiresAt === undefined || expiresAt === null || expiry === null) return [expression, expiresAt];
    const isNear = "in" in expiry ? Math.abs(expiresAt - now - expiry.in) < 60 : expiresAt === expiry.at;
    return [expression, isNear ? expiry : expiresAt];
  });
  expect(said).toEqual(expiries);
});

const values: readonly (readonly [expression: string, value: unknown])[] = [
  [
    "[c.get_counter('a'), c.increment_counter('a', 5), c.increment_counter('a', -7), c.get_counter('a')]",
    [0, 5, -2, -2],
  ],
  [
    "[c.increment_counter('b', '3'), c.increment_counter('b', 0), c.reset_counter('b'), c.get_counter('b')]",
    [3, 3, null, 0],
  ],
  [
    "[c.increment_counter('c', 4, -1), c.get_counter('c'), c.get_counter('c', force_ttl_check=True), c.increment_counter('c')]",
    [4, 4, 0, 1],
  ],
  ["[c.set_key_expiration('d', -1), c.get_counter('d'), c.increment_counter('d')]", [null, 0, 1]],
  [
    "sorted(c.add_to_string_set('e', ('a', 'b')) | c.add_to_string_set('e', {'b', 'c'}) | c.get_string_set('e'))",
    ["a", "b", "c"],
  ],
  [
    "[sorted(c.add_to_string_set('f', '')), sorted(c.add_to_string_set('f', [])), sorted(c.get_string_set('f', True))]",
    [[""], [""], [""]],
  ],
  [
    "[c.put_string_set('g', ['b', 'a', 'b']), sorted(c.get_string_set('g')), c.reset_string_set('g'), list(c.get_string_set('g'))]",
    [null, ["a", "b"], null, []],
  ],
  [
    "[c.put_string_set('h', ['a'], -1), sorted(c.get_string_set('h')), list(c.get_string_set('h', force_ttl_check=True))]",
    [null, ["a"], []],
  ],
  [
    "[c.put_string_set('i', ['a'], -1), list(c.remove_from_string_set('i', 'b')), list(c.get_string_set('i'))]",
    [null, [], []],
  ],
  ["sorted(c.remove_from_string_set('j', 'a')) + sorted(c.remove_from_string_set('j', []))", []],
  ["type(c.get_string_set('absent')) is set and c.get_dictionary('absent') == {}", true],
  ["c.add_to_string_set('k', [1])", "TypeError"],
  ["[c.put_dictionary('l', {'a': {'b': [1, None]}}), c.get_dictionary('l')]", [null, { a: { b: [1, null] } }]],
  ["[c.put_dictionary('m', event), c.get_dictionary('m')]", [null, { n: [1] }]],
  [
    "[c.put_dictionary('n', {'a': 1}, -1), c.get_dictionary('n'), c.get_dictionary('n', force_ttl_check=True)]",
    [null, { a: 1 }, {}],
  ],
  ["c.put_dictionary('o', 'text')", "TypeError"],
  ["c.put_dictionary('o', {'a': {1}})", "ValueError"],
  ["[c.evaluate_threshold('p', threshold=3) for _ in range(7)]", [false, false, true, false, false, true, false]],
  ["[c.evaluate_threshold('q', 1), c.evaluate_threshold('q', 1)]", [true, true]],
  ["[c.evaluate_threshold('r', 2, -1), c.evaluate_threshold('r', 2, -1)]", [false, false]],
  [
    "[c.check_account_age('s'), c.put_string_set('s', ['x']), c.check_account_age('s'), c.check_account_age(''), c.check_account_age(None)]",
    [false, null, true, false, false],
  ],
  [
    "[c.increment_counter('t'), sorted(c.add_to_string_set('t', 'a')), c.put_dictionary('t', {'x': 1}), c.get_counter('t'), sorted(c.get_string_set('t'))]",
    [1, ["a"], null, 1, ["a"]],
  ],
  [
    "[c.increment_counter('u'), c.add_to_string_set('u', 'a') == {'a'}, c.reset_string_set('u'), c.get_counter('u')]",
    [1, true, null, 1],
  ],
  ["[c.increment_counter(5), c.get_counter('5')]", [1, 1]],
  ["c.kv_table()", "NotImplementedError"],
  [
    "[c.ttl_expired(None), c.ttl_expired({'expiresAt': 1}), c.ttl_expired({'expiresAt': time.time() + 9})]",
    [false, true, false],
  ],
];

test("counters, sets and dictionaries keep what they are told", async () => {
  const found = await evaluateExpressions(
    values.map(([expression]) => expression),
    { head, event: { n: [1] } },
  );
  expect(values.map(([expression], index) => [expression, found[index]])).toEqual(values);
});
