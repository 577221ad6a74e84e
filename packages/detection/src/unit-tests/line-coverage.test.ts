import type { DetectionTest, Rule } from "@pharos/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RuleEngine, startRuleEngine } from "../engine/rule-engine.ts";
import { aPolicy } from "../testing/a-policy.ts";
import { aRule, testCacheFolder } from "../testing/a-rule.ts";

const aTest = (log: Record<string, unknown>, expectedResult = true): DetectionTest => ({
  name: JSON.stringify(log),
  expectedResult,
  log,
  mocks: [],
});

const vault = `DOORS = ("vault", "roof")

def rule(event):
    if event.get("door") not in DOORS:
        return False
    for badge in event.get("badges", []):
        if badge == "master":
            return False
    return True

def title(event):
    if event.get("door") == "roof":
        place = "the roof"
    else:
        place = "the vault"
    return f"{place} was opened"

def severity(event):
    if event.get("alarm"):
        level = "HIGH"
        return level
    return "DEFAULT"
`;
const rules: Rule[] = [
  aRule({ id: "Vault", body: vault, tests: [aTest({ door: "vault", badges: ["a"] }), aTest({ door: "hall" }, false)] }),
  aRule({ id: "Whole", body: "def rule(event):\n    return event['a'] == 1\n", tests: [aTest({ a: 1 })] }),
  aRule({
    id: "Endless",
    body: "def rule(event):\n    while event['loop']:\n        pass\n    return True\n",
    tests: [aTest({ loop: true }), aTest({ loop: false })],
  }),
  aRule({ id: "Broken", body: "def rule(event:\n    return True", tests: [aTest({})] }),
  aRule({ id: "Untested", body: "def rule(event):\n    return True\n" }),
  aRule({
    id: "Changes",
    body: `from shared import LOADS
LOADS.append(1)
while len(LOADS) == MANY:
    pass
def rule(event):
    return True
`.replace("MANY", "2"),
    tests: [aTest({})],
  }),
  aRule({
    id: "Curious",
    body: `import sys
def rule(event):
    try:
        1 / 0
    except ZeroDivisionError as error:
        frame = error.__traceback__.tb_frame
        return hasattr(sys, "monitoring") or hasattr(frame, "f_back") or frame.f_globals != {}
`,
    tests: [aTest({}, false)],
  }),
];
const policies = [
  aPolicy({
    id: "Locked",
    body: 'def policy(resource):\n    if "Locked" not in resource:\n        return False\n    return resource["Locked"]\n',
    tests: [{ name: "locked", expectedResult: true, log: { Locked: true }, mocks: [] }],
  }),
];

let engine: RuleEngine;
beforeAll(async () => {
  engine = await startRuleEngine({
    rules,
    policies,
    globals: [{ id: "shared", description: "", body: "LOADS = []\n" }],
    callTimeoutMs: 300,
    cacheFolder: testCacheFolder,
  });
});
afterAll(() => engine.close());

test("tells which lines tests run, which branches they never take, and changes no result", async () => {
  const plain = await engine.runTests();
  const { results, coverage } = await engine.runTestsWithCoverage();
  expect(results).toEqual(plain);
  const of = (id: string) => coverage.find(({ ruleId }) => ruleId === id);
  expect(coverage.map(({ ruleId }) => ruleId)).toEqual(["Vault", "Whole", "Endless", "Curious", "Locked"]);
  expect(of("Vault")).toEqual({
    ruleId: "Vault",
    lines: [1, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 15, 16, 18, 19, 20, 21, 22],
    missed: [8, 13, 20, 21],
    untaken: [
      { from: 7, to: 8 },
      { from: 12, to: 13 },
      { from: 19, to: 20 },
    ],
  });
  expect(of("Whole")).toEqual({ ruleId: "Whole", lines: [1, 2], missed: [], untaken: [] });
  // The test that ran out of time is not run once more.
  expect(of("Endless")?.missed).toEqual([3]);
  expect(of("Locked")).toMatchObject({ missed: [3], untaken: [{ from: 2, to: 3 }] });
  // "Changes" does not end when it is loaded once more, and has no coverage.
  expect(results.filter(({ ruleId }) => ruleId === "Changes" || ruleId === "Curious")).toMatchObject([
    { passed: true },
    { passed: true },
  ]);
  expect(await engine.runTests()).toEqual(plain);
});
