import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { anEvent, aRule, testCacheFolder } from "../testing/a-rule.ts";
import { startRuleEngine } from "./rule-engine.ts";

/** The children of this process that run Python. */
const pythonsHere = () =>
  readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, "utf8")
    .split(" ")
    .filter((child) => child !== "" && readFileSync(`/proc/${child}/cmdline`, "utf8").includes("deno"));

const timeout = 120_000;
const counting = aRule({
  id: "Counting",
  body: `
seen = []
def rule(event):
    seen.append(1)
    return True
def title(event): return str(len(seen))`,
});

test("an interpreter that is due for replacement works on until its successor has the rules", { timeout }, async () => {
  let nowMs = 0;
  const engine = await startRuleEngine({
    rules: [counting],
    globals: [],
    cacheFolder: testCacheFolder,
    nowMs: () => ++nowMs,
  });
  const count = async () => Number((await engine.evaluate({ events: [anEvent({}, 0)] })).matches[0]?.title);
  expect(await count()).toBe(1);
  nowMs = 11 * 60_000;
  expect([await count(), await count()]).toEqual([2, 3]);
  let [before, now] = [3, await count()];
  for (; now !== 1; now = await count()) {
    expect(now).toBe(before + 1);
    before = now;
  }
  expect([await count(), engine.stats().processes]).toEqual([2, 2]);
  await engine.close();
});

test("closing ends a successor that is on its way", { timeout }, async () => {
  let nowMs = 0;
  const engine = await startRuleEngine({
    rules: [counting],
    globals: [],
    cacheFolder: testCacheFolder,
    nowMs: () => ++nowMs,
  });
  const [first] = pythonsHere();
  await engine.evaluate({ events: [anEvent({}, 0)] });
  nowMs = 11 * 60_000;
  await engine.evaluate({ events: [anEvent({}, 0)] });
  expect(first).toBeDefined();
  await engine.close();
  expect(pythonsHere()).toEqual([]);
});
