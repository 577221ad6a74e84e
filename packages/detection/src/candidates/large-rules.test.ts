import { expect, test } from "vitest";
import { startRuleEngine } from "../engine/rule-engine.ts";
import { aRule, testCacheFolder } from "../testing/a-rule.ts";

const lines = (count: number, line: (at: number) => string) => Array.from({ length: count }, (_, at) => line(at));

/** Rules that grow with each line, or with each call, when every way through them is followed. */
const bodies = {
  values: [
    "x = ''",
    ...lines(80, (at) => `if event.get("c${at}"):\n        x = event.get("a${at}", x)`),
    "return x == 'a'",
  ],
  branches: [
    ...lines(40, (at) => `${"    ".repeat(at)}if "y" in event.get("b${at}", "") or event.get("a${at}"):`),
    `${"    ".repeat(40)}return True`,
  ],
  guards: [
    'if event.get("kind") != "a": return False',
    ...lines(200, (at) => `if event.get("a${at}", "").startswith("x"): return ${at % 2 === 0 ? "True" : "False"}`),
    "return True",
  ],
};
const calls = [
  "def f0(event, key):\n    return event.get(key) == 'a'",
  ...lines(14, (at) => `def f${at + 1}(event, key):\n    return f${at}(event, key + "1") or f${at}(event, key + "2")`),
  "def rule(event):\n    return f14(event, 'k')",
].join("\n");
const list = `NAMES = [${lines(20_000, (at) => `"name-${at}"`).join(", ")}]\ndef rule(event):\n    return event.get("kind") in NAMES`;

test("reads rules of any size within the time of a call, and what stands first in them", async () => {
  const written = Object.entries(bodies).map(([id, body]) => ({
    id,
    body: `def rule(event):\n    ${body.join("\n    ")}`,
  }));
  const rules = [...written, { id: "calls", body: calls }, { id: "list", body: list }].map((rule) => aRule(rule));
  const engine = await startRuleEngine({ rules, globals: [], cacheFolder: testCacheFolder, callTimeoutMs: 2_000 });
  expect(engine.outages()).toEqual([]);
  expect(engine.stats().processes).toBe(1);
  const chosen = (event: Record<string, unknown>) => engine.candidates("Test.Log", event).map(engine.idOf);
  expect(chosen({ kind: "b" })).not.toContain("guards");
  expect(chosen({ kind: "a" })).toContain("guards");
  expect(chosen({ kind: "name-19999" })).toContain("list");
  expect(chosen({ kind: "name-20000" })).not.toContain("list");
  await engine.close();
});
