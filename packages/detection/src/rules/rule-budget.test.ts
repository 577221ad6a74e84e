import { expect, test } from "vitest";
import { isOverspent, msPerCall, type RuleAccount, spend } from "./rule-budget.ts";

const budgetMs = 10_000;

/** Spends so much every so often; answers after how many times the budget is used up, or undefined. */
function overspentAfter(ms: number, everyMs: number, times = 1_000): number | undefined {
  let account: RuleAccount | undefined;
  for (let time = 1; time <= times; time++) {
    account = spend(account, { ms, calls: 1 }, time * everyMs, budgetMs);
    if (isOverspent(account)) return time;
  }
  return undefined;
}

test.each([
  { name: "700 ms without a pause", ms: 700, everyMs: 700, after: 17 },
  { name: "700 ms every 10 s", ms: 700, everyMs: 10_000, after: undefined },
  { name: "1 ms every 2 ms", ms: 1, everyMs: 2, after: undefined },
  { name: "20 ms every 40 ms", ms: 20, everyMs: 40, after: 750 },
  { name: "10 s at once", ms: 10_000, everyMs: 1, after: 2 },
  { name: "11 s at once", ms: 11_000, everyMs: 1, after: 1 },
  { name: "10 s every minute", ms: 10_000, everyMs: 60_000, after: undefined },
  { name: "a little more than 10 s a minute", ms: 1_100, everyMs: 6_000, after: 91 },
])("a rule that takes $name has used up its budget after $after times", ({ ms, everyMs, after }) => {
  expect(overspentAfter(ms, everyMs)).toBe(after);
});

test("what was not used in one minute is not added to the next", () => {
  const first = spend(undefined, { ms: 1, calls: 1 }, 0, budgetMs);
  expect(spend(first, { ms: 0, calls: 0 }, 3_600_000, budgetMs).leftMs).toBe(budgetMs);
});

test("knows what a call takes", () => {
  const account = spend(spend(undefined, { ms: 700, calls: 1 }, 0, budgetMs), { ms: 500, calls: 3 }, 1, budgetMs);
  expect(msPerCall(account)).toBe(300);
});
