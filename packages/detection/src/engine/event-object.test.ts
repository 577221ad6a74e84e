import { afterAll, beforeAll, expect, test } from "vitest";
import { anEvent, aRule, testCacheFolder } from "./a-rule.ts";
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
  ["event.update({})", "AttributeError"],
  ["event.__setitem__('x', 1)", "AttributeError"],
  ["event.__delitem__('zero')", "AttributeError"],
  ["setattr(event, 'x', 1)", "TypeError"],
  ['event.get("items").append(1)', "AttributeError"],
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
  ['event.get("items").sort()', "AttributeError"],
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
  ['event.deep_walk("items", "k").as_list()', [1, 2]],
  ['event.deep_walk("items", "k", return_val="first")', 1],
  ['event.deep_walk("items", "k", return_val="last")', 2],
  ['event.deep_walk("items", "tags").as_list()', ["a", "b"]],
  ['event.deep_walk("items", "other")', 3],
  ['event.deep_walk("items", "absent")', null],
  ['event.deep_walk("items", "absent", default="")', ""],
  ['event.deep_walk("user", "name")', "ada"],
  ['event.deep_walk("nothing", default="d")', "d"],
  ['event.deep_walk("hollow", default="d")', "d"],
  ['event.deep_walk("user", "roles").as_list()', ["admin", "dev"]],
  // unified fields, time, lookup
  ['event.udm("source_ip")', "192.0.2.1"],
  ['event.udm("user", "name")', "from udm"],
  ['event.udm("user", "address", "city")', "Bern"],
  ['event.udm("zero", default="d")', "d"],
  ['event.udm("absent", default="d")', "d"],
  ['event.udm_path("source_ip")', "PantherError"],
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

test("the time of an event is 0 where it has none that can be read", async () => {
  const index = cases.findIndex(([expression]) => expression.includes("event_time_epoch"));
  const events = [anEvent({}, index), anEvent({ p_event_time: "soon" }, index)];
  const { matches } = await engine.evaluate({ events });
  expect(matches.map(({ context }) => context)).toEqual([{ value: 0 }, { value: 0 }]);
});
