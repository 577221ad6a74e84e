import { expect, test } from "vitest";
import { anEvent, aRule, testCacheFolder } from "../testing/a-rule.ts";
import { startRuleEngine } from "./rule-engine.ts";

const timeout = 120_000;
/** Processor time: a machine that is busy with other things makes no rule slow. */
const slowBody = `
def rule(event):
    count = 0
    for number in range(1_500_000):
        count += number
    return True`;
const slow = aRule({ id: "Slow", body: slowBody });
const quick = aRule({ id: "Quick", body: "def rule(event): return True" });
const options = { globals: [], cacheFolder: testCacheFolder, callTimeoutMs: 5_000 };
const events = (count: number, ...rules: number[]) => Array.from({ length: count }, (_, n) => anEvent({ n }, ...rules));

test("lets other batches have their turn while a rule takes long with one", { timeout }, async () => {
  const engine = await startRuleEngine({ ...options, rules: [slow, quick] });
  const order: string[] = [];
  const both = [
    engine.evaluate({ events: events(30, 0) }).then((result) => {
      order.push("slow");
      return result;
    }),
    engine.evaluate({ events: events(20, 1) }).then((result) => {
      order.push("quick");
      return result;
    }),
  ];
  const [ofSlow, ofQuick] = await Promise.all(both);
  expect(order).toEqual(["quick", "slow"]);
  expect(ofQuick?.matches.map(({ event }) => event)).toEqual(Array.from({ length: 20 }, (_, n) => n));
  // Without a budget a slow rule is slow, and loses nothing.
  expect(ofSlow?.matches.map(({ event, ruleId }) => [event, ruleId])).toEqual(
    Array.from({ length: 30 }, (_, n) => [n, "Slow"]),
  );
  expect(engine.outages()).toEqual([]);
  expect(ofSlow?.spentMs?.get("Slow")).toBeGreaterThan(500);
  await engine.close();
});

test("holds back a rule that has used up its budget, and says what to do", { timeout }, async () => {
  const notices: string[] = [];
  const notice = (message: string) => notices.push(message);
  const engine = await startRuleEngine({ ...options, rules: [slow, quick], ruleMsPerMinute: 500, notice });
  const { matches, errors } = await engine.evaluate({ events: events(60, 0, 1) });
  expect(matches.filter(({ ruleId }) => ruleId === "Quick")).toHaveLength(60);
  const ofSlow = matches.filter(({ ruleId }) => ruleId === "Slow").length;
  expect(ofSlow).toBeGreaterThan(0);
  expect(ofSlow).toBeLessThan(40);
  expect(errors).toHaveLength(60 - ofSlow);
  expect(errors[0]).toMatchObject({ ruleId: "Slow", kind: "Suspended" });
  expect(engine.outages()).toEqual([
    {
      ruleId: "Slow",
      kind: "Suspended",
      line: 1,
      message: expect.stringMatching(/^it takes [\d.]+ m?s an event .* not run for 5 minutes.* Make it quicker/),
    },
  ]);
  expect(notices.some((text) => text.startsWith("The detection Slow is held back: it takes"))).toBe(true);
  expect(engine.candidates("Test.Log", {})).toEqual([1]);
  await engine.reload({ rules: [aRule({ id: "Slow", body: `${slowBody}\n# changed` }), quick], globals: [] });
  expect(engine.outages()).toEqual([]);
  expect(engine.candidates("Test.Log", {})).toEqual([0, 1]);
  await engine.close();
});

test("does not hold back a rule that another one makes out to be slow", { timeout }, async () => {
  const framing = aRule({
    id: "Framing",
    body: `
import sys
import pharos_runner
def rule(event):
    frame = sys._getframe()
    while frame is not None:
        spent = frame.f_locals.get("spent")
        if isinstance(spent, dict):
            spent[1] = (9_000_000, 1)
        frame = frame.f_back
    return True`,
  });
  const engine = await startRuleEngine({ ...options, rules: [framing, quick, slow], ruleMsPerMinute: 300 });
  for (let round = 0; round < 3; round++) await engine.evaluate({ events: events(10, 0, 1, 2) });
  expect(engine.outages().map(({ ruleId }) => ruleId)).not.toContain("Quick");
  await engine.close();
});
