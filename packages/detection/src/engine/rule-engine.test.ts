import { afterAll, beforeAll, expect, test } from "vitest";
import { anEvent, aRule } from "../testing/a-rule.ts";
import { type RuleEngine, startRuleEngine } from "./rule-engine.ts";

const rules = [
  aRule({
    id: "Login",
    body: "def rule(event):\n    return event.get('EVENTNAME') == 'Login'",
    displayName: "A login",
  }),
  aRule({ id: "Raises", body: "def rule(event):\n    return event['absent']" }),
  aRule({ id: "Endless", body: "def rule(event):\n    while True: pass" }),
  aRule({ id: "Truthy", body: "def rule(event):\n    return 1" }),
];

let engine: RuleEngine;
beforeAll(async () => {
  engine = await startRuleEngine({ rules, globals: [], callTimeoutMs: 200 });
});
afterAll(() => engine.close());

test("names the events that match, with the rule's static values", async () => {
  const { matches, errors } = await engine.evaluate({
    events: [anEvent({ eventName: "Other" }, 0), anEvent({ eventName: "Login" }, 0)],
  });
  expect({ matches, errors }).toEqual({
    matches: [
      expect.objectContaining({ event: 1, ruleId: "Login", title: "A login", severity: "MEDIUM", context: {} }),
    ],
    errors: [],
  });
});

test("records what raises, returns the wrong type or does not end, and goes on", async () => {
  const result = await engine.evaluate({ events: [anEvent({ eventName: "Login" }, 1, 2, 3, 0)] });
  expect(result.matches.map((match) => match.ruleId)).toEqual(["Login"]);
  expect(result.errors.map(({ ruleId, kind }) => [ruleId, kind])).toEqual([
    ["Raises", "KeyError"],
    ["Endless", "Timeout"],
    ["Truthy", "TypeError"],
  ]);
});
