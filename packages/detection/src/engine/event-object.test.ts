import type { EventPath } from "@pharos/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { encodePartialEvent, unreadBeside, wantedOf } from "../partial-events/partial-event.ts";
import { anEvent, aRule, testCacheFolder } from "../testing/a-rule.ts";
import { type RuleEngine, startRuleEngine } from "./rule-engine.ts";

const event = {
  eventName: "Login",
  Empty: "",
  nothing: null,
  zero: 0,
  user: { Name: "ada", roles: ["admin", "dev"], address: { city: "Bern" } },
  items: [{ k: 1, tags: ["a", "b"] }, { k: 2, tags: ["b"] }, { other: 3 }, { k: 1 }],
  hollow: [[], []],
  p_event_time: "2026-11-20 06:07:08.123456789",
  p_log_type: "Test.Log",
  p_udm: { source_ip: "192.0.2.1", user: { name: "from udm" } },
  _mocked_lookup_data_: { table: { key: { row: 1 } } },
};

/** A Python expression over `event`, and the JSON of its value; an exception's class where it raises. */
const cases: [expression: string, value: unknown][] = [
  // get, items, in: any capitalisation, the exact one first
  ['event["EVENTNAME"]', "Login"],
  ['event.get("eventname")', "Login"],
  ['event.get("absent")', null],
  ['event.get("absent", 7)', 7],
  ['event.get("nothing", 7)', null],
  ['"EVENTNAME" in event', true],
  ['"absent" in event', false],
  ['event["absent"]', "KeyError"],
  ["event.get(5)", null],
  ["event.get([])", null],
  ['event["user"]["name"]', "ada"],
  ['event.get("user").get("NAME")', "ada"],
  ["list(event)[0]", "eventName"],
  ["len(event)", 11],
  ['[k for k, v in event.get("user").items()]', ["Name", "roles", "address"]],
  // immutable, equal by content, not hashable
  ['event["x"] == 1 or event.update({})', "KeyError"],
  ["event.update({})", "TypeError"],
  ["event.get('user').pop('Name')", "TypeError"],
  ["event.get('user').setdefault('a', 1)", "TypeError"],
  ["event.__setitem__('x', 1)", "AttributeError"],
  ["event.__delitem__('zero')", "AttributeError"],
  ["setattr(event, 'x', 1)", "TypeError"],
  ['event.get("items").append(1)', "TypeError"],
  ['{event.get("user"): 1}', "TypeError"],
  ["{event}", "TypeError"],
  ['event.get("user") == {"Name": "ada", "roles": ["admin", "dev"], "address": {"city": "Bern"}}', true],
  ['event.get("user") == {"name": "ada"}', false],
  ['event.deep_get("user", "roles") == ["admin", "dev"]', true],
  ['event.deep_get("user", "roles") == ("admin", "dev")', true],
  ['event.deep_get("user", "roles") == "admin"', false],
  ['isinstance(event.get("user"), dict)', false],
  ['isinstance(event.get("user"), Mapping)', true],
  ['isinstance(event.get("items"), list)', false],
  ['isinstance(event.get("items"), Sequence)', true],
  ['event.get("items")[0]["K"]', 1],
  ['"admin" in event.deep_get("user", "roles")', true],
  ['isinstance(event.get("items")[0:2], tuple)', true],
  ['isinstance(event.get("items")[0:2][0], dict)', true],
  ['[r.upper() for r in event.deep_get("user", "roles")]', ["ADMIN", "DEV"]],
  ['event.get("items") + []', "TypeError"],
  ['event.get("items").sort()', "TypeError"],
  // spellings: the exact one, else the first; keys that are no text as they are
  ["PantherEvent({'A': 1, 'a': 2, 'B': 3, 'b': 4})['a']", 2],
  ["PantherEvent({'Bb': 3, 'bB': 4})['bb']", 3],
  ["PantherEvent({5: 'five'})[5]", "five"],
  ["PantherEvent({5: 'five'}).get('5', 'none')", "none"],
  ["5 in PantherEvent({5: 1}) and '5' not in PantherEvent({5: 1})", true],
  ["list(event.get('user'))", ["Name", "roles", "address"]],
  ["event.get('user').get('Name') == event['USER']['NAME']", true],
  ["{'Name': 'ada', 'roles': ['admin', 'dev'], 'address': {'city': 'Bern'}} == event.get('user')", true],
  ["['admin', 'dev'] == event.deep_get('user', 'roles')", true],
  ["event.get('items')[-1]['k']", 1],
  ["event.get('items')[9]", "IndexError"],
  ["len(event.get('items')) == 4 and bool(event.get('items'))", true],
  ["{'k': 1, 'tags': ['a', 'b']} in event.get('items')", true],
  ["event.get('items').index({'other': 3})", 2],
  ["list(reversed(event.deep_get('user', 'roles')))", ["dev", "admin"]],
  ["event.deep_get('user', 'roles') + ['x']", "TypeError"],
  ["', '.join(event.deep_get('user', 'roles'))", "admin, dev"],
  ["sorted(event.deep_get('user', 'roles'), reverse=True)", ["dev", "admin"]],
  ["set(event.deep_get('user', 'roles')) == {'admin', 'dev'}", true],
  ["{**event.get('user').get('address')}", { city: "Bern" }],
  ["dict(event.get('user').get('address'))", { city: "Bern" }],
  ["str(event.get('user').get('address'))", "{'city': 'Bern'}"],
  ["f\"{event.deep_get('user', 'roles')}\"", "['admin', 'dev']"],
  ["json.dumps(event)", "TypeError"],
  ["event.get('items').copy()[0]['k']", 1],
  ["event.copy().update({'a': 1})", null],
  // plain copies
  ['event.to_dict()["user"]["Name"]', "ada"],
  ["type(event.to_dict()['items'][0]) is dict", true],
  ['event.deep_get("user", "roles").as_list()', ["admin", "dev"]],
  ['json.loads(json.dumps(event, default=PantherEvent.json_encoder))["user"]["Name"]', "ada"],
  ["copy.deepcopy(event)['zero']", 0],
  // deep_get
  ['event.deep_get("user", "address", "city")', "Bern"],
  ['event.deep_get("USER", "ADDRESS", "CITY")', "Bern"],
  ['event.deep_get("user", "absent", default="d")', "d"],
  ['event.deep_get("nothing", default="d")', "d"],
  ['event.deep_get("items", "k", default="d")', "d"],
  ['event.deep_get("eventName", "x", default="d")', "d"],
  ['event.deep_get("zero", default="d")', 0],
  ['event.deep_get("Empty", default="d")', ""],
  // deep_walk
  ['event.deep_walk("items", "k")', [1, 2]],
  ['event.deep_walk("items", "k", return_val="first")', 1],
  ['event.deep_walk("items", "k", return_val="last")', 2],
  ['event.deep_walk("items", "tags")', ["a", "b"]],
  ['event.deep_walk("items", "other")', 3],
  ['event.deep_walk("items", "absent")', null],
  ['event.deep_walk("items", "absent", default="")', ""],
  ['event.deep_walk("user", "name")', "ada"],
  ['event.deep_walk("nothing", default="d")', "d"],
  ['event.deep_walk("hollow", default="d")', "d"],
  ['event.deep_walk("user", "roles")', ["admin", "dev"]],
  ['event.deep_walk("items", "other", default="")', ["", 3]],
  ['event.deep_walk("items", "other", default="", return_val="last")', 3],
  ['event.deep_walk("items", "k", return_val="any")', "all"],
  ['event.deep_walk("items", "other", return_val="any")', 3],
  ['event.deep_walk("eventName", "x", default="d")', "d"],
  ['event.deep_walk(default="d")["zero"]', 0],
  ['event.deep_walk("zero", default="d")', 0],
  ['event.deep_walk("Empty", default="d")', ""],
  ['PantherEvent({"a": [[{"b": 1}], [{"b": [2, 3]}]]}).deep_walk("a", "b")', [1, 2, 3]],
  ['PantherEvent({"a": [{"b": {"c": 1}}, {"b": {"c": 2}}]}).deep_walk("a", "b")', [{ c: 1 }, { c: 2 }]],
  // It gives plain lists and dicts, which may be changed and change nothing else.
  ['event.deep_walk("user", "roles") + ["x"]', ["admin", "dev", "x"]],
  ['isinstance(event.deep_walk("user", "roles"), list)', true],
  ['event.deep_walk("items")[0].get("k")', 1],
  ['event.deep_walk("user", "address").get("CITY", "plain")', "plain"],
  ['[event.deep_walk("user", "roles").append("x"), event.deep_get("user", "roles")][1].as_list()', ["admin", "dev"]],
  ['event.deep_walk("items", "k", return_val="first") + 1', 2],
  ['PantherEvent({"a": [{"b": None}, {"b": []}]}).deep_walk("a", "b", default="d")', "d"],
  // unified fields, time, lookup
  ['event.udm("source_ip")', "192.0.2.1"],
  ['event.udm("user", "name")', "from udm"],
  ['event.udm("user", "address", "city")', "Bern"],
  ['event.udm("zero", default="d")', "d"],
  ['event.udm("absent", default="d")', "d"],
  ['event.udm("nothing", default="d")', "d"],
  ['event.udm("Empty", default="d")', "d"],
  ['event.udm("user").get("name")', "from udm"],
  ["event.event_type()", null],
  ["PantherEvent({'event_type': 'x'}).event_type()", "x"],
  ["[event.log_type, event.data_model]", ["Test.Log", null]],
  ['event.udm_path("source_ip")', "PantherError"],
  [
    "PantherEvent({'p_event_time': '2026-11-20T08:07:08+02:00'}).event_time_epoch()",
    Date.UTC(2026, 10, 20, 6, 7, 8) / 1000,
  ],
  [
    "PantherEvent({'p_event_time': '2026-11-20 06:07:08'}).event_time_epoch(False)",
    Date.UTC(2026, 10, 20, 6, 7, 8) / 1000,
  ],
  ["event.event_time_epoch()", Date.UTC(2026, 10, 20, 6, 7, 8) / 1000],
  ['event.lookup("table", "key").get("row")', 1],
  ['event.lookup("table", "other")', null],
];

const body = (expression: string) => `
import copy
import json
from collections.abc import Mapping, Sequence
from panther_core import PantherEvent
def rule(event):
    return True
def alert_context(event):
    try:
        return {"value": ${expression}}
    except Exception as error:
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

test("lookup reads the table's row, or None, where the event brings no tables", async () => {
  const rows: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    "hosts db-1": { owner: "ada", list: [1] },
  };
  const body = `
def rule(event):
    found = event.lookup("hosts", event["host"])
    return found is not None and found["OWNER"] == "ada" and found.get("list") == [1]
def title(event): return str(event.lookup("hosts", 7)) + str(event.lookup("absent", "db-1"))`;
  const own = await startRuleEngine({
    rules: [aRule({ body })],
    globals: [],
    cacheFolder: testCacheFolder,
    lookup: async (table, key) => rows[`${table} ${key}`] ?? null,
  });
  const { matches, errors } = await own.evaluate({ events: [anEvent({ host: "db-1" }, 0), anEvent({ host: "x" }, 0)] });
  expect([errors, matches.map(({ event: at, title }) => [at, title])]).toEqual([[], [[0, "NoneNone"]]]);
  await own.close();
});

test("the time of an event is 0 where it has none that can be read", async () => {
  const index = cases.findIndex(([expression]) => expression === "event.event_time_epoch()");
  const events = [anEvent({}, index), anEvent({ p_event_time: "soon" }, index)];
  const { matches } = await engine.evaluate({ events });
  expect(matches.map(({ context }) => context)).toEqual([{ value: 0 }, { value: 0 }]);
});

const { eventName, user, items, p_udm, p_log_type } = event;
/** What was read of the event, and by which paths. */
const parts: { paths: EventPath[]; part: Readonly<Record<string, unknown>> }[] = [
  { paths: [], part: {} },
  { paths: [["eventName"], ["items"]], part: { eventName, items } },
  { paths: [["user", "Name"]], part: { user: { Name: user.Name } } },
  {
    paths: [["user", "address", "city"], ["user", "roles"], ["p_udm"], ["nothing"], ["zero"], ["p_log_type"]],
    part: { user: { roles: user.roles, address: { city: "Bern" } }, p_udm, nothing: null, zero: 0, p_log_type },
  },
];

test("of a part of an event every expression gives the same as of the whole one, or wants more", async () => {
  let answered = 0;
  for (const { paths, part } of parts) {
    const json = encodePartialEvent(part, unreadBeside(paths, Object.keys(event)));
    const rules = cases.map((_, index) => index);
    const { matches, errors } = await engine.evaluate({ events: rules.map((rule) => ({ json, rules: [rule] })) });
    expect(errors.filter((error) => wantedOf(error) === undefined)).toEqual([]);
    expect(matches.length + errors.length).toBe(cases.length);
    answered += matches.length;
    for (const { event: at, context } of matches) expect([cases[at]?.[0], context.value]).toEqual(cases[at]);
  }
  expect(answered).toBeGreaterThan(cases.length);
});

test("a rule on a part of an event wants the first that it asks for, even where it hides that, and counts nothing", async () => {
  const body = (line: string) => `
from panther_detection_helpers.caching import increment_counter
def rule(event):
    try:
        ${line}
    except:
        return False
`;
  const lines: [line: string, wanted: string[], isEverything: boolean][] = [
    ["return event.get('userName') == 'a'", ["userName"], false],
    ["return event['user'].get('email') == 'a'", ["user", "email"], false],
    ["return event['user']['address'].get('city') == 'a'", ["user", "address"], false],
    ["return len(event.get('user')) > 0", ["user"], true],
    ["return {**event} == {}", [], true],
    ["return increment_counter('n') > 5", [], true],
    ["return event.udm('source_ip') == 'a'", ["p_udm"], false],
  ];
  const own = await startRuleEngine({
    rules: lines.map(([line], index) => aRule({ id: `Wants.${index}`, body: body(line) })),
    globals: [],
    cacheFolder: testCacheFolder,
    cache: () => Promise.reject(new Error("asked for a counter")),
  });
  const fields = ["userName", "user", "p_udm"];
  const json = encodePartialEvent({ user: { name: "ada" } }, unreadBeside([["user", "name"]], fields));
  const { errors } = await own.evaluate({ events: lines.map((_, rule) => ({ json, rules: [rule] })) });
  expect(errors.map(wantedOf)).toEqual(lines.map(([, path, isEverything]) => ({ path, isEverything })));
  await own.close();
});
