import { expect, test } from "vitest";
import { RuleActivityLog } from "./rule-activity.ts";

const rows = (logType: string, count: number) => ({
  logType,
  rows: count,
  ndjson: new Uint8Array(),
  minEventTimeMs: 0,
  maxEventTimeMs: 0,
});
const rule = (id: string, logTypes: string[], enabled = true) => ({ id, logTypes, enabled, lastModified: new Date(0) });
const spentMs = new Map<string, number>();
const found = { matches: [], ruleErrors: [] };
const nothing = { runs: 0, milliseconds: 0, matches: 0, errors: 0, lastError: undefined };
const doorRule = rule("Door", ["Custom.Door", "Custom.Gate"]);
const others = [rule("Off", ["Custom.Door"], false), rule("Other", ["Custom.Other"])];

test("counts the events of a rule's log types those that it was run on, the time that it took, and what came of it", () => {
  const log = new RuleActivityLog();
  log.follow([doorRule, ...others]);
  log.add({
    tables: [rows("Custom.Door", 90), rows("Custom.Gate", 10)],
    runs: new Map([["Door", 4]]),
    spentMs: new Map([["Door", 900]]),
    matches: [{ ruleId: "Door" }],
    ruleErrors: [
      { ruleId: "Door", message: "KeyError('lock')" },
      { ruleId: "Door", message: "KeyError('door')" },
      { ruleId: "Gone", message: "" },
    ],
  });
  log.add({ tables: [rows("Custom.Other", 7)], runs: new Map(), spentMs, ...found });
  expect(log.of("Door")).toEqual({
    ...{ events: 100, runs: 4, milliseconds: 900, matches: 1 },
    ...{ errors: 2, lastError: "KeyError('door')" },
  });
  expect(log.of("Other")).toEqual({ ...nothing, events: 7 });
});

test("knows nothing of a rule that does not run", () => {
  const log = new RuleActivityLog();
  log.follow(others);
  expect([log.of("Off"), log.of("Unknown")]).toEqual([undefined, undefined]);
});

test("begins anew when the rule changes, and goes on when another one does", () => {
  const log = new RuleActivityLog();
  log.follow([doorRule, ...others]);
  log.add({
    tables: [rows("Custom.Door", 50), rows("Custom.Other", 5)],
    runs: new Map([["Door", 50]]),
    spentMs,
    ...found,
  });
  log.follow([{ ...doorRule, lastModified: new Date(1) }, ...others]);
  log.add({ tables: [rows("Custom.Door", 10)], runs: new Map([["Door", 1]]), spentMs, ...found });
  expect(log.of("Door")).toEqual({ ...nothing, events: 10, runs: 1 });
  expect(log.of("Other")).toEqual({ ...nothing, events: 5 });
});
